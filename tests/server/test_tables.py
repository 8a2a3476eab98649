"""Around the match: seats, options, undo, proposals, series, rematch, clock, chat."""

import asyncio
from pathlib import Path

from tests.server.harness import Party, Player, ServerProcess, both, play, some_turns
from tests.server.inside import Inside

from stolik.server.tables import BOTS, Seat, Table, stands
from stolik.table.record import Entry


async def answer_alone(ania: Player, bartek: Player, table: str) -> tuple[Player, Player] | None:
    """Play until one seat alone is asked; returns who is asked and the other, or nothing if the match ends first."""
    for _ in range(60):
        if any(player.result(table) for player in (ania, bartek)):
            return None
        number = max(player.question(table)["number"] for player in (ania, bartek))
        await both(*(player.past(table, number - 1) for player in (ania, bartek)))
        asked = [player for player in (ania, bartek) if player.ask(table)]
        if len(asked) == 1 and len(ania.question(table)["asks"]) == 1:
            return asked[0], bartek if asked[0] is ania else ania
        for player in asked:
            await player.answer(table)
        await both(*(player.past(table, number) for player in (ania, bartek)))
    raise AssertionError("nobody was ever asked alone")


# -- seats -------------------------------------------------------------------------------------------------------------


@play
async def test_the_host_sets_the_table_up_and_a_bad_option_names_the_field(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        reply = await ania.post("/api/tables", {"game": "cardia", "options": {"locations": ["atlantis"]}})
        assert (reply.status_code, reply.json()["code"], reply.json()["field"]) == (400, "bad-option", "locations")
        reply = await ania.post("/api/tables", {"game": "cardia", "seats": 3})
        assert (reply.status_code, reply.json()["field"]) == (400, "seats")
        assert (await ania.post("/api/tables", {"game": "chess"})).json()["field"] == "game"
        table = await ania.new_table()
        await ania.ok("setup", table=table, options={"locations": ["bazaar"]}, wins=2)
        assert ania.tables[table]["options"]["locations"] == ["bazaar"]
        problem = await ania.refused("setup", table=table, options={"guild": "three"})
        assert (problem["code"], problem["field"]) == ("bad-option", "guild")
        assert ania.tables[table]["options"]["locations"] == ["bazaar"]
        assert ania.tables[table]["series"]["wins"] == 2


@play
async def test_only_the_host_rules_the_table_before_the_start(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(start=False)
        for command in ({"type_": "start"}, {"type_": "kick", "seat": 0}, {"type_": "setup", "wins": 3}):
            assert (await bartek.refused(table=table, **command))["code"] == "not-host"
        assert (await ania.refused("kick", table=table, seat=0))["code"] == "nobody-to-kick"
        await ania.ok("kick", table=table, seat=1)
        await bartek.until(lambda: bartek.tables[table]["you"]["seats"] == [])
        assert (await ania.refused("start", table=table))["code"] == "seats-free"
        assert (await ania.refused("bot", table=table, seat=1, level="god"))["field"] == "level"
        await ania.ok("bot", table=table, seat=1, level="random")
        celina = await party.guest("Celina")
        assert (await celina.refused("sit", table=table, seat=1))["code"] == "seat-taken"
        assert (await celina.refused("sit", table=table))["code"] == "no-free-seat"
        await ania.ok("start", table=table)
        assert (await ania.refused("kick", table=table, seat=1))["code"] == "already-started"
        assert (await ania.refused("start", table=table))["code"] == "already-started"


@play
async def test_a_host_who_leaves_hands_the_table_on_and_the_last_one_closes_it(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(start=False)
        await ania.ok("leave", table=table)
        await bartek.until(lambda: bartek.tables[table]["you"]["host"])
        assert (await bartek.get("/api/my/tables"))[0]["id"] == table
        assert await ania.get("/api/my/tables") == []
        await bartek.ok("leave", table=table)
        await bartek.until(lambda: bartek.tables[table]["phase"] == "closed")
        assert await bartek.get("/api/my/tables") == []


@play
async def test_bots_have_names_of_their_own_that_are_words_of_no_language(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table("vale", seats=4)
        for seat, level in ((1, "random"), (2, "greedy"), (3, "greedy")):
            await ania.ok("bot", table=table, seat=seat, level=level)
        seats = ania.tables[table]["seats"]
        names = [seat["name"] for seat in seats]
        assert names[0] == "Ania"
        assert len({name[0] for name in names[1:]}) == 3, "their badges show the first letter"
        assert set(names[1:]) <= set(BOTS)
        assert [seat["bot"] for seat in seats] == ["", "random", "greedy", "greedy"]
        await ania.ok("bot", table=table, seat=1, level="greedy")
        assert [seat["name"] for seat in ania.tables[table]["seats"]] == names, "another level, the same name"


def test_a_person_may_be_called_like_a_bot() -> None:
    seats = [Seat(guest="g", nickname=name) for name in BOTS] + [Seat(bot="random")]
    table = Table(id="t", code="", game="vale", options={}, open=False, host="g", created=0, seats=seats)
    assert table.names[:-1] == list(BOTS)
    assert table.names[-1].removesuffix(" 2") in BOTS
    assert table.names[-1].endswith(" 2")


@play
async def test_a_guest_cannot_open_tables_without_end(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--tables-per-guest", "3") as server:
        async with Party(server.url) as party:
            ania = await party.guest("Ania")
            tables = [await ania.new_table() for _ in range(3)]
            reply = await ania.post("/api/tables", {"game": "cardia"})
            assert (reply.status_code, reply.json()["code"]) == (429, "too-many-tables")
            assert "3" in reply.json()["text"]
            await ania.ok("leave", table=tables[0])
            await ania.new_table()


# -- undo --------------------------------------------------------------------------------------------------------------


@play
async def test_an_answer_that_others_wait_for_is_taken_back_and_given_anew(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        first, second = (option["id"] for option in ania.ask(table)["options"][:2])
        await ania.answer(table, first)
        await bartek.until(lambda: bartek.question(table)["asks"][0]["answered"])
        problem = await ania.refused("answer", table=table, seat=0, question=1, options=[second])
        assert problem["code"] == "answered-already"
        assert ania.updates[table]["undo"] == "free"
        await ania.ok("undo", table=table, seat=0)
        await bartek.until(lambda: not bartek.question(table)["asks"][0]["answered"])
        await ania.answer(table, second)
        await bartek.answer(table)
        await ania.past(table, 1)
        chosen = next(line for line in ania.log[table] if line["kind"] == "card_revealed")
        assert f"c{chosen['args']['card']['was']}" == second


@play
async def test_an_own_answer_is_undone_at_once_while_it_is_not_final(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(options=dict.fromkeys(FACTIONS, "two"))
        for _ in range(400):
            alone = await answer_alone(ania, bartek, table)
            if alone is None:
                ania, bartek, table = await party.pair(options=dict.fromkeys(FACTIONS, "two"))
                continue
            asked, other = alone
            before, lines = asked.updates[table], asked.log[table]
            await asked.answer(table)
            if asked.result(table) or asked.updates[table]["undo"] != "free":
                continue
            await asked.ok("undo", table=table, seat=before["seat"])
            await asked.past(table, before["question"]["number"])
            assert asked.updates[table]["view"] == before["view"]
            assert asked.question(table)["asks"] == before["question"]["asks"]
            assert asked.question(table)["number"] > before["question"]["number"]
            assert asked.log[table][:-1] == lines
            assert asked.log[table][-1]["kind"] == "undone"
            await other.past(table, asked.question(table)["number"] - 1)
            assert len(other.log[table]) == len(asked.log[table])
            await both(ania.play_on(table), bartek.play_on(table))
            return
        raise AssertionError("no answer was ever free to undo")


FACTIONS = ("rebellion", "academy", "guild", "dynasty")


@play
async def test_beyond_that_the_others_have_to_agree(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        start = ania.updates[table]
        await both(ania.answer(table), bartek.answer(table))
        await ania.past(table, 1)
        reply = await ania.ok("undo", table=table, seat=0)
        assert reply["result"] == "proposed"
        await bartek.until(lambda: bartek.tables[table]["proposal"])
        proposal = bartek.tables[table]["proposal"]
        assert (proposal["what"], proposal["missing"]) == ("undo", [bartek.id])
        assert proposal["text"].startswith("Ania would like")
        await ania.until(lambda: ania.tables[table]["proposal"])
        assert ania.tables[table]["proposal"]["text"].startswith("You would like")
        assert (await ania.refused("agree", table=table))["code"] == "not-asked-to-agree"
        await bartek.ok("decline", table=table)
        await ania.until(lambda: ania.tables[table]["proposal"] is None)
        await ania.ok("undo", table=table, seat=0)
        await bartek.ok("agree", table=table)
        await ania.until(lambda: ania.updates[table]["view"] == start["view"])
        assert ania.tables[table]["proposal"] is None
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_a_bot_always_agrees(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table()
        await ania.ok("bot", table=table, seat=1, level="random")
        await ania.ok("start", table=table)
        view = ania.updates[table]["view"]
        await ania.answer(table)
        await ania.past(table, 1)
        await ania.ok("undo", table=table, seat=0)
        await ania.until(lambda: ania.updates[table]["view"] == view)
        await ania.play_on(table)
        # Whoever has seen what comes and chooses anew is not measured by it.
        (past,) = (await ania.get("/api/my/play"))["matches"]
        assert past["gained"] is None


@play
async def test_nothing_to_undo_says_so(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, _, table = await party.pair()
        assert ania.updates[table]["undo"] == ""
        assert (await ania.refused("undo", table=table, seat=0))["code"] == "nothing-to-undo"


@play
async def test_whoever_answers_again_learns_whether_the_first_one_counted(server: ServerProcess) -> None:
    """Also when the question is closed by now; what another answer closed is stale."""
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        match, number = ania.tables[table]["match"], ania.question(table)["number"]
        options = [option["id"] for option in ania.ask(table)["options"]]
        mine = {"table": table, "seat": 0, "question": number, "match": match}
        await ania.ok("answer", **mine, options=options[:1])
        await bartek.answer(table)
        await ania.until(lambda: (ania.question(table) or {"number": number})["number"] > number)
        assert (await ania.ok("answer", **mine, options=options[:1]))["result"] == "repeated"
        assert (await ania.ok("answer", **mine, options=options[1:2]))["result"] == "stale"


@play
async def test_an_answer_counts_also_when_its_seat_has_answered_again(server: ServerProcess) -> None:
    """It is known by its words, not only that there was one."""
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        options = [option["id"] for option in ania.ask(table)["options"]]
        mine = {"table": table, "seat": 0, "question": 1, "match": ania.tables[table]["match"]}
        await ania.ok("answer", **mine, options=options[:1])
        await bartek.answer(table)
        await both(ania.past(table, 1), bartek.past(table, 1))
        for _ in range(20):  # whoever is asked next: until Ania has answered once more
            if ania.ask(table):
                await ania.answer(table)
                break
            number = bartek.question(table)["number"]
            await bartek.answer(table)
            await ania.past(table, number)
        assert (await ania.ok("answer", **mine, options=options[1:2]))["result"] == "stale"
        assert (await ania.ok("answer", **mine, options=options[:1]))["result"] == "repeated"


@play
async def test_an_answer_that_was_taken_back_does_not_count(server: ServerProcess) -> None:
    """Neither in its match nor for whoever comes back in the next one."""
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table(wins=2)
        await ania.ok("bot", table=table, seat=1, level="random")
        await ania.ok("start", table=table)
        match, number = ania.tables[table]["match"], ania.question(table)["number"]
        option = ania.ask(table)["options"][0]["id"]
        mine = {"table": table, "seat": 0, "question": number, "match": match, "options": [option]}
        await ania.ok("answer", **mine)
        await ania.past(table, number)
        assert (await ania.ok("answer", **mine))["result"] == "repeated"
        await ania.ok("undo", table=table, seat=0)
        await ania.until(lambda: ania.log[table][-1]["kind"] == "undone")
        assert (await ania.ok("answer", **mine))["result"] == "stale"
        await ania.ok("concede", table=table, seat=0)
        await ania.until(lambda: ania.result(table))
        await ania.ok("start", table=table)
        await ania.until(lambda: ania.tables[table]["match"] != match)
        assert (await ania.ok("answer", **mine))["result"] != "repeated"


@play
async def test_a_table_that_was_opened_anew_does_not_claim_to_know_which_card_it_was(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        options = [option["id"] for option in ania.ask(table)["options"]]
        mine = {"table": table, "seat": 0, "question": 1, "match": ania.tables[table]["match"]}
        await ania.ok("answer", **mine, options=options[:1])
        await bartek.answer(table)
        await ania.past(table, 1)
        await inside.server.hall.rooms[table].close()
        await inside.server.hall.room(table)
        for option in options[:2]:
            assert (await ania.ok("answer", **mine, options=[option]))["result"] == "unknown"


def test_a_record_knows_what_is_no_card_by_its_words() -> None:
    given = [
        Entry("answer", 0, 1, ("pay", 3)),
        Entry("answer", 1, 1, "pass"),
        Entry("answer", 0, 2, 4),
        Entry("answer", 0, 3, 5),
        Entry("undo", 0, 4, 1),
        Entry("answer", 1, 5, "end"),
        Entry("answer", 0, 5, 6),
        Entry("retract", 1, 5),
    ]
    said = {(0, 1): {"pay-3": True, "pay-4": False}, (1, 1): {"pass": True, "end": False}}
    said |= {
        (0, 2): {"4": True, "5": False, "c7": None, "hand-1:0": None},
        (0, 3): {"5": False},
        (1, 5): {"end": False},
    }
    for (seat, question), names in said.items():
        assert {name: stands(given, seat, question, [name]) for name in names} == names
    assert stands(given, 0, 1, ["pay-3", "4"]) is None


# -- stale, repeated, missing ------------------------------------------------------------------------------------------


@play
async def test_stale_and_repeated_answers_change_nothing_and_bring_the_current_table(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        option = ania.ask(table)["options"][0]["id"]
        answer = {"table": table, "seat": 0, "question": 1, "options": [option]}
        assert (await ania.ok("answer", **answer))["applied"] == 1
        seen = len(ania.received)
        assert (await ania.ok("answer", **answer))["result"] == "repeated"
        assert any(message["type"] == "update" and message["full"] for message in ania.received[seen:])
        await bartek.answer(table)
        await ania.past(table, 1)
        now, seen = ania.updates[table]["view"], len(ania.received)
        assert (await ania.ok("answer", **answer))["result"] == "stale"
        full = [message for message in ania.received[seen:] if message["type"] == "update"]
        assert full[0]["full"]
        assert ania.updates[table]["view"] == now
        assert (await ania.refused("answer", **{**answer, "question": 99}))["code"] == "no-such-question"
        nonsense = {"question": ania.question(table)["number"], "options": ["x"]}
        problem = await ania.refused("answer", **{**answer, **nonsense})
        assert problem["code"] in ("bad-answer", "not-asked")


@play
async def test_an_answer_to_the_last_match_is_not_taken_for_one_to_the_next(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(wins=2)
        last = ania.tables[table]["match"]
        await bartek.ok("concede", table=table, seat=1)
        await ania.until(lambda: ania.result(table))
        await ania.ok("start", table=table)
        await ania.until(lambda: ania.tables[table]["match"] != last and ania.ask(table))
        answer = {"table": table, "seat": 0, "question": 1, "options": [ania.ask(table)["options"][0]["id"]]}
        assert (await ania.ok("answer", **answer, match=last))["result"] == "unknown"
        assert ania.ask(table), "it still waits for an answer"
        assert (await ania.ok("answer", **answer, match=ania.tables[table]["match"]))["applied"] == 1


@play
async def test_two_seats_answer_the_same_question_in_either_order(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        for turn in (1, -1):
            ania, bartek, table = await party.pair()
            for player in (ania, bartek)[::turn]:
                assert (await player.answer(table))["applied"] == 1
            await both(*(player.past(table, 1) for player in (ania, bartek)))


@play
async def test_whoever_missed_something_syncs_and_has_everything(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await some_turns(table, ania, bartek)
        whole, lines = ania.updates[table], ania.log[table]
        ania.updates.clear()
        ania.log.clear()
        await ania.ok("sync", table=table)
        assert ania.updates[table]["full"]
        assert {**ania.updates[table], "seq": 0, "events": 0, "kept": 0, "full": 0} == {
            **whole,
            "seq": 0,
            "events": 0,
            "kept": 0,
            "full": 0,
        }
        assert ania.log[table] == lines


# -- proposals, series, rematch ----------------------------------------------------------------------------------------


@play
async def test_a_series_is_played_until_somebody_has_won_twice(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(wins=2)
        for loser in (0, 1, 1):
            player = (ania, bartek)[loser]
            await player.ok("concede", table=table, seat=loser)
            played = ania.tables[table]["series"]["played"]
            if ania.tables[table]["phase"] == "playing":
                await bartek.ok("start", table=table)
                await both(*(p.until(lambda p=p: p.result(table) is None) for p in (ania, bartek)))
            assert played
        await bartek.until(lambda: bartek.tables[table]["phase"] == "over")
        series = bartek.tables[table]["series"]
        assert (series["scores"], series["winners"], series["over"]) == ([2, 1], [0], True)
        assert len(set(bartek.tables[table]["matches"])) == 3
        assert (await ania.refused("start", table=table))["code"] == "series-over"


@play
async def test_a_rematch_with_the_same_deal_and_one_with_seats_swapped(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        hands = [p.updates[table]["view"]["players"][s]["hand"] for s, p in enumerate((ania, bartek))]
        assert (await ania.refused("propose", table=table, what="rematch"))["code"] == "not-over"
        await ania.ok("concede", table=table, seat=0)
        await ania.ok("propose", table=table, what="rematch", deal="same")
        await bartek.until(lambda: bartek.tables[table]["proposal"])
        assert "same deal" in bartek.tables[table]["proposal"]["text"]
        await bartek.ok("agree", table=table)
        await both(*(p.until(lambda p=p: p.result(table) is None) for p in (ania, bartek)))
        assert [p.updates[table]["view"]["players"][s]["hand"] for s, p in enumerate((ania, bartek))] == hands
        await bartek.ok("concede", table=table, seat=1)
        await bartek.ok("propose", table=table, what="rematch", deal="same", swap=True)
        await ania.ok("agree", table=table)
        await both(*(p.until(lambda p=p: p.result(table) is None) for p in (ania, bartek)))
        assert ania.tables[table]["you"]["seats"] == [1]
        assert ania.updates[table]["seat"] == 1
        assert ania.updates[table]["view"]["players"][1]["hand"] == hands[1]
        await ania.ok("concede", table=table, seat=1)
        await ania.ok("propose", table=table, what="rematch")
        await bartek.ok("agree", table=table)
        await both(*(p.until(lambda p=p: p.result(table) is None) for p in (ania, bartek)))
        assert ania.updates[table]["view"]["players"][1]["hand"] != hands[1]


@play
async def test_a_rematch_is_played_as_the_game_says(server: ServerProcess) -> None:
    """KeyForge: whoever uses the deck that lost decides who begins."""
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(game="keyforge")
        await ania.ok("concede", table=table, seat=0)
        await ania.ok("propose", table=table, what="rematch")
        await bartek.ok("agree", table=table)
        await ania.until(lambda: ania.result(table) is None and ania.ask(table))
        assert (ania.ask(table) or {})["prompt"] == "who-begins"


@play
async def test_a_match_is_called_off_if_both_agree(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await ania.ok("propose", table=table, what="abort")
        assert (await bartek.refused("propose", table=table, what="abort"))["code"] == "proposal-open"
        await bartek.ok("agree", table=table)
        await ania.until(lambda: ania.result(table))
        assert ania.result(table)["places"] == [0, 0]
        assert ania.tables[table]["phase"] == "over"


@play
async def test_a_bot_takes_an_abandoned_seat_over_and_its_owner_may_return(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        problem = await ania.refused("propose", table=table, what="takeover", seat=1, level="random")
        assert problem["code"] == "not-abandoned"
        await bartek.drop()
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])
        await asyncio.sleep(0.3)
        await ania.ok("propose", table=table, what="takeover", seat=1, level="random")
        await ania.until(lambda: ania.tables[table]["seats"][1]["stand_in"] == "random")
        await ania.play_on(table, 1)
        await bartek.connect()
        await bartek.ok("watch", table=table)
        problem = await bartek.refused("answer", table=table, seat=1, question=1, options=["c1"])
        assert problem["code"] == "bot-plays"
        await bartek.ok("sit", table=table, seat=1)
        await bartek.until(lambda: not bartek.tables[table]["seats"][1]["stand_in"])
        await both(ania.play_on(table), bartek.play_on(table))


# -- clock and chat ----------------------------------------------------------------------------------------------------


@play
async def test_a_clock_runs_for_whoever_is_asked_and_an_increment_adds(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 1, "increment": 30})
        times = ania.tables[table]["times"]
        assert times["running"] == [0, 1]
        assert all(40.0 < left <= 60.0 for left in times["left"])
        await asyncio.sleep(0.3)
        await ania.answer(table)
        await bartek.until(lambda: bartek.tables[table]["times"]["running"] == [1])
        left = bartek.tables[table]["times"]["left"]
        assert 70.0 < left[0] < 89.9
        assert 40.0 < left[1] < 59.9


@play
async def test_chat_reaches_everybody_except_those_who_muted_the_speaker(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        await celina.ok("chat", table=table, text="cześć <b>\u202e\x07 :)")
        await both(*(p.until(lambda p=p: p.chat) for p in (ania, bartek, celina)))
        assert ania.chat[0]["text"] == "cześć <b> :)"
        assert ania.chat[0]["nickname"] == "Celina"
        await bartek.ok("mute", table=table, guest=celina.id)
        await bartek.until(lambda: bartek.chat == [])
        await celina.ok("chat", table=table, text="hop hop")
        await ania.until(lambda: len(ania.chat) == 2)
        await ania.ok("chat", table=table, text="tak?")
        await bartek.until(lambda: bartek.chat)
        assert [line["text"] for line in bartek.chat] == ["tak?"]
        await bartek.reconnect(table)
        await bartek.until(lambda: bartek.chat)
        assert [line["text"] for line in bartek.chat] == ["tak?"]
        await bartek.ok("mute", table=table, guest=celina.id, muted=False)
        await bartek.until(lambda: len(bartek.chat) == 3)
        assert (await ania.refused("chat", table=table, text="\u200b\x07"))["code"] == "nothing-said"


@play
async def test_whoever_is_muted_is_muted_wherever_one_looks_from(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        other = Player(server.url)
        other.http.cookies = ania.http.cookies
        await other.connect()
        await other.ok("watch", table=table)
        await bartek.ok("chat", table=table, text="halo?")
        await other.until(lambda: other.chat)
        await ania.ok("mute", table=table, guest=bartek.id)
        await other.until(lambda: not other.chat)
        assert other.tables[table]["you"]["muted"] == [bartek.id]
        await other.__aexit__()


@play
async def test_a_private_table_hears_no_strangers(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        _, _, table = await party.pair(open=False)
        stranger = await party.guest("Obcy")
        for command in ({"type_": "chat", "text": "hej"}, {"type_": "report"}, {"type_": "mute", "guest": "x"}):
            assert (await stranger.refused(table=table, **command))["code"] == "private"
        assert (await stranger.http.get(f"/api/tables/{table}")).status_code == 403


@play
async def test_a_new_nickname_holds_on_the_open_connection(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table()
        assert (await ania.post("/api/guest", {"nickname": "Anna", "language": "en"})).status_code == 200
        await ania.ok("sit", table=table, seat=0)
        assert ania.tables[table]["seats"][0]["name"] == "Anna"
        await ania.ok("chat", table=table, text="it is me")
        await ania.until(lambda: ania.chat)
        assert ania.chat[0]["nickname"] == "Anna"
