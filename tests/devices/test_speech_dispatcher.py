"""Our Speech Dispatcher client, against a stand-in that misbehaves on demand."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.devices.speech.ssip import Address, SSIPError
from audiodice.devices.speech.thread import Speech
from tests.support import fake_ssip
from tests.support.backends import Told, wait_until
from tests.support.fake_ssip import FakeSSIP


@pytest.fixture
def client(fake: FakeSSIP) -> Iterator[SpeechDispatcher]:
    client = SpeechDispatcher(
        "fr", address=Address("unix", str(fake.path)), patience=0.3, mute_after=0.3
    )
    yield client
    client.close()


def test_it_introduces_itself(fake: FakeSSIP, client: SpeechDispatcher) -> None:
    client.probe()
    lines = {str(record["line"]) for record in fake.records}
    assert {"SET SELF SSML_MODE off", "SET SELF PRIORITY message"} <= lines
    assert any(line.startswith("SET SELF CLIENT_NAME ") for line in lines)


def test_the_first_probe_waits_for_a_busy_machine(fake: FakeSSIP, client: SpeechDispatcher) -> None:
    """Else another voice says the first words, and this one then that it is back."""
    fake.thinks = 0.05
    client.probe()
    client.close()
    with pytest.raises(Unable):
        client.probe()


@pytest.mark.parametrize(
    "text", ['1 1 5, 25 < 30 & "Bo\'s"', ".", "..\n.dot\n\nend.", "フネ、50点。", "x" * 20_000]
)
def test_a_text_arrives_as_it_is(fake: FakeSSIP, client: SpeechDispatcher, text: str) -> None:
    client.speak(text, False)
    client.speak("next", False)
    assert fake.spoken == [text, "next"]


def test_a_line_end_of_any_kind_cannot_break_the_protocol(
    fake: FakeSSIP, client: SpeechDispatcher
) -> None:
    client.speak("a\r\n.\r\nCANCEL ALL\rb\0\x85c", False)
    client.speak("next", False)
    assert fake.spoken == ["a\n.\nCANCEL ALL\nb \nc", "next"]
    assert "cancel" not in fake.told


def test_an_answer_cuts_and_the_news_that_had_not_begun_follow(
    fake: FakeSSIP, client: SpeechDispatcher
) -> None:
    fake.lasts = 5
    for text in ("news 1", "news 2", "news 3"):
        client.speak(text, False)
    time.sleep(0.1)
    client.speak("answer", True)
    assert fake.told[3:] == ["cancel", "answer", "news 2", "news 3"]


def test_silence_forgets_the_queue(fake: FakeSSIP, client: SpeechDispatcher) -> None:
    fake.lasts = 5
    client.speak("one", False)
    client.speak("two", False)
    client.silence()
    assert not client.progress().busy
    fake.drop()
    assert client.progress().lost == ()


def test_progress_ends_with_the_last_message(fake: FakeSSIP, client: SpeechDispatcher) -> None:
    fake.lasts = 0.05
    client.speak("one", False)
    client.speak("two", False)
    assert client.progress().busy
    wait_until(lambda: not client.progress().busy)


def test_what_died_with_the_connection_is_said_once_more(
    fake: FakeSSIP, speech: Speech, last: Told
) -> None:
    fake.drops_during = "doomed"
    speech.say("well")
    wait_until(lambda: fake.spoken == ["well"])
    speech.say("doomed")
    wait_until(lambda: fake.spoken.count("doomed") >= 2 or "doomed" in last.spoken)
    fake.drops_during = ""
    speech.say("after")
    wait_until(lambda: "after" in fake.spoken)
    assert fake.spoken.count("well") == 1


def test_a_daemon_that_dies_leaves_its_queue_to_the_next_voice_in_order(
    fake: FakeSSIP, speech: Speech, last: Told
) -> None:
    fake.lasts = 5
    texts = ["one", "two", "three"]
    for text in texts:
        speech.say(text)
    wait_until(lambda: fake.spoken == texts)
    fake.stop()
    wait_until(lambda: last.spoken == texts)


def test_a_stopped_daemon_costs_its_patience_and_gets_no_text(
    fake: FakeSSIP, speech: Speech, last: Told
) -> None:
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    fake.awake.clear()
    asked = time.monotonic()
    speech.say("one")
    speech.say("two")
    wait_until(lambda: last.spoken == ["one", "two"])
    assert 0.3 <= time.monotonic() - asked < 1
    time.sleep(0.5)
    assert speech.backend == "last"  # it listens, but does not answer a probe either
    fake.awake.set()
    wait_until(lambda: speech.backend == "Speech Dispatcher")
    speech.say("three")
    wait_until(lambda: "three" in fake.spoken)
    assert fake.spoken == ["three"]


def test_a_message_that_never_begins_is_taken_back_then_said_by_the_next_voice(
    fake: FakeSSIP, speech: Speech, last: Told
) -> None:
    fake.begins = False
    speech.say("one")
    speech.say("two")
    wait_until(lambda: last.spoken == ["one", "two"])
    assert fake.told == ["one", "two", "cancel"]
    speech.say("three")  # it counts as unable for a while
    wait_until(lambda: last.spoken == ["one", "two", "three"])


def test_a_slow_message_is_not_taken_back(fake: FakeSSIP, speech: Speech, last: Told) -> None:
    fake.lasts = 0.5  # longer than mute_after: those behind it wait for their turn
    for text in ("one", "two", "three"):
        speech.say(text)
    time.sleep(1.7)
    assert fake.told == ["one", "two", "three"]
    assert last.spoken == []


def test_a_refusal_is_told_and_the_connection_made_anew(
    fake: FakeSSIP, client: SpeechDispatcher
) -> None:
    client.probe()
    fake.refuses = "SPEAK"
    with pytest.raises(SSIPError, match="400"):
        client.speak("one", False)
    fake.refuses = ""
    client.speak("two", False)
    assert fake.spoken == ["two"]


def test_an_unknown_language_does_not_matter(fake: FakeSSIP, client: SpeechDispatcher) -> None:
    fake.refuses = "SET SELF LANGUAGE"
    client.speak("one", False)
    assert fake.spoken == ["one"]


def test_nobody_listens(tmp_path: Path) -> None:
    client = SpeechDispatcher(address=Address("unix", str(tmp_path / "none")))
    with pytest.raises(Unable, match="not running"):
        client.probe()
    with pytest.raises(FileNotFoundError):
        client.speak("one", False)


@pytest.mark.parametrize(
    ("environ", "address"),
    [
        ({"SPEECHD_ADDRESS": "unix_socket:/a b/s"}, Address("unix", "/a b/s")),
        ({"SPEECHD_ADDRESS": "inet_socket:host:7000"}, Address("inet", "host", 7000)),
        ({"SPEECHD_ADDRESS": "inet_socket"}, Address("inet", "127.0.0.1", 6560)),
        (
            {"XDG_RUNTIME_DIR": "/run/user/1"},
            Address("unix", "/run/user/1/speech-dispatcher/speechd.sock", spawns=True),
        ),
        (
            {},
            Address(
                "unix", str(Path.home() / ".cache/speech-dispatcher/speechd.sock"), spawns=True
            ),
        ),
    ],
)
def test_the_address_is_found(environ: dict[str, str], address: Address) -> None:
    assert Address.find(environ) == address


@pytest.mark.parametrize("address", ["carrier_pigeon:x", "inet_socket:host:port"])
def test_a_bad_address_is_told(address: str) -> None:
    with pytest.raises(Unable, match="SPEECHD_ADDRESS"):
        Address.find({"SPEECHD_ADDRESS": address})


def _answers(path: Path) -> bool:
    """Whether somebody listens there: the file alone is there a little earlier."""
    try:
        with socket.socket(socket.AF_UNIX) as there:
            there.connect(str(path))
    except OSError:
        return False
    return True


def test_the_stand_in_runs_as_a_script(tmp_path: Path) -> None:
    path, log = tmp_path / "s", tmp_path / "log"
    process = subprocess.Popen([sys.executable, fake_ssip.__file__, str(path), str(log)])
    try:
        wait_until(lambda: _answers(path))
        client = SpeechDispatcher(address=Address("unix", str(path)))
        client.speak("Würfel", False)
        client.close()
    finally:
        process.kill()
        process.wait()
    records = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [r["text"] for r in records if r["ev"] == "speak"] == ["Würfel"]
