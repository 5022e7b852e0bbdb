"""pyttsx3 on Linux, through a sound file: only for `--speech native`.

On Linux, pyttsx3's `say` keeps only the last of three texts, its `stop` can block for 7 s, and it
plays through `aplay`. Its `save_to_file` works, with the library of the wheel `espeakng-loader`.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import tempfile
import wave
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import (
    Backend,
    Progress,
    Unable,
    VoiceSettings,
    primary,
    require_sound,
)
from audiodice.devices.speech.espeak import data_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.speech.backend import VoiceChannel

_VOICES = {"pt-BR": "pt-br", "zh-Hans": "cmn"}
"""espeak-ng's names of voices that are not called as their language is."""


class NativeFile(Backend):
    """Renders a text to a file and plays it on the mixer's voice channel."""

    name = "pyttsx3 espeak"
    rung = "native"
    own_voice = True
    uses_settings = True

    def __init__(
        self,
        mixer: VoiceChannel,
        lang: str = "en",
        settings: VoiceSettings | None = None,
        *,
        make: Callable[[], Any] | None = None,
        reading: Callable[[str], str] = str,
    ) -> None:
        """`make` builds a pyttsx3 engine; nothing is loaded before the first call.

        `reading` turns a text into one that espeak-ng can read, because it cannot read kanji.
        """
        self._mixer = mixer
        self._lang = lang
        self._settings = settings or VoiceSettings()
        self._make = make or self._make_engine
        self._reading = reading
        self._engine: Any = None
        self._text = ""

    def probe(self) -> None:
        require_sound(self._mixer)
        self._open()

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt or self._text:
            self.silence()
        samples, rate = self._render(self._reading(text))
        if not self._mixer.voice(samples, rate) or not self._mixer.voice_busy():
            raise Unable(self._mixer.why or "The mixer refused the voice.")
        self._text = text

    def silence(self) -> None:
        self._text = ""
        self._mixer.voice_stop()

    def progress(self) -> Progress:
        busy = self._mixer.voice_busy()  # also notices a lost device
        if self._text and not self._mixer.available:
            lost, self._text = self._text, ""
            return Progress(False, (lost,), self._mixer.why)
        if not busy:
            self._text = ""
        return Progress(bool(self._text))

    def close(self) -> None:
        self.silence()
        self._engine = None

    def _render(self, text: str) -> tuple[bytes, int]:
        """The samples of `text`, and how many a second. If the file is empty, tries once more."""
        engine = self._open()
        with tempfile.TemporaryDirectory(prefix="audiodice-") as folder:
            path = Path(folder) / "speech.wav"
            for _ in range(2):
                engine.setProperty("rate", self._settings.rate)
                engine.setProperty("volume", self._settings.volume)
                engine.setProperty("pitch", self._settings.pitch)
                engine.setProperty("voice", _VOICES.get(self._lang) or primary(self._lang))
                engine.save_to_file(text, str(path))
                engine.runAndWait()
                if path.is_file() and path.stat().st_size > 0:
                    with wave.open(str(path), "rb") as file:
                        samples, rate = file.readframes(file.getnframes()), file.getframerate()
                    if samples:
                        return samples, rate
        self._engine = None
        raise Unable("pyttsx3 wrote an empty file.")

    def _open(self) -> Any:
        if self._engine is None:
            try:
                self._engine = self._make()
            except Exception as error:
                raise Unable(f"pyttsx3 cannot start: {error_text(error)}.") from error
        return self._engine

    def _make_engine(self) -> Any:
        loader = importlib.import_module("espeakng_loader")
        # Its soname is libespeak-ng.so.1: once it is loaded, pyttsx3 finds it by that name.
        ctypes.CDLL(loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
        os.environ.setdefault("ESPEAK_DATA_PATH", str(data_folder()))
        driver = importlib.import_module("pyttsx3.drivers.espeak")
        driver.print = lambda *_: None  # type: ignore[attr-defined]  # "Audio saved to …"
        return importlib.import_module("pyttsx3.engine").Engine("espeak")
