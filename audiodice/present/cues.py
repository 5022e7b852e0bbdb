"""Events into cues: which sounds, when and where, from the cue tables beside the sounds.

`cues.toml` holds every cue's files and what the common events play; `GAME.toml` what a game's
own events play. A pattern such as `pour_{count}@180` takes fields from the event and starts
180 ms after the key press.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from audiodice.core.model import Event
from audiodice.present.listener import Listener


class CueTableError(ValueError):
    """A cue table that cannot be used; the message names the file and what is wrong."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to play: its name, place (-1.0 left to 1.0 right), and delay in ms."""

    name: str
    pan: float = 0.0
    delay_ms: int = 0


@dataclass(frozen=True, slots=True)
class Sound:
    """A cue's recordings: file names, of which any may be played, and its bus."""

    files: tuple[str, ...]
    bus: str


class Cues:
    """The cue tables of a folder of sounds."""

    def __init__(self, folder: Path) -> None:
        """Read `cues.toml`; raises CueTableError."""
        self.folder = folder
        table = _read(folder / "cues.toml")
        try:
            self.sounds = {name: _sound(name, told) for name, told in table["cues"].items()}
            self._common: Mapping[str, list[str]] = table["events"]
        except (KeyError, TypeError, AttributeError) as error:
            raise CueTableError(f"{folder / 'cues.toml'}: {error!r} is missing or wrong") from error
        self._own: Mapping[str, list[str]] = {}
        self.short = False

    def play(self, game: str) -> None:
        """Use `game`'s own table over the common one; raises CueTableError."""
        path = self.folder / f"{game}.toml"
        self._own = _read(path).get("events", {}) if path.exists() else {}

    def has(self, key: str) -> bool:
        """Whether an event of that key plays anything."""
        return key in self._own or key in self._common

    def of(self, event: Event, listener: Listener) -> tuple[Cue, ...]:
        """The cues of an event, at its seat's place in the stereo field (or its `pan` field)."""
        patterns = self._own.get(event.key, self._common.get(event.key, ()))
        fields: dict[str, Any] = {**event.fields, **listener.context(event)}
        place = fields.get("pan")  # in percent: fields are whole numbers
        pan = seat_pan(event.seat, listener) if place is None else place / 100
        cues = (self._cue(pattern, fields, pan) for pattern in patterns)
        if not self.short:
            return tuple(cues)
        # A screen reader does not wait for the dice: they are brief, and start at once.
        return tuple(_brief(cue) for cue in cues if not cue.name.startswith("shake_"))

    def _cue(self, pattern: str, fields: Mapping[str, Any], pan: float) -> Cue:
        name, _, delay = pattern.format(**fields).partition("@")
        return Cue(name, pan, int(delay or 0))


def _brief(cue: Cue) -> Cue:
    if not cue.name.startswith("pour_"):
        return cue
    return Cue(cue.name.replace("pour_", "pour_short_", 1), cue.pan)


def seat_pan(seat: int | None, listener: Listener) -> float:
    """A seat's place: the listener in the middle, the others spread to both sides."""
    if seat is None or seat in listener.humans:
        return 0.0
    others = [s for s in range(len(listener.names)) if s not in listener.humans]
    if len(others) == 1:
        return 0.5
    return -0.7 + 1.4 * others.index(seat) / (len(others) - 1)


def _sound(name: str, told: Mapping[str, Any]) -> Sound:
    n = told.get("variants", 1)
    files = [f"{name}.ogg"] if n == 1 else [f"{name}_{k}.ogg" for k in range(1, n + 1)]
    return Sound(tuple(told.get("files", files)), told["bus"])


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CueTableError(f"{path}: {error}") from error
