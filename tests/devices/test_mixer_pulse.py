"""The mixer on a real PulseAudio that is killed or stopped under it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.standins.pulse import Pulse

SCENE = """
import sys, time
from audiodice.devices.mixer import Mixer
from audiodice.devices.speech.embedded import Embedded
from audiodice.devices.speech.text import Text
from audiodice.devices.speech.thread import Speech
def tell(*words): print(*words, flush=True)
def wait_for(condition, seconds=8):
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until: sys.exit("waited in vain")
        time.sleep(0.02)
"""


@pytest.fixture
def pulse(tmp_path: Path) -> Iterator[Pulse]:
    pulse = Pulse(tmp_path)
    pulse.start()
    yield pulse
    pulse.kill()


def begin(pulse: Pulse, scene: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", SCENE + scene],
        env={**os.environ, **pulse.environ, "SDL_AUDIODRIVER": "pulseaudio"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_dead_sound_server_loses_no_word_and_is_found_again(pulse: Pulse) -> None:
    process = begin(
        pulse,
        "mixer = Mixer.open(); assert mixer.available, mixer.why\n"
        "lines = []\n"
        "speech = Speech([Embedded(mixer), Text(lines.append)], probe_ms=200); speech.start()\n"
        "speech.say('one ' * 40); speech.say('two')\n"
        "wait_for(mixer.voice_busy); tell('speaking'); input()\n"
        "wait_for(lambda: len(lines) == 2); tell(lines[0] == 'one ' * 40, lines[1])\n"
        "tell(mixer.available, mixer.why); input()\n"
        "wait_for(lambda: speech.backend == 'embedded'); speech.say('three')\n"
        "wait_for(mixer.voice_busy); tell('again', len(lines)); speech.close()\n",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == "speaking\n"
    pulse.kill()
    process.stdin.write("\n")
    process.stdin.flush()
    assert process.stdout.readline() == "True two\n"
    assert process.stdout.readline() == "False The sound device is gone.\n"
    pulse.start()
    out, _ = process.communicate("\n", timeout=20)
    assert out == "again 2\n"
    assert process.returncode == 0


def test_a_stopped_sound_server_does_not_hold_up_the_start(pulse: Pulse) -> None:
    time.sleep(0.5)  # it listens by now: what it accepts and never answers is what holds up
    pulse.send(signal.SIGSTOP)
    process = begin(
        pulse,
        "before = time.monotonic(); mixer = Mixer.open(wait_ms=300)\n"
        "tell(time.monotonic() - before < 1.5, mixer.available, mixer.why); input()\n"
        "wait_for(lambda: mixer.available); tell('opened')\n",
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
    finally:
        pulse.send(signal.SIGCONT)
    assert line == "True False The sound device does not answer.\n"
    out, _ = process.communicate("\n", timeout=20)
    assert out == "opened\n"
