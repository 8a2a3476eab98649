"""Sparks: a made-up duel, small, yet with the hard things that big games do. Twelve sparks win.

A turn is up to three actions: play a card from your hand (a spell is used up, a creature stays) or use a creature
that is ready. Both seats own one copy of every card.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self, TypeAlias, cast

from stolik.table import (
    Ask,
    Asking,
    Call,
    Chance,
    Game,
    Json,
    Message,
    Next,
    Option,
    Options,
    Outcome,
    State,
    Together,
    drawn,
    message,
    won_by,
)
from stolik.table.game import Step

DECK, HAND, STASH, ROW, PILE = 0, 2, 4, 6, 8
"""Add the seat. STASH holds a card laid face down; ROW the creatures in play; PILE is the discard pile."""
SEATS = (0, 1)
NAMES = tuple(f"{kind}-{seat}" for kind in ("deck", "hand", "stash", "row", "pile") for seat in SEATS)
AUDIENCE = (0, 0, 0b001, 0b010, 0b001, 0b010, 0b111, 0b111, 0b111, 0b111)
GOAL, ACTIONS, TURNS, HAND_SIZE = 12, 3, 24, 5
PATIENCE = 3
"""How often one trigger fires in one action before the active player says how much longer it goes on."""

START, TURN, END = Next("start"), Next("turn"), Next("end")


@dataclass(slots=True, kw_only=True)
class Sparks(State):
    active: int = 0
    turn: int = 1
    actions: int = 0
    sparks: list[int] = field(default_factory=lambda: [0, 0])
    tired: list[int] = field(default_factory=list)
    """Creatures that have been used this turn."""
    shape: list[int]
    """Per card, the face it counts as: another one's while it is a copy."""
    fogs: list[int] = field(default_factory=list)
    """Seats whose fog lies over the table until their next turn begins."""
    moments: list[list[int | str]] = field(default_factory=list)
    """What happened to sparks and waits to be reacted to: a moment and the seat it concerns."""
    fired: dict[str, int] = field(default_factory=dict)
    """How often each trigger has fired in this action, by card."""
    rounds: int = -1
    """How many more times a loop goes on, or -1 before anybody was asked."""
    spell: int = -1
    """The face of the last spell played."""

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.active = self.active
        new.turn = self.turn
        new.actions = self.actions
        new.sparks = self.sparks[:]
        new.tired = self.tired[:]
        new.shape = self.shape[:]
        new.fogs = self.fogs[:]
        new.moments = [moment[:] for moment in self.moments]
        new.fired = self.fired.copy()
        new.rounds = self.rounds
        new.spell = self.spell
        return new

    # -- reading ------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> "Card":
        return CARDS[FACES[self.shape[card] if self.shape[card] >= 0 else self.faces[card]]]

    def creatures(self, *seats: int) -> list[int]:
        return [card for seat in seats or SEATS for card in self.zones[ROW + seat]]

    def keeper(self, card: int) -> int:
        """The seat in whose row (or pile) a card lies."""
        return self.where[card] % 2

    # -- verbs --------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int) -> None:
        """Add sparks; the twelfth wins at once, from however deep."""
        self.sparks[seat] += amount
        self.emit("sparks_gained", seat=seat, amount=amount)
        self.moments.append(["gained", seat])
        if self.sparks[seat] >= GOAL:
            self.finish(won_by(seat, 2, "sparks", (self.sparks[0], self.sparks[1])))

    def lose(self, seat: int, amount: int) -> int:
        lost = min(amount, self.sparks[seat])
        if lost:
            self.sparks[seat] -= lost
            self.emit("sparks_lost", seat=seat, amount=lost)
            self.moments.append(["lost", seat])
        return lost

    def steal(self, seat: int, amount: int) -> None:
        stolen = self.lose(1 - seat, amount)
        if stolen:
            self.gain(seat, stolen)

    def draw_card(self, seat: int) -> None:
        if self.zones[DECK + seat]:
            self.draw(DECK + seat, HAND + seat, "card_drawn", seat)

    def bury(self, card: int) -> None:
        """A creature leaves play for its owner's pile, or its hand if it says so instead, and is a copy no more."""
        face = self.card(card)
        self.shape[card] = -1
        if card in self.tired:
            self.tired.remove(card)
        owner = self.backs[card]
        if face.returns:
            self.move(card, HAND + owner, "card_returned", owner)
        else:
            self.move(card, PILE + owner, "card_buried", owner)


Effect: TypeAlias = Callable[[Sparks, int, int], Asking[Outcome]]
"""effect(g, seat, card): the seat that uses it and the card it stands on need not belong together."""


@dataclass(frozen=True, slots=True)
class Card:
    kind: str
    strength: int = 0
    play: Effect | None = None
    use: Effect | None = None
    after: str = ""
    """The moment that sets off `trigger`."""
    trigger: Effect | None = None
    shields: bool = False
    """It may be destroyed instead of another creature of its row."""
    returns: bool = False
    """It goes to its owner's hand instead of the pile."""

    @property
    def text(self) -> tuple[Message, ...]:
        sentences = [message(f"text-{verb}-{effect.__name__}") for verb, effect in self.effects()]
        words = [message(f"text-{word}") for word in ("shields", "returns") if getattr(self, word)]
        return (*sentences, *words)

    def effects(self) -> Iterable[tuple[str, Effect]]:
        for verb in ("play", "use", "trigger"):
            effect = cast("Effect | None", getattr(self, verb))
            if effect is not None:
                yield verb, effect


# -- shared rules -----------------------------------------------------------------------------------------------------


def destroy(g: Sparks, cards: Sequence[int]) -> Asking[None]:
    """Mark every one, let others step in instead, then all leave together and only then anything reacts."""
    if g.fogs:
        g.emit("fog_saved", cards=list(cards))
        return
    marked = list(cards)
    for place, card in enumerate(marked):
        seat = g.keeper(card)
        shields = [c for c in g.creatures(seat) if c not in marked and g.card(c).shields]
        if shields:
            options: list[Option] = [*shields, "nobody"]
            shield = yield from g.choose(seat, "instead", options, public=True, args={"target": card})
            if shield != "nobody":
                marked[place] = cast(int, shield)
    watching = [card for card in g.creatures() if g.card(card).after == "destroyed"]
    # What watches and leaves at the same time still sees the others go, as what it was and whose it was.
    seen_by = {card: (g.card(card), g.keeper(card)) for card in watching}
    rows = {card: g.keeper(card) for card in marked}
    for card in marked:
        g.bury(card)
    g.emit("creatures_destroyed", cards=marked)
    waiting = [card for card in watching if any(c != card and g_row == seen_by[card][1] for c, g_row in rows.items())]
    while waiting:
        card = yield from g.pick(g.active, "next-trigger", waiting[:], public=True)
        waiting.remove(card)
        face, seat = seen_by[card]
        g.emit("triggered", card=card)
        assert face.trigger is not None
        yield from face.trigger(g, seat, card)


def react(g: Sparks, moment: str, seat: int, subject: int = -1) -> Asking[None]:
    """Everything that one moment sets off, in the order the active player wants."""
    waiting = [
        card
        for card in g.creatures()
        if card != subject and g.card(card).after == moment and (moment == "entered" or g.keeper(card) == seat)
    ]
    while waiting:
        card = yield from g.pick(g.active, "next-trigger", waiting[:], public=True)
        waiting.remove(card)
        face = g.card(card)
        if card not in g.creatures() or face.trigger is None or not (yield from goes_on(g, card)):
            continue
        g.emit("triggered", card=card)
        yield from face.trigger(g, g.keeper(card), card)


def goes_on(g: Sparks, card: int) -> Asking[bool]:
    """A trigger that has fired too often runs as many times more as the active player says."""
    fired = g.fired[str(card)] = g.fired.get(str(card), 0) + 1
    if fired <= PATIENCE:
        return True
    if g.rounds < 0:
        g.rounds = yield from g.ask_loop_count(g.active, 99, source=card)
    g.rounds -= 1
    return g.rounds >= 0


def settle(g: Sparks) -> Asking[None]:
    """React to what happened to sparks, moment by moment, until nothing is left."""
    while g.moments:
        moment, seat = g.moments.pop(0)
        yield from react(g, cast(str, moment), cast(int, seat))


# -- spells and abilities ---------------------------------------------------------------------------------------------


def mine(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    g.gain(seat, 2)
    yield from ()
    return None


def drum(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    g.gain(seat, 1)
    yield from ()
    return None


def pickpocket(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    g.steal(seat, 1)
    yield from ()
    return None


def avenge(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Destroy an enemy creature: a trigger that sets off triggers before the ones that still wait."""
    enemies = g.creatures(1 - seat)
    if enemies:
        target = yield from g.pick(seat, "avenge", enemies, public=True, source=card)
        yield from destroy(g, [target])
    return None


def ebb(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    g.lose(seat, 1)
    yield from ()
    return None


def blast(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    yield from destroy(g, g.creatures())
    return None


def fog(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Until your next turn begins, no creature can be destroyed."""
    g.fogs.append(seat)
    g.emit("fog_fell", seat=seat)
    yield from ()
    return None


def puppet(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Use an enemy creature as if it were yours."""
    usable = [c for c in g.creatures(1 - seat) if g.card(c).use]
    if usable:
        other = yield from g.pick(seat, "puppet", usable, public=True, source=card)
        effect = g.card(other).use
        assert effect is not None
        g.emit("puppet_used", card=other, seat=seat)
        return (yield from effect(g, seat, other))
    return None


def dusk(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    g.emit("dusk_fell")
    g.leave(END, until="turn")
    yield from ()
    return None


def echo(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Do what the last spell did once more."""
    effect = CARDS[FACES[g.spell]].play if g.spell >= 0 else None
    if effect is not None:
        g.emit("echoed", spell=FACES[g.spell])
        return (yield from effect(g, seat, card))
    return None


def flurry(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Destroy a creature; repeat that while your opponent has more creatures than you."""
    while True:
        if g.creatures():
            target = yield from g.pick(seat, "flurry", g.creatures(), public=True, source=card)
            yield from destroy(g, [target])
        if g.fogs or len(g.creatures(1 - seat)) <= len(g.creatures(seat)):
            return None


def search(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Look through your deck for a creature: by name, since the order of a deck is nobody's business."""
    deck = g.zones[DECK + seat]
    for lying in deck[:]:
        g.show(lying, 1 << seat)
    names = sorted({g.faces[c] for c in deck if CARDS[FACES[g.faces[c]]].kind == "creature"}, key=FACES.__getitem__)
    found = yield from g.choose(seat, "search", [*names, "found-nothing"], "face", public=False, source=card)
    if found != "found-nothing":
        g.move(next(c for c in deck if g.faces[c] == found), HAND + seat, "card_fetched", seat)
    g.shuffle(DECK + seat)
    g.emit("deck_shuffled", seat=seat)
    return None


def divine(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Name a card: your opponent discards it from hand, and everybody knows that none is left there."""
    other = 1 - seat
    named = cast(int, (yield from g.choose(seat, "name", range(len(FACES)), "face", public=True, source=card)))
    g.emit("face_named", seat=seat, face=FACES[named])
    for held in g.zones[HAND + other][:]:
        if g.faces[held] == named:
            g.move(held, PILE + other, "card_discarded", other)
    g.rule_out(HAND + other, [named])
    return None


def tax(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Your opponent destroys a creature of theirs or, having none, discards a card of their choice."""
    other = 1 - seat
    if g.creatures(other):
        target = yield from g.pick(other, "tax-creature", g.creatures(other), public=True, source=card)
        yield from destroy(g, [target])
    elif g.zones[HAND + other]:
        paid = yield from g.pick(other, "tax-card", g.zones[HAND + other][:], public=False, source=card)
        g.move(paid, PILE + other, "card_discarded", other)
    return None


def bury_secretly(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """Lay a card of your hand face down under your deck."""
    if g.zones[HAND + seat]:
        laid = yield from g.pick(seat, "bury", g.zones[HAND + seat][:], public=False, source=card)
        g.move(laid, DECK + seat, "card_tucked", seat, at=0)
    return None


def challenge(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """A duel is a process of its own inside the turn."""
    yield from ()
    return Call("duel", seat, then=TURN)


def imitate(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    """It enters play as a copy of another creature."""
    others = [c for c in g.creatures() if c != card]
    if others:
        model = yield from g.pick(seat, "imitate", others, public=True, source=card)
        g.shape[card] = g.shape[model] if g.shape[model] >= 0 else g.faces[model]
        g.emit("copied", card=card, target=model)
    return None


CARDS: Mapping[str, Card] = {
    "avenger": Card("creature", 5, after="destroyed", trigger=avenge),
    "blast": Card("spell", 1, play=blast),
    "digger": Card("spell", 2, play=bury_secretly),
    "drummer": Card("creature", 3, after="entered", trigger=drum),
    "duel": Card("spell", 2, play=challenge),
    "dusk": Card("spell", 1, play=dusk),
    "ebb": Card("creature", 3, after="gained", trigger=ebb),
    "echo": Card("spell", 2, play=echo),
    "flow": Card("creature", 3, after="lost", trigger=drum),
    "flurry": Card("spell", 1, play=flurry),
    "fog": Card("spell", 1, play=fog),
    "guard": Card("creature", 6, shields=True),
    "mimic": Card("creature", 2, play=imitate),
    "miner": Card("creature", 4, use=mine),
    "mourner": Card("creature", 2, after="destroyed", trigger=drum),
    "oracle": Card("spell", 2, play=divine),
    "phoenix": Card("creature", 5, returns=True),
    "puppeteer": Card("spell", 2, play=puppet),
    "scout": Card("spell", 1, play=search),
    "tax": Card("spell", 1, play=tax),
    "thief": Card("creature", 4, use=pickpocket, after="entered", trigger=pickpocket),
}
FACES = tuple(CARDS)
SIZE = len(FACES)


# -- the turn ---------------------------------------------------------------------------------------------------------


def start(g: Sparks) -> Outcome:
    """Your fog lifts, you draw a card; after the last turn the sparks decide."""
    seat = g.active
    if g.turn > TURNS:
        scores = (g.sparks[0], g.sparks[1])
        if scores[0] == scores[1]:
            g.finish(drawn(2, "turns", scores))
        g.finish(won_by(0 if scores[0] > scores[1] else 1, 2, "turns", scores))
    g.emit("turn_started", seat=seat, turn=g.turn)
    if seat in g.fogs:
        g.fogs = [other for other in g.fogs if other != seat]
        g.emit("fog_lifted", seat=seat)
    g.draw_card(seat)
    return TURN


def turn(g: Sparks) -> Asking[Outcome]:
    seat = g.active
    if g.actions == ACTIONS:
        return END
    usable = [card for card in g.creatures(seat) if g.card(card).use and card not in g.tired]
    options: list[Option] = [*g.zones[HAND + seat], *usable, "pass"]
    card = cast("int | str", (yield from g.choose(seat, "action", options, public=False)))
    if isinstance(card, str):
        return END
    g.actions += 1
    g.fired, g.rounds = {}, -1
    outcome = yield from act(g, seat, card)
    yield from settle(g)
    return outcome or TURN


def act(g: Sparks, seat: int, card: int) -> Asking[Outcome]:
    if g.where[card] == ROW + seat:
        g.tired.append(card)
        g.emit("creature_used", card=card, seat=seat)
        use = g.card(card).use
        assert use is not None
        return (yield from use(g, seat, card))
    face = CARDS[FACES[g.faces[card]]]
    if face.kind == "spell":
        g.move(card, PILE + seat, "spell_played", seat)
        assert face.play is not None
        outcome = yield from face.play(g, seat, card)
        if face.play is not echo:
            g.spell = g.faces[card]
        return outcome
    g.move(card, ROW + seat, "creature_played", seat)
    if face.play is not None:
        yield from face.play(g, seat, card)
    yield from react(g, "entered", seat, subject=card)
    return None


def end(g: Sparks) -> Outcome:
    """A plain step: nothing is asked."""
    g.tired = []
    g.moments = []
    g.actions = 0
    g.active = 1 - g.active
    g.turn += 1
    return START


# -- the duel ---------------------------------------------------------------------------------------------------------


def duel(g: Sparks, challenger: int) -> Asking[Outcome]:
    """Both lay a card face down without seeing the other's."""
    if not g.zones[HAND] or not g.zones[HAND + 1]:
        return None
    cards = cast("list[int]", (yield Together([Ask(seat, "duel-card", g.zones[HAND + seat][:]) for seat in SEATS])))
    for seat in SEATS:
        g.move(cards[seat], STASH + seat, "card_laid", seat)
    return Next("raise_stakes", challenger, 0)


def raise_stakes(g: Sparks, challenger: int, stakes: int) -> Asking[Outcome]:
    """The challenger may lay more cards under the first, one by one; each is a checkpoint of its own."""
    hand = g.zones[HAND + challenger]
    if stakes == 2 or not hand:
        return Next("reveal", challenger)
    options: list[Option] = [*hand, "enough"]
    more = yield from g.choose(challenger, "raise", options, public=False, group="raise", suggest="enough")
    if more == "enough":
        return Next("reveal", challenger)
    g.move(cast(int, more), STASH + challenger, "card_laid", challenger)
    return Next("raise_stakes", challenger, stakes + 1)


def reveal(g: Sparks, challenger: int) -> Outcome:
    strengths = [0, 0]
    for seat in SEATS:
        for card in g.zones[STASH + seat][:]:
            strengths[seat] += CARDS[FACES[g.faces[card]]].strength
            g.move(card, PILE + seat, "card_revealed", seat)
    if strengths[0] == strengths[1]:
        g.emit("duel_tied")
        return None
    return Next("prize", 0 if strengths[0] > strengths[1] else 1)


def prize(g: Sparks, winner: int) -> Asking[Outcome]:
    options: list[tuple[int | str, ...]] = [("steal", 1), ("steal", 2), ("dusk",)]
    taken = yield from g.choose(winner, "prize", options, "prize", public=True)
    if taken == ("dusk",):
        yield from dusk(g, winner, -1)
    g.steal(winner, cast(int, cast("tuple[int | str, ...]", taken)[1]))
    yield from settle(g)
    return None


STEPS: Mapping[str, Step] = {
    "start": start,
    "turn": turn,
    "end": end,
    "duel": duel,
    "raise_stakes": raise_stakes,
    "reveal": reveal,
    "prize": prize,
}


class SparksGame(Game[Sparks]):
    id = "sparks"
    rules = 1
    seat_counts = (2,)
    faces = FACES
    state = Sparks
    steps = STEPS

    def setup(self, seats: int, options: Options, chance: Chance) -> Sparks:
        zones: list[list[int]] = [[] for _ in NAMES]
        for seat in SEATS:
            cards = list(range(SIZE * seat, SIZE * (seat + 1)))
            zones[DECK + seat], zones[HAND + seat] = cards[:-HAND_SIZE], cards[-HAND_SIZE:]
        g = self.lay(zones, chance)
        decks = [list(range(SIZE)) for _ in SEATS]
        for deck in decks:
            g.mix(deck)
        g.faces = [face for deck in decks for face in deck]
        return g

    def lay(self, zones: list[list[int]], chance: Chance) -> Sparks:
        return Sparks(
            seats=2,
            rng=chance.rng,
            seal=chance.seal,
            faces=[0] * (2 * SIZE),
            backs=(0,) * SIZE + (1,) * SIZE,
            audience=AUDIENCE,
            zones=zones,
            shape=[-1] * (2 * SIZE),
            stack=[["start"]],
        )

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return NAMES

    def view(self, g: Sparks, viewer: int) -> dict[str, Json]:
        players: list[Json] = [
            {
                "sparks": g.sparks[seat],
                "deck": self.glance(g, DECK + seat, viewer),
                "hand": self.glance(g, HAND + seat, viewer),
                "stash": self.glance(g, STASH + seat, viewer),
                "row": [
                    {"id": g.ids[card], "face": FACES[g.faces[card]], "shape": g.shape[card], "tired": card in g.tired}
                    for card in g.zones[ROW + seat]
                ],
                "pile": self.glance(g, PILE + seat, viewer),
            }
            for seat in SEATS
        ]
        return {"turn": g.turn, "active": g.active, "fogs": cast("list[Json]", g.fogs[:]), "players": players}

    def evaluate(self, g: Sparks, seat: int) -> float:
        return (g.sparks[seat] - g.sparks[1 - seat]) / GOAL

    def standing(self, g: Sparks) -> tuple[int, ...]:
        return tuple(g.sparks)

    def card_text(self, face: str) -> tuple[Message, ...]:
        return CARDS[face].text

    def label(self, g: Sparks, option: tuple[int | str, ...], of: str) -> Message:
        if option[0] == "steal":
            return message("prize-steal", amount=option[1])
        return message("prize-dusk")

    def inspect(self, g: Sparks) -> None:
        assert sorted(card for zone in g.zones for card in zone) == list(range(2 * SIZE))
        assert all(sparks >= 0 for sparks in g.sparks)


class Board(SparksGame):
    """Sparks with some cards laid out by name; the rest lies shuffled in the decks."""

    def __init__(self, zones: Mapping[str, Sequence[str]], sparks: tuple[int, int], hide_rest: bool) -> None:
        super().__init__()
        self.laid = zones
        self.sparks = sparks
        self.rest = PILE if hide_rest else DECK

    def setup(self, seats: int, options: Options, chance: Chance) -> Sparks:
        zones: list[list[int]] = [[] for _ in NAMES]
        faces = [-1] * (2 * SIZE)
        for seat in SEATS:
            free = list(range(SIZE * seat, SIZE * (seat + 1)))
            named = []
            for zone in (HAND, ROW, PILE, STASH, DECK):
                for name in self.laid.get(NAMES[zone + seat], ()):
                    card = free.pop()
                    faces[card] = FACES.index(name)
                    zones[zone + seat].append(card)
                    named.append(faces[card])
            assert len(set(named)) == len(named), "there is one copy of each card"
            zones[self.rest + seat] = free + zones[self.rest + seat]
        g = self.lay(zones, chance)
        for seat in SEATS:
            rest = [f for f in range(SIZE) if f not in faces[SIZE * seat : SIZE * (seat + 1)]]
            g.mix(rest)
            for card in range(SIZE * seat, SIZE * (seat + 1)):
                if faces[card] < 0:
                    faces[card] = rest.pop()
        g.faces = faces
        g.sparks = list(self.sparks)
        g.stack = [["turn"]]
        return g


def board(sparks: tuple[int, int] = (0, 0), hide_rest: bool = False, **zones: Sequence[str]) -> Board:
    """`board(hand_0=["blast"], row_1=["miner"])`: seat 0 is to act. `hide_rest` leaves the decks as named."""
    return Board({name.replace("_", "-"): faces for name, faces in zones.items()}, sparks, hide_rest)
