"""Reads one line of a pack's table: the sound of a cue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from audiodice.devices.audio.mixer import BUSES
from audiodice.present.cue import Sound

MOST_VARIANTS = 99
_KEYS = ("variants", "files", "bus", "ms", "hold", "lufs", "vary")


class Wrong(ValueError):  # noqa: N818 - "raise Wrong(...)" reads well
    """A wrong line or file of a pack; the message says what is allowed."""


def sound_of(cue: str, line: Any, ours: Sound) -> Sound:
    """The sound that a line describes, with the file names as given there; raises Wrong.

    What the line leaves out is taken from `ours`.
    """
    if not isinstance(line, dict):
        raise Wrong("a cue is a table: { files = [...] }")
    if odd := sorted(set(line) - set(_KEYS)):
        raise Wrong(f"{odd[0]} is not one of {', '.join(_KEYS)}")
    bus = line.get("bus", ours.bus)
    if bus not in [name for name in BUSES if name != "voice"]:
        raise Wrong("bus is dice, interface, values or music")
    ms = _number(line, "ms", ours.ms, 0, 60_000)
    hold = _number(line, "hold", ours.hold, 0, 60_000)
    lufs = _number(line, "lufs", None, -70, 0)
    vary = line.get("vary", ours.vary)
    if not isinstance(vary, bool):
        raise Wrong("vary is true or false")
    files = tuple(_files(cue, line))
    new = replace(ours, files=files, bus=bus, ms=round(ms or 0), hold=round(hold or 0))
    return replace(new, lufs=lufs, vary=vary, instead=None)


def _number(
    line: Mapping[str, Any], key: str, usual: float | None, least: int, most: int
) -> float | None:
    if key not in line:
        return usual
    value: Any = line[key]
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise Wrong(f"{key} is a number from {least} to {most}")
    return value


def _files(cue: str, line: Mapping[str, Any]) -> Iterator[str]:
    """The file names of a cue, without suffix if the line does not list them; raises Wrong."""
    many = line.get("variants", 1)
    if type(many) is not int or not 1 <= many <= MOST_VARIANTS:
        raise Wrong(f"variants is a whole number from 1 to {MOST_VARIANTS}")
    files = line.get("files")
    if files is None:
        yield from [cue] if many == 1 else [f"{cue}_{n}" for n in range(1, many + 1)]
    elif not isinstance(files, list) or not all(isinstance(file, str) and file for file in files):
        raise Wrong("files is a list of file names")
    elif not 1 <= len(files) <= MOST_VARIANTS:
        raise Wrong(f"files names 1 to {MOST_VARIANTS} files")
    else:
        yield from files
