"""A match seat by seat: one asks, one acts, and what each sees is numbers."""

import hashlib
import random
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from stolik.envs.actions import Actions
from stolik.envs.encoding import Encoder, Floats
from stolik.games import load
from stolik.table import Ask, IllegalAnswer, Json, Match, Option, State
from stolik.table.plain import canonical


class Table:
    """A match that is played by action numbers. Where several are asked at once they act one after another, blind."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        remembers: bool = False,
    ) -> None:
        game = load(game_id)
        self.game = game
        self.seats = game.check_seats(min(game.seat_counts) if seats is None else seats)
        self.options = game.check_options(options, self.seats)
        self.encoder = Encoder(game, self.seats)
        self.actions = Actions(game)
        self.match: Match[State] = Match(game, self.seats, self.options, 0).clone()
        self.remembered = [""] * self.seats
        """Of each seat, a digest of all that it was shown when it was asked, and of what it answered."""
        self.remembers = remembers
        """Is there anybody who asks for that?"""

    def deal(self, seed: int) -> None:
        # A clone keeps no log and no record, which nobody reads here.
        self.match = Match(self.game, self.seats, self.options, seed).clone()
        self.remembered = [""] * self.seats
        self._forget()

    @property
    def over(self) -> bool:
        return self.match.question is None

    @property
    def ask(self) -> Ask | None:
        """What is asked next: of several asks the first."""
        asks = self.match.asks
        return asks[0] if asks else None

    @cached_property
    def _legal(self) -> dict[int, tuple[Option, str]]:
        ask = self.ask
        return {} if ask is None else self.actions.of(self.match.state, ask)

    def _forget(self) -> None:
        self.__dict__.pop("_legal", None)

    def legal(self) -> list[int]:
        """The actions that whoever is asked may take, in order."""
        return sorted(self._legal)

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.actions.size, np.int8)
        mask[list(self._legal)] = 1
        return mask

    def meaning(self, action: int) -> str:
        """What a legal action does."""
        return self._legal[action][1]

    def act(self, action: int) -> None:
        """Whoever is asked takes a legal action."""
        ask = self.ask
        if ask is None or action not in self._legal:
            raise IllegalAnswer(f"action {action} is not legal now")
        if self.remembers:
            told = f"{self.remembered[ask.seat]}{canonical(self.view(ask.seat))}{self.meaning(action)}"
            self.remembered[ask.seat] = hashlib.sha256(told.encode()).hexdigest()[:24]
        self.answer(self._legal[action][0])

    def answer(self, option: Option) -> None:
        ask = self.ask
        assert ask is not None
        self.match.answer(option, ask.seat)
        self._forget()

    def view(self, seat: int) -> dict[str, Json]:
        return self.match.view(seat)

    def observe(self, seat: int) -> Floats:
        """What a seat sees, and is asked, as numbers."""
        ask, state = self.match.ask_of(seat), self.match.state
        together = not isinstance(self.match.question, Ask)
        seen = ask is not None and ask.source >= 0 and state.sees(seat, ask.source)
        source = state.prints[state.faces[ask.source]] if ask is not None and seen else None
        return self.encoder.encode(self.view(seat), seat, ask, together, source)

    def returns(self) -> list[float]:
        """1 for a first place alone, -1 for every other place, 0 for everybody in a draw and while it goes on."""
        result = self.match.result
        if result is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [1.0 if result.places[0] == 1 else -1.0]
        winners = result.winners()
        if not winners:
            return [0.0] * self.seats
        return [1.0 if seat in winners else -1.0 for seat in range(self.seats)]

    def clone(self) -> Self:
        """The same position, really copied: what is done to one is not done to the other."""
        twin = type(self).__new__(type(self))
        twin.game, twin.seats, twin.options = self.game, self.seats, self.options
        twin.encoder, twin.actions = self.encoder, self.actions
        twin.match = self.match.clone()
        twin.remembered, twin.remembers = self.remembered[:], self.remembers
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": self.options,
            "remembers": self.remembers,
            "remembered": self.remembered,
            "match": self.match.state if self.over else self.match.pack(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Table.__init__(self, kept["game"], kept["seats"], kept["options"], kept["remembers"])
        self.remembered = kept["remembered"]
        if isinstance(kept["match"], State):
            self.match.state, self.match.question, self.match.gen = kept["match"], None, None
        else:
            self.match = Match.unpack(self.game, kept["match"])

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def resampled(self, seat: int, rng: random.Random) -> Self:
        """A position that the seat cannot tell from this one, at random."""
        twin = self.clone()
        twin.match = self.match.determinize(seat, rng)
        twin.remembered = [memory if other == seat else "?" for other, memory in enumerate(self.remembered)]
        return twin
