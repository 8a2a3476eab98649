"""Measures how fair Ostium's cards are, and prints tables in Markdown.

    python scripts/ostium_balance.py play FILE --first 0 --matches 500   # as often as you like, with other seeds
    python scripts/ostium_balance.py sum FILE...

Greedy bots play each other with two seats. In the first table both play as they think best. In the others each leans
towards a clan: it values cards of that clan more than it would otherwise, every pair of clans meeting in both
orders. The last table counts all matches. Every match is a line of FILE as soon as it is over, and a match that is
there already is not played again: a run that was stopped goes on with the same command.
"""

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass
from itertools import permutations
from math import atanh, tanh
from pathlib import Path

from stolik.bots import GreedyBot, play_out
from stolik.games.ostium import OstiumGame
from stolik.games.ostium.cards import CLAN_NAME, KIND
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.state import SIDE, Ostium
from stolik.games.ostium.zones import DECK, DISCARD, HAND
from stolik.table import Event, Glimpse, Match

LEAN = 0.1
"""How much more a card of the favourite clan counts, in log odds of winning: about half of what a warrior is worth."""
SURE = 0.9999
WORLDS = 1


class Leaning(OstiumGame):
    """The game, judged by bots with a favourite clan each (or none)."""

    def __init__(self, favourites: tuple[str, str]) -> None:
        super().__init__()
        self.favourites = favourites

    def evaluate(self, g: Ostium, seat: int) -> float:
        value = super().evaluate(g, seat)
        favourite = self.favourites[seat]
        if not favourite or g.result is not None:
            return value
        cards = [*g.zones[DECK[seat]], *g.zones[DISCARD[seat]], *g.zones[HAND[seat]]]
        cards += [card for card in g.slots[SIDE * seat :][:SIDE] if card >= 0]
        liked = sum(CLAN_NAME[g.faces[card]] == favourite and KIND[g.faces[card]] != "familiar" for card in cards)
        return tanh(atanh(min(max(value, -SURE), SURE)) + LEAN * liked / 2)


@dataclass(frozen=True, slots=True)
class Played:
    seed: int
    favourites: tuple[str, str]
    first: int
    winner: int
    turns: int
    bought: int
    """Sovereigns paid for."""
    clans: tuple[str, ...]
    """Of the warriors and sovereigns that were bought or recruited."""
    liked: tuple[int, int] = (0, 0)
    """How many of these were of the buyer's favourite clan, and how many there were of buyers with one."""


def play(seed: int, favourites: tuple[str, str]) -> Played:
    game = Leaning(favourites)
    match = Match(game, 2, seed=seed)
    play_out(match, {seat: GreedyBot(f"{seed}-{seat}", worlds=WORLDS) for seat in range(2)})
    assert match.result is not None
    winners = match.result.winners()
    events = [line.event for line in match.log]
    bought = [event for event in events if event.kind == "creature_summoned" and event.source in ("summon", "throne")]
    taken = [event for event in events if event.kind == "warrior_recruited"]
    chosen = [(clan(event), favourites[buyer(event)]) for event in [*bought, *taken] if favourites[buyer(event)]]
    return Played(
        seed,
        favourites,
        match.state.first,
        winners[0] if winners else -1,
        match.state.turn,
        sum(event.source == "throne" for event in bought),
        tuple(clan(event) for event in [*bought, *taken]),
        (sum(of == favourite for of, favourite in chosen), len(chosen)),
    )


def clan(event: Event) -> str:
    card = event.args["card"]
    assert isinstance(card, Glimpse)
    return CLAN_NAME[card.face]


def buyer(event: Event) -> int:
    seat = event.args["seat"]
    assert isinstance(seat, int)
    return seat


def spread(wins: int, matches: int) -> str:
    """A rate and its 95 % margin."""
    rate = wins / matches
    return f"{rate:.1%} ± {1.96 * (rate * (1 - rate) / matches) ** 0.5:.1%}"


def fair_table(played: list[Played]) -> str:
    turns = sorted(match.turns for match in played)
    clans = Counter(clan for match in played for clan in match.clans)
    total = sum(clans.values())
    rows = [
        ("matches", str(len(played))),
        ("first player wins", spread(sum(match.winner == match.first for match in played), len(played))),
        ("a sovereign is bought in", spread(sum(match.bought > 0 for match in played), len(played))),
        ("sovereigns bought a match", f"{sum(match.bought for match in played) / len(played):.2f}"),
        (
            "turns: median (10 %, 90 %)",
            f"{turns[len(turns) // 2]} ({turns[len(turns) // 10]}, {turns[-len(turns) // 10]})",
        ),
        ("not decided after 400 turns", str(sum(match.turns >= 400 for match in played))),
        *((f"share of bought cards: {clan}", f"{clans[clan] / max(1, total):.1%}") for clan in CLANS),
    ]
    if choices := sum(match.liked[1] for match in played):
        rows.append(("of the buyer's favourite clan", f"{sum(match.liked[0] for match in played) / choices:.1%}"))
    return "\n".join(["| | |", "| --- | ---: |", *(f"| {name} | {value} |" for name, value in rows)])


def clan_table(played: list[Played]) -> str:
    lines = ["| favourite | " + " | ".join(f"against {clan}" for clan in CLANS) + " | against all others |"]
    lines.append("| --- |" + " ---: |" * (len(CLANS) + 1))
    for mine in CLANS:
        cells = []
        won = lost = 0
        for other in CLANS:
            met = [match for match in played if {mine, other} == set(match.favourites) and mine != other]
            wins = sum(match.winner >= 0 and match.favourites[match.winner] == mine for match in met)
            won, lost = won + wins, lost + len(met) - wins
            cells.append(f"{wins / len(met):.0%}" if met else "–")
        lines.append(f"| {mine} | {' | '.join(cells)} | {spread(won, won + lost) if won + lost else '–'} |")
    return "\n".join(lines)


PAIRS = list(permutations(CLANS, 2))


def load(file: Path) -> list[Played]:
    """The matches of a file; a last line that was cut off when a run was stopped counts for nothing."""
    played = []
    for line in file.read_text().splitlines() if file.exists() else []:
        try:
            match = json.loads(line)
        except ValueError:
            continue
        for name, told in match.items():
            match[name] = tuple(told) if isinstance(told, list) else told
        played.append(Played(**match))
    return played


def play_all(file: Path, first: int, matches: int, kinds: list[str]) -> None:
    done = {(match.seed, match.favourites) for match in load(file)}
    start = time.monotonic()
    with file.open("a") as out:
        for seed in range(first, first + matches):
            for kind in kinds:
                favourites = ("", "") if kind == "fair" else PAIRS[seed % len(PAIRS)]
                if (seed, favourites) not in done:
                    print(json.dumps(asdict(play(seed, favourites))), file=out, flush=True)
    print(f"{time.monotonic() - start:.0f} s", file=sys.stderr)


def sum_up(files: list[Path]) -> None:
    played = {(match.seed, match.favourites): match for file in files for match in load(file)}
    fair = [match for match in played.values() if not any(match.favourites)]
    clans = [match for match in played.values() if any(match.favourites)]
    if fair:
        print(fair_table(fair), end="\n\n")
    if clans:
        print(fair_table(clans), end="\n\n")
        print(clan_table(clans), end="\n\n")
    if fair and clans:
        print(fair_table([*fair, *clans]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play matches and add them to a file")
    playing.add_argument("file", type=Path)
    playing.add_argument("--first", type=int, default=0, help="seed of the first match (default: %(default)s)")
    playing.add_argument("--matches", type=int, default=2000, help="of each kind (default: %(default)s)")
    playing.add_argument("--kinds", nargs="+", choices=("fair", "clans"), default=["fair", "clans"])
    commands.add_parser("sum", help="print the tables").add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "play":
        play_all(given.file, given.first, given.matches, given.kinds)
    else:
        sum_up(given.files)


if __name__ == "__main__":
    main()
