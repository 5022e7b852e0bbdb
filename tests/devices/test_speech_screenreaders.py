"""The adapters of Windows and macOS screen readers, over stub libraries and COM objects."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from audiodice.devices.speech import screenreaders as readers
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.screenreaders import (
    NVDA,
    ZDSR,
    DllReader,
    Dolphin,
    PCTalker,
    SystemAccess,
)


def RUNNING() -> frozenset[str]:  # noqa: N802
    return frozenset({"jfw.exe", "wineyes.exe"})


class Library:
    """A DLL or COM object: every function notes its call and answers what it was told to."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)

        def call(*args: Any) -> Any:
            self.calls.append((name, *args))
            return self.answers.get(name, 0)

        return call


def test_nvda_speaks_brailles_and_interrupts() -> None:
    lib = Library()
    reader = NVDA(lambda: lib)
    reader.probe()
    reader.speak("one", False)
    reader.speak("two", True)
    reader.braille("two")
    assert lib.calls == [
        ("nvdaController_testIfRunning",),
        ("nvdaController_speakText", "one"),
        ("nvdaController_cancelSpeech",),
        ("nvdaController_speakText", "two"),
        ("nvdaController_brailleMessage", "two"),
    ]


def test_nvda_returning_an_error_code_is_a_failure() -> None:
    with pytest.raises(Unable, match="1722"):
        NVDA(lambda: Library(nvdaController_speakText=1722)).speak("one", False)
    with pytest.raises(Unable, match="not running"):
        NVDA(lambda: Library(nvdaController_testIfRunning=1722)).probe()


def test_system_access() -> None:
    lib = Library(SA_IsRunning=1, SA_SayW=1)
    reader = SystemAccess(lambda: lib)
    reader.probe()
    reader.speak("one", True)
    reader.braille("one")
    assert lib.calls[1:] == [("SA_StopAudio",), ("SA_SayW", "one"), ("SA_BrlShowTextW", "one")]
    lib.answers["SA_SayW"] = 0
    with pytest.raises(Unable):
        reader.speak("one", False)


def test_zdsr() -> None:
    lib = Library(GetSpeakState=4)
    reader = ZDSR(lambda: lib)
    reader.probe()
    reader.speak("one", False)
    reader.speak("two", True)
    assert lib.calls == [
        ("InitTTS", 0, ""),
        ("GetSpeakState",),
        ("Speak", "one", 0),
        ("StopSpeak",),
        ("Speak", "two", 0),
    ]
    lib.answers["Speak"] = 2
    with pytest.raises(Unable, match="2"):
        reader.speak("three", False)
    lib.answers["GetSpeakState"] = 2
    with pytest.raises(Unable, match="not running"):
        reader.probe()


def test_dolphin_that_has_gone_is_a_failure() -> None:
    lib = Library(DolAccess_GetSystem=1)
    reader = Dolphin(lambda: lib)
    reader.probe()
    reader.speak("one", True)
    assert ("DolAccess_Action", 141) in lib.calls
    assert ("DolAccess_Command", "one", 8, 1) in lib.calls
    lib.answers["DolAccess_GetSystem"] = 0
    with pytest.raises(Unable):
        reader.speak("two", False)


def test_pc_talker_reads_japanese() -> None:
    lib = Library(PCTKStatus=1)
    reader = PCTalker(lambda: lib)
    reader.probe()
    reader.speak("五十点 é", True)
    assert lib.calls[1:] == [
        ("PCTKVReset",),
        ("PCTKPRead", "五十点 ?".encode("cp932"), 0, 1),
    ]


@pytest.mark.parametrize("reader", [NVDA, SystemAccess, ZDSR, Dolphin, PCTalker])
def test_a_dll_that_is_missing_or_has_no_such_function_is_unable(reader: type[DllReader]) -> None:
    def missing() -> object:
        raise OSError("no such file")

    for load in (missing, lambda: None, lambda: object()):
        with pytest.raises(Unable, match=rf"{reader.name} is not .*\."):
            reader(load).probe()


def test_a_com_object_is_opened_only_where_its_program_runs() -> None:
    made: list[str] = []

    def make() -> Any:
        made.append("JAWS")
        return Library(is_active=True)

    programs: set[str] = set()
    reader = readers.JAWS(make, programs=lambda: frozenset(programs))
    with pytest.raises(Unable, match="JAWS is not running"):
        reader.probe()
    assert made == []
    programs.add("jfw.exe")
    reader.probe()
    assert made == ["JAWS"]


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> MagicMock:
    """pywin32 and libloader's COM loading, stubbed; returns `load_com`."""
    com_error = type("com_error", (Exception,), {})
    load_com = MagicMock()
    stubs: dict[str, dict[str, object]] = {
        "pywintypes": {"com_error": com_error},
        "pythoncom": {"CoInitialize": MagicMock()},
        "win32gui": {"FindWindow": MagicMock(return_value=0)},
        "libloader.com": {"load_com": load_com},
    }
    for name, fields in stubs.items():
        module = types.ModuleType(name)
        module.__dict__.update(fields)
        monkeypatch.setitem(sys.modules, name, module)
    for name in ("jaws", "window_eyes"):
        monkeypatch.delitem(sys.modules, f"accessible_output2.outputs.{name}", raising=False)
    return load_com


def test_jaws_answers_for_itself_and_can_be_silenced(windows: MagicMock) -> None:
    com = Library(SayString=True)
    windows.return_value = com
    reader = readers.JAWS(programs=RUNNING)
    reader.probe()
    reader.speak("one", False)
    reader.speak("two", True)
    reader.braille('say "two"')
    assert com.calls == [
        ("SayString", "", 0),
        ("SayString", "one", False),
        ("StopSpeech",),
        ("SayString", "two", True),
        ("RunFunction", "BrailleString(\"say 'two'\")"),
    ]
    assert sys.modules["pythoncom"].CoInitialize.called
    com.answers["SayString"] = False
    with pytest.raises(Unable):
        reader.speak("three", False)
    with pytest.raises(Unable, match="JAWS is not running"):
        reader.probe()


def test_a_com_object_that_is_not_installed_is_unable(windows: MagicMock) -> None:
    windows.side_effect = sys.modules["pywintypes"].com_error
    for reader in (readers.JAWS(programs=RUNNING), readers.WindowEyes(programs=RUNNING)):
        with pytest.raises(Unable, match=f"{reader.name} is not there"):
            reader.probe()


def test_window_eyes(windows: MagicMock) -> None:
    com = Library()
    windows.return_value = com
    reader = readers.WindowEyes(programs=RUNNING)
    with pytest.raises(Unable, match="not running"):
        reader.probe()
    sys.modules["win32gui"].FindWindow.return_value = 7
    reader.probe()
    reader.speak("one", True)
    assert com.calls == [("Silence",), ("SpeakString", "one")]


def test_library_that_is_not_packed_is_named_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The one-folder program has NVDA's alone."""
    package = MagicMock(origin=str(tmp_path / "accessible_output2" / "__init__.pyc"))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: package)
    for reader in (ZDSR(), PCTalker()):
        told = f"{reader.name} is not there: Its library is not part of this program."
        with pytest.raises(Unable) as refused:
            reader.probe()
        assert str(refused.value) == told


def test_voiceover_is_silenced_before_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Library(isrunning=True)
    appscript = types.ModuleType("appscript")
    appscript.app = lambda name: app  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "appscript", appscript)
    reader = readers.VoiceOver()
    reader.prepare()  # untimed, so that the player can answer when macOS asks for permission
    reader.prepare()
    assert app.calls.count(("output", "")) == 1
    app.calls.clear()
    reader.probe()
    reader.speak("one", False)
    reader.speak("two", True)
    assert [call for call in app.calls if call[0] == "output"] == [
        ("output", "one"),
        ("output", ""),
        ("output", "two"),
    ]
    app.answers["isrunning"] = False
    with pytest.raises(Unable, match="VoiceOver is not running"):
        reader.probe()
