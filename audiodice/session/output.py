"""The output of a session: words go to voice, caption and transcript, cues to the mixer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.present.cue import Cue
from audiodice.present.dice_spacing import with_commas
from audiodice.present.utterance import Utterance
from audiodice.session.cue_player import CuePlayer
from audiodice.session.music import Music
from audiodice.session.phrase_player import PhrasePlayer
from audiodice.session.save_gate import Captions
from audiodice.ui.ports import Output

if TYPE_CHECKING:
    from audiodice.devices.audio.sound_error import SoundError
    from audiodice.devices.base import Face, Sounds, Until, Voice
    from audiodice.devices.speech.backend import VoiceSettings
    from audiodice.present.cues import Cues
    from audiodice.present.listener import Listener
    from audiodice.present.settings import Settings
    from audiodice.present.words import Words
    from audiodice.session.transcript import Transcript

PHRASE = "phrase"  # the tag of cues that a key press may cut


class SessionOutput(Output):
    """The devices of one session. Without a voice (`speech_on`) it plays words as sounds."""

    def __init__(
        self,
        *,
        face: Face,
        speech: Voice,
        voice: VoiceSettings,
        mixer: Sounds,
        words: Words,
        cues: Cues,
        sounds: Path,
        transcript: Transcript,
        settings: Settings,
        clock: Callable[[], float],
        pending_save: Callable[[], Until | None],
        notice: Callable[[Event], object],
        speech_on: bool = True,
        effects_on: bool = True,
    ) -> None:
        """`sounds` is the folder of our own sound files; `clock` returns ms.

        `pending_save` returns the write that has to end before the next message, or None.
        `notice` takes an event about a broken sound, which is said to the player.
        """
        self.speech_on, self.effects_on, self.quiet = speech_on, effects_on, False
        self._face, self._speech, self._mixer = face, speech, mixer
        self._words, self._cues, self._transcript = words, cues, transcript
        self._clock = clock
        self._voice, self._settings, self._pending_save = voice, settings, pending_save
        self._music = Music(
            mixer, cues, settings, wanted=self._wanted, voice=self._voice_kind, broken=self._broken
        )
        self._cue_player = CuePlayer(
            mixer, cues, sounds, transcript, self._wanted, notice, clock, self._music.under
        )
        self._captions = Captions(face.show, face.wake, clock)
        self._phrases = PhrasePlayer(
            self._play_in_phrase, lambda: mixer.cut(PHRASE), face.wake, clock
        )
        self._was_available = True
        words.commas = self._commas
        self.apply_settings()

    # ------------------------------------------------------------------ start and end

    def load(self) -> tuple[str, ...]:
        """Register every sound by its name; returns the files that are missing."""
        return self._cue_player.load()

    def start(self) -> None:
        """Search for a voice and open the sound device, both on other threads."""
        self._speech.start()
        # Even with sounds off, because the embedded voice needs the device.
        self._mixer.poll()

    def close(self) -> None:
        """Pass on the last words, then close every device."""
        self._captions.close()
        # Our own voice gets time to finish; a screen reader finishes without us.
        self._speech.close(1500 if self._speech.own_voice else 300)
        self._mixer.close()
        self._face.close()
        self._transcript.close()

    # ------------------------------------------------------------------ for the interface

    @property
    def voice_obeys(self) -> bool:
        return self._speech.uses_settings

    @property
    def busy(self) -> bool:
        return self._phrases.busy

    @property
    def cues_heard(self) -> bool:
        return self._heard_on("interface_volume")

    @property
    def shakes(self) -> bool:
        return self._heard_on("dice_volume") and self._shake == "held"

    def hush(self) -> None:
        self._speech.hush()
        self._phrases.cut()

    def key_pressed(self, name: str, command: str | None) -> None:
        """Record a key press, and start the texts and cues that wait for their time."""
        self._speech.hasten()
        self._cue_player.moments.free()
        self._transcript.write("key", key=name, command=command)

    def put(
        self,
        utterance: Utterance,
        cues: Sequence[Event] = (),
        *,
        interrupt: bool = False,
        shaken_since: float | None = None,
    ) -> None:
        if self.speech_on:
            shaken_ms = 0 if shaken_since is None else max(1, round(self._clock() - shaken_since))
            self._set_cup(shaken_ms)
            arranged, not_before = self._cue_player.arrange(cues)
            # Say the words first, so that they do not wait while sounds are decoded and queued.
            self._say(utterance, interrupt=interrupt, not_before_ms=not_before)
            for cue, alone in arranged:
                self._cue_player.play(cue, alone=alone)
            return
        self._say(utterance, interrupt=interrupt)
        if not (utterance.events or interrupt):  # only cues: they need not wait for a phrase
            self.play(cues)
            return
        self._set_cup()
        phrase = self._cues.phrase(utterance.events, cues)
        self._phrases.play(phrase, interrupt=interrupt, after=self._pending_save())

    def repeat(self, utterance: Utterance) -> None:
        self._say(utterance, interrupt=True)
        if not self.speech_on:
            self._phrases.play(self._cues.phrase(utterance.events, ()), interrupt=True)

    def play(self, events: Sequence[Event]) -> None:
        self._set_cup()
        arranged, _ = self._cue_player.arrange(events)
        for cue, alone in arranged:
            self._cue_player.play(cue, alone=alone)

    def silence(self) -> None:
        self._speech.silence()
        self._phrases.silence()

    def in_front(self, front: bool) -> None:
        self._speech.in_front(front)

    def set_table(self, game: str, listener: Listener) -> None:
        self._cues.play(game, listener)

    def at_table(self, on: bool, *, begins: bool) -> None:
        self._music.at_table(on, begins=begins)

    def apply_settings(self) -> None:
        own = self._settings
        self._voice.rate, self._voice.pitch = own.rate, own.pitch
        self._voice.level = own.voice_volume / 100
        self._voice.variant = "" if own.voice == "plain" else own.voice
        self._words.sorts_dice = self._cues.language.sorts_dice = own.dice == "sorted"
        self._words.chosen = self._cues.language.chosen = {"reroll": own.reroll, "most": own.most}
        self._face.dress(own.colours, captions=own.captions, motion=own.motion)
        self._face.picture(on=own.picture)
        for bus in ("dice", "interface", "values"):
            volume: int = getattr(own, f"{bus}_volume")
            self._mixer.volume(bus, own.effects / 100 * volume / 100)
        self._mixer.volume("music", own.music_volume / 100)
        self._mixer.volume("voice", own.voice_volume / 100)
        self._mixer.set_up(
            mono=own.mono,
            swap=own.swap,
            night=own.night,
            headphones=own.headphones,
            buffer=own.buffer,
        )
        self._cue_player.voice_waits = own.voice_waits
        self._cues.brisk = own.values_pace == "brisk"
        self._cues.language.verbosity = own.verbosity

    def copy(self, text: str) -> bool:
        return self._face.copy(text)

    def enlarge(self, step: int) -> None:
        self._face.bigger(step)

    def text_entry(self, on: bool) -> None:
        self._face.text_entry(on)

    def due(self) -> float | None:
        times = (self._captions.due(), self._phrases.due())
        return min((at for at in times if at is not None), default=None)

    def tick(self) -> None:
        self._captions.tick()
        self._phrases.tick()
        if (begins := self._music.update()) is not None:
            self._cue_player.sound(begins)

    # ------------------------------------------------------------------ for the session

    def warm(self) -> Iterator[object]:
        """Decode every sound, one in each step; runs on another thread than the loop."""
        yield from self._cue_player.warm()
        self._music.ready = True

    @property
    def sound_state(self) -> str:
        """Return a line for the log about the sound device."""
        return "sound: there" if self._mixer.available else f"sound: none, {self._mixer.why}"

    def check_device(self) -> tuple[Event, ...]:
        """Check the sound device; returns the news that it was lost or is back, each once.

        While sounds are off, returns nothing; the news follows when they are switched on.
        """
        self._mixer.poll()
        self._cue_player.report_broken()
        self._music.update_ambience()
        if self._mixer.available == self._was_available or not self.effects_on:
            return ()
        self._was_available = self._mixer.available
        key = "sound_back" if self._mixer.available else "sounds_unavailable"
        return (Event(key, None, {"why": self._mixer.why}),)

    def sound_device(self, *, came: bool) -> tuple[Event, ...]:
        """Handle a sound device that was removed or `came`; returns news like `check_device`."""
        if not came:
            self._mixer.device_lost()
            return self.check_device()
        self._mixer.device_came()
        self._mixer.poll()
        # It may still be opening, as at every start; if that fails, `check_device` says so.
        return self.check_device() if self._mixer.available else ()

    def title(self, text: str) -> None:
        self._face.title(text)

    # ------------------------------------------------------------------ private

    def _commas(self) -> bool:
        own = self._settings
        return with_commas(own.between_dice, self._speech.kind, self._words.lang, own.rate)

    def _heard_on(self, volume: str) -> bool:
        own = self._settings
        loud = own.effects and getattr(own, volume)
        return bool(self._wanted() and self._mixer.available and loud)

    def _wanted(self) -> bool:
        return self.effects_on and not self.quiet

    @property
    def _speaks(self) -> bool:
        """Whether our own voice speaks. It waits for cues; a screen reader does not."""
        return self.speech_on and self._speech.own_voice

    def _voice_kind(self) -> str:
        return self._speech.kind if self.speech_on else "off"

    def _broken(self, cue: str, error: SoundError) -> None:
        self._cue_player.broken(cue, error)

    @property
    def _shake(self) -> str:
        """ "held" (dice are shaken as long as a key is held), "tap" or "off"."""
        wanted = self._settings.shake
        if wanted == "auto":
            return "held" if self._speaks else "off"
        # Without a voice the sounds are the answer, which must not wait.
        return "off" if wanted == "held" and not self.speech_on else wanted

    def _set_cup(self, shaken_ms: int = 0) -> None:
        self._cues.short = not self._speaks
        self._cues.shake = self._shake != "off"
        self._cues.shaken_ms = shaken_ms

    def _play_in_phrase(self, cue: Cue) -> None:
        self._cue_player.record_and_play(cue, tag=PHRASE)

    def _say(self, utterance: Utterance, *, interrupt: bool, not_before_ms: int = 0) -> None:
        text = utterance.text
        if not text:
            return
        backend = self._speech.likely if self.speech_on else "none"
        self._transcript.write("say", text=text, interrupt=interrupt, backend=backend)
        after = self._pending_save()
        if self.speech_on and not self.quiet:
            self._speech.say(
                text,
                interrupt=interrupt,
                not_before_ms=not_before_ms,
                braille=self._braille(utterance),
                after=after,
                only_by=_news_of(utterance),
            )
        if not self._by_sounds_alone:
            self._captions.show(text, after)

    @property
    def _by_sounds_alone(self) -> bool:
        """Whether text must not appear, because a screen reader would speak a terminal's text."""
        silent = not (self._face.captions or self.speech_on)
        return silent and self._wanted() and self._mixer.available

    def _braille(self, utterance: Utterance) -> str:
        """Return the shortest form of the words, for a braille display; "": show nothing."""
        if not self._settings.braille or not self._speech.shows_braille:
            return ""
        try:
            return self._words.brief(utterance.events) or utterance.text
        except KeyError:  # an event that has a sound but no words
            return utterance.text


def _news_of(utterance: Utterance) -> str:
    """Return the voice that took over, if the utterance announces that; else ""."""
    voices = (e.fields["voice"] for e in utterance.events if e.key == "voice_changed")
    return str(next(voices, ""))
