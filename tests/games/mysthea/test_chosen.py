"""rulebook: "Wybrańcy": all seven, healthy and wounded, and with abilities switched off."""

import pytest
from tests.games.mysthea.board import Tables

REGIONS = ("forest", "river", "mist", "mountains", "crystal-field")


@pytest.mark.parametrize(("chosen", "strength"), [(["anuth", "telron"], 5), (["telron", "anuth"], 3), ([], 3)])
def test_anuth_in_a_battle_that_he_starts(table: Tables, chosen: list[str], strength: int) -> None:
    t = table(chosen=chosen, at="volcano-river")
    t.choose("battle volcano-river")
    assert t.told("strength_counted")[0]["strength"] == strength
    assert t.strength("volcano-river") == 3, "control does not count it (decision 9)"
    t.choose("meditate")


def test_a_wounded_anuth_is_no_stronger(table: Tables) -> None:
    t = table(chosen=["anuth", "telron"], at="volcano-river", wounded=[0])
    t.choose("battle volcano-river")
    assert t.told("strength_counted")[0]["strength"] == 1
    t.choose("meditate")


def test_anuth_must_be_in_the_region(table: Tables) -> None:
    t = table(chosen=["anuth", "telron"], at="tree-forest", units={"volcano-river": "g"})
    t.choose("battle volcano-river")
    assert t.told("strength_counted")[0]["strength"] == 2
    t.choose("meditate")


def test_anuth_against_a_monster(table: Tables) -> None:
    t = table(
        chosen=["anuth", "telron"],
        at="rift-mist",
        units={"rift-forest": "gggc"},
        monsters=("cannibarok", "utcoro", "onygauros"),
        lairs=["rift"],
        track=("river", "cannibarok"),
        hand=["c063"],
        era=3,
        energy=3,
        charged=False,
    )
    t.play("c063", "effect")
    assert t.told("monster_defeated")[0]["total"] == 12
    t.choose("done")


@pytest.mark.parametrize(("wounded", "more"), [([], 4), ([0], 0)])
def test_telron_has_more_energy_when_an_era_begins(table: Tables, wounded: list[int], more: int) -> None:
    """Before the Chosen recover (decision 21): a wounded Telron gets nothing."""
    t = table(chosen=["telron", "anuth"], track=REGIONS, wounded=wounded, energy=0, at="tree-mountains", charged=False)
    t.pass_turns(2)
    assert t.g.era == 2
    assert t.energy[0] == 3 + more + (3 if t.g.order[0] == 0 else 4)


def test_telron_in_era_one(table: Tables) -> None:
    """Decision 14."""
    t = table.new(2, chosen=["telron"])
    while t.g.era == 0:
        t.choose(t.options[0])
    assert t.energy[0] == 4 + (3 if t.g.order[0] == 0 else 4)


@pytest.mark.parametrize(("wounded", "glory"), [([], 12), ([0], 6)])
def test_celethe_doubles_the_reward(table: Tables, wounded: list[int], glory: int) -> None:
    t = table(
        chosen=["celethe", "telron"],
        at="rift-mist",
        wounded=wounded,
        units={"rift-forest": "ggggccc"},
        monsters=("cannibarok", "utcoro", "onygauros"),
        lairs=["rift"],
        track=("river", "cannibarok"),
        hand=["c063"],
        era=3,
        energy=3,
        charged=False,
    )
    t.play("c063", "effect")
    assert t.glory[0] == glory
    assert t.energy[0] == glory
    t.choose("done")


def test_celethe_meets_twice_for_utcoro(table: Tables) -> None:
    """Decision 12."""
    t = table(
        chosen=["celethe", "telron"],
        at="rift-mist",
        units={"rift-forest": "gggc"},
        lairs=["rift"],
        track=("river", "utcoro"),
        hand=["c063"],
        era=3,
        energy=3,
        charged=False,
        front="en26",
    )
    t.play("c063", "effect")
    assert t.glory[0] == 6
    t.choose("meet", "dialogue")
    assert t.asked == "free-encounter"
    t.choose("skip", "done")
    assert len(t.g.met[0]) == 1


def test_celethe_doubles_though_the_monster_went_on_meanwhile(table: Tables) -> None:
    """What counts is the island of the attack. Gold meets EN20 and provokes Utcoro again before silver is given."""
    t = table(
        chosen=["anuth", "celethe"],
        at="rift-mist",
        their_at="rift-mountains",
        units={"rift-forest": "ggggcccccccc"},
        lairs=["rift"],
        track=("river", "utcoro"),
        hand=["c063"],
        era=3,
        energy=3,
        charged=False,
        front="en20",
    )
    t.play("c063", "effect").choose("meet", "axe", "utcoro")
    t.choose("skip")  # the gold of the second attack
    assert t.glory[1] == 4
    t.choose("skip")  # its silver; Utcoro goes on, and the silver of the first attack is still to come
    assert t.lair("utcoro") == "tree"
    assert t.glory[1] == 8
    t.choose("skip", "done")


def test_leheir_gains_for_every_loss_in_his_battles(table: Tables) -> None:
    t = table(chosen=["leheir", "telron"], at="tree-forest", units={"volcano-river": "cc"}, pool="")
    t.choose("battle volcano-river")
    # 2 against 3: one construct of his own is lost.
    assert t.units("volcano-river") == "c"
    assert t.glory == [1, 2]
    t.choose("meditate")


def test_leheir_gains_nothing_in_battles_of_others_or_wounded(table: Tables) -> None:
    t = table(chosen=["telron", "leheir"], at="tree-forest", units={"volcano-river": "cc"}, pool="")
    t.choose("battle volcano-river")
    assert t.glory == [0, 2]
    t.choose("meditate")
    hurt = table(chosen=["leheir", "telron"], wounded=[0], at="tree-forest", units={"volcano-river": "cc"}, pool="")
    hurt.choose("battle volcano-river")
    assert hurt.glory == [0, 2]
    hurt.choose("meditate")


def test_sanya_draws_before_a_battle_and_an_encounter(table: Tables) -> None:
    t = table(chosen=["sanya", "telron"], units={"volcano-river": "c"}, deck=["c036"])
    t.choose("battle volcano-river")
    assert t.hand() == ["c036"]
    t.orders("c036")
    t.choose("meditate")
    other = table(
        chosen=["sanya", "telron"], at="sphere-mist", experience=1, front="en26", deck=["c036"], charged=False
    )
    other.choose("encounter", "dialogue")
    assert other.hand() == ["c036"]
    other.choose("meditate")


def test_a_wounded_sanya_draws_nothing(table: Tables) -> None:
    t = table(chosen=["sanya", "telron"], wounded=[0], units={"volcano-river": "c"}, deck=["c036"])
    t.choose("battle volcano-river")
    assert t.hand() == []
    t.choose("meditate")


def test_sanya_with_an_empty_deck(table: Tables) -> None:
    t = table(chosen=["sanya", "telron"], units={"volcano-river": "c"}, empty_deck=True)
    t.choose("battle volcano-river")
    assert t.hand() == []
    t.choose("meditate")


def test_kolbor_and_malabor_align_with_any_island(table: Tables) -> None:
    t = table(chosen=["kolbor-malabor", "telron"], at="tree-forest", equipment=["c031"], aligned={"rift": 1})
    t.choose("island")
    assert t.options == ["crystal", "tree", "sphere", "volcano", "skip"]
    t.choose("sphere", "crystal")
    assert t.g.aligned[3] == 0
    t.choose("meditate")


def test_wounded_brothers_align_with_the_moved_island_only(table: Tables) -> None:
    t = table(chosen=["kolbor-malabor", "telron"], at="tree-forest", wounded=[0])
    t.choose("island")
    assert t.options == ["tree", "skip"]
    t.choose("skip", "crystal", "meditate")


@pytest.mark.parametrize(("units", "wounded", "glory"), [(4, [], 6), (3, [], 6), (2, [], 3), (4, [0], 0)])
def test_cr_2t1_gains_for_every_two_regions(table: Tables, units: int, wounded: list[int], glory: int) -> None:
    places = ["rift-forest", "tree-mountains", "sphere-river", "crystal-river"][:units]
    t = table(
        chosen=["cr-2t1", "telron"],
        at="tree-forest",
        wounded=wounded,
        units=dict.fromkeys(places, "c"),
        track=REGIONS,
        charged=False,
    )
    t.choose("meditate")
    while t.asker == 0 and t.asked == "fortify":
        t.choose("tree-forest")
    t.pass_turns(2)
    gained = [event["glory"] for event in t.told("glory_gained") if event["why"] == "cr-2t1"]
    assert gained == ([glory] if glory else [])


def test_without_abilities_nobody_has_one(table: Tables) -> None:
    t = table.new(2, chosen=["telron"], abilities=False)
    while t.g.era == 0:
        t.choose(t.options[0])
    assert t.energy[0] in (3, 4)
