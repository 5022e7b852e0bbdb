"""Announcements, with the real registry, real listeners (libatspi), and Debian's Orca (43.1)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from audiodice.devices.speech.announcement import Announcement
from audiodice.devices.speech.backend import Progress
from audiodice.devices.speech.session_bus import BUS, SessionBus
from audiodice.devices.speech.ssip import Address
from tests.devices.test_speech_announcement import able, followed, until
from tests.support.orca_desktop import PYTHON, Desktop
from tests.support.require import require

LISTENER = """
import json, sys, gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib
def tell(**fields):
    print(json.dumps(fields), flush=True)
def heard(event):
    source, states = event.source, event.source.get_state_set()
    tell(
        text=event.any_data,
        name=source.get_name(),
        role=source.get_role_name(),
        application=source.get_application().get_toolkit_name(),
        children=source.get_child_count(),
        showing=states.contains(Atspi.StateType.SHOWING),
        focused=states.contains(Atspi.StateType.FOCUSED),
    )
Atspi.init()
listener = Atspi.EventListener.new(heard)
listener.register(sys.argv[1])
tell()
GLib.MainLoop().run()
"""


class Listener:
    """A program that listens on the desktop's accessibility bus."""

    def __init__(self, desktop: Desktop, event: str) -> None:
        found = subprocess.run([PYTHON, "-c", "import gi"], check=False, capture_output=True)
        require(found.returncode == 0, "Debian's gi is not installed")
        self.process = subprocess.Popen(
            [PYTHON, "-c", LISTENER, event],
            env=desktop.environ,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.next()

    def next(self) -> dict[str, Any]:
        """The next event; waits for it."""
        assert self.process.stdout is not None
        line: dict[str, Any] = json.loads(self.process.stdout.readline())
        return line

    def hear(self, count: int) -> list[str]:
        """The texts of the next announcements."""
        return [self.next()["text"] for _ in range(count)]


Listen = Callable[..., Listener]


@pytest.fixture
def listen(desktop: Desktop) -> Listen:
    def begin(event: str = "object:announcement") -> Listener:
        return Listener(desktop, event)  # ends with the test

    return begin


@pytest.fixture
def voice(desktop: Desktop, tmp_path: Path) -> Iterator[Announcement]:
    voice = Announcement(
        address=lambda: desktop.environ["DBUS_SESSION_BUS_ADDRESS"],
        daemon=lambda: Address("unix", str(tmp_path / "nobody")),
        stopped_after=0.5,
    )
    yield voice
    voice.close()


def test_listener_is_noticed_when_it_registers(voice: Announcement, listen: Listen) -> None:
    assert not able(voice)
    listen("window:activate")
    assert not able(voice)
    listener = listen()
    assert able(voice)
    listener.process.kill()
    assert until(lambda: not able(voice))


def test_bursts_and_repeated_texts_arrive_in_order(voice: Announcement, listen: Listen) -> None:
    listener = listen()
    texts = ["one", "two", "two", "three", "four"]
    for text in texts:
        voice.speak(text, False)
    assert followed(voice) == Progress(False)
    assert listener.hear(5) == texts


def test_queries_to_the_source_are_answered(voice: Announcement, listen: Listen) -> None:
    listener = listen()
    voice.speak("who is it?", False)
    assert listener.next() == {
        "text": "who is it?",
        "name": "audiodice",
        "role": "application",
        "application": "audiodice",
        "children": 0,
        "showing": True,
        "focused": True,
    }


def test_hostile_texts_arrive(voice: Announcement, listen: Listen) -> None:
    listener = listen()
    for text in ("a\0b\x1b[31m\udc80", "ab " * 3400, "日本語"):
        voice.speak(text, False)
    assert followed(voice) == Progress(False)
    assert listener.hear(3) == ["a b [31m ", "ab " * 3400, "日本語"]


def test_stopped_listener_gets_no_announcement_until_it_continues(
    voice: Announcement, listen: Listen
) -> None:
    listener = listen()
    voice.probe()
    listener.process.send_signal(signal.SIGSTOP)
    voice.speak("lost", False)
    assert followed(voice).lost == ("lost",)
    assert not able(voice)
    listener.process.send_signal(signal.SIGCONT)
    assert until(lambda: able(voice))


def test_text_that_is_not_confirmed_before_close_is_reported_as_lost(
    voice: Announcement, listen: Listen
) -> None:
    listener = listen()
    voice.probe()
    listener.process.send_signal(signal.SIGSTOP)
    voice.speak("lost", False)
    voice.close()
    listener.process.send_signal(signal.SIGCONT)
    assert able(voice)  # on a new connection, which does not know the ping
    assert voice.progress().lost == ("lost",)
    assert not voice.progress().busy


def test_debians_orca_43_does_not_listen(desktop: Desktop, voice: Announcement) -> None:
    with desktop.orca():
        assert not able(voice)
        bus = voice._bus
        assert bus is not None
        assert bus.listeners("window:activate", time.monotonic() + 5)  # though it runs


@contextmanager
def session_with_service_files() -> Iterator[str]:
    """A session bus as on a desktop, which would start an accessibility bus on request."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert bus.stdout is not None
    try:
        yield bus.stdout.readline().strip()
    finally:
        bus.kill()
        bus.communicate()


def test_no_accessibility_bus_is_started_for_us() -> None:
    assert "AT_SPI_BUS_ADDRESS" not in os.environ
    with session_with_service_files() as address:
        voice = Announcement(address=lambda: address)
        assert not able(voice)
        deadline = time.monotonic() + 5
        bus = SessionBus(address, deadline)
        assert "org.a11y.Bus" in bus.ask(BUS.call("ListActivatableNames"), deadline)[0]
        assert bus.ask(BUS.call("NameHasOwner", "s", "org.a11y.Bus"), deadline) == (False,)
        bus.close()
