"""The screen readers that the library prism (`audiodice[prism]`) reaches, ZoomText and others.

Only `--speech prism` asks them: nobody has heard a screen reader through it yet (decision 0133).
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable
from typing import Any

from audiodice.devices.speech.backend import Backend, Unable

# The best first. Left out: UIA, which says "invalid parameter", and voices (OneCore, SAPI).
_READERS = (
    "NVDA", "JAWS", "ZOOM_TEXT", "SENSE_READER", "ZDSR", "BOY_PC_READER", "PC_TALKER",
    "SYSTEM_ACCESS", "WINDOW_EYES", "VOICE_OVER", "ORCA",
)  # fmt: skip


class Prism(Backend):
    """The first of prism's screen readers that runs."""

    name = "prism"
    rung = "screen-reader"

    def __init__(self, load: Callable[[], Any] | None = None) -> None:
        """`load` returns the module `prism`."""
        self._load = load or (lambda: importlib.import_module("prism"))
        self._prism: Any = None
        self._context: Any = None
        self._reader: Any = None

    def prepare(self) -> None:
        if self._context is None:
            try:
                self._prism = self._load()
            except ImportError as error:
                raise Unable("prism is missing: install audiodice[prism].") from error
            self._context = self._prism.Context()

    def probe(self) -> None:
        self.prepare()
        for name in _READERS:
            with contextlib.suppress(ValueError, self._prism.PrismError):  # not on this system
                self._reader = self._context.create(getattr(self._prism.BackendId, name))
                if self._reader.features.is_supported_at_runtime:
                    return
        self._reader = None
        raise Unable("prism reaches no screen reader.")

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt:
            self.silence()
        self._running().speak(text)

    def silence(self) -> None:
        self._running().stop()

    def braille(self, text: str) -> None:
        if self._running().features.supports_braille:
            self._reader.braille(text)

    def close(self) -> None:
        self._reader = None  # first, because the end of the context ends the library
        self._context = None

    def _running(self) -> Any:
        if self._reader is None:
            self.probe()
        return self._reader
