"""Every rule of the book has a test of its id."""

import json
from importlib import import_module
from pathlib import Path

import pytest
from tests.games.keyforge.rules.book import COVERED, FOLDER, RULES

FACTS = Path(__file__).parents[5] / "shared" / "facts" / "keyforge" / "rules.json"


def test_every_rule_is_shown() -> None:
    for module in sorted(FOLDER.glob("test_*.py")):
        import_module(f"tests.games.keyforge.rules.{module.stem}")
    assert sorted(COVERED) == sorted(RULES)


@pytest.mark.skipif(not FACTS.exists(), reason="the facts are not beside this checkout")
def test_the_book_is_the_one_of_the_facts() -> None:
    assert [rule["id"] for rule in json.loads(FACTS.read_text("utf-8"))] == list(RULES)
