"""The screen readers of prism, over a stand-in for the library."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.prism import Prism


class Library:
    """The module `prism` and its context, on a system where these screen readers run."""

    PrismError = OSError

    def __init__(self, *running: str) -> None:
        self.running = set(running)
        self.calls: list[tuple[str, ...]] = []
        self.BackendId = type("Ids", (), {"__getattr__": lambda _, name: name})()

    def Context(self) -> Library:  # noqa: N802
        return self

    def create(self, name: str) -> Any:
        for missing, error in (("WINDOW_EYES", OSError), ("VOICE_OVER", ValueError)):
            if name == missing:
                raise error("Backend not available")
        reader: Any = SimpleNamespace(
            features=SimpleNamespace(
                is_supported_at_runtime=name in self.running, supports_braille=name == "NVDA"
            )
        )
        for verb in ("speak", "stop", "braille"):
            setattr(reader, verb, lambda *told, verb=verb: self.calls.append((name, verb, *told)))
        return reader


def test_the_first_that_runs_speaks_and_is_silenced() -> None:
    library = Library("SENSE_READER", "ORCA", "UIA")
    prism = Prism(lambda: library)
    prism.probe()
    prism.speak("one", False)
    prism.speak("two", True)
    prism.braille("two")  # this one shows none
    assert [call[1:] for call in library.calls] == [("speak", "one"), ("stop",), ("speak", "two")]
    assert {call[0] for call in library.calls} == {"SENSE_READER"}
    prism.close()
    library.running = {"NVDA"}
    prism.braille("three")
    assert library.calls[-1] == ("NVDA", "braille", "three")


def test_without_a_screen_reader_it_is_unable_and_its_voices_are_not_used() -> None:
    prism = Prism(lambda: Library("UIA", "ONE_CORE", "SAPI"))
    for call in (prism.probe, prism.silence, lambda: prism.speak("one", False)):
        with pytest.raises(Unable, match=r"^prism reaches no screen reader\.$"):
            call()


def test_missing_library_is_named_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(Unable, match=r"install audiodice\[prism\]"):
        Prism().probe()
