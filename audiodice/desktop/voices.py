"""The voices of a desktop. They report to the transcript, the log and the player."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from audiodice.core.model import Event, Value
from audiodice.devices.printing import print_line
from audiodice.devices.speech import ladder
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.thread import Speech
from audiodice.present import readings
from audiodice.storage import paths

if TYPE_CHECKING:
    from audiodice.devices.audio.mixer import Mixer
    from audiodice.devices.speech.backend import Backend, VoiceSettings
    from audiodice.devices.speech.braille_display import BrailleDisplay
    from audiodice.session.transcript import Transcript


class Voices:
    """Makes the speech thread with the voices of `--speech`.

    In a `terminal` the face prints every utterance, so "text" needs no voice. `notice` takes an
    event to be said, `notice_cue` one whose cue is to be played. Both are called on the speech
    thread, and must only pass the event on.
    """

    def __init__(
        self,
        choice: str,
        lang: str,
        *,
        terminal: bool,
        transcript: Transcript,
        note: Callable[[str], object],
        notice: Callable[[Event], object],
        notice_cue: Callable[[Event], object],
    ) -> None:
        self._choice, self._lang, self._terminal = choice, lang, terminal
        self._transcript, self._note = transcript, note
        self._notice, self._notice_cue = notice, notice_cue
        self._last = ""

    def speech(self, mixer: Mixer, voice: VoiceSettings) -> Speech:
        """The speech thread, not started yet."""
        return Speech(
            self._backends(mixer, voice),
            on_spoken=self._spoken,
            on_failed=self._failed,
            on_changed=self._changed,
            display=self._display(),
        )

    def _display(self) -> BrailleDisplay | None:
        """BRLTTY's display, for a window. In a terminal BRLTTY or Orca reads the line itself."""
        if sys.platform != "linux" or self._terminal:
            return None
        from audiodice.devices.speech import brlapi
        from audiodice.devices.speech.braille_display import BrailleDisplay

        try:
            library = brlapi.load()
        except Unable:
            return None
        return BrailleDisplay(lambda: brlapi.Connection(library))

    def _backends(self, mixer: Mixer, voice: VoiceSettings) -> list[Backend]:
        choice, terminal = self._choice, self._terminal
        return ladder.build(
            "text" if terminal and choice == "auto" else choice,
            lang=self._lang,
            mixer=mixer,
            write=(lambda _: None) if terminal else print_line,
            settings=voice,
            reading=readings.load(paths.readings(self._lang)),
            # A sound draws attention to text that is printed outside the window.
            earcon=None if terminal else lambda: self._notice_cue(Event("text")),
        )

    def _spoken(self, text: str, backend: str) -> None:
        self._transcript.write("spoken", text=text, backend=backend)
        if backend != self._last:
            self._last = backend
            self._note(f"voice: {backend}")

    def _failed(self, text: str, backend: str, why: str) -> None:
        self._transcript.write("failed", text=text, backend=backend, why=why)
        self._note(f"voice {backend} failed: {why}")

    def _changed(self, before: str, now: str, better: bool) -> None:
        """Have the new voice say that it has taken over."""
        fields: dict[str, Value] = {"gone": before, "voice": now, "better": better}
        self._notice(Event("voice_changed", None, fields))
