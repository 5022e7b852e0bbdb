"""Which voices to try, best first; what is not wanted is not even imported."""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING

from audiodice.devices.speech.backend import Backend, VoiceSettings
from audiodice.devices.speech.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.speech.voice import VoiceChannel

CHOICES = ("auto", "screen-reader", "native", "embedded", "text", "off")
_NATIVE_DRIVERS = {"win32": "sapi5", "darwin": "nsss"}


def build(
    choice: str,
    *,
    lang: str,
    mixer: VoiceChannel,
    write: Callable[[str], object],
    settings: VoiceSettings | None = None,
    earcon: Callable[[], object] | None = None,
    reading: Callable[[str], str] = str,
    platform: str = sys.platform,
) -> list[Backend]:
    """The backends for a choice, unopened: an unwanted one is not even built.

    A choice other than "auto" is followed by "text", so that failing still loses nothing;
    "off" is an empty list. The own voices read `settings` at every sentence; `write` shows a
    line (given without its end), `earcon` sounds with it; espeak-ng speaks `reading(text)`.
    Raises ValueError for another choice.
    """
    if choice not in CHOICES:
        raise ValueError(f"Speech is one of {', '.join(CHOICES)}, not {choice}.")
    if choice == "off":
        return []
    settings = settings or VoiceSettings()
    backends: list[Backend] = []
    if choice in ("auto", "screen-reader"):
        backends += _screen_readers(lang, platform)
    # On Linux the native voice is espeak-ng as well, by a longer way: never by itself.
    if choice == "native" or (choice == "auto" and platform in _NATIVE_DRIVERS):
        backends.append(_native(platform, mixer, lang, settings, reading))
    if choice in ("auto", "embedded"):
        from audiodice.devices.speech.embedded import Embedded

        backends.append(Embedded(mixer, lang, settings, reading=reading))
    backends.append(Text(write, earcon))
    return backends


def _screen_readers(lang: str, platform: str) -> list[Backend]:
    from audiodice.devices.speech.screenreaders import WINDOWS, SpeechdModule, VoiceOver

    if platform == "win32":
        return [reader() for reader in WINDOWS]
    if platform == "darwin":
        return [VoiceOver()]
    if importlib.util.find_spec("speechd") is not None:
        return [SpeechdModule(lang)]
    from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher

    return [SpeechDispatcher(lang)]


def _native(
    platform: str,
    mixer: VoiceChannel,
    lang: str,
    settings: VoiceSettings,
    reading: Callable[[str], str],
) -> Backend:
    if driver := _NATIVE_DRIVERS.get(platform):
        from audiodice.devices.speech.native import Native

        return Native(settings, lang, driver=driver)
    from audiodice.devices.speech.native_file import NativeFile

    return NativeFile(mixer, lang, settings, reading=reading)
