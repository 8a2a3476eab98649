"""Wrong input ends with one clear line on stderr and exit code 2, never with a traceback."""

import json
import re
import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from stolik.table import BadOption, DamagedRecord

WRONG_INPUT = 2
UsageError = typer.BadParameter.__bases__[0]
"""What typer raises for a wrong command line; it has no public name there."""


def spelled_out(text: str) -> str:
    """Text that does nothing to a terminal: what cannot be printed is spelled out, whoever wrote it."""
    return re.sub(r"[^\n\x20-\x7e]", _spelled, text)


def _spelled(sign: re.Match[str]) -> str:
    return sign[0] if sign[0].isprintable() else json.dumps(sign[0])[1:-1]


class Wrong(Exception):
    """Something that the user gave is not right."""


class OneLineGroup(TyperGroup):
    """A group of commands that says what is wrong in one line."""

    def main(self, *args: Any, **extra: Any) -> Any:
        standalone = extra.get("standalone_mode", True)
        try:
            status = super().main(*args, **{**extra, "standalone_mode": False})
        except (Wrong, BadOption, DamagedRecord) as error:
            _give_up(str(error))
        except typer.Abort:
            sys.exit(1)
        except OSError as error:  # nobody can be told anything on a disk that is full
            _give_up(str(error))
        except Exception as error:
            if not isinstance(error, UsageError):
                raise
            _give_up(error.format_message())  # type: ignore[attr-defined]
        if standalone:
            sys.exit(status if isinstance(status, int) else 0)
        return status


def _give_up(problem: str) -> NoReturn:
    line = spelled_out(" ".join(problem.split()))
    print(f"stolik: {line}", file=sys.stderr)
    sys.exit(WRONG_INPUT)
