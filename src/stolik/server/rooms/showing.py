"""What those who watch a table receive: the table, the match from their side, in their language."""

import logging
from collections.abc import Callable
from typing import Any, cast

import msgspec

from stolik.server import protocol as p
from stolik.server.problems import Refused, say
from stolik.server.reading import Beats, Page, Reader, page
from stolik.server.rooms.clock import Clock
from stolik.server.rooms.keeping import Keeper
from stolik.server.rooms.teaching import Teacher
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import ChatLine
from stolik.server.tables import Table
from stolik.server.transcripts import happened
from stolik.table import Match, Seed, State, commitment
from stolik.table.message import Value, to_plain

log = logging.getLogger(__name__)


class Shower:
    """Holds the watchers. It changes nothing: whatever it shows is stored already."""

    def __init__(self, keeper: Keeper, clock: Clock, teacher: Teacher) -> None:
        self.keeper = keeper
        self.clock = clock
        self.teacher = teacher
        self.watchers: dict[str, Watcher] = {}
        self.seen: dict[str, float] = {}
        """When guests without a connection had one last."""
        self._readers: dict[str, Reader] = {}
        self._called: tuple[list[tuple[str, str, str]], list[str]] = [], []
        """What the names at the table were made of when somebody last read."""
        self._asked: dict[tuple[int, str], tuple[int, Reader, Page | None]] = {}
        """By seat and language, the question as it was last put into words."""

    def online(self, guest: str) -> bool:
        return any(watcher.guest.id == guest for watcher in self.watchers.values())

    def reader(self, language: str) -> Reader:
        table = self.keeper.table
        called = [(seat.name, seat.nickname, seat.bot) for seat in table.seats], self.keeper.played
        if called != self._called:
            self._called = called
            self._readers.clear()
        reader = self._readers.get(language)
        if reader is None:
            reader = self._readers[language] = Reader(table.game, language, self.keeper.names)
        return reader

    def clear(self) -> None:
        """Another match is played: no question of the last one is asked again."""
        self._asked.clear()

    def show_out(self) -> None:
        """Whoever may no longer look sees nothing more. Their node finds that out, asks, and tells them why."""
        before = len(self.watchers)
        for watcher_id, watcher in list(self.watchers.items()):
            if not self.keeper.table.allows(watcher.guest.id):
                del self.watchers[watcher_id]
        if len(self.watchers) < before:
            self.publish_table()  # which says how many look on

    def reseat(self) -> None:
        """Seats have moved: everybody looks from their own first one, or with the spectators."""
        table = self.keeper.table
        for watcher in self.watchers.values():
            own = table.seats_of(watcher.guest.id)
            watcher.seat = own[0] if own else len(table.seats)

    # -- the match -----------------------------------------------------------------------------------------------------

    def send_all(self, watcher: Watcher) -> None:
        watcher.send(self.table_body(watcher))
        if self.keeper.match is not None:
            self.send_update(watcher)
        elif self.keeper.pages:
            self._send_last_page(watcher)

    def _send_last_page(self, watcher: Watcher) -> None:
        """How a match ended that cannot be replayed any more, with all that was told of it."""
        table, told = self.keeper.table, self.keeper.pages.get(str(watcher.seat), [])
        if told:
            reader, lines = self.reader(watcher.language), cast("list[Page]", [])
            for one in told:
                lines = [*lines[: one["kept"]], *happened(one)]
            head = {"type": "update", "table": table.id, "match": table.match, "full": True, "seat": watcher.seat}
            last = reader.read({**told[-1], "kept": 0, "events": lines})
            for name in ("standing", "pages"):
                last.pop(name, None)
            watcher.send(p.encode({**head, **last, "undo": ""}))

    def send_update(self, watcher: Watcher) -> None:
        """The whole match to one watcher."""
        watcher.send(self._update_body(watcher.seat, watcher.language, 0, full=True, partly=False))

    def publish_full(self, guest: str = "") -> None:
        for watcher in self.watchers.values():
            if not guest or watcher.guest.id == guest:
                self.send_update(watcher)

    @property
    def wants_pages(self) -> bool:
        return any(watcher.pages for watcher in self.watchers.values())

    def publish_update(self, start: int, beats: Beats, partly: bool = False) -> None:
        """What happened since line `start` to everybody; equal eyes and languages share the work."""
        made: dict[tuple[int, str, bool], bytes] = {}
        for watcher in self.watchers.values():
            key = watcher.seat, watcher.language, watcher.pages
            if key not in made:
                told = beats if watcher.pages else None
                made[key] = self._update_body(*key[:2], start, full=False, partly=partly, beats=told)
            watcher.send(made[key])

    def _update_body(
        self, seat: int, language: str, start: int, *, full: bool, partly: bool, beats: Beats | None = None
    ) -> bytes:
        """What goes to everybody who looks from a seat in a language; `partly` if only who has answered changed."""
        table, match = self.keeper.table, self.keeper.match
        assert match is not None
        reader = self.reader(language)
        try:
            if partly:
                update: Page = {
                    "question": self._question_again(match, reader, seat),
                    "kept": self.keeper.kept.lines(match, seat, len(match.log)),
                    "events": [],
                }
            else:
                update = page(match, seat, start, self.keeper.kept, beats, reader)
                self._asked[seat, language] = match.number, reader, update["question"]
            if table.lesson:
                update["lesson"] = self.teacher.page(match, seat, reader)
        except Exception:
            # An error in a game's view must not stop what is stored already from reaching the others.
            log.exception("a view cannot be made", extra={"table": table.id, "match": table.match})
            self.keeper.house.metrics.rules_broke.labels(table.game).inc()
            text = say("notice-view-broke", language)
            return body(p.Notice(table=table.id, seq=0, code="view-broke", text=text))
        head = {"type": "update", "table": table.id, "match": table.match, "full": full, "seat": seat}
        return p.encode({**head, **update, "undo": self._undo_state(match, seat)})

    def _question_again(self, match: Match[State], reader: Reader, seat: int) -> Page | None:
        """The open question, of which only who has answered may have changed since it was last put into words."""
        number, by, question = self._asked.get((seat, reader.language), (0, None, None))
        if question is None or number != match.number or by is not reader:
            question = reader.question(match, seat)
            self._asked[seat, reader.language] = match.number, reader, question
        asks = [{**ask, "answered": ask["seat"] in match.pending} for ask in cast(Page, question)["asks"]]
        for ask in asks:
            ask.pop("given", None)
            if ask["seat"] == seat and ask["answered"]:
                ask["given"] = match.given(seat)
        return {"number": match.number, "asks": asks}

    def _deal_state(self) -> p.DealState | None:
        table, match = self.keeper.table, self.keeper.match
        if not table.match:
            return None
        # Of a match that was put away it is known that it was over by who has played it.
        over = table.phase == "over" or (match.result is not None if match is not None else bool(self.keeper.played))
        return deal_state(table.seed, table.known, over)

    def _undo_state(self, match: Match[State], seat: int) -> str:
        table = self.keeper.table
        if match.question is None or seat >= len(table.seats) or (table.lesson and self.teacher.runs()):
            return ""
        if match.can_undo(seat):
            return "free"
        return "ask" if seat in self.keeper.standing.follow(match.entries) else ""

    async def about(self, card: int, watcher: Watcher | None) -> p.Done:
        """What the watcher's seat may be told about a card it sees; of others there is nothing to say."""
        if watcher is None:
            raise Refused("not-watching", status=400)
        match = await self.keeper.opened()
        about = match.about(watcher.seat, card) if match is not None else None
        if about is None:
            return p.Done(about=p.AboutOut())
        say = self.reader(watcher.language).say
        why_not = "" if about.why_not is None else say(about.why_not)
        told = [p.ToldOut(said.key, cast("dict[str, Any]", to_plain(said)["args"])) for said in about.outlook]
        return p.Done(about=p.AboutOut(why_not, [say(said) for said in about.outlook], told))

    # -- the table -----------------------------------------------------------------------------------------------------

    def publish_table(self, but: Watcher | None = None) -> None:
        """Everybody sees most of it alike: that is worked out once."""
        shared: p.TableState | None = None
        for watcher in self.watchers.values():
            if watcher is not but:
                own = watcher.guest.id, watcher.language, watcher.seat
                if shared is None:
                    shared = self.state_for(*own)
                else:
                    shared = msgspec.structs.replace(shared, **self._own_state(*own))
                watcher.send(body(p.TableMessage(seq=0, table=shared)))

    def table_body(self, watcher: Watcher) -> bytes:
        return body(p.TableMessage(seq=0, table=self.state_for(watcher.guest.id, watcher.language, watcher.seat)))

    def notify(self, code: str, *, report: str = "", **args: Value) -> None:
        """Something that everybody at the table should read."""
        for watcher in self.watchers.values():
            text = say(f"notice-{code}", watcher.language, report=report, **args)
            watcher.send(body(p.Notice(table=self.keeper.table.id, seq=0, code=code, text=text, report=report)))

    def chat_body(self, lines: list[ChatLine], watcher: Watcher, full: bool) -> bytes:
        muted = self.keeper.table.muted.get(watcher.guest.id, ())
        shown = [
            p.ChatLineOut(line.n, line.at, line.guest, line.nickname, line.said)
            for line in lines
            if line.guest not in muted
        ]
        return body(p.ChatMessage(table=self.keeper.table.id, seq=0, full=full, lines=shown))

    def state_for(self, guest: str, language: str, looking: int) -> p.TableState:
        table = self.keeper.table
        series = table.the_series()
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
            times=self.clock.times(),
            match=table.match,
            matches=table.matches,
            deal=self._deal_state(),
            lesson=table.lesson,
            spectators=len({w.guest.id for w in self.watchers.values() if not table.knows(w.guest.id)}),
            **self._own_state(guest, language, looking),
        )

    def _own_state(self, guest: str, language: str, looking: int) -> dict[str, Any]:
        """What is one guest's own in the state of the table."""
        table = self.keeper.table
        own, host = table.seats_of(guest), guest == table.host
        return {
            "proposal": proposal_state(table, guest, language),
            "hints": table.hints(guest),
            "you": p.You(guest, own, host, looking, table.code if own or host else "", table.muted.get(guest, [])),
        }


def seat_states(table: Table, online: Callable[[str], bool]) -> list[p.SeatState]:
    return [
        p.SeatState(name, seat.guest, seat.bot, seat.stand_in, bool(seat.guest) and online(seat.guest), seat.left)
        for name, seat in zip(table.names, table.seats, strict=True)
    ]


def proposal_state(table: Table, guest: str, language: str) -> p.ProposalState | None:
    proposal = table.proposal
    if proposal is None:
        return None
    names = table.names
    by = next((names[seat] for seat in table.seats_of(proposal.by)), "")
    about = names[proposal.seat] if proposal.seat is not None else ""
    text = say(
        f"proposal-{proposal.what}",
        language,
        by=by,
        yours=str(guest == proposal.by).lower(),
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
        missing=table.missing(proposal),
        answers=proposal.answers,
        deal=proposal.deal,
        swap=proposal.swap,
    )


def deal_state(seed: Seed, known: bool, over: bool) -> p.DealState:
    """What may be shown of what a match is dealt from."""
    secret = seed if isinstance(seed, str) else ""
    return p.DealState(commitment(secret) if secret else "", secret if over else "", known)


def body(message: p.ServerMessage) -> bytes:
    """A message that gets its number from the watcher. Nothing that people write stands before it."""
    return p.encode(message).replace(b'"seq":0,', b"", 1)
