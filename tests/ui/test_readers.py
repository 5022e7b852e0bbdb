"""Readers of players' files report any fault in words; includes all files that fuzzing found.

`bench/fuzz_readers.py` searches with 10,000 files for each reader; this is the short form. Each
file found is a line here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.storage.settings import SettingsFile
from bench.fuzz_readers import damaged_file, fuzz
from bench.readers import READERS
from tests.support import strange_reader
from tests.support.each import each
from tests.support.strange_reader import failure

FINDS = {
    # tomlkit takes a form feed after a value, tomllib does not
    "settings": [b"\ref  = 2\x0c", b"ee.ffe.b = [0]", b"effects = {}\nrate = []", b"\xff\xfe"],
    "journal": [b"", b"{}", b"{}\n{}", b"[" + b"[" * 3000, b'{"audiodice": 1e999}'],
    "keymap": [b"roll = {a = 1}", b"[roll]\nroll = 3", b"a" * 4000, b"[table]\nroll = ['']"],
    "catalogue": [b"", b"\n", b"roll-first = " + b"{" * 3000, b"\xff = x", b"a = { a }\nb = { b }"],
    "readings": [b"", b"\xff", b"a", b"\t\t", "〇\tこ".encode()],
    "pack": [b"[cues]\nwin = {}", b"cues = 3", b"[cues]\n'' = {files = ['']}", b"\x00"],
}
SLOW = {"ogg": 60}  # fewer files, because many of them end a process


@pytest.mark.parametrize("name", FINDS)
def test_files_that_broke_a_reader_before_are_refused_in_words(name: str) -> None:
    for data in FINDS[name]:
        READERS[name].read(data)


@each("name", [name for name in READERS if name != "strange"])
def test_damaged_files_are_refused_in_words_quickly_and_in_little_memory(name: str) -> None:
    many = SLOW.get(name, 300)
    answers = list(fuzz(name, 0, many))
    assert len(answers) == many
    assert [(f"{name}-{answer.number}", answer.find) for answer in answers if answer.find] == []


@pytest.mark.parametrize("text", ["\ref  = 2\x0c", "rate = 300\nrate = 200\n", "= 1", "\udcff"])
def test_unreadable_settings_are_not_overwritten(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before, kept = path.read_bytes(), SettingsFile(path, ("de", "en"))
    own, complaints = kept.load()
    assert complaints
    own.step("effects", -1)
    with pytest.raises(OSError, match="mend or delete"):
        kept.save(own)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["ee.ffe.b = [0]", "night = true", "a.b = 1\nc.d.e = 2"])
def test_settings_without_a_final_newline_keep_all_lines(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    kept = SettingsFile(path, ("de", "en"))
    own, _ = kept.load()
    own.step("effects", -1)
    kept.save(own)
    again, _ = kept.load()
    assert (again.effects, again.night) == (90, own.night)
    assert path.read_text().startswith(text)


@pytest.mark.parametrize(
    ("kind", "find"),
    [
        ("none", ""),
        ("raises", "StrangeError: so it is"),
        ("dies", "the process ended with 3"),
        ("is slow", "2.2 s"),
        ("fills memory", " MB"),
    ],
)
def test_each_kind_of_reader_fault_is_detected(kind: str, find: str) -> None:
    numbers = range(100)
    number = next(n for n in numbers if failure(damaged_file("strange", n)) == kind)
    (answer,) = fuzz("strange", number, number + 1, strange_reader.__name__)
    assert answer.find.endswith(find)
    assert bool(answer.find) == bool(find)


def test_after_a_death_of_the_process_the_other_files_are_read() -> None:
    answers = [*fuzz("strange", 0, 6, strange_reader.__name__)]
    assert [answer.number for answer in answers] == [*range(6)]
