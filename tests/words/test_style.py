"""What an editor has struck out does not come back: terms that are not the rulebooks', and two words for one thing."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# All that is said, wherever it is written: the games, the server, the terminal, the browser.
FILES = sorted((*(ROOT / "src" / "stolik").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ftl")))

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
    r"\bdziała z miejsca\b": "an idiom for at once",
    r"\bzwyciężasz w całej\b": "wygrywasz partię",
    r"\bkolejne starcie\b": "starcie następujące po tym",
    r"\bstarcie jest twoją\b": "wygrywasz starcie",
    r"\brozstrzyga(?:ją)? karty\b": "an encounter is decided, cards are resolved",
    r"\bzmniejsz jej wpływ do\b": "obniż jej wpływ tak, żeby",
    r"\bjakby widniał": "jakby należała do",
    r"\bjak chce szantaż": "blackmail wants nothing",
    r"\bzapłacon\w+ (?:czerwon|niebiesk|fioletow)": "stones are spent: wydany",
    r"\bo każdym z kosztów\b": "po jednej karcie o koszcie",
    r"\binne karty, najwyżej\b": "najwyżej 3 inne karty",
    r"kamienie i \w+ kamienie": "niebieskie i fioletowe kamienie",
    r"\baż ktoś ma\b": "aż ktoś będzie miał",
    r"\b[Oo]dpowiedź złożona\b": "gotowe",
    r"\bPotwierdzanie odpowiedzi\b": "wybór",
    r"\d\.\d\s*×": "a decimal comma",
    r"\bpoza stołem\b": "nie ma przy stole",
}
# What a game calls something of its own.
OWN = {"mysthea": {r"\bspotkani[ea]\b"}}
ENGLISH = {
    r"'": "the apostrophe is ’",
    r"\bcards? of your area\b": "from your area, in your area",
    r"\b(?:wins?|loses?) the game\b": "a match is won or lost",
    r"\bcards a player\b": "cards per player",
    r"\bcosts? … or less to your hand\b": "Return to your hand a card that …",
    r"\banother one from it\b": "another card from your hand",
    r"\bas many slots as rounds\b": "as many slots as the number of the round",
    r"\bmay sell or tame it, whose\b": "the marker on it is …, so nobody else may",
    r"\beveryone\b": "everybody, as everywhere else",
}


def said(file: Path) -> list[str]:
    """Each pattern's own text, without comments and without what stands in for others."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [re.sub(r"\{[^{}]*\}", "…", line.partition(" = ")[2] or line.strip()) for line in lines]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_what_was_struck_out_stays_out(file: Path) -> None:
    lang = next((part for part in (file.stem, file.parent.name) if part in ("pl", "en")), "")
    own = {pattern for game, patterns in OWN.items() if game in file.parts for pattern in patterns}
    for pattern, reason in {"pl": POLISH, "en": ENGLISH}[lang].items():
        if pattern in own:
            continue
        for line in said(file):
            assert not re.search(pattern, line), f"{line!r}: {reason}"


def test_there_are_words_to_look_at() -> None:
    assert {file.stem for file in FILES} >= {"pl", "en"}
    assert sum(len(said(file)) for file in FILES) > 6000


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("pl", "Na koniec zapłacony czerwony kamień przepada."),
        ("pl", "Rozgrywka trwa, aż ktoś ma ich 60."),
        ("pl", "niebieskie kamienie i fioletowe kamienie"),
        ("pl", "Jeśli wygrywasz kolejne starcie, wygrywasz."),
        ("en", "Return a card that costs … or less to your hand."),
        ("en", "Only … may sell or tame it, whose marker lies on it."),
    ],
)
def test_what_was_struck_out_would_be_found(lang: str, wrong: str) -> None:
    patterns = {"pl": POLISH, "en": ENGLISH}[lang]
    assert any(re.search(pattern, wrong) for pattern in patterns)


# Events that move cards which others may not see: in Polish such a card has no word of its own.
UNSEEN = ("drawn", "put-back", "placed", "archived", "taken-up", "returned", "put-on-deck", "put-under", "shuffled-in")


def test_a_card_that_is_not_seen_leaves_no_hole_in_a_polish_sentence() -> None:
    found = [
        line
        for file in FILES
        if "pl" in (file.stem, file.parent.name)
        for line in file.read_text("utf-8").splitlines()
        if line.startswith(tuple(f"event-card-{kind} =" for kind in UNSEEN)) and "{ $card }" in line
    ]
    assert len(found) > 8
    assert [line for line in found if not re.search(r"\b[Kk]art[aęy] \{ \$card \}", line)] == []
