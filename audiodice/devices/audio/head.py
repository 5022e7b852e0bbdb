"""Places a sound beside the listener, for headphones.

With loudspeakers the level alone places a sound, and the listener's head does the rest. Headphones
bypass the head, so this makes the far ear hear the sound later, and duller.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from functools import lru_cache

from audiodice.devices.audio.samples import RATE

STEPS = 10  # places are told apart in tenths, from the middle to one ear
_RADIUS = 0.0875  # metres
_SPEED_OF_SOUND = 343.0  # metres a second
_KEPT = 40  # sounds at their places, 60 kB each, and as much before that
# The shadow of a head, as Brown and Duda gave it: "A structural model for binaural sound
# synthesis", IEEE Transactions on Speech and Audio Processing 6 (1998). In the deepest shadow,
# 150 degrees from the ear, a tenth of the treble is left.
_DEEPEST, _LEAST = math.radians(150), 0.1
_HALF_POWER = 0.443  # a mean of n samples halves the power of the frequency 0.443 / n of the rate
_BITS = 4  # of a share, which counts sixteenths
_SIXTEENTHS = 1 << _BITS


def step_of(place: float) -> int:
    return round(STEPS * min(max(place, -1.0), 1.0))


@lru_cache(maxsize=_KEPT)
def beside(pcm: bytes, step: int, *, stereo: bool) -> bytes:
    """Samples heard at a step that is not the middle, negative to the left.

    The near ear hears them unchanged, so that they keep their colour and their start. A `stereo`
    sound has places of its own, and treble in both ears: it is only delayed.
    """
    angle = abs(step) / STEPS * math.pi / 2
    samples = array("h", pcm)
    left, right = samples[0::2], samples[1::2]
    near, far = (left, right) if step < 0 else (right, left)
    late = delay(angle)
    if not stereo:
        dark = Shadow.at(angle)
        earlier = min(dark.half, late)  # the mean lies around the moment it is of
        far = dark.over(far, earlier)
        late -= earlier
    near, far = near + _silence(len(far) + late - len(near)), _silence(late) + far
    both = array("h", bytes(4 * len(near)))
    both[0::2], both[1::2] = (near, far) if step < 0 else (far, near)
    return both.tobytes()


def delay(angle: float) -> int:
    """The delay of the far ear in frames for a sound at `angle` radians (Woodworth, 1938)."""
    return round(RATE * _RADIUS / _SPEED_OF_SOUND * (angle + math.sin(angle)))


@dataclass(frozen=True, slots=True)
class Shadow:
    """The shadow of the head: the far ear hears a mix of the sound and the mean of its samples.

    The mean covers 2 to the power of `doublings` samples, and its share is `dull` sixteenths.
    """

    doublings: int
    dull: int

    @classmethod
    def at(cls, angle: float) -> Shadow:
        """The shadow at the far ear when the sound is `angle` radians beside the listener."""
        near, far = _treble(math.pi / 2 - angle), _treble(math.pi / 2 + angle)
        hertz = _SPEED_OF_SOUND / _RADIUS / math.pi / near  # where the shadow begins
        doublings = round(math.log2(_HALF_POWER * RATE / hertz))
        return cls(doublings, round(_SIXTEENTHS * (1 - far / near)))

    @property
    def half(self) -> int:
        """The delay of the mean in frames: half of the samples that it covers."""
        return 1 << self.doublings >> 1

    def over(self, ear: array[int], late: int) -> array[int]:
        """Put samples into this shadow; the part that stays clear comes `late` frames later.

        One whole number holds all samples, in 32 bits each, so that one addition adds all of them.
        A loop would take too long between a key and its sound.
        """
        before = 1 << self.doublings
        samples = _unsigned(_silence(before) + ear + _silence(before))
        wide = array("H", bytes(4 * len(samples)))
        wide[0::2] = samples
        clear = int.from_bytes(wide.tobytes(), "little")
        sums = clear
        for turn in range(self.doublings):
            sums += sums << (32 << turn)
        mixed = self.dull * sums + ((_SIXTEENTHS - self.dull) * clear << self.doublings + 32 * late)
        mixed <<= 16 - self.doublings - _BITS  # now it is the upper half of each 32 bits
        heard = array("H", mixed.to_bytes(4 * (len(samples) + before), "little"))[1::2]
        return array("h", _unsigned(heard[before : len(samples)]).tobytes())


def _treble(angle: float) -> float:
    """The share of treble that reaches an ear at this angle from a sound; 1 without a head."""
    middle, swing = 1 + _LEAST / 2, 1 - _LEAST / 2
    return middle + swing * math.cos(min(angle / _DEEPEST, 1.0) * math.pi)


def _silence(frames: int) -> array[int]:
    return array("h", bytes(2 * frames))


def _unsigned(samples: array[int]) -> array[int]:
    """Turn signed samples into unsigned ones (silence is 32,768), or back."""
    middle = int.from_bytes(b"\x00\x80" * len(samples), "little")
    turned = int.from_bytes(samples.tobytes(), "little") ^ middle
    return array("H", turned.to_bytes(2 * len(samples), "little"))
