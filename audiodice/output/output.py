"""Where a response goes: one utterance to speech, history, caption and transcript; its cues."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from audiodice.app.clock import monotonic_ms
from audiodice.core.model import Event
from audiodice.output.cue_player import CuePlayer
from audiodice.output.phrase_player import PhrasePlayer
from audiodice.output.save_gate import Captions
from audiodice.present.cue import Cue
from audiodice.ui.history import Utterance

if TYPE_CHECKING:
    from audiodice.devices.audio.mixer import Mixer
    from audiodice.devices.input.face import Face
    from audiodice.devices.speech.backend import VoiceSettings
    from audiodice.devices.speech.inbox import Until
    from audiodice.devices.speech.thread import Speech
    from audiodice.output.transcript import Transcript
    from audiodice.present.cues import Cues
    from audiodice.present.forgiving import Flaw
    from audiodice.present.words import Words
    from audiodice.storage.settings import Settings
    from audiodice.ui.history import History

LEAD_MS = 15  # a phrase is rhythm: even its first cue is placed, not played at once
PHRASE = "phrase"  # the tag of what a key press may cut


class Output:
    """The devices of one session behind one verb, `put`: words and sounds, or sounds alone."""

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
        flaws: deque[Flaw] | None = None,
        clock: Callable[[], float] = monotonic_ms,
    ) -> None:
        self.face, self.speech, self.mixer = face, speech, mixer
        self.words, self.cues, self.history = words, cues, history
        self.transcript = transcript
        self.effects_on = self.speech_on = True
        self.quiet = False
        """Nothing is spoken or played, while the history and the caption go on."""
        self.pending_save: Callable[[], Until | None] = lambda: None
        """What has to be kept on the disk before anything more is told; None: all is kept."""
        self.note: Callable[[str], object] = lambda _: None
        """Takes a line for the log."""
        self._voice, self._settings = voice, settings
        self.sounds = CuePlayer(
            mixer,
            cues,
            transcript,
            wanted=lambda: self.effects_on and not self.quiet,
            complain=self.announce,
        )
        self.captions = Captions(face.show, clock)
        self.teller = PhrasePlayer(self._play_told, lambda: mixer.cut(PHRASE), clock)
        self._notices: deque[Callable[[], object]] = deque()  # what other threads want done
        self._flaws = deque() if flaws is None else flaws  # of the language
        self._was_available = True
        self.apply_settings()

    def start(self) -> None:
        """Open the sound device and find a voice, both beside the loop."""
        # With sounds off too: the embedded voice needs the device.
        self.mixer.poll()
        self.speech.start()

    def apply_settings(self) -> None:
        """Put rates, volumes and the shape of the sound in force."""
        own = self._settings
        self._voice.rate, self._voice.pitch = own.rate, own.pitch
        self._voice.variant = "" if own.voice == "plain" else own.voice
        self.words.sorts_dice = self.cues.language.sorts_dice = own.dice == "sorted"
        self.face.dress(own.colours, captions=own.captions)
        for bus in ("dice", "interface", "values"):
            volume: int = getattr(own, f"{bus}_volume")
            self.mixer.volume(bus, own.effects / 100 * volume / 100)
        self.mixer.volume("voice", own.voice_volume / 100)
        self.mixer.set_up(mono=own.mono, swap=own.swap, night=own.night, buffer=own.buffer)
        self.cues.brisk = own.values_pace == "brisk"
        self.cues.language.verbosity = own.verbosity

    def put(
        self, utterance: Utterance, sounded: Sequence[Event] = (), *, interrupt: bool = False
    ) -> None:
        """Give words to everyone who takes words and play the cues; without a voice, tell all."""
        if self.speech_on:
            not_before = self.sound(sounded)
            self._say(utterance, interrupt=interrupt, not_before_ms=not_before)
            return
        self._say(utterance, interrupt=interrupt)
        if not (utterance.events or interrupt):  # only a cue: it does not wait its turn
            self.sound(sounded)
            return
        self.cues.short = True
        phrase = self.cues.phrase(utterance.events, sounded)
        self.teller.tell(phrase, interrupt=interrupt, after=self.pending_save())

    def _say(self, utterance: Utterance, *, interrupt: bool, not_before_ms: int = 0) -> None:
        if utterance.text:
            self.history.add(utterance)
            self._hand_over(utterance, interrupt=interrupt, not_before_ms=not_before_ms)

    def repeat(self, utterance: Utterance) -> None:
        """Say again what is in the history already."""
        self._hand_over(utterance, interrupt=True, not_before_ms=0)
        if not self.speech_on:
            self.teller.tell(self.cues.phrase(utterance.events, ()), interrupt=True)

    def silence(self) -> None:
        """Stop speaking, and telling."""
        self.speech.silence()
        self.teller.silence()

    def _hand_over(self, utterance: Utterance, *, interrupt: bool, not_before_ms: int) -> None:
        text = utterance.text
        backend = self.speech.likely if self.speech_on else "none"
        self.transcript.write("say", text=text, interrupt=interrupt, backend=backend)
        after = self.pending_save()
        if self.speech_on and not self.quiet:
            self.speech.say(
                text,
                interrupt=interrupt,
                not_before_ms=not_before_ms,
                braille=self._braille(utterance),
                after=after,
            )
        self.captions.show(text, after)

    def _braille(self, utterance: Utterance) -> str:
        """What a braille display shows: the shortest form of the words, or nothing if unwanted."""
        if not self._settings.braille or self.speech.own_voice:
            return ""
        try:
            return self.words.brief(utterance.events) or utterance.text
        except KeyError:  # told, but not said, in these words
            return utterance.text

    def sound(self, events: Sequence[Event]) -> int:
        """Play the cues of events; in how many ms our voice may speak over them, 0 for at once."""
        # A screen reader does not wait for the dice, so beside one they are the short ones.
        self.cues.short = not self.speech_on or not self.speech.own_voice
        return self.sounds.of(events)

    def _play_told(self, cue: Cue) -> None:
        self.sounds.play(cue.later(LEAD_MS), tag=PHRASE)

    def poll(self) -> None:
        """Look after the sound device: say once that it has gone, and once that it is back."""
        self.mixer.poll()
        self.sounds.report_broken()
        if self.mixer.available != self._was_available:
            self._was_available = self.mixer.available
            key = "sound_back" if self.mixer.available else "sounds_unavailable"
            self.announce(Event(key, None, {"why": self.mixer.why.rstrip(".")}))
        self._name_flaws()

    def sound_device(self, *, came: bool) -> None:
        """The window saw the sound device go, or one come: nobody waits for the next look."""
        if came:
            self.mixer.device_came()
        else:
            self.mixer.device_lost()
        self.poll()

    def _name_flaws(self) -> None:
        """Name the first message that the language cannot say, and how many more there are."""
        found = [self._flaws.popleft() for _ in range(len(self._flaws))]
        if found:
            self.announce(Event("message_broken", None, asdict(found[0])))
        if found[1:]:
            self.announce(Event("messages_broken", None, {"count": len(found) - 1}))

    def notice(self, event: Event) -> None:
        """Have something said that another thread has noticed; from any thread."""
        self._leave_to_the_loop(partial(self.announce, event))

    def notice_sound(self, event: Event) -> None:
        """Have the cues of something played that another thread has done; from any thread."""
        self._leave_to_the_loop(partial(self.sound, (event,)))

    def _leave_to_the_loop(self, act: Callable[[], object]) -> None:
        self._notices.append(act)
        self.face.wake()

    def flush_notices(self) -> None:
        """Say and play what other threads have left."""
        while self._notices:
            self._notices.popleft()()

    def announce(self, event: Event) -> None:
        """Say something that no key asked for; it is worth a line in the log."""
        self.note(f"{event.key} {dict(event.fields)}")
        self.put(Utterance(self.words.utter((event,)), (event,)))

    def close(self) -> None:
        """Let the last words be handed over, then let go of every device."""
        self.captions.close()
        # Our own voice may finish; what a screen reader was given it says without us.
        self.speech.close(1500 if self.speech.own_voice else 300)
        self.flush_notices()  # of those words
        self.mixer.close()
        self.face.close()
        self.transcript.close()
