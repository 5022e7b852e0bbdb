"""Proposals: pressing a key again does what the last message has offered.

The same press twice within GUARD_MS answers nothing: the second was a slip of the finger.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from audiodice.core.model import Event
from audiodice.ui.context import Asked, UiContext
from audiodice.ui.screen import Response, ask

T = TypeVar("T")


class Proposal(Generic[T]):
    """At most one proposal, told by an event.

    It is open while that event's message is the last one heard. Anything else that is said closes
    it, on any screen. Hearing the message again reopens it, if the state is still the same.
    """

    def __init__(self, context: UiContext, state: Callable[[], object] = lambda: None) -> None:
        """`state` returns what the proposals are about; a change closes them for good."""
        self._context, self._state = context, state
        self._made: tuple[T, Event, object] | None = None

    def make(self, what: T, event: Event, by: str | None = None) -> None:
        """Propose `what`; the caller says `event` in its response.

        `by` is the id of the command that accepts it (None: the command that was pressed last).
        """
        context = self._context
        self._made = (what, event, self._state())
        context.asked = Asked(event, context.pressed if by is None else by, context.clock())

    @property
    def open(self) -> T | None:
        """The proposal that is open, or None."""
        if self._made is None:
            return None
        what, event, state = self._made
        heard = any(event is told for told in self._context.history.latest.events)
        return what if heard and state is self._state() else None

    def ask(self, what: T, question: Event) -> Response:
        self.make(what, question)
        return ask(question)
