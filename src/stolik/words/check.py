"""Reads Fluent files side by side and lists what a reader of either language would stumble over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many"}
POLISH_PLURALS = ("one", "few", "many")


def find_problems(game: str, resources: Mapping[str, Sequence[ast.Resource]]) -> list[str]:
    """Problems in the files of several languages, each line naming game, language and key."""
    books = {lang: _Book(lang, of_lang) for lang, of_lang in resources.items()}
    found = []
    for lang, book in books.items():
        lacking = (line for other in books.values() if other is not book for line in book.compare(other))
        found += [f"{game} [{lang}] {problem}" for problem in (*book.problems(), *lacking)]
    return found


class _Part(Visitor):
    """What one pattern, a message's text or one of its attributes, mentions."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name.partition("-")[0])  # $target-gen is a form of $target

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(_name(node.id, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + _name(node.id, node.attribute))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


class _Book:
    """One language, by part: `key` is a message's text, `key.gen` one of its attributes, `-key` a term."""

    def __init__(self, lang: str, resources: Sequence[ast.Resource]) -> None:
        self.lang = lang
        self.junk: list[ast.Junk] = []
        self.messages: dict[str, list[str]] = {}
        self.parts: dict[str, _Part] = {}
        self.seen: Counter[str] = Counter()
        for entry in (entry for resource in resources for entry in resource.body):
            if isinstance(entry, ast.Junk):
                self.junk.append(entry)
            elif isinstance(entry, (ast.Message, ast.Term)):
                self._add(entry)

    def _add(self, entry: ast.Message | ast.Term) -> None:
        key = entry.id.name if isinstance(entry, ast.Message) else "-" + entry.id.name
        attributes = [(f"{key}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        patterns = [(key, entry.value), *attributes] if entry.value else attributes
        self.seen.update([key, *(name for name, _ in attributes)])
        self.parts.update((name, _Part(pattern)) for name, pattern in patterns)
        if isinstance(entry, ast.Message):
            self.messages[key] = [name for name, _ in patterns]

    def problems(self) -> Iterator[str]:
        for junk in self.junk:
            first, *_ = (junk.content or "").strip().splitlines() or [""]
            yield f"{first!r}: {'; '.join(note.message or note.code for note in junk.annotations)}"
        for name, times in self.seen.items():
            if times > 1:
                yield f"{name}: defined {times} times"
        for key in self.messages:
            if key not in self.parts:
                yield f"{key}: only attributes, no text"
        for name, part in self.parts.items():
            for reference in sorted(part.references - self.parts.keys()):
                yield f"{name}: refers to {reference}, which does not exist"
            if name in self._reachable(part.references):
                yield f"{name}: refers to itself"
            if self.lang == "pl":
                for select in part.selects:
                    if lacking := _plurals_lacking(select):
                        yield f"{name}: a choice by number lacks {', '.join(lacking)}"

    def compare(self, other: _Book) -> Iterator[str]:
        """What `other` has and this book lacks."""
        for key in other.messages:
            if key not in self.messages:
                yield f"{key}: missing, though [{other.lang}] has it"
            else:
                for variable in sorted(other.variables(key) - self.variables(key)):
                    yield f"{key}: does not use ${variable}, though [{other.lang}] does"

    def variables(self, key: str) -> set[str]:
        """The variables of a message and of those it refers to; a term's variables are its own affair."""
        names = self._reachable(set(self.messages[key]))
        return {variable for name in names if name[0] != "-" for variable in self.parts[name].variables}

    def _reachable(self, names: set[str]) -> set[str]:
        reached: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name in self.parts and name not in reached:
                reached.add(name)
                waiting.extend(self.parts[name].references)
        return reached


def _name(entry: ast.Identifier, attribute: ast.Identifier | None) -> str:
    return f"{entry.name}.{attribute.name}" if attribute else entry.name


def _plurals_lacking(select: ast.SelectExpression) -> list[str]:
    """The Polish plural forms that a choice by number leaves out.

    A choice whose default is itself a number, `*[3]`, lists things by number and counts nothing.
    """
    by_number = {v.key.value for v in select.variants if isinstance(v.key, ast.NumberLiteral)}
    by_name = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
    counts = by_number or by_name & PLURALS
    lists = any(v.default and isinstance(v.key, ast.NumberLiteral) for v in select.variants)
    if not counts or lists:
        return []
    covered = by_name | ({"one"} if "1" in by_number else set())
    return [plural for plural in POLISH_PLURALS if plural not in covered]
