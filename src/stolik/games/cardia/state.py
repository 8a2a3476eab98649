"""Cardia's table: two decks, two rows of played cards that face each other, and the verbs that change them."""

from dataclasses import dataclass, field
from typing import Self

from stolik.games.cardia.cards import ABILITIES, FACES_OF, FACTION, LASTING, VALUE
from stolik.games.cardia.effects import Ability
from stolik.games.cardia.zones import DECK, DISCARD, HAND, ROW, SEATS
from stolik.table import Result, State, drawn, won_by

SIGNETS_TO_WIN = 5
BAZAAR = 4
"""How many cards the Bazaar deals to whoever holds one or none."""
THEIRS = 4
"""An encounter's standing is one number: seat 0's signets, plus seat 1's shifted by this many bits."""
OURS = (1 << THEIRS) - 1
EITHER = OURS | OURS << THEIRS
THEIR_SIGNET = 1 << THEIRS
BOTH = 1 | THEIR_SIGNET


@dataclass(slots=True)
class Coming:
    """What waits for the next card that a seat plays from its hand."""

    modifier: int = 0
    librarians: int = 0
    engineers: int = 0
    blackmail: list[str] = field(default_factory=list)

    def copy(self) -> "Coming":
        return Coming(self.modifier, self.librarians, self.engineers, self.blackmail[:])


@dataclass(slots=True, kw_only=True)
class Cardia(State):
    locations: list[str]
    round: int = 1
    modifiers: list[int]
    """Per card, the sum of the modifiers on it."""
    tokens: list[int] = field(default_factory=list)
    """The cards with ongoing tokens on them; a card with two is listed twice."""
    announced: list[int] = field(default_factory=list)
    """The standing of each encounter as the table last saw it; what changes is found by comparing with it."""
    current: int = -1
    """The encounter of this round, or -1 before its reveal and after it left play."""
    coming: list[Coming | None] = field(default_factory=lambda: [None, None])
    due: list[list[Coming | None]] = field(default_factory=lambda: [[], []])
    """Per seat, what waits for each card in HIDDEN, in their order."""
    foretold: list[int] = field(default_factory=list)
    """Seats that must place their next card face up, before the other."""
    engineered: list[int] = field(default_factory=list)
    """Cards that get their +5 once this round's abilities are done."""
    temple: list[int] = field(default_factory=list)
    """Seats to which the Serpent Temple owes its effect, in order."""
    placed: tuple[int, ...] = field(default=(), compare=False, metadata={"transient": True})
    """Only while the table is shown so: the cards of both hands that lie face down and are about to be revealed."""

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.locations = self.locations
        new.round = self.round
        new.modifiers = self.modifiers[:]
        new.tokens = self.tokens[:]
        new.announced = self.announced[:]
        new.current = self.current
        new.coming = [None if coming is None else coming.copy() for coming in self.coming]
        new.due = [[None if due is None else due.copy() for due in queue] for queue in self.due]
        new.foretold = self.foretold[:]
        new.engineered = self.engineered[:]
        new.temple = self.temple[:]
        new.placed = self.placed
        return new

    # -- reading ------------------------------------------------------------------------------------------------------

    def influence(self, card: int) -> int:
        return VALUE[self.faces[card]] + self.modifiers[card]

    def owner(self, card: int) -> int:
        return self.backs[card]

    def faction(self, card: int) -> str:
        return FACTION[self.faces[card]]

    def ability(self, card: int) -> Ability:
        return ABILITIES[self.faces[card]]

    def faces_of(self, faction: str) -> tuple[int, ...]:
        return FACES_OF[faction]

    def instant_faces(self) -> list[int]:
        return [face for face, lasting in enumerate(LASTING) if not lasting]

    def encounter(self, card: int) -> int:
        """The place of a played card in its row."""
        return self.zones[ROW + self.backs[card]].index(card)

    def in_play(self, card: int) -> bool:
        return self.where[card] == ROW + self.backs[card]

    def opposite(self, card: int) -> int:
        return self.zones[ROW + 1 - self.backs[card]][self.encounter(card)]

    def played(self) -> list[int]:
        """All cards in play, encounter by encounter."""
        return [card for pair in zip(self.zones[ROW], self.zones[ROW + 1], strict=True) for card in pair]

    def works(self, card: int) -> str:
        """The ongoing ability that works on this card, or nothing."""
        return LASTING[self.faces[card]] if card in self.tokens else ""

    def standings(self, first: int = 0) -> list[int]:
        """Who holds how many signets in each encounter. Always worked out anew from the cards and tokens in play.

        Without ongoing abilities the encounters before `first` are taken as announced.
        """
        value, faces, modifiers = VALUE, self.faces, self.modifiers
        rows = self.zones[ROW], self.zones[ROW + 1]
        if first and not self.tokens:
            rows = rows[0][first:], rows[1][first:]
        gaps = [
            value[faces[ours]] + modifiers[ours] - value[faces[theirs]] - modifiers[theirs]
            for ours, theirs in zip(*rows)
        ]
        standings = [1 if gap > 0 else THEIR_SIGNET if gap < 0 else 0 for gap in gaps]
        if self.tokens:
            self._apply_ongoing(standings)
        elif first:
            return self.announced[:first] + standings
        return standings

    def _apply_ongoing(self, standings: list[int]) -> None:
        """Rule decision 1: Counselor, else Mediator, else influence; Judges win ties; then the extra signets."""
        judges = 0
        counselled: dict[int, int] = {}
        extra: list[tuple[int, int]] = []
        for card in set(self.tokens):
            match LASTING[self.faces[card]]:
                case "mediator":
                    standings[self.encounter(card)] = 0
                case "judge":
                    judges |= 1 << THEIRS * self.backs[card]
                case "counselor":
                    before = self.encounter(card) - 1
                    counselled[before] = counselled.get(before, 0) | 1 << THEIRS * self.backs[card]
                case "treasurer":
                    extra.append((self.encounter(card) - 1, EITHER))
                case "aristocrat":
                    extra.append((self.encounter(card), OURS << THEIRS * self.backs[card]))
        if judges:
            standings[:] = [standing or judges for standing in standings]
        for place, winner in counselled.items():
            if place >= 0 and winner != BOTH:
                standings[place] = winner
        for place, side in extra:
            if place >= 0:
                won = standings[place] & side
                standings[place] += (1 if won & OURS else 0) + (1 << THEIRS if won >> THEIRS else 0)

    def signets(self) -> tuple[int, int]:
        """How many signets lie on each seat's cards."""
        ours = theirs = 0
        for standing in self.announced:
            ours += standing & OURS
            theirs += standing >> THEIRS
        return ours, theirs

    def wins(self, seat: int, encounter: int) -> bool:
        return self.announced[encounter] >> seat * THEIRS & OURS > 0

    # -- verbs --------------------------------------------------------------------------------------------------------

    def settle(self, first: int = 0) -> None:
        """Move the signets after a change. rulebook: "Wpływ": whatever changes an encounter re-decides it at once.

        `first` is the earliest encounter that can have changed (with an ongoing ability about, any can).
        """
        before = self.announced
        if first == len(before) - 1 and not self.tokens:
            # The usual case: a new encounter, and nothing about that reaches further.
            gap = self.influence(self.zones[ROW][first]) - self.influence(self.zones[ROW + 1][first])
            standing = 1 if gap > 0 else THEIR_SIGNET if gap < 0 else 0
            if standing == before[first]:
                return
            self.announced = [*before[:first], standing]
            self._announce(first, before[first], standing)
        else:
            now = self.standings(first)
            if before == now:
                return
            self.announced = before[:]
            for i, standing in enumerate(now):
                if standing != before[i]:
                    self.announced[i] = standing
                    self._announce(i, before[i], standing)
        if "founders-day" in self.locations:
            self._check_founders_day()

    def _announce(self, i: int, before: int, standing: int) -> None:
        if self.log is not None:
            if standing == 0:
                self.emit("encounter_tied", encounter=i + 1)
            for seat in SEATS:
                signets = standing >> seat * THEIRS & OURS
                if signets != before >> seat * THEIRS & OURS and signets:
                    self.emit("signets_placed", seat=seat, card=self.zones[ROW + seat][i], signets=signets)
            self.beat()
        if "serpent-temple" in self.locations and i != self.current:
            for seat in SEATS:
                if standing >> seat * THEIRS & OURS and not before >> seat * THEIRS & OURS:
                    self.temple.append(seat)

    def _check_founders_day(self) -> None:
        lucky = []
        for seat in SEATS:
            row = 0
            for standing in self.announced:
                row = row + 1 if standing >> seat * THEIRS & OURS else 0
                if row == 3:
                    lucky.append(seat)
                    break
        if lucky:
            self.win(lucky, "founders-day")

    def win(self, seats: list[int], reason: str) -> None:
        """End the match: for one seat, or for both by their signets."""
        ours, theirs = self.signets()
        if len(seats) == 1:
            result = won_by(seats[0], 2, reason, (ours, theirs))
        elif ours != theirs:
            result = won_by(0 if ours > theirs else 1, 2, reason, (ours, theirs))
        else:
            result = drawn(2, reason, (ours, theirs))
        self.finish(result)

    def draw_game(self, reason: str) -> None:
        self.finish(drawn(2, reason, self.signets()))

    def lose(self, seat: int, reason: str) -> None:
        self.finish(Result((2, 1) if seat == 0 else (1, 2), reason, self.signets()))

    def add(self, card: int, amount: int, by: int) -> None:
        """Put a modifier on a played card; `by` is the card that does it."""
        if amount:
            self.modifiers[card] += amount
            kind = "influence_raised" if amount > 0 else "influence_lowered"
            if self.log is not None:
                influence = self.influence(card)
                self.emit(kind, seat=self.backs[card], card=card, amount=abs(amount), influence=influence, by=by)
                self.beat()
            self.settle()

    def idle(self, seat: int, card: int, why: str) -> None:
        """Say that an ability, or a part of it, comes to nothing: somebody would wonder."""
        if self.log is not None:
            self.emit("ability_idle", seat=seat, card=card, idle=why)

    def add_to_next(self, seat: int, amount: int) -> None:
        """Put a modifier beside the row for the next card that this seat plays."""
        self.prepare(seat).modifier += amount
        self.emit("next_card_raised" if amount > 0 else "next_card_lowered", seat=seat, amount=abs(amount))

    def prepare(self, seat: int) -> Coming:
        """What waits for this seat's next card, to be added to."""
        coming = self.coming[seat]
        if coming is None:
            coming = self.coming[seat] = Coming()
        return coming

    def put_token(self, card: int) -> None:
        self.tokens.append(card)
        if self.log is not None:
            self.emit("token_placed", seat=self.backs[card], card=card)
            self.beat()
        self.settle()

    def clear(self, card: int) -> None:
        """Return everything on a card to the supply."""
        self.modifiers[card] = 0
        if card in self.tokens:
            self.tokens = [other for other in self.tokens if other != card]

    def discard(self, card: int) -> None:
        """Put a card from anywhere on its owner's discard pile. Whoever takes it out of an encounter closes the gap."""
        seat = self.backs[card]
        self.clear(card)
        self.move(card, DISCARD + seat, "card_discarded", seat)

    def close_gap(self, encounter: int) -> None:
        """Both cards of an encounter have left: the later ones move up. rulebook: "Odrzucanie"."""
        del self.announced[encounter]
        if encounter == self.current:
            self.current = -1
        elif encounter < self.current:
            self.current -= 1
        self.beat()
        self.settle()
        if "founders-day" in self.locations:
            # Encounters that have come together count too, though none of them changed.
            self._check_founders_day()

    def draw_cards(self, seat: int, count: int) -> None:
        """Draw from the top of the deck, as many as there are. rulebook: an empty deck loses nothing by itself."""
        deck = self.zones[DECK + seat]
        if not deck:
            self.emit("nothing_drawn", seat=seat)
        while count and deck:
            self.move(deck[-1], HAND + seat, "card_drawn", seat, in_sight=True)
            count -= 1

    def restock(self) -> None:
        """Bazaar: whoever holds one card or none draws four at once."""
        if "bazaar" in self.locations:
            for seat in SEATS:
                if len(self.zones[HAND + seat]) <= 1 and self.zones[DECK + seat]:
                    self.emit("bazaar_opened", seat=seat)
                    self.draw_cards(seat, BAZAAR)
                    self.beat()
