"""Screen readers of Windows and macOS, with the DLLs and output classes of accessible_output2.

Its class `Auto` has no `silence`, shows no braille, and counts every call that returns as spoken.
The adapters here ask the screen reader itself whether it took the text, if that is possible.
"""

from __future__ import annotations

import ctypes
import importlib.util
import struct
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Backend, Unable

_BITS = 8 * struct.calcsize("P")
_ALL_PROCESSES = 2


class ScreenReader(Backend):
    """A screen reader that is reached through a DLL or an object, which the first call opens."""

    rung = "screen-reader"

    def __init__(self, load: Callable[[], Any] | None = None) -> None:
        """`load` returns the DLL or object; by default accessible_output2's."""
        self._load = load or self._load_own
        self._lib: Any = None

    def prepare(self) -> None:
        self._open()

    def probe(self) -> None:
        self.prepare()
        if not self._runs(self._open()):
            raise Unable(f"{self.name} is not running.")

    def speak(self, text: str, interrupt: bool) -> None:
        lib = self._open()
        if interrupt:
            self._hush(lib)
        self._say(lib, text)

    def silence(self) -> None:
        self._hush(self._open())

    def close(self) -> None:
        self._lib = None

    def _open(self) -> Any:
        if self._lib is None:
            try:
                lib = self._load()
                self._set_up(lib)
            except Exception as error:
                raise Unable(f"{self.name} is not there: {error_text(error)}.") from error
            self._lib = lib
        return self._lib

    def _require(self, taken: object, answer: object) -> None:
        if not taken:
            raise Unable(f"{self.name} did not take the text (answer {answer}).")

    # What each does in its own way

    def _load_own(self) -> Any:
        raise NotImplementedError

    def _set_up(self, lib: Any) -> None: ...

    def _runs(self, lib: Any) -> bool:
        raise NotImplementedError

    def _say(self, lib: Any, text: str) -> None:
        raise NotImplementedError

    def _hush(self, lib: Any) -> None:
        raise NotImplementedError


# ------------------------------------------------------------------ with a DLL


class DllReader(ScreenReader):
    """A screen reader with a DLL, which is a file of accessible_output2.

    It is opened here, because importing that package also loads win32com, which takes up to 4.6 s
    on a slow start.
    """

    dll32: ClassVar[str]
    dll64: ClassVar[str | None] = None
    cdll: ClassVar[bool] = False
    """Whether the DLL has C's calling convention rather than that of Windows."""
    types: ClassVar[dict[str, Sequence[Any]]] = {}
    """The types of the arguments of its functions that take a text."""

    def _load_own(self) -> Any:
        name = self.dll32 if _BITS == 32 else self.dll64
        if name is None:
            raise Unable("It only works with programs of 32 bits.")
        package = importlib.util.find_spec("accessible_output2")
        if package is None or package.origin is None:
            raise Unable("accessible_output2 is missing.")
        path = str(Path(package.origin).parent / "lib" / name)
        if not Path(path).exists():  # its makers alone may pass it on: packaging/audiodice.spec
            raise Unable("Its library is not part of this program.")
        if sys.platform == "win32" and not self.cdll:
            return ctypes.WinDLL(path)
        return ctypes.CDLL(path)

    def _set_up(self, lib: Any) -> None:
        for function, arguments in self.types.items():
            getattr(lib, function).argtypes = arguments


class NVDA(DllReader):
    """NVDA. Its functions return 0 for success, else an error code of Windows.

    https://github.com/nvaccess/nvda/tree/master/extras/controllerClient
    """

    name = "NVDA"
    dll32, dll64 = "nvdaControllerClient32.dll", "nvdaControllerClient64.dll"
    types: ClassVar = {
        "nvdaController_speakText": (ctypes.c_wchar_p,),
        "nvdaController_brailleMessage": (ctypes.c_wchar_p,),
    }

    def braille(self, text: str) -> None:
        """Show `text` on the display as a message, which NVDA takes away after some seconds."""
        self._open().nvdaController_brailleMessage(text)

    def _runs(self, lib: Any) -> bool:
        return bool(lib.nvdaController_testIfRunning() == 0)

    def _say(self, lib: Any, text: str) -> None:
        code = lib.nvdaController_speakText(text)
        self._require(code == 0, code)

    def _hush(self, lib: Any) -> None:
        lib.nvdaController_cancelSpeech()


class SystemAccess(DllReader):
    """System Access, which only programs of 32 bits can reach. Its functions return 1 for success.

    https://www.serotek.com/developers
    """

    name = "System Access"
    dll32 = "SAAPI32.dll"
    types: ClassVar = {"SA_SayW": (ctypes.c_wchar_p,), "SA_BrlShowTextW": (ctypes.c_wchar_p,)}

    def braille(self, text: str) -> None:
        self._open().SA_BrlShowTextW(text)

    def _runs(self, lib: Any) -> bool:
        return bool(lib.SA_IsRunning())

    def _say(self, lib: Any, text: str) -> None:
        answer = lib.SA_SayW(text)
        self._require(answer, answer)

    def _hush(self, lib: Any) -> None:
        lib.SA_StopAudio()


class ZDSR(DllReader):
    """ZDSR, used in China. `Speak` returns 0 for success, `GetSpeakState` 2 if it does not run."""

    name = "ZDSR"
    dll32, dll64 = "ZDSRAPI.dll", "ZDSRAPI_x64.dll"
    types: ClassVar = {
        "InitTTS": (ctypes.c_int, ctypes.c_wchar_p),
        "Speak": (ctypes.c_wchar_p, ctypes.c_int),
    }

    def _set_up(self, lib: Any) -> None:
        super()._set_up(lib)
        lib.InitTTS(0, "")

    def _runs(self, lib: Any) -> bool:
        return bool(lib.GetSpeakState() != 2)

    def _say(self, lib: Any, text: str) -> None:
        code = lib.Speak(text, 0)
        self._require(code == 0, code)

    def _hush(self, lib: Any) -> None:
        lib.StopSpeak()


class Dolphin(DllReader):
    """Dolphin SuperNova, which only programs of 32 bits can reach."""

    name = "Dolphin"
    dll32 = "dolapi.dll"
    types: ClassVar = {
        "DolAccess_Command": (ctypes.c_wchar_p, ctypes.c_int, ctypes.c_int),
        "DolAccess_Action": (ctypes.c_int,),
    }
    _SPEAKS = (1, 4, 8)
    _SPEAK, _SILENCE = 1, 141

    def _runs(self, lib: Any) -> bool:
        return lib.DolAccess_GetSystem() in self._SPEAKS

    def _say(self, lib: Any, text: str) -> None:
        # Without this question it takes no text; if it is gone, `DolAccess_Command` says nothing.
        self._require(self._runs(lib), "not running")
        lib.DolAccess_Command(text, 2 * len(text) + 2, self._SPEAK)

    def _hush(self, lib: Any) -> None:
        lib.DolAccess_Action(self._SILENCE)


class PCTalker(DllReader):
    """PC-Talker, Japanese. It takes code page 932; other characters become question marks."""

    name = "PC-Talker"
    dll32, dll64, cdll = "PCTKUSR.dll", "PCTKUSR64.dll", True
    types: ClassVar = {"PCTKPRead": (ctypes.c_char_p, ctypes.c_int, ctypes.c_int)}

    def _runs(self, lib: Any) -> bool:
        return bool(lib.PCTKStatus())

    def _say(self, lib: Any, text: str) -> None:
        lib.PCTKPRead(text.encode("cp932", "replace"), 0, 1)

    def _hush(self, lib: Any) -> None:
        lib.PCTKVReset()


# ------------------------------------------------------------------ with an output class


class OutputReader(ScreenReader):
    """A screen reader with an output class of accessible_output2."""

    module: ClassVar[str]
    """Its module in accessible_output2.outputs."""

    def braille(self, text: str) -> None:
        self._open().braille(text)

    def _load_own(self) -> Any:
        module = importlib.import_module(f"accessible_output2.outputs.{self.module}")
        # It prints when it is built. Redirecting sys.stdout would lose other threads' lines.
        module.print = lambda *_: None  # type: ignore[attr-defined]
        return module.output_class()

    def _runs(self, lib: Any) -> bool:
        return bool(lib.is_active())

    def _say(self, lib: Any, text: str) -> None:
        lib.speak(text, interrupt=False)

    def _hush(self, lib: Any) -> None:
        lib.silence()


class VoiceOver(OutputReader):
    """VoiceOver, through AppleScript. Its `speak` ignores `interrupt`."""

    name = "VoiceOver"
    module = "voiceover"
    _allowed = False

    def prepare(self) -> None:
        """Silence VoiceOver once, so that macOS asks the player now if it must. Raises Unable."""
        output = self._open()
        if not self._allowed and self._runs(output):
            self._hush(output)
            self._allowed = True


class ComReader(OutputReader):
    """A screen reader of Windows with a COM object, which needs a thread initialised for COM."""

    program: ClassVar[str]
    """The program that runs if the screen reader does."""

    def __init__(
        self,
        load: Callable[[], Any] | None = None,
        *,
        programs: Callable[[], frozenset[str]] | None = None,
    ) -> None:
        super().__init__(load)
        self._programs = programs or running_programs

    def prepare(self) -> None:
        # Asked first because the question takes 2 ms, and importing win32com up to 4.6 s.
        if self.program not in self._programs():
            raise Unable(f"{self.name} is not running.")
        super().prepare()

    def _load_own(self) -> Any:
        importlib.import_module("pythoncom").CoInitialize()
        return super()._load_own()


class JAWS(ComReader):
    """JAWS. accessible_output2 has no `silence` for it, but its COM object has `StopSpeech`."""

    name = "JAWS"
    module = "jaws"
    program = "jfw.exe"

    def speak(self, text: str, interrupt: bool) -> None:
        output = self._open()
        if interrupt:
            self._hush(output)
        # It returns False if JAWS is not running.
        self._require(output.object.SayString(text, interrupt), False)

    def _hush(self, lib: Any) -> None:
        lib.object.StopSpeech()


class WindowEyes(ComReader):
    """Window-Eyes, no longer sold."""

    name = "Window-Eyes"
    module = "window_eyes"
    program = "wineyes.exe"


WINDOWS = (NVDA, JAWS, SystemAccess, ZDSR, WindowEyes, Dolphin, PCTalker)


def running_programs() -> frozenset[str]:
    """The names of running programs, such as "jfw.exe"; empty where that cannot be asked.

    https://learn.microsoft.com/windows/win32/toolhelp/taking-a-snapshot-and-viewing-processes
    """
    found: set[str] = set()
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateToolhelp32Snapshot.restype = ctypes.c_void_p
        kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
        for function in (kernel.Process32FirstW, kernel.Process32NextW):
            function.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
        snapshot = kernel.CreateToolhelp32Snapshot(_ALL_PROCESSES, 0)
        entry = _Process(size=ctypes.sizeof(_Process))
        more = kernel.Process32FirstW(snapshot, ctypes.byref(entry))
        while more:
            found.add(str(entry.file).lower())
            more = kernel.Process32NextW(snapshot, ctypes.byref(entry))
        kernel.CloseHandle(snapshot)
    return frozenset(found)


class _Process(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_uint32),
        ("usage", ctypes.c_uint32),
        ("number", ctypes.c_uint32),
        ("heap", ctypes.c_size_t),
        ("module", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("parent", ctypes.c_uint32),
        ("priority", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("file", ctypes.c_wchar * 260),
    )
