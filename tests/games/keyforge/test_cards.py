"""Every card that is implemented: its numbers are those that are printed, and it can be read in both languages."""

import json
import re
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import FunctionType

import pytest

from stolik.games.keyforge import KeyForgeGame, effects
from stolik.games.keyforge.catalog import CATALOG
from stolik.words import LANGUAGES, problems, words_for

GAME = KeyForgeGame()
PRINTED = json.loads((files("stolik.games.keyforge") / "cards" / "printed.json").read_text("utf-8"))
SENTENCE = re.compile(r"[^a-ząćęłńóśźż–].*[.]")


def test_the_words_of_both_languages_fit_together() -> None:
    assert problems("keyforge") == []


@pytest.mark.parametrize("title", GAME.faces)
def test_a_card_is_what_is_printed(title: str) -> None:
    card, facts = CATALOG[title], PRINTED[title]
    words = [
        word if value == 1 and word not in ("assault", "hazardous") else f"{word}:{value}"
        for word, value in card.keywords.items()
    ]
    # Both halves of a gigantic creature, and a card and its evil twin, have one title.
    assert card.title == title.removesuffix("2" if card.half == 2 else "-evil-twin")
    assert card.house == facts["houses"][0]
    assert (card.type, card.power, card.armor) == (facts["type"], facts["power"], facts["armor"])
    assert card.icons == ("amber",) * facts["amber"]
    assert sorted(card.traits) == sorted(facts["traits"])
    assert sorted(words) == sorted(facts["keywords"])


@pytest.mark.parametrize("title", GAME.faces)
def test_a_card_can_be_read(title: str) -> None:
    words = words_for("keyforge")
    for lang in LANGUAGES:
        assert words.has(f"title-{title}", lang)
        for sentence in GAME.card_text(title):
            text = words.render(sentence, lang, strict=True)
            assert SENTENCE.fullmatch(text), text
            assert not re.search(r"[{}$]|\s\s| [.,:;?!]|\.\.", text), text


def test_a_print_may_be_a_maverick_with_icons() -> None:
    card = CATALOG["punch~mars+dr"]
    assert (card.house, card.icons, card.title) == ("mars", ("amber", "damage", "draw"), "punch")


@pytest.mark.parametrize("name", ["no-such-card", "punch~nowhere", "punch~+x", "no-such-card~mars"])
def test_a_print_that_does_not_exist(name: str) -> None:
    with pytest.raises(KeyError):
        CATALOG[name]


def test_a_word_of_the_vocabulary_is_defined_in_one_room() -> None:
    for room in iter_modules(effects.__path__, f"{effects.__name__}."):
        for name, value in vars(import_module(room.name)).items():
            if isinstance(value, FunctionType) and value.__module__ == room.name and not name.startswith("_"):
                assert vars(effects)[name] is value, name
