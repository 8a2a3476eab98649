"""Puts messages into the reader's language, from Fluent files: common ones and each game's own."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as FluentMessage

from stolik.table.message import MORE_WORDS, Message, Seat, Value, message
from stolik.table.result import Result
from stolik.words.check import find_problems

__all__ = ["LANGUAGES", "MissingWords", "Words", "problems", "texts_in", "words_for"]

# A message's text, and the text of each of its attributes: a grammatical case, a plural.
Forms = tuple[str, dict[str, str]]

_GAMES = files("stolik") / "games"
_COMMON = files("stolik") / "words" / "common"
_REMEMBERED = 4096  # rendered messages per game
_log = logging.getLogger(__name__)


def texts_in(folder: Traversable) -> dict[str, str]:
    """The Fluent files of a folder, by language: pl.ftl and, if there is a folder pl, every file in it."""
    if not folder.is_dir():
        return {}
    texts = {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in _files(folder)}
    for lang in texts:
        for file in _files(folder / lang) if (folder / lang).is_dir() else ():
            texts[lang] += "\n" + file.read_text("utf-8")
    return texts


def _files(folder: Traversable) -> list[Traversable]:
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted(found, key=lambda file: file.name)


_COMMON_TEXTS = texts_in(_COMMON)
LANGUAGES = tuple(sorted(_COMMON_TEXTS, key=lambda lang: (lang == "en", lang)))
"""Every language that has a file of common words. English is the last, and what is missing elsewhere is said in it."""


class MissingWords(Exception):
    """A message that cannot be put into a language."""

    def __init__(self, game: str, lang: str, key: str, problem: str) -> None:
        super().__init__(f"{game} [{lang}] {key}: {problem}")
        self.game = game
        self.lang = lang
        self.key = key
        self.problem = problem


class _Bundle(FluentBundle):
    """Parses a message when it is first said: that takes long, and of most words nobody says most."""

    _ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = [*self._ENTRY.finditer(text)]
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends):
                self._unread.setdefault(start[1], text[start.start() : end])
        self._keys = frozenset(name for name in self._unread if not name.startswith("-"))

    def keys(self) -> frozenset[str]:
        return self._keys

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> FluentMessage:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        if (text := self._unread.pop(name, None)) is not None:
            self.add_resource(FluentResource(text))


class Words:
    """The common words and those of one game, given as Fluent text by language."""

    def __init__(self, game: str, texts: Mapping[str, str]) -> None:
        self.game = game
        self._texts = texts
        self._bundle = cache(self._build_bundle)
        self._forms = lru_cache(_REMEMBERED)(self._find_forms)
        self._line = lru_cache(_REMEMBERED)(self._find_line)

    def render(self, message: Message, lang: str, names: Sequence[str] = (), *, strict: bool = False) -> str:
        """The message in `lang`, with `names` by seat number.

        Words that are missing raise MissingWords when strict; otherwise the reader gets them in another
        language, or the bare key.
        """
        return self._line(message, lang, tuple(names), strict)

    def sentences(
        self, messages: Iterable[Message], lang: str, names: Sequence[str] = (), *, strict: bool = False
    ) -> str:
        lines = (self.render(message, lang, names, strict=strict) for message in messages)
        return " ".join(line for line in lines if line)

    def why(self, result: Result, lang: str) -> str:
        """Why a match ended as it did; `.tied` of the same message says also what decides between equal scores."""
        text, forms = self._forms(message(f"reason-{result.reason}"), lang, (), False)
        return _tidy(forms.get("tied", text) if result.tied else text)

    def has(self, key: str, lang: str) -> bool:
        return lang in LANGUAGES and self._bundle(lang).has_message(key)

    def keys(self, lang: str) -> frozenset[str]:
        return self._bundle(lang).keys()

    def problems(self) -> list[str]:
        """Everything wrong with the files themselves, one line each."""
        absent = [f"{self.game} [{lang}]: no file of words" for lang in LANGUAGES if lang not in self._texts]
        read = {lang: [FluentResource(text) for text in self._both(lang)] for lang in LANGUAGES}
        return absent + find_problems(self.game, read)

    def _both(self, lang: str) -> tuple[str, str]:
        return _COMMON_TEXTS[lang], self._texts.get(lang, "")

    def _build_bundle(self, lang: str) -> _Bundle:
        return _Bundle(lang, self._both(lang))

    def _find_line(self, message: Message, lang: str, names: tuple[str, ...], strict: bool) -> str:
        text, _ = self._forms(message, lang, names, strict)
        return _tidy(text)

    def _find_forms(self, message: Message, lang: str, names: tuple[str, ...], strict: bool) -> Forms:
        others = () if strict else (other for other in reversed(LANGUAGES) if other != lang)
        for tried in (lang, *others):
            try:
                return self._forms_in(tried, message, names, strict)
            except MissingWords as missing:
                if strict:
                    raise
                _log.warning("%s", missing)
        return message.key, {}

    def _forms_in(self, lang: str, message: Message, names: tuple[str, ...], strict: bool) -> Forms:
        if not self.has(message.key, lang):
            raise MissingWords(self.game, lang, message.key, "no such key")
        bundle = self._bundle(lang)
        found = bundle.get_message(message.key)
        if found.value is None:
            raise MissingWords(self.game, lang, message.key, "only attributes, no text")

        given: dict[str, int | str] = {}
        for name, value in message.args:
            if isinstance(value, int):
                given[name] = value
                continue
            given[name], cases = self._argument(value, lang, names, strict)
            given.update((f"{name}-{case}", inflected) for case, inflected in cases.items())

        texts = []
        for pattern in (found.value, *found.attributes.values()):
            try:
                text, errors = bundle.format_pattern(pattern, given)
            except RecursionError:
                raise MissingWords(self.game, lang, message.key, "refers to itself") from None
            if errors:
                problem = f"{'; '.join(map(str, errors))} (given: {', '.join(given) or 'nothing'})"
                raise MissingWords(self.game, lang, message.key, problem)
            texts.append(str(text))
        return texts[0], dict(zip(found.attributes, texts[1:], strict=True))

    def _argument(self, value: Value, lang: str, names: tuple[str, ...], strict: bool) -> Forms:
        match value:
            case Message():
                # Without arguments there is nobody to name, so all tables share what is remembered.
                return self._forms(value, lang, names if value.args else (), strict)
            case Seat(number):
                if 0 <= number < len(names) and names[number]:
                    return _keep(names[number]), {}
                nameless, _ = self._forms(message("seat-name", number=number + 1), lang, (), strict)
                return nameless, {}
            case tuple():
                return self._list(value, lang, names, strict)
            case _:
                return _keep(str(value)), {}

    def _list(self, members: tuple[Message, ...], lang: str, names: tuple[str, ...], strict: bool) -> Forms:
        """Says "a, b and c", in each case that all of them have; cards unseen by the reader are counted."""
        shown = [member for member in members if member.key != "hidden-card"]
        if hidden := len(members) - len(shown):
            shown.append(message("hidden-cards", count=hidden))
        forms = [self._argument(member, lang, names, strict) for member in shown]
        comma, _ = self._forms(message("list-comma"), lang, (), strict)
        last, _ = self._forms(message("list-and"), lang, (), strict)

        def join(texts: Iterable[str]) -> str:
            *head, tail = [text for text in texts if text] or [""]
            return last.join([comma.join(head), tail]) if head else tail

        case_sets = [set(cases) for _, cases in forms]
        shared = set.intersection(*case_sets) if case_sets else ()
        joined = {case: join(cases[case] for _, cases in forms) for case in shared}
        return join(text for text, _ in forms), joined


@cache
def words_for(game_id: str) -> Words:
    folder = _GAMES / game_id
    if not game_id.isidentifier() or not folder.is_dir():
        raise LookupError(f"no game {game_id!r}")
    more = MORE_WORDS.get(game_id, {})
    return Words(game_id, {lang: text + more.get(lang, "") for lang, text in texts_in(folder / "words").items()})


def problems(game_id: str) -> list[str]:
    return words_for(game_id).problems()


# An empty argument leaves a hole: two spaces, or a space before punctuation. A nickname such as "Ania :)"
# only looks like one, so verbatim text goes through _tidy with its spaces and its start in disguise.
_SPACES = re.compile(r"[ \t\n]+")
_HOLE = re.compile(r" (?=[.,;:!?])")
_KEPT_SPACE = "\ue000"
_KEPT_START = "\ue001"


def _keep(text: str) -> str:
    kept = text.replace(" ", _KEPT_SPACE)
    return _KEPT_START + kept if _HOLE.match(" " + text) else kept


def _tidy(text: str) -> str:
    tidy = _HOLE.sub("", _SPACES.sub(" ", text)).strip(" ")
    return tidy.replace(_KEPT_SPACE, " ").replace(_KEPT_START, "")
