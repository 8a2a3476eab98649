"""Everything Cardia can say has words in both languages: what play brings up, and what the source could say."""

import ast
import random
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.cardia.board import READER

import stolik.games.cardia
from stolik.games.cardia import GAME
from stolik.games.cardia.cards import ABILITIES, FACES
from stolik.games.cardia.effects import FACTIONS, add, any_card, mill, one_of_yours, opponent_discards, opponent_draws
from stolik.games.cardia.options import LOCATIONS, level
from stolik.table import SHOW_ALL, Match, Message, Options, Seat, Subset, message
from stolik.words import LANGUAGES, Words, problems

FOLDER = Path(stolik.games.cardia.__file__).parent
WORDS = READER.words
say, say_in_both = READER.say, READER.say_in_both
VIEWERS = (0, 1, 2, SHOW_ALL)
MATCHES_PER_VARIANT = 12


def test_the_files_are_sound() -> None:
    assert problems("cardia") == []


# What lies in the box


@pytest.mark.parametrize("face", FACES)
def test_every_card_has_a_title_a_name_and_a_text(face: str) -> None:
    for lang in LANGUAGES:
        title = say(message(f"title-{face}"), lang)
        quoted = f"„{title}”" if lang == "pl" else title
        assert say(message(f"card-{face}"), lang) == quoted
        sentences = [say(sentence, lang) for sentence in GAME.card_text(face)]
        assert sentences
        for sentence in sentences:
            assert re.fullmatch(r"[A-ZŁŚŻ].*\.", sentence), sentence


def test_no_two_cards_say_the_same() -> None:
    for lang in LANGUAGES:
        texts = {WORDS.sentences(GAME.card_text(face), lang, strict=True) for face in FACES}
        assert len(texts) == len(FACES)
        assert len({say(message(f"title-{face}"), lang) for face in FACES}) == len(FACES)


@pytest.mark.parametrize(
    ("face", "english", "polish"),
    [
        (
            "palace-guard",
            (
                "Name a faction. "
                "This card gets +7 influence unless the opponent discards a card of that faction from hand."
            ),
            "Wskaż frakcję. Ta karta dostaje +7 wpływu, chyba że przeciwnik odrzuci z ręki kartę tej frakcji.",
        ),
        (
            "inventor",
            "Give +3 influence to any card in play. Give −3 influence to any other card in play.",
            "Daj +3 wpływu dowolnej zagranej karcie. Daj −3 wpływu dowolnej innej zagranej karcie.",
        ),
        (
            "revolutionary",
            "The opponent discards 2 cards of their choice from hand. Then the opponent draws 2 cards.",
            "Przeciwnik wybiera i odrzuca 2 karty ze swojej ręki. Potem przeciwnik dobiera 2 karty.",
        ),
    ],
)
def test_a_text_of_several_verbs_reads_as_one(face: str, english: str, polish: str) -> None:
    assert WORDS.sentences(GAME.card_text(face), "en", strict=True) == english
    assert WORDS.sentences(GAME.card_text(face), "pl", strict=True) == polish


def test_the_text_follows_the_effect_data() -> None:
    assert say(add(-2, to=one_of_yours(at_most=5)).text, "en") == (
        "Give −2 influence to one of your cards in play with at most 5 influence."
    )
    assert say(add(+4, to=any_card).text, "pl") == "Daj +4 wpływu dowolnej zagranej karcie."


def test_factions_locations_zones_settings_and_levels_are_named() -> None:
    keys = [f"faction-{faction}" for faction in FACTIONS]
    keys += [f"location{part}-{location}" for location in LOCATIONS for part in ("", "-text")]
    keys += {"zone-" + name.rpartition("-")[0] for name in GAME.zones(2)}
    for spec in GAME.options:
        keys.append(f"setting-{spec.name}")
        keys += [f"setting-{spec.name}-{value}" for value in getattr(spec, "values", ())]
    keys += [f"setting-text-locations-{location}" for location in LOCATIONS]
    keys += ["game-name", "game-about", "ability-instant", "ability-ongoing"]
    for key in keys:
        say_in_both(message(key))


def test_every_level_that_a_setup_can_reach_is_named() -> None:
    decks: list[Options] = [dict.fromkeys(FACTIONS, "one"), dict.fromkeys(FACTIONS, "two")]
    names = list(LOCATIONS)
    reached = {level({**deck, "locations": names[:count]}) for deck in decks for count in range(len(names) + 1)}
    reached |= {level({**deck, "locations": [name]}) for deck in decks for name in names}
    assert len(reached) == 4
    for name in reached:
        say_in_both(message(f"level-{name}"))


def test_polish_factions_have_the_cases_that_sentences_ask_for() -> None:
    named = [say(message("event-faction-named", seat=Seat(0), faction=message(f"faction-{f}")), "pl") for f in FACTIONS]
    assert named == [f"Ania wskazuje {name}." for name in ("Rebelię", "Akademię", "Gildię", "Dynastię")]


def test_each_keyword_has_an_explanation_and_each_explanation_a_keyword() -> None:
    keys = {key for key in WORDS.keys("en") if key.startswith("keyword-")}
    explained = {key.replace("-text", "", 1) for key in keys if key.startswith("keyword-text-")}
    assert explained == {key for key in keys if not key.startswith("keyword-text-")}
    assert {"keyword-influence", "keyword-signet", "keyword-ongoing", "keyword-following-encounter"} <= explained
    for key in keys:
        say_in_both(message(key))


@pytest.mark.parametrize("step", ["goal", "place", "reveal", "compare", "ability", "end"])
def test_the_rules_in_short_are_one_to_three_sentences(step: str) -> None:
    for lang in LANGUAGES:
        assert 1 <= say(message(f"rules-{step}"), lang).count(".") <= 3


# Numbers


@pytest.mark.parametrize(
    ("count", "cards", "gone"),
    [
        (1, "1 kartę", "zostaje odrzucona 1 karta"),
        (2, "2 karty", "zostają odrzucone 2 karty"),
        (5, "5 kart", "zostaje odrzuconych 5 kart"),
        (12, "12 kart", "zostaje odrzuconych 12 kart"),
        (22, "22 karty", "zostają odrzucone 22 karty"),
    ],
)
def test_polish_counts_cards_in_three_forms(count: int, cards: str, gone: str) -> None:
    assert say(opponent_draws(count).text, "pl") == f"Potem przeciwnik dobiera {cards}."
    assert say(opponent_discards(count).text, "pl") == f"Przeciwnik wybiera i odrzuca {cards} ze swojej ręki."
    assert say(mill(count).text, "pl") == f"Z wierzchu talii przeciwnika {gone}."
    assert say(message("prompt-discard", seat=Seat(0), count=count), "pl") == f"Odrzuć z ręki {cards}."


@pytest.mark.parametrize(("signets", "polish"), [(1, "1 sygnet"), (3, "3 sygnety"), (5, "5 sygnetów")])
def test_polish_counts_signets(signets: int, polish: str) -> None:
    placed = message("event-signets-placed", seat=Seat(0), card=message("card-judge"), signets=signets)
    assert say(placed, "pl") == f"Karta „Sędzina” (Ania) wygrywa swoje starcie i ma {polish}."


def test_english_counts_in_two_forms() -> None:
    assert say(mill(1).text, "en") == "The top card of the opponent’s deck is discarded."
    assert say(opponent_discards(1).text, "en") == "The opponent discards a card of their choice from hand."
    kept = [say(message("prompt-keep", source=message("card-successor"), count=count), "en") for count in (1, 2)]
    assert kept == [
        f"Successor: choose {n} to keep in hand. All others will be discarded." for n in ("one more card", "2 cards")
    ]


def test_a_hidden_card_leaves_no_hole() -> None:
    drawn = message("event-card-drawn", seat=Seat(0), card=message("hidden-card"))
    assert [say(drawn, lang) for lang in LANGUAGES] == ["Ania dobiera kartę.", "Ania draws a card."]


# What play brings up


class Said(NamedTuple):
    """Every distinct message of many random matches, and the reasons for which they ended."""

    messages: frozenset[Message]
    reasons: frozenset[str]
    verbs: frozenset[str]


@cache
def heard() -> Said:
    rng = random.Random(7)
    messages: set[Message] = set()
    reasons: set[str] = set()
    verbs: set[str] = set()
    for options in GAME.variants():
        for seed in range(MATCHES_PER_VARIANT):
            match = Match(GAME, 2, options, seed)
            while match.question is not None:
                for ask in match.asks:
                    messages.update(match.prompt(ask, viewer) for viewer in VIEWERS)
                    messages.update(match.label(ask, option) for option in ask.options)
                    verbs.update(GAME.act(match.state, ask, option).verb for option in ask.options)
                ask = rng.choice(match.asks)
                match.answer(rng.choice(ask.options), ask.seat)
            for viewer in VIEWERS:
                messages.update(match.messages(viewer))
            assert match.result is not None
            reasons.add(match.result.reason)
    return Said(frozenset(messages), frozenset(reasons), frozenset(verbs))


def test_all_that_random_matches_say_can_be_read() -> None:
    for said in heard().messages:
        say_in_both(said)
    for reason in heard().reasons:
        say_in_both(message(f"reason-{reason}"))


# What the source could say: literals found in it, so that nothing rare is missed


class Call(NamedTuple):
    """A call in the rules, and the module it stands in."""

    node: ast.Call
    module: ast.Module

    @property
    def name(self) -> str:
        function = self.node.func
        return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")

    def argument(self, place: int, name: str) -> list[ast.expr]:
        """What may stand for an argument: both branches of a choice, and all that a variable is ever set to."""
        keywords = [keyword.value for keyword in self.node.keywords if keyword.arg == name]
        waiting = [self.node.args[place]] if place < len(self.node.args) else keywords
        found = []
        while waiting:
            given = waiting.pop()
            if isinstance(given, ast.IfExp):
                waiting += [given.body, given.orelse]
            elif isinstance(given, ast.Name):
                waiting += self._set_to(given.id)
            else:
                found.append(given)
        return found

    def words(self, place: int, name: str) -> list[str]:
        given = self.argument(place, name)
        return [node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)]

    def keys(self, place: int, name: str) -> set[str]:
        given = [node for node in self.argument(place, name) if isinstance(node, ast.Dict)]
        return {str(key.value) for node in given for key in node.keys if isinstance(key, ast.Constant)}

    def _set_to(self, name: str) -> list[ast.expr]:
        return [
            node.value
            for node in ast.walk(self.module)
            if (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name)
            or (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name)
            if node.value is not None and name not in ast.unparse(node.value)
        ]


@cache
def calls() -> tuple[Call, ...]:
    modules = [ast.parse(file.read_text("utf-8")) for file in sorted(FOLDER.rglob("*.py"))]
    return tuple(Call(node, module) for module in modules for node in ast.walk(module) if isinstance(node, ast.Call))


def sample(name: str, card: Message) -> int | Seat | Message:
    """A value for an event's or a prompt's argument, by its name as the table reads it."""
    match name:
        case "card" | "source" | "target" | "by":
            return card
        case "seat" | "opponent" | "winner":
            return Seat(1)
        case "faction":
            return message("faction-guild")
    return 3


def events_in_source() -> dict[str, set[str]]:
    """Every kind of event and the names of its arguments."""
    found: dict[str, set[str]] = {}
    for call in calls():
        if call.name == "emit":
            for kind in call.words(0, "kind"):
                found[kind] = {keyword.arg for keyword in call.node.keywords if keyword.arg and keyword.arg != "to"}
        elif call.name in ("move", "draw", "show"):
            for kind in call.words(2, "event"):
                found[kind] = {"card", "seat"}
    return found


def prompts_in_source() -> dict[str, set[str]]:
    """Every prompt and the names of its arguments."""
    found: dict[str, set[str]] = {}
    for call in calls():
        if call.name in ("Ask", "choose", "pick"):
            source = {"source"} if len(call.node.args) > 5 or call.argument(5, "source") else set()
            for prompt in call.words(1, "prompt"):
                found[prompt] = {"seat"} | source | call.keys(6, "args")
        elif call.name == "Selection":
            for prompt in call.words(1, "prompt"):
                found[prompt] = {"seat", "source"} | call.keys(6, "args")
        elif call.name == "select":
            for prompt in call.words(2, "prompt"):
                found[prompt] = {"seat", "source"} | call.keys(4, "args")
    return found


def reasons_in_source() -> set[str]:
    found = {reason for call in calls() if call.name in ("win", "lose") for reason in call.words(1, "reason")}
    return found | {reason for call in calls() if call.name == "draw_game" for reason in call.words(0, "reason")}


def test_every_event_in_the_source_has_words() -> None:
    events = events_in_source()
    assert {"card_drawn", "next_card_raised", "next_card_lowered", "card_forced", "card_shown"} <= events.keys()
    for kind, names in events.items():
        for card in ("card-judge", "hidden-card") if names & {"seat"} else ("card-judge",):
            args = {name: sample(name, message(card)) for name in names}
            say_in_both(message("event-" + kind.replace("_", "-"), **args))


def test_every_prompt_in_the_source_has_words() -> None:
    prompts = prompts_in_source()
    assert {"place", "place-open", "raise", "lower", "keep", "tuck", "may-discard"} <= prompts.keys()
    for prompt, names in prompts.items():
        args = {name: sample(name, message("card-judge")) for name in names}
        say_in_both(message(f"prompt-{prompt}", **args))


def test_every_reason_in_the_source_has_words() -> None:
    reasons = reasons_in_source()
    assert {"signets", "no-card", "djinn", "puppeteer", "haunted-catacombs"} <= reasons
    for reason in {*reasons, "conceded", "aborted"}:
        say_in_both(message(f"reason-{reason}"))


def test_the_source_scan_misses_nothing_that_play_brings_up() -> None:
    known = {"event-" + kind.replace("_", "-") for kind in events_in_source()}
    known |= {f"prompt-{prompt}" for prompt in prompts_in_source()}
    said = {said.key for said in heard().messages if said.key.startswith(("event-", "prompt-"))}
    assert said <= known
    assert heard().reasons <= reasons_in_source()


def test_no_words_are_left_over() -> None:
    """A key for something that the rules no longer say is a mistake, or a rule that lost its voice."""
    spoken = {"event-" + kind.replace("_", "-") for kind in events_in_source()}
    spoken |= {f"prompt-{prompt}" for prompt in prompts_in_source()} | {f"reason-{r}" for r in reasons_in_source()}
    for ability in ABILITIES:
        for text in ability.text:
            spoken |= {text.key} | {value.key for _, value in text.args if isinstance(value, Message)}
    kinds = ("event-", "prompt-", "reason-", "text-", "noun-")
    common = Words("nothing", {}).keys("en")
    assert {key for key in WORDS.keys("en") - common if key.startswith(kinds)} == spoken


def test_no_words_about_cards_are_left_over() -> None:
    """Their keys are put together; each part must stand somewhere in the rules."""
    source = "".join((FOLDER / file).read_text("utf-8") for file in ("about.py", "effects.py"))
    kinds = ("why-", "lies-", "wanted-", "outlook-", "standing-", "ability-")
    told = {key for key in WORDS.keys("en") if key.startswith(kinds)} - {"ability-instant", "ability-ongoing"}
    assert len(told) > 50
    for key in told:
        assert all(part in source for part in key.split("-")), key


def test_every_verb_has_words_and_none_is_left_over() -> None:
    """What a button at a card says."""
    verbs = heard().verbs
    for verb in verbs:
        say_in_both(message(f"verb-{verb}"))
    written = {key.removeprefix("verb-") for key in WORDS.keys("en") if key.startswith("verb-")}
    assert written - verbs <= {"done", "found-nothing"}  # common words that Cardia does not need


def test_every_reason_for_nothing_has_words_and_none_is_left_over() -> None:
    spoken = {why for call in calls() if call.name == "idle" for why in call.words(2, "why")}
    assert {"no-previous", "not-stronger", "none-in-hand"} <= spoken
    written = {key.removeprefix("idle-") for key in WORDS.keys("en") if key.startswith("idle-")}
    assert written == spoken


def test_options_that_are_words_are_named() -> None:
    for key in (
        "option-your-next-card",
        "option-decline",
        "strip-modifiers",
        "strip-tokens",
        "adjust-raise",
        "adjust-lower",
    ):
        say_in_both(message(key))
    say_in_both(message("option-seat", seat=Seat(0)))
    say_in_both(message("option-number", number=3))


def test_locations_may_all_be_chosen_by_name() -> None:
    (spec,) = (spec for spec in GAME.options if isinstance(spec, Subset))
    for location in spec.values:
        for lang in LANGUAGES:
            assert say(message(f"setting-{spec.name}-{location}"), lang) == say(message(f"location-{location}"), lang)


# The rules map


def test_the_rules_map_points_at_code_that_exists() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    modules = {file.stem for file in FOLDER.glob("*.py")} | {"cards"}
    named = {name for name in re.findall(r"`([a-z]+\.[A-Za-z_.]+)`", text) if name.partition(".")[0] in modules}
    assert len(named) > 40
    for name in named:
        module, *path = name.split(".")
        found: object = import_module(f"stolik.games.cardia.{module}")
        for part in path:
            assert hasattr(found, part) or part in getattr(found, "__annotations__", {}), name
            found = getattr(found, part, None)
