"""Everything Ostium can say has words in both languages: what play brings up, and what the source could say."""

import ast
import random
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from tests.games.ostium.board import READER, Tables

import stolik.games.ostium
from stolik.games.ostium import GAME
from stolik.games.ostium.cards import FACES
from stolik.games.ostium.effects import ACTIVE, CLANS, KINDS, MAIN_ONLY, PASSIVE, SIDE_ONLY, Ability
from stolik.games.ostium.text import ability_text
from stolik.table import SHOW_ALL, Match, Message, Seat, message
from stolik.words import LANGUAGES, Words, problems

FOLDER = Path(stolik.games.ostium.__file__).parent
WORDS = READER.words
SPOKEN = re.compile(r'"((?:why-not|outlook)-[a-z-]+)"')
say, say_in_both = READER.say, READER.say_in_both


def test_the_files_are_sound() -> None:
    assert problems("ostium") == []


@pytest.mark.parametrize("face", FACES)
def test_every_card_has_a_title_a_name_and_a_text(face: str) -> None:
    for lang in LANGUAGES:
        title = say(message(f"title-{face}"), lang)
        assert say(message(f"card-{face}"), lang) == (f"„{title}”" if lang == "pl" else title)
        for sentence in GAME.card_text(face):
            assert re.fullmatch(r"[A-ZŁŚŻ+].*\.", say(sentence, lang)), sentence


def test_no_two_cards_have_the_same_title() -> None:
    for lang in LANGUAGES:
        assert len({say(message(f"title-{face}"), lang) for face in FACES}) == len(FACES)


@pytest.mark.parametrize(
    ("face", "english", "polish"),
    [
        (
            "spectral-hound",
            (
                "Warrior, Veil Clan. Last breath, when it is defeated or recalled: deal 2 damage to any gate of an "
                "opponent. Left, beside a creature of its clan: remove 1 card in your hand or discard pile from the "
                "game. Right, beside a creature of its clan: +1 power when charging."
            ),
            (
                "Wojownik, Klan Zasłony. Ostatnie tchnienie, po pokonaniu lub odwołaniu: zadaj 2 obrażenia "
                "dowolnej Bramie przeciwnika. Po lewej, obok Kreatury swojego Klanu: usuń poza grę 1 kartę ze swojej "
                "ręki lub stosu kart odrzuconych. Po prawej, obok Kreatury swojego Klanu: +1 do Mocy, gdy szarżuje."
            ),
        ),
        (
            "cinder-imp",
            "Familiar, Ember Clan. When you discard this card from hand: gain 1 crystal.",
            "Chowaniec, Klan Żaru. Gdy odrzucasz tę kartę z ręki: zbierz 1 Kryształ.",
        ),
    ],
)
def test_a_text_of_several_parts_reads_as_one(face: str, english: str, polish: str) -> None:
    assert WORDS.sentences(GAME.card_text(face), "en", strict=True) == english
    assert WORDS.sentences(GAME.card_text(face), "pl", strict=True) == polish


@pytest.mark.parametrize(
    ("count", "crystals", "cards", "damage", "lost"),
    [
        (1, "1 Kryształ", "1 kartę", "1 obrażenie", "przepada"),
        (2, "2 Kryształy", "2 karty", "2 obrażenia", "przepadają"),
        (5, "5 Kryształów", "5 kart", "5 obrażeń", "przepada"),
        (22, "22 Kryształy", "22 karty", "22 obrażenia", "przepadają"),
    ],
)
def test_polish_counts_in_three_forms(count: int, crystals: str, cards: str, damage: str, lost: str) -> None:
    assert say(ability_text(Ability("strike", count)), "pl") == f"Zadaj {damage} dowolnej Bramie przeciwnika."
    unspent = message("event-crystals-lost", seat=Seat(0), count=count)
    assert say(unspent, "pl") == f"Ania: {lost} {crystals}."
    assert say(ability_text(Ability("crystal", count)), "pl") == f"Zbierz {crystals}."
    assert say(ability_text(Ability("draw", count)), "pl") == f"Dobierz {cards}."
    drawn = message("event-cards-drawn", seat=Seat(0), count=count)
    assert say(drawn, "pl") == f"Ania dobiera {cards}."


def test_abilities_clans_kinds_and_zones_are_named() -> None:
    for verb in (*ACTIVE, *PASSIVE, *SIDE_ONLY, "swift"):
        say_in_both(ability_text(Ability(verb, 3)))
    for verb in MAIN_ONLY[1:]:
        say_in_both(ability_text(Ability(verb, then=Ability("exile", 2))))
    keys = [f"clan-{clan}" for clan in (*CLANS, "primal")] + [f"kind-{kind}" for kind in KINDS]
    keys += {"zone-" + re.sub(r"-\d$", "", name) for name in GAME.zones(3)}
    for key in [*keys, "game-name", "game-about"]:
        say_in_both(message(key))


def test_each_keyword_has_an_explanation_and_each_explanation_a_keyword() -> None:
    keys = {key for key in WORDS.keys("en") if key.startswith("keyword-")}
    explained = {key.replace("-text", "", 1) for key in keys if key.startswith("keyword-text-")}
    assert explained == {key for key in keys if not key.startswith("keyword-text-")}
    for key in keys:
        say_in_both(message(key))


def test_the_rules_say_that_the_cards_are_designed() -> None:
    for lang in LANGUAGES:
        for key in WORDS.keys(lang):
            if key.startswith("rules-"):
                assert 1 <= say(message(key), lang).count(".") <= 3
    assert "set designed for this table" in say(message("rules-cards"), "en")


# What play brings up


@cache
def heard() -> frozenset[Message]:
    """Every distinct message of some random matches."""
    rng = random.Random(7)
    messages: set[Message] = set()
    for seats in GAME.seat_counts:
        viewers = (*range(seats + 1), SHOW_ALL)
        for seed in range(6):
            match = Match(GAME, seats, {}, seed)
            while match.question is not None:
                for ask in match.asks:
                    messages.update(match.prompt(ask, viewer) for viewer in viewers)
                    messages.update(match.label(ask, option) for option in ask.options)
                    messages.update(
                        Message(f"verb-{match.game.act(match.state, ask, option).verb}") for option in ask.options
                    )
                    card = match.number % len(match.state.faces)
                    about = match.about(ask.seat, match.state.ids[card]) if match.state.sees(ask.seat, card) else None
                    if about is not None:
                        messages.update([*about.outlook, *([] if about.why_not is None else [about.why_not])])
                match.answer(rng.choice(match.asks[0].options))
            for viewer in viewers:
                messages.update(match.messages(viewer))
            assert match.result is not None
            messages.add(message(f"reason-{match.result.reason}"))
    return frozenset(messages)


def test_all_that_random_matches_say_can_be_read() -> None:
    for said in heard():
        say_in_both(said)


def test_the_opponent_in_solo_has_a_name(table: Tables) -> None:
    t = table(seats=1, attack=["magma-ram"], hand=["dripling"]).attack()
    lines = [say(line, lang) for lang in LANGUAGES for line in t.match.messages(0)]
    assert "The opponent: the left gate takes 6 damage and has 9 left." in lines
    assert "Przeciwnik: lewa Brama traci 6 (ma 9)." in lines


# What the source could say


def literals(*functions: str, place: int) -> set[str]:
    """The words that stand at a place in calls of these functions."""
    found: set[str] = set()
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > place:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                given = node.args[place]
                if name in functions and isinstance(given, ast.Constant) and isinstance(given.value, str):
                    found.add(given.value)
    return found


def test_no_words_are_missing_and_none_are_left_over() -> None:
    """A key for something that the rules no longer say is a mistake, or a rule that lost its voice."""
    events = literals("emit", place=0) | literals("move", "draw", place=2) | literals("take_off", place=1)
    events |= literals("put", "collect", place=3)
    spoken = {"event-" + kind.replace("_", "-") for kind in events}
    spoken |= {f"prompt-{prompt}" for prompt in literals("pick", "choose", "Ask", place=1)}
    spoken |= {f"reason-{reason}" for reason in literals("Result", place=1)}
    spoken |= set[str]().union(*(SPOKEN.findall(file.read_text("utf-8")) for file in FOLDER.glob("*.py")))
    spoken |= {f"why-not-{what}" for what in ("slot", "attack", "collect", "hand", "sovereign")}
    kinds = ("event-", "prompt-", "reason-", "why-not-", "outlook-")
    common = Words("nothing", {}).keys("en")
    written = {key for key in WORDS.keys("en") - common if key.startswith(kinds)}
    assert written == spoken
    assert {said.key for said in heard() if said.key.startswith(kinds)} <= spoken


# The rules map


def test_the_rules_map_points_at_code_that_exists() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    modules = {file.stem for file in FOLDER.glob("*.py")} | {"cards"}
    named = {name for name in re.findall(r"`([a-z]+\.[A-Za-z_.]+)`", text) if name.partition(".")[0] in modules}
    assert len(named) > 40
    for name in named:
        module, *path = name.split(".")
        found: object = import_module(f"stolik.games.ostium.{module}")
        for part in path:
            found = getattr(found, part)
