"""Proposals: pressing a key again does what the last message offered.

A second press of the same key within `GUARD_MS` is ignored, because it was probably unintended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from audiodice.core.model import Event
from audiodice.ui.context import Asked, UiContext
from audiodice.ui.screen import Response, ask

T = TypeVar("T")


class Proposal(Generic[T]):
    """At most one proposal, made by the message of an event.

    It is open while that message is the last one. Any other message, on any screen, closes it.
    Hearing the message again reopens it if the state has not changed.
    """

    def __init__(self, context: UiContext, state: Callable[[], object] = lambda: None) -> None:
        """`state` returns the state that the proposals refer to; a change closes them for good."""
        self._context, self._state = context, state
        self._made: tuple[T, Event, object] | None = None

    def make(
        self,
        what: T,
        event: Event,
        by: str | None = None,
        yes: str = "",
        no: Callable[[], Response] | None = None,
    ) -> None:
        """Propose `what`; the caller says `event` in its response.

        `by` is the id of the command that accepts it (None: the last command); `yes` and `no` as in
        `Asked`.
        """
        context = self._context
        self._made = (what, event, self._state())
        by = context.pressed if by is None else by
        context.asked = Asked(event, by, context.clock(), yes, no)

    @property
    def open(self) -> T | None:
        """The proposal that is open, or None."""
        if self._made is None:
            return None
        what, event, state = self._made
        heard = any(event is told for told in self._context.history.latest.events)
        return what if heard and state is self._state() else None

    def ask(self, what: T, question: Event, yes: str = "select") -> Response:
        """Ask a question; `yes` as in `make`."""
        self.make(what, question, yes=yes)
        return ask(question)
