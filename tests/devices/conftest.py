"""What several files here start, and end with the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.devices.speech.espeak import Espeak
from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.devices.speech.thread import Speech
from tests.devices.speech_session import Session
from tests.devices.window_programs import Program, Start
from tests.support.backends import Told
from tests.support.fake_ssip import FakeSSIP
from tests.support.require import require_program
from tests.support.xserver import XServer


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session()
    yield session
    for speech in session.open:
        speech.close(0)


@pytest.fixture
def fake(tmp_path: Path) -> Iterator[FakeSSIP]:
    fake = FakeSSIP(tmp_path / "s.sock")
    yield fake
    fake.stop()


@pytest.fixture
def last() -> Told:
    return Told("last", "text")


@pytest.fixture
def speech(client: SpeechDispatcher, last: Told) -> Iterator[Speech]:
    speech = Speech([client, last], probe_ms=100)
    speech.start()
    yield speech
    speech.close(0)


@pytest.fixture(scope="module")
def x() -> Iterator[XServer]:
    require_program("setxkbmap")
    server = XServer()
    yield server
    server.stop()


@pytest.fixture
def start_window(x: XServer, tmp_path: Path) -> Iterator[Start]:
    started: list[Program] = []

    def begin(*settings: str, layout: str = "us", server: XServer = x) -> Program:
        server.run("setxkbmap", layout)
        program = Program(server, tmp_path / f"{len(started)}.jsonl", *settings)
        started.append(program)
        return program

    yield begin
    for program in started:
        program.end()


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    return Espeak()
