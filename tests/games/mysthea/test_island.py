"""rulebook: "Przemieszczenie wyspy", "Przeprowadzenie zestrojenia", "Zestrojenie"."""

import pytest
from tests.games.mysthea.board import Tables

from stolik.games.mysthea.board import gaps, moved, paths


def test_example_moving_an_island_with_alignment(table: Tables) -> None:
    """rulebook, example: the artifact is discharged, the card taken, glory gained, the island moved."""
    t = table(at="tree-forest", units={"rift-forest": "c"})
    t.choose("island")
    assert not t.g.charged[0]
    assert t.options == ["tree", "skip"]
    t.choose("tree")
    assert t.glory[0] == 6, "3 glory for each of two controlled regions"
    assert t.options == ["sphere", "volcano", "crystal"]
    t.choose("volcano")
    assert t.ring == ["crystal", "rift", "sphere", "volcano", "tree"]
    t.choose("meditate")


def test_the_old_gap_is_not_allowed() -> None:
    """Decision 8: three of the four gaps."""
    ring = (0, 1, 2, 3, 4)
    assert gaps(ring, 2) == [3, 4, 0]
    cycles = set()
    for after in gaps(ring, 2):
        new = moved(ring, 2, after)
        start = new.index(0)
        cycles.add(new[start:] + new[:start])
    assert len(cycles) == 3
    assert ring not in cycles


def test_moving_changes_who_is_beside_whom() -> None:
    before, after = paths((0, 1, 2, 3, 4), ()), paths(moved((0, 1, 2, 3, 4), 2, 4), ())
    assert 3 in before.near[7], "from the forest of the Tree to that of the Rift"
    assert 3 not in after.near[7]
    assert 12 in after.near[7], "now the Volcano is its neighbour"


def test_an_island_may_be_moved_without_alignment(table: Tables) -> None:
    t = table(at="tree-forest")
    t.choose("island", "skip", "crystal")
    assert t.glory[0] == 0
    assert t.g.aligned == [-1] * 5
    t.choose("meditate")


def test_alignment_once_an_era(table: Tables) -> None:
    t = table(at="tree-forest", aligned={"crystal": 0})
    t.choose("island")
    assert t.asked == "move-island"
    t.choose("crystal", "meditate")


def test_a_card_that_somebody_has_is_not_available(table: Tables) -> None:
    t = table(at="tree-forest", aligned={"tree": 1})
    t.choose("island")
    assert t.asked == "move-island"
    t.choose("crystal", "meditate")


def test_a_discharged_artifact_moves_nothing(table: Tables) -> None:
    assert not table(charged=False).may("island")


@pytest.mark.parametrize(
    ("island", "night", "glory"),
    [
        ("crystal", False, 6),
        ("crystal", True, 4),
        ("rift", False, 8),
        ("rift", True, 10),
        ("tree", False, 9),
        ("tree", True, 4),
        ("sphere", False, 6),
        ("sphere", True, 3),
        ("volcano", False, 4),
    ],
)
def test_every_alignment(table: Tables, island: str, night: bool, glory: int) -> None:
    """Two upgrades, one equipment card, two encounters, 5 experience, four regions (three controlled), three
    constructs, a golem and two discarded cards."""
    home = {"crystal": "mist", "rift": "mist", "tree": "mountains", "sphere": "mist", "volcano": "forest"}[island]
    at = f"{island}-{home}"
    t = table(
        at=at,
        their_at="crystal-river" if island != "crystal" else "volcano-river",
        units={"tree-forest": "cc", "rift-forest": "g", "sphere-river": "c"},
        their_units={"sphere-river": "gg"},
        upgrades=["c016", "c017"],
        equipment=["c031"],
        met=["en01", "en02"],
        experience=5,
        discard=["c001", "c002"],
        night=night,
    )
    t.choose("island", island)
    assert t.glory[0] == glory
    t.choose(t.options[0], "meditate")
    while t.asker == 0:
        t.choose(t.options[-1])


def test_the_late_alignment_counts_monsters_beaten_by_anybody(table: Tables) -> None:
    """Decision 13."""
    t = table(
        at="volcano-forest",
        night=True,
        track=("utcoro", "forest", "river", "mist", "mountains", "crystal-field"),
        their_at="tree-forest",
        their_units={"tree-forest": "gggg"},
        behaviours=False,
    )
    t.choose("island", "volcano", "crystal")
    assert t.glory[0] == 0
    t.pass_turns(2)
    t.choose("skip")
    gained = [event["glory"] for event in t.told("glory_gained") if event["why"] == "alignment"]
    assert gained == [8]
