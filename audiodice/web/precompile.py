"""Packs modules for the browser: compiled, and only those that the program can reach.

Run inside Pyodide while the site is built (`packing.py` starts it): bytecode fits one version of
Python only. Compiled modules halve the time of the start.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from audiodice.web.import_graph import Module, imports, modules, reached

_OLDEST = (1980, 1, 1, 0, 0, 0)  # date in a zip; fixed, so that bytes repeat
_UNCHECKED = b"\1\0\0\0"  # bytecode with a digest of its source that Python does not compare


def pack(job: Path) -> None:
    """Do the job in the file; see `packing.Job`."""
    wanted = json.loads(job.read_text("utf-8"))
    here = job.parent
    library = _archived(here / wanted["stdlib"])
    program = _in_folder(here / wanted["program"])
    ours, theirs = modules(program), modules(library)
    ours = {name: module for name, module in ours.items() if name not in theirs}
    there = {**theirs, **ours}
    loaded = [name for name in sys.modules if name in theirs]
    kept = [name for name in there if name.startswith(tuple(wanted["all_of"]))]
    never = tuple(wanted["never"])
    there = {name: module for name, module in there.items() if not _is(name, never)}
    built_in = {*sys.builtin_module_names, "js", "pyodide_js"}
    built_in |= {name for name in sys.modules if name not in there}
    found = reached([*loaded, *wanted["roots"]], there, built_in, also=kept)
    while more := [name for name in _loaded_by_built_in(found) if name in there]:
        found = reached([*found, *more], there, built_in)
    others = {path: data for path, data in program.items() if not path.endswith(".py")}
    _write(here / wanted["stdlib_out"], [m for n, m in found.items() if n in theirs], {})
    _write(here / wanted["program_out"], [m for n, m in found.items() if n in ours], others)


def _loaded_by_built_in(found: Mapping[str, Module]) -> list[str]:
    """Modules that the built-in modules load; no source shows these imports."""
    used = {name for module in found.values() for each in imports(module) for name in each.names}
    for name in used.intersection(sys.builtin_module_names):
        with suppress(ImportError):
            import_module(name)
    return [name for name in sys.modules if name not in found]


def _is(name: str, tops: tuple[str, ...]) -> bool:
    return any(name == top or name.startswith(f"{top}.") for top in tops)


def _archived(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {one.filename: archive.read(one) for one in archive.infolist() if not one.is_dir()}


def _in_folder(folder: Path) -> dict[str, bytes]:
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def _write(path: Path, found: Iterable[Module], others: Mapping[str, bytes]) -> None:
    files = {f"{module.path}c": compiled(module) for module in found} | dict(others)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(_entry(name), data)


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _OLDEST)
    entry.compress_type = zipfile.ZIP_DEFLATED  # many hosts do not compress a zip when they send it
    return entry


def compiled(module: Module) -> bytes:
    """The bytecode of a module, without the docstrings of its functions."""
    tree = _without_docstrings(ast.parse(module.source, module.path))
    code = compile(tree, module.path, "exec", dont_inherit=True, optimize=0)
    digest = importlib.util.source_hash(module.source)
    return importlib.util.MAGIC_NUMBER + _UNCHECKED + digest + marshal.dumps(code)


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if not isinstance(
            node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
        ) or not isinstance(ast.get_docstring(node, clean=False), str):
            continue
        first = node.body[0]
        if isinstance(node, ast.ClassDef):
            # A dataclass without a docstring makes one, which takes longer than all its other work.
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(".")), first)
            ast.fix_missing_locations(node.body[0])
        elif len(node.body) > 1 or isinstance(node, ast.Module):
            node.body.pop(0)
        else:
            node.body[0] = ast.copy_location(ast.Pass(), first)
    return tree
