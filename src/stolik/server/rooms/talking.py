"""What people say at a table, to each other and to the host of the server."""

from stolik.server import protocol as p
from stolik.server.problems import Refused
from stolik.server.rooms.keeping import Keeper
from stolik.server.rooms.showing import Shower
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import ChatLine, Guest

CHAT_LINES = 100


class Talk:
    def __init__(self, keeper: Keeper, shower: Shower, lines: int) -> None:
        self.keeper = keeper
        self.shower = shower
        self._lines = lines
        """How many lines were said so far: the number of the next."""

    async def send_lines(self, watcher: Watcher) -> None:
        lines = await self.keeper.house.store.chat(self.keeper.table.id, CHAT_LINES)
        watcher.send(self.shower.chat_body(lines, watcher, full=True))

    async def say(self, guest: Guest, text: str) -> None:
        self._check_allowed(guest)
        said = clean(text)
        if not said:
            raise Refused("nothing-said", field="text", status=400)
        line = ChatLine(self._lines, self.keeper.house.now(), guest.id, guest.nickname, said)
        await self.keeper.commit(chat=line)
        self._lines += 1
        for watcher in self.shower.watchers.values():
            if guest.id not in self.keeper.table.muted.get(watcher.guest.id, ()):
                watcher.send(self.shower.chat_body([line], watcher, full=False))

    async def mute(self, guest: Guest, command: p.Mute, watcher: Watcher | None) -> None:
        self._check_allowed(guest)
        muted = self.keeper.table.muted.setdefault(guest.id, [])
        if command.muted and command.guest not in muted:
            if len(muted) >= 100:
                raise Refused("too-many-muted")
            muted.append(command.guest)
        elif not command.muted and command.guest in muted:
            muted.remove(command.guest)
        await self.keeper.commit(table=True)
        if watcher is not None:
            watcher.send(self.shower.table_body(watcher))
            await self.send_lines(watcher)

    async def report(self, guest: Guest, text: str) -> str:
        self._check_allowed(guest)
        match = await self.keeper.opened()
        record = match.record().to_json() if match else None
        return await self.keeper.keep_bundle("reported", text, record, guest.id)

    def _check_allowed(self, guest: Guest) -> None:
        if not self.keeper.table.allows(guest.id):
            raise Refused("private", status=403)


def clean(text: str) -> str:
    """Text by a guest without control characters and the marks that stand for names."""
    return "".join(c for c in text if c.isprintable() and not 0xE000 <= ord(c) <= 0xF8FF).strip()
