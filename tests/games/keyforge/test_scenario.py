"""The scenario harness: setting up, changing by hand, reading, and the process that speaks JSON lines."""

import io
import json
import subprocess
import sys

import pytest
from tests.games.keyforge.board import Tables

from stolik.games.keyforge.scenario import BadScenario, Scenario, serve


def talk(*commands: object) -> list[dict[str, object]]:
    said = io.StringIO()
    serve(io.StringIO("\n".join(json.dumps(command) for command in commands)), said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


def test_everything_on_a_card_can_be_set_and_read(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=[
            {
                "card": "valdr",
                "damage": 2,
                "amber": 3,
                "power": 1,
                "stunned": True,
                "warded": True,
                "enraged": True,
                "exhausted": True,
                "counters": {"doom": 2},
                "upgrades": ["blood-of-titans"],
                "under": ["punch"],
            }
        ],
    )
    card = t.card("valdr")
    assert (card["damage"], card["amber"], card["plus"], card["power"]) == (2, 3, 1, 12)
    assert all(card[mark] for mark in ("stunned", "warded", "enraged", "exhausted", "flank"))
    assert (card["counters"], card["upgrades"], card["under"]) == ({"doom": 2}, ["blood-of-titans"], ["punch"])
    assert t.options == ["end-turn"]


def test_decks_and_discard_piles_are_listed_from_the_top(table: Tables) -> None:
    t = table(house="logos", line=["doc-bookton"], deck=["punch", "anger"], discard=["valdr", "mother"]).reap(
        "doc-bookton"
    )
    assert t.hand() == ["punch"]
    assert t.zone("discard-0") == ["mother", "valdr"]


def test_a_position_can_be_changed_by_hand(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["valdr"])
    t.change(
        amber=[3, 4],
        chains=[1, 0],
        keys=[2, ["blue"]],
        cards={"valdr": {"exhausted": True}},
        move={"punch": "discard-0"},
    )
    assert t.amber == [3, 4]
    assert t.keys == [2, 1]
    assert t.options == ["end-turn"]
    t.change(cards={"valdr": {"exhausted": False}}, move={"punch": "hand-0"})
    assert t.may("play punch")
    assert t.may("reap valdr")


def test_a_card_can_be_moved_anywhere(table: Tables) -> None:
    host = {"card": "valdr", "upgrades": ["blood-of-titans"], "under": ["punch"], "damage": 2}
    t = table(house="brobnar", line=["troll", host], hand=["phoenix-heart", "bumpsy"], their_line=["mother"])
    t.change(move={"phoenix-heart": "on troll", "bumpsy": "line-0 1"})
    assert (t.line(), t.card("troll")["upgrades"]) == (["troll", "bumpsy", "valdr"], ["phoenix-heart"])
    t.change(move={"valdr": "deck-0", "mother": "line-0"})
    assert (t.where("blood-of-titans"), t.where("punch")) == ("discard-0", "discard-0")
    assert (t.line(), t.card("mother")["owner"], t.card("mother")["controller"]) == (
        ["troll", "bumpsy", "mother"],
        1,
        0,
    )
    t.change(move={"mother": "archives-0", "punch": "under troll"})
    assert t.card("troll")["under"] == ["punch"]
    t.end_turn().end_turn().choose("yes")
    assert t.where("mother") == "hand-1"  # it goes home
    for wrong in ("kitchen-0", "upgrades-0", "on nobody", "line-7", "on troll"):
        with pytest.raises(BadScenario):
            t.change(move={"bumpsy": wrong})


def test_options_can_be_read_by_what_they_mean(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["valdr"], their_line=["mother"])
    assert t.plays() == [
        {"verb": "play", "card": ["punch"]},
        {"verb": "discard", "card": ["punch"]},
        {"verb": "fight", "card": ["valdr"]},
        {"verb": "reap", "card": ["valdr"]},
    ]
    t.play("punch")
    assert [(one["seat"], one["option"], one["things"]) for one in t.meanings()] == [
        (0, "valdr", ["valdr"]),
        (0, "mother", ["mother"]),
    ]
    assert t.plays() == []
    t.choose("mother")


def test_the_other_actions_by_name(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["blood-of-titans", "anger"],
        artifacts=["cannon", "mighty-javelin"],
        line=["valdr", {"card": "troll", "stunned": True}],
        their_line=["mother"],
        tidal=True,
    )
    t.play_upgrade("blood-of-titans", "valdr").raise_tide().use_action("cannon", "mother").use_omni(
        "mighty-javelin", "troll"
    )
    t.unstun("troll").discard("anger")
    assert (t.card("valdr")["power"], t.card("mother")["damage"], t.card("troll")["damage"]) == (11, 2, 4)
    assert (t.g.chains, t.hand()) == ([3, 0], [])
    t = table(step="start", amber=6, houses=["dis"]).forge("blue")
    assert t.player()["keys"] == {"red": False, "blue": True, "yellow": False}


def test_a_position_is_not_changed_in_the_middle_of_a_card(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["valdr"], their_line=["mother"]).play("punch")
    with pytest.raises(BadScenario, match="main step"):
        t.change(amber=[1, 1])
    t.choose("mother")


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"hand": ["nothing"]}, "no card 'nothing'"),
        ({"hand": "punch"}, "hand: a list, not 'punch'"),
        ({"hand": [5]}, "a card is its name or an object"),
        ({"hand": [{"card": "troll", "damage": 1}]}, "troll in hand: damage"),
        ({"hand": [{"card": "troll", "owner": 1}]}, "troll in hand: owner"),
        ({"line": ["punch"]}, "cannot lie in line"),
        ({"line": ["cannon"]}, "cannon cannot be in play with power 0"),
        ({"line": ["deusillus2"]}, "named by its first half"),
        ({"line": [{"card": "valdr", "hurt": 3}]}, "hurt"),
        ({"line": [{"card": "valdr", "damage": 6}]}, "valdr cannot be in play with power 6 and damage 6"),
        ({"line": [{"card": "valdr", "damage": "2"}]}, "damage on valdr: a whole number"),
        ({"line": [{"card": "valdr", "stunned": 1}]}, "stunned on valdr: true or false"),
        ({"line": [{"card": "valdr", "counters": {"rust": 1}}]}, "no 'rust'; there are 'doom'"),
        ({"line": [{"card": "valdr", "counters": ["doom"]}]}, "counters on valdr"),
        ({"line": [{"card": "valdr", "upgrades": ["troll"]}]}, "troll is of type creature and cannot lie in upgrades"),
        ({"line": [{"card": "valdr", "owner": 2}]}, "owner"),
        ({"artifacts": [{"card": "cannon", "stunned": True}]}, "cannon in artifacts: stunned"),
        ({"amber": "six"}, "amber: a whole number"),
        ({"amber": -1}, "amber: a whole number"),
        ({"their_chains": 1.5}, "their_chains: a whole number"),
        ({"keys": ["green"]}, "keys are"),
        ({"keys": ["red", "red"]}, "each once"),
        ({"keys": 3}, "three keys"),
        ({"house": "kitchen"}, "house: no 'kitchen'"),
        ({"houses": ["dis", "kitchen"]}, "houses: no 'kitchen'"),
        ({"houses": "dis"}, "houses: a list"),
        ({"active": 2}, "active: no 2"),
        ({"turn": 0}, "turn: a whole number, 1 or more"),
        ({"tide": "low"}, "tide: no 'low'"),
        ({"step": "lunch"}, "step: no 'lunch'; there are 'main'"),
    ],
)
def test_a_setup_that_makes_no_sense(setup: dict[str, object], problem: str) -> None:
    with pytest.raises(BadScenario, match=problem):
        Scenario(**setup)  # type: ignore[arg-type]


def test_an_answer_that_is_not_offered_changes_nothing(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"])
    with pytest.raises(BadScenario, match="not among"):
        t.fight("valdr", "mother")
    assert t.may("reap valdr")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"amber": 6}, "amber: a list"),
        ({"amber": [6]}, "amber: a list of two"),
        ({"chains": [0, -1]}, "chains: a whole number"),
        ({"keys": [0, 3]}, "three keys"),
        ({"house": "kitchen"}, "house: no 'kitchen'"),
        ({"cards": {"nobody": {"damage": 1}}}, "no card 'nobody' here"),
        ({"cards": {"valdr": {"damage": 6}}}, "valdr cannot be in play"),
        ({"cards": {"valdr": {"owner": 1}}}, "valdr in line: owner"),
        ({"cards": {"punch": {"damage": 1}}}, "punch in hand: damage"),
        ({"move": {"punch": "line-0"}}, "punch is of type action"),
        ({"move": {"punch": "hand-1"}}, "lies with its owner, seat 0"),
        ({"move": {"punch": "resolving-0"}}, "on or under which card"),
        ({"move": {"valdr": "under valdr"}}, "another card that is in play"),
        ({"move": {"cannon": "line-0"}}, "cannon cannot be in play"),
        ({"move": {"deusillus": "line-0"}}, "half a creature"),
    ],
)
def test_a_change_that_makes_no_sense_changes_nothing(table: Tables, change: dict[str, object], problem: str) -> None:
    t = table(house="brobnar", hand=["punch", "deusillus"], line=["valdr"], artifacts=["cannon"])
    before = t.read()
    with pytest.raises(BadScenario, match=problem):
        t.change(**change)
    assert t.read() == before


def test_of_a_command_with_a_wrong_answer_nothing_is_done(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch", "anger"], line=["valdr", "bumpsy"], their_line=["mother", "troll"])
    t.play("punch", "troll")
    before = t.read()
    for wrong in (
        lambda: t.play("anger", "valdr", "nobody"),
        lambda: t.fight("valdr", "mother", "nobody"),
        lambda: t.choose("reap valdr", "reap valdr"),
    ):
        with pytest.raises(BadScenario, match="not among"):
            wrong()
        assert t.read() == before
    t.play("anger", "valdr", "mother").end_turn()


def test_whom_a_command_names_is_not_passed_over_where_nobody_is_asked(table: Tables) -> None:
    t = table(house="brobnar", hand=["blood-of-titans"], line=["valdr"])
    with pytest.raises(BadScenario, match="cannot be played on 'mother'"):
        t.play_upgrade("blood-of-titans", "mother")
    assert t.play_upgrade("blood-of-titans", "valdr").card("valdr")["power"] == 11
    t = table(house="brobnar", line=["valdr"], their_line=["mother"])
    with pytest.raises(BadScenario, match="whom valdr can attack: \\['mother'\\]"):
        t.fight("valdr", "troll")
    t = table(house="staralliance", hand=["explo-rover"], line=["valdr"]).play_upgrade("explo-rover", "valdr")
    assert t.card("valdr")["upgrades"] == ["explo-rover"]


def test_a_gigantic_creature_is_laid_out_and_moved_with_both_halves(table: Tables) -> None:
    t = table(house="saurian", line=["deusillus~mars"], their_line=["mother"])
    assert t.card("deusillus")["under"] == ["deusillus#2"]
    assert [t.g.card(t.find(name)).house for name in ("deusillus", "deusillus#2")] == ["mars", "mars"]
    t.change(move={"deusillus": "hand-0"})
    assert sorted(t.hand()) == ["deusillus", "deusillus#2"]
    t.change(move={"deusillus#2": "line-1"})
    assert (t.hand(), t.line(1), t.card("deusillus")["under"]) == ([], ["mother", "deusillus"], ["deusillus#2"])
    t.change(move={"deusillus#2": "discard-0"})
    assert (t.line(1), sorted(t.zone("discard-0"))) == (["mother"], ["deusillus", "deusillus#2"])


def test_an_upgrade_stays_with_its_owner_and_a_stray_goes_home(table: Tables) -> None:
    theirs = {"card": "disruption-field", "owner": 1, "counters": {"disruption": 2}}
    t = table(house="brobnar", line=[{"card": "valdr", "upgrades": [theirs]}])
    assert (t.card("disruption-field")["controller"], t.player(0)["key_cost"]) == (1, 8)
    t = table(house="logos", hand=["dysania"], their_archives=[{"card": "punch", "owner": 0}, "anger"]).play("dysania")
    assert (t.hand(), t.zone("discard-1"), t.amber) == (["punch"], ["anger"], [1, 0])


def test_several_abilities_that_one_card_gives_can_be_told_apart(table: Tables) -> None:
    rich = [{"card": name, "amber": 1} for name in ("troll", "valdr")]
    t = table(house="dis", hand=["gateway-to-dis"], their_line=[rich[0], "optio-gorkus", rich[1]]).play(
        "gateway-to-dis"
    )
    assert t.options == ["optio-gorkus", "optio-gorkus 2"]
    assert [one["option"] for one in t.meanings()] == t.options
    t.choose("optio-gorkus 2").default()


def test_what_lies_facedown_is_seen_by_its_owner_only(table: Tables) -> None:
    """decision 34."""
    t = table(house="logos", line=[{"card": "jargogle", "under": ["punch"]}], hand=["anger"])
    assert t.where("punch") == "hidden-0"
    assert t.change(move={"anger": "under jargogle"}).where("anger") == "hidden-0"


def test_what_abilities_leave_behind_can_be_laid_out(table: Tables) -> None:
    t = table(house="dis", line=["effigy-of-melerukh"], their_line=[{"card": "murmook", "counters": {"ignorance": 1}}])
    assert (t.card("effigy-of-melerukh")["power"], t.player()["key_cost"]) == (100, 6)
    t.change(cards={"murmook": {"counters": {"ignorance": 0}}}, move={"effigy-of-melerukh": "artifacts-0"})
    assert (t.card("murmook")["counters"], t.player()["key_cost"]) == ({}, 7)
    t.change(move={"effigy-of-melerukh": "line-0"}, amber=[1, 0]).change(amber=[2, 0])
    assert (t.card("effigy-of-melerukh")["power"], t.card("effigy-of-melerukh")["armor"]) == (100, 100)


def test_the_process_speaks_json_lines() -> None:
    replies = talk(
        {"do": "reap", "args": ["valdr"]},
        {"do": "setup", "with": {"house": "brobnar", "line": ["valdr"], "their_line": ["mother"]}},
        {"do": "fight", "args": ["valdr", "mother"]},
        {"do": "where", "args": ["mother"]},
        {"do": "dance"},
        {"do": "read"},
        [],
    )
    assert [reply["ok"] for reply in replies] == [False, True, True, True, False, True, False]
    assert replies[3]["answer"] == "discard-1"
    assert "nothing is set up" in str(replies[0]["error"])


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ({"do": "play"}, "play: missing a required argument: 'name'; it takes name, *choices"),
        ({"do": "play", "args": "punch"}, '"args" is a list'),
        ({"do": "play", "arg": ["punch"]}, "a command: arg?"),
        ({"do": "end_turn", "args": [1]}, "it takes nothing"),
        ({"do": "setup", "with": {"hands": []}}, "unexpected keyword argument 'hands'; it takes house, houses"),
        ({"do": "setup", "with": [1]}, '"with" an object'),
        ({"do": "card", "args": [["valdr"]]}, "no card ['valdr'] here"),
        ({"do": "player", "args": [7]}, "seat: no 7"),
        ({"do": "zone", "args": ["kitchen-0"]}, "no zone 'kitchen-0'"),
        ({"do": "reap", "args": ["mother"]}, "'reap mother' is not among"),
        ({"do": ["play"]}, "the commands are setup"),
    ],
)
def test_a_command_that_makes_no_sense_says_why_and_loses_nothing(command: object, problem: str) -> None:
    setup = {"do": "setup", "with": {"house": "brobnar", "line": ["valdr"], "their_line": ["mother"]}}
    _, before, wrong, after = talk(setup, {"do": "read"}, command, {"do": "read"})
    assert wrong["ok"] is False
    assert problem in str(wrong["error"])
    assert before == after


def test_a_line_that_is_no_text_does_not_end_the_process() -> None:
    lines = [
        b"\xff\xfe",
        b'{"do": "setup"}',
        b'{"do": "card", "args": ["\\ud800"]}',
        b"[" * 100_000,
        b'{"do": "question"}',
    ]
    run = [sys.executable, "-m", "stolik.games.keyforge.scenario"]
    said = subprocess.run(run, input=b"\n".join(lines), capture_output=True, timeout=60, check=True).stdout
    assert [json.loads(line)["ok"] for line in said.splitlines()] == [False, True, False, False, True]
