"""What needs everybody's word: an undo beyond what is free, calling off, a bot for an absent player, a rematch."""

import json
from typing import Any, cast

from stolik.bots import LEVELS
from stolik.server import protocol as p
from stolik.server.problems import Refused
from stolik.server.rooms.playing import Mark, Playing
from stolik.server.store import Guest, NewMatch
from stolik.server.tables import Proposal, Seat, Table
from stolik.table import BadOption
from stolik.table.series import Series


class Agreeing(Playing):
    async def _undo(self, guest: Guest, command: p.Undo) -> p.Done:
        seat = self._own_seat(guest, command.seat)
        match = await self._running()
        if seat.stand_in:
            raise Refused("bot-plays")
        if self._lesson_runs():
            raise Refused("in-lesson")
        if match.can_undo(command.seat):
            before = Mark(match)
            await self._take_back(match, command.seat, 0)
            await self._went_on(before, undone=True)
            return p.Done()
        answers = self._standing.answers_since(match.entries, command.seat)
        if not answers:
            raise Refused("nothing-to-undo", field="seat")
        proposal = Proposal("undo", guest.id, [guest.id], seat=command.seat, answers=answers, question=match.number)
        return await self._put_forward(proposal)

    async def _propose(self, guest: Guest, command: p.Propose) -> p.Done:
        table = self.table
        if not table.knows(guest.id):
            raise Refused("not-your-seat", status=403)
        if command.what == "rematch":
            if table.phase != "over":
                raise Refused("not-over")
            if any(seat.free for seat in table.seats):
                raise Refused("seats-free")
        else:
            await self._running()
        if command.what == "takeover":
            if command.seat is None:
                raise Refused("no-such-seat", field="seat", status=400)
            seat = self._seat(command.seat)
            check_level(command.level)
            if not seat.guest or seat.stand_in or not self._abandoned(seat):
                raise Refused("not-abandoned", field="seat")
        proposal = Proposal(
            command.what,
            guest.id,
            [guest.id],
            seat=command.seat,
            level=command.level,
            deal=command.deal,
            swap=command.swap,
        )
        return await self._put_forward(proposal)

    async def _put_forward(self, proposal: Proposal) -> p.Done:
        table = self.table
        if table.proposal is not None and table.proposal.by != proposal.by:
            raise Refused("proposal-open")
        table.proposal = proposal
        if not self._missing(proposal):
            await self._carry_out(proposal)
            return p.Done()
        await self._commit(table=True)
        self._publish_table()
        return p.Done(result="proposed")

    def _missing(self, proposal: Proposal) -> list[str]:
        """Who has yet to agree: everybody who plays and is there, except whom a takeover is about."""
        about = (
            self.table.seats[proposal.seat].guest if proposal.what == "takeover" and proposal.seat is not None else ""
        )
        asked = [
            seat.guest
            for seat in self.table.seats
            if seat.guest and not seat.left and not seat.stand_in and seat.guest != about
        ]
        return [guest for guest in dict.fromkeys(asked) if guest not in proposal.agreed]

    async def _agree(self, guest: Guest) -> None:
        proposal = self.table.proposal
        if proposal is None:
            raise Refused("no-proposal")
        if guest.id not in self._missing(proposal):
            raise Refused("not-asked-to-agree", status=403)
        proposal.agreed.append(guest.id)
        if self._missing(proposal):
            await self._commit(table=True)
            self._publish_table()
        else:
            await self._carry_out(proposal)

    async def _decline(self, guest: Guest) -> None:
        if self.table.proposal is None:
            raise Refused("no-proposal")
        if not self.table.knows(guest.id):
            raise Refused("not-your-seat", status=403)
        self.table.proposal = None
        await self._commit(table=True)
        self._publish_table()

    async def _settle_proposal(self) -> None:
        """Somebody left: perhaps nobody is missing any more."""
        proposal = self.table.proposal
        if proposal is not None and not self._missing(proposal) and self.table.people():
            await self._carry_out(proposal)

    async def _carry_out(self, proposal: Proposal) -> None:
        self.table.proposal = None
        match proposal.what:
            case "undo":
                match = await self._running()
                before = Mark(match)
                assert proposal.seat is not None
                try:
                    await self._take_back(match, proposal.seat, proposal.answers)
                except Refused:
                    await self._commit(table=True)
                    self._publish_table()
                    raise
                await self._went_on(before, agreed=True)
            case "abort":
                match = await self._running()
                before = Mark(match)
                match.abort(at=self.house.now())
                await self._went_on(before)
            case "takeover":
                assert proposal.seat is not None
                self._read_clock(Mark(self.match))
                self.table.seats[proposal.seat].stand_in = proposal.level
                self._set_flag()
                await self._commit(table=True)
                self._publish_table()
                self._wake_bots()
            case "rematch":
                await self._rematch(proposal)

    def _abandoned(self, seat: Seat) -> bool:
        if seat.left:
            return True
        if not seat.guest or self.online(seat.guest):
            return False
        return self.house.now() - self._seen.get(seat.guest, self.touched) >= self.house.settings.away_seconds

    # -- the next match ------------------------------------------------------------------------------------------------

    async def _rematch(self, proposal: Proposal) -> None:
        table = self.table
        if proposal.swap:
            table.seats = [table.seats[-1], *table.seats[:-1]]
            for watcher in self.watchers.values():
                own = table.seats_of(watcher.guest.id)
                watcher.seat = own[0] if own else len(table.seats)
        for seat in table.seats:
            seat.left, seat.stand_in = False, ""
        table.lesson = False
        seed = table.seed if proposal.deal == "same" else self.house.seed()
        table.series = cast("dict[str, Any]", Series.to_json(with_seed(table, seed)))
        await self._deal()

    async def _deal(self) -> None:
        """Start the next match of the series."""
        table, house = self.table, self.house
        series = table.the_series()
        game = table.rules
        seed = series.match_seed
        match = house.deal(game, len(table.seats), table.options, seed)
        match_id = house.secret()
        header = {
            "game": game.id,
            "rules": game.rules,
            "options": table.options,
            "seats": len(table.seats),
            "seed": seed,
            "names": table.names,
        }
        table.phase, table.match, table.seed, table.proposal = "playing", match_id, seed, None
        table.matches = [*table.matches, match_id][-100:]
        table.left = [table.clock.minutes * 60.0] * len(table.seats) if table.clock else []
        self._take_match(match, stored=0)
        self._teach(match)
        start = NewMatch(match_id, table.id, json.dumps(header), house.now())
        self._since = house.now()
        await self._commit(table=True, start=start)
        house.metrics.started.labels(game.id).inc()
        self._publish_table()
        self._publish_full()
        self._wake_bots()


def with_seed(table: Table, seed: int) -> Series:
    return Series(len(table.seats), table.wins, seed, 1 if table.wins == 1 else table.draws)


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadOption("level", f"{level!r} is not one of {', '.join(LEVELS)}")
