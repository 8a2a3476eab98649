"""Every KeyForge test gets its tables from one place, which checks them at the end."""

from collections.abc import Iterator

import pytest
from tests.games.keyforge.board import Tables, check

from stolik.games.keyforge.scenario import Scenario


@pytest.fixture
def table() -> Iterator[Tables]:
    """Lays out tables: `table(house="mars", line=[...], their_line=[...])`. At the end nothing may be left hanging."""
    made: list[Scenario] = []

    def lay_out(**setup: object) -> Scenario:
        made.append(Scenario(**setup))  # type: ignore[arg-type]
        return made[-1]

    yield lay_out
    for one in made:
        check(one)
