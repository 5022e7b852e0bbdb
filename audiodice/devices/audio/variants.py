"""Chooses variants of a sound, so that it is never heard twice quite the same."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

MOST_DB = 1.0
MOST_SPEED = 0.02  # a third of a semitone: another throw, but not another note


class Variants:
    """Draws variants. Its chance is never that of the dice, which must not change with it."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.Random()
        self._last: dict[tuple[str, ...], str] = {}

    def draw(self, names: Sequence[str], *, vary: bool) -> tuple[str, float, float]:
        """A random name, never the same twice in a row, with a gain in dB and a speed."""
        key = tuple(names)
        last = self._last.get(key)
        choice = self._chance.choice([name for name in names if name != last] or list(names))
        self._last[key] = choice
        return (choice, *(variation(self._chance.uniform) if vary else (0.0, 1.0)))


def variation(between: Callable[[float, float], float]) -> tuple[float, float]:
    """A gain in dB, and a speed: 1.02 is 2 % faster, and so much higher.

    `between` draws a number between two.
    """
    return between(-MOST_DB, MOST_DB), between(1 - MOST_SPEED, 1 + MOST_SPEED)
