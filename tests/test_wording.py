"""Tests contain no sentence: a new wording changes only `tests/spoken` and `tests/golden`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
MAY_HOLD: dict[str, str] = {}
"""Files that may contain sentences, and why; `tests/spoken` and `tests/golden` always may."""

INSTEAD = (
    "Compare what was heard with `said(KEY, FIELD=...)`, a menu with `player.entries`; where only"
    " text can be seen, use `sentence(KEY, ...)` or `label(KEY)` (tests/support/said.py). Where"
    " any text will do, take one that the program does not say."
)


def spoken() -> frozenset[str]:
    """Every spoken line of two words or more, in each language and verbosity."""
    texts = (path.read_text("utf-8") for path in (TESTS / "spoken").glob("*.txt"))
    lines = (
        line[4:].strip()
        for text in texts
        for line in text.splitlines()
        if re.match("  [bnf ] ", line)
    )
    lines = (line for line in lines if re.search(r"[^\W\d_]", line))  # dice alone are no words
    # Japanese has no spaces between words.
    return frozenset(line for line in lines if len(line.split()) > 1 or line.endswith("。"))


def held(source: str, lines: frozenset[str]) -> Iterator[tuple[int, str]]:
    """The line number and text of each constant that is a spoken line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value.strip()
            if text in lines or f"{text}." in lines:
                yield node.lineno, text


def test_no_test_contains_a_spoken_line() -> None:
    lines = spoken()
    assert len(lines) > 1000
    found = [
        f"{path.relative_to(TESTS.parent)}:{number}: {text!r}"
        for path in sorted(TESTS.rglob("*.py"))
        if (name := path.relative_to(TESTS).as_posix()) not in MAY_HOLD
        and not name.startswith(("spoken/", "golden/"))
        for number, text in held(path.read_text("utf-8"), lines)
    ]
    assert not found, "\n".join([*found, INSTEAD])


def test_spoken_line_in_a_test_is_found() -> None:
    source = 'assert player.press("u") == "Nothing to say.\\n"\nassert answer == "Not a line"\n'
    assert [*held(source, frozenset({"Nothing to say."}))] == [(1, "Nothing to say.")]
