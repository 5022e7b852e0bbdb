"""What becomes of a defect of ours: a report for who mends it, an apology for the player."""

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
from audiodice.storage.atomic_write import atomic_write_text

if TYPE_CHECKING:
    from audiodice.ui.router import Router
    from audiodice.ui.screen import Screen

AGAIN_MS = 10_000.0  # a second defect so soon after the first, and the program gives up
REPORT = "defect.txt"


def report(error: BaseException, game: Path | None = None) -> Path | None:
    """Write what went wrong, and in which kept game, into the log folder; where, None if nowhere.

    A report that was written is not written again: the first one knows the game.
    """
    known = getattr(error, _WRITTEN, None)
    if isinstance(known, Path):
        return known
    path = paths.log_folder() / REPORT
    lines = traceback.format_exception(error)
    if game is not None:
        lines.append(f"The game is kept in {game}\n")
    try:
        # Half a character, as a file's name may have, could not be written.
        atomic_write_text(path, "".join(lines).encode(errors="backslashreplace").decode())
    except OSError:
        return None
    setattr(error, _WRITTEN, path)
    return path


def sorry(error: BaseException) -> Event:
    """What the player who waits for something hears when its work has failed."""
    return Event("defect", None, {"path": str(report(error) or "")})


class Net:
    """Catches what a thread fails with: a line for the log and a report, nothing on stderr.

    A traceback there would be read out in the middle of a game played in a terminal.
    """

    def __init__(self, note: Callable[[str], object]) -> None:
        """`note` takes a line for the log, from any thread."""
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
        with suppress(Exception):  # Python would print that too
            self._note(f"defect in {name}: {type(error).__name__}: {error}")
            report(error)


class CrashHandler:
    """Brings the player back to the main menu after a defect on a key or a timer, once."""

    def __init__(
        self, router: Router, main: Callable[[], Screen], note: Callable[[str], object]
    ) -> None:
        """`main` makes the main menu, `note` takes a line for the log."""
        self._router, self._main, self._note = router, main, note
        self._at: float | None = None

    def __call__(self, error: Exception) -> bool:
        """Report a defect, keep the game, apologise; whether the program can go on.

        It cannot after a second one within `AGAIN_MS`, nor where the apology fails.
        """
        store = self._router.context.store
        path = report(error, store.path if store else None)
        self._note(f"defect: {type(error).__name__}: {error}")
        now, before = self._router.context.clock(), self._at
        self._at = now
        again = before is not None and now - before < AGAIN_MS
        told = Event("defect_again" if again else "defect", None, {"path": str(path or "")})
        try:
            if again:
                self._router.output.announce(told)
            else:
                self._router.recover(told, self._main)
        except Exception as worse:  # neither words nor a menu can be had: nothing is left to say
            self._note(f"no way back: {type(worse).__name__}: {worse}")
            return False
        return not again


_WRITTEN = "__audiodice_report__"
