"""Deck II, card by card: the normal case, nothing to work on, and how it meets other cards.

rulebook: "Opis kart z talii II" describes most of them; the others are played by their card texts (facts/cardia).
"""

import pytest
from tests.games.cardia.board import Tables

from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.state import Coming

# -- Poisoner (1) ------------------------------------------------------------------------------------------------------


def test_poisoner_lowers_the_opposing_card_to_a_tie(table: Tables) -> None:
    """rulebook: "Truciciel"."""
    t = table.after("poisoner", "successor")
    assert t.influence("their successor") == 1
    assert t.modifier("their successor") == -15
    assert t.encounters == ["tie"]


def test_poisoner_works_once(table: Tables) -> None:
    """rulebook: "Truciciel": when an influence changes later, the poison does not work again."""
    t = table.after("poisoner", "successor", hand=["prodigy"], their_hand=["mechanical-djinn"])
    t.play("prodigy", "mechanical-djinn")
    t.choose("poisoner")
    assert t.influence("poisoner") == 4
    assert t.influence("their successor") == 1
    assert t.encounters == ["ours", "theirs"]


def test_poisoner_against_a_lower_card_changes_nothing(table: Tables) -> None:
    """Rule decision 28: it loses only through a Counselor; activated again it lowers nothing and raises nothing."""
    t = table.after(
        "illusionist",
        "witch-king",
        past=[("poisoner", "tax-collector"), ("engineer", "counselor")],
        modifiers={"poisoner": 9},
        tokens=["their counselor"],
    )
    assert t.options == {"poisoner", "engineer"}
    t.choose("poisoner")
    assert t.modifier("their tax-collector") == 0
    assert t.modifier("poisoner") == 9


def test_poisoner_and_negative_influence(table: Tables) -> None:
    """rulebook: "Wpływ": influence may be negative; the opposing card follows below zero."""
    t = table.after("poisoner", "successor", coming={0: Coming(modifier=-3)})
    assert t.influence("poisoner") == -2
    assert t.influence("their successor") == -2


def test_poisoner_makes_a_tie_that_a_judge_wins(table: Tables) -> None:
    """rulebook: "Sędzina": the new tie is the Judge's at once."""
    t = table.after("poisoner", "djinn", past=[("judge", "treasurer")], tokens=["judge"])
    assert t.encounters == ["theirs", "ours"]


# -- Kinesis Mage (2) --------------------------------------------------------------------------------------------------


def test_kinesis_mage_moves_everything_from_one_card_to_another(table: Tables) -> None:
    """rulebook: "Telekineta": all modifiers and tokens of one of your cards, onto another of yours."""
    t = table.after(
        "kinesis-mage",
        "aristocrat",
        past=[("counselor", "successor"), ("envoy", "tax-collector"), ("blackmailer", "poisoner")],
        tokens=["counselor"],
        modifiers={"counselor": 4, "envoy": -3, "their poisoner": 5},
    )
    assert t.asked == "shift-from"
    assert t.options == {"counselor", "envoy"}  # laden cards of ours, not the Poisoner of theirs
    t.choose("counselor")
    assert t.asked == "shift-to"
    assert t.options == {"envoy", "blackmailer", "kinesis-mage"}
    t.choose("kinesis-mage")
    assert t.influence("kinesis-mage") == 6
    assert t.influence("counselor") == 12
    assert t.tokens == ["kinesis-mage"]


def test_kinesis_mage_switches_an_ongoing_ability_on(table: Tables) -> None:
    """rulebook: "Telekineta": a token put on a card with an inactive ongoing ability activates it at once."""
    t = table.after(
        "kinesis-mage",
        "saboteur",
        past=[("treasurer", "surgeon"), ("judge", "ambusher"), ("mediator", "palace-guard")],
        tokens=["judge"],
    )
    t.choose("mediator")
    assert t.tokens == ["mediator"]
    assert t.encounters == ["ours", "theirs", "tie", "theirs"]


def test_kinesis_mage_adds_to_what_lies_there(table: Tables) -> None:
    """Rule decision 28: moved modifiers add to those on the target."""
    t = table.after("kinesis-mage", "aristocrat", past=[("counselor", "successor"), ("envoy", "tax-collector")],
                    modifiers={"counselor": 5, "envoy": -2})  # fmt: skip
    t.choose("counselor", "envoy")
    assert t.modifier("envoy") == 3
    assert t.modifier("counselor") == 0
    assert t.encounters == ["theirs", "ours", "theirs"]


def test_kinesis_mage_without_anything_to_move(table: Tables) -> None:
    """Rule decision 10: nothing lies on your cards; what lies on theirs does not count."""
    t = table.after("kinesis-mage", "aristocrat", past=[("counselor", "successor")], modifiers={"their successor": 3})
    assert t.placing
    assert t.happened("tokens_shifted") == 0


def test_kinesis_mage_needs_a_second_card(table: Tables) -> None:
    """Rule decision 10: alone in play it has no other card to put its modifier on."""
    t = table.after("kinesis-mage", "aristocrat", coming={0: Coming(modifier=3)})
    assert t.placing
    assert t.modifier("kinesis-mage") == 3


def test_kinesis_mage_may_lighten_itself(table: Tables) -> None:
    """rulebook: "Telekineta": one of your cards, so the Mage too."""
    t = table.after("kinesis-mage", "aristocrat", past=[("envoy", "tax-collector")], coming={0: Coming(modifier=3)})
    assert t.influence("kinesis-mage") == 2
    assert t.influence("envoy") == 6
    assert t.encounters == ["ours", "theirs"]


# -- Envoy (3) ---------------------------------------------------------------------------------------------------------


def test_envoy_lowers_any_card(table: Tables) -> None:
    """rulebook: "Posłaniec": also itself and the opposing card."""
    t = table.after("envoy", "tax-collector", past=[("aristocrat", "blackmailer")])
    assert t.options == {"envoy", "their tax-collector", "aristocrat", "their blackmailer", "your-next-card"}
    t.choose("their tax-collector")
    assert t.influence("their tax-collector") == 1
    assert t.encounters == ["theirs", "ours"]


def test_envoy_lowers_your_next_card(table: Tables) -> None:
    """rulebook: "Posłaniec", "Wpływ": or the next card you play."""
    t = table.after("envoy", "tax-collector", hand=["aristocrat"], their_hand=["librarian"])
    t.choose("your-next-card")
    assert t.modifier("envoy") == 0
    assert t.waiting(0).modifier == -3
    t.play("aristocrat", "librarian")
    assert t.influence("aristocrat") == 5
    assert t.encounters == ["theirs", "theirs"]


def test_envoy_may_go_below_zero(table: Tables) -> None:
    """rulebook: "Wpływ": negative influence."""
    t = table.after("envoy", "tax-collector", past=[("poisoner", "kinesis-mage")])
    t.choose("their kinesis-mage")
    assert t.influence("their kinesis-mage") == -1
    assert t.encounters == ["ours", "theirs"]


def test_envoy_wakes_no_loser(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności", "Ważne": the card that loses now is not activated."""
    t = table.after("envoy", "tax-collector")
    t.choose("their tax-collector")
    assert t.influence("their tax-collector") == 1  # no +4


# -- Tax Collector (4) -------------------------------------------------------------------------------------------------


def test_tax_collector_strengthens_itself(table: Tables) -> None:
    """facts: Tax Collector: +4 influence on this card, once, without a token."""
    t = table.after("tax-collector", "librarian")
    assert t.influence("tax-collector") == 8
    assert t.tokens == []
    assert t.encounters == ["ours"]


def test_tax_collector_that_wins_gets_nothing(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności"."""
    t = table.after("tax-collector", "kinesis-mage")
    assert t.influence("tax-collector") == 4


def test_tax_collector_used_again_from_the_past(table: Tables) -> None:
    """rulebook: "Iluzjonistka": it does not matter that the ability was used before; it works on its own card."""
    t = table.after("illusionist", "witch-king", past=[("tax-collector", "engineer")], modifiers={"tax-collector": 4})
    assert t.influence("tax-collector") == 12
    assert t.encounters == ["ours", "theirs"]


# -- Revolutionary (5) -------------------------------------------------------------------------------------------------


def test_revolutionary_exchanges_two_cards(table: Tables) -> None:
    """facts: Revolutionary: the opponent discards two of their choice, then draws two."""
    t = table.after("revolutionary", "aristocrat", their_hand=["envoy", "librarian", "successor"],
                    their_deck=["poisoner", "engineer", "counselor"])  # fmt: skip
    assert t.asker == 1
    assert t.options == {"their envoy", "their librarian", "their successor"}
    t.choose("their envoy")
    assert t.options == {"their librarian", "their successor"}
    t.choose("their librarian")
    assert t.discard(1) == ["envoy", "librarian"]
    assert t.hand(1) == ["counselor", "engineer", "poisoner", "successor"]  # the Counselor at the end of the round


def test_revolutionary_and_a_single_card(table: Tables) -> None:
    """Rule decision 15: as many as there are, then still two are drawn."""
    t = table.after(
        "revolutionary", "aristocrat", their_hand=["envoy"], their_deck=["poisoner", "engineer", "counselor"]
    )
    assert t.options == {"their envoy"}  # asked all the same: the hand is secret
    t.choose("their envoy")
    assert t.hand(1) == ["counselor", "engineer", "poisoner"]


def test_revolutionary_and_an_empty_hand(table: Tables) -> None:
    """Rule decision 15: nothing to discard, two to draw."""
    t = table.after("revolutionary", "aristocrat", their_deck=["poisoner", "engineer", "counselor"])
    assert t.placing
    assert t.discard(1) == []
    assert t.hand(1) == ["counselor", "engineer", "poisoner"]


def test_revolutionary_and_an_empty_deck(table: Tables) -> None:
    """rulebook: "3. Koniec rundy": nothing to draw, no reshuffle; no card left loses."""
    t = table.after(
        "revolutionary", "aristocrat", hand=["envoy"], their_hand=["envoy", "librarian"], their_rest="discard"
    )
    t.choose("their envoy", "their librarian")
    assert t.winner == 0


# -- Librarian (6) -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "influence", "encounter"), [("raise", 10, "ours"), ("lower", 6, "theirs")])
def test_librarian_adjusts_the_next_card_after_the_reveal(
    table: Tables, answer: str, influence: int, encounter: str
) -> None:
    """facts: Librarian: +2 or −2, chosen when both cards lie open and before they are compared."""
    t = table.after("librarian", "tax-collector", coming={1: Coming(modifier=5)}, hand=["aristocrat"],
                    their_hand=["blackmailer"])  # fmt: skip
    t.play("aristocrat", "blackmailer")
    assert t.row(1) == ["tax-collector", "blackmailer"]  # it is seen already
    assert t.encounters == ["theirs", "tie"]  # and not yet compared
    assert t.happened("ability_activated") == 1
    assert (t.asker, t.asked) == (0, "adjust")
    assert t.options == {"raise", "lower"}
    t.choose(answer)
    assert t.influence("aristocrat") == influence
    assert t.encounters[-1] == encounter
    if not t.placing:  # the Blackmailer that lost names a faction
        t.choose("guild")


def test_librarian_may_make_a_tie(table: Tables) -> None:
    """rulebook: "1. Zagranie kart", "Remis": what counts is the influence after the adjustment."""
    t = table.after("librarian", "aristocrat", hand=["aristocrat"], their_hand=["illusionist"])
    t.play("aristocrat", "illusionist")
    t.choose("raise")
    assert t.encounters == ["theirs", "tie"]


def test_librarians_of_both_seats(table: Tables) -> None:
    """facts: Librarian: both choose at the same time, neither sees the other's choice."""
    t = table.after("aristocrat", "blackmailer", coming={0: Coming(librarians=1), 1: Coming(librarians=2)})
    assert [ask.seat for ask in t.match.asks] == [0, 1]
    t.match.answer("raise", 0)
    assert t.influence("aristocrat") == 8
    t.match.answer("lower", 1)
    assert (t.asker, t.asked) == (1, "adjust")  # their second one
    t.choose("raise")
    assert t.influence("aristocrat") == 10
    assert t.influence("their blackmailer") == 9
    t.choose("guild")  # the Blackmailer lost


def test_librarian_and_an_auction(table: Tables) -> None:
    """rulebook: "Dom aukcyjny", rule decision 5: the auction counts the influence before the Librarian's choice."""
    t = table(
        hand=["aristocrat"], their_hand=["tax-collector"], coming={0: Coming(librarians=1)}, deck=["envoy"],
        past=[("blackmailer", "poisoner")], locations=["auction-house"],
    )  # fmt: skip
    t.play("aristocrat", "tax-collector")
    assert t.discard(0) == ["envoy"]  # 8 against 9, though it will be 10
    t.choose("raise")
    assert t.influence("aristocrat") == 10


def test_librarian_without_a_next_card(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1"."""
    t = table.after("librarian", "aristocrat", their_hand=["envoy"], rest="discard")
    assert t.winner == 1


# -- Prodigy (7) -------------------------------------------------------------------------------------------------------


def test_prodigy_strengthens_a_weak_card_of_yours(table: Tables) -> None:
    """rulebook: "Młody geniusz": one of yours with 8 or less, itself included."""
    t = table.after(
        "prodigy",
        "successor",
        past=[
            ("aristocrat", "witch-king"),
            ("blackmailer", "envoy"),
            ("engineer", "poisoner"),
            ("envoy", "tax-collector"),
        ],
        modifiers={"engineer": -3, "envoy": 6},
    )
    assert t.options == {"prodigy", "aristocrat", "engineer"}  # 7, 8 and 8; not 9, not the Envoy's 9, nothing of theirs
    t.choose("aristocrat")
    assert t.influence("aristocrat") == 11


def test_prodigy_alone_strengthens_itself(table: Tables) -> None:
    """rulebook: "Młody geniusz": may be put on the Prodigy."""
    t = table.after("prodigy", "blackmailer")
    assert t.influence("prodigy") == 10
    assert t.encounters == ["ours"]


def test_prodigy_without_a_weak_card(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": nobody has 8 or less."""
    t = table.after("prodigy", "successor", past=[("blackmailer", "envoy")], coming={0: Coming(modifier=3)})
    assert t.influence("prodigy") == 10
    assert t.modifier("blackmailer") == 0


def test_prodigy_and_a_negative_card(table: Tables) -> None:
    """rulebook: "Wpływ": negative is 8 or less."""
    t = table.after("prodigy", "successor", past=[("poisoner", "envoy")], modifiers={"poisoner": -5})
    t.choose("poisoner")
    assert t.influence("poisoner") == -1


# -- Aristocrat (8) ----------------------------------------------------------------------------------------------------


def test_aristocrat_carries_an_extra_signet_when_it_wins(table: Tables) -> None:
    """facts: Aristocrat: while active, if it wins its encounter it has one signet more."""
    t = table.after("prodigy", "successor", past=[("aristocrat", "illusionist")], tokens=["aristocrat"])
    assert t.signets == (0, 2)
    t.choose("aristocrat")
    assert t.encounters == ["ours", "theirs"]
    assert t.signets_on("aristocrat") == 2


def test_aristocrat_that_loses_carries_nothing(table: Tables) -> None:
    """facts: Aristocrat: active from its loss on, without a signet."""
    t = table.after("aristocrat", "blackmailer")
    assert t.tokens == ["aristocrat"]
    assert t.signets_on("aristocrat") == 0
    assert t.signets == (0, 1)


def test_aristocrat_without_its_token(table: Tables) -> None:
    """rulebook: "Zdolność stała": the extra signet goes with the token."""
    t = table.after("void-mage", "ambusher", past=[("surgeon", "aristocrat")], tokens=["their aristocrat"])
    assert t.signets == (0, 2)  # one for each encounter


def test_aristocrat_helped_by_a_counselor(table: Tables) -> None:
    """Rule decision 1: won through the Counselor, it still carries two."""
    t = table.after("counselor", "witch-king", past=[("aristocrat", "illusionist")], tokens=["aristocrat"])
    assert t.signets_on("aristocrat") == 2
    assert t.signets == (2, 1)


# -- Blackmailer (9) ---------------------------------------------------------------------------------------------------


def test_blackmailer_makes_the_opponent_pay_for_another_faction(table: Tables) -> None:
    """rulebook: "Szantażystka": two hand cards of the opponent's choice, before phase 2."""
    t = table.after("blackmailer", "illusionist", hand=["counselor"], their_hand=["envoy", "prodigy", "successor"],
                    their_deck=["poisoner"])  # fmt: skip
    assert t.options == set(FACTIONS)
    t.choose("guild")
    t.play("counselor", "successor")
    assert (t.asker, t.asked) == (1, "discard")
    assert t.options == {"their envoy", "their prodigy", "their poisoner"}
    assert t.encounters == ["theirs", "tie"]  # nothing is compared yet
    assert t.happened("ability_activated") == 1
    t.choose("their envoy", "their prodigy")
    assert t.discard(1) == ["envoy", "prodigy"]
    assert t.tokens == ["counselor"]


def test_blackmailer_and_an_obedient_opponent(table: Tables) -> None:
    """rulebook: "Szantażystka": a card of the named faction costs nothing."""
    t = table.after("blackmailer", "illusionist", hand=["counselor"], their_hand=["envoy", "prodigy", "successor"])
    t.choose("dynasty")
    t.play("counselor", "successor")
    assert t.placing
    assert t.discard(1) == []


def test_blackmailer_and_too_few_cards(table: Tables) -> None:
    """rulebook: "Szantażystka": they discard what they can."""
    t = table.after("blackmailer", "illusionist", hand=["counselor"], their_hand=["envoy"], their_deck=["poisoner"])
    t.choose("dynasty")
    t.play("counselor", "envoy")
    assert t.options == {"their poisoner"}
    t.choose("their poisoner")
    # The Envoy lost to the Counselor: its −3 comes after the discard.
    t.choose("their envoy")


def test_blackmailer_and_an_empty_hand(table: Tables) -> None:
    """rulebook: "Szantażystka": nothing left to discard."""
    t = table.after(
        "blackmailer", "illusionist", hand=["counselor", "envoy"], their_hand=["successor"], their_rest="discard"
    )
    t.choose("guild")
    t.play("counselor", "successor")
    assert t.winner == 0  # and nothing left to play


def test_blackmailer_watches_the_next_card_only(table: Tables) -> None:
    """rulebook: "Szantażystka": the card after that is free."""
    t = table.after(
        "blackmailer", "illusionist", hand=["counselor", "aristocrat"], their_hand=["successor", "engineer"]
    )
    t.choose("dynasty")
    t.play("counselor", "successor").play("aristocrat", "engineer")
    assert t.placing
    assert t.discard(1) == []


# -- Illusionist (10) --------------------------------------------------------------------------------------------------


def test_illusionist_activates_a_losing_card_of_yours(table: Tables) -> None:
    """rulebook: "Iluzjonistka": one of your losing cards; not one that wins or ties, not herself, none of theirs."""
    t = table.after(
        "illusionist",
        "witch-king",
        past=[
            ("tax-collector", "engineer"),
            ("successor", "envoy"),
            ("prodigy", "prodigy"),
            ("aristocrat", "counselor"),
        ],
    )
    assert t.options == {"tax-collector", "aristocrat"}
    t.choose("aristocrat")
    assert t.tokens == ["aristocrat"]
    assert t.influence("tax-collector") == 4


def test_illusionist_without_a_losing_card(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": she is the only loser, and not her own target."""
    t = table.after("illusionist", "witch-king", past=[("successor", "envoy")])
    assert t.placing
    assert t.happened("ability_activated") == 1


def test_illusionist_uses_an_ongoing_ability_again(table: Tables) -> None:
    """rulebook: "Iluzjonistka": used before or not; the Counselor's token of the past wins the encounter before it."""
    t = table.after(
        "illusionist", "witch-king", past=[("envoy", "engineer"), ("counselor", "successor"), ("aristocrat", "prodigy")]
    )
    assert t.options == {"envoy", "counselor"}
    t.choose("counselor")
    assert t.tokens == ["counselor"]
    assert t.encounters == ["ours", "theirs", "ours", "theirs"]


def test_illusionist_and_positions(table: Tables) -> None:
    """rulebook: "Iluzjonistka": positions are those of the activated card: its own opposite is poisoned."""
    t = table.after("illusionist", "witch-king", past=[("poisoner", "engineer"), ("successor", "envoy")])
    assert t.influence("their engineer") == 1
    assert t.influence("their witch-king") == 13


def test_illusionist_may_be_taken_back_by_a_swamp_guardian(table: Tables) -> None:
    """rulebook: "Aktywuj": for the Guardian of the past the Illusionist is another card."""
    t = table.after("illusionist", "ambusher", coming={1: Coming(modifier=3)}, past=[("swamp-guardian", "djinn")])
    assert t.hand(0).count("illusionist") == 1
    assert t.row(0) == ["swamp-guardian"]
    assert t.encounters == ["theirs"]
    assert t.discard(1) == ["ambusher"]


def test_illusionist_wins_with_a_losing_djinn(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 2": a Djinn that lies losing in the past wins the game."""
    t = table.after("illusionist", "swamp-guardian", past=[("djinn", "saboteur")], modifiers={"their saboteur": 12})
    assert t.winner == 0
    assert t.reason == "djinn"


# -- Engineer (11) -----------------------------------------------------------------------------------------------------


def test_engineer_strengthens_the_next_card_after_its_round(table: Tables) -> None:
    """facts: Engineer: the next card loses and works first, then it has +5."""
    t = table.after("engineer", "counselor", hand=["tax-collector"], their_hand=["blackmailer"])
    t.play("tax-collector", "blackmailer")
    assert t.influence("tax-collector") == 4 + 4 + 5
    assert t.encounters == ["theirs", "ours"]


def test_engineer_comes_after_the_comparison(table: Tables) -> None:
    """facts: Engineer: 8 against 9 loses and is activated, and only then it is 13."""
    t = table.after("engineer", "counselor", hand=["aristocrat"], their_hand=["blackmailer"])
    t.play("aristocrat", "blackmailer")
    assert t.tokens == ["aristocrat"]
    assert t.influence("aristocrat") == 13
    assert t.signets == (2, 1)


def test_engineer_and_a_puppeteer(table: Tables) -> None:
    """Rule decision 7: the card that should get +5 was discarded; its replacement gets nothing."""
    t = table.after("treasurer", "engineer", hand=["puppeteer"], their_hand=["djinn", "mediator"], their_rest="discard")
    t.play("puppeteer", "djinn")
    assert t.row(1) == ["engineer", "mediator"]
    assert t.influence("their mediator") == 4
    assert t.happened("influence_raised") == 0


def test_engineer_without_a_next_card(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1"."""
    t = table.after("engineer", "counselor", their_hand=["envoy"], rest="discard")
    assert t.winner == 1


# -- Counselor (12) ----------------------------------------------------------------------------------------------------


def test_counselor_wins_the_previous_encounter(table: Tables) -> None:
    """rulebook: "Doradczyni"."""
    t = table.after("counselor", "witch-king", past=[("poisoner", "envoy"), ("envoy", "successor")])
    assert t.encounters == ["theirs", "ours", "theirs"]


def test_counselor_wins_a_tie(table: Tables) -> None:
    """rulebook: "Doradczyni": even if the previous encounter is a tie."""
    t = table.after("counselor", "witch-king", past=[("envoy", "envoy")])
    assert t.encounters == ["ours", "theirs"]


def test_counselor_without_a_previous_encounter(table: Tables) -> None:
    """facts: Counselor: nothing to win yet."""
    t = table.after("counselor", "witch-king")
    assert t.tokens == ["counselor"]
    assert t.encounters == ["theirs"]


def test_counselor_holds_whatever_the_influences(table: Tables) -> None:
    """Rule decision 1: the active Counselor in the following encounter decides, not the modifiers."""
    t = table.after("envoy", "tax-collector", past=[("poisoner", "successor"), ("counselor", "witch-king")],
                    tokens=["counselor"])  # fmt: skip
    t.choose("poisoner")
    assert t.influence("poisoner") == -2
    assert t.encounters == ["ours", "theirs", "theirs"]


def test_counselor_whose_neighbour_is_taken_away(table: Tables) -> None:
    """Rule decision 3: the Swamp Guardian removes the encounter before it; the one before that is decided now."""
    t = table.after(
        "swamp-guardian",
        "mechanical-djinn",
        past=[("saboteur", "successor"), ("envoy", "aristocrat"), ("counselor", "ambusher")],
        tokens=["counselor"],
        modifiers={"their ambusher": 6},
    )
    assert t.encounters == ["theirs", "ours", "theirs", "theirs"]
    t.choose("envoy")
    assert t.encounters == ["ours", "theirs", "theirs"]


def test_two_counselors_cancel_out(table: Tables) -> None:
    """Rule decision 2: both active in one encounter: the influences decide before it."""
    t = table.after("illusionist", "witch-king", past=[("envoy", "engineer"), ("counselor", "counselor")],
                    tokens=["their counselor"], modifiers={"their counselor": 1})  # fmt: skip
    assert t.encounters == ["theirs", "theirs", "theirs"]
    t.choose("counselor")
    assert t.tokens == ["counselor", "their counselor"]
    assert t.encounters == ["theirs", "theirs", "theirs"]


def test_two_counselors_leave_a_tie_a_tie(table: Tables) -> None:
    """Rule decision 2."""
    t = table(past=[("envoy", "envoy"), ("counselor", "counselor")], tokens=["counselor", "their counselor"],
              hand=["engineer"], their_hand=["engineer"])  # fmt: skip
    assert t.encounters == ["tie", "tie"]


# -- Witch King (13) ---------------------------------------------------------------------------------------------------


def test_witch_king_takes_a_faction_from_hand_and_deck(table: Tables) -> None:
    """facts: Witch King: all of it goes, the deck is shuffled; played cards stay."""
    t = table.after(
        "witch-king", "successor", past=[("tax-collector", "counselor")], their_hand=["aristocrat", "envoy"]
    )
    assert t.options == set(FACTIONS)
    t.choose("dynasty")
    assert sorted(t.discard(1)) == ["aristocrat", "tax-collector"]
    assert t.row(1) == ["counselor", "successor"]
    assert "envoy" in t.hand(1)
    assert t.happened("deck_shuffled") == 1


def test_witch_king_shuffles(table: Tables) -> None:
    """facts: Witch King: the order of the deck is not what it was."""
    t = table.after("witch-king", "successor", their_deck=["poisoner", "envoy", "prodigy", "engineer"])
    before = [name for name in t.deck(1) if name not in ("tax-collector", "aristocrat", "counselor")]
    t.choose("dynasty")
    after = t.hand(1) + t.deck(1)  # the top card was drawn
    assert sorted(after) == sorted(before)
    assert after != before


def test_witch_king_and_a_faction_that_is_not_there(table: Tables) -> None:
    """facts: Witch King: nothing to discard."""
    t = table.after(
        "witch-king", "successor", their_hand=["envoy"], their_deck=["prodigy", "engineer"], their_rest="discard"
    )
    pile = t.discard(1)
    t.choose("dynasty")
    assert t.discard(1) == pile
    assert len(t.hand(1)) == 2


def test_witch_king_may_take_everything(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1": an opponent without cards has lost."""
    t = table.after("witch-king", "successor", hand=["envoy"], their_hand=["prodigy"], their_deck=["engineer"],
                    their_rest="discard")  # fmt: skip
    t.choose("guild")
    assert t.winner == 0


def test_witch_king_from_the_past(table: Tables) -> None:
    """rulebook: "Aktywuj": used again by the Illusionist."""
    t = table.after("illusionist", "engineer", past=[("witch-king", "successor")], their_hand=["aristocrat"],
                    their_deck=["envoy"])  # fmt: skip
    t.choose("dynasty")
    assert "aristocrat" in t.discard(1)
    assert t.row(1) == ["successor", "engineer"]


# -- Elemental (14) ----------------------------------------------------------------------------------------------------


def test_elemental_uses_an_instant_card_from_hand(table: Tables) -> None:
    """facts: Elemental: discard it, resolve it as its own, draw a card."""
    t = table.after(
        "elemental", "successor", hand=["tax-collector", "counselor", "envoy"], deck=["poisoner", "librarian"]
    )
    assert t.options == {"tax-collector", "envoy"}  # the Counselor is ongoing
    t.choose("tax-collector")
    assert t.discard(0) == ["tax-collector"]
    assert t.influence("elemental") == 18
    assert t.encounters == ["ours"]
    assert t.hand(0) == ["counselor", "envoy", "librarian", "poisoner"]  # one drawn by the ability, one as usual


def test_elemental_is_asked_even_with_one_card(table: Tables) -> None:
    """What is in the hand is secret: a single fitting card is not taken unasked."""
    t = table.after("elemental", "successor", hand=["tax-collector"])
    assert t.options == {"tax-collector"}
    t.choose("tax-collector")


def test_elemental_without_an_instant_card(table: Tables) -> None:
    """Rule decision 14: no effect and no extra card."""
    t = table.after("elemental", "successor", hand=["counselor", "aristocrat"], deck=["envoy"])
    assert t.placing
    assert t.hand(0) == ["aristocrat", "counselor", "envoy"]
    assert t.discard(0) == []


def test_elemental_discards_a_djinn_and_wins(table: Tables) -> None:
    """facts: Elemental: the copied ability is resolved as its own, and the Djinn's wins the game."""
    t = table.after("elemental", "djinn", hand=["djinn"])
    t.choose("djinn")
    assert t.winner == 0
    assert t.discard(0) == ["djinn"]


def test_elemental_as_hired_blade_still_draws(table: Tables) -> None:
    """Rule decision 14: the ability works from the Elemental's place, then its owner draws."""
    t = table.after("elemental", "djinn", hand=["hired-blade"], deck=["judge", "surgeon"])
    t.choose("hired-blade")
    assert t.discard(0) == ["hired-blade", "elemental"]
    assert t.discard(1) == ["djinn"]
    assert t.hand(0) == ["judge", "surgeon"]


def test_elemental_as_illusionist(table: Tables) -> None:
    """Rule decision 13: it activates another losing card, never the Elemental itself."""
    t = table.after("elemental", "successor", hand=["illusionist", "prodigy"], past=[("tax-collector", "engineer")])
    t.choose("illusionist")
    assert t.influence("tax-collector") == 8
    assert t.happened("ability_activated") == 2


def test_elemental_activated_from_the_past(table: Tables) -> None:
    """rulebook: "Aktywuj", "Skopiuj i aktywuj": the Elemental's place is the place of what it uses."""
    t = table.after(
        "illusionist", "witch-king", past=[("elemental", "successor")], hand=["tax-collector"], deck=["envoy"]
    )
    t.choose("tax-collector")
    assert t.influence("elemental") == 18
    assert t.influence("illusionist") == 10
    assert t.encounters == ["ours", "theirs"]


# -- Mechanical Djinn (15) ---------------------------------------------------------------------------------------------


def test_mechanical_djinn_wins_with_the_following_encounter(table: Tables) -> None:
    """rulebook: "Mechaniczny dżinn"."""
    t = table.after("mechanical-djinn", "successor", hand=["counselor"], their_hand=["tax-collector"])
    assert t.tokens == ["mechanical-djinn"]
    assert not t.over
    t.play("counselor", "tax-collector")
    assert t.winner == 0
    assert t.reason == "mechanical-djinn"


def test_mechanical_djinn_is_stopped_by_the_losers_ability(table: Tables) -> None:
    """Rule decision 8: the Poisoner makes the following encounter a tie before the Djinn is looked at."""
    t = table.after("mechanical-djinn", "successor", hand=["counselor"], their_hand=["poisoner"])
    t.play("counselor", "poisoner")
    assert t.encounters == ["theirs", "tie"]
    assert not t.over


def test_mechanical_djinn_that_was_not_activated(table: Tables) -> None:
    """rulebook: "Zdolność stała": without a token it does nothing."""
    t = table.after("counselor", "tax-collector", past=[("mechanical-djinn", "successor")])
    assert t.encounters == ["theirs", "ours"]
    assert not t.over


def test_mechanical_djinn_and_a_counselor(table: Tables) -> None:
    """rulebook: "Mechaniczny dżinn", "Doradczyni": the following encounter is won by a later card."""
    t = table.after("counselor", "witch-king", past=[("mechanical-djinn", "successor"), ("envoy", "aristocrat")],
                    tokens=["mechanical-djinn"])  # fmt: skip
    assert t.winner == 0
    assert t.reason == "mechanical-djinn"


def test_mechanical_djinn_and_a_following_encounter_that_is_removed(table: Tables) -> None:
    """rulebook: "Mechaniczny dżinn": the nearest encounter in the direction of play takes its place."""
    t = table.after(
        "swamp-guardian",
        "elemental",
        past=[("mechanical-djinn", "successor"), ("tax-collector", "aristocrat"), ("counselor", "librarian")],
        tokens=["mechanical-djinn"],
    )
    t.choose("tax-collector")
    assert t.row(0) == ["mechanical-djinn", "counselor", "swamp-guardian"]
    assert t.winner == 0
    assert t.reason == "mechanical-djinn"


def test_mechanical_djinn_switched_on_in_the_past(table: Tables) -> None:
    """rulebook: "Aktywuj": its following encounter is already won."""
    t = table.after("illusionist", "witch-king", past=[("mechanical-djinn", "successor"), ("counselor", "envoy")])
    assert t.winner == 0


# -- Successor (16) ----------------------------------------------------------------------------------------------------


def test_successor_leaves_two_cards(table: Tables) -> None:
    """facts: Successor: the opponent keeps two hand cards and loses the rest of the hand and the whole deck."""
    t = table.after(
        "successor", "mechanical-djinn", coming={1: Coming(modifier=3)}, their_hand=["envoy", "prodigy", "aristocrat"]
    )
    assert (t.asker, t.asked) == (1, "keep")
    assert t.options == {"their envoy", "their prodigy", "their aristocrat"}
    t.choose("their envoy")
    assert t.options == {"their prodigy", "their aristocrat"}
    t.choose("their aristocrat")
    assert t.hand(1) == ["aristocrat", "envoy"]
    assert t.deck(1) == []
    assert len(t.discard(1)) == 13


@pytest.mark.parametrize("hand", [["envoy", "prodigy"], ["envoy"]])
def test_successor_and_a_small_hand(table: Tables, hand: list[str]) -> None:
    """Rule decision 15: with two hand cards or fewer only the deck goes; nothing is asked."""
    t = table.after("successor", "mechanical-djinn", coming={1: Coming(modifier=3)}, their_hand=hand)
    assert t.placing
    assert t.hand(1) == hand
    assert t.deck(1) == []


def test_successor_and_an_empty_deck(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": nothing to take."""
    t = table.after(
        "successor", "mechanical-djinn", coming={1: Coming(modifier=3)}, their_hand=["envoy"], their_rest="discard"
    )
    assert t.hand(1) == ["envoy"]
    assert t.placing


def test_successor_and_an_empty_hand(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1": nothing to play next round."""
    t = table.after("successor", "mechanical-djinn", coming={1: Coming(modifier=3)}, hand=["envoy"])
    assert t.winner == 0
