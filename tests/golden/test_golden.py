"""Records of old keep their meaning: every golden record replays to the letter, and one reads as it always did."""

import json
from pathlib import Path

import pytest
from tests.golden.make import FOLDER, golden, playthrough

from stolik import games
from stolik.table import DamagedRecord, Game, Match, Record, State

RECORDS = sorted(FOLDER.glob("*/*.json"))
AGAIN = "then make the golden files again: python -m tests.golden.make {game}"
NEW_RULES = "{file} no longer replays: {problem}. If that is meant, raise the `rules` version of {game}, " + AGAIN


def stored(file: Path) -> tuple[Game[State], dict[str, object], Record]:
    data = json.loads(file.read_text("utf-8"))
    return games.load(file.parent.name), data, Record.from_json(data["record"])


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays(file: Path) -> None:
    game, data, record = stored(file)
    where = {"file": f"{game.id}/{file.name}", "game": game.id}
    assert record.rules == game.rules, f"{where['file']} is of rules {record.rules}; " + AGAIN.format(game=game.id)
    try:
        match = Match.replay(game, record)
    except DamagedRecord as error:
        pytest.fail(NEW_RULES.format(problem=error, **where))
    problem = next((name for name, value in golden(match).items() if value != data[name]), None)
    assert problem is None, NEW_RULES.format(problem=f"its {problem} changed", **where)


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
def test_a_golden_playthrough(game: Game[State]) -> None:
    _, _, record = stored(FOLDER / game.id / "1.json")
    expected = (FOLDER / game.id / "playthrough.txt").read_text("utf-8")
    assert playthrough(game, record) == expected, f"{game.id} reads otherwise; if that is meant, " + AGAIN.format(
        game=game.id
    )


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
def test_every_game_has_golden_records(game: Game[State]) -> None:
    found = [stored(file)[2] for file in RECORDS if file.parent.name == game.id]
    assert found, AGAIN.format(game=game.id)
    assert len({json.dumps(record.options) for record in found}) > 1 or len(game.variants()) == 1


def test_a_changed_rule_is_noticed() -> None:
    """Other hashes, or one answer less: both are found."""
    game, data, record = stored(RECORDS[0])
    changed = [(entries, mark[::-1]) for entries, mark in record.hashes]
    broken = Record(record.game, record.rules, record.options, record.seats, record.seed, record.entries, changed)
    with pytest.raises(DamagedRecord, match="otherwise than the record says"):
        Match.replay(game, broken)
    shorter = Record(record.game, record.rules, record.options, record.seats, record.seed, record.entries[:-1])
    assert golden(Match.replay(game, shorter))["result"] != data["result"]
