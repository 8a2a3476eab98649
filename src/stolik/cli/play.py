"""`stolik play`: a game in the terminal, against bots or with others at the same keyboard."""

import json
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from stolik.bots import make_bot
from stolik.cli.inputs import GameArgument, GameOptions, Lang, check_bots, language, read_options
from stolik.cli.problems import Wrong
from stolik.cli.sitting import HUMAN, Left, Screen, Sitting, seat_names, series_lines
from stolik.games import load
from stolik.table import Game, Json, Match, Options, State
from stolik.table.series import SEED_BITS, Series
from stolik.terminal import Reader


def play(
    game_id: GameArgument,
    seat: Annotated[
        list[str] | None,
        typer.Option(help="Who sits there: human, random or greedy. Repeat it for every seat."),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People in all seats, at this keyboard.")] = False,
    seats: Annotated[int | None, typer.Option(help="How many seats [default: two, or what the game allows].")] = None,
    wins: Annotated[int, typer.Option(help="Play a series: the first to so many wins.")] = 1,
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same match.")] = None,
    lang: Lang = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the record of the match on leaving.")] = None,
) -> None:
    """Play a game here. You (seat 0) against greedy bots, unless you say otherwise."""
    game = load(game_id)
    kinds = _kinds(game, seat, hotseat, seats)
    options = read_options(game, option)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    series = Series(len(kinds), wins, seed)
    if save is not None:
        _check_writable(save)
    Table(game, kinds, options, series, language(lang), save).play()


def _kinds(game: Game[State], given: list[str] | None, hotseat: bool, seats: int | None) -> list[str]:
    """Who sits in each seat."""
    given = given or []
    check_bots(given, HUMAN)
    if given and hotseat:
        raise Wrong("hotseat: people sit in all seats already; leave --seat out")
    if given and seats is not None and seats != len(given):
        raise Wrong(f"seats: {seats} seats, but --seat names {len(given)}")
    if given:
        game.check_seats(len(given))
        return given
    count = game.check_seats((2 if 2 in game.seat_counts else min(game.seat_counts)) if seats is None else seats)
    return [HUMAN] * count if hotseat else [HUMAN] + ["greedy"] * (count - 1)


def _check_writable(file: Path) -> None:
    """Better to hear it before the match than after it."""
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise Wrong(f"{file}: cannot be written")


class Table:
    """The matches of a series at this terminal, and their records."""

    def __init__(
        self,
        game: Game[State],
        kinds: Sequence[str],
        options: Options,
        series: Series,
        lang: str,
        save: Path | None,
    ) -> None:
        self.game = game
        self.kinds = kinds
        self.options = options
        self.series = series
        self.save = save
        self.reader = Reader(game, lang, seat_names(kinds, game, lang))
        self.screen = Screen()
        self.matches: list[Match[State]] = []

    def play(self) -> None:
        try:
            while not self.series.over:
                self._play_match()
        except (Left, KeyboardInterrupt):
            self._say(self.reader.ui("left"))
        finally:
            if self.save is not None and self.matches:
                self.save.write_text(json.dumps(self._record(), ensure_ascii=False), "utf-8")
                self._say(self.reader.ui("saved", file=str(self.save)))

    def _play_match(self) -> None:
        if self.matches and HUMAN in self.kinds:
            self.screen.read(self.reader.ui("next-match"))
        seed = self.series.match_seed
        match: Match[State] = Match(self.game, len(self.kinds), self.options, seed)
        self.matches.append(match)
        bots = {seat: make_bot(kind, f"{seed}-{seat}") for seat, kind in enumerate(self.kinds) if kind != HUMAN}
        self.series.add(Sitting(self.screen, match, bots, self.reader).play())
        if self.series.wins > 1:
            for line in series_lines(self.series, self.reader):
                self._say(line)

    def _record(self) -> Json:
        """A single match is its record; a series keeps all of them."""
        records: list[Json] = [match.record().to_json() for match in self.matches]
        return (
            records[0]
            if self.series.wins == 1 and len(records) == 1
            else {
                "series": self.series.to_json(),
                "records": records,
            }
        )

    def _say(self, line: str) -> None:
        self.screen.console.print(Text(line, "bold"))
