"""Which decks and which locations: the setup before a match, and how hard the rulebook calls it."""

from stolik.games.cardia.effects import FACTIONS
from stolik.table import Choice, Options, OptionSpec, Subset

LOCATIONS: dict[str, int] = {
    "serpent-temple": 1,
    "bazaar": 1,
    "founders-day": 1,
    "grand-library": 2,
    "scrapyard": 2,
    "auction-house": 2,
    "haunted-catacombs": 3,
    "foggy-swamp": 3,
}
"""Each location and its difficulty."""

OPTIONS: tuple[OptionSpec, ...] = (
    *(Choice(faction, ("one", "two"), "one") for faction in FACTIONS),
    Subset("locations", tuple(LOCATIONS)),
)
"""Deck one or deck two for each faction, the same for both seats; any set of locations."""


def difficulty(options: Options) -> int:
    """rulebook: "Poziomy trudności". Deck II counts one, and so does a mix (rule decision 25)."""
    locations = options["locations"]
    assert isinstance(locations, list)
    deck = 1 if any(options[faction] == "two" for faction in FACTIONS) else 0
    return deck + sum(LOCATIONS[location] for location in locations)


def level(options: Options) -> str:
    """The rulebook's name for a difficulty."""
    points = difficulty(options)
    if points <= 1:
        return "mercenaries"
    return "engineers" if points == 2 else "mages" if points <= 4 else "djinn"
