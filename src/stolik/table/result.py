"""How a match ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """Every seat's place (1 is first; equal places are shared; 0 means the match was called off) and the reason."""

    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()

    @property
    def tied(self) -> bool:
        """Equal scores, and yet not the same place: the rules say what else counts."""
        return len(set(self.scores)) < len(set(zip(self.scores, self.places, strict=False)))

    def winners(self) -> list[int]:
        """The seats in first place, unless everybody shares it in a game of several: that is a draw."""
        first = [seat for seat, place in enumerate(self.places) if place == 1]
        return [] if len(first) == len(self.places) > 1 else first


def won_by(seat: int, seats: int, reason: str, scores: tuple[int, ...] = ()) -> Result:
    """One seat first, all others second."""
    return Result(tuple(1 if other == seat else 2 for other in range(seats)), reason, scores)


def drawn(seats: int, reason: str, scores: tuple[int, ...] = ()) -> Result:
    """Everybody shares the first place."""
    return Result((1,) * seats, reason, scores)
