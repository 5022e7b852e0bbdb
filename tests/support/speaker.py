"""The words of a language at a table of two, and events whose sentences languages make differently.

assert speaker("de", "fune").say(rolls_left(1)) == "Noch ein Wurf."
"""

from __future__ import annotations

from functools import cache

from audiodice.core.model import Event, Value
from audiodice.present.keymap import Keymap
from audiodice.present.listener import Listener
from audiodice.present.words import Words
from audiodice.session import keymaps
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys

BOXES = ("ones", "twos", "threes", "fours", "fives", "sixes")
Combo = tuple[str, int, int]
"""A set of dice in Farkle: its name, its face (0: several), how many times."""


def speaker(
    lang: str, game: str = "farkle", verbosity: str = "normal", *, other: str = "Bo"
) -> Words:
    """The words for you, in seat 0, and an opponent of that name, with the keys as they are bound.

    `other` matters where a sentence is written in other letters.
    """
    words = Words(paths.locale(), lang)
    words.play(game, Listener((words.text("you-name"), other), frozenset((0,))))
    words.verbosity = verbosity
    name_keys(words, _bound())
    return words


@cache
def _bound() -> Keymap:
    return keymaps.load()


def rolls_left(left: int) -> Event:
    """You may roll this many times more; the answer to a query at a score sheet."""
    return Event("rolls_left", 0, {"over": False, "left": left, "throws": 2})


def kept(*faces: int, throws: int = 4, points: int = 15) -> Event:
    """You keep these dice of Farkle, and `throws` dice are left to roll."""
    return Event(
        "kept", 0,
        {"faces": faces, "points": points, "throws": throws, "at_stake": points, "more": False},
    )  # fmt: skip


def rolled(*combos: Combo) -> Event:
    """You roll dice of Farkle that have these sets."""
    sets = (*((*combo, "and") for combo in combos[:-1]), (*combos[-1], "end"))
    return Event(
        "rolled", 0,
        {
            "faces": (1, 2), "count": 2, "points": 80, "all": False, "choices": 1, "before": 0,
            "combos": combos, "sets": sets, "singles": False,
        },
    )  # fmt: skip


def scored(face: int, points: int) -> Event:
    """The opponent fills the upper box of a face."""
    return Event(
        "scored", 1, {"box": BOXES[face - 1], "points": points, "bonus": False, "total": 40}
    )


def statistics(seat: int = 0, turns: int = 9) -> Event:
    """What a player made in turns; the average is a decimal."""
    fields: dict[str, Value] = {"turns": turns, "best": 30, "worst": 2, "mean": "12.5", "hinted": 0}
    return Event("statistics_seat", seat, fields)
