"""Deck I, card by card: the normal case, nothing to work on, and how it meets other cards.

rulebook: "Opis kart z talii I" describes most of them; the others are played by their card texts (facts/cardia).
"""

import pytest
from tests.games.cardia.board import Tables

from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.state import Coming

# -- Hired Blade (1) ---------------------------------------------------------------------------------------------------


def test_hired_blade_takes_both_cards_out(table: Tables) -> None:
    """rulebook: "Zabójczyni": both cards are discarded, the encounter is gone, and with it its signet."""
    t = table.after("hired-blade", "djinn", past=[("saboteur", "mediator")])
    assert t.row(0) == ["saboteur"]
    assert t.row(1) == ["mediator"]
    assert t.discard(0) == ["hired-blade"]
    assert t.discard(1) == ["djinn"]
    assert t.signets == (1, 0)


def test_hired_blade_and_its_opponent_count_as_played_first(table: Tables) -> None:
    """rulebook: "Zabójczyni": for other effects both were played. What waited for the next card is used up on them."""
    t = table.after("hired-blade", "inventor", coming={0: Coming(modifier=3), 1: Coming(modifier=3)})
    assert t.waiting(0).modifier == 0
    assert t.waiting(1).modifier == 0
    assert t.modifier("hired-blade") == 0  # and went back to the supply with the card


def test_hired_blade_that_wins_discards_nothing(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": only the loser works."""
    t = table.after("hired-blade", "void-mage", coming={0: Coming(modifier=3)})
    assert t.row(0) == ["hired-blade"]


def test_hired_blade_from_the_past_takes_a_judge_out(table: Tables) -> None:
    """rulebook: "Aktywuj", "Odrzucanie": the Blade works where it lies; the Judge's ties end and the gap closes."""
    t = table.after(
        "illusionist",
        "swamp-guardian",
        past=[("surgeon", "surgeon"), ("hired-blade", "judge"), ("inventor", "palace-guard")],
        tokens=["their judge"],
    )
    assert t.options == {"surgeon", "hired-blade"}  # the Surgeon loses its tie to the Judge
    t.choose("hired-blade")
    assert t.row(0) == ["surgeon", "inventor", "illusionist"]
    assert t.encounters == ["tie", "ours", "theirs"]
    assert t.tokens == []


# -- Void Mage (2) -----------------------------------------------------------------------------------------------------


def test_void_mage_chooses_a_card_and_what_to_remove(table: Tables) -> None:
    """facts: Void Mage: all modifiers or all ongoing tokens of one card of either side."""
    t = table.after(
        "void-mage",
        "djinn",
        past=[("surgeon", "saboteur"), ("treasurer", "judge"), ("ambusher", "mediator")],
        modifiers={"surgeon": 3, "treasurer": -5},
        tokens=["treasurer", "their mediator"],
    )
    assert t.asked == "strip"
    assert t.options == {"surgeon", "treasurer", "their mediator"}
    t.choose("treasurer")
    assert t.options == {"modifiers", "tokens"}
    t.choose("modifiers")
    assert t.influence("treasurer") == 12
    assert t.tokens == ["their mediator", "treasurer"]
    assert t.influence("surgeon") == 6


def test_void_mage_asks_nothing_where_nothing_is_to_choose(table: Tables) -> None:
    """facts: Void Mage: one card with one kind of thing on it."""
    t = table.after("void-mage", "djinn", past=[("surgeon", "saboteur")], modifiers={"surgeon": 3})
    assert t.placing
    assert t.influence("surgeon") == 3
    assert t.encounters == ["theirs", "theirs"]


def test_void_mage_without_a_target(table: Tables) -> None:
    """Rule decision 10: no card has anything on it."""
    t = table.after("void-mage", "djinn", past=[("surgeon", "saboteur")])
    assert t.happened("modifiers_removed") == t.happened("tokens_removed") == 0
    assert t.placing


def test_void_mage_on_a_judge_decides_the_ties_anew(table: Tables) -> None:
    """rulebook: "Sędzina": when it stops, the signets it gave are gone."""
    t = table.after(
        "void-mage",
        "djinn",
        past=[("surgeon", "surgeon"), ("ambusher", "ambusher"), ("puppeteer", "judge")],
        tokens=["their judge"],
    )
    assert t.encounters == ["tie", "tie", "ours", "theirs"]


def test_void_mage_may_remove_what_lies_on_itself(table: Tables) -> None:
    """facts: Void Mage: any card in play, itself included."""
    t = table.after("void-mage", "mediator", coming={0: Coming(modifier=-5)})
    assert t.influence("void-mage") == 2


# -- Surgeon (3) -------------------------------------------------------------------------------------------------------


def test_surgeon_weakens_your_next_card(table: Tables) -> None:
    """rulebook: "Wpływ": −5 on the next card you play, before the comparison."""
    t = table.after("surgeon", "saboteur", hand=["judge"], their_hand=["mediator"])
    t.play("judge", "mediator")
    assert t.influence("judge") == 3
    assert t.encounters == ["theirs", "theirs"]
    assert t.tokens == ["judge"]  # so the Judge lost, as its owner wished


def test_surgeon_weakens_one_card_only(table: Tables) -> None:
    """rulebook: "Wpływ": the next card, not those after it."""
    t = table.after("surgeon", "saboteur", hand=["djinn", "treasurer"], their_hand=["mediator", "judge"])
    t.play("djinn", "mediator").play("treasurer", "judge")
    assert t.modifier("djinn") == -5
    assert t.modifier("treasurer") == 0


def test_surgeon_wants_a_next_card(table: Tables) -> None:
    """rulebook: "Koniec gry": without one there is nothing to weaken, and its owner loses."""
    t = table.after("surgeon", "saboteur", their_hand=["judge"], rest="discard")
    assert t.winner == 1


def test_surgeon_makes_a_djinn_win(table: Tables) -> None:
    """rulebook: "Dżinn", "Wpływ": 11 loses to the Treasurer's 12, and the Djinn wins the game."""
    t = table.after("surgeon", "saboteur", hand=["djinn"], their_hand=["treasurer"])
    t.play("djinn", "treasurer")
    assert t.winner == 0


# -- Mediator (4) ------------------------------------------------------------------------------------------------------


def test_mediator_makes_its_encounter_a_tie(table: Tables) -> None:
    """rulebook: "Mediator"."""
    t = table.after("mediator", "djinn")
    assert t.tokens == ["mediator"]
    assert t.encounters == ["tie"]


def test_mediator_without_its_token_lets_the_higher_card_win(table: Tables) -> None:
    """rulebook: "Mediator": when the token is gone the higher influence wins at once."""
    t = table.after("void-mage", "djinn", past=[("inventor", "mediator")], tokens=["their mediator"])
    assert t.encounters == ["ours", "theirs"]


def test_mediator_keeps_the_tie_whatever_the_influences(table: Tables) -> None:
    """rulebook: "Mediator": while the token lies there, modifiers do not matter."""
    t = table.after("inventor", "djinn", past=[("mediator", "saboteur")], tokens=["mediator"])
    t.choose("mediator", "their saboteur")
    assert t.influence("mediator") > t.influence("their saboteur")
    assert t.encounters == ["tie", "theirs"]


def test_mediator_that_wins_has_no_token(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": nothing to mediate."""
    t = table.after("mediator", "surgeon")
    assert t.tokens == []
    assert t.encounters == ["ours"]


def test_mediator_and_a_judge(table: Tables) -> None:
    """rulebook: "Sędzina": a mediated encounter is a tie, and the opponent's Judge wins it."""
    t = table.after("mediator", "ambusher", past=[("puppeteer", "judge")], tokens=["their judge"])
    assert t.encounters == ["ours", "theirs"]


# -- Saboteur (5) ------------------------------------------------------------------------------------------------------


def test_saboteur_discards_the_top_two(table: Tables) -> None:
    """rulebook: "Zdolność natychmiastowa", the example."""
    t = table.after("saboteur", "judge", their_deck=["djinn", "surgeon", "inventor"])
    assert t.discard(1) == ["djinn", "surgeon"]
    assert t.hand(1) == ["inventor"]


def test_saboteur_and_an_empty_deck(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": nothing to discard, nothing happens."""
    t = table.after("saboteur", "judge", their_hand=["djinn"], their_rest="discard")
    pile = t.discard(1)
    assert len(pile) == 14
    assert t.hand(1) == ["djinn"]


def test_saboteur_copied_by_the_magistra(table: Tables) -> None:
    """rulebook: "Skopiuj i aktywuj"."""
    t = table.after("magistra", "djinn", past=[("saboteur", "mediator")], modifiers={"saboteur": 9},
                    their_deck=["judge", "surgeon"])  # fmt: skip
    assert t.discard(1) == ["judge", "surgeon"]


# -- Fortune Teller (6) ------------------------------------------------------------------------------------------------


def test_fortune_teller_makes_the_opponent_play_openly_first(table: Tables) -> None:
    """facts: Fortune Teller: in the next encounter the opponent plays face up before you choose."""
    t = table.after("fortune-teller", "judge", hand=["saboteur"], their_hand=["djinn", "surgeon"])
    assert [ask.seat for ask in t.match.asks] == [1]
    assert t.asked == "place-open"
    assert t.options > {"their djinn", "their surgeon"}
    t.match.answer(t.card("their djinn"), 1)
    assert t.asker == 0
    (shown,) = t.match.view(0)["players"][1]["hidden"]
    assert (shown["face"], shown["open"]) == ("djinn", True)
    assert t.match.view(1)["players"][1]["hidden"] == [shown]
    t.match.answer(t.card("saboteur"), 0)
    assert t.encounters == ["theirs", "theirs"]


def test_fortune_teller_works_for_one_encounter(table: Tables) -> None:
    """facts: Fortune Teller: the round after that is placed together again."""
    t = table.after("fortune-teller", "judge", hand=["saboteur"], their_hand=["djinn"])
    t.play("saboteur", "djinn")
    assert [ask.seat for ask in t.match.asks] == [0, 1]


def test_fortune_teller_and_an_opponent_without_cards(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1": who cannot play loses, face up or not."""
    t = table.after("fortune-teller", "judge", hand=["saboteur"], their_rest="discard")
    assert t.winner == 0


def test_fortune_teller_and_a_waiting_modifier(table: Tables) -> None:
    """rulebook: "Wpływ", third point: the open card gets its modifier with the reveal, not before."""
    t = table(hand=["saboteur"], their_hand=["treasurer"], coming={1: Coming(modifier=-5)}, foretold=[1])
    t.match.answer(t.card("their treasurer"), 1)
    assert t.influence("their treasurer") == 12
    t.match.answer(t.card("saboteur"), 0)
    assert t.influence("their treasurer") == 7
    assert t.encounters == ["theirs"]


# -- Palace Guard (7) --------------------------------------------------------------------------------------------------


def test_palace_guard_and_a_discard(table: Tables) -> None:
    """facts: Palace Guard: the opponent discards a card of the named faction, and nothing else happens."""
    t = table.after("palace-guard", "judge", their_hand=["surgeon", "clockmaker", "djinn"])
    assert t.asker == 0
    assert t.options == set(FACTIONS)
    t.choose("guild")
    assert t.asker == 1
    assert t.options == {"their surgeon", "their clockmaker", "decline"}
    t.choose("their surgeon")
    assert t.discard(1) == ["surgeon"]
    assert t.influence("palace-guard") == 7
    assert t.encounters == ["theirs"]


def test_palace_guard_and_a_refusal(table: Tables) -> None:
    """facts: Palace Guard: the opponent may decline; then it has +7."""
    t = table.after("palace-guard", "judge", their_hand=["surgeon"])
    t.choose("guild", "decline")
    assert t.influence("palace-guard") == 14
    assert t.encounters == ["ours"]
    assert t.discard(1) == []


def test_palace_guard_and_an_opponent_without_such_a_card(table: Tables) -> None:
    """Rule decision 11: the opponent is asked all the same."""
    t = table.after("palace-guard", "judge", their_hand=["surgeon"])
    t.choose("dynasty")
    assert t.asker == 1
    assert t.options == {"decline"}
    t.choose("decline")
    assert t.influence("palace-guard") == 14


def test_palace_guard_copied_strengthens_the_copying_card(table: Tables) -> None:
    """rulebook: "Skopiuj i aktywuj": "this card" is the Magistra."""
    t = table.after("magistra", "inventor", past=[("palace-guard", "djinn")], modifiers={"palace-guard": 7})
    t.choose("guild", "decline")
    assert t.influence("magistra") == 21
    assert t.influence("palace-guard") == 14
    assert t.encounters == ["theirs", "ours"]


# -- Judge (8) ---------------------------------------------------------------------------------------------------------


def test_judge_wins_past_ties(table: Tables) -> None:
    """rulebook: "Sędzina": one signet on your card of every tied encounter."""
    t = table.after("judge", "djinn", past=[("surgeon", "surgeon"), ("saboteur", "mediator")])
    assert t.encounters == ["ours", "ours", "theirs"]
    assert t.signets == (2, 1)


def test_judge_wins_future_ties_and_the_losing_card_stays_silent(table: Tables) -> None:
    """rulebook: "Sędzina": future ties too; a tie that is lost activates no ability."""
    t = table.after("judge", "djinn", hand=["saboteur"], their_hand=["saboteur"])
    t.play("saboteur", "saboteur")
    assert t.encounters == ["theirs", "ours"]
    assert t.discard(0) == t.discard(1) == []


def test_judge_without_ties(table: Tables) -> None:
    """rulebook: "Sędzina": it waits for one."""
    t = table.after("judge", "djinn", past=[("saboteur", "mediator")])
    assert t.tokens == ["judge"]
    assert t.signets == (1, 1)


def test_judge_and_a_tie_that_is_broken(table: Tables) -> None:
    """rulebook: "Sędzina": if an encounter is no tie any more, the higher influence wins at once."""
    t = table.after("inventor", "djinn", past=[("surgeon", "surgeon"), ("judge", "treasurer")], tokens=["judge"])
    assert t.encounters == ["ours", "theirs", "theirs"]
    t.choose("their surgeon", "their djinn")
    assert t.encounters == ["theirs", "theirs", "ours"]


def test_judge_gains_from_a_tie_that_is_made(table: Tables) -> None:
    """rulebook: "Sędzina", "Wpływ": a new tie in the past is won at once."""
    t = table.after("inventor", "djinn", past=[("saboteur", "judge"), ("judge", "treasurer")], tokens=["judge"])
    t.choose("inventor", "their judge")
    assert t.encounters == ["ours", "theirs", "ours"]


def test_two_judges_both_win_every_tie(table: Tables) -> None:
    """rulebook: "Sędzina": both players win, each card has a signet."""
    t = table.after("judge", "ambusher", past=[("surgeon", "surgeon"), ("puppeteer", "judge")], tokens=["their judge"])
    assert t.encounters == ["both", "ours", "theirs"]
    assert t.signets_on("surgeon") == t.signets_on("their surgeon") == 1
    assert t.signets == (2, 2)


# -- Ambusher (9) ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "left"),
    [
        ("rebellion", ["clockmaker", "djinn", "surgeon"]),
        ("academy", ["clockmaker", "djinn", "saboteur", "surgeon"]),
        ("guild", ["djinn", "saboteur"]),
        ("dynasty", ["clockmaker", "saboteur", "surgeon"]),
    ],
)
def test_ambusher_discards_a_faction_from_hand(table: Tables, faction: str, left: list[str]) -> None:
    """facts: Ambusher: all hand cards of the named faction; none of it in hand, none discarded."""
    t = table.after("ambusher", "judge", coming={1: Coming(modifier=3)}, their_deck=["inventor"],
                    their_hand=["surgeon", "clockmaker", "djinn", "saboteur"])  # fmt: skip
    assert t.options == set(FACTIONS)
    t.choose(faction)
    assert t.hand(1) == sorted(["inventor", *left])  # the Inventor was drawn at the end of the round
    assert sorted(t.discard(1)) == sorted({"surgeon", "clockmaker", "djinn", "saboteur"} - set(left))


def test_ambusher_leaves_deck_and_played_cards_alone(table: Tables) -> None:
    """facts: Ambusher: from hand only."""
    t = table.after(
        "ambusher", "treasurer", past=[("saboteur", "mediator")], their_hand=["surgeon"], their_deck=["djinn"]
    )
    t.choose("dynasty")
    assert t.discard(1) == []
    assert t.row(1) == ["mediator", "treasurer"]
    assert "djinn" in t.hand(1)


def test_ambusher_may_take_the_last_card(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1": with an empty deck that decides the game."""
    t = table.after("ambusher", "treasurer", their_hand=["djinn"], hand=["surgeon"], their_rest="discard")
    t.choose("dynasty")
    assert t.winner == 0
    assert t.reason == "no-card"


# -- Puppeteer (10) ----------------------------------------------------------------------------------------------------


def test_puppeteer_replaces_the_opposing_card(table: Tables) -> None:
    """rulebook: "Lalkarka": the influence of the new card decides who wins."""
    t = table.after("puppeteer", "djinn", their_hand=["surgeon"], their_deck=["judge"])
    assert t.row(1) == ["surgeon"]
    assert t.discard(1) == ["djinn"]
    assert t.encounters == ["ours"]
    assert t.hand(1) == ["judge"]


def test_puppeteer_does_not_activate_the_new_card(table: Tables) -> None:
    """rulebook: "Lalkarka": lower than the Puppeteer or not, it stays silent."""
    t = table.after("puppeteer", "djinn", their_hand=["saboteur"], deck=["surgeon", "judge"])
    assert t.happened("ability_activated") == 1
    assert t.discard(0) == []


def test_puppeteer_and_a_higher_card(table: Tables) -> None:
    """rulebook: "Lalkarka": the new card may win too."""
    t = table.after("puppeteer", "treasurer", their_hand=["djinn"])
    assert t.encounters == ["theirs"]


def test_puppeteer_and_an_empty_hand(table: Tables) -> None:
    """rulebook: "Lalkarka": if the card cannot be replaced the opponent loses."""
    t = table.after("puppeteer", "djinn", hand=["surgeon"])
    assert t.winner == 0
    assert t.reason == "puppeteer"


def test_puppeteer_takes_a_card_at_random(table: Tables) -> None:
    """facts: Puppeteer: nobody chooses; every hand card can come."""
    hand = ["surgeon", "mediator", "saboteur"]
    came = {table.after("puppeteer", "djinn", their_hand=hand, seed=seed).row(1)[0] for seed in range(30)}
    assert came == set(hand)


def test_puppeteer_and_an_ongoing_ability_of_the_past(table: Tables) -> None:
    """rulebook: "Skopiuj i aktywuj": the Magistra as Puppeteer, from the Magistra's place."""
    t = table.after("magistra", "inventor", past=[("puppeteer", "judge")], modifiers={"puppeteer": 4},
                    tokens=["their judge"], their_hand=["surgeon"])  # fmt: skip
    assert t.row(1) == ["judge", "surgeon"]
    assert t.discard(1) == ["inventor"]
    assert t.tokens == ["their judge"]


# -- Clockmaker (11) ---------------------------------------------------------------------------------------------------


def test_clockmaker_strengthens_the_card_before_and_the_card_to_come(table: Tables) -> None:
    """rulebook: "Zegarmistrzyni"."""
    t = table.after("clockmaker", "treasurer", past=[("saboteur", "surgeon"), ("ambusher", "mediator")],
                    hand=["mediator"], their_hand=["fortune-teller"])  # fmt: skip
    assert t.modifier("ambusher") == 3
    assert t.modifier("saboteur") == 0
    t.play("mediator", "fortune-teller")
    assert t.influence("mediator") == 7
    assert t.encounters[-1] == "ours"


def test_clockmaker_without_a_previous_encounter(table: Tables) -> None:
    """rulebook: "Zegarmistrzyni": only the second part is resolved."""
    t = table.after("clockmaker", "treasurer")
    assert t.waiting(0).modifier == 3
    assert t.modifier("clockmaker") == 0


def test_clockmaker_strengthens_your_own_card_only(table: Tables) -> None:
    """facts: Clockmaker: your card of the previous encounter."""
    t = table.after("clockmaker", "treasurer", past=[("saboteur", "mediator")])
    assert t.modifier("their mediator") == 0
    assert t.waiting(1).modifier == 0


def test_clockmaker_turns_the_previous_encounter(table: Tables) -> None:
    """rulebook: "Modyfikacja wpływu": the signet moves, the card that loses now stays silent."""
    t = table.after("clockmaker", "treasurer", past=[("surgeon", "saboteur")], deck=["judge"], their_deck=["djinn"])
    assert t.encounters == ["ours", "theirs"]
    assert t.discard(0) == []


# -- Treasurer (12) ----------------------------------------------------------------------------------------------------


def test_treasurer_adds_a_signet_to_the_previous_winner(table: Tables) -> None:
    """rulebook: "Skarbnik"."""
    t = table.after("treasurer", "djinn", past=[("saboteur", "mediator")])
    assert t.signets_on("saboteur") == 2
    assert t.signets == (2, 1)


def test_treasurer_may_enrich_the_opponent(table: Tables) -> None:
    """rulebook: "Skarbnik": it may be the opponent's card."""
    t = table.after("treasurer", "djinn", past=[("saboteur", "judge")])
    assert t.signets_on("their judge") == 2
    assert t.signets == (0, 3)


def test_treasurer_without_a_winner_before_it(table: Tables) -> None:
    """facts: Treasurer: no encounter before it, or a tie: nobody carries the extra signet."""
    t = table.after("treasurer", "djinn")
    assert t.signets == (0, 1)
    t = table.after("treasurer", "djinn", past=[("saboteur", "saboteur")])
    assert t.signets == (0, 1)


def test_treasurer_lasts_as_long_as_its_token(table: Tables) -> None:
    """rulebook: "Skarbnik": the signet stays while the ability works."""
    t = table.after("void-mage", "mediator", past=[("saboteur", "judge"), ("ambusher", "treasurer")],
                    tokens=["their treasurer"])  # fmt: skip
    assert t.signets_on("their judge") == 1


def test_treasurer_and_two_judges(table: Tables) -> None:
    """Rule decision 1: both win the tie, and each of the two winning cards carries the extra signet."""
    t = table.after(
        "treasurer", "inventor", past=[("judge", "palace-guard"), ("ambusher", "judge"), ("surgeon", "surgeon")],
        tokens=["judge", "their judge"],
    )  # fmt: skip
    assert t.signets_on("surgeon") == t.signets_on("their surgeon") == 2


def test_two_treasurers_in_one_encounter(table: Tables) -> None:
    """Rule decision 1: one extra signet for each active Treasurer."""
    t = table(past=[("saboteur", "mediator"), ("treasurer", "treasurer")], tokens=["treasurer", "their treasurer"],
              hand=["judge"], their_hand=["judge"])  # fmt: skip
    assert t.signets_on("saboteur") == 3


# -- Swamp Guardian (13) -----------------------------------------------------------------------------------------------


def test_swamp_guardian_takes_a_card_back(table: Tables) -> None:
    """rulebook: "Strażnik bagien": your other card to hand, its opposite discarded, and you draw as usual."""
    t = table.after("swamp-guardian", "djinn", past=[("surgeon", "judge"), ("saboteur", "ambusher")], deck=["inventor"])
    assert t.options == {"surgeon", "saboteur"}  # not the Swamp Guardian itself
    t.choose("surgeon")
    assert t.hand(0) == ["inventor", "surgeon"]
    assert t.discard(1) == ["judge"]
    assert t.row(0) == ["saboteur", "swamp-guardian"]


def test_swamp_guardian_without_another_card(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": nothing to take."""
    t = table.after("swamp-guardian", "djinn", deck=["inventor"])
    assert t.hand(0) == ["inventor"]
    assert t.row(0) == ["swamp-guardian"]


def test_swamp_guardian_ends_what_worked_on_the_cards(table: Tables) -> None:
    """Rule decision 18: tokens on both cards go back; what depended on them is decided anew."""
    t = table.after(
        "swamp-guardian",
        "djinn",
        past=[("puppeteer", "puppeteer"), ("judge", "ambusher"), ("saboteur", "surgeon")],
        tokens=["judge"],
        modifiers={"judge": 3},
        their_hand=["fortune-teller"],
    )
    assert t.options == {"puppeteer", "judge", "saboteur"}
    t.choose("judge")
    assert t.tokens == []
    assert t.encounters == ["tie", "ours", "theirs"]
    assert t.modifier("judge") == 0
    t.play("judge", "fortune-teller")
    assert t.influence("judge") == 8
    assert t.tokens == []  # played anew, it wins and has no token


def test_swamp_guardian_makes_neighbours(table: Tables) -> None:
    """Rule decision 3: the Treasurer's previous encounter is another one when the one between is gone."""
    t = table.after(
        "swamp-guardian",
        "djinn",
        past=[("ambusher", "mediator"), ("surgeon", "judge"), ("treasurer", "inventor")],
        tokens=["treasurer"],
    )
    assert t.signets_on("their judge") == 2
    t.choose("surgeon")
    assert t.signets_on("ambusher") == 2


# -- Magistra (14) -----------------------------------------------------------------------------------------------------


def test_magistra_copies_an_instant_ability_of_a_strong_card(table: Tables) -> None:
    """rulebook: "Arcymagini": one of your cards with at least her influence, instant abilities only, not herself."""
    t = table.after(
        "magistra",
        "inventor",
        past=[("inventor", "surgeon"), ("saboteur", "djinn"), ("djinn", "mediator"), ("treasurer", "judge")],
        modifiers={"treasurer": 5},
        their_hand=["ambusher"],
    )
    assert t.options == {"inventor", "djinn"}
    t.choose("inventor")
    t.choose("magistra", "their inventor")
    assert t.influence("magistra") == 17
    assert t.encounters[-1] == "ours"


def test_magistra_counts_modifiers_on_both_sides(table: Tables) -> None:
    """rulebook: "Arcymagini", rule decision 12: her influence of that moment, and theirs."""
    t = table.after(
        "magistra",
        "ambusher",
        past=[("saboteur", "mediator"), ("ambusher", "surgeon"), ("inventor", "djinn"), ("surgeon", "void-mage")],
        modifiers={"inventor": -8, "surgeon": 6},
        coming={0: Coming(modifier=-6)},
    )
    assert t.influence("magistra") == 8
    assert t.options == {"ambusher", "surgeon"}  # 9 and 9; the Inventor has 7, the Saboteur 5
    t.choose("surgeon")
    assert t.waiting(0).modifier == -5


def test_magistra_without_a_strong_card(table: Tables) -> None:
    """rulebook: "2. Aktywacja zdolności": nothing to copy; an ongoing ability is none."""
    t = table.after(
        "magistra", "inventor", past=[("saboteur", "mediator"), ("judge", "surgeon")], modifiers={"judge": 9}
    )
    assert t.placing
    assert t.happened("ability_copied") == 0
    assert t.tokens == []


def test_magistra_copies_the_hired_blade_onto_herself(table: Tables) -> None:
    """rulebook: "Skopiuj i aktywuj": "this card" and its opposite are hers."""
    t = table.after("magistra", "inventor", past=[("hired-blade", "judge")], modifiers={"hired-blade": 13})
    assert t.row(0) == ["hired-blade"]
    assert t.discard(0) == ["magistra"]
    assert t.discard(1) == ["inventor"]


def test_magistra_copies_the_swamp_guardian(table: Tables) -> None:
    """rulebook: "Skopiuj i aktywuj": "another" than the Magistra, so the Guardian itself may be taken."""
    t = table.after("magistra", "inventor", past=[("swamp-guardian", "judge"), ("saboteur", "mediator")],
                    modifiers={"swamp-guardian": 3})  # fmt: skip
    assert t.options == {"swamp-guardian", "saboteur"}
    t.choose("swamp-guardian")
    assert "swamp-guardian" in t.hand(0)
    assert t.modifier("swamp-guardian") == 0


# -- Inventor (15) -----------------------------------------------------------------------------------------------------


def test_inventor_raises_one_card_and_lowers_another(table: Tables) -> None:
    """rulebook: "Wynalazczyni": any card: theirs, the opposing one, the Inventor itself; then another one."""
    t = table.after("inventor", "djinn", past=[("surgeon", "saboteur")])
    assert t.options == {"surgeon", "their saboteur", "inventor", "their djinn"}
    t.choose("their saboteur")
    assert t.options == {"surgeon", "inventor", "their djinn"}
    t.choose("their djinn")
    assert t.modifier("their saboteur") == 3
    assert t.modifier("their djinn") == -3
    assert t.encounters == ["theirs", "ours"]


def test_inventor_in_the_first_round(table: Tables) -> None:
    """rulebook: "Wynalazczyni": with one encounter the −3 can go only to the other card."""
    t = table.after("inventor", "djinn")
    assert t.options == {"inventor", "their djinn"}
    t.choose("inventor")
    assert t.placing
    assert t.modifier("their djinn") == -3


def test_inventor_may_strengthen_an_opposing_inventor(table: Tables) -> None:
    """rulebook: "Wynalazczyni": also the opponent's Inventor, when hers is in play."""
    t = table.after("inventor", "djinn", past=[("surgeon", "inventor")])
    assert "their inventor" in t.options
    t.choose("their inventor", "inventor")
    assert t.influence("their inventor") == 18


def test_inventor_copied_has_the_same_reach(table: Tables) -> None:
    """rulebook: "Skopiuj i aktywuj"."""
    t = table.after("magistra", "djinn", past=[("inventor", "surgeon")])
    assert t.options == {"inventor", "their surgeon", "magistra", "their djinn"}
    t.choose("magistra", "their djinn")
    assert t.encounters == ["ours", "ours"]


# -- Djinn (16) --------------------------------------------------------------------------------------------------------


def test_djinn_wins_against_five_signets(table: Tables) -> None:
    """rulebook: "Dżinn": even if the opponent has five signets or more: they are counted in phase 3."""
    t = table.after(
        "djinn",
        "inventor",
        past=[("surgeon", "saboteur"), ("void-mage", "judge"), ("saboteur", "ambusher"), ("hired-blade", "treasurer")],
        coming={1: Coming(modifier=3)},
    )
    assert t.signets == (0, 5)
    assert t.winner == 0
    assert t.reason == "djinn"


def test_djinn_that_ties_wins_nothing(table: Tables) -> None:
    """rulebook: "1. Zagranie kart", "Remis"."""
    t = table.after("djinn", "djinn")
    assert not t.over


def test_djinn_copied_by_the_magistra_wins(table: Tables) -> None:
    """Rule decision 12."""
    t = table.after("magistra", "inventor", past=[("djinn", "surgeon")])
    assert t.winner == 0
    assert t.reason == "djinn"
