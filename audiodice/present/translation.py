"""Checks a language: compares its catalogues with the English ones, message by message.

A language needs the same messages as English, with the same attributes and no other arguments. It
may also have its own joints of lists (`NAME-joint`, `NAME-last`), attributes for other verbosities,
and messages to which only its own messages refer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from audiodice.present.catalogue import NESTED, CatalogueError, is_silent, text_of
from audiodice.present.commands import COMMANDS
from audiodice.present.texts import Texts
from audiodice.present.words import VERBOSITIES

SOURCE = "en"
_COMMON = "common.ftl"
_JOINT = re.compile(r"(?!list-).*-(joint|last)")  # each language joins lists in its own way


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """A missing or faulty message of a language.

    `line` is the line of the message in `file`, 0 if it is missing; `message` is its id, and the
    attribute if the finding concerns only that.
    """

    file: str
    line: int
    message: str
    what: str

    @property
    def is_missing(self) -> bool:
        """Whether English has it and the language not; the program says it in English."""
        return self.what.startswith("missing")


@dataclass(frozen=True, slots=True)
class MessageEntry:
    """One message: its line and attributes, and the names that it and its attributes use."""

    line: int
    attributes: frozenset[str]
    arguments: frozenset[str]
    references: frozenset[str]
    """The messages to which it refers."""
    keys: frozenset[str]
    """The commands whose keys it names."""
    silent: frozenset[str]
    """Its attributes that are empty for any arguments, "" for its value."""


Entries = Mapping[str, MessageEntry]


def findings(locale: Texts, lang: str) -> tuple[Finding, ...]:
    """All missing or faulty messages of `lang`, by file and line; () if it is complete.

    Raises CatalogueError for a file that cannot be read.
    """
    english = {path.name: read(path)[0] for path in files(locale / SOURCE)}
    found: list[Finding] = []
    own: dict[str, Entries] = {}
    for path in files(locale / lang):
        own[path.name], broken = read(path)
        found += broken
        if path.name not in english:
            found.append(Finding(path.name, 0, "", "a file that English does not have"))
    helpers = frozenset(
        name for file in own.values() for e in file.values() for name in e.references
    )
    common = own.get(_COMMON, {})
    for file, source in english.items():
        entries = own.get(file, {})
        found += _missing(file, source, entries)
        found += _astray(file, entries, common)
        found += _unknown(file, source, entries, helpers)
        found += _arguments(file, entries, {**english[_COMMON], **source}, {**common, **entries})
    return tuple(sorted(found))


def size(locale: Texts) -> int:
    """The number of messages of a complete language."""
    return sum(len(read(path)[0]) for path in files(locale / SOURCE))


def translated(locale: Texts, lang: str) -> int:
    """The number of English messages that this language has, too."""
    own = {path.name: read(path)[0] for path in files(locale / lang)}
    return sum(
        name in own.get(path.name, {}) for path in files(locale / SOURCE) for name in read(path)[0]
    )


def unplayed(locale: Texts) -> list[str]:
    """The messages that no recorded game of the tests says, as FILE/MESSAGE.

    A translator hears them only by `audiodice languages say`. A test keeps the list up to date.
    """
    path = locale / "unplayed.txt"
    return text_of(path).splitlines() if path.exists() else []


def files(folder: Texts) -> list[Texts]:
    """The catalogues of a language, by name; [] without such a folder."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((p for p in found if p.name.endswith(".ftl")), key=lambda p: p.name)


def read(path: Texts) -> tuple[Entries, tuple[Finding, ...]]:
    """The messages of a file by id, and its problems. Raises CatalogueError."""
    try:
        return _read(path.name, text_of(path))
    except RecursionError as error:
        raise CatalogueError(f"{path}: {NESTED}") from error


@cache  # the English ones are read again for each language
def _read(file: str, text: str) -> tuple[Entries, tuple[Finding, ...]]:
    from fluent.syntax import FluentParser, ast

    body = FluentParser().parse(text).body
    entries: dict[str, MessageEntry] = {}
    wrong: list[Finding] = []
    for entry in body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            name = (entry.content or "").partition("=")[0].strip()
            wrong.append(Finding(file, _line(text, note), name, f"broken: {note.message}"))
        elif isinstance(entry, ast.Message):
            name, line = entry.id.name, _line(text, entry)
            if name in entries:
                first = entries[name].line
                wrong.append(Finding(file, line, name, f"is there already, at line {first}"))
            entries[name] = _entry(line, entry)
    return entries, tuple(wrong)


def _line(text: str, node: Any) -> int:
    return text.count("\n", 0, node.span.start) + 1


def _entry(line: int, message: Any) -> MessageEntry:
    from fluent.syntax import ast

    names: dict[type[Any], set[str]] = {ast.VariableReference: set(), ast.MessageReference: set()}
    keys: set[str] = set()
    for node in nodes(message):
        if type(node) in names:
            names[type(node)].add(node.id.name)
        elif isinstance(node, ast.FunctionReference):
            given = [a.value for a in node.arguments.positional if isinstance(a, ast.StringLiteral)]
            if node.id.name != "TOUCH":
                keys.add(given[0] if node.id.name == "KEY" and given else f"{node.id.name}()")
    silent = {one.id.name for one in message.attributes if is_silent(one.value)}
    return MessageEntry(
        line,
        frozenset(attribute.id.name for attribute in message.attributes),
        frozenset(names[ast.VariableReference]),
        frozenset(names[ast.MessageReference]),
        frozenset(keys),
        frozenset(silent | {""} if is_silent(message.value) else silent),
    )


def nodes(node: Any) -> Iterator[Any]:
    """A node of Fluent's syntax tree, and all nodes below it."""
    from fluent.syntax.ast import BaseNode

    yield node
    for value in vars(node).values():
        for below in value if isinstance(value, list) else (value,):
            if isinstance(below, BaseNode):
                yield from nodes(below)


def _missing(file: str, source: Entries, own: Entries) -> Iterator[Finding]:
    """English messages and attributes that the language lacks, or has empty."""
    for name, english in source.items():
        if name not in own:
            yield Finding(file, 0, name, f"missing; line {english.line} in English")
            continue
        for attribute in english.attributes - own[name].attributes:
            yield Finding(file, own[name].line, f"{name}.{attribute}", "missing")
        for part in own[name].silent - english.silent:
            if not part or part in english.attributes or "" not in english.silent:
                yield Finding(file, own[name].line, f"{name}.{part}".rstrip("."), "empty")


def _astray(file: str, own: Entries, common: Entries) -> Iterator[Finding]:
    """References to commands and messages that do not exist."""
    for name, entry in own.items():
        for key in entry.keys - set(COMMANDS):
            yield Finding(file, entry.line, name, f"no command is called {key}")
        # Common messages may refer to messages of a game, such as the name of a box.
        for other in entry.references - set(own) - set(common) if file != _COMMON else ():
            yield Finding(file, entry.line, name, f"refers to {other}, which is not there")


def _unknown(
    file: str, source: Entries, own: Entries, helpers: frozenset[str]
) -> Iterator[Finding]:
    """Messages and attributes that English lacks, mostly typing mistakes."""
    for name, entry in own.items():
        if name in source:
            for attribute in entry.attributes - source[name].attributes - set(VERBOSITIES):
                yield Finding(file, entry.line, f"{name}.{attribute}", "not in English")
        elif name not in helpers and not _JOINT.fullmatch(name):
            yield Finding(file, entry.line, name, "not in English")


def _arguments(file: str, own: Entries, english: Entries, there: Entries) -> Iterator[Finding]:
    """Arguments that English does not use in the message, and that may not exist."""
    for name in own.keys() & english.keys():
        known = _asked(name, english)
        for argument in _asked(name, there) - known:
            # $NAME-n is the length of the list $NAME.
            if argument.removesuffix("-n") not in known:
                yield Finding(file, own[name].line, name, f"English has no ${argument} here")


def _asked(name: str, entries: Entries) -> frozenset[str]:
    """The arguments of a message, and of all messages to which it refers."""
    wanted, seen = [name], set()
    while wanted:
        this = wanted.pop()
        if this in entries and this not in seen:
            seen.add(this)
            wanted += entries[this].references
    return frozenset(argument for this in seen for argument in entries[this].arguments)
