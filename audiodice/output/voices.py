"""Who speaks in a session, and what its record, its log and the player hear of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiodice.cli.reports.printing import print_line
from audiodice.core.model import Event, Value
from audiodice.devices.speech import ladder
from audiodice.devices.speech.thread import Speech
from audiodice.present import readings
from audiodice.storage import paths

if TYPE_CHECKING:
    from audiodice.app.launch_options import LaunchOptions
    from audiodice.devices.audio.mixer import Mixer
    from audiodice.devices.speech.backend import Backend, VoiceSettings
    from audiodice.output.transcript import Transcript
    from audiodice.storage.log import Log


class Voices:
    """The voices a session may speak with.

    In a `terminal` the face prints every utterance, so that text needs no voice. `notice` takes
    an event to be said, `notice_sound` one whose cue is to be played: the speech thread, which
    calls both, neither speaks nor plays.
    """

    def __init__(
        self,
        launch: LaunchOptions,
        *,
        terminal: bool,
        out: Transcript,
        log: Log,
        notice: Callable[[Event], object],
        notice_sound: Callable[[Event], object],
    ) -> None:
        self._launch, self._terminal = launch, terminal
        self._out, self._log = out, log
        self._notice, self._notice_sound = notice, notice_sound
        self._last = ""

    def speech(self, mixer: Mixer, voice: VoiceSettings) -> Speech:
        """The speech thread, not yet started."""
        return Speech(
            self._rungs(mixer, voice),
            on_spoken=self._spoken,
            on_failed=self._failed,
            on_changed=self._changed,
        )

    def _rungs(self, mixer: Mixer, voice: VoiceSettings) -> list[Backend]:
        launch, terminal = self._launch, self._terminal
        return ladder.build(
            "text" if terminal and launch.speech == "auto" else launch.speech,
            lang=launch.lang,
            mixer=mixer,
            write=(lambda _: None) if terminal else print_line,
            settings=voice,
            reading=readings.load(paths.readings(launch.lang)),
            # Text in a window's console may go unseen: a sound tells that it is there.
            earcon=None if terminal else lambda: self._notice_sound(Event("text")),
        )

    def _spoken(self, text: str, backend: str) -> None:
        self._out.write("spoken", text=text, backend=backend)
        if backend != self._last:
            self._last = backend
            self._log.note(f"voice: {backend}")

    def _failed(self, text: str, backend: str, why: str) -> None:
        self._out.write("failed", text=text, backend=backend, why=why)
        self._log.note(f"voice {backend} failed: {why}")

    def _changed(self, before: str, now: str, better: bool) -> None:
        """Who speaks from now on, said by that voice."""
        told: dict[str, Value] = {"gone": before, "voice": now, "better": better}
        self._notice(Event("voice_changed", None, told))
