"""What the tests of the speech thread share: speeches, and what they reported."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.devices.speech.backend import Backend
from audiodice.devices.speech.braille_display import BrailleDisplay
from audiodice.devices.speech.thread import Speech
from tests.support.backends import Told


class Session:
    """Speeches that end with the test, and what they reported."""

    def __init__(self) -> None:
        self.spoken: list[tuple[str, str]] = []
        self.failed: list[tuple[str, str, str]] = []
        self.changed: list[tuple[str, str, bool]] = []
        self.open: list[Speech] = []

    def start(
        self,
        *backends: Backend,
        timeout_ms: int = 200,
        probe_ms: int = 100,
        display: BrailleDisplay | None = None,
    ) -> Speech:
        speech = Speech(
            backends,
            on_spoken=lambda *args: self.spoken.append(args),
            on_failed=lambda *args: self.failed.append(args),
            on_changed=lambda *args: self.changed.append(args),
            timeout_ms=timeout_ms,
            probe_ms=probe_ms,
            display=display,
        )
        speech.start()
        self.open.append(speech)
        return speech


def said(reader: Told, *texts: str) -> Callable[[], bool]:
    return lambda: reader.spoken == list(texts)
