"""The file of a solved table: which files are refused, in how much time and memory; no numpy."""

from __future__ import annotations

import json
import subprocess
import sys
import tracemalloc
from array import array
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from audiodice import games, opponents
from audiodice.opponents import table_file, tables
from audiodice.opponents.table_file import LARGEST, MAGIC
from audiodice.storage import solved_tables
from tests.support import ready
from tests.support.each import each
from tests.support.require import make_pipe

DIGEST = "d"
ARRAYS: dict[str, array[Any]] = {
    "odd": array("B", [1, 2, 3]),
    "many": array("H", [65535]),
    "f": array("f", [0.5, -1.0]),
}


def forged(header: object, numbers: bytes = b"") -> bytes:
    """A file whose checksum is correct, whatever its header says."""
    line = header if isinstance(header, bytes) else json.dumps(header).encode()
    body = MAGIC + line + b"\n" + numbers
    return body + crc32(body).to_bytes(4, "little")


def described(*arrays: object) -> dict[str, object]:
    return {"digest": DIGEST, "arrays": list(arrays)}


def test_arrays_are_unpacked_unchanged() -> None:
    packed = table_file.pack(DIGEST, ARRAYS)
    found = table_file.unpack(packed, DIGEST)
    assert found == ARRAYS
    assert [one.typecode for one in found.values()] == ["B", "H", "f"]
    assert table_file.pack(DIGEST, found) == packed


def test_numbers_are_little_endian_on_every_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = table_file.pack(DIGEST, {"f": array("f", [1.0])})
    assert packed[-8:-4] == b"\x00\x00\x80\x3f"
    swapped = "big" if sys.byteorder == "little" else "little"
    monkeypatch.setattr(sys, "byteorder", swapped)  # like a machine with the other byte order
    (other,) = table_file.unpack(packed, DIGEST)["f"]
    turned = array("f", [1.0])
    turned.byteswap()
    assert other == turned[0]


WRONG: list[Any] = [
    b"",
    MAGIC,
    MAGIC[:-2],
    forged(b""),
    forged(b"{"),
    forged(b"[" * 2000),
    forged(b"\xff\xfe"),
    forged(b" " * 10_000),
    forged([]),
    forged({"digest": DIGEST}),
    forged({"digest": 7, "arrays": []}),
    forged({"arrays": []}),
    forged(described(["f", "f", 1])),  # no numbers
    forged(described(["f", "f", 1]), bytes(8)),  # too many
    forged(described(["f", "f", -1]), bytes(4)),
    forged(described(["f", "f", 1.0]), bytes(4)),
    forged(described(["f", "f", True]), bytes(4)),
    forged(described(["f", "d", 1]), bytes(8)),
    forged(described(["f", "u", 1]), bytes(4)),
    forged(described([1, "f", 1]), bytes(4)),
    forged(described(["f", "f"]), bytes(4)),
    forged(described("fff"), bytes(4)),
    forged({**described(["f", "f", 1]), "digest": "other"}, bytes(4)),
]


@each("wrong", WRONG)
def test_file_that_is_not_a_table_is_refused_with_a_message(wrong: bytes) -> None:
    with pytest.raises(ValueError, match=r"damaged|other rules"):
        table_file.unpack(wrong, DIGEST)


@pytest.mark.parametrize("length", [10**9, 10**30, 10**300])
def test_header_with_too_large_a_length_takes_no_memory(length: int) -> None:
    packed = forged(described(["f", "f", length]), bytes(400))
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="not as many"):
            table_file.unpack(packed, DIGEST)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


def test_huge_file_is_not_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.table"
    with huge.open("wb") as file:
        file.truncate(LARGEST + 1)  # sparse: takes no space on the disk
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="at most"):
            solved_tables.read(huge)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_pipe_in_place_of_a_table_does_not_block(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.table"
    make_pipe(pipe)
    for place in (pipe, tmp_path):
        with pytest.raises(ValueError, match="at most"):
            solved_tables.read(place)


@pytest.mark.parametrize("game", [*filter(opponents.evaluator, games.names())])
def test_deciding_from_a_saved_table_needs_no_numpy(game: str, tmp_path: Path) -> None:
    """Plays a whole turn and gives a hint in a fresh interpreter that cannot import numpy."""
    spec = ready.spec_of(game)
    solved_tables.write(
        solved_tables.file_of(spec, tmp_path), tables.pack(spec, ready.solved(game).table)
    )
    program = f"""
import sys
sys.modules["numpy"] = None  # whoever imports it fails
from pathlib import Path
from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import actions_of
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents import tables
from audiodice.storage.solved_tables import SolvedTables

tables.install(SolvedTables(Path({str(tmp_path)!r}), AtOnce()))
game, perfect = games.load({game!r}), opponents.load({game!r}, "perfect")
state, throw = game.initial(2), SeededThrow(1)
assert perfect.study(state).table is not None
assert opponents.evaluator({game!r}).knows(state)
perfect.prepare(state)
while game.turn(state) == 0:
    for action in actions_of(perfect.decide(game, state, chance(1, "x"))):
        size = game.throw_size(state, action)
        state = game.apply(state, action, throw(size) if size else ()).state
assert opponents.adviser({game!r}).advise(state).value > 0
assert opponents.reviewer({game!r}).expected_value(state, 0) >= 0
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_no_opponent_imports_numpy_at_the_start() -> None:
    program = (
        "import sys, audiodice.opponents as o, audiodice.games as g\n"
        "for name in g.names(): o.names(name), o.adviser(name)\n"
        "assert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
