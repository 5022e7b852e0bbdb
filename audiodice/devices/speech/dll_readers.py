"""Windows screen readers with a DLL: NVDA, ZDSR, System Access and others.

Each DLL tells whether its reader runs and whether it took a text. accessible_output2 does not ask.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, ClassVar

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.reader_dll import open_dll

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class DllReader:
    """A screen reader with a DLL. The first call opens the DLL."""

    name: ClassVar[str]
    rung: ClassVar[str] = "screen-reader"
    own_voice: ClassVar[bool] = False
    dll32: ClassVar[str]
    dll64: ClassVar[str | None] = None
    cdll: ClassVar[bool] = False
    """Whether the DLL has C's calling convention rather than that of Windows."""
    types: ClassVar[dict[str, Sequence[Any]]] = {}
    """The types of the arguments of its functions that take a text."""

    def __init__(self, load: Callable[[], Any] | None = None) -> None:
        """`load` returns the DLL; by default accessible_output2's file."""
        self._load = load or (lambda: open_dll(self.dll32, self.dll64, cdll=self.cdll))
        self._lib: Any = None

    def prepare(self) -> None:
        self._open()

    def probe(self) -> None:
        if not self._runs(self._open()):
            raise Unable(f"{self.name} is not running.")

    def speak(self, text: str, interrupt: bool) -> None:
        lib = self._open()
        if interrupt:
            self._hush(lib)
        self._say(lib, text)

    def silence(self) -> None:
        self._hush(self._open())

    def braille(self, text: str) -> None:
        """Do nothing: its DLL has no braille."""

    def close(self) -> None:
        self._lib = None

    def _open(self) -> Any:
        if self._lib is None:
            try:
                lib = self._load()
                for function, arguments in self.types.items():
                    getattr(lib, function).argtypes = arguments
            except Exception as error:
                raise Unable(f"{self.name} is not there: {error_text(error)}.") from error
            self._greet(lib)
            self._lib = lib
        return self._lib

    def _taken(self, taken: object, answer: object) -> None:
        if not taken:
            raise Unable(f"{self.name} did not take the text (answer {answer}).")

    # What each does in its own way

    def _greet(self, lib: Any) -> None: ...

    def _runs(self, lib: Any) -> bool:
        raise NotImplementedError

    def _say(self, lib: Any, text: str) -> None:
        raise NotImplementedError

    def _hush(self, lib: Any) -> None:
        raise NotImplementedError


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
        self._taken(code == 0, code)

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
        self._taken(answer, answer)

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

    def _greet(self, lib: Any) -> None:
        lib.InitTTS(0, "")

    def _runs(self, lib: Any) -> bool:
        return bool(lib.GetSpeakState() != 2)

    def _say(self, lib: Any, text: str) -> None:
        code = lib.Speak(text, 0)
        self._taken(code == 0, code)

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
        self._taken(self._runs(lib), "not running")
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
