"""A long list of small things of which mostly the last are looked at: the older ones are kept packed."""

import marshal
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")
BOX = 48
"""So many things are packed together."""
FAST, WINDOW, MEMORY = 1, 12, 5
"""How hard the press works, and how far back it looks: three times as long at it saves a sixth more, and what it lays
out for larger things takes four times as long as what it does for these."""
OPEN = 8
"""At least so many of the last are not packed."""


class Shelf(Sequence[T], Generic[T]):
    """A list that takes a tenth of the memory. `flat` makes a tuple of plain data of a thing, `whole` undoes that."""

    __slots__ = ("_boxes", "_flat", "_last", "_packed", "_whole", "cuts")

    def __init__(  # type: ignore[explicit-any]  # `whole` takes whatever `flat` makes
        self, flat: Callable[[T], tuple[object, ...]], whole: Callable[..., T], things: Iterable[T] = ()
    ) -> None:
        self._flat = flat
        self._whole = whole
        self._boxes: list[bytes] = []
        self._packed = 0
        """How many things are in them."""
        self._last: list[T] = []
        self.cuts = 0
        """How often something was taken away: what was counted before may not count any more."""
        self._last.extend(things)
        self._pack()

    def append(self, thing: T) -> None:
        if len(self._last) >= OPEN + BOX:
            self._pack()
        self._last.append(thing)

    def extend(self, things: Iterable[T]) -> None:
        """What comes together is not packed before more comes: it is what everybody is told next."""
        if len(self._last) >= OPEN + BOX:
            self._pack()
        self._last.extend(things)

    def _pack(self) -> None:
        while len(self._last) >= OPEN + BOX:
            # Column by column: what is alike lies together and packs better.
            columns = list(zip(*map(self._flat, self._last[:BOX]), strict=True))
            press = zlib.compressobj(FAST, zlib.DEFLATED, WINDOW, MEMORY)
            self._boxes.append(press.compress(marshal.dumps(columns)) + press.flush())
            del self._last[:BOX]
            self._packed += BOX

    def cut(self, length: int) -> list[T]:
        """Keep only so many; returns the others."""
        while length < self._packed:
            self._last = [*self._unpack(self._boxes.pop()), *self._last]
            self._packed -= BOX
        place = length - self._packed
        gone = self._last[place:]
        self.cuts += bool(gone)
        del self._last[place:]
        return gone

    def _unpack(self, box: bytes) -> list[T]:
        return list(map(self._whole, *marshal.loads(zlib.decompress(box))))

    def _from(self, start: int) -> Iterator[T]:
        """All things from this place on."""
        first, skipped = divmod(start, BOX)
        for box in self._boxes[first:]:
            yield from self._unpack(box)[skipped:]
            skipped = 0
        yield from self._last[max(0, start - self._packed) :]

    def __len__(self) -> int:
        return self._packed + len(self._last)

    def __iter__(self) -> Iterator[T]:
        return self._from(0)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: "slice[int | None, int | None, int | None]") -> list[T]: ...
    def __getitem__(self, place: "int | slice[int | None, int | None, int | None]") -> T | list[T]:
        packed = self._packed
        if isinstance(place, int):
            at = place if place >= 0 else len(self) + place
            if at < 0 or at >= len(self):
                raise IndexError(f"there is no thing {place} among {len(self)}")
            return self._last[at - packed] if at >= packed else self._unpack(self._boxes[at // BOX])[at % BOX]
        start, stop, step = place.indices(len(self))
        if step != 1:
            return list(self)[place]
        if start >= packed:
            return self._last[start - packed : max(stop, start) - packed]
        return [thing for thing, _ in zip(self._from(start), range(start, stop))]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shelf | list):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
