"""rulebook: "Faza ataku": fusion, charges, destroyed gates, sovereigns, and the end of the phase and of the game."""

from tests.games.ostium.board import Tables

from stolik.games.ostium.battle import WAYS

# -- rulebook: "Fuzja Mocy" -------------------------------------------------------------------------------------------


def test_a_gate_has_about_ten_ways() -> None:
    assert [len(ways) for ways in WAYS] == [10, 9, 10]
    for column, ways in enumerate(WAYS):
        for way in ways:
            assert way[0] == 3 + column
            assert way[-1] < 3
            assert len(set(way)) == len(way) >= 2


def test_a_chain_needs_a_creature_before_its_gate(table: Tables) -> None:
    """Decision 3."""
    t = table(attack=["coal-gnawer", "sparkling", "forge-horn"], hand=["dripling"]).attack()
    assert t.asked == "charge"
    t.finish_turn()


def test_no_chain_from_a_destroyed_gate(table: Tables) -> None:
    t = table(defence=["coal-gnawer"], attack=["sparkling"], gates=[0, 15, 15], hand=["dripling"]).attack()
    assert t.gates(1)[2] == 15 - 2, "the Sparkling has charged without one"


def test_chains_run_along_a_row_and_never_diagonally(table: Tables) -> None:
    t = table(defence=["coal-gnawer", "sparkling"], attack=[None, "forge-horn"], hand=["dripling"]).attack()
    assert t.options == ["D0 D1 A1", "none"]
    t.choose("none")
    assert t.options == ["D1 A1", "none"]
    t.choose("none").finish_turn()


def test_a_creature_takes_part_in_one_chain(table: Tables) -> None:
    """rulebook: "Nie wolno krzyżować łańcuchów"."""
    t = table(defence=["coal-gnawer", "sparkling"], attack=[None, "forge-horn"], hand=["dripling"]).attack()
    t.choose("D0 D1 A1")
    assert t.asked == "last-discard", "nothing is left for the middle gate, and the charge has run"
    assert t.gates(1)[1] == 15 - (3 + 1 + 2)


def test_a_primal_does_not_join_two_clans(table: Tables) -> None:
    t = table(defence=["coal-gnawer", "primal-wanderer"], attack=[None, "shoal-diver"], hand=["dripling"]).attack()
    assert t.options == ["D1 A1", "none"], "ember - primal - tide is no chain, primal - tide is one"
    t.choose("none").finish_turn()


def test_powers_of_a_chain_are_not_added_up(table: Tables) -> None:
    """rulebook: "Moc Kreatur biorących udział w Fuzji Mocy nie jest sumowana"."""
    t = table(defence=["magma-ram"], attack=["cinder-imp"], hand=["dripling"]).attack().choose("D0 A0")
    assert t.gates(1)[2] == 15 - 2


def test_fusion_may_be_left_alone(table: Tables) -> None:
    t = table(defence=["coal-gnawer"], attack=["sparkling"], hand=["dripling"]).attack().choose("none")
    assert t.g.chains == []
    t.finish_turn()


def test_fusion_does_not_defend(table: Tables) -> None:
    t = table(defence=["coal-gnawer"], attack=["sparkling", "mothkin"], hand=["dripling"]).attack().choose("D0 A0")
    assert t.defence("A0") == 1
    t.finish_turn()


def test_a_chain_may_pass_a_defeated_creature_but_not_end_on_it(table: Tables) -> None:
    t = table(defence=["coal-gnawer"], attack=["sparkling", "forge-horn"], turned=["A0"], hand=["dripling"]).attack()
    assert t.options == ["D0 A0 A1", "none"]
    t.choose("none").finish_turn()


# -- rulebook: "Szarża", "Pokonanie Kreatury" -------------------------------------------------------------------------


def test_more_power_breaks_through_with_the_rest(table: Tables) -> None:
    t = table(
        attack=["magma-ram"], their_attack=["sparkling"], their_defence=["shoal-diver"], hand=["dripling"]
    ).attack()
    assert t.options == ["charge 0", "skip 0"]
    t.choose("charge 0")
    assert t.gates(1) == [15, 15, 15 - (6 - 1 - 1)]
    t.finish_turn()


def test_equal_power_defeats_and_stops(table: Tables) -> None:
    t = table(attack=["coal-gnawer"], their_defence=["forge-horn"], hand=["dripling"]).attack()
    assert t.pile(1) == ["forge-horn"], "a single charge runs by itself"
    assert t.gates(1) == [15, 15, 15]


def test_less_power_does_nothing(table: Tables) -> None:
    t = table(attack=["sparkling"], their_defence=["magma-ram"], hand=["dripling"]).attack()
    assert t.happened("charge_blocked") == 1
    assert t.field(1) == {"D2": "magma-ram"}


def test_the_attack_row_may_be_skipped_the_defence_row_not(table: Tables) -> None:
    t = table(
        attack=["magma-ram"], their_attack=["sparkling"], their_defence=["shoal-diver"], hand=["dripling"]
    ).attack()
    t.choose("skip 0")
    assert t.gates(1) == [15, 15, 10]
    assert t.field(1) == {"A2": "sparkling"}


def test_without_power_nobody_charges(table: Tables) -> None:
    """Decision 4."""
    t = table(attack=["cinder-imp", "primal-wanderer"], hand=["dripling"]).attack()
    assert (t.asked, t.gates(1)) == ("last-discard", [15, 15, 15])


def test_charging_is_compulsory_in_an_order_of_ones_own(table: Tables) -> None:
    t = table(attack=["coal-gnawer", "sparkling", "forge-horn"], hand=["dripling"]).attack()
    assert t.options == ["charge 0", "charge 1", "charge 2"]
    t.choose("charge 2")
    assert t.options == ["charge 0", "charge 1"]
    t.choose("charge 1")
    assert t.gates(1) == [15 - 4, 15 - 3, 15 - 3], "the last one runs by itself"


def test_damage_to_a_destroyed_gate_is_lost(table: Tables) -> None:
    t = table(attack=["magma-ram"], their_gates=[0, 15, 15], hand=["dripling"]).attack()
    assert t.happened("damage_wasted") == 1
    assert t.gates(1) == [15, 15, 0]


def test_defeated_creatures_keep_their_passive_abilities_until_the_end(table: Tables) -> None:
    """rulebook: "W jednej Fazie Ataku zdolności pasywne Domen Bocznych obowiązują nawet wtedy"."""
    t = table(
        attack=["magma-ram", "emberwing", "coal-gnawer"],
        their_defence=["ravine-herbalist", "threshold-keeper", None],
        hand=["dripling"],
    ).attack()
    t.choose("charge 0")
    assert t.turned(1) == ["D2"]
    assert t.defence("D1", 1) == 3, "its right domain still joins the defeated Herbalist"
    t.finish_turn()


# -- rulebook: "Zniszczenie Bramy" ------------------------------------------------------------------------------------


def test_a_falling_gate_takes_its_column_along(table: Tables) -> None:
    t = table(
        attack=["magma-ram"],
        defence=["coal-gnawer"],
        their_attack=["sparkling"],
        their_gates=[5, 15, 15],
        hand=["dripling"],
    ).attack()
    t.choose("none", "skip 0")
    assert t.gates(1) == [15, 15, 0]
    assert t.field(0) == {"D0": "coal-gnawer"}, "the charger falls too, but not the creature behind it"
    assert t.field(1) == {}
    assert (t.pile(0)[0], t.pile(1)) == ("magma-ram", ["sparkling"])


def test_who_loses_a_gate_takes_a_sovereign(table: Tables) -> None:
    t = table(
        attack=["magma-ram"],
        their_gates=[5, 15, 15],
        their_hand=["dripling"] * 2,
        throne=["ebb-king", "elder-oak"],
        sovereigns=["warsmith"],
        hand=["dripling"],
    ).attack()
    t.choose("done")
    assert (t.asker, t.asked, t.options) == (1, "sovereign", ["ebb-king", "elder-oak"])
    t.choose("elder-oak")
    assert t.hand(1) == ["dripling", "dripling", "elder-oak"]
    assert t.throne == ["ebb-king", "warsmith"]


def test_two_lost_gates_bring_one_sovereign(table: Tables) -> None:
    t = table(
        attack=["magma-ram", "coal-gnawer"],
        their_gates=[5, 1, 15],
        throne=["ebb-king", "elder-oak"],
        hand=["dripling"],
    ).attack()
    t.choose("charge 0", "magma-ram", "done", "ebb-king")
    assert t.hand(1) == ["ebb-king"]


def test_both_may_lose_a_gate_in_one_turn(table: Tables) -> None:
    """rulebook: "zarówno ty jak i twój przeciwnik stracicie swoje Bramy": whoever defends takes a sovereign first."""
    t = table(
        attack=["magma-ram"],
        gates=[15, 1, 15],
        their_attack=["spiteful-shade"],
        their_gates=[3, 15, 15],
        throne=["ebb-king", "elder-oak"],
        hand=["dripling"],
    ).attack()
    t.choose("skip 0", "strike 1 0:middle")
    assert (t.gates(0), t.gates(1)) == ([15, 0, 15], [15, 15, 0])
    t.choose("done")
    assert t.asker == 1
    t.choose("ebb-king")
    assert t.asker == 0
    t.choose("elder-oak")
    assert (t.hand(1), t.hand(0)[-1]) == (["ebb-king"], "elder-oak")


def test_a_gate_destroyed_by_a_last_breath_turns_more_creatures(table: Tables) -> None:
    """They are collected in the same phase."""
    t = table(
        attack=["magma-ram", "sparkling"],
        defence=[None, "mossling"],
        gates=[15, 1, 15],
        their_attack=["spiteful-shade", "crackler"],
        hand=["dripling"],
        throne=["ebb-king"],
    ).attack()
    t.choose("charge 0", "skip 1", "strike 1 0:middle")
    assert t.gates(0) == [15, 0, 15]
    while t.asked == "collect":
        t.choose(t.options[0])
    assert t.g.turned == 0
    assert "crackler" in t.pile(1), "opposite the fallen gate, in the destroyer's attack row"
    assert {"sparkling", "mossling"} <= set(t.pile(0))


# -- rulebook: "Zakończenie Fazy Ataku" -------------------------------------------------------------------------------


def test_defeated_creatures_are_put_down_in_an_order_of_ones_own(table: Tables) -> None:
    t = table(attack=["magma-ram", "emberwing"], their_attack=["sparkling", "crackler"], hand=["dripling"]).attack()
    t.choose("charge 0", "charge 1")
    assert (t.asker, t.asked, sorted(t.options)) == (1, "collect", ["crackler", "sparkling"])
    t.choose("crackler")
    assert t.pile(1) == ["crackler", "sparkling"]


def test_cards_may_be_discarded_before_drawing(table: Tables) -> None:
    """Decision 11: "W dowolnym momencie swojej tury możesz odrzucić każdą kartę z ręki"."""
    t = table(hand=["dripling", "pearl-wobbler"], deck=["zapling"] * 2 + ["cinder-imp"] * 2 + ["acornling"] * 2)
    t.attack()
    assert t.options == ["dripling", "pearl-wobbler", "done"]
    t.choose("pearl-wobbler", "draw 1")
    assert t.hand() == ["dripling", "zapling"]
    t.choose("dripling", "done")
    assert t.hand() == ["zapling", "zapling", "cinder-imp", "cinder-imp", "acornling"]
    assert t.crystals == 0


def test_the_discard_pile_is_turned_over_and_never_shuffled(table: Tables) -> None:
    """rulebook: "Nigdy nie tasuj"; decision 12."""
    t = table(hand=["dripling"], deck=["cinder-imp"], discard=["acornling", "mothkin", "zapling", "crackler"])
    t.attack().choose("done")
    assert t.hand() == ["dripling", "cinder-imp", "acornling", "mothkin", "zapling"]
    assert (t.deck(), t.pile()) == (["crackler"], [])


def test_who_has_too_few_cards_draws_what_there_is(table: Tables) -> None:
    t = table(hand=["dripling"], deck=["cinder-imp"]).attack().choose("done")
    assert t.hand() == ["dripling", "cinder-imp"]


def test_more_than_five_cards_stay(table: Tables) -> None:
    t = table(hand=["dripling", "dripling", "zapling", "zapling", "mothkin", "ebb-king"]).attack().choose("done")
    assert len(t.hand()) == 6


# -- rulebook: "Koniec gry" -------------------------------------------------------------------------------------------


def test_the_last_gate_ends_the_game_at_once(table: Tables) -> None:
    """No last breath is used any more."""
    t = table(
        attack=["magma-ram", "coal-gnawer"],
        gates=[1, 0, 0],
        their_attack=["spiteful-shade", None, None],
        their_gates=[0, 3, 0],
        hand=["dripling"],
    ).attack()
    t.choose("charge 0")
    assert t.over, "the second charge has run by itself"
    assert (t.places, t.happened("last_breath")) == ((1, 2), 0)


def test_a_last_breath_may_win_the_game(table: Tables) -> None:
    t = table(attack=["magma-ram"], gates=[0, 1, 0], their_attack=["spiteful-shade"], hand=["dripling"]).attack()
    t.choose("charge 0", "strike 1 0:middle")
    assert t.places == (2, 1)


def test_after_four_hundred_turns_gates_count(table: Tables) -> None:
    """Our own limit, so that nobody can hold a match up for ever."""
    t = table(turn=400, hand=["dripling"], gates=[15, 0, 15], their_gates=[15, 1, 1]).attack().choose("done")
    assert (t.places, t.reason) == ((2, 1), "time-up")
    t = table(turn=400, hand=["dripling"], gates=[15, 1, 15], their_gates=[15, 1, 1]).attack().choose("done")
    assert t.places == (1, 2)
    t = table(turn=400, hand=["dripling"]).attack().choose("done")
    assert t.places == (1, 1)
