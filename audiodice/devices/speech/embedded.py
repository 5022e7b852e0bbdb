"""The embedded voice: espeak-ng's samples on a mixer channel of our own."""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING

from audiodice.devices.speech.backend import (
    Backend,
    Progress,
    Unable,
    VoiceSettings,
    require_sound,
)
from audiodice.devices.speech.espeak import Espeak

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.devices.speech.backend import VoiceChannel

_LONGEST = 240  # characters: about 15 s of speech, 30 ms to make
_END = re.compile(r"(?<=[.!?:;])\s+|(?<=[。！？])\s*|\s*\n\s*")


class Embedded(Backend):
    """Speaks sentence by sentence. It can be cut within one mixer buffer, and knows its end."""

    name = "embedded"
    rung = "embedded"
    own_voice = True
    uses_settings = True

    def __init__(
        self,
        mixer: VoiceChannel,
        lang: str = "en",
        settings: VoiceSettings | None = None,
        *,
        make: Callable[[], Espeak] = Espeak,
        reading: Callable[[str], str] = str,
    ) -> None:
        """The first call loads the library: `make` builds the synthesiser.

        `reading` turns a text into one that espeak-ng can read, because it cannot read kanji.
        """
        self._mixer = mixer
        self._lang = lang
        self._settings = settings or VoiceSettings()
        self._make = make
        self._reading = reading
        self._espeak: Espeak | None = None
        self._text = ""
        self._rest: deque[str] = deque()

    def probe(self) -> None:
        require_sound(self._mixer)
        self._synthesiser()

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt or self._rest or self._mixer.voice_busy():
            self.silence()
        self._synthesiser().select(self._lang, self._settings.variant)
        self._text = text
        self._rest = deque(sentences(self._reading(text)))
        if not self._rest:
            self._text = ""
        elif not self._play_next(after=False) or not self._mixer.voice_busy():
            self.silence()
            raise Unable(f"{self._mixer.why or 'The mixer refused the voice'}.")

    def silence(self) -> None:
        self._rest.clear()
        self._text = ""
        self._mixer.voice_stop()

    def progress(self) -> Progress:
        """Queue the next sentence if there is room. The text is lost if the device is gone."""
        if not self._text:
            return Progress(False)
        busy = self._mixer.voice_busy()  # also notices a lost device
        if not self._mixer.available:
            lost, self._text = self._text, ""
            self._rest.clear()
            return Progress(False, (lost,), f"{self._mixer.why}.")
        if self._rest and not self._mixer.voice_waiting():
            self._play_next(after=True)
        if self._rest or busy:
            return Progress(True)
        self._text = ""
        return Progress(False)

    def close(self) -> None:
        """Stop. The library stays loaded: espeak-ng can be started only once in a process."""
        self.silence()

    def _synthesiser(self) -> Espeak:
        if self._espeak is None:
            self._espeak = self._make()
        return self._espeak

    def _play_next(self, *, after: bool) -> bool:
        espeak, settings = self._synthesiser(), self._settings
        samples = espeak.render(
            self._rest[0],
            rate=settings.rate,
            pitch=settings.pitch,
            volume=settings.volume,
            pause=len(self._rest) > 1,
        )
        # A lone symbol may have no sound; the mixer takes no empty piece.
        taken = self._mixer.voice(samples or bytes(2 * 64), espeak.rate, after=after)
        if taken:
            self._rest.popleft()
        return taken


def sentences(text: str) -> list[str]:
    """The sentences of `text` in order, none of them empty; the first can be spoken at once.

    A very long sentence is cut at a space or comma.
    """
    pieces = []
    for sentence in _END.split(text):
        rest = sentence.strip()
        while len(rest) > _LONGEST:
            cut = max(rest.rfind(mark, 0, _LONGEST) + 1 for mark in " 、,") or _LONGEST
            pieces.append(rest[:cut].strip())
            rest = rest[cut:].strip()
        pieces.append(rest)
    return [piece for piece in pieces if piece]
