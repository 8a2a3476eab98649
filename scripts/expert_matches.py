"""Go on with what the expert wins against strong.

The journals in docs/measured hold what has been played so far, without card statistics. One game after the other is
played up to so many matches. However that ends (Ctrl+C, a signal), the journal then holds what was played. Whoever
changes what the expert answers takes its journal out first: a journal is of one bot.
"""

import argparse
import json
import signal
import sys
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from stolik import games
from stolik.arena import Plan, run
from stolik.arena.figures import duels
from stolik.arena.journal import JOURNAL
from stolik.table import BadOption

MEASURED = Path(__file__).parent.parent / "docs" / "measured"


def go_on(game_id: str, matches: int, workers: int) -> None:
    plan = Plan(game_id, 2, games.load(game_id).check_options({}, 2), ("expert", "strong"), matches)
    kept = MEASURED / f"{game_id}-expert.jsonl"
    with TemporaryDirectory() as folder:
        journal = Path(folder, JOURNAL)
        if kept.is_file():
            copyfile(kept, journal)
        try:
            outcomes = run(plan, Path(folder), workers=workers)
        except BadOption as error:  # it names a folder that is gone in a moment
            sys.exit(f"{kept} cannot be gone on with; take it out, and all is played anew ({error})")
        finally:
            if journal.is_file():
                kept.write_text("".join(without_cards(line) for line in journal.read_text().splitlines()))
    one = next(duel for duel in duels(outcomes) if duel.bot == "expert")
    low, high = one.interval
    print(f"{game_id}: {one.rate:.1%} of {one.matches} ({low:.1%} to {high:.1%})", flush=True)


def without_cards(line: str) -> str:
    told = json.loads(line)
    if "cards" in told:
        told["cards"] = []
    return json.dumps(told) + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help="all of them, unless some are named")
    asked.add_argument("--matches", type=int, default=400)
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    for game_id in given.games or [game.id for game in games.every()]:
        go_on(game_id, given.matches, given.workers)


if __name__ == "__main__":
    main()
