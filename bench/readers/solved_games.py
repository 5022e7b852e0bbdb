"""Tables of solved games."""

from __future__ import annotations

import contextlib
import io
import zipfile
import zlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from bench.readers.reader import file

if TYPE_CHECKING:
    from audiodice.opponents.tables import Recipe


@cache
def _recipes() -> Sequence[Recipe]:
    """Small ones."""
    from audiodice import games
    from audiodice.opponents.farkle_judge import FarkleRecipe
    from audiodice.opponents.sheet_judge import SheetRecipe

    rules = games.load("farkle").initial(2, target=100).rules
    return SheetRecipe("fune", ("ones", "fune")), FarkleRecipe(rules)


def table(data: bytes) -> None:
    """A solved game: a table whose values can be asked for, or a ValueError."""
    from audiodice.opponents.tables import Solved, unpack

    for recipe in _recipes():
        with contextlib.suppress(ValueError):
            unpack(recipe, data)
        Solved(recipe).load(file(f"tables/{recipe.name}.npz", data).parent)


def tables() -> Sequence[bytes]:
    """As they are packed, and without compression, so that damage reaches what is inside."""
    from audiodice.opponents.tables import here

    found = []
    for recipe in _recipes():
        packed = here(recipe, lambda _: None)
        out = io.BytesIO()
        with zipfile.ZipFile(io.BytesIO(packed)) as given, zipfile.ZipFile(out, "w") as plain:
            for name in given.namelist():
                plain.writestr(name, given.read(name))
        found += [packed, out.getvalue()]
    return found


def checked_members(data: bytes) -> bytes:
    """Every member of a ZIP file that is not compressed with the sum that fits."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
    except Exception:  # nothing to be mended
        return data
    for member in members:
        if member.compress_type == zipfile.ZIP_STORED:
            begin = member.header_offset + 30 + len(member.filename)
            fits = zlib.crc32(data[begin : begin + member.file_size])
            data = data.replace(member.CRC.to_bytes(4, "little"), fits.to_bytes(4, "little"))
    return data
