"""The rung for Orca 45.2 to 48, on a message bus of the test's own, with stand-ins."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("AT-SPI is on Linux only", allow_module_level=True)

from audiodice.devices.speech.announcement import Announcement
from audiodice.devices.speech.backend import Progress, Unable
from audiodice.devices.speech.ssip import Address
from tests.devices.speech_session import Session
from tests.support.backends import Told
from tests.support.fake_listener import FakeListener
from tests.support.fake_ssip import FakeSSIP
from tests.support.private_bus import PrivateBus

NEVER = Progress(False)


def until(condition: Callable[[], object], seconds: float = 5.0) -> bool:
    """Wait for a condition; whether it came about."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.005)
    return bool(condition())


def followed(voice: Announcement, seconds: float = 5.0) -> Progress:
    """What it reports once it is not busy."""
    end = time.monotonic() + seconds
    while (progress := voice.progress()).busy and time.monotonic() < end:
        time.sleep(0.005)
    return progress


def why_unable(voice: Announcement) -> str:
    with pytest.raises(Unable) as error:
        voice.probe()
    return str(error.value)


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[PrivateBus]:
    """Session bus and accessibility bus in one."""
    bus = PrivateBus()
    monkeypatch.setenv("AT_SPI_BUS_ADDRESS", bus.address)
    yield bus
    bus.close()


@pytest.fixture
def reader(bus: PrivateBus) -> Iterator[FakeListener]:
    reader = FakeListener(bus.address)
    yield reader
    reader.leave()


@pytest.fixture
def nobody(tmp_path: Path) -> Callable[[], Address]:
    return lambda: Address("unix", str(tmp_path / "nobody"))


@pytest.fixture
def voice(bus: PrivateBus, nobody: Callable[[], Address]) -> Iterator[Announcement]:
    voice = Announcement(address=lambda: bus.address, daemon=nobody, stopped_after=0.3)
    yield voice
    voice.close()


def test_five_texts_at_once_are_heard_in_order(voice: Announcement, reader: FakeListener) -> None:
    texts = [f"text {number}" for number in range(5)]
    for text in texts:
        voice.probe()
        voice.speak(text, False)
    assert followed(voice) == NEVER
    assert reader.heard == texts


def test_the_same_text_is_heard_twice(voice: Announcement, reader: FakeListener) -> None:
    voice.speak("twice", False)
    voice.speak("twice", False)
    assert followed(voice) == NEVER
    assert reader.heard == ["twice", "twice"]


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("a\0b\x1b[31mc", "a b [31mc"),
        ("a\nb\r\tc", "a b  c"),
        ("\udc80 lone", "  lone"),
        ("日本語 · é", "日本語 · é"),
        ("ab " * 3400, "ab " * 3400),
    ],
)
def test_strange_texts(voice: Announcement, reader: FakeListener, text: str, heard: str) -> None:
    voice.speak(text, False)
    assert followed(voice) == NEVER
    assert reader.heard == [heard]


def test_it_is_able_once_somebody_listens(
    bus: PrivateBus, voice: Announcement, tmp_path: Path
) -> None:
    assert why_unable(voice)
    before_45 = FakeListener(bus.address, hears=("object:", "window:activate"))
    assert why_unable(voice)
    before_45.hears = ("Object:Announcement:",)  # as some versions write it
    voice.probe()
    before_45.leave()
    assert why_unable(voice)


@pytest.mark.parametrize("address", ["unix:path=/nowhere/bus", "tcp:host=localhost", ""])
def test_without_a_bus_it_is_unable(
    address: str, nobody: Callable[[], Address], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AT_SPI_BUS_ADDRESS", raising=False)
    assert why_unable(Announcement(address=lambda: address, daemon=nobody))


@pytest.mark.usefixtures("bus")
def test_without_an_accessibility_bus_it_is_unable(
    voice: Announcement, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AT_SPI_BUS_ADDRESS")
    assert why_unable(voice)


def test_an_orca_that_hangs_loses_the_text_and_never_says_it_later(
    voice: Announcement, reader: FakeListener
) -> None:
    voice.speak("before", False)
    assert followed(voice) == NEVER
    reader.awake.clear()
    for text in ("one", "two"):
        voice.speak(text, False)
    assert followed(voice).lost == ("one", "two")
    assert why_unable(voice)
    reader.awake.set()
    assert until(lambda: able(voice))
    voice.speak("after", False)
    assert followed(voice) == NEVER
    assert reader.heard == ["before", "after"]


@pytest.mark.usefixtures("reader")
def test_an_orca_that_would_not_speak_is_left_to_the_next_voice(
    bus: PrivateBus, nobody: Callable[[], Address]
) -> None:
    speaks = False
    voice = Announcement(address=lambda: bus.address, daemon=nobody, silent=lambda: not speaks)
    assert not able(voice)
    speaks = True
    assert able(voice)
    voice.close()


def able(voice: Announcement) -> bool:
    try:
        voice.probe()
    except Unable:
        return False
    return True


def test_an_orca_that_is_killed_loses_only_what_it_had_not_taken(
    voice: Announcement, reader: FakeListener
) -> None:
    voice.speak("taken", False)
    assert followed(voice) == NEVER
    reader.awake.clear()
    voice.speak("not taken", False)
    reader.heard.clear()
    reader.leave()
    assert followed(voice).lost == ("not taken",)
    assert why_unable(voice)


def test_a_text_told_to_nobody_is_lost_at_once(voice: Announcement, reader: FakeListener) -> None:
    voice.probe()
    reader.leave()
    voice.speak("to nobody", False)
    assert followed(voice).lost == ("to nobody",)


def test_the_bus_dies_and_comes_back(
    bus: PrivateBus, voice: Announcement, reader: FakeListener
) -> None:
    reader.awake.clear()
    voice.speak("lost", False)
    bus.kill()
    assert followed(voice).lost == ("lost",)
    assert why_unable(voice)
    with pytest.raises((Unable, OSError)):
        voice.speak("nowhere", False)
    bus.start()
    again = FakeListener(bus.address)
    voice.probe()
    voice.speak("back", False)
    assert followed(voice) == NEVER
    assert again.heard == ["back"]
    again.leave()


@pytest.mark.usefixtures("reader")
def test_a_bus_that_is_stopped_holds_nobody_up(bus: PrivateBus, voice: Announcement) -> None:
    voice.probe()
    bus.send(signal.SIGSTOP)
    before = time.monotonic()
    try:
        for _ in range(2):  # connected, and not
            assert why_unable(voice)
        assert time.monotonic() - before < 1.4
    finally:
        bus.send(signal.SIGCONT)
    assert until(lambda: able(voice))


def test_close_ends_its_thread_and_it_can_be_used_again(
    voice: Announcement, reader: FakeListener
) -> None:
    for _ in range(3):
        voice.speak("said", False)
        assert followed(voice) == NEVER
        voice.close()
        assert not [t for t in threading.enumerate() if t.name == "accessibility bus"]
    assert reader.heard == ["said"] * 3


# ------------------------------------------------------------------ cutting


@pytest.fixture
def daemon(tmp_path: Path) -> Iterator[FakeSSIP]:
    daemon = FakeSSIP(tmp_path / "ssip")
    yield daemon
    daemon.stop()


@pytest.fixture
def cutting(bus: PrivateBus, daemon: FakeSSIP) -> Iterator[Announcement]:
    voice = Announcement(
        address=lambda: bus.address, daemon=lambda: Address("unix", str(daemon.path))
    )
    yield voice
    voice.close()


def cuts(daemon: FakeSSIP) -> int:
    return [record["ev"] for record in daemon.records].count("cancel")


def test_an_answer_cuts_what_orca_says_and_news_do_not(
    cutting: Announcement, daemon: FakeSSIP, reader: FakeListener
) -> None:
    cutting.speak("news", False)
    assert cuts(daemon) == 0
    cutting.speak("answer", True)
    assert cuts(daemon) == 1
    cutting.silence()
    assert cuts(daemon) == 2
    assert followed(cutting) == NEVER
    assert reader.heard == ["news", "answer"]


def test_in_the_background_nothing_of_orcas_is_cut(
    cutting: Announcement, daemon: FakeSSIP, reader: FakeListener
) -> None:
    cutting.in_front(False)
    cutting.speak("answer", True)
    cutting.silence()
    assert (cuts(daemon), followed(cutting)) == (0, NEVER)
    cutting.in_front(True)
    cutting.silence()
    assert cuts(daemon) == 1


@pytest.mark.usefixtures("reader")
def test_a_daemon_that_hangs_delays_one_answer(cutting: Announcement, daemon: FakeSSIP) -> None:
    cutting.probe()
    daemon.awake.clear()
    before = time.monotonic()
    for _ in range(4):
        cutting.speak("answer", True)
    assert time.monotonic() - before < 0.6
    assert followed(cutting) == NEVER
    daemon.awake.set()


# ------------------------------------------------------------------ with the speech thread


def test_what_a_hanging_orca_did_not_take_another_voice_says_once(
    voice: Announcement, reader: FakeListener, session: Session
) -> None:
    other = Told("other")
    speech = session.start(voice, other, timeout_ms=1500)
    speech.say("one")
    assert until(lambda: session.spoken)  # it has answered, too
    assert reader.heard == ["one"]
    reader.awake.clear()
    speech.say("two")
    speech.say("three")
    assert until(lambda: other.spoken == ["two", "three"])
    reader.awake.set()
    assert until(lambda: speech.backend == "Orca")
    speech.say("four")
    assert until(lambda: reader.heard == ["one", "four"])
    assert other.spoken == ["two", "three"]


def test_an_orca_that_comes_and_goes_loses_nothing(
    bus: PrivateBus, voice: Announcement, session: Session
) -> None:
    other = Told("other")
    speech = session.start(voice, other, timeout_ms=1500)
    texts = [f"text {number}" for number in range(60)]
    heard: list[str] = []
    for start in range(0, 60, 6):
        reader = FakeListener(bus.address)
        for text in texts[start : start + 6]:
            speech.say(text)
            time.sleep(0.02)
        reader.leave()
        heard += reader.heard
        time.sleep(0.05)
    assert until(lambda: set(heard) | set(other.spoken) == set(texts))
    assert heard  # it was Orca's turn now and then
    again = [text for text in heard if text in other.spoken]
    assert len(again) <= 10  # at most the one that was on its way when Orca went
