"""Long work in a process of its own, which gives way to the game and may die without harm."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Work = Callable[[Callable[[float], None]], bytes]
"""What is to be done: it tells how far it is, 0.0 to 1.0, and returns bytes. It is pickled."""

_NICE = 10  # the game's keys come first
_STEP = 0.01  # of the progress: no smaller ones are sent


def run_in_process(work: Work, progress: Callable[[float], None]) -> bytes | None:
    """What `work` returns, done in a process of its own and waited for; None when that died."""
    from multiprocessing import get_context  # 10 ms that no start should wait for

    context = get_context("spawn")  # not forked: threads of sound and speech run here
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(target=_work, args=(work, theirs), name="solver", daemon=True)
    try:
        worker.start()
        theirs.close()
        while isinstance(told := ours.recv(), float):
            progress(told)
    except (EOFError, OSError):
        return None
    finally:
        ours.close()
        if worker.pid is not None:
            worker.join()
    return told if isinstance(told, bytes) else None


def _work(work: Work, out: Connection) -> None:
    """Do it and send: progress as numbers, then the bytes."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    told = -1.0

    def tell(part: float) -> None:
        nonlocal told
        if part - told >= _STEP:
            told = part
            out.send(part)

    # One thread: the game has the other cores, and small arrays gain nothing by more.
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    try:
        out.send(work(tell))
    except BrokenPipeError:
        return  # nobody waits any more
    out.close()
