"""What a screen shows: one value that the window, the page and the terminal draw.

All words are in the player's language, so painters add none, and know no game. A touch says what
was pressed, by the values of the picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Form = Literal["table", "list", "text", "reading"]
DieState = Literal["rolled", "kept", "apart", "locked", "rolling"]
TrayKind = Literal["apart", "fonnjo", "reserve", "dungeon"]
BoxKind = Literal["upper", "lower", "bonus", "total"]
Touched = Literal["die", "tray", "box", "choice", "item"]

MOST_ITEMS = 60  # of a list, which may have thousands


@dataclass(frozen=True, slots=True)
class Die:
    """A die.

    - `place` counts from 1 in the order told.
    - `face` is 1 to 6, or 0 if it is not known.
    - `family` is 0 for none, or that of Fonnjo Foon: 1 Fonnjo, 2 twins, 3 triplets, 4 quads.
    - `may`: it can be kept or released now.
    - `label` is its whole name without ", kept": "Die 2: six".
    """

    place: int
    face: int
    state: DieState = "rolled"
    family: int = 0
    focus: bool = False
    may: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Tray:
    """Dice that lie apart from the roll; `note` is what they are worth or do.

    `pick` is the id of the command of a touch on it, or "".
    """

    kind: TrayKind
    name: str
    dice: tuple[Die, ...]
    note: str = ""
    picked: bool = False
    pick: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: `score` in points, `missing` points to win (-1: no target)."""

    name: str
    score: int
    missing: int = -1
    present: bool = True
    in_turn: bool = False
    you: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """A line of a score sheet: `points` once filled, `now` what the dice would bring."""

    id: str
    name: str
    points: int | None = None
    now: int | None = None
    kind: BoxKind = "upper"
    focus: bool = False
    best: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button. `id` is that of a command, or the name of an offer; `key` is its key's name.

    `main`: the choice that is needed most now. `can` is False if it would be refused.
    """

    id: str
    label: str
    key: str = ""
    can: bool = True
    main: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of a list: its place among all (from 0), and its name."""

    index: int
    label: str
    here: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A text that is typed: its label, the text, the index of the cursor."""

    label: str
    text: str
    cursor: int


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen. `items` are at most MOST_ITEMS of `count`, around the player's place.

    `choices` has those in front, the most useful first; `more` has all other commands.
    """

    form: Form
    title: str
    caption: str = ""
    """What was said last."""
    turn: str = ""
    """One line: whose turn it is, which roll."""
    stake: str = ""
    """What the turn is worth, "250 at stake", or ""."""
    seats: tuple[Seat, ...] = ()
    dice: tuple[Die, ...] = ()
    trays: tuple[Tray, ...] = ()
    sheet: tuple[Box, ...] = ()
    choices: tuple[Choice, ...] = ()
    more: tuple[Choice, ...] = ()
    items: tuple[Item, ...] = ()
    count: int = 0
    field: Field | None = None
    at_table: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class Touch:
    """What the mouse or a finger pressed: the `place`, `index` or `id` of a value of a picture."""

    what: Touched
    id: int | str
    held: bool = False
    """Whether it is held down, so that dice are shaken until it is lifted."""
