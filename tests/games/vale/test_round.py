"""The course of a round: setup, the hunt, the four actions, the stone limit, active effects, the end of the round."""

import pytest
from tests.games.vale.board import Tables

from stolik.games.vale import GAME
from stolik.games.vale.cards import FAMILY_CARDS, SALE
from stolik.games.vale.state import Vale
from stolik.games.vale.zones import DECK, HUNT
from stolik.table import Match

# -- rulebook: "Przygotowanie do gry" ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_points_by_turn_order(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        match = Match(GAME, seats, seed=seed)
        g = match.state
        assert isinstance(g, Vale)
        firsts.add(g.first)
        assert [g.score[(g.first + place) % seats] for place in range(seats)] == list(range(1, seats + 1))
        assert match.asks[0].seat == g.first
        assert g.stones == [(0, 0, 0)] * seats
    assert firsts == set(range(seats))


def test_the_box_holds_seventy_creatures() -> None:
    assert [len(cards) for cards in FAMILY_CARDS.values()] == [15, 15, 15, 15, 10]
    costs = {family: sorted(creature.cost for creature in cards.values()) for family, cards in FAMILY_CARDS.items()}
    assert costs == {
        "fire": [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4],
        "water": [0, 1, 1, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 7],
        "earth": [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6, 6, 9, 10],
        "wind": [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 7, 8, 10],
        "dragon": [3, 5, 7, 7, 8, 8, 9, 9, 10, 12],
    }


def test_the_kinds_of_effect_are_as_printed() -> None:
    kinds = [creature.kinds for cards in FAMILY_CARDS.values() for creature in cards.values()]
    counts = {each: kinds.count(each) for each in set(kinds)}
    assert counts == {
        ("instant",): 33,
        ("active",): 22,
        ("permanent",): 7,
        ("instant", "active"): 4,
        ("instant", "permanent"): 4,
    }


# -- rulebook: "1. Faza polowania" ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hunt_goes_round_and_back(seats: int) -> None:
    """The last player marks two cards in a row; the last card of all falls to the first player unasked."""
    match = Match(GAME, seats, seed=5)
    g = match.state
    assert isinstance(g, Vale)
    assert len(g.zones[HUNT]) == 2 * seats
    assert len(g.zones[DECK]) == 70 - 2 * seats
    asked = []
    while match.asks[0].prompt == "hunt":
        asked.append(match.asks[0].seat)
        assert len(match.asks[0].options) == 2 * seats - len(asked) + 1
        match.answer(match.asks[0].options[0])
    clockwise = [(g.first + place) % seats for place in range(seats)]
    assert asked == [*clockwise, *reversed(clockwise)][:-1]
    assert (match.asks[0].prompt, match.asks[0].seat) == ("act-marked", g.first)


def test_a_marked_card_cannot_be_marked_again(table: Tables) -> None:
    t = table(step="hunt", hunt=["imp", "troll", "hydra", "sylph"]).choose("troll")
    assert (t.asker, t.options) == (1, ["imp", "hydra", "sylph"])
    t.choose("imp", "hydra")
    assert t.marked(0) == ["troll", "sylph"]
    assert t.marked(1) == ["imp", "hydra"]


def test_a_short_hunt_stops_when_nothing_is_left(table: Tables) -> None:
    """Decision 16: deal what there is."""
    t = table(step="hunt", hunt=["imp", "troll", "hydra"]).choose("imp", "troll")
    assert t.marked(0) == ["imp"]
    assert t.marked(1) == ["troll", "hydra"]


# -- rulebook: "2. Faza akcji" ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stones"), [("imp", "rrr"), ("kappa", "b"), ("troll", "rrrr"), ("sylph", "rb"), ("tidal", "p")]
)
def test_each_family_sells_for_its_stones(table: Tables, name: str, stones: str) -> None:
    """rulebook: "Sprzedaż stworzenia": the Troll, an earth creature, brings four red stones."""
    t = table(area=["hestia"], marked=[name, "hydra"]).sell(name)  # with Hestia no limit hides a stone too many
    assert t.stones() == stones
    assert t.discard == [name]
    assert len(SALE) == 5


def test_a_tamed_card_goes_into_the_hand(table: Tables) -> None:
    """rulebook: "Poskromienie stworzenia": the Hydra is taken into the hand."""
    t = table(marked=["hydra", "imp"]).tame("hydra")
    assert t.hand() == ["hydra"]
    assert t.marked() == ["imp"]


def test_nobody_ends_a_turn_with_a_marked_card(table: Tables) -> None:
    t = table(marked=["hydra"], hand=["imp"])
    assert not t.may("end-turn")
    assert t.question() == "Take an action. Sell or tame your marked cards before you end your turn."
    t.tame("hydra")
    assert t.may("end-turn")
    assert t.question() == "Take an action, or end your turn."


def test_actions_in_any_order_and_number(table: Tables) -> None:
    """rulebook: "2. Faza akcji": Martyna summons again after she summoned a creature and sold a card."""
    t = table(hand=["imp", "incubus", "phoenix", "hestia"], marked=["troll", "kappa"])
    t.summon("imp").summon("incubus").sell("kappa").summon("phoenix").tame("troll")
    assert t.area() == ["imp", "incubus", "phoenix"]
    assert t.hand() == ["hestia", "troll"]


def test_turns_go_clockwise_from_the_first_player(table: Tables) -> None:
    t = table(seats=3, hand=["imp"], their_hand=["hestia"])
    assert t.asker == 0
    t.end()
    assert t.asker == 1
    t.end()
    assert t.asker == 2
    t.end()
    assert t.asked == "hunt"  # nobody has an active effect
    assert t.asker == 1
    assert t.g.round == 9


def test_four_players_take_all_turns_clockwise(table: Tables) -> None:
    """rulebook: from the first player on, in every phase; then the next one is first."""
    t = table(
        seats=4,
        first=2,
        step="hunt",
        hunt=["imp", "surtr", "hydra", "kappa", "sylph", "odin", "tidal", "ember"],
        area=["nessie", "salamander"],
        their_area=["troll", "undine-queen"],
        areas={2: ["valkyrie", "freyja"], 3: ["griffon", "harpy"]},
        in_round=2,
    )
    asked: dict[str, list[int]] = {"hunt": [], "act-marked": [], "act": [], "activate": []}
    while t.g.round == 2:
        asked[t.asked].append(t.asker)
        if t.asked == "act-marked":
            t.tame(*t.marked(t.asker))
        else:
            t.match.answer(t.match.asks[0].options[0])
    assert asked == {
        "hunt": [2, 3, 0, 1, 1, 0, 3],
        "act-marked": [2, 3, 0, 1],
        "act": [2, 3, 0, 1],
        "activate": [2, 3, 0, 1],
    }
    assert (t.asked, t.asker) == ("hunt", 3)


def test_no_turn_ends_by_itself(table: Tables) -> None:
    """Whether or not all can see that nothing else is left: the end is one answer, which may be taken back."""
    t = table(hand=["gi-rin"], stones="b")
    assert t.asker == 0
    assert t.options == ["end-turn"]
    t.end()
    assert t.asker == 1
    assert t.options == ["end-turn"]
    t.match.undo(0)
    assert t.asker == 0
    t.resolve()


# -- rulebook: "Zagroda", "Przywołanie stworzenia" --------------------------------------------------------------------

FIVE = ["agni", "kappa", "gargoyle", "phoenix", "sylph"]


def test_there_are_as_many_slots_as_the_round(table: Tables) -> None:
    """rulebook: "Zagroda": in the fifth round Grzesiek may have five."""
    t = table(hand=["hestia"], area=FIVE[:4], in_round=5, stones="r")
    assert t.may("summon hestia")
    t.summon("hestia")
    assert len(t.area()) == 5


def test_a_full_area_must_be_emptied_first(table: Tables) -> None:
    """rulebook: "Zagroda": with five creatures in round five he summons nothing until he releases one."""
    t = table(hand=["hestia"], area=FIVE, in_round=5, stones="p")
    assert not t.may("summon hestia")
    t.release("kappa")
    t.summon("hestia")
    assert t.area() == ["agni", "gargoyle", "phoenix", "sylph", "hestia"]


def test_hydra_is_summoned_in_the_fifth_round(table: Tables) -> None:
    """rulebook: "Przywołanie stworzenia": two cards in five slots, four paid, two rewards chosen."""
    t = table(hand=["hydra"], area=["cerberus", "ifrit"], in_round=5, stones="rb").summon("hydra", "rb").choose((0, 2))
    assert t.area() == ["cerberus", "ifrit", "hydra"]
    assert t.stones() == "bbp"


# -- rulebook: "Wypuszczenie stworzenia" ------------------------------------------------------------------------------


def test_a_release_costs_the_round_without_change(table: Tables) -> None:
    """rulebook: five in the fifth round; Martyna pays a purple stone and gets nothing back."""
    t = table(area=["kappa", "agni"], in_round=5, stones="p").release("kappa", "p")
    assert t.stones() == ""
    assert t.discard == ["kappa"]


def test_a_release_must_be_paid(table: Tables) -> None:
    assert not table(area=["kappa"], hand=["imp"], in_round=5, stones="rb").may("release kappa")


def test_only_ones_own_creatures_are_released(table: Tables) -> None:
    t = table(area=["kappa"], their_area=["agni"], stones="pp", hand=["imp"])
    assert t.options == ["summon imp", "release kappa", "end-turn"]


# -- rulebook: "Żetony magicznych kamieni" ----------------------------------------------------------------------------


def test_whoever_has_too_many_stones_chooses_four_before_anything_else(table: Tables) -> None:
    t = table(marked=["imp", "kappa"], stones="bp").sell("imp")
    assert (t.asked, t.asker) == ("keep", 0)
    assert set(t.options) == {"rrrb", "rrrp", "rrbp"}
    assert t.suggested == "rrbp"
    t.choose("rrrp")
    assert t.stones() == "rrrp"


def test_stones_of_one_colour_are_put_back_without_asking(table: Tables) -> None:
    t = table(marked=["troll", "imp"], stones="rrr").sell("troll")
    assert t.stones() == "rrrr"
    assert t.asked == "act-marked"


# -- rulebook: "3. Faza rozpatrywania" --------------------------------------------------------------------------------

HAND = ["ember", "gust", "marina", "boulder", "eternity"]


def test_griffon_before_odin(table: Tables) -> None:
    """rulebook: with five cards in hand Martyna draws a sixth first, and Odin brings a stone."""
    t = table(area=["odin", "griffon"], hand=HAND, deck=["willow"]).resolve()
    assert t.options == ["odin", "griffon"]
    t.choose("griffon")
    assert t.stones() == "p"
    assert t.score == [10, 10]


def test_odin_before_griffon(table: Tables) -> None:
    """rulebook: or she uses Odin first, for two points."""
    t = table(area=["odin", "griffon"], hand=HAND, deck=["willow"]).resolve().choose("odin")
    assert t.score == [12, 10]
    assert t.stones() == ""
    assert len(t.hand()) == 6


def test_everybody_resolves_in_turn_order(table: Tables) -> None:
    t = table(area=["nessie", "salamander"], their_area=["troll", "undine-queen"], their_stones="p").resolve()
    assert (t.asker, t.options) == (0, ["nessie", "salamander"])
    t.choose("nessie")
    assert (t.asker, t.options) == (1, ["troll", "undine-queen"])
    t.choose("troll")
    assert t.score == [13, 13]


def test_an_active_effect_works_once_a_round(table: Tables) -> None:
    t = table(area=["nessie", "troll", "valkyrie"], stones="p").resolve().choose("nessie")
    assert t.options == ["troll", "valkyrie"]
    t.choose("valkyrie")
    assert t.score == [10 + 2 + 3 + 3, 10]


# -- rulebook: "Koniec rundy" -----------------------------------------------------------------------------------------


def test_the_next_player_becomes_first(table: Tables) -> None:
    t = table(seats=4, in_round=3, hand=["imp"]).resolve()
    assert t.g.first == 1
    assert t.g.round == 4
    assert t.asker == 1
    assert len(t.hunt) == 8


# -- rulebook: "1. Faza polowania", "Ważne!": the draw pile is renewed ------------------------------------------------


def test_a_spent_deck_is_renewed_at_once_from_the_discard_pile(table: Tables) -> None:
    """Decision 16: as soon as it runs out, also in the middle of laying out the hunt."""
    t = table(deck=["imp", "troll"], rest="discard", in_round=3).resolve()
    assert t.happened("deck_renewed") == 1
    assert set(t.hunt) > {"imp", "troll"}
    assert len(t.hunt) == 4
    assert len(t.deck) == 66
    assert t.discard == []


def test_the_last_card_laid_out_renews_the_deck(table: Tables) -> None:
    """Decision 16: at once, so a Mimic finds no discard pile in that round."""
    t = table(deck=["imp", "troll", "hydra", "sylph"], rest="discard", in_round=3).resolve()
    assert sorted(t.hunt) == ["hydra", "imp", "sylph", "troll"]
    assert t.happened("deck_renewed") == 1
    assert (len(t.deck), t.discard) == (66, [])


def test_the_last_card_drawn_renews_the_deck(table: Tables) -> None:
    t = table(area=["griffon", "mimic"], deck=["ember"], rest="discard").resolve().choose("griffon")
    assert t.hand() == ["ember"]  # and Mimic finds no discard pile any more
    assert t.happened("deck_renewed") == 1


def test_a_renewed_deck_is_shuffled(table: Tables) -> None:
    pile = ["imp", "surtr", "hydra", "kappa", "odin", "tidal", "troll", "goblin"]
    t = table(area=["griffon"], deck=["ember"], discard=pile, rest="their hand").resolve()
    found = [*t.hunt, *t.deck]
    assert sorted(found) == sorted(pile)
    assert found not in (pile, pile[::-1])


def test_a_draw_renews_a_deck_that_had_nothing_to_be_renewed_from(table: Tables) -> None:
    t = table(hand=["pegasus", "imp"], stones="b", discard=["ember"], rest="their hand").summon("pegasus")
    assert t.hand() == ["imp", "ember"]


def test_without_cards_anywhere_there_is_no_hunt(table: Tables) -> None:
    t = table(rest="their hand", their_area=["agni"], their_stones="", in_round=3).end().end()
    assert t.hunt == []
    assert (t.asker, t.g.round) == (1, 4)
    t.resolve()
    assert t.g.round >= 4


def test_the_deck_comes_back_once_something_is_discarded(table: Tables) -> None:
    t = table(hand=["imp"], marked=["kappa"], rest="their hand", in_round=3).sell("kappa").end().end()
    assert t.happened("cards_found") == 1
    assert t.hunt == []  # the first player needs not be asked
    assert t.marked(1) == ["kappa"]


# -- rulebook: "Efekty kart": what cannot be resolved cannot be summoned ----------------------------------------------


def test_a_summoning_is_judged_with_the_card_in_the_area(table: Tables) -> None:
    """Decision 3: Scorch is itself the dragon that a copied Leviathan asks for; a Forest Spirit is no hand card."""
    assert table(hand=["scorch"], area=["leviathan"], stones="bp", marked=["imp"]).may("summon scorch")
    assert not table(hand=["forest-spirit"], stones="bp", marked=["imp"]).may("summon forest-spirit")
