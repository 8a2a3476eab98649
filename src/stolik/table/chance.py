"""Where random numbers come from.

A match of a seed (a number) is fast and can be repeated by anybody: simulations, lessons, tests. A match of a secret
(hex digits) cannot be foretold from what it shows: every draw is a keyed hash of its number. Its commitment may be
shown from the start; once the secret is out, anybody can check that both belong together and what was dealt from it.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import TypeAlias

from stolik.table.errors import BadOption

WORD = (1 << 64) - 1
FACTOR = 6364136223846793005
STEP = 1442695040888963407
BITS = 128
"""A sealed draw is a fraction of 2**128."""
SECRET = re.compile("[0-9a-f]{32,128}")
Seed: TypeAlias = int | str


def seeded(seed: int) -> int:
    """The first state of chance for a seed; neighbouring seeds give unrelated ones."""
    mixed = (seed + 0x9E3779B97F4A7C15) & WORD
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & WORD
    return mixed ^ mixed >> 31


def commitment(secret: str) -> str:
    """What may be shown of a secret from the start: the SHA-256 of its hex digits as text."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Seal:
    """The chance of a secret: draw number i is the BLAKE2b hash of i (8 bytes, big-endian), keyed with the secret."""

    key: bytes

    def fraction(self, number: int) -> int:
        drawn = hashlib.blake2b(number.to_bytes(8, "big"), key=self.key, digest_size=BITS // 8)
        return int.from_bytes(drawn.digest(), "big")

    def offshoot(self, number: int) -> int:
        """A state of the fast chance for what branches off here; it says nothing about the secret."""
        grown = hashlib.blake2b(number.to_bytes(8, "big"), key=self.key, digest_size=8, person=b"offshoot")
        return int.from_bytes(grown.digest(), "big")


@dataclass(frozen=True, slots=True)
class Tape:
    """Chance as it came out once, for a replay that must not know its source; past its end it goes its own way."""

    drawn: tuple[int, ...]
    spare: int

    def fraction(self, number: int) -> int:
        if number < len(self.drawn):
            return self.drawn[number]
        return seeded(self.spare + number) << BITS - 64


@dataclass(frozen=True, slots=True)
class Chance:
    """What a new state draws from: `rng` is the fast chance or, where there is a seal, the number of the next draw."""

    rng: int
    seal: Seal | Tape | None = None

    @classmethod
    def of(cls, seed: Seed) -> "Chance":
        if isinstance(seed, int):
            return cls(seeded(seed))
        if not SECRET.fullmatch(seed):
            raise BadOption("seed", "it is a whole number, or a secret of 32 to 128 hex digits (0-9, a-f)")
        return cls(0, Seal(hashlib.blake2b(seed.encode(), digest_size=64, person=b"stolik-deal").digest()))


def drawn_between(seal: Seal | Tape | None, before: int, now: int, most: int = 4096) -> tuple[int, ...] | None:
    """What chance brought between two of its states, as fractions; None if the one does not lead to the other."""
    if seal is not None:
        return tuple(seal.fraction(number) for number in range(before, now)) if before <= now else None
    drawn: list[int] = []
    while before != now:
        if len(drawn) == most:
            return None
        before = (before * FACTOR + STEP) & WORD
        drawn.append((before >> 32) << BITS - 32)
    return tuple(drawn)
