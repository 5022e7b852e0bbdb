"""The sound of the room with the table, and the game's motif under its cues.

Both are there to be pleasant. No game needs them, and nothing waits for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiodice.devices.audio.sound_error import SoundError
from audiodice.present.cue import Cue

if TYPE_CHECKING:
    from audiodice.output.ports import Sounds
    from audiodice.present.cues import Cues
    from audiodice.present.settings import Settings

AMBIENCE = "ambience"
# What is read with a screen reader, or may be: a text in a terminal.
_READ = ("screen-reader", "text")


class Music:
    """Decides when there is music. Call `look` often: it changes only what has to change."""

    def __init__(
        self,
        mixer: Sounds,
        cues: Cues,
        settings: Settings,
        *,
        wanted: Callable[[], bool],
        voice: Callable[[], str],
        broken: Callable[[str, SoundError], object],
    ) -> None:
        """`wanted()` returns whether sounds may play now, `voice()` the kind of the voice.

        `broken` takes the name of a cue that cannot be played, and why.
        """
        self._mixer, self._cues, self._settings = mixer, cues, settings
        self._wanted, self._voice, self._broken = wanted, voice, broken
        self._at_table = self._begins = False
        self._playing: tuple[str, ...] = ()
        self.ready = False
        """Whether all cues are decoded. The ambience comes after them."""

    @property
    def on(self) -> bool:
        """Whether there is music now."""
        own = self._settings
        if not (self._at_table and self._wanted() and own.music_volume):
            return False
        return own.music == "on" or (own.music == "auto" and self._voice() not in _READ)

    def at_table(self, on: bool, *, begins: bool) -> None:
        """The player is at a table now, where a game `begins` perhaps, or has left it."""
        self._at_table = on
        self._begins = begins or self._begins

    def under(self, cue: Cue) -> Cue | None:
        """The motif to be played under a cue, if any."""
        return self._cues.motif_under(cue) if self.on else None

    def look(self) -> Cue | None:
        """Begin or end the ambience; returns the motif to be played when a game begins."""
        if self._ambience() != self._playing:
            self.look_after()
        if not (self._begins and self._at_table):
            return None
        self._begins = False
        return self._cues.motif("start") if self.on else None

    def look_after(self) -> None:
        """Tell the mixer again what is wanted: it may have another device by now."""
        self._playing = self._ambience()
        try:
            self._mixer.loop(self._playing)
        except SoundError as error:
            self._broken(AMBIENCE, error)
        except KeyError:  # the file is missing, which was reported
            self._cues.fall_back(AMBIENCE)

    def _ambience(self) -> tuple[str, ...]:
        """The files of which one is to be heard now, if any."""
        return self._cues.sounds[AMBIENCE].files if self.ready and self.on else ()
