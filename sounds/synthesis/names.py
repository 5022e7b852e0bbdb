"""The names of opponents: two short notes each.

All names fall, like `turn_other` and unlike `turn_mine`, so that a name also says that the turn is
not yours. They differ in voice, pitch and interval; neighbours at the table differ in all three.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy.random import RandomState

from sounds.synthesis.combos import pluck
from sounds.synthesis.signals import Samples
from sounds.synthesis.stage import TABLE, Stage
from sounds.synthesis.tones import bell, glass, reed, wood

STEP = 0.085
"""Seconds between the notes: less than those of `turn_other`, so that the two are not mixed up."""

_SECONDS, _RING = 0.16, 0.16


def _plucked(note: str) -> Samples:
    return pluck(RandomState(1), note, _RING, _SECONDS)


def _blown(note: str) -> Samples:
    return reed(note, 0.12, 0.6, 1600, attack=0.002, release=0.05)


def _struck(voice: Callable[..., Samples]) -> Callable[[str], Samples]:
    return lambda note: voice(note, seconds=_SECONDS, t60=_RING)


NAMES: tuple[tuple[Callable[[str], Samples], str, str], ...] = (
    (_plucked, "E5", "A4"),
    (_struck(bell), "G5", "D5"),
    (_blown, "D4", "D3"),
    (_struck(glass), "B5", "E5"),
    (_struck(wood), "C5", "A4"),
    (_blown, "A4", "F#4"),
    (_struck(bell), "C5", "F4"),
)
"""The voice of each name, and its two notes."""


def two_notes(_: RandomState, number: int) -> Samples:
    """The name of opponent `number`, from 1: a note, and one below it."""
    voice, first, second = NAMES[number - 1]
    stage = Stage(STEP + _SECONDS)
    stage.put(voice(first), 0.001)
    stage.put(voice(second), STEP, 0, 0.9)
    return TABLE.around(stage.mix, -22)
