"""Solved tables in a browser. They are fetched from the site, and never solved here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from audiodice.core.jobs import Done, Job
from audiodice.opponents.tables import TableSpec, unpack

PATIENCE_MS = 2000.0  # after this time, `steady` plays the turn, and a hint is refused


class FetchedTable:
    """A table that was requested. See `TableHandle`."""

    percent = 0

    def __init__(self, spec: TableSpec, clock: Callable[[], float], *, there: bool) -> None:
        """`there`: the site may have the table. `clock` returns ms."""
        self.spec = spec
        self.table: Any = None
        self.awaited = False
        self.ended = not there
        until = clock() + PATIENCE_MS
        self.loading: Job[None] = _Loading(self, until, clock) if there else Done(None)
        self._news: list[str] = []

    @property
    def failed(self) -> bool:
        return self.ended and self.table is None

    @property
    def working(self) -> bool:
        """Whether the table is still being fetched after `PATIENCE_MS`."""
        return not self.ended and self.loading.done()

    def take_news(self) -> tuple[str, ...]:
        news, self._news = tuple(self._news), []
        return news

    def came(self, packed: bytes) -> None:
        """Load the fetched table; `packed` is empty if it could not be fetched."""
        self.ended = True
        if not packed:
            self._news.append("solver_died")
            return
        try:
            self.table = unpack(self.spec, packed)
        except ValueError:
            self._news.append("table_damaged")


@dataclass(frozen=True, slots=True)
class _Loading:
    """A future that is done once the table has arrived, or after `PATIENCE_MS`."""

    table: FetchedTable
    ends: float
    clock: Callable[[], float]

    def done(self) -> bool:
        return self.table.ended or self.clock() >= self.ends

    def result(self) -> None:
        """Always None; ask the table whether it was loaded."""


class FetchedTables:
    """The tables of one session. See `Tables`."""

    def __init__(self, fetch: Callable[[str], object], clock: Callable[[], float]) -> None:
        """`fetch` begins to fetch a table by its name; later, `came` or `missing` is called.

        `clock` returns ms.
        """
        self._fetch, self._clock = fetch, clock
        self._requested: dict[TableSpec, FetchedTable] = {}
        self._missing: set[str] = set()

    def request(self, spec: TableSpec, *, solve: bool = True) -> FetchedTable:  # noqa: ARG002
        found = self._requested.get(spec)
        there = spec.name not in self._missing
        if found is None or (found.failed and there):
            found = self._requested[spec] = FetchedTable(spec, self._clock, there=there)
            if there:
                self._fetch(spec.name)
        return found

    def find(self, spec: TableSpec) -> FetchedTable | None:
        return self._requested.get(spec)

    def requested(self) -> tuple[FetchedTable, ...]:
        return tuple(self._requested.values())

    def came(self, name: str, packed: bytes) -> None:
        """Load a fetched table; `packed` is empty if it could not be fetched."""
        for table in self._requested.values():
            if table.spec.name == name and not table.ended:
                table.came(packed)

    def missing(self, name: str) -> None:
        """Note that the site lacks this table, because it was built without these rules."""
        self._missing.add(name)
        for table in self._requested.values():
            if table.spec.name == name:
                table.ended = True
