"""The parts of a journal, and each part as a JSON object."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeGuard

from audiodice.core.model import Action
from audiodice.core.text import LONGEST_NAME, was_name
from audiodice.engine.setup import BEGINS

if TYPE_CHECKING:
    from collections.abc import Mapping

OLDEST, VERSION = 2, 2
"""The formats that can be read, from the first that was handed out; the last one is written."""
SEEDED = "seeded-1"
"""The name of the method by which `SeededThrow` makes dice from a seed."""
SHARED = "shared"
"""The name of the method of people who throw together: docs/shared-table.md."""
ONCE_WRITTEN = ("You", "Du", "Vous", "あなた")
"""Names that older journals gave the one person without a name, by language; now it is ""."""
_HEX = re.compile(r"([0-9a-f]{64})?")
LONGEST_WORD = 80
"""The most characters of a policy name, and of the header's `program` and `started`."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: the name of its player, and the name of its policy, None for a human.

    `name` is what a person typed. Without it, it is "", or "#2" for the second of several people;
    the language decides how they are called then.
    """

    name: str
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """The facts that are fixed before the first throw.

    The seed is saved at the start, so that a program that is killed and started again throws the
    same dice. `started` is UTC, ISO 8601. In a `fair` game the seed is shown at the end, and no
    throw can be undone. `word` changes the dice too: a second person chose it after they heard the
    commitment. `begins` says who begins the next game (`setup.BEGINS`). `word` and `begins` are
    written only if they are not the default, because older programs refuse journals with them.

    A `shared` game has no seed. It has the name of its `table`, and by seat the public key of each
    person and the tip of their hash chain, 32 bytes each (empty for a computer player).
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, int | bool]
    seed: int | str = ""
    throws: str = SEEDED
    fair: bool = False
    program: str = ""
    started: str = ""
    word: str = ""
    begins: str = BEGINS[0]
    table: str = ""
    keys: tuple[bytes, ...] = ()
    tips: tuple[bytes, ...] = ()

    @property
    def shared(self) -> bool:
        """Whether people at several programs throw together."""
        return self.throws == SHARED

    @property
    def commitment(self) -> str:
        """The commitment to the seed; it does not include the word."""
        return commitment_to(self.seed)


@dataclass(frozen=True, slots=True)
class Proof:
    """The origin of the dice of a throw with friends.

    `k` is the number of the throw. `links` are by seat, 32 bytes each (empty: the seat did not
    take part).
    """

    k: int
    links: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """An action and the dice it threw (faces 1-6, in order; empty if it threw none).

    `after` is the number of seconds that the player took, and `hinted` whether a hint was given
    for the decision; neither has an effect on the game. `hinted` is written only if it is true,
    because older programs refuse journals with it.
    """

    action: Action
    dice: tuple[int, ...] = ()
    after: int = field(default=0, compare=False)
    proof: Proof | None = None
    hinted: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last move that is not taken back yet. Its dice do not come again."""

    after: int = field(default=0, compare=False)


RULINGS = ("skip", "lost", "computer", "back", "end")
"""The rulings that the host of a room may make about a seat: throws do not wait
for its links, it loses this turn, a computer plays for it, its person is back, the game ends."""
SET_ASIDE = ("skip", "lost", "computer")
"""The rulings after which a seat takes no part in throws until its person is back."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling of the host of a room about a seat; not a step of the game."""

    what: str
    seat: int
    after: int = field(default=0, compare=False)


Entry = Move | Undo | Ruling


def commitment_to(seed: int | str) -> str:
    """SHA-256, in hex, of a seed as text: a number's decimal digits, a word as UTF-8."""
    return sha256(str(seed).encode()).hexdigest()


def header_text(header: Header) -> str:
    """The header's line before it is sealed."""
    fields = {"audiodice": VERSION, **asdict(header)}
    if header.shared:
        for none in ("seed", "fair"):
            del fields[none]
        fields |= {name: [data.hex() for data in fields[name]] for name in ("keys", "tips")}
    else:
        for none in ("table", "keys", "tips"):
            del fields[none]
        fields["commitment"] = header.commitment
    if not header.word:
        del fields["word"]
    if header.begins == BEGINS[0]:
        del fields["begins"]
    # A name from the command line may have lone surrogates, which could not be read back.
    return json.dumps(fields, ensure_ascii=False).encode(errors="replace").decode()


def entry_text(entry: Entry) -> str:
    """An entry's line before it is sealed."""
    fields: dict[str, Any]
    match entry:
        case Undo():
            fields = {"undo": 1}
        case Ruling(what, seat):
            fields = {"ruled": what, "seat": seat}
        case Move(action, dice, proof=proof):
            fields = {"do": action.verb}
            if action.arg is not None:
                fields["arg"] = action.arg
            if dice:
                fields["dice"] = dice
            if proof is not None:
                fields |= {"k": proof.k, "links": [link.hex() for link in proof.links]}
            if entry.hinted:
                fields["hinted"] = True
    if entry.after:
        fields["after"] = entry.after
    return json.dumps(fields)


def header_of(fields: dict[str, Any]) -> Header:
    """The header in a JSON object; raises ValueError."""
    shared = fields.get("throws") == SHARED
    _only(
        fields, "audiodice", "game", "seats", "options", "throws", "program", "started", "word",
        "begins", *(("table", "keys", "tips") if shared else ("seed", "fair", "commitment")),
    )  # fmt: skip
    if shared:
        fields = {"seed": "", "fair": False, "commitment": commitment_to(""), **fields}
    game, seats, options, seed = (fields.get(n) for n in ("game", "seats", "options", "seed"))
    word, begins = fields.get("word", ""), fields.get("begins", BEGINS[0])
    if not _is_text(game):
        raise ValueError("a header names its game")
    if not isinstance(seats, list):
        raise ValueError("seats are a list")  # noqa: TRY004 - the file's fault
    _check_told(fields)
    if not isinstance(options, dict) or not all(isinstance(v, int) for v in options.values()):
        raise ValueError("options are names with whole numbers, true or false")
    if not (_is_text(seed) or type(seed) is int):
        raise ValueError("a seed is a whole number or a word")
    if fields.get("throws") not in (SEEDED, SHARED):
        raise ValueError("its dice were thrown in a way this program does not know")
    if not _is_text(word) or not was_name(word):
        raise ValueError(f"a word for the dice is printable, at most {LONGEST_NAME} long")
    if begins not in BEGINS:
        raise ValueError(f"who begins the next game is one of {', '.join(BEGINS)}")
    if fields.get("commitment") != commitment_to(seed):
        raise ValueError("the commitment is not that of the seed")
    taken = _unnamed(tuple(map(_seat, seats)))
    header = Header(
        game, taken, options, seed, SEEDED, fields["fair"], fields["program"], fields["started"],
        word, begins,
    )  # fmt: skip
    return _shared(header, fields, tuple(map(_seat, seats))) if shared else header


def _check_told(fields: dict[str, Any]) -> None:
    told = _is_word(fields.get("program")) and _is_word(fields.get("started"))
    if type(fields.get("fair")) is not bool or not told:
        raise ValueError("a header tells program, time, and whether the dice are to be checked")


def _shared(header: Header, fields: dict[str, Any], seats: tuple[Seat, ...]) -> Header:
    """The header with the fields that replace the seed in a shared game; raises ValueError."""
    table = fields.get("table")
    if not _is_word(table) or not table:
        raise ValueError("a shared game has the name of its table")
    keys, tips = (_by_seat(fields.get(name), len(seats)) for name in ("keys", "tips"))
    people = [seat.policy is None for seat in seats]
    if not people == [bool(key) for key in keys] == [bool(tip) for tip in tips]:
        raise ValueError("every person has a key and the tip of a chain, and no computer has")
    return replace(header, seats=seats, throws=SHARED, table=table, keys=keys, tips=tips)


def _by_seat(listed: object, seats: int) -> tuple[bytes, ...]:
    """32 bytes, or none, for each seat; raises ValueError."""
    if not isinstance(listed, list) or len(listed) != seats:
        raise ValueError("there is one for each seat")
    return tuple(map(_link, listed))


def _link(text: object) -> bytes:
    if not isinstance(text, str) or not _HEX.fullmatch(text):
        raise ValueError("a key or a link has 64 digits from 0 to 9 and a to f")
    return bytes.fromhex(text)


def _unnamed(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats; the only person gets the name "" if an older program wrote a default name."""
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
    if not was_name(name):
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
    if "ruled" in fields:
        return _ruling(fields, after)
    hinted = fields.pop("hinted", False)
    _only(fields, "do", "arg", "dice", "k", "links")
    verb, arg, dice = fields.get("do"), fields.get("arg"), fields.get("dice", [])
    if not _is_text(verb):
        raise ValueError("an entry does something or undoes")
    if not (arg is None or _is_text(arg) or type(arg) is int or _are_whole(arg)):
        raise ValueError("an argument is a whole number, a word or a list of whole numbers")
    if not _are_whole(dice):
        raise ValueError("dice are a list of faces")
    if type(hinted) is not bool:
        raise ValueError("whether a hint was given is true or false")
    action = Action(verb, tuple(arg) if isinstance(arg, list) else arg)
    return Move(action, tuple(dice), after, _proof(fields), hinted)


def _proof(fields: dict[str, Any]) -> Proof | None:
    if "k" not in fields and "links" not in fields:
        return None
    k, links = fields.get("k"), fields.get("links")
    if type(k) is not int or k < 1 or not isinstance(links, list) or not links:
        raise ValueError("a throw at a shared table has its number and the links shown for it")
    return Proof(k, tuple(map(_link, links)))


def _ruling(fields: dict[str, Any], after: int) -> Ruling:
    _only(fields, "ruled", "seat")
    what, seat = fields.get("ruled"), fields.get("seat")
    if what not in RULINGS or type(seat) is not int or seat < 0:
        raise ValueError(f"those present rule {', '.join(RULINGS)} about a seat")
    return Ruling(what, seat, after)


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
