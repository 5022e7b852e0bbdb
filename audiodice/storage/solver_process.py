"""Runs long work in another process, at low priority; if that dies, the game goes on."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Work = Callable[[Callable[[float], None]], bytes]
"""The work, which is pickled. It gets a function to call with its progress, 0.0 to 1.0, and returns
bytes."""

_NICE = 10  # answers to keys have priority
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


def _work(work: Work, out: Connection) -> None:
    """Run the work; send its progress as numbers, then the result."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
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
