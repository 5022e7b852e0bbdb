"""Dice4Fun: fifteen boxes, a bonus of 50. Rules from the Dice4Fun sheet.

The sheet says that there are thirteen categories, but describes fifteen. All fifteen are the
default; with the option `boxes` set to 13, `pair` and `two_pairs` are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.games.sheet import Sheet
from audiodice.games.sheet.boxes import (
    UPPER,
    Box,
    Faces,
    alike,
    full_house,
    some,
    sum_of_alike,
    sum_of_two_pairs,
    sum_when,
    when,
)
from audiodice.games.sheet.card import KIND
from audiodice.games.sheet.state import State

if TYPE_CHECKING:
    from audiodice.core.model import Game


def _small(faces: Faces) -> bool:
    return faces == (1, 2, 3, 4, 5)


def _large(faces: Faces) -> bool:
    return faces == (2, 3, 4, 5, 6)


SHEET = Sheet(
    "dice4fun",
    (
        *UPPER,
        Box("pair", sum_of_alike(2)),
        Box("two_pairs", sum_of_two_pairs),
        Box("three_kind", sum_of_alike(3)),
        Box("four_kind", sum_of_alike(4)),
        Box("small_straight", when(_small, 15)),
        Box("large_straight", when(_large, 20)),
        Box("full_house", sum_when(full_house)),
        Box("five_dice", when(alike(5), 50)),
        Box("chance", sum_when(some)),
    ),
    bonus=50,
    made=("five_dice", "large_straight", "small_straight", "full_house", KIND, "two_pairs"),
    without={13: ("pair", "two_pairs")},
    podium=True,
)

GAME: Game[State] = SHEET
