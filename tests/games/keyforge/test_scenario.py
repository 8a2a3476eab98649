"""The scenario harness: setting up, changing by hand, reading, and the process that speaks JSON lines."""

import io
import json

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
        ({"line": ["punch"]}, "cannot lie in line"),
        ({"line": [{"card": "valdr", "hurt": 3}]}, "hurt"),
        ({"keys": ["green"]}, "keys are"),
        ({"step": "lunch"}, "no step"),
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
