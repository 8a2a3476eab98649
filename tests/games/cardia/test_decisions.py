"""facts/cardia/README.md: the numbered rule decisions, each with its test; the name begins with the number."""

import random
import re
from pathlib import Path

import pytest
from tests.games.cardia.board import Tables

from stolik.games.cardia.state import Coming


def test_every_decision_has_a_test() -> None:
    """All of 1 to 31."""
    here = Path(__file__).read_text(encoding="utf-8")
    assert {int(number) for number in re.findall(r"^def test_(\d\d)_", here, re.MULTILINE)} == set(range(1, 32))


def test_01_signets_follow_from_the_cards(table: Tables) -> None:
    """1: Counselor, else Mediator, else influence; Judges win ties; +1 for each Treasurer, +1 for an Aristocrat."""
    t = table(
        past=[("mediator", "djinn"), ("treasurer", "saboteur"), ("judge", "ambusher"), ("surgeon", "surgeon")],
        tokens=["mediator", "treasurer", "judge"],
        hand=["inventor"],
        their_hand=["inventor"],
    )
    assert t.encounters == ["ours", "ours", "theirs", "ours"]
    assert t.signets_on("mediator") == 2  # a tie by the Mediator, won by the Judge, enriched by the Treasurer
    assert t.signets == (4, 1)
    t = table(
        past=[("aristocrat", "successor"), ("counselor", "witch-king")],
        tokens=["aristocrat", "counselor"],
        hand=["envoy"],
        their_hand=["envoy"],
    )
    assert t.signets_on("aristocrat") == 2


def test_01_signets_are_never_kept(table: Tables) -> None:
    """1: after any change every encounter is what the cards in play say."""
    rng = random.Random(7)
    for seed in range(20):
        t = table(hand=["judge", "mediator", "inventor"], their_hand=["judge", "treasurer", "void-mage"], seed=seed)
        while t.match.question is not None:
            for ask in t.match.asks:
                t.match.answer(rng.choice(list(ask.options)), ask.seat)
            t.match.game.inspect(t.g)


def test_02_two_counselors_cancel_out(table: Tables) -> None:
    """2: then influence decides the encounter before them."""
    t = table(
        past=[("envoy", "engineer"), ("counselor", "counselor")],
        tokens=["counselor", "their counselor"],
        hand=["successor"],
        their_hand=["successor"],
    )
    assert t.encounters == ["theirs", "tie"]
    t = table(
        past=[("envoy", "engineer"), ("counselor", "counselor")],
        tokens=["counselor"],
        hand=["successor"],
        their_hand=["successor"],
    )
    assert t.encounters == ["ours", "tie"]


def test_03_neighbours_are_those_of_the_moment(table: Tables) -> None:
    """3: "previous" shifts when an encounter is removed."""
    t = table.after(
        "swamp-guardian",
        "magistra",
        past=[("ambusher", "mediator"), ("saboteur", "judge"), ("clockmaker", "treasurer")],
        tokens=["their treasurer"],
    )
    assert t.signets_on("their judge") == 2
    t.choose("saboteur")
    assert t.signets_on("ambusher") == 2


def test_04_only_the_loser_of_phase_one_triggers(table: Tables) -> None:
    """4: a card that comes to lose later never does; nor does the loser of a tie that a Judge wins."""
    t = table.after("palace-guard", "saboteur", coming={0: Coming(modifier=-5)}, deck=["judge", "djinn"])
    t.choose("dynasty", "decline")
    assert t.encounters == ["ours"]
    assert t.discard(0) == []
    t = table.after("saboteur", "saboteur", past=[("judge", "ambusher")], tokens=["judge"])
    assert t.encounters == ["theirs", "ours"]
    assert t.discard(0) == t.discard(1) == []
    assert t.happened("ability_activated") == 0


def test_05_the_order_after_the_reveal(table: Tables) -> None:
    """5: modifiers, Auction House, Librarian, Blackmailer, comparison, ability, Engineer, draw."""
    t = table.after(
        "tax-collector",
        "aristocrat",
        past=[("librarian", "poisoner")],
        hand=["envoy", "engineer", "successor"],
        deck=["prodigy", "kinesis-mage"],
        coming={0: Coming(modifier=1, librarians=1, engineers=1, blackmail=["guild"])},
        locations=["auction-house"],
    )
    assert t.modifier("tax-collector") == 1
    assert t.discard(0) == ["prodigy"]
    assert t.asked == "adjust"
    t.choose("lower")
    assert t.asked == "discard"
    assert t.happened("ability_activated") == 0
    t.choose("envoy", "engineer")
    assert t.influence("tax-collector") == 4 + 1 - 2 + 4 + 5
    kinds = [line.event.kind for line in t.match.log]
    order = ["card_revealed", "modifier_attached", "auction_held", "adjusted", "blackmail_collected"]
    order += ["ability_activated", "influence_raised", "card_drawn", "round_started"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert kinds.count("influence_raised") == 2  # its own ability, then the Engineer


def test_05_the_catacombs_come_before_the_librarian(table: Tables) -> None:
    """5: whoever has lost is asked nothing any more."""
    t = table.after(
        "librarian",
        "aristocrat",
        past=[("kinesis-mage", "poisoner")],
        coming={0: Coming(librarians=1)},
        locations=["haunted-catacombs"],
    )
    assert t.winner == 1


def test_06_next_card_modifiers_add_up(table: Tables) -> None:
    """6: all that waits goes to the next card played from hand."""
    t = table.after(
        "clockmaker", "treasurer", past=[], hand=["judge"], their_hand=["mediator"], coming={0: Coming(modifier=-5)}
    )
    assert t.modifier("clockmaker") == -5
    t = table(hand=["judge"], their_hand=["mediator"], coming={0: Coming(modifier=3 - 5)})
    t.play("judge", "mediator")
    assert t.influence("judge") == 6


def test_06_a_card_placed_by_the_puppeteer_gets_none(table: Tables) -> None:
    """6: their waiting −5 skips the forced card and meets the next card from hand."""
    t = table(
        hidden=[("puppeteer", "treasurer")],
        past=[("saboteur", "surgeon")],
        hand=["judge", "djinn", "hired-blade"],
        their_hand=["mediator", "ambusher"],
        their_deck=["fortune-teller"],
        coming={1: Coming(modifier=-5)},
        locations=["foggy-swamp"],
    )
    t.play("judge", "ambusher")  # the −5 goes with the Ambusher; the Puppeteer forces their last card
    assert t.row(1) == ["surgeon", "mediator"]
    assert t.influence("their mediator") == 4
    t.play("djinn", "fortune-teller")
    assert t.influence("their ambusher") == 4
    t.choose("guild")  # it lost, and works


def test_07_the_engineer_and_a_tie(table: Tables) -> None:
    """7: the +5 comes even if that round was a tie."""
    t = table.after("engineer", "counselor", hand=["aristocrat"], their_hand=["aristocrat"])
    t.play("aristocrat", "aristocrat")
    assert t.influence("aristocrat") == 13
    assert t.encounters == ["theirs", "ours"]


def test_07_the_engineer_and_a_card_that_left(table: Tables) -> None:
    """7: it is lost if the card is not in play any more."""
    t = table.after("engineer", "counselor", hand=["hired-blade"], their_hand=["aristocrat"])
    t.play("hired-blade", "aristocrat")
    assert t.discard(0) == ["hired-blade"]
    assert t.modifier("hired-blade") == 0
    assert t.waiting(0).engineers == 0


def test_08_the_mechanical_djinn_is_checked_after_phase_two(table: Tables) -> None:
    """8: the loser's ability can still prevent it, and a later change can still bring it about."""
    t = table.after(
        "mechanical-djinn", "successor", hand=["counselor", "envoy"], their_hand=["poisoner", "tax-collector"]
    )
    t.play("counselor", "poisoner")
    assert t.encounters == ["theirs", "tie"]
    assert not t.over
    t.play("envoy", "tax-collector")
    t.choose("their poisoner")
    assert t.encounters[1] == "ours"
    assert t.winner == 0
    assert t.reason == "mechanical-djinn"


def test_08_the_engineer_helps_the_mechanical_djinn(table: Tables) -> None:
    """8, 5: the Djinn is looked at after the Engineer's +5."""
    t = table.after(
        "tax-collector",
        "witch-king",
        past=[("mechanical-djinn", "successor")],
        tokens=["mechanical-djinn"],
        coming={0: Coming(modifier=1, engineers=1)},
    )
    assert t.influence("tax-collector") == 14
    assert t.winner == 0


def test_09_founders_day_for_both_at_once(table: Tables) -> None:
    """9: two Judges win three ties in a row at the same moment, signets are equal: the game is drawn."""
    t = table.after(
        "saboteur",
        "saboteur",
        past=[("judge", "judge"), ("surgeon", "surgeon")],
        tokens=["judge", "their judge"],
        locations=["founders-day"],
    )
    assert t.signets == (3, 3)
    assert t.winner == "draw"
    assert t.reason == "founders-day"


def test_09_more_signets_win_founders_day(table: Tables) -> None:
    """9: both have three in a row when the festival looks, one has more signets."""
    t = table.after(
        "saboteur",
        "saboteur",
        past=[("judge", "judge"), ("surgeon", "surgeon"), ("mediator", "mediator"), ("hired-blade", "treasurer")],
        tokens=["judge", "their judge"],
        locations=["founders-day"],
    )
    assert t.signets == (4, 5)
    assert t.winner == 1
    assert t.reason == "founders-day"


def test_10_as_much_as_possible(table: Tables) -> None:
    """10: no legal target, no effect; a Mage must choose a card that has something on it."""
    t = table.after("void-mage", "judge", past=[("saboteur", "mediator")])
    assert t.placing
    t = table.after(
        "void-mage", "judge", past=[("saboteur", "mediator"), ("surgeon", "ambusher")],
        modifiers={"saboteur": 3, "their ambusher": -1},
    )  # fmt: skip
    assert t.options == {"saboteur", "their ambusher"}
    t.choose("their ambusher")
    t = table.after("kinesis-mage", "aristocrat", coming={0: Coming(modifier=2)})
    assert t.placing  # it has a modifier but no second card to give it to
    assert t.modifier("kinesis-mage") == 2


def test_11_the_palace_guard_always_asks(table: Tables) -> None:
    """11: holding none counts as declining, and what the others see does not differ."""
    seen = []
    for card in ("surgeon", "djinn"):
        t = table.after("palace-guard", "judge", their_hand=[card])
        t.choose("guild")
        assert t.asker == 1
        seen.append((t.match.question_json(0), t.match.question_json(2)))
        t.choose("decline")
        assert t.influence("palace-guard") == 14
    assert seen[0] == seen[1]


def test_12_the_magistra_compares_current_influences(table: Tables) -> None:
    """12: with modifiers on both sides; instant only; copying the Djinn wins."""
    t = table.after(
        "magistra", "judge", past=[("djinn", "inventor"), ("treasurer", "surgeon")], coming={0: Coming(modifier=-7)},
        modifiers={"djinn": -9},
    )  # fmt: skip
    assert t.influence("magistra") == 7
    assert t.winner == 0  # the Djinn's 7 suffices, and it is the only instant card
    t = table.after(
        "magistra", "judge", past=[("djinn", "inventor"), ("treasurer", "surgeon")], coming={0: Coming(modifier=-7)},
        modifiers={"djinn": -10},
    )  # fmt: skip
    assert not t.over


def test_13_losing_is_when_only_the_opponent_wins(table: Tables) -> None:
    """13: a tie won by their Judge alone is lost; one won by both is not; nor is a plain tie."""
    past = [("envoy", "envoy"), ("mechanical-djinn", "judge"), ("judge", "saboteur")]
    t = table.after("illusionist", "swamp-guardian", past=past, tokens=["their judge"])
    assert t.encounters == ["theirs", "ours", "ours", "theirs"]
    t.choose("their judge")  # the only losing card was the Envoy: its −3
    t = table.after("illusionist", "swamp-guardian", past=past, tokens=["their judge", "judge"])
    assert t.encounters[0] == "both"
    assert t.placing
    t = table.after("illusionist", "swamp-guardian", past=past)
    assert t.encounters[0] == "tie"
    assert t.placing


def test_13_the_illusionist_does_not_activate_itself(table: Tables) -> None:
    """13: nor does an Elemental that copied it activate the Elemental."""
    t = table.after("illusionist", "engineer")
    assert t.happened("ability_activated") == 1
    t = table.after("elemental", "successor", hand=["illusionist", "envoy"])
    t.choose("illusionist")
    assert t.happened("ability_activated") == 1
    assert t.placing


def test_14_the_elemental_and_no_instant_card(table: Tables) -> None:
    """14: no effect, no draw; otherwise only its owner draws."""
    t = table.after("elemental", "successor", hand=["counselor"], deck=["envoy", "prodigy"])
    assert t.hand(0) == ["counselor", "envoy"]
    t = table.after(
        "elemental", "successor", hand=["tax-collector"], deck=["envoy", "prodigy"], their_deck=["engineer"]
    )
    t.choose("tax-collector")
    assert t.hand(0) == ["envoy", "prodigy"]
    assert t.hand(1) == ["engineer"]
    assert t.modifier("elemental") == 4


def test_14_everybody_knows_that_there_was_no_instant_card(table: Tables) -> None:
    """14: a hand that could not serve the Elemental holds ongoing cards only, in every world the opponent imagines."""
    t = table.after("elemental", "successor", hand=["counselor", "aristocrat"])
    hand = [t.card("counselor"), t.card("aristocrat")]
    for seed in range(30):
        world = t.match.determinize(1, random.Random(seed)).state
        assert all(world.ability(card).lasting for card in hand)


def test_15_the_revolutionary_always_gives_two(table: Tables) -> None:
    """15: discards what there is, then draws two; the Successor takes only the deck from a small hand."""
    t = table.after("revolutionary", "aristocrat", their_deck=["poisoner", "engineer", "counselor"])
    assert t.hand(1) == ["counselor", "engineer", "poisoner"]
    t = table.after("successor", "engineer", coming={1: Coming(modifier=6)}, their_hand=["envoy", "prodigy"])
    assert t.hand(1) == ["envoy", "prodigy"]
    assert t.deck(1) == []


def test_16_the_opponent_chooses_what_to_discard(table: Tables) -> None:
    """16: unless "random" is said; every discard is public."""
    t = table.after("revolutionary", "aristocrat", their_hand=["envoy", "prodigy", "engineer"])
    assert t.asker == 1
    t.choose("their engineer", "their envoy")
    for viewer in (0, 1, 2):
        pile = t.match.view(viewer)["players"][1]["discard"]
        assert [card["face"] for card in pile] == ["engineer", "envoy"]


def test_17_the_puppeteer_discards_first(table: Tables) -> None:
    """17: the discarded card never comes back by it, its modifiers are lost; an empty hand loses at once."""
    t = table.after("puppeteer", "treasurer", their_hand=["mediator"], coming={1: Coming(modifier=3)})
    assert t.row(1) == ["mediator"]
    assert t.influence("their mediator") == 4
    assert t.modifier("their treasurer") == 0
    t = table.after("puppeteer", "treasurer")
    assert t.winner == 0
    assert t.reason == "puppeteer"


def test_17_locations_ignore_the_forced_card(table: Tables) -> None:
    """17: neither the Auction House nor the Catacombs look at it."""
    t = table.after(
        "puppeteer", "clockmaker", past=[("saboteur", "treasurer")], their_hand=["judge"],
        locations=["auction-house", "haunted-catacombs"], their_deck=["ambusher", "surgeon"],
    )  # fmt: skip
    assert t.row(1) == ["treasurer", "judge"]
    assert not t.over
    assert t.discard(1) == ["ambusher", "clockmaker"]  # the Auction looked at the Clockmaker, which they played


def test_18_tokens_go_back_to_the_supply(table: Tables) -> None:
    """18: from the card taken back and from the discarded one; what ended is decided anew."""
    t = table.after(
        "swamp-guardian",
        "magistra",
        past=[("puppeteer", "puppeteer"), ("surgeon", "judge"), ("mediator", "saboteur")],
        tokens=["their judge", "mediator"],
        modifiers={"surgeon": 3},
    )
    assert t.encounters == ["theirs", "theirs", "theirs", "theirs"]
    t.choose("surgeon")
    assert t.encounters == ["tie", "tie", "theirs"]
    assert t.modifier("surgeon") == 0
    assert t.tokens == ["mediator"]
    t = table.after("hired-blade", "judge", past=[("saboteur", "saboteur")], coming={0: Coming(modifier=3)})
    assert t.modifier("hired-blade") == 0


def test_19_the_temple_pays_though_nothing_can_be_discarded(table: Tables) -> None:
    """19: you draw even if the opponent has nothing to discard."""
    t = table.after(
        "clockmaker",
        "treasurer",
        past=[("surgeon", "saboteur")],
        deck=["judge", "djinn"],
        locations=["serpent-temple"],
    )
    assert t.placing
    assert t.hand(0) == ["djinn", "judge"]
    assert t.discard(1) == []


def test_19_several_changes_pay_one_after_the_other(table: Tables) -> None:
    """19: after the ability is finished: the Inventor chooses both cards before anybody draws."""
    t = table.after(
        "inventor",
        "djinn",
        past=[("surgeon", "saboteur"), ("judge", "ambusher")],
        locations=["serpent-temple"],
        their_hand=["mediator", "treasurer", "magistra"],
    )
    t.choose("surgeon")
    assert t.happened("temple_blessed") == 0
    t.choose("their ambusher")
    assert t.asker == 1
    t.choose("their mediator", "their treasurer")
    assert t.happened("temple_blessed") == 2


def test_20_the_catacombs_take_both(table: Tables) -> None:
    """20: both at once: a drawn game. Without a previous encounter nothing is checked."""
    t = table.after("saboteur", "surgeon", past=[("ambusher", "clockmaker")], locations=["haunted-catacombs"])
    assert t.winner == "draw"
    assert t.reason == "haunted-catacombs"
    t = table.after("saboteur", "surgeon", locations=["haunted-catacombs"])
    assert not t.over


def test_21_the_bazaar_looks_after_every_change_of_a_hand(table: Tables) -> None:
    """21: also after placing, before anything else happens: the Auction House takes the fifth card of the deck."""
    t = table.after(
        "saboteur",
        "judge",
        past=[("ambusher", "mediator")],
        hand=["djinn"],
        deck=["surgeon", "mediator", "inventor", "magistra", "treasurer"],
        their_hand=["surgeon", "treasurer"],
        locations=["bazaar", "auction-house"],
    )
    assert t.hand(0) == ["djinn", "inventor", "magistra", "mediator", "surgeon"]
    assert t.discard(0) == ["treasurer"]


def test_21_the_bazaar_looks_at_once_when_one_places_first(table: Tables) -> None:
    """21: the foretold seat places, draws four, and then the other one chooses."""
    t = table(hand=["saboteur", "surgeon"], their_hand=["judge", "djinn"], foretold=[1], locations=["bazaar"])
    t.match.answer(t.card("their judge"), 1)
    assert t.asker == 0
    assert len(t.hand(1)) == 5
    t.match.answer(t.card("saboteur"), 0)
    assert len(t.hand(0)) == 5


def test_21_the_starting_hand_stays_five(table: Tables) -> None:
    """21: and several cards discarded together are one change."""
    t = table.after(
        "revolutionary", "aristocrat", hand=["envoy", "prodigy"], their_hand=["envoy", "prodigy"], locations=["bazaar"]
    )
    t.choose("their envoy", "their prodigy")
    assert len(t.hand(1)) == 6  # four from the Bazaar, two from the Revolutionary


def test_22_the_foggy_swamps_first_round(table: Tables) -> None:
    """22: straight to phase 3, no signets, no ability; hidden cards are no targets."""
    t = table.after("inventor", "djinn", locations=["foggy-swamp"], hand=["surgeon"], their_hand=["saboteur"])
    assert t.placing
    assert t.happened("card_revealed") == 0
    t.play("surgeon", "saboteur")
    assert t.options == {"inventor", "their djinn"}
    t.choose("inventor")


def test_22_whoever_cannot_place_loses_in_the_fog(table: Tables) -> None:
    """22: with the hidden encounter unresolved, whatever it would have brought."""
    t = table(hidden=[("saboteur", "djinn")], hand=["judge"], their_rest="discard", locations=["foggy-swamp"])
    assert t.winner == 0
    assert t.hidden(1) == ["djinn"]


def test_23_phase_three(table: Tables) -> None:
    """23: both draw, then five signets and more than the other win; equal and at least five play on."""
    ours = [("inventor", "saboteur"), ("magistra", "surgeon"), ("puppeteer", "mediator"), ("ambusher", "void-mage")]
    t = table.after("djinn", "judge", past=ours, deck=["surgeon"], their_deck=["djinn"])
    assert t.winner == 0
    assert t.hand(0) == ["surgeon"]  # drawn before the count
    assert t.hand(1) == ["djinn"]


@pytest.mark.parametrize(
    ("past", "winner"),
    [
        ([("djinn", "judge")], 0),
        ([("judge", "djinn")], 1),
        ([("djinn", "judge"), ("judge", "djinn")], "draw"),
        ([], "draw"),
    ],
)
def test_24_nobody_can_play(table: Tables, past: list[tuple[str, str]], winner: int | str) -> None:
    """24: more signets win, else the game is drawn."""
    t = table(past=past, rest="discard", their_rest="discard")
    assert t.winner == winner


def test_25_mixed_decks_are_the_same_for_both(table: Tables) -> None:
    """25: chosen per faction; difficulty 1 (see test_setup.py)."""
    t = table(hand=["hired-blade", "kinesis-mage"], their_hand=["surgeon", "tax-collector"])
    decks = [sorted(t.g.faces[card] for card in range(16 * seat, 16 * seat + 16)) for seat in (0, 1)]
    assert decks[0] == decks[1]


def test_26_several_locations_work_together(table: Tables) -> None:
    """26: any list of them."""
    t = table.after(
        "saboteur", "saboteur", past=[("puppeteer", "judge")], deck=["djinn", "surgeon", "inventor"],
        their_deck=["djinn", "surgeon", "inventor"], locations=["auction-house", "grand-library"],
    )  # fmt: skip
    assert t.discard(0) == t.discard(1) == ["djinn"]
    assert t.hand(0) == t.hand(1) == ["inventor", "surgeon"]


def test_27_tokens_do_not_stack(table: Tables) -> None:
    """27: two on one card work once; one on a card without an ongoing ability does nothing."""
    t = table.after(
        "illusionist", "swamp-guardian", past=[("saboteur", "mediator"), ("treasurer", "djinn")],
        tokens=["treasurer"],
    )  # fmt: skip
    assert t.tokens == ["treasurer", "treasurer"]
    assert t.signets_on("saboteur") == 2
    t = table(
        past=[("saboteur", "mediator"), ("surgeon", "ambusher")],
        tokens=["surgeon"],
        hand=["judge"],
        their_hand=["judge"],
    )
    assert t.encounters == ["ours", "theirs"]
    assert t.signets == (1, 1)


def test_27_the_void_mage_removes_all_of_them(table: Tables) -> None:
    """27: both tokens of a card go together."""
    t = table.after(
        "void-mage", "judge", past=[("saboteur", "mediator"), ("ambusher", "treasurer")],
        tokens=["their treasurer", "their treasurer"],
    )  # fmt: skip
    assert t.tokens == []
    assert t.signets_on("saboteur") == 1


def test_28_the_poisoner_only_lowers(table: Tables) -> None:
    """28: a card that is lower already stays as it is; moved modifiers add to those on the target."""
    t = table.after("magistra", "inventor", past=[("poisoner", "mediator")], modifiers={"poisoner": 13})
    assert t.influence("their inventor") == 14  # 15 lowered to the Magistra's 14
    t = table.after(
        "illusionist", "witch-king", past=[("poisoner", "envoy"), ("engineer", "counselor")],
        tokens=["their counselor"], modifiers={"poisoner": 4},
    )  # fmt: skip
    t.choose("poisoner")
    assert t.modifier("their envoy") == 0


def test_29_the_inventors_plus_comes_completely_first(table: Tables) -> None:
    """29: with everything it changes; Founder's Day ends the game before the −3."""
    t = table.after(
        "inventor", "djinn", past=[("saboteur", "mediator"), ("ambusher", "surgeon")], locations=["founders-day"]
    )
    assert t.encounters == ["ours", "ours", "theirs"]
    t.choose("inventor")
    assert t.winner == 0
    assert t.reason == "founders-day"
    assert t.modifier("their djinn") == 0


def test_30_a_card_that_lies_open_in_the_fog_is_not_in_play(table: Tables) -> None:
    """30: no target and no signet until its encounter is resolved."""
    t = table(
        hidden=[("inventor", "djinn")],
        past=[("saboteur", "mediator")],
        hand=["judge"],
        their_hand=["surgeon"],
        foretold=[1],
        locations=["foggy-swamp"],
    )
    t.play("judge", "surgeon")
    assert "their surgeon" not in t.options
    assert t.options == {"inventor", "their djinn", "saboteur", "their mediator"}
    t.choose("inventor", "their djinn")
    assert t.signets == (2, 0)


def test_31_two_mechanical_djinns(table: Tables) -> None:
    """31: both win through two Judges: more signets win, else the game is drawn."""
    past = [("saboteur", "judge"), ("judge", "ambusher"), ("mechanical-djinn", "mechanical-djinn")]
    tokens = ["judge", "their judge", "mechanical-djinn", "their mechanical-djinn"]
    t = table.after("puppeteer", "puppeteer", past=past, tokens=tokens)
    assert t.signets == (2, 4)
    assert t.winner == 1
    assert t.reason == "mechanical-djinn"
    t = table.after("puppeteer", "puppeteer", past=[("magistra", "judge"), *past[1:]], tokens=tokens)
    assert t.signets == (3, 3)
    assert t.winner == "draw"
    assert t.reason == "mechanical-djinn"
