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
from stolik.cli.learning import LessonSitting
from stolik.cli.problems import Wrong
from stolik.cli.sitting import HUMAN, Left, Screen, Sitting, seat_names, series_lines
from stolik.games import load
from stolik.table import Game, Json, Lesson, Match, Options, State
from stolik.table.series import SEED_BITS, Series
from stolik.terminal import Reader


def play(
    game_id: GameArgument,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="Who sits there: human, or a bot (beginner, casual, strong, expert). Repeat it for every seat."
        ),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People in all seats, at this keyboard.")] = False,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: two, or what the game allows).")] = None,
    wins: Annotated[int, typer.Option(help="Play a series: the first to so many wins.")] = 1,
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same match.")] = None,
    lang: Lang = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the record of the match on leaving.")] = None,
    learn: Annotated[
        bool, typer.Option("--learn", help="Learn the game: a short match, explained step by step.")
    ] = False,
) -> None:
    """Play a game here. You (seat 0) against casual bots, unless you say otherwise."""
    game = load(game_id)
    if save is not None:
        _check_writable(save)
    if learn:
        if seat or hotseat or seats is not None or wins != 1 or option or seed is not None:
            raise Wrong("learn: a lesson has its own seats, options and deal; leave the others out")
        _lesson_table(game, language(lang), save).play()
        return
    kinds = _kinds(game, seat, hotseat, seats)
    options = read_options(game, option, len(kinds))
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    series = Series(len(kinds), wins, seed)
    series.wins = max(wins, game.to_win(options))
    Table(game, kinds, options, series, language(lang), save).play()


def _lesson_table(game: Game[State], lang: str, save: Path | None) -> "Table":
    lesson = game.lesson()
    if lesson is None:
        raise Wrong(f"learn: there is no lesson for {game.id} yet")
    kinds = [HUMAN if seat == lesson.learner else "casual" for seat in range(lesson.seats)]
    series = Series(lesson.seats, 1, lesson.seed)
    return Table(game, kinds, game.check_options(lesson.options), series, lang, save, lesson)


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
    return [HUMAN] * count if hotseat else [HUMAN] + ["casual"] * (count - 1)


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
        lesson: Lesson | None = None,
    ) -> None:
        self.game = game
        self.lesson = lesson
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
                try:
                    self.save.write_text(json.dumps(self._record(), ensure_ascii=False), "utf-8")
                except OSError as error:
                    raise Wrong(f"{self.save}: the record is not kept: {error.strerror or error}") from error
                self._say(self.reader.ui("saved", file=str(self.save)))

    def _play_match(self) -> None:
        if self.matches and HUMAN in self.kinds:
            self.screen.read(self.reader.ui("next-match"))
        seed = self.series.match_seed
        options = self.game.sequel(self.options, self.series.history)
        match: Match[State] = Match(self.game, len(self.kinds), options, seed)
        self.matches.append(match)
        bots = {seat: make_bot(kind, f"{seed}-{seat}") for seat, kind in enumerate(self.kinds) if kind != HUMAN}
        if self.lesson is None:
            sitting = Sitting(self.screen, match, bots, self.reader)
        else:
            sitting = LessonSitting(self.screen, match, bots, self.reader, self.lesson)
        self.series.add(sitting.play())
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
