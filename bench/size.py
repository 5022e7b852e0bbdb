"""Prints how much there is of everything: lines, files, functions, classes, tests.

    uv run --group test python -m bench.size [--before COMMIT] [--json]

`--before` adds a column for another commit, read from git into a temporary folder. A figure that a
commit has no command for is "-". `.ci/all` prints the table.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
LAYOUT = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENCODING, tokenize.ENDMARKER,
}  # fmt: skip
Function = ast.FunctionDef | ast.AsyncFunctionDef
Figures = Mapping[str, int | float | None]


def figures(root: Path) -> Figures:
    """Every figure of a checkout, by its name; None if it cannot be measured there."""
    return {
        **_of_source(root),
        **_of_tests(root),
        **_of_a_way(root, "a key"),
        **_of_a_way(root, "a friend's phrase", "--phrase"),
    }


def _of_source(root: Path) -> Figures:
    texts = [path.read_text("utf-8") for path in sorted((root / "audiodice").rglob("*.py"))]
    trees = [ast.parse(text) for text in texts]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, Function)]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    documented = [n for n in nodes if isinstance(n, Function | ast.ClassDef | ast.Module)]
    return {
        "files of the product": len(texts),
        "lines": sum(len(text.splitlines()) for text in texts),
        "lines of code": sum(map(_lines_of_code, texts, trees)),
        "functions": len(functions),
        "lines of a function, median": statistics.median(
            (node.end_lineno or node.lineno) - node.lineno + 1 for node in functions
        ),
        "classes": len(classes),
        "protocols": sum(_is_protocol(node) for node in classes),
        "lines of protocols": sum(
            (node.end_lineno or node.lineno) - node.lineno + 1 for node in classes
            if _is_protocol(node)
        ),
        "docstrings": sum(ast.get_docstring(node) is not None for node in documented),
    }  # fmt: skip


def _lines_of_code(text: str, tree: ast.Module) -> int:
    """Lines with more than a comment, a docstring or blanks."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in LAYOUT:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(tree):  # a string alone is a docstring, of an attribute too
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def _is_protocol(node: ast.ClassDef) -> bool:
    return any(re.match(r"(typing\.)?Protocol\b", ast.unparse(base)) for base in node.bases)


def _of_tests(root: Path) -> Figures:
    tests = [path.read_text("utf-8") for path in (root / "tests").rglob("*.py")]
    held = [
        path.read_text("utf-8")
        for folder in ("golden", "spoken")
        for path in (root / "tests" / folder).rglob("*.txt")
    ]
    return {
        "lines of tests": sum(len(text.splitlines()) for text in tests),
        "lines of golden and spoken files": sum(len(text.splitlines()) for text in held),
        "tests of the README's command": _collected(root),
        "tests of every kind": _collected(root, "-m", ""),
    }


def _collected(root: Path, *options: str) -> int | None:
    """How many tests pytest finds in a checkout."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n", "0"]
    command += ["-p", "no:cacheprovider", *options]
    told = _output(root, command)
    found = re.search(r"(\d+)(?:/\d+)? tests? collected", told)
    return int(found[1]) if found else None


def _of_a_way(root: Path, what: str, *options: str) -> Figures:
    """The counts of calls from key A in Farkle, or from a phrase, to the speech queue."""
    told = _output(root, [sys.executable, "-m", "bench.way_of_a_key", "--json", *options])
    way = json.loads(told) if told else {}
    return {f"{name} on the way of {what}": way.get(name) for name in ("calls", "files", "classes")}


def _output(root: Path, command: list[str]) -> str:
    """The output of a command in a checkout; "" if it fails."""
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout


def at(commit: str) -> Figures:
    """The figures of another commit. If it lacks `bench.way_of_a_key`, ours measures its keys."""
    with tempfile.TemporaryDirectory() as folder:
        archive = ["git", "archive", commit, "audiodice", "tests", "bench", "sounds", "keymaps",
                   "packaging", "docs", "keymap.toml", "pyproject.toml"]  # fmt: skip
        packed = subprocess.run(archive, cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x"], cwd=folder, input=packed, check=True)
        bench = ROOT / "bench/way_of_a_key.py"
        if bench.exists() and not (Path(folder) / "bench/way_of_a_key.py").exists():
            shutil.copy(bench, Path(folder) / "bench")
        return figures(Path(folder))


def table(now: Figures, before: Figures | None = None) -> Iterator[str]:
    """The rows of the table; the figures of another commit come before the current ones."""
    columns = [now] if before is None else [before, now]
    yield f"{'':38}" + "".join(f"{name:>10}" for name in ("before", "now")[-len(columns) :])
    for name in now:
        values = [column.get(name) for column in columns]
        yield f"{name:38}" + "".join(f"{_number(value):>10}" for value in values)


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:,}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="COMMIT")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    before = at(asked.before) if asked.before else None
    now = figures(ROOT)
    if asked.json:
        print(json.dumps({"now": now, "before": before}, indent=1))
    else:
        print("\n".join(table(now, before)))


if __name__ == "__main__":
    main()
