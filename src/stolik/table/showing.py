"""What a viewer receives: the question, the table, what happened, each built by listing what may be seen."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from stolik.table.ask import Ask, Option, Together
from stolik.table.errors import DamagedRecord, IllegalAnswer, TableError
from stolik.table.event import (
    CARD_ARGS,
    HIDDEN,
    EventArg,
    arg_json,
    arg_message,
    card_message,
    event_json,
    event_message,
    glimpse_json,
    name_of,
)
from stolik.table.game import Game
from stolik.table.message import Message, Seat, Value, to_plain
from stolik.table.plain import Json, dump
from stolik.table.record import Record
from stolik.table.state import State

if TYPE_CHECKING:
    from stolik.table.match import Match

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class About:
    """What a seat may be told about a card beyond its text: why it cannot be chosen, and what it would do now."""

    why_not: Message | None
    outlook: tuple[Message, ...]


def events(match: "Match[S]", viewer: int, start: int = 0, end: int | None = None) -> list[dict[str, Json]]:
    prints = match.state.prints
    return [event_json(line.event, prints, viewer) for line in match.log[start:end] if line.event.visible(viewer)]


def messages(match: "Match[S]", viewer: int, start: int = 0) -> list[Message]:
    prints = match.state.prints
    return [event_message(line.event, prints, viewer) for line in match.log[start:] if line.event.visible(viewer)]


# -- questions ---------------------------------------------------------------------------------------------------------


def _args(match: "Match[S]", ask: Ask) -> dict[str, EventArg]:
    """The arguments of a prompt, cards as they lie now."""
    glimpse = match.state.glimpse
    return {name: glimpse(arg) if name in CARD_ARGS and isinstance(arg, int) else arg for name, arg in ask.args.items()}


def prompt(match: "Match[S]", ask: Ask, viewer: int) -> Message:
    if ask.source < 0 and not ask.args:
        return _bare_prompt(ask.prompt, ask.seat)
    prints = match.state.prints
    args: dict[str, Value] = {"seat": Seat(ask.seat)}
    if ask.source >= 0:
        args["source"] = card_message(match.state.glimpse(ask.source), prints, viewer)
    for name, arg in _args(match, ask).items():
        args[name] = arg_message(name, arg, prints, viewer)
    return Message(f"prompt-{ask.prompt}", tuple(args.items()))


@lru_cache(1024)
def _bare_prompt(name: str, seat: int) -> Message:
    return Message(f"prompt-{name}", (("seat", Seat(seat)),))


def label(match: "Match[S]", ask: Ask, option: Option) -> Message:
    return _label(match, ask, option, _alike(match, ask))


def _label(match: "Match[S]", ask: Ask, option: Option, alike: frozenset[int]) -> Message:
    if isinstance(option, tuple):
        return match.game.label(match.state, option, ask.of)
    if isinstance(option, str):
        return Message(f"option-{option}" if ask.of in ("card", "seat", "number", "face") else f"{ask.of}-{option}")
    match ask.of:
        case "card":
            return _card_label(match, ask, option, alike)
        case "face":
            return name_of(match.state.prints[option])
        case "seat":
            return Message("option-seat", (("seat", Seat(option)),))
        case "number":
            return Message("option-number", (("number", option),))
    return match.game.label(match.state, (option,), ask.of)


NONE_ALIKE: frozenset[int] = frozenset()


def _alike(match: "Match[S]", ask: Ask) -> frozenset[int]:
    """The faces that more than one of the cards to choose from shows to whoever is asked."""
    if ask.of != "card":
        return NONE_ALIKE
    state, seat = match.state, ask.seat
    faces = [state.faces[card] for card in ask.options if isinstance(card, int) and state.sees(seat, card)]
    if len(set(faces)) == len(faces):
        return NONE_ALIKE
    return frozenset(face for face, times in Counter(faces).items() if times > 1)


def _card_label(match: "Match[S]", ask: Ask, card: int, alike: frozenset[int]) -> Message:
    """The name of a card and, where another option has the same, in whose zone it lies."""
    state, seat = match.state, ask.seat
    if not state.sees(seat, card):
        return HIDDEN
    face = state.faces[card]
    name = name_of(state.prints[face])
    if face not in alike:
        return name
    owner = match.game.zones(match.seats)[state.where[card]].rpartition("-")[2]
    return Message("card-of-seat", (("card", name), ("seat", Seat(int(owner))))) if owner.isdecimal() else name


def card_id(match: "Match[S]", card: int, seat: int) -> str:
    """What a seat calls a card: by its table id or, unseen, by its place."""
    state = match.state
    if state.sees(seat, card):
        return f"c{state.ids[card]}"
    zone = state.where[card]
    return f"{match.game.zones(match.seats)[zone]}:{state.zones[zone].index(card)}"


def option_id(match: "Match[S]", ask: Ask, option: Option) -> str:
    if isinstance(option, tuple):
        return "-".join(str(part) for part in option)
    if isinstance(option, int) and ask.of == "card":
        return card_id(match, option, ask.seat)
    return str(option)


def option_by_id(match: "Match[S]", ask: Ask, name: str) -> Option:
    if isinstance(ask.options, range):
        if name.removeprefix("-").isdecimal() and int(name) in ask.options:
            return int(name)
    else:
        if ask.of == "card" and name.startswith("c"):  # most often it is a card that the seat sees
            state, seat = match.state, ask.seat
            for option in ask.options:
                if isinstance(option, int) and f"c{state.ids[option]}" == name and state.sees(seat, option):
                    return option
        for option in ask.options:
            if option_id(match, ask, option) == name:
                return option
    raise IllegalAnswer(f"{name!r} is not an answer to question {match.number} {ask.prompt!r}")


def given(match: "Match[S]", seat: int) -> str:
    assert isinstance(match.question, Together)
    ask = next(ask for ask in match.question.asks if ask.seat == seat)
    return option_id(match, ask, match.pending[seat])


Say: TypeAlias = Callable[[Message], Json]
"""How a message is put into what a viewer receives: as plain data, unless it goes on at once."""


def question_json(match: "Match[S]", viewer: int, say: Say = to_plain, said: str = "message") -> Json:
    if match.question is None:
        return None
    asks = (match.question,) if isinstance(match.question, Ask) else match.question.asks
    return {"number": match.number, "asks": [_ask_json(match, ask, viewer, say, said) for ask in asks]}


def _ask_json(match: "Match[S]", ask: Ask, viewer: int, say: Say, said: str) -> Json:
    prints = match.state.prints
    seen: dict[str, Json] = {
        "seat": ask.seat,
        "prompt": ask.prompt,
        "args": {name: arg_json(arg, prints, viewer) for name, arg in _args(match, ask).items()} if ask.args else {},
        said: say(prompt(match, ask, viewer)),
        "answered": ask.seat in match.pending,
    }
    if ask.source >= 0:
        seen["source"] = glimpse_json(match.state.glimpse(ask.source), prints, viewer)
    if viewer != ask.seat:
        return seen
    if ask.seat in match.pending:
        seen["given"] = given(match, ask.seat)
    seen["of"] = ask.of
    seen["group"] = ask.group
    seen["suggest"] = None if ask.suggest is None else option_id(match, ask, ask.suggest)
    if isinstance(ask.options, range) and ask.options.step == 1:
        seen["range"] = [ask.options[0], ask.options[-1]]
    else:
        alike = _alike(match, ask)
        seen["options"] = [_option_json(match, ask, option, alike, say, said) for option in ask.options]
    return seen


def _option_json(match: "Match[S]", ask: Ask, option: Option, alike: frozenset[int], say: Say, said: str) -> Json:
    act = match.game.act(match.state, ask, option)
    things: list[Json]
    if ask.of == "card" and isinstance(option, int):
        name, label = card_id(match, option, ask.seat), _card_label(match, ask, option, alike)
        # Most often the card that is chosen is also what something is done to.
        things = [name] if act.things == (option,) else _named(match, ask.seat, act.things)
    else:
        name, label = option_id(match, ask, option), _label(match, ask, option, alike)
        things = _named(match, ask.seat, act.things)
    shown: dict[str, Json] = {"id": name, said: say(label), "verb": act.verb, "things": things}
    if act.toward:
        shown["toward"] = _named(match, ask.seat, act.toward)
    return shown


def _named(match: "Match[S]", seat: int, things: tuple[int | str, ...]) -> list[Json]:
    return [card_id(match, thing, seat) if isinstance(thing, int) else thing for thing in things]


def about(match: "Match[S]", seat: int, number: int) -> About | None:
    state, game = match.state, match.game
    if match.question is None or seat not in range(match.seats):
        return None
    for card, known_as in enumerate(state.ids):
        if known_as == number and state.sees(seat, card):
            ask = match.ask_of(seat)
            outlook = game.outlook(state, seat, card)
            if ask is None:
                return About(None, outlook)
            if ask.of == "card" and card in ask.options:
                return About(None, (*game.foresee(state, ask, card), *outlook))
            return About(game.why_not(state, ask, card), outlook)
    return None


# -- everything together -----------------------------------------------------------------------------------------------


def update(match: "Match[S]", viewer: int, start: int, pages: bool) -> dict[str, Json]:
    shown: dict[str, Json] = {"question": question_json(match, viewer), "view": match.view(viewer)}
    if pages:
        told: list[Json] = []
        for line, state in match.beats(start):
            happened = events(match, viewer, start, line)
            start = line
            # Where nothing happened that this viewer may know of, there is nothing to look at.
            if happened:
                told.append({"events": cast("list[Json]", happened), "view": match.game.view(state, viewer)})
        shown["pages"] = told
    shown["events"] = cast("list[Json]", events(match, viewer, start))
    shown["result"] = dump(match.result)
    return shown


def transcript(game: Game[S], record: Record, viewer: int, pages: bool = False) -> list[dict[str, Json]]:
    """What a viewer received, question by question: what a player may export and what keeps a replay alive."""
    from stolik.table.match import Match

    match: Match[S] = Match(game, record.seats, record.options, record.seed, pages=pages)
    told = [match.update(viewer, pages=pages)]
    for number, entry in enumerate(record.entries):
        start = len(match.log)
        try:
            match.apply(entry)
        except (TableError, TypeError) as error:
            raise DamagedRecord(str(error), number) from error
        # An undo takes lines back and adds one that says so.
        told.append(match.update(viewer, len(match.log) - 1 if entry.kind == "undo" else start, pages=pages))
    return told
