"""What a seat is told when it looks at a card: why it cannot be chosen, and what it would do now."""

import random

import pytest
from tests.games.cardia.board import Tables

from stolik.games.cardia import GAME
from stolik.games.cardia.about import why_not
from stolik.games.cardia.state import Coming
from stolik.games.cardia.zones import ROW
from stolik.table import Match

US, THEM = 0, 1


# -- why not: where a card lies ---------------------------------------------------------------------------------------


def test_only_a_card_from_the_hand_is_placed(table: Tables) -> None:
    t = table(hand=["judge"], their_hand=["judge"], past=[("surgeon", "mediator")], rest="discard")
    assert t.why_not("judge") == ""
    assert t.why_not("surgeon") == "It is in play. Cards for an encounter come from your hand."
    assert t.why_not("their mediator") == "It is your opponent’s card. Cards for an encounter come from your hand."
    assert t.why_not("djinn") == "It lies on a discard pile. Cards for an encounter come from your hand."
    assert t.why_not("surgeon", lang="pl") == "Ta karta jest już zagrana. Karty do starcia kładzie się z ręki."


def test_a_known_card_of_the_opponents_hand_is_not_ours_to_place(table: Tables) -> None:
    """rulebook: "Strażnik bagien": everybody saw which card went back."""
    t = table.after("magistra", "swamp-guardian", past=[("judge", "surgeon")], hand=["djinn"])
    assert t.why_not("their surgeon").startswith("It is in your opponent’s hand.")


def test_a_card_that_is_placed_already_is_not_placed_again(table: Tables) -> None:
    """rulebook: "Mgliste bagna"."""
    t = table(hand=["judge"], their_hand=["judge"], hidden=[("surgeon", "mediator")], locations=["foggy-swamp"])
    assert t.why_not("surgeon") == "It is placed but not yet resolved. Cards for an encounter come from your hand."


def test_a_card_put_under_the_deck_cannot_be_put_there_again(table: Tables) -> None:
    """rulebook: "Złomowisko"."""
    t = table.after("mediator", "mediator", hand=["judge"], their_hand=["judge"], locations=["scrapyard"])
    assert t.why_not("mediator") == "It is in play. The card that goes under your deck comes from your hand."
    t.match.answer(t.card("judge"), US)
    t.match.answer(t.card("their judge"), THEM)


def test_nobody_is_told_why_while_nothing_is_asked_of_them(table: Tables) -> None:
    t = table(hand=["judge", "djinn"], their_hand=["judge"])
    t.match.answer(t.card("judge"), US)
    assert t.why_not("djinn") == ""
    t.match.answer(t.card("their judge"), THEM)


# -- why not: what a phrase asks for ----------------------------------------------------------------------------------


def test_the_prodigy_says_which_number_is_too_high(table: Tables) -> None:
    t = table.after("prodigy", "elemental", past=[("poisoner", "counselor"), ("counselor", "aristocrat")])
    assert t.asked == "raise"
    assert t.why_not("counselor") == "Its influence is 12: only cards with at most 8 count."
    assert t.why_not("their aristocrat") == "It is your opponent’s card. You choose among your own cards in play."
    assert t.why_not("counselor", lang="pl") == "Ma 12 wpływu: liczą się tylko karty, które mają najwyżej 8."
    t.choose("poisoner")


def test_the_inventor_changes_two_different_cards(table: Tables) -> None:
    t = table.after("inventor", "djinn", past=[("judge", "surgeon")], hand=["mediator"])
    assert t.why_not("mediator") == "It is in your hand. Only cards in play can be chosen."
    t.choose("judge")
    assert t.why_not("judge") == "This card has already been chosen: now choose another one."
    t.choose("their djinn")


def test_the_void_mage_needs_something_to_remove(table: Tables) -> None:
    """facts: rule decision 10."""
    past = [("surgeon", "judge"), ("clockmaker", "treasurer")]
    t = table.after("void-mage", "djinn", past=past, modifiers={"surgeon": 3, "their treasurer": -1})
    assert t.why_not("clockmaker") == "There is no modifier and no ongoing token on it."
    t.choose("surgeon")


def test_the_kinesis_mage_takes_from_one_card_and_gives_to_another(table: Tables) -> None:
    past = [("envoy", "successor"), ("engineer", "elemental"), ("counselor", "envoy")]
    t = table.after("kinesis-mage", "prodigy", past=past, modifiers={"envoy": 3, "engineer": -1})
    assert t.why_not("counselor") == "There is no modifier and no ongoing token on it."
    t.choose("envoy")
    assert t.asked == "shift-to"
    assert t.why_not("envoy") == "This card has already been chosen: now choose another one."
    assert t.why_not("their elemental").startswith("It is your opponent’s card.")
    t.choose("counselor")


def test_the_swamp_guardian_takes_back_another_card(table: Tables) -> None:
    t = table.after("swamp-guardian", "magistra", past=[("surgeon", "judge"), ("saboteur", "mediator")])
    assert t.why_not("swamp-guardian") == "This is the card that is using its ability: choose another one."
    t.choose("surgeon")


def test_the_magistra_says_what_it_cannot_copy(table: Tables) -> None:
    """facts: rule decision 12: current influence on both sides, instant abilities only."""
    past = [("saboteur", "judge"), ("treasurer", "surgeon"), ("inventor", "mediator"), ("clockmaker", "void-mage")]
    t = table.after("magistra", "djinn", past=past, modifiers={"treasurer": 9, "clockmaker": 3})
    assert t.why_not("saboteur") == "Its influence is 5: Magistra copies only cards with at least 14."
    assert t.why_not("treasurer") == "Its ability is ongoing: only an instant one can be used."
    assert t.why_not("magistra") == "This is the card that is using its ability: choose another one."
    assert t.options == {"inventor", "clockmaker"}
    t.choose("clockmaker")


def test_the_illusionist_needs_a_card_that_loses(table: Tables) -> None:
    """facts: rule decision 13."""
    past = [("envoy", "prodigy"), ("engineer", "envoy"), ("successor", "successor"), ("tax-collector", "counselor")]
    t = table.after("illusionist", "elemental", past=past)
    assert t.options == {"envoy", "tax-collector"}
    assert t.why_not("engineer") == "It wins its encounter: only the ability of a losing card can be activated."
    assert t.why_not("successor") == "Its encounter is a tie: only the ability of a losing card can be activated."
    t.choose("tax-collector")


def test_the_palace_guard_wants_a_card_of_the_faction(table: Tables) -> None:
    t = table.after("palace-guard", "judge", their_hand=["clockmaker", "djinn"])
    assert t.why_not("palace-guard") == "You are naming a faction now, not choosing a card."
    t.choose("guild")
    assert t.options == {"their clockmaker", "decline"}
    assert t.why_not("their djinn", THEM) == "It belongs to the Dynasty: a card of the Guild is asked for."
    assert t.why_not("their djinn", THEM, "pl") == "To karta Dynastii: potrzebna jest karta Gildii."
    assert t.why_not("their judge", THEM) == "It is in play. You discard from your hand."
    t.choose("decline")


def test_the_elemental_uses_an_instant_from_the_hand(table: Tables) -> None:
    t = table.after("elemental", "mechanical-djinn", hand=["counselor", "tax-collector", "engineer"])
    assert t.why_not("counselor") == "Its ability is ongoing: only an instant one can be used."
    assert t.why_not("elemental") == "It is in play. You discard from your hand."
    t.choose("engineer")


def test_the_successor_lets_two_different_cards_stay(table: Tables) -> None:
    t = table.after(
        "successor",
        "successor",
        past=[("envoy", "prodigy")],
        coming={THEM: Coming(modifier=1)},
        their_hand=["engineer", "counselor", "elemental"],
    )
    assert t.asked == "keep"
    t.choose("their engineer")
    assert t.why_not("their engineer", THEM) == "You are already keeping this card."
    assert t.why_not("their prodigy", THEM) == "It is in play. You choose what to keep from your hand."
    t.choose("their counselor")


def test_what_is_removed_is_no_card(table: Tables) -> None:
    t = table.after("void-mage", "djinn", past=[("judge", "clockmaker")], modifiers={"judge": 1}, tokens=["judge"])
    assert t.asked == "strip-kind"
    assert t.why_not("judge") == "You are choosing what to remove from Judge now, not a card."
    t.choose("tokens")


def test_what_the_librarian_asks_is_no_card(table: Tables) -> None:
    t = table.after("engineer", "envoy", coming={US: Coming(librarians=1)})
    assert t.asked == "adjust"
    assert t.why_not("engineer") == "You are choosing how the influence of Engineer changes now, not a card."
    t.choose("raise", "your-next-card")


@pytest.mark.parametrize("options", GAME.variants(), ids=str)
def test_whatever_cannot_be_chosen_has_a_reason_and_whatever_can_has_none(options: dict[str, object]) -> None:
    """The phrase that finds the options is the one that explains them."""
    rng = random.Random(5)
    for seed in range(4):
        match = Match(GAME, 2, options, seed)
        while match.question is not None:
            for ask in match.asks:
                for card, known_as in enumerate(match.state.ids):
                    if match.state.sees(ask.seat, card):
                        about = match.about(ask.seat, known_as)
                        assert about is not None
                        assert (about.why_not is None) == (ask.of == "card" and card in ask.options)
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)


def test_a_reason_that_bars_is_never_an_excuse(table: Tables) -> None:
    """A card that is an option would be told nothing: the phrase bars none of its own options."""
    t = table.after("swamp-guardian", "magistra", past=[("surgeon", "judge"), ("saboteur", "mediator")])
    ask = t.match.asks[0]
    for card in t.g.zones[ROW]:
        assert (why_not(t.g, ask, card).key == "why-elsewhere") == (card in ask.options)
    t.choose("surgeon")


# -- outlook: before the reveal ---------------------------------------------------------------------------------------


def test_a_hand_card_says_what_waits_for_it(table: Tables) -> None:
    """rulebook: "Wpływ": a modifier for the next card lies beside the row."""
    t = table(hand=["saboteur"], their_hand=["judge"], coming={US: Coming(modifier=-5)})
    assert t.outlook("saboteur") == ["It would have 0 influence: 5 printed, −5 waiting for it."]
    assert t.outlook("saboteur", lang="pl") == ["Miałaby 0 wpływu: 5 na karcie, −5 już na nią czeka."]


def test_a_card_with_nothing_about_it_says_nothing(table: Tables) -> None:
    t = table(hand=["saboteur"], their_hand=["judge"], rest="discard")
    assert t.outlook("saboteur") == []
    assert t.outlook("djinn") == []


def test_a_hand_card_says_what_else_is_prepared(table: Tables) -> None:
    coming = Coming(librarians=1, engineers=1, blackmail=["academy"])
    t = table(hand=["tax-collector", "librarian"], their_hand=["envoy"], coming={US: coming})
    assert t.outlook("tax-collector") == [
        "After the reveal its owner gives it +2 or −2 influence.",
        "It gets +5 influence once the abilities of the round are resolved.",
        "It is not of the Academy: the blackmail would cost up to 2 cards from hand.",
    ]
    assert t.outlook("librarian")[-1] == "It is of the Academy, so the blackmail costs nothing."


def test_two_librarians_are_counted(table: Tables) -> None:
    t = table(hand=["tax-collector"], their_hand=["envoy"], coming={US: Coming(librarians=2)})
    assert t.outlook("tax-collector") == ["After the reveal its owner gives it +2 or −2 influence, 2 times over."]
    assert t.outlook("tax-collector", lang="pl") == ["Po odkryciu właściciel daje jej +2 albo −2 wpływu, i to 2 razy."]


def test_a_card_says_how_it_would_fare_against_one_that_lies_open(table: Tables) -> None:
    """rulebook: "Wróżbita": the opponent's card is seen before one's own is chosen."""
    hand = ["saboteur", "puppeteer", "palace-guard"]
    t = table(hand=hand, their_hand=["palace-guard"], foretold=[THEM], coming={US: Coming(modifier=2)})
    assert t.outlook("saboteur") == ["It would have 7 influence: 5 printed, +2 waiting for it."]
    t.match.answer(t.card("their palace-guard"), THEM)
    assert t.outlook("saboteur")[1] == "It would tie with Palace Guard, 7 to 7: no ability is used."
    assert t.outlook("puppeteer")[1] == "It would win against Palace Guard, 12 to 7."
    assert t.outlook("their palace-guard") == []
    t.match.answer(t.card("puppeteer"), US)
    t.choose("rebellion", "decline")


def test_what_waits_for_the_open_card_counts_too(table: Tables) -> None:
    t = table(hand=["surgeon"], their_hand=["saboteur"], foretold=[THEM], coming={THEM: Coming(modifier=3)})
    t.match.answer(t.card("their saboteur"), THEM)
    assert t.outlook("surgeon") == ["It would lose to Saboteur, 3 to 8, and use its ability."]
    assert t.outlook("their saboteur") == ["It would have 8 influence: 5 printed, +3 waiting for it."]
    t.match.answer(t.card("surgeon"), US)


def test_a_librarian_may_turn_it(table: Tables) -> None:
    t = table(hand=["tax-collector"], their_hand=["envoy"], foretold=[THEM], coming={US: Coming(librarians=1)})
    t.match.answer(t.card("their envoy"), THEM)
    assert t.outlook("tax-collector")[1] == "Against Envoy it is 4 to 3 before Librarian changes it."
    t.match.answer(t.card("tax-collector"), US)
    t.choose("raise", "your-next-card")


# -- outlook: what is at stake ----------------------------------------------------------------------------------------


def test_the_catacombs_warn(table: Tables) -> None:
    """rulebook: "Nawiedzone katakumby"."""
    t = table(
        hand=["saboteur", "judge"],
        their_hand=["judge"],
        past=[("ambusher", "surgeon")],
        locations=["haunted-catacombs"],
    )
    assert t.outlook("saboteur") == ["Same faction as Ambusher before it: you would lose the match on the spot!"]
    assert "lose the match" not in " ".join(t.outlook("judge"))


def test_the_auction_house_tells_its_price(table: Tables) -> None:
    """rulebook: "Dom aukcyjny"."""
    t = table(
        hand=["saboteur", "djinn"], their_hand=["judge"], past=[("ambusher", "surgeon")], locations=["auction-house"]
    )
    assert t.outlook("saboteur") == [
        "Less influence than Ambusher before it (9): the top card of your deck would be discarded."
    ]
    assert t.outlook("djinn") == []


def test_the_auction_house_finds_no_deck_that_the_bazaar_has_emptied(table: Tables) -> None:
    """rulebook: "Bazar": whoever is down to one card draws four at once, before any card is revealed."""
    t = table(
        hand=["saboteur", "djinn"],
        deck=["treasurer", "inventor", "judge"],
        rest="discard",
        their_hand=["judge", "mediator", "djinn"],
        past=[("ambusher", "surgeon")],
        locations=["auction-house", "bazaar"],
    )
    assert t.outlook("saboteur") == []


def test_the_third_in_a_row_is_announced(table: Tables) -> None:
    """rulebook: "Festiwal założyciela"."""
    past = [("ambusher", "surgeon"), ("treasurer", "mediator")]
    t = table(hand=["saboteur"], their_hand=["judge"], past=past, locations=["founders-day"])
    assert t.outlook("saboteur") == ["This encounter would be your third win in a row, and the match."]


def test_a_mechanical_djinn_puts_the_game_at_stake(table: Tables) -> None:
    t = table(
        hand=["engineer"],
        their_hand=["tax-collector"],
        past=[("mechanical-djinn", "successor")],
        tokens=["mechanical-djinn"],
    )
    assert t.outlook("engineer") == ["Win this encounter and Mechanical Djinn wins you the match."]
    assert t.outlook("their tax-collector", THEM) == [
        "If your opponent wins this encounter, Mechanical Djinn wins them the match."
    ]
    assert t.outlook("mechanical-djinn")[1:] == [
        "The following encounter decides: if the owner of this card wins it, they win the match."
    ]


# -- outlook: what an ability would find ------------------------------------------------------------------------------


def test_an_ability_says_what_it_could_be_used_on(table: Tables) -> None:
    past = [("saboteur", "judge"), ("inventor", "mediator")]
    t = table(hand=["magistra", "void-mage"], their_hand=["surgeon"], past=past, modifiers={"their judge": 3})
    assert t.outlook("magistra") == ["If it loses, its ability can be used on: Inventor."]
    assert t.outlook("void-mage") == ["If it loses, its ability can be used on: Judge (Jan)."]


def test_an_ability_says_that_it_finds_nothing(table: Tables) -> None:
    t = table(hand=["magistra", "void-mage"], their_hand=["surgeon"], past=[("saboteur", "judge")])
    for name in ("magistra", "void-mage"):
        assert t.outlook(name) == ["If it loses now, there is no card that its ability could be used on."]


def test_the_prodigy_may_strengthen_itself(table: Tables) -> None:
    t = table(hand=["prodigy"], their_hand=["envoy"], past=[("counselor", "successor")])
    assert t.outlook("prodigy") == ["If it loses, its ability can be used on: Prodigy."]


def test_a_judge_says_how_many_signets_it_would_turn(table: Tables) -> None:
    past = [("saboteur", "saboteur"), ("surgeon", "mediator")]
    t = table(hand=["judge"], their_hand=["judge"], past=past)
    assert t.outlook("judge") == ["If it loses, the signets in play go from 0:1 to 1:1."]
    assert t.outlook("their judge", THEM) == ["If it loses, the signets in play go from 1:0 to 2:0."]
    assert t.outlook("judge", lang="pl") == ["Jeśli przegra, sygnety na stole zmienią się z 0:1 na 1:1."]


def test_a_clockmaker_says_what_it_would_turn(table: Tables) -> None:
    t = table(hand=["clockmaker"], their_hand=["judge"], past=[("saboteur", "palace-guard")])
    assert t.outlook("clockmaker") == ["If it loses, the signets in play go from 0:1 to 1:0."]


# -- outlook: in play -------------------------------------------------------------------------------------------------


def test_a_card_in_play_says_who_wins_and_by_how_much(table: Tables) -> None:
    t = table(hand=["djinn"], their_hand=["djinn"], past=[("saboteur", "clockmaker"), ("surgeon", "surgeon")])
    assert t.outlook("saboteur") == ["Your opponent wins this encounter, 11 to 5."]
    assert t.outlook("saboteur", THEM) == ["You win this encounter, 11 to 5."]
    assert t.outlook("surgeon") == ["This encounter is a tie, 3 to 3."]


def test_a_card_in_play_says_which_ability_decides(table: Tables) -> None:
    past = [("saboteur", "clockmaker"), ("mediator", "surgeon"), ("judge", "treasurer")]
    t = table(hand=["djinn"], their_hand=["djinn"], past=past, tokens=["mediator"])
    assert t.outlook("mediator") == [
        "This encounter is a tie at 4 to 3 because of Mediator.",
        "With its ability the signets are 0:2, without it 1:2.",
    ]
    t = table(hand=["djinn"], their_hand=["djinn"], past=past, tokens=["mediator", "their treasurer", "judge"])
    assert t.outlook("their surgeon") == [
        # By 4 to 3, or as a tie that the Judge wins: it makes no difference.
        "You win this encounter, 4 to 3.",
        "It is worth 2 signets because of Treasurer.",
    ]
    assert t.outlook("their treasurer")[1] == "With its ability the signets are 2:2, without it 1:2."


def test_a_counselor_is_named_where_it_decides(table: Tables) -> None:
    past = [("envoy", "prodigy"), ("counselor", "elemental")]
    t = table(hand=["engineer"], their_hand=["engineer"], past=past, tokens=["counselor"])
    assert t.outlook("envoy") == ["You win this encounter at 3 to 7 because of Counselor."]
    assert t.outlook("envoy", lang="pl") == ["Wygrywasz to starcie przy 3 do 7; decyduje o tym: „Doradczyni”."]


def test_two_judges_win_a_tie_together(table: Tables) -> None:
    past = [("saboteur", "saboteur"), ("judge", "djinn"), ("djinn", "judge")]
    t = table(hand=["surgeon"], their_hand=["surgeon"], past=past, tokens=["judge", "their judge"])
    assert t.outlook("saboteur") == ["You both win this encounter at 5 to 5 because of Judge."]


def test_an_ongoing_ability_without_a_token_sleeps(table: Tables) -> None:
    t = table(
        hand=["djinn"], their_hand=["djinn"], past=[("judge", "saboteur"), ("surgeon", "mediator")], tokens=["surgeon"]
    )
    assert t.outlook("judge")[1] == "Its ongoing ability does not work: there is no ongoing token on it."
    assert t.outlook("surgeon")[1] == "The ongoing token does nothing here: the ability is instant."


def test_an_ability_that_makes_no_difference_says_so(table: Tables) -> None:
    t = table(hand=["djinn"], their_hand=["djinn"], past=[("judge", "inventor")], tokens=["judge"])
    assert t.outlook("judge")[1] == "Its ability works, but changes no signets at the moment."


def test_nothing_is_said_of_an_encounter_that_is_not_decided_yet(table: Tables) -> None:
    t = table.after("engineer", "envoy", coming={US: Coming(librarians=1, engineers=1)})
    assert t.outlook("engineer") == ["It gets +5 influence once the abilities of the round are resolved."]
    assert t.outlook("their envoy") == []
    t.choose("raise", "your-next-card")


def test_looking_changes_nothing(table: Tables) -> None:
    t = table(hand=["judge"], their_hand=["judge"], past=[("saboteur", "saboteur")], tokens=["saboteur"])
    before = t.g.copy()
    t.outlook("judge")
    t.outlook("saboteur")
    t.why_not("saboteur")
    assert t.g == before


def test_an_unseen_card_is_not_talked_about(table: Tables) -> None:
    t = table(hand=["judge"], their_hand=["judge"])
    assert t.match.about(US, t.g.ids[t.card("their judge")]) is None
