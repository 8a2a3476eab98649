"""The `stolik` command."""

from typing import Annotated

import typer

from stolik import __version__
from stolik.cli.listing import cards, games
from stolik.cli.play import play
from stolik.cli.problems import OneLineGroup
from stolik.cli.replay import replay
from stolik.cli.simulate import simulate

__all__ = ["app", "main"]

app = typer.Typer(
    name="stolik",
    cls=OneLineGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Five tabletop games on one digital table.",
)
for command in (games, cards, play, simulate, replay):
    app.command()(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def stolik(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    app()
