"""The words of the browser client: whole in every language, and none that nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from stolik.words import LANGUAGES
from stolik.words.check import find_problems

WEB = Path(__file__).parents[2] / "web"
FOLDERS = [WEB / "src" / "words", *sorted((WEB / "src" / "games").glob("*/words"))]
# Keys that the program puts together: `phase-act` is said by `phase-${phase}`.
MADE = re.compile(r"`([a-z-]+-)\$\{[^`]+\}`")


def names(folders: list[Path]) -> list[str]:
    return [str(folder.relative_to(WEB / "src")) for folder in folders]


def read(folder: Path, lang: str) -> ast.Resource:
    return FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8"))


def sources(folder: Path) -> Iterator[str]:
    """The common words may be said anywhere, those of a game only in its folder."""
    root = WEB / "src" if folder == FOLDERS[0] else folder.parent
    for file in root.rglob("*"):
        if file.suffix in (".ts", ".svelte") and "made" not in file.parts:
            yield file.read_text("utf-8")


@pytest.mark.parametrize("folder", FOLDERS, ids=names(FOLDERS))
def test_every_language_has_every_word(folder: Path) -> None:
    assert {file.stem for file in folder.iterdir()} == set(LANGUAGES)
    assert find_problems(folder.parent.name, {lang: [read(folder, lang)] for lang in LANGUAGES}) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=names(FOLDERS))
def test_every_word_is_said_somewhere(folder: Path) -> None:
    said = "\n".join(sources(folder))
    begun = tuple(MADE.findall(said))
    keys = [entry.id.name for entry in read(folder, "en").body if isinstance(entry, ast.Message)]
    assert keys
    assert [key for key in keys if f'"{key}"' not in said and not key.startswith(begun)] == []


def test_words_that_are_wrong_are_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("stones = { $n } stones\nonly-here = Here")
    (tmp_path / "pl.ftl").write_text("stones = { $n ->\n    [one] kamień\n   *[many] kamieni\n}")
    found = find_problems("client", {lang: [read(tmp_path, lang)] for lang in ("pl", "en")})
    assert any("lacks few" in line for line in found)
    assert any("only-here: missing" in line for line in found)
