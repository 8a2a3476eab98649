"""Fits the weights of a game's `evaluate` to played matches: `python scripts/fit_evaluation.py vale --matches 300`.

Two greedy bots that err now and then play; some positions of every match are kept with who won in the end. A logistic
regression finds the weights under which the results are likeliest, each drawn towards the present one as if that were
known to a part of its size (`--trust`): where the matches say little a weight stays what it is. Printed are, for each
quarter of the match and of those matches that the weights were not fitted to, how often the winner's position was
judged better than the loser's (AUC; 0.5 is a coin), before and after, the logarithmic loss, and the new weights for
the game's `evaluate.py`. The slope says by how much the present log odds are too small (above 1) or too sure (below).

What foretells who wins need not be what wins: a player who follows it may hoard what winners happen to have. So at the
end greedy bots with the new weights play against greedy bots with the present ones (`--duel`). A better AUC that loses
these matches is thrown away. With `--against` nothing is fitted: the present weights play against those that are given,
say those of before a change, in the order of `WEIGHTS`.

A game takes part with `WEIGHTS`, `VALUES` and `features(g, seat)` in its `evaluate.py`; without them only the present
`evaluate` is measured.
"""

import argparse
import importlib
import random
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from stolik.arena import wilson
from stolik.bots import Chair, FickleBot, GreedyBot, answer_bots
from stolik.games import IDS, load
from stolik.table import Match, Options, State

Floats = npt.NDArray[np.float64]
POSITIONS = 24
"""About so many of a match are kept."""
LEAST = 0.3
"""How far a weight of nothing may go, in log odds for a usual difference of its feature at full trust."""


def play(
    game_id: str, seeds: range, errs: float, worlds: int, seconds: float, options: Sequence[Options] = ({},)
) -> dict[str, Floats]:
    """Positions of matches: features of seat 0 less those of seat 1, present log odds, part of the match, who won."""
    game = load(game_id)
    module = importlib.import_module(f"stolik.games.{game_id}.evaluate")
    features = getattr(module, "features", lambda g, seat: ())
    rows: list[tuple[object, float, float, float, int]] = []
    until = time.process_time() + seconds
    for seed in seeds:
        rng = random.Random(seed)
        match: Match[State] = Match(game, 2, options[seed % len(options)], seed)
        bots = {seat: FickleBot(f"{seed}-{seat}", errs=errs, worlds=worlds) for seat in (0, 1)}
        found: list[tuple[object, float, int]] = []
        while match.question is not None:
            answer_bots(match, bots)
            if match.question is not None:
                g = match.state
                mine, theirs = features(g, 0), features(g, 1)
                found.append(([a - b for a, b in zip(mine, theirs, strict=True)], game.evaluate(g, 0), match.number))
        assert match.result is not None
        if match.result.places[0] != match.result.places[1]:
            won = float(match.result.places[0] == 1)
            for x, judged, number in rng.sample(found, min(len(found), POSITIONS)):
                odds = 2 * np.arctanh(min(max(judged / 0.99, -0.9999), 0.9999))
                rows.append((x, odds, number / match.number, won, seed))
        if time.process_time() > until:
            break
    return {
        name: np.array([row[place] for row in rows], float)
        for place, name in enumerate(("features", "odds", "part", "won", "seed"))
    }


def fit(x: Floats, won: Floats, start: Floats, trust: float = 1.0) -> Floats:
    """The likeliest weights, by Newton's method; a match counts once, however many of its positions there are."""
    reach = trust * np.maximum(np.abs(start), LEAST / np.maximum(x.std(axis=0), 1e-9))
    weights = start.copy()
    for _ in range(50):
        rate = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (won - rate) / POSITIONS - (weights - start) / reach**2
        curve = (x.T * (rate * (1 - rate))) @ x / POSITIONS + np.diag(1 / reach**2)
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step / reach).max() < 1e-6:
            break
    return weights


def auc(odds: Floats, won: Floats) -> float:
    """How often a winner's position is judged better than a loser's; as good counts half."""
    ranked = np.argsort(np.argsort(odds, kind="stable"), kind="stable").astype(float)
    _, group, size = np.unique(odds, return_inverse=True, return_counts=True)
    ranks = (np.bincount(group, ranked) / size)[group]
    ones = won == 1
    pairs = ones.sum() * (~ones).sum()
    return float((ranks[ones].sum() - ones.sum() * (ones.sum() - 1) / 2) / pairs) if pairs else 0.5


def loss(odds: Floats, won: Floats) -> float:
    return float(np.log1p(np.exp(np.where(won == 1, -odds, odds))).mean())


def tell(name: str, odds: Floats, data: dict[str, Floats]) -> None:
    quarter = np.minimum(3, (data["part"] * 4).astype(int))
    parts = "  ".join(f"{auc(odds[quarter == q], data['won'][quarter == q]):.3f}" for q in range(4))
    whole = f"{auc(odds, data['won']):.3f}"
    print(f"{name:10} AUC by quarter {parts}   whole {whole}   loss {loss(odds, data['won']):.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0, help="deal number i has this seed plus i")
    parser.add_argument("--errs", type=float, default=0.15, help="how often the bots do anything")
    parser.add_argument("--worlds", type=int, default=1, help="how many worlds they look at")
    parser.add_argument("--seconds", type=float, default=1e9, help="no further match after so much work")
    parser.add_argument("--trust", type=float, default=0.5, help="how far a weight may go, beside its size")
    parser.add_argument("--duel", type=int, default=40, help="matches of new weights against present ones")
    parser.add_argument(
        "--variants",
        action="store_true",
        help="deals are played with all options that the game is tested with, in turn",
    )
    parser.add_argument("--against", help="only the duel: present weights against these, by commas (--against=1,-2)")
    parser.add_argument("--keep", type=Path, help="positions are added to this .npz file, and those in it used")
    args = parser.parse_args()
    options = load(args.game).variants() if args.variants else [{}]
    if args.against:
        new = importlib.import_module(f"stolik.games.{args.game}.evaluate").VALUES
        old = tuple(map(float, args.against.split(",")))
        if len(old) != len(new):
            parser.error(f"--against: there are {len(new)} weights, not {len(old)}")
        duel(args.game, new, old, args.duel, args.seed + 1_000_000, args.worlds, options)
        return
    seeds = range(args.seed, args.seed + args.matches)
    data = play(args.game, seeds, args.errs, args.worlds, args.seconds, options)
    if args.keep:
        if args.keep.exists():
            with np.load(args.keep) as kept:
                data = {name: np.concatenate([kept[name], found]) for name, found in data.items() if len(found)}
        np.savez_compressed(args.keep, **data)
    x, won = data["features"], data["won"]
    matches = len(np.unique(data["seed"]))
    print(
        f"{args.game}: {len(won):,} positions of {matches:,} matches, two seats, errs {args.errs}, {args.worlds} worlds"
    )
    tell("present", data["odds"], data)
    slope = fit(data["odds"][:, None], won, np.ones(1))[0]
    print(f"           slope of the present log odds {slope:.2f}")
    weights = getattr(importlib.import_module(f"stolik.games.{args.game}.evaluate"), "WEIGHTS", {})
    if not x.shape[1:] or not weights:
        return
    start = np.array(list(weights.values())) * slope
    halves = data["seed"] // len(options) % 2
    odds = np.empty(len(won))
    for half in (0, 1):
        odds[halves == half] = x[halves == half] @ fit(x[halves != half], won[halves != half], start, args.trust)
    tell("fitted", odds, data)
    fitted = fit(x, won, start, args.trust)
    for name, now, new, spread in zip(weights, weights.values(), fitted, x.std(axis=0), strict=True):
        print(f'    "{name}": {new:.3g},  # {now:.3g}; {new * spread:+.2f} for a usual difference')
    if args.duel:
        present = tuple(weights.values())
        duel(args.game, tuple(fitted), present, args.duel, args.seed + 1_000_000, args.worlds, options)


def duel(
    game_id: str,
    new: tuple[float, ...],
    old: tuple[float, ...],
    matches: int,
    seed: int,
    worlds: int = 1,
    options: Sequence[Options] = ({},),
) -> None:
    """Greedy bots by the new weights against greedy bots by the old ones, every deal from both sides."""
    game, module = load(game_id), importlib.import_module(f"stolik.games.{game_id}.evaluate")
    present, score = module.VALUES, 0.0
    for number in range(matches):
        deal, side = seed + number // 2, number % 2
        match: Match[State] = Match(game, 2, options[deal % len(options)], deal)
        bots = [GreedyBot(f"{deal}-{seat}", worlds=worlds) for seat in (0, 1)]
        while match.question is not None:
            for ask in match.asks:
                module.VALUES = new if ask.seat == side else old
                match.answer(bots[ask.seat].choose(Chair(match, ask.seat)), ask.seat)
        assert match.result is not None
        mine, theirs = match.result.places[side], match.result.places[1 - side]
        score += 0.5 if mine == theirs else float(mine < theirs)
    module.VALUES = present
    low, high = wilson(score, matches)
    print(f"new weights win {score / matches:.1%} of {matches} matches against old ones ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
