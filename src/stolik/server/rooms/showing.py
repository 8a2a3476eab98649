"""What those who watch a table receive: the table, the match from their side, in their language."""

import logging
from abc import abstractmethod
from collections.abc import Callable
from typing import cast

import msgspec

from stolik.server import protocol as p
from stolik.server.problems import Refused, say
from stolik.server.reading import Page, Reader, page
from stolik.server.rooms.teaching import Teaching
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import ChatLine, Guest
from stolik.server.tables import Proposal, Table
from stolik.table import Match, State

log = logging.getLogger(__name__)
CHAT_LINES = 100


class Showing(Teaching):
    @abstractmethod
    def _missing(self, proposal: Proposal) -> list[str]: ...

    @abstractmethod
    def _times(self) -> p.ClockState | None: ...

    def online(self, guest: str) -> bool:
        return any(watcher.guest.id == guest for watcher in self.watchers.values())

    def _reader(self, language: str) -> Reader:
        names = self.table.names
        reader = self._readers.get(language)
        if reader is None or reader.names != names:
            reader = self._readers[language] = Reader(self.table.game, language, names)
        return reader

    def _send_all(self, watcher: Watcher) -> None:
        watcher.send(self._table_body(watcher))
        if self.match is not None:
            self._send_update(watcher)

    async def _sync(self, guest: Guest, watcher: Watcher | None) -> p.Done:
        if watcher is None:
            raise Refused("not-watching", status=400)
        if self.table.match:
            await self._loaded()
        self._send_all(watcher)
        lines = await self.house.store.chat(self.table.id, CHAT_LINES)
        watcher.send(self._chat_body(lines, watcher, full=True))
        return p.Done()

    def _send_update(self, watcher: Watcher) -> None:
        """The whole match to one watcher."""
        watcher.send(self._update_body(watcher.seat, watcher.language, 0, full=True, partly=False))

    def _publish_full(self, guest: str = "") -> None:
        for watcher in self.watchers.values():
            if not guest or watcher.guest.id == guest:
                self._send_update(watcher)

    def _publish_update(self, start: int, partly: bool = False) -> None:
        """What happened since line `start` to everybody; equal eyes and languages share the work."""
        made: dict[tuple[int, str], bytes] = {}
        for watcher in self.watchers.values():
            key = watcher.seat, watcher.language
            if key not in made:
                made[key] = self._update_body(*key, start, full=False, partly=partly)
            watcher.send(made[key])

    def _update_body(self, seat: int, language: str, start: int, *, full: bool, partly: bool) -> bytes:
        """What goes to everybody who looks from a seat in a language; `partly` if only who has answered changed."""
        match = self.match
        assert match is not None
        reader = self._reader(language)
        try:
            if partly:
                update: Page = {
                    "question": self._question_again(match, reader, seat),
                    "kept": self._kept.lines(match, seat, len(match.log)),
                    "events": [],
                }
            else:
                update = reader.read(page(match, seat, start, self._kept))
                self._asked[seat, language] = match.number, reader, update["question"]
            if self.table.lesson:
                update["lesson"] = self._lesson_page(match, seat, reader)
        except Exception:
            # An error in a game's view must not stop what is stored already from reaching the others.
            log.exception("a view cannot be made", extra={"table": self.table.id, "match": self.table.match})
            self.house.metrics.rules_broke.labels(self.table.game).inc()
            text = say("notice-view-broke", language)
            return body(p.Notice(table=self.table.id, seq=0, code="view-broke", text=text))
        head = {"type": "update", "table": self.table.id, "match": self.table.match, "full": full, "seat": seat}
        return p.encode({**head, **update, "undo": self._undo_state(match, seat)})

    def _question_again(self, match: Match[State], reader: Reader, seat: int) -> Page | None:
        """The open question, of which only who has answered may have changed since it was last put into words."""
        number, by, question = self._asked.get((seat, reader.language), (0, None, None))
        if question is None or number != match.number or by is not reader:
            question = reader.read({"question": match.question_json(seat)})["question"]
            self._asked[seat, reader.language] = match.number, reader, question
        asks = [{**ask, "answered": ask["seat"] in match.pending} for ask in cast(Page, question)["asks"]]
        for ask in asks:
            ask.pop("given", None)
            if ask["seat"] == seat and ask["answered"]:
                ask["given"] = match.given(seat)
        return {"number": match.number, "asks": asks}

    async def _about(self, card: int, watcher: Watcher | None) -> p.Done:
        """What the watcher's seat may be told about a card it sees; of others there is nothing to say."""
        if watcher is None:
            raise Refused("not-watching", status=400)
        match = await self._loaded() if self.table.match else None
        about = match.about(watcher.seat, card) if match is not None else None
        if about is None:
            return p.Done(about=p.AboutOut())
        say = self._reader(watcher.language).say
        why_not = "" if about.why_not is None else say(about.why_not)
        return p.Done(about=p.AboutOut(why_not, [say(said) for said in about.outlook]))

    def _undo_state(self, match: Match[State], seat: int) -> str:
        if match.question is None or seat >= len(self.table.seats) or self._lesson_runs():
            return ""
        if match.can_undo(seat):
            return "free"
        return "ask" if self._standing.answers_since(match.entries, seat) else ""

    def _publish_table(self, but: Watcher | None = None) -> None:
        for watcher in self.watchers.values():
            if watcher is not but:
                watcher.send(self._table_body(watcher))

    def _table_body(self, watcher: Watcher) -> bytes:
        return body(p.TableMessage(seq=0, table=self.state_for(watcher.guest.id, watcher.language, watcher.seat)))

    def _chat_body(self, lines: list[ChatLine], watcher: Watcher, full: bool) -> bytes:
        muted = self.table.muted.get(watcher.guest.id, ())
        shown = [
            p.ChatLineOut(line.n, line.at, line.guest, line.nickname, line.said)
            for line in lines
            if line.guest not in muted
        ]
        return body(p.ChatMessage(table=self.table.id, seq=0, full=full, lines=shown))

    def state_for(self, guest: str, language: str, looking: int) -> p.TableState:
        table = self.table
        series = table.the_series()
        own = table.seats_of(guest)
        return p.TableState(
            id=table.id,
            game=table.game,
            phase=table.phase,
            open=table.open,
            host=table.host,
            options=table.options,
            seats=seat_states(table, self.online),
            series=p.SeriesState(
                series.wins, series.idle, series.scores, len(series.results), series.over, series.winners()
            ),
            clock=table.clock,
            times=self._times(),
            proposal=self._proposal_state(language),
            match=table.match,
            matches=table.matches,
            lesson=table.lesson,
            spectators=len({w.guest.id for w in self.watchers.values() if not table.knows(w.guest.id)}),
            you=p.You(
                guest,
                own,
                guest == table.host,
                looking,
                table.code if own or guest == table.host else "",
                table.muted.get(guest, []),
            ),
        )

    def _proposal_state(self, language: str) -> p.ProposalState | None:
        proposal = self.table.proposal
        if proposal is None:
            return None
        names = self.table.names
        by = next((names[seat] for seat in self.table.seats_of(proposal.by)), "")
        about = names[proposal.seat] if proposal.seat is not None else ""
        text = say(
            f"proposal-{proposal.what}",
            language,
            by=by,
            about=about,
            answers=proposal.answers,
            deal=proposal.deal,
            swap=str(proposal.swap).lower(),
        )
        return p.ProposalState(
            what=proposal.what,
            by=proposal.by,
            text=text,
            seat=proposal.seat,
            missing=self._missing(proposal),
            answers=proposal.answers,
            deal=proposal.deal,
            swap=proposal.swap,
        )


def seat_states(table: Table, online: Callable[[str], bool]) -> list[p.SeatState]:
    return [
        p.SeatState(name, seat.guest, seat.bot, seat.stand_in, bool(seat.guest) and online(seat.guest), seat.left)
        for name, seat in zip(table.names, table.seats, strict=True)
    ]


def body(message: p.ServerMessage) -> bytes:
    """A message that gets its number from the watcher."""
    fields = msgspec.to_builtins(message)
    fields.pop("seq", None)
    return p.encode(fields)
