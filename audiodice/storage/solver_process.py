"""Runs long work in another process, at low priority; if that dies, the game goes on."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Work = Callable[[Callable[[float], None]], bytes]
"""The work, which is pickled. It gets a function to call with its progress, 0.0 to 1.0, and returns
bytes."""

_NICE = 10  # answers to keys have priority
_BELOW_NORMAL = 0x4000  # BELOW_NORMAL_PRIORITY_CLASS
_STEP = 0.01  # smaller changes of the progress are not sent


def run_in_process(work: Work, progress: Callable[[float], None]) -> bytes | None:
    """Run `work` in another process and wait for its result; None if the process died."""
    from multiprocessing import get_context  # takes 10 ms, which should not delay the start

    context = get_context("spawn")  # not fork: this process has threads for sound and speech
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(target=_work, args=(work, theirs), name="solver", daemon=True)
    try:
        worker.start()
        theirs.close()
        while isinstance(received := ours.recv(), float):
            progress(received)
    except (EOFError, OSError):
        return None
    finally:
        ours.close()
        if worker.pid is not None:
            worker.join()
    return received if isinstance(received, bytes) else None


def stand_back() -> None:
    """Lower the priority of this process, if the system allows it."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            import ctypes

            give_way(ctypes.WinDLL("kernel32"))
        else:
            os.nice(_NICE)


def give_way(kernel32: Any) -> None:
    """Give this process the priority class of Windows that is like `_NICE`."""
    import ctypes

    # Otherwise the handle -1 would be cut to the 32 bits of an int.
    kernel32.GetCurrentProcess.restype = ctypes.c_void_p
    kernel32.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
    kernel32.SetPriorityClass(kernel32.GetCurrentProcess(), _BELOW_NORMAL)


def _work(work: Work, out: Connection) -> None:
    """Run the work; send its progress as numbers, then the result."""
    stand_back()
    sent = -1.0

    def report(part: float) -> None:
        nonlocal sent
        if part - sent >= _STEP:
            sent = part
            out.send(part)

    # One thread: the other cores are for the game, and small arrays gain nothing from more threads.
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    try:
        out.send(work(report))
    except BrokenPipeError:
        return  # the program no longer waits for it
    out.close()
