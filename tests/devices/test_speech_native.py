"""pyttsx3: its own engine over a stub driver."""

from __future__ import annotations

import sys
import time
import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from audiodice.devices.speech.backend import Progress, Unable, VoiceSettings
from audiodice.devices.speech.native import Native
from audiodice.devices.speech.thread import Speech
from tests.support.backends import Told, wait_until


class Driver:
    """A pyttsx3 driver, like SAPI 5's: a text lasts until `end`, told when the loop turns."""

    _tts: object = None  # SAPI's own object

    def __init__(self, proxy: Any) -> None:
        self.proxy = proxy
        self.log: list[tuple[str, object]] = []
        self.voices = [("Anna", "de_DE"), ("Zira", "en-US"), ("David", "en-US"), ("Odd", "")]
        self.voice = "Zira"
        self.sounding = ""
        self.stop_is_told = True
        self.refuses = False
        self._events: list[Callable[[], None]] = []

    def say(self, text: str) -> None:
        if self.refuses:
            raise OSError("no audio")
        self.proxy.setBusy(True)
        self.log.append(("say", text))
        self.sounding = text

    def end(self) -> None:
        self.sounding = ""
        self._events.append(lambda: self.proxy.setBusy(False))

    def stop(self) -> None:
        if self.sounding:
            self.proxy.setBusy(True)
            self.log.append(("stop", self.sounding))
            self.sounding = ""
            if self.stop_is_told:
                self.end()

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802 - pyttsx3's
        self.log.append((name, value))

    def getProperty(self, name: str) -> object:  # noqa: N802 - pyttsx3's
        if name == "voice":
            return self.voice
        if self.refuses:
            raise OSError("no list")
        tags = {name: [tag] if tag else None for name, tag in self.voices}
        return [types.SimpleNamespace(id=name, languages=tag) for name, tag in tags.items()]

    def iterate(self) -> Iterator[None]:
        self.proxy.setBusy(False)
        while True:
            while self._events:
                self._events.pop(0)()
            yield

    def endLoop(self) -> None:  # noqa: N802 - pyttsx3's
        """Nothing to end."""

    def destroy(self) -> None:
        """Nothing to destroy."""

    @property
    def said(self) -> list[object]:
        return [value for kind, value in self.log if kind == "say"]


@pytest.fixture
def drivers(monkeypatch: pytest.MonkeyPatch) -> list[Driver]:
    """pyttsx3's engine finds this as its SAPI 5 driver; every one built is listed."""
    built: list[Driver] = []

    def build(proxy: Any) -> Driver:
        built.append(Driver(proxy))
        return built[-1]

    module = types.ModuleType("pyttsx3.drivers.sapi5")
    module.buildDriver = build  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyttsx3.drivers.sapi5", module)
    return built


def test_texts_follow_each_other_and_an_answer_cuts(drivers: list[Driver]) -> None:
    voice = Native(VoiceSettings(rate=300), driver="sapi5")
    speech = Speech([voice])
    speech.start()
    for text in ("one", "two <b>", "three"):
        speech.say(text)
    wait_until(lambda: drivers and drivers[0].said == ["one"])
    time.sleep(0.1)
    assert drivers[0].said == ["one"]
    drivers[0].end()
    wait_until(lambda: drivers[0].said == ["one", "two  b>"])
    speech.say("answer", interrupt=True)
    wait_until(lambda: drivers[0].said[2:] == ["answer"])
    assert ("stop", "two  b>") in drivers[0].log
    drivers[0].end()
    wait_until(lambda: drivers[0].said[3:] == ["three"])
    assert ("rate", 300) in drivers[0].log
    speech.close(0)


@pytest.mark.parametrize(
    ("lang", "chosen"), [("de", ["Anna"]), ("en", []), ("en-GB", []), ("fr", [])]
)
def test_a_voice_of_the_language_reads_it(
    drivers: list[Driver], lang: str, chosen: list[str]
) -> None:
    Native(lang=lang, driver="sapi5").speak("eins", False)
    assert [value for kind, value in drivers[0].log if kind == "voice"] == chosen


@pytest.mark.parametrize(
    ("lang", "chosen"),
    [("pt-BR", "Maria"), ("zh-Hans", "Huihui"), ("pt-PT", "Helia"), ("zh-Hant", "Sinji")],
)
def test_a_voice_of_the_region_comes_first(drivers: list[Driver], lang: str, chosen: str) -> None:
    voices = [
        ("Zira", "en-US"), ("Helia", "pt-PT"), ("Maria", "pt_BR"), ("Sinji", "zh-HK"),
        ("Huihui", "zh-CN"),
    ]  # fmt: skip
    voice = Native(lang=lang, driver="sapi5")
    voice.probe()
    drivers[0].voices = voices
    voice._choose_voice(voice._open())
    assert [value for kind, value in drivers[0].log if kind == "voice"] == [chosen]


class Token:
    """A voice of SAPI."""

    def __init__(self, name: str, language: str) -> None:
        self.Id, self.language = name, language

    def GetAttribute(self, name: str) -> str:  # noqa: N802 - SAPI's
        return {"Language": self.language}[name]


@pytest.mark.parametrize(("lang", "chosen"), [("de", ["Anna"]), ("fr", []), ("en", [])])
def test_a_voice_of_sapi_with_several_languages(
    drivers: list[Driver], monkeypatch: pytest.MonkeyPatch, lang: str, chosen: list[str]
) -> None:
    """pyttsx3 cannot list voices once one of them has several, as in "409;9"."""
    tokens = [Token("Anna", "407;7"), Token("Zira", "409;9"), Token("Odd", "")]
    monkeypatch.setattr(Driver, "_tts", types.SimpleNamespace(GetVoices=lambda: tokens))
    Native(lang=lang, driver="sapi5").speak("eins", False)
    assert [value for kind, value in drivers[0].log if kind == "voice"] == chosen


def test_voices_that_cannot_be_listed_leave_the_systems_own(drivers: list[Driver]) -> None:
    voice = Native(lang="de", driver="sapi5")
    voice.probe()
    drivers[0].refuses = True
    voice._choose_voice(voice._open())
    drivers[0].refuses = False
    voice.speak("eins", False)
    assert drivers[0].said == ["eins"]


def test_a_stop_that_is_never_told_does_not_make_it_dumb(drivers: list[Driver]) -> None:
    voice = Native(driver="sapi5")
    voice.speak("one", False)
    drivers[0].stop_is_told = False
    voice.speak("two", True)
    assert drivers[0].said == ["one", "two"]
    assert voice.progress().busy
    voice.silence()
    assert voice.progress() == Progress(False)


def test_an_end_that_is_never_told_is_given_up_in_time(
    drivers: list[Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = Native(driver="sapi5")
    voice.speak("one", False)
    assert voice.progress().busy
    later = time.monotonic() + 60
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert voice.progress() == Progress(False)
    voice.speak("two", False)
    assert drivers[0].said == ["one", "two"]


def test_a_refusing_driver_is_rebuilt_then_passed_over(drivers: list[Driver]) -> None:
    voice, last = Native(driver="sapi5"), Told("last", "text")
    voice.probe()
    drivers[0].refuses = True
    speech = Speech([voice, last])
    speech.start()
    speech.say("one")
    wait_until(lambda: last.spoken or len(drivers) > 1)
    assert last.spoken == ["one"] or drivers[1].said == ["one"]
    speech.close(0)


def test_macos_turns_the_run_loop(drivers: list[Driver], monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[object] = []

    class Loop:
        @staticmethod
        def currentRunLoop() -> Any:  # noqa: N802 - Apple's
            return types.SimpleNamespace(runUntilDate_=turned.append)

    class Date:
        @staticmethod
        def dateWithTimeIntervalSinceNow_(seconds: float) -> float:  # noqa: N802 - Apple's
            return seconds

    foundation = types.ModuleType("Foundation")
    foundation.NSRunLoop, foundation.NSDate = Loop, Date  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "Foundation", foundation)
    monkeypatch.setitem(sys.modules, "pyttsx3.drivers.nsss", sys.modules["pyttsx3.drivers.sapi5"])
    voice = Native(driver="nsss")
    voice.speak("one [[volm 0]]", False)
    assert drivers[0].said == ["one [ [volm 0]]"]  # no command to the synthesiser
    assert voice.progress().busy
    assert turned
    drivers[0].end()
    assert voice.progress() == Progress(False)


def test_an_absent_driver_is_a_sentence() -> None:
    with pytest.raises(Unable, match="SAPI 5 is not there: "):
        Native(driver="sapi5").probe()
