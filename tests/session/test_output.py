"""Responses become speech, text and sounds; failing devices are reported once."""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.model import Event
from audiodice.desktop.voices import Voices
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.thread import Speech
from audiodice.engine.remembered import LastSetups, QuizScores
from audiodice.engine.setup import GameSetup
from audiodice.present.cue import Cue
from audiodice.present.cues import Cues
from audiodice.present.listener import Listener
from audiodice.present.settings import Settings
from audiodice.present.utterance import Utterance
from audiodice.present.words import Words
from audiodice.session import keymaps
from audiodice.session.cue_player import LATEST_MS
from audiodice.session.housekeeping import Notices
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.session import Parts, Session
from audiodice.session.transcript import Transcript
from audiodice.storage import paths
from audiodice.ui.screen import push
from tests.support.headless import InlineBackground
from tests.support.said import sentence
from tests.ui.stand_ins import Clock


class Device:
    """A sound device whose `broken` files raise as the mixer does: once, then are silent."""

    def __init__(self) -> None:
        self.available = True
        self.why = ""
        self.broken: set[str] = set()
        self.missing: set[str] = set()
        self.played: list[tuple[str, ...]] = []
        self.played_on: set[int] = set()
        """The threads that used the device"""
        self.volumes: dict[str, float] = {}

    def load(self, name: str, path: Path, bus: str, lufs: float | None) -> None:
        if name in self.missing:
            raise SoundError(path, "there is no such file")

    def play_any(self, names: tuple[str, ...], **how: object) -> bool:
        for name in names:
            if name in self.missing:
                raise KeyError(name)
            if name in self.broken:
                raise SoundError(Path(name), "not Ogg")
        self.played.append(names)
        self.played_on.add(threading.get_ident())
        return True

    def loop(self, names: tuple[str, ...]) -> None:
        pass

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
    copies = True
    captions = True

    def __init__(self) -> None:
        self.shown: list[str] = []

    def dress(self, colours: str, *, captions: bool, motion: bool) -> None:
        self.dressed = (colours, captions)

    def picture(self, *, on: bool) -> None:
        pass

    def show(self, text: str) -> None:
        self.shown.append(text)

    def title(self, text: str) -> None:
        pass

    def wake(self) -> None:
        self.woken = True


class Stage:
    """A session with stand-in devices, at the main menu; earlier texts are dropped."""

    def __init__(self, path: Path, clock: Clock, launch: LaunchOptions | None = None) -> None:
        self.device, self.screen, self.path = Device(), Screen(), path
        self.flaws: deque[Diagnostic] = deque()
        self.notices = Notices(self.screen.wake)
        self.speech, self.transcript = Speech([]), Transcript(path)
        self.settings = Settings(effects=50)
        devices: Any = {"face": self.screen, "mixer": self.device}
        parts = Parts(
            words=Words(paths.locale(), "en"),
            flaws=self.flaws,
            cues=Cues(paths.sounds()),
            sounds=paths.sounds(),
            settings=self.settings,
            keymap=keymaps.load(),
            speech=self.speech,
            voice=VoiceSettings(),
            transcript=self.transcript,
            background=InlineBackground(),
            notices=self.notices,
            store=None,
            last_setups=LastSetups(),
            quiz_scores=QuizScores(),
            lessons={},
            packs=lambda: (),
            save_settings=lambda _: None,
            note=lambda _: None,
            clock=clock,
            **devices,
        )
        session = Session(launch or LaunchOptions(), parts)
        self.context, self.router = session.interface.context, session.router
        self.output, self.housekeeping = session.output, session.housekeeping
        self.router.start(push(session.interface.launcher.main_menu()))
        self.screen.shown.clear()
        self.device.played.clear()
        self.output._cue_player.moments.free()
        self._before = len(self._all_lines())

    def _all_lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]

    def lines(self) -> list[dict[str, Any]]:
        return self._all_lines()[self._before :]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def stage(tmp_path: Path, clock: Clock) -> Iterator[Stage]:
    stage = Stage(tmp_path / "transcript.jsonl", clock)
    yield stage
    stage.transcript.close()


def test_voice_starts_before_the_sound_device(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first word must not wait for the device, which may take seconds to open."""
    order: list[str] = []
    monkeypatch.setattr(stage.speech, "start", lambda: order.append("speech"))
    monkeypatch.setattr(stage.device, "poll", lambda: order.append("sound"))
    stage.output.start()
    assert order == ["speech", "sound"]


def test_corrupt_sound_is_named_once(stage: Stage) -> None:
    stage.device.broken.add("refused.ogg")
    for _ in range(3):
        stage.output.play((Event("refused"),))
        stage.housekeeping.flush_notices()
    assert stage.screen.shown == [sentence("sound_broken", file="refused.ogg", why="not Ogg")]
    assert [line["kind"] for line in stage.lines()].count("cue") == 3


def test_missing_sounds_are_counted_and_silent(stage: Stage) -> None:
    sounds = stage.output._cues.sounds
    missing = {*sounds["win"].files, *sounds["lose"].files}
    stage.device.missing |= missing
    assert set(stage.output.load()) == missing
    stage.output.play((Event("refused"),))
    assert stage.device.played == [sounds["refused"].files]


def test_lost_device_and_its_return_are_each_said_once(stage: Stage) -> None:
    for available, times in ((False, 3), (True, 3)):
        stage.device.available = available
        stage.device.why = "" if available else "it was pulled out"
        for _ in range(times):
            stage.housekeeping.check()
    assert stage.screen.shown == [
        sentence("sounds_unavailable", why="it was pulled out"),
        sentence("sound_back"),
    ]


def test_lost_device_is_announced_when_sounds_are_switched_on(stage: Stage) -> None:
    stage.device.available, stage.device.why = False, "it was pulled out"
    stage.output.effects_on = False
    stage.housekeeping.check()
    assert stage.screen.shown == []
    stage.output.effects_on = True
    stage.housekeeping.check()
    assert stage.screen.shown == [sentence("sounds_unavailable", why="it was pulled out")]


def test_without_speech_text_is_still_shown_and_recorded(stage: Stage) -> None:
    stage.output.speech_on = False
    event = Event("settings_kept_again")
    text = stage.context.words.utter((event,))
    stage.router.announce(event)
    assert stage.screen.shown == [text]
    assert stage.context.history.said[-1] == Utterance(text, (event,))
    line = stage.lines()[0]
    assert (line["kind"], line["text"], line["backend"]) == ("say", text, "none")


@pytest.mark.parametrize("speech", [True, False])
@pytest.mark.parametrize("effects", [True, False])
@pytest.mark.parametrize("device", [True, False])
@pytest.mark.parametrize("terminal", [True, False])
def test_terminal_prints_no_text_in_a_session_of_sounds_only(
    stage: Stage, *, terminal: bool, speech: bool, effects: bool, device: bool
) -> None:
    stage.screen.captions, stage.device.available = not terminal, device
    stage.output.speech_on, stage.output.effects_on = speech, effects
    stage.router.announce(Event("settings_kept_again"))
    sounds_alone = terminal and not speech and effects and device
    assert stage.screen.shown == ([] if sounds_alone else [sentence("settings_kept_again")])
    assert stage.lines()[0]["kind"] == "say"


def test_cues_are_recorded_but_not_played_with_effects_off(stage: Stage) -> None:
    stage.output.effects_on = False
    stage.output.play((Event("refused"),))
    assert stage.device.played == []
    assert [line["name"] for line in stage.lines()] == ["refused"]


def test_volumes_come_from_the_settings(stage: Stage) -> None:
    effects = dict.fromkeys(("dice", "interface", "values"), 0.5)
    assert stage.device.volumes == {**effects, "music": 1.0, "voice": 1.0}


ROLLED = Event("rolled", None, {"count": 6, "combos": ()})


@pytest.fixture
def waits(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how long our own voice waits before each utterance, in ms."""
    waits: list[int] = []
    monkeypatch.setattr(stage.speech, "say", lambda _, **how: waits.append(how["not_before_ms"]))
    monkeypatch.setattr(Speech, "own_voice", True)
    return waits


def held(stage: Stage, cue: str) -> int:
    return stage.output._cues.sounds[cue].hold


def test_own_voice_waits_only_for_audible_cues(stage: Stage, waits: list[int]) -> None:
    for events in ((ROLLED,), (Event("kept"),), (Event("menu_move"),)):
        stage.output.key_pressed("x", None)
        stage.output.put(Utterance("words"), events)
    stage.output.effects_on = False
    stage.output.put(Utterance("words"), (ROLLED,))
    stage.output.effects_on, stage.device.available = True, False
    stage.output.put(Utterance("words"), (ROLLED,))
    assert waits == [180 + held(stage, "pour_6"), held(stage, "keep"), 0, 0, 0]
    assert held(stage, "pour_6") >= 120


def test_words_are_sent_before_sounds_are_played(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    play = stage.device.play_any

    def play_any(*names: Any, **how: object) -> bool:
        order.append("sound")
        return play(*names)

    monkeypatch.setattr(stage.speech, "say", lambda *_, **__: order.append("words"))
    monkeypatch.setattr(stage.device, "play_any", play_any)
    stage.output.put(Utterance("words"), (Event("kept"), Event("refused")))
    assert order == ["words", "sound", "sound"]
    assert [line["kind"] for line in stage.lines()] == ["cue", "cue", "say"]


FARKLE = (ROLLED, Event("farkled"), Event("turn", 0, {}))


@pytest.mark.parametrize(("setting", "wait"), [("short", 300), ("no", 0)])
def test_own_voice_waits_for_cues_as_set(
    stage: Stage, waits: list[int], setting: str, wait: int
) -> None:
    stage.output.set_table("farkle", Listener(("You",), frozenset({0})))
    stage.settings.voice_waits = setting
    stage.output.apply_settings()
    stage.output.put(Utterance("words"), FARKLE)
    assert waits == [wait]


def starts(stage: Stage) -> dict[str, int]:
    """Return when each cue starts, in ms after its key press or news."""
    lines = [line for line in stage.lines() if line["kind"] == "cue"]
    return {line["name"]: line["delay_ms"] for line in lines}


def test_cues_are_heard_one_after_another(stage: Stage, waits: list[int]) -> None:
    stage.output.set_table("farkle", Listener(("You",), frozenset({0})))
    stage.output.put(Utterance("words"), FARKLE)
    start = starts(stage)
    assert (start["shake_6"], start["pour_6"], start["farkle"]) == (0, 180, 500)
    assert start["turn_mine"] == 500 + held(stage, "farkle")
    assert waits == [start["turn_mine"] + held(stage, "turn_mine")]


def test_cues_of_an_answer_and_of_later_news_do_not_overlap(stage: Stage) -> None:
    two = Listener(("You", "Bo"), frozenset({0}))
    stage.output.set_table("fune", two)
    stage.output.put(Utterance("words"), (Event("scored"), Event("bonus"), Event("turn", 1, {})))
    stage.output.play((Event("turn", 0, {}),))  # at once, as at the pace "instant"
    start = starts(stage)
    order = ["score", "bonus", "turn_other", "turn_mine"]
    assert list(start) == order
    ends = [start[cue] + held(stage, cue) for cue in order]
    assert [start[cue] for cue in order[1:]] == ends[:-1]


def test_cue_that_would_be_too_late_is_only_recorded(stage: Stage) -> None:
    stage.output.set_table("fune", Listener(("You", "Bo"), frozenset({0})))
    for _ in range(30):  # at once, as when computers play alone at the pace "instant"
        stage.output.play((Event("turn", 1, {}),))
    assert [line["name"] for line in stage.lines()] == ["turn_other"] * 30
    last = 200 + LATEST_MS + held(stage, "turn_other")
    assert len(stage.device.played) == -(-(LATEST_MS + 1) // held(stage, "turn_other"))
    moments = stage.output._cue_player.moments
    assert moments.taken_until - moments._clock() <= last


def test_key_press_does_not_wait_for_cues(stage: Stage) -> None:
    stage.output.set_table("fune", Listener(("You",), frozenset({0})))
    stage.output.put(Utterance("words"), (Event("scored"), Event("turn", 0, {})))
    stage.output.key_pressed("x", None)
    stage.output.put(Utterance("words"), (Event("refused"),))
    assert starts(stage)["refused"] == 0


def test_answer_played_as_sounds_starts_immediately(stage: Stage) -> None:
    stage.output.speech_on = False
    refused = (Event("refused"),)
    stage.output.put(Utterance("No.", refused), refused, interrupt=True)
    assert next(iter(starts(stage).items())) == ("refused", 0)


def test_values_after_a_combination_keep_their_rhythm(stage: Stage) -> None:
    sounds = stage.output._cues.sounds
    moments = stage.output._cue_player.moments
    moments.taken_until = stage.output._cue_player.moments._clock() + 1000
    row = (Cue("combo_three", 0.0, 320), Cue("value_1", 0.0, 700), Cue("value_5", 0.0, 1200))
    placed = moments.place(row, sounds)
    assert [(cue.delay_ms, timely) for cue, timely in placed] == [
        (1000, True),
        (1380, True),
        (1880, True),
    ]


def test_braille_display_gets_the_short_form_if_set(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(stage.speech, "say", lambda _, **how: shown.append(how["braille"]))
    event = Event("nothing_was_said")
    said = Utterance(stage.context.words.utter((event,)), (event,))
    stage.output.put(said)
    monkeypatch.setattr(Speech, "own_voice", True)
    stage.output.put(said)  # our own voice has no braille display
    monkeypatch.setattr(stage.speech, "_display", object())
    stage.output.put(said)  # BRLTTY has
    stage.settings.braille = False
    stage.output.put(said)
    short = stage.context.words.brief((event,))
    assert shown == [short, "", short, ""]
    assert shown[0] != said.text


def test_notice_from_another_thread_wakes_the_loop_and_is_said(stage: Stage) -> None:
    told: dict[str, Any] = {"gone": "NVDA", "voice": "embedded", "better": False}
    stage.notices.say(Event("voice_changed", None, told))
    assert stage.screen.woken
    assert stage.screen.shown == []
    stage.housekeeping.flush_notices()
    stage.housekeeping.flush_notices()
    assert stage.screen.shown == [sentence("voice_changed", **told)]


def test_only_the_voice_that_took_over_announces_itself(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    only: list[str] = []
    monkeypatch.setattr(stage.speech, "say", lambda _, **how: only.append(how["only_by"]))
    told: dict[str, Any] = {"gone": "NVDA", "voice": "embedded", "better": False}
    for event in (Event("voice_changed", None, told), Event("game_over")):
        stage.output.put(Utterance(stage.context.words.utter((event,)), (event,)))
    assert only == ["embedded", ""]


def test_text_voice_lets_the_loop_play_its_cue(stage: Stage) -> None:
    printed: list[str] = []
    voices = Voices(
        "text",
        "en",
        terminal=False,
        transcript=stage.transcript,
        note=lambda _: None,
        notice=stage.notices.say,
        notice_cue=stage.notices.play,
    )
    mixer: Any = stage.device
    speech = voices.speech(mixer, VoiceSettings())
    (text,) = (slot.backend for slot in speech._ladder)
    text._write = printed.append  # type: ignore[attr-defined]
    speech.start()
    speech.say("one two")
    speech.close(5000)
    assert printed == ["one two"]
    assert stage.screen.woken
    assert [line["kind"] for line in stage.lines()] == ["spoken"]
    stage.housekeeping.flush_notices()
    assert [(line["kind"], line.get("name")) for line in stage.lines()[1:]] == [("cue", "text")]
    assert stage.device.played_on == {threading.get_ident()}


def flaw(path: str, message: str) -> Diagnostic:
    return Diagnostic("message_broken", path, fields={"message": message})


def test_first_flaw_of_a_language_is_named_and_the_others_counted(stage: Stage) -> None:
    stage.flaws.extend(flaw("de/common.ftl", message) for message in ("turn", "kept", "choice"))
    stage.housekeeping.check()
    stage.housekeeping.check()
    assert stage.screen.shown == [
        sentence("message_broken", file="de/common.ftl", message="turn"),
        sentence("messages_broken", count=2),
    ]


def test_unreadable_language_file_is_named(stage: Stage) -> None:
    stage.flaws.append(flaw("de/farkle.ftl", ""))
    stage.housekeeping.check()
    assert stage.screen.shown == [sentence("message_broken", file="de/farkle.ftl", message="")]


def test_table_opened_by_the_command_line_is_not_the_default_game(
    tmp_path: Path, clock: Clock
) -> None:
    """Such a setup has unnamed seats for the most people that can join."""
    setup = GameSetup("fune", ("1", "2"))
    stages = [
        Stage(tmp_path / str(number), clock, launch)
        for number, launch in enumerate(
            (LaunchOptions(setup=setup), LaunchOptions(setup=setup, host=True), LaunchOptions())
        )
    ]
    for stage in stages:
        stage.transcript.close()
    plain, hosted, usual = (stage.context.setup for stage in stages)
    assert plain == setup
    assert hosted == usual != setup
