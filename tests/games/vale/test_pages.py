"""What one answer causes, page by page: the rules say where the table is worth looking at."""

import pytest
from tests.games.vale.board import READER, Tables

from stolik.games.vale import GAME
from stolik.table import Match


def test_the_layout_of_a_hunt_is_one_line_and_one_page() -> None:
    match = Match(GAME, 4, {}, 1, pages=True)
    assert [line.event.kind for line in match.log] == ["round_started", "cards_found"]
    (said,) = (READER.say(line) for line in match.messages(0) if line.key == "event-cards-found")
    assert said.count(",") == 6  # eight cards: seven by commas but for the last one


def test_a_summoning_is_told_in_order(table: Tables) -> None:
    """Payment, the card in the area, what others give for it, then each part of its effect."""
    t = table(hand=["willow"], area=["kappa", "sylph"], stones="rbp", deck=["imp"], marked=["goblin"])
    t.summon("willow", "rbp")
    pages = t.pages()
    assert pages.kinds == [
        ["stones_paid", "stones_paid", "stones_paid"],
        ["card_summoned"],
        ["points_scored"],
        ["points_scored"],
        ["stones_gained", "stones_gained", "stones_gained"],
        ["points_scored"],
    ]
    assert pages.last == ["card_drawn"]
    ours = [view["players"][0] for view in pages.views]
    assert [player["score"] for player in ours] == [10, 10, 12, 13, 13, 16]
    assert [len(player["area"]) for player in ours] == [2, 3, 3, 3, 3, 3]
    assert [player["stones"]["purple"] for player in ours] == [0, 0, 0, 0, 1, 1]


def test_each_effect_of_the_resolution_has_a_page(table: Tables) -> None:
    """Whose turn it is on each page is said in its view, though nobody is asked anything."""
    t = table(area=["nessie"], their_area=["salamander"], marked=["goblin"]).sell("goblin")
    pages = t.resolve().pages()
    assert pages.kinds == [
        ["resolution_started", "effect_activated", "points_scored"],
        ["effect_activated", "stones_gained"],
        ["points_scored"],
    ]
    where = [(view["phase"], view["order"][view["turn"]]) for view in pages.views]
    assert where == [("resolve", 0), ("resolve", 1), ("resolve", 1)]
    assert pages.last == ["round_started", "cards_found"]


def test_the_first_table_of_a_round_is_a_hunt(table: Tables) -> None:
    """The last card is marked unasked: the layout has a page before that."""
    t = table(hand=["imp"], marked=["kappa"], rest="their hand", in_round=3).sell("kappa").end().end()
    pages = t.pages()
    assert pages.view("cards_found")["phase"] == "hunt"
    assert pages.view("cards_found")["round"] == 4
    assert [card["marker"] for card in pages.view("cards_found")["hunt"]] == [None]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_others_see_only_what_they_may_on_every_page(table: Tables, viewer: int) -> None:
    t = table(hand=["willow"], stones="brp", deck=["imp", "ember"], marked=["goblin"]).summon("willow", "rbp")
    hand = t.match.view(viewer)["players"][0]["hand"]  # type: ignore[index, call-overload]
    assert hand == [None] if viewer else hand[0]["face"] == "imp"  # type: ignore[index, call-overload]
    paid, *after = t.pages(viewer).views
    assert [card["face"] for card in paid["players"][0]["hand"]] == ["willow"]  # laid out in the open
    for view in after:
        assert view["top"] is None
        assert view["players"][0]["hand"] == []


def test_a_turn_is_opened_in_the_log(table: Tables) -> None:
    t = table(marked=["goblin"], their_marked=["imp"]).sell("goblin").end()
    assert [line.event.args["seat"] for line in t.match.log if line.event.kind == "turn_started"] == [1]
    t.sell("imp")


def test_the_resolution_is_opened_in_the_log_if_there_is_something_to_resolve(table: Tables) -> None:
    assert table(marked=["goblin"]).sell("goblin").resolve().happened("resolution_started") == 0
    assert table(their_area=["nessie"], marked=["goblin"]).sell("goblin").resolve().happened("resolution_started") == 1


# -- what comes to nothing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nessie", ""),
        ("troll", "its condition is not met"),
        ("sea-spirit", "there is none of what it counts"),
        ("burning-skull", "there is no such stone"),
        ("snail-maiden", "none of the choices is possible now"),
        ("medusa", "there are no cards in hand"),
        ("mimic", "there is no such card in the discard pile"),
        ("asmodeus", "there is no fitting card in the area"),
        ("genie-exalted", "there is no other card with an active effect in the area"),
    ],
)
def test_an_active_effect_that_brings_nothing_says_why(table: Tables, name: str, why: str) -> None:
    t = table(area=[name]).resolve()
    assert t.idle == ([why] if why else [])


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("yuki-onna", "there are no stones"),
        ("firefox", "there is none of what it counts"),
        ("cerberus", "there is no other card in the area"),
        ("genie", "there is no other card with an active effect in the area"),
        ("succubus", "its condition is not met"),
        ("rock-golem", "there is no such stone"),
        ("stone-golem", "there are no stones"),
    ],
)
def test_an_instant_effect_that_brings_nothing_says_why(table: Tables, name: str, why: str) -> None:
    stones = {"firefox": "r", "cerberus": "p", "genie": "p", "rock-golem": "bb", "stone-golem": "p"}.get(name, "")
    t = table(hand=[name], stones=stones, marked=["goblin"]).summon(name)
    assert t.idle == [why]


def test_points_that_are_not_there_are_said(table: Tables) -> None:
    assert table(area=["goblin"], score=(10, 0)).resolve().idle == ["that opponent has no points"]
    assert table(area=["goblin-soldier"], score=(0, 0)).resolve().idle == ["there are no points to lose"]


def test_an_exhausted_deck_is_said(table: Tables) -> None:
    t = table(area=["griffon"], rest="their hand", their_area=["tidal"], in_round=10).resolve()
    assert t.happened("nothing_drawn") == 1


# -- what options are about -------------------------------------------------------------------------------------------


def test_actions_are_about_their_cards(table: Tables) -> None:
    t = table(hand=["imp"], area=["agni"], stones="rrrr", marked=["goblin"], in_round=2)
    assert t.acts() == [
        ("sell", ["goblin"]),
        ("tame", ["goblin"]),
        ("summon", ["imp"]),
        ("release", ["agni"]),
    ]
    t.sell("goblin")
    assert t.acts()[-1] == ("end-turn", [])


def test_a_hunted_card_is_marked(table: Tables) -> None:
    t = table(hunt=["imp", "kappa"], step="hunt")
    assert t.acts() == [("mark", ["imp"]), ("mark", ["kappa"])]


def test_payments_are_chosen_at_the_card_and_say_which_waste_stones(table: Tables) -> None:
    t = table(hand=["agni"], stones="rbp", marked=["goblin"])
    t.match.answer(t._option(t._ask(), "summon agni"))
    verbs = dict(zip(t.options, t.acts(), strict=True))
    assert verbs["rb"] == ("pay", ["agni"])
    assert verbs["p"] == ("pay", ["agni"])
    assert verbs["bp"] == verbs["rbp"] == ("overpay", ["agni"])
    t.choose("rb")


def test_a_stone_that_earns_points_is_not_wasted(table: Tables) -> None:
    """Kappa makes blue and purple a sensible payment; for a release it does not."""
    t = table(hand=["agni"], area=["kappa"], stones="rbp", marked=["goblin"], in_round=4)
    t.match.answer(t._option(t._ask(), "summon agni"))
    assert dict(zip(t.options, t.acts(), strict=True))["bp"] == ("pay", ["agni"])
    t.choose("bp")
    t = table(hand=["agni"], area=["kappa"], stones="rbp", marked=["goblin"], in_round=4)
    t.match.answer(t._option(t._ask(), "release kappa"))
    assert dict(zip(t.options, t.acts(), strict=True))["bp"] == ("overpay", ["kappa"])
    t.choose("rb")


def test_players_and_parts_are_pointed_at(table: Tables) -> None:
    t = table(seats=3, hand=["ember"], area=["kappa"], stones="bp", areas={2: ["triton"]}, marked=["goblin"])
    t.summon("ember")
    assert t.acts() == [("choose", ["seat-0"]), ("choose", ["seat-2"])]
    t.choose("seat 2")
    t = table(hand=["hydra"], stones="p", marked=["goblin"]).summon("hydra")
    assert t.acts() == [("choose", ["hydra"])] * 6
    t.choose((0, 3))


def test_what_is_kept_lies_nowhere_in_particular(table: Tables) -> None:
    t = table(stones="rrrr", marked=["goblin"]).sell("goblin")
    assert t.happened("stones_gained") == 1
    assert t.happened("stones_discarded") == 1  # red ones only: nothing to choose
    t = table(stones="rrrb", marked=["goblin"]).sell("goblin")
    assert set(map(str, t.acts())) == {"('keep', [])"}
    t.choose("rrrb")
