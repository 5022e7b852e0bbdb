"""Solved tables for opponents: requested by a spec, and loaded some time later.

`install` sets the source of tables once, at the start of a program: on a desktop they are loaded
from files, or solved in a separate process (`storage/solved_tables.py`). Until then there are none,
and every policy plays by its estimate. No function here waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from audiodice.core.jobs import Done, Job
from audiodice.opponents.table_file import Arrays
from audiodice.opponents.table_file import pack as pack_arrays
from audiodice.opponents.table_file import unpack as unpack_arrays

Progress = Callable[[float], None]
"""Called with the part of a table that is solved, 0.0 to 1.0."""


class TableSpec(Protocol):
    """A table to be made. Must be hashable, and picklable for the solver process."""

    @property
    def name(self) -> str:
        """The file name without suffix: letters, digits and underscores."""

    @property
    def fingerprint(self) -> str:
        """Everything the values depend on: rules, options, the solver's version."""

    def solve(self, progress: Progress) -> Any:
        """Solve the table now: takes seconds or minutes, and needs numpy. It has `to_arrays()`."""

    def restore(self, arrays: Arrays) -> Any:
        """The table in these arrays; raises ValueError or KeyError if they do not fit."""


class TableHandle(Protocol):
    """A requested table, and its progress."""

    awaited: bool
    """Whether a player was told to wait for it; set by the code that tells them."""

    @property
    def table(self) -> Any:
        """The table; None until it is loaded."""

    @property
    def loading(self) -> Job[None]:
        """Done once a saved table is loaded or, if there is none, solving has begun."""

    @property
    def failed(self) -> bool:
        """Whether loading and solving failed; the next `request` tries again."""

    @property
    def working(self) -> bool:
        """Whether it is being solved now; False while a saved table is loaded."""

    @property
    def percent(self) -> int:
        """The progress for players, 0 to 99."""

    def take_news(self) -> tuple[str, ...]:
        """Keys of messages for players, each once.

        They are `table_rebuilt` (or `table_damaged` if it is not solved again),
        `cache_unwritable` and `solver_died`.
        """


class Tables(Protocol):
    """A source of solved tables."""

    def request(self, spec: TableSpec, *, solve: bool = True) -> TableHandle:
        """The table of a spec, loaded or not yet; returns at once.

        Without `solve` a table that is in no file is not solved: the request fails.
        """

    def find(self, spec: TableSpec) -> TableHandle | None:
        """The table of a spec if it has been requested; starts nothing."""

    def requested(self) -> tuple[TableHandle, ...]: ...


class _NoTable:
    table: Any = None
    loading: Job[None] = Done(None)
    awaited = False
    failed = True
    working = False
    percent = 0

    def take_news(self) -> tuple[str, ...]:
        return ()


class NoTables:
    """A source without any tables."""

    def request(self, spec: TableSpec, *, solve: bool = True) -> TableHandle:  # noqa: ARG002
        return _NoTable()

    def find(self, spec: TableSpec) -> TableHandle | None:  # noqa: ARG002
        return None

    def requested(self) -> tuple[TableHandle, ...]:
        return ()


_installed: Tables = NoTables()


def install(tables: Tables) -> None:
    """Use this source of tables from now on."""
    global _installed
    _installed = tables


def installed() -> Tables:
    """The source of tables in use."""
    return _installed


def request(spec: TableSpec, *, solve: bool = True) -> TableHandle:
    """See `Tables.request`."""
    return _installed.request(spec, solve=solve)


def find(spec: TableSpec) -> TableHandle | None:
    """See `Tables.find`."""
    return _installed.find(spec)


def requested() -> tuple[TableHandle, ...]:
    """See `Tables.requested`."""
    return _installed.requested()


def digest(spec: TableSpec) -> str:
    """The digest in the file of this table: SHA-256 of the fingerprint, in hex."""
    import hashlib  # takes 3 ms, which should not delay the start

    return hashlib.sha256(spec.fingerprint.encode()).hexdigest()


def pack(spec: TableSpec, table: Any) -> bytes:
    """The bytes of a table's file; the same table gives the same bytes."""
    return pack_arrays(digest(spec), table.to_arrays())


def unpack(spec: TableSpec, packed: bytes) -> Any:
    """The table in the bytes of a file; raises ValueError if they do not belong to this spec."""
    arrays = unpack_arrays(packed, digest(spec))
    try:
        return spec.restore(arrays)
    except KeyError as error:
        raise ValueError(f"damaged: it has no array {error}") from error
