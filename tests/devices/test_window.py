"""The window under a real X server: it sleeps, wakes, closes, and is there or not."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from audiodice.devices.input.face import NoFace
from audiodice.devices.input.window import Window
from tests.devices.face_programs import environment
from tests.devices.window_programs import Start
from tests.support.xserver import XServer


@pytest.mark.parametrize("repeat", ["0", "1"])  # two ways to sleep
def test_wake_ends_a_sleep_at_once(start_window: Start, repeat: str) -> None:
    program = start_window("wake=0.3", f"repeat={repeat}")
    woken = program.report.take(1)[0]
    assert woken["kind"] == "Woken"
    assert woken["at"] - program.ready["at"] < 0.6


@pytest.mark.parametrize(
    ("number", "repeat"),
    [(signal.SIGTERM, 0), (signal.SIGHUP, 0), (signal.SIGINT, 0), (signal.SIGTERM, 1)],
)
def test_signals_close(start_window: Start, number: signal.Signals, repeat: int) -> None:
    program = start_window(f"repeat={repeat}")
    program.process.send_signal(number)
    assert program.report.take(1)[0]["kind"] == "Closed"
    assert program.process.wait(5) == 0
    assert program.end() == ""


def test_closing_the_window(x: XServer, start_window: Start) -> None:
    program = start_window()
    _ask_to_close(x, program.ready["window"])
    assert program.report.take(1)[0]["reason"] == "window closed"
    assert program.process.wait(5) == 0
    assert program.end() == ""


def _ask_to_close(x: XServer, window: int) -> None:
    """What a window manager does when its close button is pressed."""
    script = """
import ctypes, struct, sys
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = d = ctypes.c_void_p
x.XInternAtom.restype = atom = ctypes.c_ulong
x.XInternAtom.argtypes = [d, ctypes.c_char_p, ctypes.c_int]
x.XSendEvent.argtypes = [d, atom, ctypes.c_int, ctypes.c_long, ctypes.c_char_p]
x.XSync.argtypes = [d, ctypes.c_int]
display, window = x.XOpenDisplay(None), int(sys.argv[1])
kind, delete = (x.XInternAtom(display, n, 0) for n in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
event = struct.pack("@iLiPLLi5l", 33, 0, 1, 0, window, kind, 32, delete, 0, 0, 0, 0)
x.XSendEvent(display, window, 0, 0, event + bytes(192 - len(event)))
x.XSync(display, 0)
"""
    x.run(sys.executable, "-c", script, str(window))


def test_focus_is_told(x: XServer, start_window: Start) -> None:
    program = start_window()
    window = str(program.ready["window"])
    x.run("xdotool", "windowfocus", "--sync", window)
    program.report.taken = 0
    root = x.run("xdotool", "getdisplaygeometry")
    assert root
    other = start_window("wake=9")
    x.run("xdotool", "windowfocus", "--sync", str(other.ready["window"]))
    focus = program.report.take(1, "Focus")
    assert focus[-1]["gained"] is False


def test_a_lost_display_closes_without_a_word(start_window: Start) -> None:
    server = XServer()
    program = start_window(server=server)
    time.sleep(0.5)
    server.stop()
    assert program.report.take(1)[0]["reason"] == "display lost"
    assert program.process.wait(5) == 0
    assert program.end() == ""


def test_a_display_that_is_lost_while_it_is_drawn_to_closes_as_well(start_window: Start) -> None:
    server = XServer()
    program = start_window("wake=1", "later=Farkle!", server=server)
    server.process.send_signal(signal.SIGSTOP)  # it answers no more, so the drawing waits for it
    time.sleep(2)
    server.stop()
    assert program.report.take(1, "Closed")[0]["reason"] == "display lost"
    assert program.process.wait(5) == 0
    assert program.end() == ""


@pytest.mark.parametrize("repeat", ["0", "1"])
def test_an_idle_window_sleeps(start_window: Start, repeat: str) -> None:
    program = start_window("show=1 1 5, 25.", f"repeat={repeat}")
    time.sleep(0.5)
    before = _cpu_and_wakes(program.process.pid)
    time.sleep(2)
    after = _cpu_and_wakes(program.process.pid)
    assert after[0] - before[0] <= 0.002, "0.1 % of a processor"
    assert after[1] - before[1] <= 8, "woke up while nothing happened"


def _cpu_and_wakes(pid: int) -> tuple[float, int]:
    seconds, wakes = 0.0, 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        seconds += int((task / "schedstat").read_text().split()[0]) / 1e9
        for line in (task / "status").read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                wakes += int(line.split()[1])
    return seconds, wakes


def test_keys_are_told_soon(x: XServer, start_window: Start) -> None:
    program = start_window()
    taken = []
    for _ in range(10):
        before = time.monotonic()
        x.keys("s")
        taken.append(program.report.take(1)[0]["at"] - before)
    assert sorted(taken)[5] < 0.1, "and that counts the start of xdotool"


def test_copy(x: XServer, start_window: Start) -> None:
    program = start_window()
    x.keys("F11")
    assert program.report.take(2)[1]["done"] is True


@pytest.mark.parametrize("repeat", ["0", "1"])  # two ways to sleep
def test_a_sound_device_that_goes_or_comes_is_told(
    x: XServer, start_window: Start, repeat: str
) -> None:
    gone, came = "AUDIODEVICEREMOVED", "AUDIODEVICEADDED"
    posted = [
        (gone, {"which": 0, "iscapture": 0}),  # one that nobody uses
        (gone, {"which": 3, "iscapture": 1}),  # a microphone
        (came, {"which": 1, "iscapture": 1}),
        (gone, {"which": 2, "iscapture": 0}),
        (came, {"which": 0, "iscapture": 0}),
    ]
    program = start_window(f"post={json.dumps(posted)}", f"repeat={repeat}")
    x.keys("F10")
    told = program.report.take(3)
    assert [(line["kind"], line["came"]) for line in told[1:]] == [
        ("SoundDevice", False), ("SoundDevice", True),
    ]  # fmt: skip


@pytest.mark.parametrize("env", [{}, {"DISPLAY": ":98765"}])
def test_no_display_is_said(env: dict[str, str]) -> None:
    script = (
        "from audiodice.devices.input.window import Window\n"
        "from audiodice.devices.input.face import NoFace\n"
        "try: Window()\n"
        "except NoFace as why: print(why)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment(**env), capture_output=True, text=True, check=True, timeout=20,
    )  # fmt: skip
    assert done.stdout.startswith("No window: ")
    assert done.stdout.strip().endswith(".")
    assert done.stdout.count("\n") == 1


def test_no_face_is_an_exception_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(NoFace, match=r"No window: .*nonsense"):
        Window()


def test_neither_window_nor_mixer_brings_numpy_along() -> None:
    program = (
        "import sys\n"
        "from audiodice.devices.audio import mixer\nfrom audiodice.devices.input import window\n"
        "import pygame, pygame.mixer\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
