"""Decks: what can be read, what is refused and where, what a seed makes, and bids for them."""

import json
import random

import pytest

from stolik.games.keyforge import KeyForgeGame, deck_name
from stolik.games.keyforge.cards import FACES
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.deckpage import deck_page
from stolik.games.keyforge.decks import (
    ARGUS,
    ONYX,
    STARTERS,
    Deck,
    deck_of,
    read_list,
    read_option,
    renamed,
    write_list,
)
from stolik.games.keyforge.generator import ALL, HONORIFICS, ORIGINS, TOGETHER, generate, pool, printed, universe
from stolik.games.keyforge.view import player_view
from stolik.games.keyforge.zones import DECK, HAND
from stolik.table import BadOption, Match, Message, Options
from stolik.table.game import BadText
from stolik.words import LANGUAGES, words_for

GAME = KeyForgeGame()
DIS = ["Fear", "Hand of Dis", "2 Mind Barb", "2x dust-imp", "shooler ×6"]
"""Twelve cards, written in every way."""


def listed(dis: list[str] = DIS) -> str:
    return "\n".join(["Dis", *dis, "BROBNAR:", "12 punch", "", "Shadows", "12 Nerve Blast"])


def refused(text: str) -> str:
    with pytest.raises(BadText) as caught:
        read_option(text)
    assert caught.value.said is not None
    for lang in LANGUAGES:
        assert words_for("keyforge").render(caught.value.said, lang, strict=True)
    return str(caught.value)


def test_a_list_may_be_written_in_many_ways() -> None:
    deck = read_list("# Moja talia\n" + listed())
    assert deck.name == "Moja talia"
    assert deck.houses == ("dis", "brobnar", "shadows")
    assert deck.cards[:6] == ("fear", "hand-of-dis", "mind-barb", "mind-barb", "dust-imp", "dust-imp")
    assert deck.cards[12:24] == ("punch",) * 12
    assert len(deck.cards) == 36


def test_the_numbers_of_cards_in_their_sets_are_no_counts() -> None:
    """As the card that comes with a deck lists them; nobody has a hundred of anything."""
    deck = read_list(listed(["064 Fear", "005 Hand of Dis", "096  shooler", "9 dust-imp"]))
    assert deck.cards[:4] == ("fear", "hand-of-dis", "shooler", "dust-imp")


def test_a_card_under_another_house_is_a_maverick_and_icons_are_kept() -> None:
    deck = read_list(listed(["Punch", "fear~+d", "punch~dis+ar", "9 shooler"]))
    assert deck.cards[:3] == ("punch~dis", "fear~+d", "punch~dis+ar")
    assert CATALOG[deck.cards[2]].house == "dis"
    assert CATALOG[deck.cards[2]].icons == ("amber", "amber", "draw")
    assert read_list(write_list(deck)) == deck


@pytest.mark.parametrize("lines", [["2 Ultra Gravitron"], ["Ultra Gravitron", "mother", "Ultra Gravitron~+d"]])
def test_both_halves_of_a_gigantic_creature_have_one_title(lines: list[str]) -> None:
    """rulebook: "Olbrzymie stworzenie": the list of a deck names it twice, and means a half each time."""
    rest = 12 - (2 if len(lines) == 1 else 3)
    deck = read_list("\n".join(["logos", *lines, f"{rest} labwork", "dis", "12 fear", "mars", "12 squawker"]))
    assert sorted(CATALOG[card].half for card in deck.cards if CATALOG[card].half) == [1, 2]
    assert read_list(write_list(deck)) == deck
    twice = ["4 Ultra Gravitron", "8 labwork"]
    deck = read_list("\n".join(["logos", *twice, "dis", "12 fear", "mars", "12 squawker"]))
    assert [CATALOG[card].half for card in deck.cards[:4]] == [1, 2, 1, 2]


def test_a_list_in_json() -> None:
    houses = {"Dis": DIS, "brobnar": ["12 punch"], "shadows": ["nerve-blast"] * 12}
    deck = read_list(json.dumps({"name": "Żółta", "houses": houses}, indent=1))
    assert deck == read_list("# Żółta\n" + listed())


@pytest.mark.parametrize("deck", [ONYX, ARGUS, generate(3), generate(4)], ids=lambda deck: deck.name)
def test_a_deck_survives_being_written_and_read(deck: object) -> None:
    assert read_list(write_list(deck)) == deck  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("punch", 1, "before any house"),
        ("Dis\nfear\n\nNo Such Card", 4, "no card 'No Such Card'"),
        (listed() + "\nMars", 12, "fourth house"),
        ("dis\n12 fear\nDis", 3, "twice"),
        ("dis\n13 fear", 2, "more than 12"),
        ("dis\n0 fear", 2, "no card at all"),
        ("dis\n12 fear\nlogos\n12 mother", 4, "3 houses"),
        (listed(["fear"]), 1, "of dis there are 1"),
        (listed()[:-1] + "x", 11, "no card 'Nerve Blasx'; do you mean nerve-blast"),
        (listed().replace("12 punch", "11 punch"), 7, "of brobnar there are 11"),
        (listed() + "\nFear", 12, "more than 12"),
        ("dis\npunch~mars", 2, "under the house dis, not mars"),
        ("dis\nfear~+xyz", 2, "no bonus icons"),
        ("# " + "x" * 81, 1, "80 letters"),
        ("# a\x07b\ndis", 1, "80 letters"),
        ("# a\u2028b\x0cc\ndis\nfoo", 3, "no card 'foo'"),
        ("{\n", 2, "no JSON"),
        ("[]", 1, "a deck is"),
        ('{"houses": []}', 1, "a deck is"),
        ('{"houses":\n{"nowhere": []}}', 2, "no house"),
        ('{"houses":\n{"dis":\n["fear",\n"nothing"]}}', 4, "no card 'nothing'"),
        ('{"houses": {"dis": [1]}}', 1, "is no card"),
        ('{"houses": {"dis": 1}}', 1, "are a list"),
        ('{"houses": {"dis": {}}}', 1, "are a list"),
        ('{"houses":\n{"dis": ["12 fear"],\n"dis": ["12 fear"]}}', 3, "twice"),
        ('{"houses": {},\n"houses": {}}', 2, "twice"),
        ('{"name": ["x"], "houses": {}}', 1, "a deck is"),
        ('{"houses": {"dis": [' + '"fear",\n' * 13 + '"fear"]}}', 13, "more than 12"),
        ('{"houses": {\n"dis": ["fear"],\n"mars": [],\n"logos": []}}', 2, "of dis there are 1"),
        ('{"houses": {"dis": ["\\ud800"]}}', 1, "no card"),
        ("generated", 1, "whole number"),
        ("generated one", 1, "whole number"),
        ("generated -1", 1, "whole number"),
        ("generated 1 2", 1, "whole number"),
        (f"generated {2**63}", 1, "whole number"),
        ("[" * 9000, 1, "no"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, said: str) -> None:
    problem = refused(text)
    assert problem.startswith(f"line {line}: ")
    assert said in problem


def test_a_file_may_begin_with_a_mark_of_its_encoding() -> None:
    assert read_list("\ufeff# Moja\n" + listed()).name == "Moja"
    assert read_list("\ufeff" + json.dumps({"houses": {"Dis": DIS, "brobnar": ["12 punch"], "shadows": ["12 urchin"]}}))


def test_options_name_the_seat_and_the_line() -> None:
    with pytest.raises(BadOption, match="seat 1: line 2: there is no card"):
        GAME.check_options({"deck": ["starter", "dis\nfoo"]})
    for wrong in ({"chains": [25, 0]}, {"chains": [-1, 0]}, {"chains": [0]}, {"deck": "starter"}, {"bidding": 1}):
        with pytest.raises(BadOption):
            GAME.check_options(wrong)


def test_what_is_kept_stays_what_it_is() -> None:
    for word in ("", "starter", "random", *STARTERS, "generated 5", listed()):
        kept = read_option(word)
        assert read_option(kept) == kept
    assert read_option("generated 5") == read_option("generated cota 5") == write_list(generate(5))
    assert deck_of(read_option(""), 0) is ONYX
    assert deck_of(read_option("starter"), 1) is ARGUS


def test_generated_decks_are_archon_decks() -> None:
    facts, seen = printed(), set()
    for seed in range(200):
        deck = generate(seed)
        assert deck == generate(seed)
        assert len(set(deck.houses)) == 3
        for place, card in enumerate(deck.cards):
            house = deck.houses[place // 12]
            assert CATALOG[card].house == house
            assert "cota" in facts[card.partition("~")[0]]["sets"]
            assert card in universe()
        seen.add(deck)
    assert len(seen) == 200
    mavericks = [card for deck in seen for card in deck.cards if "~" in card]
    assert 2 <= len(mavericks) <= 40
    rarities = [facts[card.partition("~")[0]]["rarity"] for deck in seen for card in deck.cards]
    assert rarities.count("common") > rarities.count("uncommon") > rarities.count("rare")
    assert all(titles for house in pool("cota").values() for titles in house.values() if titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_can_be_read(lang: str) -> None:
    words = words_for("keyforge")
    names = {f"honorific-{word}" for word in HONORIFICS} | {f"origin-{word}" for word in ORIGINS}
    assert all(words.has(name, lang) for name in names)
    for name in (*STARTERS, generate(1).name, "Moja { talia }", "a.b.c", ""):
        said = words.render(deck_name(name), lang, strict=True)
        assert (name in said) == (name not in STARTERS and name != generate(1).name)
    assert words.render(Message("deck-miss-onyx-censorius"), "pl") == "Panna „Onyks” Censorius"


def test_random_decks_differ_from_match_to_match_and_follow_from_the_seed() -> None:
    options: Options = {"deck": ["random", "random"]}
    matches = [Match(GAME, 2, options, seed) for seed in (1, 1, 2)]
    names = [match.state.decks for match in matches]
    assert names[0] == names[1] != names[2]
    assert names[0][0] != names[0][1]
    secret = "5" * 64
    sealed = Match(GAME, 2, options, secret)
    assert Match.replay(GAME, sealed.record()).state.decks == sealed.state.decks not in names


def test_chains_count_for_the_first_hand() -> None:
    """rulebook: "Łańcuchy", example: with 7 chains two cards fewer, and one chain is shed."""
    match = Match(GAME, 2, {"chains": [7, 0]}, 3)
    g = match.state
    full = (7, 6) if g.first == 0 else (6, 7)
    assert [len(g.zones[hand]) for hand in HAND] == [full[0] - 2, full[1]]
    assert g.chains == [6, 0]


def test_bidding_chains_for_a_deck() -> None:
    """rulebook: "Licytacja łańcuchów": five, six, seven, and the other one lets go."""
    match = Match(GAME, 2, {"bidding": True}, 4)
    first = match.state.first
    wanted = 1 - first
    match.answer(("deck", wanted), first)
    match.answer(5, first)
    ask = match.asks[0]
    assert ask.seat == 1 - first
    assert ask.options[:2] == ["let-go", ("chains", 6)]
    assert ask.args == {"opponent": wanted, "count": 5}, "for which deck, and how many"
    match.answer(("chains", 6), 1 - first)
    match.answer(("chains", 7), first)
    match.answer("let-go", 1 - first)
    g = match.state
    own = STARTERS[g.decks[first]]
    assert own is (ONYX, ARGUS)[wanted]
    assert g.houses[first] == own.houses
    assert {g.owner(card) for card in g.zones[DECK[first]] + g.zones[HAND[first]]} == {first}
    assert {g.title(card) for card in g.zones[HAND[first]]} <= set(own.cards)
    assert g.chains[first] == 6  # seven, of which one was shed
    assert len(g.zones[HAND[first]]) == 7 - 2
    assert match.asks[0].prompt == "mulligan"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_without_a_name_can_be_told_apart_and_looked_at(lang: str) -> None:
    """The board opens a deck by its name, and two lists may have the same name or none."""
    match = Match(GAME, 2, {"bidding": True, "deck": [listed(), listed(["12 fear"])]}, 4)
    ask = match.asks[0]
    said = [words_for("keyforge").render(match.label(ask, option), lang, strict=True) for option in ask.options]
    assert len(set(said)) == 2
    assert all(player_view(match.state, seat, 0)["deck_name"] for seat in (0, 1))
    assert words_for("keyforge").render(deck_name(match.state.decks[0]), lang, strict=True)


def test_chains_go_with_the_deck_that_is_bid_for() -> None:
    """rulebook: "Osłabianie talii łańcuchami": they are given to a deck, whoever plays with it."""
    first = Match(GAME, 2, {"bidding": True}, 4).state.first
    wanted = 1 - first
    match = Match(GAME, 2, {"bidding": True, "chains": [8 * (seat == wanted) for seat in (0, 1)]}, 4)
    match.answer(("deck", wanted), first)
    match.answer(2, first)
    match.answer("let-go", 1 - first)
    g = match.state
    assert g.decks[first] == (ONYX, ARGUS)[wanted].name
    assert g.chains[first] == 9, "its 8 and the 2 that were bid, and one was shed"
    assert g.chains[1 - first] == 0


def test_a_bid_of_all_chains_cannot_be_raised() -> None:
    match = Match(GAME, 2, {"bidding": True}, 4)
    first = match.state.first
    match.answer(("deck", first), first)
    match.answer(24, first)
    assert match.asks[0].prompt == "mulligan"
    assert match.state.chains[first] == 23


def test_matches_of_random_decks_end() -> None:
    """A few of those that `python scripts/keyforge_matches.py 10000` plays."""
    for seed in range(24):
        match = Match(GAME, 2, {"deck": ["random", "random"]}, seed, keep=False)
        match.playout(random.Random(seed).random)
        assert match.result is not None


def test_a_deck_with_a_card_about_the_tide_brings_the_tide() -> None:
    for title in ("cross-porpoises", "venator-altum", "hydrocataloguer"):
        assert Deck("", (), ("punch", title)).tidal
    assert not ONYX.tidal
    assert not ARGUS.tidal


def test_decks_of_all_cards_may_hold_every_title() -> None:
    held = {title for house in pool(ALL).values() for titles in house.values() for title in titles}
    held |= {title for group in TOGETHER if group[0] in held for title in group}
    assert sorted(set(FACES) - held) == []
    assert len(generate(3, ALL).cards) == 36


def test_a_deck_page_says_what_a_deck_is_worth_knowing_by() -> None:
    page = deck_page(read_option(listed()))
    assert page["houses"] == ["dis", "brobnar", "shadows"]
    assert sum(page["rarities"].values()) == sum(page["cards"].values()) == 36  # type: ignore[union-attr,arg-type]
    low, high = page["likely"]  # type: ignore[misc]
    assert 0 < low < page["strength"] < high < 100  # type: ignore[operator]
    assert deck_page("starter") == deck_page("random") == {}, "the seat, or the deal, decides"
    maverick = deck_page(read_option(listed(["Punch", "11 shooler"])))
    assert maverick["mavericks"] == 1
    vault = deck_page(read_option(listed().replace("12 Nerve Blast", "11 Nerve Blast\nDark Æmber Vault")))
    assert vault["mavericks"] == 0, "it is printed in seven houses, and this is one of them"


def test_a_deck_gets_another_name() -> None:
    kept = renamed(read_option(listed()), "Moja")
    assert read_list(kept).name == "Moja"
    assert read_list(kept).cards == read_list(listed()).cards
    with pytest.raises(BadText):
        renamed(kept, "x" * 81)
