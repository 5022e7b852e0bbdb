"""What the mixer must offer an own voice; tests put a simpler one in its place."""

from __future__ import annotations

from typing import Protocol

from audiodice.devices.speech.backend import Unable

_OPENING_MS = 1000  # at the start the device opens beside us; the watchdog waits longer


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


def require(mixer: VoiceChannel) -> None:
    """Return when there is a sound device to speak on. Raises Unable."""
    mixer.poll()  # the game may be asleep; this is what brings a lost device back
    mixer.settle(_OPENING_MS)
    if not mixer.available:
        raise Unable(mixer.why)
