"""What a journal is made of, and each piece as a JSON object."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeGuard

from audiodice.core.model import Action
from audiodice.core.text import LONGEST_NAME, is_name

if TYPE_CHECKING:
    from collections.abc import Mapping

VERSION = 2
SEEDED = "seeded-1"
"""How dice come from the seed: as `SeededThrow` throws them. Another way would be another name."""
LONGEST_WORD = 80
"""Characters of an opponent's policy, and of what the header says of program and time."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, and the opponent's policy name, None for a human."""

    name: str
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the first throw.

    The seed is kept from the start: a program that is killed and started again can only throw
    what would have come. `started` is UTC, ISO 8601; `fair` has the seed told at the end, and no
    throw taken back. `word` goes into the dice beside the seed: a second person said it after
    they had heard the commitment. It is written only where there is one, so that programs that
    know of no word read all other journals, and refuse these.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, int | bool]
    seed: int | str
    throws: str = SEEDED
    fair: bool = False
    program: str = ""
    started: str = ""
    word: str = ""

    @property
    def commitment(self) -> str:
        """What binds the seed, and not the word."""
        return commitment_to(self.seed)


@dataclass(frozen=True, slots=True)
class Move:
    """An action taken and the dice it threw, in order; no dice when it threw none.

    `after` is how many seconds the player took; it is no part of the game.
    """

    action: Action
    dice: tuple[int, ...] = ()
    after: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Undo:
    """The last move not yet taken back was. Dice it threw do not come again."""

    after: int = field(default=0, compare=False)


Entry = Move | Undo


def commitment_to(seed: int | str) -> str:
    """SHA-256, in hex, of a seed as text: a number's decimal digits, a word as UTF-8."""
    return sha256(str(seed).encode()).hexdigest()


def header_text(header: Header) -> str:
    """The header's line before it is sealed."""
    told = {"audiodice": VERSION, **asdict(header), "commitment": header.commitment}
    if not header.word:
        del told["word"]
    # Half a character, as a command line may hand us in a name, could never be read again.
    return json.dumps(told, ensure_ascii=False).encode(errors="replace").decode()


def entry_text(entry: Entry) -> str:
    """An entry's line before it is sealed."""
    told: dict[str, Any] = {"undo": 1} if isinstance(entry, Undo) else {"do": entry.action.verb}
    if isinstance(entry, Move) and entry.action.arg is not None:
        told["arg"] = entry.action.arg
    if isinstance(entry, Move) and entry.dice:
        told["dice"] = entry.dice
    if entry.after:
        told["after"] = entry.after
    return json.dumps(told)


def header_of(told: dict[str, Any]) -> Header:
    """The header behind a JSON object of version 1 or 2; raises ValueError."""
    later = (
        ("throws", "fair", "program", "started", "word", "commitment")
        if told.get("audiodice") != 1
        else ()
    )
    _only(told, "audiodice", "game", "seats", "options", "seed", *later)
    game, seats, options, seed = (told.get(n) for n in ("game", "seats", "options", "seed"))
    if not _is_text(game):
        raise ValueError("a header names its game")
    if not isinstance(seats, list):
        raise ValueError("seats are a list")  # noqa: TRY004 - the file's fault
    if not isinstance(options, dict) or not all(isinstance(v, int) for v in options.values()):
        raise ValueError("options are names with whole numbers, true or false")
    if not (_is_text(seed) or type(seed) is int):
        raise ValueError("a seed is a whole number or a word")
    header = Header(game, tuple(map(_seat, seats)), options, seed)
    return _with_later(header, told) if later else header


def _with_later(header: Header, told: dict[str, Any]) -> Header:
    """The header with what version 2 added."""
    fair, program, started = (told.get(name) for name in ("fair", "program", "started"))
    word = told.get("word", "")
    if told.get("throws") != SEEDED:
        raise ValueError("its dice were thrown in a way this program does not know")
    if type(fair) is not bool or not _is_word(program) or not _is_word(started):
        raise ValueError("a header tells program, time, and whether the dice are to be checked")
    if not _is_text(word) or not is_name(word):
        raise ValueError(f"a word for the dice is printable, at most {LONGEST_NAME} long")
    if told.get("commitment") != header.commitment:
        raise ValueError("the commitment is not that of the seed")
    return replace(header, fair=fair, program=program, started=started, word=word)


def _seat(told: object) -> Seat:
    if not isinstance(told, dict):
        raise ValueError("a seat has a name and a policy")  # noqa: TRY004
    _only(told, "name", "policy")
    name, policy = told.get("name"), told.get("policy")
    if not _is_text(name) or not (policy is None or _is_word(policy)):
        raise ValueError("a seat has a name and a policy")
    if not is_name(name):
        raise ValueError(f"a name is of at most {LONGEST_NAME} characters that can be shown")
    return Seat(name, policy)


def entry_of(told: dict[str, Any]) -> Entry:
    """The entry behind a JSON object; raises ValueError."""
    after = told.pop("after", 0)
    if type(after) is not int or after < 0:
        raise ValueError("seconds are a whole number")
    if "undo" in told:
        _only(told, "undo")
        return Undo(after)
    _only(told, "do", "arg", "dice")
    verb, arg, dice = told.get("do"), told.get("arg"), told.get("dice", [])
    if not _is_text(verb):
        raise ValueError("an entry does something or undoes")
    if not (arg is None or _is_text(arg) or type(arg) is int or _are_whole(arg)):
        raise ValueError("an argument is a whole number, a word or a list of whole numbers")
    if not _are_whole(dice):
        raise ValueError("dice are a list of faces")
    return Move(Action(verb, tuple(arg) if isinstance(arg, list) else arg), tuple(dice), after)


def _only(told: dict[str, Any], *names: str) -> None:
    if unknown := [name for name in told if name not in names]:
        raise ValueError(f"unknown: {', '.join(map(repr, unknown))}")


def _is_text(value: object) -> TypeGuard[str]:
    """A string that can be written again: JSON may tell half a character."""
    return isinstance(value, str) and value == value.encode(errors="replace").decode()


def _is_word(value: object) -> TypeGuard[str]:
    """A string that is heard or printed: none that a terminal would obey."""
    return _is_text(value) and value.isprintable() and len(value) <= LONGEST_WORD


def _are_whole(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(type(item) is int for item in value)
