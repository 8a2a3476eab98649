"""How a match begins: the first of a table, the next of a series, a rematch."""

import json
from collections.abc import Sequence

import msgspec

from stolik.server.problems import Refused
from stolik.server.rooms.botdesk import BotDesk
from stolik.server.rooms.clock import Clock
from stolik.server.rooms.keeping import Keeper, Mark
from stolik.server.rooms.showing import Shower
from stolik.server.rooms.teaching import Teacher
from stolik.server.store import Guest, NewMatch
from stolik.server.tables import Proposal
from stolik.table import Result, Seed

LONGEST_MEMORY = 100
"""So many results of a table count for what its next match is played with."""


class Dealer:
    def __init__(self, keeper: Keeper, shower: Shower, clock: Clock, teacher: Teacher, bots: BotDesk) -> None:
        self.keeper = keeper
        self.shower = shower
        self.clock = clock
        self.teacher = teacher
        self.bots = bots

    async def start(self, guest: Guest) -> None:
        """The host starts the first match, anybody at the table the next one of a series."""
        table = self.keeper.table
        if table.phase == "waiting":
            table.check_host(guest.id)
            if any(seat.free for seat in table.seats):
                raise Refused("seats-free")
            await self.keeper.house.limits.take("matches", guest=guest.id)
            self._begin_series()
            if (lesson := self.teacher.lesson) is not None:
                await self._deal(lesson.seed, known=True)
                return
        elif table.phase == "playing":
            if not table.knows(guest.id):
                raise Refused("not-your-seat", status=403)
            if any(seat.free for seat in table.seats):
                raise Refused("seats-free")
            match = await self.keeper.opened()
            if match is not None and match.question is not None:
                raise Refused("already-started")
            await self.keeper.house.limits.take("matches", guest=guest.id)
        else:
            raise Refused("series-over")
        await self._deal(self.keeper.house.seed())

    async def rematch(self, proposal: Proposal) -> None:
        table = self.keeper.table
        if proposal.swap:
            table.seats = [table.seats[-1], *table.seats[:-1]]
            self.shower.reseat()
        for seat in table.seats:
            if seat.guest in proposal.agreed or (self.shower.online(seat.guest) and not seat.left):
                seat.left, seat.stand_in = False, ""
            elif seat.left and not seat.stand_in:
                seat.stand_in = proposal.level  # nobody has asked them
        table.lesson = False
        before = table.the_series()
        # The same deal is played with what the match was played with that it repeats.
        self._begin_series(before.history[:-1] if proposal.deal == "same" else before.history)
        if proposal.deal == "same":
            await self._deal(table.seed, known=True)
        else:
            await self._deal(self.keeper.house.seed())

    def _begin_series(self, earlier: Sequence[Result] = ()) -> None:
        series = self.keeper.table.new_series(earlier[-LONGEST_MEMORY:])
        self.keeper.table.series = msgspec.to_builtins(series)

    async def _deal(self, seed: Seed, known: bool = False) -> None:
        """Start the next match of the series. Whatever was shown of another match says nothing about this seed."""
        table, house = self.keeper.table, self.keeper.house
        game = table.rules
        options = game.sequel(table.options, table.the_series().history)
        match = house.deal(game, len(table.seats), options, seed)
        match_id = house.secret()
        header = {
            "game": game.id,
            "rules": game.rules,
            "options": options,
            "seats": len(table.seats),
            "seed": seed,
            "known": known,
            "names": table.names,
            "guests": [seat.guest for seat in table.seats],
        }
        table.phase, table.match, table.proposal = "playing", match_id, None
        table.seed, table.known = seed, known
        table.matches = [*table.matches, match_id][-100:]
        if any(seat.stand_in for seat in table.seats):
            table.hinted = match_id
        self.keeper.take(match, stored=0)
        self.teacher.teach(match, Mark(match))
        self.clock.set_up()
        start = NewMatch(match_id, table.id, json.dumps(header), house.now())
        await self.keeper.commit(table=True, start=start)
        self.clock.set_flag()
        house.metrics.started.labels(game.id).inc()
        self.shower.publish_table()
        self.shower.publish_full()
        self.bots.wake()
