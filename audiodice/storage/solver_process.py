"""Runs long work in a process of its own, at low priority; if that dies, the game goes on."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Work = Callable[[Callable[[float], None]], bytes]
"""The work: it is given a function to call with its progress, 0.0 to 1.0, and returns bytes. It is
pickled."""

_NICE = 10  # the keys of the game have priority
_STEP = 0.01  # of the progress: no smaller ones are sent


def run_in_process(work: Work, progress: Callable[[float], None]) -> bytes | None:
    """What `work` returns, run in a process of its own and waited for; None if that died."""
    from multiprocessing import get_context  # takes 10 ms, which should not delay the start

    context = get_context("spawn")  # not forked: threads of sound and speech run here
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
    """Run the work and send: progress as numbers, then the bytes."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    sent = -1.0

    def report(part: float) -> None:
        nonlocal sent
        if part - sent >= _STEP:
            sent = part
            out.send(part)

    # One thread: the other cores are for the game, and small arrays gain nothing from more.
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    try:
        out.send(work(report))
    except BrokenPipeError:
        return  # nobody waits any more
    out.close()
