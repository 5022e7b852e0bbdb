"""The reader of solved tables."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING
from zlib import crc32

from bench.readers.reader import file

if TYPE_CHECKING:
    from audiodice.opponents.tables import TableSpec

_SUM = 4  # bytes at the end of a file


@cache
def _specs() -> Sequence[TableSpec]:
    """Specs of small tables."""
    from audiodice import games
    from audiodice.opponents.farkle.table_spec import FarkleSpec
    from audiodice.opponents.sheet.table_spec import SheetSpec

    rules = games.load("farkle").initial(2, target=100).rules
    return SheetSpec("fune", ("ones", "fune")), FarkleSpec(rules)


def table(data: bytes) -> None:
    """Read a solved table: it can be used, or raises ValueError."""
    from audiodice.opponents.tables import unpack
    from audiodice.storage.solved_tables import SolvedTable, file_of

    for spec in _specs():
        with contextlib.suppress(ValueError):
            unpack(spec, data)
        folder = file(f"tables/{spec.name}", b"").parent
        file(f"tables/{file_of(spec, folder).name}", data)
        SolvedTable(spec).load(folder)


def tables() -> Sequence[bytes]:
    """The bytes of saved tables."""
    from audiodice.storage.solved_tables import inline

    return [inline(spec, lambda _: None) for spec in _specs()]


def with_fitting_sum(data: bytes) -> bytes:
    """Correct the checksum of a damaged file, so that the reader looks at its content."""
    body = data[:-_SUM]
    return body + crc32(body).to_bytes(_SUM, "little")
