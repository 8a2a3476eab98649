"""rulebook: "Karta potwora", "Nagrody i zachowania"; the three places, ties, ravaging, moving on."""

import pytest
from tests.games.mysthea.board import Table, Tables

REGIONS = ("forest", "river", "mist", "mountains", "crystal-field")


def attacked(table: Tables, monster: str, lair: str, **more: object) -> Table:
    """A monster attacks at once: Era III, C063 with 3 energy."""
    settings: dict[str, object] = {
        "hand": ["c063"],
        "energy": 3,
        "era": 3,
        "monsters": (monster, *[name for name in ("utcoro", "cannibarok", "onygauros") if name != monster][:2]),
        "lairs": [lair],
        "track": ("river", monster),
        "charged": False,
        "pool": "",
        **more,
    }
    t = table(**settings)  # type: ignore[arg-type]
    t.play("c063", "effect")
    return t


def test_a_weaker_monster_is_beaten_by_all_units_of_the_island_together(table: Tables) -> None:
    t = attacked(
        table,
        "cannibarok",
        "rift",
        at="rift-mist",
        units={"rift-forest": "ggg"},
        their_units={"rift-mountains": "g"},
        their_at="rift-mountains",
    )
    # 3 + 6 and 3 + 2 against 12.
    assert t.told("monster_defeated")[0]["total"] == 14
    assert t.glory == [6, 4]
    assert t.energy == [6, 4]
    assert t.lair("cannibarok") == "tree", "it moves on all the same"
    t.choose("done")


def test_a_monster_is_beaten_by_equal_strength(table: Tables) -> None:
    t = attacked(table, "cannibarok", "rift", at="rift-mist", units={"rift-forest": "ggggc"})
    assert t.told("monster_defeated")[0]["total"] == 12
    t.choose("done")


def test_a_stronger_monster_costs_everybody_one_region(table: Tables) -> None:
    t = attacked(
        table,
        "cannibarok",
        "rift",
        at="rift-mist",
        units={"rift-forest": "gf", "rift-mist": "c"},
        their_units={"rift-mountains": "c"},
    )
    assert (t.asker, t.asked, t.options) == (0, "ravaged", ["rift-forest", "rift-mist"])
    t.choose("rift-mist")
    assert t.units("rift-mist") == "w", "the Chosen is wounded and stays"
    assert t.units("rift-forest") == "gf"
    assert t.units("rift-mountains", 1) == "", "one region only: nothing to choose"
    assert t.glory == [0, 0], "nobody gains glory for that"
    assert (t.g.pool_constructs[0], t.g.pool_constructs[1]) == (1, 1)
    assert t.lair("cannibarok") == "tree"
    t.choose("done")


def test_a_lost_fortification_lies_beside_the_board_again(table: Tables) -> None:
    t = attacked(table, "cannibarok", "rift", units={"rift-forest": "ff"})
    assert t.units("rift-forest") == ""
    assert t.g.spare_fortifications[0] == 4
    t.choose("done")


def test_with_nobody_there_it_just_moves_on(table: Tables) -> None:
    """Decision 10."""
    t = attacked(table, "cannibarok", "rift", at="tree-forest")
    assert t.lair("cannibarok") == "tree"
    assert t.happened("monster_won") == 0
    t.choose("done")


def test_ties_for_a_reward_go_to_the_lower_artifact_and_the_fourth_gets_nothing(table: Tables) -> None:
    t = attacked(
        table,
        "cannibarok",
        "rift",
        seats=4,
        order=[3, 1, 0, 2],
        at="rift-mist",
        their_at="rift-mist",
        homes=["rift-mist", "rift-mist"],
    )
    assert t.told("monster_defeated")[0]["total"] == 12
    assert t.glory == [2, 4, 0, 6]
    t.choose("done")


@pytest.mark.parametrize(("behaviours", "beaten"), [(True, False), (False, True)])
def test_cannibarok_is_stronger_where_crystals_grow(table: Tables, behaviours: bool, beaten: bool) -> None:
    t = attacked(
        table,
        "cannibarok",
        "crystal",
        at="crystal-river",
        units={"crystal-mist": "ggggc"},
        behaviours=behaviours,
    )
    assert (t.happened("monster_defeated") == 1) is beaten
    if not beaten:
        t.choose("crystal-river")
    t.choose("done")


def test_utcoro_costs_cowards_five_glory(table: Tables) -> None:
    t = attacked(table, "utcoro", "rift", at="rift-mist", glory=[9, 9])
    assert t.glory == [9, 4]
    t.choose("done")


def test_utcoro_without_behaviour(table: Tables) -> None:
    t = attacked(table, "utcoro", "rift", at="rift-mist", glory=[9, 9], behaviours=False)
    assert t.glory == [9, 9]
    t.choose("done")


def test_utcoro_rewards_with_free_encounters(table: Tables) -> None:
    """Decision 12: free, wherever Chosen and token are, and the next one costs more."""
    t = attacked(table, "utcoro", "rift", at="rift-mist", units={"rift-mist": "gggc"}, front="en26", token="sphere")
    assert t.glory[0] == 3
    assert t.asked == "free-encounter"
    t.choose("meet", "dialogue")
    assert t.glory[0] == 3 + 6 + 4
    assert t.experience[0] == 0
    assert t.g.next_encounter_costs(0) == 2
    assert t.token() == "crystal"
    t.choose("done")


def test_a_free_encounter_follows_all_other_rules(table: Tables) -> None:
    """With Premonition its card is turned first, too."""
    t = attacked(table, "utcoro", "rift", at="rift-mist", units={"rift-mist": "gggc"}, front="en26", premonition=True)
    t.choose("meet")
    assert t.asked == "premonition"
    assert len(t.options) == 2
    t.choose(t.options[1], "done")


def test_a_free_encounter_may_be_declined_and_the_limit_holds(table: Tables) -> None:
    t = attacked(table, "utcoro", "rift", at="rift-mist", units={"rift-mist": "gggc"}, front="en26")
    t.choose("skip", "done")
    assert t.glory[0] == 3
    six = [f"en{number:02}" for number in range(1, 7)]
    other = attacked(table, "utcoro", "rift", at="rift-mist", units={"rift-mist": "gggc"}, met=six)
    assert other.asked == "spend"
    other.choose("done")


def test_onygauros_takes_a_random_discarded_card_or_glory(table: Tables) -> None:
    """In the order of artifacts, those who do not fight too; the choice comes before the draw."""
    t = attacked(
        table,
        "onygauros",
        "rift",
        at="tree-forest",
        order=[1, 0],
        glory=[5, 5],
        discard=["c001"],
        their_discard=["c002", "c003"],
    )
    assert (t.asker, t.options) == (1, ["card", "glory"])
    t.choose("glory")
    assert t.glory == [5, 0]
    t.choose("card")
    assert len(t.gone) == 1
    assert t.gone[0] in ("c001", "c063"), "the card just played lies on the pile already"
    t.choose("done")


def test_onygauros_and_little_glory_or_no_cards(table: Tables) -> None:
    """Decision 11."""
    t = attacked(table, "onygauros", "rift", at="tree-forest", glory=[4, 50])
    assert t.gone == ["c063"], "too little glory to choose, and seat 1 has no discarded card"
    assert t.glory == [4, 50]
    t.choose("done")


def test_onygauros_rewards_with_command_points_strongest_first(table: Tables) -> None:
    t = attacked(
        table,
        "onygauros",
        "rift",
        at="rift-mist",
        units={"rift-mist": "gg"},
        their_at="rift-forest",
        their_units={"rift-forest": "gg"},
        order=[1, 0],
        behaviours=False,
    )
    assert (t.asker, t.asked) == (1, "spend")
    assert t.g.points == [3, 4], "what is left of the played card waits"
    t.choose("energy", "energy", "done")
    assert t.g.points[1] == 0
    assert (t.asker, t.g.points[0]) == (0, 6)
    t.choose("done", "done")


def test_caerulas_attacks_twice_if_it_is_not_beaten(table: Tables) -> None:
    t = attacked(
        table,
        "caerulas",
        "rift",
        at="rift-mist",
        their_at="tree-forest",
        monsters=("caerulas", "utcoro", "onygauros"),
    )
    assert t.g.wounded == [True, True]
    assert t.lair("caerulas") == "tree", "after the second attack it stays"
    t.choose("done")


def test_caerulas_beaten_or_without_behaviour_attacks_once(table: Tables) -> None:
    t = attacked(
        table,
        "caerulas",
        "rift",
        at="rift-mist",
        units={"rift-mist": "ggggcccc"},
        their_at="tree-forest",
        monsters=("caerulas", "utcoro", "onygauros"),
    )
    assert (t.glory[0], t.experience[0]) == (5, 5)
    assert not t.g.wounded[1]
    assert t.lair("caerulas") == "tree"
    t.choose("done")
    calm = attacked(
        table,
        "caerulas",
        "rift",
        at="rift-mist",
        their_at="tree-forest",
        monsters=("caerulas", "utcoro", "onygauros"),
        behaviours=False,
    )
    assert calm.g.wounded == [True, False]
    calm.choose("done")


def test_monsters_attack_at_the_end_of_the_era_in_the_order_of_the_track(table: Tables) -> None:
    t = table(
        track=("utcoro", *REGIONS),
        at="tree-forest",
        units={"tree-forest": "gggc"},
        charged=False,
        front="en26",
        behaviours=False,
    )
    t.pass_turns(2)
    assert t.asked == "free-encounter"
    t.choose("skip")
    assert t.lair("utcoro") == "sphere"
    kinds = [line.event.kind for line in t.match.log]
    assert kinds.index("monster_defeated") < kinds.index("region_scored")


def test_a_monster_that_is_not_on_the_track_cannot_be_provoked(table: Tables) -> None:
    t = table(hand=["c063"], energy=3, era=3, track=("river",), charged=False)
    t.play("c063")
    assert not t.may("effect")
    t.choose("done")
