"""The cues of events, played; a sound that cannot be is named once, and ours replaces a pack's."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.devices.mixer import SoundError
from audiodice.present.cue import CUE_PLAYED, Cue

if TYPE_CHECKING:
    from audiodice.devices.mixer import Mixer
    from audiodice.devices.transcript import Transcript
    from audiodice.present.cues import Cues

# What our own voice lets be heard before it speaks: the first of a pour, the kind of a roll.
FIRST_ENERGY_MS = {"pour": 120, "combo": 200}
HEARD_OUT_MS = 1000  # what is played to be learnt is heard before its name, for so long at most
_MOST_NAMED = 3  # broken files in a session: `audiodice sounds check` names every one of a pack
_WARM_FIRST = ("interface", "values", "dice")  # a menu is the first place, and values its numbers


class Sounds:
    """Every sound of a session, and the device that plays them."""

    def __init__(
        self,
        mixer: Mixer,
        cues: Cues,
        transcript: Transcript,
        *,
        wanted: Callable[[], bool],
        complain: Callable[[Event], object],
    ) -> None:
        """`wanted`: whether sounds are to be heard now; `complain` says what is wrong with one."""
        self.mixer, self.cues, self._transcript = mixer, cues, transcript
        self._wanted, self._complain = wanted, complain
        self._told_broken: set[str] = set()
        self._spoilt: deque[tuple[str, SoundError]] = deque()  # found beside the loop

    def load(self) -> tuple[str, ...]:
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

        It is taken beside the loop, which names what could not be decoded (see `own_up`).
        """
        self.mixer.settle(3000)
        sounds = sorted(self.cues.sounds.items(), key=lambda one: _WARM_FIRST.index(one[1].bus))
        for cue, sound in sounds:
            for file in sound.files:
                if self.mixer.available and self.mixer.knows(file):
                    errors = self.mixer.preload((file,))
                    self._spoilt.extend((cue, error) for error in errors)
                    yield file

    def of(self, events: Sequence[Event]) -> int:
        """Play the cues of events; in how many ms our voice may speak over them, 0 for at once."""
        heard = 0
        for event in events:
            for cue in self.cues.of(event):
                self.play(cue)
                if first := self._first_energy(event, cue):
                    heard = max(heard, cue.delay_ms + first)
        return heard if self.mixer.available else 0

    def play(self, cue: Cue, tag: str = "") -> None:
        """Play one cue; `tag` is what it can be cut by."""
        self._transcript.write("cue", name=cue.name, pan=round(cue.pan, 2), delay_ms=cue.delay_ms)
        if not self._wanted():
            return
        self.own_up()
        sound = self.cues.sounds[cue.name]
        try:
            played = self.mixer.play_any(sound.files, pan=cue.pan, delay_ms=cue.delay_ms, tag=tag)
        except SoundError as error:
            played = False
            self._spoilt.append((cue.name, error))
            self.own_up()
        except KeyError:  # missing when loaded, and said then
            played = False
            self.cues.fall_back(cue.name)
        if not played and sound.instead is not None:  # ours, also while a pack's is decoded
            with suppress(SoundError, KeyError):
                self.mixer.play_any(
                    sound.instead.files, pan=cue.pan, delay_ms=cue.delay_ms, tag=tag
                )

    def own_up(self) -> None:
        """Name the first sounds found broken, each once, and play our own in place of a pack's."""
        while self._spoilt:
            cue, error = self._spoilt.popleft()
            # A cue may have other sounds by now, with nothing wrong in them.
            theirs = str(error.path) in self.cues.sounds[cue].files and self.cues.fall_back(cue)
            file = error.path.name
            if file not in self._told_broken and len(self._told_broken) < _MOST_NAMED:
                self._told_broken.add(file)
                key = "pack_sound_broken" if theirs else "sound_broken"
                self._complain(Event(key, None, {"file": file, "why": error.why}))

    def _first_energy(self, event: Event, cue: Cue) -> int:
        """How much of a cue our voice lets be heard, in ms."""
        if event.key == CUE_PLAYED:
            return min(self.cues.sounds[cue.name].ms, HEARD_OUT_MS)
        return FIRST_ENERGY_MS.get(cue.name.partition("_")[0], 0)
