"""Finishes every cue: sets its loudness, softens its start and fades its end."""

from __future__ import annotations

import numpy as np
from scipy import signal

from sounds.synthesis.signals import RATE, Samples, gain, samples

RISE = 0.001
"""Seconds in which a tonal cue comes up: a tone that begins at full strength clicks."""

PEAK_CEILING = -3.0
"""The true peak that no decoded file may exceed, in dBTP."""

HEADROOM = 1.6
"""The distance to the ceiling before encoding, in dB: Vorbis changes peaks a little."""


def _k_filters() -> tuple[tuple[Samples, Samples], ...]:
    """The two filters of BS.1770 at this rate: a shelf for the head, and a high-pass.

    The standard lists coefficients for 48 kHz. These are the same analogue filters (corner Hz,
    quality and shelf dB computed from those coefficients), by the bilinear transform.
    """
    corner, quality, shelf = 1681.97445, 0.70717524, 3.99984385
    k, top = np.tan(np.pi * corner / RATE), gain(shelf)
    middle, unit = top**0.49966677, 1 + k / quality + k * k
    head = np.array([top + middle * k / quality + k * k, 2 * (k * k - top), 0.0])
    head[2] = top - middle * k / quality + k * k
    head_poles = np.array([unit, 2 * (k * k - 1), 1 - k / quality + k * k])
    corner, quality = 38.13547088, 0.50032704
    k = np.tan(np.pi * corner / RATE)
    poles = np.array([1 + k / quality + k * k, 2 * (k * k - 1), 1 - k / quality + k * k])
    return (head / unit, head_poles / unit), (np.array([1.0, -2.0, 1.0]), poles / poles[0])


_K_FILTERS = _k_filters()


def loudness(sound: Samples) -> float:
    """The loudness of the loudest 400 ms of `sound` in LUFS (BS.1770, no gate).

    A shorter sound is padded. One channel counts as two, because it is played on both.
    """
    both = np.stack([sound, sound], axis=1) if sound.ndim == 1 else sound
    block = samples(0.4)
    both = np.vstack([both, np.zeros((max(0, block - len(both)), 2))])
    for zeros, poles in _K_FILTERS:
        both = signal.lfilter(zeros, poles, both, axis=0)
    energy = np.concatenate([[0.0], np.cumsum((both**2).sum(axis=1))])
    starts = np.arange(0, len(both) - block + 1, samples(0.01))
    mean = float(np.max(energy[starts + block] - energy[starts])) / block
    return -0.691 + 10 * float(np.log10(mean + 1e-12))


def true_peak(sound: Samples) -> float:
    """The peak, also between samples, in dBTP (BS.1770: at four times the rate)."""
    return 20 * float(np.log10(np.max(np.abs(signal.resample_poly(sound, 4, 1, axis=0))) + 1e-12))


def _trimmed(sound: Samples, longest: float) -> Samples:
    """Cut silence at both ends, cut after `longest` seconds, and fade into 4 ms of silence."""
    level = np.abs(sound).max(axis=1)
    heard = np.flatnonzero(level > level.max() * gain(-62))
    onset = np.flatnonzero(level > level.max() * gain(-40))[0]
    first = max(int(heard[0]), int(onset) - samples(0.001))
    cut = sound[first : min(int(heard[-1]) + 1, first + samples(longest))].copy()
    fade = min(samples(0.030), len(cut) // 3)
    cut[-fade:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fade))[:, None]
    return np.pad(cut, ((0, samples(0.004)), (0, 0)))  # silence, because Vorbis rings at the end


def _limited(sound: Samples, ceiling: float) -> Samples:
    """Bend peaks above 0.6 of `ceiling` smoothly below it."""
    knee = 0.6 * ceiling
    size = np.abs(sound)
    bent = np.sign(sound) * (knee + (ceiling - knee) * np.tanh((size - knee) / (ceiling - knee)))
    return np.where(size > knee, bent, sound)


def _risen(sound: Samples) -> Samples:
    """`sound` with its first `RISE` seconds faded in."""
    rise, edge = samples(RISE), np.ones(len(sound))
    edge[:rise] = (0.5 - 0.5 * np.cos(np.linspace(0, np.pi, rise)))[: len(sound)]
    return np.asarray(sound * edge[:, None])


def _balanced(sound: Samples) -> Samples:
    """Remove the DC of a cut or bent wave by subtracting an inaudible hump of the same length."""
    hump = np.hanning(len(sound))
    return np.asarray(sound - np.outer(hump / hump.mean(), sound.mean(axis=0)))


def finish(
    sound: Samples,
    target: float,
    stereo: bool = False,
    longest: float = 3.0,
    *,
    struck: bool = False,
) -> Samples:
    """`sound` trimmed, faded, without DC, at `target` LUFS and below the ceiling.

    A `struck` sound, such as dice, keeps its attack; any other sound rises in `RISE` seconds.
    """
    sos = signal.butter(2, 40, "highpass", fs=RATE, output="sos")
    done = _trimmed(np.asarray(signal.sosfilt(sos, sound, axis=0)), longest)
    if not struck:
        done = _balanced(_risen(done))
    if not stereo:
        done = done.mean(axis=1, keepdims=True)
    highest = PEAK_CEILING - HEADROOM
    for _ in range(40):  # limiting lowers the loudness, so both are adjusted in turn
        missing = target - loudness(done if stereo else done[:, 0])
        over = true_peak(done) - highest
        if abs(missing) < 0.05 and over < 0.05:
            break
        done = _balanced(_limited(done * gain(missing), gain(highest - 0.3)))
    return done if stereo else done[:, 0]


def finish_loop(sound: Samples, target: float) -> Samples:
    """`sound` without DC at `target` LUFS; its ends stay as they are, since they meet."""
    centred = sound - sound.mean(axis=0)
    return np.asarray(centred * gain(target - loudness(centred)))
