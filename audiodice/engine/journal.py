"""The append-only record of a game: a header, then every action with its dice, and every undo.

Whoever holds the same journal holds the same table. As text it is one JSON object a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from audiodice.core.model import Action

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
    """The journal behind JSON lines; raises JournalError."""
    numbered = enumerate(lines, start=1)
    first = next(numbered, None)
    if first is None:
        raise JournalError("line 1: the journal is empty")
    try:
        head = json.loads(first[1])
        version = head.pop("audiodice")
        if version != VERSION:
            raise JournalError(f"line 1: version {version} is not {VERSION}")
        seats = tuple(Seat(**seat) for seat in head.pop("seats"))
        journal = Journal(Header(seats=seats, **head))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        if isinstance(error, JournalError):
            raise
        raise JournalError(f"line 1: not a journal's header ({error})") from error
    for number, line in numbered:
        try:
            journal.append(_from_json(json.loads(line)))
        except (ValueError, TypeError, KeyError) as error:
            raise JournalError(f"line {number}: not an entry ({error})") from error
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


def _from_json(told: dict[str, Any]) -> Entry:
    if "undo" in told:
        return Undo()
    arg = told.get("arg")
    verb, dice = told["do"], told.get("dice", ())
    if not isinstance(verb, str) or not all(type(face) is int for face in dice):
        raise ValueError("a verb is a word and dice are faces")
    return Move(Action(verb, tuple(arg) if isinstance(arg, list) else arg), tuple(dice))
