"""The program in a window with a stand-in of Speech Dispatcher: focus, and keys for the voice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.backends import wait_until
from tests.support.fake_ssip import FakeSSIP
from tests.support.program import Program, bare_environment, settings
from tests.support.xserver import XServer


@pytest.fixture
def x() -> Iterator[XServer]:
    server = XServer()
    yield server
    server.stop()


@pytest.fixture
def fake(tmp_path: Path) -> Iterator[FakeSSIP]:
    fake = FakeSSIP(tmp_path / "speechd.sock")
    yield fake
    fake.stop()


def of_voice(fake: FakeSSIP) -> list[str]:
    """The priorities, rates and cancellations, without the common words."""
    lines = [str(record["line"]) for record in fake.records if "line" in record]
    kinds = ("PRIORITY", "RATE", "VOLUME", "CANCEL")
    return [line for line in lines if line.removeprefix("SET SELF ").split()[0] in kinds]


def test_keys_cut_all_change_the_voice_and_a_lost_focus_gives_way(
    x: XServer, fake: FakeSSIP, tmp_path: Path
) -> None:
    settings(tmp_path, 'pace = "instant"\n')
    environ = bare_environment(
        tmp_path, DISPLAY=x.display, SPEECHD_ADDRESS=f"unix_socket:{fake.path}"
    )
    program = Program(tmp_path, environ, "play", "farkle", "--seed", "7")
    program.transcript.wait(1, "spoken")
    window = x.run("xdotool", "getwindowfocus").strip()
    x.keys("s")
    wait_until(lambda: of_voice(fake)[-1] == "CANCEL ALL")
    x.keys("F6")
    wait_until(lambda: of_voice(fake)[-2:] == ["CANCEL ALL", "SET SELF RATE 9"])
    root = x.run("xwininfo", "-root").partition("Window id: ")[2].split()[0]
    x.run("xdotool", "windowfocus", root)
    wait_until(lambda: of_voice(fake)[-2:] == ["CANCEL SELF", "SET SELF PRIORITY text"])
    x.run("xdotool", "windowfocus", window)
    wait_until(lambda: of_voice(fake)[-1] == "SET SELF PRIORITY message")
    x.keys("ctrl+q")
    assert program.end()[0] == 0
