"""Plays the cues of events. Reports each broken sound once; plays our own instead of a pack's."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.devices.audio.sound_error import SoundError
from audiodice.present.cue import CUE_PLAYED, Cue, Sound

if TYPE_CHECKING:
    from audiodice.devices.base import Sounds
    from audiodice.present.cues import Cues
    from audiodice.session.transcript import Transcript

SHORT_MS = 120  # enough of a cue to recognise its kind
HEARD_OUT_MS = 1000  # how long, at most, the name of a cue being learnt waits for the cue
UNDER_ALL = "dice"  # the bus of sounds that play under the others, and are never delayed
LATEST_MS = 1500  # a cue delayed by more than this is not played: its event is long past
_MOST_NAMED = 3  # at most so many broken files are named; `audiodice sounds check` names all
# A session begins in a menu. Without a voice, entry numbers are played as values.
_WARM_FIRST = ("interface", "values", "dice", "music")


class CuePlayer:
    def __init__(
        self,
        mixer: Sounds,
        cues: Cues,
        folder: Path,
        transcript: Transcript,
        wanted: Callable[[], bool],
        notice: Callable[[Event], object],
        clock: Callable[[], float],
        under: Callable[[Cue], Cue | None] = lambda _: None,
    ) -> None:
        """`folder` has our own sound files; `wanted()` returns whether sounds may play now.

        `notice` takes an event about a broken sound. `clock` returns ms, and `under`
        the motif to play under a cue.
        """
        self.voice_waits = "usual"
        """The setting: how our own voice waits for cues."""
        self.moments = Moments(clock)
        self.mixer, self.cues, self._folder, self._transcript = mixer, cues, folder, transcript
        self._wanted, self._notice, self._under = wanted, notice, under
        self._named: set[str] = set()
        self._broken: deque[tuple[str, SoundError]] = deque()  # broken cues not named yet

    def load(self) -> tuple[str, ...]:
        """Register every sound by its name; returns the files that are missing."""
        missing = []
        for sound in self.cues.every_sound():
            for file in sound.files:
                try:
                    self.mixer.load(file, self._folder / file, sound.bus, sound.lufs)
                except SoundError:
                    missing.append(file)
        return tuple(missing)

    def warm(self) -> Iterator[object]:
        """Decode as many sounds as the mixer keeps, one in each step, sounds of menus first.

        Waits for the sound device. Runs on a thread; the loop reports broken sounds by
        `report_broken`.
        """
        self.mixer.settle(3000)
        sounds = sorted(self.cues.sounds.items(), key=lambda one: _WARM_FIRST.index(one[1].bus))
        for cue, sound in sounds:
            for file in () if sound.loop else sound.files:
                if self.mixer.available and self.mixer.knows(file):
                    errors = self.mixer.preload((file,))
                    self._broken.extend((cue, error) for error in errors)
                    yield file

    def arrange(self, events: Sequence[Event]) -> tuple[list[tuple[Cue, bool]], int]:
        """Record the cues of events, each with its delay, but do not play them yet.

        Returns the cues to play, each with the `alone` of `play`, and the ms after which our voice
        may start.
        """
        arranged, heard = [], []
        for event in events:
            alone = event.key == CUE_PLAYED
            for cue, timely in self._placed(event):
                self._record(cue)
                if not timely:
                    continue
                arranged.append((cue, alone))
                if alone:
                    learnt = min(self.cues.sounds[cue.name].ms, HEARD_OUT_MS)
                    heard.append((cue.delay_ms, learnt))
                elif hold := self._hold(cue):
                    heard.append((cue.delay_ms, hold))
        if not heard or not self._audible:
            return arranged, 0
        if self.voice_waits == "short":
            heard = [min(heard)]
        return arranged, max(start + hold for start, hold in heard)

    def record_and_play(self, cue: Cue, tag: str = "") -> None:
        """Record one cue, and play it as `play` does."""
        self._record(cue)
        self.play(cue, tag)

    def play(self, cue: Cue, tag: str = "", *, alone: bool = False) -> None:
        """Play one recorded cue and, unless it must be `alone`, the motif under it.

        `Mixer.cut(tag)` stops both.
        """
        if not self._wanted():
            return
        self.report_broken()
        self.sound(cue, tag)
        motif = None if alone else self._under(cue)
        if motif is not None:
            self.sound(motif, tag)

    def sound(self, cue: Cue, tag: str = "") -> None:
        """Play the sound of a cue, or our own if the pack's sound cannot be played."""
        sound = self.cues.sounds[cue.name]
        try:
            played = self._play(sound, cue, tag)
        except SoundError as error:
            played = False
            self.broken(cue.name, error)
        except KeyError:  # the file is missing, which `load` reported
            played = False
            self.cues.fall_back(cue.name)
        if not played and sound.instead is not None:  # also while the pack's sound is being decoded
            with suppress(SoundError, KeyError):
                self._play(sound.instead, cue, tag)

    def _play(self, sound: Sound, cue: Cue, tag: str) -> bool:
        return self.mixer.play_any(
            sound.files,
            pan=cue.pan,
            delay_ms=cue.delay_ms,
            tag=tag,
            gain_db=cue.gain_db,
            vary=sound.vary,
        )

    def broken(self, cue: str, error: SoundError) -> None:
        """Report a broken sound, and play our own instead from now on."""
        self._broken.append((cue, error))
        self.report_broken()

    def report_broken(self) -> None:
        """Report the first broken sounds, each once, and replace a pack's sounds by our own."""
        while self._broken:
            cue, error = self._broken.popleft()
            # The cue may have got other sounds since then.
            theirs = str(error.path) in self.cues.sounds[cue].files and self.cues.fall_back(cue)
            file = error.path.name
            if file not in self._named and len(self._named) < _MOST_NAMED:
                self._named.add(file)
                key = "pack_sound_broken" if theirs else "sound_broken"
                self._notice(Event(key, None, {"file": file, "why": error.why}))

    def _record(self, cue: Cue) -> None:
        self._transcript.write("cue", name=cue.name, pan=round(cue.pan, 2), delay_ms=cue.delay_ms)

    def _placed(self, event: Event) -> Iterator[tuple[Cue, bool]]:
        """Return the cues of an event like `Moments.place`; a cue being learnt never waits."""
        cues = self.cues.for_event(event)
        if event.key == CUE_PLAYED or not self._audible:
            return ((cue, True) for cue in cues)
        return self.moments.place(cues, self.cues.sounds)

    def _hold(self, cue: Cue) -> int:
        """Return how long our own voice waits for a cue, in ms."""
        hold = self.cues.sounds[cue.name].hold
        most = {"no": 0, "short": SHORT_MS}.get(self.voice_waits, hold)
        return min(hold, most)

    @property
    def _audible(self) -> bool:
        return self.mixer.available and self._wanted()


class Moments:
    """Delays cues so that informative cues do not overlap.

    Remembers how long the last cue must be heard alone, and starts the next cue after that.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` returns ms."""
        self._clock = clock
        self.taken_until = 0.0
        """The time until which the last cue must be heard alone, in ms of the clock."""

    def free(self) -> None:
        """Let the next cue start at once, because a key was pressed."""
        self.taken_until = 0.0

    def place(self, cues: Sequence[Cue], sounds: Mapping[str, Sound]) -> Iterator[tuple[Cue, bool]]:
        """Return the cues of one event with their final delays, and whether each is still timely.

        If one cue has to wait, the following cues wait as long, to keep their rhythm.
        """
        now, late = self._clock(), 0
        for cue in cues:
            sound = sounds[cue.name]
            if sound.bus == UNDER_ALL:
                yield cue, True
                continue
            start = cue.delay_ms + late
            late += max(round(self.taken_until - now) - start, 0)
            placed = cue.later(late)
            timely = late <= LATEST_MS
            if timely:
                self.taken_until = now + placed.delay_ms + sound.alone_ms
            yield placed, timely
