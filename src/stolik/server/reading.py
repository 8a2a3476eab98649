"""What a viewer receives of a match: question, view and events, put into the viewer's language.

A page keeps messages as they are; `Reader.read` turns it into what goes over the wire. Live updates and replays of
stored transcripts go the same way.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

from stolik.table import SHOW_ALL, LogLine, Match, Message, Result, Seat, State, dump, message
from stolik.table.event import event_json, event_message
from stolik.table.message import from_plain, to_plain
from stolik.words import words_for

Page: TypeAlias = dict[str, Any]
MARKS = tuple(chr(0xE100 + seat) for seat in range(16))
"""Stand for the players' names until a line is complete, so that all tables share what was rendered once."""


Beats: TypeAlias = list[tuple[int, State]]
"""Where the table was worth looking at on the way to a question: up to which line of the log, and how it stood."""


def lines(match: Match[State], viewer: int, start: int = 0, end: int | None = None) -> list[Page]:
    """The lines of the log from number `start` on that a viewer may read."""
    faces = match.state.prints
    shown: list[Page] = []
    for line in match.log[start:end]:
        event = line.event
        if event.visible(viewer):
            said = event_message(event, faces, viewer)
            shown.append(
                {**event_json(event, faces, viewer), "message": said, "at": line.at, "question": line.question}
            )
    return shown


class Kept:
    """Counts the lines of one match that viewers may read, each line once."""

    __slots__ = ("_counted",)

    def __init__(self) -> None:
        self._counted: dict[int, tuple[int, int, LogLine, int]] = {}
        """By viewer: how many lines were looked at, how many of them count, the last one, and how often the log had
        been cut by then."""

    def lines(self, match: Match[State], viewer: int, start: int) -> int:
        """How many lines before number `start` a viewer may read."""
        log, seen, kept = match.log, 0, 0
        cuts = 0 if match.book is None else match.book.lines.cuts
        if viewer in self._counted:
            seen, kept, last, cut = self._counted[viewer]
            if seen > start or cut != cuts or log[seen - 1] != last:
                seen = kept = 0  # an undo took lines back
        if seen < start:
            kept += sum(line.event.visible(viewer) for line in log[seen:start])
            self._counted[viewer] = start, kept, log[start - 1], cuts
        return kept


def page(match: Match[State], viewer: int, start: int, kept: Kept, beats: Beats | None = None) -> Page:
    """Everything a seat or the spectators receive at a question; once the match is over, everything is shown.

    With `beats` what happened on the way comes as pages, and `events` are those after the last of them.
    """
    if viewer not in range(match.seats + 1):
        raise ValueError(f"nobody looks from seat {viewer}")
    return _page(match, viewer, viewer if match.result is None else SHOW_ALL, start, kept, beats)


def open_page(match: Match[State], start: int, kept: Kept, beats: Beats | None = None) -> Page:
    """The same with every card shown, as nobody has seen it: for replays of matches that are over."""
    return _page(match, SHOW_ALL, SHOW_ALL, start, kept, beats)


def _page(match: Match[State], viewer: int, eyes: int, start: int, kept: Kept, beats: Beats | None) -> Page:
    shown: Page = {
        "question": match.question_json(viewer, as_it_is),
        "view": match.view(eyes),
        "kept": kept.lines(match, viewer, start),
    }
    if beats is not None:
        shown["pages"] = []
        for line, state in beats:
            happened = lines(match, viewer, start, line)
            start = max(start, line)
            # Where nothing happened that this viewer may know of, there is nothing to look at.
            if happened:
                shown["pages"].append({"events": happened, "view": match.game.view(state, viewer)})
    shown["events"] = lines(match, viewer, start)
    shown["result"] = result_page(match.result)
    return shown


def as_it_is(said: Message) -> Any:
    """A message that is put into words, or made plain, only by whoever needs it so."""
    return said


def result_page(result: Result | None) -> Page | None:
    if result is None:
        return None
    winners = result.winners()
    if not any(result.places):
        said = message("event-aborted")
    elif len(winners) == 1:
        said = message("result-win", seat=Seat(winners[0]))
    elif winners:
        said = message("result-shared", seats=tuple(message("player", seat=Seat(seat)) for seat in winners))
    else:
        said = message("result-draw")
    shown: Page = {**dump(result), "message": said}  # type: ignore[dict-item]
    return {**shown, "reason_message": message(f"reason-{result.reason}")}


def storable(page: Page) -> Page:
    """A page as plain data, to be stored or sent to another process."""
    plain = {**page, "question": _storable_question(page["question"]), "events": _storable(page["events"])}
    if "pages" in page:
        plain["pages"] = [{**one, "events": _storable(one["events"])} for one in page["pages"]]
    if page["result"] is not None:
        plain["result"] = {
            **page["result"],
            "message": to_plain(page["result"]["message"]),
            "reason_message": to_plain(page["result"]["reason_message"]),
        }
    return plain


def _storable(told: list[Page]) -> list[Page]:
    return [{**line, "message": to_plain(line["message"])} for line in told]


def _storable_question(question: Page | None) -> Page | None:
    if question is None:
        return None
    asks = _storable(question["asks"])
    for ask in asks:
        if "options" in ask:
            ask["options"] = _storable(ask["options"])
    return {**question, "asks": asks}


@cache
def _verb(game_id: str, verb: str, language: str) -> str:
    """The short words of what an option does, for a button at the thing it is done to; nothing if there are none."""
    words, key = words_for(game_id), f"verb-{verb}"
    return words.render(Message(key), language) if words.has(key, language) else ""


@cache
def _say_bare(game_id: str, key: str, language: str) -> str:
    """What needs no arguments is the same at every table: most options are names of cards."""
    return words_for(game_id).render(Message(key), language)


class Reader:
    """Reads for one language at a table of these names."""

    def __init__(self, game_id: str, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = list(names)
        self._words = words_for(game_id)
        # A seat without a name is called by its number, which is up to the words.
        self._marks = tuple(mark if name else "" for mark, name in zip(MARKS, names))
        self._names = list(zip(MARKS, names))

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
        """The page in words."""
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
            result["why"] = self.say(result.pop("reason_message"))
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
