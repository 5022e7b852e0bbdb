"""What a turn of Fonnjo Foon brings the opponents that play every turn for points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDE = 128

# How many turns of 100,000 bring 0, 1, 2, ... points, from 20,000 turns (bench/fonnjo_turns.py).
TURNS: Mapping[str, tuple[int, ...]] = {
    "random": (5075, 0, 41925, 28925, 14620, 6210, 2275, 615, 225, 75, 35, 10, 10),
}  # fmt: skip


@cache
def odds_of(name: str) -> Sequence[float] | None:
    """The odds of 0, 1, ... WIDE - 1 points; None for an opponent that is not here."""
    if name not in TURNS:
        return None
    turns = TURNS[name]
    return [many / sum(turns) for many in turns] + [0.0] * (WIDE - len(turns))
