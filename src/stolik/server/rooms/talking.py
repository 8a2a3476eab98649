"""What people say at a table, to each other and to the host of the server."""

from stolik.server import protocol as p
from stolik.server.names import clean, looks
from stolik.server.problems import Refused
from stolik.server.rooms.keeping import Keeper
from stolik.server.rooms.showing import Shower
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import ChatLine, Guest

CHAT_LINES = 100
MUTED, MUTING = 50, 20
"""So many others a guest mutes at a table, and of so many guests who only look on it remembers whom they muted: a table
is written whole whenever it changes."""


class Talk:
    def __init__(self, keeper: Keeper, shower: Shower, lines: int) -> None:
        self.keeper = keeper
        self.shower = shower
        self._lines = lines
        """How many lines were said so far: the number of the next."""

    async def lines(self) -> list[ChatLine]:
        """What was said last."""
        return await self.keeper.house.store.chat(self.keeper.table.id, CHAT_LINES)

    def send(self, watcher: Watcher, lines: list[ChatLine]) -> None:
        watcher.send(self.shower.chat_body(lines, watcher, full=True))

    async def say(self, guest: Guest, text: str) -> None:
        self._check_allowed(guest)
        said = clean(text)
        if not said:
            raise Refused("nothing-said", field="text", status=400)
        name = self._name(guest)
        await self.keeper.house.limits.take("chats", guest=guest.id)
        line = ChatLine(self._lines, self.keeper.house.now(), guest.id, name, said)
        await self.keeper.commit(chat=line)
        self._lines += 1
        for watcher in self.shower.watchers.values():
            if guest.id not in self.keeper.table.muted.get(watcher.guest.id, ()):
                watcher.send(self.shower.chat_body([line], watcher, full=False))

    async def mute(self, guest: Guest, command: p.Mute) -> None:
        self._check_allowed(guest)
        table = self.keeper.table
        muted = [one for one in table.muted.get(guest.id, []) if one != command.guest]
        if command.muted:
            if len(muted) >= MUTED:
                raise Refused("too-many-muted")
            muted.append(command.guest)
        # Whoever changed something last is remembered longest.
        table.muted = {who: whom for who, whom in table.muted.items() if who != guest.id}
        if muted:
            table.muted[guest.id] = muted
        for who in [who for who in table.muted if not table.knows(who)][:-MUTING]:
            del table.muted[who]
        await self.keeper.commit(table=True)
        lines = await self.lines()
        for watcher in self.shower.watchers.values():
            if watcher.guest.id == guest.id:  # wherever they look from
                watcher.send(self.shower.table_body(watcher))
                self.send(watcher, lines)

    async def report(self, guest: Guest, text: str) -> str:
        self._check_allowed(guest)
        await self.keeper.house.limits.take("reports", guest=guest.id)
        match = await self.keeper.opened()
        record = match.record().to_json() if match else None
        return await self.keeper.keep_bundle("reported", text, record, guest.id)

    def _check_allowed(self, guest: Guest) -> None:
        self.keeper.table.check_allowed(guest.id)

    def _name(self, guest: Guest) -> str:
        """Whoever sits here speaks under the name of the seat, and nobody else under a name that looks like it."""
        table = self.keeper.table
        own = table.seats_of(guest.id)
        if own:
            return table.names[own[0]]
        if looks(guest.nickname) in {looks(name) for name in table.names if name}:
            raise Refused("name-of-player", status=403)
        return guest.nickname
