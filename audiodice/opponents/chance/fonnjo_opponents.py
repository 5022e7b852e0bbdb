"""What a turn of Fonnjo Foon brings the opponents that play every turn for points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDE = 128

# How many turns of 100,000 bring 0, 1, 2, ... points, from 16,000 turns or more
# (bench/fonnjo_turns.py).
# fmt: off
TURNS: Mapping[str, tuple[int, ...]] = {
    "random": (
        5075, 0, 41925, 28925, 14620, 6210, 2275, 615, 225, 75, 35, 10, 10,
    ),
    "cautious": (
        4565, 0, 40830, 30305, 15540, 5955, 1995, 620, 155, 35,
    ),
    "weak": (
        19900, 0, 17610, 18655, 15685, 11045, 6800, 3985, 2465, 1455, 1000, 630, 380, 175, 105,
        50, 15, 30, 10, 5,
    ),
    "bold": (
        43990, 0, 850, 2625, 6450, 9270, 10195, 8455, 7505, 5035, 2860, 1495, 695, 335, 120, 75,
        25, 10, 5, 5,
    ),
    "fair": (
        29875, 0, 2162, 6762, 10538, 11488, 8919, 6825, 5956, 4569, 3625, 2706, 2044, 1350, 912,
        694, 494, 369, 250, 156, 119, 50, 50, 25, 25, 25, 6, 0, 6,
    ),
    "steady": (
        38219, 0, 1275, 4675, 7194, 6350, 7281, 4912, 4400, 4012, 3600, 2750, 2394, 1962, 1738,
        1700, 1406, 1100, 869, 762, 594, 506, 344, 294, 300, 200, 188, 162, 156, 106, 94, 88, 75,
        69, 31, 12, 38, 38, 6, 19, 19, 19, 19, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 6,
    ),
    "strong": (
        30400, 0, 306, 2706, 5788, 8038, 7444, 6600, 6131, 5812, 4869, 4412, 3525, 2875, 2400,
        1912, 1538, 1175, 775, 750, 569, 500, 350, 244, 244, 169, 131, 106, 69, 38, 56, 19, 12, 6,
        12, 12, 0, 0, 6,
    ),
}
# fmt: on


@cache
def odds_of(name: str) -> Sequence[float] | None:
    """The odds of 0, 1, ... WIDE - 1 points; None for an opponent that is not here."""
    if name not in TURNS:
        return None
    turns = TURNS[name]
    return [many / sum(turns) for many in turns] + [0.0] * (WIDE - len(turns))
