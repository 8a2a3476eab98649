"""`stolik serve`, and `stolik` alone: a server on this machine, and a browser to sit down in."""

import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from stolik.cli.problems import Wrong


def serve(context: typer.Context) -> None:
    """Serve tables to browsers; `stolik serve --help` lists the settings."""
    from stolik.server import main

    try:
        main(context.args)
    except (ValueError, OSError) as error:
        raise Wrong(str(error)) from error


def sit_down(browser: bool) -> None:
    """Serve on this machine only, and open the browser where there is one."""
    from stolik.server import Settings
    from stolik.server import serve as run
    from stolik.server.settings import read_settings

    def ready(address: str) -> None:
        print(f"Stolik: {address}  (Ctrl+C ends it)", flush=True)
        if browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Whoever plays here holds up nobody else.
    settings: Settings = read_settings(["--work-per-second", "1"])
    try:
        run(settings, ready, another_port=True)
    except (ValueError, OSError) as error:
        raise Wrong(str(error)) from error


def has_browser() -> bool:
    """Is there a screen to show one on?"""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")]
