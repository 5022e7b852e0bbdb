"""Where a response goes: one utterance to speech, history, caption and transcript; its cues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.devices.mixer import SoundError
from audiodice.present.cues import Cue

if TYPE_CHECKING:
    from audiodice.app.history import History
    from audiodice.app.settings import Settings
    from audiodice.devices.face import Face
    from audiodice.devices.mixer import Mixer
    from audiodice.devices.speech.backend import VoiceSettings
    from audiodice.devices.speech.thread import Speech
    from audiodice.devices.transcript import Transcript
    from audiodice.present.cues import Cues
    from audiodice.present.words import Words

FIRST_ENERGY_MS = 120  # our own voice lets this much of a pour be heard before it speaks


class Output:
    """The devices of one session behind two verbs: say and sound."""

    def __init__(
        self,
        *,
        face: Face,
        speech: Speech,
        voice: VoiceSettings,
        mixer: Mixer,
        words: Words,
        cues: Cues,
        history: History,
        transcript: Transcript,
        settings: Settings,
    ) -> None:
        self.face, self.speech, self.mixer = face, speech, mixer
        self.words, self.cues, self.history = words, cues, history
        self.transcript = transcript
        self.effects_on = self.speech_on = True
        self._voice, self._settings = voice, settings
        self._told_broken: set[str] = set()
        self._was_available = True
        self.apply_settings()

    def start(self) -> None:
        """Open the sound device and find a voice, both beside the loop."""
        # With sounds off too: the embedded voice needs the device.
        self.mixer.poll()
        self.speech.start()

    def apply_settings(self) -> None:
        """Put rates and volumes in force."""
        self._voice.rate = self._settings.rate
        for bus in ("dice", "interface", "values"):
            self.mixer.volume(bus, self._settings.effects / 100)
        self.mixer.volume("voice", self._settings.voice_volume / 100)

    def say(self, text: str, *, interrupt: bool, news: bool, not_before_ms: int = 0) -> None:
        """Give one utterance to everyone who takes words."""
        if not text:
            return
        self.history.add(text, news=news)
        self._hand_over(text, interrupt=interrupt, not_before_ms=not_before_ms)

    def repeat(self, text: str) -> None:
        """Say again what is in the history already."""
        self._hand_over(text, interrupt=True, not_before_ms=0)

    def _hand_over(self, text: str, *, interrupt: bool, not_before_ms: int) -> None:
        backend = self.speech.likely if self.speech_on else "none"
        self.transcript.write("say", text=text, interrupt=interrupt, backend=backend)
        if self.speech_on:
            self.speech.say(text, interrupt=interrupt, not_before_ms=not_before_ms)
        self.face.show(text)

    def sound(self, events: Sequence[Event]) -> int:
        """Play the cues of events; in how many ms the dice have begun to be heard, 0 for none."""
        # A screen reader does not wait for the dice, so beside one they are the short ones.
        self.cues.short = self.speech_on and not self.speech.own_voice
        heard = 0
        for event in events:
            for cue in self.cues.of(event, self.words.listener):
                self._play(cue)
                if cue.name.startswith("pour_"):
                    heard = max(heard, cue.delay_ms + FIRST_ENERGY_MS)
        return heard if self.mixer.available else 0

    def _play(self, cue: Cue) -> None:
        self.transcript.write("cue", name=cue.name, pan=round(cue.pan, 2))
        if not self.effects_on:
            return
        files = self.cues.sounds[cue.name].files
        try:
            self.mixer.play_any(files, pan=cue.pan, delay_ms=cue.delay_ms)
        except SoundError as error:
            self.broken(error.path.name, error.why)
        except KeyError:  # missing when loaded, and said then
            pass

    def broken(self, file: str, why: str) -> None:
        """Name a sound that cannot be played, once."""
        if file not in self._told_broken:
            self._told_broken.add(file)
            text = self.words.text("sound_broken", file=file, why=why)
            self.say(text, interrupt=False, news=True)

    def load_sounds(self) -> tuple[str, ...]:
        """Make every sound known to the mixer; the files that are missing."""
        missing = []
        for sound in self.cues.sounds.values():
            for file in sound.files:
                try:
                    self.mixer.load(file, self.cues.folder / file, sound.bus)
                except SoundError:
                    missing.append(file)
        return tuple(missing)

    def warm(self) -> Iterator[object]:
        """Decode every sound, one a step, once there is a device to play it."""
        self.mixer.settle(3000)
        for sound in self.cues.sounds.values():
            for file in sound.files:
                if self.mixer.available and self.mixer.knows(file):
                    yield self.mixer.preload((file,))

    def poll(self) -> None:
        """Look after the sound device: say once that it has gone, and once that it is back."""
        self.mixer.poll()
        if self.mixer.available != self._was_available:
            self._was_available = self.mixer.available
            key = "sound_back" if self.mixer.available else "sounds_unavailable"
            text = self.words.text(key, why=self.mixer.why.rstrip("."))
            self.say(text, interrupt=False, news=False)

    def close(self) -> None:
        """Let the last words be handed over, then let go of every device."""
        # Our own voice may finish; what a screen reader was given it says without us.
        self.speech.close(1500 if self.speech.own_voice else 300)
        self.mixer.close()
        self.face.close()
        self.transcript.close()
