"""The parts of a journal, and each part as a JSON object."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeGuard

from audiodice.core.model import Action
from audiodice.core.text import LONGEST_NAME, is_name
from audiodice.engine.setup import BEGINS

if TYPE_CHECKING:
    from collections.abc import Mapping

VERSION = 2
SEEDED = "seeded-1"
"""The name of the method by which `SeededThrow` makes dice from a seed."""
ONCE_WRITTEN = ("You", "Du", "Vous", "あなた")
"""What the one person without a name was called in journals, by language; now the name is ""."""
LONGEST_WORD = 80
"""The most characters of a policy name, and of the header's `program` and `started`."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: the name of its player, and the name of its policy, None for a human.

    A name is what a person typed. Else it is "", or "#2" for the second of several people: what
    they are called then is up to the language.
    """

    name: str
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first throw.

    The seed is saved at the start, so that a program that is killed and started again throws the
    same dice. `started` is UTC, ISO 8601. In a `fair` game the seed is shown at the end, and no
    throw can be undone. `word` changes the dice too: a second person chose it after they heard the
    commitment. `begins` says who begins the next game (`setup.BEGINS`). Either is written only if
    it is not the default, because older programs refuse a journal that has it.
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
    begins: str = BEGINS[0]

    @property
    def commitment(self) -> str:
        """The commitment to the seed; it does not include the word."""
        return commitment_to(self.seed)


@dataclass(frozen=True, slots=True)
class Move:
    """An action and the dice it threw (faces 1-6, in order; empty if it threw none).

    `after` is the number of seconds that the player took; it has no effect on the game.
    """

    action: Action
    dice: tuple[int, ...] = ()
    after: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last move that is not taken back yet. Its dice do not come again."""

    after: int = field(default=0, compare=False)


Entry = Move | Undo


def commitment_to(seed: int | str) -> str:
    """SHA-256, in hex, of a seed as text: a number's decimal digits, a word as UTF-8."""
    return sha256(str(seed).encode()).hexdigest()


def header_text(header: Header) -> str:
    """The header's line before it is sealed."""
    fields = {"audiodice": VERSION, **asdict(header), "commitment": header.commitment}
    if not header.word:
        del fields["word"]
    if header.begins == BEGINS[0]:
        del fields["begins"]
    # A name from the command line may have lone surrogates, which could not be read back.
    return json.dumps(fields, ensure_ascii=False).encode(errors="replace").decode()


def entry_text(entry: Entry) -> str:
    """An entry's line before it is sealed."""
    fields: dict[str, Any] = {"undo": 1} if isinstance(entry, Undo) else {"do": entry.action.verb}
    if isinstance(entry, Move) and entry.action.arg is not None:
        fields["arg"] = entry.action.arg
    if isinstance(entry, Move) and entry.dice:
        fields["dice"] = entry.dice
    if entry.after:
        fields["after"] = entry.after
    return json.dumps(fields)


def header_of(fields: dict[str, Any]) -> Header:
    """The header in a JSON object; raises ValueError."""
    _only(
        fields, "audiodice", "game", "seats", "options", "seed", "throws", "fair", "program",
        "started", "word", "begins", "commitment",
    )  # fmt: skip
    game, seats, options, seed = (fields.get(n) for n in ("game", "seats", "options", "seed"))
    fair, program, started = (fields.get(n) for n in ("fair", "program", "started"))
    word, begins = fields.get("word", ""), fields.get("begins", BEGINS[0])
    if not _is_text(game):
        raise ValueError("a header names its game")
    if not isinstance(seats, list):
        raise ValueError("seats are a list")  # noqa: TRY004 - the file's fault
    if not isinstance(options, dict) or not all(isinstance(v, int) for v in options.values()):
        raise ValueError("options are names with whole numbers, true or false")
    if not (_is_text(seed) or type(seed) is int):
        raise ValueError("a seed is a whole number or a word")
    if fields.get("throws") != SEEDED:
        raise ValueError("its dice were thrown in a way this program does not know")
    if type(fair) is not bool or not _is_word(program) or not _is_word(started):
        raise ValueError("a header tells program, time, and whether the dice are to be checked")
    if not _is_text(word) or not is_name(word):
        raise ValueError(f"a word for the dice is printable, at most {LONGEST_NAME} long")
    if begins not in BEGINS:
        raise ValueError(f"who begins the next game is one of {', '.join(BEGINS)}")
    if fields.get("commitment") != commitment_to(seed):
        raise ValueError("the commitment is not that of the seed")
    taken = _unnamed(tuple(map(_seat, seats)))
    return Header(game, taken, options, seed, SEEDED, fair, program, started, word, begins)


def _unnamed(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats, without a name for the one person if no name was given."""
    people = [seat for seat in seats if seat.policy is None]
    if len(people) != 1 or people[0].name not in ONCE_WRITTEN:
        return seats
    return tuple(Seat("") if seat.policy is None else seat for seat in seats)


def _seat(fields: object) -> Seat:
    if not isinstance(fields, dict):
        raise ValueError("a seat has a name and a policy")  # noqa: TRY004
    _only(fields, "name", "policy")
    name, policy = fields.get("name"), fields.get("policy")
    if not _is_text(name) or not (policy is None or _is_word(policy)):
        raise ValueError("a seat has a name and a policy")
    if not is_name(name):
        raise ValueError(f"a name is of at most {LONGEST_NAME} characters that can be shown")
    return Seat(name, policy)


def entry_of(fields: dict[str, Any]) -> Entry:
    """The entry in a JSON object; raises ValueError."""
    after = fields.pop("after", 0)
    if type(after) is not int or after < 0:
        raise ValueError("seconds are a whole number")
    if "undo" in fields:
        _only(fields, "undo")
        return Undo(after)
    _only(fields, "do", "arg", "dice")
    verb, arg, dice = fields.get("do"), fields.get("arg"), fields.get("dice", [])
    if not _is_text(verb):
        raise ValueError("an entry does something or undoes")
    if not (arg is None or _is_text(arg) or type(arg) is int or _are_whole(arg)):
        raise ValueError("an argument is a whole number, a word or a list of whole numbers")
    if not _are_whole(dice):
        raise ValueError("dice are a list of faces")
    return Move(Action(verb, tuple(arg) if isinstance(arg, list) else arg), tuple(dice), after)


def _only(fields: dict[str, Any], *names: str) -> None:
    if unknown := [name for name in fields if name not in names]:
        raise ValueError(f"unknown: {', '.join(map(repr, unknown))}")


def _is_text(value: object) -> TypeGuard[str]:
    """Whether it is a string without lone surrogates, which JSON allows but UTF-8 does not."""
    return isinstance(value, str) and value == value.encode(errors="replace").decode()


def _is_word(value: object) -> TypeGuard[str]:
    """Whether it is a short printable string, without control characters for a terminal."""
    return _is_text(value) and value.isprintable() and len(value) <= LONGEST_WORD


def _are_whole(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(type(item) is int for item in value)
