"""The player's TOML files: whatever they are, the answer comes soon and says why."""

from __future__ import annotations

import time
import tracemalloc
from pathlib import Path

import pytest

from audiodice.storage import player_toml
from audiodice.storage.player_toml import LARGEST, TomlError
from tests.storage.hostile import FILES
from tests.support.each import each

HARMLESS = {"a number of 1,900 digits", "a key name of 1,900 characters", "many names"}
HARMLESS |= {"a name of 1,900 characters", "many dotted names", "control characters"}
"""What can be read; who uses it has to tell it short."""


@each("kind", FILES)
def test_hostile_file_is_read_or_refused_quickly(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "mine.toml"
    FILES[kind](path)
    began = time.perf_counter()
    tracemalloc.start()
    try:
        if kind in HARMLESS:
            assert player_toml.read(path).tables
        else:
            with pytest.raises((OSError, TomlError)) as caught:
                player_toml.read(path)
            assert str(caught.value).isprintable()
            assert len(str(caught.value)) < 300
        assert tracemalloc.get_traced_memory()[1] < 20 * 2**20
    finally:
        tracemalloc.stop()
    assert time.perf_counter() - began < 5


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("a = 1\nb = = 2\n", 2, "Invalid value"),
        ("a = 1\nb = [", 2, "end of document"),
        ("a = 1\n# é\n\x00", 3, "Invalid statement"),
        ("a = 1\n\udcff", 2, "not UTF-8"),
        ("a = 1\n# " + "x" * 2_000, 2, "longer than 2000 characters"),
        ("a = 1\n[a.b.c.d.e.f]", 2, "more than 5 parts"),
        ("a = 1\nb = [[[[[1]]]]]", 1, "nested too deeply"),
        ("#\n" * LARGEST, 1, "larger than 16 kB"),
    ],
)
def test_error_has_its_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(TomlError, match=why) as caught:
        player_toml.read(path)
    assert caught.value.line == line


def test_usual_spellings_are_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    dots = "f.g.h.i.j.k.l"
    rows = (
        f"# é {dots}", '"a" = 1.5', "[b]", f"c.d = [{{e = \"{dots}\"}}]", "[[x.y]]",
        f"z = \"\"\"{dots}", f'\\"{dots}"""', f"w = '''{dots}", f"{dots}'''",
    )  # fmt: skip
    path.write_text("\r\n".join(rows), "utf-8", newline="")
    found = player_toml.read(path)
    assert found.tables == {
        "a": 1.5,
        "b": {"c": {"d": [{"e": dots}]}},
        "x": {"y": [{"z": f'{dots}\n"{dots}', "w": f"{dots}\n{dots}"}]},
    }
    lines = [found.line_of(name) for name in ("a", "b", "c", "d", "y", "w", "none")]
    assert lines == [2, 3, 4, 4, 5, 8, 1]


def test_a_file_saved_by_notepad_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'\xef\xbb\xbfname = "\xc3\xa9"\r\nrate = 2\r\n')
    found = player_toml.read(path)
    assert found.tables == {"name": "é", "rate": 2}
    assert (found.line_of("name"), found.line_of("rate")) == (1, 2)
    path.write_bytes(b"\xef\xbb\xbf# \xc3\xa9\r\nname = \xe9")
    with pytest.raises(TomlError, match="UTF-8") as caught:
        player_toml.read(path)
    assert caught.value.line == 2


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_notepads_utf_16_is_named_in_the_error(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes("\ufeffname = 1".encode(encoding))
    with pytest.raises(TomlError, match="UTF-16"):
        player_toml.read(path)
