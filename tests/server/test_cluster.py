"""Three nodes on one PostgreSQL and one Redis: any of them takes any player, one at a time owns a table."""

import asyncio
import signal
from collections.abc import Iterator

import pytest
from tests import services
from tests.server.cluster import ANSWERS, Club, Cluster
from tests.server.harness import Json, Party, Player, both, insist, play, some_turns

from stolik import games
from stolik.table import Match, Record


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Nodes that the tests of this file share."""
    cluster = Cluster(tmp_path_factory.mktemp("cluster"), 3, "--reports-per-hour", "4")
    asyncio.run(cluster.start())
    yield cluster
    cluster.stop()
    assert '"level": "error"' not in cluster.logged(), cluster.logged()


@pytest.fixture
def cluster(nodes: Cluster) -> Cluster:
    """All nodes, also those that the test before has killed."""
    asyncio.run(nodes.start())
    return nodes


async def at_two_nodes(party: Party, cluster: Cluster, **table: object) -> tuple[Player, Player, str]:
    """Ania at the node that owns the table, Bartek at another."""
    ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
    place = await ania.new_table(**table)
    bartek.url = next(server.url for server in cluster.alive if server is not cluster.owner(place))
    bartek.http.base_url = bartek.url
    await bartek.drop()
    await bartek.connect()
    await bartek.ok("sit", table=place, seat=1, code=ania.tables[place]["you"]["code"])
    await bartek.ok("watch", table=place)
    return ania, bartek, place


@play
async def test_players_at_different_nodes_play_whole_matches(cluster: Cluster) -> None:
    async with Party(cluster.alive[0].url) as party:
        for _ in range(3):
            ania, bartek, table = await at_two_nodes(party, cluster)
            await ania.ok("start", table=table)
            await bartek.until(lambda b=bartek, t=table: t in b.updates)
            await both(ania.play_on(table), bartek.play_on(table))
            assert ania.result(table) == bartek.result(table)
            assert ania.gaps == bartek.gaps == 0
            match = ania.tables[table]["match"]
            record = Record.from_json(await bartek.get(f"/api/matches/{match}/record"))
            replayed = Match.replay(games.load("cardia"), record)
            assert replayed.result is not None
            assert list(replayed.result.places) == bartek.result(table)["places"]
            for player, seat in ((ania, 0), (bartek, 1)):
                assert len(player.log[table]) == sum(line.event.visible(seat) for line in replayed.log)


@play
async def test_a_guest_has_one_share_however_many_nodes_they_use(cluster: Cluster) -> None:
    async with Party(cluster.alive[0].url) as party:
        ania = await party.guest("Ania")
        urls = [server.url for server in cluster.alive]
        wish = {"game": "cardia", "open": False}
        replies = await asyncio.gather(
            *(ania.http.post(f"{url}/api/tables", json=wish, headers={"Cookie": ania.cookie}) for url in urls * 10)
        )
        made = [reply.json()["id"] for reply in replies if reply.status_code == 201]
        assert {reply.status_code for reply in replies} == {201, 429}
        assert 0 < len(made) <= 20
        assert {line["id"] for line in await ania.get("/api/my/tables")} == set(made)
        codes = []
        for url in urls * 2:
            said = {"type": "report", "table": made[0], "text": "x"}
            reply = await ania.http.post(f"{url}/api/commands", json=said, headers={"Cookie": ania.cookie})
            codes.append(reply.status_code)
        assert codes == [200] * 4 + [429] * 2


@play
async def test_everything_at_a_table_works_from_another_node(cluster: Cluster) -> None:
    async with Party(cluster.alive[0].url) as party:
        ania, bartek, table = await at_two_nodes(party, cluster, open=False)
        celina = await party.guest("Celina")
        celina.url = bartek.url
        celina.http.base_url = bartek.url
        await celina.drop()
        await celina.connect()
        assert (await celina.refused("watch", table=table))["code"] == "private"
        assert (await celina.http.get(f"/api/tables/{table}")).status_code == 403
        await celina.ok("watch", table=table, code=ania.tables[table]["you"]["code"])
        await ania.ok("start", table=table)
        await bartek.ok("chat", table=table, text="dzień dobry")
        await both(*(player.until(lambda p=player: p.chat) for player in (ania, bartek, celina)))
        state = await bartek.get(f"/api/tables/{table}")
        assert [seat["online"] for seat in state["seats"]] == [True, True]
        assert state["spectators"] == 1
        await bartek.until(lambda: bartek.ask(table))
        await bartek.answer(table)
        await bartek.ok("undo", table=table, seat=1)
        await bartek.until(lambda: bartek.ask(table))
        problem = await bartek.refused("answer", table=table, seat=0, question=1, options=["x"])
        assert (problem["code"], problem["field"]) == ("not-your-seat", "seat")
        late = await bartek.refused("answer", table=table, seat=1, question=9, options=["x"])
        assert late["text"] == "Question 9 has not been asked yet."
        assert len((await bartek.http.get(f"/api/tables/{table}/transcript?seat=1")).json()) >= 1
        assert (await bartek.get("/api/my/tables"))[0]["turn"]
        await celina.drop()
        await ania.until(lambda: ania.tables[table]["spectators"] == 0)
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_matches_that_end_at_two_nodes_at_once_all_count_once(cluster: Cluster) -> None:
    """The same two people, half of their tables at one node and half at another, all given up at the same time."""
    async with Party(cluster.alive[0].url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        bartek.url = cluster.alive[1].url
        bartek.http.base_url = bartek.url
        await bartek.drop()
        await bartek.connect()
        hosts = {}
        for host, other in ((ania, bartek), (bartek, ania)) * 3:
            table = await host.new_table()
            hosts[table] = host, other
            await other.ok("sit", table=table, seat=1, code=host.tables[table]["you"]["code"])
            await host.ok("start", table=table)
        leases = cluster.leases()
        assert len({leases[table] for table in hosts}) == 2

        async def give_up(table: str) -> None:
            host, other = hosts[table]
            said = {"type": "concede", "table": table, "seat": 1}
            # Whoever gives up says so to the node that the table is not at.
            reply = await other.http.post("/api/commands", json=said, headers={"Cookie": other.cookie})
            assert reply.status_code == 200, reply.text
            await host.until(lambda: host.result(table))

        await asyncio.gather(*map(give_up, hosts))
        for player in (ania, bartek):
            told = [
                (await player.http.get(f"{server.url}/api/my/play", headers={"Cookie": player.cookie})).json()
                for server in cluster.alive
            ]
            assert all(one == told[0] for one in told), "every node says the same"
            (tally,) = told[0]["tallies"]
            assert (tally["matches"], tally["won"]) == (6, 3)
            assert {past["match"] for past in told[0]["matches"]} == {
                h.tables[t]["match"] for t, (h, _) in hosts.items()
            }
            gained = sum(past["gained"] for past in told[0]["matches"])
            assert tally["rating"] == pytest.approx(25 + gained, abs=0.4)


@play
async def test_a_killed_owner_loses_nothing_and_its_tables_go_on(cluster: Cluster) -> None:
    async with Club(cluster, 6) as club:
        await club.all_go_on()
        for _ in range(2):
            owner = club.owner()
            owner.kill()
            await club.all_go_on()
            assert all(cluster.owner(pair.table) is not owner for pair in club.pairs)
            await cluster.start()
            await asyncio.sleep(0.3)
    assert club.acknowledged >= 6 * 3 * ANSWERS


@play
async def test_an_owner_that_is_stopped_hands_its_tables_over_at_once(cluster: Cluster) -> None:
    async with Club(cluster, 3) as club:
        await club.all_go_on()
        owner = club.owner()
        await asyncio.to_thread(owner.stop)
        # Nobody has to wait for its leases to run out: it gave them back.
        assert all(cluster.names[node] is not owner for node in cluster.held())
        await club.all_go_on()
    assert club.acknowledged >= 3 * 2 * ANSWERS


@play
async def test_redis_restarts_in_the_middle_of_matches(cluster: Cluster) -> None:
    async with Club(cluster, 4) as club:
        await club.all_go_on()
        services.redis().crash()
        await asyncio.sleep(0.5)
        await asyncio.to_thread(services.redis().start)
        await club.all_go_on()
        await asyncio.sleep(0.5)
    assert club.acknowledged >= 4 * 2 * ANSWERS


@pytest.mark.parametrize("how", ["stop", "crash"])
@play
async def test_postgresql_restarts_in_the_middle_of_matches(cluster: Cluster, how: str) -> None:
    async with Club(cluster, 4) as club:
        await club.all_go_on()
        server = services.postgres()
        await asyncio.to_thread(getattr(server, how))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.start)
        await club.all_go_on()
        await asyncio.sleep(0.3)
    assert club.acknowledged >= 4 * 2 * ANSWERS


def numbered(question: Json | None) -> int | None:
    return question["number"] if question else None


@play
async def test_an_owner_that_slept_through_its_lease_writes_nothing_more(cluster: Cluster) -> None:
    async with Party(cluster.alive[0].url) as party, Party(cluster.alive[1].url) as elsewhere:
        ania, bartek, table = await at_two_nodes(party, cluster)
        await ania.ok("start", table=table)
        await bartek.until(lambda: bartek.ask(table))
        sleeper = cluster.owner(table)
        assert sleeper.url == ania.url
        assert sleeper.process is not None
        sleeper.process.send_signal(signal.SIGSTOP)
        try:
            # What Ania answers waits in front of the sleeping node; Bartek's answer is taken by whoever takes over.
            question = ania.question(table)
            first, second = (option["id"] for option in ania.ask(table)["options"][:2])
            late = asyncio.create_task(
                ania.send("answer", table=table, seat=0, question=question["number"], options=[first])
            )
            theirs = {"seat": 1, "question": question["number"], "options": [bartek.ask(table)["options"][0]["id"]]}
            reply = await insist(bartek, "answer", table=table, **theirs)
            assert reply["applied"] == 1
            await bartek.moved_on(table, 1, question["number"], bartek.updates[table]["match"])
            assert cluster.owner(table) is not sleeper
            # Ania comes in elsewhere, answers something else, and both play on.
            again = await elsewhere.guest("Ania")
            again.http.cookies = ania.http.cookies
            await again.drop()
            await again.connect()
            await again.ok("watch", table=table)
            await again.answer(table, second)
            await some_turns(table, again, bartek, questions=3)
        finally:
            sleeper.process.send_signal(signal.SIGCONT)
        reply = await late
        assert reply["type"] == "problem" or reply["result"] == "stale", reply
        # The old connection is shown the table as it is now.
        await ania.until(lambda: numbered(ania.question(table)) == numbered(again.question(table)))
        await both(ania.play_on(table), bartek.play_on(table))
        record = Record.from_json(await bartek.get(f"/api/matches/{bartek.tables[table]['match']}/record"))
        match = Match(games.load("cardia"), record.seats, record.options, record.seed)
        answered = {}
        for entry in record.entries:
            ask = match.ask_of(entry.seat)
            answered[entry.question, entry.seat] = match.option_id(ask, entry.value)
            match.apply(entry)
        assert len(answered) == len(record.entries)
        assert answered[question["number"], 0] == second
        assert match.result is not None
        assert list(match.result.places) == bartek.result(table)["places"]


@play
async def test_a_bot_plays_on_when_its_node_is_killed(cluster: Cluster) -> None:
    async with Party(cluster.alive[0].url) as party:
        ania, bartek, table = await at_two_nodes(party, cluster)
        await bartek.ok("leave", table=table)
        await ania.ok("bot", table=table, seat=1, level="random")
        await ania.ok("start", table=table)
        await bartek.until(lambda: table in bartek.updates)
        await ania.until(lambda: ania.question(table)["asks"][1]["answered"])
        await ania.drop()
        cluster.owner(table).kill()
        ania.url = bartek.url
        ania.http.base_url = ania.url
        await ania.connect()
        await ania.ok("watch", table=table)
        await ania.play_on(table)
        await bartek.until(lambda: bartek.result(table))
