"""The chances in FUNE."""

from __future__ import annotations

from audiodice.games.fune import SHEET
from audiodice.opponents.chance.sheet import SheetChances
from audiodice.opponents.fune import EVALUATOR

# What the decisions of each opponent cost on the rest of a sheet, in points, by the number of open
# boxes, 0 first; the mean of 200 games (bench/sheet_shortfalls.py).
COSTS = {
    "weak": (0.0, 5.3, 11.5, 18.8, 26.2, 33.2, 40.5, 47.9, 56.1, 64.0, 72.0, 80.7, 89.0, 98.5),
    "fair": (0.0, 3.2, 6.5, 10.2, 13.8, 17.5, 21.4, 25.2, 29.0, 32.6, 36.8, 40.8, 44.5, 48.6),
    "strong": (0.0, 1.1, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8, 9.9, 11.1, 12.4, 13.6, 14.7),
    "steady": (0.0, 0.0, 0.3, 0.8, 1.2, 1.5, 1.9, 2.3, 2.6, 2.8, 3.1, 3.5, 3.7, 3.9),
    "cautious": (0.0, 7.1, 13.3, 19.0, 23.8, 28.6, 32.9, 37.3, 41.6, 45.6, 49.2, 53.6, 57.3, 61.1),
    "bold": (0.0, 6.1, 11.5, 16.3, 19.5, 22.3, 25.2, 28.0, 31.0, 34.5, 38.3, 43.1, 49.3, 55.0),
    "random": (
        0.0,
        6.7,
        16.6,
        28.5,
        42.6,
        57.6,
        72.5,
        89.4,
        106.8,
        124.4,
        143.2,
        163.0,
        184.7,
        207.1,
    ),
}

CHANCES = SheetChances(SHEET, EVALUATOR, COSTS)
