"""What guests are told of their own play: results and ratings, entered in the transaction that ends a match."""

from typing import cast

from stolik.server.skill import Belief, rate
from stolik.server.store.base import Kind, Outcome, PastMatch, Played, Sheet, Tally
from stolik.server.store.engine import Cursor, Engine, number


class Counting(Engine):
    async def counts(self, guest: str) -> bool:
        return await self.read(lambda cursor: counts(cursor, guest))

    async def let_count(self, guest: str, counts: bool) -> None:
        def change(cursor: Cursor) -> None:
            cursor.execute("UPDATE guests SET rated = ? WHERE id = ?", (int(counts), guest))
            if not counts:
                forget(cursor, guest)

        await self.write(change)

    async def tallies(self, guest: str) -> list[Tally]:
        def find(cursor: Cursor) -> list[Tally]:
            cursor.execute(
                "SELECT game, kind, mu, sigma, matches, won, drawn FROM ratings WHERE guest = ? ORDER BY game, kind",
                (guest,),
            )
            rows = cast("list[tuple[str, Kind, float, float, int, int, int]]", cursor.fetchall())
            return [Tally(game, kind, Belief(mu, sigma), *counted) for game, kind, mu, sigma, *counted in rows]

        return await self.read(find)

    async def past_matches(self, guest: str, limit: int) -> list[PastMatch]:
        def find(cursor: Cursor) -> list[PastMatch]:
            cursor.execute(
                "SELECT match_id, game, kind, at, outcome, rated, gained, header FROM results "
                "JOIN matches ON matches.id = results.match_id WHERE guest = ? ORDER BY at DESC, match_id LIMIT ?",
                (guest, limit),
            )
            rows = cast("list[tuple[str, str, Kind, float, Outcome, int, float, str]]", cursor.fetchall())
            return [PastMatch(*row[:5], bool(row[5]), *row[6:]) for row in rows]

        return await self.read(find)


def counts(cursor: Cursor, guest: str, hold: str = "") -> bool:
    """Is this a guest who lets their results be kept? `hold`: and stays one until the transaction ends."""
    cursor.execute(f"SELECT rated FROM guests WHERE id = ?{hold}", (guest,))
    row = cursor.fetchone()
    return row is not None and row[0] == 1


def enter(cursor: Cursor, match_id: str, sheet: Sheet, engine: Engine) -> None:
    """Count a match for everybody who wants it, once; several that end together wait for each other in one order."""
    order = sorted(range(len(sheet.played)), key=lambda place: sheet.played[place].guest)
    beliefs = [one.belief or Belief() for one in sheet.played]
    counted: list[int] = []
    for place in order:
        guest = sheet.played[place].guest
        if guest and counts(cursor, guest, engine.HOLD):
            beliefs[place] = _held(cursor, sheet, guest, engine)
            counted.append(place)
    after = rate(beliefs, [one.place for one in sheet.played]) if sheet.rated else beliefs
    for place in counted:
        _count(cursor, match_id, sheet, sheet.played[place], beliefs[place], after[place])


def _held(cursor: Cursor, sheet: Sheet, guest: str, engine: Engine) -> Belief:
    """What is believed of a guest, for nobody else to change until this is done."""
    first = Belief()
    cursor.execute(
        "INSERT INTO ratings (guest, game, kind, mu, sigma, matches, won, drawn) VALUES (?, ?, ?, ?, ?, 0, 0, 0) "
        "ON CONFLICT (guest, game, kind) DO NOTHING",
        (guest, sheet.game, sheet.kind, first.mu, first.sigma),
    )
    cursor.execute(
        f"SELECT mu, sigma FROM ratings WHERE guest = ? AND game = ? AND kind = ?{engine.HOLD and ' FOR UPDATE'}",
        (guest, sheet.game, sheet.kind),
    )
    return Belief(*cast("tuple[float, float]", cursor.fetchone()))


def _count(cursor: Cursor, match_id: str, sheet: Sheet, one: Played, before: Belief, after: Belief) -> None:
    key = (match_id, one.guest)
    if number(cursor, "SELECT COUNT(*) FROM results WHERE match_id = ? AND guest = ?", key):
        return
    cursor.execute(
        "INSERT INTO results (match_id, guest, game, kind, at, outcome, rated, gained) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (*key, sheet.game, sheet.kind, sheet.at, one.outcome, int(sheet.rated), after.mu - before.mu),
    )
    cursor.execute(
        "UPDATE ratings SET mu = ?, sigma = ?, matches = matches + 1, won = won + ?, drawn = drawn + ? "
        "WHERE guest = ? AND game = ? AND kind = ?",
        (
            after.mu,
            after.sigma,
            int(one.outcome == "won"),
            int(one.outcome == "drawn"),
            one.guest,
            sheet.game,
            sheet.kind,
        ),
    )


def forget(cursor: Cursor, guest: str) -> None:
    cursor.execute("DELETE FROM results WHERE guest = ?", (guest,))
    cursor.execute("DELETE FROM ratings WHERE guest = ?", (guest,))
