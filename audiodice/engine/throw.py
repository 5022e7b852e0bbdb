"""Dice from a seeded generator or from a script. All randomness in play comes from here."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Iterator

from audiodice.core.dice import FACES

Throw = Callable[[int], tuple[int, ...]]
"""Throws `n` dice and returns their faces, 1-6."""


class SeededThrow:
    """Dice that are the same for the same seed; each face takes one number of the generator.

    `word` is the word that a second person added to the seed, or "". `fair.py` describes exactly
    how both become dice.
    """

    def __init__(self, seed: int | str, word: str = "") -> None:
        self.seed = seed
        self._choices = random.Random(f"dice/{seed}/{word}" if word else f"dice/{seed}").choices

    def __call__(self, n: int) -> tuple[int, ...]:
        """Throw `n` dice."""
        return tuple(self._choices(FACES, k=n))


def not_here(n: int) -> tuple[int, ...]:
    """Raise RuntimeError: at a shared table all people make the dice together."""
    raise RuntimeError(f"{n} dice of a shared table are thrown by all its people")


class ScriptedThrow:
    """Dice given in advance, one tuple per throw.

    Raises ValueError when the script has run out or the next throw is of another size.
    """

    def __init__(self, throws: Iterable[tuple[int, ...]]) -> None:
        self._throws: Iterator[tuple[int, ...]] = iter(throws)

    def __call__(self, n: int) -> tuple[int, ...]:
        """The next scripted throw, which must have `n` faces."""
        faces = next(self._throws, None)
        if faces is None or len(faces) != n:
            raise ValueError(f"the script has {faces} where {n} dice are thrown")
        return faces


def chance(seed: int | str, label: str) -> random.Random:
    """A random stream for `label`, separate from the dice."""
    return random.Random(f"{label}/{seed}")


def new_seed() -> int:
    """A random seed of 128 bits: too many to find the seed of a commitment by trying."""
    return int.from_bytes(os.urandom(16))
