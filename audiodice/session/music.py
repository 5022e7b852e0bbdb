"""The ambience and the game's motif, which plays under cues. Other sounds do not wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audiodice.devices.audio.sound_error import SoundError
from audiodice.present.cue import Cue

if TYPE_CHECKING:
    from audiodice.devices.base import Sounds
    from audiodice.present.cues import Cues
    from audiodice.present.settings import Settings

AMBIENCE = "ambience"
# The voices of a screen reader; it may also read the text of a terminal.
_READ = ("screen-reader", "text")


class Music:
    """Decides when there is music. Call `update` often; it is cheap."""

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

        `broken` is called with a cue that cannot be played, and the error.
        """
        self._mixer, self._cues, self._settings = mixer, cues, settings
        self._wanted, self._voice, self._broken = wanted, voice, broken
        self._at_table = self._begins = False
        self._playing: tuple[str, ...] = ()
        self.ready = False
        """Whether all cues are decoded. The ambience starts after that."""

    @property
    def on(self) -> bool:
        own = self._settings
        if not (self._at_table and self._wanted() and own.music_volume):
            return False
        return own.music == "on" or (own.music == "auto" and self._voice() not in _READ)

    def at_table(self, on: bool, *, begins: bool) -> None:
        """Call when the player comes to a table or leaves it; `begins`: a game begins there."""
        self._at_table = on
        self._begins = begins or self._begins

    def under(self, cue: Cue) -> Cue | None:
        """Return the motif to play under a cue, if any."""
        return self._cues.motif_under(cue) if self.on else None

    def update(self) -> Cue | None:
        """Start or stop the ambience; returns the motif to play when a game begins."""
        if self._ambience() != self._playing:
            self.update_ambience()
        if not (self._begins and self._at_table):
            return None
        self._begins = False
        return self._cues.motif("start") if self.on else None

    def update_ambience(self) -> None:
        """Tell the mixer again which ambience to play, because its device may have changed."""
        self._playing = self._ambience()
        try:
            self._mixer.loop(self._playing)
        except SoundError as error:
            self._broken(AMBIENCE, error)
        except KeyError:  # the file is missing, which was reported
            self._cues.fall_back(AMBIENCE)

    def _ambience(self) -> tuple[str, ...]:
        """Return the ambience's files, of which one should play now; () for silence."""
        return self._cues.sounds[AMBIENCE].files if self.ready and self.on else ()
