"""Orca's rung, against a stand-in on a real bus; both misbehave on demand."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("Orca runs on Linux", allow_module_level=True)

from audiodice.devices.speech.backend import MindsFocus, Unable
from audiodice.devices.speech.orca import Orca, session_address
from audiodice.devices.speech.session_bus import BUS, BusError, Peer, SessionBus
from audiodice.devices.speech.thread import Speech
from tests.devices.speech_session import Session
from tests.support import fake_orca
from tests.support.backends import Told, wait_until
from tests.support.fake_orca import FakeOrca
from tests.support.private_bus import PrivateBus

VERSIONS = (49, 50, 51)


@pytest.fixture
def bus() -> Iterator[PrivateBus]:
    bus = PrivateBus()
    yield bus
    bus.close()


Start = Callable[..., FakeOrca]


@pytest.fixture
def start(bus: PrivateBus) -> Iterator[Start]:
    started: list[FakeOrca] = []

    def begin(version: int = 51) -> FakeOrca:
        started.append(FakeOrca(bus.address, version))
        return started[-1]

    yield begin
    for fake in started:
        fake.leave()


@pytest.fixture
def orca(bus: PrivateBus) -> Iterator[Orca]:
    orca = Orca(address=lambda: bus.address, patience=0.3)
    yield orca
    orca.close()


@pytest.fixture
def last() -> Told:
    return Told("last", "text")


@pytest.fixture
def speech(orca: Orca, last: Told, session: Session) -> Speech:
    return session.start(orca, last, timeout_ms=1000)


def soon() -> float:
    return time.monotonic() + 2


def described(element: ET.Element) -> dict[str, list[tuple[str | None, ...]]]:
    """The arguments of each method of an interface, and the types of its properties."""
    properties: dict[str, list[tuple[str | None, ...]]] = {
        str(one.get("name")): [("property", one.get("type"))] for one in element.iter("property")
    }
    return properties | {
        str(method.get("name")): [
            (arg.get("direction"), arg.get("name"), arg.get("type")) for arg in method.iter("arg")
        ]
        for method in element.iter("method")
    }


@pytest.mark.parametrize("version", VERSIONS)
def test_the_stand_in_has_the_interfaces_of_the_real_one(
    bus: PrivateBus, start: Start, version: int
) -> None:
    fake = start(version)
    asking = SessionBus(bus.address, soon())
    real = ET.parse(fake_orca.DESCRIPTIONS / f"{version}.xml").getroot()
    paths = {path for path, _ in fake.interfaces}
    assert paths == {node.get("name") for node in real.findall("node")}
    for node in real.findall("node"):
        peer = Peer(fake.name, str(node.get("name")), "org.freedesktop.DBus.Introspectable")
        shown = ET.fromstring(asking.ask(peer.call("Introspect"), soon())[0])
        (ours,), (theirs,) = shown.findall("interface"), node.findall("interface")
        assert ours.get("name") == theirs.get("name")
        assert described(ours).items() <= described(theirs).items()
    asking.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_an_answer_cuts_first_and_news_wait(start: Start, orca: Orca, version: int) -> None:
    fake = start(version)
    orca.speak("news", False)
    orca.speak("more news", False)
    orca.speak("answer", True)
    assert fake.told == ["news", "more news", "cut", "answer"]
    orca.silence()
    assert fake.told[-1] == "cut"


def test_braille_stays_until_the_next_key_in_front_only(start: Start, orca: Orca) -> None:
    fake = start()
    assert isinstance(orca, MindsFocus)
    orca.speak("a long answer", True)
    orca.braille("answer")
    orca.in_front(False)
    orca.braille("news")
    orca.in_front(True)
    orca.braille("whole")
    wait_until(lambda: len(fake.shown) == 3)
    assert fake.shown == [("answer", True), ("news", False), ("whole", True)]


@pytest.mark.parametrize("version", [49, 50])
def test_before_51_orca_itself_shows_each_text_for_a_while(
    start: Start, orca: Orca, version: int
) -> None:
    fake = start(version)
    orca.speak("whole", False)
    orca.braille("short")
    orca.silence()
    assert fake.shown == [("whole", False)]


@pytest.mark.parametrize(
    ("text", "arrives"),
    [
        ("x" * 10_000, "x" * 10_000),
        ("フネ、50点。\n<b>&", "フネ、50点。\n<b>&"),
        ("a\0b\x07\x1b[2J", "a b\x07\x1b[2J"),
        ("half \udc80", "half ?"),
    ],
)
def test_any_text_arrives_and_leaves_the_connection(
    start: Start, orca: Orca, text: str, arrives: str
) -> None:
    fake = start()
    orca.speak(text, False)
    orca.braille(text)
    orca.speak("next", False)
    assert fake.spoken == [arrives, "next"]
    assert fake.shown == [(arrives, True)]


def test_no_orca_is_told_in_a_sentence_and_none_is_started(orca: Orca) -> None:
    with pytest.raises(Unable, match="not running"):
        orca.probe()
    with pytest.raises(Unable, match="not running"):
        orca.speak("one", False)


def refused(orca: Orca) -> str:
    """Why it cannot speak; "" if it can."""
    try:
        orca.probe()
    except Unable as why:
        return str(why)
    return ""


def test_it_is_found_when_it_comes_and_when_another_version_follows(
    start: Start, orca: Orca
) -> None:
    with pytest.raises(Unable):
        orca.probe()
    first = start(51)
    wait_until(lambda: not refused(orca))  # the bus may say so a moment later
    first.leave()
    wait_until(lambda: "not running" in refused(orca))
    second = start(49)
    wait_until(lambda: not refused(orca))
    orca.speak("one", True)
    assert second.told == ["cut", "one"]


def test_what_it_refuses_is_said_by_the_next_voice_once(
    start: Start, speech: Speech, last: Told
) -> None:
    fake = start()
    wait_until(lambda: speech.backend == "Orca")
    fake.refuses = {"SpeakMessage"}
    speech.say("one")
    wait_until(lambda: last.spoken == ["one"])
    fake.refuses = set()
    wait_until(lambda: speech.backend == "Orca")
    fake.declines = True
    speech.say("two")
    wait_until(lambda: last.spoken == ["one", "two"])
    assert fake.spoken == []


def test_an_orca_that_refuses_to_be_cut_still_takes_the_answer(start: Start, orca: Orca) -> None:
    fake = start()
    fake.refuses = {"InterruptSpeech"}
    orca.speak("answer", True)
    assert fake.told == ["answer"]
    with pytest.raises(Unable):
        orca.silence()


def test_what_it_took_is_not_repeated_when_it_vanishes(
    start: Start, speech: Speech, last: Told
) -> None:
    fake = start()
    wait_until(lambda: speech.backend == "Orca")
    speech.say("one")
    wait_until(lambda: fake.spoken == ["one"])
    fake.leave()
    speech.say("two")
    wait_until(lambda: last.spoken == ["two"])


def test_a_text_during_which_it_vanishes_is_said_by_the_next_voice(
    start: Start, speech: Speech, last: Told
) -> None:
    fake = start()
    wait_until(lambda: speech.backend == "Orca")
    fake.leaves_during = "doomed"
    asked = time.monotonic()
    speech.say("doomed")
    wait_until(lambda: last.spoken == ["doomed"])
    assert time.monotonic() - asked < 0.3  # the bus tells at once
    assert fake.spoken == []


def test_the_first_probe_waits_for_a_busy_machine(
    start: Start, bus: PrivateBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else another voice says the first words, and then that Orca is back."""
    monkeypatch.setattr("audiodice.devices.speech.orca._FIRST_PROBE", 10.0)  # this one may be busy
    orca = Orca(address=lambda: bus.address)
    start().thinks = 0.12  # three times in a probe
    orca.probe()
    orca.close()
    with pytest.raises(Unable):
        orca.probe()


def test_an_orca_that_hangs_costs_its_patience_and_says_nothing_twice(
    start: Start, speech: Speech, last: Told
) -> None:
    fake = start()
    wait_until(lambda: speech.backend == "Orca")
    fake.awake.clear()
    asked = time.monotonic()
    speech.say("one", interrupt=True)
    speech.say("two")
    wait_until(lambda: last.spoken == ["one", "two"])
    assert 0.3 <= time.monotonic() - asked < 1.0
    time.sleep(0.8)
    assert speech.backend == "last"  # its name is there, but it does not answer a probe either
    fake.awake.set()
    wait_until(lambda: speech.backend == "Orca")
    assert fake.heard == []  # it got "one", and at once the request to cut it
    speech.say("three")
    wait_until(lambda: fake.heard == ["three"])
    assert last.spoken == ["one", "two"]


def test_a_bus_that_is_killed_and_comes_back(
    bus: PrivateBus, start: Start, speech: Speech, last: Told
) -> None:
    start()
    wait_until(lambda: speech.backend == "Orca")
    bus.kill()
    texts = ["one", "two", "three"]
    for text in texts:
        speech.say(text, interrupt=text == "two")
    wait_until(lambda: sorted(last.spoken) == sorted(texts))
    bus.start()
    fake = start()
    wait_until(lambda: speech.backend == "Orca")
    speech.say("four")
    wait_until(lambda: fake.spoken == ["four"])
    assert len(last.spoken) == 3


def test_a_bus_that_hangs_costs_the_patience_of_one_text(
    bus: PrivateBus, start: Start, speech: Speech, last: Told
) -> None:
    fake = start()
    wait_until(lambda: speech.backend == "Orca")
    bus.send(signal.SIGSTOP)
    asked = time.monotonic()
    speech.say("one")
    speech.say("two")
    wait_until(lambda: last.spoken == ["one", "two"])
    assert time.monotonic() - asked < 1.0
    bus.send(signal.SIGCONT)
    wait_until(lambda: speech.backend == "Orca")
    speech.say("three")
    wait_until(lambda: fake.heard == ["three"])


def test_an_orca_that_comes_and_goes_loses_nothing_and_says_nothing_twice(
    start: Start, speech: Speech, last: Told
) -> None:
    fakes: list[FakeOrca] = []
    texts = [f"text {number}" for number in range(60)]
    for number, text in enumerate(texts):
        if number % 6 == 0:
            fakes.append(start(VERSIONS[number % 3]))
        if number % 6 == 4:
            fakes[-1].leave()
        speech.say(text)
        time.sleep(0.05)

    def heard() -> list[object]:
        return [*last.spoken, *(text for fake in fakes for text in fake.spoken)]

    wait_until(lambda: len(heard()) >= len(texts))
    time.sleep(0.3)
    assert sorted(map(str, heard())) == sorted(texts)
    assert any(fake.spoken for fake in fakes)


@pytest.mark.parametrize("version", VERSIONS)
def test_an_orca_that_speaks_displayed_text_only_says_nothing_so_the_next_voice_does(
    start: Start, speech: Speech, last: Told, version: int
) -> None:
    fake = start(version)
    wait_until(lambda: speech.backend == "Orca")
    fake.displayed_only = True  # it takes texts as before
    speech.say("one")
    speech.say("two", interrupt=True)
    wait_until(lambda: sorted(last.spoken) == ["one", "two"])
    time.sleep(0.5)
    assert speech.backend == "last"
    fake.displayed_only = False
    wait_until(lambda: speech.backend == "Orca")
    speech.say("three")
    wait_until(lambda: fake.heard == ["three"])


def test_the_first_orca_with_the_new_name_had_speech_and_braille_together(
    start: Start, orca: Orca
) -> None:
    fake = start(51)
    for name in ("SpeakMessage", "DisplayMessage"):
        del fake.interfaces[fake.root, fake.name][name]
    orca.speak("one", False)
    orca.braille("1")
    orca.silence()
    assert fake.told == ["one", "cut"]
    assert fake.shown == [("one", False)]


def test_somebody_else_with_its_name_who_answers_nonsense(
    start: Start, speech: Speech, last: Told
) -> None:
    fake = start()
    fake.interfaces[fake.root, fake.name]["SpeakMessage"] = fake_orca.Method(
        (("message", "s"),), "s", lambda text: f"no {text}"
    )
    wait_until(lambda: speech.backend == "Orca")
    speech.say("one")
    wait_until(lambda: last.spoken == ["one"])


@pytest.mark.parametrize(
    "address",
    ["", "carrier pigeon", "tcp:host=localhost,port=1", "unix:path=/nowhere/bus", "unix:", ";;"],
)
def test_a_bus_that_is_not_there_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(Unable, match=r"^The session bus does not answer: .+\.$"):
        Orca(address=lambda: address).probe()


def test_a_socket_that_is_no_bus(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "s"))
        silent.listen()
        orca = Orca(address=lambda: f"unix:path={tmp_path / 's'}")
        for longest in (1.4, 0.7):  # the speech thread waits for 1.5
            asked = time.monotonic()
            assert "session bus" in refused(orca)
            assert time.monotonic() - asked < longest


def test_the_address_is_found(tmp_path: Path) -> None:
    assert session_address({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"}) == "unix:path=/x"
    for environ in ({}, {"XDG_RUNTIME_DIR": str(tmp_path)}):
        with pytest.raises(Unable, match="no session bus"):
            session_address(environ)
    with socket.socket(socket.AF_UNIX) as there:
        there.bind(str(tmp_path / "bus"))
        assert session_address({"XDG_RUNTIME_DIR": str(tmp_path)}) == f"unix:path={tmp_path}/bus"


def test_without_a_session_bus_its_library_is_not_imported() -> None:
    code = (
        "import sys\n"
        "from audiodice.devices.speech.orca import Orca\n"
        "from audiodice.devices.speech.backend import Unable\n"
        "for call in (Orca().prepare, Orca().probe):\n"
        "    try: call()\n"
        "    except Unable: pass\n"
        "    else: sys.exit('able')\n"
        "sys.exit('jeepney' if 'jeepney' in sys.modules else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={})


def test_an_answer_that_comes_late_belongs_to_no_other_call(bus: PrivateBus) -> None:
    asking, answering = SessionBus(bus.address, soon()), SessionBus(bus.address, soon())
    silent = Peer(answering.name, "/", "org.example.Silent")
    with pytest.raises(TimeoutError):
        asking.ask(silent.call("Ping"), time.monotonic() + 0.05)
    assert asking.ask(BUS.call("GetId"), soon())[0]
    number = asking.post(BUS.call("NoSuchMethod"), soon())
    with pytest.raises(BusError, match="NoSuchMethod"):
        asking.answer(number, soon())
    answering.close()
    asking.close()
