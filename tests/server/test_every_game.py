"""A new game needs no server code: every registered game is played over the wire, by people, bots and in groups."""

import random
from pathlib import Path

import jsonschema
import pytest
from tests.server.harness import Party, Player, ServerProcess, both, play
from tests.server.inside import Inside
from tests.server.test_protocol import validator

from stolik import games, schema
from stolik.table import Match, State

GAMES = [game.id for game in games.every()]
ENOUGH = 30
"""So many answers of one seat show what there is to see; the matches of some games take hundreds."""
SAMPLE = 400
"""About so many frames are held against the schema."""


async def play_enough(player: Player, table: str, seat: int) -> None:
    """Play on to the end of the match, but not for ever: then this player gives up."""
    await player.play_on(table, ENOUGH)
    if not player.result(table):
        try:
            await player.ok("concede", table=table, seat=seat)
        except AssertionError as refused:
            # Somebody else has ended the match meanwhile, and this player has not heard of it yet.
            if "no-match" not in str(refused):
                raise


@pytest.mark.parametrize("game_id", GAMES)
@play
async def test_people_at_every_seat_play_a_match(server: ServerProcess, game_id: str) -> None:
    seats = games.load(game_id).seat_counts[-1]
    message = validator("Message")
    view = jsonschema.Draft202012Validator({**schema.document(), "$ref": f"#/$defs/{game_id}-View"})
    async with Party(server.url) as party:
        players = [await party.guest(f"Gracz {n}", ("pl", "en")[n % 2]) for n in range(seats)]
        table = await players[0].new_table(game_id, seats=seats)
        for player in players[1:]:
            await player.ok("sit", table=table)
            await player.ok("watch", table=table)
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        await players[0].ok("start", table=table)
        await both(*(player.until(lambda p=player: table in p.updates) for player in players))
        await both(*(play_enough(player, table, seat) for seat, player in enumerate(players)))
        await celina.until(lambda: celina.result(table))
        for player in (*players, celina):
            assert player.gaps == 0
            assert player.result(table)["places"] == players[0].result(table)["places"]
            for frame in player.received[:: len(player.received) * (seats + 1) // SAMPLE + 1]:
                message.validate(frame)
                if frame["type"] == "update" and "view" in frame:
                    view.validate(frame["view"])


@pytest.mark.parametrize("game_id", GAMES)
@play
async def test_a_person_plays_with_bots_at_all_other_seats(server: ServerProcess, game_id: str) -> None:
    game = games.load(game_id)
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        about = next(one for one in await ania.get("/api/games?lang=pl") if one["id"] == game_id)
        assert about["name"]
        assert {option["name"] for option in about["options"]} == {
            spec.name for spec in game.options if getattr(spec, "shown", True)
        }
        cards = await ania.get(f"/api/games/{game_id}/cards?lang=pl")
        assert [card["face"] for card in cards] == list(game.faces)
        assert all(card["name"] for card in cards)
        assert "game-name" in await ania.get(f"/api/games/{game_id}/words")
        table = await ania.new_table(game_id)
        for seat in range(1, game.seat_counts[0]):
            await ania.ok("bot", table=table, seat=seat, level="greedy")
        await ania.ok("start", table=table)
        await play_enough(ania, table, 0)
        match = ania.tables[table]["match"]
        assert (await ania.get(f"/api/matches/{match}"))["pages"][-1]["result"]


DECK_TWO = dict.fromkeys(("rebellion", "academy", "guild", "dynasty"), "two")


def grouped_question() -> tuple[int, list[tuple[int, object]], int]:
    """A seed of Cardia, answers, and the seat that is then asked twice in one group."""
    game = games.load("cardia")
    for seed in range(500):
        rng, match = random.Random(seed), Match(game, 2, DECK_TWO, seed)
        answers: list[tuple[int, object]] = []
        while match.question is not None:
            ask = match.asks[0]
            if ask.group and again(match, ask.seat):
                return seed, answers, ask.seat
            option = rng.choice(ask.options)
            answers.append((ask.seat, option))
            match.answer(option, ask.seat)
    raise AssertionError("no question of a group was ever asked twice")


def again(match: Match[State], seat: int) -> bool:
    twin, ask = match.clone(), match.ask_of(seat)
    twin.answer(ask.options[0], seat)
    following = twin.ask_of(seat)
    return following is not None and following.group == ask.group


@play
async def test_one_message_answers_a_group_of_questions_one_by_one(tmp_path: Path) -> None:
    seed, answers, seat = grouped_question()
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        inside.server.house.seed = lambda: seed
        for nonsense in (False, True):
            *players, table = await party.pair(options=DECK_TWO)
            match = inside.server.hall.rooms[table].match
            for who, option in answers:
                name = match.option_id(match.ask_of(who), option)
                await players[who].ok("answer", table=table, seat=who, question=match.number, options=[name])
            player, entries = players[seat], len(match.entries)
            await player.past(table, match.number - 1)
            ids = [option["id"] for option in player.ask(table)["options"]]
            answer = {"table": table, "seat": seat, "question": match.number}
            if nonsense:
                problem = await player.refused("answer", **answer, options=["nonsense", ids[0]])
                assert (problem["code"], len(match.entries)) == ("bad-answer", entries)
                problem = await player.refused("answer", **answer, options=[ids[0], "nonsense"])
                assert (problem["code"], problem["applied"], len(match.entries)) == ("bad-answer", 1, entries + 1)
            else:
                assert (await player.ok("answer", **answer, options=ids[:2]))["applied"] == 2
                assert [entry.seat for entry in match.entries[entries:]] == [seat, seat]
            assert (await player.ok("answer", **answer, options=ids[:2]))["result"] == "stale"
            await both(*(person.play_on(table) for person in players))
