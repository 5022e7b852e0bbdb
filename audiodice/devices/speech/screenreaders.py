"""Screen readers, by accessible_output2's output classes taken one by one.

Not its `Auto`, which has no `silence`, never brailles, and takes returning for speaking. Each
adapter asks the screen reader itself whether it took the text, where it can be asked.
"""

from __future__ import annotations

import contextlib
import importlib
from typing import TYPE_CHECKING, Any, ClassVar

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable

if TYPE_CHECKING:
    from collections.abc import Callable


class ScreenReader:
    """One of accessible_output2's outputs, opened by the first call on that call's thread."""

    name: ClassVar[str] = ""
    rung: ClassVar[str] = "screen-reader"
    own_voice: ClassVar[bool] = False
    module: ClassVar[str] = ""
    """The module under accessible_output2.outputs."""
    com: ClassVar[bool] = False
    """It is a COM object, which its thread must have been made ready for."""

    def __init__(self, make: Callable[[], Any] | None = None) -> None:
        """`make` builds the output object; by default accessible_output2's."""
        self._make = make or self._from_accessible_output2
        self._output: Any = None

    def probe(self) -> None:
        """Ask whether it runs. Raises Unable."""
        if not self._is_active(self._open()):
            raise Unable(f"{self.name} is not running.")

    def speak(self, text: str, interrupt: bool) -> None:
        """Hand over `text`. Raises Unable when the screen reader says that it did not take it."""
        output = self._open()
        if interrupt:
            self._silence(output)
        self._speak(output, text, interrupt)

    def silence(self) -> None:
        """Cut the screen reader's speech."""
        self._silence(self._open())

    def braille(self, text: str) -> None:
        """Show `text`, where accessible_output2 knows how."""
        self._open().braille(text)

    def close(self) -> None:
        """Let the object go; the next call makes another."""
        self._output = None

    def _open(self) -> Any:
        if self._output is None:
            try:
                self._output = self._make()
            except Exception as error:
                raise Unable(f"{self.name} is not there: {error_text(error)}.") from error
        return self._output

    def _from_accessible_output2(self) -> Any:
        if self.com:
            importlib.import_module("pythoncom").CoInitialize()
        module = importlib.import_module(f"accessible_output2.outputs.{self.module}")
        # It prints when built. Redirecting sys.stdout would swallow other threads' lines.
        module.print = lambda *_: None  # type: ignore[attr-defined]
        return module.output_class()

    def _is_active(self, output: Any) -> bool:
        return bool(output.is_active())

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:  # noqa: ARG002
        """Speak after what is sounding; `speak` has silenced it for an interruption."""
        output.speak(text, interrupt=False)

    def _silence(self, output: Any) -> None:
        output.silence()

    def _refused(self, code: object) -> Unable:
        return Unable(f"{self.name} did not take the text (answer {code}).")


class NVDA(ScreenReader):
    """NVDA; its client library answers 0 for success, which accessible_output2 ignores."""

    name = "NVDA"
    module = "nvda"

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:  # noqa: ARG002
        if (code := output.lib.nvdaController_speakText(text)) != 0:
            raise self._refused(code)


class JAWS(ScreenReader):
    """JAWS; accessible_output2 has no `silence` for it, its COM object has `StopSpeech`."""

    name = "JAWS"
    module = "jaws"
    com = True

    def _speak(self, output: Any, text: str, interrupt: bool) -> None:
        # SayString's own flag flushes; it answers False when JAWS does not run.
        if not output.object.SayString(text, interrupt):
            raise self._refused(False)

    def _silence(self, output: Any) -> None:
        output.object.StopSpeech()


class SystemAccess(ScreenReader):
    """System Access, 32-bit only; accessible_output2 looks for `dll` where it has `lib`."""

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
    """ZDSR; its library answers 0 for success."""

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
        # `speak` does nothing, and says nothing, when Dolphin has gone.
        if not output.is_active():
            raise self._refused("not running")
        super()._speak(output, text, interrupt)


class PCTalker(ScreenReader):
    """PC-Talker, Japanese; it speaks code page 932, so other signs become question marks."""

    name = "PC-Talker"
    module = "pc_talker"


class VoiceOver(ScreenReader):
    """VoiceOver, by AppleScript; it ignores `interrupt`, so `speak` silences it first."""

    name = "VoiceOver"
    module = "voiceover"


class SpeechdModule(ScreenReader):
    """Speech Dispatcher by the `speechd` module, where Python has it.

    `is_active` says True for a daemon that is dead and every call then raises; a new object
    starts the daemon again, which the speech thread's one rebuilding does.
    """

    name = "Speech Dispatcher"
    module = "speech_dispatcher"

    def __init__(self, lang: str = "en", make: Callable[[], Any] | None = None) -> None:
        super().__init__(make)
        self._lang = lang

    def _open(self) -> Any:
        if self._output is None:
            output = super()._open()
            client = output._client  # noqa: SLF001
            if client is not None:
                client.set_priority("message")  # the module's "text" cancels the one before
                with contextlib.suppress(Exception):  # its own language is better than silence
                    client.set_language(self._lang)
        return self._output

    def close(self) -> None:
        """Hang up."""
        output, self._output = self._output, None
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
