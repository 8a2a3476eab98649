"""Every Ostium test gets its tables from one place, which checks them at the end."""

from collections.abc import Iterator

import pytest
from tests.games.ostium.board import Tables


@pytest.fixture
def table() -> Iterator[Tables]:
    """Lays out tables: `table(attack=..., hand=...)`. When the test is done nothing may be lost on any."""
    tables = Tables()
    yield tables
    tables.check()
