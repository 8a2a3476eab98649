"""What each seat sees: hands and the deck are secret, everything else is not."""

from typing import cast

from tests.games.vale.board import Tables

from stolik.games.vale.view import View, view
from stolik.table import SHOW_ALL

SPECTATOR = 2


def seen(t: object, viewer: int) -> View:
    return view(t.g, viewer)  # type: ignore[attr-defined]


def test_a_drawn_card_is_seen_by_its_holder_alone(table: Tables) -> None:
    t = table(area=["griffon"], deck=["ember"]).resolve()
    mine = seen(t, 0)["players"][0]["hand"]
    assert [card["face"] if card else None for card in mine] == ["ember"]
    assert seen(t, 1)["players"][0]["hand"] == [None]
    assert seen(t, SPECTATOR)["players"][0]["hand"] == [None]
    assert seen(t, SHOW_ALL)["players"][0]["hand"] == mine


def test_a_tamed_card_stays_known(table: Tables) -> None:
    """Everybody saw it beside the board."""
    t = table(marked=["hydra", "imp"]).tame("hydra")
    (card,) = seen(t, 1)["players"][0]["hand"]
    assert card is not None
    assert card["face"] == "hydra"


def test_the_deck_is_a_number(table: Tables) -> None:
    t = table(hand=["imp"], deck=["ember"])
    for viewer in (0, 1, SPECTATOR):
        shown = seen(t, viewer)
        assert shown["deck"] == 69
        assert shown["top"] is None


def test_the_hunt_shows_whose_marker_lies_where(table: Tables) -> None:
    t = table(step="hunt", hunt=["imp", "troll", "hydra", "sylph"])
    places = [card["face"] for card in seen(t, 1)["hunt"]]
    t.choose("troll")
    hunt = seen(t, 1)["hunt"]
    assert [card["face"] for card in hunt] == places  # nothing moves under the pointer
    assert [card["marker"] for card in hunt if card["face"] == "troll"] == [0]
    t.choose("imp", "hydra")


def test_stones_worth_limit_and_points_are_public(table: Tables) -> None:
    t = table(hand=["imp"], area=["agni", "hestia", "hae-tae"], stones="rbp", score=(7, 9))
    mine = seen(t, SPECTATOR)["players"][0]
    assert mine["stones"] == {"red": 1, "blue": 1, "purple": 1}
    assert mine["worth"] == {"red": 2, "blue": 6, "purple": 3}
    assert mine["limit"] == 6
    assert mine["score"] == 7


def test_a_card_shows_what_is_printed_on_it(table: Tables) -> None:
    t = table(hand=["imp"], area=["water-giant"])
    (giant,) = seen(t, 1)["players"][0]["area"]
    assert (giant["face"], giant["family"], giant["cost"]) == ("water-giant", "water", 4)
    assert giant["effects"] == ["instant", "permanent"]


def test_a_card_in_hand_is_priced_for_its_holder(table: Tables) -> None:
    t = table(hand=["odin", "imp"], area=["pegasus", "hippogriff"], their_hand=["sylph"])
    for viewer in (0, 1, SPECTATOR):
        mine, theirs = (player["hand"] for player in seen(t, viewer)["players"])
        assert [(card["cost"], card["price"]) for card in mine if card] == [(6, 3), (0, 0)]
        assert [(card["cost"], card["price"]) for card in theirs if card] == [(4, 4)]


def test_a_hunted_card_is_priced_for_whoever_could_summon_it(table: Tables) -> None:
    """The seat that has marked it, or else the viewer; spectators read what is printed."""
    t = table(step="hunt", hunt=["sylph", "troll", "hydra", "surtr"], area=["hippogriff"])

    def prices(viewer: int) -> dict[str, int]:
        return {card["face"]: card["price"] for card in seen(t, viewer)["hunt"]}

    assert prices(0) == {"sylph": 2, "troll": 3, "hydra": 4, "surtr": 4}
    assert prices(1)["sylph"] == prices(SPECTATOR)["sylph"] == prices(SHOW_ALL)["sylph"] == 4
    t.choose("sylph")
    assert prices(1)["sylph"] == prices(SPECTATOR)["sylph"] == 2
    t.choose("troll", "hydra")


def test_cards_that_wait_for_their_activation_are_shown(table: Tables) -> None:
    t = table(area=["nessie", "troll", "salamander"]).resolve().choose("nessie")
    waiting = {card["face"]: card["waiting"] for card in seen(t, 1)["players"][0]["area"]}
    assert waiting == {"nessie": False, "troll": True, "salamander": True}
    t.choose("troll")


def test_others_never_see_the_options_of_an_action(table: Tables) -> None:
    t = table(hand=["imp"], stones="r")
    question = cast("dict[str, list[dict[str, object]]]", t.match.question_json(1))
    assert "options" not in question["asks"][0]


def test_the_order_of_the_turns_is_told_phase_by_phase(table: Tables) -> None:
    t = table(seats=3, step="hunt", hunt=["imp", "troll", "hydra", "sylph", "ember", "nessie"], first=1)

    def turn() -> tuple[str, list[int], int]:
        shown = seen(t, 0)
        return shown["phase"], shown["order"], shown["turn"]

    assert turn() == ("hunt", [1, 2, 0, 0, 2, 1], 0)
    t.choose("imp", "troll", "nessie")
    assert turn() == ("hunt", [1, 2, 0, 0, 2, 1], 3)
    t.choose("hydra", "ember")
    assert turn() == ("act", [1, 2, 0], 0)
    t.sell("imp").tame("sylph").end()
    assert turn() == ("act", [1, 2, 0], 1)


def test_the_resolution_goes_on_in_the_same_order(table: Tables) -> None:
    t = table(area=["goblin", "nessie"], their_area=["salamander", "troll"], first=0).resolve()
    shown = seen(t, 1)
    assert (shown["phase"], shown["order"], shown["turn"]) == ("resolve", [0, 1], 0)
    t.choose("goblin")
    assert seen(t, 1)["turn"] == 1
    t.choose("troll")
