"""The patterns by which `conftest.py` marks tests match tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import QUIET, REAL_TIME, SLOW

TESTS = Path(__file__).parent


def test_each_pattern_matches_a_test() -> None:
    names = [
        f"{path.relative_to(TESTS.parent).as_posix()}::{name}"
        for path in TESTS.rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    ]
    stale = [one for one in REAL_TIME + QUIET if not any(re.search(one, name) for name in names)]
    assert stale == []


def test_each_slow_file_exists() -> None:
    files = [path.relative_to(TESTS.parent).as_posix() for path in TESTS.rglob("test_*.py")]
    assert [one for one in SLOW if not any(file.startswith(one) for file in files)] == []
