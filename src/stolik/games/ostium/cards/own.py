"""A host's own cards: read from a file, checked, and every error names the card and the field.

The format is described in docs/ostium-cards.md.
"""

import hashlib
import json
import re
import reprlib
from dataclasses import dataclass
from pathlib import Path

from stolik.games.ostium.effects import (
    ACTIVE,
    CLANS,
    KINDS,
    MAIN_ONLY,
    PASSIVE,
    PRIMAL,
    SIDE_ONLY,
    STANDARD,
    WITH_ANOTHER,
    WITHOUT_VALUE,
    Ability,
    Creature,
    Domain,
)
from stolik.table import BadOption

VARIABLE = "STOLIK_OSTIUM_CARDS"
"""The variable of the environment that names the file: processes that the host starts inherit it."""
FIELDS = ("title", "kind", "clan", "names", "power", "cost", "left", "right", "main")
LANGUAGES = ("pl", "en")
MOST = 20
"""No power, cost or value of an ability is higher."""
LONGEST = 60
"""Letters in a name."""
LEAST = {"familiar": 5, "primal": 1, "warrior": 12, "sovereign": 2}
"""How many cards of a kind a set has at least; of familiars and primals it has exactly as many."""
MOST_CARDS = 300
MOST_ABILITIES = 6
"""In one domain."""
MOST_BYTES = 1_000_000
SLUG = re.compile(r"[a-z]+(-[a-z]+)*")
NUMBER = re.compile(r"[1-9][0-9]?")


@dataclass(frozen=True, slots=True)
class OwnCard:
    title: str
    names: dict[str, str]
    creature: Creature


@dataclass(frozen=True, slots=True)
class OwnSet:
    """`name` ends with a digest of the file: another file is another set, and no record mistakes one for the other."""

    name: str
    cards: tuple[OwnCard, ...]

    def words(self, lang: str) -> str:
        """The names of the cards as Fluent text."""
        quoted = {"pl": "„{}”", "en": "{}"}[lang]
        lines = []
        for card in self.cards:
            name = "".join(f'{{ "{letter}" }}' if letter in "{}" else letter for letter in card.names[lang])
            lines += [f"title-{card.title} = {name}", f"card-{card.title} = {quoted.format(name)}"]
        return "\n".join(lines) + "\n"


def read_file(file: str, taken: frozenset[str]) -> OwnSet:
    """The set in a file; `taken` are the titles of the designed set, which stays beside it."""
    try:
        with Path(file).open("rb") as stream:
            found = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadOption("cards", f"{file} cannot be read: {error}") from error
    if len(found) > MOST_BYTES:
        raise BadOption("cards", f"{file} has more than {MOST_BYTES:,} bytes")
    try:
        return read_set(found.decode("utf-8-sig"), taken)
    except UnicodeDecodeError as error:
        raise BadOption("cards", f"{file} cannot be read: {error}") from error


def read_set(text: str, taken: frozenset[str] = frozenset()) -> OwnSet:
    try:
        data = json.loads(text, object_pairs_hook=_fields)
    except BadOption:
        raise
    except (ValueError, RecursionError) as error:
        raise BadOption("cards", f"not JSON: {error}") from error
    if not isinstance(data, dict) or set(data) != {"name", "cards"}:
        raise BadOption("cards", 'a set is an object with a "name" and a list of "cards", and nothing else')
    name, listed = data["name"], data["cards"]
    if not isinstance(name, str) or not SLUG.fullmatch(name) or len(name) > LONGEST:
        raise BadOption("cards", f'field "name": {_shown(name)} is not small letters a-z with hyphens between them')
    if not isinstance(listed, list) or len(listed) > MOST_CARDS:
        raise BadOption("cards", f'field "cards": not a list of at most {MOST_CARDS} cards')
    cards = tuple(_card(number, data) for number, data in enumerate(listed, 1))
    for place, card in enumerate(cards):
        if card.title in taken or card.title in {other.title for other in cards[:place]}:
            whose = "the designed set has" if card.title in taken else "another card of the set has"
            raise _wrong(card.title, "title", f"{whose} the same one")
        for lang, called in card.names.items():
            if called in {other.names[lang] for other in cards[:place]}:
                raise _wrong(card.title, "names", f"another card of the set is called {called!r} too")
    _check_numbers(cards)
    return OwnSet(f"{name}-{hashlib.blake2b(text.encode(), digest_size=4).hexdigest()}", cards)


def _fields(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of the file. Of a field that stands there twice nobody knows which one was meant."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(field for place, (field, _) in enumerate(pairs) if field in dict(pairs[:place]))
        problem = "it stands there twice"
        if "title" in found:
            raise _wrong(found["title"], twice, problem)
        raise BadOption("cards", f'field "{twice}": {problem}')
    return found


def _shown(given: object) -> str:
    """What was given, as an error quotes it: not all of it if that is long."""
    return reprlib.repr(given)


def _wrong(card: object, field: str, problem: str) -> BadOption:
    return BadOption("cards", f'card "{card}", field "{field}": {problem}')


def _check_numbers(cards: tuple[OwnCard, ...]) -> None:
    for kind, least in LEAST.items():
        count = sum(card.creature.kind == kind for card in cards)
        exact = kind in ("familiar", "primal")
        if count < least or (exact and count > least):
            raise BadOption("cards", f"the set has {count} of kind {kind}, not {least}{'' if exact else ' or more'}")
    clans = [card.creature.clan for card in cards if card.creature.kind == "familiar"]
    for card in cards:
        if card.creature.kind == "familiar" and clans.count(card.creature.clan) > 1:
            raise _wrong(card.title, "clan", f"each clan has one familiar, {card.creature.clan} has several")


def _card(number: int, data: object) -> OwnCard:
    if not isinstance(data, dict):
        raise _wrong(number, "", "a card is an object")
    title = data.get("title")
    if not isinstance(title, str) or not SLUG.fullmatch(title) or len(title) > LONGEST:
        raise _wrong(number, "title", f"{_shown(title)} is not small letters a-z with hyphens between them")
    for field in data:
        if field not in FIELDS:
            raise _wrong(title, str(field)[:LONGEST], f"there is no such field; the fields are: {', '.join(FIELDS)}")
    kind = _word(title, "kind", data.get("kind"), KINDS)
    clan = PRIMAL if kind == "primal" else _word(title, "clan", data.get("clan"), CLANS)
    if kind == "primal" and data.get("clan", PRIMAL) != PRIMAL:
        raise _wrong(title, "clan", "a primal has no clan")
    creature = Creature(
        kind,
        clan,
        _number(title, "power", data.get("power", 0)),
        _number(title, "cost", data.get("cost", 0)),
        _domain(title, "left", data.get("left", [])),
        _domain(title, "right", data.get("right", [])),
        _domain(title, "main", data.get("main", [])),
    )
    if kind in ("warrior", "sovereign"):
        for field in ("power", "cost"):
            if field not in data:
                raise _wrong(title, field, f"a {kind} has one")
    if kind == "familiar" and (creature.left or creature.right):
        raise _wrong(title, "left" if creature.left else "right", "a familiar has no side domains")
    return OwnCard(title, _names(title, data.get("names")), creature)


def _word(card: str, field: str, given: object, known: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in known:
        raise _wrong(card, field, f"{_shown(given)} is not one of {', '.join(known)}")
    return given


def _number(card: str, field: str, given: object) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= MOST:
        raise _wrong(card, field, f"{_shown(given)} is not a whole number from 0 to {MOST}")
    return given


def _names(card: str, given: object) -> dict[str, str]:
    if not isinstance(given, dict) or set(given) != set(LANGUAGES):
        raise _wrong(card, "names", 'not an object with a name in "pl" and one in "en"')
    for name in given.values():
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST or not name.isprintable():
            raise _wrong(card, "names", f"{_shown(name)} is not a name of 1 to {LONGEST} letters")
    return {lang: given[lang].strip() for lang in LANGUAGES}


def _domain(card: str, field: str, given: object) -> Domain:
    if not isinstance(given, list):
        raise _wrong(card, field, f"{_shown(given)} is not a list of abilities")
    if len(given) > MOST_ABILITIES:
        raise _wrong(card, field, f"{len(given)} abilities; at most {MOST_ABILITIES} stand in a domain")
    found = tuple(_ability(card, field, ability) for ability in given)
    for verb in ("swift", *WITH_ANOTHER):
        if sum(ability.verb == verb for ability in found) > 1:
            raise _wrong(card, field, f"{verb} stands there twice")
    return found


def _ability(card: str, field: str, given: object) -> Ability:
    """`strike`, `strike 2` or `last-breath strike 2`."""
    if not isinstance(given, str):
        raise _wrong(card, field, f'{_shown(given)} is not an ability, such as "strike 2"')
    verb, *rest = given.split()[:4] or [""]
    allowed = (*ACTIVE, *PASSIVE, *(MAIN_ONLY if field == "main" else SIDE_ONLY))
    if verb not in allowed:
        elsewhere = verb in MAIN_ONLY or verb in SIDE_ONLY
        problem = f"{verb} does not belong there" if elsewhere else f"there is no ability {_shown(verb)}"
        raise _wrong(card, field, f"{problem}; {', '.join(allowed)} may stand there")
    if verb in WITH_ANOTHER:
        if not rest or rest[0] not in ACTIVE:
            raise _wrong(card, field, f"{verb} is followed by what it sets off, one of {', '.join(ACTIVE)}")
        return Ability(verb, then=_valued(card, field, rest[0], rest[1:]))
    return _valued(card, field, verb, rest)


def _valued(card: str, field: str, verb: str, rest: list[str]) -> Ability:
    if not rest:
        return Ability(verb, STANDARD.get(verb, 1))
    if verb in WITHOUT_VALUE:
        raise _wrong(card, field, f"{verb} takes no number")
    if len(rest) > 1 or not NUMBER.fullmatch(rest[0]) or int(rest[0]) > MOST:
        raise _wrong(card, field, f"{_shown(' '.join(rest))} after {verb} is not a whole number from 1 to {MOST}")
    return Ability(verb, int(rest[0]))
