"""A host's own cards: what the file may say, and errors that name the card and the field. See docs/ostium-cards.md."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.games.ostium.cards import CARDS
from stolik.games.ostium.cards.own import VARIABLE, OwnSet, read_file, read_set
from stolik.games.ostium.effects import CLANS, Ability
from stolik.table import BadOption, Message
from stolik.words import Words

DOCS = Path(__file__).parents[3] / "docs" / "ostium-cards.md"


def letters(number: int) -> str:
    return chr(ord("a") + number // 26) + chr(ord("a") + number % 26)


def a_set() -> dict[str, object]:
    """A small set that is sound."""
    cards: list[dict[str, object]] = [
        {
            "title": f"imp-{clan}",
            "kind": "familiar",
            "clan": clan,
            "names": {"pl": f"Chochlik {clan}", "en": f"Imp {clan}"},
            "main": ["discard crystal"],
        }
        for clan in CLANS
    ]
    wanderer = {"pl": "Wędrowiec", "en": "Wanderer"}
    cards.append({"title": "wanderer", "kind": "primal", "cost": 2, "names": wanderer, "left": ["echo"]})
    cards += [
        {
            "title": f"beast-{letters(number)}",
            "kind": "warrior" if number < 12 else "sovereign",
            "clan": CLANS[number % 5],
            "power": number % 4,
            "cost": 1 + number % 5,
            "names": {"pl": f"Bestia {number}", "en": f"Beast {number}"},
            "left": ["crystal"],
            "right": ["guard 2"],
            "main": ["swift", "strike 2", "last-breath draw"],
        }
        for number in range(14)
    ]
    return {"name": "tiny", "cards": cards}


def changed(card: str, **fields: object) -> str:
    """The set with some fields of a card changed; None leaves a field out."""
    data = a_set()
    cards = data["cards"]
    assert isinstance(cards, list)
    (found,) = [other for other in cards if other["title"] == card]
    for field, value in fields.items():
        found.pop(field, None)
        if value is not None:
            found[field] = value
    return json.dumps(data)


def test_a_sound_set_is_read() -> None:
    own = read_set(json.dumps(a_set()))
    assert re.fullmatch(r"tiny-[0-9a-f]{8}", own.name)
    assert len(own.cards) == 20
    beast = own.cards[-1].creature
    assert (beast.kind, beast.clan, beast.power, beast.cost) == ("sovereign", "veil", 1, 4)
    assert beast.main == (Ability("swift"), Ability("strike", 2), Ability("last-breath", then=Ability("draw")))


def test_another_file_is_another_set() -> None:
    assert read_set(json.dumps(a_set())).name != read_set(changed("beast-aa", power=3)).name


def test_numbers_left_out_are_the_usual_ones() -> None:
    own = read_set(changed("beast-aa", main=["rebuild", "strike-all", "repair"]))
    beast = next(card.creature for card in own.cards if card.title == "beast-aa")
    assert [ability.value for ability in beast.main] == [4, 2, 1]


def test_braces_in_a_name_are_only_letters() -> None:
    own = read_set(changed("beast-aa", names={"pl": 'Smok {"x"}', "en": "Drake {$y}"}))
    words = Words("own", {lang: own.words(lang) for lang in ("pl", "en")})
    assert words.render(Message("title-beast-aa"), "en", strict=True) == "Drake {$y}"
    assert words.render(Message("card-beast-aa"), "pl", strict=True) == '„Smok {"x"}”'


@pytest.mark.parametrize(
    ("card", "fields", "field", "problem"),
    [
        ("beast-aa", {"kind": "dragon"}, "kind", "'dragon' is not one of familiar, primal"),
        ("beast-aa", {"clan": "mud"}, "clan", "'mud' is not one of ember"),
        ("beast-aa", {"clan": None}, "clan", "None is not one of ember"),
        ("wanderer", {"clan": "ember"}, "clan", "a primal has no clan"),
        ("beast-aa", {"power": -1}, "power", "-1 is not a whole number from 0 to 20"),
        ("beast-aa", {"power": True}, "power", "True is not a whole number"),
        ("beast-aa", {"power": None}, "power", "a warrior has one"),
        ("beast-aa", {"cost": 21}, "cost", "21 is not a whole number"),
        ("beast-aa", {"cost": 1.5}, "cost", "1.5 is not a whole number"),
        ("beast-aa", {"cost": 10**4000}, "cost", "is not a whole number from 0 to 20"),
        ("beast-aa", {"cost": [1, 2]}, "cost", "[1, 2] is not a whole number"),
        ("beast-aa", {"power": float("nan")}, "power", "nan is not a whole number"),
        ("beast-aa", {"kind": ["warrior"]}, "kind", "['warrior'] is not one of"),
        ("beast-aa", {"colour": "red"}, "colour", "there is no such field"),
        ("beast-aa", {"names": {"pl": "Bestia"}}, "names", "a name in"),
        ("beast-aa", {"names": {"pl": "", "en": "x"}}, "names", "'' is not a name"),
        ("beast-aa", {"names": {"pl": "a\nb", "en": "x"}}, "names", "is not a name"),
        ("beast-aa", {"names": {"pl": "Bestia 1", "en": "Beast"}}, "names", "is called 'Bestia 1' too"),
        ("beast-aa", {"names": {"pl": "x" * 100_000, "en": "x"}}, "names", "is not a name of 1 to 60"),
        ("beast-aa", {"left": ["crystal"] * 7}, "left", "7 abilities; at most 6"),
        ("beast-aa", {"left": ["guard", None]}, "left", "None is not an ability"),
        ("beast-aa", {"left": "crystal"}, "left", "'crystal' is not a list of abilities"),
        ("beast-aa", {"left": ["asault"]}, "left", "there is no ability 'asault'; crystal, draw"),
        ("beast-aa", {"left": [""]}, "left", "there is no ability ''"),
        ("beast-aa", {"left": [7]}, "left", "7 is not an ability"),
        ("beast-aa", {"left": ["swift"]}, "left", "swift does not belong there"),
        ("beast-aa", {"main": ["echo"]}, "main", "echo does not belong there"),
        ("beast-aa", {"main": ["strike 0"]}, "main", "'0' after strike is not a whole number from 1 to 20"),
        ("beast-aa", {"main": ["strike -2"]}, "main", "'-2' after strike"),
        ("beast-aa", {"main": ["strike 000299999"]}, "main", "'000299999' after strike"),
        ("beast-aa", {"main": ["last-breath strike 21"]}, "main", "'21' after strike"),
        ("beast-aa", {"main": ["strike two"]}, "main", "'two' after strike"),
        ("beast-aa", {"main": ["strike 2 3"]}, "main", "'2 3' after strike"),
        ("beast-aa", {"main": ["dismiss 2"]}, "main", "dismiss takes no number"),
        ("beast-aa", {"main": ["last-breath"]}, "main", "last-breath is followed by what it sets off"),
        ("beast-aa", {"main": ["discard guard"]}, "main", "discard is followed by what it sets off"),
        ("beast-aa", {"main": ["swift", "swift"]}, "main", "swift stands there twice"),
        ("imp-ember", {"left": ["crystal"]}, "left", "a familiar has no side domains"),
        ("imp-ember", {"clan": "tide"}, "clan", "each clan has one familiar"),
    ],
)
def test_an_error_names_the_card_and_the_field(card: str, fields: dict[str, object], field: str, problem: str) -> None:
    with pytest.raises(BadOption) as error:
        read_set(changed(card, **fields))
    later = "beast-ab" if "Bestia 1" in problem else card
    assert str(error.value).startswith(f'cards: card "{later}", field "{field}": '), error.value
    assert problem in str(error.value)
    assert len(str(error.value)) < 400, "one line that can be read"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "not JSON"),
        ("[]", 'an object with a "name"'),
        (json.dumps({**a_set(), "more": 1}), "nothing else"),
        (json.dumps({**a_set(), "name": "Tiny"}), 'field "name"'),
        (json.dumps({**a_set(), "cards": {}}), 'field "cards"'),
        (json.dumps({**a_set(), "cards": []}), "0 of kind familiar, not 5"),
        (json.dumps({**a_set(), "cards": [1]}), "a card is an object"),
        ("[" * 100_000, "not JSON"),
        ('{"name": 1' + "0" * 5_000, "not JSON"),
        ('{"name": "a", "name": "b", "cards": []}', 'field "name": it stands there twice'),
        (
            json.dumps(a_set()).replace('"power": 1', '"power": 1, "power": 2', 1),
            'card "beast-ab", field "power": it stands',
        ),
        (json.dumps({**a_set(), "cards": [{}] * 301}), "at most 300 cards"),
        (changed("beast-aa", title=None), 'card "7", field "title"'),
        (changed("beast-aa", title="Beast"), "'Beast' is not small letters"),
        (changed("beast-aa", title="beast-ab"), "another card of the set has the same one"),
        (changed("beast-aa", title="sparkling"), "the designed set has the same one"),
        (changed("beast-aa", kind="sovereign"), "11 of kind warrior, not 12 or more"),
    ],
)
def test_what_is_wrong_with_a_whole_set(text: str, problem: str) -> None:
    with pytest.raises(BadOption, match=re.escape(problem)):
        read_set(text, frozenset(CARDS))


def test_a_file_that_cannot_be_a_set(tmp_path: Path) -> None:
    for file in ("/no/such/file", str(tmp_path), "a\0b"):
        with pytest.raises(BadOption, match="cannot be read"):
            read_file(file, frozenset())
    letters = tmp_path / "letters.json"
    letters.write_bytes(json.dumps(a_set(), ensure_ascii=False).encode("cp1250"))
    with pytest.raises(BadOption, match="cannot be read: 'utf-8' codec"):
        read_file(str(letters), frozenset())
    with pytest.raises(BadOption, match="has more than 1,000,000 bytes"):
        read_file("/dev/zero", frozenset())


def test_a_file_may_begin_as_windows_editors_let_files_begin(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(a_set()), "utf-8-sig")
    assert read_file(str(file), frozenset()).name == read_set(json.dumps(a_set())).name


def test_the_example_in_the_docs_reads() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    shown = json.loads(example)["cards"]
    data = a_set()
    cards = data["cards"]
    assert isinstance(cards, list)
    kept = [card for card in cards if card["title"] not in ("imp-ember", "wanderer")]
    own: OwnSet = read_set(json.dumps({"name": "my-cards", "cards": [*shown, *kept]}))
    assert {"imp", "wanderer", "ram"} <= {card.title for card in own.cards}


PROGRAM = """
import random
from stolik.games import load
from stolik.table import Match, Message
from stolik.words import words_for
game = load("ostium")
rng = random.Random(1)
for options in game.variants():
    for seats in (1, 2, 3):
        match = Match(game, seats, options, 3)
        while match.question is not None:
            ask = match.asks[0]
            match.answer(rng.choice(ask.options), ask.seat)
        again = Match.replay(game, match.record())
        assert again.state == match.state
print([spec.values for spec in game.options], words_for("ostium").render(Message("card-beast-ab"), "pl", strict=True))
match = Match(game, 2, {}, 1)
faces = {game.faces[face] for face in match.state.faces}
assert faces and all(face.startswith(("imp-", "beast-", "wanderer")) for face in faces), faces
match = Match(game, 2, {"cards": "designed"}, 1)
assert not any(game.faces[face].startswith("beast") for face in match.state.faces)
"""


def test_whole_matches_with_own_cards(tmp_path: Path) -> None:
    """Another process, since the cards of a process are read once."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(a_set()), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, VARIABLE: str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\('designed', 'tiny-[0-9a-f]{8}'\)\] „Bestia 1”\n", done.stdout)


RARE = """
from tests.games.ostium.board import Tables
table = Tables()
t = table(attack=["beast-aa", "beast-af", "beast-ak"], turned=["A0", "A1"], step="aftermath", hand=["imp-tide"])
assert t.options == ["beast-aa", "beast-af"]
t.choose("beast-aa")
assert t.options == ["cull ember", "done"]
t.choose("cull ember", "beast-af")
assert (t.pile(0), t.asked) == (["beast-aa", "beast-af", "beast-ak"], "last-discard")
t = table(attack=["wanderer"], hand=["beast-ak", "imp-tide"])
t.summon("beast-ak", "A1")
assert t.options == ["cull ember", "done"]
t.choose("cull ember")
assert (t.pile(0), t.asked) == (["beast-ak"], "develop")
table.check()
"""


def test_culls_that_the_designed_set_does_not_have(tmp_path: Path) -> None:
    """rulebook: "Wybierz dowolny Klan": as a last breath, while others of the clan wait to be collected; and in two
    side domains at once, of which each spares its own creature."""
    data = a_set()
    cards = data["cards"]
    assert isinstance(cards, list)
    domains: dict[str, dict[str, object]] = {
        "beast-aa": {"main": ["last-breath cull"]},
        "beast-af": {"main": []},
        "beast-ak": {"left": ["cull"], "main": []},
        "wanderer": {"left": [], "right": ["cull"]},
    }
    for card in cards:
        card.update(domains.get(card["title"], {}))
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(data), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", RARE],
        env={**os.environ, VARIABLE: str(file)},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_command_line_takes_the_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(changed("beast-aa", power="high"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "stolik", "--cards", str(file), "cards", "ostium"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode != 0
    assert 'card "beast-aa", field "power"' in done.stderr + done.stdout
    file.write_text(json.dumps(a_set()), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "stolik", "--cards", str(file), "cards", "ostium", "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Beast 3" in done.stdout
