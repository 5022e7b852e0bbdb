"""The system's own voice through pyttsx3: SAPI 5 on Windows, NSSpeechSynthesizer on macOS."""

from __future__ import annotations

import importlib
import locale
import re
import sys
import time
from typing import TYPE_CHECKING, Any

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import (
    Backend,
    Progress,
    Unable,
    VoiceSettings,
    primary,
    voice_tag,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

_HEX = re.compile(r"\b[0-9A-Fa-f]+\b")
_STOP = 0.2  # s to wait until the driver reports that it has stopped


class Native(Backend):
    """pyttsx3, with `progress` running its loop, so that nothing blocks.

    pyttsx3 counts as busy until the system reports the end of a text. That report may not come:
    after a stop both systems may send none, and macOS sends it to a run loop that we have to run.
    So the voice counts as free after a time in which any text of that length would end.
    """

    rung = "native"
    own_voice = True
    uses_settings = True

    def __init__(
        self,
        settings: VoiceSettings | None = None,
        lang: str = "en",
        *,
        driver: str,
    ) -> None:
        """`lang` is the tag of the language to read; `driver` is "sapi5" or "nsss".

        The system's voice is used if it reads that language, or if no voice does.
        """
        self._driver = driver
        self.name = "NSSpeechSynthesizer" if self._driver == "nsss" else "SAPI 5"
        self._settings = settings or VoiceSettings()
        self._lang = lang
        self._engine: Any = None  # pyttsx3's
        self._until = 0.0
        self._busy = False
        self._error = ""
        self._text = ""

    def prepare(self) -> None:
        try:
            self._open()
        except Exception as error:
            raise Unable(f"{self.name} is not there: {error_text(error)}.") from error

    def probe(self) -> None:
        self.prepare()

    def speak(self, text: str, interrupt: bool) -> None:
        """Start `text`. Raises Unable if the driver refuses it."""
        engine = self._open()
        if interrupt or self._busy:
            self.silence()
        self._error = ""
        engine.setProperty("rate", self._settings.rate)
        engine.setProperty("volume", self._settings.volume * self._settings.level)
        engine.say(self._plain(text))
        engine.iterate()
        if self._error:
            raise Unable(f"{self.name} refused: {self._error}.")
        self._text, self._busy = text, True
        slowest = 0.25 * 200 / max(self._settings.rate, 80)  # seconds for a letter
        self._until = time.monotonic() + 5.0 + slowest * len(text)

    def _plain(self, text: str) -> str:
        """Remove the commands that the driver would obey instead of reading them."""
        if self._driver == "nsss":
            return text.replace("[[", "[ [")  # begins a command of NSSpeechSynthesizer
        return text.replace("<", " ")  # SAPI reads a text that begins with it as XML

    def silence(self) -> None:
        self._text = ""
        self._busy = False
        engine = self._engine
        if engine is None:
            return
        engine.stop()
        until = time.monotonic() + _STOP
        while engine.isBusy() and time.monotonic() < until:
            self._pump(engine)
            time.sleep(0.01)
        if engine.isBusy():
            engine.proxy.setBusy(False)

    def progress(self) -> Progress:
        """Run the driver's loop once, and see whether it is busy."""
        engine = self._engine
        if engine is None or not self._busy:
            return Progress(False)
        self._pump(engine)
        if self._error:
            self._busy = False
            return Progress(False, (self._text,), f"{self.name} failed: {self._error}.")
        if engine.isBusy() and time.monotonic() < self._until:
            return Progress(True)
        if engine.isBusy():
            engine.proxy.setBusy(False)
        self._busy = False
        return Progress(False)

    def close(self) -> None:
        engine, self._engine = self._engine, None
        self._busy = False
        if engine is not None:
            engine.stop()
            engine.endLoop()

    def _pump(self, engine: Any) -> None:
        if self._driver == "nsss":  # SAPI 5's driver pumps its messages itself
            foundation = importlib.import_module("Foundation")
            soon = foundation.NSDate.dateWithTimeIntervalSinceNow_(0.005)
            foundation.NSRunLoop.currentRunLoop().runUntilDate_(soon)
        engine.iterate()

    def _open(self) -> Any:
        if self._engine is None:
            if self._driver == "sapi5" and sys.platform == "win32":
                importlib.import_module("pythoncom").CoInitialize()  # of this thread
            # Not `pyttsx3.init`, which would return the same engine again, even if it is broken.
            engine = importlib.import_module("pyttsx3.engine").Engine(self._driver)
            engine.connect("error", self._note_error)
            engine.startLoop(False)
            engine.iterate()
            self._choose_voice(engine)
            self._engine = engine
        return self._engine

    def _choose_voice(self, engine: Any) -> None:
        """Choose a voice of the language, unless the current one reads it.

        A voice of the same region comes first: Portuguese of Brazil, Mandarin rather than
        Cantonese.
        """
        try:
            voices = _voices(engine)
            now = engine.getProperty("voice")
        except Exception:
            return
        lang = primary(self._lang)
        fitting = [name for name, tags in voices if lang in map(primary, map(str, tags))]
        if fitting and now not in fitting:
            wanted = voice_tag(self._lang)
            same = [name for name, tags in voices if wanted in map(voice_tag, map(str, tags))]
            engine.setProperty("voice", (same or fitting)[0])

    def _note_error(self, name: object, exception: BaseException) -> None:  # noqa: ARG002
        self._error = error_text(exception)


def _voices(engine: Any) -> list[tuple[str, Sequence[object]]]:
    """The id of each of the system's voices, and the tags of its languages.

    SAPI gives the languages of a voice as numbers with semicolons ("409;9"), which stop pyttsx3.
    """
    sapi: Any = getattr(getattr(engine.proxy, "_driver", None), "_tts", None)
    if sapi is None:
        voices = engine.getProperty("voices") or ()
        return [(voice.id, getattr(voice, "languages", None) or ()) for voice in voices]
    return [(token.Id, tags_of(token.GetAttribute("Language"))) for token in sapi.GetVoices()]


def tags_of(numbers: str) -> list[str]:
    """The tags of language numbers of Windows: "en-US" for "409", also in "409;9".

    >>> tags_of("407;7"), tags_of("nonsense")
    (['de-DE'], [])
    """
    known = (locale.windows_locale.get(int(n, 16)) for n in _HEX.findall(numbers or ""))
    return [tag.replace("_", "-") for tag in known if tag]
