"""Samples of messages that neither recorded games nor `handmade.py` say, with made-up fields.

An argument that a message selects by takes each of its variants; any other has a value from other
samples. So a new message needs no sample. If made-up fields read oddly, add better ones to
`handmade.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from audiodice import games
from audiodice.core.model import Event
from audiodice.present.listener import Listener
from audiodice.present.translation import SOURCE
from tests.spoken import handmade
from tests.spoken.samples import Recorder, Sample, messages, place, selectors

FILES = ("common", "help", "friends", *games.names())
INSIDE = re.compile(r".*-(item|joint|last)")  # said only within others
MOST = 500  # combinations of one message; of more, each value is tried beside the usual ones
OF_THE_LISTENER = {*Listener(("Ann", "Bo"), frozenset((0,))).context(Event("any", 0))}


def add(recorder: Recorder) -> None:
    """Add a sample of each message that has none yet."""
    samples = [*recorder.samples]
    for file, name in unsaid(samples):
        game = file if file in games.names() else ""
        for fields in made_up(game, name, values_in(samples, game)):
            handmade.to_everybody(recorder, name.replace("-", "_"), game, fields)


def values_in(samples: Sequence[Sample], game: str) -> dict[str, list[Any]]:
    """All values of each argument except empty ones, those of this game first."""
    found: dict[str, list[Any]] = {}
    for sample in sorted(samples, key=lambda one: one.game != game):
        for name, value in sample.fields.items():
            if value not in ((), ""):
                found.setdefault(name, []).append(value)
    return found


def unsaid(samples: Sequence[Sample]) -> list[tuple[str, str]]:
    """The messages, each with its file, that are in no sample and in no other message."""
    said = {(place(one), one.key.partition(".")[0].replace("_", "-")) for one in samples}
    there = {file: messages(SOURCE, file) for file in FILES}
    inside = {name for file in FILES for e in there[file].values() for name in e.references}
    left = {(file, name) for file in FILES for name in set(there[file]) - inside} - said
    return sorted(one for one in left if not INSIDE.fullmatch(one[1]))


def made_up(game: str, message: str, seen: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Fields for a message that together select all its variants; `seen` as in `values_in`."""
    variants = dict(selectors(game, message))
    asked = {
        name
        for file in (game, "common", "help", "friends")
        if file and message in messages(SOURCE, file)
        for name in messages(SOURCE, file)[message].arguments
    } | set(variants)
    names = sorted({name.removesuffix("-n") for name in asked} - OF_THE_LISTENER)
    values = [_values(name, variants, seen) for name in names]
    if prod(map(len, values)) <= MOST:
        yield from (dict(zip(names, chosen, strict=True)) for chosen in product(*values))
        return
    usual = dict(zip(names, [found[-1] for found in values], strict=True))
    for name, found in zip(names, values, strict=True):
        yield from ({**usual, name: value} for value in found)


def _values(
    name: str, variants: Mapping[str, frozenset[str]], seen: Mapping[str, Any]
) -> list[Any]:
    """The values of one argument, the usual one last."""
    keys = variants.get(name, frozenset())
    known: dict[str, Any] = {"yes": True, "no": False}
    known |= {"one": 1, "few": 3, "many": 5}  # as Slavic languages count
    known |= {key: int(key) for key in keys if key.removeprefix("-").isdigit()}
    found: list[Any] = [known.get(key, key) for key in sorted(keys)]
    found = [value for value in found if value != "other"]
    others = [v for v in seen.get(name, ()) if v not in found and str(v) not in keys]
    if f"{name}-n" in variants:  # by how many it has: none, one, several
        several = max((v for v in others if isinstance(v, tuple | str)), key=len, default=(1, 2))
        return [several[:0], several[:1], several]
    return [*found, *others[:1]] or [3]
