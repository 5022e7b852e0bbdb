"""What `DesktopOutput` needs of its devices; a page in a browser has other ones than a desktop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.speech.until import Until


class Shows(Protocol):
    """Shows text: what is used of `devices/input/face.py`, where each method is explained."""

    def wake(self) -> None:
        """Let the loop look for what is due. From any thread."""

    def show(self, text: str) -> None:
        """Show the last utterance."""

    def title(self, text: str) -> None:
        """Set the title."""

    def bigger(self, step: int) -> None:
        """Make the text larger by `step` steps."""

    def dress(self, colours: str, *, captions: bool) -> None:
        """Show text in these colours, or show none."""

    @property
    def captions(self) -> bool:
        """Whether the last utterance is shown as a caption, with a size and colours."""

    @property
    def copies(self) -> bool:
        """Whether a text can be put on the clipboard."""

    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; False if that is not possible."""

    def text_entry(self, on: bool) -> None:
        """Turn the input of text on or off."""

    def close(self) -> None:
        """Release everything."""


class Speaks(Protocol):
    """Speaks texts: what is used of `devices/speech/thread.py`, where each method is explained."""

    @property
    def likely(self) -> str:
        """The name of the voice."""

    @property
    def kind(self) -> str:
        """The kind of the voice, as `--speech` names it."""

    @property
    def own_voice(self) -> bool:
        """Whether this program plays the speech itself, and can set its time and level."""

    @property
    def uses_settings(self) -> bool:
        """Whether the player's rate, pitch and volume rule how it sounds."""

    @property
    def shows_braille(self) -> bool:
        """Whether what is said may come to a braille display."""

    def start(self) -> None:
        """Begin to look for a voice."""

    def say(
        self,
        text: str,
        *,
        interrupt: bool = False,
        not_before_ms: int = 0,
        braille: str | None = None,
        after: Until | None = None,
        only_by: str = "",
    ) -> None:
        """Speak a text, once `after` is done."""

    def silence(self) -> None:
        """Cut what is being spoken, and drop what waits."""

    def hush(self) -> None:
        """Cut what is being spoken."""

    def in_front(self, front: bool) -> None:
        """The game won or lost the keyboard focus."""

    def hasten(self) -> None:
        """Let no text wait for its time any longer."""

    def close(self, wait_ms: int = 300) -> None:
        """Pass on the waiting texts, and end."""


class Sounds(Protocol):
    """Plays sounds: what is used of `devices/audio/mixer.py`, where each method is explained."""

    @property
    def available(self) -> bool:
        """Whether sounds are heard."""

    @property
    def why(self) -> str:
        """Why they are not."""

    def load(self, name: str, path: Path, bus: str, lufs: float | None = None) -> None:
        """Give a file a name; raises SoundError."""

    def knows(self, name: str) -> bool:
        """Whether a file has that name."""

    def preload(self, names: Iterable[str]) -> list[SoundError]:
        """Decode these sounds now."""

    def play_any(
        self,
        names: Sequence[str],
        *,
        pan: float = 0.0,
        delay_ms: float = 0,
        tag: str = "",
        gain_db: float = 0.0,
        vary: bool = False,
    ) -> bool:
        """Play one of these variants; returns whether it plays or is going to.

        `pan` is −1.0 (left) to 1.0 (right).
        """

    def cut(self, tag: str) -> None:
        """Stop the sounds with this tag."""

    def loop(self, names: Sequence[str]) -> None:
        """Play one of these sounds over and over; () for none."""

    def volume(self, bus: str, value: float) -> None:
        """Set the volume of a bus."""

    def set_up(
        self, *, mono: bool, swap: bool, night: bool, buffer: int, headphones: bool = False
    ) -> None:
        """Apply settings."""

    def device_lost(self) -> None:
        """Note that the device is gone."""

    def device_came(self) -> None:
        """Note that there is another device."""

    def poll(self) -> None:
        """Notice if the device is lost."""

    def settle(self, wait_ms: int) -> None:
        """Wait until it is known whether there is a device."""

    def close(self) -> None:
        """Stop everything."""


class Records(Protocol):
    """Records a session: what is used of `session/transcript.py`."""

    def write(self, kind: str, **fields: object) -> None:
        """Write one line."""

    def close(self) -> None:
        """End the record."""
