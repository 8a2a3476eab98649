"""rulebook: "Przygotowanie", "Karty", "Poziomy trudności", "Łączenie talii": the table before round one."""

import pytest

from stolik.games.cardia import GAME, CardiaGame
from stolik.games.cardia.cards import ABILITIES, FACES, FACTION, VALUE
from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.options import LOCATIONS, difficulty, level
from stolik.games.cardia.zones import DECK, DISCARD, HAND, HIDDEN, ROW
from stolik.table import BadOption, Match
from stolik.table.state import State

TWO = dict.fromkeys(FACTIONS, "two")


def deck_of(match: Match[State], seat: int) -> list[str]:
    """All sixteen cards of a seat, by value."""
    return [FACES[face] for face in sorted(match.state.faces[16 * seat : 16 * seat + 16], key=lambda face: VALUE[face])]


@pytest.mark.parametrize("options", [{}, TWO])
def test_both_decks_are_the_same_sixteen_cards(options: dict[str, str]) -> None:
    """rulebook: "Przygotowanie", "Karty": values 1 to 16, one of each, four of every faction."""
    match = Match(GAME, 2, options, seed=5)
    ours, theirs = deck_of(match, 0), deck_of(match, 1)
    assert ours == theirs == list(FACES[16:] if options else FACES[:16])
    assert [VALUE[FACES.index(name)] for name in ours] == list(range(1, 17))
    assert sorted(FACTION[FACES.index(name)] for name in ours) == sorted(FACTIONS * 4)


def test_the_table_before_the_first_round() -> None:
    """rulebook: "Przygotowanie": five cards in hand, eleven in the deck, nothing in play, no signets."""
    g = Match(GAME, 2, seed=5).state
    for seat in (0, 1):
        assert len(g.zones[HAND + seat]) == 5
        assert len(g.zones[DECK + seat]) == 11
        assert g.zones[HIDDEN + seat] == g.zones[ROW + seat] == g.zones[DISCARD + seat] == []
    assert g.signets() == (0, 0)  # type: ignore[attr-defined]


def test_the_decks_are_shuffled_separately() -> None:
    """rulebook: "Przygotowanie": each shuffles their own sixteen cards; another seed deals otherwise."""
    deals = {tuple(Match(GAME, 2, seed=seed).state.faces[16 * seat :][:16]) for seed in range(10) for seat in (0, 1)}
    assert len(deals) == 20


def test_values_from_the_rulebook() -> None:
    """rulebook: the values it names in its examples."""
    named = {"surgeon": 3, "mediator": 4, "saboteur": 5, "judge": 8, "clockmaker": 11, "inventor": 15, "djinn": 16}
    assert {name: VALUE[FACES.index(name)] for name in named} == named


def test_ongoing_abilities() -> None:
    """facts: three ongoing cards in each deck (six tokens in the box)."""
    lasting = [name for name, ability in zip(FACES, ABILITIES, strict=True) if ability.lasting]
    assert lasting == ["mediator", "judge", "treasurer", "aristocrat", "counselor", "mechanical-djinn"]


@pytest.mark.parametrize("two", [["academy"], ["guild"], ["rebellion", "dynasty"], ["academy", "guild", "rebellion"]])
def test_a_mixed_deck_is_chosen_by_faction(two: list[str]) -> None:
    """rulebook: "Łączenie talii": e.g. the yellow cards of one deck and the red ones of the other; both the same."""
    match = Match(GAME, 2, dict.fromkeys(two, "two"), seed=3)
    ours, theirs = deck_of(match, 0), deck_of(match, 1)
    assert ours == theirs
    for name in ours:
        face = FACES.index(name)
        assert (face >= 16) == (FACTION[face] in two), name
    assert [VALUE[FACES.index(name)] for name in ours] == list(range(1, 17))


def test_yellow_of_deck_one_and_red_of_deck_two() -> None:
    """rulebook: "Łączenie talii", its example."""
    names = deck_of(Match(GAME, 2, {"guild": "two"}), 0)
    assert {"void-mage", "fortune-teller", "puppeteer", "magistra"} < set(names)
    assert {"envoy", "prodigy", "engineer", "mechanical-djinn"} < set(names)
    assert not {"surgeon", "palace-guard", "clockmaker", "inventor"} & set(names)


# -- rulebook: "Poziomy trudności" -------------------------------------------------------------------------------------


def points(**options: object) -> tuple[int, str]:
    checked = GAME.check_options(options)
    return difficulty(checked), level(checked)


def test_the_difficulty_example() -> None:
    """rulebook: "Poziomy trudności", "Przykład": deck II (1) and the Scrapyard or the Grand Library (2) make 3."""
    assert points(**TWO, locations=["scrapyard"])[0] == 3
    assert points(**TWO, locations=["grand-library"])[0] == 3


def test_difficulty_of_decks_and_locations() -> None:
    """rulebook: "Poziomy trudności": deck I 0, deck II 1, no location 0, locations 1 to 3."""
    assert points()[0] == 0
    assert points(**TWO)[0] == 1
    assert [points(locations=[name])[0] for name in LOCATIONS] == [1, 1, 1, 2, 2, 2, 3, 3]


def test_difficulty_of_a_mixed_deck() -> None:
    """Rule decision 25: not given by the rulebook; it counts 1."""
    assert points(academy="two")[0] == 1
    assert points(academy="two", guild="two", dynasty="two", locations=["bazaar"])[0] == 2


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({}, "mercenaries"),
        (TWO, "mercenaries"),
        ({"locations": ["bazaar"]}, "mercenaries"),
        ({**TWO, "locations": ["bazaar"]}, "engineers"),
        ({"locations": ["scrapyard"]}, "engineers"),
        ({"locations": ["foggy-swamp"]}, "mages"),
        ({**TWO, "locations": ["haunted-catacombs"]}, "mages"),
        ({"locations": ["foggy-swamp", "scrapyard"]}, "djinn"),
        ({**TWO, "locations": list(LOCATIONS)}, "djinn"),
    ],
)
def test_the_four_levels(options: dict[str, object], name: str) -> None:
    """rulebook: "Poziomy trudności": 0-1, 2, 3-4, 5 and more."""
    assert points(**options)[1] == name


# -- options -----------------------------------------------------------------------------------------------------------


def test_any_set_of_locations_is_allowed() -> None:
    """rulebook: "Lokacje": one, or several at your own risk."""
    match = Match(GAME, 2, {"locations": ["foggy-swamp", "bazaar"]})
    assert match.view(0)["locations"] == ["bazaar", "foggy-swamp"]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"guild": "three"}, "guild"),
        ({"locations": ["palace"]}, "locations"),
        ({"locations": ["bazaar", "bazaar"]}, "locations"),
        ({"moon": "full"}, "moon"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        Match(GAME, 2, options)


def test_cardia_is_for_two() -> None:
    """rulebook: "Cel i opis gry": a duel."""
    for seats in (1, 3):
        with pytest.raises(BadOption):
            Match(GAME, seats)


def test_every_variant_is_legal_and_every_option_is_played() -> None:
    """The conformance suite plays these: each location and each faction of both decks is among them."""
    variants = [CardiaGame().check_options(options) for options in CardiaGame().variants()]
    for faction in FACTIONS:
        assert {options[faction] for options in variants} == {"one", "two"}
    for location in LOCATIONS:
        assert any(location in options["locations"] for options in variants)  # type: ignore[operator]
