"""While the core is needed nobody looks for garbage; once it is not, all that was put aside is looked at."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from stolik.server.tidying import EACH, ROOM, YOUNG, Tidier


class Ring:
    """Refers to itself: freed only by whoever looks for such things."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """The collector as it was."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, 10, 5_000)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.enable()


def work(tidier: Tidier, share: float, moments: int = 60) -> None:
    for _ in range(moments):
        tidier.mind(share)


def make_young() -> list[list[int]]:
    return [[] for _ in range(YOUNG * 2)]


def test_nothing_is_looked_at_while_the_core_is_needed() -> None:
    tidier = Tidier(lambda: 0)
    work(tidier, 0.9)
    assert not gc.isenabled()
    ring = weakref.ref(Ring())
    frozen, kept = gc.get_freeze_count(), make_young()
    tidier.mind(0.9)
    assert tidier.aside >= len(kept)
    assert gc.get_freeze_count() >= frozen + len(kept)
    assert ring() is not None


def test_all_that_was_put_aside_is_looked_at_when_nobody_plays() -> None:
    tidier = Tidier(lambda: 0)
    work(tidier, 0.9)
    ring = weakref.ref(Ring())
    kept = make_young()
    tidier.mind(0.9)
    work(tidier, 0.07)
    assert gc.isenabled(), "with time to spare what is new is looked at as ever"
    assert ring() is not None
    assert tidier.aside >= len(kept)
    work(tidier, 0.0)
    assert ring() is None
    assert not tidier.aside


def test_nobody_fills_the_memory_by_keeping_the_server_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    tidier = Tidier(lambda: 0)
    work(tidier, 0.9)
    ring = weakref.ref(Ring())
    kept = make_young()
    tidier.mind(0.9)
    assert ring() is not None
    assert tidier.aside >= len(kept)
    grown = tidier.most() + 1
    monkeypatch.setattr("stolik.server.tidying.size", lambda: grown)
    tidier.mind(0.9)
    assert ring() is None
    assert tidier.size == grown
    assert not tidier.aside
    assert not gc.isenabled()


def test_a_thousand_tables_are_no_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take their room whatever is looked at, and to look holds all of them up."""
    open_tables = 10
    tidier = Tidier(lambda: open_tables)
    work(tidier, 0.9)
    ring = weakref.ref(Ring())
    kept = make_young()
    grown = tidier.most() + 1
    open_tables = 1010
    monkeypatch.setattr("stolik.server.tidying.size", lambda: grown)
    tidier.mind(0.9)
    assert ring() is not None
    assert tidier.aside >= len(kept)
    # What the tables do not explain is looked at.
    grown += 1000 * EACH
    tidier.mind(0.9)
    assert ring() is None
    assert tidier.size == grown
    assert tidier.most() == grown + max(ROOM, grown // 2), "these tables are counted from now on"


def test_a_fast_core_looks_at_nothing_either_while_many_play() -> None:
    """It rests half of the time at a thousand matches, and a look would hold all of them up all the same."""
    tidier = Tidier(lambda: 1000)
    work(tidier, 0.5)
    assert not gc.isenabled()


def test_whoever_has_little_to_do_is_left_alone() -> None:
    tidier = Tidier(lambda: 0)
    work(tidier, 0.1)
    assert gc.isenabled()
    assert not tidier.aside
