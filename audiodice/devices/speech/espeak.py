"""The espeak-ng library of the wheel `espeakng-loader`, called through ctypes."""

from __future__ import annotations

import atexit
import ctypes
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable, primary

if TYPE_CHECKING:
    from collections.abc import Callable

_SYNCHRONOUS = 2  # samples come back by a callback before espeak_Synth returns
_DONT_EXIT = 0x8000  # without it a missing data folder ends the program
_UTF8 = 1
_END_PAUSE = 0x1000
_RATE, _VOLUME, _PITCH = 1, 2, 3
_LONGEST_PATH = 120  # bytes: espeak-ng cuts paths off at 160, with the names it appends

_SAMPLES = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
)
# Its plain "en" is British; Mandarin, in Chinese letters of either kind, has a code of its own.
_VOICES = {"en": "en-us", "zh": "cmn"}
# Some voices are faster at the same rate: seven dice take 1.5 s in English, 1.2 s in French, 2.0 s
# in Polish.
_PACES = {"fr": 0.8, "ja": 0.9, "pl": 1.2, "cmn": 0.8}
LOUDNESS = -22.0  # LUFS of every speaker at volume 1.0, heard in both ears
# Measured at rate 220 and pitch 50 by BS.1770: each speaker in English, and how much louder a
# language is than that.
_SPEAKERS = {
    "": -18.1,
    "max": -19.4,
    "edward": -17.1,
    "linda": -14.8,
    "belinda": -14.9,
    "steph": -17.5,
    "klatt": -24.9,
}
_LANGUAGES = {
    "de": -0.7, "fr": -1.7, "ja": 0.6, "es": -0.8, "pt": -0.5, "it": -1.1, "pl": -1.6, "ru": -0.9,
    "tr": 0.4, "nl": -0.8, "cmn": 1.4,
}  # fmt: skip
# Where a speaker is more than 1.5 dB louder in a language than both figures together say, or has
# peaks that would be clipped.
_TOGETHER = {
    ("cmn", "belinda"): -3.5, ("cmn", "klatt"): -1.5, ("ru", "belinda"): -2.0,
    ("ru", "linda"): -1.6, ("ru", "klatt"): 2.0, ("pl", "klatt"): 0.8,
}  # fmt: skip
_LOUDEST = 200  # of espeak-ng's parameter, whose 100 is its default; samples grow in proportion
# Faster than this, espeak-ng swallows sounds. What it speaks at this rate is understood better
# once it is compressed to the same length (docs/performance.md).
_FASTEST = 360


class Espeak:
    """A synthesiser. The library has global state, so a program should have only one."""

    def __init__(
        self, library: Path | None = None, data: Path | None = None, *, compresses: bool = True
    ) -> None:
        """Load the library. Raises Unable if it or its data is missing or cannot be used.

        `compresses`: very fast speech is compressed by libsonic, if the library offers it.
        """
        self._samples = bytearray()
        self._pace = self._gain = 1.0
        self._callback = _SAMPLES(self._collect)  # kept: the library holds only its address
        self._lib = load_library(library)
        self._closer = _libsonic(self._lib) if compresses else None
        self.rate = self._start(data or data_folder())
        """Samples a second."""
        self._lib.espeak_SetSynthCallback(self._callback)

    def select(self, lang: str, variant: str = "") -> str:
        """Choose the voice for a language tag such as "fr" or "pt-BR"; returns the voice's name.

        The English voice reads an unknown language. `variant` is one of espeak-ng's speakers, a
        file in its folder `voices/!v`; an unknown one has no effect.
        """
        speaker = f"+{variant}" if variant else ""
        tag, language = lang.replace("_", "-").lower(), primary(lang)
        for chosen in (_VOICES.get(tag, tag), _VOICES.get(language, language), _VOICES["en"]):
            if self._lib.espeak_SetVoiceByName((chosen + speaker).encode()) == 0:
                spoken = chosen.split("-")[0]
                self._pace = _PACES.get(spoken, 1.0)
                level = _SPEAKERS.get(variant, _SPEAKERS[""]) + _LANGUAGES.get(spoken, 0.0)
                level += _TOGETHER.get((spoken, variant), 0.0)
                self._gain = 10 ** ((LOUDNESS - level) / 20)
                return chosen
        raise Unable("espeak-ng has no voice.")

    def render(
        self, text: str, *, rate: int, pitch: int, volume: float, pause: bool = False
    ) -> bytes:
        """The samples of `text`: mono, 16 bits; with `pause`, a sentence's pause at the end.

        `rate` is in English words a minute (80–450), and about as fast in every language;
        `pitch` 0–99, `volume` 0.0–1.0: at 1.0 every speaker has the same loudness. One second of
        speech takes 2 ms. Raises RuntimeError if espeak-ng reports an error.
        """
        wanted = min(max(rate * self._pace, 80), 450)
        spoken = min(wanted, _FASTEST) if self._closer else wanted
        self._lib.espeak_SetParameter(_RATE, round(spoken), 0)
        self._lib.espeak_SetParameter(_PITCH, min(max(pitch, 0), 99), 0)
        loud = round(min(max(volume, 0.0), 1.0) * 100 * self._gain)
        self._lib.espeak_SetParameter(_VOLUME, min(loud, _LOUDEST), 0)
        self._samples.clear()
        data = text.replace("\0", " ").encode("utf-8", "replace") + b"\0"
        flags = _UTF8 | (_END_PAUSE if pause else 0)
        result = self._lib.espeak_Synth(data, len(data), 0, 1, 0, flags, None, None)
        if result != 0:
            raise RuntimeError(f"espeak-ng returned error {result}")
        return self._compressed(bytes(self._samples), wanted / spoken)

    def _compressed(self, samples: bytes, speed: float) -> bytes:
        """The same speech at the same pitch, `speed` times as fast, by libsonic."""
        if speed == 1.0 or not samples or self._closer is None:
            return samples
        # Longer than any result, for libsonic writes it back there without asking how long it is.
        buffer = ctypes.create_string_buffer(samples, 2 * len(samples))
        count = self._closer(buffer, len(samples) // 2, speed, 1.0, 1.0, 1.0, 0, self.rate, 1)
        return buffer.raw[: 2 * count]

    def _collect(self, samples: ctypes._Pointer[ctypes.c_short], count: int, _: object) -> int:
        if samples and count > 0:
            self._samples += ctypes.string_at(samples, count * 2)
        return 0

    def _start(self, data: Path) -> int:
        rate = self._lib.espeak_Initialize(_SYNCHRONOUS, 0, narrow_path(data), _DONT_EXIT)
        if rate <= 0:
            raise Unable(f"espeak-ng cannot use its data in {data}.")
        return int(rate)


def load_library(path: Path | None = None) -> ctypes.CDLL:
    """The library at `path`, or the one in the wheel. Raises Unable."""
    try:
        import espeakng_loader

        lib = ctypes.CDLL(str(path or espeakng_loader.get_library_path()))
    except (ImportError, OSError, RuntimeError) as error:
        raise Unable(f"The espeak-ng library cannot be loaded: {error_text(error)}.") from error
    lib.espeak_Initialize.argtypes = (ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_int)
    lib.espeak_SetVoiceByName.argtypes = (ctypes.c_char_p,)
    lib.espeak_Synth.argtypes = (
        ctypes.c_char_p,
        ctypes.c_size_t,
        ctypes.c_uint,
        ctypes.c_int,
        ctypes.c_uint,
        ctypes.c_uint,
        ctypes.c_void_p,
        ctypes.c_void_p,
    )
    return lib


def _libsonic(lib: ctypes.CDLL) -> Callable[..., int] | None:
    """The function of libsonic that compresses samples in their place; None if it is not offered.

    espeak-ng is built with libsonic, and the libraries for Linux and macOS let others call it; the
    one for Windows does not.
    """
    try:
        function = lib.sonicChangeShortSpeed
    except AttributeError:
        return None
    real, whole = ctypes.c_float, ctypes.c_int
    function.argtypes = (ctypes.c_void_p, whole, real, real, real, real, whole, whole, whole)
    function.restype = whole
    found: Callable[..., int] = function
    return found


def data_folder() -> Path:
    """The voices in the wheel. Raises Unable if they are missing."""
    try:
        import espeakng_loader

        return Path(espeakng_loader.get_data_path())
    except (ImportError, RuntimeError) as error:
        raise Unable(f"The espeak-ng voices are missing: {error_text(error)}.") from error


def narrow_path(data: Path) -> bytes:
    """The path of `data` as espeak-ng needs it: bytes, and short. Raises Unable.

    On Windows espeak-ng opens files in the system's code page, in which short (8.3) names can
    always be written. On other systems a long path is replaced by a link until the program ends.
    """
    if sys.platform == "win32":
        short = ctypes.create_unicode_buffer(1024)
        found = ctypes.windll.kernel32.GetShortPathNameW(str(data), short, len(short))
        try:
            return (short.value if found else str(data)).encode("mbcs", "strict")
        except UnicodeEncodeError as error:
            raise Unable(f"espeak-ng cannot open the folder {data}.") from error
    path = os.fsencode(data)
    if len(path) > _LONGEST_PATH:
        folder = tempfile.mkdtemp(prefix="audiodice-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        link = Path(folder) / "espeak-ng-data"
        link.symlink_to(data, target_is_directory=True)
        path = os.fsencode(link)
    return path
