"""The messages of one language in Fluent files; each is parsed at its first use.

Parsing a whole catalogue would take longer than everything else between the start of the program
and its first word. So a file is only cut into messages, and Fluent parses a message, with those it
refers to, when it is needed. `check` parses a whole file, for tests and translators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from audiodice.core.errors import error_text
from audiodice.present.texts import Texts

NESTED = "it is nested too deeply"
_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)(?:\.\w+)?\s*[}(]")


class CatalogueError(ValueError):
    """A catalogue is not usable; the message names the file and the problem."""


class Catalogue:
    """The messages of some files; a later file replaces messages of an earlier one."""

    def __init__(
        self, lang: str, *paths: Texts, functions: Mapping[str, Any] | None = None
    ) -> None:
        """Cut the files into messages; raises CatalogueError if one cannot be read.

        `functions` are the functions that messages may call, by their names in capitals.
        """
        self._lang = lang
        self._functions = functions or {}
        self._texts: dict[str, str] = {}
        self._files: dict[str, Texts] = {}
        for path in paths:
            messages = read(path)
            self._texts |= messages
            self._files |= dict.fromkeys(messages, path)
        self._bundle: Any = None

    def has(self, message_id: str) -> bool:
        return message_id in self._texts

    def render(self, message_id: str, attribute: str, arguments: Mapping[str, Any]) -> str:
        """The text of a message: its attribute of this name if it has one, else its value.

        Raises KeyError for an unknown message, CatalogueError for a broken one.
        """
        pattern = self._pattern(message_id, attribute)
        if pattern is None:
            raise CatalogueError(f"{self._files[message_id]}, {message_id}: it has no value")
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except RecursionError as error:
            where = f"{self._files[message_id]}, {message_id}"
            raise CatalogueError(f"{where}: {NESTED}") from error
        if errors:
            raise CatalogueError(f"{self._files[message_id]}, {message_id}: {errors[0]}")
        return " ".join(str(text).split())

    def is_silent(self, message_id: str, attribute: str) -> bool:
        """Whether `render` always returns an empty text, whatever the arguments; same errors."""
        return is_silent(self._pattern(message_id, attribute))

    def _pattern(self, message_id: str, attribute: str) -> Any:
        message = self._message(message_id)
        return message.attributes.get(attribute, message.value)

    def file_of(self, message_id: str) -> str:
        """The name of the file that has a message; raises KeyError for an unknown one."""
        return self._files[message_id].name

    def asked_for(self) -> Mapping[str, str]:
        """The messages to which no other message refers, each with its file name."""
        parts = {part for text in self._texts.values() for part in _REFERENCE.findall(text)}
        return {key: file.name for key, file in self._files.items() if key not in parts}

    def warm(self) -> Iterator[None]:
        """Parse every message, one in each step, because parsing one takes some ms.

        Raises CatalogueError for a broken one.
        """
        for message_id in self._spoken():
            self._message(message_id)
            yield

    def broken(self) -> Iterator[str]:
        """Parse every message; yields its id if it is broken, else ""."""
        for message_id in self._spoken():
            try:
                self._message(message_id)
            except CatalogueError:
                yield message_id
            else:
                yield ""

    def _spoken(self) -> Iterator[str]:
        """The ids of messages, without those of terms, which are only parts of messages."""
        return (message_id for message_id in self._texts if not message_id.startswith("-"))

    def _message(self, message_id: str) -> Any:
        if self._bundle is None:
            # Not imported at the start: commands without words do not need it.
            from fluent.runtime import FluentBundle

            # Without isolation marks, which screen readers speak and braille displays show.
            self._bundle = FluentBundle(
                [self._lang], use_isolating=False, functions=dict(self._functions)
            )
        if not self._bundle.has_message(message_id):
            self._parse(message_id)
        return self._bundle.get_message(message_id)

    def _parse(self, message_id: str) -> None:
        wanted, text = [message_id], ""
        seen: set[str] = set()
        while wanted:
            name = wanted.pop()
            if name not in seen and name in self._texts:
                seen.add(name)
                text += self._texts[name]
                wanted += _REFERENCE.findall(self._texts[name])
        if message_id not in seen:
            raise KeyError(message_id)
        resource = _shared(self._files[message_id], text)
        self._bundle.add_resource(resource, allow_overrides=True)


def is_silent(pattern: Any) -> bool:
    """Whether a Fluent pattern, or a part of one, is empty for any arguments; None is, too."""
    if variants := getattr(pattern, "variants", None):
        return all(is_silent(variant.value) for variant in variants)
    if elements := getattr(pattern, "elements", None):
        return all(map(is_silent, elements))
    if inner := getattr(pattern, "expression", None):
        return is_silent(inner)
    if pattern is None:
        return True
    value = getattr(pattern, "value", None)
    return isinstance(value, str) and not has_words(value)


def has_words(text: str) -> bool:
    return any(char.isprintable() and not char.isspace() for char in text)


@cache
def read(path: Texts) -> Mapping[str, str]:
    """The messages of a file, by id, as source text; raises CatalogueError.

    A message begins in the first column.
    """
    text = text_of(path)
    starts = [*_START.finditer(text)]
    ends = [*(start.start() for start in starts), len(text)][1:]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def text_of(path: Texts) -> str:
    """The text of a file; raises CatalogueError if it cannot be read, or is not UTF-8."""
    try:
        return path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path}: {error_text(error)}") from error


def check(path: Texts) -> int:
    """Parse a whole file; returns the number of its messages, or raises CatalogueError."""
    return len(_resource(path, text_of(path)).body)


@cache
def _shared(path: Texts, text: str) -> Any:
    """Like `_resource`, but parsed once for all catalogues, because a bundle only reads it."""
    return _resource(path, text)


def _resource(path: Texts, text: str) -> Any:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    try:
        resource = FluentParser(with_spans=False).parse(text)  # the positions are never used
    except RecursionError as error:
        raise CatalogueError(f"{path}: {NESTED}") from error
    for entry in resource.body:
        if isinstance(entry, Junk):
            comment = (entry.content or "").strip().splitlines()
            raise CatalogueError(f"{path}: cannot read {comment[0]!r}")
    return resource
