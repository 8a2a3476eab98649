"""What an operator does to tables and guests. It works on the store; the nodes that run notice within a second or two.

A table that is changed here is taken from the node that owns it, which then reads it anew. Bans are read by every node
each second.
"""

import asyncio
from dataclasses import dataclass, replace

import msgspec

from stolik.server.bans import network_of
from stolik.server.house import new_id
from stolik.server.settings import Settings
from stolik.server.store import Ban, Retention, Store, StoredTable
from stolik.server.tables import Seat, Table, read_table

DAY = 86_400.0
MEGABYTE = 1_000_000.0
ALIAS = "Anon"
"""What an erased guest is called in the matches of others."""
NOTICED = 2.5
"""Seconds after which every node that runs knows of a ban."""
SHOWN_OUT = 3600.0
"""So long is an erased guest kept out, so that no open connection brings them back."""


class Unknown(ValueError):
    """There is no such table, guest or report."""


@dataclass(frozen=True, slots=True)
class Erased:
    tables: int
    matches: int


def retention(settings: Settings) -> Retention:
    return Retention(
        tables=settings.table_days * DAY,
        matches=settings.match_days * DAY,
        guests=settings.guest_days * DAY,
        addresses=settings.address_days * DAY,
        chat=settings.chat_days * DAY,
        reports=settings.report_days * DAY,
        match_bytes=settings.match_megabytes * MEGABYTE,
        report_bytes=settings.report_megabytes * MEGABYTE,
        chat_bytes=settings.chat_megabytes * MEGABYTE,
    )


# -- tables ------------------------------------------------------------------------------------------------------------


async def close_table(store: Store, table_id: str) -> None:
    """Nobody can go there any more; a match that was being played stays without an end."""

    def close(stored: StoredTable) -> StoredTable:
        table = read_table(stored.document)
        table.phase = "closed"
        return _stored(table, stored)

    if await store.edit_table(table_id, close) is None:
        raise Unknown(f"there is no table {table_id}")


async def renew_invitation(store: Store, table_id: str) -> str:
    """A new code in place of the old one, which lets nobody in any more; whoever is in stays."""
    code = new_id()

    def renew(stored: StoredTable) -> StoredTable:
        table = read_table(stored.document)
        table.code = code
        return _stored(table, stored)

    if await store.edit_table(table_id, renew) is None:
        raise Unknown(f"there is no table {table_id}")
    return code


def _stored(table: Table, before: StoredTable) -> StoredTable:
    """The table as it is now; nobody has played there because of that."""
    return table.stored(before.version, before.touched)


# -- guests ------------------------------------------------------------------------------------------------------------


async def ban(store: Store, who: str, days: float | None, why: str) -> Ban:
    """Keep a guest out, or an address (of IPv6 its /64), or a network."""
    seconds = None if days is None else days * DAY
    network = network_of(who)
    if network is not None:
        return await store.ban("address", network, seconds, why)
    if await store.guest(who) is None:
        raise Unknown(f"there is no guest {who}, and that is no address either")
    return await store.ban("guest", who, seconds, why)


async def unban(store: Store, who: str) -> None:
    network = network_of(who)
    if not await (store.unban("guest", who) if network is None else store.unban("address", network)):
        raise Unknown(f"{who} is not banned")


async def erase(store: Store, guest: str) -> Erased:
    """Forget a guest: who they were, what they said and reported, where they sat. Matches stay, without the name."""
    tables = await store.tables_that_name(guest)
    if await store.guest(guest) is None and not await _remembered(store, guest, tables):
        raise Unknown(f"there is no guest {guest}")
    await store.ban("guest", guest, SHOWN_OUT, "erased")
    if (await store.census()).nodes:
        await asyncio.sleep(NOTICED)
    done = 0
    for table_id in {*tables, *await store.tables_that_name(guest)}:
        done += await store.edit_table(table_id, lambda stored: _without(stored, guest)) is not None
    matches = await store.erase_guest(guest, ALIAS)
    for table_id in tables:
        # Whoever has read meanwhile who played there reads it once more.
        await store.edit_table(table_id, lambda stored: stored)
    # Said once more, so that every node notices that something has changed and forgets the copies it has at hand.
    await store.ban("guest", guest, SHOWN_OUT, "erased")
    return Erased(done, matches)


async def _remembered(store: Store, guest: str, tables: list[str]) -> bool:
    """Does one of these tables know somebody of this id, who may be forgotten everywhere else, as a guest?

    Whatever else is called so, a table, a match, a game or nothing at all, is nobody to be erased.
    """
    for table_id in tables:
        stored = await store.table(table_id)
        if guest and stored is not None and guest in _guests_of(read_table(stored.document)):
            return True
    return False


def _guests_of(table: Table) -> set[str]:
    """Every guest whom a table knows of."""
    proposal = table.proposal
    known = {table.host, *(seat.guest for seat in table.seats), *table.visitors, *table.kicked, *table.muted}
    return known.union(*table.muted.values(), [proposal.by, *proposal.agreed] if proposal is not None else ())


def _without(stored: StoredTable, guest: str) -> StoredTable:
    """A table as if somebody unknown had been there: a seat in a running series stays, for a bot to take over."""
    table = read_table(stored.document)
    kept, sat = table.phase == "playing", table.knows(guest)
    for number, seat in enumerate(table.seats):
        if seat.guest == guest:
            table.seats[number] = Seat(guest, ALIAS, stand_in=seat.stand_in, left=True) if kept else Seat()
    if table.proposal is not None and (table.proposal.by == guest or (sat and not kept)):
        table.proposal = None  # nobody plays again with a seat that is free now
    table.muted.pop(guest, None)
    people = table.people()
    if table.host == guest:
        table.host = people[0] if people else ""
    if not people and table.phase != "playing":
        table.phase = "closed"
    # Whatever else names them names nobody now.
    document = msgspec.json.encode(table).decode().replace(f'"{guest}"', f'"{new_id()}"')
    return replace(_stored(read_table(document), stored), version=stored.version)
