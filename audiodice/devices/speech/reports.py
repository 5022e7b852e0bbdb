"""Who is told what became of a text."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.speech.rungs import Rung


class Reports:
    """Tells the listeners that `Speech` was given; None listens to nothing."""

    def __init__(
        self,
        on_spoken: Callable[[str, str], object] | None,
        on_failed: Callable[[str, str, str], object] | None,
        on_changed: Callable[[str, str, bool], object] | None,
    ) -> None:
        self._on_spoken = on_spoken
        self._on_failed = on_failed
        self._on_changed = on_changed

    def spoken(self, text: str, rung: Rung) -> None:
        """The rung took the text."""
        _tell(self._on_spoken, text, rung.backend.name)

    def failed(self, text: str, rung: Rung, why: str) -> None:
        """The rung did not take the text, or took it and did not finish it."""
        _tell(self._on_failed, text, rung.backend.name, why)

    def changed(self, before: Rung, now: Rung, *, better: bool) -> None:
        """Another rung than the last took a text."""
        _tell(self._on_changed, before.backend.name, now.backend.name, better)


def _tell(listener: Callable[..., object] | None, *facts: object) -> None:
    if listener is not None:
        with contextlib.suppress(Exception):  # the game's record must not silence it
            listener(*facts)
