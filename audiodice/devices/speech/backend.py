"""What a voice offers to the speech thread, and what it is given: the types of this seam."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

_OPENING_MS = 1000  # at the start the device opens beside us; a call may take longer than this


class Unable(Exception):  # noqa: N818 - it reads as the sentence it carries
    """A backend cannot speak now; its text is one clear sentence that says why."""


class Backend(Protocol):
    """One voice. Built cheaply, opened by its first call, reusable after `close`.

    All calls come from the same thread, so a COM or AppleScript object stays on the thread that
    made it.
    """

    @property
    def name(self) -> str:
        """What a player would call it: "NVDA", "Speech Dispatcher", "embedded", "text"."""
        ...

    @property
    def rung(self) -> str:
        """Its step of the ladder: "screen-reader", "native", "embedded" or "text"."""
        ...

    @property
    def own_voice(self) -> bool:
        """Whether this program starts and ends the sound; else it only hands the text over."""
        ...

    def probe(self) -> None:
        """Return if it could speak now; cheap. Raises Unable if it could not."""
        ...

    def speak(self, text: str, interrupt: bool) -> None:
        """Take `text`; with `interrupt`, cut what is sounding first. Raises if that fails."""
        ...

    def silence(self) -> None:
        """Cut what is sounding and forget what it has taken. Raises if that fails."""
        ...

    def braille(self, text: str) -> None:
        """Show `text` on a braille display, where the screen reader offers one."""
        ...

    def close(self) -> None:
        """Release everything; the next call opens it again."""
        ...


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a backend is with what it has taken."""

    busy: bool
    """Something taken has not ended yet."""
    lost: tuple[str, ...] = ()
    """Texts that it took and will never finish, oldest first; each is reported once."""
    why: str = ""
    """Why they were lost, in one sentence."""


@runtime_checkable
class ReportsProgress(Protocol):
    """A backend that knows when a text ends: every own voice, and Speech Dispatcher."""

    def progress(self) -> Progress:
        """Report without blocking; called every 20 ms (own voice) or 100 ms while busy."""
        ...


@dataclass(slots=True)
class VoiceSettings:
    """How our own voices sound. Shared: change a field and the next sentence follows it."""

    rate: int = 220
    """Words a minute, 80–450."""
    pitch: int = 50
    """0–99, 50 is the voice's own."""
    variant: str = ""
    """One of espeak-ng's speakers ("max", "linda"); "" for the language's own."""
    volume: float = 1.0
    """0.0–1.0, before the mixer's voice bus."""


class VoiceChannel(Protocol):
    """The part of `Mixer` that an own voice uses."""

    @property
    def available(self) -> bool:
        """Whether there is a sound device."""
        ...

    @property
    def why(self) -> str:
        """Why there is no sound device, in one sentence; empty while there is one."""
        ...

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        """Play mono 16-bit samples, `rate` a second, at once or `after` the piece that sounds;
        False if the mixer refuses."""
        ...

    def voice_stop(self) -> None:
        """Cut what sounds, and the piece that waits."""
        ...

    def voice_busy(self) -> bool:
        """Whether a piece sounds."""
        ...

    def poll(self) -> None:
        """Notice a lost device, and try now and then to open it again; never waits."""
        ...

    def settle(self, wait_ms: int) -> None:
        """Wait at most `wait_ms` until the first attempt to open the device has ended."""
        ...

    def voice_waiting(self) -> bool:
        """Whether a piece waits behind the one that sounds."""
        ...


def require_sound(mixer: VoiceChannel) -> None:
    """Raises Unable if there is no sound device to speak on."""
    mixer.poll()  # the game may be asleep; this is what brings a lost device back
    mixer.settle(_OPENING_MS)
    if not mixer.available:
        raise Unable(mixer.why)
