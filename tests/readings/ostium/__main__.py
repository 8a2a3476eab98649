"""Plays the model beside the engine for long: `python -m tests.readings.ostium MATCHES`, from the project's root."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.readings.ostium", description=__doc__)
    parser.add_argument("matches", type=int, help="matches at each number of seats; with --sets, of each set")
    parser.add_argument("--seats", type=int, choices=(1, 2, 3), help="only with so many seats")
    parser.add_argument(
        "--seed", type=int, default=0, help="of the first match or set; the next one has the next number"
    )
    parser.add_argument("--positions", action="store_true", help="start in the middle, from random positions")
    parser.add_argument("--cards", metavar="FILE", help="a set of cards in the format of docs/ostium-cards.md")
    parser.add_argument("--sets", type=int, default=0, help="so many sets of cards made at random, one after the other")
    given = parser.parse_args()
    if given.sets:
        return random_sets(given.sets, given.seed, sys.argv[1:])
    if given.cards:
        os.environ["STOLIK_OSTIUM_CARDS"] = given.cards
    # The engine reads its cards as it is imported.
    from tests.readings.ostium.beside import play
    from tests.readings.side_by_side import Tally

    for seats in (given.seats,) if given.seats else (1, 2, 3):
        tally = Tally()
        began = time.perf_counter()
        for seed in range(given.seed, given.seed + given.matches):
            play(seed, seats, tally, positions=given.positions)
        spent = time.perf_counter() - began
        prompts = ", ".join(f"{prompt} {count}" for prompt, count in tally.prompts.most_common())
        print(f"{seats} seats: {tally.matches} matches, {tally.questions} questions, no difference ({spent:.0f} s)")
        print(f"  {prompts}; ended: {dict(tally.reasons)}; longest {tally.longest} turns", flush=True)
    return 0


def random_sets(count: int, first: int, args: list[str]) -> int:
    """Each set in a process of its own."""
    from tests.readings.ostium.sets import random_set

    kept: list[str] = []
    for word in args:
        if kept and kept[-1] == "--sets":
            kept.pop()
        elif not word.startswith("--sets="):
            kept.append(word)
    totals: Counter[str] = Counter()
    differing = []
    for number in range(first, first + count):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "cards.json")
            file.write_text(json.dumps(random_set(number)))
            command = [sys.executable, "-m", "tests.readings.ostium", *kept, "--cards", str(file)]
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode:
            differing.append(number)
            print(f"set {number}:\n{ran.stdout}{ran.stderr[-1500:]}", flush=True)
        for line in ran.stdout.splitlines():
            if "questions" in line:
                seats, rest = line.split(" seats: ")
                words = rest.replace(",", "").split()
                totals[f"{seats} seats: matches"] += int(words[0])
                totals[f"{seats} seats: questions"] += int(words[2])
    print(f"{count} sets, {len(differing)} with differences {differing}: {dict(totals)}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
