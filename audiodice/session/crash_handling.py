"""After a crash: a report, an apology to the player, and the main menu."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.storage import paths
from audiodice.storage.disk import atomic_write_text

if TYPE_CHECKING:
    from audiodice.ui.router import Router
    from audiodice.ui.screen import Screen

AGAIN_MS = 10_000.0  # a second crash within this time ends the program
REPORT = "defect.txt"


def report(error: BaseException, game: Path | None = None) -> Path | None:
    """Write a crash report, with the saved game's path, into the log folder.

    Returns the report's path; None if it could not be written. An error is reported only once.
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
    """Report an unexpected error in a job; returns the apology."""
    return Event("defect", None, {"path": str(report(error) or "")})


class CrashHandler:
    """Returns the player to the main menu after a crash on a key or a timer."""

    def __init__(
        self,
        router: Router,
        main_menu: Callable[[], Screen],
        *,
        game: Callable[[], Path | None],
        note: Callable[[str], object],
        clock: Callable[[], float],
    ) -> None:
        """`game` returns the current game's path; `note` writes to the log; `clock` returns ms."""
        self._router, self._main_menu = router, main_menu
        self._game, self._note, self._clock = game, note, clock
        self._at: float | None = None

    def __call__(self, error: Exception) -> bool:
        """Report a crash, save the game and apologise; returns whether the program can go on.

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
        except Exception as worse:  # the words or the menu cannot be loaded
            self._note(f"no way back: {type(worse).__name__}: {worse}")
            return False
        return not again


_WRITTEN = "__audiodice_report__"
