"""rulebook: "Lokacje": each of the eight, alone and with others."""

import pytest
from tests.games.cardia.board import Tables

from stolik.games.cardia import GAME
from stolik.games.cardia.state import Coming
from stolik.table import Match

# -- Serpent Temple ----------------------------------------------------------------------------------------------------


def test_serpent_temple_rewards_a_past_encounter_won(table: Tables) -> None:
    """rulebook: "Świątynia węży": you draw one, the opponent discards one of their choice."""
    t = table.after("clockmaker", "treasurer", past=[("surgeon", "saboteur")], locations=["serpent-temple"],
                    deck=["judge", "djinn"], their_hand=["mediator", "inventor"])  # fmt: skip
    assert t.encounters == ["ours", "theirs"]
    assert (t.asker, t.asked) == (1, "discard")
    assert t.options == {"their mediator", "their inventor"}
    t.choose("their inventor")
    assert t.discard(1) == ["inventor"]
    assert t.hand(0) == ["djinn", "judge"]


def test_serpent_temple_ignores_the_current_encounter(table: Tables) -> None:
    """rulebook: "Świątynia węży": past encounters only, not the one being played."""
    t = table.after("palace-guard", "judge", locations=["serpent-temple"], their_hand=["mediator"])
    t.choose("guild", "decline")
    assert t.encounters == ["ours"]
    assert t.happened("temple_blessed") == 0


def test_serpent_temple_ignores_a_tie_and_a_signet_more(table: Tables) -> None:
    """rulebook: "Świątynia węży": a tie is not won; an extra signet on a won card is no new win."""
    t = table.after("treasurer", "inventor", past=[("saboteur", "mediator")], locations=["serpent-temple"])
    assert t.signets_on("saboteur") == 2
    assert t.placing
    assert t.happened("temple_blessed") == 0


def test_serpent_temple_stays_paid_when_the_encounter_is_lost_again(table: Tables) -> None:
    """rulebook: "Świątynia węży": losing it again later changes nothing."""
    t = table.after("inventor", "djinn", past=[("judge", "ambusher")], locations=["serpent-temple"],
                    their_hand=["mediator"], deck=["surgeon"])  # fmt: skip
    t.choose("judge")
    assert t.encounters == ["ours", "theirs"]
    t.choose("their ambusher")  # still ours
    t.choose("their mediator")
    assert "surgeon" in t.hand(0)
    t = table.after("inventor", "djinn", past=[("judge", "judge")], locations=["serpent-temple"],
                    their_hand=["mediator"], hand=["surgeon"])  # fmt: skip
    t.choose("judge", "their judge")
    t.choose("their mediator")
    assert t.happened("temple_blessed") == 1


def test_serpent_temple_rewards_whoever_comes_to_win(table: Tables) -> None:
    """rulebook: "Świątynia węży": the opponent too, if your ability makes them win."""
    t = table.after(
        "inventor", "djinn", past=[("judge", "palace-guard")], locations=["serpent-temple"], hand=["surgeon"]
    )
    t.choose("their palace-guard", "their djinn")
    assert t.encounters == ["theirs", "ours"]
    assert t.asker == 0
    t.choose("surgeon")
    assert t.discard(0) == ["surgeon"]


def test_serpent_temple_pays_for_each_encounter(table: Tables) -> None:
    """Rule decision 19: a Judge that wins two past ties is blessed twice, after the ability is finished."""
    t = table.after(
        "judge", "djinn", past=[("surgeon", "surgeon"), ("saboteur", "saboteur")], locations=["serpent-temple"],
        their_hand=["mediator", "inventor", "treasurer"], deck=["ambusher", "puppeteer", "hired-blade"],
    )  # fmt: skip
    t.choose("their mediator", "their inventor")
    assert t.discard(1) == ["mediator", "inventor"]
    assert t.hand(0) == ["ambusher", "hired-blade", "puppeteer"]


# -- Bazaar ------------------------------------------------------------------------------------------------------------


def test_bazaar_gives_no_card_at_the_end_of_a_round(table: Tables) -> None:
    """rulebook: "Bazar"."""
    t = table.after(
        "saboteur", "saboteur", hand=["judge", "djinn"], their_hand=["judge", "djinn"], locations=["bazaar"]
    )
    assert t.hand(0) == ["djinn", "judge"]
    assert t.hand(1) == ["djinn", "judge"]


@pytest.mark.parametrize("left", [0, 1])
def test_bazaar_gives_four_to_whoever_has_one_or_none(table: Tables, left: int) -> None:
    """rulebook: "Bazar": 0 or 1 card in hand: four at once."""
    t = table.after("saboteur", "saboteur", hand=["judge"][:left], their_hand=["judge", "djinn"], locations=["bazaar"])
    assert len(t.hand(0)) == left + 4
    assert len(t.hand(1)) == 2


def test_bazaar_gives_in_any_phase(table: Tables) -> None:
    """rulebook: "Bazar": also in the middle of phase 2, when an ability empties a hand."""
    t = table.after("ambusher", "treasurer", their_hand=["judge", "djinn", "surgeon"], hand=["judge", "djinn"],
                    locations=["bazaar"])  # fmt: skip
    t.choose("dynasty")
    assert len(t.hand(1)) == 5
    assert "surgeon" in t.hand(1)


def test_bazaar_and_a_witch_king(table: Tables) -> None:
    """rulebook: "Bazar": the hand is filled from the shuffled deck, so nothing of the named faction comes."""
    t = table.after("witch-king", "successor", hand=["envoy", "prodigy"], their_hand=["aristocrat", "counselor"],
                    locations=["bazaar"])  # fmt: skip
    t.choose("dynasty")
    assert len(t.hand(1)) == 4
    assert not {"tax-collector", "aristocrat", "counselor"} & set(t.hand(1))


def test_bazaar_and_an_elemental(table: Tables) -> None:
    """rulebook: "Bazar": the discard leaves one card, four come, and the Elemental draws one as usual."""
    t = table.after("elemental", "successor", hand=["tax-collector", "counselor"], their_hand=["envoy", "prodigy"],
                    locations=["bazaar"])  # fmt: skip
    t.choose("tax-collector")
    assert len(t.hand(0)) == 6


def test_bazaar_and_a_palace_guard(table: Tables) -> None:
    """rulebook: "Bazar": the discarded card leaves one, so four come at once."""
    t = table.after("palace-guard", "judge", hand=["djinn", "surgeon"], their_hand=["surgeon", "mediator"],
                    locations=["bazaar"])  # fmt: skip
    t.choose("guild", "their surgeon")
    assert len(t.hand(1)) == 5


def test_bazaar_and_a_puppeteer(table: Tables) -> None:
    """rulebook: "Bazar": the forced card left the hand, which is filled at once."""
    t = table.after(
        "puppeteer", "djinn", hand=["surgeon", "judge"], their_hand=["surgeon", "judge"], locations=["bazaar"]
    )
    assert len(t.hand(1)) == 5
    assert len(t.hand(0)) == 2


def test_bazaar_keeps_the_draws_of_abilities(table: Tables) -> None:
    """rulebook: "Bazar": what an ability lets you draw is drawn as usual."""
    t = table.after("revolutionary", "aristocrat", hand=["envoy", "prodigy"], locations=["bazaar"],
                    their_hand=["envoy", "prodigy", "engineer", "librarian"])  # fmt: skip
    t.choose("their envoy", "their prodigy")
    assert len(t.hand(1)) == 4


def test_bazaar_and_a_short_deck(table: Tables) -> None:
    """Rule decision 21: fewer than four, if there are fewer."""
    t = table.after("saboteur", "saboteur", deck=["djinn", "surgeon"], rest="discard", their_hand=["judge", "djinn"],
                    locations=["bazaar"])  # fmt: skip
    assert t.hand(0) == ["djinn", "surgeon"]


def test_bazaar_and_an_empty_deck(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1": the Bazaar has nothing, and who cannot play loses."""
    t = table.after("saboteur", "saboteur", rest="discard", their_hand=["judge", "djinn"], locations=["bazaar"])
    assert t.winner == 1


def test_bazaar_and_a_temple(table: Tables) -> None:
    """Several locations: the Temple's discard leaves one card, and the Bazaar fills the hand at once."""
    t = table.after("clockmaker", "treasurer", past=[("surgeon", "saboteur")], locations=["serpent-temple", "bazaar"],
                    hand=["judge", "djinn"], their_hand=["mediator", "inventor"])  # fmt: skip
    t.choose("their inventor")
    assert len(t.hand(1)) == 5
    assert len(t.hand(0)) == 3


# -- Founder's Day -----------------------------------------------------------------------------------------------------


def test_founders_day_three_in_a_row_win(table: Tables) -> None:
    """rulebook: "Festiwal założyciela"."""
    t = table.after(
        "djinn", "judge", past=[("saboteur", "mediator"), ("ambusher", "surgeon")], locations=["founders-day"]
    )
    assert t.winner == 0
    assert t.reason == "founders-day"


def test_founders_day_needs_them_in_a_row(table: Tables) -> None:
    """rulebook: "Festiwal założyciela": three that follow each other; a tie or a loss between them breaks the row."""
    t = table.after(
        "djinn", "judge", locations=["founders-day"],
        past=[("saboteur", "mediator"), ("puppeteer", "puppeteer"), ("ambusher", "surgeon")],
    )  # fmt: skip
    assert not t.over


def test_founders_day_counts_encounters_not_signets(table: Tables) -> None:
    """rulebook: "Festiwal założyciela": several signets on one card are one encounter."""
    t = table.after(
        "treasurer", "djinn", past=[("saboteur", "mediator"), ("ambusher", "surgeon")], locations=["founders-day"]
    )
    assert t.signets == (3, 1)
    assert not t.over


def test_founders_day_comes_before_the_losers_ability(table: Tables) -> None:
    """Rule decision 9: at once after comparing; the Hired Blade comes too late."""
    t = table.after(
        "hired-blade", "judge", past=[("mediator", "saboteur"), ("surgeon", "ambusher")], locations=["founders-day"]
    )
    assert t.winner == 1
    assert t.reason == "founders-day"


def test_founders_day_may_come_in_phase_two(table: Tables) -> None:
    """rulebook: "Festiwal założyciela": in any phase; here a Judge wins three past ties."""
    t = table.after(
        "judge", "djinn", past=[("surgeon", "surgeon"), ("saboteur", "saboteur"), ("mediator", "mediator")],
        locations=["founders-day"],
    )  # fmt: skip
    assert t.winner == 0


def test_founders_day_when_a_gap_closes(table: Tables) -> None:
    """rulebook: "Festiwal założyciela", "Odrzucanie": the lost encounter between is removed; three stand in a row."""
    t = table.after(
        "swamp-guardian",
        "magistra",
        past=[("ambusher", "mediator"), ("puppeteer", "saboteur"), ("surgeon", "judge"), ("treasurer", "clockmaker")],
        locations=["founders-day"],
    )
    assert not t.over
    t.choose("surgeon")
    assert t.winner == 0
    assert t.reason == "founders-day"


def test_founders_day_when_a_gap_closes_for_the_opponent(table: Tables) -> None:
    """rulebook: "Festiwal założyciela": whoever it is that has three in a row, whosever ability it was."""
    t = table.after(
        "swamp-guardian",
        "magistra",
        past=[("mediator", "ambusher"), ("puppeteer", "saboteur"), ("surgeon", "judge")],
        locations=["founders-day"],
    )
    t.choose("puppeteer")
    assert t.winner == 1
    assert t.reason == "founders-day"


# -- Grand Library -----------------------------------------------------------------------------------------------------


def test_grand_library_starts_with_two_cards() -> None:
    """rulebook: "Wielka biblioteka": two cards instead of five."""
    match = Match(GAME, 2, {"locations": ["grand-library"]})
    for player in match.view(0)["players"]:
        assert len(player["hand"]) == 2
        assert player["deck"] == 14


def test_grand_library_draws_two(table: Tables) -> None:
    """rulebook: "Wielka biblioteka": two instead of one at the end of each round."""
    t = table.after("saboteur", "saboteur", deck=["judge", "djinn"], locations=["grand-library"])
    assert t.hand(0) == ["djinn", "judge"]
    assert len(t.hand(1)) == 2


def test_grand_library_with_one_card_or_none_in_the_deck(table: Tables) -> None:
    """rulebook: "Wielka biblioteka": the last card is drawn; an empty deck gives nothing."""
    t = table.after("saboteur", "saboteur", deck=["judge"], rest="discard", their_hand=["djinn"], their_rest="discard",
                    locations=["grand-library"])  # fmt: skip
    assert t.hand(0) == ["judge"]
    assert t.hand(1) == ["djinn"]


def test_grand_library_and_a_bazaar(table: Tables) -> None:
    """Several locations: the Bazaar takes the draw at the end of the round away."""
    t = table.after("saboteur", "saboteur", hand=["judge", "djinn"], their_hand=["judge", "djinn"],
                    locations=["bazaar", "grand-library"])  # fmt: skip
    assert len(t.hand(0)) == len(t.hand(1)) == 2


# -- Scrapyard ---------------------------------------------------------------------------------------------------------


def test_scrapyard_draws_two_and_puts_one_at_the_bottom(table: Tables) -> None:
    """rulebook: "Złomowisko"."""
    t = table.after(
        "saboteur",
        "saboteur",
        hand=["surgeon"],
        deck=["judge", "djinn"],
        their_deck=["inventor", "magistra"],
        locations=["scrapyard"],
    )
    assert t.options_of(0) == {"surgeon", "judge", "djinn"}  # any hand card, not only the new ones
    assert t.options_of(1) == {"their inventor", "their magistra"}
    t.match.answer(t.card("surgeon"), 0)
    t.match.answer(t.card("their inventor"), 1)
    assert t.hand(0) == ["djinn", "judge"]
    assert t.deck(0)[-1] == "surgeon"
    assert t.deck(1)[-1] == "inventor"


def test_scrapyard_with_two_cards_in_the_deck(table: Tables) -> None:
    """rulebook: "Złomowisko": both are drawn, one goes back."""
    t = table.after("saboteur", "saboteur", deck=["judge", "djinn"], rest="discard", their_hand=["djinn"],
                    their_rest="discard", locations=["scrapyard"])  # fmt: skip
    assert t.asker == 0
    t.choose("djinn")
    assert t.hand(0) == ["judge"]
    assert t.deck(0) == ["djinn"]


def test_scrapyard_with_one_card_or_none_in_the_deck(table: Tables) -> None:
    """rulebook: "Złomowisko": ignored; the last card is drawn as usual and nothing goes back."""
    t = table.after("saboteur", "saboteur", deck=["judge"], rest="discard", their_hand=["djinn"], their_rest="discard",
                    locations=["scrapyard"])  # fmt: skip
    assert t.placing
    assert t.hand(0) == ["judge"]
    assert t.hand(1) == ["djinn"]


def test_scrapyard_and_a_saboteur(table: Tables) -> None:
    """rulebook: "Złomowisko": the tucked card lies at the bottom, so it is the last that a Saboteur mills."""
    t = table.after("saboteur", "saboteur", hand=["surgeon"], deck=["judge", "djinn"], rest="discard",
                    their_hand=["hired-blade"], their_rest="discard", locations=["scrapyard"])  # fmt: skip
    t.choose("surgeon")
    assert t.deck(0) == ["surgeon"]
    t.play("judge", "hired-blade")
    assert t.winner == 0  # the opponent has no cards left


def test_scrapyard_and_a_grand_library(table: Tables) -> None:
    """Several locations: both say two instead of one; the Scrapyard still takes one back."""
    t = table.after("saboteur", "saboteur", deck=["judge", "djinn"], their_hand=["surgeon"], their_deck=["inventor"],
                    their_rest="discard", locations=["grand-library", "scrapyard"])  # fmt: skip
    assert t.asker == 0
    t.choose("judge")
    assert t.hand(0) == ["djinn"]
    assert t.hand(1) == ["inventor", "surgeon"]


# -- Auction House -----------------------------------------------------------------------------------------------------


def test_auction_house_takes_the_top_card_for_a_lower_card(table: Tables) -> None:
    """rulebook: "Dom aukcyjny"."""
    t = table.after(
        "saboteur",
        "judge",
        past=[("ambusher", "mediator")],
        deck=["djinn", "surgeon"],
        their_deck=["inventor"],
        their_hand=["magistra"],
        their_rest="discard",
        locations=["auction-house"],
    )
    assert t.discard(0) == ["djinn"]
    assert t.happened("auction_held") == 1  # not for them: 8 is more than 4


def test_auction_house_looks_at_the_previous_encounter_only(table: Tables) -> None:
    """rulebook: "Dom aukcyjny": not at those before it."""
    past = [("djinn", "surgeon"), ("mediator", "judge")]
    t = table.after("saboteur", "treasurer", past=past, locations=["auction-house"])
    assert t.happened("auction_held") == 0
    t = table.after("surgeon", "treasurer", past=past, deck=["inventor"], locations=["auction-house"])
    assert t.discard(0) == ["inventor"]


def test_auction_house_counts_all_tokens(table: Tables) -> None:
    """rulebook: "Dom aukcyjny": modifiers on both cards count, also the one that came with the reveal."""
    t = table.after("ambusher", "djinn", past=[("saboteur", "mediator")], modifiers={"saboteur": 5}, deck=["surgeon"],
                    locations=["auction-house"])  # fmt: skip
    t.choose("guild")
    assert t.discard(0) == ["surgeon"]
    t = table.after("ambusher", "djinn", past=[("puppeteer", "mediator")], coming={0: Coming(modifier=3)},
                    locations=["auction-house"])  # fmt: skip
    t.choose("guild")
    assert t.discard(0) == []


def test_auction_house_and_equal_influence(table: Tables) -> None:
    """rulebook: "Dom aukcyjny": the same influence costs nothing."""
    t = table.after("ambusher", "djinn", past=[("saboteur", "mediator")], modifiers={"saboteur": 4},
                    locations=["auction-house"])  # fmt: skip
    t.choose("guild")
    assert t.discard(0) == []


def test_auction_house_and_an_empty_deck(table: Tables) -> None:
    """rulebook: "Dom aukcyjny": ignored."""
    t = table.after("saboteur", "saboteur", past=[("ambusher", "mediator")], hand=["judge"], rest="discard",
                    locations=["auction-house"])  # fmt: skip
    assert t.placing
    assert t.happened("auction_held") == 0


def test_auction_house_in_the_first_round(table: Tables) -> None:
    """rulebook: "Dom aukcyjny": no previous encounter, nothing to compare with."""
    t = table.after("saboteur", "saboteur", locations=["auction-house"])
    assert t.happened("auction_held") == 0


def test_auction_house_ignores_a_forced_card(table: Tables) -> None:
    """rulebook: "Dom aukcyjny": only for cards you play yourself, so not for the Puppeteer's."""
    t = table.after("puppeteer", "djinn", past=[("surgeon", "inventor")], their_hand=["mediator"],
                    locations=["auction-house"])  # fmt: skip
    assert t.row(1) == ["inventor", "mediator"]
    assert t.happened("auction_held") == 0
    assert t.discard(1) == ["djinn"]


# -- Haunted Catacombs -------------------------------------------------------------------------------------------------


def test_haunted_catacombs_and_the_same_faction_twice(table: Tables) -> None:
    """rulebook: "Nawiedzone katakumby": that player loses at once, before anything is compared."""
    t = table.after("saboteur", "judge", past=[("ambusher", "surgeon")], locations=["haunted-catacombs"])
    assert t.winner == 1
    assert t.reason == "haunted-catacombs"
    assert t.happened("ability_activated") == 0


def test_haunted_catacombs_and_another_faction(table: Tables) -> None:
    """rulebook: "Nawiedzone katakumby": the previous encounter alone counts, and your own card in it."""
    t = table.after("saboteur", "judge", past=[("ambusher", "surgeon"), ("mediator", "puppeteer")],
                    locations=["haunted-catacombs"])  # fmt: skip
    assert not t.over


def test_haunted_catacombs_later_in_the_game(table: Tables) -> None:
    """rulebook: "Nawiedzone katakumby": the encounter before the last does not matter."""
    t = table.after("saboteur", "judge", past=[("mediator", "surgeon"), ("ambusher", "puppeteer")],
                    locations=["haunted-catacombs"])  # fmt: skip
    assert t.winner == 1
    assert t.reason == "haunted-catacombs"


def test_haunted_catacombs_and_a_card_that_would_leave(table: Tables) -> None:
    """rulebook: "Nawiedzone katakumby": it does not matter that the card could be discarded."""
    t = table.after("hired-blade", "judge", past=[("ambusher", "surgeon")], locations=["haunted-catacombs"])
    assert t.winner == 1


def test_haunted_catacombs_and_cards_that_come_together_otherwise(table: Tables) -> None:
    """rulebook: "Nawiedzone katakumby": neighbours made by an ability are harmless, then and later."""
    t = table.after(
        "swamp-guardian", "magistra", past=[("saboteur", "surgeon"), ("mediator", "judge")], hand=["clockmaker"],
        their_hand=["treasurer"], locations=["haunted-catacombs"],
    )  # fmt: skip
    t.choose("mediator")
    assert t.row(0) == ["saboteur", "swamp-guardian"]  # both of the rebellion
    assert not t.over
    t.play("clockmaker", "treasurer")
    assert not t.over


def test_haunted_catacombs_and_a_forced_card(table: Tables) -> None:
    """rulebook: "Nawiedzone katakumby": a card put there by the Puppeteer is not revealed in phase 1."""
    t = table.after("puppeteer", "inventor", past=[("surgeon", "mediator")], their_hand=["djinn"],
                    locations=["haunted-catacombs"])  # fmt: skip
    assert t.row(1) == ["mediator", "djinn"]
    assert not t.over


# -- Foggy Swamp -------------------------------------------------------------------------------------------------------


def test_foggy_swamp_reveals_nothing_in_the_first_round(table: Tables) -> None:
    """rulebook: "Mgliste bagna": the cards stay face down; the round goes on with phase 3."""
    t = table.after("saboteur", "judge", locations=["foggy-swamp"], deck=["djinn"], their_deck=["inventor"])
    assert t.row(0) == t.row(1) == []
    assert t.hidden(0) == ["saboteur"]
    assert t.hand(0) == ["djinn"]
    assert t.hand(1) == ["inventor"]


def test_foggy_swamp_resolves_the_encounter_before(table: Tables) -> None:
    """rulebook: "Mgliste bagna": after the placing, the previous encounter is revealed and resolved."""
    t = table.after(
        "saboteur",
        "judge",
        hand=["surgeon"],
        their_hand=["djinn"],
        their_deck=["inventor", "magistra", "mediator"],
        locations=["foggy-swamp"],
    )
    t.play("surgeon", "djinn")
    assert t.row(0) == ["saboteur"]
    assert t.encounters == ["theirs"]
    assert t.hidden(0) == ["surgeon"]
    assert t.hidden(1) == ["djinn"]
    assert t.discard(1) == ["magistra", "mediator"]  # the Inventor was drawn in round 1


def test_foggy_swamp_and_a_hidden_card_as_target(table: Tables) -> None:
    """rulebook: "Zagrana karta": face-up cards only; rule decision 22."""
    t = table(hidden=[("inventor", "djinn")], hand=["surgeon"], their_hand=["judge"], past=[("saboteur", "mediator")],
              locations=["foggy-swamp"])  # fmt: skip
    t.play("surgeon", "judge")
    assert t.options == {"inventor", "their djinn", "saboteur", "their mediator"}
    t.choose("inventor", "their djinn")


def test_foggy_swamp_and_the_next_card_you_play(table: Tables) -> None:
    """rulebook: "Mgliste bagna": the next card chosen from hand, never the one that already lies there."""
    t = table(hidden=[("surgeon", "judge")], hand=["ambusher", "treasurer", "void-mage"], locations=["foggy-swamp"],
              their_hand=["saboteur", "mediator", "hired-blade"])  # fmt: skip
    t.play("ambusher", "saboteur")  # the Surgeon is resolved while the Ambusher lies face down
    assert t.waiting(0).modifier == -5
    t.play("treasurer", "mediator")
    assert t.influence("ambusher") == 9
    assert t.encounters == ["theirs", "ours"]
    t.play("void-mage", "hired-blade")
    assert t.influence("treasurer") == 7


def test_foggy_swamp_and_a_librarian(table: Tables) -> None:
    """Rule decision 30: the choice comes when the next card placed from hand is revealed."""
    t = table(
        hidden=[("librarian", "aristocrat")],
        hand=["counselor", "poisoner", "envoy"],
        their_hand=["successor", "kinesis-mage", "prodigy"],
        locations=["foggy-swamp"],
    )
    t.play("counselor", "successor")
    t.play("poisoner", "kinesis-mage")  # the Counselor is revealed: it was placed before the Librarian worked
    assert t.placing
    t.play("envoy", "prodigy")
    assert t.asked == "adjust"
    t.choose("raise")
    assert t.influence("poisoner") == 3
    assert t.encounters == ["ours", "theirs", "ours"]


def test_foggy_swamp_and_a_blackmailer(table: Tables) -> None:
    """Rule decision 30: the price is asked when the next card placed from hand is revealed."""
    t = table(
        hidden=[("blackmailer", "illusionist")],
        hand=["successor", "counselor", "engineer"],
        locations=["foggy-swamp"],
        their_hand=["tax-collector", "aristocrat", "prodigy"],
        their_deck=["poisoner", "envoy"],
    )
    t.play("successor", "tax-collector")
    t.choose("guild")
    t.play("counselor", "aristocrat")  # the Tax Collector is revealed and free of the blackmail
    assert t.discard(1) == []
    t.play("engineer", "prodigy")  # the Aristocrat is revealed: not of the guild
    assert (t.asker, t.asked) == (1, "discard")
    assert t.options == {"their poisoner", "their envoy"} | {f"their {name}" for name in t.hand(1)}
    t.choose("their poisoner", "their envoy")
    assert t.encounters[-1] == "ours"


def test_foggy_swamp_and_an_engineer(table: Tables) -> None:
    """Rule decision 30: +5 for the next card placed from hand, at the end of the round that reveals it."""
    t = table(
        hidden=[("engineer", "counselor")],
        hand=["tax-collector", "poisoner", "envoy"],
        locations=["foggy-swamp"],
        their_hand=["kinesis-mage", "aristocrat", "prodigy"],
    )
    t.play("tax-collector", "kinesis-mage")
    t.play("poisoner", "aristocrat")
    assert t.modifier("tax-collector") == 0
    t.play("envoy", "prodigy")  # the Poisoner is revealed, makes a tie, and then has +5
    assert t.influence("poisoner") == 6
    assert t.influence("their aristocrat") == 1
    assert t.encounters == ["theirs", "ours", "ours"]


def test_foggy_swamp_and_a_fortune_teller(table: Tables) -> None:
    """Rule decision 22, 30: the next placed card lies face up, but is not in play before its encounter is resolved."""
    t = table(hidden=[("fortune-teller", "judge")], hand=["saboteur", "inventor", "surgeon"], locations=["foggy-swamp"],
              their_hand=["mediator", "djinn", "hired-blade"])  # fmt: skip
    t.play("inventor", "mediator")
    assert t.asked == "place-open"
    assert t.asker == 1
    t.match.answer(t.card("their djinn"), 1)
    assert [card and card["face"] for card in t.match.view(0)["players"][1]["hidden"]] == [None, "djinn"]
    # To whoever placed them, only the one of them is hidden.
    assert [card["open"] for card in t.match.view(1)["players"][1]["hidden"]] == [False, True]
    t.match.answer(t.card("saboteur"), 0)
    # The Inventor wins against the Mediator; their Djinn lies open, unresolved and without a signet.
    assert t.row(1) == ["judge", "mediator"]
    assert t.signets == (0, 1)
    assert [card and card["face"] for card in t.match.view(0)["players"][1]["hidden"]] == ["djinn"]


def test_foggy_swamp_and_an_empty_hand(table: Tables) -> None:
    """Rule decision 22: whoever cannot place loses, with the hidden encounter unresolved."""
    t = table(hidden=[("djinn", "judge")], their_hand=["saboteur"], rest="discard", locations=["foggy-swamp"])
    assert t.winner == 1
    assert t.row(0) == []


def test_foggy_swamp_and_haunted_catacombs(table: Tables) -> None:
    """Several locations: the faction is looked at when the card is revealed, a round later."""
    t = table(
        past=[("saboteur", "judge")],
        hidden=[("ambusher", "surgeon")],
        hand=["mediator"],
        their_hand=["puppeteer"],
        locations=["haunted-catacombs", "foggy-swamp"],
    )
    assert not t.over
    t.play("mediator", "puppeteer")
    assert t.winner == 1
    assert t.reason == "haunted-catacombs"


# -- several at once ---------------------------------------------------------------------------------------------------


def test_all_locations_at_once(table: Tables) -> None:
    """rulebook: "Lokacje": more than one at a time, at your own risk: each keeps its rule."""
    t = table(
        past=[("mediator", "saboteur")],
        hidden=[("clockmaker", "treasurer")],
        hand=["surgeon", "judge"],
        their_hand=["puppeteer", "judge"],
        their_deck=["inventor"],
        locations=[
            *("serpent-temple", "bazaar", "founders-day", "grand-library"),
            *("scrapyard", "auction-house", "haunted-catacombs", "foggy-swamp"),
        ],
    )
    t.play("surgeon", "puppeteer")
    # Bazaar: both hold one card and draw four. Foggy Swamp: the Clockmaker is revealed, loses, and turns the Mediator.
    assert t.encounters == ["ours", "theirs"]
    # Serpent Temple: we draw one, they discard one. No draw at the end of the round: the Bazaar again.
    assert t.asker == 1
    assert len(t.options) == 5
    t.choose("their judge")
    assert len(t.hand(0)) == 6
    assert len(t.hand(1)) == 4
    assert t.happened("auction_held") == 0


def test_foggy_swamp_and_a_bazaar(table: Tables) -> None:
    """Several locations: a card placed in the fog has left the hand; the Bazaar looks in the first round too."""
    t = table.after(
        "saboteur", "judge", hand=["djinn"], their_hand=["djinn", "surgeon"], locations=["bazaar", "foggy-swamp"]
    )
    assert len(t.hand(0)) == 5
    assert len(t.hand(1)) == 2


def test_auction_house_and_catacombs(table: Tables) -> None:
    """Rule decision 5: the Catacombs come first, so nothing is discarded by a player who has lost."""
    t = table.after("saboteur", "judge", past=[("ambusher", "surgeon")], deck=["djinn"],
                    locations=["auction-house", "haunted-catacombs"])  # fmt: skip
    assert t.winner == 1
    assert t.discard(0) == []


def test_a_game_without_locations_has_none_of_their_rules(table: Tables) -> None:
    """rulebook: "Przygotowanie": in the first games the locations are ignored."""
    t = table.after("clockmaker", "treasurer", past=[("saboteur", "palace-guard"), ("ambusher", "surgeon")])
    assert t.placing
    assert t.encounters == ["theirs", "ours", "theirs"]
