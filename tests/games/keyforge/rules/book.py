"""What the rulebook says, by id: a test names the rules that its situation shows.

`rules.json` lists them with their headings and the cards that they are about; `test_book.py` looks for those that
nobody shows.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

FOLDER = Path(__file__).parent
RULES: dict[str, dict[str, Any]] = json.loads((FOLDER / "rules.json").read_text("utf-8"))
F = TypeVar("F", bound=Callable[..., None])
COVERED: set[str] = set()


def rule(*ids: str) -> Callable[[F], F]:
    """This situation shows these rules: it is run once for each of them, under its id and heading."""
    named = [pytest.param(one, id=f"{one}: {RULES[one]['heading'][:60]}") for one in ids]
    COVERED.update(ids)

    def mark(test: F) -> F:
        return pytest.mark.usefixtures("told")(pytest.mark.parametrize("told", named, indirect=True)(test))

    return mark
