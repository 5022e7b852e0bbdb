"""The system's own voice through pyttsx3: SAPI 5 on Windows, NSSpeechSynthesizer on macOS."""

from __future__ import annotations

import importlib
import sys
import time
from typing import TYPE_CHECKING, Any

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Progress, Unable, VoiceSettings

if TYPE_CHECKING:
    from collections.abc import Callable

_STOP = 0.2  # s to wait for the driver's own word that it has stopped


class Native:
    """pyttsx3 in its external-loop mode: `progress` turns the loop, nothing blocks.

    pyttsx3 believes itself busy until the system's end event arrives. Where it does not (a stop
    on either system may send none, and macOS sends it to a run loop that we turn), the voice is
    freed after a time longer than any utterance of that length, so that it never falls dumb.
    """

    rung = "native"
    own_voice = True

    def __init__(
        self,
        settings: VoiceSettings | None = None,
        lang: str = "en",
        *,
        driver: str = "",
        make: Callable[[str], Any] | None = None,
        turn: Callable[[], object] | None = None,
    ) -> None:
        """`lang` is the tag of the language to be read; the system's own choice of voice stays
        where it reads that language, or where none does. `driver` is "sapi5" or "nsss", by
        default the system's; `make(driver)` an engine.

        `turn` lets the system deliver its events; by default what the driver needs.
        """
        self._driver = driver or ("nsss" if sys.platform == "darwin" else "sapi5")
        self.name = "NSSpeechSynthesizer" if self._driver == "nsss" else "SAPI 5"
        self._settings = settings or VoiceSettings()
        self._lang = lang
        self._make = make or _engine
        self._turn = turn or (_turn_run_loop if self._driver == "nsss" else _no_turn)
        self._engine: Any = None
        self._until = 0.0
        self._busy = False
        self._error = ""
        self._text = ""

    def probe(self) -> None:
        """Raises Unable when the system has no voice."""
        try:
            self._open()
        except Exception as error:
            raise Unable(f"{self.name} is not there: {error}.") from error

    def speak(self, text: str, interrupt: bool) -> None:
        """Start `text`. Raises Unable when the driver refuses it."""
        engine = self._open()
        if interrupt or self._busy:
            self.silence()
        self._error = ""
        engine.setProperty("rate", self._settings.rate)
        engine.setProperty("volume", self._settings.volume)
        # SAPI takes a text that begins with "<" for XML.
        engine.say(text.replace("<", " "))
        engine.iterate()
        if self._error:
            raise Unable(f"{self.name} refused: {self._error}.")
        self._text, self._busy = text, True
        slowest = 0.25 * 200 / max(self._settings.rate, 80)  # s for a letter
        self._until = time.monotonic() + 5.0 + slowest * len(text)

    def silence(self) -> None:
        """Stop at once."""
        self._text = ""
        self._busy = False
        if self._engine is None:
            return
        self._engine.stop()
        until = time.monotonic() + _STOP
        while self._engine.isBusy() and time.monotonic() < until:
            self._pump()
            time.sleep(0.01)
        if self._engine.isBusy():
            self._engine.proxy.setBusy(False)

    def braille(self, text: str) -> None:
        """A voice has no braille."""

    def progress(self) -> Progress:
        """Turn the driver's loop once and look."""
        if not self._busy:
            return Progress(False)
        self._pump()
        if self._error:
            self._busy = False
            return Progress(False, (self._text,), f"{self.name} failed: {self._error}.")
        if self._engine.isBusy() and time.monotonic() < self._until:
            return Progress(True)
        if self._engine.isBusy():
            self._engine.proxy.setBusy(False)
        self._busy = False
        return Progress(False)

    def close(self) -> None:
        """Let the engine go; the next call makes another."""
        engine, self._engine = self._engine, None
        self._busy = False
        if engine is not None:
            engine.stop()
            engine.endLoop()

    def _pump(self) -> None:
        self._turn()
        self._engine.iterate()

    def _open(self) -> Any:
        if self._engine is None:
            engine = self._make(self._driver)
            engine.connect("error", self._note_error)
            engine.startLoop(False)
            engine.iterate()
            self._choose_voice(engine)
            self._engine = engine
        return self._engine

    def _choose_voice(self, engine: Any) -> None:
        """The first voice of the language, unless the one in force is of it."""
        try:
            voices = list(engine.getProperty("voices") or ())
            now = engine.getProperty("voice")
        except Exception:
            return
        fitting = [voice.id for voice in voices if self._reads(voice)]
        if fitting and now not in fitting:
            engine.setProperty("voice", fitting[0])

    def _reads(self, voice: Any) -> bool:
        """Whether a voice names our language: pyttsx3 has tags, "de_DE" or "en-US"."""
        tags = getattr(voice, "languages", None) or ()
        return any(_primary(str(tag)) == _primary(self._lang) for tag in tags)

    def _note_error(self, name: object, exception: BaseException) -> None:  # noqa: ARG002
        self._error = error_text(exception)


def _primary(tag: str) -> str:
    """The language of a tag: "de" of "de_DE" and of "de-CH"."""
    return tag.replace("_", "-").split("-")[0].lower()


def _engine(driver: str) -> Any:
    # Not `pyttsx3.init`, which hands out the same, perhaps broken, engine again.
    return importlib.import_module("pyttsx3.engine").Engine(driver)


def _no_turn() -> None:
    """SAPI 5's driver pumps its messages itself."""


def _turn_run_loop() -> None:
    foundation = importlib.import_module("Foundation")
    now = foundation.NSDate.dateWithTimeIntervalSinceNow_(0.005)
    foundation.NSRunLoop.currentRunLoop().runUntilDate_(now)
