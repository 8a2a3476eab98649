"""Every match has a secret of its own: shown as a commitment from the start, told at the end, good for nothing else."""

import hashlib
import json
from pathlib import Path

from tests.server.harness import Party, both, play, take_turns
from tests.server.inside import Inside

from stolik import games
from stolik.table import Match, Record
from stolik.table.series import Series


@play
async def test_no_match_of_a_series_foretells_the_next(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(wins=5)
        secrets = []
        for _ in range(3):
            match = inside.server.hall.rooms[table].match
            assert match is not None
            secret = match.record().seed
            assert isinstance(secret, str)
            assert len(bytes.fromhex(secret)) == 32
            for told in secrets:
                number = int(told, 16)
                assert secret not in (told, str(Series(2, 5, number).match_seed))
                assert all(told not in frame for player in (ania, bartek) for frame in player.frames[-1:])
            secrets.append(secret)
            await bartek.ok("concede", table=table, seat=1)
            await both(*(player.until(lambda p=player: p.result(table)) for player in (ania, bartek)))
            record = await ania.get(f"/api/matches/{ania.tables[table]['match']}/record")
            assert record["seed"] == secret
            await ania.ok("start", table=table)
            await both(*(player.until(lambda p=player: not p.result(table)) for player in (ania, bartek)))
        assert len(set(secrets)) == 3
        stored = await inside.server.house.store.table(table)
        assert stored is not None
        assert not any(secret in stored.document for secret in secrets), "what is told already is not kept for the next"


@play
async def test_a_match_shows_what_it_was_dealt_from_once_it_is_over(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(game="vale")  # no luck ends it in its first answers
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        deal = celina.tables[table]["deal"]
        assert (len(deal["commitment"]), deal["secret"], deal["known"]) == (64, "", False)
        await take_turns(table, ania, bartek, until=lambda: ania.question(table)["number"] >= 4)
        match = inside.server.hall.rooms[table].match
        assert match is not None
        secret = match.record().seed
        assert isinstance(secret, str)
        transcript = await ania.get(f"/api/tables/{table}/transcript?seat=0")
        assert transcript[0]["commitment"] == deal["commitment"]
        assert secret not in json.dumps(transcript)
        for player in (ania, bartek, celina):
            assert not any(secret in frame for frame in player.frames)
        await ania.ok("concede", table=table, seat=0)
        await celina.until(lambda: celina.tables[table]["deal"]["secret"])
        told = celina.tables[table]["deal"]["secret"]
        assert hashlib.sha256(told.encode()).hexdigest() == deal["commitment"]
        replay = await celina.get(f"/api/matches/{celina.tables[table]['match']}")
        assert replay["deal"] == {"commitment": deal["commitment"], "secret": told, "known": False}
        record = Record.from_json(await celina.get(f"/api/matches/{celina.tables[table]['match']}/record"))
        assert record.seed == told
        again = Match(games.load("vale"), 2, record.options, told)
        assert again.view(-1) == replay["pages"][0]["view"]


@play
async def test_a_rematch_with_the_same_deal_says_that_it_is_known(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        first = ania.tables[table]["deal"]["commitment"]
        await ania.ok("concede", table=table, seat=0)
        await ania.ok("propose", table=table, what="rematch", deal="same")
        await bartek.until(lambda: bartek.tables[table]["proposal"])
        assert "may know" in bartek.tables[table]["proposal"]["text"]
        await bartek.ok("agree", table=table)
        await both(*(p.until(lambda p=p: p.result(table) is None) for p in (ania, bartek)))
        assert ania.tables[table]["deal"] == {"commitment": first, "secret": "", "known": True}
        await ania.ok("concede", table=table, seat=0)
        await ania.ok("propose", table=table, what="rematch")
        await bartek.ok("agree", table=table)
        await both(*(p.until(lambda p=p: p.result(table) is None) for p in (ania, bartek)))
        deal = ania.tables[table]["deal"]
        assert not deal["known"]
        assert deal["commitment"] != first


@play
async def test_only_the_first_match_of_a_series_repeats_a_deal(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(wins=2)
        for _ in range(2):
            await bartek.ok("concede", table=table, seat=1)
            await ania.until(lambda: ania.result(table))
            if ania.tables[table]["phase"] == "playing":
                await ania.ok("start", table=table)
                await ania.until(lambda: not ania.result(table))
        last = ania.tables[table]["deal"]["commitment"]
        await ania.ok("propose", table=table, what="rematch", deal="same")
        await bartek.ok("agree", table=table)
        await ania.until(lambda: not ania.result(table))
        assert ania.tables[table]["deal"]["known"]
        assert ania.tables[table]["deal"]["commitment"] == last
        await bartek.ok("concede", table=table, seat=1)
        await ania.until(lambda: ania.result(table))
        await ania.ok("start", table=table)
        await ania.until(lambda: not ania.result(table))
        assert not ania.tables[table]["deal"]["known"]
        assert ania.tables[table]["deal"]["commitment"] != last
