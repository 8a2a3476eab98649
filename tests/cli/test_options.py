"""Options of a game on the command line."""

from pathlib import Path

import pytest
from tests.table.test_options import GAME

from stolik.cli.inputs import read_options
from stolik.cli.problems import Wrong
from stolik.table import BadOption


def test_the_command_line_names_a_seat_by_a_dot(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("king\n", "utf-8")
    given = ["fog=on", f"deck=@{file}", "hero.1=wise", "gear=lamp"]
    checked = read_options(GAME, given, 2)  # type: ignore[arg-type]
    assert checked["fog"] is True
    assert checked["deck"] == "king"
    assert checked["hero"] == ["bold", "wise"]
    assert checked["gear"] == [["lamp"], ["lamp"]]


@pytest.mark.parametrize("given", ["hero.2=wise", "hero.-1=wise", "hero.x=wise", "deck=@/no/such/file", "fog=perhaps"])
def test_a_wrong_one_on_the_command_line_is_named(given: str) -> None:
    with pytest.raises((Wrong, BadOption)) as error:
        read_options(GAME, [given], 2)  # type: ignore[arg-type]
    assert given.partition("=")[0].partition(".")[0] in str(error.value)
