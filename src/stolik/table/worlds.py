"""Clones, and worlds: matches as they may be for all that a seat knows."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from stolik.table.ask import Answer, Ask, Option, Question
from stolik.table.chance import Seal, Tape, drawn_between
from stolik.table.errors import Endless, TableError
from stolik.table.game import Game
from stolik.table.running import Reseed, enter, rebuild
from stolik.table.state import State
from stolik.table.steps import Leave

if TYPE_CHECKING:
    from stolik.table.match import Match

S = TypeVar("S", bound=State)
TRIES = 24
"""How many worlds to try for one in which everything that happened since the checkpoint could happen."""
BENT = 4
"""In the last few of them an answer that became illegal is replaced by a legal one."""

FEW = 7
"""Where no such world is found, how many cards are shuffled at a time on the way from the true one."""


@dataclass(frozen=True, slots=True)
class Packed(Generic[S]):
    """A clone or a world as data, to be unpacked in another process."""

    number: int
    pending: dict[int, Option]
    checkpoint: S
    since: list[Answer | Reseed]


def clone(match: "Match[S]") -> "Match[S]":
    twin = _bare(match)
    seal = match.state.seal
    if match.question is None:
        twin.state = match.state.copy()
        twin.state.seal = None
        twin.question = twin.gen = None
        return twin
    if isinstance(seal, Seal):
        _take_chance_along(match, twin, seal.offshoot(match.state.rng))
    rebuild(twin)
    return twin


def heir(match: "Match[S]") -> "Match[S]":
    """A clone that takes the table over instead of a copy of it."""
    if match.book is not None:
        raise TableError("a recorded match keeps its table")
    twin = _bare(match)
    twin.state, twin.gen, twin.question = match.state, match.gen, match.question
    match.gen = None
    return twin


def _bare(match: "Match[S]") -> "Match[S]":
    if not match.keep:
        raise TableError("a match played with keep=False has no checkpoints to clone from")
    twin = type(match).__new__(type(match))
    twin.game = match.game
    twin.number = match.number
    twin.pending = match.pending.copy()
    twin.restored = ""
    twin.state = match.checkpoint
    twin.checkpoint = match.checkpoint
    twin.since = match.since[:]
    twin.book = None
    twin.keep = True
    return twin


def _take_chance_along(match: "Match[S]", twin: "Match[S]", seed: int) -> None:
    """Up to here chance comes out in the twin as it did in the match; from here on it shares nothing with it."""
    twin.checkpoint = checkpoint = twin.checkpoint.copy()
    if any(type(answer) is Reseed for answer in match.since):
        twin.since.append(Reseed(seed))
        return
    drawn = drawn_between(checkpoint.seal, checkpoint.rng, match.state.rng)
    if drawn is None:
        raise TableError("chance did not go from the checkpoint to here; rules draw with below, mix and shuffle only")
    if drawn:
        checkpoint.rng, checkpoint.seal = 0, Tape(drawn, seed)
        twin.since.append(Reseed(seed))
    else:
        checkpoint.rng, checkpoint.seal = seed, None


def determinize(match: "Match[S]", seat: int, rng: random.Random) -> "Match[S]":
    if match.question is None:
        return clone(match)
    seed = rng.getrandbits(64)
    for attempt in range(TRIES):
        faces = match.state.imagine(seat, rng)
        world = _world(match, seat, faces, seed, rng, bend=attempt >= TRIES - BENT)
        if world is not None:
            break
    else:
        world = _wander(match, seat, seed, rng)
    for other in world.pending:
        if other != seat and not isinstance(world.question, Ask) and world.question is not None:
            (ask,) = (ask for ask in world.question.asks if ask.seat == other)
            world.pending[other] = rng.choice(ask.options)
    return world


def reseed(match: "Match[S]", seed: int) -> None:
    if match.book is not None:
        raise TableError("chance in a recorded match follows from its seed")
    anew = Reseed(seed)
    anew.apply(match.state)
    match.since.append(anew)


def pack(match: "Match[S]") -> Packed[S]:
    if match.book is not None:
        raise TableError("a recorded match is not packed; it has a record")
    return Packed(match.number, match.pending, match.checkpoint, match.since)


def unpack(cls: "type[Match[S]]", game: Game[S], packed: Packed[S]) -> "Match[S]":
    match = cls.__new__(cls)
    match.game = game
    match.number, match.pending, match.restored = packed.number, packed.pending, ""
    match.state = match.checkpoint = packed.checkpoint
    match.since = packed.since
    match.book, match.keep = None, True
    rebuild(match)
    return match


def _world(
    match: "Match[S]", seat: int, faces: list[int], seed: int, rng: random.Random, bend: bool
) -> "Match[S] | None":
    """This match with other faces on the cards, if the seat could not tell the difference."""
    world = _bare(match)
    _take_chance_along(match, world, seed)
    checkpoint = world.checkpoint
    if checkpoint.rumours or checkpoint.memories:
        checkpoint.rumours, checkpoint.remembered = checkpoint.others_memory(seat, faces, rng), True
    checkpoint.faces = faces
    if replay_since(world, rng, bend, match.state, seat) and _seems(world, match, seat):
        return world
    return None


def _wander(match: "Match[S]", seat: int, seed: int, rng: random.Random) -> "Match[S]":
    """Away from the real world by shuffling a few unseen cards at a time, where independent worlds hardly fit."""
    state = match.state
    faces = state.faces
    world = _world(match, seat, faces, seed, rng, bend=False)
    if world is None:
        raise TableError("the true deal does not lead to where the match stands")
    unseen = [card for card in range(len(faces)) if not state.sees(seat, card)]
    for attempt in range(TRIES if len(unseen) > 1 else 0):
        moved = faces[:]
        few = rng.sample(unseen, min(len(unseen), 2 + attempt % FEW))
        few = [card for card in few if state.backs[card] == state.backs[few[0]]]
        for card, face in zip(few, rng.sample([faces[card] for card in few], len(few)), strict=True):
            moved[card] = face
        if moved != faces and state.imaginable(seat, moved):
            step = _world(match, seat, moved, seed, rng, bend=False)
            if step is not None:
                world, faces = step, moved
    return world


def replay_since(match: "Match[S]", rng: random.Random, bend: bool, truth: S | None = None, seat: int = -1) -> bool:
    """Like `rebuild`, but checks each answer: in another world than the truth it may be illegal."""
    state = match.checkpoint.copy()
    gen = enter(match, state)
    try:
        question = next(gen)
        for place, answer in enumerate(match.since):
            state.ticks = 0
            if type(answer) is Reseed:
                answer.apply(state)
                continue
            if truth is not None and isinstance(question, Ask) and isinstance(answer, int):
                answer = match.since[place] = _relabel(match, question, answer, truth, seat)
            if not _legal(question, cast(Answer, answer)):
                if not bend:
                    return False
                answer = match.since[place] = _any_legal(question, rng)
            question = gen.send(cast(Answer, answer))
    except (StopIteration, Leave, Endless):
        return False
    match.state, match.gen, match.question = state, gen, question
    return True


def _relabel(match: "Match[S]", ask: Ask, face: int, truth: S, seat: int) -> int:
    """A card that another seat took by name, from among cards this seat cannot see, has another name here."""
    if ask.of != "face" or ask.public or ask.seat == seat:
        return face
    before = match.checkpoint
    cards = [card for card, shown in enumerate(truth.faces) if shown == face]
    if any(truth.sees(seat, card) and not before.sees(seat, card) for card in cards):
        return face
    hidden = [card for card in cards if not truth.sees(seat, card)]
    moved = [card for card in hidden if truth.where[card] != before.where[card]]
    return before.faces[(moved or hidden)[0]] if hidden else face


def _seems(world: "Match[S]", match: "Match[S]", seat: int) -> bool:
    """Is what this seat is asked, and what anybody can count, the same in the world as in the match?"""
    here, there = world.question, match.question
    if isinstance(here, Ask) != isinstance(there, Ask) or here is None or there is None:
        return False
    ours, theirs = _asks(here), _asks(there)
    return (
        [(ask.seat, ask.prompt) for ask in ours] == [(ask.seat, ask.prompt) for ask in theirs]
        and all(
            mine.seat != seat or mine.options == asked.options or list(mine.options) == list(asked.options)
            for mine, asked in zip(ours, theirs, strict=True)
        )
        and [len(cards) for cards in world.state.zones] == [len(cards) for cards in match.state.zones]
    )


def _asks(question: Question) -> Sequence[Ask]:
    return (question,) if isinstance(question, Ask) else question.asks


def _legal(question: Question, answer: Answer) -> bool:
    if isinstance(question, Ask):
        return not isinstance(answer, list) and answer in question.options
    return (
        isinstance(answer, list)
        and len(answer) == len(question.asks)
        and all(option in ask.options for ask, option in zip(question.asks, answer, strict=True))
    )


def _any_legal(question: Question, rng: random.Random) -> Answer:
    if isinstance(question, Ask):
        return rng.choice(question.options)
    return [rng.choice(ask.options) for ask in question.asks]
