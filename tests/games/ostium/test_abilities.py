"""rulebook: "Zdolności": each of the eighteen, and what the rulebook says of its limits."""

from tests.games.ostium.board import Tables

# -- active abilities -------------------------------------------------------------------------------------------------


def test_crystal_with_a_number(table: Tables) -> None:
    """rulebook: "Jeżeli przy ikonie zdolności podana jest liczba"."""
    t = table(hand=["heart-of-the-tempest", "dripling"]).summon("heart-of-the-tempest", "A0")
    assert t.crystals == 2


def test_repair_stops_at_fifteen_and_skips_whole_and_destroyed_gates(table: Tables) -> None:
    t = table(gates=[14, 15, 0], hand=["threshold-keeper", "dripling"]).summon("threshold-keeper", "D0")
    assert t.options == ["repair 2 0:left", "done"]
    t.choose("repair 2 0:left")
    assert t.gates() == [15, 15, 0]


def test_a_repair_goes_to_one_gate(table: Tables) -> None:
    t = table(gates=[3, 4, 5], hand=["queen-of-mosses", "dripling"]).summon("queen-of-mosses", "D0")
    value = t.options[0].split()[1]
    t.choose(f"repair {value} 0:middle")
    assert t.gates() == [3, 4 + int(value), 5]


def test_an_ability_without_anything_to_work_on_is_not_asked_for(table: Tables) -> None:
    t = table(hand=["threshold-keeper", "dripling"]).summon("threshold-keeper", "D0")
    assert t.asked == "develop"
    assert t.happened("nothing_to_use") == 1


def test_rebuild_gives_a_destroyed_gate_four(table: Tables) -> None:
    """It can be repaired again, by the same creature's side domain even, if it is rebuilt first."""
    t = table(attack=["mossling"], gates=[15, 0, 15], hand=["elder-oak", "dripling"]).summon("elder-oak", "A1")
    assert t.options == ["rebuild 4 0:middle", "done"]
    t.choose("rebuild 4 0:middle")
    assert t.options == ["repair 1 0:middle", "done"]
    t.choose("repair 1 0:middle")
    assert t.gates() == [15, 5, 15]


def test_a_rebuilt_gate_leads_fusion_again(table: Tables) -> None:
    t = table(defence=["vine-weaver"], attack=["mossling"], gates=[0, 15, 15], hand=["elder-oak", "dripling"])
    t.summon("elder-oak", "D2").choose("rebuild 4 0:left").attack()
    assert t.options == ["D0 A0", "none"]
    t.choose("none").finish_turn()


def test_draw_turns_the_discard_pile_over(table: Tables) -> None:
    t = table(hand=["mother-of-the-deep", "zapling"], deck=["cinder-imp"], discard=["dripling", "acornling", "mothkin"])
    value = int(t.summon("mother-of-the-deep", "A0").options[0].split()[1])
    t.choose(f"draw {value}")
    assert t.hand() == ["zapling", "cinder-imp", "dripling", "acornling", "mothkin"][: 1 + value]
    assert t.pile() == []


def test_draw_takes_only_what_there_is(table: Tables) -> None:
    t = table(hand=["mother-of-the-deep", "zapling"], deck=["cinder-imp"]).summon("mother-of-the-deep", "A0")
    t.choose(t.options[0])
    assert t.hand() == ["zapling", "cinder-imp"]


def test_draw_from_nothing_is_not_asked_for(table: Tables) -> None:
    t = table(hand=["mother-of-the-deep", "zapling"], deck=[]).summon("mother-of-the-deep", "A0")
    assert t.asked == "develop"


def test_exile_takes_a_card_of_the_hand_or_the_discard_pile(table: Tables) -> None:
    t = table(
        hand=["dream-sexton", "zapling"], discard=["dripling"], their_discard=["acornling"], their_hand=["zapling"]
    )
    t.summon("dream-sexton", "A0")
    assert t.options == ["exile 1 zapling", "exile 1 dripling", "done"], "never anybody else's"
    t.choose("exile 1 dripling")
    assert (t.removed[-1], t.pile()) == ("dripling", [])


def test_exile_without_cards_is_not_asked_for(table: Tables) -> None:
    """Decision 17."""
    t = table(crystals=2, hand=["name-gatherer"]).summon("name-gatherer", "A0")
    assert t.happened("nothing_to_use") == 1


def test_strike_hits_any_gate_of_the_opponent(table: Tables) -> None:
    t = table(hand=["pyre-ringer", "dripling"], their_gates=[15, 0, 15]).summon("pyre-ringer", "D0")
    assert t.options == ["strike 2 1:left", "strike 2 1:right", "done"], "but not a destroyed one"
    t.choose("strike 2 1:right")
    assert t.gates(1) == [15, 0, 13]


def test_strike_may_destroy_a_gate_in_the_development_phase(table: Tables) -> None:
    """rulebook: "Zniszczenie Bramy"; decisions 6 and 7: those in the column are turned and stay until the end."""
    t = table(
        hand=["pyre-ringer", "dripling"],
        attack=["coal-gnawer", "mothkin"],
        defence=["mossling"],
        their_attack=["crackler", "sparkling"],
        their_defence=["shellback"],
        their_gates=[1, 15, 15],
        throne=["ebb-king"],
    )
    t.summon("pyre-ringer", "D2").choose("strike 2 1:right")
    assert t.gates(1) == [15, 15, 0]
    assert t.turned(0) == ["A0"], "the striker's creature opposite, not the one behind it"
    assert t.turned(1) == ["A2", "D2"]
    t.attack()
    assert t.options == ["charge 1", "skip 1"], "a defeated creature does not charge"
    t.choose("skip 1", "crackler").finish_turn()
    assert sorted(t.pile(1)) == ["crackler", "shellback"]
    assert "coal-gnawer" in t.pile(0)
    assert t.happened("sovereign_taken") == 1


def test_strike_may_end_the_game(table: Tables) -> None:
    """rulebook: "Koniec gry": also in the development phase."""
    t = table(hand=["pyre-ringer", "dripling"], their_gates=[2, 0, 0]).summon("pyre-ringer", "A0")
    t.choose("strike 2 1:right")
    assert (t.places, t.reason) == ((1, 2), "gates-destroyed")


def test_strike_all_hits_every_gate(table: Tables) -> None:
    t = table(hand=["lady-of-conflagration", "dripling"], their_gates=[15, 2, 0]).summon("lady-of-conflagration", "A0")
    assert t.options == ["strike-all 2 1", "done"]
    t.choose("strike-all 2 1")
    assert t.gates(1) == [0, 0, 13]


def test_dismiss_takes_any_creature_without_its_last_breath(table: Tables) -> None:
    t = table(
        hand=["abductor", "dripling"], their_attack=["spiteful-shade"], their_defence=[None, "oaken-giant"]
    ).summon("abductor", "D1")
    assert sorted(t.options) == ["dismiss 1 oaken-giant", "dismiss 1 spiteful-shade", "done"]
    t.choose("dismiss 1 spiteful-shade")
    assert (t.pile(1), t.gates(0)) == (["spiteful-shade"], [15, 15, 15])


def test_cull_clears_a_clan_everywhere_but_for_the_one_who_does_it(table: Tables) -> None:
    t = table(
        hand=["nameless-judge", "dripling"],
        attack=["mothkin", "primal-wanderer"],
        defence=["coal-gnawer"],
        their_attack=["spiteful-shade", "abductor", "sparkling"],
    )
    t.summon("nameless-judge", "D1")
    assert [option for option in t.options if option.startswith("cull")] == ["cull ember", "cull veil"]
    t.choose("cull veil")
    assert (t.asker, t.asked, sorted(t.options)) == (1, "collect", ["abductor", "spiteful-shade"])
    t.choose("spiteful-shade")
    assert t.pile(1) == ["spiteful-shade", "abductor"], "in the order their owner likes"
    assert t.pile(0) == ["mothkin"]
    assert t.crystals == 0, "no last breath"
    assert t.field(0) == {"A1": "primal-wanderer", "D0": "coal-gnawer", "D1": "nameless-judge"}, "primals have no clan"
    t.choose("done")


def test_swift_uses_its_main_domain_from_the_summon_field(table: Tables) -> None:
    t = table(crystals=5, summon=["emberwing"], hand=["dripling"]).summon("emberwing", "A0")
    assert t.options == ["strike 1 1:left", "strike 1 1:middle", "strike 1 1:right", "done"]
    t.choose("done")


def test_swift_is_recalled_for_free(table: Tables) -> None:
    t = table(attack=["gale-courier", "crackler"], hand=["dripling"])
    assert [option for option in t.options if option.startswith("recall")] == ["recall gale-courier"]
    t.recall("gale-courier")
    assert (t.crystals, t.pile()) == (0, ["gale-courier"])


def test_an_ability_may_be_left_alone(table: Tables) -> None:
    """Decision 17: "możesz"."""
    t = table(hand=["soul-collector", "dripling"], discard=["zapling"]).summon("soul-collector", "A0").choose("done")
    assert (t.gates(1), t.pile()) == ([15, 15, 15], ["zapling"])


def test_abilities_are_used_in_any_order(table: Tables) -> None:
    t = table(hand=["soul-collector", "dripling"]).summon("soul-collector", "A0")
    t.choose("strike 1 1:left")
    assert t.options == ["exile 1 dripling", "done"]
    t.choose("done")


# -- passive abilities ------------------------------------------------------------------------------------------------


def test_guard_counts_in_defence_only(table: Tables) -> None:
    t = table(attack=["stone-beetle"])
    assert (t.defence("A0"), t.power("A0")) == (4, 2)


def test_assault_counts_in_attack_only(table: Tables) -> None:
    t = table(attack=["magma-ram"])
    assert (t.defence("A0"), t.power("A0")) == (4, 6)


def test_side_domains_add_to_passive_abilities(table: Tables) -> None:
    t = table(attack=["sparkling", "coal-gnawer", "forge-horn"])
    assert t.power("A0") == 1 + 1, "its left side is free"
    assert t.power("A1") == 2 + 1 + 1
    assert t.power("A2") == 3 + 1, "nobody at its right"


def test_fury_counts_a_clan_on_all_battlefields(table: Tables) -> None:
    """Decision 8: the creature itself and defeated ones count, primals do not."""
    t = table(
        attack=["herald-of-cinders", "primal-wanderer"],
        defence=[None, None, "sparkling"],
        their_attack=["coal-gnawer", "crackler"],
        hand=["dripling"],
    ).attack()
    assert (t.asked, t.options) == ("fury", ["ember", "tide", "root", "veil", "storm"])
    assert t.suggested == "ember"
    t.choose("ember")
    assert t.power("A0") == 3 + 3
    t.finish_turn()


def test_fury_is_not_asked_without_a_furious_attacker(table: Tables) -> None:
    t = table(attack=["sparkling"], defence=["herald-of-cinders"], hand=["dripling"]).attack()
    assert t.asked != "fury"
    t.finish_turn()


def test_fusion_strengthens_a_chain_anywhere_on_it(table: Tables) -> None:
    t = table(defence=["thunderbearer"], attack=["glass-hawk"], hand=["dripling"]).attack().choose("D0 A0")
    assert t.gates(1)[2] == 15 - (2 + 2 + 2 + 1), "its power, the chain, and both creatures' fusion"


def test_wild_fusion_joins_any_clan(table: Tables) -> None:
    t = table(defence=["mirror-mage"], attack=["coal-gnawer"], hand=["dripling"]).attack()
    assert t.options == ["D0 A0", "none"]
    t.choose("D0 A0")
    assert t.gates(1)[2] == 15 - (2 + 1 + 2 + 1)


def test_wild_fusion_joins_one_clan_at_a_time(table: Tables) -> None:
    """rulebook: "mogą uczestniczyć w Fuzji Mocy jednego dowolnie wybranego Klanu"."""
    t = table(defence=["coal-gnawer", "mirror-mage"], attack=[None, "shoal-diver"], hand=["dripling"]).attack()
    assert t.options == ["D1 A1", "none"], "ember - wild - tide is no chain, wild - tide is one"
    t.choose("none").finish_turn()


def test_wild_fusion_is_no_synergy(table: Tables) -> None:
    """It joins chains of any clan, but its side domains want its own."""
    t = table(attack=["mirror-mage"], hand=["coal-gnawer", "dripling"]).summon("coal-gnawer", "A1")
    assert t.crystals == 0


def test_a_last_breath_after_a_charge_belongs_to_the_owner(table: Tables) -> None:
    t = table(attack=["magma-ram"], their_attack=["spiteful-shade"], hand=["dripling"]).attack().choose("charge 0")
    assert (t.asker, t.asked) == (1, "use")
    assert t.options == ["strike 1 0:left", "strike 1 0:middle", "strike 1 0:right", "done"]
    t.choose("strike 1 0:middle")
    assert t.gates(0) == [15, 14, 15]


def test_crystals_of_a_last_breath_in_the_attack_phase_are_lost(table: Tables) -> None:
    """Decision 10."""
    t = table(attack=["magma-ram"], their_attack=["mothkin"], hand=["dripling"]).attack().choose("charge 0")
    assert (t.happened("last_breath"), t.happened("crystals_gained"), t.crystals) == (1, 0, 0)
