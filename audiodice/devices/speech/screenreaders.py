"""Screen readers with an output class of accessible_output2.

Windows screen readers that have a DLL are in `dll_readers.py`.

The class `Auto` has no `silence`, shows no braille, and counts every call that returns as spoken.
The adapters here ask the screen reader itself whether it took the text, if that is possible.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.dll_readers import NVDA, ZDSR, Dolphin, PCTalker, SystemAccess
from audiodice.devices.speech.reader_dll import running

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.speech.backend import Backend


class ReaderOutput(Protocol):
    """The common part of accessible_output2's output classes.

    Attributes of a single class, a library or a COM object, have no types: its adapter uses `Any`.
    """

    def is_active(self) -> object:
        """Whether the screen reader is running; some return a number."""
        ...

    def speak(self, text: str, interrupt: bool = False) -> object: ...

    def silence(self) -> object: ...

    def braille(self, text: str) -> object: ...


class ScreenReader:
    """One of accessible_output2's outputs, opened by the first call on that call's thread."""

    name: ClassVar[str]
    rung: ClassVar[str] = "screen-reader"
    own_voice: ClassVar[bool] = False
    module: ClassVar[str]
    """Its module in accessible_output2.outputs."""
    program: ClassVar[str] = ""
    """On Windows the program that runs if the screen reader does; "" on other systems.

    Such a screen reader is a COM object, which needs a thread initialised for COM.
    """

    def __init__(
        self,
        make: Callable[[], ReaderOutput] | None = None,
        *,
        programs: Callable[[], frozenset[str]] = running,
    ) -> None:
        """`make` builds the output object; by default accessible_output2's.

        `programs` returns the names of the programs that run.
        """
        self._make = make or self._from_accessible_output2
        self._programs = programs
        self._output: ReaderOutput | None = None

    def prepare(self) -> None:
        # Asked first because the question takes 2 ms, and importing win32com up to 4.6 s.
        if self.program and self.program not in self._programs():
            raise Unable(f"{self.name} is not running.")
        self._open()

    def probe(self) -> None:
        self.prepare()
        if not self._is_active(self._open()):
            raise Unable(f"{self.name} is not running.")

    def speak(self, text: str, interrupt: bool) -> None:
        output = self._open()
        if interrupt:
            self._silence(output)
        self._speak(output, text, interrupt)

    def silence(self) -> None:
        self._silence(self._open())

    def braille(self, text: str) -> None:
        """Show `text`, if accessible_output2 can."""
        self._open().braille(text)

    def close(self) -> None:
        self._output = None

    def _open(self) -> ReaderOutput:
        if self._output is None:
            try:
                self._output = self._make()
            except Exception as error:
                raise Unable(f"{self.name} is not there: {error_text(error)}.") from error
        return self._output

    def _from_accessible_output2(self) -> ReaderOutput:
        if self.program:
            importlib.import_module("pythoncom").CoInitialize()
        module = importlib.import_module(f"accessible_output2.outputs.{self.module}")
        # It prints when it is built. Redirecting sys.stdout would lose other threads' lines.
        module.print = lambda *_: None  # type: ignore[attr-defined]
        output: ReaderOutput = module.output_class()
        return output

    def _is_active(self, output: ReaderOutput) -> bool:
        return bool(output.is_active())

    def _speak(self, output: ReaderOutput, text: str, interrupt: bool) -> None:  # noqa: ARG002
        """Queue `text`; to interrupt, `speak` has cut the speech before."""
        output.speak(text, interrupt=False)

    def _silence(self, output: ReaderOutput) -> None:
        output.silence()

    def _refused(self, code: object) -> Unable:
        return Unable(f"{self.name} did not take the text (answer {code}).")


class JAWS(ScreenReader):
    """JAWS. accessible_output2 has no `silence` for it, but its COM object has `StopSpeech`."""

    name = "JAWS"
    module = "jaws"
    program = "jfw.exe"

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:
        # SayString has a flag to interrupt; it returns False if JAWS is not running.
        if not output.object.SayString(text, interrupt):
            raise self._refused(False)

    def _silence(self, output: Any) -> None:
        output.object.StopSpeech()


class WindowEyes(ScreenReader):
    """Window-Eyes, no longer sold."""

    name = "Window-Eyes"
    module = "window_eyes"
    program = "wineyes.exe"


class VoiceOver(ScreenReader):
    """VoiceOver, through AppleScript. It ignores `interrupt`, so `speak` silences it first."""

    name = "VoiceOver"
    module = "voiceover"
    _allowed = False

    def prepare(self) -> None:
        """Speak nothing once, for which macOS may ask the player's permission. Raises Unable."""
        super().prepare()
        output = self._open()
        if not self._allowed and self._is_active(output):
            self._silence(output)
            self._allowed = True


WINDOWS: tuple[Callable[[], Backend], ...] = (
    NVDA,
    JAWS,
    SystemAccess,
    ZDSR,
    WindowEyes,
    Dolphin,
    PCTalker,
)
