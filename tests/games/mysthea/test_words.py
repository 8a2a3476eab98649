"""Everything Mysthea can say has words in both languages: what play brings up, and what the source could say."""

import re
from pathlib import Path

import pytest
from tests.games.mysthea.board import READER, Tables

import stolik.games.mysthea
from stolik.games.mysthea import GAME
from stolik.games.mysthea.cards import FACES
from stolik.table import Message, message
from stolik.words import LANGUAGES, problems

FOLDER = Path(stolik.games.mysthea.__file__).parent
SPOKEN = re.compile(r'"((?:why-not|outlook|text|power|per|option|action|command)-[a-z0-9-]+)"')
EMITTED = re.compile(r'(?:emit\(\s*"([a-z_]+)")|"((?:card|order)_[a-z]+)"')
ASKED = re.compile(r'(?:Ask\(\s*\w+(?:\.\w+)?|g\.(?:pick|choose)\(\s*\w+(?:\.\w+)?),\s*"([a-z-]+)"')
say = READER.say


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(FOLDER.rglob("*.py")))


def test_the_files_are_sound() -> None:
    assert problems("mysthea") == []


@pytest.mark.parametrize("face", FACES)
def test_every_card_has_a_title_a_name_and_a_text(face: str) -> None:
    for lang in LANGUAGES:
        assert say(message(f"title-{face}"), lang)
        assert say(message(f"card-{face}"), lang)
        for sentence in GAME.card_text(face):
            assert re.fullmatch(r"[A-ZŁŚŻ0-9].*\.", say(sentence, lang)), sentence
        for fact in GAME.card_facts(face):
            assert say(fact.heading, lang)
            for word in fact.words:
                assert say(word, lang)


def test_no_two_cards_have_the_same_title() -> None:
    for lang in LANGUAGES:
        assert len({say(message(f"title-{face}"), lang) for face in FACES}) == len(FACES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_source_has_words(lang: str) -> None:
    text = sources()
    keys = set(SPOKEN.findall(text))
    keys |= {"event-" + (one or other).replace("_", "-") for one, other in EMITTED.findall(text)}
    keys |= {"prompt-" + prompt for prompt in ASKED.findall(text)}
    assert len(keys) > 120
    assert sorted(key for key in keys if not READER.words.has(key, lang)) == []


def test_polish_and_english_of_some_cards() -> None:
    def text(face: str, lang: str) -> str:
        return " ".join(say(sentence, lang) for sentence in GAME.card_text(face))

    assert text("c006", "pl") == "Zyskaj 3 punkty chwały za każdy las, który kontrolujesz."
    assert text("c006", "en") == "Gain 3 glory for each forest you control."
    assert text("c034", "pl") == (
        "Akcja specjalna, raz na turę. Zapłać 1 punkt energii. "
        "Wybierz jedno: stwórz konstrukt albo porusz się swoim konstruktem."
    )
    assert text("c018", "en") == "Upgrade: golems. When you create a golem, you may deploy it at once for free."
    assert text("en20", "en").startswith("Gain 6 glory, then choose a sign. Boot: move your Chosen to any region.")


def test_prompts_of_a_turn(table: Tables) -> None:
    t = table(hand=["c001"])
    ask = t.match.asks[0]
    assert say(t.match.prompt(ask, 0), "pl").startswith("Twoja tura")
    t.play("c001")
    assert say(t.match.prompt(t.match.asks[0], 0), "pl") == "Wydaj punkty dowodzenia. Zostało: 2."
    t.choose("done", "end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_short_word(lang: str) -> None:
    text = (FOLDER / "labels.py").read_text("utf-8")
    verbs = set(re.findall(r'Act\("([a-z-]+)"', text)) | {
        "play",
        "use",
        "battle",
        "create",
        "deploy",
        "energy",
        "place",
    }
    verbs |= {"develop", "meditate", "island", "encounter", "end", "skip", "done", "reveal", "renew", "keep", "alone"}
    assert [verb for verb in sorted(verbs) if not READER.words.has(f"verb-{verb}", lang)] == []
    assert say(Message("verb-move"), lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("pl", "także pokonany, idzie o jedną wyspę dalej"), ("en", "even if beaten, it moves one island on")],
)
def test_a_monster_that_is_beaten_is_not_gone(lang: str, said: str) -> None:
    assert said in say(GAME.card_text("utcoro")[0], lang)
