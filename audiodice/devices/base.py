"""What a session needs of its devices: a face, a voice and sounds.

A desktop has the window or the terminal, the speech thread and the mixer; a page in a browser has
those of web/page.py. They override what they need: an empty method here does nothing.
"""
# ruff: noqa: B027

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.variants import Variants


class Face(ABC):
    """Shows the last utterance. Only `wake` may be called on more than one thread."""

    captions: bool
    """Whether the last utterance is shown as a caption, with a size and colours."""

    @property
    def copies(self) -> bool:
        """Whether a text can be put on the clipboard."""
        return False

    def wake(self) -> None:
        """Make the loop check what is due; may be called on any thread."""

    @abstractmethod
    def show(self, text: str) -> None:
        """Show the last utterance: a window replaces the one before, a terminal adds a line."""

    def title(self, text: str) -> None:
        """Set the title.

        A window on Windows sets it once another window is in front: screen readers speak each
        change.
        """

    def bigger(self, step: int) -> None:
        """Make the text larger by `step` steps (smaller below 0)."""

    def dress(self, colours: str, *, captions: bool, motion: bool) -> None:
        """Use these colours (a name). Show the last utterance or not; let dice move or not."""

    def picture(self, *, on: bool) -> None:
        """Draw the picture of the screen, too, where only words are shown: in a terminal."""

    def copy(self, text: str) -> bool:  # noqa: ARG002
        """Put `text` on the clipboard; False if that is not possible."""
        return False

    @abstractmethod
    def text_entry(self, on: bool) -> None:
        """Turn the input method on, while the player types a text, or off."""

    def close(self) -> None:
        """Release everything and restore what was changed. A second call does nothing."""


class Until(Protocol):
    """A thing that a text waits for, such as the write of the step that it reports."""

    @property
    def done(self) -> bool: ...

    def when_done(self, call: Callable[[], object]) -> None:
        """Run `call` once done, on any thread; at once if it is done already."""
        ...


class Voice(ABC):
    """Speaks texts, in order. No method waits but `close`."""

    @property
    @abstractmethod
    def likely(self) -> str:
        """The name of the current voice, or of the first to be tried; "none" if there is none."""

    @property
    @abstractmethod
    def kind(self) -> str:
        """The kind of the `likely` voice, as `--speech` names it; "off" if there is none."""

    @property
    @abstractmethod
    def own_voice(self) -> bool:
        """Whether this program plays the speech itself, and can set its time, level and rate."""

    @property
    @abstractmethod
    def uses_settings(self) -> bool:
        """Whether the current voice obeys the settings of rate, pitch and volume."""

    @property
    @abstractmethod
    def shows_braille(self) -> bool:
        """Whether what is said may come to a braille display: a screen reader's, or BRLTTY's."""

    def start(self) -> None:
        """Begin to look for a voice."""

    @abstractmethod
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
        """Queue `text`.

        With `interrupt` the text cuts what is being spoken and goes first; it replaces an earlier
        interrupting text that still waits, and other waiting texts follow it. Our own voices start
        it at least `not_before_ms` from now. No voice starts it before `after` is done, unless that
        takes too long. `braille` is what a braille display shows: "" for nothing, None for the text
        itself. `only_by` is the voice that the text is news of; the text is dropped if another
        voice can speak when its turn comes.
        """

    @abstractmethod
    def silence(self) -> None:
        """Cut what is being spoken and drop what waits."""

    @abstractmethod
    def hush(self) -> None:
        """Cut what is being spoken; what waits follows the next text, or `hasten`."""

    def hasten(self) -> None:
        """Let no text wait for its not-before time any longer, because a key was pressed."""

    def in_front(self, front: bool) -> None:
        """The game's window won or lost the keyboard focus."""

    def close(self, wait_ms: int = 300) -> None:
        """Pass on the waiting texts, for at most `wait_ms`, then end."""


class Sounds(ABC):
    """Plays sounds on buses. Without a sound device no method raises; see `available`."""

    _variants: Variants

    @property
    @abstractmethod
    def available(self) -> bool:
        """Whether sounds are heard."""

    @property
    @abstractmethod
    def why(self) -> str:
        """Why they are not, without a full stop; empty while they are."""

    @abstractmethod
    def load(self, name: str, path: Path, bus: str, lufs: float | None = None) -> None:
        """Give the file at `path` the name `name`, on `bus`; it replaces a file of that name.

        `lufs` is its measured loudness, which the night setting needs. Raises SoundError if the
        file does not exist (the name then keeps its old file), KeyError if the bus does not.
        """

    @abstractmethod
    def knows(self, name: str) -> bool:
        """Whether a file was loaded under that name."""

    def preload(self, names: Iterable[str]) -> list[SoundError]:  # noqa: ARG002
        """Decode these sounds now, on the caller's thread; returns an error for each that fails."""
        return []

    @abstractmethod
    def play(
        self,
        name: str,
        *,
        pan: float = 0.0,
        delay_ms: float = 0,
        tag: str = "",
        gain_db: float = 0.0,
        speed: float = 1.0,
    ) -> bool:
        """Play a sound `delay_ms` from now; returns whether it plays or will.

        `pan` is −1.0 (left) to 1.0 (right); in the middle both ears hear the whole level. `speed`
        1.02 is 2 % faster, and so much higher. Raises KeyError for a name that was never loaded,
        and SoundError, once for each file, if the file cannot be decoded.
        """

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
        """Play one of these variants at random, never the same one twice in a row; see `play`.

        If it may `vary`, it is a little louder or quieter than `gain_db`, and higher or lower.
        """
        name, more_db, speed = self._variants.draw(names, vary=vary)
        return self.play(
            name, pan=pan, delay_ms=delay_ms, tag=tag, gain_db=gain_db + more_db, speed=speed
        )

    @abstractmethod
    def cut(self, tag: str) -> None:
        """Stop the sounds with this tag, and drop those still to come."""

    @abstractmethod
    def loop(self, names: Sequence[str]) -> None:
        """Play one of these sounds over and over, faded in and out; () for none.

        Call it now and then: a sound that plays goes on, but on a device that was opened again it
        begins again. Raises KeyError for a name that was never loaded, and SoundError, once for
        each file, if the file could not be decoded.
        """

    @abstractmethod
    def volume(self, bus: str, value: float) -> None:
        """Set the volume of a bus (0.0–1.0), also of the sounds that are playing."""

    @abstractmethod
    def set_up(
        self, *, mono: bool, swap: bool, night: bool, buffer: int, headphones: bool = False
    ) -> None:
        """Apply settings, also to the sounds that are playing.

        `mono`: the same in both ears. `swap`: left and right exchanged, but not of a stereo file
        that is already playing. `headphones`: the far ear hears a sound that starts from now on
        later, and duller; `mono` is stronger. `night`: no sound is louder than −30 LUFS. A new
        `buffer` (frames) opens the device again, and stops what is playing.
        """

    def device_lost(self) -> None:
        """Note that the device is gone, as an event of the window says; `poll` later opens one."""

    def device_came(self) -> None:
        """Note that there is another device; if there is no sound, `poll` tries it at once."""

    def poll(self) -> None:
        """Notice if the device is lost, and from time to time try to open it again; never waits."""

    def settle(self, wait_ms: int) -> None:
        """Wait until the first attempt to open the device has ended, at most `wait_ms`."""

    @abstractmethod
    def close(self) -> None:
        """Stop everything and close the device."""
