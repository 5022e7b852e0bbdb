"""Codes of tables: five words in the player's language, and those of friends in any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol


class Codes(Protocol):
    """The words that codes are made of."""

    def new(self, chance: Callable[[int], bytes]) -> tuple[str, ...]:
        """The words of a new code, in the player's language."""

    def complete(self, prefix: str) -> Sequence[str]:
        """The words that begin so, those of the player's language first."""
