"""Unique decks from a seed: three houses of twelve by rarity, now and then a maverick or a card of an older set."""

import json
import random
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypedDict, TypeVar

from stolik.games.keyforge.card import HOUSES
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.decks import CARDS_IN_HOUSE, HOUSES_IN_DECK, MOST_ICONS, Deck

T = TypeVar("T")
SETS = ("cota", "aoa", "wc", "mm", "dt")
HOUSES_OF = {
    "cota": HOUSES[:7],
    "aoa": HOUSES[:7],
    "wc": ("brobnar", "dis", "logos", "saurian", "shadows", "staralliance", "untamed"),
    "mm": ("dis", "logos", "sanctum", "saurian", "shadows", "staralliance", "untamed"),
    "dt": ("logos", "sanctum", "saurian", "shadows", "staralliance", "unfathomable", "untamed"),
}
RARITIES = (("common", 0.55), ("uncommon", 0.31), ("rare", 0.14))
MAVERICK = 1 / 700
"""For each card: about one deck in twenty has one."""
LEGACY = 1 / 900
TOGETHER = (
    ("horseman-of-death", "horseman-of-famine", "horseman-of-pestilence", "horseman-of-war"),
    ("timetraveller", "help-from-future-self"),
    ("ultra-gravitron", "ultra-gravitron2"),
    ("deusillus", "deusillus2"),
    ("niffle-kong", "niffle-kong2"),
)
"""Cards that are in a deck all or none, a copy each."""
VARIANTS = {"master-of-2": "master-of-1", "master-of-3": "master-of-1"}
"""Cards that stand in for another one, whose rarity they share."""
FEWEST = 8
"""A house of fewer titles is not dealt: its twelve cards would be all alike."""
ALL = "all"
"""Instead of a set: every card that is implemented, whatever set it is of, so that all of them meet."""

HONORIFICS = (
    "abbess",
    "admiral",
    "baroness",
    "captain",
    "chancellor",
    "countess",
    "doctor",
    "duke",
    "empress",
    "guardian",
    "hermit",
    "marshal",
    "mistress",
    "oracle",
    "prince",
    "professor",
    "queen",
    "sage",
    "scribe",
    "seer",
    "sister",
    "uncle",
    "warden",
    "wanderer",
)
ORIGINS = (
    "amber-coast",
    "ash-fields",
    "broken-bridge",
    "copper-hills",
    "deep-archive",
    "drowned-city",
    "eighth-moon",
    "empty-throne",
    "fog-harbour",
    "glass-desert",
    "hanging-gardens",
    "hollow-mountain",
    "last-station",
    "long-night",
    "lower-vaults",
    "nine-gates",
    "quiet-forge",
    "red-orchard",
    "salt-marsh",
    "silent-library",
    "singing-caves",
    "thunder-steppe",
    "upside-down-tower",
    "winter-market",
)
_STARTS = ("Ar", "Bel", "Cor", "Dra", "El", "Fen", "Gal", "Hor", "Il", "Jas", "Kel", "Lor", "Mor", "Nim", "Or", "Per")
_MIDDLES = ("a", "e", "i", "o", "u", "ane", "ime", "oro", "ula", "isto", "ade", "ory")
_ENDS = ("bix", "dan", "fra", "gol", "kas", "lin", "mar", "nox", "rel", "sil", "tas", "ven", "x", "zor", "lle", "th")


class Print(TypedDict):
    """What is printed on a card besides its text; `sets` gives its number in each."""

    houses: list[str]
    rarity: str
    sets: dict[str, str]


@cache
def printed() -> dict[str, Print]:
    """By title, for every card of the base, implemented or not."""
    found: dict[str, Print] = json.loads((files("stolik.games.keyforge") / "cards" / "printed.json").read_text("utf-8"))
    return found


def rarity(title: str) -> str:
    """How a deck gets it: some titles come with or stand in for others."""
    facts = printed()[title]
    if any(title in group for group in TOGETHER) or title in VARIANTS:
        return "rare"
    return facts["rarity"] if facts["rarity"] in ("common", "uncommon", "rare") else "special"


@cache
def pool(name: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """The titles of a set that are implemented, by house and rarity; houses with hardly any are left out."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    known = printed()
    for house in HOUSES if name == ALL else HOUSES_OF[name]:
        titles = [
            title
            for title, facts in known.items()
            if title in CATALOG
            and (name == ALL or name in facts["sets"])
            and house in facts["houses"]
            and _complete(title)
        ]
        if len(titles) >= FEWEST or name == ALL:
            found[house] = {
                word: tuple(title for title in titles if _as_rare(title, name) == word and _leads(title))
                for word, _ in RARITIES
            }
    return found


def _as_rare(title: str, name: str) -> str:
    word = rarity(title)
    return "rare" if word == "special" and name == ALL else word


def _complete(title: str) -> bool:
    """Is everything implemented that must come with it?"""
    return all(other in CATALOG for group in TOGETHER if title in group for other in group)


def _leads(title: str) -> bool:
    return all(group[0] == title for group in TOGETHER if title in group)


def generate(seed: int, name: str = "cota") -> Deck:
    """The deck of this seed, of the cards of a set that are implemented."""
    houses = pool(name)
    if len(houses) < HOUSES_IN_DECK:
        raise ValueError(f"too few cards of {name} are implemented for a deck")
    rng = random.Random(f"{name} {seed}")
    picked = sorted(_sample(rng, list(houses), HOUSES_IN_DECK))
    cards: list[str] = []
    for house in picked:
        cards += _house_of(rng, house, picked, name)
    return Deck(archon(rng), tuple(picked), tuple(_enhance(rng, cards)))


def _house_of(rng: random.Random, house: str, picked: Sequence[str], name: str) -> list[str]:
    """Twelve cards of a house, in the order of their titles."""
    cards: list[str] = []
    while len(cards) < CARDS_IN_HOUSE:
        luck = rng.random()
        if luck < MAVERICK:
            others = [other for other in pool(name) if other not in picked]
            if others:
                cards.append(f"{_title(rng, _pick(rng, others), name)}~{house}")
                continue
        elif luck < MAVERICK + LEGACY and name not in ("cota", ALL):
            older = [word for word in SETS[: SETS.index(name)] if house in pool(word)]
            if older:
                cards.append(_title(rng, house, _pick(rng, older)))
                continue
        title = _title(rng, house, name)
        company = next((group for group in TOGETHER if title in group), (title,))
        if len(cards) + len(company) > CARDS_IN_HOUSE or (len(company) > 1 and title in cards):
            continue
        cards += [member if CATALOG[member].house == house else f"{member}~{house}" for member in company]
    return sorted(cards)


def _title(rng: random.Random, house: str, name: str) -> str:
    by_rarity = pool(name)[house]
    able = [(word, share) for word, share in RARITIES if by_rarity[word]]
    luck = rng.random() * sum(share for _, share in able)
    found = able[-1][0]
    for word, share in able:
        luck -= share
        if luck < 0:
            found = word
            break
    return _pick(rng, by_rarity[found])


def _enhance(rng: random.Random, cards: list[str]) -> list[str]:
    """Spread the icons that the enhancing cards of a deck bring, at most five on a card."""
    icons = [letter for card in cards for letter in CATALOG[card].enhance]
    for letter in icons:
        able = [place for place, card in enumerate(cards) if len(CATALOG[card].icons) < MOST_ICONS]
        place = _pick(rng, able)
        card = cards[place]
        detail = "" if "+" in card else "+" if "~" in card else "~+"
        cards[place] = card + detail + letter
    return cards


def archon(rng: random.Random) -> str:
    """A name in parts, to be put together in each language: an honorific, a name, an origin."""
    name = _pick(rng, _STARTS) + _pick(rng, _MIDDLES) + _pick(rng, _ENDS)
    return f"{_pick(rng, HONORIFICS)}.{name}.{_pick(rng, ORIGINS)}"


def universe() -> tuple[str, ...]:
    """Every print that a random deck may hold."""
    return _universe()


@cache
def _universe() -> tuple[str, ...]:
    titles = [title for by_rarity in pool("cota").values() for found in by_rarity.values() for title in found]
    titles += [other for group in TOGETHER if group[0] in titles for other in group[1:]]
    mavericks = [f"{title}~{house}" for title in titles for house in pool("cota") if CATALOG[title].house != house]
    return (*titles, *mavericks)


def _pick(rng: random.Random, items: Sequence[T]) -> T:
    return items[int(rng.random() * len(items))]


def _sample(rng: random.Random, items: list[T], count: int) -> list[T]:
    return [items.pop(int(rng.random() * len(items))) for _ in range(count)]
