"""What a key pressed again would do, as long as the message that says so is what was heard last.

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
    """One proposal at a time, and the event that tells it.

    It is open while that event's message is the last one heard. Whatever else is said closes it,
    on any screen; hearing the message again opens it again, if the state is still the same.
    """

    def __init__(self, context: UiContext, state: Callable[[], object] = lambda: None) -> None:
        """`state` is what the proposals are about: one is closed for good when it changes."""
        self._context, self._state = context, state
        self._made: tuple[T, Event, object] | None = None

    def make(self, what: T, event: Event, by: str | None = None) -> None:
        """Propose this; `event` tells it, and is part of the response that follows.

        `by` is the command that answers it, if that is not what was pressed last.
        """
        context = self._context
        self._made = (what, event, self._state())
        context.asked = Asked(event, context.pressed if by is None else by, context.clock())

    @property
    def open(self) -> T | None:
        """What was heard last as proposed, or None."""
        if self._made is None:
            return None
        what, event, state = self._made
        heard = any(event is told for told in self._context.history.latest.events)
        return what if heard and state is self._state() else None

    def ask(self, what: T, question: Event) -> Response:
        """Propose this by a question."""
        self.make(what, question)
        return ask(question)
