"""The append-only record of a game: a header, then every action with its dice, and every undo.

Whoever holds the same journal holds the same table. As text it is one JSON object a line.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, TypeGuard

from audiodice.core.model import Action

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

VERSION = 1


class JournalError(ValueError):
    """A journal that cannot be read; the message names the line and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, and the opponent's policy name, None for a human."""

    name: str
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the first throw."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, int | bool]
    seed: int | str


@dataclass(frozen=True, slots=True)
class Move:
    """An action taken and the dice it threw, in order; no dice when it threw none."""

    action: Action
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo:
    """The last move, which threw nothing, was taken back."""


Entry = Move | Undo


@dataclass(slots=True)
class Journal:
    """A header and its entries; entries are only ever appended."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    def append(self, entry: Entry) -> None:
        """Add the next entry."""
        self.entries.append(entry)

    def lines(self) -> Iterable[str]:
        """The journal as JSON lines, the header first."""
        yield json.dumps({"audiodice": VERSION, **asdict(self.header)}, ensure_ascii=False)
        for entry in self.entries:
            yield json.dumps(_as_json(entry))


def read(lines: Iterable[str]) -> Journal:
    """The journal behind JSON lines; raises JournalError, whatever the lines hold."""
    journal: Journal | None = None
    number = 1
    try:
        for number, line in enumerate(lines, start=1):  # noqa: B007 - told below
            told = json.loads(line)
            if not isinstance(told, dict):
                raise JournalError("a line is one JSON object")
            if journal is None:
                journal = Journal(_header(told))
            else:
                journal.append(_entry(told))
    except (ValueError, RecursionError) as error:
        raise JournalError(f"line {number}: {error}") from error
    if journal is None:
        raise JournalError("line 1: the journal is empty")
    return journal


def _as_json(entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Undo):
        return {"undo": 1}
    told: dict[str, Any] = {"do": entry.action.verb}
    if entry.action.arg is not None:
        told["arg"] = entry.action.arg
    if entry.dice:
        told["dice"] = entry.dice
    return told


def _header(told: dict[str, Any]) -> Header:
    version = told.pop("audiodice", None)
    if type(version) is not int:
        raise JournalError("not a journal's header: it has no version")
    if version != VERSION:
        raise JournalError(f"version {version} is not {VERSION}")
    _only(told, "game", "seats", "options", "seed")
    game, seats, options, seed = (told.get(n) for n in ("game", "seats", "options", "seed"))
    if not _is_text(game):
        raise JournalError("a header names its game")
    if not isinstance(seats, list):
        raise JournalError("seats are a list")
    if not isinstance(options, dict) or not all(isinstance(v, int) for v in options.values()):
        raise JournalError("options are names with whole numbers, true or false")
    if not (_is_text(seed) or type(seed) is int):
        raise JournalError("a seed is a whole number or a word")
    return Header(game, tuple(map(_seat, seats)), options, seed)


def _seat(told: object) -> Seat:
    if not isinstance(told, dict):
        raise JournalError("a seat has a name and a policy")
    _only(told, "name", "policy")
    name, policy = told.get("name"), told.get("policy")
    if not _is_text(name) or not (policy is None or _is_text(policy)):
        raise JournalError("a seat has a name and a policy")
    return Seat(name, policy)


def _entry(told: dict[str, Any]) -> Entry:
    if "undo" in told:
        _only(told, "undo")
        return Undo()
    _only(told, "do", "arg", "dice")
    verb, arg, dice = told.get("do"), told.get("arg"), told.get("dice", [])
    if not _is_text(verb):
        raise JournalError("an entry does something or undoes")
    if not (arg is None or _is_text(arg) or type(arg) is int or _are_whole(arg)):
        raise JournalError("an argument is a whole number, a word or a list of whole numbers")
    if not _are_whole(dice):
        raise JournalError("dice are a list of faces")
    return Move(Action(verb, tuple(arg) if isinstance(arg, list) else arg), tuple(dice))


def _only(told: dict[str, Any], *names: str) -> None:
    if unknown := [name for name in told if name not in names]:
        raise JournalError(f"unknown: {', '.join(map(repr, unknown))}")


def _is_text(value: object) -> TypeGuard[str]:
    """A string that can be written again: JSON may tell half a character."""
    return isinstance(value, str) and value == value.encode(errors="replace").decode()


def _are_whole(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(type(item) is int for item in value)
