"""FUNE: thirteen boxes, a bonus of 35, no joker. Rules from the FUNE sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.games.sheet import Sheet
from audiodice.games.sheet.boxes import UPPER, Box, alike, full_house, run, some, sum_when, when
from audiodice.games.sheet.card import KIND
from audiodice.games.sheet.state import State

if TYPE_CHECKING:
    from audiodice.core.model import Game

SHEET = Sheet(
    "fune",
    (
        *UPPER,
        Box("three_dice", sum_when(alike(3))),
        Box("four_dice", sum_when(alike(4))),
        Box("fune", when(alike(5), 50)),
        Box("full_house", when(full_house, 35)),
        Box("short_straight", when(run(4), 30)),
        Box("long_straight", when(run(5), 40)),
        Box("choice", sum_when(some)),
    ),
    bonus=35,
    made=("fune", "long_straight", "full_house", "short_straight", KIND),
)

GAME: Game[State] = SHEET
