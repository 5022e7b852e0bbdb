"""The sounds of events in Fonnjo Foon."""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState

from sounds.synthesis.die import Die
from sounds.synthesis.instruments import bowed, brass
from sounds.synthesis.signals import RATE, Samples, add, band, clock, noise_grain, ring
from sounds.synthesis.stage import TABLE, Room, Stage
from sounds.synthesis.tones import bell, pitch, reed
from sounds.synthesis.tray import WOOD, Tray

CELLAR = Room(0.45, nearest_wall=0.008)
"""The room of the dungeon, the only sound that is not heard at the table."""


def pipe(
    rng: RandomState, start: str, end: str, seconds: float, level: float = 1.0, wobble: float = 0.0
) -> Samples:
    """A slide whistle from one note to another, with a wobble that grows to `wobble` semitones."""
    times = clock(seconds)
    progress = times / seconds
    low, high = pitch(end), pitch(start)
    semitones = wobble * progress * np.sin(2 * np.pi * 7 * times)
    frequency = high * (low / high) ** progress**1.3 * 2 ** (semitones / 12)
    turns = 2 * np.pi * np.cumsum(frequency) / RATE
    tone = np.sin(turns) + 0.22 * np.sin(2 * turns) + 0.30 * np.sin(3 * turns)
    breath = 0.12 * band(rng.randn(len(times)), 1500, 6000)
    envelope = np.clip(np.minimum(times / 0.004, (seconds - times) / 0.06), 0, 1)
    return np.asarray(level * (tone + breath) * envelope)


def foon(rng: RandomState) -> Samples:
    """A Foon (no die may enter): a slide whistle falls two octaves and lands with a hollow pop."""
    stage = Stage(1.0)
    falls = 0.62 + rng.uniform(-0.03, 0.03)
    stage.put(pipe(rng, "D6", "D4", falls, 0.6, wobble=rng.uniform(0.3, 0.8)), 0.0)
    stage.put(pipe(rng, "G4", "G5", 0.075, 0.8), falls + 0.04)
    hollow = np.array([196, 330, 590]) * rng.uniform(0.96, 1.04)
    stage.put(ring(rng, hollow, [0.16, 0.1, 0.06], [0.9, 0.6, 0.4], 0.2), falls + 0.11)
    return TABLE.around(stage.mix, -22)


def big_foon(rng: RandomState) -> Samples:
    """All is lost: three whistles fall, each lower and longer, and the tray falls over."""
    stage, tray = Stage(1.7), Tray(rng, WOOD)
    at = 0.0
    for start, end, seconds in (("D6", "F5", 0.2), ("B5", "D5", 0.2), ("G5", "G3", 0.5)):
        stage.put(pipe(rng, start, end, seconds, 0.5, wobble=rng.uniform(0.6, 1.0)), at)
        at += seconds + rng.uniform(0.02, 0.04)
    stage.put(ring(rng, [62, 93, 141, 228], [0.5, 0.4, 0.3, 0.2], [1, 0.9, 0.6, 0.4], 0.6), at)
    for i in range(14):
        fallen = at + 0.36 * (i / 14) ** 1.2 * rng.uniform(0.9, 1.1)
        stage.put(tray.hit(rng, 1.0 - 0.055 * i, Die(rng)), fallen, rng.uniform(-0.7, 0.7), 1.6)
    return TABLE.around(stage.mix, -19)


def crisis(rng: RandomState) -> Samples:
    """Alarm: two horns blown as hard as they can be, two notes a tritone apart, six times."""
    stage, step = Stage(1.0), 0.125 + rng.uniform(-0.003, 0.004)
    for i in range(6):
        for note in ("E5", "E4") if i % 2 else ("Bb5", "Bb4"):
            late = rng.uniform(0, 0.006) * (i > 0)
            stage.put(brass(rng, note, 0.125, 0.4, rng.uniform(0.65, 0.8)), step * i + late)
    return TABLE.around(stage.mix, -22)


def another_day(rng: RandomState) -> Samples:
    """Another Day: two birds over a low chord of strings that opens slowly."""
    stage = Stage(1.5)
    for note, place in (("C3", -0.3), ("G3", 0.3), ("E4", 0.0), ("C4", 0.0)):
        stage.put(bowed(rng, note, 1.2, 0.3, 0.4, 0.4), 0.02, place)
    sings = rng.uniform(0.94, 1.06)
    robin = (
        *((0.00, 3900, 3100, 0.09), (0.12, 3100, 4300, 0.07), (0.21, 4300, 3300, 0.10)),
        *((0.62, 3300, 4500, 0.07), (0.71, 4500, 3500, 0.07), (0.80, 3500, 4700, 0.12)),
    )
    for at, start, end, seconds in robin:
        late = rng.uniform(0, 0.015) * (at > 0)
        stage.put(chirp(start * sings, end * sings, seconds), at + late, 0.6, 0.5)
    answers = 0.35 + rng.uniform(-0.02, 0.02)
    for i in range(rng.randint(6, 9)):
        stage.put(chirp(5600, 5000, 0.03), answers + 0.036 * i, -0.6, 0.4)
    stage.put(bell("C6", 0.5, 0.4, 0.6), 0.95)
    return TABLE.around(stage.mix, -20)


def chirp(start: float, end: float, seconds: float) -> Samples:
    """A bird's syllable: one pure tone that slides from `start` to `end` Hz, swelling."""
    progress = clock(seconds) / seconds
    turns = np.cumsum(start + (end - start) * progress) / RATE
    return np.asarray(np.sin(2 * np.pi * turns) * np.sin(np.pi * progress) ** 0.6)


def party(rng: RandomState) -> Samples:
    """A group comes in: boots with spurs, quick and even, and two mugs that meet, twice."""
    stage, at = Stage(0.9), 0.001
    for i in range(5):
        level = 0.6 + 0.1 * i
        boot = ring(rng, [118, 176, 263, 410], [0.07, 0.06, 0.05, 0.03], [1, 0.8, 0.6, 0.4], 0.12)
        stage.put(boot, at, 0, 0.35 * level)
        stage.put(noise_grain(rng, 0.03, 0.02, 700, 3000), at, 0, 0.5 * level)
        spur = np.array([4650, 6100, 7900, 9400]) * rng.uniform(0.97, 1.03)
        stage.put(
            ring(rng, spur, [0.07, 0.06, 0.05, 0.04], [1, 0.9, 0.7, 0.4], 0.1),
            at + 0.02,
            0,
            0.25 * level,
        )
        at += rng.uniform(0.093, 0.107)
    for i, size in enumerate((1.0, 0.89)):
        mugs = np.array([1870.0, 2930.0, 3480.0, 5210.0]) / size * rng.uniform(0.98, 1.02)
        clink = ring(rng, mugs, [0.22, 0.18, 0.13, 0.09], [1, 0.8, 0.6, 0.5], 0.25)
        stage.put(clink, at + 0.02 + 0.12 * i, 0, 0.5)
    return TABLE.around(stage.mix, -23)


def dungeon(rng: RandomState) -> Samples:
    """A heavy door: hinges shriek ever higher, it slams, the bolt falls home."""
    stage, seconds, shut = Stage(1.5), 0.52, 0.55
    times = clock(seconds)
    # the hinge sticks and slips; each slip excites its modes
    slips = np.cumsum(rng.uniform(30, 38) + 130 * (times / seconds) ** 1.6) / RATE
    creak = np.zeros(len(times))
    for step in np.flatnonzero(np.diff(np.floor(slips), prepend=-1.0) > 0):
        strained = 1 + 0.5 * step / len(times)
        modes = np.array([640, 980, 1510, 2260, 3150]) * strained
        slip = ring(rng, modes, [0.03, 0.03, 0.025, 0.02, 0.015], [0.6, 1, 1, 0.8, 0.5], 0.05)
        add(creak, slip, int(step), rng.uniform(0.6, 1.0) * (0.6 + 0.4 * step / len(times)))
    stage.put(creak, 0, 0, 0.4)
    door = ring(
        rng,
        [58, 83, 121, 187, 264, 391],
        [0.4, 0.36, 0.3, 0.2, 0.15, 0.1],
        [1, 1, 0.9, 0.8, 0.6, 0.4],
        0.5,
    )
    stage.put(door, shut, 0, 0.9)
    stage.put(noise_grain(rng, 0.12, 0.09, 150, 2200), shut, 0, 1.1)
    for i, level in enumerate((0.7, 1.0)):
        iron = ring(rng, [1130, 1720, 2710, 4390], [0.16, 0.14, 0.1, 0.07], [0.8, 1, 0.8, 0.5], 0.2)
        falls = shut + 0.2 + rng.uniform(0.10, 0.12) * i
        stage.put(iron, falls, 0, 0.35 * level)
        stage.put(noise_grain(rng, 0.02, 0.012, 1500, 7000), falls, 0, 0.5 * level)
    return CELLAR.around(stage.mix, -16)


def picture(rng: RandomState) -> Samples:
    """A camera: mirror and curtain clack in their case, then a motor winds the film on."""
    stage, opened = Stage(0.6), 0.085 + rng.uniform(-0.006, 0.008)
    snaps = ((0.001, 1.0, 1300, 8500), (0.019, 0.5, 900, 5500), (opened, 0.8, 1100, 7000))
    for at, level, low, high in snaps:
        grain = noise_grain(rng, 0.03, rng.uniform(0.014, 0.022), low, high)
        stage.put(grain, at, 0, 0.7 * level)
        box = np.array([560, 980, 1700, 2900]) * rng.uniform(0.97, 1.03)
        case = ring(rng, box, [0.04, 0.03, 0.02, 0.012], [0.3, 0.5, 0.5, 0.3], 0.05)
        stage.put(case, at, 0, 0.9 * level)
    winds, starts = 0.28 + rng.uniform(-0.02, 0.02), 0.16
    times = clock(winds)
    # the motor hums, faster and faster; a tooth of its wheel clicks softly at every eighth turn
    turns = np.cumsum(190 + 150 * (times / winds) ** 0.6) / RATE
    hum = sum(np.sin(2 * np.pi * h * turns) / h**0.7 for h in (1, 2, 3, 5, 8))
    edges = np.clip(np.minimum(times / 0.02, (winds - times) / 0.05), 0, 1)
    stage.put(hum * edges, starts, 0, 0.06)
    for click in np.flatnonzero(np.diff(np.floor(turns / 5)) > 0) / RATE:
        tooth = ring(rng, [1300, 2150], [0.016, 0.012], [0.3, 0.25], 0.02)
        stage.put(tooth, starts + click, 0, 0.5)
        stage.put(noise_grain(rng, 0.01, 0.006, 1500, 5000), starts + click, 0, 0.2)
    return TABLE.around(stage.mix, -24)


def party_monster(rng: RandomState) -> Samples:
    """A monster comes in: it growls, takes two heavy steps, and drags its chain."""
    stage, times = Stage(0.95), clock(0.5)
    throat = rng.uniform(25, 29)
    rough = 0.5 + 0.5 * np.sin(2 * np.pi * throat * times + 1.5 * np.sin(2 * np.pi * 5 * times))
    growl = reed("D3", 0.5, 0.8, 2600, bend=-5, attack=0.02, release=0.15) * rough
    stage.put(growl + 0.12 * rough * band(rng.randn(len(times)), 500, 1800), 0.0, 0, 0.9)
    for at in (0.4, 0.62 + rng.uniform(-0.015, 0.015)):
        stage.put(
            ring(rng, [74, 110, 171, 262], [0.2, 0.17, 0.1, 0.07], [1, 1, 0.8, 0.5], 0.25), at
        )
        stage.put(noise_grain(rng, 0.08, 0.06, 150, 900), at, 0, 1.0)
        for _ in range(5):
            link = np.array([2150, 3300, 4700]) * rng.uniform(0.9, 1.1)
            dragged = at + 0.04 + rng.uniform(0, 0.13)
            stage.put(ring(rng, link, [0.03, 0.02, 0.015], [1, 0.7, 0.5], 0.04), dragged, 0, 0.16)
    return TABLE.around(stage.mix, -21)
