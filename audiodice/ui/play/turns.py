"""What a table screen needs of those who play besides the player: computers, or friends."""

from __future__ import annotations

from typing import Protocol

from audiodice.core.model import Action, Event
from audiodice.ui.screen import Response


class Turns(Protocol):
    """The turns of the others at one table; they are told one throw at a time, at the set pace."""

    @property
    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: never, or not known yet."""

    @property
    def throwing(self) -> bool:
        """Whether dice that the player threw are not there yet."""

    def act(self, action: Action) -> tuple[Event, ...] | None:
        """Do an action of the player; None if its dice are not there yet."""

    def schedule(self, *, new_turn: bool = False, slip: bool = False) -> None:
        """Wait before the next act: longer before a turn than between its throws.

        `slip`: what a person did to end the turn before can be undone until then.
        """

    def tick(self) -> Response:
        """Tell what is due."""

    def hurry(self, *cues: Event) -> Response:
        """Go on at once to a turn of the player or the end; only cues of results are played."""
