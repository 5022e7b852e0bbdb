"""Motifs: a figure for each game, under the cues of its start, turns, points and victory.

Players recognise a game by its instrument and its intervals. The figure is written in semitones
above the root of the cue that it accompanies: G for a turn, C for a bank and a victory, D for a box
of a sheet. It sounds an octave below the cue; cues.toml has its start and its level.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.signals import RATE, Samples, clock, fall, low_pass
from sounds.synthesis.stage import TABLE, Stage
from sounds.synthesis.tones import pitch

Instrument = Callable[[RandomState, float, float], Samples]
"""Makes a note of a frequency in Hz and a length in seconds."""


def flute(rng: RandomState, frequency: float, seconds: float) -> Samples:
    """A low wooden flute: nearly a sine, with breath."""
    times = clock(seconds)
    vibrato = 0.004 * np.sin(2 * np.pi * 4.8 * times) * np.minimum(times / 0.3, 1)
    turn = 2 * np.pi * np.cumsum(frequency * (1 + vibrato)) / RATE
    tone = np.sin(turn) + 0.18 * np.sin(2 * turn) + 0.07 * np.sin(3 * turn)
    breath = 0.02 * low_pass(rng.randn(len(times)), 3 * frequency)
    return np.asarray((tone + breath) * _breathed(times, seconds, 0.05, 0.14))


def vibraphone(_: RandomState, frequency: float, seconds: float) -> Samples:
    """A metal bar (1 : 4 : 10) over a tube that opens and closes six times a second."""
    times = clock(seconds)
    bar = sum(
        level * fall(times, t60) * np.sin(2 * np.pi * ratio * frequency * times)
        for ratio, level, t60 in ((1, 1.0, 1.6), (4, 0.14, 0.5), (10, 0.03, 0.15))
    )
    tube = 1 + 0.3 * np.sin(2 * np.pi * 6 * times - np.pi / 2)
    return np.asarray(bar * tube * _breathed(times, seconds, 0.006, 0.15))


def steel_string(_: RandomState, frequency: float, seconds: float) -> Samples:
    """A steel string plucked at a fifth of its length; high partials die first."""
    times, tone = clock(seconds), np.zeros(len(clock(seconds)))
    for k in range(1, 12):
        stretched = k * frequency * np.sqrt(1 + 0.0004 * k * k)
        level = np.sin(np.pi * k / 5) / k**1.3
        tone += level * fall(times, 1.5 / k**0.7) * np.sin(2 * np.pi * stretched * times)
    return np.asarray(tone * _breathed(times, seconds, 0.002, 0.1))


def horn(_: RandomState, frequency: float, seconds: float) -> Samples:
    """A soft low horn, which opens as it is blown."""
    times = clock(seconds)
    blown, tone = _breathed(times, seconds, 0.07, 0.18), np.zeros(len(times))
    for k in range(1, 10):
        brightness = np.exp(-k * frequency / (350 + 500 * blown))
        tone += brightness * np.sin(2 * np.pi * k * frequency * times) / k**0.3
    return np.asarray(tone * blown)


def _breathed(times: Samples, seconds: float, rise: float, release: float) -> Samples:
    """An envelope that rises from silence and falls back smoothly."""
    up = np.clip(times / rise, 0, 1)
    down = np.clip((seconds - times) / release, 0, 1)
    return np.asarray(np.sin(np.pi / 2 * up) ** 2 * np.sin(np.pi / 2 * down) ** 2)


@dataclass(frozen=True)
class Figure:
    """A game's figure: its instrument, its semitones above the root, its seconds a note."""

    instrument: Instrument
    notes: Sequence[int]
    step: float
    safe: str = "C4"
    """The root of the end of the figure, which is played when points are banked."""


FIGURES = {
    "fune": Figure(flute, (0, 7, 4, 12), 0.26, safe="D4"),
    "dice4fun": Figure(vibraphone, (4, 0, 7, 12), 0.19, safe="D4"),
    "farkle": Figure(steel_string, (0, 4, 7, 9, 12), 0.15),
    "fonnjo_foon": Figure(horn, (0, 7, 0, 12), 0.30),
}
"""All notes belong to the major chord on the root, except Farkle's sixth."""


def _played(rng: RandomState, game: str, root: str, notes: Sequence[int], last: float) -> Stage:
    """Notes of a game's figure; the last one is held for `last` seconds."""
    figure = FIGURES[game]
    stage = Stage(figure.step * len(notes) + last)
    for i, semitones in enumerate(notes):
        frequency = pitch(root) * 2 ** (semitones / 12)
        held = last if i == len(notes) - 1 else figure.step * 1.6
        place = 0.3 * (i / max(1, len(notes) - 1) - 0.5)
        stage.put(figure.instrument(rng, frequency, held), figure.step * i, place)
    return stage


def start(rng: RandomState, game: str) -> Samples:
    """The whole figure, for the start of a game."""
    return _in_the_room(_played(rng, game, "C4", FIGURES[game].notes, 0.9))


def turn(rng: RandomState, game: str) -> Samples:
    """The first two notes, over the root of the cue for the player's own turn."""
    return _in_the_room(_played(rng, game, "G3", FIGURES[game].notes[:2], 0.5))


def bank(rng: RandomState, game: str) -> Samples:
    """The end of the figure, which returns to the root, for banked points."""
    figure = FIGURES[game]
    return _in_the_room(_played(rng, game, figure.safe, (*figure.notes[-2:], 0), 0.6))


def win(rng: RandomState, game: str) -> Samples:
    """The whole figure over a held chord, which joins the last chord of the fanfare."""
    instrument = FIGURES[game].instrument
    stage = _played(rng, game, "C4", FIGURES[game].notes, 0.9)
    for i, semitones in enumerate((-12, -5, 4)):
        chord = instrument(rng, pitch("C4") * 2 ** (semitones / 12), 1.6)
        stage.put(chord, 0.02 * i, 0.3 * i - 0.3, 0.5)
    return _in_the_room(stage)


def _in_the_room(stage: Stage) -> Samples:
    return TABLE.around(stage.mix, -15)


PARTS = {"start": start, "turn": turn, "bank": bank, "win": win}
