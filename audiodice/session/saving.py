"""Saves changed settings, and tries again after a failure."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, wait
from dataclasses import replace
from functools import partial
from math import inf

from audiodice.core.errors import error_text
from audiodice.core.jobs import JobError
from audiodice.core.model import Event
from audiodice.present.settings import Settings

RETRY_MS = 30_000.0  # how long to wait after a failure if no other setting changes
LEAVE_S = 2.0  # how long the end of the program waits for the disk


class SettingsSaving:
    """Writes changed settings in the background. Reports a failure once, and its end once."""

    def __init__(
        self,
        settings: Settings,
        save: Callable[[Settings], object],
        start: Callable[[Callable[[], object]], Future[object]],
        clock: Callable[[], float],
    ) -> None:
        """`save` may raise OSError; `start` runs work in the background; `clock` returns ms."""
        self._settings, self._save, self._start, self._clock = settings, save, start, clock
        self._saved = self._tried = replace(settings)
        self._writing: Future[object] | None = None
        self._failing = False
        self._retry_at = inf

    def check(self, *, leaving: bool = False) -> tuple[Event, ...]:
        """Start to write changed settings if they are due; write them now if `leaving`.

        Returns the events to say about the last write.
        """
        if leaving and self._writing is not None:
            wait((self._writing,), LEAVE_S)
        said = self._written()
        if self._writing is not None or not self._due(leaving=leaving):
            return said
        self._tried, self._retry_at = replace(self._settings), inf
        self._writing = self._start(partial(self._write, self._tried))
        if leaving:
            wait((self._writing,), LEAVE_S)
        return (*said, *self._written())

    def _due(self, *, leaving: bool) -> bool:
        if self._settings == self._saved:
            return False
        return leaving or self._settings != self._tried or self._clock() >= self._retry_at

    def _write(self, settings: Settings) -> None:
        try:
            self._save(settings)
        except OSError as error:
            raise JobError(
                Event("settings_unwritable", None, {"why": error_text(error)})
            ) from error

    def _written(self) -> tuple[Event, ...]:
        """Return the events to say about the write that ended; () if none has."""
        writing, was_failing = self._writing, self._failing
        if writing is None or not writing.done():
            return ()
        self._writing = None
        try:
            writing.result()
        except JobError as error:
            self._failing, self._retry_at = True, self._clock() + RETRY_MS
            said = error.event
        else:
            self._failing, self._saved = False, self._tried
            said = Event("settings_kept_again")
        return (said,) if was_failing != self._failing else ()
