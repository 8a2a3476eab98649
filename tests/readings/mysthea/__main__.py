"""Plays the model beside the engine for long: `python -m tests.readings.mysthea MATCHES`, from the project's root."""

import argparse
import sys
import time

from tests.readings.mysthea.beside import play
from tests.readings.side_by_side import Difference, Tally


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.readings.mysthea", description=__doc__)
    parser.add_argument("matches", type=int, help="matches at each number of seats")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4, 5), help="only with so many seats")
    parser.add_argument("--seed", type=int, default=0, help="of the first match; the next one has the next number")
    parser.add_argument("--positions", action="store_true", help="start in the middle, from random positions")
    parser.add_argument("--in-turn", action="store_true", help="all 48 combinations of the options, one after another")
    parser.add_argument("--most", type=int, default=10_000, help="leave a match after so many questions")
    parser.add_argument("--go-on", action="store_true", help="list the differences instead of stopping at the first")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="leave off after so long a number of seats")
    given = parser.parse_args()
    differing = 0
    for seats in (given.seats,) if given.seats else (2, 3, 4, 5):
        tally = Tally()
        began = time.perf_counter()
        for seed in range(given.seed, given.seed + given.matches):
            if time.perf_counter() - began > given.seconds:
                break
            try:
                play(seed, seats, tally, positions=given.positions, most=given.most, in_turn=given.in_turn)
            except Difference as difference:
                if not given.go_on:
                    raise
                differing += 1
                print(difference, *difference.__notes__, "", sep="\n", flush=True)
        spent = time.perf_counter() - began
        print(f"{seats} seats: {tally.matches} matches agree, {tally.questions} questions ({spent:.0f} s)")
        print(f"  {', '.join(f'{prompt} {count}' for prompt, count in tally.prompts.most_common())}", flush=True)
    if given.go_on:
        print(f"{differing} differences")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
