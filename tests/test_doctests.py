"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

from tests.support.each import each

PACKAGE = Path(__file__).parents[1] / "audiodice"
WITH_EXAMPLES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    for path in sorted(PACKAGE.rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


def test_arithmetic_has_examples() -> None:
    wanted = {"core.dice", "core.model", "engine.fair", "present.spelling"}
    assert {f"audiodice.{name}" for name in wanted} <= set(WITH_EXAMPLES)


@each("name", WITH_EXAMPLES)
def test_examples_are_true(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
