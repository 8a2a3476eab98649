"""What one answer causes, page by page: the rules say where the table is worth looking at."""

import pytest
from tests.games.cardia.board import Tables

from stolik.games.cardia.state import Coming


def test_a_round_is_told_in_order(table: Tables) -> None:
    """Both cards lie face down, are revealed, compared; the loser's ability; the draws."""
    t = table(hand=["saboteur"], their_hand=["judge"], their_deck=["djinn", "surgeon"]).play("saboteur", "judge")
    pages = t.pages()
    assert pages.kinds == [
        ["cards_placed"],
        ["card_revealed", "card_revealed"],
        ["signets_placed"],
        ["ability_activated"],
        ["card_discarded", "card_discarded"],
        ["card_drawn", "card_drawn"],
    ]
    assert pages.last == ["round_started"]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_placed_card_lies_face_down_until_it_is_revealed(table: Tables, viewer: int) -> None:
    """It is no longer counted in the hand, and only who placed it sees what it is."""
    t = table(hand=["saboteur", "djinn"], their_hand=["judge", "surgeon"]).play("saboteur", "judge")
    shown = t.pages(viewer)
    assert shown.kinds[0] == ["cards_placed"]
    for seat, own, left in ((0, "saboteur", "djinn"), (1, "judge", "surgeon")):
        player = shown.views[0]["players"][seat]
        assert [card and card["face"] for card in player["hidden"]] == [own if viewer == seat else None]
        assert [card and card["face"] for card in player["hand"]] == [left if viewer == seat else None]
        assert len(player["waiting"]) == 1
    assert shown.views[0]["encounters"] == []
    assert [player["hidden"] for player in shown.views[1]["players"]] == [[], []]
    assert [card["face"] for card in shown.views[1]["encounters"][0]["cards"]] == ["saboteur", "judge"]


def test_a_known_hand_card_lies_face_down_too(table: Tables) -> None:
    """Everybody saw the Djinn taken back; that it was placed again is seen only when it is revealed."""
    t = table(hand=["swamp-guardian"], their_hand=["djinn", "judge"], past=[("djinn", "surgeon")])
    t.play("swamp-guardian", "djinn")
    assert t.pages(1).view("card_taken_back")["players"][0]["hand"][0]["face"] == "djinn"
    t.play("djinn", "judge")
    placed = t.pages(1).view("cards_placed")["players"][0]
    assert placed["hidden"] == [None]
    assert all(card is None or card["face"] != "djinn" for card in placed["hand"])


def test_nothing_of_a_placed_card_stays_behind(table: Tables) -> None:
    t = table(hand=["saboteur"], their_hand=["judge"]).play("saboteur", "judge")
    assert t.g.placed == ()
    assert all(not player["hidden"] for player in t.match.view(0)["players"])  # type: ignore[index, union-attr, call-overload]


def test_a_card_placed_second_lies_face_down_before_the_reveal(table: Tables) -> None:
    """After a Fortune Teller one card lies open and the other face down."""
    t = table(hand=["fortune-teller", "judge"], their_hand=["djinn", "surgeon"]).play("fortune-teller", "djinn")
    t.play("judge", "surgeon")
    shown = t.pages(1)
    assert shown.kinds[:2] == [["card_placed"], ["card_revealed", "card_revealed"]]
    assert shown.views[0]["players"][0]["hidden"] == [None]
    assert shown.views[0]["players"][1]["hidden"][0]["face"] == "surgeon"


def test_each_signet_that_moves_has_a_page(table: Tables) -> None:
    """An Inventor turns two encounters, one after the other: the modifier lands first, then the signet moves."""
    past = [("judge", "puppeteer"), ("mediator", "saboteur")]
    t = table(hand=["inventor"], their_hand=["djinn"], past=past).play("inventor", "djinn")
    t.choose("inventor")
    shown = t.pages()
    assert shown.kinds == [["influence_raised"]]
    assert shown.views[0]["encounters"][2]["signets"] == [0, 1]
    assert shown.last == ["signets_placed"]
    t.choose("their puppeteer")
    shown = t.pages()
    assert shown.kinds[:2] == [["influence_lowered"], ["signets_placed"]]
    assert [view["encounters"][0]["signets"] for view in shown.views[:2]] == [[0, 1], [1, 0]]


def test_a_modifier_says_which_card_it_comes_from(table: Tables) -> None:
    """A line is drawn from there; a card that changes itself names itself."""
    past = [("judge", "puppeteer"), ("mediator", "saboteur")]
    t = table(hand=["inventor"], their_hand=["djinn"], past=past).play("inventor", "djinn")
    t.choose("inventor").choose("their puppeteer")
    named = [
        (e["kind"], e["args"]["card"]["face"], e["args"]["by"]["face"]) for e in t.match.events(0) if "by" in e["args"]
    ]  # type: ignore[index, call-overload]
    assert named == [("influence_raised", "inventor", "inventor"), ("influence_lowered", "puppeteer", "inventor")]


def test_signets_that_move_at_once_move_one_by_one(table: Tables) -> None:
    """A Judge wins two old ties."""
    past = [("mediator", "mediator"), ("surgeon", "surgeon")]
    t = table(hand=["judge"], their_hand=["djinn"], past=past).play("judge", "djinn")
    shown = t.pages()
    start = shown.kinds.index(["token_placed"])
    assert shown.kinds[start : start + 3] == [["token_placed"], ["signets_placed"], ["signets_placed"]]
    signets = [[e["signets"] for e in view["encounters"][:2]] for view in shown.views[start : start + 3]]
    assert signets == [[[0, 0], [0, 0]], [[1, 0], [0, 0]], [[1, 0], [1, 0]]]


def test_rows_close_before_signets_move(table: Tables) -> None:
    """A Hired Blade takes a whole encounter away: the page after it has one encounter less, in both rows."""
    t = table(hand=["hired-blade"], their_hand=["djinn"], past=[("judge", "puppeteer")]).play("hired-blade", "djinn")
    shown = t.pages()
    view = shown.view("card_discarded")
    assert [len(view["encounters"]), view["encounters"][0]["signets"]] == [1, [0, 1]]


# -- what comes to nothing --------------------------------------------------------------------------------------------


IDLE = [
    ("void-mage", "djinn", "there are no tokens on any card in play"),
    ("clockmaker", "djinn", "there is no previous encounter"),
    ("swamp-guardian", "djinn", "there is no other card in that row"),
    ("magistra", "djinn", "there is no ability to copy"),
    ("saboteur", "djinn", "the opponent’s deck is empty"),
    ("kinesis-mage", "successor", "there is no other card in that row"),
    ("illusionist", "successor", "no other card in that row is losing"),
    ("elemental", "successor", "there is no card with an instant ability in hand"),
]


@pytest.mark.parametrize(("ours", "theirs", "why"), IDLE)
def test_an_ability_that_comes_to_nothing_says_why(table: Tables, ours: str, theirs: str, why: str) -> None:
    t = table.after(ours, theirs, their_hand=["judge"] if theirs == "djinn" else ["poisoner"], their_rest="discard")
    assert t.idle == [why]


def test_a_kinesis_mage_without_tokens_says_so(table: Tables) -> None:
    t = table.after("kinesis-mage", "successor", past=[("poisoner", "envoy")])
    assert t.idle == ["there are no tokens on any card in that row"]


def test_a_poisoner_that_lowers_nothing_says_so(table: Tables) -> None:
    """Activated by an Illusionist: a Judge's tie makes it lose although both cards have the same influence."""
    past = [("poisoner", "poisoner"), ("kinesis-mage", "judge")]
    t = table.after("illusionist", "mechanical-djinn", past=past, tokens=["their judge"]).choose("poisoner")
    assert t.idle == ["the opposing card has no more influence than this one"]


def test_a_prodigy_without_a_weak_card_says_so(table: Tables) -> None:
    t = table.after("prodigy", "successor", coming={0: Coming(modifier=3)})
    assert t.idle == ["there is no fitting card"]


def test_an_ambusher_that_finds_nothing_says_so(table: Tables) -> None:
    t = table.after("ambusher", "djinn", their_hand=["judge"]).choose("guild")
    assert t.idle == ["the opponent has no card of that faction in hand"]
    t = table.after("ambusher", "djinn", their_hand=["judge"], their_deck=["surgeon"]).choose("dynasty")
    assert t.idle == []


def test_a_witch_king_that_finds_nothing_says_so(table: Tables) -> None:
    t = table.after("witch-king", "mechanical-djinn", their_hand=["envoy"], their_rest="discard").choose("academy")
    assert t.idle == ["the opponent has no card of that faction in hand or deck"]


def test_a_successor_that_takes_nothing_says_so(table: Tables) -> None:
    t = table.after("successor", "poisoner", coming={1: Coming(modifier=17)}, their_rest="discard")
    assert t.idle == ["the opponent has nothing to discard"]


def test_an_empty_deck_and_an_empty_hand_are_said(table: Tables) -> None:
    t = table.after("revolutionary", "successor", their_rest="discard", hand=["envoy"])
    assert t.happened("nothing_discarded") == 1
    assert t.happened("nothing_drawn") == 2  # the Revolutionary's draws, and the round's


def test_blackmail_says_what_it_asks_for(table: Tables) -> None:
    t = table.after("blackmailer", "successor").choose("guild")
    said = t.said[-4:]
    assert "Unless the next card that Jan plays is of the Guild, Jan discards 2 cards from hand." in said


# -- what options are about -------------------------------------------------------------------------------------------


def test_options_are_about_cards(table: Tables) -> None:
    t = table(hand=["saboteur", "djinn"], their_hand=["judge", "surgeon"])
    assert t.acts() == [("place", ["saboteur"]), ("place", ["djinn"])]


def test_an_open_card_is_placed_with_the_same_verb(table: Tables) -> None:
    t = table(hand=["saboteur"], their_hand=["judge", "surgeon"], foretold=[1])
    assert t.acts(1) == [("place", ["judge"]), ("place", ["surgeon"])]


def test_the_next_card_has_a_place_beside_the_row(table: Tables) -> None:
    t = table.after("envoy", "successor")
    assert t.acts() == [("lower", ["envoy"]), ("lower", ["successor"]), ("lower", ["next-0"])]
    t.choose("your-next-card")


def test_what_is_removed_is_pointed_at_on_its_card(table: Tables) -> None:
    t = table.after("void-mage", "djinn", past=[("judge", "puppeteer")], modifiers={"judge": 1}, tokens=["judge"])
    assert t.acts() == [("strip-modifiers", ["judge"]), ("strip-tokens", ["judge"])]
    t.choose("tokens")


def test_what_a_librarian_changes_is_pointed_at_on_its_card(table: Tables) -> None:
    t = table.after("tax-collector", "envoy", coming={0: Coming(librarians=1)})
    assert t.acts() == [("adjust-raise", ["tax-collector"]), ("adjust-lower", ["tax-collector"])]
    t.choose("raise", "your-next-card")


def test_a_faction_and_a_refusal_lie_nowhere(table: Tables) -> None:
    t = table.after("palace-guard", "djinn", their_hand=["judge"])
    assert t.acts() == [("name-faction", [])] * 4
    t.choose("dynasty")
    assert t.acts(1) == [("discard", ["judge"]), ("decline", [])]
    t.choose("decline")
