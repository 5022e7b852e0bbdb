"""Invented fields for a message, so that a translator hears its variants without playing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from audiodice.present.catalogue import text_of
from audiodice.present.texts import Texts
from audiodice.present.translation import nodes
from audiodice.present.words import DICE

_KINDS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5}  # a number of each plural form
_NUMBERS = {**_KINDS, "other": 5}
_POINTS = (
    "points", "at_stake", "total", "best", "worst", "by", "needed", "score", "target", "over",
    "upper", "value", "to_go", "missing",
)  # fmt: skip
_WORDS: Mapping[str, Any] = {
    **dict.fromkeys(_POINTS, 50), **dict.fromkeys((*DICE, "all"), (1, 1, 5)),
    **dict.fromkeys(("team", "members"), ((0,), (1,))),
    "who": "you", "name": "Bo", "next": "2", "head": "1", "line": 3, "number": 2,
}  # fmt: skip


def sample_fields(text: Mapping[str, Any], message: str) -> Iterator[dict[str, Any]]:
    """Fields for a message: the usual ones, then one set for each other variant of each argument.

    `text` is `syntax` of its language. The value of an unknown argument is its name.
    """
    variants = _variants(text, message)
    usual = {name: _value(text, name, keys) for name, keys in variants.items()}
    yield usual
    for name, keys in variants.items():
        for value in () if f"{name}-item" in text else _values(name, keys):
            if value != usual[name]:
                yield {**usual, name: value}


def syntax(*paths: Texts) -> dict[str, Any]:
    """Every message of some files, parsed; earlier files win. Broken messages are left out.

    Raises CatalogueError for a file that cannot be read.
    """
    from fluent.syntax import FluentParser, ast

    found: dict[str, Any] = {}
    for path in paths:
        for entry in FluentParser().parse(text_of(path)).body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, entry)
    return found


def _variants(text: Mapping[str, Any], message: str) -> dict[str, set[str]]:
    """The arguments of a message and of those it refers to, with the variants they select.

    A list whose length selects ($faces-n) is under its own name, with "-n" among its variants.
    """
    from fluent.syntax import ast

    found: dict[str, set[str]] = {}
    wanted, seen = [message], set()
    while wanted:
        this = wanted.pop()
        if this in seen or this not in text:
            continue
        seen.add(this)
        for node in nodes(text[this]):
            if isinstance(node, ast.MessageReference):
                wanted.append(node.id.name)
            elif isinstance(node, ast.VariableReference):
                name = node.id.name
                found.setdefault(name.removesuffix("-n"), set()).update({"-n"} & {name[-2:]})
            elif isinstance(node, ast.SelectExpression):
                chosen: Any = node.selector
                keys: list[Any] = [variant.key for variant in node.variants]
                told = {k.name if isinstance(k, ast.Identifier) else k.value for k in keys}
                if isinstance(chosen, ast.VariableReference) and not chosen.id.name.endswith("-n"):
                    found.setdefault(chosen.id.name, set()).update(told)
    return found


def _values(name: str, keys: set[str]) -> list[Any]:
    if "-n" in keys:
        return [(), (1,), (1, 1, 5)]
    if {"yes", "no"} & keys:
        return [True, False]
    if name == "who":
        return sorted(keys)
    if any(key in _KINDS or key.isdigit() for key in keys):
        told = {_NUMBERS.get(key, int(key) if key.isdigit() else 5) for key in keys}
        return sorted({*told, 2, 5} if keys & {*_KINDS} else told)
    return sorted(keys - {"other"})


def _value(text: Mapping[str, Any], name: str, keys: set[str]) -> Any:
    if name in _WORDS and not (keys and name == "all"):
        return _WORDS[name]
    if f"{name}-item" in text:
        return _items(text, f"{name}-item")
    values = _values(name, keys)
    return values[-1] if values else name


def _items(text: Mapping[str, Any], item: str) -> Any:
    """A list of two elements; if an element has only one part, such as a box, that part alone."""
    made = list(sample_fields(text, item))
    if set(made[0]) <= {"a"}:
        return made[0].get("a", item)
    if not set(made[0]) <= {*"abcd"}:
        return ((0, 50), (1, 30))  # seats and their points
    return tuple(tuple(fields.get(part, 1) for part in "abcd") for fields in made[:2])
