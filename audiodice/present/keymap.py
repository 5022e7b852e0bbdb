"""keymap.toml: which key means which command, the user's file laid over ours.

A line that cannot be taken is named with its file and line, and the default stands for that
command: a typing slip never costs a player a key.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from audiodice.present.commands import COMMANDS, Scope

ParseKey = Callable[[str], str]
"""Gives a key's canonical name; raises ValueError with a sentence for what is not a key."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a keymap file: a message key, where, and the words it needs."""

    key: str
    path: str
    line: int
    fields: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Keymap:
    """Keys by command; the problems met on the way."""

    keys: Mapping[str, tuple[str, ...]]
    problems: tuple[Problem, ...] = ()

    def lookup(self, scope: Scope, key: str) -> str | None:
        """The command that `key` means in `scope` (what is bound everywhere included), or None."""
        for command, keys in self.keys.items():
            if key in keys and COMMANDS[command].scope in (scope, Scope.EVERYWHERE):
                return command
        return None


def load(default: Path, own: Path | None, parse_key: ParseKey) -> Keymap:
    """The default keymap with the user's file over it, if there is one.

    Raises OSError or ValueError only for the default, which ships with the program.
    """
    base = _read(tomllib.loads(default.read_text("utf-8")), parse_key)
    if own is None:
        return Keymap(base)
    try:
        text = own.read_text("utf-8")
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else 1
        problem = Problem("keymap_syntax", str(own), line, {"why": str(error)})
        return Keymap(base, (problem,))
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8 text"
        return Keymap(base, (Problem("keymap_unreadable", str(own), 1, {"why": why}),))
    return _Overlay(base, str(own), text, parse_key).lay(document)


def _listed(value: Any) -> list[str]:
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not all(isinstance(key, str) for key in found):
        raise ValueError(f"{value!r}: a key name in quotes, or a list of them")
    return found


def _read(document: Mapping[str, Any], parse_key: ParseKey) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for scope, table in document.items():
        for command, keys in table.items():
            if COMMANDS[command].scope != scope:
                raise ValueError(f"{command} belongs to [{COMMANDS[command].scope}]")
            found[command] = tuple(parse_key(key) for key in _listed(keys))
    missing = set(COMMANDS) - set(found)
    if missing:
        raise ValueError(f"no key for {', '.join(sorted(missing))}")
    return found


class _Overlay:
    """One user file being laid over the defaults."""

    def __init__(
        self, base: Mapping[str, tuple[str, ...]], path: str, text: str, parse_key: ParseKey
    ) -> None:
        self.base = base
        self.path = path
        self.lines = text.splitlines()
        self.parse_key = parse_key
        self.problems: list[Problem] = []

    def lay(self, document: Mapping[str, Any]) -> Keymap:
        wanted: dict[str, tuple[str, ...]] = {}
        for name, value in document.items():
            # Sections are a convenience: a command is known by its name alone.
            entries = value if isinstance(value, dict) else {name: value}
            for command, keys in entries.items():
                self._take(command, keys, wanted)
        return Keymap(self._without_clashes(wanted), tuple(self.problems))

    def _take(self, command: str, keys: Any, wanted: dict[str, tuple[str, ...]]) -> None:
        if command not in COMMANDS:
            self._report("keymap_unknown_command", command, given=command)
            return
        try:
            wanted[command] = tuple(self.parse_key(key) for key in _listed(keys))
        except ValueError as error:
            self._report("keymap_unknown_key", command, command_id=command, why=str(error))

    def _without_clashes(self, wanted: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """Drop overrides until no key means two things at once; the default stands for those."""
        while True:
            keys = {**self.base, **wanted}
            clash = next(
                (
                    (command, other, key)
                    for command in wanted
                    for key in wanted[command]
                    for other, others in keys.items()
                    if other != command and key in others and _meet(command, other)
                ),
                None,
            )
            if clash is None:
                return keys
            command, other, key = clash
            self._report("keymap_clash", command, command_id=command, other_id=other, bound=key)
            del wanted[command]

    def _report(self, key: str, command: str, **fields: str) -> None:
        pattern = re.compile(rf"\s*[\"']?{re.escape(command)}[\"']?\s*=")
        line = next((n for n, text in enumerate(self.lines, 1) if pattern.match(text)), 1)
        self.problems.append(Problem(key, self.path, line, fields))


def _meet(one: str, other: str) -> bool:
    scopes = {COMMANDS[one].scope, COMMANDS[other].scope}
    return len(scopes) == 1 or Scope.EVERYWHERE in scopes
