"""`stolik replay`: a saved match step by step, as any seat saw it."""

import json
from pathlib import Path

import pytest
from tests.cli.running import refusal, run, run_json

from stolik.games import load
from stolik.table import Match, Record, State, transcript


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    run("play", "cardia", "--seat", "random", "--seat", "random", "--seed", "4", "--save", str(file))
    return file


def stepped(file: Path, *lines: str, seat: str = "spectator") -> str:
    typed = "".join(f"{line}\n" for line in lines)
    return run("replay", str(file), "--lang", "en", "--seat", seat, typed=typed)


def steps(shown: str) -> list[int]:
    return [
        int(line.split("step ")[1].split(" of ")[0])
        for line in shown.splitlines()
        if "step " in line and " of " in line
    ]


def test_stepping_forth_and_back_and_jumping(finished: Path) -> None:
    shown = stepped(finished, "n", "", "p", "9", "n", "0", "p", "q")
    assert steps(shown) == [0, 1, 2, 1, 9, 10, 0]
    assert "This is the beginning." in shown


def test_the_last_step_tells_the_result(finished: Path) -> None:
    last = len(json.loads(finished.read_text("utf-8"))["entries"])
    shown = stepped(finished, str(last), "n", "q")
    assert "wins." in shown
    assert "This is the end." in shown


def test_each_seat_sees_its_own_hand_only(finished: Path) -> None:
    match: Match[State] = Match.replay(load("cardia"), Record.from_json(json.loads(finished.read_text("utf-8"))))
    start: Match[State] = Match(match.game, 2, seed=4)
    hands = [{start.game.faces[start.state.faces[card]] for card in start.state.zones[2 + seat]} for seat in (0, 1)]
    names = {card["id"]: card["names"]["en"] for card in run_json("cards", "cardia")}
    for seat in (0, 1):
        shown = stepped(finished, "q", seat=str(seat))
        for face in hands[seat]:
            assert names[face] in shown
        for face in hands[1 - seat] - hands[seat]:
            assert names[face] not in shown
    neither = stepped(finished, "q")
    assert not any(names[face] in neither for face in hands[0] | hands[1])
    everything = stepped(finished, "q", seat="all")
    assert all(names[face] in everything for face in hands[0] | hands[1])


def test_the_seat_can_be_changed_on_the_way(finished: Path) -> None:
    shown = stepped(finished, "s 1", "s all", "s 7", "dance", "q")
    assert "view: Player 2" in shown
    assert "all cards face up" in shown
    assert "No such view: 7" in shown
    assert "I do not understand" in shown


@pytest.mark.parametrize(("seat", "viewer"), [("0", 0), ("1", 1), ("spectator", 2), ("all", -1)])
def test_the_transcript_for_programs(finished: Path, seat: str, viewer: int) -> None:
    record = Record.from_json(json.loads(finished.read_text("utf-8")))
    pages = run_json("replay", str(finished), "--seat", seat)
    assert pages == json.loads(json.dumps(transcript(load("cardia"), record, viewer)))
    assert len(pages) == len(record.entries) + 1
    assert pages[-1]["result"] is not None


def test_a_match_of_a_series_is_picked_by_number(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    seats = ("--seat", "random", "--seat", "random")
    run("play", "cardia", *seats, "--wins", "2", "--seed", "1", "--save", str(file))
    first, second = (run_json("replay", str(file), "--match", number, "--seat", "0") for number in ("1", "2"))
    assert first[0]["view"] != second[0]["view"]


def test_the_deal_of_a_secret_can_be_checked(tmp_path: Path) -> None:
    secret = "0123456789abcdef" * 4
    match: Match[State] = Match(load("cardia"), 2, seed=secret)
    while match.question is not None:
        for ask in match.asks:
            match.answer(ask.options[0], ask.seat)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record().to_json()), "utf-8")
    assert "follows from the revealed secret" in run("replay", str(file), "--lang", "en", "--verify", match.commitment)
    assert "odciskowi" in run("replay", str(file), "--lang", "pl", "--verify", match.commitment.upper())
    refused = refusal("replay", str(file), "--verify", "0" * 64)
    assert match.commitment in refused
    forged = {**match.record().to_json(), "seed": "f" * 64}
    file.write_text(json.dumps(forged), "utf-8")
    assert "damaged record" in refusal("replay", str(file), "--verify", match.commitment)


def test_a_deal_of_a_number_has_nothing_to_check(finished: Path) -> None:
    assert "dealt from the number 4" in refusal("replay", str(finished), "--verify", "0" * 64)
