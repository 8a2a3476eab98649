"""What a viewer receives of a match: question, view and events, put into the viewer's language.

A page is told in a voice: a `Reader` says it in words, at once, for those who watch; `PLAIN` keeps its messages as they
are, to be stored, and `Reader.read` says that later.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, TypeAlias, cast

import msgspec

from stolik.table import SHOW_ALL, LogLine, Match, Message, Result, Seat, State, dump, message
from stolik.table.event import Event, Glimpse, event_json, event_message, glimpse_json
from stolik.table.message import from_plain, to_plain
from stolik.words import words_for

Page: TypeAlias = dict[str, Any]
MARKS = tuple(chr(0xE100 + seat) for seat in range(16))
"""Stand for the players' names until a line is complete, so that all tables share what was rendered once."""
REMEMBERED = 4096
"""So many lines of a game's log are remembered in each language."""
LATELY = 24
"""So many lines of a table are remembered for the others who look on."""


Beats: TypeAlias = list[tuple[int, State]]
"""Where the table was worth looking at on the way to a question: up to which line of the log, and how it stood."""


class Voice(Protocol):
    """How what a viewer may know is told."""

    def question(self, match: Match[State], viewer: int) -> Page | None: ...
    def lines(self, match: Match[State], viewer: int, start: int, end: int | None = None) -> list[Any]:
        """The lines of the log from number `start` on that a viewer may read."""

    def result(self, result: Result) -> Page: ...


class Plain:
    """Keeps messages as data, for whoever reads them one day in whatever language."""

    def question(self, match: Match[State], viewer: int) -> Page | None:
        return cast("Page | None", match.question_json(viewer))

    def lines(self, match: Match[State], viewer: int, start: int, end: int | None = None) -> list[Any]:
        faces = match.state.prints
        return [
            {
                **event_json(line.event, faces, viewer),
                "message": to_plain(event_message(line.event, faces, viewer)),
                "at": line.at,
                "question": line.question,
            }
            for line in match.log[start:end]
            if line.event.visible(viewer)
        ]

    def result(self, result: Result) -> Page:
        return {**cast(Page, dump(result)), "message": to_plain(outcome(result))}


PLAIN = Plain()


class Kept:
    """Counts the lines of one match that viewers may read, each line once."""

    __slots__ = ("_counted",)

    def __init__(self) -> None:
        self._counted: dict[int, tuple[int, int, int]] = {}
        """By viewer: how many lines were looked at, how many of them count, and how often the log had been cut."""

    def lines(self, match: Match[State], viewer: int, start: int) -> int:
        """How many lines before number `start` a viewer may read."""
        cuts = 0 if match.book is None else match.book.lines.cuts
        seen, kept, cut = self._counted.get(viewer, (0, 0, cuts))
        if seen > start or cut != cuts:
            seen = kept = 0  # an undo took lines back
        if seen < start:
            kept += sum(line.event.visible(viewer) for line in match.log[seen:start])
            self._counted[viewer] = start, kept, cuts
        return kept


def page(
    match: Match[State], viewer: int, start: int, kept: Kept, beats: Beats | None = None, voice: Voice = PLAIN
) -> Page:
    """Everything a seat or the spectators receive at a question; once the match is over, everything is shown.

    With `beats` what happened on the way comes as pages, and `events` are those after the last of them.
    """
    if viewer not in range(match.seats + 1):
        raise ValueError(f"nobody looks from seat {viewer}")
    return _page(match, viewer, viewer if match.result is None else SHOW_ALL, start, kept, beats, voice)


def open_page(match: Match[State], start: int, kept: Kept, beats: Beats | None = None) -> Page:
    """The same with every card shown, as nobody has seen it: for replays of matches that are over."""
    return _page(match, SHOW_ALL, SHOW_ALL, start, kept, beats, PLAIN)


def _page(
    match: Match[State], viewer: int, eyes: int, start: int, kept: Kept, beats: Beats | None, voice: Voice
) -> Page:
    shown: Page = {
        "question": voice.question(match, viewer),
        "view": match.view(eyes),
        "kept": kept.lines(match, viewer, start),
    }
    if beats is not None:
        shown["pages"] = []
        for line, state in beats:
            happened = voice.lines(match, viewer, start, line)
            start = max(start, line)
            # Where nothing happened that this viewer may know of, there is nothing to look at.
            if happened:
                shown["pages"].append({"events": happened, "view": match.game.view(state, viewer)})
    shown["events"] = voice.lines(match, viewer, start)
    shown["result"] = None if match.result is None else voice.result(match.result)
    return shown


def outcome(result: Result) -> Message:
    """Who has won."""
    winners = result.winners()
    if not any(result.places):
        return message("event-aborted")
    if len(winners) == 1:
        return message("result-win", seat=Seat(winners[0]))
    if winners:
        return message("result-shared", seats=tuple(message("player", seat=Seat(seat)) for seat in winners))
    return message("result-draw")


@cache
def _verb(game_id: str, verb: str, language: str) -> str:
    """The short words of what an option does, for a button at the thing it is done to; nothing if there are none."""
    words, key = words_for(game_id), f"verb-{verb}"
    return words.render(Message(key), language) if words.has(key, language) else ""


@cache
def _say_bare(game_id: str, key: str, language: str) -> str:
    """What needs no arguments is the same at every table: most options are names of cards."""
    return words_for(game_id).render(Message(key), language)


class Tale:
    """How events of a game read in a language, for all tables: whoever sits where is marked, and named later."""

    def __init__(self, game_id: str, language: str, marks: tuple[str, ...]) -> None:
        self._words = words_for(game_id)
        self._language = language
        self._marks = marks
        self._texts: dict[tuple[object, ...], str] = {}

    def text(self, key: tuple[object, ...], event: Event, faces: tuple[str, ...], viewer: int) -> str:
        """The text of an event; `key` is what tells it from others, and quicker to look up than its message."""
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= REMEMBERED:
                self._texts.clear()
            said = event_message(event, faces, viewer)
            text = self._texts[key] = self._words.render(said, self._language, self._marks)
        return text


tale_of = cache(Tale)


class Reader:
    """Reads for one language at a table of these names."""

    def __init__(self, game_id: str, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = list(names)
        self._words = words_for(game_id)
        # A seat without a name is called by its number, which is up to the words.
        self._marks = tuple(mark if name else "" for mark, name in zip(MARKS, names))
        self._names = list(zip(MARKS, names))
        self._tale = tale_of(game_id, language, self._marks)
        self._lately: dict[int, tuple[LogLine, msgspec.Raw]] = {}
        """Lines that everybody who knows of them reads alike, as they go over the wire."""

    # -- for those who watch -------------------------------------------------------------------------------------------

    def question(self, match: Match[State], viewer: int) -> Page | None:
        question = cast("Page | None", match.question_json(viewer, self.say, "text"))
        for ask in () if question is None else question["asks"]:
            for option in ask.get("options", ()):
                if word := _verb(self._words.game, option["verb"], self.language):
                    option["word"] = word
        return question

    def lines(self, match: Match[State], viewer: int, start: int, end: int | None = None) -> list[Any]:
        faces, everyone, lately, tell = match.state.prints, match.state.everyone, self._lately, self._tale.text
        told: list[Any] = []
        for line in match.log[start:end]:
            event = line.event
            if not event.visible(viewer):
                continue
            if (known := lately.get(id(line))) is not None:
                told.append(known[1])
                continue
            shown, key, alike = as_read(event, faces, viewer, everyone)
            text = tell(key, event, faces, viewer)
            for mark, name in self._names:
                text = text.replace(mark, name)
            shown["at"], shown["question"], shown["text"] = line.at, line.question, text
            if alike:
                if len(lately) >= LATELY:
                    lately.clear()
                # The line is kept, too: while it is here no other can have its id.
                lately[id(line)] = line, (raw := msgspec.Raw(msgspec.json.encode(shown)))
                told.append(raw)
            else:
                told.append(shown)
        return told

    def result(self, result: Result) -> Page:
        why = self._words.why(result, self.language)
        return {**cast(Page, dump(result)), "text": self.say(outcome(result)), "why": why, "names": self.names}

    # -- what was kept -------------------------------------------------------------------------------------------------

    def say(self, said: Message | Page) -> str:
        if isinstance(said, dict):
            said = from_plain(said)
        if not said.args:
            return _say_bare(self._words.game, said.key, self.language)
        text = self._words.render(said, self.language, self._marks)
        for mark, name in self._names:
            text = text.replace(mark, name)
        return text

    def read(self, page: Page) -> Page:
        """A page that was kept, in words."""
        out = dict(page)
        if "question" in page:
            out["question"] = self._question(page["question"])
        if "events" in page:
            out["events"] = [self._line(line) for line in page["events"]]
        if "pages" in page:
            out["pages"] = [{**one, "events": [self._line(line) for line in one["events"]]} for one in page["pages"]]
        if page.get("result") is not None:
            result = dict(page["result"])
            result["text"] = self.say(result.pop("message"))
            result.pop("reason_message", None)  # of older pages
            ended = Result(tuple(result["places"]), result["reason"], tuple(result["scores"]))
            result["why"] = self._words.why(ended, self.language)
            result["names"] = self.names
            out["result"] = result
        return out

    def _line(self, line: Page) -> Page:
        shown = dict(line)
        shown["text"] = self.say(shown.pop("message"))
        return shown

    def _question(self, question: Page | None) -> Page | None:
        if question is None:
            return None
        return {"number": question["number"], "asks": [self._ask(ask) for ask in question["asks"]]}

    def _ask(self, ask: Page) -> Page:
        shown = dict(ask)
        shown["text"] = self.say(shown.pop("message"))
        if "options" in shown:
            shown["options"] = [self._option(one) for one in shown["options"]]
        return shown

    def _option(self, option: Page) -> Page:
        shown = {"id": option["id"], "text": self.say(option["message"])}
        if "verb" in option:
            shown["verb"], shown["things"] = option["verb"], option["things"]
            if "toward" in option:
                shown["toward"] = option["toward"]
            if word := _verb(self._words.game, option["verb"], self.language):
                shown["word"] = word
        return shown


def as_read(event: Event, faces: tuple[str, ...], viewer: int, everyone: int) -> tuple[Page, tuple[object, ...], bool]:
    """All that telling a line takes, in one go: the event as a viewer sees it (`event_json`), what tells its text from
    others, and whether all who know of it see of its cards what this viewer does."""
    args: dict[str, Any] = {}
    key: list[object] = [event.kind]
    alike = True
    for name, arg in event.args.items():
        if isinstance(arg, Glimpse):
            shown = args[name] = glimpse_json(arg, faces, viewer)
            key += name, shown["face"]
            alike = alike and seen_alike(arg, everyone)
        elif isinstance(arg, tuple):
            cards = args[name] = [glimpse_json(card, faces, viewer) for card in arg]
            key += name, tuple([card["face"] for card in cards])
            alike = alike and all(seen_alike(card, everyone) for card in arg)
        else:
            args[name] = arg
            key += name, arg
    page: Page = {"kind": event.kind, "args": args}
    if event.target:
        page["from"], page["to"] = event.source, event.target
    return page, tuple(key), alike


def seen_alike(card: Glimpse, everyone: int) -> bool:
    """Does nobody who knows of this card see of it what another does not?"""
    return card.seen == everyone and (card.was in (0, card.id) or card.was_seen in (0, everyone))
