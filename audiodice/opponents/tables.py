"""Solved games: shipped, kept in a folder, or solved beside the game in a process of its own.

A `Recipe` says how one table is made; `obtain` answers at once with its place on the shelf, and
the work goes on behind it. A file is numpy's, checked on loading by the archive's own sums and by
the recipe's digest, which covers the rules and the solver: one that is damaged or older is solved
again.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol

from audiodice.opponents.solver_process import apart

Progress = Callable[[float], None]
Arrays = Mapping[str, Any]
Maker = Callable[["Recipe", Progress], bytes | None]
"""How a table is solved: its file's bytes, None when that failed."""

LARGEST = 32_000_000  # bytes of a table's arrays: the largest, Fonnjo Foon's, has half of that
_MOST_ARRAYS = 100
SHIPPED = Path(__file__).parent / "tables"


class Recipe(Protocol):
    """How to make one table. Hashable, and picklable: it is sent to the solving process."""

    @property
    def name(self) -> str:
        """The file's stem: letters, digits and underscores."""

    @property
    def fingerprint(self) -> str:
        """All that the values depend on: rules, options, the solver's version."""

    def solve(self, progress: Progress) -> Any:
        """The table, made now: seconds or minutes; it has `to_arrays()`."""

    def restore(self, arrays: Arrays) -> Any:
        """The table behind arrays; raises ValueError or KeyError where they are not one."""


def digest(recipe: Recipe) -> str:
    """What a file of this recipe must carry: SHA-256 of the fingerprint, in hex."""
    import hashlib  # 3 ms that no start should wait for

    return hashlib.sha256(recipe.fingerprint.encode()).hexdigest()


class Solved:
    """One table: there, or on its way. Every method may be called on any thread."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.table: Any = None
        """The table once it is there."""
        self.progress = 0.0
        """How much of it is solved, 0.0 to 1.0."""
        self.news: list[str] = []
        """What a player is told, once: `table_rebuilt`, or `table_damaged` where it is not made
        again, `cache_unwritable`, `solver_died`."""
        self._done = threading.Event()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the work to end; whether there is a table then."""
        self._done.wait(seconds)
        return self.table is not None

    @property
    def failed(self) -> bool:
        """Whether the work ended without a table; the next `obtain` tries again."""
        return self._done.is_set() and self.table is None

    @property
    def working(self) -> bool:
        """Whether it is being solved now; a kept one that is being loaded is not."""
        return not self._done.is_set() and self.progress > 0

    @property
    def percent(self) -> int:
        """How far it is, as players are told: never 100, for solved is not loaded yet."""
        return min(round(100 * self.progress), 99)

    def take_news(self) -> tuple[str, ...]:
        """What there is to tell, each once."""
        told = []
        while self.news:  # one by one: the work may be adding to it
            told.append(self.news.pop(0))
        return tuple(told)

    def fetch(self, folder: Path | None, *, solve: bool) -> None:
        """Load the table, or solve it beside this process; waits for it."""
        try:
            if self.load(SHIPPED, folder):
                return
            if solve:
                self.make(folder, beside, self._tell)
            elif "table_rebuilt" in self.news:
                self.news = ["table_damaged"]
        finally:
            self._done.set()

    def load(self, *folders: Path | None) -> bool:
        """Take the table from the first folder that has it; whether one did."""
        for folder in folders:
            path = file_of(self.recipe, folder) if folder else None
            if path is None or not path.exists():
                continue
            try:
                self.table = unpack(self.recipe, _read(path))
            except (OSError, ValueError):
                self.news.append("table_rebuilt")
            else:
                self.progress = 1.0
                return True
        return False

    def make(self, folder: Path | None, how: Maker, progress: Progress) -> None:
        """Solve the table `here` or `beside`, and keep it in the folder if there is one."""
        packed = how(self.recipe, progress)
        if packed is None:
            self.news.append("solver_died")
            return
        self.table = unpack(self.recipe, packed)
        if folder is not None:
            try:
                write(file_of(self.recipe, folder), packed)
            except OSError:
                self.news.append("cache_unwritable")

    def _tell(self, part: float) -> None:
        self.progress = part


_shelf: dict[Recipe, Solved] = {}
_lock = threading.Lock()
_folder: Path | None = None


def keep_in(folder: Path | None) -> None:
    """Where solved tables are kept from now on; None: in memory only, as at first."""
    global _folder
    _folder = folder


def kept_in() -> Path | None:
    """Where solved tables are kept."""
    return _folder


def obtain(recipe: Recipe, *, solve: bool = True) -> Solved:
    """The recipe's table, or its beginning: the work goes on in the background.

    Without `solve` a table that is neither shipped nor kept is not made: the work fails.
    """
    with _lock:
        solved = _shelf.get(recipe)
        if solved is None or (solved.failed and solve):
            solved = _shelf[recipe] = Solved(recipe)
            threading.Thread(
                target=solved.fetch, args=(_folder,), kwargs={"solve": solve}, daemon=True
            ).start()
        return solved


def shelf() -> tuple[Solved, ...]:
    """Every table that has been asked for."""
    return tuple(_shelf.values())


def look(recipe: Recipe) -> Solved | None:
    """The recipe's table if it has been asked for; starts nothing."""
    return _shelf.get(recipe)


def file_of(recipe: Recipe, folder: Path) -> Path:
    """Where a recipe's table is kept in a folder."""
    return folder / f"{recipe.name}.npz"


def pack(recipe: Recipe, table: Any) -> bytes:
    """A table as a file's bytes: the same for the same table."""
    import numpy as np

    kept = BytesIO()
    np.savez_compressed(kept, digest=np.array(digest(recipe)), **table.to_arrays())
    return kept.getvalue()


def unpack(recipe: Recipe, packed: bytes) -> Any:
    """The table behind a file's bytes; raises ValueError when they are not this recipe's."""
    import numpy as np

    try:
        _look_over(packed)
        with np.load(BytesIO(packed), allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        made_for = str(arrays.pop("digest"))
        table = recipe.restore(arrays) if made_for == digest(recipe) else None
    except Exception as error:  # a damaged archive raises a dozen kinds, zlib's and numpy's too
        raise ValueError(f"damaged: {error}") from error
    if table is None:
        raise ValueError("made for other rules or by another solver")
    return table


def _read(path: Path) -> bytes:
    """A file's bytes; raises OSError, or ValueError for what can be no table."""
    if not path.is_file() or path.stat().st_size > LARGEST:
        raise ValueError("it is no file, or too large")
    return path.read_bytes()


def _look_over(packed: bytes) -> None:
    """Raise where the arrays would fill memory: a ZIP archive may unpack to a thousand times."""
    from zipfile import ZipFile

    with ZipFile(BytesIO(packed)) as archive:
        members = archive.infolist()
    if len(members) > _MOST_ARRAYS or sum(member.file_size for member in members) > LARGEST:
        raise ValueError("the arrays are too large")


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


def here(recipe: Recipe, progress: Progress) -> bytes:
    """The packed table, solved on the caller's thread."""
    return pack(recipe, recipe.solve(progress))


def beside(recipe: Recipe, progress: Progress) -> bytes | None:
    """The packed table from a process of its own; None when that died."""
    return apart(partial(here, recipe), progress)
