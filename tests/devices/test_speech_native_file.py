"""pyttsx3 on Linux: the real engine, by way of a file."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest

from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.native_file import NativeFile
from tests.devices.voice_channel import Channel
from tests.support.diskaudio import FRAMES_A_SECOND, frames, level, run_scene


def test_on_linux_three_texts_are_heard_by_way_of_a_file(tmp_path: Path) -> None:
    out = run_scene(
        "import time\n"
        "from audiodice.devices.audio.mixer import Mixer\n"
        "from audiodice.devices.speech.backend import VoiceSettings\n"
        "from audiodice.devices.speech.native_file import NativeFile\n"
        "from audiodice.devices.speech.thread import Speech\n"
        "mixer = Mixer.open(); settings = VoiceSettings(rate=400)\n"
        "spoken = []\n"
        "voice = NativeFile(mixer, 'en', settings)\n"
        "speech = Speech([voice], on_spoken=lambda text, name: spoken.append(text))\n"
        "speech.start()\n"
        "for text in ('one two three', 'four five six', 'seven eight'): speech.say(text)\n"
        "until = time.monotonic() + 8\n"
        "while len(spoken) < 3 and time.monotonic() < until: time.sleep(0.02)\n"
        "settings.rate = 300; speech.say('nine ten')\n"
        "speech.close(3000); print(spoken); mixer.close()",
        tmp_path,
    )
    assert out == "['one two three', 'four five six', 'seven eight', 'nine ten']\n"
    left, _ = frames(tmp_path)
    step = FRAMES_A_SECOND // 50
    loud = sum(level(left[n : n + step]) > 300 for n in range(0, len(left), step)) / 50
    assert loud > 0.8  # s, of 1.3


class FlawedEngine:
    """Writes an empty file the first `flaws` times."""

    def __init__(self, flaws: int) -> None:
        self.flaws = flaws
        self.path = Path()

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802 - pyttsx3's
        """Accept anything."""

    def save_to_file(self, text: str, path: str) -> None:
        self.path = Path(path)

    def runAndWait(self) -> None:  # noqa: N802 - pyttsx3's
        self.flaws -= 1
        if self.flaws >= 0:
            self.path.write_bytes(b"")
            return
        with wave.open(str(self.path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(22_050)
            file.writeframes(bytes(2000))


def test_an_empty_file_is_made_again_once() -> None:
    channel = Channel()
    voice = NativeFile(channel, make=lambda: FlawedEngine(1))
    voice.speak("one", False)
    assert [len(piece) for piece in channel.pieces] == [2000]
    voice = NativeFile(Channel(), make=lambda: FlawedEngine(9))
    with pytest.raises(Unable, match="empty"):
        voice.speak("one", False)
