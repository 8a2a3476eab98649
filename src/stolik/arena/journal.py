"""What is kept of a tournament while it is played: a line for the plan, and one for each match as it ends."""

import fcntl
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn, Self

from stolik.arena.plan import Fixture, Plan
from stolik.arena.play import Outcome
from stolik.games import load
from stolik.table import BadOption

JOURNAL = "matches.jsonl"
NAMED = len('{"plan": "') + 16
"""So many bytes of the first line tell a plan from all others."""


class Journal:
    """The matches in a folder that were played by the same plan. One run at a time writes there."""

    def __init__(self, folder: Path, plan: Plan, fixtures: Sequence[Fixture]) -> None:
        self.folder, self.path = folder, folder / JOURNAL
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file = self.path.open("a+b", buffering=0)  # what cannot be written is not tried again at the end
        except OSError as error:
            self._refuse_to_write(error)
        try:
            self._lock()
            self.kept = self._read(plan, fixtures)
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, outcomes: Sequence[Outcome]) -> None:
        self._write(b"".join(json.dumps(asdict(outcome)).encode() + b"\n" for outcome in outcomes))

    def _write(self, told: bytes) -> None:
        left = memoryview(told)
        try:
            while left:
                left = left[self.file.write(left) :]
        except OSError as error:
            self._refuse_to_write(error)

    def _lock(self) -> None:
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption("folder", f"another run writes into {self.folder}; wait for it, or name another") from None
        except OSError:
            pass  # some network folders have no locks

    def _read(self, plan: Plan, fixtures: Sequence[Fixture]) -> dict[int, Outcome]:
        """What an earlier run of the same plan wrote down. A last line that was cut short is cut off."""
        rules = load(plan.game).rules
        head = json.dumps({"plan": plan.name(), "rules": rules, **asdict(plan)}).encode() + b"\n"
        self.file.seek(0)
        lines = self.file.read().splitlines(keepends=True)
        cut = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        if not lines and head.startswith(cut[:NAMED]):
            self.file.truncate(0)
            self._write(head)
            return {}
        self._check_head(lines[0] if lines else cut, plan, rules)
        if cut:
            self.file.truncate(os.fstat(self.file.fileno()).st_size - len(cut))
        expected = {fixture.number: (fixture.seed, fixture.bots) for fixture in fixtures}
        kept: dict[int, Outcome] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                one = read_outcome(json.loads(line))
                fits = expected.get(one.number, (one.seed, one.bots)) == (one.seed, one.bots)
            except (ValueError, TypeError, AttributeError, LookupError):
                fits = False
            if not fits:
                says = "is no match of this tournament; take the line out, and that match is played again"
                raise BadOption("folder", f"line {number} of {self.path} {says}")
            kept[one.number] = one
        return kept

    def _check_head(self, line: bytes, plan: Plan, rules: int) -> None:
        try:
            begun = json.loads(line)
            told = "{game}, {seats} seats, bots {who}, seed {seed}".format(who=",".join(begun["bots"]), **begun)
        except (ValueError, TypeError, LookupError):
            raise BadOption("folder", f"{self.path} is no journal of the arena; name an empty folder") from None
        if begun.get("plan") != plan.name():
            raise BadOption("folder", f"{self.folder} holds another tournament ({told}); name an empty folder")
        if begun.get("rules", rules) != rules:
            was = f"was begun with rules {begun['rules']} of {plan.game}, and now they are {rules}"
            raise BadOption("folder", f"{self.folder} {was}: those would be two games in one; name an empty folder")

    def _refuse_to_write(self, error: OSError) -> NoReturn:
        why = f"{error.filename or self.path}: {error.strerror or error}"
        raise BadOption("folder", f"{why}; name a folder that can be written, or make room") from error


def read_outcome(told: Mapping[str, Any]) -> Outcome:
    lists: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    lists["cards"] = tuple((kind, seat, name) for kind, seat, name in told["cards"])
    return Outcome(**lists)
