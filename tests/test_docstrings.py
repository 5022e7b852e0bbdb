"""Public docstrings give the units of their parameters. Ruff checks that they exist (D1)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "audiodice"

UNITS = {
    "timeout": r"\bs(econds)?\b|\bms\b",
    "wait": r"\bs(econds)?\b|\bms\b",
    "delay": r"\bs(econds)?\b|\bms\b",
    "volume": r"percent|0 to|0\.0|1\.0",
    "pan": r"[-−]1|percent",
    "rate": r"a minute|a second|Hz",
    "pitch": r"0 to|0–99",
    "faces": r"faces?|throw|dice",
    "seat": r"seat|turn",
}
"""Parameter names, each with a pattern for a docstring that gives the unit or shape."""


def said_nothing(path: str, source: str) -> Iterator[str]:
    """Public functions for which neither docstring, class nor module gives the unit of a parameter.

    A name such as `wait_ms` gives it. On the command line, the help of the options gives it.
    """
    tree = ast.parse(source)
    whole = ast.get_docstring(tree) or ""
    for place in ast.walk(tree):
        if not isinstance(place, ast.Module | ast.ClassDef):
            continue
        around = (ast.get_docstring(place) or "") + whole
        for node in place.body:
            if not isinstance(node, ast.FunctionDef) or re.match("_(?!_init__)", node.name):
                continue
            own = ast.get_docstring(node) or ""
            if not own or re.search("see `|See `", own):
                continue  # the docstring of the base class, or of the named function, has the unit
            told = around + own
            for argument in (*node.args.args, *node.args.kwonlyargs):
                if argument.arg in UNITS and not re.search(UNITS[argument.arg], told):
                    yield f"{path}: {node.name}({argument.arg})"


def test_public_functions_give_units_and_shapes() -> None:
    paths = [path for path in PACKAGE.rglob("*.py") if path.parent.name != "cli"]
    silent = [one for path in paths for one in said_nothing(path.name, path.read_text("utf-8"))]
    assert silent == []


def test_missing_unit_is_found() -> None:
    source = """
def play(pan, wait_ms): "Play it."
def told(rate): "Speak, at `rate` words a minute."
def _own(pan): "Ours."
class Voice:
    "A voice."
    def set(self, volume): "Set it."
"""
    assert [*said_nothing("x", source)] == ["x: play(pan)", "x: set(volume)"]
