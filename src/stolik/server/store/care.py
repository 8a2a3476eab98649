"""What an operator does with the store, and what it does by itself so that a small disk lasts.

Whatever is changed here under the hands of a running server also takes the lease on the table away from its owner:
nothing that the owner has in memory can be written over it, and within a second it reads the table anew.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, cast

from stolik.server.store.base import (
    Ban,
    Census,
    ChatLine,
    Guest,
    NamedTable,
    Retention,
    StoredGuest,
    StoredTable,
    Tidied,
)
from stolik.server.store.counting import forget
from stolik.server.store.engine import Cursor, Engine, Row, column, count, number

DAY = 86_400.0
BATCH = 200
"""So much at most is removed in one transaction: people are playing meanwhile."""
CHAT_LINE = 1000
"""Bytes that a line of chat counts for, as long as it may be with all that belongs to it."""
COLUMNS = "id, version, listed, phase, touched, document"
TABLE = f"{COLUMNS}, COALESCE((SELECT waiting FROM turns WHERE table_id = tables.id), '[]')"
"""What is read of a table: what is stored of it, and whose turn it is there."""
GUEST = "id, nickname, language, created, seen, address"


class Care(Engine):
    # -- tables -------------------------------------------------------------------------------------------------------

    async def all_tables(self, phases: tuple[str, ...], limit: int) -> list[NamedTable]:
        """The tables used last, with the node that owns each."""

        def find(cursor: Cursor) -> list[NamedTable]:
            marks = ", ".join("?" * len(phases))
            cursor.execute(
                f"SELECT {TABLE} FROM tables WHERE phase IN ({marks}) ORDER BY touched DESC LIMIT ?", (*phases, limit)
            )
            found = [table_of(row) for row in cursor.fetchall()]
            cursor.execute(f"SELECT table_id, node FROM leases WHERE until > {self.CLOCK}")
            owners = {str(row[0]): str(row[1]) for row in cursor.fetchall()}
            return [NamedTable(table, owners.get(table.id, "")) for table in found]

        return await self.read(find)

    async def edit_table(self, table_id: str, edit: Callable[[StoredTable], StoredTable | None]) -> StoredTable | None:
        """Change a table whoever owns it, who then reads it anew; None if there is none, or nothing to change."""

        def change(cursor: Cursor) -> StoredTable | None:
            # In the order in which the owner itself takes its locks.
            cursor.execute("DELETE FROM leases WHERE table_id = ?", (table_id,))
            cursor.execute(f"SELECT {TABLE} FROM tables WHERE id = ?{self.HOLD and ' FOR UPDATE'}", (table_id,))
            row = cursor.fetchone()
            edited = edit(table_of(row)) if row is not None else None
            if edited is None:
                return None
            edited = replace(edited, version=edited.version + 1)
            cursor.execute(
                "UPDATE tables SET version = ?, listed = ?, phase = ?, document = ? WHERE id = ?",
                (edited.version, int(edited.listed), edited.phase, edited.document, table_id),
            )
            seat_guests(cursor, edited)
            return edited

        return await self.write(change)

    async def touch(self, table_ids: list[str]) -> None:
        """Somebody is at these tables, and waits for others."""

        def touch(cursor: Cursor) -> None:
            for table_id in sorted(table_ids):
                cursor.execute(f"UPDATE tables SET touched = {self.CLOCK} WHERE id = ?", (table_id,))

        await self.write(touch)

    async def tables_that_name(self, guest: str) -> list[str]:
        """The tables in whose documents, or in those of their matches, a guest's id occurs, in whatever part."""

        def find(cursor: Cursor) -> list[str]:
            return column(
                cursor,
                "SELECT id FROM tables WHERE document LIKE ? ESCAPE '!' "
                "OR id IN (SELECT table_id FROM matches WHERE header LIKE ? ESCAPE '!')",
                (containing(guest), containing(f'"{guest}"')),
            )

        return await self.read(find)

    # -- chat and reports ---------------------------------------------------------------------------------------------

    async def remove_chat(self, table_id: str, n: int | None = None) -> int:
        """Remove one line, or all that was said at a table."""

        def remove(cursor: Cursor) -> int:
            cursor.execute("DELETE FROM leases WHERE table_id = ?", (table_id,))
            if n is None:
                cursor.execute("DELETE FROM chat WHERE table_id = ?", (table_id,))
            else:
                cursor.execute("DELETE FROM chat WHERE table_id = ? AND n = ?", (table_id, n))
            return cursor.rowcount

        return await self.write(remove)

    async def remove_chat_of(self, guest: str) -> int:
        """Remove all that a guest said anywhere."""

        def remove(cursor: Cursor) -> int:
            cursor.execute("DELETE FROM leases WHERE table_id IN (SELECT table_id FROM chat WHERE guest = ?)", (guest,))
            cursor.execute("DELETE FROM chat WHERE guest = ?", (guest,))
            return cursor.rowcount

        return await self.write(remove)

    async def chat_of(self, guest: str, limit: int) -> list[tuple[str, ChatLine]]:
        """What a guest said last, with the table it was said at."""

        def find(cursor: Cursor) -> list[tuple[str, ChatLine]]:
            cursor.execute(
                "SELECT table_id, n, at, guest, nickname, said FROM chat WHERE guest = ? ORDER BY at DESC LIMIT ?",
                (guest, limit),
            )
            rows = cast("list[tuple[str, int, float, str, str, str]]", cursor.fetchall())
            return [(row[0], ChatLine(*row[1:])) for row in rows]

        return await self.read(find)

    async def remove_report(self, report_id: str) -> bool:
        def remove(cursor: Cursor) -> bool:
            cursor.execute("DELETE FROM reports WHERE id = ?", (report_id,))
            return cursor.rowcount > 0

        return await self.write(remove)

    # -- guests -------------------------------------------------------------------------------------------------------

    async def guest(self, guest_id: str) -> StoredGuest | None:
        def find(cursor: Cursor) -> StoredGuest | None:
            cursor.execute(f"SELECT {GUEST} FROM guests WHERE id = ?", (guest_id,))
            row = cursor.fetchone()
            return None if row is None else guest_of(row)

        return await self.read(find)

    async def guests(self, name: str, limit: int) -> list[StoredGuest]:
        """Who was here last, of those whose nickname contains `name`."""

        def find(cursor: Cursor) -> list[StoredGuest]:
            cursor.execute(
                f"SELECT {GUEST} FROM guests WHERE LOWER(nickname) LIKE ? ESCAPE '!' ORDER BY seen DESC LIMIT ?",
                (containing(name.lower()), limit),
            )
            return [guest_of(row) for row in cursor.fetchall()]

        return await self.read(find)

    async def visit(self, guest_id: str, address: str, at: float) -> None:
        """Note when a guest was here last, and from where."""

        def note(cursor: Cursor) -> None:
            cursor.execute("UPDATE guests SET seen = ?, address = ? WHERE id = ?", (at, address, guest_id))

        await self.write(note)

    async def erase_guest(self, guest_id: str, alias: str) -> int:
        """Remove a guest, what they said, kept and reported, their results; in matches they are called `alias`.

        Returns how many matches that were. Their tables are documents of the server's, which edits those first.
        """

        def erase(cursor: Cursor) -> int:
            cursor.execute("DELETE FROM guests WHERE id = ?", (guest_id,))
            cursor.execute("DELETE FROM sitting WHERE guest = ?", (guest_id,))
            cursor.execute("DELETE FROM shelf WHERE guest = ?", (guest_id,))
            forget(cursor, guest_id)
            cursor.execute(
                "DELETE FROM reports WHERE document LIKE ? ESCAPE '!'", (containing(f'"guest": "{guest_id}"'),)
            )
            cursor.execute(
                "SELECT id, header FROM matches WHERE header LIKE ? ESCAPE '!'", (containing(f'"{guest_id}"'),)
            )
            found = cast("list[tuple[str, str]]", cursor.fetchall())
            for match_id, text in found:
                header = json.loads(text)
                for seat, guest in enumerate(header.get("guests", ())):
                    if guest == guest_id:
                        header["guests"][seat], header["names"][seat] = "", alias
                cursor.execute("UPDATE matches SET header = ? WHERE id = ?", (json.dumps(header), match_id))
            return len(found)

        await self.remove_chat_of(guest_id)
        return await self.write(erase)

    # -- bans ---------------------------------------------------------------------------------------------------------

    async def bans(self) -> list[Ban]:
        """Who is kept out now, the newest first."""

        def find(cursor: Cursor) -> list[Ban]:
            cursor.execute(
                f"SELECT kind, what, at, until, why FROM bans WHERE until IS NULL OR until > {self.CLOCK} "
                "ORDER BY at DESC, what"
            )
            rows = cast("list[tuple[Literal['guest', 'address'], str, float, float | None, str]]", cursor.fetchall())
            return [Ban(*row) for row in rows]

        return await self.read(find)

    async def ban(self, kind: Literal["guest", "address"], what: str, seconds: float | None, why: str) -> Ban:
        """Keep somebody out, for ever or so many seconds; a second ban replaces the first."""

        def add(cursor: Cursor) -> Ban:
            now = self.time(cursor)
            made = Ban(kind, what, now, None if seconds is None else now + seconds, why)
            cursor.execute("DELETE FROM bans WHERE kind = ? AND what = ?", (kind, what))
            cursor.execute(
                "INSERT INTO bans (kind, what, at, until, why) VALUES (?, ?, ?, ?, ?)",
                (made.kind, made.what, made.at, made.until, made.why),
            )
            return made

        return await self.write(add)

    async def unban(self, kind: Literal["guest", "address"], what: str) -> bool:
        def remove(cursor: Cursor) -> bool:
            cursor.execute("DELETE FROM bans WHERE kind = ? AND what = ?", (kind, what))
            return cursor.rowcount > 0

        return await self.write(remove)

    # -- room on the disk ---------------------------------------------------------------------------------------------

    async def tidy(self, keep: Retention) -> Tidied:
        """Remove what is older than it is to be kept, or more than there is room for, a little at a time."""
        done = Tidied()
        chat_before = await self.read(lambda cursor: self._chat_before(cursor, keep))
        steps: list[tuple[str, Callable[[Cursor], int]]] = [
            ("tables", lambda cursor: self._old_tables(cursor, keep)),
            ("matches", lambda cursor: self._old_matches(cursor, keep)),
            ("chat", lambda cursor: self._old_chat(cursor, chat_before)),
            ("reports", lambda cursor: self._old_reports(cursor, keep)),
            ("guests", lambda cursor: self._old_guests(cursor, keep)),
        ]
        for name, step in steps:
            while (removed := await self.write(step)) > 0:
                setattr(done, name, getattr(done, name) + removed)
        done.addresses = await self.write(lambda cursor: self._old_addresses(cursor, keep))
        await self.write(self._old_bans)
        return done

    def _old_tables(self, cursor: Cursor, keep: Retention) -> int:
        """Tables that never started or are closed go soon, others once nobody has played there for long."""
        now = self.time(cursor)
        stale = column(
            cursor,
            "SELECT id FROM tables WHERE (phase IN ('waiting', 'closed') AND touched < ?) "
            "OR (phase NOT IN ('waiting', 'closed') AND touched < ?) LIMIT ?",
            (now - keep.tables, now - keep.matches, BATCH),
        )
        for table_id in stale:
            for query in (
                "DELETE FROM leases WHERE table_id = ?",
                "DELETE FROM sitting WHERE table_id = ?",
                "DELETE FROM turns WHERE table_id = ?",
                "DELETE FROM chat WHERE table_id = ?",
                "DELETE FROM tables WHERE id = ?",
            ):
                cursor.execute(query, (table_id,))
            # A match without an end goes with its table; one that has ended lasts as long as matches do.
            for match_id in column(cursor, "SELECT id FROM matches WHERE table_id = ? AND ended IS NULL", (table_id,)):
                _remove_match(cursor, match_id)
        return len(stale)

    def _old_matches(self, cursor: Cursor, keep: Retention) -> int:
        """What is too old and, where there is no room, files from elsewhere before what was played here; the oldest
        first, and never the one that its table still shows."""
        spare = "ended IS NOT NULL AND (table_id = '' OR table_id NOT IN (SELECT id FROM tables) OR EXISTS ("
        spare += "SELECT 1 FROM matches later WHERE later.table_id = matches.table_id "
        spare += "AND later.started > matches.started))"
        before = self.time(cursor) - keep.matches
        old = f"SELECT id FROM matches WHERE {spare} AND ended < ? ORDER BY ended LIMIT ?"
        gone = column(cursor, old, (before, BATCH))
        over = number(cursor, "SELECT SUM(size) FROM matches WHERE ended IS NOT NULL") - keep.match_bytes
        if not gone and over > 0:
            # Or whoever sends many files would push out what others have played.
            first = "CASE WHEN table_id = '' THEN 0 ELSE 1 END"
            cursor.execute(f"SELECT id, size FROM matches WHERE {spare} ORDER BY {first}, ended LIMIT ?", (BATCH,))
            for match_id, size in cast("list[tuple[str, int]]", cursor.fetchall()):
                if over > 0:
                    gone.append(match_id)
                    over -= size
        for match_id in gone:
            _remove_match(cursor, match_id)
        return len(gone)

    def _chat_before(self, cursor: Cursor, keep: Retention) -> float:
        """From when on there is room for what was said."""
        before = self.time(cursor) - keep.chat
        lines = count(cursor, "SELECT COUNT(*) FROM chat")
        # Measured by the line: adding them all up would take as long as reading them.
        room = int(keep.chat_bytes / CHAT_LINE)
        if lines > room:
            before = max(before, number(cursor, "SELECT at FROM chat ORDER BY at LIMIT 1 OFFSET ?", (lines - room,)))
        return before

    def _old_chat(self, cursor: Cursor, before: float) -> int:
        cursor.execute("SELECT table_id, n FROM chat WHERE at < ? LIMIT ?", (before, BATCH * 10))
        lines = cursor.fetchall()
        for table_id, n in cast("list[tuple[str, int]]", lines):
            cursor.execute("DELETE FROM chat WHERE table_id = ? AND n = ?", (table_id, n))
        return len(lines)

    def _old_reports(self, cursor: Cursor, keep: Retention) -> int:
        before = self.time(cursor) - keep.reports
        cursor.execute("SELECT id, at, size FROM reports ORDER BY at LIMIT ?", (BATCH,))
        oldest = cast("list[tuple[str, float, int]]", cursor.fetchall())
        over = number(cursor, "SELECT SUM(size) FROM reports") - keep.report_bytes
        removed = 0
        for report_id, at, size in oldest:
            if at >= before and over <= 0:
                break
            cursor.execute("DELETE FROM reports WHERE id = ?", (report_id,))
            over -= size
            removed += 1
        return removed

    def _old_guests(self, cursor: Cursor, keep: Retention) -> int:
        """Whoever still sits somewhere stays as long as the table does."""
        stale = column(
            cursor,
            "SELECT id FROM guests WHERE seen < ? "
            "AND NOT EXISTS (SELECT 1 FROM sitting WHERE guest = guests.id) LIMIT ?",
            (self.time(cursor) - keep.guests, BATCH),
        )
        for guest_id in stale:
            cursor.execute("DELETE FROM guests WHERE id = ?", (guest_id,))
            cursor.execute("DELETE FROM shelf WHERE guest = ?", (guest_id,))
            forget(cursor, guest_id)
        return len(stale)

    def _old_addresses(self, cursor: Cursor, keep: Retention) -> int:
        cursor.execute(
            "UPDATE guests SET address = '' WHERE address <> '' AND seen < ?", (self.time(cursor) - keep.addresses,)
        )
        return cursor.rowcount

    def _old_bans(self, cursor: Cursor) -> None:
        cursor.execute("DELETE FROM bans WHERE until < ?", (self.time(cursor) - DAY,))

    async def census(self) -> Census:
        """How much of everything there is."""

        def look(cursor: Cursor) -> Census:
            now = self.time(cursor)
            cursor.execute("SELECT phase, COUNT(*) FROM tables GROUP BY phase")
            phases = {str(row[0]): int(cast(int, row[1])) for row in cursor.fetchall()}
            cursor.execute("SELECT node, COUNT(*) FROM leases WHERE until > ? GROUP BY node", (now,))
            nodes = {str(row[0]): int(cast(int, row[1])) for row in cursor.fetchall()}
            return Census(
                schema=count(cursor, "SELECT MAX(number) FROM migrations"),
                guests=count(cursor, "SELECT COUNT(*) FROM guests"),
                guests_today=count(cursor, "SELECT COUNT(*) FROM guests WHERE seen > ?", (now - DAY,)),
                tables=phases,
                matches=count(cursor, "SELECT COUNT(*) FROM matches"),
                matches_running=count(cursor, "SELECT COUNT(*) FROM matches WHERE ended IS NULL"),
                matches_today=count(cursor, "SELECT COUNT(*) FROM matches WHERE ended > ?", (now - DAY,)),
                match_bytes=count(cursor, "SELECT SUM(size) FROM matches WHERE ended IS NOT NULL"),
                chat_lines=count(cursor, "SELECT COUNT(*) FROM chat"),
                reports=count(cursor, "SELECT COUNT(*) FROM reports"),
                reports_today=count(cursor, "SELECT COUNT(*) FROM reports WHERE at > ?", (now - DAY,)),
                report_bytes=count(cursor, "SELECT SUM(size) FROM reports"),
                bans=count(cursor, "SELECT COUNT(*) FROM bans WHERE until IS NULL OR until > ?", (now,)),
                nodes=nodes,
            )

        return await self.read(look)


def _remove_match(cursor: Cursor, match_id: str) -> None:
    cursor.execute("DELETE FROM entries WHERE match_id = ?", (match_id,))
    cursor.execute("DELETE FROM results WHERE match_id = ?", (match_id,))
    cursor.execute("DELETE FROM matches WHERE id = ?", (match_id,))


def measure_match(cursor: Cursor, match_id: str) -> None:
    """Note how much room a match takes."""
    cursor.execute(
        "UPDATE matches SET size = LENGTH(header) + LENGTH(hashes) + LENGTH(snapshot) + LENGTH(transcript) "
        "+ LENGTH(analysis) "
        "+ (SELECT COALESCE(SUM(LENGTH(entry) + 64), 0) FROM entries WHERE entries.match_id = matches.id) WHERE id = ?",
        (match_id,),
    )


def seat_guests(cursor: Cursor, table: StoredTable) -> None:
    """Keep the list of who sits where in step with a table."""
    cursor.execute("SELECT guest FROM sitting WHERE table_id = ?", (table.id,))
    before = {row[0] for row in cursor.fetchall()}
    for guest in before - set(table.guests):
        cursor.execute("DELETE FROM sitting WHERE guest = ? AND table_id = ?", (guest, table.id))
    for guest in dict.fromkeys(table.guests):
        if guest not in before:
            cursor.execute("INSERT INTO sitting (guest, table_id) VALUES (?, ?)", (guest, table.id))


def table_of(row: Row) -> StoredTable:
    table_id, version, listed, phase, touched, document, waiting = cast(
        "tuple[str, int, int, str, float, str, str]", tuple(row)
    )
    seats = cast("list[int]", json.loads(waiting))
    return StoredTable(table_id, version, bool(listed), phase, touched, document, (), tuple(seats))


def guest_of(row: Row) -> StoredGuest:
    guest_id, nickname, language, created, seen, address = cast("tuple[str, str, str, float, float, str]", tuple(row))
    return StoredGuest(Guest(guest_id, nickname, language), created, seen, address)


def containing(text: str) -> str:
    """A pattern for LIKE ... ESCAPE '!' that finds a text anywhere."""
    for sign in "!%_":
        text = text.replace(sign, f"!{sign}")
    return f"%{text}%"
