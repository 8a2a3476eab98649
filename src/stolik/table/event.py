"""Events: past-tense records of what happened, and who may see what of them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from stolik.table.message import Message, Seat, Value
from stolik.table.plain import Json

CARD_ARGS = frozenset({"card", "cards", "source", "target", "by"})
SEAT_ARGS = frozenset({"seat", "opponent", "winner"})
SHOW_ALL = -1
"""The viewer that sees everything: for a finished match only."""


@dataclass(slots=True)  # not frozen, like all that is made with every answer: that takes three times as long
class Glimpse:
    """A card as it lay when something happened to it: `seen` and `was_seen` are masks of seats after and before."""

    face: int
    id: int
    seen: int
    was: int = 0
    was_seen: int = 0

    def visible(self, viewer: int) -> bool:
        return viewer < 0 or self.seen >> viewer & 1 == 1


EventArg: TypeAlias = int | str | Glimpse | tuple[Glimpse, ...]


@dataclass(slots=True)
class Event:
    """`to` is the mask of seats that may know that it happened at all."""

    kind: str
    args: dict[str, EventArg]
    to: int
    source: str = ""
    target: str = ""

    def visible(self, viewer: int) -> bool:
        return viewer < 0 or self.to >> viewer & 1 == 1


def glimpse_json(card: Glimpse, faces: tuple[str, ...], viewer: int) -> dict[str, Json]:
    """The card as this viewer sees it; an unseen one has neither id nor face."""
    if viewer >= 0 and not card.seen >> viewer & 1:
        return {"id": None, "face": None}
    was = card.was
    if was and was != card.id and (viewer < 0 or card.was_seen >> viewer & 1):
        return {"id": card.id, "face": faces[card.face], "was": was}
    return {"id": card.id, "face": faces[card.face]}


def title(print_name: str) -> str:
    """The title that a print bears: two prints of one title may differ in what follows the tilde."""
    return print_name.partition("~")[0]


@lru_cache(8192)
def name_of(print_name: str) -> Message:
    """What a card is called that somebody sees."""
    return Message(f"card-{title(print_name)}")


HIDDEN = Message("hidden-card")


def card_message(card: Glimpse, faces: tuple[str, ...], viewer: int) -> Message:
    return name_of(faces[card.face]) if card.visible(viewer) else HIDDEN


def arg_json(arg: EventArg, faces: tuple[str, ...], viewer: int) -> Json:
    if isinstance(arg, Glimpse):
        return glimpse_json(arg, faces, viewer)
    if isinstance(arg, tuple):
        return [glimpse_json(card, faces, viewer) for card in arg]
    return arg


def arg_message(name: str, arg: EventArg, faces: tuple[str, ...], viewer: int) -> Value:
    """How an argument is read aloud: by its name it is a card, a seat, a number or a word."""
    if isinstance(arg, Glimpse):
        return card_message(arg, faces, viewer)
    if isinstance(arg, tuple):
        return tuple(card_message(card, faces, viewer) for card in arg)
    if isinstance(arg, str):
        return Message(f"{name}-{arg}")
    return Seat(arg) if name in SEAT_ARGS else arg


def event_json(event: Event, faces: tuple[str, ...], viewer: int) -> dict[str, Json]:
    """The event as this viewer sees it."""
    args: dict[str, Json] = {}
    for name, arg in event.args.items():
        args[name] = glimpse_json(arg, faces, viewer) if isinstance(arg, Glimpse) else arg_json(arg, faces, viewer)
    if event.target:
        return {"kind": event.kind, "args": args, "from": event.source, "to": event.target}
    return {"kind": event.kind, "args": args}


def event_message(event: Event, faces: tuple[str, ...], viewer: int) -> Message:
    """The event as a line of this viewer's log."""
    args = tuple((name, arg_message(name, arg, faces, viewer)) for name, arg in event.args.items())
    return Message("event-" + event.kind.replace("_", "-"), args)
