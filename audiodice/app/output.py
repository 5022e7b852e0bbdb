"""Where a response goes: one utterance to speech, history, caption and transcript; its cues."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING

from audiodice.app.history import Utterance
from audiodice.app.holding import Captions
from audiodice.app.teller import Teller
from audiodice.core.model import Event
from audiodice.devices.mixer import SoundError
from audiodice.present.cue import CUE_PLAYED, Cue

if TYPE_CHECKING:
    from audiodice.app.history import History
    from audiodice.app.settings import Settings
    from audiodice.devices.face import Face
    from audiodice.devices.mixer import Mixer
    from audiodice.devices.speech.backend import VoiceSettings
    from audiodice.devices.speech.messages import Until
    from audiodice.devices.speech.thread import Speech
    from audiodice.devices.transcript import Transcript
    from audiodice.present.cues import Cues
    from audiodice.present.forgiving import Flaw
    from audiodice.present.words import Words

# What our own voice lets be heard before it speaks: the first of a pour, the kind of a roll.
FIRST_ENERGY_MS = {"pour": 120, "combo": 200}
HEARD_OUT_MS = 1000  # what is played to be learnt is heard before its name, for so long at most
_WARM_FIRST = ("interface", "values", "dice")  # a menu is the first place, and values its numbers
LEAD_MS = 15  # a phrase is rhythm: even its first cue is placed, not played at once
PHRASE = "phrase"  # the tag of what a key press may cut


def monotonic() -> float:
    """Monotonic ms."""
    return time.monotonic() * 1000


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
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.face, self.speech, self.mixer = face, speech, mixer
        self.words, self.cues, self.history = words, cues, history
        self.transcript = transcript
        self.effects_on = self.speech_on = True
        self.quiet = False
        """Nothing is spoken or played, while the history and the caption go on."""
        self.unsafe: Callable[[], Until | None] = lambda: None
        """What has to be kept on the disk before anything more is told; None: all is kept."""
        self.note: Callable[[str], object] = lambda _: None
        """Takes a line for the log."""
        self._voice, self._settings = voice, settings
        self.captions = Captions(face.show, clock)
        self.teller = Teller(self._play_told, lambda: mixer.cut(PHRASE), clock)
        self._told_broken: set[str] = set()
        self._spoilt: deque[tuple[str, SoundError]] = deque()  # found beside the loop
        self._notices: deque[Event] = deque()  # what other threads want said
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
        self.teller.tell(phrase, interrupt=interrupt, after=self.unsafe())

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
        after = self.unsafe()
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
        heard = 0
        for event in events:
            for cue in self.cues.of(event):
                self._play(cue)
                if first := self._first_energy(event, cue):
                    heard = max(heard, cue.delay_ms + first)
        return heard if self.mixer.available else 0

    def _first_energy(self, event: Event, cue: Cue) -> int:
        """How much of a cue our voice lets be heard, in ms."""
        if event.key == CUE_PLAYED:
            return min(self.cues.sounds[cue.name].ms, HEARD_OUT_MS)
        return FIRST_ENERGY_MS.get(cue.name.partition("_")[0], 0)

    def _play_told(self, cue: Cue) -> None:
        self._play(cue.later(LEAD_MS), tag=PHRASE)

    def _play(self, cue: Cue, tag: str = "") -> None:
        self.transcript.write("cue", name=cue.name, pan=round(cue.pan, 2), delay_ms=cue.delay_ms)
        if not self.effects_on or self.quiet:
            return
        self._own_up()
        files = self.cues.sounds[cue.name].files
        try:
            self.mixer.play_any(files, pan=cue.pan, delay_ms=cue.delay_ms, tag=tag)
        except SoundError as error:
            self._spoilt.append((cue.name, error))
            self._own_up()
            self._play_instead(cue, files, tag)
        except KeyError:  # missing when loaded, and said then
            if self.cues.fall_back(cue.name):
                self._play_instead(cue, files, tag)

    def _play_instead(self, cue: Cue, files: Sequence[str], tag: str) -> None:
        """Our own sound in place of a pack's, if that is what could not be played."""
        ours = self.cues.sounds[cue.name].files
        if ours != files:
            with suppress(SoundError, KeyError):
                self.mixer.play_any(ours, pan=cue.pan, delay_ms=cue.delay_ms, tag=tag)

    def _own_up(self) -> None:
        """Name the sounds found broken, and play our own in place of a pack's."""
        while self._spoilt:
            cue, error = self._spoilt.popleft()
            # A cue may have other sounds by now, with nothing wrong in them.
            theirs = str(error.path) in self.cues.sounds[cue].files and self.cues.fall_back(cue)
            self.broken(error.path.name, error.why, theirs=theirs)

    def broken(self, file: str, why: str, *, theirs: bool = False) -> None:
        """Name a sound (`theirs`: a pack's, which ours replaces) that cannot be played, once."""
        if file not in self._told_broken:
            self._told_broken.add(file)
            key = "pack_sound_broken" if theirs else "sound_broken"
            self.announce(Event(key, None, {"file": file, "why": why}))

    def load_sounds(self) -> tuple[str, ...]:
        """Make every sound known to the mixer; the files that are missing."""
        missing = []
        for sound in self.cues.every_sound():
            for file in sound.files:
                try:
                    self.mixer.load(file, self.cues.folder / file, sound.bus, sound.lufs)
                except SoundError:
                    missing.append(file)
        return tuple(missing)

    def warm(self) -> Iterator[object]:
        """Decode every sound, one a step, once there is a device to play it; the menu's first.

        It is taken beside the loop, which names what could not be decoded (see `poll`).
        """
        self.mixer.settle(3000)
        sounds = sorted(self.cues.sounds.items(), key=lambda one: _WARM_FIRST.index(one[1].bus))
        for cue, sound in sounds:
            for file in sound.files:
                if self.mixer.available and self.mixer.knows(file):
                    errors = self.mixer.preload((file,))
                    self._spoilt.extend((cue, error) for error in errors)
                    yield file

    def poll(self) -> None:
        """Look after the sound device: say once that it has gone, and once that it is back."""
        self.mixer.poll()
        self._own_up()
        if self.mixer.available != self._was_available:
            self._was_available = self.mixer.available
            key = "sound_back" if self.mixer.available else "sounds_unavailable"
            self.announce(Event(key, None, {"why": self.mixer.why.rstrip(".")}))

        self._name_flaws()

    def _name_flaws(self) -> None:
        """Name the first message that the language cannot say, and how many more there are."""
        found = [self._flaws.popleft() for _ in range(len(self._flaws))]
        if found:
            self.announce(Event("message_broken", None, asdict(found[0])))
        if found[1:]:
            self.announce(Event("messages_broken", None, {"count": len(found) - 1}))

    def notice(self, event: Event) -> None:
        """Have something said that another thread has noticed; from any thread."""
        self._notices.append(event)
        self.face.wake()

    def heed(self) -> None:
        """Say what other threads have noticed."""
        while self._notices:
            self.announce(self._notices.popleft())

    def announce(self, event: Event) -> None:
        """Say something that no key asked for; it is worth a line in the log."""
        self.note(f"{event.key} {dict(event.fields)}")
        self.put(Utterance(self.words.utter((event,)), (event,)))

    def close(self) -> None:
        """Let the last words be handed over, then let go of every device."""
        self.captions.close()
        # Our own voice may finish; what a screen reader was given it says without us.
        self.speech.close(1500 if self.speech.own_voice else 300)
        self.mixer.close()
        self.face.close()
        self.transcript.close()
