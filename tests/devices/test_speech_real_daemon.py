"""Our client against the real Speech Dispatcher with espeak-ng, stopped and killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.devices.speech.ssip import Address, Connection
from audiodice.devices.speech.thread import Speech
from tests.standins.backends import Told, wait_until
from tests.standins.speechd import Daemon

LONG = "This sentence is long. " * 200


@pytest.fixture
def daemon(tmp_path: Path) -> Iterator[Daemon]:
    daemon = Daemon(tmp_path)
    daemon.start()
    yield daemon
    daemon.stop()


class Followed(SpeechDispatcher):
    """Notes every event that the daemon sends, as (code, text)."""

    def __init__(self, daemon: Daemon) -> None:
        super().__init__(address=Address("unix", str(daemon.socket)))
        self.heard: list[tuple[str, str]] = []

    def _note(self, connection: Connection) -> None:
        texts = {taken.number: taken.text for taken in self._taken}
        for code, number in connection.events:
            self.heard.append((code, texts.get(number, "")))
        super()._note(connection)

    def ended(self) -> list[str]:
        return [text for code, text in self.heard if code == "702"]


def test_queued_messages_are_all_spoken_in_order(daemon: Daemon) -> None:
    client = Followed(daemon)
    speech = Speech([client])
    speech.start()
    texts = [f"message {number}. Dot.\n.dot < & 日本" for number in range(6)]
    for text in texts:
        speech.say(text)
    wait_until(lambda: client.ended() == texts)
    speech.close()


def test_an_answer_cuts_and_the_news_behind_survive(daemon: Daemon) -> None:
    client = Followed(daemon)
    speech = Speech([client])
    speech.start()
    for text in (LONG, "news"):
        speech.say(text)
    wait_until(lambda: ("701", LONG) in client.heard)
    speech.say("answer", interrupt=True)
    wait_until(lambda: client.ended() == ["answer", "news"])
    speech.close()


def test_stopped_it_gives_way_and_once_awake_it_repeats_nothing(daemon: Daemon) -> None:
    client, last = Followed(daemon), Told("last", "text")
    speech = Speech([client, last], probe_ms=200)
    speech.start()
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
    assert slowest < 0.005
    daemon.send(signal.SIGCONT)
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    speech.say("after")
    wait_until(lambda: client.ended() == ["before", "after"])
    # The daemon counts messages: had it taken one while it was stopped, this would be more.
    assert client._connection is not None
    number = client._connection.speak("count", time.monotonic() + 1)
    assert int(number) == 3
    assert last.spoken == ["one", "two"]
    speech.close()


def test_stopped_in_mid_queue_what_was_waiting_is_said_once(daemon: Daemon) -> None:
    client, last = Followed(daemon), Told("last", "text")
    speech = Speech([client, last], probe_ms=200)
    speech.start()
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
    speech.close()


def test_killed_in_mid_sentence_the_sentence_is_said_again(daemon: Daemon) -> None:
    client, last = Followed(daemon), Told("last", "text")
    speech = Speech([client, last], probe_ms=200)
    speech.start()
    speech.say(LONG)
    speech.say("two")
    wait_until(lambda: ("701", LONG) in client.heard)
    daemon.kill()
    wait_until(lambda: last.spoken == [LONG, "two"])
    daemon.start()
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    speech.say("three")
    wait_until(lambda: client.ended() == ["three"])
    speech.close()


def test_it_starts_the_daemon_once_and_again_after_it_was_killed(
    daemon: Daemon, monkeypatch: pytest.MonkeyPatch
) -> None:
    daemon.stop()
    daemon.socket.unlink(missing_ok=True)
    for name in ("HOME", "XDG_RUNTIME_DIR", "TMPDIR"):
        monkeypatch.setenv(name, daemon.environ[name])
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    config = daemon.folder / "home/.config"
    config.mkdir()
    (config / "speech-dispatcher").symlink_to(daemon.folder / "conf")
    pid = daemon.folder / "run/speech-dispatcher/pid/speech-dispatcher.pid"
    reader, last = SpeechDispatcher(), Told("last", "text")
    speech = Speech([reader, last], probe_ms=100)
    speech.start()
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    time.sleep(0.3)
    assert not daemon.socket.exists()  # a probe starts nothing
    speech.say("one")
    wait_until(lambda: pid.exists() and reader._connection is not None and not reader._taken)
    first = int(pid.read_text())
    try:
        os.kill(first, signal.SIGKILL)
        speech.say("two")
        wait_until(lambda: pid.exists() and pid.read_text().strip() not in ("", str(first)))
        wait_until(lambda: reader._connection is not None and not reader._taken)
        assert last.spoken == []
    finally:
        os.kill(int(pid.read_text()), signal.SIGTERM)
    speech.close()
