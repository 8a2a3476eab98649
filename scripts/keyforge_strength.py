"""What each KeyForge card is worth to a deck, and whether that says who wins.

python scripts/keyforge_strength.py play FILE MATCHES [FIRST SEED]: random matches with decks of all cards, a line each
python scripts/keyforge_strength.py learn FILE...: fit the worth of every card and write it to cards/worth.json
python scripts/keyforge_strength.py check [DECKS] [MATCHES] [BOT] [SECONDS]: bots play decks that nobody learnt from

The worth of a card is how much one copy changes the odds of winning against an average deck, in thousandths of a logit:
a ridge regression over the difference of both decks.
"""

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np

from stolik.arena.plan import Fixture
from stolik.arena.play import play as play_bots
from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.cards import FACES
from stolik.games.keyforge.decks import Deck
from stolik.games.keyforge.generator import ALL, generate
from stolik.games.keyforge.strength import WORTH, features, strength
from stolik.table import Match

RIDGE = 40.0
"""As if every card had been seen to do nothing in so many matches."""


def seeds(seed: int) -> tuple[int, int]:
    return 2 * seed, 2 * seed + 1


def play(file: str, matches: str, first: str = "0") -> None:
    game = KeyForgeGame()
    with Path(file).open("w", encoding="utf-8") as out:
        for seed in range(int(first), int(first) + int(matches)):
            names = [f"generated {ALL} {one}" for one in seeds(seed)]
            match = Match(game, 2, {"deck": names}, seed, keep=False)
            begins = match.state.first
            match.playout(random.Random(seed).random)
            assert match.result is not None
            out.write(f"{seed} {begins} {match.result.places.index(1)}\n")


def learn(*files: str) -> None:
    number = {name: place for place, name in enumerate(sorted({*FACES, *(f"+{letter}" for letter in "acdr")}))}
    rows = [tuple(map(int, line.split())) for file in files for line in Path(file).read_text("utf-8").splitlines()]
    table, won = np.zeros((len(rows), len(number) + 1)), np.zeros(len(rows))
    for row, (seed, begins, winner) in enumerate(rows):
        for sign, one in zip((1, -1), seeds(seed), strict=True):
            for name, count in features(generate(one, ALL)).items():
                table[row, number[name]] += sign * count
        table[row, -1] = 1 if begins == 0 else -1
        won[row] = winner == 0
    worth = regress(table, won)
    # The average deck is worth nothing: only differences of decks of 36 cards were seen.
    average = np.mean(
        [sum(worth[number[name]] * n for name, n in features(generate(one, ALL)).items()) for one in range(500)]
    )
    listed = {
        name: round(1000 * float(worth[place] - (0 if name.startswith("+") else average / 36)))
        for name, place in number.items()
    }
    WORTH.write_text(json.dumps(listed, indent=0, sort_keys=True) + "\n", "utf-8")
    chance = 1 / (1 + np.exp(-table @ worth))
    print(
        f"{len(rows)} matches, beginner {1000 * worth[-1]:.0f}, right {np.mean((chance > 0.5) == won):.3f} (own data)"
    )
    order = sorted(listed.items(), key=lambda item: item[1])
    print("least", order[:8], "\nmost", order[-8:])


def regress(table: "np.ndarray", won: "np.ndarray") -> "np.ndarray":
    """Logistic regression with a ridge, by Newton's method."""
    worth = np.zeros(table.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-table @ worth))
        weight = chance * (1 - chance)
        slope = table.T @ (won - chance) - RIDGE * worth
        curve = (table.T * weight) @ table + RIDGE * np.eye(table.shape[1])
        worth = worth + np.linalg.solve(curve, slope)
    return worth


def fixtures(decks: int, matches: int) -> Iterator[tuple[int, int]]:
    """Everybody against everybody, in turn on either seat, until there are so many matches."""
    done = 0
    while done < matches:
        for a, b in combinations(range(decks), 2):
            if done == matches:
                return
            yield (a, b) if done % 2 else (b, a)
            done += 1


def check(decks: str = "20", matches: str = "190", bot: str = "greedy:1", seconds: str = "170") -> None:
    names = [f"generated {ALL} {10**9 + one}" for one in range(int(decks))]
    made: list[Deck] = [generate(10**9 + one, ALL) for one in range(int(decks))]
    wins, played, right, began = Counter[int](), Counter[int](), 0, time.monotonic()
    pairs = list(fixtures(int(decks), int(matches)))
    random.Random(0).shuffle(pairs)
    for number, pair in enumerate(pairs):
        if time.monotonic() - began > float(seconds):
            break
        outcome = play_bots(
            "keyforge", 2, {"deck": [names[one] for one in pair]}, Fixture(number, 10**6 + number, (bot, bot))
        )
        winner = pair[outcome.places.index(1)]
        wins[winner] += 1
        played.update(pair)
        right += winner == max(pair, key=lambda one: strength(made[one]))
    told = np.array([strength(deck) for deck in made])
    rate = np.array([wins[one] / max(1, played[one]) for one in range(len(made))])
    total = sum(wins.values())
    print(f"{total} matches of {bot}, {len(made)} decks, {time.monotonic() - began:.0f} s")
    print(
        f"correlation of estimate and win rate {np.corrcoef(told, rate)[0, 1]:.2f}; "
        f"the one with the higher estimate won {right / total:.2f}"
    )
    for one in sorted(range(len(made)), key=lambda one: told[one]):
        print(f"  {told[one]:5.1f}  {wins[one]} of {played[one]}")


if __name__ == "__main__":
    {"play": play, "learn": learn, "check": check}[sys.argv[1]](*sys.argv[2:])
