"""Decks: the two starter decks, decks read from a list, and what a player may name as theirs.

A list is plain text: a house on a line of its own, then its twelve cards, one a line, perhaps with a number before
("2 Dust Imp"; one of three digits is the card's in its set). A card is called by its English title, its id or its
print ("punch~mars+d"); one that stands under another house than its own is a maverick. A first line that begins with #
is the name of the deck. A list in JSON is
{"name": ..., "houses": {"dis": ["fear", "2 dust-imp", ...], ...}}.
"""

import json
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, lru_cache

from stolik.games.keyforge.card import HOUSES
from stolik.games.keyforge.catalog import CATALOG
from stolik.table import Message, message
from stolik.table.game import BadText

HOUSES_IN_DECK, CARDS_IN_HOUSE = 3, 12
STARTER, RANDOM, GENERATED = "starter", "random", "generated"
UNNAMED = "unnamed"
"""What a deck is called on the table whose list has no name."""
LARGEST_SEED = 2**63 - 1
MOST_ICONS = 5
"""On one card."""
MOST_MARKS = 2
"""On one letter of a name."""


def _speaks_of_the_tide(text: Message) -> bool:
    parts = [part for _, value in text.args for part in (value if isinstance(value, tuple) else (value,))]
    return "tide" in text.key or any(isinstance(part, Message) and _speaks_of_the_tide(part) for part in parts)


@dataclass(frozen=True, slots=True)
class Deck:
    """Three houses of twelve; `cards` are print names, house by house."""

    name: str
    houses: tuple[str, ...]
    cards: tuple[str, ...]

    @property
    def tidal(self) -> bool:
        """Does it come with the tide's card? Decks with a card that cares for the tide do."""
        return any(_speaks_of_the_tide(text) for card in set(self.cards) for text in CATALOG[card].text)


def _deck(name: str, **houses: str) -> Deck:
    cards: list[str] = []
    for house, listed in houses.items():
        for word in listed.split():
            title, _, count = word.partition("*")
            cards += [title if CATALOG[title].house == house else f"{title}~{house}"] * int(count or 1)
    return Deck(name, tuple(houses), tuple(cards))


# Miss "Onyx" Censorius
ONYX = _deck(
    "miss-onyx-censorius",
    brobnar=(
        "anger loot-the-bodies punch warsong gauntlet-of-command valdr ganger-chieftain*2 headhunter*2 "
        "smaaash blood-of-titans"
    ),
    dis=(
        "fear hand-of-dis mind-barb*2 dominator-bauble charette dust-imp*2 shooler stealer-of-souls the-terror tocsin"
    ),
    shadows=(
        "nerve-blast*2 poison-wave too-much-to-protect seeker-needle bad-penny noddy-the-thief dodger "
        "shadow-self silvertooth urchin*2"
    ),
)
# Radiant Argus the Supreme
ARGUS = _deck(
    "radiant-argus-the-supreme",
    logos=(
        "dimension-door library-access twin-bolt-emission wild-wormhole*2 library-of-babble batdrone*2 "
        "doc-bookton dr-escotera quixo-the-adventurer mother"
    ),
    sanctum=(
        "cleansing-wave*2 shield-of-justice terms-of-redress hallowed-blaster champion-anaphiel "
        "lady-maxena raiding-knight*2 sergeant-zakiel staunch-knight protect-the-weak"
    ),
    untamed=(
        "cooperative-hunting full-moon lost-in-the-woods regrowth dust-pixie snufflegator*2 niffle-ape*2 "
        "niffle-queen hunting-witch witch-of-the-eye"
    ),
)
STARTERS = {deck.name: deck for deck in (ONYX, ARGUS)}
STARTER_OF = (ONYX, ARGUS)
"""Whoever names no deck plays with the starter deck of their seat."""


# -- reading a list ---------------------------------------------------------------------------------------------------


def slug(title: str) -> str:
    """How a title is written as an id: "Hunting Witch" is "hunting-witch"."""
    plain = unicodedata.normalize("NFKD", title.lower().replace("æ", "ae").replace("ß", "ss"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’‘“”„\"!?.,]", "", plain)).strip("-")


@cache
def _titles() -> dict[str, str]:
    """Ids as somebody may write them, without hyphens: titles with apostrophes are split one way or another."""
    return {title.replace("-", ""): title for title in CATALOG if "~" not in title}


def _said(house: str) -> Message:
    return Message(f"house-{house}")


def _house(word: str) -> str:
    """The house that a line names, or nothing."""
    found = slug(word.strip().removesuffix(":"))
    return next((house for house in HOUSES if found.replace("-", "") == house), "")


def _quoted(word: object) -> str:
    """What somebody wrote, as it can be said again: no longer than it must be, and nothing that is no letter."""
    return str(word).strip()[:60].encode("utf-8", "replace").decode()


def _no_card(word: object, line: int) -> BadText:
    """A title that nobody knows, and the one that it may stand for."""
    name = _quoted(word)
    near = get_close_matches(slug(name).replace("-", ""), _titles(), n=1, cutoff=0.75)
    if not near:
        return BadText(line, f"there is no card {name!r} here", message("bad-deck-no-card", name=name))
    title = _titles()[near[0]]
    said = message("bad-deck-no-card-near", name=name, near=Message(f"title-{title}"))
    return BadText(line, f"there is no card {name!r}; do you mean {title}?", said)


def _print(word: str, house: str, line: int) -> str:
    """The print that a line means, in this house."""
    title, tilde, detail = word.partition("~")
    found = _titles().get(slug(title).replace("-", ""))
    if found is None:
        raise _no_card(title, line)
    named, plus, icons = detail.partition("+")
    if tilde and named and named != house:
        problem = f"{_quoted(word)!r} stands under the house {house}, not {_quoted(named)}"
        raise BadText(line, problem, message("bad-deck-other-house", name=_quoted(word), house=_said(house)))
    if len(icons) > MOST_ICONS:
        problem = f"{_quoted(title)!r} has {len(icons)} icons more; a card has at most {MOST_ICONS}"
        raise BadText(line, problem, message("bad-deck-print", name=_quoted(title)))
    own = CATALOG[found].house == house
    full = found if own and not icons else f"{found}~{'' if own else house}{plus}{icons}"
    try:
        return full if CATALOG[full] else ""
    except KeyError as error:
        raise BadText(line, _quoted(error.args[0]), message("bad-deck-print", name=_quoted(word))) from error


# As an editor counts them: not every mark that Python takes for the end of a line is one.
_LINE = re.compile(r"\r\n|\r|\n")
# Of words with one space between them: with many of those the time to find no number would grow with their square.
# Three digits are the number of the card in its set, as the card that comes with a deck lists it.
_COUNTED = re.compile(r"^(?:\d{3} |(\d{1,2}) ?[x×*]? )?(.*?)(?: [x×*] ?(\d{1,2}))?$")


def read_list(text: str) -> Deck:
    """A deck from a list; whatever is wrong with it is said with the number of its line."""
    text = text.removeprefix("\ufeff")
    if text.lstrip()[:1] in ("{", "["):
        return _read_json(text)
    name = ""
    houses: dict[str, list[str]] = {}
    opened: dict[str, int] = {}
    house = ""
    lines = _LINE.split(text)
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            if not name and not houses:
                name = _name(line.lstrip("#"), number)
            continue
        if named := _house(line):
            house = _open(houses, named, number)
            opened[house] = number
            continue
        if not house:
            problem = f"{_quoted(line)!r} stands before any house; a deck has three of {', '.join(HOUSES)}"
            raise BadText(number, problem, message("bad-deck-before-house", name=_quoted(line)))
        _count(houses[house], line, house, number)
    return _whole(name, houses, opened, len(lines))


def _name(given: object, line: int) -> str:
    name = " ".join(str(given).split())
    if len(name) > 80 or not name.isprintable() or _towers(name):
        raise BadText(line, "a deck's name has at most 80 letters", Message("bad-deck-name"))
    return name


def _towers(name: str) -> bool:
    """Do more marks stand on one letter than any language has? They would cover what others read."""
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _open(houses: dict[str, list[str]], house: str, line: int) -> str:
    if house in houses:
        raise BadText(line, f"the house {house} is there twice", message("bad-deck-house-twice", house=_said(house)))
    if len(houses) == HOUSES_IN_DECK:
        said = message("bad-deck-fourth-house", house=_said(house))
        raise BadText(line, f"{house} is a fourth house; a deck has three", said)
    houses[house] = []
    return house


def _count(cards: list[str], line: str, house: str, number: int) -> None:
    """Add what one line lists."""
    counted = _COUNTED.match(" ".join(line.split()))
    assert counted is not None
    before, word, after = counted.groups()
    count = int(before or after or 1)
    cards += [_print(word, house, number)] * min(count, CARDS_IN_HOUSE + 1)
    if not count:
        raise BadText(number, "no card at all", Message("bad-deck-none"))
    if len(cards) > CARDS_IN_HOUSE:
        said = message("bad-deck-too-many", house=_said(house))
        raise BadText(number, f"the house {house} has more than {CARDS_IN_HOUSE} cards", said)


def _whole(name: str, houses: dict[str, list[str]], opened: dict[str, int], last: int) -> Deck:
    if len(houses) != HOUSES_IN_DECK:
        said = message("bad-deck-houses", count=len(houses))
        raise BadText(last, f"a deck has {HOUSES_IN_DECK} houses; here are {len(houses)}", said)
    for house, cards in houses.items():
        _tell_halves_apart(cards)
        if len(cards) != CARDS_IN_HOUSE:
            said = message("bad-deck-cards", house=_said(house), count=len(cards))
            problem = f"a deck has {CARDS_IN_HOUSE} cards of a house; of {house} there are {len(cards)}"
            raise BadText(opened[house], problem, said)
    return Deck(name, tuple(houses), tuple(card for cards in houses.values() for card in cards))


def _tell_halves_apart(cards: list[str]) -> None:
    """rulebook: "Olbrzymie stworzenie": both halves have one title, so a list that names it twice means both."""
    for title in {card.partition("~")[0] for card in cards}:
        second = f"{title}2"
        if CATALOG[title].half != 1 or any(card.partition("~")[0] == second for card in cards):
            continue
        places = [place for place, card in enumerate(cards) if card.partition("~")[0] == title]
        for place in places[1::2]:
            cards[place] = second + cards[place].removeprefix(title)


def _read_json(text: str) -> Deck:
    form = 'a deck is {"name": ..., "houses": {"dis": ["fear", ...], ...}}'
    line_of = _finder(text)
    try:
        given = json.loads(text, object_pairs_hook=lambda pairs: _once(pairs, text))
    except json.JSONDecodeError as error:
        raise BadText(error.lineno, f"this is no JSON: {error.msg}", Message("bad-deck-json")) from error
    except BadText:
        raise
    except (RecursionError, ValueError) as error:  # nested too deeply, or a number of thousands of digits
        raise BadText(1, "this is no deck", Message("bad-deck-json")) from error
    listed = given.get("houses") if isinstance(given, dict) else None
    if not isinstance(listed, dict) or not isinstance(given.get("name") or "", str):
        raise BadText(1, form, Message("bad-deck-form"))
    houses: dict[str, list[str]] = {}
    opened: dict[str, int] = {}
    for word, cards in listed.items():
        at = line_of(word)
        house = _house(word)
        if not house:
            problem = f"{_quoted(word)!r} is no house; they are {', '.join(HOUSES)}"
            raise BadText(at, problem, message("bad-deck-no-house", name=_quoted(word)))
        opened[_open(houses, house, at)] = at
        if not isinstance(cards, list):
            raise BadText(at, f"the cards of {house} are a list", Message("bad-deck-form"))
        for card in cards:
            if not isinstance(card, str):
                problem = f"{_quoted(card)!r} in {house} is no card"
                raise BadText(at, problem, message("bad-deck-no-card", name=_quoted(card)))
            _count(houses[house], card, house, line_of(card))
    name = _name(given.get("name") or "", _finder(text)("name"))
    return _whole(name, houses, opened, _line_at(text, len(text)))


def _once(pairs: list[tuple[str, object]], text: str) -> dict[str, object]:
    """Whoever writes a name twice means both; JSON would take the last."""
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            line_of = _finder(text)
            line_of(name)
            said = message("bad-deck-name-twice", name=_quoted(name))
            raise BadText(line_of(name), f"{_quoted(name)!r} is there twice", said)
        found[name] = value
    return found


def _line_at(text: str, place: int) -> int:
    return len(_LINE.findall(text, 0, place)) + 1


def _finder(text: str) -> Callable[[str], int]:
    """Tells the line of one word after the other, in the order in which they stand in a JSON text."""
    place = 0

    def line_of(word: str) -> int:
        nonlocal place
        for quoted in (json.dumps(word, ensure_ascii=False), json.dumps(word)):
            if (found := text.find(quoted, place)) >= 0:
                place = found + len(quoted)
                break
        return _line_at(text, place)

    return line_of


def write_list(deck: Deck) -> str:
    """A deck as the list that `read_list` reads."""
    lines = [f"# {deck.name}"] if deck.name else []
    for place, house in enumerate(deck.houses):
        lines.append(house)
        cards = deck.cards[CARDS_IN_HOUSE * place : CARDS_IN_HOUSE * (place + 1)]
        lines += [f"{cards.count(card)} {card}" for card in dict.fromkeys(cards)]
    return "\n".join(lines)


# -- what a seat names ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def read_option(text: str) -> str:
    """What a seat plays with, as it is kept: starter, the name of a starter deck, random, or a list.

    "generated 1234" becomes the list that this seed makes of the cards that are known now, so that a record stays true
    when more cards come.
    """
    word = text.strip()
    if word in ("", STARTER):
        return STARTER
    if word == RANDOM or word in STARTERS:
        return word
    if "\n" not in word and word.split()[0] == GENERATED:
        from stolik.games.keyforge.generator import ALL, SETS, generate

        first, *rest = word.split()[1:] or ["cota"]
        name, seeds = (first, rest) if first in (*SETS, ALL) else ("cota", [first, *rest])
        if len(seeds) != 1 or not re.fullmatch(r"\d{1,19}", seeds[0]) or int(seeds[0]) > LARGEST_SEED:
            problem = f"a generated deck is called by a whole number, such as {GENERATED} 1234"
            raise BadText(1, problem, Message("bad-deck-number"))
        return write_list(generate(int(seeds[0]), name))
    return write_list(read_list(text))


def renamed(kept: str, name: str) -> str:
    """The same deck under another name."""
    deck = read_list(kept)
    return write_list(replace(deck, name=_name(name, 1)))


@lru_cache(maxsize=256)
def deck_of(kept: str, seat: int) -> Deck:
    """The deck that a kept option means; a random one is for the deal to say."""
    if kept == STARTER:
        return STARTER_OF[seat]
    return STARTERS.get(kept) or read_list(kept)
