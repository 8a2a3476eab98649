"""Messages read aloud: cases, plurals, names, lists, and what happens when words are missing."""

import logging
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import stolik.words
from stolik import games
from stolik.table.message import Message, Seat, message
from stolik.table.result import Result
from stolik.words import LANGUAGES, MissingWords, Words, words_for

PL = """
troll = troll
    .gen = trolla
    .acc = { troll.gen }
dwarf = krasnolud
    .gen = krasnoluda
witch = wiedźma o sile { $power }
    .gen = wiedźmy o sile { $power }
    .acc = wiedźmę o sile { $power }
punch = „Cios”

add = Dodaj { $amount } wpływu do { $target-gen }.
attack = { $seat } atakuje { $target-acc }.
draw = { $seat } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
draw-card = { $seat } dobiera kartę { $card }.
draw-cards = { $seat } dobiera karty: { $cards }.
spare = Oszczędź { $list-gen }.
say = { $seat } mówi { $text } do ściany.
only-polish = Tylko po polsku, { $seat }.
wrapped = Długie zdanie
    w dwóch wierszach.
aside = Karta { $first } , { $second } { $first } !
around = { $first } i { $second } i { $first }
nothing = { "" }
-coin = { $case ->
   *[nom] moneta
    [acc] monetę
}
pay = Zapłać { -coin(case: "acc") }.
loop = { loop }
caseless =
    .gen = nikogo
"""

EN = """
troll = troll
    .plural = trolls
dwarf = dwarf
    .plural = dwarves
witch = witch of power { $power }
punch = Punch

add = Add { $amount } influence to the { $target }.
attack = { $seat } attacks the { $target }.
draw = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
draw-card = { $seat } draws { $card }.
draw-cards = { $seat } draws { $cards }.
spare = Spare all { $list-plural }.
say = { $seat } tells the wall { $text }.
ogre = green ogre
wrapped = A long sentence.
aside = Card { $first } , { $second } { $first } !
around = { $first } and { $second } and { $first }
nothing = { "" }
pay = Pay a coin.
loop = { loop }
caseless = nobody
"""

TOY = Words("toy", {"pl": PL, "en": EN})
NAMES = ("Ania", "Jan")
TROLL, DWARF, PUNCH, HIDDEN = message("troll"), message("dwarf"), message("punch"), message("hidden-card")


def pl(said: Message) -> str:
    return TOY.render(said, "pl", NAMES, strict=True)


def en(said: Message) -> str:
    return TOY.render(said, "en", NAMES, strict=True)


# Cases and plurals


def test_the_language_picks_the_case_of_a_nested_message() -> None:
    add = message("add", amount=2, target=TROLL)
    assert pl(add) == "Dodaj 2 wpływu do trolla."
    assert en(add) == "Add 2 influence to the troll."


def test_a_case_may_refer_to_another_case() -> None:
    assert pl(message("attack", seat=Seat(0), target=TROLL)) == "Ania atakuje trolla."


def test_cases_are_filled_with_the_nested_messages_own_arguments() -> None:
    attack = message("attack", seat=Seat(1), target=message("witch", power=4))
    assert pl(attack) == "Jan atakuje wiedźmę o sile 4."


@pytest.mark.parametrize(
    ("n", "polish", "english"),
    [
        (0, "0 kart", "0 cards"),
        (1, "1 kartę", "a card"),
        (2, "2 karty", "2 cards"),
        (5, "5 kart", "5 cards"),
        (12, "12 kart", "12 cards"),
        (22, "22 karty", "22 cards"),
    ],
)
def test_a_number_picks_the_plural_form(n: int, polish: str, english: str) -> None:
    draw = message("draw", seat=Seat(0), n=n)
    assert pl(draw) == f"Ania dobiera {polish}."
    assert en(draw) == f"Ania draws {english}."


def test_a_term_carries_its_own_cases() -> None:
    assert pl(message("pay")) == "Zapłać monetę."


# Players


def test_a_seat_without_a_name_is_numbered_from_one() -> None:
    draw = message("draw-card", seat=Seat(1), card=PUNCH)
    for names in [(), ("Ania",), ("Ania", "")]:
        assert TOY.render(draw, "pl", names, strict=True) == "Gracz 2 dobiera kartę „Cios”."
        assert TOY.render(draw, "en", names, strict=True) == "Player 2 draws Punch."


def test_a_seat_that_is_nobodys_is_not_taken_for_the_last_player() -> None:
    assert "Jan" not in pl(message("event-conceded", seat=Seat(-1)))


def test_a_seat_inside_a_nested_message_gets_its_name() -> None:
    both = (message("player", seat=Seat(0)), message("player", seat=Seat(1)))
    shared = message("result-shared", seats=both)
    assert pl(shared) == "Wspólne zwycięstwo: Ania i Jan."
    assert TOY.render(shared, "en", ("Ola", "Ewa"), strict=True) == "Shared victory: Ola and Ewa."


@pytest.mark.parametrize("text", ["troll", "Ania :)", "a  b", "!x", " ", "{ $seat }", "x ."])
def test_verbatim_text_stays_verbatim(text: str) -> None:
    said = message("say", seat=Seat(0), text=text)
    assert TOY.render(said, "pl", ("Jan ?",), strict=True) == f"Jan ? mówi {text} do ściany."


def test_no_isolating_marks() -> None:
    assert not {"\u2068", "\u2069"} & set(pl(message("attack", seat=Seat(0), target=TROLL)))


# Lists


@pytest.mark.parametrize(
    ("cards", "polish", "english"),
    [
        ((PUNCH,), "„Cios”", "Punch"),
        ((PUNCH, TROLL), "„Cios” i troll", "Punch and troll"),
        ((PUNCH, TROLL, DWARF), "„Cios”, troll i krasnolud", "Punch, troll and dwarf"),
        ((HIDDEN,), "1 zakryta", "a card"),
        ((HIDDEN, PUNCH, HIDDEN), "„Cios” i 2 zakryte", "Punch and 2 cards"),
        ((HIDDEN,) * 5, "5 zakrytych", "5 cards"),
    ],
)
def test_a_tuple_is_a_list(cards: tuple[Message, ...], polish: str, english: str) -> None:
    drawn = message("draw-cards", seat=Seat(0), cards=cards)
    assert pl(drawn) == f"Ania dobiera karty: {polish}."
    assert en(drawn) == f"Ania draws {english}."


def test_a_list_has_the_cases_that_all_its_members_have() -> None:
    assert pl(message("spare", list=(TROLL, DWARF))) == "Oszczędź trolla i krasnoluda."
    assert en(message("spare", list=(TROLL, DWARF))) == "Spare all trolls and dwarves."
    with pytest.raises(MissingWords, match="list-gen"):
        pl(message("spare", list=(TROLL, PUNCH)))


# Spaces


def test_an_empty_argument_leaves_no_hole() -> None:
    draw = message("draw-card", seat=Seat(0), card=HIDDEN)
    assert pl(draw) == "Ania dobiera kartę."
    assert en(draw) == "Ania draws a card."
    assert pl(message("aside", first="", second="x")) == "Karta, x!"
    assert pl(message("around", first="", second="x")) == "i x i"
    assert pl(message("draw-cards", seat=Seat(0), cards=(PUNCH, message("nothing"), TROLL))) == (
        "Ania dobiera karty: „Cios” i troll."
    )
    assert pl(message("draw-cards", seat=Seat(0), cards=())) == "Ania dobiera karty:."


def test_a_wrapped_line_is_one_line() -> None:
    assert pl(message("wrapped")) == "Długie zdanie w dwóch wierszach."


def test_sentences_are_joined_by_spaces() -> None:
    said = [message("wrapped"), HIDDEN, message("pay")]
    assert TOY.sentences(said, "pl", strict=True) == "Długie zdanie w dwóch wierszach. Zapłać monetę."


# Missing words


@pytest.mark.parametrize(
    ("said", "key", "problem"),
    [
        (message("ogre"), "ogre", "no such key"),
        (message("attack", seat=Seat(0), target=message("ogre")), "ogre", "no such key"),
        (message("draw", n=1), "draw", "Unknown external: seat (given: n)"),
        (message("spare", list=PUNCH), "spare", "Unknown external: list-gen (given: list)"),
        (message("spare", list="Ola"), "spare", "Unknown external: list-gen (given: list)"),
        (message("spare", list=Seat(9)), "spare", "Unknown external: list-gen (given: list)"),
        (message("spare", list=message("witch")), "witch", "Unknown external: power (given: nothing)"),
        (message("loop"), "loop", "refers to itself"),
        (message("caseless"), "caseless", "only attributes, no text"),
    ],
)
def test_strict_rendering_names_the_problem(said: Message, key: str, problem: str) -> None:
    with pytest.raises(MissingWords) as caught:
        pl(said)
    assert (caught.value.game, caught.value.lang, caught.value.key) == ("toy", "pl", key)
    assert str(caught.value) == f"toy [pl] {key}: {problem}"


def test_an_argument_that_a_language_has_no_use_for_is_no_problem() -> None:
    assert pl(message("pay", amount=1)) == "Zapłać monetę."


@pytest.mark.parametrize(
    ("said", "lang", "read"),
    [
        (message("ogre"), "pl", "green ogre"),
        (message("only-polish", seat=Seat(0)), "en", "Tylko po polsku, Ania."),
        (message("pay"), "de", "Pay a coin."),
        (message("nonsense"), "pl", "nonsense"),
        (message("loop"), "pl", "loop"),
        (message("caseless"), "pl", "nobody"),
        (message("draw", n=1), "pl", "draw"),
        # An English ogre fits into a Polish sentence unless the sentence needs a case of it.
        (message("draw-card", seat=Seat(0), card=message("ogre")), "pl", "Ania dobiera kartę green ogre."),
        (message("attack", seat=Seat(0), target=message("ogre")), "pl", "Ania attacks the green ogre."),
        (message("attack", seat=Seat(0), target=message("nonsense")), "pl", "Ania attacks the nonsense."),
    ],
)
def test_a_player_always_gets_something_to_read(said: Message, lang: str, read: str) -> None:
    assert TOY.render(said, lang, NAMES) == read


def test_words_that_a_player_misses_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    words = Words("toy", {"pl": PL, "en": EN})
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            words.render(message("ogre"), "pl")
    assert caplog.messages == ["toy [pl] ogre: no such key"]


# Keys, files and memory


def test_keys_and_has() -> None:
    assert TOY.has("punch", "pl")
    assert TOY.has("seat-name", "en")
    assert not TOY.has("ogre", "pl")
    assert not TOY.has("-coin", "pl")
    assert not TOY.has("punch", "de")
    assert TOY.keys("en") - TOY.keys("pl") == {"ogre"}
    assert "seat-name" in TOY.keys("pl")


def test_a_second_rendering_is_remembered() -> None:
    words = Words("toy", {"pl": PL, "en": EN})
    first = words.render(message("attack", seat=Seat(0), target=TROLL), "pl", ["Ania"])
    again = words.render(message("attack", target=TROLL, seat=Seat(0)), "pl", ("Ania",))
    assert first is again
    assert words.render(message("attack", seat=Seat(0), target=TROLL), "pl", ["Ola"]) == "Ola atakuje trolla."


def test_a_games_words_come_from_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "toy" / "words"
    folder.mkdir(parents=True)
    (folder / "pl.ftl").write_text("hedgehog = jeż\n", "utf-8")
    monkeypatch.setattr(stolik.words, "_GAMES", tmp_path)
    words_for.cache_clear()
    try:
        assert words_for("toy").render(message("hedgehog"), "pl", strict=True) == "jeż"
        assert words_for("toy") is words_for("toy")
        assert [line for line in stolik.words.problems("toy") if "[en]" in line] == [
            "toy [en]: no file of words",
            "toy [en] hedgehog: missing, though [pl] has it",
        ]
    finally:
        words_for.cache_clear()


@pytest.mark.parametrize("game_id", ["nonsense", "", "..", "../words"])
def test_an_unknown_game_has_no_words(game_id: str) -> None:
    with pytest.raises(LookupError, match="no game"):
        words_for(game_id)


# What every game says

COMMON = Words("common", dict.fromkeys(LANGUAGES, ""))


def test_the_common_words_have_no_problems() -> None:
    assert COMMON.problems() == []


@pytest.mark.parametrize(
    ("said", "polish", "english"),
    [
        (message("result-win", seat=Seat(0)), "Wygrywa Ania.", "Ania wins."),
        (message("event-conceded", seat=Seat(1)), "Jan poddaje partię.", "Jan concedes."),
        (message("place", place=1), "1. miejsce", "1st place"),
        (message("place", place=4), "4. miejsce", "4th place"),
        (message("decline"), "Rezygnuję", "Pass"),
    ],
)
def test_common_words(said: Message, polish: str, english: str) -> None:
    assert COMMON.render(said, "pl", NAMES, strict=True) == polish
    assert COMMON.render(said, "en", NAMES, strict=True) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_common_message_can_be_read(lang: str) -> None:
    seats = (message("player", seat=Seat(0)), message("player", seat=Seat(1)))
    for key in COMMON.keys(lang):
        said = message(key, seat=Seat(0), seats=seats, number=1, place=2, count=3, card="Judge")
        assert COMMON.render(said, lang, strict=True) or key == "hidden-card"


@pytest.mark.parametrize("game", games.IDS)
def test_entry_by_entry_the_words_are_what_they_are_as_a_whole(game: str) -> None:
    for lang in LANGUAGES:
        cut = Words(game, words_for(game)._texts)._bundle(lang)._unread
        for text in words_for(game)._both(lang):
            for entry in FluentResource(text).body:
                if isinstance(entry, ast.Message | ast.Term):
                    assert entry.id.span
                    assert entry.span
                    name = "-" * isinstance(entry, ast.Term) + entry.id.name
                    whole = text[entry.id.span.end : entry.span.end]
                    assert cut[name].startswith(name + whole)
                    rest = cut.pop(name)[len(name + whole) :].splitlines()
                    assert all(not line.strip() or line.startswith("#") for line in rest), rest
        assert not cut


@pytest.mark.parametrize(
    ("places", "scores", "tied"),
    [
        ((1, 2), (41, 41), True),
        ((1, 1), (41, 41), False),
        ((2, 1, 3), (40, 41, 40), True),
        ((2, 1, 2), (40, 41, 40), False),
        ((1, 2), (), False),
    ],
)
def test_what_decided_between_equals_is_said(places: tuple[int, ...], scores: tuple[int, ...], tied: bool) -> None:
    ended = Result(places, "three-eras", scores)
    assert ended.tied == tied
    assert ("artefakt" in words_for("mysthea").why(ended, "pl")) == tied
    assert ("artifact" in words_for("mysthea").why(ended, "en")) == tied
    assert words_for("mysthea").why(Result(places, "conceded", scores), "en")
