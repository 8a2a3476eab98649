"""games/cardia/README.md, "Decisions of our own": where neither the rulebook nor the facts say anything."""

from tests.games.cardia.board import Tables

from stolik.games.cardia.state import Coming

US, THEM = 0, 1


def test_the_bazaar_takes_the_draw_of_library_and_scrapyard_away(table: Tables) -> None:
    """The Bazaar forbids the draw at the end of a round, so nothing comes and nothing is put under the deck."""
    t = table.after(
        "mediator",
        "mediator",
        hand=["judge", "djinn"],
        their_hand=["judge", "djinn"],
        locations=["bazaar", "grand-library", "scrapyard"],
    )
    assert t.placing
    assert (len(t.hand(US)), len(t.hand(THEM))) == (2, 2)


def test_one_instruction_discards_before_the_bazaar_looks(table: Tables) -> None:
    """With three cards in hand, "discard two" takes two of those three; only then do four come."""
    t = table.after(
        "revolutionary",
        "engineer",
        hand=["envoy", "prodigy"],
        their_hand=["envoy", "prodigy", "successor"],
        their_deck=["poisoner", "counselor"],
        locations=["bazaar"],
    )
    t.choose("their envoy")
    assert t.options == {"their prodigy", "their successor"}
    assert t.happened("bazaar_opened") == 0
    t.choose("their prodigy")
    assert t.happened("bazaar_opened") == 1


def test_each_engineer_that_waits_adds_its_five(table: Tables) -> None:
    t = table.after("tax-collector", "envoy", coming={US: Coming(engineers=2)}, hand=["poisoner"])
    t.choose("your-next-card")
    assert t.influence("tax-collector") == 14


def test_each_blackmailer_that_waits_is_paid(table: Tables) -> None:
    """Two of them, and the card is of neither faction: four cards."""
    t = table.after(
        "counselor",
        "successor",
        hand=["envoy", "prodigy", "engineer", "librarian"],
        coming={US: Coming(blackmail=["academy", "guild"])},
    )
    t.choose("envoy", "prodigy", "engineer", "librarian")
    assert t.discard(US) == ["envoy", "prodigy", "engineer", "librarian"]


def test_of_two_blackmailers_only_the_one_that_is_disobeyed_is_paid(table: Tables) -> None:
    t = table.after(
        "counselor",
        "successor",
        hand=["envoy", "prodigy", "engineer"],
        coming={US: Coming(blackmail=["dynasty", "guild"])},
    )
    t.choose("envoy", "prodigy")
    assert t.discard(US) == ["envoy", "prodigy"]


def test_seat_0_pays_first_where_both_are_blackmailed(table: Tables) -> None:
    """And seat 1 has seen what it discarded."""
    blackmail = Coming(blackmail=["academy"])
    t = table.after(
        "counselor",
        "successor",
        hand=["envoy", "prodigy"],
        their_hand=["envoy", "prodigy"],
        coming={US: blackmail, THEM: blackmail},
    )
    assert t.asker == US
    t.choose("envoy", "prodigy")
    assert t.asker == THEM
    assert [card["face"] for card in t.match.view(THEM)["players"][US]["discard"]] == ["envoy", "prodigy"]
    t.choose("their envoy", "their prodigy")


def test_a_second_fortune_teller_adds_nothing(table: Tables) -> None:
    """The opponent places openly once; the round after that is placed together again."""
    t = table.after(
        "fortune-teller",
        "judge",
        foretold=[THEM],
        hand=["saboteur", "surgeon"],
        their_hand=["treasurer", "djinn"],
    )
    assert t.g.foretold == [THEM]
    t.play("saboteur", "treasurer")
    assert len(t.match.asks) == 2


def test_two_fortune_tellers_against_each_other_place_together(table: Tables) -> None:
    """Nobody can be first: both choose without seeing the other's card."""
    t = table(hand=["saboteur"], their_hand=["djinn"], foretold=[US, THEM])
    assert len(t.match.asks) == 2
    t.play("saboteur", "djinn")
    assert t.g.foretold == []
