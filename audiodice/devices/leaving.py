"""Ends the program: no wait without a limit, and no teardown of libraries that may hang."""

from __future__ import annotations

import atexit
import contextlib
import faulthandler
import os
import sys
import threading
from collections.abc import Callable, Iterator
from typing import NoReturn

_TIDY_S = 1.0  # for what libraries do at the end, such as ending child processes


def within(seconds: float, work: Callable[[], object]) -> bool:
    """Do `work` on a thread of its own, and wait at most `seconds`; returns whether it ended."""
    thread = threading.Thread(target=work, name="end", daemon=True)
    thread.start()
    thread.join(seconds)
    return not thread.is_alive()


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """End the program, with status 1, if what follows takes longer, wherever it hangs.

    This does not need the interpreter's lock, which a library may hold while it hangs.
    """
    with open(os.devnull, "w", encoding="ascii") as nowhere:  # noqa: PTH123 - no folder has it
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


def leave(status: int) -> NoReturn:
    """End this process at once, with all its threads; what was printed is flushed already.

    Python's own end would take the libraries away from threads that are still in them: one that
    opens a sound device then crashes. And it would wait for a sound server that has stopped.
    """
    with at_most(2 * _TIDY_S):
        if (pygame := sys.modules.get("pygame")) is not None:
            atexit.unregister(pygame.quit)  # the devices go with the process
        within(_TIDY_S, atexit._run_exitfuncs)  # noqa: SLF001 - Python has no other name for it
    os._exit(status)
