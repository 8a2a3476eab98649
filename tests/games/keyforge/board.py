"""Tables of KeyForge for tests: scenarios that must end with nothing left hanging."""

from collections.abc import Callable
from typing import TypeAlias

from stolik.games.keyforge.scenario import Scenario

Tables: TypeAlias = Callable[..., Scenario]


def check(table: Scenario) -> None:
    """The match is over, or the active player may act: nothing waits, nothing is half done."""
    table.match.game.inspect(table.g)
    if table.match.result is None:
        assert table.asked in ("act", "house", "mulligan"), f"{table.asked!r} was left open: {table.options}"
    assert table.g.batch is None
    assert not table.zone("resolving-0") + table.zone("resolving-1"), "an action was not put away"
