"""Crash handling: write a report and apologise to the player."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.storage import paths
from audiodice.storage.disk import atomic_write_text

if TYPE_CHECKING:
    from audiodice.ui.router import Router
    from audiodice.ui.screen import Screen

AGAIN_MS = 10_000.0  # after a second crash within this time the program ends
REPORT = "defect.txt"


def report(error: BaseException, game: Path | None = None) -> Path | None:
    """Write a crash report, with the saved game's path, into the log folder.

    Returns the report's path, None if it could not be written. An error is reported only once:
    the first report names the game.
    """
    known = getattr(error, _WRITTEN, None)
    if isinstance(known, Path):
        return known
    path = paths.log_folder() / REPORT
    lines = traceback.format_exception(error)
    if game is not None:
        lines.append(f"The game is kept in {game}\n")
    try:
        # File names may contain lone surrogates, which cannot be encoded.
        atomic_write_text(path, "".join(lines).encode(errors="backslashreplace").decode())
    except OSError:
        return None
    setattr(error, _WRITTEN, path)
    return path


def sorry(error: BaseException) -> Event:
    """What the player hears after an unexpected error in a job."""
    return Event("defect", None, {"path": str(report(error) or "")})


class ThreadErrors:
    """Catches errors of threads: writes to the log and a report, but not to stderr.

    A screen reader would read a traceback out in the middle of a game in a terminal.
    """

    def __init__(self, note: Callable[[str], object]) -> None:
        """`note` writes a line to the log; it is called on any thread."""
        self._note = note
        self._before = threading.excepthook

    def __enter__(self) -> None:
        self._before, threading.excepthook = threading.excepthook, self._catch

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        threading.excepthook = self._before

    def _catch(self, caught: threading.ExceptHookArgs) -> None:
        error = caught.exc_value
        if error is None or isinstance(error, SystemExit):
            return
        name = caught.thread.name if caught.thread else "a thread"
        with suppress(Exception):  # Python would print this error too
            self._note(f"defect in {name}: {type(error).__name__}: {error}")
            report(error)


class CrashHandler:
    """Brings the player back to the main menu after a crash on a key or a timer, once."""

    def __init__(
        self,
        router: Router,
        main_menu: Callable[[], Screen],
        *,
        game: Callable[[], Path | None],
        note: Callable[[str], object],
        clock: Callable[[], float],
    ) -> None:
        """`game` returns the path of the current game, `note` writes a line to the log, `clock`
        returns ms."""
        self._router, self._main_menu = router, main_menu
        self._game, self._note, self._clock = game, note, clock
        self._at: float | None = None

    def __call__(self, error: Exception) -> bool:
        """Report a crash, save the game, apologise; returns whether the program can go on.

        It cannot after a second crash within `AGAIN_MS`, or if the apology fails.
        """
        path = report(error, self._game())
        self._note(f"defect: {type(error).__name__}: {error}")
        now, before = self._clock(), self._at
        self._at = now
        again = before is not None and now - before < AGAIN_MS
        apology = Event("defect_again" if again else "defect", None, {"path": str(path or "")})
        try:
            if again:
                self._router.announce(apology)
            else:
                self._router.recover(apology, self._main_menu)
        except Exception as worse:  # no words or no menu: nothing more can be said
            self._note(f"no way back: {type(worse).__name__}: {worse}")
            return False
        return not again


_WRITTEN = "__audiodice_report__"
