"""Play matches of generated KeyForge decks at random, over all cards that are implemented.

python scripts/keyforge_matches.py [HOW MANY] [FIRST SEED]: 10,000 take some minutes. Decks are made of all cards of all
sets; each match must end, and one that does not is shown with the seed, and its record is written to
keyforge-<seed>.json to be replayed.
"""

import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.cards import FACES
from stolik.games.keyforge.generator import ALL
from stolik.table import Match, Options, RulesBroke

LONGEST = 5_000


def decks(seed: int) -> Options:
    return {"deck": [f"generated {ALL} {2 * seed}", f"generated {ALL} {2 * seed + 1}"]}


def main(matches: int = 1_000, first: int = 0) -> None:
    game, began, decisions = KeyForgeGame(), time.monotonic(), 0
    problems: Counter[str] = Counter()
    seen: set[str] = set()
    for seed in range(first, first + matches):
        match = Match(game, 2, decks(seed), seed, keep=False)
        seen |= {match.state.prints[face].partition("~")[0] for face in match.state.faces}
        try:
            decisions += match.playout(random.Random(seed).random)
        except Exception as error:
            problems[f"{type(error).__name__}: {error}"[:200]] += 1
            print(f"seed {seed}: {error!r}")
            save(game, seed)
    print(
        f"{matches} matches, {decisions} decisions, {time.monotonic() - began:.0f} s, {len(seen)} titles dealt of",
        end=" ",
    )
    print(len(FACES))
    for problem, times in problems.most_common():
        print(f"{times} x {problem}")
    if problems:
        raise SystemExit(1)


def save(game: KeyForgeGame, seed: int) -> None:
    """The same match once more, with a record that shows where it breaks."""
    rng = random.Random(seed).random
    match = Match(game, 2, decks(seed), seed)
    try:
        for _ in range(LONGEST):
            if match.question is None:
                return
            ask = match.asks[0]
            few = len(ask.options) < 2
            match.answer(ask.options[0 if few else int(rng() * len(ask.options))], ask.seat)
    except RulesBroke as broke:
        Path(f"keyforge-{seed}.json").write_text(json.dumps(broke.record.to_json()), "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
