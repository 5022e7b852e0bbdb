"""The adapters of Windows and macOS screen readers, over stub libraries and COM objects."""

from __future__ import annotations

import sys
import types
from typing import Any
from unittest.mock import MagicMock

import pytest

from audiodice.devices.speech import screenreaders as readers
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.screenreaders import ScreenReader


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


def real_output(module: str, class_name: str, lib: Library | None) -> Any:
    """accessible_output2's own class around a stub library, without loading a DLL."""
    outputs = __import__(f"accessible_output2.outputs.{module}", fromlist=[class_name])
    output = object.__new__(getattr(outputs, class_name))
    output.lib = lib
    return output


def nvda(lib: Library) -> ScreenReader:
    return readers.NVDA(lambda: real_output("nvda", "NVDA", lib))


def test_nvda_speaks_brailles_and_interrupts() -> None:
    lib = Library()
    reader = nvda(lib)
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
    reader = nvda(Library(nvdaController_speakText=1722))
    with pytest.raises(Unable, match="1722"):
        reader.speak("one", False)
    with pytest.raises(Unable, match="not running"):
        nvda(Library(nvdaController_testIfRunning=1722)).probe()


def test_system_access_is_reached_through_lib_and_needs_32_bits() -> None:
    lib = Library(SA_IsRunning=1, SA_SayW=1)
    reader = readers.SystemAccess(lambda: real_output("system_access", "SystemAccess", lib))
    reader.probe()
    reader.speak("one", True)
    reader.braille("one")
    assert lib.calls[1:] == [("SA_StopAudio",), ("SA_SayW", "one"), ("SA_BrlShowTextW", "one")]
    reader = readers.SystemAccess(lambda: real_output("system_access", "SystemAccess", None))
    with pytest.raises(Unable, match="not running"):
        reader.probe()
    lib.answers["SA_SayW"] = 0
    reader = readers.SystemAccess(lambda: real_output("system_access", "SystemAccess", lib))
    with pytest.raises(Unable):
        reader.speak("one", False)


def test_zdsr() -> None:
    lib = Library(GetSpeakState=4)
    reader = readers.ZDSR(lambda: real_output("zdsr", "ZDSR", lib))
    reader.probe()
    reader.speak("one", False)
    reader.speak("two", True)
    assert [call[0] for call in lib.calls].count("InitTTS") == 1
    assert [c for c in lib.calls if c[0] == "Speak"] == [
        ("Speak", "one", False),
        ("Speak", "two", True),
    ]
    lib.answers["Speak"] = 2
    with pytest.raises(Unable, match="2"):
        reader.speak("three", False)
    lib.answers["GetSpeakState"] = 2
    with pytest.raises(Unable, match="not running"):
        reader.probe()


def test_dolphin_that_has_gone_is_a_failure() -> None:
    lib = Library(DolAccess_GetSystem=1)
    reader = readers.Dolphin(lambda: real_output("dolphin", "Dolphin", lib))
    reader.probe()
    reader.speak("one", True)
    assert ("DolAccess_Action", 141) in lib.calls
    assert ("DolAccess_Command", "one", 8, 1) in lib.calls
    lib.answers["DolAccess_GetSystem"] = 0
    with pytest.raises(Unable):
        reader.speak("two", False)
    with pytest.raises(Unable):
        readers.Dolphin(lambda: real_output("dolphin", "Dolphin", None)).probe()


def test_pc_talker_reads_japanese() -> None:
    lib = Library(PCTKStatus=1)
    reader = readers.PCTalker(lambda: real_output("pc_talker", "PCTalker", lib))
    reader.probe()
    reader.speak("五十点 é", True)
    assert lib.calls[1:] == [
        ("PCTKVReset",),
        ("PCTKPRead", "五十点 ?".encode("cp932"), 0, 1),
    ]


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
    reader = readers.JAWS()
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
    for reader in (readers.JAWS(), readers.WindowEyes()):
        with pytest.raises(Unable, match=f"{reader.name} is not there"):
            reader.probe()


def test_window_eyes(windows: MagicMock) -> None:
    com = Library()
    windows.return_value = com
    reader = readers.WindowEyes()
    with pytest.raises(Unable, match="not running"):
        reader.probe()
    sys.modules["win32gui"].FindWindow.return_value = 7
    reader.probe()
    reader.speak("one", True)
    assert com.calls == [("Silence",), ("SpeakString", "one")]


def test_voiceover_is_silenced_before_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Library(isrunning=True)
    appscript = types.ModuleType("appscript")
    appscript.app = lambda name: app  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "appscript", appscript)
    reader = readers.VoiceOver()
    reader.probe()
    reader.speak("one", False)
    reader.speak("two", True)
    assert app.calls[1:] == [("output", "one"), ("output", ""), ("output", "two")]
    app.answers["isrunning"] = False
    with pytest.raises(Unable, match="VoiceOver is not running"):
        reader.probe()


def test_the_speechd_module_queues_and_is_rebuilt(monkeypatch: pytest.MonkeyPatch) -> None:
    clients: list[MagicMock] = []

    def connect(name: str) -> MagicMock:
        clients.append(MagicMock())
        return clients[-1]

    speechd = types.ModuleType("speechd")
    speechd.SSIPClient = connect  # type: ignore[attr-defined]
    speechd.CallbackType = types.SimpleNamespace(BEGIN=1, CANCEL=2, END=3)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "speechd", speechd)
    reader = readers.SpeechdModule("de")
    reader.probe()
    reader.speak("one", True)
    client = clients[0]
    client.set_priority.assert_called_once_with("message")
    client.set_language.assert_called_once_with("de")
    assert client.cancel.called
    assert client.speak.call_args.args == ("one",)
    client.speak.side_effect = OSError("closed")
    with pytest.raises(OSError, match="closed"):
        reader.speak("two", False)
    reader.close()
    reader.speak("two", False)
    assert len(clients) == 2


def test_nothing_is_printed_where_speechd_is_missing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "speechd", None)
    with pytest.raises(Unable):
        readers.SpeechdModule().probe()
    assert capfd.readouterr() == ("", "")
