"""What each KeyForge card is worth to a deck, and whether that says who wins.

python scripts/keyforge_strength.py play FILE MATCHES [FIRST SEED]: random matches with decks of all cards, a line each
python scripts/keyforge_strength.py learn FILE...: fit the worth of every card and write it to cards/worth.json
python scripts/keyforge_strength.py check FILE [DECKS] [MATCHES] [BOT] [SECONDS]: bots play decks nobody learnt from

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
from stolik.games.keyforge.card import HOUSES, ICONS
from stolik.games.keyforge.cards import FACES
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.generator import ALL, generate
from stolik.games.keyforge.strength import WORTH, features, strength
from stolik.table import Match, Options

OWN, COMMON = 400.0, 5.0
"""How much is needed to believe that a card, or something that many cards have in common, makes a difference."""


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
    names = sorted({*FACES, *(f"+{letter}" for letter in ICONS)})
    number = {name: place for place, name in enumerate(names)}
    rows = [tuple(map(int, line.split())) for file in files for line in Path(file).read_text("utf-8").splitlines()]
    table, begun, won = np.zeros((len(rows), len(number))), np.zeros((len(rows), 1)), np.zeros(len(rows))
    for row, (seed, begins, winner) in enumerate(rows):
        for sign, one in zip((1, -1), seeds(seed), strict=True):
            for name, count in features(generate(one, ALL)).items():
                table[row, number[name]] += sign * count
        begun[row] = 1 if begins == 0 else -1
        won[row] = winner == 0
    alike = in_common(names)
    half = len(rows) // 2
    for a, b in ((slice(half), slice(half, None)), (slice(half, None), slice(half))):
        told = table[b] @ regress(table[a], alike, begun[a], won[a])
        print(f"learnt from one half: correlation with who wins the other {np.corrcoef(told, won[b])[0, 1]:.2f}")
    worth = regress(table, alike, begun, won)
    # The average deck that somebody is given is worth nothing: only differences of decks of 36 cards were seen.
    decks = [features(generate(one)) for one in range(500)]
    average = np.mean([sum(worth[number[name]] * count for name, count in deck.items()) for deck in decks])
    listed = {
        name: round(1000 * float(worth[place] - (0 if name.startswith("+") else average / 36)))
        for name, place in number.items()
    }
    WORTH.write_text(json.dumps(listed, indent=0, sort_keys=True) + "\n", "utf-8")
    order = sorted(listed.items(), key=lambda item: item[1])
    print(f"{len(rows)} matches; least {order[:8]}; most {order[-8:]}")


def in_common(names: list[str]) -> "np.ndarray":
    """What each card has in common with others: a card that was seen seldom is judged by that."""
    kinds = [
        lambda card: len(card.icons),
        lambda card: card.type == "creature",
        lambda card: card.type == "action",
        lambda card: card.type == "artifact",
        lambda card: card.power / 3,
        lambda card: card.armor,
        lambda card: bool(card.enhance),
        *(lambda card, house=house: card.house == house for house in HOUSES),
    ]
    return np.array([[0.0 if name.startswith("+") else float(kind(CATALOG[name])) for kind in kinds] for name in names])


def regress(table: "np.ndarray", alike: "np.ndarray", begun: "np.ndarray", won: "np.ndarray") -> "np.ndarray":
    """The worth of each card, by logistic regression with a ridge (Newton's method)."""
    given = np.hstack([table, table @ alike, begun])
    ridge = np.r_[np.full(table.shape[1], OWN), np.full(alike.shape[1], COMMON), 1.0]
    found = np.zeros(given.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-given @ found))
        curve = (given.T * (chance * (1 - chance))) @ given + np.diag(ridge)
        found = found + np.linalg.solve(curve, given.T @ (won - chance) - ridge * found)
    own, common = found[: table.shape[1]], found[table.shape[1] : -1]
    return own + alike @ common


def fixtures(decks: int, matches: int) -> Iterator[tuple[int, int]]:
    """Everybody against everybody, in turn on either seat, until there are so many matches."""
    done = 0
    while done < matches:
        for a, b in combinations(range(decks), 2):
            if done == matches:
                return
            yield (a, b) if done % 2 else (b, a)
            done += 1


def check(file: str, decks: str = "20", matches: str = "190", bot: str = "greedy:1", seconds: str = "170") -> None:
    """Goes on where the file ends."""
    names = [f"generated {ALL} {10**9 + one}" for one in range(int(decks))]
    made = [generate(10**9 + one, ALL) for one in range(int(decks))]
    pairs = list(fixtures(int(decks), int(matches)))
    random.Random(0).shuffle(pairs)
    path, began = Path(file), time.monotonic()
    done = path.read_text("utf-8").splitlines() if path.exists() else []
    with path.open("a", encoding="utf-8") as out:
        for number, pair in enumerate(pairs[len(done) :], len(done)):
            if time.monotonic() - began > float(seconds):
                break
            options: Options = {"deck": [names[one] for one in pair]}
            outcome = play_bots("keyforge", 2, options, Fixture(number, 10**6 + number, (bot, bot)))
            done.append(str(outcome.places.index(1)))
            print(done[-1], file=out, flush=True)
    wins, played, right = Counter[int](), Counter[int](), 0
    for pair, line in zip(pairs, done):
        winner = pair[int(line)]
        wins[winner] += 1
        played.update(pair)
        right += winner == max(pair, key=lambda one: strength(made[one]))
    told = np.array([strength(deck) for deck in made])
    rate = np.array([wins[one] / max(1, played[one]) for one in range(len(made))])
    print(
        f"{len(done)} matches of {bot}, {len(made)} decks: correlation of estimate and win rate "
        f"{np.corrcoef(told, rate)[0, 1]:.2f}; the deck with the higher estimate won {right / len(done):.0%}"
    )
    for one in sorted(range(len(made)), key=lambda one: told[one]):
        print(f"  {told[one]:5.1f}  {wins[one]} of {played[one]}")


if __name__ == "__main__":
    {"play": play, "learn": learn, "check": check}[sys.argv[1]](*sys.argv[2:])
