"""A stand-in for the mixer, as far as an own voice uses it."""

from __future__ import annotations


class Channel:
    """A voice channel that holds one piece and one waiting, and ends when told."""

    def __init__(self) -> None:
        self.available = True
        self.why = ""
        self.refuses = False
        self.pieces: list[bytes] = []
        self.rate = 0

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        if self.refuses or (after and len(self.pieces) > 1):
            return False
        self.pieces = [*self.pieces, pcm] if after else [pcm]
        self.rate = rate
        return True

    def poll(self) -> None:
        """Nothing is lost here."""

    def voice_stop(self) -> None:
        self.pieces.clear()

    def settle(self, wait_ms: int) -> None:
        pass

    def voice_busy(self) -> bool:
        return bool(self.pieces)

    def voice_waiting(self) -> bool:
        return len(self.pieces) > 1
