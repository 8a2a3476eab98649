"""rulebook: "Tryb solo": the virtual opponent, whose battlefield is the Summon Field. Left is the player's left."""

import pytest
from tests.games.ostium.board import Table, Tables

from stolik.games.ostium.solo import best_plan
from stolik.games.ostium.state import RIVAL
from stolik.games.ostium.view import charge_views

FILL = ["?coal-gnawer", "?mossling", "?shoal-diver", "?crackler", "?name-gatherer", "?stone-beetle", "?mothkin"]
FILL += ["?slag-hurler", "?forge-horn", "?shellback", "?ravine-herbalist", "?tide-seer"]
"""Enough warriors that nobody has lost yet."""


def rival_turn(table: Tables, **given: object) -> Table:
    """A table on which the opponent's turn has just been played, up to the player's next question."""
    given.setdefault("warriors", FILL)
    return table(seats=1, active=1, step="start_turn", **given)  # type: ignore[arg-type]


# -- the player's turn ------------------------------------------------------------------------------------------------


def test_warriors_are_bought_from_the_opponents_battlefield(table: Tables) -> None:
    t = table(seats=1, crystals=3, their_attack=["shellback"], hand=["dripling"]).summon("shellback", "A0")
    assert (t.field(0), t.field(1)) == ({"A0": "shellback"}, {})


def test_the_banish_zone_is_its_right_column(table: Tables) -> None:
    t = table(
        seats=1,
        crystals=2,
        their_attack=["sparkling", None, "shellback"],
        their_defence=[None, None, "oaken-giant"],
        hand=["dripling"],
    )
    assert [option for option in t.options if option.startswith("recruit")] == [
        "recruit shellback",
        "recruit oaken-giant",
    ]
    t.recruit("oaken-giant")
    assert (t.pile(0), t.field(1)) == (["oaken-giant"], {"A0": "sparkling", "A2": "shellback"})


def test_the_field_is_not_refilled_before_the_attack(table: Tables) -> None:
    """rulebook: "Pod koniec Fazy Rozwoju nie uzupełniasz"."""
    t = table(seats=1, crystals=1, attack=["coal-gnawer"], their_attack=["sparkling"], hand=["dripling"])
    t.summon("sparkling", "A2").attack()
    t.choose("charge 0")
    assert t.gates(1) == [15 - 3, 15, 15 - 2]


def test_columns_lie_opposite_each_other(table: Tables) -> None:
    t = table(seats=1, attack=["magma-ram"], their_attack=["sparkling"], hand=["dripling"], warriors=FILL).attack()
    assert t.options == ["charge 0", "skip 0"]
    t.choose("skip 0")
    assert t.gates(1) == [9, 15, 15]


def test_the_opponents_side_domains_are_read_from_the_players_side(table: Tables) -> None:
    t = table(seats=1, their_defence=["threshold-keeper", "ravine-herbalist"])
    assert t.defence("D0", 1) == 3, "its right domain touches the creature at the player's right"


def test_a_defeated_warrior_cannot_be_bought(table: Tables) -> None:
    """Our own decision: it is on its way to the removed."""
    t = table(seats=1, crystals=9, their_attack=["sparkling", "mossling"], their_turned=["A0"], hand=["dripling"])
    assert not t.may("summon sparkling")
    assert t.may("summon mossling")


def test_defeated_warriors_are_removed_from_the_game(table: Tables) -> None:
    """rulebook: "Stos kart usuniętych jest jednocześnie stosem nieprzywołanych"; decision 21."""
    t = table(seats=1, attack=["magma-ram"], their_attack=["sparkling"], hand=["dripling"], warriors=FILL).attack()
    t.choose("charge 0", "done")
    assert "sparkling" in t.removed


def test_the_opponents_last_breath_strikes_the_strongest_gate(table: Tables) -> None:
    t = table(
        seats=1,
        attack=["magma-ram"],
        gates=[14, 15, 15],
        their_attack=["spiteful-shade"],
        hand=["dripling"],
        warriors=FILL,
    ).attack()
    t.choose("charge 0")
    assert t.gates(0) == [14, 14, 15], "of equal ones the leftmost"


def test_a_destroyed_gate_of_the_opponent_puts_a_sovereign_on_the_warriors(table: Tables) -> None:
    """rulebook: "połóż wierzchnią (zakrytą) kartę z talii Suwerenów na wierzchu talii Wojowników"."""
    t = table(
        seats=1,
        attack=["magma-ram"],
        their_gates=[3, 15, 15],
        sovereigns=["ebb-king"],
        hand=["dripling"],
        warriors=FILL,
    ).attack()
    t.choose("done")
    assert t.happened("sovereign_joins_warriors") == 1
    assert t.field(1)["A2"] == "ebb-king", "it is the first to come"


def test_the_player_wins_with_the_last_gate(table: Tables) -> None:
    t = table(seats=1, attack=["magma-ram"], their_gates=[3, 0, 0], hand=["dripling"]).attack()
    assert (t.places, t.reason) == ((1,), "gates-destroyed")


# -- the opponent's development ---------------------------------------------------------------------------------------


def test_remove_shift_refill_from_right_to_left(table: Tables) -> None:
    """The attack row first, then the defence row."""
    t = rival_turn(
        table,
        their_attack=["primal-wanderer", None, "vine-weaver"],
        their_defence=[None, "dripling", "glass-hawk"],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert t.removed[-2:] == ["vine-weaver", "glass-hawk"]
    assert t.field(1) == {
        "A2": "primal-wanderer",
        "A1": "coal-gnawer",
        "A0": "mossling",
        "D2": "dripling",
        "D1": "shoal-diver",
        "D0": "crackler",
    }


def test_arriving_creatures_use_their_main_and_side_domains(table: Tables) -> None:
    t = rival_turn(
        table,
        their_gates=[15, 10, 12],
        warriors=["threshold-keeper", "mossling", *FILL[2:]],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert t.gates(1) == [15, 12, 12], "the weakest gate is repaired by 2; no Root domain touches anything else"


def test_its_strike_hits_the_strongest_gate(table: Tables) -> None:
    t = rival_turn(
        table,
        gates=[10, 12, 11],
        warriors=["pyre-ringer", *FILL[1:]],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert t.gates(0) == [10, 10, 11]


def test_its_exile_removes_the_top_of_the_warrior_deck(table: Tables) -> None:
    t = rival_turn(
        table,
        warriors=["dream-sexton", "young-leviathan", *FILL],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert t.happened("warrior_removed") >= 1
    assert "young-leviathan" in t.removed


def test_its_dismiss_takes_the_dearest_creature(table: Tables) -> None:
    """rulebook: the highest cost, then the highest power."""
    t = rival_turn(
        table,
        warriors=["abductor", *FILL[1:]],
        hand=["dripling"],
        attack=["broodgrove"],
        defence=["oaken-giant", "mossling", None],
    )
    assert t.pile(0)[0] == "oaken-giant", "as dear as the Broodgrove, and stronger"


def test_its_cull_takes_the_players_most_frequent_clan(table: Tables) -> None:
    t = rival_turn(
        table,
        their_attack=[None, "nameless-judge", None],
        warriors=["sparkling", *FILL],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert t.field(0) != {}, "a judge that stands there already culls nobody"
    t = rival_turn(
        table,
        warriors=["nameless-judge", *FILL],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert (t.asked, sorted(t.options)) == ("collect", ["oaken-giant", "wildwood-sentinel"]), "in the player's order"
    t.choose("oaken-giant")
    assert t.pile(0)[:2] == ["oaken-giant", "wildwood-sentinel"]


@pytest.mark.parametrize(
    "creatures",
    [
        ["sparkling", "oaken-giant", None],  # one of each: the dearer one
        ["slag-hurler", "stone-beetle", None],  # as dear: the stronger one
        ["forge-horn", "acornling", "acornling"],  # two are more than one
    ],
)
def test_its_cull_breaks_ties_by_cost_and_then_by_power(table: Tables, creatures: list[str | None]) -> None:
    """rulebook: "jeżeli to konieczne sumą Kosztu Przywołania, a następnie sumą Mocy"; here always the Root Clan's."""
    t = rival_turn(table, warriors=["nameless-judge", *FILL], hand=["dripling"], defence=creatures)
    named = [line.event.args["clan"] for line in t.match.log if line.event.kind == "clan_culled"]
    assert named == ["root"]


def test_rebuild_and_strike_all_work_for_it(table: Tables) -> None:
    """Decision 18."""
    t = rival_turn(
        table,
        gates=[9, 9, 9],
        their_gates=[0, 15, 15],
        warriors=["elder-oak", "lady-of-conflagration", *FILL],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert t.gates(1)[0] == 4
    assert t.happened("gate_damaged") >= 3


def test_crystals_cards_and_discards_are_nothing_to_it(table: Tables) -> None:
    t = rival_turn(
        table,
        warriors=["spark-acolyte", "wave-chanter", "pearl-wobbler", *FILL],
        hand=["dripling"],
        defence=["oaken-giant", "wildwood-sentinel", "old-kraken"],
    )
    assert (t.happened("crystals_gained"), t.happened("cards_drawn")) == (0, 0)


def test_the_player_loses_with_the_last_warrior(table: Tables) -> None:
    """rulebook: "w talii Wojowników skończą się wszystkie karty": at once."""
    t = rival_turn(table, warriors=["coal-gnawer", "mossling", "shoal-diver", "crackler"], hand=["dripling"])
    assert (t.places, t.reason) == ((2,), "warriors-spent")


# -- the opponent's attack --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("front", "back", "turned", "gate"),
    [
        ("sparkling", "shoal-diver", ["A2", "D2"], 15 - (5 - 2)),  # both, then the gate
        ("coal-gnawer", "stone-beetle", ["D2"], 15 - 1),  # one or the other: the defence row
        ("oaken-giant", "shoal-diver", ["D2"], 15 - 4),  # only the defence row
        ("sparkling", "oaken-giant", ["A2"], 15),  # only the attack row, and there it ends
        ("wildwood-sentinel", "oaken-giant", [], 15),  # neither
        ("sparkling", None, ["A2"], 15 - 4),
        ("oaken-giant", None, [], 15 - 5),  # past a creature that is too strong
        (None, "shoal-diver", ["D2"], 15 - 4),
        (None, None, [], 15 - 5),
    ],
)
def test_its_charge_by_the_priorities(
    table: Tables, front: str | None, back: str | None, turned: list[str], gate: int
) -> None:
    """rulebook: "Faza ataku" of the opponent, case by case; its only charger has power 5."""
    t = table(
        seats=1,
        active=1,
        step="rival_attack",
        their_attack=[None, None, "nameless-judge"],
        attack=[None, None, front],
        defence=[None, None, back],
        hand=["dripling"],
        warriors=FILL,
        turn=400,
    )
    if len(turned) == 2:
        t.choose("sparkling")
    assert t.over, "time is up"
    fallen = [event.event.args["card"] for event in t.match.log if event.event.kind == "creature_defeated"]
    assert len(fallen) == len(turned)
    assert t.gates(0)[2] == gate
    kept = {"A2": front, "D2": back}
    assert t.field(0) == {slot: name for slot, name in kept.items() if name is not None and slot not in turned}


def test_its_chains_defeat_as_many_creatures_as_possible(table: Tables) -> None:
    """rulebook: "Fuzja Mocy" of the opponent: first the creatures, then the strongest gate."""
    t = table(
        seats=1,
        their_attack=["coal-gnawer", "sparkling", None],
        their_defence=["forge-horn", None, None],
        attack=[None, None, None],
        defence=[None, "magma-ram", None],
        hand=["dripling"],
    )
    assert best_plan(t.g) == [[0, 3, 0, 1]], "the Sparkling needs the chain to defeat the Magma Ram"
    t = table(
        seats=1,
        their_attack=["coal-gnawer", "sparkling", None],
        their_defence=["forge-horn", None, None],
        gates=[9, 10, 15],
        hand=["dripling"],
    )
    assert best_plan(t.g) == [[0, 3, 0, 1]], "no creature to defeat: the strongest gate in reach"
    t = table(
        seats=1,
        their_attack=["coal-gnawer", "sparkling", None],
        their_defence=["forge-horn", None, None],
        gates=[15, 10, 15],
        hand=["dripling"],
    )
    assert best_plan(t.g) == [[0, 3, 0]]


def test_its_chains_waste_nothing_on_a_gate_that_falls_anyway(table: Tables) -> None:
    """rulebook: "Musisz ją jednak kierować jak najbardziej na swoją niekorzyść"."""
    t = table(
        seats=1,
        their_attack=["coal-gnawer", "ash-runner", None],
        their_defence=["forge-horn", None, None],
        gates=[3, 2, 0],
        hand=["dripling"],
    )
    assert best_plan(t.g) == [[0, 3, 0, 1]], "the Coal Gnawer destroys the left gate without help"


def test_its_fury_names_the_most_frequent_clan(table: Tables) -> None:
    t = table(
        seats=1,
        active=1,
        step="rival_attack",
        their_attack=["herald-of-cinders"],
        defence=[None, "mossling", "stone-beetle"],
        attack=[None, None, "threshold-keeper"],
        hand=["dripling"],
        warriors=FILL,
    )
    assert t.happened("fury_named") == 1
    assert t.gates(0)[0] == 15 - (3 + 3)


def test_its_defeated_creatures_are_not_furious(table: Tables) -> None:
    """rulebook: "Atakująca Kreatura z tą zdolnością"."""
    t = table(
        seats=1,
        active=1,
        step="rival_attack",
        their_attack=["herald-of-cinders"],
        their_turned=["A0"],
        hand=["dripling"],
        warriors=FILL,
    )
    assert t.happened("fury_named") == 0


def test_the_player_collects_and_takes_a_sovereign(table: Tables) -> None:
    t = table(
        seats=1,
        active=1,
        step="rival_attack",
        their_attack=["magma-ram"],
        gates=[5, 15, 15],
        attack=["mothkin"],
        throne=["ebb-king", "elder-oak"],
        hand=["dripling"],
        warriors=FILL,
    )
    assert (t.asked, t.gates(0)) == ("sovereign", [0, 15, 15])
    assert t.pile(0) == ["mothkin"]
    t.choose("elder-oak")
    assert t.hand(0) == ["dripling", "elder-oak"], "and nothing is drawn in the opponent's turn"


def test_the_player_loses_with_the_last_gate(table: Tables) -> None:
    t = table(seats=1, active=1, step="rival_attack", their_attack=["magma-ram"], gates=[6, 0, 0], hand=["dripling"])
    assert (t.places, t.reason) == ((2,), "gates-lost")


def test_its_charges_are_foretold_as_they_will_be(table: Tables) -> None:
    """Of several ways the one that it takes: through the first creature here, past it there, for want of power."""
    t = table(
        seats=1,
        attack=["slag-hurler", "shellback"],
        defence=[None, "mothkin"],
        their_attack=["thunder-drake", "coal-gnawer"],
        hand=["dripling"],
    )
    g = t.g.copy()
    g.active, g.phase = RIVAL, "charge"
    ways = [charge["ways"] for charge in charge_views(g)]
    assert [[(way["option"], way["damage"]) for way in of_one] for of_one in ways] == [
        [("charge-0-0", 3)],
        [("skip-1-0", 2)],
    ]
