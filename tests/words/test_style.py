"""What an editor has struck out does not come back: terms that are not the rulebooks', and two words for one thing."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = tuple(
    f"src/stolik/{folder}" for folder in ("games/cardia", "games/vale", "server", "terminal", "words/common")
)
CLIENT = ("web/src/words", "web/src/games/cardia", "web/src/games/vale")
FILES = sorted(file for folder in (*SERVER, *CLIENT) for file in (ROOT / folder).rglob("*.ftl"))

POLISH = {
    r"[\w…,;] Tw(?:ój|oj)": "twój is not a name",
    r"\bC(?:i|ię|iebie|ebie)\b": "ci, cię, ciebie are not names",
    r"\w Ty\b": "ty is not a name",
    r"\b[Uu]ruch(?:am|om)\w+ (?:\w+ )?zdolnoś": "an ability is activated: aktywować",
    r"\bpod koniec\b": "na koniec",
    r"\b(?:wygrywasz|przegrywasz|wygra|przegrywa) grę\b": "a match is won: partia",
    r"\bimię\b": "pseudonim",
    r"\bspotkani[ea]\b": "seria",
    r"\bpod spód\b": "na spód",
    r"\bz miejsca\b": "an idiom for at once",
}
ENGLISH = {
    r"'": "the apostrophe is ’",
    r"\bcards? of your area\b": "from your area, in your area",
    r"\b(?:wins?|loses?) the game\b": "a match is won or lost",
    r"\bcards a player\b": "cards per player",
    r"\beveryone\b": "everybody, as everywhere else",
}


def said(file: Path) -> list[str]:
    """Each pattern's own text, without comments and without what stands in for others."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [re.sub(r"\{[^{}]*\}", "…", line.partition(" = ")[2] or line.strip()) for line in lines]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_what_was_struck_out_stays_out(file: Path) -> None:
    for pattern, reason in {"pl": POLISH, "en": ENGLISH}.get(file.stem, {}).items():
        for line in said(file):
            assert not re.search(pattern, line), f"{line!r}: {reason}"


def test_there_are_words_to_look_at() -> None:
    assert {file.stem for file in FILES} >= {"pl", "en"}
    assert sum(len(said(file)) for file in FILES) > 1500
