"""The turn and its five steps, and what the rulebook says about them."""

import pytest
from tests.games.keyforge.board import Tables

from stolik.games.keyforge import KeyForgeGame
from stolik.table import Match

BROBNAR = ["punch", "anger", "warsong", "valdr", "headhunter", "smaaash", "loot-the-bodies", "blood-of-titans"]


def test_the_first_player_has_seven_cards_the_other_six() -> None:
    """rulebook: "Przygotowanie do gry"."""
    match = Match(KeyForgeGame(), 2, {}, 3)
    g = match.state
    assert len(g.zones[1 + 11 * g.first]) == 7
    assert len(g.zones[1 + 11 * (1 - g.first)]) == 6
    assert match.asks[0].seat == g.first


def test_a_mulligan_gives_one_card_less_and_only_once() -> None:
    """rulebook: "Mulligan"; decision 40."""
    match = Match(KeyForgeGame(), 2, {}, 3)
    first = match.state.first
    match.answer("mulligan")
    assert len(match.state.zones[1 + 11 * first]) == 6
    assert match.asks[0].seat == 1 - first
    match.answer("mulligan")
    assert len(match.state.zones[1 + 11 * (1 - first)]) == 5
    assert match.asks[0].prompt == "house"


def test_the_first_turn_allows_one_card_from_hand(table: Tables) -> None:
    """rulebook: "Zasada pierwszej tury"."""
    t = table(house="brobnar", hand=["punch", "anger"], line=["valdr"], turn=1).play("punch")
    assert t.options == ["reap valdr", "end-turn"]
    t = table(house="brobnar", hand=["punch", "anger"], turn=1).discard("punch")
    assert t.options == ["end-turn"]


def test_a_key_is_forged_at_the_start_of_a_turn_if_it_can_be_paid(table: Tables) -> None:
    """rulebook: "Krok 1": must, and once."""
    t = table(amber=13, houses=["brobnar", "dis"], step="start")
    assert t.asked == "key-colour"
    assert t.options == ["red", "blue", "yellow"]
    t.forge("blue")
    assert t.g.keys[0] == ["blue"]
    assert t.amber == [7, 0]
    assert t.asked == "house"


def test_the_third_key_wins_at_once(table: Tables) -> None:
    """rulebook: "Cel"."""
    t = table(amber=6, keys=2, houses=["brobnar"], step="start")
    assert t.winner == 0
    assert t.keys == [3, 0]


def test_the_house_is_one_of_the_identity_card_or_of_a_controlled_card(table: Tables) -> None:
    """rulebook: "Wybór domu"."""
    t = table(houses=["brobnar", "dis", "logos"], line=[{"card": "urchin", "owner": 1}], step="start")
    assert t.options == ["brobnar", "dis", "logos", "shadows"]


def test_archives_are_taken_whole_or_not_at_all(table: Tables) -> None:
    """rulebook: "Archiwum"."""
    t = table(houses=["brobnar"], archives=["punch", "anger"], step="start")
    assert t.asked == "take-archives"
    t.choose("yes")
    assert t.hand() == ["punch", "anger"]
    t = table(houses=["brobnar"], archives=["punch"], step="start").choose("no")
    assert t.zone("archives-0") == ["punch"]


@pytest.mark.parametrize(("chains", "drawn"), [(0, 6), (1, 5), (6, 5), (7, 4), (13, 3), (19, 2), (25, 1), (60, 0)])
def test_chains_mean_fewer_cards(table: Tables, chains: int, drawn: int) -> None:
    """rulebook: "Łańcuchy"; decision 41."""
    t = table(house="brobnar", deck=BROBNAR, chains=chains, their_houses=["dis"]).end_turn()
    assert len(t.hand()) == drawn
    assert t.player(0)["chains"] == max(0, chains - 1)


def test_chains_stay_with_a_full_hand(table: Tables) -> None:
    """rulebook: FAQ "Łańcuchy"."""
    t = table(house="dis", houses=["dis"], hand=BROBNAR[:7], deck=["mother"], chains=2, their_houses=["dis"]).end_turn()
    assert t.player(0)["chains"] == 2
    t = table(house="dis", houses=["dis"], hand=BROBNAR[:5], deck=["mother"], chains=2, their_houses=["dis"]).end_turn()
    assert t.player(0)["chains"] == 1
    assert len(t.hand()) == 5


def test_an_empty_deck_is_made_anew_from_the_discard_pile(table: Tables) -> None:
    """rulebook: "Krok 5"."""
    t = table(house="brobnar", deck=["punch"], discard=["anger", "valdr"], their_houses=["dis"]).end_turn()
    assert sorted(t.hand()) == ["anger", "punch", "valdr"]


def test_cards_ready_after_the_main_step(table: Tables) -> None:
    """rulebook: "Krok 4"."""
    t = table(
        house="brobnar",
        line=["valdr"],
        artifacts=[{"card": "gauntlet-of-command", "exhausted": True}],
        their_houses=["dis"],
    )
    t.reap("valdr").end_turn()
    assert not t.card("valdr")["exhausted"]
    assert not t.card("gauntlet-of-command")["exhausted"]


def test_armor_stops_damage_each_turn_anew(table: Tables) -> None:
    """rulebook: "Pancerz"."""
    t = table(house="brobnar", hand=["punch", "punch"], their_line=["champion-anaphiel"]).play("punch").play("punch#2")
    assert t.card("champion-anaphiel")["damage"] == 5
    t.end_turn()
    assert t.card("champion-anaphiel")["armor_left"] == 1


def test_a_stunned_creature_only_loses_its_stun(table: Tables) -> None:
    """rulebook: "Ogłuszenie"."""
    t = table(house="shadows", line=[{"card": "noddy-the-thief", "stunned": True}], their_line=["valdr"], their_amber=1)
    assert t.options == ["unstun noddy-the-thief", "end-turn"]
    t.unstun("noddy-the-thief")
    assert not t.card("noddy-the-thief")["stunned"]
    assert t.card("noddy-the-thief")["exhausted"]
    assert t.amber == [0, 1]


def test_an_enraged_creature_must_fight_if_it_can(table: Tables) -> None:
    """rulebook: "Rozjuszenie"."""
    t = table(house="brobnar", line=[{"card": "valdr", "enraged": True}], their_line=["mother"])
    assert t.options == ["fight valdr", "end-turn"]
    t.fight("valdr", "mother")
    assert not t.card("valdr")["enraged"]
    t = table(house="brobnar", line=[{"card": "valdr", "enraged": True}])
    assert t.options == ["reap valdr", "end-turn"]


def test_the_rule_of_six_counts_titles(table: Tables) -> None:
    """rulebook: "Zasada Szóstki"."""
    t = table(house="untamed", hand=["dust-pixie"] * 7)
    t.play("dust-pixie")
    for number in range(2, 7):
        t.play(f"dust-pixie#{number}", "left")
    assert not t.may("play dust-pixie#7")
    assert t.may("discard dust-pixie#7")


def test_bonus_icons_come_before_play_abilities(table: Tables) -> None:
    """rulebook: "Symbole premii"."""
    t = table(house="dis", hand=["the-terror~dis+cd"], their_amber=1, their_line=["dust-pixie"])
    t.play("the-terror", "dust-pixie")
    assert t.card("the-terror")["amber"] == 1
    assert t.where("dust-pixie") == "discard-1"
    assert t.amber == [2, 0]


def test_the_tide_may_be_raised_for_three_chains(table: Tables) -> None:
    """rulebook: "Pływ"; decision 97."""
    t = table(house="brobnar", tidal=True).raise_tide()
    assert t.g.tide == 0
    assert t.player(0)["chains"] == 3
    assert not t.may("raise-tide")


def test_all_destroyed_cards_leave_together(table: Tables) -> None:
    """rulebook: "Zniszczona karta": Destroyed abilities first, in the order of the active player."""
    t = table(
        house="shadows",
        hand=["poison-wave"],
        line=["bad-penny"],
        their_line=["dust-imp", {"card": "valdr", "damage": 4, "amber": 2}],
    ).play("poison-wave")
    assert sorted(str(option) for option in t.options) == ["bad-penny", "dust-imp"]
    assert t.line(1) == ["dust-imp", "valdr"]
    t.choose("dust-imp")
    assert t.hand() == ["bad-penny"]
    assert t.line(1) == []
    assert t.amber == [3, 2]


def test_a_clone_offers_the_same_and_works_it_out_when_somebody_looks(table: Tables) -> None:
    """A bot judges most positions without asking what could be done there; afterwards it is too late to ask."""
    t = table(house="brobnar", hand=["punch", "anger"], line=["valdr"])
    ask, looked, blind = t.match.asks[0], t.match.clone(), t.match.clone()
    offered, missed = looked.asks[0].options, blind.asks[0].options
    assert offered == ask.options
    assert ask.options == offered[:] == [*offered]
    assert len(offered) == len(ask.options)
    assert offered[-1] == "end-turn"
    assert "raise-tide" not in offered
    looked.proceed("end-turn")
    blind.proceed("end-turn")
    assert offered == ask.options
    with pytest.raises(AssertionError, match="while they were open"):
        len(missed)
