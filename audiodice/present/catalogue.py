"""One language's messages in Fluent files, each parsed when it is first said.

Parsing a whole catalogue takes longer than everything else between the start of the program and
its first word, so a file is only cut into messages; a message goes to Fluent when it is needed,
with those it refers to. `check` reads a whole file, for tests and translators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}(]")


class CatalogueError(ValueError):
    """A catalogue that cannot be used; the message names the file and what is wrong."""


class Catalogue:
    """Messages of some files, later files before earlier ones."""

    def __init__(self, lang: str, *paths: Path, functions: Mapping[str, Any] | None = None) -> None:
        """Cut the files into messages; raises CatalogueError when one cannot be read.

        `functions` are those that messages may call, by name in capitals.
        """
        self._lang = lang
        self._functions = functions or {}
        self._where = paths[-1]
        self._texts: dict[str, str] = {}
        for path in paths:
            self._texts |= _messages(path)
        self._bundle: Any = None

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._texts

    def render(self, message_id: str, attribute: str, arguments: Mapping[str, Any]) -> str:
        """A message with its arguments: the attribute where it has it, else its value.

        Raises KeyError for an unknown message, CatalogueError for one that is broken.
        """
        message = self._message(message_id)
        pattern = message.attributes.get(attribute, message.value)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise CatalogueError(f"{self._where}, {message_id}: {errors[0]}")
        return " ".join(str(text).split())

    def warm(self) -> Iterator[None]:
        """Parse every message, one a step: the first time takes ms, which no key should wait."""
        for message_id in self._texts:
            if not message_id.startswith("-"):
                self._message(message_id)
                yield

    def _message(self, message_id: str) -> Any:
        if self._bundle is None:
            # Imported here: a command that says nothing need not wait for it.
            from fluent.runtime import FluentBundle

            # Isolation marks are spoken or shown as rubbish by screen readers and braille.
            self._bundle = FluentBundle(
                [self._lang], use_isolating=False, functions=dict(self._functions)
            )
        if not self._bundle.has_message(message_id):
            self._parse(message_id)
        return self._bundle.get_message(message_id)

    def _parse(self, message_id: str) -> None:
        """Hand a message, and what it refers to, to Fluent."""
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
        self._bundle.add_resource(_resource(self._where, text), allow_overrides=True)


@cache
def _messages(path: Path) -> Mapping[str, str]:
    """A file cut at the first column: message id to its source."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path}: {error}") from error
    starts = [*_START.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def check(path: Path) -> int:
    """Parse a whole file; the number of its messages. Raises CatalogueError at the first flaw."""
    return len(_resource(path, path.read_text("utf-8")).body)


def _resource(path: Path, text: str) -> Any:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            told = (entry.content or "").strip().splitlines()
            raise CatalogueError(f"{path}: cannot read {told[0]!r}")
    return resource
