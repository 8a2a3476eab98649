"""Plays fights beside the engine for long: `python -m tests.readings.keyforge BOARDS`, from the project's root."""

import argparse

from tests.readings.keyforge.beside import play


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.readings.keyforge", description=__doc__)
    parser.add_argument("boards", type=int)
    parser.add_argument("--seed", type=int, default=0, help="of the first board; the next one has the next number")
    given = parser.parse_args()
    fights = sum(play(seed) for seed in range(given.seed, given.seed + given.boards))
    print(f"{given.boards} boards, {fights} fights, no difference")


if __name__ == "__main__":
    main()
