"""What a match counts for in the ratings: game by game, against people and against bots."""

from collections.abc import Mapping

from stolik.server.skill import Belief
from stolik.server.store import Played, Sheet
from stolik.server.store.base import Kind
from stolik.server.tables import Table
from stolik.table import Result

LEVELS: Mapping[str, float] = {
    "random": 10.0,
    "beginner": 17.0,
    "casual": 21.0,
    "greedy": 21.0,
    "strong": 25.0,
    "search": 25.0,
    "expert": 29.0,
}
"""How strong bots are said to be. They are the measure and stay where they are, so that losing to one on purpose
changes nothing for others; four points apart, the stronger one is expected to win three matches of four."""
SURE = 1.0
"""How far a bot may be from that."""


def sheet_of(table: Table, result: Result, at: float) -> Sheet | None:
    """What a match that has just ended counts for: for nothing if it taught, was called off or was played alone by two.

    Rated are matches in which everybody played for themselves and nobody could know what comes: no hints, no bot in a
    person's place, no deal that was played before. Bots count only where nobody else is there to be measured by.
    """
    guests = [seat.guest for seat in table.seats if seat.guest]
    if table.lesson or not any(result.places) or not guests or len(set(guests)) < len(guests):
        return None
    if table.options.get("puzzle") in table.rules.puzzles:
        return None
    kind: Kind = "people" if len(guests) > 1 else "bots" if len(table.seats) > 1 else "solo"
    fair = table.hinted != table.match and not table.known and not any(seat.stand_in for seat in table.seats)
    winners = result.winners()
    played = [
        Played(
            guest=seat.guest,
            place=place,
            outcome="won" if number in winners else "lost" if winners or kind == "solo" else "drawn",
            belief=Belief(LEVELS.get(seat.bot, LEVELS["greedy"]), SURE) if seat.bot else None,
        )
        for number, (seat, place) in enumerate(zip(table.seats, result.places, strict=True))
        if seat.guest or kind == "bots"
    ]
    return Sheet(table.game, kind, at, fair and kind != "solo", played)
