"""Answers as numbers: the same deed has the same number in every match of a game, and no other known deed has it.

A deed is named by what is asked, what an option does, and what tells it apart from the other options: cards by title
and zone, seats as counted from whoever decides (`hand-0` is always one's own). The known deeds of a game stand in
`names/<game>.txt`; the line says the number. What is not there shares the numbers below `SPARE` with its like.

    python -m stolik.envs cardia --matches 500

plays at random and adds what it meets at the end of the file, so that numbers once given never change.
"""

import operator
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, SupportsIndex
from zlib import crc32

from stolik.table import Act, Ask, Game, IllegalAnswer, Option, State
from stolik.table.event import title

SPARE: Final = 256
MOST_OPTIONS: Final = 256
"""Of a question with more answers (a number up to thousands) so many can be given, spread evenly."""
NAMES = Path(__file__).parent / "names"
OF_A_SEAT = re.compile(r"^([a-z]+)-(\d)(?=-|$)")


class Actions:
    """The deeds of a game by number."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.names = known_deeds(game.id)
        self.size = SPARE + len(self.names)
        self._numbers = {name: SPARE + place for place, name in enumerate(self.names)}

    def of(self, state: State, ask: Ask) -> dict[int, tuple[Option, str]]:
        """What may be done, by number: the option, and the name of the deed."""
        options = offered(ask)
        found: dict[int, tuple[Option, str]] = {}
        for option, name in zip(options, deeds(self.game, state, ask, options), strict=True):
            number = self._numbers.get(name)
            if number is None:
                number = crc32(name.encode()) % SPARE
                while number in found:
                    number = (number + 1) % SPARE
            found[number] = option, name
        return found


def whole(action: SupportsIndex | None) -> int:
    """An action as a number of Python's, from whatever kind of whole number a program has for it."""
    try:
        return operator.index(action)  # type: ignore[arg-type]  # what is no number is what is to be found out
    except TypeError:
        raise IllegalAnswer(f"an action is a whole number that the action mask allows, not {action!r}") from None


@cache
def known_deeds(game_id: str) -> tuple[str, ...]:
    """Those that have a number of their own, in order."""
    return listed(NAMES / f"{game_id}.txt")


def listed(path: Path) -> tuple[str, ...]:
    """The lines of a list that is only ever added to."""
    return tuple(path.read_text("utf-8").splitlines()) if path.is_file() else ()


def offered(ask: Ask) -> Sequence[Option]:
    """The options that have a number."""
    options = ask.options
    if len(options) <= MOST_OPTIONS:
        return options
    step = (len(options) - 1) / (MOST_OPTIONS - 1)
    return [options[round(place * step)] for place in range(MOST_OPTIONS)]


def deeds(game: Game[State], state: State, ask: Ask, options: Sequence[Option]) -> list[str]:
    """What each option does, and to what, in words that mean the same in every match."""
    acts = [game.act(state, ask, option) for option in options]
    # What all options are about tells none of them apart: the card to be paid for, the creature that charges.
    about = set(acts[0].things).intersection(*(act.things for act in acts)) if len(acts) > 1 else set()
    zones = _zones_from(game, state.seats, ask.seat)
    told = [
        [ask.prompt, act.verb, *_words(option, act.verb)]
        + [_thing(state, ask.seat, zones, thing) for thing in act.things if thing not in about]
        for option, act in zip(options, acts, strict=True)
    ]
    plain = Counter(map(tuple, told))
    names = []
    met: Counter[str] = Counter()
    for option, act, words in zip(options, acts, told, strict=True):
        alike = plain[tuple(words)] > 1 and about.issuperset(act.things)
        name = " ".join([*words, *_numbers(option, act)] if alike else words)
        met[name] += 1
        names.append(name if met[name] == 1 else f"{name} #{met[name]}")
    return names


def _words(option: Option, verb: str) -> list[str]:
    """What an option says besides the things that it is about."""
    parts = option if isinstance(option, tuple) else (option,)
    return [part for part in parts if isinstance(part, str) and part != verb]


def _numbers(option: Option, act: Act) -> list[str]:
    """The amounts in an option, which tell it from others that are about the same things."""
    parts = option if isinstance(option, tuple) else (option,)
    return [str(part) for part in parts if not isinstance(part, str) and part not in act.things]


def _thing(state: State, seat: int, zones: Sequence[str], thing: int | str) -> str:
    if isinstance(thing, str):
        return _from_seat(thing, state.seats, seat)
    zone = state.where[thing]
    if state.sees(seat, thing):
        return f"{title(state.prints[state.faces[thing]])}@{zones[zone]}"
    return f"{zones[zone]}:{state.zones[zone].index(thing)}"


def _from_seat(name: str, seats: int, seat: int) -> str:
    """The name of a seat's own, with the seat counted from the one who decides."""
    found = OF_A_SEAT.match(name)
    if found is None:
        return name
    return f"{found[1]}-{(int(found[2]) - seat) % seats}{name[found.end() :]}"


@cache
def _zones_from(game: Game[State], seats: int, seat: int) -> tuple[str, ...]:
    """The names of all zones, as a seat counts. A zone belongs to a seat if every seat has one of that name."""
    zones = game.zones(seats)
    every_seat = [str(other) for other in range(seats)]

    def owned(name: str) -> bool:
        kind, _, _ = name.rpartition("-")
        return [other.rpartition("-")[2] for other in zones if other.rpartition("-")[0] == kind] == every_seat

    return tuple(_from_seat(name, seats, seat) if owned(name) else name for name in zones)
