"""Which voices are tried; importing speech loads no library."""

from __future__ import annotations

import subprocess
import sys

import pytest

from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.speech.backend import Unable, VoiceSettings
from audiodice.devices.speech.ladder import CHOICES, Text, build

WINDOWS = ["NVDA", "JAWS", "System Access", "ZDSR", "Window-Eyes", "Dolphin", "PC-Talker"]


def names(choice: str, platform: str = "linux") -> list[str]:
    backends = build(choice, lang="en", mixer=Mixer(), write=print, platform=platform)
    return [backend.name for backend in backends]


@pytest.mark.parametrize(
    ("choice", "platform", "expected"),
    [
        ("auto", "linux", ["Orca", "Orca", "Speech Dispatcher", "embedded", "text"]),
        ("auto", "win32", [*WINDOWS, "SAPI 5", "embedded", "text"]),
        ("auto", "darwin", ["VoiceOver", "NSSpeechSynthesizer", "embedded", "text"]),
        ("screen-reader", "win32", [*WINDOWS, "text"]),
        ("prism", "win32", ["prism", "text"]),
        ("native", "linux", ["pyttsx3 espeak", "text"]),
        ("native", "win32", ["SAPI 5", "text"]),
        ("embedded", "linux", ["embedded", "text"]),
        ("text", "darwin", ["text"]),
        ("off", "linux", []),
    ],
)
def test_the_rungs_of_a_choice(choice: str, platform: str, expected: list[str]) -> None:
    assert names(choice, platform) == expected


def test_every_rung_names_itself_rightly() -> None:
    order = ["screen-reader", "native", "embedded", "text"]
    for platform in ("linux", "win32", "darwin"):
        backends = build("auto", lang="en", mixer=Mixer(), write=print, platform=platform)
        rungs = [order.index(backend.rung) for backend in backends]
        assert rungs == sorted(rungs)
        assert all(b.own_voice == (b.rung in ("native", "embedded")) for b in backends)


def test_another_choice_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="auto, screen-reader") as info:
        names("loud")
    assert all(choice in str(info.value) for choice in CHOICES)


def test_text_writes_a_line_and_sounds() -> None:
    lines: list[str] = []
    text = Text(lines.append, lambda: lines.append("(ding)"))
    text.speak("one", False)
    assert lines == ["one", "(ding)"]


def test_on_this_system_absent_voices_say_so_in_a_sentence() -> None:
    mixer = Mixer()
    for platform in ("win32", "darwin"):
        backends = build(
            "auto", lang="en", mixer=mixer, write=print, platform=platform, settings=VoiceSettings()
        )
        for backend in backends[:-1]:
            with pytest.raises(Unable, match=r"\w.*\.$"):
                backend.probe()


def test_importing_speech_loads_no_library() -> None:
    code = (
        "import sys, audiodice.devices.speech.ladder, audiodice.devices.speech.thread,"
        " audiodice.devices.audio.mixer\n"
        "heavy = {'pygame', 'accessible_output2', 'pyttsx3', 'espeakng_loader', 'numpy'}\n"
        "heavy |= {'jeepney'}\n"
        "sys.exit(str(heavy & set(sys.modules)) if heavy & set(sys.modules) else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
