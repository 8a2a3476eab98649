"""What each KeyForge card is worth to a deck, and whether that says who wins.

python scripts/keyforge_strength.py play FILE MATCHES [FIRST SEED]: quick players with generated decks, a line a match
python scripts/keyforge_strength.py learn FILE...: fit the worth of every card and write it to cards/worth.json
python scripts/keyforge_strength.py check FILE [DECKS] [MATCHES] [BOT] [SECONDS]: bots that look ahead play such decks
python scripts/keyforge_strength.py deck "generated cota 7" [MATCHES]: one deck against the fixed set
python scripts/keyforge_strength.py player [MATCHES]: how the quick player fares against chance and against greedy:1

The worth of a card is how much one copy changes the odds of winning against an average deck, in thousandths of a logit:
a ridge regression over the difference of both decks. The quick player (`keyforge_quick.py`) needs some 50 ms a match.
`check` says how much of that holds for bots that look ahead (SHARE), and how far the estimate of a deck is off there
(OFF); the bot "quick" is the quick player.
"""

import json
import math
import random
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
from keyforge_quick import QuickBot, quick_playout

from stolik.arena.plan import Fixture
from stolik.arena.play import play as play_bots
from stolik.bots import make_bot, play_out
from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.card import HOUSES, ICONS
from stolik.games.keyforge.cards import FACES
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.decks import deck_of, read_option
from stolik.games.keyforge.generator import ALL, generate
from stolik.games.keyforge.strength import WORTH, features, likely, log_odds, strength
from stolik.table import Match, Options

RIDGES = ((50.0, 1.0), (100.0, 2.0), (200.0, 3.0), (400.0, 5.0))
"""How much is needed to believe that a card, or something that many cards have in common, makes a difference."""
REFERENCES = tuple(f"generated cota {5 * 10**8 + one}" for one in range(12))
"""The decks that others are measured against."""
UNKNOWN = 10**9
"""Decks from this seed on are never learnt from."""


def decks_of(seed: int) -> tuple[tuple[int, str], tuple[int, str]]:
    """Seed and set of both decks of a match: in turn of Call of the Archons and of all cards."""
    name = ALL if seed % 2 else "cota"
    return (2 * seed, name), (2 * seed + 1, name)


def quick_match(decks: Sequence[str], seed: int) -> tuple[int, int]:
    """Who began, and who won."""
    match = Match(KeyForgeGame(), 2, {"deck": list(decks)}, seed, keep=False)
    begins = match.state.first
    quick_playout(match, random.Random(seed).random)
    assert match.result is not None
    return begins, match.result.places.index(1)


def play(file: str, matches: str, first: str = "0") -> None:
    with Path(file).open("a", encoding="utf-8") as out:
        for seed in range(int(first), int(first) + int(matches)):
            begins, winner = quick_match([f"generated {name} {one}" for one, name in decks_of(seed)], seed)
            print(seed, begins, winner, file=out, flush=True)


# -- learning ---------------------------------------------------------------------------------------------------------


def learn(*files: str) -> None:
    names = sorted({*FACES, *(f"+{letter}" for letter in ICONS)})
    number = {name: place for place, name in enumerate(names)}
    rows = [tuple(map(int, line.split())) for file in files for line in Path(file).read_text("utf-8").splitlines()]
    table, begun, won = np.zeros((len(rows), len(number))), np.zeros((len(rows), 1)), np.zeros(len(rows))
    for row, (seed, begins, winner) in enumerate(rows):
        for sign, (one, kind) in zip((1, -1), decks_of(seed), strict=True):
            for name, count in features(generate(one, kind)).items():
                table[row, number[name]] += sign * count
        begun[row] = 1 if begins == 0 else -1
        won[row] = winner == 0
    alike = in_common(names)
    half = len(rows) // 2
    losses = {}
    for ridge in RIDGES:
        told = np.zeros(len(rows))
        for a, b in ((slice(half), slice(half, None)), (slice(half, None), slice(half))):
            told[b] = table[b] @ regress(table[a], alike, begun[a], won[a], ridge)
        losses[ridge] = log_loss(told, won)
        print(f"ridge {ridge}: halves foretell each other with a log loss of {losses[ridge]:.4f}", end="; ")
        print(f"correlation {np.corrcoef(told, won)[0, 1]:.3f}, slope {slope(told, won)[0]:.2f}")
    print(f"a coin has {math.log(2):.4f}")
    worth = regress(table, alike, begun, won, min(losses, key=lambda ridge: losses[ridge]))
    # The average deck that somebody is given is worth nothing: only differences of decks of 36 cards were seen.
    decks = [features(generate(one)) for one in range(500)]
    average = np.mean([sum(worth[number[name]] * count for name, count in deck.items()) for deck in decks])
    listed = {
        name: round(1000 * float(worth[place] - (0 if name.startswith("+") else average / 36)))
        for name, place in number.items()
    }
    WORTH.write_text(json.dumps(listed, indent=0, sort_keys=True) + "\n", "utf-8")
    order = sorted(listed.items(), key=lambda item: item[1])
    print(f"{len(rows)} matches; least {order[:12]}; most {order[-12:]}")


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


def regress(
    table: "np.ndarray", alike: "np.ndarray", begun: "np.ndarray", won: "np.ndarray", ridge: tuple[float, float]
) -> "np.ndarray":
    """The worth of each card, by logistic regression with a ridge (Newton's method)."""
    given = np.hstack([table, table @ alike, begun])
    held = np.r_[np.full(table.shape[1], ridge[0]), np.full(alike.shape[1], ridge[1]), 1.0]
    found = np.zeros(given.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-given @ found))
        curve = (given.T * (chance * (1 - chance))) @ given + np.diag(held)
        found = found + np.linalg.solve(curve, given.T @ (won - chance) - held * found)
    own, common = found[: table.shape[1]], found[table.shape[1] : -1]
    return own + alike @ common


def log_loss(told: "np.ndarray", won: "np.ndarray") -> float:
    return float(np.mean(np.log1p(np.exp(-np.where(won > 0, told, -told)))))


def slope(told: "np.ndarray", won: "np.ndarray") -> tuple[float, float]:
    """What log odds are to be multiplied by to fit who won, with its standard error: 1 is honest, 0 is nothing."""
    found = 0.0
    for _ in range(20):
        chance = 1 / (1 + np.exp(-found * told))
        curve = float(np.sum(told**2 * chance * (1 - chance)))
        found += float(np.sum(told * (won - chance))) / curve
    return found, curve**-0.5


# -- measuring --------------------------------------------------------------------------------------------------------


def against_references(deck: str, matches: int) -> int:
    """How many matches it wins."""
    won = 0
    for number in range(matches):
        rival = REFERENCES[number // 2 % len(REFERENCES)]
        seat = number % 2
        won += quick_match([deck, rival] if seat == 0 else [rival, deck], number)[1] == seat
    return won


def share(won: int, played: int) -> str:
    """With the 95 % interval of Wilson."""
    z, p = 1.96, won / played
    middle, wide = p + z * z / (2 * played), z * math.sqrt(p * (1 - p) / played + z * z / (4 * played * played))
    low, high = ((middle + sign * wide) / (1 + z * z / played) for sign in (-1, 1))
    return f"{won} of {played}: {p:.0%} ({low:.0%} to {high:.0%})"


def deck(name: str, matches: str = "96") -> None:
    won = against_references(name, int(matches))
    made = deck_of(read_option(name), 0)
    low, high = likely(made)
    print(f"estimated {strength(made):.0f} % against average decks ({low:.0f} to {high:.0f} %)")
    print(f"quick players, against {len(REFERENCES)} reference decks: {share(won, int(matches))}")


# -- checking with bots that look ahead -------------------------------------------------------------------------------


def fixtures(decks: int, matches: int) -> Iterator[tuple[int, int]]:
    """Everybody against everybody, in turn on either seat, until there are so many matches."""
    done = 0
    while done < matches:
        for a, b in combinations(range(decks), 2):
            if done == matches:
                return
            yield (a, b) if done % 2 else (b, a)
            done += 1


def check(file: str, decks: str = "40", matches: str = "780", bot: str = "greedy:1", seconds: str = "170") -> None:
    """Goes on where the file ends."""
    names = [f"generated cota {UNKNOWN + one}" for one in range(int(decks))]
    made = [generate(UNKNOWN + one) for one in range(int(decks))]
    pairs = list(fixtures(int(decks), int(matches)))
    random.Random(0).shuffle(pairs)
    path, began = Path(file), time.monotonic()
    done = path.read_text("utf-8").splitlines() if path.exists() else []
    with path.open("a", encoding="utf-8") as out:
        for number, pair in enumerate(pairs[len(done) :], len(done)):
            if time.monotonic() - began > float(seconds):
                break
            done.append(str(who_wins([names[one] for one in pair], number, bot)))
            print(done[-1], file=out, flush=True)
    told = np.array([log_odds(made[a]) - log_odds(made[b]) for a, b in pairs[: len(done)]])
    won = np.array([int(line) == 0 for line in done], float)
    half = len(done) // 2
    for name, part in (("all", slice(None)), ("first half", slice(half)), ("second half", slice(half, None))):
        report(name, np.array(pairs[: len(done)])[part], told[part], won[part])


def who_wins(decks: list[str], number: int, bot: str) -> int:
    if bot == "quick":
        return quick_match(decks, 10**6 + number)[1]
    options: Options = {"deck": decks}
    return play_bots("keyforge", 2, options, Fixture(number, 10**6 + number, (bot, bot))).places.index(1)


def report(name: str, pairs: "np.ndarray", told: "np.ndarray", won: "np.ndarray") -> None:
    right = (told > 0) == (won > 0)
    clear = np.abs(told) > np.median(np.abs(told))
    fits, error = slope(told, won)
    holds, off = spread(pairs, told, won)
    print(f"{name}, {len(won)} matches: the higher estimate won {share(int(right.sum()), len(won))}", end="; ")
    print(f"where they differ most {share(int(right[clear].sum()), int(clear.sum()))}")
    print(
        f"  correlation with who wins {np.corrcoef(told, won)[0, 1]:.2f}, slope {fits:.2f} ± {1.96 * error:.2f}",
        end="; ",
    )
    print(f"log loss {log_loss(told, won):.4f} (a coin {math.log(2):.4f})")
    print(f"  likeliest: {holds:.2f} of the estimate holds, and a deck is off by {off:.2f}")


def spread(pairs: "np.ndarray", told: "np.ndarray", won: "np.ndarray") -> tuple[float, float]:
    """How much of the estimates holds, and how far decks are off: what makes the results likeliest (Laplace)."""
    decks = int(pairs.max()) + 1
    table = np.zeros((len(won), decks))
    table[np.arange(len(won)), pairs[:, 0]] = 1
    table[np.arange(len(won)), pairs[:, 1]] = -1
    best = (-math.inf, 0.0, 0.0)
    for holds in np.arange(0, 2.05, 0.1):
        for off in np.arange(0.05, 1.5, 0.05):
            own = np.zeros(decks)
            for _ in range(6):
                chance = 1 / (1 + np.exp(-holds * told - table @ own))
                curve = (table.T * (chance * (1 - chance))) @ table + np.eye(decks) / off**2
                own += np.linalg.solve(curve, table.T @ (won - chance) - own / off**2)
            likely = -len(won) * log_loss(holds * told + table @ own, won) - own @ own / (2 * off**2)
            likely -= np.linalg.slogdet(curve * off**2)[1] / 2
            best = max(best, (float(likely), float(holds), float(off)))
    return best[1], best[2]


def player(matches: str = "40") -> None:
    for rival in ("random", "greedy:1"):
        wins = 0
        for number in range(int(matches)):
            decks: Options = {"deck": [f"generated cota {number // 2}", f"generated cota {number // 2 + 10**6}"]}
            bots = [QuickBot(number), make_bot(rival, number)]
            match = Match(KeyForgeGame(), 2, decks, number // 2)
            seat = number % 2
            play_out(match, {seat: bots[0], 1 - seat: bots[1]})
            assert match.result is not None
            wins += match.result.places[seat] == 1
        print(f"the quick player against {rival}: {share(wins, int(matches))}")


if __name__ == "__main__":
    commands = {"play": play, "learn": learn, "check": check, "deck": deck, "player": player}
    commands[sys.argv[1]](*sys.argv[2:])
