"""The head between the ears: delay, shadow, and when it is there at all."""

from __future__ import annotations

import math
from array import array
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from audiodice.devices.audio.head import STEPS, Shadow, beside, delay, step_of
from tests.support.diskaudio import FRAMES_A_SECOND, run_scene, write_tone

RADIUS, SOUND = 0.0875, 343.0


def ears(pcm: bytes) -> NDArray[np.float64]:
    """Left and right, in two rows."""
    return np.frombuffer(pcm, "<i2").reshape(-1, 2).T.astype(float)


def click(frames: int = 4000) -> bytes:
    """A mono file of one impulse, as SDL makes it stereo."""
    both = array("h", bytes(4 * frames))
    both[400] = both[401] = 20_000
    return both.tobytes()


def spectrum(ear: NDArray[np.float64], hertz: float) -> float:
    """The level at a frequency in dB, over a third of an octave."""
    power = np.abs(np.fft.rfft(ear, FRAMES_A_SECOND)) ** 2
    return 10 * math.log10(power[int(hertz / 1.12) : int(hertz * 1.12)].mean())


@pytest.mark.parametrize("step", [1, 3, 5, 7, 10])
def test_the_far_ear_hears_it_as_much_later_as_the_way_round_the_head(step: int) -> None:
    left, right = ears(beside(click(), step, stereo=False))
    angle = step / STEPS * math.pi / 2
    wanted = RADIUS / SOUND * (angle + math.sin(angle))
    treble = (left.argmax() - right.argmax()) / FRAMES_A_SECOND
    assert treble == pytest.approx(wanted, abs=0.000012)  # half a frame
    whole = [(np.arange(len(ear)) * ear).sum() / ear.sum() for ear in (left, right)]
    assert (whole[0] - whole[1]) / FRAMES_A_SECOND == pytest.approx(wanted, abs=0.00005)
    assert delay(math.pi / 2) / FRAMES_A_SECOND == pytest.approx(0.00066, abs=0.00001)


@pytest.mark.parametrize("step", [1, 3, 5, 7, 10])
def test_the_far_ear_hears_less_treble_as_in_the_model_of_brown_and_duda(step: int) -> None:
    far, near = ears(beside(click(), step, stereo=False))
    angle = step / STEPS * math.pi / 2

    def model(hertz: float) -> float:
        corner, turns = 2 * SOUND / RADIUS, 2j * math.pi * hertz
        here, there = (
            1.05 + 0.95 * math.cos(min(side / math.radians(150), 1) * math.pi)
            for side in (math.pi / 2 - angle, math.pi / 2 + angle)
        )
        return 20 * math.log10(abs((there * turns + corner) / (here * turns + corner)))

    for hertz, off in ((200, 0.5), (500, 1.0), (8000, 7.0)):
        assert spectrum(far, hertz) - spectrum(near, hertz) == pytest.approx(model(hertz), abs=off)


def test_the_near_ear_hears_what_is_in_the_file_and_the_left_is_the_right_mirrored() -> None:
    pcm = click()
    near, _ = ears(beside(pcm, -7, stereo=False))
    assert np.array_equal(near[:4000], ears(pcm)[0])
    assert np.array_equal(
        ears(beside(pcm, 7, stereo=False))[::-1], ears(beside(pcm, -7, stereo=False))
    )


def test_the_shadow_is_exact_and_loud_samples_do_not_run_over() -> None:
    loud = array("h", [32_767, -32_768] * 50 + [-32_768] * 300 + [32_767] * 300)
    shadow = Shadow.at(0.7 * math.pi / 2)
    size = 1 << shadow.doublings
    mean = np.convolve(np.array(loud, float), np.ones(size) / size)
    clear = np.zeros(len(mean))
    clear[9 : 9 + len(loud)] = loud
    wanted = (shadow.dull * mean + (16 - shadow.dull) * clear) / 16
    heard = np.array(shadow.over(loud, 9), float)
    assert np.abs(heard[: len(wanted)] - wanted).max() <= 1


def test_a_stereo_sound_is_only_delayed() -> None:
    samples = np.random.RandomState(1).randint(-9000, 9000, (1000, 2)).astype("<i2")
    left, right = ears(beside(samples.tobytes(), 5, stereo=True))
    late = delay(math.pi / 4)
    assert np.array_equal(right[:1000], samples[:, 1])
    assert np.array_equal(left[late : late + 1000], samples[:, 0])


def test_places_are_tenths() -> None:
    assert [step_of(place) for place in (-7.0, -1.0, -0.36, 0.04, 0.6)] == [-10, -10, -4, 0, 6]


@pytest.mark.parametrize(
    ("setting", "pan", "late"),
    [
        ("", 0.5, 0),
        ("headphones=True", 0.5, 1),
        ("headphones=True", 0.0, 0),
        ("headphones=True, mono=True", 0.5, 0),
        ("headphones=True, swap=True", 0.5, -1),
    ],
)
def test_the_mixer_puts_a_head_between_the_ears_if_it_is_set(
    tmp_path: Path, setting: str, pan: float, late: int
) -> None:
    """`late` is 1 if the left ear hears it later, -1 if the right one does."""
    write_tone(tmp_path / "tone.wav", 0.1)
    run_scene(
        "import time\nfrom pathlib import Path\n"
        "from audiodice.devices.audio.mixer import Mixer\n"
        "mixer = Mixer.open()\n"
        "mixer.load('tone', Path('tone.wav'), 'dice'); mixer.preload(['tone']); time.sleep(0.2)\n"
        f"mixer.set_up(**dict(mono=False, swap=False, night=False, buffer=512) | dict({setting}))\n"
        f"assert mixer.play('tone', pan={pan}); time.sleep(0.4)\n"
        f"assert mixer.play('tone', pan={pan}, delay_ms=60); time.sleep(0.5)\n",
        tmp_path,
    )
    # The first may begin with the first buffer of the device that `set_up` opens.
    both = np.pad(ears((tmp_path / "out.raw").read_bytes()), ((0, 0), (100, 0)))
    loud = np.flatnonzero(np.abs(both).max(axis=0) > 500)
    first, second = loud[np.diff(loud, prepend=-9000) > 2000]  # the second came by the clock
    for start in (first, second):
        left, right = both[:, start - 100 : start + 3000]
        turns = [np.correlate(left, np.roll(right, by), "valid")[0] for by in range(-30, 31)]
        assert np.sign(np.argmax(turns) - 30) == late
