"""Draws the pictures of the READMEs: a match of Cardia in the terminal, in both languages. Run: make pictures"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from stolik.bots import Chair, make_bot
from stolik.games import load
from stolik.table import Match, State
from stolik.terminal import Reader, draw_table

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SEED, ANSWERS, WIDTH = 15, 15, 110


def halfway() -> Match[State]:
    """A match between two greedy bots, stopped at a question of seat 0."""
    match = Match(load("cardia"), 2, {"locations": ["serpent-temple"]}, SEED)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while match.question is not None and (len(match.entries) < ANSWERS or match.pending):
        ask = match.asks[0]
        match.answer(bots[ask.seat].choose(Chair(match, ask.seat)), ask.seat)
    return match


def draw(lang: str, names: tuple[str, str], file: Path) -> None:
    match = halfway()
    reader = Reader(match.game, lang, names)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    marks = {}
    ask = match.ask_of(0)
    if ask is not None:
        for number, option in enumerate(ask.options, 1):
            if isinstance(option, int):
                marks[match.state.ids[option]] = str(number)
    console.print(draw_table(match.view(0), 0, reader, marks, WIDTH))
    svg = console.export_svg(title="stolik play cardia", theme=DIMMED_MONOKAI)
    # The picture must not load anything from outside: the reader's own monospaced font does.
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    file.write_text(re.sub(r"terminal-\d+", "terminal", svg), encoding="utf-8")


if __name__ == "__main__":
    draw("en", ("You", "Greedy bot"), FOLDER / "terminal.svg")
    draw("pl", ("Ty", "Bot zachłanny"), FOLDER / "terminal.pl.svg")
