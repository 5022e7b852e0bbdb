"""Cues of values, outside a game: one value, or several in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from audiodice.core.model import Event
from audiodice.present.cue import Sound
from audiodice.present.spelling import WIDEST
from audiodice.ui.item import played


def digit_of(key: str) -> int | None:
    """The digit of a key, by its name: on some layouts the digit keys type symbols."""
    return int(key) if len(key) == 1 and key in "0123456789" else None


def value_cue(digit: int, *, kept: bool, brisk: bool) -> str:
    return f"value_{digit}{'_kept' if kept else ''}{'_brisk' if brisk else ''}"


def in_a_row(sounds: Mapping[str, Sound], cues: Sequence[str], after_ms: int) -> Iterator[Event]:
    """Cues from left to right, each once the previous one has been understood."""
    for place, cue in enumerate(cues):
        pan = WIDEST * (2 * place / (len(cues) - 1) - 1) if len(cues) > 1 else 0.0
        event = played(cue, after_ms)
        yield replace(event, fields={**event.fields, "pan": round(100 * pan)})
        after_ms += sounds[cue].ms
