"""rulebook: "Faza rozwoju": its three actions, the Summon Field, and the end of the phase."""

import pytest
from tests.games.ostium.board import SLOTS, Tables

from stolik.games.ostium.turn import ACTIONS

# -- rulebook: "Akcja 1 - Odrzuć Kreaturę" ----------------------------------------------------------------------------


def test_any_card_may_be_discarded_but_only_some_do_something(table: Tables) -> None:
    t = table(hand=["coal-gnawer", "mothkin"]).discard("coal-gnawer", "mothkin")
    assert t.crystals == 0
    assert t.pile() == ["coal-gnawer", "mothkin"], "a last breath is not for discarding"


def test_a_discard_ability_does_nothing_for_a_creature_that_is_summoned(table: Tables) -> None:
    t = table(hand=["pearl-wobbler", "cinder-imp", "mothkin"], deck=["dripling"])
    t.summon("pearl-wobbler", "A0").summon("cinder-imp", "A1")
    assert (t.crystals, t.hand()) == (0, ["mothkin"])


def test_a_discard_ability_may_be_declined(table: Tables) -> None:
    t = table(hand=["pearl-wobbler", "cinder-imp"], deck=["dripling"]).discard("pearl-wobbler")
    assert t.options == ["draw 1", "done"]
    t.choose("done")
    assert t.hand() == ["cinder-imp"]


# -- rulebook: "Akcja 2 - Przywołaj Kreaturę" -------------------------------------------------------------------------


def test_creatures_from_hand_are_free(table: Tables) -> None:
    t = table(hand=["old-kraken"]).summon("old-kraken", "D1").choose("done")
    assert t.field() == {"D1": "old-kraken"}


def test_creatures_of_the_summon_field_cost_what_is_printed(table: Tables) -> None:
    t = table(crystals=3, summon=["shellback", "oaken-giant"], throne=["ebb-king"])
    assert not t.may("summon oaken-giant")
    assert not t.may("summon ebb-king")
    t.summon("shellback", "A0")
    assert (t.crystals, t.field()) == (0, {"A0": "shellback"})


def test_the_main_domain_works_from_hand_only(table: Tables) -> None:
    """Decision 1."""
    t = table(crystals=2, summon=["spark-acolyte"]).summon("spark-acolyte", "A0")
    assert t.crystals == 0


def test_side_domains_work_from_the_summon_field_too(table: Tables) -> None:
    t = table(crystals=3, attack=[None, "crackler"], summon=["gale-courier"], hand=["dripling"])
    t.summon("gale-courier", "A2")
    assert t.crystals == 0 + 1 + 1, "swift: its main domain, and its left one beside the Crackler"


def test_only_free_slots_take_a_creature(table: Tables) -> None:
    t = table(attack=["dripling"], defence=[None, "dripling"], hand=["cinder-imp"]).choose("summon cinder-imp")
    assert t.options == ["A1", "A2", "D0", "D2"]
    t.choose("D2")


def test_a_full_battlefield_takes_nobody(table: Tables) -> None:
    t = table(
        attack=["dripling", "dripling", "zapling"],
        defence=["zapling", "acornling", "acornling"],
        hand=["cinder-imp"],
        crystals=9,
        summon=["sparkling"],
        throne=["ebb-king"],
    )
    assert not any(option.startswith("summon") for option in t.options)
    assert t.may("recall dripling"), "but room can be made"


def test_the_last_free_slot_is_not_asked_for(table: Tables) -> None:
    t = table(
        attack=["dripling", "dripling", "zapling"], defence=["zapling", "acornling"], hand=["cinder-imp", "mothkin"]
    )
    t.summon("cinder-imp")
    assert t.field()["D2"] == "cinder-imp"


def test_a_destroyed_gate_does_not_close_its_column(table: Tables) -> None:
    """rulebook: "Zniszczenie Bramy": creatures may still be summoned, moved and recalled there."""
    t = table(gates=[0, 15, 15], hand=["mothkin"], crystals=1).summon("mothkin", "D0").move("mothkin", "A0")
    assert t.field() == {"A0": "mothkin"}


def test_a_warrior_of_the_banish_zone_goes_to_the_discard_pile_for_a_crystal(table: Tables) -> None:
    """rulebook: "ze Strefy Odesłania Wojowników na swój stos kart odrzuconych"; no ability works there."""
    t = table(crystals=2, summon=["mothkin", None, "pearl-wobbler", None, None, "oaken-giant"], hand=["zapling"])
    assert [option for option in t.options if option.startswith("recruit")] == [
        "recruit pearl-wobbler",
        "recruit oaken-giant",
    ]
    t.recruit("pearl-wobbler").recruit("oaken-giant")
    assert t.pile() == ["pearl-wobbler", "oaken-giant"]
    assert (t.asked, t.crystals, t.hand()) == ("develop", 0, ["zapling"])


def test_a_banished_warrior_may_be_summoned_for_its_cost(table: Tables) -> None:
    t = table(crystals=5, summon=[None, None, "oaken-giant"], hand=["dripling"]).summon("oaken-giant", "D0")
    assert t.field() == {"D0": "oaken-giant"}


def test_the_field_is_not_refilled_at_once(table: Tables) -> None:
    t = table(crystals=1, summon=["mothkin"], hand=["dripling"]).summon("mothkin", "A0")
    assert t.summon_field == [None] * 6


def test_primals_come_one_after_the_other_until_none_is_left(table: Tables) -> None:
    t = table(crystals=5, primals=2, hand=["dripling"])
    t.summon("primal-wanderer", "A0").summon("primal-wanderer", "A1")
    assert t.crystals == 1
    assert not t.may("summon primal-wanderer")


def test_sovereigns_are_replaced_at_once(table: Tables) -> None:
    """rulebook: "Pole Przywołań Suwerenów uzupełnij natychmiast"."""
    t = table(crystals=20, throne=["queen-of-mosses", "elder-oak"], sovereigns=["ebb-king"], hand=["dripling"])
    t.summon("queen-of-mosses", "D0")
    assert t.throne == ["elder-oak", "ebb-king"]
    t.summon("elder-oak", "D2")
    assert t.throne == ["ebb-king"], "until there is none left"


# -- rulebook: "Synergia Klanowa" -------------------------------------------------------------------------------------


def test_synergy_on_both_sides(table: Tables) -> None:
    t = table(attack=["shellback", None, "abyssal-whisper"], hand=["dripling", "cinder-imp"]).summon("dripling", "A1")
    assert t.crystals == 1, "of the two domains that touch the familiar only the Whisper's gives something"


def test_no_synergy_between_clans_across_a_gap_or_across_the_edge(table: Tables) -> None:
    t = table(attack=[None, "lightning-hunter"], defence=["gale-courier"], hand=["coal-gnawer", "zapling", "zapling"])
    t.summon("coal-gnawer", "A2")
    assert t.crystals == 0, "another clan"
    t.summon("zapling", "D2")
    assert t.crystals == 0, "diagonally, and not the next slot"
    assert table(attack=[None, None, "lightning-hunter"], hand=["zapling"]).summon("zapling", "D0").crystals == 0


def test_side_domains_do_not_work_up_and_down(table: Tables) -> None:
    t = table(attack=["gale-courier"], hand=["zapling", "mothkin"]).summon("zapling", "D0")
    assert t.crystals == 0


def test_a_primal_beside_anybody_wakes_their_side_domain_once(table: Tables) -> None:
    """rulebook: "Kreatura, na którą wskazuje podwójna strzałka"."""
    t = table(attack=["thorned-aurochs"], hand=["primal-wanderer", "dripling"]).summon("primal-wanderer", "A1")
    assert t.crystals == 1


def test_a_creature_summoned_beside_a_primal_uses_its_own_side_domain(table: Tables) -> None:
    """Decision 2."""
    t = table(attack=["primal-wanderer"], hand=["gale-courier", "dripling"]).summon("gale-courier", "A1")
    assert t.crystals == 2, "main and left domain"


def test_two_primals_do_nothing_for_each_other(table: Tables) -> None:
    t = table(attack=["primal-wanderer"], hand=["primal-wanderer", "dripling"]).summon("primal-wanderer", "A1")
    assert t.asked == "develop"


# -- rulebook: "Akcja 3 - Przesuń albo Odwołaj Kreaturę" --------------------------------------------------------------


def test_a_move_costs_a_crystal_and_wakes_nothing(table: Tables) -> None:
    t = table(attack=["crackler", None, "gale-courier"], crystals=1, hand=["dripling"]).move("gale-courier", "A1")
    assert (t.crystals, t.field()) == (0, {"A0": "crackler", "A1": "gale-courier"})


def test_two_creatures_change_places(table: Tables) -> None:
    t = table(attack=["crackler"], defence=[None, None, "mossling"], crystals=1, hand=["dripling"])
    t.move("crackler", "D2")
    assert t.field() == {"A0": "mossling", "D2": "crackler"}


def test_without_a_crystal_nobody_moves(table: Tables) -> None:
    t = table(attack=["crackler"], hand=["dripling"])
    assert not any(option.startswith(("move", "recall")) for option in t.options)


def test_a_recall_costs_a_crystal(table: Tables) -> None:
    t = table(attack=["crackler"], crystals=1, hand=["dripling"]).recall("crackler")
    assert (t.crystals, t.field(), t.pile()) == (0, {}, ["crackler"])


def test_a_recall_is_no_discard(table: Tables) -> None:
    """rulebook: "Odwołanie karty na stos kart odrzuconych nie jest tym samym, co odrzucenie karty"."""
    t = table(attack=["cinder-imp"], crystals=1, hand=["dripling"]).recall("cinder-imp")
    assert t.crystals == 0


def test_a_recalled_creature_uses_its_last_breath(table: Tables) -> None:
    t = table(attack=["mothkin"], crystals=1, hand=["dripling"]).recall("mothkin")
    assert t.crystals == 1


def test_defeated_creatures_stay_where_they_are(table: Tables) -> None:
    """Decision 6."""
    t = table(attack=["crackler", "mossling"], turned=["A0"], crystals=3, hand=["dripling"])
    assert not t.may("move crackler")
    assert not t.may("recall crackler")
    t.choose("move mossling")
    assert "A0" not in t.options, "nor do they change places"
    t.choose("A2").finish_turn()


# -- rulebook: "Zakończenie Fazy Rozwoju" -----------------------------------------------------------------------------


def test_crystals_that_are_left_are_lost(table: Tables) -> None:
    t = table(crystals=4, hand=["dripling"]).attack()
    assert t.crystals == 0


def test_cards_may_be_kept(table: Tables) -> None:
    t = table(hand=["dripling", "zapling"], deck=["acornling"] * 2 + ["cinder-imp"] * 2).attack().choose("done")
    assert t.hand() == ["dripling", "zapling", "acornling", "acornling", "cinder-imp"], "and fewer are drawn"


def test_the_unsummoned_become_the_warrior_deck(table: Tables) -> None:
    """rulebook: "Jeżeli w talii Wojowników zabrakło kart"."""
    t = table(
        summon=["sparkling", "ash-runner", "mossling", "coal-gnawer", "mothkin", "crackler"],
        warriors=["oaken-giant"],
        unsummoned=["shellback", "stone-beetle"],
        hand=["dripling"],
    ).attack()
    assert None not in t.summon_field
    assert "oaken-giant" in t.summon_field
    assert t.happened("warriors_renewed") == 1
    assert len({"shellback", "stone-beetle", "mossling", "crackler"} & set(map(str, t.summon_field))) == 1


def test_a_field_that_cannot_be_filled_keeps_gaps(table: Tables) -> None:
    t = table(summon=["sparkling"], warriors=[], hand=["dripling"]).attack()
    assert t.summon_field == [None, None, "sparkling", None, None, None]


def test_a_development_phase_cannot_go_on_for_ever(table: Tables) -> None:
    """Our own cap: after so many actions only the attack is left."""
    t = table(actions=ACTIONS - 1, hand=["dripling", "zapling"], crystals=3, attack=["crackler"]).discard("dripling")
    assert t.asked == "last-discard", "the phase has ended"


@pytest.mark.parametrize("slot", SLOTS)
def test_every_slot_can_be_used(table: Tables, slot: str) -> None:
    assert table(hand=["mothkin", "dripling"]).summon("mothkin", slot).field() == {slot: "mothkin"}
