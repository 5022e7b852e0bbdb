"""Stand-in voices that hang, raise, die in mid-sentence, or return without speaking."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from audiodice.devices.speech.backend import Backend, Progress, Unable


class Told(Backend):
    """A screen reader that accepts every text at once; its fields make it misbehave."""

    def __init__(self, name: str = "told", rung: str = "screen-reader") -> None:
        self.name = name
        self.rung = rung
        self.able = True
        self.raises: list[Exception] = []
        """Each `speak` raises the next of these."""
        self.hanging = threading.Event()
        self.hanging.set()  # cleared: `speak` blocks until it is set again
        self.log: list[tuple[str, str]] = []
        self.threads: set[int] = set()
        """The threads that called it."""
        self.probes = 0

    @property
    def spoken(self) -> list[str]:
        return [text for kind, text in self.log if kind in ("speak", "interrupt")]

    def probe(self) -> None:
        self.probes += 1
        self.threads.add(threading.get_ident())
        if not self.able:
            raise Unable(f"{self.name} is not running.")

    def speak(self, text: str, interrupt: bool) -> None:
        self.threads.add(threading.get_ident())
        if self.raises:
            raise self.raises.pop(0)
        self.hanging.wait(30)
        self.log.append(("interrupt" if interrupt else "speak", text))

    def silence(self) -> None:
        self.threads.add(threading.get_ident())
        self.log.append(("silence", ""))

    def braille(self, text: str) -> None:
        self.threads.add(threading.get_ident())
        self.log.append(("braille", text))

    def close(self) -> None:
        self.threads.add(threading.get_ident())
        self.log.append(("close", ""))


class Own(Told):
    """An embedded voice: each text sounds for `lasts` seconds; the voice can die meanwhile."""

    own_voice = True

    def __init__(self, name: str = "own", lasts: float = 0.1) -> None:
        super().__init__(name, "embedded")
        self.lasts = lasts
        self.dies = False
        self.sounding = ""
        self.ends = 0.0
        self.heard: list[str] = []
        """The texts that sounded to their end."""

    def speak(self, text: str, interrupt: bool) -> None:
        super().speak(text, interrupt)
        assert not self.sounding or interrupt, "the previous text has not ended"
        self.sounding = text
        self.ends = time.monotonic() + self.lasts

    def silence(self) -> None:
        super().silence()
        self.sounding = ""

    def progress(self) -> Progress:
        if self.sounding and self.dies:
            lost, self.sounding = self.sounding, ""
            self.able = False
            return Progress(False, (lost,), "it died")
        if self.sounding and time.monotonic() >= self.ends:
            self.heard.append(self.sounding)
            self.sounding = ""
        return Progress(bool(self.sounding))


def wait_until(condition: Callable[[], object], seconds: float = 15.0) -> None:
    """Wait until `condition` holds; fail after `seconds`."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "what was waited for did not happen"
        time.sleep(0.005)
