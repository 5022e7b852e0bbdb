"""The phonemes of the embedded voice for a text."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator

from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.storage import paths

_IPA = 2
_APART = ord("_") << 8


def phonemes(espeak: Espeak, lang: str, text: str) -> str:
    """The pronunciation of `text` in IPA without stress, with " | " between clauses.

    "(en)" marks a part that the voice reads as English.
    """
    return " | ".join(_clauses(espeak, lang, text, _IPA))


def sounds(espeak: Espeak, lang: str, text: str) -> tuple[str, ...]:
    """The sounds of a text one by one, without stress."""
    made = "_".join(_clauses(espeak, lang, text, _IPA | _APART))
    return tuple(filter(None, made.split("_")))


def as_read(espeak: Espeak, lang: str, text: str) -> str:
    """The phonemes of a text as a session gives it to the voice: by the language's readings."""
    return phonemes(espeak, lang, readings.load(paths.readings(lang))(text))


def _clauses(espeak: Espeak, lang: str, text: str, mode: int) -> Iterator[str]:
    espeak.select(lang)
    translate = espeak._lib.espeak_TextToPhonemes
    translate.restype = ctypes.c_char_p
    translate.argtypes = (ctypes.POINTER(ctypes.c_void_p), ctypes.c_int, ctypes.c_int)
    buffer = ctypes.create_string_buffer(text.encode())
    rest = ctypes.c_void_p(ctypes.addressof(buffer))
    while rest.value:
        yield re.sub("[ˈˌ]", "", (translate(ctypes.byref(rest), 1, mode) or b"").decode())
