"""Changed settings are kept on the disk, again and again if that fails."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.storage.settings import Settings

RETRY_MS = 30_000.0  # how long a disk that failed is left alone while nothing else is changed


class Saving:
    """What is still to be written; a disk that fails is told of once, and once that it is back."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        """`clock` gives ms."""
        self._settings, self._clock = settings, clock
        self._due = inf
        self._failing = False

    def changed(self) -> None:
        """A setting was changed: it is written at the next look."""
        self._due = self._clock()

    def look(self, *, leaving: bool = False) -> tuple[Event, ...]:
        """Write what is unwritten, when it is time or there is no later; what to say of that."""
        now = self._clock()
        if self._due == inf or (now < self._due and not leaving):
            return ()
        was_failing = self._failing
        try:
            self._settings.save()
        except OSError as error:
            self._failing, self._due = True, now + RETRY_MS
            said = Event("settings_unwritable", None, {"why": error_text(error)})
        else:
            self._failing, self._due = False, inf
            said = Event("settings_kept_again")
        return (said,) if was_failing != self._failing else ()
