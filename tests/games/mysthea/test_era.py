"""rulebook: "Faza 1 - Początek Ery", "Wydarzenia", "Rozwój", "Medytacja", "Faza 3 - Koniec Ery"."""

import pytest
from tests.games.mysthea.board import Table, Tables

from stolik.games.mysthea.board import EVENTS, TYPES

ALL_REGIONS = ("forest", "river", "mist", "mountains", "crystal-field")


def to_the_end(t: Table) -> Table:
    """Everybody meditates until the Era is over (or the match)."""
    era = t.g.era
    while t.match.question is not None and t.g.era == era:
        t.pass_turns()
    return t


# Początek Ery


def test_example_new_order_by_glory(table: Tables) -> None:
    """rulebook, example under 8: red, yellow, blue; yellow leads, red and blue are level."""
    red, yellow, blue = 0, 1, 2
    t = table(
        seats=3,
        track=ALL_REGIONS,
        at="tree-forest",
        their_at="rift-mist",
        homes=["crystal-river"],
        order=[red, yellow, blue],
        glory=[103, 130, 100],
    )
    # The forest pays red 2; the river gives blue 2 for meditating there and pays 3.
    to_the_end(t)
    assert (t.glory[red], t.glory[blue]) == (105, 105)
    assert t.g.order == [yellow, red, blue]
    assert [t.g.rank[seat] for seat in (yellow, red, blue)] == [0, 1, 2]


def test_what_comes_back_when_an_era_begins(table: Tables) -> None:
    t = table(
        track=ALL_REGIONS,
        discard=["c001", "c002"],
        units={"tree-forest": "ff", "tree-mountains": "f"},
        wounded=[0],
        charged=False,
        market=["c021", "c022", "c023"],
        energy=0,
        aligned={"crystal": 0},
    )
    to_the_end(t)
    assert t.g.era == 2
    assert sorted(t.hand()) == ["c001", "c002"]
    assert t.discard() == []
    assert not t.g.wounded[0]
    assert t.units("tree-forest") == "W"
    assert t.units("tree-mountains") == ""
    assert t.g.spare_fortifications[0] == 4
    assert t.g.charged == [True, True]
    assert t.g.aligned == [-1] * 5
    assert t.gone == ["c021", "c022", "c023"], "what was left in the market is out"
    assert len(t.market) == 3
    assert all(40 <= t.g.faces[t.card(name)] < 60 for name in t.market), "cards of Era II"


def test_alignments_stay_on_their_side(table: Tables) -> None:
    """rulebook: "Przygotowanie" 5, "Początek Ery" 3."""
    t = table(track=ALL_REGIONS, night=True, aligned={"crystal": 0, "tree": 1})
    to_the_end(t)
    assert (t.g.era, t.g.night, t.g.aligned) == (2, [True] * 5, [-1] * 5)


def test_the_monster_of_an_era_comes_to_its_island_and_into_the_deck(table: Tables) -> None:
    t = table(track=ALL_REGIONS, monsters=("utcoro", "caerulas", "onygauros"))
    to_the_end(t)
    assert t.lair("caerulas") == "sphere"
    events = {EVENTS[event] for event in [*t.g.coming, t.g.next_event, *t.g.track]}
    assert events == {*TYPES, "storm", "utcoro", "caerulas"}, "everything is shuffled again (decision 1)"


def test_equipment_and_upgrades_stay_from_era_to_era(table: Tables) -> None:
    t = table(track=ALL_REGIONS, equipment=["c031"], upgrades=["c019"])
    to_the_end(t)
    assert (t.equipment(), t.upgrades()) == (["c031"], ["c019"])


# Wydarzenia


def test_each_round_an_event_is_placed_and_the_next_one_is_open(table: Tables) -> None:
    t = table(track=("river",), next_event="storm")
    t.pass_turns(2)
    assert t.track == ["river", "storm"]
    assert t.g.next_event >= 0


def test_the_space_worth_six_recharges_everybody(table: Tables) -> None:
    t = table(track=("river", "storm", "forest", "mist"), next_event="mountains", charged=False, their_charged=False)
    t.pass_turns(2)
    assert len(t.track) == 5
    assert t.g.charged == [True, True]


def test_other_spaces_recharge_nobody(table: Tables) -> None:
    t = table(track=("river", "storm", "forest"), next_event="mountains", charged=False)
    t.pass_turns(2)
    assert not t.g.charged[0]


# Rozwój


def test_example_develop(table: Tables) -> None:
    """rulebook, example: a fourth card is revealed, two are taken for 3 energy, one is refilled."""
    t = table(energy=3, market=["c021", "c026", "c031"], deck=["c036", "c022"], charged=False)
    t.choose("develop", "reveal")
    assert t.market == ["c021", "c026", "c031", "c036"]
    t.choose("c036", "c026")
    assert t.energy[0] == 0
    assert t.hand() == ["c036", "c026"]
    assert t.market == ["c021", "c031", "c022"]


def test_three_cards_cost_five(table: Tables) -> None:
    t = table(energy=6, market=["c021", "c026", "c031"], deck=["c036"], charged=False)
    t.choose("develop", "reveal", "c021", "c026", "c031")
    assert t.energy[0] == 1
    assert len(t.hand()) == 3
    assert len(t.market) == 3


def test_one_card_must_be_taken_and_more_need_not(table: Tables) -> None:
    t = table(energy=6, market=["c021", "c026", "c031"], deck=["c036"], charged=False)
    t.choose("develop", "reveal")
    assert not t.may("done")
    t.choose("c021")
    assert t.may("done")
    t.choose("done")
    assert t.energy[0] == 5


def test_the_three_cards_may_go_under_the_deck(table: Tables) -> None:
    t = table(energy=1, market=["c021", "c026", "c031"], deck=["c036", "c022", "c027"], charged=False)
    t.choose("develop", "replace", "c031", "c021")
    assert t.market == ["c036", "c022", "c027"]
    bottom = [t.g.faces[card] + 1 for card in t.g.deck()[:3]]
    assert bottom == [26, 21, 31], "each goes under the one before"
    t.choose("c022")


def test_without_energy_there_is_no_development(table: Tables) -> None:
    t = table(energy=0, market=["c021", "c026", "c031"])
    assert not t.may("develop")


def test_an_empty_deck_reveals_nothing(table: Tables) -> None:
    """rulebook: "Uwaga" under "Rozwój"."""
    t = table(energy=5, market=["c021", "c026"], empty_deck=True, charged=False)
    t.choose("develop")
    assert t.asked == "take"
    t.choose("c021")
    assert t.options == ["c026", "done"]
    t.choose("c026")
    assert t.market == []
    assert not table(energy=5, empty_deck=True).may("develop"), "decision 17"


# Medytacja


def test_example_meditate(table: Tables) -> None:
    """rulebook, example: two forests and mountains: 5 energy and a fortification in one of the three regions."""
    t = table(energy=0, at="tree-forest", units={"rift-forest": "c", "sphere-mountains": "g"}, charged=False)
    t.choose("meditate")
    assert t.energy[0] == 5
    assert t.options == ["rift-forest", "tree-forest", "sphere-mountains"]
    t.choose("rift-forest")
    assert t.units("rift-forest") == "cf"


def test_what_rivers_and_mists_give(table: Tables) -> None:
    t = table(at="crystal-river", units={"sphere-river": "c", "rift-mist": "c"}, charged=False)
    t.choose("meditate")
    assert t.glory[0] == 4
    assert t.experience[0] == 1


def test_a_region_gives_its_bonus_once_whatever_stands_there(table: Tables) -> None:
    t = table(at="crystal-river", units={"crystal-river": "ccg"}, charged=False)
    t.choose("meditate")
    assert t.glory[0] == 2


def test_two_crystal_fields_are_a_golem(table: Tables) -> None:
    t = table(at="tree-crystal-field", units={"crystal-crystal-field": "c"}, pool="g", charged=False)
    t.choose("meditate")
    assert t.options == ["create construct", "create golem", "deploy golem", "done"]
    t.choose("deploy golem")
    assert t.units("tree-crystal-field") == "Wg"
    assert t.energy[0] == 9


def test_points_of_crystal_fields_neither_move_nor_become_energy_and_may_lapse(table: Tables) -> None:
    t = table(at="tree-crystal-field", pool="c", charged=False)
    t.choose("meditate")
    assert t.options == ["create construct", "deploy construct", "done"]
    t.choose("done")
    assert t.asked == "turn-end"


def test_no_more_fortifications_than_there_are(table: Tables) -> None:
    t = table(at="tree-mountains", units={"tree-forest": "ffff"}, charged=False)
    t.choose("meditate")
    assert t.asked == "turn-end"
    assert t.energy[0] == 10


# Koniec Ery


def test_an_era_ends_with_the_round_of_the_fifth_region(table: Tables) -> None:
    t = table(track=("forest", "river", "mist", "mountains"), next_event="crystal-field")
    t.pass_turns(2)
    assert t.g.era == 1
    assert t.asker == 0, "the round of the fifth region is played"
    t.pass_turns(2)
    assert t.g.era == 2


def test_storms_and_monsters_do_not_end_an_era(table: Tables) -> None:
    t = table(track=("forest", "river", "storm", "utcoro"), next_event="mist")
    t.pass_turns(4)
    assert t.g.era == 1


def test_example_forests_on_the_space_worth_two(table: Tables) -> None:
    """rulebook, example under "Kontrolowanie regionu": blue is strongest, blue wins a tie, black is alone."""
    blue, red, black = 0, 1, 2
    t = table(
        seats=3,
        order=[blue, red, black],
        at="rift-forest",
        their_at="tree-forest",
        homes=["volcano-forest"],
        units={"tree-forest": "cg"},
        track=("forest", "river", "mist", "mountains", "crystal-field"),
        charged=False,
    )
    assert (t.strength("tree-forest", blue), t.strength("tree-forest", red)) == (3, 3)
    assert [t.control(f"{island}-forest") for island in ("rift", "tree", "volcano")] == [blue, blue, black]
    t.pass_turns(3)
    scored = [event for event in t.told("glory_gained") if event["why"] == "region"]
    assert [(event["seat"], event["glory"]) for event in scored] == [(blue, 4), (black, 2)]


def test_regions_pay_what_their_space_is_worth(table: Tables) -> None:
    t = table(at="tree-forest", track=("river", "mist", "mountains", "crystal-field", "forest"), energy=0)
    to_the_end(t)
    paid = [event["glory"] for event in t.told("glory_gained") if event["seat"] == 0 and event["why"] == "region"]
    assert paid == [6]


def test_the_storm_moves_every_monster_clockwise(table: Tables) -> None:
    t = table(
        era=2,
        track=("storm", "river", "mist", "mountains", "crystal-field", "forest"),
        monsters=("utcoro", "cannibarok", "onygauros"),
        next_event="utcoro",
    )
    assert (t.lair("utcoro"), t.lair("cannibarok")) == ("tree", "crystal")
    to_the_end(t)
    assert (t.lair("utcoro"), t.lair("cannibarok")) == ("sphere", "rift")


def test_a_monster_that_has_not_come_yet_stays_away_in_a_storm(table: Tables) -> None:
    t = table(track=("storm", "river", "mist", "mountains", "crystal-field", "forest"), next_event="utcoro")
    to_the_end(t)
    assert t.lair("cannibarok") == "crystal"


def test_nobody_is_paid_for_storm_and_monster_spaces(table: Tables) -> None:
    t = table(track=("storm", "utcoro", *ALL_REGIONS), behaviours=False, lairs=["crystal"], their_at="volcano-river")
    to_the_end(t)
    values = [event["value"] for event in t.told("region_scored")]
    assert values == [4, 5, 6, 7, 8]


@pytest.mark.parametrize(("glory", "places"), [([50, 10], (1, 2)), ([10, 50], (2, 1)), ([30, 30], (1, 2))])
def test_the_end_of_the_third_era(table: Tables, glory: list[int], places: tuple[int, int]) -> None:
    """Most glory wins; in a tie the lower artifact (decision 22)."""
    t = table(
        era=3,
        glory=glory,
        at="tree-forest",
        their_at="volcano-forest",
        track=ALL_REGIONS,
        charged=False,
        behaviours=False,
    )
    to_the_end(t)
    assert t.match.result is not None
    assert t.match.result.places == places
    assert t.match.result.reason == "three-eras"


def test_glory_is_never_below_zero(table: Tables) -> None:
    t = table(glory=[0, 3], track=("utcoro", *ALL_REGIONS), lairs=["crystal"], at="tree-forest", their_at="rift-mist")
    t.pass_turns(2)
    assert [(event["seat"], event["glory"], event["total"]) for event in t.told("glory_lost")] == [(1, 3, 0)]
