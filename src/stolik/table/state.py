"""The state every game builds on: cards in zones, what each seat knows of them, chance, and the stack of steps."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Self, cast

from stolik.table.ask import NO_ARGS, Ask, Asking, Option
from stolik.table.chance import BITS, FACTOR, STEP, WORD, Seal, Tape
from stolik.table.errors import Endless
from stolik.table.event import CARD_ARGS, Event, EventArg, Glimpse
from stolik.table.result import Result
from stolik.table.steps import Leave, Next

EVENTS_PER_ANSWER = 20_000
"""No answer of any game causes half as many events; past it two effects feed each other."""


@dataclass(slots=True)
class Rumour:
    """A seat knows that cards with the faces `located` lie among the cards `slots`, but not which is where."""

    seat: int
    slots: list[int]
    located: list[int]

    def copy(self) -> "Rumour":
        return Rumour(self.seat, self.slots[:], self.located[:])


@dataclass(slots=True)
class Memory:
    """What everybody can tell of a rumour, as it follows from who saw which cards and not from what they show."""

    seat: int
    slots: list[int]
    origins: list[int]
    """The cards that the seat knew when it lost track of them, without those that have turned up since."""
    others: list[int] = field(default_factory=list)
    """The cards that have turned up among them and were not those: the seat may have taken them for those."""

    def copy(self) -> "Memory":
        return Memory(self.seat, self.slots[:], self.origins[:], self.others[:])

    def turned_up(self, card: int) -> None:
        self.slots.remove(card)
        if card in self.origins:
            self.origins.remove(card)
        else:
            self.others.append(card)


@dataclass(slots=True)
class Denial:
    """Some seats (a mask) know that none of these cards, which they cannot see, shows one of these faces."""

    seats: int
    cards: list[int]
    faces: list[int]

    def copy(self) -> "Denial":
        return Denial(self.seats, self.cards[:], self.faces)


def in_any_order(items: Sequence[int], rng: random.Random) -> list[int]:
    """What `rng.sample(items, len(items))` gives, from the same random numbers, in half the time."""
    pool = list(items)
    getrandbits = rng.getrandbits
    order: list[int] = []
    for left in range(len(pool), 0, -1):
        bits = left.bit_length()
        while (drawn := getrandbits(bits)) >= left:
            pass
        order.append(pool[drawn])
        pool[drawn] = pool[left - 1]
    return order


class Log:
    """Collects the events of a match; `ever` is a mask per card of who has seen it at any time."""

    __slots__ = ("beats", "events", "ever", "paged", "zones")

    def __init__(self, zones: tuple[str, ...], seen: Sequence[int], paged: bool = False) -> None:
        self.zones = zones
        self.events: list[Event] = []
        self.ever = list(seen)
        self.paged = paged
        self.beats: list[tuple[int, State]] = []
        """After how many events the rules said that the table is worth looking at, and the table then."""


@dataclass(slots=True, kw_only=True)
class State:
    """Plain, copyable data. A card is a number: its place in these lists; what it shows is `faces[card]`.

    Seats are 0 .. seats-1 and the spectators' eyes count as one more seat, number `seats`; a mask has a bit for each.
    The face of a card never changes and card numbers say nothing about faces: the deal shuffles the faces. So what a
    seat cannot see is exactly what may be exchanged among cards of the same back without that seat noticing.
    """

    seats: int
    rng: int
    faces: list[int]
    backs: tuple[int, ...]
    audience: tuple[int, ...]
    """Per zone, the mask of seats that see the cards in it."""
    zones: list[list[int]]
    where: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    """Per card, the mask of seats that know what it is, where it lies now."""
    ids: list[int] = field(default_factory=list)
    """Per card, the id by which those who see it call it; newly minted whenever its audience changes."""
    minted: int = 0
    reveals: int = 0
    """How often a card's audience grew: an answer that made it grow is final."""
    remembered: bool = False
    """Somebody may know a card in a zone that hides it from them."""
    rumours: list[Rumour] = field(default_factory=list)
    denials: list[Denial] = field(default_factory=list)
    stack: list[list[int | str]] = field(default_factory=list)
    result: Result | None = None
    prints: tuple[str, ...] = field(default=(), compare=False, repr=False, metadata={"transient": True})
    """What `faces` counts in: the name of every print that this match is played with."""
    seal: Seal | Tape | None = field(default=None, compare=False, repr=False, metadata={"transient": True})
    """Where chance comes from if not from `rng` alone; `rng` is then the number of the next draw."""
    tracked: bool = field(default=True, compare=False, metadata={"transient": True})
    """False in a playout: nobody will ask any more who has seen what, so nobody keeps track of it."""
    memories: list[Memory] = field(default_factory=list, compare=False, repr=False, metadata={"transient": True})
    """The rumours as they look from outside: by them a world is made for somebody else."""
    ticks: int = field(default=0, compare=False, metadata={"transient": True})
    log: Log | None = field(default=None, compare=False, repr=False, metadata={"transient": True})

    def __post_init__(self) -> None:
        if self.where:
            return
        self.where = [-1] * len(self.faces)
        self.seen = [0] * len(self.faces)
        self.ids = [0] * len(self.faces)
        for zone, cards in enumerate(self.zones):
            for card in cards:
                self.where[card] = zone
                self.seen[card] = self.audience[zone]
                self.minted += 1
                self.ids[card] = self.minted

    # -- copies -------------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent state. A game adds the lines for its own fields."""
        raise NotImplementedError

    def copy_into(self, new: Self) -> Self:
        """Fill a bare object of the same class with a copy of what all games share."""
        # A short list is copied by its method in two thirds of the time that a slice takes.
        new.seats = self.seats
        new.rng = self.rng
        new.faces = self.faces
        new.backs = self.backs
        new.audience = self.audience
        new.zones = [cards.copy() for cards in self.zones]
        new.where = self.where.copy()
        new.seen = self.seen.copy()
        new.ids = self.ids.copy()
        new.minted = self.minted
        new.reveals = self.reveals
        new.remembered = self.remembered
        new.rumours = [rumour.copy() for rumour in self.rumours] if self.rumours else []
        new.memories = [memory.copy() for memory in self.memories] if self.memories else []
        new.denials = [denial.copy() for denial in self.denials] if self.denials else []
        new.stack = [frame.copy() for frame in self.stack]
        new.result = self.result
        new.prints = self.prints
        new.seal = self.seal
        new.tracked = True
        new.ticks = 0
        new.log = None
        return new

    # -- chance -------------------------------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """A random number from 0 to n-1."""
        if self.seal is not None:
            self.rng += 1
            return self.seal.fraction(self.rng - 1) * n >> BITS
        self.rng = (self.rng * FACTOR + STEP) & WORD
        return (self.rng >> 32) * n >> 32

    def mix(self, items: list[int]) -> None:
        """Put a list in random order."""
        if self.seal is not None:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        rng = self.rng
        for i in range(len(items) - 1, 0, -1):
            rng = (rng * FACTOR + STEP) & WORD
            j = (rng >> 32) * (i + 1) >> 32
            items[i], items[j] = items[j], items[i]
        self.rng = rng

    # -- zones --------------------------------------------------------------------------------------------------------

    @property
    def everyone(self) -> int:
        return (2 << self.seats) - 1

    def sees(self, viewer: int, card: int) -> bool:
        """Does this seat (or the spectators, or SHOW_ALL) know what the card is?"""
        return viewer < 0 or self.seen[card] >> viewer & 1 == 1

    def move(self, card: int, to: int, event: str = "", seat: int = -1, at: int = -1, in_sight: bool = False) -> None:
        """Put a card last in a zone, or at a place in it, and show it to those who may look there.

        Whoever sees neither the old place nor the new one cannot tell which card moved, unless it went `in_sight`:
        from a place that everybody can point at, like the top of a deck.
        """
        zones, audiences = self.zones, self.audience
        source = self.where[card]
        cards = zones[source]
        if cards[-1] == card:
            del cards[-1]
        else:
            cards.remove(card)
        if at < 0:
            zones[to].append(card)
        else:
            zones[to].insert(at, card)
        self.where[card] = to
        self.ticks += 1
        if not self.tracked:
            if self.ticks > EVENTS_PER_ANSWER:
                raise Endless(f"more than {EVENTS_PER_ANSWER} events without a question")
            return
        before, old = self.seen[card], self.ids[card]
        audience = audiences[to]
        if audience != audiences[source]:
            self.minted = self.ids[card] = self.minted + 1
            if before & ~audience:
                self.remembered = True
        if (self.remembered or self.memories) and not in_sight:
            self._lose_track(source, card)
        if audience & ~before:
            self._learn(card, audience)
        if self.log is not None and event:
            glimpse = Glimpse(self.faces[card], self.ids[card], self.seen[card], old, before)
            args: dict[str, EventArg] = {"card": glimpse}
            if seat >= 0:
                args["seat"] = seat
            self._record(Event(event, args, self.everyone, self.log.zones[source], self.log.zones[to]))
        elif self.ticks > EVENTS_PER_ANSWER:
            raise Endless(f"more than {EVENTS_PER_ANSWER} events without a question")

    def draw(self, zone: int, to: int, event: str = "", seat: int = -1) -> int:
        """Move the top card (the last of the list) of a zone; everybody sees where it comes from."""
        card = self.zones[zone][-1]
        self.move(card, to, event, seat, in_sight=True)
        return card

    def show(self, card: int, mask: int, event: str = "", seat: int = -1) -> None:
        """Let these seats see a card where it lies."""
        if not self.tracked:
            return
        self.ticks += 1
        old, before = self.ids[card], self.seen[card]
        if mask & ~before:
            self.minted = self.ids[card] = self.minted + 1
            self._learn(card, mask)
            if mask & ~self.audience[self.where[card]]:
                self.remembered = True
        if event and self.log is not None:
            glimpse = Glimpse(self.faces[card], self.ids[card], self.seen[card], old, before)
            args: dict[str, EventArg] = {"card": glimpse}
            if seat >= 0:
                args["seat"] = seat
            self._record(Event(event, args, self.everyone))

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone: nobody who cannot look into it knows any more which card is which."""
        cards = self.zones[zone]
        if (self.remembered or self.memories) and cards:
            for seat in range(self.seats + 1):
                if not self.audience[zone] >> seat & 1:
                    self._blur(seat, cards)
        self.mix(cards)

    def mix_up(self, cards: Sequence[int], but: int) -> None:
        """These cards were put back in an order that only some seats saw: to the others they are alike from now on."""
        if self.tracked:
            for card in cards:
                self.minted = self.ids[card] = self.minted + 1
            for seat in range(self.seats + 1 if self.remembered or self.memories else 0):
                if not but >> seat & 1:
                    self._blur(seat, cards)

    def rule_out(self, zone: int, faces: Iterable[int]) -> None:
        """Everybody now knows that no card in this zone shows one of these faces."""
        cards = self.zones[zone]
        unaware = self.everyone & ~self.audience[zone]
        if cards and unaware and self.tracked:
            self.denials.append(Denial(unaware, cards[:], list(faces)))
            self.remembered = True

    def _learn(self, card: int, mask: int) -> None:
        new = mask & ~self.seen[card]
        self.seen[card] |= mask
        self.reveals += 1
        if self.log is not None:
            self.log.ever[card] |= mask
        if not self.remembered and not self.memories:
            return
        if self.rumours:
            for rumour in self.rumours:
                if new >> rumour.seat & 1 and card in rumour.slots:
                    rumour.slots.remove(card)
                    if self.faces[card] in rumour.located:
                        rumour.located.remove(self.faces[card])
            self.rumours = [rumour for rumour in self.rumours if rumour.located]
        if self.memories:
            for memory in self.memories:
                if new >> memory.seat & 1 and card in memory.slots:
                    memory.turned_up(card)
            self.memories = [memory for memory in self.memories if memory.origins]
        if any(card in denial.cards for denial in self.denials):
            self._forget_denials(new, (card,))

    def _lose_track(self, source: int, card: int) -> None:
        """A card left `source` unseen: for each seat that saw neither end it may be any of the cards there."""
        hidden_from = self.everyone & ~self.audience[source] & ~self.audience[self.where[card]]
        cards = self.zones[source] if self.where[card] == source else [*self.zones[source], card]
        if not hidden_from or len(cards) < 2:
            return
        for seat in range(self.seats + 1):
            if hidden_from >> seat & 1:
                self._blur(seat, cards)
        if not self.rumours and not self.denials:
            audience, where = self.audience, self.where
            self.remembered = any(seen & ~audience[where[card]] for card, seen in enumerate(self.seen))

    def _blur(self, seat: int, cards: Sequence[int]) -> None:
        """From now on this seat cannot tell these cards apart, but it still knows what is among them."""
        bit = 1 << seat
        known = [card for card in cards if self.seen[card] & bit]
        if known or self.memories:
            memory = Memory(seat, list(cards), known)
            apart = []
            for old in self.memories:
                if old.seat == seat and any(card in cards for card in old.slots):
                    memory.origins = memory.origins + old.origins
                    memory.slots += [card for card in old.slots if card not in memory.slots]
                    memory.others += old.others
                else:
                    apart.append(old)
            self.memories = [*apart, memory] if memory.origins else apart
        if known or self.rumours:
            located = [self.faces[card] for card in known]
            slots = list(cards)
            kept = []
            for rumour in self.rumours:
                if rumour.seat == seat and any(card in cards for card in rumour.slots):
                    located += rumour.located
                    slots += [card for card in rumour.slots if card not in slots]
                else:
                    kept.append(rumour)
            for card in known:
                self.seen[card] &= ~bit
            self.rumours = [*kept, Rumour(seat, slots, located)] if located else kept
        if self.denials:
            # What one of them is not is no longer known, unless it holds for all of them.
            self._forget_denials(bit, cards, unless_all=True)

    def _forget_denials(self, seats: int, cards: Sequence[int], unless_all: bool = False) -> None:
        """What these seats knew these cards not to be no longer matters."""
        kept = []
        for denial in self.denials:
            about = [card for card in cards if card in denial.cards]
            if not denial.seats & seats or not about or (unless_all and len(about) == len(cards)):
                kept.append(denial)
                continue
            if denial.seats & ~seats:
                kept.append(Denial(denial.seats & ~seats, denial.cards[:], denial.faces))
            rest = [card for card in denial.cards if card not in cards]
            if rest:
                kept.append(Denial(denial.seats & seats, rest, denial.faces))
        self.denials = kept

    # -- what a seat may imagine --------------------------------------------------------------------------------------

    def imagine(self, seat: int, rng: random.Random) -> list[int]:
        """Random faces for all cards, consistent with everything this seat knows now."""
        bit = 1 << seat
        faces = self.faces[:]
        unseen: dict[int, list[int]] = {}
        for card, mask in enumerate(self.seen):
            if not mask & bit:
                unseen.setdefault(self.backs[card], []).append(card)
        bound = any(rumour.seat == seat for rumour in self.rumours) or any(one.seats & bit for one in self.denials)
        for cards in unseen.values():
            if bound:
                dealt = self._match_up(seat, cards, rng)
            else:
                # Sorted first: the same random numbers give the same world, whatever the truth is.
                dealt = sorted([self.faces[card] for card in cards])
                rng.shuffle(dealt)
            for card, face in zip(cards, dealt, strict=True):
                faces[card] = face
        return faces

    def imaginable(self, seat: int, faces: list[int]) -> bool:
        """Would these faces fit the rumours and denials that this seat goes by?"""
        for rumour in self.rumours:
            if rumour.seat == seat:
                there = Counter(faces[card] for card in rumour.slots)
                if Counter(rumour.located) - there:
                    return False
        return not any(
            denial.seats >> seat & 1 and any(faces[card] in denial.faces for card in denial.cards)
            for denial in self.denials
        )

    def others_memory(self, seat: int, faces: list[int], rng: random.Random) -> list[Rumour]:
        """The rumours in a world with these faces: what others remember there, for all that this seat knows.

        In a world they once knew what their cards show there, but for what both of them knew, which is so.
        """
        told = [rumour.copy() for rumour in self.rumours if rumour.seat == seat]
        mine = [memory for memory in self.memories if memory.seat == seat]
        for memory in self.memories:
            if memory.seat != seat:
                there = Counter(faces[card] for card in memory.slots)
                both = [own.origins for own in mine if set(own.slots) <= set(memory.slots)]
                shared = [card for origins in both for card in origins if card in memory.origins]
                sure = Counter(self.faces[card] for card in shared) & there
                known = Counter(faces[card] for card in memory.origins) - Counter(faces[card] for card in memory.others)
                rest = sorted(((known & there) - sure).elements())
                guessed = rng.sample(rest, min(max(known.total() - sure.total(), 0), len(rest)))
                located = sorted([*sure.elements(), *guessed])
                told += [Rumour(memory.seat, memory.slots[:], located)] if located else []
        return told

    def _match_up(self, seat: int, cards: list[int], rng: random.Random) -> list[int]:
        """Deal the faces of `cards` among them so that each rumour and denial holds (augmenting paths at random).

        It goes by the sorted faces and never by who holds which: the same random numbers give the same deal,
        whatever the truth is.
        """
        dealt = sorted([self.faces[card] for card in cards])
        must: dict[int, list[int]] = {}
        held: set[int] = set()
        for rumour in self.rumours:
            if rumour.seat == seat:
                for face in rumour.located:
                    holder_of_it = next(c for c in rumour.slots if self.faces[c] == face and c not in held)
                    held.add(holder_of_it)
                    if self.backs[holder_of_it] == self.backs[cards[0]]:
                        # Which of several equal ones does not matter: what is dealt are faces.
                        must[next(i for i, f in enumerate(dealt) if f == face and i not in must)] = rumour.slots
        never: dict[int, set[int]] = {}
        for denial in self.denials:
            if denial.seats >> seat & 1:
                for card in denial.cards:
                    never.setdefault(card, set()).update(denial.faces)
        nobody: set[int] = set()

        def may(item: int, slot: int) -> bool:
            return dealt[item] not in never.get(slot, nobody) and (item not in must or slot in must[item])

        holder: dict[int, int] = {}

        def place(item: int, tried: set[int]) -> bool:
            for slot in in_any_order(cards, rng):
                if slot not in tried and may(item, slot):
                    tried.add(slot)
                    if slot not in holder or place(holder[slot], tried):
                        holder[slot] = item
                        return True
            return False

        for item in sorted(in_any_order(range(len(dealt)), rng), key=lambda item: item not in must):
            place(item, set())
        return [dealt[holder[slot]] for slot in cards]

    # -- events -------------------------------------------------------------------------------------------------------

    def emit(self, kind: str, to: int | None = None, **args: int | str | list[int]) -> None:
        """Record that something happened. Arguments named as in CARD_ARGS are cards, as in SEAT_ARGS seats."""
        self.ticks += 1
        if self.log is not None:
            shown: dict[str, EventArg] = {}
            for name, arg in args.items():
                if isinstance(arg, list):
                    shown[name] = tuple(self.glimpse(card) for card in arg)
                elif isinstance(arg, int) and name in CARD_ARGS:
                    shown[name] = self.glimpse(arg)
                else:
                    shown[name] = arg
            self._record(Event(kind, shown, self.everyone if to is None else to))
        elif self.ticks > EVENTS_PER_ANSWER:
            raise Endless(f"more than {EVENTS_PER_ANSWER} events without a question, the last one {kind!r}")

    def beat(self) -> None:
        """The table is worth looking at now: whoever is told what happened sees it here before it goes on."""
        log = self.log
        if log is not None and log.paged:
            if log.beats and log.beats[-1][0] == len(log.events):
                log.beats.pop()
            log.beats.append((len(log.events), self.copy()))

    def glimpse(self, card: int) -> Glimpse:
        return Glimpse(self.faces[card], self.ids[card], self.seen[card])

    def _record(self, event: Event) -> None:
        assert self.log is not None
        self.log.events.append(event)
        if self.ticks > EVENTS_PER_ANSWER:
            raise Endless(f"more than {EVENTS_PER_ANSWER} events without a question, the last one {event.kind!r}")

    # -- asking -------------------------------------------------------------------------------------------------------

    def choose(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        of: str = "card",
        *,
        public: bool,
        source: int = -1,
        args: dict[str, int | str] = NO_ARGS,
        group: str = "",
        suggest: Option | None = None,
    ) -> Asking[Option]:
        """Ask a seat; a single option that everybody can work out is taken without asking."""
        if public and len(options) == 1:
            return options[0]
        answer = yield Ask(seat, prompt, options, of, public, source, args, group, suggest)
        return cast(Option, answer)

    def pick(
        self,
        seat: int,
        prompt: str,
        options: Sequence[int],
        of: str = "card",
        *,
        public: bool,
        source: int = -1,
        args: dict[str, int | str] = NO_ARGS,
        group: str = "",
    ) -> Asking[int]:
        """`choose` where every option is a number: a card, a seat, an amount."""
        if public and len(options) == 1:
            return options[0]
        answer = yield Ask(seat, prompt, options, of, public, source, args, group)
        return cast(int, answer)

    def ask_loop_count(self, seat: int, most: int = 1_000, *, source: int = -1) -> Asking[int]:
        """A loop that could go on for ever: the active player says how many more times it runs."""
        return (yield from self.pick(seat, "loop-count", range(most + 1), "number", public=False, source=source))

    # -- the end ------------------------------------------------------------------------------------------------------

    def finish(self, result: Result) -> None:
        """End the match at once, from however deep inside a step."""
        self.result = result
        raise Leave

    def leave(self, then: Next | None = None, until: str | None = None) -> None:
        """End the current step at once (and all above `until`), and go on with `then`."""
        raise Leave(then, until)
