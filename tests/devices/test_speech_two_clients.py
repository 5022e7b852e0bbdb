"""Two clients of the real Speech Dispatcher at once: ours, and one that plays Orca."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.devices.speech.ssip import Address, Connection
from audiodice.devices.speech.thread import Speech
from tests.support.backends import Told, wait_until
from tests.support.speechd import Daemon

SECOND = "word " * 5  # each word takes 0.2 s
WANTED = ("BEGIN", "END", "CANCEL")
EVENTS = {"701": "begin", "702": "end", "703": "cut"}


class Orca:
    """Says everything with the priority "message", as Orca does."""

    def __init__(self, daemon: Daemon) -> None:
        self._connection = Connection(Address("unix", str(daemon.socket)), time.monotonic() + 2)
        for line in ("PRIORITY message", *(f"NOTIFICATION {event} on" for event in WANTED)):
            self._connection.command(f"SET SELF {line}", time.monotonic() + 2)
        self._texts: dict[str, str] = {}
        self.heard: list[tuple[str, str]] = []

    def say(self, text: str) -> None:
        number = self._connection.speak(text, time.monotonic() + 2)
        self._texts[number] = text
        self.look()

    def look(self) -> list[tuple[str, str]]:
        self._connection.drain()
        events, self._connection.events[:] = list(self._connection.events), []
        self.heard += [(EVENTS[code], self._texts[number]) for code, number in events]
        return self.heard

    def close(self) -> None:
        self._connection.close()


class Followed(SpeechDispatcher):
    """Notes every event that the daemon sends about its texts."""

    def __init__(self, daemon: Daemon, **settings: float) -> None:
        address = Address("unix", str(daemon.socket))
        super().__init__("en", VoiceSettings(), address=address, **settings)
        self.heard: list[tuple[str, str]] = []

    def _note(self, connection: Connection) -> None:
        texts = {taken.number: taken.text for taken in self._texts._taken}
        for code, number in connection.events:
            if number in texts:
                self.heard.append((EVENTS[code], texts[number]))
        super()._note(connection)


@pytest.fixture
def daemon(tmp_path: Path) -> Iterator[Daemon]:
    daemon = Daemon(tmp_path, slow=True)
    daemon.start()
    yield daemon
    daemon.stop()


@pytest.fixture
def orca(daemon: Daemon) -> Iterator[Orca]:
    orca = Orca(daemon)
    yield orca
    orca.close()


@pytest.fixture
def client(daemon: Daemon) -> Iterator[Followed]:
    client = Followed(daemon, mute_after=3.0)  # a busy machine begins late
    yield client
    client.close()  # the speech thread does not, if it ends in the middle of a call


@pytest.fixture
def speech(client: Followed, last: Told) -> Iterator[Speech]:
    speech = Speech([client, last])
    speech.start()
    wait_until(lambda: speech.backend == client.name)
    yield speech
    speech.close(0)


def test_while_orca_reads_long_news_waits_and_nobody_is_called_gone(
    orca: Orca, client: Followed, speech: Speech, last: Told
) -> None:
    orca.say(SECOND * 3)
    wait_until(orca.look)
    speech.say("news")
    wait_until(lambda: ("end", "news") in client.heard)
    assert orca.look() == [("begin", SECOND * 3), ("end", SECOND * 3)]
    assert client.heard == [("begin", "news"), ("end", "news")]
    assert last.spoken == []


def test_an_answer_in_front_cuts_orca_and_begins_at_once(
    orca: Orca, client: Followed, speech: Speech
) -> None:
    orca.say(SECOND * 10)
    wait_until(orca.look)
    # Told to stop while its module begins, Speech Dispatcher 0.11.4 hangs in one of 40 cases.
    time.sleep(0.5)
    asked = time.monotonic()
    speech.say("answer", interrupt=True)
    wait_until(lambda: ("begin", "answer") in client.heard)
    assert time.monotonic() - asked < 5  # Orca's sentence would last 10 s
    wait_until(lambda: ("end", "answer") in client.heard)
    assert ("cut", SECOND * 10) in orca.look()


def test_behind_another_window_orca_never_waits(
    orca: Orca, client: Followed, speech: Speech
) -> None:
    behind = "from behind " + SECOND * 5
    for text in ("one " + SECOND, "two", "three"):
        speech.say(text)
    wait_until(lambda: client.heard)
    speech.in_front(False)
    speech.say(behind)
    wait_until(lambda: ("begin", behind) in client.heard)
    time.sleep(0.5)  # it has been heard
    asked = time.monotonic()
    orca.say("the editor")
    wait_until(orca.look)
    assert time.monotonic() - asked < 3  # ours would last 5 s
    wait_until(lambda: ("end", "the editor") in orca.look())
    time.sleep(1)
    assert client.heard == [
        ("begin", "one " + SECOND),
        ("begin", behind),
        ("cut", behind),
    ]


def test_behind_another_window_what_was_not_heard_is_said_once_orca_is_quiet(
    orca: Orca, client: Followed, speech: Speech, last: Told
) -> None:
    speech.in_front(False)
    orca.say(SECOND)
    wait_until(orca.look)
    for text in ("one", "two"):
        speech.say(text)
    time.sleep(0.3)
    orca.say(SECOND + "more")  # this cancels what waits
    wait_until(lambda: ("end", "two") in client.heard)
    assert [event for event in client.heard if event[0] == "end"] == [
        ("end", "one"),
        ("end", "two"),
    ]
    assert ("cut", SECOND) not in orca.look()
    assert ("end", SECOND + "more") in orca.look()
    assert last.spoken == []


def test_back_in_front_what_began_behind_is_said_to_its_end(
    client: Followed, speech: Speech
) -> None:
    speech.in_front(False)
    speech.say(SECOND)
    wait_until(lambda: ("begin", SECOND) in client.heard)
    speech.in_front(True)
    speech.say("your turn")
    wait_until(lambda: ("end", "your turn") in client.heard)
    assert ("end", SECOND) in client.heard


# One that hangs while it sounds is found by the next answer: no news can tell how long it lasts.
@pytest.mark.parametrize(("first", "interrupt"), [("", False), ("", True), ("before", True)])
def test_a_module_that_hangs_is_found_and_nothing_is_lost(
    daemon: Daemon, client: Followed, speech: Speech, last: Told, first: str, interrupt: bool
) -> None:
    module = daemon.module()
    if first:  # it hangs while it sounds
        speech.say(first)
        wait_until(lambda: ("begin", first) in client.heard)
    os.kill(module, signal.SIGSTOP)
    try:
        speech.say("one", interrupt=interrupt)
        speech.say("two")
        wait_until(lambda: last.spoken == ["one", "two"])
    finally:
        os.kill(module, signal.SIGCONT)
