"""The table of the Vale: one deck, the hunt, everybody's area, stones and points, and the verbs that change them."""

from dataclasses import dataclass, field
from typing import Self

from stolik.games.vale.cards import ACTIVE, BIT, COST, FACES, FAMILY, INSTANT, POWER, Powers, powers
from stolik.games.vale.effects import Effect
from stolik.games.vale.stones import COLOURS, LIMIT, Stones, rewarded
from stolik.games.vale.zones import AREA, DECK, DISCARD, HAND
from stolik.table import State


@dataclass(slots=True, kw_only=True)
class Vale(State):
    round: int = 1
    first: int = 0
    """The seat with the first player's marker."""
    score: list[int]
    stones: list[Stones]
    waiting: list[int] = field(default_factory=list)
    """In the resolution phase, the cards that the seat whose turn it is has yet to activate."""
    drawn: list[int] = field(default_factory=list)
    """The cards in hands that came from the deck: all others in hands have been seen by everybody."""

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.round = self.round
        new.first = self.first
        new.score = self.score[:]
        new.stones = self.stones[:]
        new.waiting = self.waiting[:]
        new.drawn = self.drawn[:]
        return new

    # -- reading ------------------------------------------------------------------------------------------------------

    def face(self, card: int) -> str:
        return FACES[self.faces[card]]

    def family(self, card: int) -> str:
        return FAMILY[self.faces[card]]

    def cost(self, card: int) -> int:
        """The printed cost (decision 10)."""
        return COST[self.faces[card]]

    def instant(self, card: int) -> Effect | None:
        return INSTANT[self.faces[card]]

    def active(self, card: int) -> Effect | None:
        return ACTIVE[self.faces[card]]

    def has_active(self, card: int) -> bool:
        return ACTIVE[self.faces[card]] is not None

    def in_area(self, seat: int, card: int) -> bool:
        return self.where[card] == AREA[seat]

    def families(self, seat: int) -> list[str]:
        """The family of each card in the area."""
        faces = self.faces
        return [FAMILY[faces[card]] for card in self.zones[AREA[seat]]]

    def powers(self, seat: int) -> Powers:
        """What the permanent effects of this area do. Always worked out anew from the cards in it."""
        bits = 0
        faces = self.faces
        for card in self.zones[AREA[seat]]:
            bits |= BIT[faces[card]]
        return powers(bits)

    def crowded(self) -> bool:
        """Does anybody hold more stones than they may?"""
        for seat, (red, blue, purple) in enumerate(self.stones):
            if red + blue + purple > LIMIT and red + blue + purple > self.powers(seat).limit:
                return True
        return False

    def secrets(self, seat: int) -> bool:
        """Is there a card in this hand that only its holder has seen?"""
        return any(self.where[card] == HAND[seat] for card in self.drawn)

    def rewards(self, card: int) -> bool:
        """Does this card give points when another one is summoned?"""
        power = POWER[self.faces[card]]
        return power is not None and (power.reward_any > 0 or any(power.reward))

    def reward(self, card: int, paid: Stones) -> int:
        """What it gives for a summoning that was paid for so."""
        power = POWER[self.faces[card]]
        return 0 if power is None else power.reward_any + rewarded(paid, power.reward)

    # -- verbs --------------------------------------------------------------------------------------------------------

    def score_points(self, seat: int, points: int, by: int) -> None:
        if points:
            self.score[seat] += points
            if self.log is not None:
                self.emit("points_scored", seat=seat, points=points, total=self.score[seat], by=by)

    def lose_points(self, seat: int, points: int, by: int) -> int:
        """rulebook: "Punkty": never below 0. Returns how many were lost."""
        lost = min(points, self.score[seat])
        if lost:
            self.score[seat] -= lost
            self.emit("points_lost", seat=seat, points=lost, total=self.score[seat], by=by)
        return lost

    def gain(self, seat: int, stones: Stones, by: int) -> None:
        """Take stones from the supply, which never runs out. Whoever gives them checks the limit afterwards."""
        red, blue, purple = self.stones[seat]
        self.stones[seat] = (red + stones[0], blue + stones[1], purple + stones[2])
        if self.log is not None:
            for colour, count in zip(COLOURS, stones):
                if count:
                    self.emit("stones_gained", seat=seat, stone=colour, count=count, by=by)

    def spend(self, seat: int, stones: Stones, event: str) -> None:
        red, blue, purple = self.stones[seat]
        self.stones[seat] = (red - stones[0], blue - stones[1], purple - stones[2])
        if self.log is not None:
            for colour, count in zip(COLOURS, stones):
                if count:
                    self.emit(event, seat=seat, stone=colour, count=count)

    def idle(self, seat: int, card: int, why: str) -> None:
        """Say that an effect, or a part of it, comes to nothing: somebody would wonder."""
        if self.log is not None:
            self.emit("effect_idle", seat=seat, card=card, idle=why)

    def draw_cards(self, seat: int, count: int) -> None:
        """Draw from the deck, as many as there are."""
        for _ in range(count):
            self.renew_deck()
            deck = self.zones[DECK]
            if not deck:
                self.emit("nothing_drawn", seat=seat)
                return
            self.drawn.append(deck[-1])
            self.move(deck[-1], HAND[seat], "card_drawn", seat, in_sight=True)
            self.renew_deck()

    def renew_deck(self) -> None:
        """Decision 16: as soon as the deck has run out, the discard pile is shuffled and becomes the deck."""
        if not self.zones[DECK] and self.zones[DISCARD]:
            for card in self.zones[DISCARD][:]:
                self.move(card, DECK)
            self.shuffle(DECK)
            self.emit("deck_renewed", count=len(self.zones[DECK]))

    def take_back(self, seat: int, card: int) -> None:
        """rulebook: "zwróć": a summoned card goes back to the hand of whoever summoned it."""
        if self.in_area(seat, card):
            self.move(card, HAND[seat], "card_returned", seat)

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.leave_hand(card)
        self.move(card, DISCARD, "card_discarded", seat)

    def leave_hand(self, card: int) -> None:
        """A card that everybody is about to see is no secret any more."""
        if card in self.drawn:
            self.drawn.remove(card)
