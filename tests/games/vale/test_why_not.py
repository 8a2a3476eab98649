"""A card that cannot be chosen says why: from the rules, at every kind of question."""

import random

from tests.games.vale.board import Tables

from stolik.games.vale import GAME
from stolik.games.vale.cards import CREATURES, PICKY
from stolik.table import Match

CANNOT = "It cannot be summoned now: "

# Taking actions


def test_a_card_that_is_too_dear_says_what_it_costs_and_what_the_stones_are_worth(table: Tables) -> None:
    t = table(hand=["surtr", "ifrit"], area=["agni"], stones="r")
    assert t.why_not("surtr") == f"{CANNOT}it costs 4, but your stones are worth 2."
    assert t.why_not("ifrit") == ""


def test_the_reason_names_the_price_after_discounts(table: Tables) -> None:
    t = table(hand=["surtr"], area=["pegasus"], stones="rr", marked=["goblin"])
    assert t.why_not("surtr") == f"{CANNOT}it costs 3, but your stones are worth 2."


def test_a_full_area_says_how_many_it_holds(table: Tables) -> None:
    t = table(hand=["imp"], area=["nessie", "troll"], in_round=2, stones="rr")
    assert t.why_not("imp") == f"{CANNOT}your area is full (in this round it holds 2 cards)."


def test_every_obstacle_is_named_at_once(table: Tables) -> None:
    t = table(hand=["ember"], area=["troll"], in_round=1, stones="r")
    assert t.why_not("ember") == (
        f"{CANNOT}it costs 7, but your stones are worth 1; your area is full (in this round it holds 1 card); "
        "nobody has a summoned water card."
    )


def test_a_hunting_dragon_without_prey(table: Tables) -> None:
    t = table(hand=["gust"], their_area=["nessie"], stones="pb", marked=["goblin"])
    assert t.why_not("gust") == f"{CANNOT}nobody has a summoned earth card."
    t = table(hand=["gust"], their_area=["troll"], stones="pb")
    assert t.why_not("gust") == ""


def test_aeris_alone(table: Tables) -> None:
    t = table(hand=["aeris"], stones="pb", marked=["goblin"])
    assert t.why_not("aeris") == f"{CANNOT}there is no other card in your area."


def test_a_forest_spirit_as_the_last_card_in_hand(table: Tables) -> None:
    t = table(hand=["forest-spirit"], stones="rr", marked=["goblin"])
    assert t.why_not("forest-spirit") == f"{CANNOT}you have no other card in hand."


def test_what_a_young_forest_spirit_lacks(table: Tables) -> None:
    t = table(hand=["young-forest-spirit", "imp"], marked=["goblin"])
    assert t.why_not("young-forest-spirit") == (
        f"{CANNOT}you need two other cards in hand, one to discard and one to summon."
    )
    t = table(hand=["young-forest-spirit", "imp", "troll"], in_round=1, marked=["goblin"])
    assert t.why_not("young-forest-spirit") == f"{CANNOT}the card that it summons needs a free slot too."
    t = table(hand=["young-forest-spirit", "ember", "marina"], marked=["goblin"])
    assert t.why_not("young-forest-spirit") == f"{CANNOT}no other card in your hand could then be summoned."


def test_what_a_dragon_egg_lacks(table: Tables) -> None:
    t = table(hand=["dragon-egg", "imp"], stones="b", marked=["goblin"])
    assert t.why_not("dragon-egg") == f"{CANNOT}you have no other dragon card in hand."
    t = table(hand=["dragon-egg", "ember"], stones="b", marked=["goblin"])
    assert t.why_not("dragon-egg") == f"{CANNOT}no other dragon in your hand can be summoned now."


def test_what_scorch_lacks(table: Tables) -> None:
    t = table(hand=["scorch"], area=["troll"], stones="pb", marked=["goblin"])
    assert t.why_not("scorch") == f"{CANNOT}no other card in your area has an instant effect."
    t = table(hand=["scorch"], area=["forest-spirit"], stones="pb")
    assert t.why_not("scorch") == f"{CANNOT}no instant effect in your area can be resolved now."


def test_everything_that_can_block_a_summoning_can_be_said() -> None:
    for face in PICKY:
        instant = CREATURES[face].instant
        assert instant is not None
        assert all(verb.lacks is not None for verb in instant.verbs if verb.possible is not None)


def test_releasing_costs_the_number_of_the_round(table: Tables) -> None:
    t = table(area=["troll"], hand=["imp"], stones="p", in_round=7)
    assert t.why_not("troll") == "Releasing it costs 7, the number of the round, but your stones are worth 6."
    assert table(area=["troll"], hand=["imp"], stones="pr", in_round=7).why_not("troll") == ""


def test_cards_that_are_not_ones_own(table: Tables) -> None:
    t = table(marked=["imp"], their_marked=["hydra"], their_area=["troll"], their_hand=["ember"], discard=["surtr"])
    assert t.why_not("imp") == ""
    assert t.why_not("hydra") == "Jan’s marker lies on it, so nobody else may sell or tame it."
    assert t.why_not("troll") == t.why_not("ember") == "It is not yours: Jan has it."
    assert t.why_not("surtr") == "It lies on the discard pile."


def test_tengu_on_the_deck_is_out_of_reach(table: Tables) -> None:
    t = table(hand=["tengu", "surtr"], stones="bb", marked=["goblin"]).summon("tengu")
    assert t.why_not("tengu") == "It lies on top of the draw pile."


# The hunt


def test_a_marked_card_says_whose_marker_it_is(table: Tables) -> None:
    t = table(step="hunt", hunt=["imp", "troll", "hydra", "sylph"], their_area=["nessie"]).choose("troll")
    assert t.why_not("troll") == "Ania’s marker already lies on it."
    assert t.why_not("imp") == ""
    assert t.why_not("nessie") == "It is not beside the board."


# Effects


def test_only_active_effects_that_wait_are_activated(table: Tables) -> None:
    t = table(area=["nessie", "troll", "salamander", "agni"], their_area=["goblin"]).resolve().choose("nessie")
    assert t.asked == "activate"
    assert t.why_not("nessie") == "Its active effect has already been resolved."
    assert t.why_not("agni") == "It has no active effect."
    assert t.why_not("goblin") == "It is not in your area."
    t.choose("troll")


def test_genie_exalted_copies_active_effects_of_others(table: Tables) -> None:
    t = table(area=["genie-exalted", "nessie", "troll", "agni"]).resolve().choose("genie-exalted")
    assert t.asked == "copy"
    assert t.why_not("genie-exalted") == "It is the card whose effect you are resolving."
    assert t.why_not("agni") == "It has no active effect."
    t.choose("nessie", "nessie")


def test_scorch_copies_instant_effects_that_can_be_resolved(table: Tables) -> None:
    t = table(hand=["scorch"], area=["ifrit", "surtr", "forest-spirit", "troll"], stones="pb").summon("scorch")
    assert t.asked == "copy"
    assert t.why_not("scorch") == "It is the card whose effect you are resolving."
    assert t.why_not("troll") == "It has no instant effect."
    assert t.why_not("forest-spirit") == ("Its instant effect cannot be resolved now: you have no other card in hand.")
    t.choose("ifrit")


def test_asmodeus_and_balog_take_back_what_they_name(table: Tables) -> None:
    t = table(area=["asmodeus", "ifrit", "incubus", "surtr", "troll"]).resolve().choose("asmodeus")
    assert t.asked == "take-back"
    assert t.why_not("surtr") == "It costs 4, but may cost 2 at most."
    assert t.why_not("troll") == "It has no instant effect."
    t.choose("ifrit")
    t = table(area=["balog", "ifrit", "incubus", "hydra"]).resolve()
    assert t.asked == "take-back"
    assert t.why_not("hydra") == "It is not a fire card."
    t.choose("ifrit")


def test_aeris_does_not_return_itself(table: Tables) -> None:
    t = table(hand=["aeris"], area=["troll", "nessie"], stones="pb").summon("aeris")
    assert t.why_not("aeris") == "It is the card whose effect you are resolving."
    t.choose("troll")


def test_cerberus_spares_itself(table: Tables) -> None:
    t = table(hand=["cerberus"], area=["troll"], their_area=["nessie"], stones="p").summon("cerberus")
    assert t.why_not("cerberus") == "It is the card whose effect you are resolving."
    assert t.why_not("nessie") == "It is not in your area."
    t.choose("done")


def test_the_victim_discards_a_card_of_the_family(table: Tables) -> None:
    t = table(hand=["ember"], their_area=["nessie", "kappa", "troll"], stones="pr").summon("ember")
    assert (t.asked, t.asker) == ("discard-summoned", 1)
    assert t.why_not("troll") == "It is not a water card."
    assert t.why_not("ember") == "It is not in your area."
    t.choose("nessie")


def test_mimic_wants_an_earth_card_of_the_discard_pile(table: Tables) -> None:
    t = table(area=["mimic"], discard=["troll", "goblin", "imp"]).resolve()
    assert t.asked == "take-from-discard"
    assert t.why_not("imp") == "It is not an earth card."
    assert t.why_not("mimic") == "It is not on the discard pile."
    t.choose("troll")


def test_a_card_that_must_stay_for_the_free_summoning_is_not_discarded(table: Tables) -> None:
    t = table(hand=["young-forest-spirit", "imp", "ember", "marina"]).summon("young-forest-spirit")
    assert t.options == ["ember", "marina"]
    assert t.why_not("imp") == "If you discard it, no other card in your hand can be summoned."
    assert t.why_not("young-forest-spirit") == "It is not in your hand."
    t.choose("ember")


def test_the_egg_hatches_dragons_that_can_be_summoned(table: Tables) -> None:
    t = table(hand=["dragon-egg", "tidal", "eternity", "ember", "imp"], stones="b").summon("dragon-egg")
    assert t.asked == "summon-free"
    assert t.why_not("imp") == "It is not a dragon card."
    assert t.why_not("ember") == f"{CANNOT}nobody has a summoned water card."
    t.choose("tidal")


def test_where_no_card_is_asked_for_every_card_says_what_is(table: Tables) -> None:
    t = table(hand=["surtr"], stones="rbp", marked=["troll"], area=["kappa"])
    t.choose("summon surtr")
    assert t.asked == "pay"
    assert t.why_not("troll") == t.why_not("surtr") == "You are choosing stones now, not a card."
    t.choose("rb").sell("troll")
    assert t.asked == "keep"
    assert t.why_not("surtr") == "You are choosing stones now, not a card."
    t.choose("rrrp")
    t = table(hand=["hydra"], stones="p").summon("hydra")
    assert t.why_not("hydra") == "You are choosing an effect now, not a card."
    t.choose((0, 3))
    t = table(seats=3, area=["goblin"]).resolve()
    assert t.why_not("goblin") == "You are choosing a player now, not a card."
    t.choose("seat 1")


def test_in_any_match_just_the_cards_that_cannot_be_chosen_say_why() -> None:
    """What is offered is never refused, and what is refused always gives a reason."""
    rng = random.Random(11)
    for seed in range(12):
        match = Match(GAME, 2 + seed % 3, {}, seed)
        while match.question is not None:
            (ask,) = match.asks
            offered = {option[1] for option in ask.options if isinstance(option, tuple) and ask.of == "action"}
            offered |= {match.state.ids[option] for option in ask.options if isinstance(option, int)}
            for card, number in enumerate(match.state.ids):
                if match.state.sees(ask.seat, card):
                    about = match.about(ask.seat, number)
                    assert about is not None
                    choosable = ask.of in ("card", "action") and number in offered
                    assert (about.why_not is None) == choosable, (ask, match.game.faces[match.state.faces[card]])
            match.answer(rng.choice(ask.options))
