"""`audiodice doctor` asks every voice on the voice's own thread, and waits for none for ever."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path

import pytest

from audiodice.cli import doctor
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.speech import ladder
from tests.support.backends import Own, Told
from tests.support.headless import SilentMixer
from tests.support.said import label


class Sleeper(Told):
    """A screen reader whose probe does not come back."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.ends = threading.Event()

    def probe(self) -> None:
        super().probe()
        self.ends.wait(30)


class Silent(SilentMixer):
    """A sound device that needs none; pygame has but one mixer in a process."""

    def load(self, name: str, path: Path, bus: str) -> None:
        pass

    def play(self, name: str) -> bool:
        return True

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mixer, "open", Silent)


def test_each_voice_is_probed_and_used_by_one_thread_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    absent, own, text = Told("NVDA"), Own(), Told("text", "text")
    absent.able = False
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [absent, own, text])
    doctor.doctor("en", as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert told["speaks"] == "embedded"
    assert told["rungs"][0] == {
        "name": "screen-reader", "able": False, "why": "NVDA is not running.",
    }  # fmt: skip
    assert own.heard == [label("doctor-sentence")]
    assert [kind for kind, _ in own.log][-1] == "close"
    used = [voice.threads for voice in (absent, own, text)]
    assert [len(threads) for threads in used] == [1, 1, 1]
    assert len(set.union(*used)) == 3
    assert threading.get_ident() not in set.union(*used)


def test_a_voice_that_hangs_is_named_and_the_next_one_speaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hanging, own = Sleeper("JAWS"), Own()
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [hanging, own])
    began = time.monotonic()
    try:
        doctor.doctor("en", as_json=False)
    finally:
        hanging.ends.set()
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "screen-reader: JAWS did not answer within 1.5 s"
    assert out[2:4] == ["embedded: works", "text: not on this system"]
    assert out[-1] == "embedded speaks."
    assert own.heard
    assert time.monotonic() - began < 6
