"""The embedded voice, by the samples that it plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiodice.devices.speech.backend import Progress, Unable, VoiceSettings
from audiodice.devices.speech.embedded import Embedded
from audiodice.devices.speech.espeak import Espeak
from tests.devices.voice_channel import Channel
from tests.support.diskaudio import FRAMES_A_SECOND, frames, level, run_scene

OPEN = """
import json, os, time
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.speech.embedded import Embedded
from audiodice.devices.speech.backend import VoiceSettings
mixer = Mixer.open()
settings = VoiceSettings()
voice = Embedded(mixer, "en", settings)
voice.probe()
def until_quiet():
    while voice.progress().busy: time.sleep(0.01)
"""


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
def voice(channel: Channel, espeak: Espeak) -> Embedded:
    return Embedded(channel, make=lambda: espeak)


def test_it_is_heard_and_its_end_is_known(tmp_path: Path) -> None:
    out = run_scene(
        OPEN + "voice.speak('1 1 5 2 3 4. All six, 110.', False)\n"
        "started = time.monotonic(); until_quiet(); print(time.monotonic() - started)",
        tmp_path,
    )
    left, right = frames(tmp_path)
    assert left == right
    assert level(left) > 500
    sounding = [n for n, value in enumerate(left) if abs(value) > 300]
    length = (sounding[-1] - sounding[0]) / FRAMES_A_SECOND
    assert 1.5 < length < 4
    assert float(out) == pytest.approx(length, abs=0.15)


def test_an_interruption_is_silent_within_a_buffer(tmp_path: Path) -> None:
    out = run_scene(
        OPEN + "size = lambda: os.stat('out.raw').st_size // 4\n"
        "cuts = []\n"
        "for _ in range(5):\n"
        "    voice.speak('a ' * 60 + '. More. ' * 3, False); time.sleep(0.25); voice.progress()\n"
        "    cuts.append(size()); voice.silence(); assert not mixer.voice_busy()\n"
        "    time.sleep(0.2)\n"
        "print(json.dumps(cuts))",
        tmp_path,
    )
    left, _ = frames(tmp_path)
    for cut in json.loads(out):
        end = next(n for n in range(cut - 512, len(left)) if not any(left[n : n + 4410]))
        # SDL writes through a stdio buffer of 4096 bytes, so `size` lags by up to 1024 frames.
        assert end - cut <= 1024 + 512, f"{end - cut} frames after the cut"


def test_an_answer_starts_at_once(tmp_path: Path) -> None:
    out = run_scene(
        OPEN + "voice.speak('warm up', False); took = []\n"
        "for _ in range(20):\n"
        "    before = time.perf_counter()\n"
        "    voice.speak('1 1 5 for 25, leaves 3. ' * 5, True)\n"
        "    took.append(time.perf_counter() - before); assert mixer.voice_busy()\n"
        "print(sorted(took)[10])",
        tmp_path,
        driver="dummy",
    )
    assert float(out) < 0.03


def test_sentences_follow_one_by_one(voice: Embedded, channel: Channel) -> None:
    voice.speak("One. Two. Three. Four.", False)
    assert len(channel.pieces) == 1
    heard = []
    while voice.progress().busy:
        assert len(channel.pieces) <= 2
        heard.append(channel.pieces.pop(0))
    assert len(heard) == 4
    assert channel.rate == 22_050


def test_an_interruption_leaves_nothing_of_the_old_text(voice: Embedded, channel: Channel) -> None:
    voice.speak("One. Two. Three.", False)
    voice.progress()
    voice.speak("New.", True)
    assert len(channel.pieces) == 1
    channel.pieces.clear()
    assert voice.progress() == Progress(False)


@pytest.mark.parametrize("text", ["!", "…", "   ", ".", "\n"])
def test_a_text_without_sound_ends_well(voice: Embedded, channel: Channel, text: str) -> None:
    voice.speak(text, False)
    channel.pieces.clear()
    assert not voice.progress().busy


def test_a_device_that_goes_loses_the_whole_text(voice: Embedded, channel: Channel) -> None:
    voice.speak("One. Two.", False)
    channel.available, channel.why = False, "it was pulled out"
    assert voice.progress() == Progress(False, ("One. Two.",), "it was pulled out.")
    assert voice.progress() == Progress(False)
    with pytest.raises(Unable, match="pulled"):
        voice.probe()


def test_a_refusing_mixer_is_a_failure(voice: Embedded, channel: Channel) -> None:
    channel.refuses = True
    with pytest.raises(Unable):
        voice.speak("One.", False)
    assert voice.progress() == Progress(False)


def test_settings_are_read_at_every_text(channel: Channel, espeak: Espeak) -> None:
    settings = VoiceSettings(rate=400)
    voice = Embedded(channel, "en", settings, make=lambda: espeak)
    voice.speak("the very same words", False)
    fast = len(channel.pieces[0])
    settings.rate = 100
    voice.speak("the very same words", True)
    assert len(channel.pieces[0]) > 2 * fast
