"""What is worth knowing of a deck before it is picked: houses, cards, how rare they are, how strong it may be."""

from collections import Counter

from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.decks import RANDOM, STARTER, deck_of
from stolik.games.keyforge.generator import printed
from stolik.games.keyforge.strength import likely, strength
from stolik.table import Json


def deck_page(kept: str) -> dict[str, Json]:
    """Of a deck as an option keeps it; of those that the seat or the deal decides there is nothing to say."""
    if kept in (STARTER, RANDOM):
        return {}
    deck = deck_of(kept, 0)
    titles = [card.partition("~")[0] for card in deck.cards]
    known = printed()
    rarities = Counter(known[title]["rarity"].replace(" ", "-") for title in titles)
    return {
        "name": deck.name,
        "houses": list(deck.houses),
        "cards": dict(Counter(deck.cards)),
        "rarities": dict(rarities.most_common()),
        "mavericks": sum(CATALOG[card].house not in known[title]["houses"] for card, title in zip(deck.cards, titles)),
        "strength": round(strength(deck)),
        "likely": [round(bound) for bound in likely(deck)],
    }
