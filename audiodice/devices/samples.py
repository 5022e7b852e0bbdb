"""What the mixer does to samples itself: interleaved stereo, 16 bits signed, as pygame decodes."""

from __future__ import annotations

from array import array

RATE = 44_100  # Hz
FRAME = 4  # bytes: two samples
FADE = 220  # frames, 5 ms: a cut as short as this clicks no more


def seconds_of(pcm: bytes) -> float:
    """How long it lasts."""
    return len(pcm) / FRAME / RATE


def is_stereo(pcm: bytes) -> bool:
    """Whether the two ears hear different things; SDL makes two equal channels of a mono file."""
    samples = array("h", pcm)
    return samples[0::2] != samples[1::2]


def for_ears(pcm: bytes, *, mono: bool, swap: bool) -> bytes:
    """A stereo sound for one-eared listening (half of each side in both ears), or turned round."""
    samples = array("h", pcm)
    left, right = samples[0::2], samples[1::2]
    if mono:
        left = right = array("h", ((a + b) >> 1 for a, b in zip(left, right, strict=True)))
    elif swap:
        left, right = right, left
    samples[0::2], samples[1::2] = left, right
    return samples.tobytes()


def fading(pcm: bytes, frame: int) -> bytes:
    """The next 5 ms of `pcm` from `frame` on, going down to nothing in a straight line."""
    samples = array("h", pcm[frame * FRAME : (frame + FADE) * FRAME])
    # By sample, not by frame: half a step between the ears is far below hearing.
    step = 1 / (2 * FADE)
    return array("h", (round(value * (1 - n * step)) for n, value in enumerate(samples))).tobytes()
