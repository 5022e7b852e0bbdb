"""The Windows console behind the terminal face, with a stand-in for pywin32."""

from __future__ import annotations

import threading
import time
from collections import deque
from typing import Any

import pytest

from audiodice.devices.input import terminal
from audiodice.devices.input.console import Console
from audiodice.devices.input.console_control import ConsoleControl
from audiodice.devices.input.face import Closed, Key, NoFace, Woken
from audiodice.devices.input.window_title import Title
from tests.devices.test_console_keys import CTRL, Record

COOKED = 0x1F7


class GoneError(Exception):
    pass


class FakeWindows:
    """A console, an event and a wait for both, as pywin32 offers them."""

    error = GoneError

    def __init__(self) -> None:
        self.mode, self.records = COOKED, deque[Record]()
        self.gone = self.rung = False
        self.changed = threading.Condition()

    def GetStdHandle(self, _number: int) -> FakeWindows:  # noqa: N802
        return self

    def GetConsoleMode(self) -> int:  # noqa: N802
        self._check()
        return self.mode

    def SetConsoleMode(self, mode: int) -> None:  # noqa: N802
        self._check()
        self.mode = mode

    def CreateEvent(self, *_how: object) -> str:  # noqa: N802
        return "event"

    def SetEvent(self, _event: str) -> None:  # noqa: N802
        with self.changed:
            self.rung = True
            self.changed.notify()

    def WaitForMultipleObjects(self, _both: Any, _all: bool, ms: int) -> int:  # noqa: N802
        with self.changed:
            self.changed.wait_for(
                lambda: self.rung or self.records or self.gone, None if ms > 1e9 else ms / 1000
            )
            self._check()
            if self.rung:
                self.rung = False
                return 0
            return 1 if self.records else 258

    def ReadConsoleInput(self, count: int) -> list[Any]:  # noqa: N802
        found = [self.records.popleft() for _ in range(min(count, len(self.records)))]
        for record in found:
            record.EventType = 1  # type: ignore[attr-defined]
        return found

    def type(self, *records: Record) -> None:
        with self.changed:
            self.records.extend(records)
            self.changed.notify()

    def break_off(self) -> None:
        with self.changed:
            self.gone = True
            self.changed.notify()

    def _check(self) -> None:
        if self.gone:
            raise GoneError


class Tty:
    encoding = "utf-8"

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 0

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


@pytest.fixture
def windows() -> FakeWindows:
    return FakeWindows()


@pytest.fixture
def face(windows: FakeWindows, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(
        terminal, "_line", lambda _fd: Console(windows, windows, lambda code, _kind: code)
    )
    face = terminal.Terminal(Tty(), Tty())  # type: ignore[arg-type]
    yield face
    face.close()


def test_keys_come_one_by_one_and_without_lines_or_echo(face: Any, windows: FakeWindows) -> None:
    assert windows.mode & 0x7 == 0
    windows.type(Record(0x41, "a", 0, 0x1E), Record(0x70, "\0", 0, 0x3B))
    assert [face.wait(1000), face.wait(1000)] == [Key("a", "a"), Key("f1")]
    assert face.wait(0) is None
    face.close()
    assert windows.mode == COOKED


def test_another_thread_wakes_it_however_often_it_calls(face: Any) -> None:
    for _ in range(10_000):  # a pipe that nobody reads would be full
        face.wake()
    assert face.wait(1000) == Woken()
    assert face.wait(0) is None
    threading.Timer(0.05, face.wake).start()
    began = time.monotonic()
    assert face.wait(None) == Woken()
    assert time.monotonic() - began < 2


def test_break_and_a_lost_console_end_it(face: Any, windows: FakeWindows) -> None:
    windows.type(Record(0x03, "\0", CTRL, 0x46))
    assert [event for event in (face.wait(100), face.wait(100)) if isinstance(event, Closed)]
    face._signals.reason = ""
    windows.break_off()
    assert face.wait(1000) == Closed("terminal lost")


def test_what_only_looks_like_a_terminal_is_none(windows: FakeWindows) -> None:
    windows.gone = True
    with pytest.raises(NoFace):
        Console(windows, windows, lambda code, _kind: code)


@pytest.mark.parametrize(
    ("number", "reason", "waits"),
    [(0, "interrupt", 0), (1, "terminated", 0), (2, "hung up", 1), (6, "terminated", 1)],
)
def test_console_face_requests_only_the_modes_it_needs(
    number: int, reason: str, waits: int
) -> None:
    reasons, slept = list[str](), list[float]()
    control = ConsoleControl(reasons.append, slept.append)
    assert control.handle(number)
    assert reasons == [reason]
    assert len(slept) == waits  # else the system would end the program before it has saved
    assert not control.handle(3)
    control.close()


def test_a_title_that_is_spoken_changes_only_behind_another_window() -> None:
    put: list[str] = []
    title = Title(put.append, spoken=True)
    title.set("audiodice")
    title.focus(gained=True)
    title.set("Farkle 1")
    title.set("Farkle 2")
    assert put == ["audiodice"]
    title.focus(gained=False)
    title.set("Farkle 3")
    title.focus(gained=True)
    title.set("Farkle 3")
    title.focus(gained=False)
    assert put == ["audiodice", "Farkle 2", "Farkle 3"]


def test_a_title_that_nobody_speaks_changes_at_once() -> None:
    put: list[str] = []
    title = Title(put.append, spoken=False)
    title.focus(gained=True)
    title.set("Farkle 1")
    assert put == ["Farkle 1"]
