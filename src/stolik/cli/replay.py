"""`stolik replay`: step through a saved match, as any seat saw it."""

from pathlib import Path
from typing import Annotated, cast

import typer
from rich.rule import Rule
from rich.text import Text

from stolik.cli.inputs import AsJson, Lang, language, print_json, read_records, whole
from stolik.cli.problems import Wrong
from stolik.cli.sitting import Left, Screen, result_lines
from stolik.games import load
from stolik.table import SHOW_ALL, DamagedRecord, Game, Json, Match, Record, State, commitment, transcript
from stolik.terminal import Reader, draw_table

SPECTATOR, EVERYTHING = "spectator", "all"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `stolik play --save` wrote.")],
    seat: Annotated[
        str, typer.Option(help="Whose view: a seat's number, spectator, or all (when the match is over).")
    ] = SPECTATOR,
    number: Annotated[int, typer.Option("--match", help="Which match of a series, from 1.")] = 1,
    lang: Lang = None,
    as_json: AsJson = False,
    verify: Annotated[
        str | None,
        typer.Option(metavar="COMMITMENT", help="Only check that the deal is the one that this commitment stood for."),
    ] = None,
) -> None:
    """Step through a saved match; with --json print everything that a seat received."""
    reading = language(lang)
    records = read_records(file)
    if not 1 <= number <= len(records):
        raise Wrong(f"match: {file} has the matches 1 to {len(records)}, not {number}")
    record = records[number - 1]
    try:
        game = load(record.game)
        match = Match.replay(game, record)
    except (DamagedRecord, ValueError) as error:
        raise Wrong(f"{file}: damaged record: {error}") from error
    if match.restored == "snapshot":
        raise Wrong(f"{file}: a match of rules version {record.rules}, which version {game.rules} cannot step through")
    if verify is not None:
        _verify(file, record, verify, Reader(game, reading))
        return
    viewer = read_viewer(seat, record.seats, match.result is not None)
    if viewer is None:
        raise Wrong(f"seat: {seat!r} is not {' or '.join(views(record.seats, match.result is not None))}")
    if as_json:
        print_json(cast("list[Json]", transcript(game, record, viewer)))
    else:
        Replay(game, record, viewer, reading, match.result is not None).run()


def _verify(file: Path, record: Record, shown: str, reader: Reader) -> None:
    """The record has been replayed to the letter, so what was dealt follows from its secret; is it the right one?"""
    if not isinstance(record.seed, str):
        raise Wrong(f"{file}: dealt from the number {record.seed}, not from a secret; there was nothing to commit to")
    if commitment(record.seed) != shown.strip().lower():
        raise Wrong(f"verify: {shown!r} does not stand for the secret of this match, {commitment(record.seed)} does")
    print(reader.ui("replay-verified", answers=len(record.entries)))


def views(seats: int, over: bool) -> list[str]:
    return [*map(str, range(seats)), SPECTATOR, *([EVERYTHING] if over else [])]


def read_viewer(text: str, seats: int, over: bool) -> int | None:
    """The viewer that a text names. All cards are shown only of a match that is over."""
    if text == SPECTATOR:
        return seats
    if text == EVERYTHING and over:
        return SHOW_ALL
    seat = whole(text)
    return seat if seat is not None and seat < seats else None


class Replay:
    """A walk along the entries of a record."""

    def __init__(self, game: Game[State], record: Record, viewer: int, lang: str, over: bool) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.over = over
        self.reader = Reader(game, lang)
        self.screen = Screen()
        self.step = 0
        self.match = self._match_at(0)

    def run(self) -> None:
        self._show(0)
        while True:
            try:
                typed = self.screen.read(self.reader.ui("replay-hint"))
            except Left:
                return
            command, _, rest = typed.partition(" ")
            if command == "q":
                return
            if command in ("", "n"):
                self._go(self.step + 1)
            elif command == "p":
                self._go(self.step - 1)
            elif (step := whole(typed)) is not None:
                self._go(step)
            elif command == "s":
                self._look_as(rest.strip())
            else:
                self._complain("unknown-command", text=typed)

    def _match_at(self, step: int) -> Match[State]:
        match: Match[State] = Match(self.game, self.record.seats, self.record.options, self.record.seed)
        for entry in self.record.entries[:step]:
            match.apply(entry)
        return match

    def _go(self, step: int) -> None:
        last = len(self.record.entries)
        if not 0 <= step <= last:
            self._complain("replay-first" if step < 0 else "replay-last")
            return
        if step == self.step + 1:
            read = len(self.match.log)
            self.match.apply(self.record.entries[self.step])
        else:
            self.match = self._match_at(max(step - 1, 0))
            read = len(self.match.log)
            if step:
                self.match.apply(self.record.entries[step - 1])
        self.step = step
        self._show(min(read, len(self.match.log)) if step else 0)

    def _look_as(self, text: str) -> None:
        viewer = read_viewer(text, self.record.seats, self.over)
        if viewer is None:
            more = ", ".join(views(self.record.seats, self.over)[self.record.seats :])
            self._complain("replay-no-seat", text=text, last=self.record.seats - 1, more=more)
            return
        self.viewer = viewer
        self._show(len(self.match.log))

    def _show(self, read: int) -> None:
        """The table at this step, and what happened in it."""
        reader, console, viewer = self.reader, self.screen.console, self.viewer
        step = reader.ui("replay-step", step=self.step, steps=len(self.record.entries))
        console.print(Rule(Text.assemble((step, "bold"), " · ", reader.ui("replay-seat", viewer=self._viewer_name()))))
        for line in self.match.messages(viewer, read):
            console.print(Text.assemble(("│ ", "dim"), reader.say(line)))
        console.print(draw_table(self.match.view(viewer), viewer, reader, {}, self.screen.width))
        for ask in self.match.asks:
            prompt = reader.say(self.match.prompt(ask, viewer))
            console.print(Text.assemble((reader.name(ask.seat), "bold"), ": ", prompt))
        if self.match.result is not None:
            for end in result_lines(self.match.result, reader):
                console.print(Text(end, "bold green"))

    def _viewer_name(self) -> str:
        if self.viewer == SHOW_ALL:
            return self.reader.ui("everything")
        return self.reader.ui("spectator") if self.viewer == self.record.seats else self.reader.name(self.viewer)

    def _complain(self, key: str, **args: int | str) -> None:
        self.screen.console.print(Text(self.reader.ui(key, **args), "yellow"))
