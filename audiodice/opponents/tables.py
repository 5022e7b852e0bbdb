"""Solved tables: shipped, kept in a folder, or solved in a process of their own.

A `TableSpec` says which table and how it is made; `request` answers at once with a `TableHandle`,
and the work goes on in the background. A file carries a digest of the rules and of the solver's
version (`table_file.py`): one that is damaged or older is solved again.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from audiodice.opponents import table_file
from audiodice.opponents.solver_process import run_in_process

Progress = Callable[[float], None]
Solve = Callable[["TableSpec", Progress], bytes | None]
"""How a table is solved: its file's bytes, None when that failed."""

SHIPPED = Path(__file__).parent / "shipped"


class TableSpec(Protocol):
    """Which table, and how to make it. Hashable, and picklable for the solving process."""

    @property
    def name(self) -> str:
        """The file's stem: letters, digits and underscores."""

    @property
    def fingerprint(self) -> str:
        """All that the values depend on: rules, options, the solver's version."""

    def solve(self, progress: Progress) -> Any:
        """The table, made now: seconds or minutes, with numpy; it has `to_arrays()`."""

    def restore(self, arrays: table_file.Arrays) -> Any:
        """The table behind arrays; raises ValueError or KeyError where they are not one."""


class TableHandle:
    """One table: there, or on its way. Every method may be called on any thread."""

    def __init__(self, spec: TableSpec) -> None:
        self.spec = spec
        self.table: Any = None
        """The table once it is there."""
        self.progress = 0.0
        """How much of it is solved, 0.0 to 1.0."""
        self.news: list[str] = []
        """What players hear, each once: `table_rebuilt`, or `table_damaged` where it is not made
        again, `cache_unwritable`, `solver_died`."""
        self._done = threading.Event()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the work to end; whether there is a table then."""
        self._done.wait(seconds)
        return self.table is not None

    @property
    def failed(self) -> bool:
        """Whether the work ended without a table; the next `request` tries again."""
        return self._done.is_set() and self.table is None

    @property
    def working(self) -> bool:
        """Whether it is being solved now; a kept one that is being loaded is not."""
        return not self._done.is_set() and self.progress > 0

    @property
    def percent(self) -> int:
        """Its progress as players hear it: never 100, for what is solved is not loaded yet."""
        return min(round(100 * self.progress), 99)

    def take_news(self) -> tuple[str, ...]:
        """The news since the last call."""
        taken = []
        while self.news:  # one by one: the work may be adding to it
            taken.append(self.news.pop(0))
        return tuple(taken)

    def fetch(self, folder: Path | None, *, solve: bool) -> None:
        """Load the table, or solve it in a process of its own; waits for it."""
        try:
            if self.load(SHIPPED, folder):
                return
            if solve:
                self.make(folder, in_subprocess, self._tell)
            elif "table_rebuilt" in self.news:
                self.news = ["table_damaged"]
        finally:
            self._done.set()

    def load(self, *folders: Path | None) -> bool:
        """Take the table from the first folder that has it; whether one did."""
        for folder in folders:
            path = file_of(self.spec, folder) if folder else None
            if path is None or not path.exists():
                continue
            try:
                self.table = unpack(self.spec, table_file.read(path))
            except (OSError, ValueError):
                self.news.append("table_rebuilt")
            else:
                self.progress = 1.0
                return True
        return False

    def make(self, folder: Path | None, how: Solve, progress: Progress) -> None:
        """Solve the table `inline` or `in_subprocess`; keep it in the folder if there is one."""
        packed = how(self.spec, progress)
        if packed is None:
            self.news.append("solver_died")
            return
        self.table = unpack(self.spec, packed)
        if folder is not None:
            try:
                write(file_of(self.spec, folder), packed)
            except OSError:
                self.news.append("cache_unwritable")

    def _tell(self, part: float) -> None:
        self.progress = part


_shelf: dict[TableSpec, TableHandle] = {}
_lock = threading.Lock()
_folder: Path | None = None


def keep_in(folder: Path | None) -> None:
    """Where solved tables are kept from now on; None: in memory only, as at first."""
    global _folder
    _folder = folder


def kept_in() -> Path | None:
    """Where solved tables are kept."""
    return _folder


def request(spec: TableSpec, *, solve: bool = True) -> TableHandle:
    """The table of a spec, there or on its way: the work goes on in the background.

    Without `solve` a table that is neither shipped nor kept is not made: the work fails.
    """
    with _lock:
        handle = _shelf.get(spec)
        if handle is None or (handle.failed and solve):
            handle = _shelf[spec] = TableHandle(spec)
            threading.Thread(
                target=handle.fetch, args=(_folder,), kwargs={"solve": solve}, daemon=True
            ).start()
        return handle


def shelf() -> tuple[TableHandle, ...]:
    """Every table that has been requested."""
    return tuple(_shelf.values())


def look(spec: TableSpec) -> TableHandle | None:
    """The table of a spec if it has been requested; starts nothing."""
    return _shelf.get(spec)


def file_of(spec: TableSpec, folder: Path) -> Path:
    """Where a table is kept in a folder."""
    return folder / f"{spec.name}.table"


def digest(spec: TableSpec) -> str:
    """What a file of this table must carry: SHA-256 of the fingerprint, in hex."""
    import hashlib  # 3 ms that no start should wait for

    return hashlib.sha256(spec.fingerprint.encode()).hexdigest()


def pack(spec: TableSpec, table: Any) -> bytes:
    """A table as a file's bytes: the same for the same table."""
    return table_file.pack(digest(spec), table.to_arrays())


def unpack(spec: TableSpec, packed: bytes) -> Any:
    """The table behind a file's bytes; raises ValueError when they are not of this spec."""
    arrays = table_file.unpack(packed, digest(spec))
    try:
        return spec.restore(arrays)
    except KeyError as error:
        raise ValueError(f"damaged: it has no array {error}") from error


def write(path: Path, packed: bytes) -> None:
    """Put a file in its place at once, so that no reader sees half of it; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(f".{os.getpid()}")
    try:
        unfinished.write_bytes(packed)
        unfinished.replace(path)
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def inline(spec: TableSpec, progress: Progress) -> bytes:
    """The packed table, solved on the caller's thread."""
    return pack(spec, spec.solve(progress))


def in_subprocess(spec: TableSpec, progress: Progress) -> bytes | None:
    """The packed table from a process of its own; None when that died."""
    return run_in_process(partial(inline, spec), progress)
