"""Events: past-tense records of what happened, and who may see what of them."""

from dataclasses import dataclass
from typing import TypeAlias

from stolik.table.message import Message, Seat, Value
from stolik.table.plain import Json

CARD_ARGS = frozenset({"card", "cards", "source", "target", "by"})
SEAT_ARGS = frozenset({"seat", "opponent", "winner"})
SHOW_ALL = -1
"""The viewer that sees everything: for a finished match only."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Event:
    """`to` is the mask of seats that may know that it happened at all."""

    kind: str
    args: dict[str, EventArg]
    to: int
    source: str = ""
    target: str = ""

    def visible(self, viewer: int) -> bool:
        return viewer < 0 or self.to >> viewer & 1 == 1


def glimpse_json(card: Glimpse, faces: tuple[str, ...], viewer: int) -> Json:
    """The card as this viewer sees it; an unseen one has neither id nor face."""
    if not card.visible(viewer):
        return {"id": None, "face": None}
    shown: dict[str, Json] = {"id": card.id, "face": faces[card.face]}
    if card.was and card.was != card.id and (viewer < 0 or card.was_seen >> viewer & 1):
        shown["was"] = card.was
    return shown


def title(print_name: str) -> str:
    """The title that a print bears: two prints of one title may differ in what follows the tilde."""
    return print_name.partition("~")[0]


def card_message(card: Glimpse, faces: tuple[str, ...], viewer: int) -> Message:
    return Message(f"card-{title(faces[card.face])}") if card.visible(viewer) else Message("hidden-card")


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
    shown: dict[str, Json] = {"kind": event.kind}
    shown["args"] = {name: arg_json(arg, faces, viewer) for name, arg in event.args.items()}
    if event.target:
        shown["from"], shown["to"] = event.source, event.target
    return shown


def event_message(event: Event, faces: tuple[str, ...], viewer: int) -> Message:
    """The event as a line of this viewer's log."""
    args = tuple((name, arg_message(name, arg, faces, viewer)) for name, arg in event.args.items())
    return Message("event-" + event.kind.replace("_", "-"), args)
