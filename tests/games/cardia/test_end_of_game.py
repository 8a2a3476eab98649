"""rulebook: "Koniec gry": who wins, when, and when nobody does."""

from tests.games.cardia.board import Tables

from stolik.games.cardia.state import SIGNETS_TO_WIN, Coming

FOUR_OURS = [("inventor", "saboteur"), ("magistra", "surgeon"), ("puppeteer", "mediator"), ("ambusher", "void-mage")]
FOUR_THEIRS = [(theirs, ours) for ours, theirs in FOUR_OURS]


# -- phase 1 -----------------------------------------------------------------------------------------------------------


def test_whoever_cannot_play_a_card_loses(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1"; rule decision 24."""
    t = table(hand=["judge"], their_rest="discard")
    assert t.winner == 0
    assert t.reason == "no-card"
    t = table(their_hand=["judge"], rest="discard")
    assert t.winner == 1


def test_no_card_beats_signets(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1": the one who cannot play loses, however many signets they have."""
    t = table(hand=["judge"], their_rest="discard", past=FOUR_THEIRS)
    assert t.signets == (0, 4)
    assert t.winner == 0


def test_hands_that_run_empty_in_play(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 1": the last card was played, and the deck is empty."""
    t = table.after("judge", "judge", hand=["djinn"], their_rest="discard")
    assert t.winner == 0
    assert t.reason == "no-card"


def test_neither_can_play_more_signets_win(table: Tables) -> None:
    """rulebook: "Koniec gry", "Przypadek specjalny"."""
    t = table(past=FOUR_THEIRS[:1], rest="discard", their_rest="discard")
    assert t.winner == 1
    assert t.reason == "no-card"
    t = table(past=FOUR_OURS[:1], rest="discard", their_rest="discard")
    assert t.winner == 0


def test_neither_can_play_and_the_signets_are_equal(table: Tables) -> None:
    """rulebook: "Koniec gry", "Przypadek specjalny": the game is drawn."""
    t = table(past=[FOUR_OURS[0], FOUR_THEIRS[1]], rest="discard", their_rest="discard")
    assert t.signets == (1, 1)
    assert t.winner == "draw"


# -- phase 2 -----------------------------------------------------------------------------------------------------------


def test_an_ability_that_says_so_wins_at_once(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 2"."""
    t = table.after("djinn", "inventor", coming={1: Coming(modifier=3)})
    assert t.winner == 0
    assert t.reason == "djinn"


def test_a_djinn_that_wins_its_encounter_wins_no_game(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 2": only an activated ability wins."""
    t = table.after("djinn", "surgeon")
    assert not t.over


def test_abilities_come_before_the_signets_are_counted(table: Tables) -> None:
    """rulebook: "Koniec gry", "Uwaga": the fifth signet of phase 1 is gone in phase 3."""
    t = table.after("hired-blade", "judge", past=FOUR_THEIRS)
    assert t.signets == (0, 4)
    assert not t.over


# -- phase 3 -----------------------------------------------------------------------------------------------------------


def test_five_signets_at_the_end_of_a_round_win(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 3"."""
    t = table.after("djinn", "judge", past=FOUR_OURS)
    assert SIGNETS_TO_WIN == 5
    assert t.signets == (5, 0)
    assert t.winner == 0
    assert t.reason == "signets"


def test_five_signets_of_the_opponent_win_for_them(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 3"; five encounters and not a token on the table."""
    t = table.after("fortune-teller", "judge", past=FOUR_THEIRS)
    assert t.tokens == []
    assert t.signets == (0, 5)
    assert t.winner == 1
    assert t.reason == "signets"


def test_five_signets_on_four_cards_win(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 3", "Skarbnik": signets are counted, not encounters."""
    t = table.after("djinn", "surgeon", past=[("treasurer", "saboteur"), *FOUR_OURS[3:], ("puppeteer", "treasurer")],
                    tokens=["their treasurer"])  # fmt: skip
    assert t.signets == (4, 1)
    assert not t.over
    t = table.after("djinn", "surgeon", past=[("inventor", "saboteur"), *FOUR_OURS[3:], ("treasurer", "mediator")],
                    tokens=["treasurer"])  # fmt: skip
    assert t.signets == (5, 0)
    assert t.winner == 0


def test_four_signets_do_not_win(table: Tables) -> None:
    """rulebook: "Koniec gry", "Faza 3"."""
    t = table.after("djinn", "judge", past=FOUR_OURS[:3])
    assert t.signets == (4, 0)
    assert not t.over


def test_equal_signets_play_on_until_one_has_more(table: Tables) -> None:
    """rulebook: "Koniec gry", "Remis": five each is not the end; the next signet is."""
    t = table.after(
        "void-mage",
        "surgeon",
        past=[
            *(("djinn", "judge"), ("inventor", "palace-guard"), ("magistra", "ambusher"), ("saboteur", "mediator")),
            *(
                ("surgeon", "djinn"),
                ("mediator", "magistra"),
                ("palace-guard", "inventor"),
                ("judge", "swamp-guardian"),
            ),
            ("treasurer", "fortune-teller"),
        ],
        hand=["clockmaker", "ambusher"],
        their_hand=["hired-blade", "saboteur"],
    )
    assert t.signets == (5, 5)
    assert not t.over
    t.play("clockmaker", "hired-blade")  # the Blade takes the encounter away: still equal
    assert t.signets == (5, 5)
    assert not t.over
    t.play("ambusher", "saboteur")
    assert t.signets == (6, 5)
    assert t.winner == 0
    assert t.reason == "signets"


def test_a_judge_does_not_break_the_tie_of_signets(table: Tables) -> None:
    """rulebook: "Sędzina": it wins tied encounters, not the tie in the number of signets (phase 3)."""
    t = table.after(
        "surgeon",
        "saboteur",
        past=[
            *(("djinn", "judge"), ("inventor", "palace-guard"), ("magistra", "ambusher"), ("saboteur", "mediator")),
            *(
                ("void-mage", "djinn"),
                ("mediator", "magistra"),
                ("palace-guard", "inventor"),
                ("judge", "swamp-guardian"),
            ),
            ("treasurer", "fortune-teller"),
        ],
        tokens=["judge"],
    )
    assert t.signets == (5, 5)
    assert not t.over
