"""The interface of things that a text waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Until(Protocol):
    """A thing that a text waits for, such as the write of the step that it reports."""

    @property
    def done(self) -> bool:
        """Whether the wait is over."""
        ...

    def when_done(self, call: Callable[[], object]) -> None:
        """Run `call` once done, on any thread; at once if it is done already."""
        ...
