"""Gives numbers to the deeds and prompts of a game that have none yet: `python -m stolik.envs cardia --matches 500`.

Deeds are met in random matches, prompts are read from the game's words (with `--matches 0` only these).
"""

import argparse
import random
import re
from pathlib import Path

from stolik.envs.actions import NAMES, deeds, known_deeds, offered
from stolik.envs.encoding import known_prompts
from stolik.games import every, load
from stolik.table import Game, Match, State

PACKAGE = Path(__file__).parents[1]
MOST_NAMES = 4_000
"""A game has at most so many numbers of this kind: what is offered most often comes first."""


def meet(game: Game[State], seats: int, matches: int) -> dict[str, int]:
    """How often each deed is offered in random matches."""
    rng = random.Random(f"{game.id} {seats}")
    variants = game.variants()
    met: dict[str, int] = {}
    for seed in range(matches):
        match = Match(game, seats, variants[seed % len(variants)], seed).clone()
        while match.question is not None:
            ask = match.asks[0]
            for name in deeds(game, match.state, ask, offered(ask)):
                met[name] = met.get(name, 0) + 1
            match.answer(rng.choice(ask.options), ask.seat)
    return met


def prompts_of(game_id: str) -> set[str]:
    """Every prompt that there are words for, the game's own and those of all games: none is asked without words."""
    folders = PACKAGE / "games" / game_id / "words", PACKAGE / "words" / "common"
    texts = [file.read_text("utf-8") for folder in folders for file in folder.rglob("*.ftl")]
    return {prompt for text in texts for prompt in re.findall(r"^prompt-([\w-]+) *=", text, re.MULTILINE)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m stolik.envs", description="Give numbers to new deeds and prompts.")
    parser.add_argument("game", choices=[game.id for game in every()])
    parser.add_argument("--matches", type=int, default=500, help="random matches for each number of seats")
    args = parser.parse_args()
    game = load(args.game)
    met: dict[str, int] = {}
    for seats in game.seat_counts:
        for name, times in meet(game, seats, args.matches).items():
            met[name] = met.get(name, 0) + times
    known = known_deeds(game.id)
    often = sorted(met.keys() - set(known), key=lambda name: (-met[name], name))[: MOST_NAMES - len(known)]
    NAMES.mkdir(exist_ok=True)
    (NAMES / f"{game.id}.txt").write_text("".join(f"{name}\n" for name in [*known, *sorted(often)]), "utf-8")
    prompts = known_prompts(game.id)
    new = sorted(prompts_of(game.id).difference(prompts))
    (NAMES / f"{game.id}-prompts.txt").write_text("".join(f"{name}\n" for name in [*prompts, *new]), "utf-8")
    print(f"{game.id}: {len(prompts)} prompts known, {len(new)} new")
    offers = max(1, sum(met.values()))
    missed = sum(times for name, times in met.items() if name not in {*known, *often})
    print(
        f"{game.id}: {len(known)} known, {len(often)} new of {len(met)} met; {missed / offers:.2%} of offers have none"
    )


if __name__ == "__main__":
    main()
