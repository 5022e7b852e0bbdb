"""Random keys, 20 a second, with real voices: no news is lost, the last answer is spoken last.

AUDIODICE_LONG=1 presses 500 in place of 100. How long an answer takes is measured by bench.burst:
it is nothing to fail a test on, on a machine that does other work.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.burst import Burst, burst
from tests.support.speechd import Daemon
from tests.support.xserver import XServer

COUNT = 500 if os.environ.get("AUDIODICE_LONG") else 100


@pytest.fixture
def x() -> Iterator[XServer]:
    server = XServer()
    yield server
    server.stop()


def holds(found: Burst, backend: str) -> None:
    assert len(found.keys) == COUNT + 2
    assert found.failed == []
    assert {line["backend"] for line in found.spoken} == {backend}
    spoken = [line["text"] for line in found.spoken]
    assert len(found.news) >= 3
    assert in_order(found.news, spoken)
    *_, last, goodbye = found.said
    assert last["interrupt"]
    assert spoken[-2:] == [last["text"], goodbye["text"]]


def in_order(wanted: list[str], among: list[str]) -> bool:
    """Whether all of `wanted` are `among` the others, in their order."""
    left = iter(among)
    return all(any(text == other for other in left) for text in wanted)


def test_news_out_of_order_or_missing_would_be_seen() -> None:
    assert in_order(["a", "b"], ["a", "x", "b"])
    assert not in_order(["a", "b"], ["b", "a"])
    assert not in_order(["a", "a"], ["a"])


def test_a_burst_with_the_real_speech_dispatcher(x: XServer, tmp_path: Path) -> None:
    daemon = Daemon(tmp_path / "daemon")
    daemon.start()
    try:
        found = burst(x, tmp_path, COUNT, SPEECHD_ADDRESS=daemon.address)
    finally:
        daemon.stop()
    holds(found, "Speech Dispatcher")


def test_a_burst_with_the_embedded_voice(x: XServer, tmp_path: Path) -> None:
    holds(burst(x, tmp_path, COUNT), "embedded")
