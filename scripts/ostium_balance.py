"""Measures how fair Ostium's cards are: `python scripts/ostium_balance.py [--matches 2000]`, prints tables in Markdown.

Greedy bots play each other with two seats. In the first table both play as they think best. In the second each
leans towards a clan: it values cards of that clan more than it would otherwise, every pair of clans meeting in both
orders.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations

from stolik.bots import GreedyBot, play_out
from stolik.games.ostium import OstiumGame
from stolik.games.ostium.cards import CLAN_NAME, KIND
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.state import SIDE, Ostium
from stolik.games.ostium.zones import DECK, DISCARD, HAND
from stolik.table import Event, Glimpse, Match

LEAN = 0.035
"""How much more a card of the favourite clan counts, in the bots' own measure from -1 to 1."""
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
        return value + LEAN * liked


@dataclass(frozen=True, slots=True)
class Played:
    favourites: tuple[str, str]
    first: int
    winner: int
    turns: int
    bought: int
    """Sovereigns paid for."""
    clans: tuple[str, ...]
    """Of the warriors and sovereigns that were bought or recruited."""


def play(job: tuple[int, tuple[str, str]]) -> Played:
    seed, favourites = job
    game = Leaning(favourites)
    match = Match(game, 2, seed=seed)
    play_out(match, {seat: GreedyBot(f"{seed}-{seat}", worlds=WORLDS) for seat in range(2)})
    assert match.result is not None
    winners = match.result.winners()
    events = [line.event for line in match.log]
    bought = [event for event in events if event.kind == "creature_summoned" and event.source in ("summon", "throne")]
    taken = [event for event in events if event.kind == "warrior_recruited"]
    return Played(
        favourites,
        match.state.first,
        winners[0] if winners else -1,
        match.state.turn,
        sum(event.source == "throne" for event in bought),
        tuple(clan(event) for event in [*bought, *taken]),
    )


def clan(event: Event) -> str:
    card = event.args["card"]
    assert isinstance(card, Glimpse)
    return CLAN_NAME[card.face]


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
        *((f"share of bought cards: {clan}", f"{clans[clan] / total:.1%}") for clan in CLANS),
    ]
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=2000, help="of each kind (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    pairs = list(permutations(CLANS, 2))
    jobs = [(given.seed + number, ("", "")) for number in range(given.matches)]
    jobs += [(given.seed + number, pairs[number % len(pairs)]) for number in range(given.matches)]
    start = time.monotonic()
    with ProcessPoolExecutor(given.processes) as pool:
        played = list(pool.map(play, jobs, chunksize=4))
    print(fair_table(played[: given.matches]), end="\n\n")
    print(clan_table(played[given.matches :]))
    print(f"{time.monotonic() - start:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
