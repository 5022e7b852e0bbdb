"""Braille beside a terminal that Orca reads, through the stand-in of Orca's service."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import pytest

if sys.platform != "linux":
    pytest.skip("Orca runs on Linux", allow_module_level=True)

from audiodice.devices.speech.orca import Orca
from audiodice.devices.speech.terminal_braille import TerminalBraille, in_this_terminal
from audiodice.devices.speech.text import Text
from tests.devices.speech_session import Session
from tests.support.backends import wait_until
from tests.support.fake_orca import FakeOrca
from tests.support.private_bus import PrivateBus


@pytest.fixture
def bus() -> Iterator[PrivateBus]:
    bus = PrivateBus()
    yield bus
    bus.close()


def braille_on(bus: PrivateBus) -> TerminalBraille:
    return TerminalBraille(Orca(address=lambda: bus.address), later=0.15)


def test_the_short_form_stays_until_the_next_key(bus: PrivateBus, session: Session) -> None:
    fake = FakeOrca(bus.address)
    lines: list[str] = []
    speech = session.start(Text(lines.append), display=braille_on(bus))
    speech.say("a long answer", interrupt=True, braille="answer")
    wait_until(lambda: len(fake.shown) == 1)
    speech.say("long news", braille="news")
    wait_until(lambda: len(fake.shown) == 2)
    speech.say("Not in braille.", braille="")
    wait_until(lambda: len(lines) == 3)
    time.sleep(0.3)
    assert fake.shown == [("answer", True), ("news", True)]
    assert fake.told == []  # Orca reads the terminal itself: we have nothing spoken
    fake.leave()


def test_it_comes_after_the_line_and_only_the_last_of_several(bus: PrivateBus) -> None:
    fake = FakeOrca(bus.address)
    braille = braille_on(bus)
    for text in ("one", "two", "three"):
        braille.show(text)
    asked = time.monotonic()
    wait_until(lambda: fake.shown)
    assert 0.14 < time.monotonic() - asked < 0.4
    time.sleep(0.3)
    assert fake.shown == [("three", True)]
    fake.leave()


def test_whatever_orca_does_the_lines_come_at_once_and_braille_when_it_can(
    bus: PrivateBus, session: Session
) -> None:
    lines: list[str] = []
    speech = session.start(Text(lines.append), display=braille_on(bus))
    asked = time.monotonic()
    speech.say("no Orca")
    time.sleep(0.3)
    fake = FakeOrca(bus.address, 50)  # has braille only together with speech
    speech.say("an old Orca")
    time.sleep(0.3)
    fake.leave()
    fake = FakeOrca(bus.address)
    fake.awake.clear()
    speech.say("a hanging one")
    speech.say("right after")
    time.sleep(0.6)
    bus.kill()
    fake.leave()
    speech.say("no bus")
    wait_until(lambda: len(lines) == 5)
    assert time.monotonic() - asked < 1.6
    bus.start()
    fake = FakeOrca(bus.address)
    speech.say("it is back")
    wait_until(lambda: fake.shown == [("it is back", True)])
    fake.leave()


def test_the_console_has_a_reader_of_its_own() -> None:
    assert in_this_terminal({"TERM": "linux"}) is None
    assert in_this_terminal({"TERM": "xterm-256color"}) is not None
