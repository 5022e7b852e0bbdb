"""Names in Japanese by a real input method: uim with anthy, under a real X server."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.devices.window_programs import Program
from tests.support.require import require, require_program
from tests.support.xserver import XServer

TOGGLE = "shift+space"
HANAKO = ("h", "a", "n", "a", "k", "o", "space", "Return")


@pytest.fixture(scope="module")
def japanese(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A home and a locale for the input method and those who use it."""
    home = tmp_path_factory.mktemp("home")
    maker = require_program("localedef")
    require(Path("/usr/share/i18n/locales/ja_JP").exists(), "the sources of locales are missing")
    command = [maker, "-i", "ja_JP", "-f", "UTF-8", str(home / "ja_JP.UTF-8")]
    subprocess.run(command, check=True, capture_output=True)
    return {"HOME": str(home), "LOCPATH": str(home), "LC_ALL": "ja_JP.UTF-8"}


class Method:
    """uim, and windows that are to use it."""

    def __init__(self, x: XServer, folder: Path, japanese: dict[str, str]) -> None:
        self.x, self._folder, self._japanese = x, folder, japanese
        self._programs: list[Program] = []
        self.process = subprocess.Popen(
            [require_program("uim-xim"), "--engine=anthy-utf8"],
            env={**os.environ, **japanese, "DISPLAY": x.display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 10
        while "XIM_SERVERS" not in x.run("xprop", "-root"):
            assert time.monotonic() < until, "the input method did not start"
            time.sleep(0.05)
        time.sleep(0.5)

    def window(self, *settings: str) -> Program:
        path = self._folder / f"{len(self._programs)}.jsonl"
        extra = {**self._japanese, "XMODIFIERS": "@im=uim"}
        # On a busy machine uim may take more than the second that a player waits at most.
        program = Program(self.x, path, "patience=20", *settings, **extra)
        self._programs.append(program)
        return program

    def stop(self) -> None:
        for program in self._programs:
            program.end()
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()


@pytest.fixture
def method(tmp_path: Path, japanese: dict[str, str]) -> Iterator[Method]:
    x = XServer()
    method = Method(x, tmp_path, japanese)
    yield method
    method.stop()
    x.stop()


def typed(program: Program, count: int) -> list[tuple[str, str]]:
    return [(key["name"], key["text"]) for key in program.report.take(count, "Key")]


def test_a_name_is_put_together_while_a_text_is_typed(method: Method) -> None:
    program = method.window("typing=1")
    method.x.keys("shift+b", "o", TOGGLE, *HANAKO, TOGGLE, "Left", "BackSpace", "Return", "F5")
    assert typed(program, 7) == [
        ("shift+b", "B"), ("o", "o"), ("", "花子"),
        ("left", ""), ("backspace", ""), ("enter", ""), ("f5", ""),
    ]  # fmt: skip


def test_at_the_table_no_letter_is_lost_though_it_was_left_switched_on(method: Method) -> None:
    program = method.window("typing=1", "wake=2", "turn=1")
    method.x.keys(TOGGLE, *HANAKO)
    assert typed(program, 1) == [("", "花子")]
    method.x.keys("h")  # half put together when the entry closes
    program.report.take(1, "Woken")
    letters = ["h", "a", "n", "a", "k", "o", "space", "Return", "1", "shift+slash"]
    method.x.keys(*letters)
    names = [name for name, _ in typed(program, len(letters))]
    assert names == [*"hanako", "space", "enter", "1", "?"]
    method.x.keys("F2")
    typed(program, 1)
    method.x.keys(*HANAKO, "F5")
    assert typed(program, 2) == [("", "花子"), ("f5", "")]


def test_keys_pressed_in_haste_around_the_switch_come_once_each_and_in_order(
    method: Method,
) -> None:
    program = method.window()
    for _ in range(5):
        method.x.keys("s", "F2", "b", "o", "F2", "t", "Left")
        assert [name for name, _ in typed(program, 7)] == ["s", "f2", "b", "o", "f2", "t", "left"]
    time.sleep(0.5)
    assert program.report.lines()[program.report.taken :] == []


def test_commands_work_while_a_name_is_typed(method: Method) -> None:
    program = method.window("typing=1", "repeat=1")
    method.x.keys("ctrl+q", "shift+F1", "Control_L", "alt+F4", "ctrl+shift+c", "KP_Enter", "Tab")
    assert [name for name, _ in typed(program, 7)] == [
        "ctrl+q", "shift+f1", "ctrl", "alt+f4", "ctrl+shift+c", "enter", "tab",
    ]  # fmt: skip


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_an_input_method_that_goes_or_hangs_leaves_plain_keys(
    method: Method, number: signal.Signals
) -> None:
    program = method.window("typing=1", "patience=1")
    method.x.keys("a")
    assert typed(program, 1) == [("a", "a")]
    method.process.send_signal(number)
    time.sleep(0.2)
    method.x.keys("b")  # lost in one that hangs
    time.sleep(1)
    method.x.keys("c", "Return", "F2", "d")
    method.x.keys("F5")
    keys = program.report.take(5, "Key")
    assert [key["name"] for key in keys][-5:] == ["c", "enter", "f2", "d", "f5"]


def test_one_that_is_not_there_is_done_without(x: XServer, tmp_path: Path) -> None:
    extra = {"XMODIFIERS": "@im=nobody", "SDL_IM_MODULE": "fcitx"}
    program = Program(x, tmp_path / "keys.jsonl", "typing=1", **extra)
    x.keys("h", "Return")
    assert typed(program, 2) == [("h", "h"), ("enter", "")]
    assert program.end() == ""
