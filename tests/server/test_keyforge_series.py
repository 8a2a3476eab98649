"""KeyForge over several matches of one table: decks that are swapped and bid for, handicap chains, who begins."""

from tests.server.harness import Party, Player, ServerProcess, both, play

DECKS = ["miss-onyx-censorius", "radiant-argus-the-supreme"]


def shown(player: Player, table: str, what: str) -> list[object]:
    return [one[what] for one in player.updates[table]["view"]["players"]]


async def lose(table: str, seat: int, *players: Player) -> None:
    """This seat gives up, and the next match of the table begins."""
    await players[seat].ok("concede", table=table, seat=seat)
    await players[seat].ok("start", table=table)
    await both(*(player.until(lambda player=player: player.result(table) is None) for player in players))


@play
async def test_a_series_swaps_decks_and_then_bids_for_them(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(
            game="keyforge", options={"deck": DECKS, "series": "swap", "handicap": "first"}
        )
        pair = (ania, bartek)
        assert (shown(bartek, table, "deck_name"), shown(bartek, table, "chains")) == (DECKS, [3, 0]), "one was shed"
        await lose(table, 0, *pair)
        # The loser uses the deck that won: whoever uses the other one says who begins.
        assert bartek.ask(table)["prompt"] == "who-begins"
        asked = bartek.updates[table]["question"]["number"]
        await bartek.answer(table, "begin")
        await ania.past(table, asked)
        assert (shown(ania, table, "deck_name"), shown(ania, table, "chains")) == (DECKS[::-1], [0, 3])

        await lose(table, 1, *pair)
        first = next(player for player in pair if player.ask(table))
        other = pair[1 - pair.index(first)]
        assert first.ask(table)["prompt"] == "bid-deck"
        before = shown(ania, table, "chains")
        await first.answer(table, first.ask(table)["options"][0]["id"])
        await first.answer(table, "2")
        await other.until(lambda: other.ask(table))
        raised = [one["id"] for one in other.ask(table)["options"]]
        await other.answer(table, next(one for one in raised if one.endswith("-5")))
        await first.until(lambda: first.ask(table))
        await first.answer(table, "let-go")
        await both(
            *(
                player.until(lambda player=player: player.updates[table]["view"]["step"] == "mulligan")
                for player in pair
            )
        )
        winner = pair.index(other)
        assert shown(ania, table, "deck_name")[winner] == DECKS[0], "who bids most has the deck that both wanted"
        assert shown(ania, table, "chains")[winner] == before[winner] + 5 - 1, "the first hand sheds one"  # type: ignore[operator]
        series = ania.tables[table]["series"]
        assert (series["wins"], series["scores"], series["over"]) == (2, [1, 1], False), "best of three by its nature"

        await ania.ok("concede", table=table, seat=0)
        await both(*(player.until(lambda player=player: player.result(table)) for player in pair))
        assert ania.tables[table]["series"]["winners"] == [1]
        await ania.ok("propose", table=table, what="rematch", deal="same")
        await bartek.ok("agree", table=table)
        await both(*(player.until(lambda player=player: player.result(table) is None) for player in pair))
        assert next(filter(None, (player.ask(table) for player in pair)))["prompt"] == "bid-deck", "as it was played"
        await lose(table, 1, *pair)
        assert shown(ania, table, "deck_name") == DECKS, "another best of three begins with own decks"
