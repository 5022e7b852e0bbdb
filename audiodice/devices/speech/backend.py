"""What every voice can do: the protocol that the speech thread drives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

_OPENING_MS = 1000  # at the start the device opens beside us; a call may take longer than this


class Unable(Exception):  # noqa: N818 - it reads as the sentence it carries
    """A backend cannot speak now; `str()` of it is one clear sentence saying why."""


class Backend(Protocol):
    """One voice. Built cheaply, opened by its first call, reusable after `close`.

    All calls come from one thread, always the same one, so a COM or AppleScript object made
    by the first call stays where it was made.
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
        """True: this program starts and ends the sound; False: handing over is all it can do."""
        ...

    def probe(self) -> None:
        """Return when it could speak now; cheap. Raises `Unable` when it could not."""
        ...

    def speak(self, text: str, interrupt: bool) -> None:
        """Take `text`; with `interrupt`, cut what is sounding first. Raises on failure."""
        ...

    def silence(self) -> None:
        """Cut what is sounding and forget what it has taken. Raises on failure."""
        ...

    def braille(self, text: str) -> None:
        """Show `text` on a braille display, where the screen reader offers one."""
        ...

    def close(self) -> None:
        """Let go of everything; the next call opens it anew."""
        ...


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a backend is with what it has taken."""

    busy: bool
    """Something taken has not ended yet."""
    lost: tuple[str, ...] = ()
    """Texts it took and will never finish, oldest first; each is told once."""
    why: str = ""
    """Why they were lost: one sentence."""


@runtime_checkable
class ReportsProgress(Protocol):
    """A backend that knows when it ends: every own voice, and Speech Dispatcher by its events."""

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
    """Who speaks, of espeak-ng's own speakers ("max", "linda"); "" the language's own."""
    volume: float = 1.0
    """0.0–1.0, before the mixer's voice bus."""


class VoiceChannel(Protocol):
    """The part of `Mixer` that a voice uses."""

    @property
    def available(self) -> bool:
        """Whether there is a sound device."""
        ...

    @property
    def why(self) -> str:
        """Why there is none, one sentence; empty while there is."""
        ...

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        """Play mono 16-bit samples, `rate` a second, now or after the piece sounding; False when
        refused."""
        ...

    def voice_stop(self) -> None:
        """Cut it, queued piece included."""
        ...

    def voice_busy(self) -> bool:
        """Whether it sounds."""
        ...

    def poll(self) -> None:
        """Notice a lost device, and now and then try to open it again; never waits."""
        ...

    def settle(self, wait_ms: int) -> None:
        """Wait, at most so long, for the first attempt to open the device to end."""
        ...

    def voice_waiting(self) -> bool:
        """Whether a piece waits behind the one sounding."""
        ...


def require_sound(mixer: VoiceChannel) -> None:
    """Return when there is a sound device to speak on. Raises Unable."""
    mixer.poll()  # the game may be asleep; this is what brings a lost device back
    mixer.settle(_OPENING_MS)
    if not mixer.available:
        raise Unable(mixer.why)
