"""A match seat by seat: one asks, one acts, and what each sees is numbers."""

import hashlib
import json
import operator
import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Self, SupportsIndex

import msgspec
import numpy as np
from numpy.typing import NDArray

from stolik.envs.actions import Actions
from stolik.envs.encoding import Floats, encoder_for
from stolik.games import load
from stolik.table import Ask, BadOption, IllegalAnswer, Json, Match, Message, Option, State
from stolik.table.event import Event, event_json
from stolik.table.state import Log

RENDER_MODES = ["ansi"]


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
        self.encoder = encoder_for(game.id, self.seats)
        self.actions = Actions(game)
        self.match: Match[State]
        self.remembered: list[str]
        """Of each seat, a digest of all that it was shown and asked since the deal, and of what it answered."""
        self.remembers = remembers
        """Is there anybody who asks for that?"""
        self.deal(0)

    def deal(self, seed: int) -> None:
        self.begin(Match(self.game, self.seats, self.options, seed))

    def begin(self, dealt: Match[State]) -> None:
        """Play a match that was just dealt; the match itself stays as it is."""
        self._take(dealt.clone())  # which keeps no record: nobody reads it here
        self.remembered = [""] * self.seats
        if self.remembers:
            self._remember([line.event for line in dealt.log])

    def _take(self, match: Match[State]) -> None:
        """Go on with this clone or world. It has no log: for those who remember, one begins here."""
        self.match = match
        self.__dict__.pop("_legal", None)
        if self.remembers:
            match.state.log = Log(self.game.zones(self.seats), match.state.seen)

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
        if action not in self._legal:
            if self.over:
                raise IllegalAnswer(f"action {action} comes too late: the match is over")
            few = ", ".join(map(str, self.legal()[:8])) + (", ..." if len(self._legal) > 8 else "")
            raise IllegalAnswer(f"action {action} is not legal now; these are: {few}")
        self.answer(self._legal[action][0])

    def answer(self, option: Option) -> None:
        ask = self.ask
        assert ask is not None
        said = self.match.option_id(ask, option) if self.remembers else ""
        self.match.answer(option, ask.seat)
        self.__dict__.pop("_legal", None)
        log = self.match.state.log
        if log is not None:
            happened, log.events = log.events, []
            self._remember(happened, ask.seat, said)

    def _remember(self, happened: Sequence[Event], who: int = -1, said: str = "") -> None:
        """Every seat is told what happened as far as it may know, how the table looks now, and who is asked what.

        This is what a player at a server receives, in the same order, and what it has answered itself.
        """
        match, prints = self.match, self.match.state.prints
        for seat, memory in enumerate(self.remembered):
            told = (
                memory,
                said if seat == who else None,
                [event_json(event, prints, seat) for event in happened if event.visible(seat)],
                match.question_json(seat, _unsaid),
                match.view(seat),
                match.result,
            )
            self.remembered[seat] = hashlib.blake2b(msgspec.json.encode(told), digest_size=16).hexdigest()

    def view(self, seat: int) -> dict[str, Json]:
        return self.match.view(seat)

    def text(self, seat: int) -> str:
        """What a seat sees, to be read."""
        return json.dumps(self.view(seat), ensure_ascii=False, indent=2)

    def observe(self, seat: int) -> Floats:
        """What a seat sees, and is asked, as numbers."""
        ask, state = self.match.ask_of(seat), self.match.state
        together = not isinstance(self.match.question, Ask)
        seen = ask is not None and ask.source >= 0 and state.sees(seat, ask.source)
        source = state.prints[state.faces[ask.source]] if ask is not None and seen else None
        return self.encoder.encode(self.view(seat), seat, ask, together, source)

    def returns(self) -> list[float]:
        """1 for a first place, shared or not, -1 for every other, 0 for everybody in a draw and while it goes on."""
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
        twin.remembered, twin.remembers = self.remembered[:], self.remembers
        twin._take(self.match.clone())
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
            self._take(Match.unpack(self.game, kept["match"]))

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def resampled(self, seat: int, rng: random.Random) -> Self:
        """A position that the seat cannot tell from this one, at random."""
        twin = self.clone()
        twin._take(self.match.determinize(seat, rng))
        twin.remembered = [memory if other == seat else "?" for other, memory in enumerate(self.remembered)]
        return twin


def _unsaid(message: Message) -> None:
    """The words of a question say nothing that it does not say without them."""


def check_render_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise BadOption("render_mode", f"it is {' or '.join(map(repr, RENDER_MODES))}, or None, not {mode!r}")
    return mode


def check_seed(seed: SupportsIndex) -> int:
    """A seed as a number of Python's, from whatever kind of whole number a program has for it."""
    try:
        number = operator.index(seed)
    except TypeError:
        number = -1
    if number < 0:  # which would deal as the same number above 0 does
        raise BadOption("seed", f"it is a whole number from 0 up, not {seed!r}")
    return number
