"""Screen readers, each through its own output class of accessible_output2.

Its class `Auto` has no `silence`, shows no braille, and counts every call that returns as spoken.
The adapters here ask the screen reader itself whether it took the text, if that is possible.
"""

from __future__ import annotations

import contextlib
import importlib
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable

if TYPE_CHECKING:
    from collections.abc import Callable


class ReaderOutput(Protocol):
    """What accessible_output2's output classes have in common.

    Attributes of a single class, a library or a COM object, have no types: its adapter uses `Any`.
    """

    def is_active(self) -> object:
        """Whether the screen reader is running; some return a number."""
        ...

    def speak(self, text: str, interrupt: bool = False) -> object:
        """Have `text` spoken."""
        ...

    def silence(self) -> object:
        """Cut its speech; the class for JAWS has no such method."""
        ...

    def braille(self, text: str) -> object:
        """Show `text` on its display."""
        ...


class ScreenReader:
    """One of accessible_output2's outputs, opened by the first call on that call's thread."""

    name: ClassVar[str]
    rung: ClassVar[str] = "screen-reader"
    own_voice: ClassVar[bool] = False
    module: ClassVar[str]
    """Its module in accessible_output2.outputs."""
    com: ClassVar[bool] = False
    """Whether it is a COM object, which needs a thread initialised for COM."""

    def __init__(self, make: Callable[[], ReaderOutput] | None = None) -> None:
        """`make` builds the output object; by default accessible_output2's."""
        self._make = make or self._from_accessible_output2
        self._output: ReaderOutput | None = None

    def probe(self) -> None:
        """Raises Unable if it is not running."""
        if not self._is_active(self._open()):
            raise Unable(f"{self.name} is not running.")

    def speak(self, text: str, interrupt: bool) -> None:
        """Pass `text` on. Raises Unable if the screen reader says that it did not take it."""
        output = self._open()
        if interrupt:
            self._silence(output)
        self._speak(output, text, interrupt)

    def silence(self) -> None:
        """Cut the screen reader's speech."""
        self._silence(self._open())

    def braille(self, text: str) -> None:
        """Show `text`, if accessible_output2 can."""
        self._open().braille(text)

    def close(self) -> None:
        """Release the object; the next call makes a new one."""
        self._output = None

    def _open(self) -> ReaderOutput:
        if self._output is None:
            try:
                self._output = self._make()
            except Exception as error:
                raise Unable(f"{self.name} is not there: {error_text(error)}.") from error
        return self._output

    def _from_accessible_output2(self) -> ReaderOutput:
        if self.com:
            importlib.import_module("pythoncom").CoInitialize()
        module = importlib.import_module(f"accessible_output2.outputs.{self.module}")
        # It prints when it is built. Redirecting sys.stdout would lose other threads' lines.
        module.print = lambda *_: None  # type: ignore[attr-defined]
        output: ReaderOutput = module.output_class()
        return output

    def _is_active(self, output: ReaderOutput) -> bool:
        return bool(output.is_active())

    def _speak(self, output: ReaderOutput, text: str, interrupt: bool) -> None:  # noqa: ARG002
        """Queue `text`; if it interrupts, `speak` has cut the speech before."""
        output.speak(text, interrupt=False)

    def _silence(self, output: ReaderOutput) -> None:
        output.silence()

    def _refused(self, code: object) -> Unable:
        return Unable(f"{self.name} did not take the text (answer {code}).")


class NVDA(ScreenReader):
    """NVDA. Its client library returns 0 for success, which accessible_output2 ignores."""

    name = "NVDA"
    module = "nvda"

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:  # noqa: ARG002
        if (code := output.lib.nvdaController_speakText(text)) != 0:
            raise self._refused(code)


class JAWS(ScreenReader):
    """JAWS. accessible_output2 has no `silence` for it, but its COM object has `StopSpeech`."""

    name = "JAWS"
    module = "jaws"
    com = True

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:
        # SayString has a flag to interrupt; it returns False if JAWS is not running.
        if not output.object.SayString(text, interrupt):
            raise self._refused(False)

    def _silence(self, output: Any) -> None:
        output.object.StopSpeech()


class SystemAccess(ScreenReader):
    """System Access, 32-bit only. accessible_output2 wrongly uses `dll`; the attribute is `lib`."""

    name = "System Access"
    module = "system_access"

    def _is_active(self, output: Any) -> bool:
        return output.lib is not None and bool(output.lib.SA_IsRunning())

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:  # noqa: ARG002
        if not output.lib.SA_SayW(text):
            raise self._refused(False)

    def _silence(self, output: Any) -> None:
        output.lib.SA_StopAudio()


class ZDSR(ScreenReader):
    """ZDSR. Its library returns 0 for success."""

    name = "ZDSR"
    module = "zdsr"

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:
        if not output.is_loaded:
            output.load()
        if (code := output.lib.Speak(text, interrupt)) != 0:
            raise self._refused(code)


class WindowEyes(ScreenReader):
    """Window-Eyes, no longer sold."""

    name = "Window-Eyes"
    module = "window_eyes"
    com = True


class Dolphin(ScreenReader):
    """Dolphin SuperNova, 32-bit only."""

    name = "Dolphin"
    module = "dolphin"

    def _is_active(self, output: Any) -> bool:
        return output.lib is not None and bool(output.is_active())

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:
        # If Dolphin is gone, `speak` does nothing and raises nothing.
        if not output.is_active():
            raise self._refused("not running")
        super()._speak(output, text, interrupt)


class PCTalker(ScreenReader):
    """PC-Talker, Japanese. It takes code page 932; other characters become question marks."""

    name = "PC-Talker"
    module = "pc_talker"


class VoiceOver(ScreenReader):
    """VoiceOver, through AppleScript. It ignores `interrupt`, so `speak` silences it first."""

    name = "VoiceOver"
    module = "voiceover"


class SpeechdModule(ScreenReader):
    """Speech Dispatcher through the `speechd` module, if Python has it.

    `is_active` is True even if the daemon is dead; every call then raises. A new object starts
    the daemon again: the speech thread closes a backend that raised and asks once more.
    """

    name = "Speech Dispatcher"
    module = "speech_dispatcher"

    def __init__(self, lang: str = "en", make: Callable[[], ReaderOutput] | None = None) -> None:
        super().__init__(make)
        self._lang = lang

    def _open(self) -> ReaderOutput:
        if self._output is None:
            output: Any = super()._open()
            client = output._client  # noqa: SLF001
            if client is not None:
                client.set_priority("message")  # the module's "text" cancels the one before
                with contextlib.suppress(Exception):  # its own language is better than silence
                    client.set_language(self._lang)
        return super()._open()

    def close(self) -> None:
        """Close the connection."""
        output: Any = self._output
        self._output = None
        if output is not None and output.is_active():
            with contextlib.suppress(Exception):
                output.close()


WINDOWS: tuple[type[ScreenReader], ...] = (
    NVDA,
    JAWS,
    SystemAccess,
    ZDSR,
    WindowEyes,
    Dolphin,
    PCTalker,
)
