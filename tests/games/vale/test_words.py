"""Everything the Vale can say has words in both languages: what play brings up, and what the source could say."""

import ast
import random
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from tests.games.vale.board import READER, Tables

import stolik.games.vale
from stolik.games.vale import GAME
from stolik.games.vale.cards import CREATURES, FACES
from stolik.games.vale.effects import FAMILIES, card_of, draw, gain, instant_card, score, steal, take_back
from stolik.games.vale.why_not import WITHOUT_CARDS
from stolik.table import SHOW_ALL, Match, Message, Seat, State, message
from stolik.words import LANGUAGES, Words, problems

FOLDER = Path(stolik.games.vale.__file__).parent
WORDS = READER.words
SPOKEN = re.compile(r'"((?:why-not|lacks|obstacle|outlook)-[a-z-]+)"')
say, say_in_both = READER.say, READER.say_in_both


def test_the_files_are_sound() -> None:
    assert problems("vale") == []


# What lies in the box


@pytest.mark.parametrize("face", FACES)
def test_every_card_has_a_title_a_name_and_a_text(face: str) -> None:
    for lang in LANGUAGES:
        title = say(message(f"title-{face}"), lang)
        quoted = f"„{title}”" if lang == "pl" else title
        assert say(message(f"card-{face}"), lang) == quoted
        for sentence in GAME.card_text(face):
            ending = ":" if sentence.key.startswith("effect-") else r"\."
            assert re.fullmatch(rf"[A-ZŁŚŻ].*{ending}", say(sentence, lang)), sentence


def test_no_two_cards_have_the_same_title() -> None:
    for lang in LANGUAGES:
        assert len({say(message(f"title-{face}"), lang) for face in FACES}) == 70


def test_every_word_of_a_title_has_a_capital() -> None:
    for lang in LANGUAGES:
        for face in FACES:
            assert all(word[0].isupper() for word in say(message(f"title-{face}"), lang).split()), face


def test_a_text_says_which_kind_each_effect_is() -> None:
    for face, creature in zip(FACES, CREATURES, strict=True):
        said = [text.key.removeprefix("effect-") for text in GAME.card_text(face) if text.key.startswith("effect-")]
        assert tuple(said) == creature.kinds


@pytest.mark.parametrize(
    ("face", "english", "polish"),
    [
        (
            "water-giant",
            "Instant: Take 2 blue stones. Permanent: Your blue and purple stones are worth 1 more.",
            (
                "Natychmiastowy: Weź 2 niebieskie kamienie. "
                "Stały: Twoje niebieskie i fioletowe kamienie są warte o 1 więcej."
            ),
        ),
        (
            "hydra",
            (
                "Instant: Choose 2 of these: (1) take 1 purple stone; (2) draw 1 card; "
                "(3) take 2 blue stones; (4) score 4 points."
            ),
            (
                "Natychmiastowy: Wybierz 2 możliwości: (1) weź 1 fioletowy kamień; (2) dobierz 1 kartę; "
                "(3) weź 2 niebieskie kamienie; (4) zdobądź 4 punkty."
            ),
        ),
        (
            "odin",
            "Active: If you have at most 5 cards in hand, score 2 points; otherwise take 1 purple stone.",
            "Aktywny: Jeśli masz na ręce najwyżej 5 kart, zdobądź 2 punkty; w przeciwnym razie weź 1 fioletowy kamień.",
        ),
        (
            "burning-skull",
            "Active: Discard 1 red stone. If you do, score 3 points.",
            "Aktywny: Odrzuć 1 czerwony kamień, a w zamian zdobądź 3 punkty.",
        ),
        (
            "medusa",
            "Active: Discard a card from your hand. If you do, take 1 purple stone.",
            "Aktywny: Odrzuć kartę z ręki, a w zamian weź 1 fioletowy kamień.",
        ),
        (
            "gust",
            (
                "Instant: Score 8 points. Choose a player with a summoned earth card (you may choose yourself). "
                "That player chooses one of their summoned earth cards and discards it."
            ),
            (
                "Natychmiastowy: Zdobądź 8 punktów. Wskaż gracza, który ma przywołaną kartę z rodziny ziemi "
                "(możesz wskazać siebie). Ten gracz wybiera jedną taką swoją kartę i ją odrzuca."
            ),
        ),
        (
            "willow",
            "Instant: Take 1 red, 1 blue and 1 purple stone. Score 3 points. Draw 1 card.",
            ("Natychmiastowy: Weź 1 czerwony, 1 niebieski i 1 fioletowy kamień. Zdobądź 3 punkty. Dobierz 1 kartę."),
        ),
    ],
)
def test_a_text_of_several_parts_reads_as_one(face: str, english: str, polish: str) -> None:
    assert WORDS.sentences(GAME.card_text(face), "en", strict=True) == english
    assert WORDS.sentences(GAME.card_text(face), "pl", strict=True) == polish


def test_the_text_follows_the_effect_data() -> None:
    assert say(score(7, per=card_of("earth")).text, "en") == "Score 7 points for each earth card in your area."
    assert say(take_back(instant_card(of="earth")).text, "en").startswith(
        "Return to your hand an earth card from your area"
    )
    assert say(steal(2).text, "pl") == "Wskaż przeciwnika i zabierz mu 2 punkty."


@pytest.mark.parametrize(
    ("count", "cards", "stones", "points"),
    [
        (1, "1 kartę", "1 czerwony kamień", "1 punkt"),
        (2, "2 karty", "2 czerwone kamienie", "2 punkty"),
        (5, "5 kart", "5 czerwonych kamieni", "5 punktów"),
        (22, "22 karty", "22 czerwone kamienie", "22 punkty"),
    ],
)
def test_polish_counts_in_three_forms(count: int, cards: str, stones: str, points: str) -> None:
    assert say(draw(count).text, "pl") == f"Dobierz {cards}."
    assert say(gain(red=count).text, "pl") == f"Weź {stones}."
    assert say(score(count).text, "pl") == f"Zdobądź {points}."
    paid = message("event-stones-paid", seat=Seat(0), stone=message("stone-red"), count=count)
    assert say(paid, "pl") == f"Ania płaci {stones}."


def test_families_zones_and_effects_are_named() -> None:
    keys = [f"family-{family}" for family in FAMILIES]
    keys += {"zone-" + re.sub(r"-\d$", "", name) for name in GAME.zones(4)}
    keys += [f"effect-{kind}" for kind in ("instant", "active", "permanent")]
    for key in [*keys, "game-name", "game-about"]:
        say_in_both(message(key))


def test_each_keyword_has_an_explanation_and_each_explanation_a_keyword() -> None:
    keys = {key for key in WORDS.keys("en") if key.startswith("keyword-")}
    explained = {key.replace("-text", "", 1) for key in keys if key.startswith("keyword-text-")}
    assert explained == {key for key in keys if not key.startswith("keyword-text-")}
    for key in keys:
        say_in_both(message(key))


@pytest.mark.parametrize("step", ["goal", "hunt", "act", "summon", "stones", "resolve"])
def test_the_rules_in_short_are_one_to_three_sentences(step: str) -> None:
    for lang in LANGUAGES:
        assert 1 <= say(message(f"rules-{step}"), lang).count(".") <= 3


def test_a_choice_says_how_many_effects_are_chosen(table: Tables) -> None:
    t = table(hand=["hydra"], stones="p").summon("hydra")
    assert [t.question(lang) for lang in LANGUAGES] == ["„Hydra”: wybierz dwa efekty.", "Hydra: choose two effects."]
    t.choose((0, 3))
    t = table(area=["basilisk"]).resolve()
    assert [t.question(lang) for lang in LANGUAGES] == ["„Bazyliszek”: wybierz efekt.", "Basilisk: choose an effect."]
    t.choose((0,))


def test_a_hidden_card_leaves_no_hole() -> None:
    drawn = message("event-card-drawn", seat=Seat(0), card=message("hidden-card"))
    assert [say(drawn, lang) for lang in LANGUAGES] == ["Ania dobiera kartę.", "Ania draws a card."]


# What play brings up


def told(match: Match[State], seat: int, card: int) -> list[Message]:
    """What a seat is told about a card, if it sees it."""
    about = match.about(seat, match.state.ids[card]) if match.state.sees(seat, card) else None
    return [] if about is None else [*about.outlook, *([] if about.why_not is None else [about.why_not])]


@cache
def heard() -> frozenset[Message]:
    """Every distinct message of many random matches."""
    rng = random.Random(7)
    messages: set[Message] = set()
    for seats in GAME.seat_counts:
        viewers = (*range(seats + 1), SHOW_ALL)
        for seed in range(25):
            match = Match(GAME, seats, {}, seed)
            while match.question is not None:
                for ask in match.asks:
                    messages.update(match.prompt(ask, viewer) for viewer in viewers)
                    messages.update(match.label(ask, option) for option in ask.options)
                    messages.update(told(match, ask.seat, match.number % 70))
                match.answer(rng.choice(match.asks[0].options))
            for viewer in viewers:
                messages.update(match.messages(viewer))
            assert match.result is not None
            messages.add(message(f"reason-{match.result.reason}"))
    return frozenset(messages)


@cache
def done() -> frozenset[str]:
    """The verb of every option of many random matches."""
    rng = random.Random(7)
    verbs: set[str] = set()
    for seed in range(40):
        match = Match(GAME, 2 + seed % 3, {}, seed)
        while match.question is not None:
            verbs |= {GAME.act(match.state, ask, option).verb for ask in match.asks for option in ask.options}
            match.answer(rng.choice(match.asks[0].options))
    return frozenset(verbs)


def test_every_verb_has_words_and_none_is_left_over() -> None:
    """What a button at a card says."""
    for verb in done():
        say_in_both(message(f"verb-{verb}"))
    written = {key.removeprefix("verb-") for key in WORDS.keys("en") if key.startswith("verb-")}
    assert written - done() <= {"decline", "found-nothing"}  # common words that the Vale does not need


def test_every_reason_for_nothing_has_words_and_none_is_left_over() -> None:
    written = {key.removeprefix("idle-") for key in WORDS.keys("en") if key.startswith("idle-")}
    assert written == literals("idle", place=2)


def test_all_that_random_matches_say_can_be_read() -> None:
    for said in heard():
        say_in_both(said)


# What the source could say


def literals(*functions: str, place: int) -> set[str]:
    """The words that stand at a place in calls of these functions, both branches of a choice included."""
    found: set[str] = set()
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in functions:
                given = node.args[place]
                branches = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
                found |= {branch.value for branch in branches if isinstance(branch, ast.Constant)}  # type: ignore[misc]
    return {word for word in found if isinstance(word, str)}


def spoken_by_source() -> set[str]:
    events = literals("emit", place=0) | literals("move", "show", "spend", place=2)
    prompts = literals("pick", "choose", "Ask", place=1)
    reasons = literals("standing", place=1)
    keys = {"event-" + kind.replace("_", "-") for kind in events}
    keys |= {f"prompt-{prompt}" for prompt in prompts} | {f"reason-{reason}" for reason in reasons}
    keys |= {f"why-not-{what}" for what in WITHOUT_CARDS.values()}
    return keys.union(*(SPOKEN.findall(file.read_text("utf-8")) for file in FOLDER.glob("*.py")))


def test_no_words_are_missing_and_none_are_left_over() -> None:
    """A key for something that the rules no longer say is a mistake, or a rule that lost its voice."""
    spoken = spoken_by_source()
    assert {"event-card-announced", "event-stones-turned", "prompt-summon-free", "reason-sixty-points"} <= spoken
    said = {
        said.key for said in heard() if said.key.startswith(("event-", "prompt-", "reason-", "why-not-", "outlook-"))
    }
    assert said <= spoken
    waiting = [text for face in FACES for text in GAME.card_text(face)]
    while waiting:
        text = waiting.pop()
        spoken.add(text.key)
        for _, given in text.args:
            waiting += [given] if isinstance(given, Message) else given if isinstance(given, tuple) else ()
    kinds = (
        "event-",
        "prompt-",
        "reason-",
        "text-",
        "noun-",
        "per-",
        "if-",
        "why-not-",
        "lacks-",
        "obstacle-",
        "outlook-",
    )
    common = Words("nothing", {}).keys("en")
    written = {key for key in WORDS.keys("en") - common if key.startswith(kinds)}
    assert written == {key for key in spoken if key.startswith(kinds)}


# The rules map


def test_the_rules_map_points_at_code_that_exists() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    modules = {file.stem for file in FOLDER.glob("*.py")} | {"cards"}
    named = {name for name in re.findall(r"`([a-z]+\.[A-Za-z_.]+)`", text) if name.partition(".")[0] in modules}
    assert len(named) > 30
    for name in named:
        module, *path = name.split(".")
        found: object = import_module(f"stolik.games.vale.{module}")
        for part in path:
            assert hasattr(found, part) or part in getattr(found, "__annotations__", {}), name
            found = getattr(found, part, None)
