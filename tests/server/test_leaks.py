"""The leak test on the wire: exchange cards that a viewer never saw, play the same answers, compare every byte."""

import itertools
import json
import random
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.checks import noting_denials, redeal
from tests.server.harness import Party, Player, play
from tests.server.inside import Inside

from stolik import games
from stolik.server import transcripts
from stolik.table import Entry, Game, Match, Options, Seed, State

VIEWERS = (0, 1, 2)
Denials = list[tuple[int, int, set[int]]]


class Table:
    """A table whose ids, times and deal are always the same, so that only what is hidden can differ."""

    def __init__(self, folder: Path, seed: int, options: Options, faces: list[int] | None) -> None:
        self.inside = Inside(folder, bot_workers=1)
        self.seed, self.options, self.faces = seed, options, faces

    def deal(self, game: Game[State], seats: int, options: Options, seed: Seed) -> Match[State]:
        return Match(game, seats, options, seed, faces=self.faces)

    def settle(self) -> None:
        house, names = self.inside.server.house, itertools.count()
        house.now = house.ticks = lambda: 1_000.0
        house.secret = lambda: f"name-{next(names)}"
        house.seed = lambda: self.seed
        house.deal = self.deal


async def seen_by_all(
    folder: Path, seed: int, options: Options, faces: list[int] | None, script: list[Entry] | None, answers: int
) -> tuple[Match[State], list[list[str]], list[bytes]]:
    """Play a script (or at random) and return the match and every frame that each viewer received before its end."""
    folder.mkdir()
    table = Table(folder, seed, options, faces)
    async with table.inside, Party(table.inside.url) as party:
        table.settle()
        ania, bartek, place = await party.pair(options=options)
        celina = await party.guest("Celina", "pl")
        players = [ania, bartek, celina]
        for player in players:
            await player.ok("watch", table=place, pages=True)
        room = table.inside.server.hall.rooms[place]
        rng, match = random.Random(seed), room.match
        assert match is not None
        for turn in range(answers if script is None else len(script)):
            if match.question is None:
                break
            entry = _any(match, rng) if script is None else script[turn]
            if entry.kind == "retract":
                await players[entry.seat].ok("undo", table=place, seat=entry.seat)
            else:
                await _answer(players, match, place, entry)
        told: list[bytes] = []
        if match.result is None:
            for player in players:
                await player.ok("sync", table=place)
            told = [transcript(match, faces, seat) for seat in VIEWERS]
        return match, [_before_the_end(player) for player in players], told


def transcript(match: Match[State], faces: list[int] | None, seat: int) -> bytes:
    """What this seat, or the spectators, may have of a match while it runs, made from its record and this deal."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(transcripts, "Match", partial(Match, faces=None if faces is None else faces[:]))
        return b"\n".join(transcripts.pages_of(match.record(), seat))


async def _answer(players: list[Player], match: Match[State], place: str, entry: Entry) -> None:
    ask = match.ask_of(entry.seat)
    if ask is None or entry.value not in ask.options:
        raise OtherStory(entry.seat)
    name = match.option_id(ask, entry.value)
    number = match.number
    await players[entry.seat].ok("answer", table=place, seat=entry.seat, question=number, options=[name])
    for player in players:
        await player.moved_on(place, entry.seat, number, player.updates[place]["match"])


class OtherStory(Exception):
    """With these cards exchanged a seat that sees them cannot give the same answer."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def _any(match: Match[State], rng: random.Random) -> Entry:
    if match.pending and rng.random() < 0.2:
        return Entry("retract", next(iter(match.pending)), match.number)
    ask = rng.choice(match.asks)
    return Entry("answer", ask.seat, match.number, rng.choice(ask.options))


def _before_the_end(player: Player) -> list[str]:
    """Afterwards everything is shown to everybody."""
    frames = zip(player.frames, player.received, strict=True)
    return [frame for frame, _ in itertools.takewhile(lambda pair: not pair[1].get("result"), frames)]


def exchanged(match: Match[State], viewer: int, denials: Denials, rng: random.Random) -> list[int]:
    """The faces of the deal with those exchanged that the viewer neither saw at any time nor was told about."""
    log = match.state.log
    assert log is not None
    unseen = [card for card, seen in enumerate(log.ever) if not seen >> viewer & 1]
    never: dict[int, set[int]] = {}
    for card, seen, gone in denials:
        if not seen >> viewer & 1:
            never.setdefault(card, set()).update(gone)
    return redeal(match.state, unseen, never, rng)


@pytest.mark.parametrize("variant", [0, 1, 5, 9])
@play
async def test_nobody_receives_a_byte_that_depends_on_what_they_must_not_know(tmp_path: Path, variant: int) -> None:
    options = games.load("cardia").variants()[variant]
    compared = dict.fromkeys(VIEWERS, 0)
    for seed in range(variant * 10, variant * 10 + 10):
        answers = 8 + seed % 4 * 6
        with noting_denials() as denials:
            match, frames, told = await seen_by_all(tmp_path / f"{seed}", seed, options, None, None, answers)
        for viewer in VIEWERS:
            faces = exchanged(match, viewer, denials, random.Random(seed))
            if compared[viewer] > 40 or faces == match.state.faces:
                continue
            try:
                _, other, others = await seen_by_all(
                    tmp_path / f"{seed}-{viewer}", seed, options, faces, match.entries, answers
                )
            except OtherStory as story:
                if story.seat == viewer:
                    raise AssertionError("what a viewer may answer depends on cards it never saw") from story
                continue
            assert other[viewer] == frames[viewer]
            if told and others:
                assert others[viewer] == told[viewer]
            compared[viewer] += len(frames[viewer])
        if min(compared.values()) > 40:
            return
    raise AssertionError(f"too little was compared: {compared}")


@play
async def test_the_comparison_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that tells one card too many does not pass."""
    game: Any = games.load("cardia")
    honest = type(game).view

    def careless(self: Any, g: Any, viewer: int) -> Any:
        view = honest(self, g, viewer)
        view["top"] = g.faces[g.zones[0][-1]] if g.zones[0] else 0
        return view

    monkeypatch.setattr(type(game), "view", careless)
    with noting_denials() as denials:
        match, frames, _ = await seen_by_all(tmp_path / "true", 3, {}, None, None, 6)
    for attempt in range(8):
        faces = exchanged(match, 0, denials, random.Random(attempt))
        try:
            _, other, _ = await seen_by_all(tmp_path / f"{attempt}", 3, {}, faces, match.entries, 6)
        except OtherStory:
            continue
        if other[0] != frames[0]:
            return
    raise AssertionError("a leak went unnoticed")


# -- whatever can be asked ---------------------------------------------------------------------------------------------

ADDRESSES = (
    "/api/tables/{table}",
    "/api/matches/{match}",
    "/api/matches/{match}/story",
    "/api/my/tables",
    "/api/tables",
)
CARDS = range(0, 120, 4)


async def asked_by_all(
    folder: Path, game: str, seed: int, faces: list[int] | None, script: Sequence[Entry] | None
) -> tuple[Match[State], list[list[str]]]:
    """Play a little, ask for everything that can be asked for, and return the match and what each viewer heard."""
    folder.mkdir()
    table = Table(folder, seed, {}, faces)
    async with table.inside, Party(table.inside.url) as party:
        table.settle()
        ania, bartek, place = await party.pair(game=game, seats=2)
        celina = await party.guest("Celina", "pl")
        players = [ania, bartek, celina]
        for player in players:
            await player.ok("watch", table=place, pages=True)
        match, rng = table.inside.server.hall.rooms[place].match, random.Random(seed)
        assert match is not None
        for entry in [None] * 10 if script is None else script:
            if entry is not None and entry.kind == "retract":
                await players[entry.seat].ok("undo", table=place, seat=entry.seat)
            elif match.question is not None:
                await _answer(players, match, place, entry or _answer_of_any(match, rng))
        return match, [await _ask(player, place, seat, match) for seat, player in enumerate(players)]


def _answer_of_any(match: Match[State], rng: random.Random) -> Entry:
    ask = rng.choice(match.asks)
    return Entry("answer", ask.seat, match.number, rng.choice(ask.options))


async def _ask(player: Player, place: str, seat: int, match: Match[State]) -> list[str]:
    heard: list[Any] = [await player.send("about", table=place, card=card) for card in CARDS]
    for other in VIEWERS:
        # What is refused says why, and nothing else.
        wrong = {"table": place, "seat": other, "question": match.number, "options": ["nonsense"]}
        heard += [await player.send("answer", **wrong), await player.send("hint", table=place, seat=other)]
        if other != seat:
            # Whoever plays may look from the spectators' side as well.
            barred = ("undo", "concede", "watch") if other < 2 else ("undo", "concede")
            heard += [await player.refused(what, table=place, seat=other) for what in barred]
            if other < 2:
                reply = await player.http.get(f"/api/tables/{place}/transcript?seat={other}")
                assert reply.status_code == 403
                heard.append(reply.json())
    for address in ADDRESSES:
        reply = await player.http.get(address.format(table=place, match=player.tables[place]["match"]))
        heard.append([reply.status_code, reply.json()])
    return [re.sub(r'"touched": [0-9.]+', "", json.dumps(one)) for one in heard]


@pytest.mark.parametrize("game", games.IDS)
@play
async def test_nothing_that_can_be_asked_depends_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    """Of every game: what cards are about, hints, lists, addresses, and the words of every refusal."""
    compared = 0
    for seed in range(6):
        with noting_denials() as denials:
            match, heard = await asked_by_all(tmp_path / f"{seed}", game, seed, None, None)
        if match.question is None:
            continue
        for viewer in (match.asks[0].seat, 2):
            faces = exchanged(match, viewer, denials, random.Random(seed))
            if faces == match.state.faces:
                continue
            try:
                other = await asked_by_all(tmp_path / f"{seed}-{viewer}", game, seed, faces, match.entries)
            except OtherStory as story:
                if story.seat == viewer:
                    raise AssertionError("what a viewer may answer depends on cards it never saw") from story
                continue
            assert other[1][viewer] == heard[viewer]
            compared += 1
        if compared > 1:
            return
    assert compared
