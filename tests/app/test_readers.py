"""Whatever a player's file holds, its reader answers in words: what fuzzing found, and more.

`bench/fuzz_readers.py` looks for more, led by coverage; each of its finds is a line here.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.app import settings
from bench.fuzz_readers import TARGETS, seeds

FINDS = {
    # tomlkit takes a form feed after a value, tomllib does not
    "settings": [b"\ref  = 2\x0c", b"ee.ffe.b = [0]", b"effects = {}\nrate = []", b"\xff\xfe"],
    "journal": [b"", b"1", b"1{}", b"0{}\n{}", b"1[" + b"[" * 3000, b'1{"audiodice": 1e999}'],
    "keymap": [b"roll = {a = 1}", b"[roll]\nroll = 3", b"a" * 4000, b"[table]\nroll = ['']"],
    "pack": [b"[cues]\nwin = {}", b"cues = 3", b"[cues]\n'' = {files = ['']}", b"\x00"],
}


def mutated(target: str, many: int) -> Iterator[bytes]:
    """The seeds with bytes changed, cut out, doubled and put together."""
    draw, whole = random.Random(target), list(seeds(target))
    for _ in range(many):
        data = bytearray(draw.choice(whole))
        for _ in range(draw.randint(1, 4)):
            at, to = sorted(draw.choices(range(len(data) + 1), k=2))
            change = draw.randrange(4)
            if change == 0 and at < len(data):
                data[at] = draw.randrange(256)
            elif change == 1:
                del data[at : min(to, at + 20)]
            elif change == 2:
                data[at:at] = data[at : at + 40]
            else:
                data[at:] = draw.choice(whole)[at:]
        yield bytes(data)


@pytest.mark.parametrize("target", TARGETS)
def test_seeds_finds_and_damage_are_answered_in_words(target: str) -> None:
    for data in (*seeds(target), *FINDS[target], *mutated(target, 60)):
        TARGETS[target](data)


@pytest.mark.parametrize("text", ["\ref  = 2\x0c", "rate = 300\nrate = 200\n", "= 1", "\udcff"])
def test_settings_that_cannot_be_read_are_left_as_they_are(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = path.read_bytes()
    own, complaints = settings.load(path)
    assert complaints
    own.step("effects", -1)
    with pytest.raises(OSError, match="mend or delete"):
        own.save()
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["ee.ffe.b = [0]", "night = true", "a.b = 1\nc.d.e = 2"])
def test_settings_without_a_last_line_end_are_kept_whole(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    own, _ = settings.load(path)
    own.step("effects", -1)
    own.save()
    again, _ = settings.load(path)
    assert (again.effects, again.night) == (70, own.night)
    assert path.read_text().startswith(text)


def test_without_atheris_the_fuzzer_says_what_is_missing() -> None:
    command = [sys.executable, "-S", "-m", "bench.fuzz_readers", "journal"]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr == "atheris is missing: pip install atheris, in an environment of its own\n"
