"""A sound that is played over and over: seamless, faded, ducked, turned, begun again."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.devices.test_mixer_proof import TONE, heard, level
from tests.support.diskaudio import FRAMES_A_SECOND, run_scene

LOOP = "mixer.load('round', Path('round.wav'), 'music', -20.0); mixer.loop(['round'])\n"
AGAIN = "mixer.loop(['round']); hear({})\n"


def write_round(path: Path, seconds: float = 1.0, right: float = 1.0) -> None:
    """A sine of 441 Hz in whole cycles: it goes round without a step."""
    count = round(seconds * FRAMES_A_SECOND)
    wave_ = [math.sin(2 * math.pi * n / 100) for n in range(count)]
    frames = array("h", (round(16_000 * s * ear) for s in wave_ for ear in (1.0, right)))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(FRAMES_A_SECOND)
        file.writeframes(frames.tobytes())


def steady(ear: NDArray[np.float64]) -> NDArray[np.float64]:
    """What is at full level: after the fade."""
    loud = np.flatnonzero(np.abs(ear) > 0.97 * np.abs(ear).max())
    return ear[loud[0] : loud[-1]]


def test_it_goes_round_without_a_step_and_is_faded_in_and_out(tmp_path: Path) -> None:
    write_round(tmp_path / "round.wav")
    left, right = heard(
        tmp_path,
        LOOP + "hear(3)\n"
        "for _ in range(25): mixer.loop(['round']); hear(0.1)\n"
        "assert mixer._files['round'].decoded is None\n"
        "mixer.loop([]); hear(2.5)\n",
    )
    full = steady(left)
    assert len(full) > 1.9 * FRAMES_A_SECOND  # twice round and more
    assert full == pytest.approx(steady(right))
    rms = np.sqrt(np.mean(full**2))
    assert np.abs(left).max() == pytest.approx(rms * math.sqrt(2), rel=0.01)
    own = 2 * math.pi / 100 * rms * math.sqrt(2)
    assert np.abs(np.diff(left)).max() < 1.1 * own  # also in the fades
    begun = np.flatnonzero(left)[0] * 1000 / FRAMES_A_SECOND
    assert level(left, begun + 900, begun + 1100) == pytest.approx(rms / 2, rel=0.15)
    assert not left[-FRAMES_A_SECOND // 5 :].any()


def test_words_volume_and_night_lower_it(tmp_path: Path) -> None:
    write_round(tmp_path / "round.wav")
    left, _ = heard(
        tmp_path,
        LOOP + "hear(3)\n"
        "assert mixer.voice(bytes(2 * 22050 * 3), 22050); hear(1)\n"  # a silent voice
        "mixer.voice_stop(); hear(1)\n"
        "mixer.volume('music', 0.5); hear(1)\n"
        "mixer.volume('music', 1.0); mixer.set_up(**FIRST | dict(night=True)); hear(1)\n",
    )
    loud = plateaus(left)
    ducked = loud.pop(1)
    assert ducked - loud[0] < -4  # as much as the effects, which test_mixer_proof measures
    assert np.array(loud) - loud[0] == pytest.approx([0, 0, -6, -10], abs=0.3)


def plateaus(ear: NDArray[np.float64], least: int = 4) -> list[float]:
    """Levels in dB that are held for `least` tenths of a second and more, one after another."""
    tenth = FRAMES_A_SECOND // 10
    blocks = ear[: len(ear) // tenth * tenth].reshape(-1, tenth)
    loud = [20 * math.log10(float(np.sqrt(np.mean(block**2))) + 1e-3) for block in blocks]
    held: list[list[float]] = [[]]
    for one in loud:
        if held[-1] and abs(one - held[-1][-1]) > 0.05:
            held.append([])
        held[-1].append(one)
    return [part[1] for part in held if len(part) >= least and part[1] > 40]


def test_ears_are_swapped_when_it_is_asked_for_again(tmp_path: Path) -> None:
    write_round(tmp_path / "round.wav", right=0.25)
    rows = heard(
        tmp_path,
        LOOP + "hear(2.6); mixer.set_up(**FIRST | dict(swap=True))\n" + AGAIN.format(2.6),
    )
    ears = [level(ear[-FRAMES_A_SECOND // 4 :], 0, 200) for ear in rows]
    assert ears[1] == pytest.approx(4 * ears[0], rel=0.02)


def test_all_other_channels_are_left_for_cues(tmp_path: Path) -> None:
    write_round(tmp_path / "round.wav")
    left, _ = heard(
        tmp_path,
        LOOP
        + "mixer.load('low', Path('low.wav'), 'dice'); mixer.preload(['low'])\n"
        "hear(2.3)\n"
        "for _ in range(60): mixer.play('low', pan=1.0)\n"
        "hear(0.5)\n".replace("low.wav", "round.wav"),
    )
    assert level(left[-FRAMES_A_SECOND // 4 :], 0, 200) > 0.6 * TONE


AWAY = (
    "mixer.device_lost(); assert not mixer.available\n"
    "mixer.loop(['round'])\n"
    "until = time.monotonic() + 5\n"
    "while not mixer.available and time.monotonic() < until: mixer.poll(); time.sleep(0.05)\n"
)
BUSY = "print(__import__('pygame').mixer.music.get_busy())\n"


def test_a_device_that_comes_back_plays_it_again(tmp_path: Path) -> None:
    write_round(tmp_path / "round.wav")
    scene = "import os; BUFFER = 512\n" + "".join(
        [
            "import threading, time\nfrom pathlib import Path\n",
            "from audiodice.devices.audio.mixer import Mixer\nmixer = Mixer.open(512)\n",
            LOOP,
            "time.sleep(0.5)\n" + BUSY + AWAY + BUSY,
            "mixer.loop(['round']); time.sleep(0.5)\n" + BUSY,
            "mixer.loop([]); mixer.close()\n",
        ]
    )
    out = run_scene(scene, tmp_path, driver="dummy")
    assert out.splitlines() == ["True", "False", "True"]


def test_what_is_streamed_fades_out_before_it_begins_again(tmp_path: Path) -> None:
    write_round(tmp_path / "round.wav")
    left, _ = heard(
        tmp_path,
        LOOP + "hear(2.5); mixer.loop([]); hear(0.5)\n" + AGAIN.format(4.5),
    )
    assert np.abs(np.diff(left)).max() < 1.1 * np.abs(np.diff(steady(left))).max()
    assert level(left[-FRAMES_A_SECOND // 4 :], 0, 200) > 0.9 * np.abs(left).max() / math.sqrt(2)


def test_a_streamed_sound_leaves_the_count_of_frames_as_it_is(tmp_path: Path) -> None:
    """`pygame.mixer.music` would stop it, and 5 s later the device would seem to be stuck."""
    write_round(tmp_path / "round.wav")
    out = run_scene(
        "import time\nfrom pathlib import Path\n"
        "from audiodice.devices.audio.mixer import Mixer\nmixer = Mixer.open(512)\n"
        + LOOP
        + "time.sleep(0.2); assert mixer._channels.streams\n"
        "counter = mixer._device.counter; before = counter.count(); time.sleep(0.5)\n"
        "print(counter._proven, 0.4 < (counter.count() - before) / 44_100 < 0.6)\n",
        tmp_path,
        driver="dummy",
    )
    assert out == "True True\n"


def test_a_file_that_cannot_be_decoded_is_named_once(tmp_path: Path) -> None:
    (tmp_path / "round.wav").write_bytes(b"RIFF" + bytes(60))
    out = run_scene(
        "import time\nfrom pathlib import Path\n"
        "from audiodice.devices.audio.mixer import Mixer, SoundError\nmixer = Mixer.open(512)\n"
        + LOOP
        + "for _ in range(4):\n"
        "    time.sleep(0.2)\n"
        "    try: mixer.loop(['round']); print('quiet')\n"
        "    except SoundError as error: print(error.path)\n",
        tmp_path,
        driver="dummy",
    )
    assert out.splitlines() == ["round.wav", "quiet", "quiet", "quiet"]
