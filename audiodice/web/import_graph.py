"""Which modules a program can import, read from its source with `ast`.

This runs inside Pyodide while the site is built, because the syntax of its standard library may be
newer than the Python that builds. Imports in functions count, too; imports for type checkers
do not. A module that imports a missing module is left out, because it cannot be imported either.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Module:
    name: str
    path: str
    """The path within its folder or archive: `audiodice/ui/router.py`."""
    source: bytes

    @property
    def is_package(self) -> bool:
        """Whether the module is the `__init__.py` of a package."""
        return self.path.endswith("/__init__.py")


def modules(files: Mapping[str, bytes]) -> dict[str, Module]:
    """The modules among some files, by name."""
    found = {}
    for path, source in files.items():
        if path.endswith(".py"):
            name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            found[name] = Module(name, path, source)
    return found


@dataclass(frozen=True)
class Import:
    """An import of one statement."""

    names: tuple[str, ...]
    """The modules it may mean: `from a import b` means `a` or `a.b`."""
    must: bool
    """Whether the importing module cannot be loaded without it."""


def reached(
    roots: Iterable[str],
    there: Mapping[str, Module],
    built_in: Collection[str],
    also: Iterable[str] = (),
) -> dict[str, Module]:
    """The roots and all modules that they can import, by name; `built_in` modules need no file.

    Raises ImportError for a root that cannot be imported; a module of `also` is then left out.
    """
    roots = [*roots]
    needed = {name: imports(there[name]) for name in _closed([*roots, *also], there)}
    lacking = _lacking(needed, {*there, *_spaces(there), *built_in})
    for name in roots:
        if name not in needed or name in lacking:
            raise ImportError(f"{name} cannot be imported: {_why(name, lacking)}")
    usable = {name: module for name, module in there.items() if name not in lacking}
    return {name: usable[name] for name in _closed([*roots, *also], usable)}


def _closed(wanted: list[str], there: Mapping[str, Module]) -> list[str]:
    """These modules and all modules that they import, directly or indirectly."""
    found = dict[str, None]()
    while wanted:
        name = wanted.pop()
        if name in there and name not in found:
            found[name] = None
            wanted += _parents(name)
            wanted += [one for each in imports(there[name]) for one in each.names]
    return [*found]


def _spaces(there: Iterable[str]) -> set[str]:
    return {parent for name in there for parent in _parents(name)}


def _lacking(needed: Mapping[str, Sequence[Import]], known: Collection[str]) -> dict[str, str]:
    """The modules that cannot be imported, each with the module that it lacks."""
    lacking: dict[str, str] = {}
    more = True
    while more:
        more = False
        for name, wanted in needed.items():
            needs = [part for one in wanted if one.must for part in _whole(one.names[0])]
            gone = [part for part in needs if part not in known or part in lacking]
            if gone and name not in lacking:
                lacking[name] = gone[0]
                more = True
    return lacking


def _why(name: str, lacking: Mapping[str, str]) -> str:
    path = []
    while name in lacking:
        name = lacking[name]
        path.append(name)
    return f"it needs {', which needs '.join(path)}" if path else "it is not there"


def _whole(name: str) -> list[str]:
    return [*_parents(name), name]


def _parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts))]


@cache
def imports(module: Module) -> Sequence[Import]:
    """All imports of the module, also those in functions."""
    return [*_in(ast.parse(module.source, module.path).body, module, must=True)]


def _in(body: Iterable[ast.AST], module: Module, *, must: bool) -> Iterator[Import]:
    for node in body:
        if isinstance(node, ast.If) and _called(node.test) == "TYPE_CHECKING":
            yield from _in(node.orelse, module, must=must)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield Import((alias.name,), must)
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, module)
            if base:
                yield Import((base, *(f"{base}.{alias.name}" for alias in node.names)), must)
        else:
            name = _imported_by_name(node)
            if name:
                yield Import((name,), must=False)
            # The body of an `if`, a `try` or a function may not run; that of a class always does.
            inner = must and isinstance(node, ast.ClassDef)
            yield from _in(ast.iter_child_nodes(node), module, must=inner)


def _base(node: ast.ImportFrom, module: Module) -> str:
    if not node.level:
        return node.module or ""
    here = module.name.split(".")
    up = node.level - module.is_package
    return ".".join(filter(None, [*here[: len(here) - up], node.module]))


def _imported_by_name(node: ast.AST) -> str:
    if isinstance(node, ast.Call) and node.args:
        first = node.args[0]
        if _called(node.func) in ("import_module", "__import__") and isinstance(
            first, ast.Constant
        ):
            return str(first.value)
    return ""


def _called(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
