"""Dark Tidings, Logos, card by card."""

import tests.games.keyforge.rules.beyond  # noqa: F401  (cards that only the tests have)
from tests.games.keyforge.board import Tables


def test_hydrocataloguer_serves_whoever_raises_the_tide(table: Tables) -> None:
    t = table(
        house="logos", artifacts=["hydrocataloguer"], tidal=True, deck=["punch", "anger"], their_deck=["mother"] * 9
    ).raise_tide()
    assert (t.zone("archives-0"), t.zone("archives-1")) == (["punch"], [])
    t.end_turn().raise_tide()
    assert len(t.zone("archives-1")) == 1
    assert t.zone("archives-0") == ["punch"]


def test_hydrocataloguer_with_an_empty_deck(table: Tables) -> None:
    t = table(house="logos", artifacts=["hydrocataloguer"], tidal=True, discard=["punch"]).raise_tide()
    assert t.zone("archives-0") == []


def test_hydrocataloguer_archives_so_that_others_can_react(table: Tables) -> None:
    t = table(house="logos", artifacts=["hydrocataloguer"], line=["archivist"], tidal=True, deck=["punch"]).raise_tide()
    assert t.amber == [1, 0]
