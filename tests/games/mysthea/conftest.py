"""Every Mysthea test gets its tables from one place, which checks them at the end."""

from collections.abc import Iterator

import pytest
from tests.games.mysthea.board import Tables


@pytest.fixture
def table() -> Iterator[Tables]:
    """Lays out tables: `table(hand=..., units=...)`. When the test is done nothing may be left hanging on any."""
    tables = Tables()
    yield tables
    tables.check()
