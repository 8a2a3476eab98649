"""The worked examples of the rulebook, by their letters, and its example turn, with cards of the designed set."""

from tests.games.ostium.board import Tables

from stolik.games.ostium.battle import routes


def test_example_a_a_discarded_familiar_gives_a_crystal(table: Tables) -> None:
    """rulebook: "Przykład A"."""
    t = table(hand=["cinder-imp", "zapling"]).discard("cinder-imp")
    assert t.crystals == 1
    assert t.pile() == ["cinder-imp"]
    assert t.hand() == ["zapling"]


def test_example_b_an_active_and_a_passive_ability_in_the_main_domain(table: Tables) -> None:
    """rulebook: "Przykład B": only the active one does something when the creature is summoned."""
    t = table(hand=["spark-acolyte"]).summon("spark-acolyte", "A0")
    assert t.crystals == 1
    assert t.field() == {"A0": "spark-acolyte"}


def test_example_c_clan_synergy_wakes_both_side_domains(table: Tables) -> None:
    """rulebook: "Przykład C": the left domain of the new creature and the right one of its neighbour."""
    t = table(attack=["shoal-diver"], hand=["wave-chanter"], deck=["cinder-imp", "dripling"])
    t.summon("wave-chanter", "A1")
    assert t.crystals == 1, "the left domain of the Wave Chanter"
    assert t.options == ["draw 1", "done"], "its main domain and the right domain of the Shoal Diver are alike"
    t.choose("draw 1")
    assert t.options == ["draw 1", "done"]
    t.choose("draw 1")
    assert t.hand() == ["cinder-imp", "dripling"]


def test_example_d_remove_shift_refill(table: Tables) -> None:
    """rulebook: "Przykład D"."""
    t = table(
        summon=["sparkling", None, "mossling", None, "mothkin", None],
        warriors=["crackler", "pearl-wobbler", "coal-gnawer", "ash-runner"],
        hand=["dripling"],
    ).attack()
    assert t.unsummoned == ["mossling"]
    assert t.summon_field[2] == "sparkling"
    assert t.summon_field[5] == "mothkin"
    assert sorted(map(str, t.summon_field)) == sorted(
        ["sparkling", "mothkin", "crackler", "pearl-wobbler", "coal-gnawer", "ash-runner"]
    )


def test_example_d_whole_columns(table: Tables) -> None:
    t = table(summon=["sparkling", "ash-runner", "mossling", "coal-gnawer", "mothkin", "crackler"], hand=["dripling"])
    t.attack()
    assert t.unsummoned == ["mossling", "crackler"]
    assert t.summon_field[1:3] == ["sparkling", "ash-runner"]
    assert t.summon_field[4:6] == ["coal-gnawer", "mothkin"]
    assert None not in t.summon_field


def test_example_e_the_chains_from_three_gates(table: Tables) -> None:
    """rulebook: "Przykład E"."""
    t = table(
        defence=["coal-gnawer", "wave-chanter", "primal-wanderer"],
        attack=["pearl-wobbler", "shoal-diver", "spark-acolyte"],
        hand=["dripling"],
    ).attack()
    assert routes(t.g, 0, 0) == [], "no other creature of its clan beside the one at gate A"
    assert (t.asked, t.g.chains) == ("fuse", [])
    assert t.options == ["D1 A1", "D1 A1 A0", "none"], "through the creatures of the Tide Clan"
    t.choose("D1 A1 A0")
    assert t.options == ["D2 A2", "none"], "gate C leads through the primal, as one of the Storm Clan"
    t.choose("D2 A2")
    assert t.power("A0") == 1 + 2
    assert t.power("A1") == 1, "the creature in the middle charges without a bonus"
    assert t.power("A2") == 1 + 2 + 1, "and the Spark Acolyte adds its own fusion"
    t.finish_turn()


def test_example_f_guard_in_the_main_domain(table: Tables) -> None:
    """rulebook: "Przykład F"."""
    t = table(attack=["mossling"])
    assert t.defence("A0") == 2


def test_example_g_guard_in_a_side_domain(table: Tables) -> None:
    """rulebook: "Przykład G"."""
    t = table(defence=["threshold-keeper", "ravine-herbalist", None])
    assert t.defence("D0") == 3
    assert table(defence=["threshold-keeper", None, "ravine-herbalist"]).defence("D0") == 2
    assert table(defence=["threshold-keeper", "dripling"]).defence("D0") == 2, "of another clan"


def test_the_example_turn(table: Tables) -> None:
    """rulebook: "Przykładowa tura"."""
    t = table(
        attack=["thorned-aurochs"],
        gates=[15, 11, 15],
        hand=["ravine-herbalist", "cinder-imp", "vine-weaver", "acornling", "primal-wanderer"],
        deck=["dripling", "dripling", "whisperling", "zapling", "zapling", "acornling"],
        summon=["thunderbearer"],
        their_attack=["shellback", "forge-horn", None],
        their_defence=["dripling", None, "stone-beetle"],
    )
    t.summon("ravine-herbalist", "A1")
    assert t.crystals == 2, "its main domain, and the right domain of the Thorned Aurochs"
    t.discard("cinder-imp")
    assert t.crystals == 3
    t.summon("thunderbearer", "D2")
    assert t.crystals == 0
    t.summon("vine-weaver", "D0")
    t.summon("acornling", "D1")
    assert t.crystals == 0, "a familiar that is summoned gives nothing"
    t.summon("primal-wanderer")
    assert t.options == ["repair 1 0:middle", "done"], "the Herbalist's right domain beside the primal"
    t.choose("repair 1 0:middle")
    assert t.gates() == [15, 12, 15]
    assert t.asked == "fuse", "no card in hand, no crystal: the phase ends by itself"
    t.choose("D0 A0", "D1 A1", "D2 A2")
    assert (t.power("A0"), t.power("A1"), t.power("A2")) == (7, 3, 4)
    assert t.options == ["charge 0", "skip 0", "charge 1", "skip 1", "charge 2"]
    t.choose("skip 0")
    assert t.gates(1)[2] == 8, "past the Shellback, through the familiar, 7 damage"
    t.choose("charge 1")
    t.finish_turn()
    assert t.gates(1) == [15, 15, 8], "nothing broke through elsewhere"
    assert sorted(t.pile(1)) == sorted(["dripling", "forge-horn", "stone-beetle"])
    assert len(t.hand()) == 5
    assert t.field(1) == {"A2": "shellback"}
