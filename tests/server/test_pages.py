"""What happens is told page by page to whoever asks for it, and costs nobody else anything."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Json, Party, Player, both, play
from tests.server.inside import Inside
from tests.server.test_protocol import validator

from stolik import games
from stolik.server.transcripts import read, read_page, transcribe
from stolik.table import Game, State


def told(update: Json) -> list[Json]:
    return [*(line for page in update.get("pages", ()) for line in page["events"]), *update["events"]]


def updates(player: Player) -> Iterator[Json]:
    return (message for message in player.received if message["type"] == "update")


@pytest.fixture(autouse=True)
def _every_event_is_worth_looking_at(monkeypatch: pytest.MonkeyPatch) -> None:
    emit = State.emit

    def emit_and_beat(self: State, *args: Any, **more: Any) -> None:
        emit(self, *args, **more)
        self.beat()

    monkeypatch.setattr(State, "emit", emit_and_beat)


def faces_in(part: object) -> set[str]:
    """All faces in a part of a view."""
    if isinstance(part, dict):
        return {part["face"]} if isinstance(part.get("face"), str) else set().union(*map(faces_in, part.values()))
    return set().union(*map(faces_in, part)) if isinstance(part, list) else set()


async def play_through(table: str, *players: Player) -> None:
    rng = random.Random(5)
    while not players[0].result(table):
        question = players[0].question(table)
        assert question is not None
        number = question["number"]
        for player in players:
            if player.ask(table):
                ask = player.ask(table)
                assert ask is not None
                option = rng.choice(ask["options"])["id"] if "options" in ask else None
                await player.answer(table, option)
        await both(*(player.past(table, number) for player in players))


@play
async def test_pages_hold_the_same_lines_and_lead_to_the_same_table(tmp_path: Path) -> None:
    valid = validator("Message")
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(start=False)
        celina = await party.guest("Celina")
        await ania.ok("watch", table=table, pages=True)
        await celina.ok("watch", table=table, pages=True)
        plain = await party.guest("Dawid")
        await plain.ok("watch", table=table)
        await ania.ok("start", table=table)
        await both(*(player.until(lambda p=player: p.ask(table)) for player in (ania, bartek) if player is ania))
        await bartek.until(lambda: table in bartek.updates)
        await play_through(table, ania, bartek)
        await both(*(player.until(lambda p=player: p.result(table)) for player in (bartek, celina, plain)))
        assert not any("pages" in update for update in updates(plain))
        with_pages = [update for update in updates(ania) if update.get("pages")]
        assert with_pages, "a match has moments worth looking at"
        for mine, other in zip(updates(celina), updates(plain), strict=False):
            valid.validate(mine)
            if not mine["full"] and not other["full"]:
                assert told(mine) == told(other)
                assert mine.get("view") == other.get("view")
        for update in with_pages:
            valid.validate(update)
            assert all(page["events"] and page["view"] for page in update["pages"])
        replay = await ania.get(f"/api/matches/{ania.tables[table]['match']}?seat=0&lang=en")
        lines = [line["text"] for page in replay["pages"] for line in told(page)]
        assert lines == [line["text"] for line in ania.log[table]]
        assert celina.log[table] == plain.log[table]
        validator("Replay").validate(replay)
        match = inside.server.hall.rooms[table].match
        assert match is not None
        packed = transcribe(match.record())
        for viewer in (-1, 0, 1, 2):
            steps = [read_page(page) for page in read(packed, viewer)]
            assert any(step["pages"] for step in steps), viewer
            if viewer == 2:
                shown = [page["view"] for step in steps for page in step["pages"]]
                assert shown == [page["view"] for update in updates(celina) for page in update.get("pages", ())]


@play
async def test_a_page_shows_nobody_more_than_the_table_did(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        celina = await party.guest("Celina")
        for player in (ania, bartek, celina):
            await player.ok("watch", table=table, pages=True)
        await play_through(table, ania, bartek)
        await celina.until(lambda: celina.result(table))
        looked = 0
        for seat, player in enumerate((ania, bartek, celina)):
            open_cards: set[str] = set()
            for update in updates(player):
                for page in update.get("pages", ()):
                    for other, hand in enumerate(page["view"]["players"]):
                        if other != seat:
                            looked += 1
                            known = {card["face"] for card in hand["hand"] if card and card.get("face")}
                            # A card that was taken back from the table is known; nothing else in a hand is.
                            assert known <= open_cards
                    open_cards |= faces_in(page["view"]["encounters"])
        assert looked


@play
async def test_without_anybody_who_wants_them_no_pages_are_kept(
    tmp_path: Path,
) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        match = inside.server.hall.rooms[table].match
        assert match is not None
        await both(ania.answer(table), bartek.answer(table))
        assert list(match.beats(0)) == []
        await ania.ok("watch", table=table, pages=True)
        beaten: list[Any] = []
        while not beaten and not ania.result(table):
            for player in (ania, bartek):
                if player.ask(table):
                    await player.answer(table)
            await ania.ok("sync", table=table)
            await bartek.ok("sync", table=table)
            beaten += match.beats(0)
        assert beaten
        await ania.ok("watch", table=table)
        assert not inside.server.hall.rooms[table].shower.wants_pages


@play
async def test_options_say_what_they_do_and_to_which_things(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, _, table = await party.pair(game="vale")
        match = inside.server.hall.rooms[table].match
        assert match is not None
        game: Game[State] = games.load("vale")
        ask = match.asks[0]
        player = ania if ask.seat == 0 else _
        await player.until(lambda: player.ask(table))
        shown = player.ask(table)
        assert shown is not None
        for option, sent in zip(ask.options, shown["options"], strict=True):
            act = game.act(match.state, ask, option)
            assert sent["verb"] == act.verb
            assert len(sent["things"]) == len(act.things)
            assert all(isinstance(thing, str) for thing in sent["things"])
