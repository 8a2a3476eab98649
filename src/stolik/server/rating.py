"""What a match counts for in the ratings: game by game, against people and against bots."""

import math
from collections.abc import Mapping

from stolik.server.skill import MODEL, Belief
from stolik.server.store import Played, Sheet
from stolik.server.store.base import Kind
from stolik.server.tables import Table
from stolik.table import Result

SURE = 1.0
"""How far a bot may be from where it is said to be."""
LEVELS = ("beginner", "casual", "strong", "expert")
USUAL = 0.75
"""How often a level is expected to beat the one below where nobody has measured it in a hundred matches."""
MEASURED: Mapping[str, tuple[float, float, float]] = {
    "cardia": (0.675, 0.70, 0.64),
    "vale": (0.80, 0.84, 0.81),
    "ostium": (0.98, 0.94, 0.94),
    "mysthea": (0.96, 0.84, 0.95),
    "keyforge": (0.985, 0.90, 0.995),
}
"""How often casual beat beginner, strong casual and expert strong in the arena (docs/bots.md); who won all of 400
matches is taken to lose some."""


def strength(game: str, bot: str) -> Belief:
    """How strong a bot is at a game: so far above the next level as it beats it.

    Bots are the measure and stay where they are, so that losing to one on purpose changes nothing for others. Strong is
    where everybody begins; what is no level plays like strong, and what takes anything is below them all.
    """
    place = LEVELS.index(bot) if bot in LEVELS else LEVELS.index("strong")
    steps = [apart(rate) for rate in MEASURED.get(game, (USUAL,) * 3)]
    mu = MODEL.mu + (sum(steps[:place]) - sum(steps[: LEVELS.index("strong")]))
    return Belief(mu - sum(steps) if bot == "random" else mu, SURE)


def apart(rate: float) -> float:
    """By how much two bots differ of which one wins so many matches against the other.

    As the model reckons when it changes a rating: whoever plays as well as a bot ends up where it is, whichever of them
    they play against.
    """
    return math.sqrt(2 * (MODEL.beta**2 + SURE**2)) * math.log(rate / (1 - rate))


def sheet_of(table: Table, result: Result, at: float) -> Sheet | None:
    """What a match that has just ended counts for: for nothing if it taught, was called off or was played alone by two.

    Rated are matches in which everybody played for themselves and nobody could know what comes: no hints, nothing taken
    back once its effect was seen, no bot in a person's place, no deal that was played before. Bots count only
    where nobody else is there to be measured by.
    """
    guests = [seat.guest for seat in table.seats if seat.guest]
    if table.lesson or not any(result.places) or not guests or len(set(guests)) < len(guests):
        return None
    if table.options.get("puzzle"):
        return None  # a position that somebody laid out, to be solved or only to be looked at
    kind: Kind = "people" if len(guests) > 1 else "bots" if len(table.seats) > 1 else "solo"
    fair = table.hinted != table.match and not table.known and not any(seat.stand_in for seat in table.seats)
    winners = result.winners()
    played = [
        Played(
            guest=seat.guest,
            place=place,
            outcome="won" if number in winners else "lost" if winners or kind == "solo" else "drawn",
            belief=strength(table.game, seat.bot) if seat.bot else None,
        )
        for number, (seat, place) in enumerate(zip(table.seats, result.places, strict=True))
        if seat.guest or kind == "bots"
    ]
    return Sheet(table.game, kind, at, fair and kind != "solo", played)
