"""What a Windows Python does itself, under Wine: the tests of its console, and random keys.

`AUDIODICE_LONG=1` presses a thousand random keys in each face instead of eighty.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.program import ROOT
from tests.support.wine import Wine, WineProgram

KEYS = 1000 if os.environ.get("AUDIODICE_LONG") else 80
TESTS = 8  # of the console


def run(wine: Wine, home: Path, within: float, *arguments: str) -> str:
    """Run a Windows Python in the checkout until it ends well; returns its output."""
    program = WineProgram((wine.python, *arguments), wine.environ(home), ROOT)
    status, out = program.end(within)
    assert status == 0, out
    return out


def test_the_terminal_face_in_a_console(wine: Wine, tmp_path: Path) -> None:
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "windows")
    out = run(wine, tmp_path, 600, *tests, "tests/windows/test_console.py")
    assert f"{TESTS} passed" in out


@pytest.mark.parametrize("face", ["window", "terminal"])
def test_each_random_key_is_answered_and_nothing_breaks(
    wine: Wine, tmp_path: Path, face: str
) -> None:
    seed = str(int.from_bytes(os.urandom(2)))
    within = 120 + 2 * KEYS  # a game that was left is followed by a new one, which takes seconds
    out = run(wine, tmp_path, within, "tests/windows/random_keys.py", face, str(KEYS), seed)
    assert f"{face}: {KEYS} keys" in out, f"seed {seed}: {out}"
