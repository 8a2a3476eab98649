"""People and bots at one terminal: shows the table to whoever is asked, and reads what they type."""

import sys
from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stolik.bots import Bot, answer_bots
from stolik.cli.inputs import whole
from stolik.table import Ask, Game, Match, NotUndoable, Option, Result, State
from stolik.table.message import Seat, message
from stolik.table.series import Series
from stolik.terminal import Reader, draw_table, where_is

HUMAN = "human"
COMMANDS = {
    "u": "command-undo",
    "c": "command-concede",
    "l": "command-log",
    "?": "command-help",
    "q": "command-quit",
}
HELP = {"b": "help-board", "l": "help-log", "u": "help-undo", "c": "help-concede", "q": "help-quit"}


class Left(Exception):
    """Somebody leaves the table, or there is nothing more to read."""


class Screen:
    """The terminal: prints, and reads a line at a time."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)

    @property
    def width(self) -> int:
        return self.console.width

    def read(self, prompt: str) -> str:
        self.console.print(Text(f"{prompt} " if prompt[-1] in ".)" else f"{prompt}: ", "bold"), end="")
        self.console.file.flush()
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(Text(line, "dim"))
        return line.strip()

    def wipe(self) -> None:
        """Leave nothing of what was shown, not even above the screen."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")


class Sitting:
    """One match at the terminal. `bots` sit where no human does."""

    def __init__(self, screen: Screen, match: Match[State], bots: Mapping[int, Bot], reader: Reader) -> None:
        self.screen = screen
        self.match = match
        self.bots = bots
        self.reader = reader
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.read_lines = [0] * (match.seats + 1)
        """How far each seat, and the spectators, have read the log."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1

    def play(self) -> Result:
        """Play to the end of the match."""
        match = self.match
        while match.question is not None:
            answer_bots(match, self.bots)
            asks = [ask for ask in match.asks if ask.seat not in self.bots]
            if asks and self._turn_to(asks[0].seat):
                self._ask(asks[0].seat)
            elif not self.people:
                self._show_news(match.seats)
        assert match.result is not None
        self._show_end(match.result)
        return match.result

    # -- a turn -------------------------------------------------------------------------------------------------------

    def _turn_to(self, seat: int) -> bool:
        """Where several people share the screen, nobody may see the hand of whoever sat there before.

        Whoever has just answered may still take it back instead of handing over; then it is false.
        """
        if seat == self.at_keyboard:
            return True
        self.screen.wipe()
        before = self.at_keyboard
        undoable = before >= 0 and self.match.can_undo(before)
        prompt = self.reader.ui("hand-over", seat=Seat(seat))
        if undoable:
            prompt = f"{prompt} {self.reader.ui('hand-over-undo', seat=Seat(before))}"
        typed = self.screen.read(prompt)
        self.screen.wipe()
        if typed == "u" and undoable:
            self._take_back(before)
            return False
        self.at_keyboard = seat
        return True

    def _ask(self, seat: int) -> None:
        """Show a seat its question and do what it types, until something changed."""
        ask = self.match.ask_of(seat)
        assert ask is not None
        self._show_news(seat)
        self._show_table(seat, ask)
        self._show_question(ask)
        while not self._do(ask, self.screen.read(self.reader.ui("your-choice"))):
            pass

    def _do(self, ask: Ask, typed: str) -> bool:
        """Do what a line says; true if the match went on."""
        command, _, rest = typed.partition(" ")
        if not typed or whole(typed) is not None:
            return self._pick(ask, whole(typed))
        if command.startswith("?"):
            self._explain(ask, typed[1:].strip())
            return False
        if rest:
            command = ""
        match command:
            case "u":
                return self._undo(ask.seat)
            case "c":
                return self._concede(ask.seat)
            case "b":
                self._show_table(ask.seat, ask)
                self._show_question(ask)
            case "l":
                self._show_log(ask.seat)
            case "q":
                raise Left
            case _:
                self._complain("unknown-command", text=typed)
        return False

    def _pick(self, ask: Ask, number: int | None) -> bool:
        """The option of this number; without one, what is suggested."""
        option: Option | None = None
        if number is None:
            option = self._default(ask)
            if option is None:
                return False
        elif isinstance(ask.options, range):
            option = number if number in ask.options else None
        elif 1 <= number <= len(ask.options):
            option = ask.options[number - 1]
        if option is None:
            assert number is not None
            self._complain("no-such-option", number=number)
            return False
        self.match.answer(option, ask.seat)
        return True

    def _default(self, ask: Ask) -> Option | None:
        """What Enter alone picks."""
        if ask.suggest is not None:
            return ask.suggest
        return ask.options[0] if len(ask.options) == 1 else None

    def _undo(self, seat: int) -> bool:
        try:
            self._take_back(seat)
        except NotUndoable:
            self._complain("not-undoable")
            return False
        return True

    def _take_back(self, seat: int) -> None:
        unseen = seat in self.match.pending
        self.match.undo(seat)
        if not unseen:
            # The log has lost the lines of that answer; the line that says so is news to everybody.
            last = len(self.match.log) - 1
            self.read_lines = [min(line, last) for line in self.read_lines]

    def _concede(self, seat: int) -> bool:
        if self.screen.read(self.reader.ui("really-concede")).lower() != self.reader.ui("yes-letter"):
            return False
        self.match.concede(seat)
        return True

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _show_news(self, viewer: int) -> None:
        """The lines of the log that this viewer has not read yet."""
        start = min(self.read_lines[viewer], len(self.match.log))
        for line in self.match.messages(viewer, start):
            self._print(Text.assemble(("│ ", "dim"), self.reader.say(line)))
        self.read_lines[viewer] = len(self.match.log)

    def _show_table(self, viewer: int, ask: Ask | None = None) -> None:
        marks = card_marks(self.match, ask) if ask else {}
        view = self.match.view(viewer)
        self._print(draw_table(view, viewer, self.reader, marks, self.screen.width))

    def _show_question(self, ask: Ask) -> None:
        console, reader = self.screen.console, self.reader
        title = Text(reader.say(self.match.prompt(ask, ask.seat)), "bold")
        if len(self.people) > 1:
            title = Text.assemble((reader.name(ask.seat), "reverse"), " ", title)
        console.print(Rule(style="dim"))
        console.print(title)
        if isinstance(ask.options, range):
            hint = reader.ui("range-hint", lowest=ask.options[0], highest=ask.options[-1])
            console.print(Padding(Text(hint), (0, 2)))
        else:
            options = [
                Text.assemble((f"{number:>2} ", "bold reverse"), " ", self._option(ask, option))
                for number, option in enumerate(ask.options, 1)
            ]
            console.print(Columns(options, padding=(0, 3), column_first=len(options) > 8))
        suggested = self._default(ask)
        if suggested is not None:
            label = reader.say(self.match.label(ask, suggested))
            console.print(Text(reader.ui("press-enter", option=label), "dim"))
        hints = (f"{letter} {reader.ui(key)}" for letter, key in COMMANDS.items())
        console.print(Text("   ".join(hints), "dim"))

    def _option(self, ask: Ask, option: Option) -> Text:
        label = Text(self.reader.say(self.match.label(ask, option)))
        if ask.of == "card" and isinstance(option, int) and self.match.state.sees(ask.seat, option):
            place = where_is(self.match.view(ask.seat), self.match.state.ids[option], self.reader)
            if place:
                label.append(f" ({place})", "dim")
        return label

    def _explain(self, ask: Ask, about: str) -> None:
        """What the commands are, or what a card does: that of an option, or one called so."""
        if not about:
            self._show_help()
        elif (number := whole(about)) is not None:
            if isinstance(ask.options, range) or not 1 <= number <= len(ask.options):
                self._complain("no-such-option", number=number)
                return
            face = face_of(self.match, ask, ask.options[number - 1])
            if face:
                self._show_card(face)
            else:
                self._complain("no-text", number=number)
        else:
            wanted = about.casefold()
            found = [face for face in self.match.game.faces if wanted in self.reader.title(face).casefold()]
            for face in found:
                self._show_card(face)
            if not found:
                self._complain("no-such-card", text=about)

    def _show_help(self) -> None:
        self._print(Text(self.reader.ui("help")))
        commands = Table.grid(padding=(0, 2))
        commands.add_row("? 3", self.reader.ui("help-option-text"))
        commands.add_row(f"? {self.reader.ui('card-name')}", self.reader.ui("help-card-text"))
        for letter, key in HELP.items():
            commands.add_row(letter, self.reader.ui(key))
        self._print(Padding(commands, (0, 2)))

    def _show_card(self, face: str) -> None:
        self._print(Text.assemble((self.reader.title(face), "bold"), ": ", self.reader.card_text(face)))

    def _show_log(self, viewer: int) -> None:
        self._print(Rule(self.reader.ui("log-title"), style="dim"))
        lines = self.match.messages(viewer)
        for line in lines:
            self._print(Text(self.reader.say(line)))
        if not lines:
            self._complain("log-empty")

    def _show_end(self, result: Result) -> None:
        viewer = self.people[0] if len(self.people) == 1 else self.match.seats
        self._show_news(viewer)
        # Nothing is secret any more once a match is over.
        self._print(draw_table(self.match.view(-1), -1, self.reader, {}, self.screen.width))
        for line in result_lines(result, self.reader):
            self._print(Text(line, "bold green"))

    def _complain(self, key: str, **args: int | str) -> None:
        self._print(Text(self.reader.ui(key, **args), "yellow"))

    def _print(self, what: object) -> None:
        self.screen.console.print(what)


def face_of(match: Match[State], ask: Ask, option: Option) -> str:
    """The face that an option shows to the seat that is asked, if it is a card that this seat sees."""
    if not isinstance(option, int):
        return ""
    if ask.of == "face":
        return match.state.prints[option]
    if ask.of == "card" and match.state.sees(ask.seat, option):
        return match.state.prints[match.state.faces[option]]
    return ""


def card_marks(match: Match[State], ask: Ask) -> dict[int, str]:
    """By card id, the number of the option that picks it."""
    if ask.of != "card" or isinstance(ask.options, range):
        return {}
    return {
        match.state.ids[option]: str(number)
        for number, option in enumerate(ask.options, 1)
        if isinstance(option, int) and match.state.sees(ask.seat, option)
    }


def result_lines(result: Result, reader: Reader) -> list[str]:
    """How a match ended, in words: who won, why and, among several, who came where."""
    winners = result.winners()
    if len(winners) == 1:
        first = message("result-win", seat=Seat(winners[0]))
    elif winners:
        first = message("result-shared", seats=tuple(message("player", seat=Seat(seat)) for seat in winners))
    else:
        first = message("result-draw")
    lost_alone = not winners and len(result.places) == 1
    lines = [] if lost_alone or not any(result.places) else [reader.say(first)]
    lines.append(reader.ui("because", reason=reader.words.why(result, reader.lang)))
    if len(result.places) > 2 and any(result.places):
        for seat, place in enumerate(result.places):
            score = f" ({result.scores[seat]})" if result.scores else ""
            lines.append(f"{reader.name(seat)}: {reader.say(message('place', place=place))}{score}")
    return lines


def series_lines(series: Series, reader: Reader) -> list[str]:
    """How a series stands, in words."""
    scores = ", ".join(
        reader.ui("series-player-score", seat=Seat(seat), score=score) for seat, score in enumerate(series.scores)
    )
    lines = [reader.ui("series-score", scores=scores)]
    if series.over:
        winners = series.winners()
        lines += [reader.ui("series-win", seat=Seat(seat)) for seat in winners] or [reader.ui("series-draw")]
    return lines


def seat_names(kinds: Sequence[str], game: Game[State], lang: str) -> list[str]:
    """What the seats are called: people by number, bots by their level."""
    reader = Reader(game, lang)
    names = []
    for seat, kind in enumerate(kinds):
        if kind == HUMAN:
            names.append(reader.name(seat))
        elif kinds.count(kind) == 1:
            names.append(reader.ui(f"bot-{kind}"))
        else:
            names.append(reader.ui("numbered-bot", bot=reader.ui(f"bot-{kind}"), number=seat + 1))
    return names
