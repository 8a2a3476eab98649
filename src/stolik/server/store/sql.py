"""Every statement that play needs, once, in the SQL that all engines share; those of the operator are in `care`."""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import cast

from stolik.server.store.base import (
    Change,
    ChatLine,
    Conflict,
    Guest,
    Kept,
    Lease,
    NewerStore,
    NewMatch,
    StoredMatch,
    StoredTable,
)
from stolik.server.store.care import COLUMNS, TABLE, Care, measure_match, seat_guests, table_of
from stolik.server.store.counting import Counting, enter
from stolik.server.store.engine import Cursor, Engine, column, count


@cache
def waiting_text(seats: tuple[int, ...]) -> str:
    return json.dumps(seats)


def migrations() -> Iterator[tuple[int, list[str]]]:
    """The numbered files, each as its statements."""
    folder = files("stolik.server.store") / "migrations"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            lines = [line for line in file.read_text("utf-8").splitlines() if not line.lstrip().startswith("--")]
            yield int(file.name[:4]), [text for text in "\n".join(lines).split(";") if text.strip()]


def migrate(cursor: Cursor, change: bool = True) -> None:
    """Bring the tables to what this version knows. What a newer one has made of them is not for this one to touch."""
    wanted = dict(migrations())
    cursor.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")
    cursor.execute("SELECT number FROM migrations")
    done = {int(cast(int, row[0])) for row in cursor.fetchall()}
    if done - wanted.keys():
        raise NewerStore(
            f"the database has schema {max(done)}, and this version of Stolik knows only {max(wanted)}: it was used "
            "with a newer version; install that one, or restore a backup from before"
        )
    if not change and wanted.keys() - done:
        raise ValueError(
            f"the database has schema {max(done, default=0)}, and this version of Stolik wants {max(wanted)}: "
            "start the server of this version once, it makes the change"
        )
    for number, statements in wanted.items():
        if number not in done:
            for statement in statements:
                cursor.execute(statement)
            cursor.execute("INSERT INTO migrations (number) VALUES (?)", (number,))


class SqlStore(Care, Counting):
    """The store over any engine that can run a transaction."""

    # -- guests -------------------------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest, token_hash: str, at: float) -> None:
        def add(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO guests (id, token_hash, nickname, language, created, seen) VALUES (?, ?, ?, ?, ?, ?)",
                (guest.id, token_hash, guest.nickname, guest.language, at, at),
            )

        await self.write(add)

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        def find(cursor: Cursor) -> Guest | None:
            cursor.execute("SELECT id, nickname, language FROM guests WHERE token_hash = ?", (token_hash,))
            row = cursor.fetchone()
            return None if row is None else Guest(str(row[0]), str(row[1]), str(row[2]))

        return await self.read(find)

    async def change_guest(self, guest: Guest) -> None:
        def change(cursor: Cursor) -> None:
            cursor.execute(
                "UPDATE guests SET nickname = ?, language = ? WHERE id = ?", (guest.nickname, guest.language, guest.id)
            )

        await self.write(change)

    # -- what guests keep ---------------------------------------------------------------------------------------------

    async def shelf(self, guest: str, game: str) -> list[Kept]:
        def find(cursor: Cursor) -> list[Kept]:
            cursor.execute(
                "SELECT id, guest, game, text, added FROM shelf WHERE guest = ? AND game = ? ORDER BY added DESC, id",
                (guest, game),
            )
            rows = cast("list[tuple[str, str, str, str, float]]", cursor.fetchall())
            return [Kept(*row) for row in rows]

        return await self.read(find)

    async def keep(self, kept: Kept, most: int) -> bool:
        def add(cursor: Cursor) -> bool:
            # The guest's row is held, or two at once would both find room for one.
            cursor.execute("UPDATE guests SET nickname = nickname WHERE id = ?", (kept.guest,))
            if (
                cursor.rowcount == 0
                or count(cursor, "SELECT COUNT(*) FROM shelf WHERE guest = ?", (kept.guest,)) >= most
            ):
                return False
            cursor.execute(
                "INSERT INTO shelf (id, guest, game, text, added) VALUES (?, ?, ?, ?, ?)",
                (kept.id, kept.guest, kept.game, kept.text, kept.added),
            )
            return True

        return await self.write(add)

    async def change_kept(self, guest: str, kept_id: str, text: str) -> bool:
        def change(cursor: Cursor) -> bool:
            cursor.execute("UPDATE shelf SET text = ? WHERE id = ? AND guest = ?", (text, kept_id, guest))
            return cursor.rowcount > 0

        return await self.write(change)

    async def drop_kept(self, guest: str, kept_id: str) -> bool:
        def drop(cursor: Cursor) -> bool:
            cursor.execute("DELETE FROM shelf WHERE id = ? AND guest = ?", (kept_id, guest))
            return cursor.rowcount > 0

        return await self.write(drop)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable) -> None:
        def add(cursor: Cursor) -> None:
            cursor.execute(
                f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
                (table.id, table.version, int(table.listed), table.phase, table.touched, table.document),
            )
            seat_guests(cursor, table)

        await self.write(add)

    async def table(self, table_id: str) -> StoredTable | None:
        def find(cursor: Cursor) -> StoredTable | None:
            cursor.execute(f"SELECT {TABLE} FROM tables WHERE id = ?", (table_id,))
            row = cursor.fetchone()
            return None if row is None else table_of(row)

        return await self.read(find)

    async def lobby(self, limit: int) -> list[StoredTable]:
        def find(cursor: Cursor) -> list[StoredTable]:
            found = {}
            for phase in ("waiting", "playing"):
                cursor.execute(
                    f"SELECT {TABLE} FROM tables WHERE listed = 1 AND phase = ? ORDER BY touched DESC LIMIT ?",
                    (phase, limit),
                )
                found[phase] = cursor.fetchall()
            # However many of one kind there are, half of the room is for the other.
            waiting = found["waiting"][: max(limit // 2, limit - len(found["playing"]))]
            return [table_of(row) for row in [*waiting, *found["playing"][: limit - len(waiting)]]]

        return await self.read(find)

    async def tables_of(self, guest: str, limit: int) -> list[StoredTable]:
        def find(cursor: Cursor) -> list[StoredTable]:
            cursor.execute(
                f"SELECT {TABLE} FROM tables JOIN sitting ON sitting.table_id = tables.id "
                "WHERE sitting.guest = ? AND tables.phase <> 'closed' ORDER BY tables.touched DESC LIMIT ?",
                (guest, limit),
            )
            return [table_of(row) for row in cursor.fetchall()]

        return await self.read(find)

    async def save(self, change: Change) -> None:
        await self.write(lambda cursor: save(cursor, change, self))

    # -- matches ------------------------------------------------------------------------------------------------------

    async def match(self, match_id: str) -> StoredMatch | None:
        def find(cursor: Cursor) -> StoredMatch | None:
            cursor.execute(
                "SELECT table_id, header, started, ended, hashes, snapshot FROM matches WHERE id = ?", (match_id,)
            )
            row = cursor.fetchone()
            if row is None:
                return None
            table_id, header, started, ended, hashes, snapshot = row
            cursor.execute("SELECT entry FROM entries WHERE match_id = ? ORDER BY n", (match_id,))
            return StoredMatch(
                id=match_id,
                table_id=str(table_id),
                header=str(header),
                started=float(cast(float, started)),
                ended=None if ended is None else float(ended),
                entries=[str(entry) for (entry,) in cursor.fetchall()],
                hashes=str(hashes),
                snapshot=str(snapshot),
            )

        return await self.read(find)

    async def add_match(self, match: StoredMatch) -> None:
        def add(cursor: Cursor) -> None:
            _start(cursor, NewMatch(match.id, match.table_id, match.header, match.started))
            _append(cursor, match.id, 0, match.entries)
            cursor.execute(
                "UPDATE matches SET ended = ?, hashes = ?, snapshot = ? WHERE id = ?",
                (match.ended, match.hashes, match.snapshot, match.id),
            )
            measure_match(cursor, match.id)

        await self.write(add)

    async def keep_transcript(self, match_id: str, transcript: str) -> None:
        def keep(cursor: Cursor) -> None:
            cursor.execute("UPDATE matches SET transcript = ? WHERE id = ?", (transcript, match_id))
            measure_match(cursor, match_id)

        await self.write(keep)

    async def transcript(self, match_id: str) -> str:
        return await self._text("transcript", match_id)

    async def _text(self, what: str, match_id: str) -> str:
        def find(cursor: Cursor) -> str:
            cursor.execute(f"SELECT {what} FROM matches WHERE id = ?", (match_id,))
            row = cursor.fetchone()
            return "" if row is None else str(row[0])

        return await self.read(find)

    async def keep_analysis(self, match_id: str, analysis: str) -> None:
        def keep(cursor: Cursor) -> None:
            cursor.execute("UPDATE matches SET analysis = ? WHERE id = ?", (analysis, match_id))
            measure_match(cursor, match_id)

        await self.write(keep)

    async def analysis(self, match_id: str) -> str:
        return await self._text("analysis", match_id)

    async def without_transcript(self, limit: int) -> list[str]:
        def find(cursor: Cursor) -> list[str]:
            cursor.execute(
                "SELECT id FROM matches WHERE ended IS NOT NULL AND transcript = '' ORDER BY ended LIMIT ?", (limit,)
            )
            return [str(row[0]) for row in cursor.fetchall()]

        return await self.read(find)

    # -- chat ---------------------------------------------------------------------------------------------------------

    async def chat(self, table_id: str, limit: int) -> list[ChatLine]:
        def find(cursor: Cursor) -> list[ChatLine]:
            cursor.execute(
                "SELECT n, at, guest, nickname, said FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?",
                (table_id, limit),
            )
            rows = cast("list[tuple[int, float, str, str, str]]", cursor.fetchall())
            return [ChatLine(*row) for row in reversed(rows)]

        return await self.read(find)

    # -- leases -------------------------------------------------------------------------------------------------------

    async def lease(self, table_id: str, node: str, seconds: float) -> Lease:
        def take(cursor: Cursor) -> Lease:
            now = self.time(cursor)
            # One that seems to last far too long is from before the database's clock was set back.
            absurd = now + max(60.0, 10 * seconds)
            cursor.execute(
                "INSERT INTO leases (table_id, node, until) VALUES (?, ?, ?) "
                "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until "
                "WHERE leases.node = excluded.node OR leases.until < ? OR leases.until > ?",
                (table_id, node, now + seconds, now, absurd),
            )
            cursor.execute("SELECT node, until FROM leases WHERE table_id = ?", (table_id,))
            holder, ends = cast("tuple[str, float]", cursor.fetchone())
            return Lease(holder, ends - now)

        return await self.write(take)

    async def prolong(self, node: str, seconds: float) -> set[str]:
        def prolong(cursor: Cursor) -> set[str]:
            cursor.execute("UPDATE leases SET until = ? WHERE node = ?", (self.time(cursor) + seconds, node))
            return set(column(cursor, "SELECT table_id FROM leases WHERE node = ?", (node,)))

        return await self.write(prolong)

    async def release_all(self, node: str) -> None:
        def release_all(cursor: Cursor) -> None:
            cursor.execute("DELETE FROM leases WHERE node = ?", (node,))

        await self.write(release_all)

    async def release(self, table_id: str, node: str) -> None:
        def release(cursor: Cursor) -> None:
            cursor.execute("DELETE FROM leases WHERE table_id = ? AND node = ?", (table_id, node))

        await self.write(release)

    # -- problem reports ----------------------------------------------------------------------------------------------

    async def add_report(self, report_id: str, at: float, document: str) -> None:
        def add(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO reports (id, at, document, size) VALUES (?, ?, ?, ?)",
                (report_id, at, document, len(document)),
            )

        await self.write(add)

    async def report(self, report_id: str) -> str | None:
        def find(cursor: Cursor) -> str | None:
            cursor.execute("SELECT document FROM reports WHERE id = ?", (report_id,))
            row = cursor.fetchone()
            return None if row is None else str(row[0])

        return await self.read(find)

    async def reports(self, limit: int) -> list[tuple[str, float]]:
        def find(cursor: Cursor) -> list[tuple[str, float]]:
            cursor.execute("SELECT id, at FROM reports ORDER BY at DESC LIMIT ?", (limit,))
            return [(str(row[0]), float(cast(float, row[1]))) for row in cursor.fetchall()]

        return await self.read(find)

    async def ping(self, node: str = "") -> None:
        def write(cursor: Cursor) -> None:
            cursor.execute(
                f"INSERT INTO health (node, at) VALUES (?, {self.CLOCK}) "
                "ON CONFLICT (node) DO UPDATE SET at = excluded.at",
                (node,),
            )

        await self.write(write)


def save(cursor: Cursor, change: Change, engine: Engine) -> None:
    if change.node:
        cursor.execute(f"SELECT node FROM leases WHERE table_id = ?{engine.HOLD}", (change.table_id,))
        row = cursor.fetchone()
        if row is None or row[0] != change.node:
            raise Conflict(f"node {change.node} has lost the lease on table {change.table_id}")
    table = change.table
    if table is not None:
        cursor.execute(
            "UPDATE tables SET version = ?, listed = ?, phase = ?, touched = ?, document = ? "
            "WHERE id = ? AND version = ?",
            (
                table.version,
                int(table.listed),
                table.phase,
                table.touched,
                table.document,
                table.id,
                table.version - 1,
            ),
        )
        if cursor.rowcount != 1:
            raise Conflict(f"table {table.id} is past version {table.version - 1}")
        seat_guests(cursor, table)
    if change.waiting is not None:
        cursor.execute(
            "INSERT INTO turns (table_id, waiting) VALUES (?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET waiting = excluded.waiting",
            (change.table_id, waiting_text(change.waiting)),
        )
    if change.used:
        cursor.execute(f"UPDATE tables SET touched = {engine.CLOCK} WHERE id = ?", (change.table_id,))
    if change.start is not None:
        _start(cursor, change.start)
    if change.entries:
        cursor.execute("SELECT COALESCE(MAX(n), -1) + 1 FROM entries WHERE match_id = ?", (change.match,))
        row = cursor.fetchone()
        if row is None or row[0] != change.first:
            raise Conflict(f"entry {change.first} is not the next one of match {change.match}")
        _append(cursor, change.match, change.first, change.entries)
    if change.hashes is not None or change.snapshot is not None:
        cursor.execute(
            "UPDATE matches SET hashes = COALESCE(?, hashes), snapshot = COALESCE(?, snapshot) WHERE id = ?",
            (change.hashes, change.snapshot, change.match),
        )
    if change.ended is not None:
        cursor.execute("UPDATE matches SET ended = ? WHERE id = ?", (change.ended, change.match))
        measure_match(cursor, change.match)
    if change.sheet is not None:
        enter(cursor, change.match, change.sheet, engine)
    if change.chat is not None:
        line = change.chat
        cursor.execute(
            "INSERT INTO chat (table_id, n, at, guest, nickname, said) VALUES (?, ?, ?, ?, ?, ?)",
            (change.table_id, line.n, line.at, line.guest, line.nickname, line.said),
        )


def is_saved(cursor: Cursor, change: Change) -> bool:
    """Was this very change written, by a transaction whose end was not heard of?"""
    table, start, line = change.table, change.start, change.chat
    last = change.first + len(change.entries)
    if table is not None:
        cursor.execute("SELECT document FROM tables WHERE id = ? AND version = ?", (table.id, table.version))
        if cursor.fetchone() != (table.document,):
            return False
    if start is not None:
        cursor.execute("SELECT started FROM matches WHERE id = ?", (start.id,))
        if cursor.fetchone() is None:
            return False
    if change.entries:
        cursor.execute(
            "SELECT entry FROM entries WHERE match_id = ? AND n >= ? AND n < ? ORDER BY n",
            (change.match, change.first, last),
        )
        if [row[0] for row in cursor.fetchall()] != change.entries:
            return False
    if line is not None:
        cursor.execute("SELECT at, guest, said FROM chat WHERE table_id = ? AND n = ?", (change.table_id, line.n))
        if cursor.fetchone() != (line.at, line.guest, line.said):
            return False
    # Whatever else a change may hold goes with one of these, or can be written twice.
    return table is not None or start is not None or bool(change.entries) or line is not None


def _start(cursor: Cursor, match: NewMatch) -> None:
    cursor.execute(
        "INSERT INTO matches (id, table_id, header, started, ended, hashes, snapshot, transcript) "
        "VALUES (?, ?, ?, ?, NULL, '', '', '')",
        (match.id, match.table_id, match.header, match.started),
    )


def _append(cursor: Cursor, match_id: str, first: int, entries: list[str]) -> None:
    for n, entry in enumerate(entries, first):
        cursor.execute("INSERT INTO entries (match_id, n, entry) VALUES (?, ?, ?)", (match_id, n, entry))
