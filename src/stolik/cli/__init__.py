"""The `stolik` command."""

from typing import Annotated

import typer

from stolik import __version__
from stolik.cli.admin import admin
from stolik.cli.arena import ArenaCommand, arena
from stolik.cli.inputs import OwnCards, use_own_cards
from stolik.cli.listing import cards, games
from stolik.cli.play import play
from stolik.cli.problems import OneLineGroup
from stolik.cli.replay import replay
from stolik.cli.serve import NoBrowser, serve, sit_down
from stolik.cli.simulate import simulate

__all__ = ["app", "main"]

app = typer.Typer(
    name="stolik",
    cls=OneLineGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Five tabletop games on one digital table. Without a command: opens the table in your browser.",
)
for command in (games, cards, play, simulate, arena, replay):
    app.command(cls=ArenaCommand if command is arena else None)(command)
# The server reads its own flags, so that they and its environment variables are described in one place.
PASSED_ON = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}
app.command(context_settings=PASSED_ON)(serve)
app.add_typer(admin)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def stolik(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
    no_browser: NoBrowser = False,
    own_cards: OwnCards = None,
) -> None:
    if own_cards is not None:
        use_own_cards(own_cards)
    if context.invoked_subcommand is None:
        sit_down(browser=not no_browser)


def main() -> None:
    app()
