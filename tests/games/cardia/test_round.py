"""The round: its three phases and the rulebook's worked examples."""

import pytest
from tests.games.cardia.board import THEIR, Table, Tables

from stolik.games.cardia.cards import FACES, VALUE
from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.state import Coming
from stolik.table import IllegalAnswer

# -- rulebook: "1. Zagranie kart" --------------------------------------------------------------------------------------


def test_any_card_of_the_hand_may_be_placed_and_no_other(table: Tables) -> None:
    """rulebook: "1. Zagranie kart", "Umieśćcie karty": any card from hand."""
    t = table(hand=["judge", "surgeon", "djinn"], their_hand=["mediator", "saboteur"], past=[("ambusher", "puppeteer")])
    assert t.options_of(0) == {"judge", "surgeon", "djinn"}
    assert t.options_of(1) == {"their mediator", "their saboteur"}
    with pytest.raises(IllegalAnswer):
        t.match.answer(t.card("ambusher"), 0)  # it lies in play
    with pytest.raises(IllegalAnswer):
        t.match.answer(t.card("their mediator"), 0)  # it is theirs


def test_cards_of_one_round_face_each_other(table: Tables) -> None:
    """rulebook: "1. Zagranie kart": the new cards are opposite each other, after the last encounter."""
    t = table.after("saboteur", "surgeon", past=[("ambusher", "puppeteer")])
    assert t.row(0) == ["ambusher", "saboteur"]
    assert t.row(1) == ["puppeteer", "surgeon"]
    assert t.g.opposite(t.card("saboteur")) == t.card("their surgeon")


def test_the_higher_influence_takes_a_signet(table: Tables) -> None:
    """rulebook: "1. Zagranie kart", "Odkryjcie karty"."""
    t = table.after("saboteur", "judge")
    assert t.encounters == ["theirs"]
    assert t.signets_on("their judge") == 1
    assert t.signets_on("saboteur") == 0
    assert t.signets == (0, 1)


def test_a_tie_gives_no_signet_and_no_ability(table: Tables) -> None:
    """rulebook: "1. Zagranie kart", "Remis": phase 2 is skipped, the round ends as usual."""
    t = table.after("saboteur", "saboteur", deck=["judge"], their_deck=["djinn"])
    assert t.encounters == ["tie"]
    assert t.signets == (0, 0)
    assert t.happened("ability_activated") == 0
    assert t.hand(0) == ["judge"]
    assert t.hand(1) == ["djinn"]


def test_neither_seat_sees_the_other_card_before_both_are_placed(table: Tables) -> None:
    """rulebook: "1. Zagranie kart": both are placed face down and revealed together."""
    t = table(hand=["judge", "surgeon"], their_hand=["mediator"])
    before = t.match.update(1)
    t.match.answer(t.card("judge"), 0)
    after = t.match.update(1)
    before["question"]["asks"][0]["answered"] = True  # that an answer was given is all that seat 1 learns
    assert after == before
    t.match.answer(t.card("their mediator"), 1)


# -- rulebook: "2. Aktywacja zdolności" --------------------------------------------------------------------------------


def test_only_the_loser_activates_its_ability(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": the losing card, and it alone."""
    t = table.after("saboteur", "ambusher")
    assert t.happened("ability_activated") == 1
    assert len(t.discard(1)) == 2  # the Saboteur worked
    assert t.discard(0) == []
    t = table.after("ambusher", "saboteur")
    assert t.discard(1) == []
    assert len(t.discard(0)) == 2


def test_an_ability_that_can_do_nothing_may_be_played(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności", "Uwaga": a card whose ability cannot be resolved is still legal."""
    t = table.after("void-mage", "judge")
    assert t.happened("ability_activated") == 1
    assert t.placing


def test_an_ability_is_resolved_as_far_as_it_goes(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": as fully as possible. One card in the deck: the Saboteur takes one."""
    t = table.after("saboteur", "judge", their_deck=["djinn"], their_rest="discard", their_hand=["inventor"])
    assert t.deck(1) == []
    assert t.discard(1)[-1] == "djinn"


def test_a_card_that_loses_later_activates_nothing(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności", "Ważne": a newly losing card stays silent, in past encounters too."""
    t = table.after("inventor", "djinn", past=[("saboteur", "mediator")], their_deck=["judge", "surgeon"])
    t.choose("inventor")  # 18 beats the Djinn, which would win the game
    t.choose("saboteur")  # 2 loses to the Mediator, and the Saboteur mills nothing
    assert t.encounters == ["theirs", "ours"]
    assert not t.over
    assert t.discard(1) == []
    assert t.tokens == []


def test_an_instant_ability_is_resolved_once(table: Tables) -> None:
    """rulebook: "Zdolność natychmiastowa"."""
    t = table.after("saboteur", "judge", hand=["treasurer"], their_hand=["djinn"], their_deck=["surgeon", "mediator"])
    t.play("treasurer", "djinn")
    assert t.discard(1) == ["surgeon", "mediator"]


def test_an_ongoing_ability_puts_a_token_on_its_card(table: Tables) -> None:
    """rulebook: "Zdolność stała"."""
    t = table.after("treasurer", "inventor", past=[("saboteur", "mediator")])
    assert t.tokens == ["treasurer"]
    assert t.signets_on("saboteur") == 2


def test_an_ongoing_ability_goes_on_when_its_card_wins_later(table: Tables) -> None:
    """rulebook: "Zdolność stała": it works even if its card comes to win its encounter."""
    t = table.after(
        "clockmaker", "treasurer", past=[("fortune-teller", "fortune-teller"), ("judge", "ambusher")], tokens=["judge"]
    )
    assert t.influence("judge") == 11
    assert t.encounters == ["ours", "ours", "theirs"]


def test_a_removed_token_ends_the_ability_and_past_encounters_change(table: Tables) -> None:
    """rulebook: "Zdolność stała": whatever follows from the end of an ongoing ability happens at once."""
    t = table.after(
        "void-mage", "saboteur", past=[("surgeon", "surgeon"), ("ambusher", "judge")], tokens=["their judge"]
    )
    assert t.encounters == ["tie", "ours", "theirs"]
    assert t.tokens == []


def test_a_token_may_come_to_a_card_already_in_play(table: Tables) -> None:
    """rulebook: "Zdolność stała", "Uwaga": an ongoing ability of a past encounter is switched on."""
    t = table.after("illusionist", "swamp-guardian", past=[("mediator", "saboteur"), ("treasurer", "ambusher")])
    assert t.tokens == ["mediator"]
    assert t.encounters == ["tie", "ours", "theirs"]


# -- rulebook: "Modyfikacja wpływu" ------------------------------------------------------------------------------------


def test_a_modifier_counts_at_once_and_moves_the_signet(table: Tables) -> None:
    """rulebook: "Modyfikacja wpływu": the signet moves to the card that wins now."""
    t = table.after("palace-guard", "judge", their_hand=["surgeon"])
    t.choose("rebellion", "decline")
    assert t.influence("palace-guard") == 14
    assert t.encounters == ["ours"]
    assert t.tokens == []  # the Judge that loses now is not activated


def test_a_modifier_that_makes_a_tie_returns_the_signet(table: Tables) -> None:
    """rulebook: "Modyfikacja wpływu": in a tie the signet goes back to the supply."""
    t = table.after("inventor", "djinn", past=[("fortune-teller", "ambusher")])
    t.choose("fortune-teller", "inventor")
    assert t.encounters == ["tie", "theirs"]
    assert t.signets == (0, 1)


def test_modifiers_are_unlimited(table: Tables) -> None:
    """rulebook: "Modyfikacja wpływu", "Ważne": there is no bound, and the sum alone counts."""
    t = table.after("inventor", "djinn", past=[("surgeon", "saboteur")], modifiers={"surgeon": 60})
    t.choose("surgeon", "their saboteur")
    assert t.influence("surgeon") == 66
    assert t.influence("their saboteur") == 2


# -- rulebook: "3. Koniec rundy" ---------------------------------------------------------------------------------------


def test_both_draw_exactly_one_card(table: Tables) -> None:
    """rulebook: "3. Koniec rundy": one card each, whatever the size of the hand."""
    t = table.after(
        "saboteur",
        "saboteur",
        hand=["surgeon", "mediator", "djinn", "inventor", "magistra", "treasurer"],
        deck=["judge"],
        their_deck=["puppeteer"],
    )
    assert len(t.hand(0)) == 7
    assert "judge" in t.hand(0)
    assert t.hand(1) == ["puppeteer"]


def test_an_empty_deck_is_no_loss_and_the_discard_pile_stays(table: Tables) -> None:
    """rulebook: "3. Koniec rundy": nothing is drawn, nothing reshuffled, nobody loses by it."""
    t = table.after("judge", "judge", hand=["surgeon"], their_hand=["surgeon"], rest="discard", their_rest="discard")
    assert t.placing
    assert t.hand(0) == ["surgeon"]
    assert t.deck(0) == []
    assert len(t.discard(0)) == 14


def test_a_new_round_follows(table: Tables) -> None:
    """rulebook: "3. Koniec rundy": then phase 1 of a new round begins."""
    t = table.after("judge", "judge", hand=["surgeon"], their_hand=["surgeon"])
    assert t.g.round == 2
    assert t.placing
    t.play("surgeon", "surgeon")
    assert t.g.round == 3


def test_the_log_says_whose_card_and_which_encounter(table: Tables) -> None:
    """What people read after a round: both cards by seat, and the tie by its number."""
    t = table.after("saboteur", "saboteur", past=[("ambusher", "mediator")])
    events = t.match.events(2)
    revealed = [event["args"] for event in events if event["kind"] == "card_revealed"]
    assert [(args["seat"], args["card"]["face"]) for args in revealed] == [(0, "saboteur"), (1, "saboteur")]
    (tied,) = [event["args"] for event in events if event["kind"] == "encounter_tied"]
    assert tied == {"encounter": 2}


def test_the_log_says_where_signets_go(table: Tables) -> None:
    """rulebook: "Modyfikacja wpływu": what moves is told, what stays is not."""
    t = table.after("inventor", "djinn", past=[("judge", "palace-guard"), ("saboteur", "mediator")])
    start = len(t.match.log)
    t.choose("their palace-guard", "saboteur")
    told = [(event["kind"], event["args"]) for event in t.match.events(2, start)]
    placed = [(args["card"]["face"], args["signets"]) for kind, args in told if kind == "signets_placed"]
    assert placed == [("palace-guard", 1), ("mediator", 1)]
    assert "encounter_tied" not in dict(told)
    t = table.after("mediator", "djinn")
    (tied,) = [event["args"] for event in t.match.events(2) if event["kind"] == "encounter_tied"]
    assert tied == {"encounter": 1}


# -- worked examples ---------------------------------------------------------------------------------------------------


def test_three_rounds_of_the_rulebook(table: Tables) -> None:
    """rulebook: the running example under "Zdolność natychmiastowa", "Zdolność stała" and "Modyfikacja wpływu"."""
    t = table(
        hand=["saboteur", "mediator", "inventor"],
        their_hand=["judge", "palace-guard", "djinn"],
        their_deck=["surgeon", "ambusher", "treasurer"],
    )
    # The Saboteur (5) loses to the Judge (8): the opponent discards the two top cards of the deck, face up.
    t.play("saboteur", "judge")
    assert t.encounters == ["theirs"]
    assert t.discard(1) == ["surgeon", "ambusher"]
    assert "treasurer" in t.hand(1)
    # The Mediator (4) loses to the Palace Guard (7): a token, and their signet goes back.
    t.play("mediator", "palace-guard")
    assert t.tokens == ["mediator"]
    assert t.encounters == ["theirs", "tie"]
    assert t.signets == (0, 1)
    # The Inventor (15) loses to the Djinn (16): +3 on itself, −3 on the Judge of two rounds before.
    t.play("inventor", "djinn")
    assert t.options == {
        *("saboteur", "mediator", "inventor"),
        *("their judge", "their palace-guard", "their djinn"),
    }
    t.choose("inventor")
    assert t.influence("inventor") == 18
    assert t.encounters == ["theirs", "tie", "ours"]
    assert not t.over  # the Djinn is not activated
    assert "inventor" not in t.options
    t.choose("their judge")
    assert t.influence("their judge") == 5
    assert t.encounters == ["tie", "tie", "ours"]
    assert t.signets == (1, 0)


def test_the_example_of_a_round(table: Tables) -> None:
    """rulebook: "Przykład rundy": the Judge (8) loses to the Clockmaker (11) and takes two past ties."""
    t = table(
        past=[("saboteur", "judge"), ("mediator", "palace-guard"), ("fortune-teller", "fortune-teller")],
        tokens=["mediator"],
        hand=["judge"],
        their_hand=["clockmaker"],
        deck=["ambusher"],
        their_deck=["puppeteer"],
    )
    assert t.encounters == ["theirs", "tie", "tie"]
    t.play("judge", "clockmaker")
    assert t.signets_on("their clockmaker") == 1
    assert t.tokens == ["judge", "mediator"]
    assert t.encounters == ["theirs", "ours", "ours", "theirs"]
    assert t.signets_on("mediator") == t.signets_on("fortune-teller") == 1
    assert t.hand(0) == ["ambusher"]
    assert t.hand(1) == ["puppeteer"]


def test_the_clockmaker_example(table: Tables) -> None:
    """rulebook: "Wpływ", the example: +3 on the Surgeon (3) of the previous encounter, +3 for the next card."""
    t = table.after(
        "clockmaker", "inventor", past=[("ambusher", "palace-guard"), ("surgeon", "saboteur")], hand=["judge"],
        their_hand=["magistra"],
    )  # fmt: skip
    assert t.influence("surgeon") == 6
    assert t.encounters == ["ours", "ours", "theirs"]  # the Surgeon now beats the Saboteur
    assert t.waiting(0).modifier == 3
    assert t.influence("judge") == 8  # nothing lies on a card in hand
    t.play("judge", "magistra")
    assert t.influence("judge") == 11
    assert t.waiting(0).modifier == 0


def test_factions_are_asked_by_name(table: Tables) -> None:
    """rulebook: "Karty": there are four factions."""
    t = table.after("ambusher", "puppeteer")
    assert t.options == set(FACTIONS)
    t.choose("guild")


# -- both seats --------------------------------------------------------------------------------------------------------


def from_seat(t: Table, seat: int) -> dict[str, object]:
    """The table as `seat` would tell it: its own things first."""
    swapped = {"ours": "theirs", "theirs": "ours"}
    prefix = ("", THEIR) if seat == 0 else (THEIR, "")
    return {
        "rows": [t.row(seat), t.row(1 - seat)],
        "hands": [t.hand(seat), t.hand(1 - seat)],
        "discards": [sorted(t.discard(seat)), sorted(t.discard(1 - seat))],
        "decks": [sorted(t.deck(seat)), sorted(t.deck(1 - seat))],
        "encounters": [each if seat == 0 else swapped.get(each, each) for each in t.encounters],
        "modifiers": [{name: t.modifier(side + name) for name in t.row(i ^ seat)} for i, side in enumerate(prefix)],
        "tokens": sorted(other_side(name) if seat else name for name in t.tokens),
        "waiting": [t.waiting(seat), t.waiting(1 - seat)],
        "signets": t.signets if seat == 0 else t.signets[::-1],
        "winner": t.winner if seat == 0 or not isinstance(t.winner, int) else 1 - t.winner,
    }


def other_side(name: str) -> str:
    if name not in FACES and not name.startswith(THEIR):
        return name  # a faction, a word
    return name.removeprefix(THEIR) if name.startswith(THEIR) else THEIR + name


@pytest.mark.parametrize("face", FACES)
def test_an_ability_is_the_same_for_both_seats(table: Tables, face: str) -> None:
    """rulebook: "Karty": the decks are identical. Each card loses once for us and once, in a mirror, for them."""
    two = FACES.index(face) >= 16
    names = FACES[16:] if two else FACES[:16]
    value = VALUE[FACES.index(face)]
    rest = [name for name in names if name != face]
    strong = names[15] if value < 16 else names[14]
    ours, theirs = [[name for name in rest if name != other] for other in ("", strong)]
    past = [(ours[0], theirs[3]), (ours[7], theirs[2]), (ours[4], theirs[4])]
    boosted = {ours[7]: 9, THEIR + theirs[2]: -2}
    tables = []
    for seat in (0, 1):
        pairs = past if seat == 0 else [pair[::-1] for pair in past]
        hands = [[face, ours[9], ours[10]], [strong, theirs[10]]]
        t = table(
            past=pairs,
            hand=hands[seat],
            their_hand=hands[1 - seat],
            deck=[ours[11], ours[12]] if seat == 0 else [theirs[11], theirs[12]],
            their_deck=[theirs[11], theirs[12]] if seat == 0 else [ours[11], ours[12]],
            rest="discard",
            their_rest="discard",
            modifiers={(other_side(name) if seat else name): number for name, number in boosted.items()},
            tokens=[other_side(ours[7]) if seat else ours[7]],
            coming={1 - seat: Coming(modifier=3)},
        )
        tables.append(t)
        t.play(*((face, strong) if seat == 0 else (strong, face)))
        while not (t.placing or t.over):
            t.choose(min(t.options, key=lambda name: other_side(name) if seat else name))
    assert tables[0].happened("ability_activated") >= 1
    assert from_seat(tables[0], 0) == from_seat(tables[1], 1)
