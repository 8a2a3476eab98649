"""Whoever watches a table goes on seeing it, whatever happens to the nodes; or hears why not."""

import asyncio
import signal
from pathlib import Path

from tests import services
from tests.server.cluster import LEASE, Cluster
from tests.server.harness import MOVING, Party, both, insist, play
from tests.server.inside import Inside

from stolik.server.operating import close_table


@play
async def test_an_owner_paused_beyond_its_lease_while_redis_is_down_leaves_nobody_deaf(tmp_path: Path) -> None:
    cluster = await Cluster(tmp_path, 2).start()
    one, two = cluster.servers
    try:
        async with Party(one.url) as near, Party(two.url) as far:
            ania, bartek = await near.guest("Ania"), await far.guest("Bartek")
            celina = await near.guest("Celina")
            table = await ania.new_table()
            await bartek.ok("sit", table=table, seat=1)
            await bartek.ok("watch", table=table)
            await celina.ok("watch", table=table)
            await ania.ok("start", table=table)
            await bartek.until(lambda: bartek.ask(table))
            assert cluster.owner(table) is one
            assert one.process is not None
            one.process.send_signal(signal.SIGSTOP)
            services.redis().crash()
            try:
                await asyncio.sleep(LEASE + 0.5)
                reply = await bartek.send(
                    "answer",
                    table=table,
                    seat=1,
                    question=bartek.question(table)["number"],
                    options=[bartek.ask(table)["options"][0]["id"]],
                )
                assert reply["type"] == "done" or reply["code"] in MOVING, reply
            finally:
                one.process.send_signal(signal.SIGCONT)
            # It finds out that the table is gone, and cannot reach whoever has it now.
            await asyncio.sleep(LEASE * 2 + 2)
            await asyncio.to_thread(services.redis().start)
            await asyncio.sleep(1)
            await insist(bartek, "chat", table=table, text="ktoś tu jest?")
            for player in (ania, celina):
                await player.until(lambda p=player: any(line["text"] == "ktoś tu jest?" for line in p.chat))
            await both(ania.play_on(table), bartek.play_on(table))
            await celina.until(lambda: celina.result(table))
    finally:
        if services.redis().process is None:
            services.redis().start()
        cluster.stop()


@play
async def test_a_store_that_is_down_for_long_leaves_nobody_deaf(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        hall = inside.server.hall
        for _ in range(3):  # the room is lost again and again, and nobody sends anything
            hall.rooms[table].keeper.fail()
            while table not in hall.rooms or len(hall.rooms[table].watchers) < 2:
                await asyncio.sleep(0.05)
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_whoever_watches_a_table_that_is_closed_is_told(tmp_path: Path) -> None:
    async with Inside(tmp_path, lease_seconds=1.0) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        jan = await party.guest("Jan", "pl")
        await jan.ok("watch", table=table)
        await close_table(inside.server.house.store, table)
        for player in (ania, bartek, jan):
            await player.until(lambda p=player: p.notices)
            assert player.notices[-1]["code"] == "closed"
        assert ania.notices[-1]["text"] == "This table has been closed."
        assert jan.notices[-1]["text"] == "Ten stół został zamknięty."
        assert (await ania.refused("chat", table=table, text="halo"))["code"] == "no-such-table"
        assert inside.server.hall.watching == {}
        assert table not in inside.server.hall.rooms
