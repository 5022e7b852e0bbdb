"""The choice of a new game, made in the menu or on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A game to be started: the names of people, then the policy names of opponents."""

    game: str = "farkle"
    people: tuple[str, ...] = ("",)
    opponents: tuple[str, ...] = ("cautious",)
    options: Mapping[str, int | bool] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.people) + len(self.opponents)
