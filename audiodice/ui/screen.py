"""A place the player can be in, and what a player with switches is offered there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from audiodice.core.model import Event
from audiodice.present.commands import Command, Scope
from audiodice.ui.response import Response


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be done here, for a player whose only keys are one or two switches.

    `name` tells it from the others here. `label` is the message that names it; where there is
    none, `reach` says what is heard as the player comes to it.
    """

    name: str
    do: Callable[[], Response]
    label: str = ""
    reach: Callable[[], Response] | None = None
    here: bool = False
    """The player stands there already."""
    stays: bool = True
    """Once it is done the next step goes on from here, not from the first again."""


class Screen(Protocol):
    """One place the player can be in."""

    scope: Scope
    takes_text: bool
    """Every typed character belongs to the screen (text entry)."""
    pauses: bool
    """Computer players below wait while it is open."""

    def enter(self) -> Response:
        """It has been opened: its name and first item."""

    def resume(self) -> Response:
        """The screen above it was closed."""

    def command(self, command: Command) -> Response:
        """A key that means something here was pressed."""

    def typed(self, name: str, text: str) -> Response | None:
        """Any other key: its name and the character typed; None when it means nothing."""

    def titled(self) -> tuple[Event, ...]:
        """What the window is called while this is the lowest screen."""

    def where(self) -> Response:
        """Where the player is: the screen, and the place in it."""

    def offers(self) -> Iterable[Offer]:
        """What a switch steps through here, what is wanted most first."""

    def due(self) -> float | None:
        """When `tick` wants to be called next, in ms of the desk's clock; None: not at all."""

    def tick(self) -> Response:
        """The time has come."""


class Untimed:
    """A screen on which nothing happens by itself: it waits for keys, however long."""

    def due(self) -> float | None:
        """Never."""
        return None

    def tick(self) -> Response:
        """Nothing is due here."""
        return Response()
