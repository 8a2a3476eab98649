"""What needs everybody's word: an undo beyond what is free, calling off, a bot for an absent player, a rematch."""

from contextlib import suppress

from stolik.server import protocol as p
from stolik.server.problems import Refused
from stolik.server.rooms.dealing import Dealer
from stolik.server.rooms.keeping import Keeper, Mark
from stolik.server.rooms.playing import Play
from stolik.server.rooms.showing import Shower
from stolik.server.store import Guest
from stolik.server.tables import Proposal, Seat, check_level

TAKEN_BACK = 300
"""So often answers are taken back in one match at most: a record of many more would take long to replay. Each seat has
its share, or one player could use up what the others may need."""


class Agreements:
    """One proposal at a time lies on the table, and is carried out once nobody is missing."""

    def __init__(self, keeper: Keeper, shower: Shower, play: Play, dealer: Dealer) -> None:
        self.keeper = keeper
        self.shower = shower
        self.play = play
        self.dealer = dealer
        self._opened = keeper.house.ticks()

    async def undo(self, guest: Guest, command: p.Undo) -> p.Done:
        seat = self.keeper.table.own_seat(guest.id, command.seat)
        match = await self.keeper.running()
        if seat.stand_in:
            raise Refused("bot-plays")
        if self.play.teacher.runs():
            raise Refused("in-lesson")
        share = TAKEN_BACK // match.seats
        if sum(entry.kind in ("retract", "undo") and entry.seat == command.seat for entry in match.entries) >= share:
            raise Refused("too-much-undone", number=share)
        if match.can_undo(command.seat):
            before = Mark(match)
            await self.play.take_back(match, command.seat, 0)
            await self.play.went_on(before, undone=True)
            return p.Done()
        answers = self.keeper.standing.answers_since(match.entries, command.seat)
        if not answers:
            raise Refused("nothing-to-undo", field="seat")
        proposal = Proposal("undo", guest.id, [guest.id], seat=command.seat, answers=answers, question=match.number)
        return await self._put_forward(proposal)

    async def propose(self, guest: Guest, command: p.Propose) -> p.Done:
        table = self.keeper.table
        if not table.knows(guest.id):
            raise Refused("not-your-seat", status=403)
        if command.seat is not None:
            table.seat(command.seat)
        check_level(command.level)
        if command.what == "rematch":
            if table.phase != "over":
                raise Refused("not-over")
            if any(seat.free for seat in table.seats):
                raise Refused("seats-free")
            table.rules.check_options(table.options, len(table.seats))  # these rules may not know them any more
            await self.keeper.house.limits.take("matches", guest=guest.id)
        else:
            await self.keeper.running()
        if command.what == "takeover":
            if command.seat is None:
                raise Refused("no-such-seat", field="seat", status=400)
            seat = table.seats[command.seat]
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

    async def agree(self, guest: Guest) -> None:
        table = self.keeper.table
        proposal = table.proposal
        if proposal is None:
            raise Refused("no-proposal")
        if guest.id not in table.missing(proposal):
            raise Refused("not-asked-to-agree", status=403)
        proposal.agreed.append(guest.id)
        if table.missing(proposal):
            await self._changed()
        else:
            await self._carry_out(proposal)

    async def decline(self, guest: Guest) -> None:
        table = self.keeper.table
        if table.proposal is None:
            raise Refused("no-proposal")
        if not table.knows(guest.id):
            raise Refused("not-your-seat", status=403)
        table.proposal = None
        await self._changed()

    async def settle(self) -> None:
        """Somebody left: perhaps nobody is missing any more."""
        table = self.keeper.table
        if table.proposal is not None and not table.missing(table.proposal) and table.people():
            with suppress(Refused):  # to whoever left it is all the same
                await self._carry_out(table.proposal)

    async def _changed(self) -> None:
        await self.keeper.commit(table=True)
        self.shower.publish_table()

    async def _put_forward(self, proposal: Proposal) -> p.Done:
        table = self.keeper.table
        if table.proposal is not None and table.proposal.by != proposal.by:
            raise Refused("proposal-open")
        table.proposal = proposal
        if not table.missing(proposal):
            await self._carry_out(proposal)
            return p.Done()
        await self._changed()
        return p.Done(result="proposed")

    async def _carry_out(self, proposal: Proposal) -> None:
        self.keeper.table.proposal = None
        match proposal.what:
            case "undo":
                await self._undo_for_all(proposal)
            case "abort":
                await self.play.abort()
            case "takeover":
                await self._take_over(proposal)
            case "rematch":
                await self.dealer.rematch(proposal)

    async def _undo_for_all(self, proposal: Proposal) -> None:
        match = await self.keeper.running()
        before = Mark(match)
        assert proposal.seat is not None
        try:
            await self.play.take_back(match, proposal.seat, proposal.answers)
        except Refused:
            await self._changed()
            raise
        # What came of it has been seen, and would come again: whoever answers anew knows more than they should.
        self.keeper.table.hinted = self.keeper.table.match
        await self.play.went_on(before, agreed=True)

    async def _take_over(self, proposal: Proposal) -> None:
        assert proposal.seat is not None
        seat = self.keeper.table.seats[proposal.seat]
        if not self._abandoned(seat):  # any more
            await self._changed()
            raise Refused("not-abandoned", field="seat")
        self.play.clock.read(Mark(self.keeper.match))
        seat.stand_in = proposal.level
        self.keeper.table.hinted = self.keeper.table.match
        self.play.clock.set_flag()
        await self._changed()
        self.play.bots.wake()

    def _abandoned(self, seat: Seat) -> bool:
        if seat.left:
            return True
        if not seat.guest or self.shower.online(seat.guest):
            return False
        house = self.keeper.house
        return house.ticks() - self.shower.seen.get(seat.guest, self._opened) >= house.settings.away_seconds
