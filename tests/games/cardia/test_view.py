"""What each seat sees, and what it does not."""

import json
import random
from typing import Any

import pytest
from tests.games.cardia.board import Table, Tables

from stolik.games.cardia import GAME
from stolik.games.cardia.state import Coming
from stolik.table import Match

US, THEM, SPECTATOR = 0, 1, 2


def faces(cards: list[dict[str, Any] | None]) -> list[str | None]:
    return [card and card["face"] for card in cards]


def side(t: Table, viewer: int, seat: int) -> dict[str, Any]:
    return t.match.view(viewer)["players"][seat]


def told(t: Table, viewer: int) -> str:
    """Everything that a viewer has received so far."""
    return json.dumps([t.match.update(viewer)])


# -- hands and decks ---------------------------------------------------------------------------------------------------


def test_a_hand_is_its_owners_own() -> None:
    """rulebook: "Przygotowanie": nobody else sees it, spectators included."""
    match = Match(GAME, 2, seed=4)
    for viewer in (US, THEM, SPECTATOR):
        for seat in (US, THEM):
            hand = match.view(viewer)["players"][seat]["hand"]
            assert len(hand) == 5
            assert all((card is not None) == (viewer == seat) for card in hand)


def test_a_deck_is_a_number(table: Tables) -> None:
    """Nobody sees a deck, not even its owner."""
    t = table(hand=["judge"], their_hand=["judge"], deck=["djinn"])
    assert side(t, US, US)["deck"] == 15
    assert "djinn" not in told(t, US)


def test_the_deal_gives_no_ids_away(table: Tables) -> None:
    """Two deals that differ only in what a seat cannot see are the same to it, byte for byte."""
    ones = table(hand=["judge"], their_hand=["surgeon", "djinn"])
    others = table(hand=["judge"], their_hand=["mediator", "inventor"])
    assert told(ones, US) == told(others, US)
    assert told(ones, SPECTATOR) == told(others, SPECTATOR)
    assert told(ones, THEM) != told(others, THEM)


# -- placed cards ------------------------------------------------------------------------------------------------------


def test_an_own_card_that_is_placed_and_hidden_may_be_looked_at(table: Tables) -> None:
    """rulebook: "Mgliste bagna": you may look at your own hidden card at any time; nobody else may."""
    t = table.after("saboteur", "judge", locations=["foggy-swamp"])
    assert faces(side(t, US, US)["hidden"]) == ["saboteur"]
    assert faces(side(t, US, THEM)["hidden"]) == [None]
    assert faces(side(t, THEM, THEM)["hidden"]) == ["judge"]
    assert faces(side(t, THEM, US)["hidden"]) == [None]
    assert faces(side(t, SPECTATOR, US)["hidden"]) == [None]


def test_a_hidden_card_leaks_through_nothing(table: Tables) -> None:
    """Events, ids, prompts and view are the same, whichever card the opponent placed."""
    received = []
    for card in ("surgeon", "djinn"):
        t = table(hand=["saboteur"], their_hand=["surgeon", "djinn"], locations=["foggy-swamp"], seed=3)
        t.play("saboteur", card)
        received.append((told(t, US), told(t, SPECTATOR)))
    assert received[0] == received[1]


def test_an_answer_that_waits_is_secret(table: Tables) -> None:
    """rulebook: "1. Zagranie kart": the first to choose shows nothing of it."""
    received = []
    for card in ("surgeon", "djinn"):
        t = table(hand=["saboteur"], their_hand=["surgeon", "djinn"])
        t.match.answer(t.card(f"their {card}"), THEM)
        received.append((told(t, US), told(t, SPECTATOR)))
        t.match.answer(t.card("saboteur"), US)
        if not t.placing:
            t.match.answer(t.match.asks[0].options[0])
    assert received[0] == received[1]


def test_a_foretold_card_lies_open_for_all(table: Tables) -> None:
    """facts: Fortune Teller: it is placed face up; everybody sees it before the other card is chosen."""
    t = table.after("fortune-teller", "judge", hand=["saboteur"], their_hand=["djinn"])
    for viewer in (US, THEM, SPECTATOR):
        assert side(t, viewer, THEM)["foretold"]
        assert not side(t, viewer, US)["foretold"]
    t.match.answer(t.card("their djinn"), THEM)
    for viewer in (US, THEM, SPECTATOR):
        assert faces(side(t, viewer, THEM)["hidden"]) == ["djinn"]
        assert not side(t, viewer, THEM)["foretold"]
    t.match.answer(t.card("saboteur"), US)


# -- cards that everybody has seen -------------------------------------------------------------------------------------


def test_a_card_taken_back_is_known(table: Tables) -> None:
    """rulebook: "Strażnik bagien": everybody saw which card went to the hand, and goes on knowing it."""
    t = table.after("swamp-guardian", "magistra", past=[("surgeon", "judge")], hand=["djinn"], deck=["inventor"])
    for viewer in (THEM, SPECTATOR):
        assert sorted(faces(side(t, viewer, US)["hand"]), key=str) == [None, None, "surgeon"]
    assert sorted(faces(side(t, US, US)["hand"])) == ["djinn", "inventor", "surgeon"]


def test_a_known_card_stays_known_while_others_are_played(table: Tables) -> None:
    """rulebook: "Strażnik bagien": another card was revealed, so the known one is still in the hand."""
    t = table.after(
        "swamp-guardian", "magistra", past=[("surgeon", "judge")], hand=["djinn"], their_hand=["saboteur", "mediator"]
    )
    assert "surgeon" in faces(side(t, THEM, US)["hand"])
    t.match.answer(t.card("djinn"), US)
    assert "surgeon" in faces(side(t, THEM, US)["hand"])  # an answer that waits shows nothing
    t.match.answer(t.card("their saboteur"), THEM)
    assert faces(side(t, THEM, US)["hand"]).count("surgeon") == 1


def test_a_known_card_in_the_fog(table: Tables) -> None:
    """rulebook: "Mgliste bagna": which card was placed is not told, though one of the hand was known."""
    received = []
    for card in ("surgeon", "djinn"):
        t = table(
            hidden=[("swamp-guardian", "magistra")],
            past=[("surgeon", "judge")],
            hand=["hired-blade", "djinn"],
            deck=["treasurer"],
            their_hand=["saboteur", "mediator"],
            locations=["foggy-swamp"],
        )
        t.play("hired-blade", "saboteur")
        assert sorted(faces(side(t, THEM, US)["hand"]), key=str) == [None, None, "surgeon"]
        t.play(card, "mediator")
        assert faces(side(t, THEM, US)["hidden"]) == [None]
        assert "surgeon" not in faces(side(t, THEM, US)["hand"])
        received.append((told(t, THEM), told(t, SPECTATOR)))
    assert received[0] == received[1]


def test_the_scrapyards_card_is_hidden(table: Tables) -> None:
    """rulebook: "Złomowisko": which card went to the bottom of the deck, only its owner knows."""
    received = []
    for card in ("judge", "djinn"):
        t = table.after("saboteur", "saboteur", deck=["judge", "djinn"], their_hand=["surgeon"], their_rest="discard",
                        locations=["scrapyard"])  # fmt: skip
        t.choose(card)
        received.append((told(t, THEM), told(t, SPECTATOR)))
    assert received[0] == received[1]


def test_the_successors_choice_is_hidden(table: Tables) -> None:
    """Which cards are kept is not told; what is discarded shows it as far as it must."""
    received = []
    for kept in (["envoy", "prodigy"], ["prodigy", "envoy"]):
        t = table.after(
            "successor", "engineer", coming={1: Coming(modifier=6)}, their_hand=["envoy", "prodigy", "librarian"]
        )
        t.choose(*(f"their {name}" for name in kept))
        received.append((told(t, US), told(t, SPECTATOR)))
    assert received[0] == received[1]


def test_an_id_is_newly_minted_when_the_audience_changes(table: Tables) -> None:
    """A card that goes to the hand and comes back cannot be recognised by its id."""
    t = table.after("swamp-guardian", "magistra", past=[("surgeon", "judge")], deck=["inventor"])
    (taken,) = [event["args"]["card"] for event in t.match.events(THEM) if event["kind"] == "card_taken_back"]
    (held,) = [card for card in side(t, THEM, US)["hand"] if card is not None]
    assert held["id"] == taken["id"]
    assert taken["was"] not in (None, taken["id"])
    everything = json.dumps(t.match.view(THEM))
    assert f'"id": {taken["was"]},' not in everything  # the old id is nobody's any more


@pytest.mark.parametrize(("card", "zones"), [("ambusher", ["hand-1"]), ("witch-king", ["hand-1", "deck-1"])])
def test_what_is_left_is_known_not_to_be_of_the_named_faction(table: Tables, card: str, zones: list[str]) -> None:
    """facts: Ambusher, Witch King: everybody knows that none of that faction is left there."""
    strong, hand = (
        ("treasurer", ["saboteur", "surgeon"]) if card == "ambusher" else ("successor", ["poisoner", "envoy"])
    )
    t = table.after(card, strong, their_hand=hand, locations=["bazaar"])
    held = [t.card(f"their {name}") for name in hand]
    t.choose("dynasty")
    names = t.match.game.zones(2)
    for seed in range(30):
        world = t.match.determinize(US, random.Random(seed)).state
        for zone in zones:
            cards = held if zone == "hand-1" else world.zones[names.index(zone)]
            assert all(world.faction(card) != "dynasty" for card in cards)


# -- questions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [["surgeon", "djinn"], ["djinn", "judge"]])
def test_others_see_who_is_asked_and_not_the_options(table: Tables, hand: list[str]) -> None:
    """The opponent learns that a discard is asked for, never among which cards or how many."""
    t = table.after("palace-guard", "puppeteer", their_hand=hand)
    t.choose("guild")
    for viewer in (US, SPECTATOR):
        (ask,) = t.match.question_json(viewer)["asks"]
        assert ask["seat"] == THEM
        assert ask["prompt"] == "may-discard"
        assert "options" not in ask
        assert "suggest" not in ask
    (ask,) = t.match.question_json(THEM)["asks"]
    assert len(ask["options"]) == 1 + ("surgeon" in hand)
    t.choose("decline")


# -- the table ---------------------------------------------------------------------------------------------------------


def test_the_view_of_a_played_card(table: Tables) -> None:
    """Everything on the table is public: influence, modifiers, tokens, signets, what waits for the next card."""
    t = table(
        past=[("saboteur", "mediator"), ("treasurer", "judge")],
        tokens=["treasurer"],
        modifiers={"saboteur": 3},
        hand=["djinn"],
        their_hand=["djinn"],
        coming={1: Coming(modifier=-5, blackmail=["guild"])},
    )
    for viewer in (US, THEM, SPECTATOR):
        view = t.match.view(viewer)
        first, second = view["encounters"]
        ours = first["cards"][0]
        assert (ours["face"], ours["value"], ours["influence"], ours["modifier"]) == ("saboteur", 5, 8, 3)
        assert ours["faction"] == "rebellion"
        assert first["signets"] == [2, 0]
        assert second["cards"][0]["active"]
        assert not second["cards"][1]["active"]
        assert [player["signets"] for player in view["players"]] == [3, 0]
        assert view["players"][0]["coming"] is None
        assert view["players"][1]["coming"]["modifier"] == -5
        assert view["players"][1]["coming"]["blackmail"] == ["guild"]


def test_a_token_without_an_ability_is_not_active(table: Tables) -> None:
    """Rule decision 27."""
    t = table(past=[("saboteur", "mediator")], tokens=["saboteur"], hand=["djinn"], their_hand=["djinn"])
    (encounter,) = t.match.view(US)["encounters"]
    assert encounter["cards"][0]["tokens"] == 1
    assert not encounter["cards"][0]["active"]


def test_the_current_encounter_is_marked(table: Tables) -> None:
    """While an ability is resolved the view says where."""
    t = table.after("inventor", "djinn", past=[("saboteur", "mediator")])
    assert [each["current"] for each in t.match.view(US)["encounters"]] == [False, True]
    t.choose("inventor", "their djinn")
    assert [each["current"] for each in t.match.view(US)["encounters"]] == [False, False]


def test_the_current_encounter_moves_up_with_the_others(table: Tables) -> None:
    """rulebook: "Odrzucanie": an earlier encounter is gone; the Temple's question comes while ours is still current."""
    t = table.after(
        "swamp-guardian",
        "mechanical-djinn",
        past=[("saboteur", "successor"), ("envoy", "aristocrat"), ("counselor", "ambusher")],
        tokens=["counselor"],
        modifiers={"their ambusher": 6},
        their_hand=["tax-collector"],
        locations=["serpent-temple"],
    )
    t.choose("envoy")
    assert t.encounters == ["ours", "theirs", "theirs"]
    assert [each["current"] for each in t.match.view(US)["encounters"]] == [False, False, True]
    t.choose("their tax-collector")
