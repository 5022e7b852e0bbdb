"""Where responses go: a sound that fails is named once, speech off still shows and remembers."""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiodice.app.launch_options import LaunchOptions
from audiodice.core.model import Event, Value
from audiodice.devices.audio.mixer import SoundError
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.thread import Speech
from audiodice.output.output import Output
from audiodice.output.transcript import Transcript
from audiodice.output.voices import Voices
from audiodice.present.cues import Cues
from audiodice.present.forgiving import Flaw
from audiodice.present.words import Words
from audiodice.storage import paths
from audiodice.storage.log import Log
from audiodice.storage.settings import Settings
from audiodice.ui.history import History, Utterance


class Device:
    """A sound device whose `broken` files raise as the mixer does: once, then are silent."""

    def __init__(self) -> None:
        self.available = True
        self.why = ""
        self.broken: set[str] = set()
        self.missing: set[str] = set()
        self.played: list[tuple[str, ...]] = []
        self.played_on: set[int] = set()
        """The threads it was used on"""
        self.volumes: dict[str, float] = {}

    def load(self, name: str, path: Path, bus: str, lufs: float | None) -> None:
        if name in self.missing:
            raise SoundError(path, "there is no such file")

    def play_any(self, names: tuple[str, ...], *, pan: float, delay_ms: float, tag: str) -> bool:
        for name in names:
            if name in self.missing:
                raise KeyError(name)
            if name in self.broken:
                raise SoundError(Path(name), "not Ogg")
        self.played.append(names)
        self.played_on.add(threading.get_ident())
        return True

    def volume(self, bus: str, value: float) -> float:
        self.volumes[bus] = value
        return value

    def set_up(self, **shape: Any) -> None:
        self.shape = shape

    def cut(self, tag: str) -> None:
        self.played.clear()

    def poll(self) -> None:
        pass


class Screen:
    def __init__(self) -> None:
        self.shown: list[str] = []

    def dress(self, colours: str, *, captions: bool) -> None:
        self.dressed = (colours, captions)

    def show(self, text: str) -> None:
        self.shown.append(text)

    def wake(self) -> None:
        self.woken = True


class UiContext:
    def __init__(self, path: Path) -> None:
        self.device, self.screen, self.path = Device(), Screen(), path
        self.history = History()
        self.flaws: deque[Flaw] = deque()
        face: Any = self.screen
        self.settings = Settings(effects=50)
        mixer: Any = self.device
        self.output = Output(
            face=face, speech=Speech([]), voice=VoiceSettings(), mixer=mixer,
            words=Words(paths.locale(), "en"), cues=Cues(paths.sounds()),
            history=self.history, transcript=Transcript(path), settings=self.settings,
            flaws=self.flaws,
        )  # fmt: skip

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]


@pytest.fixture
def context(tmp_path: Path) -> Iterator[UiContext]:
    context = UiContext(tmp_path / "transcript.jsonl")
    yield context
    context.output.transcript.close()


def test_a_corrupt_sound_is_named_once_and_the_game_goes_on(context: UiContext) -> None:
    context.device.broken.add("refused.ogg")
    for _ in range(3):
        context.output.sound((Event("refused"),))
    assert context.screen.shown == [
        "Sound refused.ogg cannot be played: not Ogg. The game goes on without it."
    ]
    assert [line["kind"] for line in context.lines()].count("cue") == 3


def test_missing_sounds_are_counted_and_played_as_silence(context: UiContext) -> None:
    context.device.missing |= {"win.ogg", "lose.ogg"}
    assert set(context.output.sounds.load()) == {"win.ogg", "lose.ogg"}
    context.output.sound((Event("refused"),))
    assert context.device.played == [("refused.ogg",)]


def test_a_lost_device_and_its_return_are_each_said_once(context: UiContext) -> None:
    for available, times in ((False, 3), (True, 3)):
        context.device.available = available
        context.device.why = "" if available else "The sound device is gone."
        for _ in range(times):
            context.output.poll()
    assert context.screen.shown == [
        "Sound effects unavailable. The sound device is gone.",
        "Sounds are back.",
    ]


def test_speech_off_still_shows_remembers_and_records(context: UiContext) -> None:
    context.output.speech_on = False
    context.output.put(Utterance("You 0."), interrupt=True)
    assert context.screen.shown == ["You 0."]
    assert context.history.said == [Utterance("You 0.")]
    (line,) = context.lines()
    assert (line["kind"], line["text"], line["backend"]) == ("say", "You 0.", "none")


def test_effects_off_are_recorded_and_not_played(context: UiContext) -> None:
    context.output.effects_on = False
    context.output.sound((Event("refused"),))
    assert context.device.played == []
    assert [line["name"] for line in context.lines()] == ["refused"]


def test_volumes_come_from_the_settings(context: UiContext) -> None:
    assert context.device.volumes == {"dice": 0.5, "interface": 0.5, "values": 0.5, "voice": 1.0}


def test_our_own_voice_waits_for_the_dice_only_where_they_sound(
    context: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speech, "own_voice", True)
    rolled = Event("rolled", None, {"count": 6})
    assert context.output.sound((rolled,)) == 300  # ms: the pour starts at 180, its energy tells
    assert context.output.sound((Event("kept"),)) == 0
    context.device.available = False
    assert context.output.sound((rolled,)) == 0


def test_a_braille_display_gets_the_short_form_if_it_is_wanted(
    context: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(
        context.output.speech, "say", lambda text, **how: shown.append(how["braille"])
    )
    event = Event("game_over")
    said = Utterance(context.output.words.utter((event,)), (event,))
    context.output.put(said)
    monkeypatch.setattr(Speech, "own_voice", True)
    context.output.put(said)  # our own voice has no display
    monkeypatch.setattr(Speech, "own_voice", False)
    context.settings.braille = False
    context.output.put(said)
    assert shown == ["The game is over.", "", ""]


def test_what_another_thread_notices_wakes_the_loop_and_is_said_there(context: UiContext) -> None:
    told: dict[str, Value] = {"gone": "NVDA", "voice": "embedded", "better": False}
    context.output.notice(Event("voice_changed", None, told))
    assert context.screen.woken
    assert context.screen.shown == []
    context.output.flush_notices()
    context.output.flush_notices()
    assert context.screen.shown == ["NVDA is gone; own voice speaks."]


def test_the_text_voices_earcon_is_left_to_the_loop(context: UiContext) -> None:
    output = context.output
    told: list[str] = []
    voices = Voices(
        LaunchOptions(speech="text"),
        terminal=False,
        out=output.transcript,
        log=Log(),
        notice=output.notice,
        notice_sound=output.notice_sound,
    )
    speech = voices.speech(output.mixer, VoiceSettings())
    (text,) = (slot.backend for slot in speech._ladder)
    text._write = told.append  # type: ignore[attr-defined]
    speech.start()
    speech.say("You 0.")
    speech.close(5000)
    assert told == ["You 0."]
    assert context.screen.woken
    assert [line["kind"] for line in context.lines()] == ["spoken"]
    output.flush_notices()
    assert [(line["kind"], line.get("name")) for line in context.lines()[1:]] == [("cue", "text")]
    assert context.device.played_on == {threading.get_ident()}


def test_the_first_flaw_of_a_language_is_named_and_the_others_counted(context: UiContext) -> None:
    context.flaws.extend(Flaw("de/common.ftl", message) for message in ("turn", "kept", "choice"))
    context.output.poll()
    context.output.poll()
    assert context.screen.shown == [
        "De/common.ftl, message turn cannot be used: English stands in.",
        "2 more messages of this language cannot be used.",
    ]


def test_a_file_that_cannot_be_read_is_named_without_a_message(context: UiContext) -> None:
    context.flaws.append(Flaw("de/farkle.ftl", ""))
    context.output.poll()
    assert context.screen.shown == ["De/farkle.ftl cannot be used: English stands in."]
