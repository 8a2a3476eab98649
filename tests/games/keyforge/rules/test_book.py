"""Every rule of the book has a test, or waits for a card."""

import json
from importlib import import_module

from tests.games.keyforge.rules.book import COVERED, FOLDER, RULES

WAITING: dict[str, str] = json.loads((FOLDER / "waiting.json").read_text("utf-8"))
REASONS = {"the table", "a series"}
"""What no match shows: it is for people at a table, or goes on from match to match."""


def test_every_rule_is_shown_or_waits_for_a_card() -> None:
    for module in sorted(FOLDER.glob("test_*.py")):
        import_module(f"tests.games.keyforge.rules.{module.stem}")
    assert sorted(COVERED | set(WAITING)) == sorted(RULES)
    assert not COVERED & set(WAITING), "what has a test waits for nothing"
    for one, card in WAITING.items():
        assert card in RULES[one]["cards"] or card in REASONS, f"{one} is not about {card}"
