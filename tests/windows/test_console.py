"""The terminal face in a real console, of Windows or of Wine: run by a Python of Windows."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.windows.keyboard import LEFT_CTRL, RIGHT_ALT, Console, Press, presses

pytestmark = pytest.mark.skipif(
    sys.platform != "win32", reason="needs a Python of Windows, as packaging/wine/setup.sh makes it"
)
GAME = ("play", "farkle", "--seed", "5")
Start = Callable[..., Console]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Console] = []

    def begin(*arguments: str) -> Console:
        started.append(Console(tmp_path, *(arguments or GAME)))
        return started[-1]

    yield begin
    for console in started:
        console.stop()


def test_every_key_has_the_name_it_has_in_the_window(start: Start) -> None:
    console = start()
    pressed = [press for name, press in presses().items() if name not in ("ctrl+c", "ctrl+q")]
    for count, press in enumerate(pressed, 1):
        console.press(press)
        console.wait("key", count, within=10)
        if press.name == "enter" or press.name == "escape":
            console.wait("say", 1)
    assert [line["key"] for line in console.wait("key")] == [press.name for press in pressed]


def test_letters_with_accents_altgr_and_ctrl_alone(start: Start) -> None:
    console = start()
    for press in (
        Press("é", 0x32, "é"),
        Press("@", 0x51, "@", LEFT_CTRL | RIGHT_ALT),
        Press("ctrl", 0x11),
        Press("unknown", 0, "日"),
    ):
        console.press(press)
    named = [line["key"] for line in console.wait("key", 4, within=10)]
    assert named in (["é", "@", "ctrl", "unknown"], ["2", "@", "ctrl", "unknown"])


def test_nothing_is_echoed_and_all_letters_are_shown(start: Start) -> None:
    console = start("play", "farkle", "--seed", "5", "--players", "Zoé,日本")
    lines = console.wait("say")
    for name in "xqxq":
        console.press(presses()[name])
    console.wait("key", 4, within=10)
    time.sleep(0.5)
    shown = console.shown().replace("\n", "")
    assert "Zoé" in shown
    assert lines[0]["text"].split()[0] in shown
    assert "xqxq" not in shown


def test_the_mode_is_changed_and_restored(start: Start) -> None:
    console = start()
    assert console.mode & 0x7 == 0
    pages = console.code_pages
    console.press(presses()["ctrl+c"])
    assert console.process.wait(20) == 0
    assert console.mode & 0x7 == 0x7
    assert console.code_pages == pages


ENDINGS = {"interrupted": 0, "terminated by Break": 1, "hung up": 2}


@pytest.mark.parametrize("how", ENDINGS)
def test_closing_the_console_saves_the_game(start: Start, how: str) -> None:
    console = start()
    console.press(presses()["enter"])
    console.wait("key")
    time.sleep(1)
    began = time.monotonic()
    console.send(ENDINGS[how])
    assert console.process.wait(20) == 0
    assert time.monotonic() - began < 9  # it did not wait for the handler, which waits for it
    logs = [path.read_text("utf-8") for path in console.home.rglob("*.log")]
    assert any(log.rstrip().endswith("end") for log in logs), logs
    saved = [path for path in console.home.rglob("*") if path.parent.name == "games"]
    assert saved


def test_waiting_for_a_key_uses_no_processor_time(start: Start) -> None:
    import win32process

    console = start()
    time.sleep(4)

    def used() -> float:
        times = win32process.GetProcessTimes(console.process._handle)  # type: ignore[attr-defined]
        return float(times["UserTime"] + times["KernelTime"]) / 1e7

    before = used()
    time.sleep(5)
    assert used() - before < 0.25
