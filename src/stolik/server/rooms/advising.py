"""What the expert would do in somebody's place, for whoever asks and plays only against bots."""

import random

from stolik.server import protocol as p
from stolik.server.analysing import among_all
from stolik.server.bots import BotFailed
from stolik.server.problems import Refused
from stolik.server.rooms.keeping import Keeper
from stolik.server.rooms.teaching import Teacher
from stolik.server.store import Guest
from stolik.table import Ask, Match, State

SURE = 0.99
"""No search that imagines a hundred worlds is surer than that."""


class Adviser:
    """Asks the bots' processes, from what the seat knows; the table goes on meanwhile."""

    def __init__(self, keeper: Keeper, teacher: Teacher) -> None:
        self.keeper = keeper
        self.teacher = teacher
        self._thinking = False

    async def hint(self, guest: Guest, command: p.Hint) -> p.Done:
        """What the expert would answer; stale if the question was closed while it thought."""
        async with self.keeper.lock:
            self.keeper.check_here()
            match, ask = await self._asked(guest, command.seat)
            if self._thinking:
                raise Refused("busy", status=503)
            await self.keeper.house.limits.take("hints", guest=guest.id)
            await self._note()
            self._thinking = True
        try:
            hint = await self._hint(match, ask)
        finally:
            self._thinking = False
        return p.Done(id=command.id, hint=hint, result="" if hint is not None else "stale")

    async def _note(self) -> None:
        """A match with hints is not rated, whoever takes the table over."""
        table = self.keeper.table
        if table.hinted != table.match:
            table.hinted = table.match
            await self.keeper.commit(table=True)

    async def _asked(self, guest: Guest, seat: int) -> tuple[Match[State], Ask]:
        """The match and what the seat is asked, if its guest may be helped there."""
        table = self.keeper.table
        table.own_seat(guest.id, seat)
        match = await self.keeper.running()
        if not table.hints(guest.id):
            raise Refused("no-hints", status=403)
        if self.teacher.runs():
            raise Refused("in-lesson")
        ask = match.ask_of(seat)
        if ask is None:
            raise Refused("not-asked", field="seat")
        return match, ask

    async def _hint(self, match: Match[State], ask: Ask) -> p.HintOut | None:
        """Nothing if the question is closed by the time that the expert has thought about it."""
        number, name = match.number, match.option_id
        if len(ask.options) == 1:
            return p.HintOut(number, name(ask, ask.options[0]))
        try:
            options, thought, blind = await self.keeper.house.thinkers.consider(match, ask.seat)
        except BotFailed as failed:
            if match.number != number:
                return None
            raise Refused("no-hint", detail=str(failed)[:200], status=503) from failed
        if self.keeper.match is not match or match.number != number or match.ask_of(ask.seat) is None:
            return None
        ranked = sorted(range(len(options)), key=lambda n: (thought.visits[n], thought.value(n)), reverse=True)
        best, second = ranked[:2]
        shares = thought.shares(mixed=True) if blind else ()
        # The search knows how a seat stands beside its best rival; in a world, so that nothing is told of hidden cards.
        rng = random.Random(self.keeper.house.thinkers.chance.getrandbits(64))
        whole = among_all(match.determinize(ask.seat, rng)) if match.seats > 2 else 1.0
        chances = [min(1.0, (thought.value(place) + 1) / 2 / whole) for place in (best, second)]
        hint = p.HintOut(
            number,
            name(ask, options[best]),
            # Where others choose blindly there is no best answer, and what is said is how often it would be this one.
            share=round(shares[best] if blind else min(SURE, thought.surety(best)), 3),
            chance=round(chances[0], 3),
            mixed=blind,
        )
        if blind:
            hint.second_share = round(shares[second], 3)
        if hint.second_share if blind else thought.visits[second]:
            hint.second = name(ask, options[second])
            hint.cost = round(max(0.0, chances[0] - chances[1]), 3)
        return hint
