"""Our client against the real Speech Dispatcher with espeak-ng, stopped and killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from audiodice.devices.speech.backend import Backend
from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.devices.speech.ssip import Address, Connection
from audiodice.devices.speech.thread import Speech
from tests.support.backends import Told, wait_until
from tests.support.speechd import Daemon

Begin = Callable[..., Speech]
LONG = "This sentence is long. " * 200


@pytest.fixture
def daemon(tmp_path: Path) -> Iterator[Daemon]:
    daemon = Daemon(tmp_path)
    daemon.start()
    yield daemon
    daemon.stop()


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Start a Speech that ends with the test, however that ends: left alone it could go on
    to start a daemon in the user's own folder."""
    with contextlib.ExitStack() as stack:

        def begin(*backends: Backend, **settings: Any) -> Speech:
            speech = Speech(backends, **settings)
            stack.callback(speech.close, 0)
            speech.start()
            return speech

        yield begin


class Followed(SpeechDispatcher):
    """Notes every event that the daemon sends, as (code, text)."""

    def __init__(self, daemon: Daemon) -> None:
        super().__init__(address=Address("unix", str(daemon.socket)))
        self.heard: list[tuple[str, str]] = []

    def _note(self, connection: Connection) -> None:
        texts = {taken.number: taken.text for taken in self._texts._taken}
        for code, number in connection.events:
            self.heard.append((code, texts.get(number, "")))
        super()._note(connection)

    def ended(self) -> list[str]:
        return [text for code, text in self.heard if code == "702"]


def test_queued_messages_are_all_spoken_in_order(daemon: Daemon, begin: Begin) -> None:
    client = Followed(daemon)
    speech = begin(client)
    texts = [f"message {number}. Dot.\n.dot < & 日本" for number in range(6)]
    for text in texts:
        speech.say(text)
    wait_until(lambda: client.ended() == texts)


def test_an_answer_cuts_and_the_news_behind_survive(daemon: Daemon, begin: Begin) -> None:
    client = Followed(daemon)
    speech = begin(client)
    for text in (LONG, "news"):
        speech.say(text)
    wait_until(lambda: ("701", LONG) in client.heard)
    speech.say("answer", interrupt=True)
    wait_until(lambda: client.ended() == ["answer", "news"])


def test_stopped_it_gives_way_and_once_awake_it_repeats_nothing(
    daemon: Daemon, begin: Begin
) -> None:
    client, last = Followed(daemon), Told("last", "text")
    speech = begin(client, last, probe_ms=200)
    speech.say("before")
    wait_until(lambda: client.ended() == ["before"])
    daemon.send(signal.SIGSTOP)
    asked = time.monotonic()
    slowest = 0.0
    for text in ("one", "two"):
        before = time.perf_counter()
        speech.say(text)
        slowest = max(slowest, time.perf_counter() - before)
    wait_until(lambda: last.spoken == ["one", "two"])
    assert time.monotonic() - asked < 1.6
    assert slowest < 0.1  # one that waits for the daemon takes 0.2 and more
    daemon.send(signal.SIGCONT)
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    speech.say("after")
    wait_until(lambda: client.ended() == ["before", "after"])
    # The daemon counts messages: had it taken one while it was stopped, this would be more.
    assert client._connection is not None
    number = client._connection.speak("count", time.monotonic() + 1)
    assert int(number) == 3
    assert last.spoken == ["one", "two"]


def test_stopped_in_mid_queue_what_was_waiting_is_said_once(daemon: Daemon, begin: Begin) -> None:
    client, last = Followed(daemon), Told("last", "text")
    speech = begin(client, last, probe_ms=200)
    speech.say(LONG)
    speech.say("waiting")
    wait_until(lambda: ("701", LONG) in client.heard)
    daemon.send(signal.SIGSTOP)
    speech.say("late")
    wait_until(lambda: sorted(last.spoken) == sorted([LONG, "waiting", "late"]))
    daemon.send(signal.SIGCONT)
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    # What it held was taken back: the next message is begun without its queue before it.
    speech.say("after")
    wait_until(lambda: "after" in client.ended(), 3)
    assert "waiting" not in client.ended()


def test_killed_in_mid_sentence_the_sentence_is_said_again(daemon: Daemon, begin: Begin) -> None:
    client, last = Followed(daemon), Told("last", "text")
    speech = begin(client, last, probe_ms=200)
    speech.say(LONG)
    speech.say("two")
    wait_until(lambda: ("701", LONG) in client.heard)
    daemon.kill()
    wait_until(lambda: last.spoken == [LONG, "two"])
    daemon.start()
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    speech.say("three")
    wait_until(lambda: client.ended() == ["three"])


def test_it_starts_the_daemon_once_and_again_after_it_was_killed(
    daemon: Daemon, monkeypatch: pytest.MonkeyPatch, begin: Begin
) -> None:
    daemon.kill()
    daemon.socket.unlink(missing_ok=True)
    for name in ("HOME", "XDG_RUNTIME_DIR", "TMPDIR"):
        monkeypatch.setenv(name, daemon.environ[name])
    for name in ("SPEECHD_ADDRESS", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    config = daemon.folder / "home/.config"
    config.mkdir()
    (config / "speech-dispatcher").symlink_to(daemon.folder / "conf")
    # It starts in 0.3 s; a busy machine is given longer than a player would be.
    reader, last = SpeechDispatcher(patience=6), Told("last", "text")
    said: list[str] = []
    speech = begin(
        reader, last, probe_ms=100, timeout_ms=8000, on_spoken=lambda text, _: said.append(text)
    )
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    time.sleep(0.3)
    assert not daemon.socket.exists()  # a probe starts nothing
    spoken: set[int] = set()
    try:
        for text in ("one", "two"):
            speech.say(text)
            wait_until(lambda text=text: text in said and not reader._texts, 8)  # type: ignore[misc]
            (pid,) = spawned(daemon) - spoken
            spoken.add(pid)
            os.kill(pid, signal.SIGKILL)
            wait_until(lambda: not spawned(daemon))
            wait_until(lambda: gone(reader))
        assert last.spoken == []
    finally:
        speech.close(0)
        for pid in spawned(daemon):
            os.kill(pid, signal.SIGKILL)


def gone(reader: SpeechDispatcher) -> bool:
    """Whether its daemon has hung up on it."""
    connection = reader._connection
    assert connection is not None
    try:
        return connection._socket.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def spawned(daemon: Daemon) -> set[int]:
    """The processes that listen, or will, on this test's own socket."""
    found = set()
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if folder.name.isdigit():
                words = (folder / "cmdline").read_bytes().split(b"\0")
                if b"--spawn" in words and os.fsencode(daemon.socket) in words:
                    found.add(int(folder.name))
    return found
