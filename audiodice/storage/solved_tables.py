"""Solved tables on a desktop: shipped, saved in a folder, or solved in another process.

That process has low priority; if it dies, the game goes on.

A file has a digest of the rules and of the solver's version (`opponents/table_file.py`). If it is
damaged or older, the table is solved again.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from audiodice.core.jobs import Background, Done, Job
from audiodice.opponents import tables
from audiodice.opponents.table_file import LARGEST
from audiodice.opponents.tables import Progress, TableSpec, pack, unpack
from audiodice.storage import paths
from audiodice.storage.disk import replace

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Work = Callable[[Callable[[float], None]], bytes]
"""Work for another process: it is pickled, is called with a function for its progress (0.0 to 1.0),
and returns bytes."""
Solve = Callable[[TableSpec, Progress], bytes | None]
"""Solves a table; returns the bytes of its file, None if that failed."""

LOADING_S = 0.3  # by then a saved table is loaded
_NICE = 10  # answers to keys have priority
_BELOW_NORMAL = 0x4000  # BELOW_NORMAL_PRIORITY_CLASS
_STEP = 0.01  # smaller changes of the progress are not sent


class SolvedTable:
    """A table that was requested. See `TableHandle`."""

    def __init__(self, spec: TableSpec) -> None:
        self.spec = spec
        self.table: Any = None
        self.loading: Job[None] = Done(None)
        self.awaited = False
        """Whether somebody asked for it and was told to wait."""
        self.progress = 0.0
        """The part of it that is solved, 0.0 to 1.0."""
        self._news: list[str] = []
        self._ended = False

    @property
    def failed(self) -> bool:
        """Whether the work ended without a table."""
        return self._ended and self.table is None

    @property
    def working(self) -> bool:
        """Whether it is being solved now; not while a saved table is loaded."""
        return not self._ended and self.progress > 0

    @property
    def percent(self) -> int:
        """The progress that players hear; never 100, because a solved table is not loaded yet."""
        return min(round(100 * self.progress), 99)

    def take_news(self) -> tuple[str, ...]:
        """The news since the last call."""
        taken = []
        while self._news:  # one by one: another thread may add to it
            taken.append(self._news.pop(0))
        return tuple(taken)

    def begin(self, background: Background, folder: Path | None, solve: Solve | None) -> None:
        """Load the table in the background; if there is no file and a `solve`, solve it there."""

        def load() -> None:
            found = False
            try:
                found = self.load(paths.shipped_tables(), folder)
                if not found and solve is None and "table_rebuilt" in self._news:
                    self._news = ["table_damaged"]
            finally:
                self._ended = found or solve is None
            if not found and solve is not None:
                background.start(partial(self._solve, folder, solve))

        self.loading = _Loading(background.start(load), monotonic() + LOADING_S)

    def load(self, *folders: Path | None) -> bool:
        """Load the table from the first folder that has it; returns whether one has."""
        for folder in folders:
            path = file_of(self.spec, folder) if folder else None
            if path is None or not path.exists():
                continue
            try:
                self.table = unpack(self.spec, read(path))
            except (OSError, ValueError):
                self._news.append("table_rebuilt")
            else:
                self.progress = 1.0
                return True
        return False

    def make(self, folder: Path | None, how: Solve, progress: Progress) -> None:
        """Solve the table `inline` or `in_subprocess`; save it in the folder if there is one."""
        packed = how(self.spec, progress)
        if packed is None:
            self._news.append("solver_died")
            return
        self.table = unpack(self.spec, packed)
        if folder is not None:
            try:
                write(file_of(self.spec, folder), packed)
            except OSError:
                self._news.append("cache_unwritable")

    def _solve(self, folder: Path | None, how: Solve) -> None:
        try:
            self.make(folder, how, self._advance)
        finally:
            self._ended = True

    def _advance(self, part: float) -> None:
        self.progress = part


@dataclass(frozen=True, slots=True)
class _Loading:
    """The loading of a table; done at the clock time `ends` (seconds) even if the disk is slow."""

    job: Job[None]
    ends: float

    def done(self) -> bool:
        return self.job.done() or monotonic() >= self.ends

    def result(self) -> None:
        """None: the table says whether it was loaded."""


class SolvedTables:
    """The tables of one program, each loaded or solved once. See `Tables`."""

    def __init__(
        self, folder: Path | None, background: Background, solver: Solve | None = None
    ) -> None:
        """`folder` is for solved tables (None: keep them in memory only).

        `background` does the work; `solver` replaces `in_subprocess`.
        """
        self._folder, self._background = folder, background
        self._solver = solver or in_subprocess
        self._requested: dict[TableSpec, SolvedTable] = {}
        self._lock = threading.Lock()

    def request(self, spec: TableSpec, *, solve: bool = True) -> SolvedTable:
        """The table of a spec, loaded or not yet; returns at once."""
        with self._lock:
            found = self._requested.get(spec)
            if found is None or (found.failed and solve):
                found = self._requested[spec] = SolvedTable(spec)
                found.begin(self._background, self._folder, self._solver if solve else None)
            return found

    def find(self, spec: TableSpec) -> SolvedTable | None:
        return self._requested.get(spec)

    def requested(self) -> tuple[SolvedTable, ...]:
        return tuple(self._requested.values())


def install(background: Background) -> None:
    """Let opponents use the shipped tables, and those saved in the cache folder."""
    tables.install(SolvedTables(paths.cache_folder(), background))


def file_of(spec: TableSpec, folder: Path) -> Path:
    return folder / f"{spec.name}.table"


def read(path: Path) -> bytes:
    """The bytes of a file; raises OSError, or ValueError if it cannot be a table."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST:
        raise ValueError(f"a table is a file of at most {LARGEST} bytes")
    with path.open("rb") as file:
        return file.read(LARGEST)


def write(path: Path, packed: bytes) -> None:
    """Write a file atomically, so that no reader sees half of it; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(f".{os.getpid()}")
    try:
        unfinished.write_bytes(packed)
        replace(unfinished, path)
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def inline(spec: TableSpec, progress: Progress) -> bytes:
    """Solve a table on the caller's thread, and pack it."""
    return pack(spec, spec.solve(progress))


def in_subprocess(spec: TableSpec, progress: Progress) -> bytes | None:
    """Solve a table in another process, and pack it; None if that process died."""
    return run_in_process(partial(inline, spec), progress)


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

    try:
        out.send(work(report))
    except BrokenPipeError:
        return  # the program no longer waits for it
    out.close()
