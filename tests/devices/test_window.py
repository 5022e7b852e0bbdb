"""The window, under a real X server, with keys that go through it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from audiodice.devices.caption import COLOURS, wrap
from audiodice.devices.face import NoFace
from audiodice.devices.window import Window
from tests.devices.face_programs import PROGRAM, Report, environment, need
from tests.standins.xserver import XServer

# xdotool waits a little: SDL takes the same key up and down again within 2 ms for a repeat.
# X keycodes are places, whatever the layout: xdotool presses those here.
ROW = {"1": "10", "2": "11", "6": "15", "7": "16"}
A, Q, S, C, COMMA, SLASH = "38", "24", "39", "54", "59", "61"


@pytest.fixture(scope="module")
def x() -> Iterator[XServer]:
    need("Xvfb", "xdotool", "setxkbmap")
    server = XServer()
    yield server
    server.stop()


class Program:
    def __init__(self, x: XServer, path: Path, *settings: str) -> None:
        self.report = Report(path)
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), "window", str(path), *settings],
            env=environment(DISPLAY=x.display),
            stderr=subprocess.PIPE,
            text=True,
        )
        self.ready = self.report.take(1, within=15)[0]

    def end(self) -> str:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.communicate(timeout=10)[1]


Start = Callable[..., Program]


@pytest.fixture
def start(x: XServer, tmp_path: Path) -> Iterator[Start]:
    started: list[Program] = []

    def begin(*settings: str, layout: str = "us", server: XServer = x) -> Program:
        server.run("setxkbmap", layout)
        program = Program(server, tmp_path / f"{len(started)}.jsonl", *settings)
        started.append(program)
        return program

    yield begin
    for program in started:
        program.end()


LAYOUTS = {
    "us": ([S, ROW["1"], f"shift+{ROW['1']}", f"shift+{SLASH}", "20", f"shift+{COMMA}"],
           ["s", "1", "shift+1", "?", "-", "<"]),
    "fr": ([Q, ROW["1"], ROW["6"], f"shift+{ROW['1']}", "58", "shift+58", "21", "shift+21"],
           ["a", "1", "6", "1", ",", "?", "=", "+"]),
    "de": (["29", "52", f"shift+{ROW['7']}", "shift+20", "47", "35", SLASH,
            f"ISO_Level3_Shift+{Q}"],
           ["z", "y", "shift+7", "?", "ö", "+", "-", "@"]),
    "ru": ([S, f"shift+{S}", ROW["2"], f"shift+{ROW['7']}", A, f"ctrl+{C}", "20"],
           ["s", "shift+s", "2", "?", "a", "ctrl+c", "-"]),
    "jp": ([S, f"shift+{S}", ROW["2"], f"shift+{ROW['2']}", "21", "34", "47", f"shift+{SLASH}",
            "97", f"shift+{COMMA}"],
           ["s", "shift+s", "2", "shift+2", "^", "@", ";", "?", "\\", "<"]),
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts(x: XServer, start: Start, layout: str) -> None:
    program = start(layout=layout)
    pressed, names = LAYOUTS[layout]
    x.keys(*pressed)
    assert program.report.names(len(names)) == names


WHOLE_ROW = [str(code) for code in range(10, 20)]
KEYPAD = ["90", "87", "88", "89", "83", "84", "85", "79", "80", "81"]  # 0 to 9


@pytest.mark.parametrize("layout", ["us", "fr", "de", "jp"])
def test_digits_go_by_place_and_the_keypad_types_them_too(
    x: XServer, start: Start, layout: str
) -> None:
    program = start(layout=layout)
    x.keys(*WHOLE_ROW)
    assert program.report.names(10) == [*"1234567890"]
    x.keys("Num_Lock", *KEYPAD, "Num_Lock")
    assert program.report.names(10) == [*"0123456789"]


ALPHABETS = {  # what the three rows type, place by place
    "us": "qwertyuiopasdfghjklzxcvbnm",
    "fr": "azertyuiopqsdfghjklwxcvbn",
    "de": "qwertzuiopasdfghjklyxcvbnm",
    "jp": "qwertyuiopasdfghjklzxcvbnm",
}


@pytest.mark.parametrize("layout", ALPHABETS)
def test_letters_go_by_what_they_type(x: XServer, start: Start, layout: str) -> None:
    program = start(layout=layout)
    letters = ALPHABETS[layout]
    places = [str(code) for row in ((24, 34), (38, 47), (52, 59)) for code in range(*row)]
    x.keys(*places[: len(letters)])
    assert program.report.names(len(letters)) == [*letters]


def test_keys_that_type_nothing(x: XServer, start: Start) -> None:
    program = start()
    pressed = {
        "Return": "enter", "KP_Enter": "enter", "space": "space", "Left": "left", "Home": "home",
        "Prior": "pageup", "Next": "pagedown", "BackSpace": "backspace", "Delete": "delete",
        "Insert": "insert", "Tab": "tab", "shift+Tab": "shift+tab", "Escape": "escape",
        "F1": "f1", "shift+F1": "shift+f1", "alt+F4": "alt+f4", "super+q": "cmd+q",
        "ctrl+shift+c": "ctrl+shift+c", "87": "end",
    }  # fmt: skip
    x.keys(*pressed)
    assert program.report.names(len(pressed)) == list(pressed.values())


def test_locks_and_modifiers_alone_change_nothing(x: XServer, start: Start) -> None:
    program = start()
    x.keys("Caps_Lock", S, f"shift+{S}", "Caps_Lock", "Shift_L", "Alt_L", "Super_L")
    x.keys("ISO_Level3_Shift", "Num_Lock", "87", "Num_Lock", "87", "F5")
    first = program.report.take(5)
    assert [(k["name"], k["text"]) for k in first] == [
        ("s", "S"), ("shift+s", "s"), ("1", "1"), ("end", ""), ("f5", ""),
    ]  # fmt: skip


def test_ctrl_alone(x: XServer, start: Start) -> None:
    program = start()
    x.keys("Control_L", "Control_R", "ctrl+s", "ctrl+shift", "shift+ctrl", "F5")
    x.run("xdotool", "keydown", "ISO_Level3_Shift", "key", "Control_L", "keyup", "ISO_Level3_Shift")
    x.keys("F6")
    assert program.report.names(5) == ["ctrl", "ctrl", "ctrl+s", "f5", "f6"]


def test_fast_keys_arrive_in_order_each_with_its_text(x: XServer, start: Start) -> None:
    program = start()
    # Stopped, it finds them all at once; the same key twice, with and without Shift.
    program.process.send_signal(signal.SIGSTOP)
    x.keys("20", "shift+20", "20", "shift+20", "s", "shift+s", "s", "Left", "Left", *"123456",
           "Return", "b", "shift+h", "h", "m")  # fmt: skip
    program.process.send_signal(signal.SIGCONT)
    keys = program.report.take(20)
    assert [k["name"] for k in keys] == [
        "-", "_", "-", "_", "s", "shift+s", "s", "left", "left", *"123456", "enter",
        "b", "shift+h", "h", "m",
    ]  # fmt: skip
    assert "".join(k["text"] for k in keys if len(k["text"]) == 1) == "-_-_sSs123456bHhm"


def test_a_held_key_counts_once_unless_asked(x: XServer, start: Start) -> None:
    program = start()
    x.run("xdotool", "keydown", "s", "sleep", "0.9", "keyup", "s", "key", "F5")
    assert program.report.names(2) == ["s", "f5"]
    program.end()
    program = start("repeat=1")
    x.run("xdotool", "keydown", "s", "sleep", "0.9", "keyup", "s", "key", "F5")
    names = program.report.names(4)
    assert names[:-1].count("s") == len(names) - 1


def test_text_entry_still_names_keys(x: XServer, start: Start) -> None:
    program = start("typing=1")
    x.keys("B", "o", "Return")
    keys = program.report.take(3)
    assert [(k["name"], k["text"]) for k in keys][:2] == [("shift+b", "B"), ("o", "o")]
    assert keys[2]["name"] == "enter"


@pytest.mark.parametrize("repeat", ["0", "1"])  # two ways to sleep
def test_wake_ends_a_sleep_at_once(start: Start, repeat: str) -> None:
    program = start("wake=0.3", f"repeat={repeat}")
    woken = program.report.take(1)[0]
    assert woken["kind"] == "Woken"
    assert woken["at"] - program.ready["at"] < 0.6


@pytest.mark.parametrize(
    ("number", "repeat"),
    [(signal.SIGTERM, 0), (signal.SIGHUP, 0), (signal.SIGINT, 0), (signal.SIGTERM, 1)],
)
def test_signals_close(start: Start, number: signal.Signals, repeat: int) -> None:
    program = start(f"repeat={repeat}")
    program.process.send_signal(number)
    assert program.report.take(1)[0]["kind"] == "Closed"
    assert program.process.wait(5) == 0
    assert program.end() == ""


def test_closing_the_window(x: XServer, start: Start) -> None:
    program = start()
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


def test_focus_is_told(x: XServer, start: Start) -> None:
    program = start()
    window = str(program.ready["window"])
    x.run("xdotool", "windowfocus", "--sync", window)
    program.report.taken = 0
    root = x.run("xdotool", "getdisplaygeometry")
    assert root
    other = start("wake=9")
    x.run("xdotool", "windowfocus", "--sync", str(other.ready["window"]))
    focus = program.report.take(1, "Focus")
    assert focus[-1]["gained"] is False


def test_a_lost_display_closes_without_a_word(start: Start) -> None:
    server = XServer()
    program = start(server=server)
    time.sleep(0.5)  # asleep: a server that goes while it is spoken to still ends the process
    server.stop()
    assert program.report.take(1)[0]["reason"] == "display lost"
    assert program.process.wait(5) == 0
    assert program.end() == ""


@pytest.mark.parametrize("repeat", ["0", "1"])
def test_an_idle_window_sleeps(start: Start, repeat: str) -> None:
    program = start("show=1 1 5, 25.", f"repeat={repeat}")
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


def test_keys_are_told_soon(x: XServer, start: Start) -> None:
    program = start()
    taken = []
    for _ in range(10):
        before = time.monotonic()
        x.keys("s")
        taken.append(program.report.take(1)[0]["at"] - before)
    assert sorted(taken)[5] < 0.1, "and that counts the start of xdotool"


def test_copy(x: XServer, start: Start) -> None:
    program = start()
    x.keys("F11")
    assert program.report.take(2)[1]["done"] is True


def test_the_caption_is_drawn_and_changes(x: XServer, start: Start) -> None:
    program = start("show=1 1 5, 25.")
    window = str(program.ready["window"])
    few = _ink(x, window)
    assert few > 200
    x.keys("F12")
    program.report.take(1)
    assert _soon(lambda: _ink(x, window) > 3 * few)
    x.run("xdotool", "windowsize", "--sync", window, "700", "500")
    assert _soon(lambda: _ink(x, window) > 3 * few)


def _soon(true: Callable[[], bool]) -> bool:
    until = time.monotonic() + 3
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def _ink(x: XServer, window: str) -> int:
    """How many pixels of the window are the colour of letters."""
    script = """
import ctypes, sys
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = x.XGetImage.restype = d = ctypes.c_void_p
x.XGetImage.argtypes = [d, ctypes.c_ulong, *[ctypes.c_int] * 2, *[ctypes.c_uint] * 2,
                        ctypes.c_ulong, ctypes.c_int]
x.XGetPixel.argtypes = [d, ctypes.c_int, ctypes.c_int]
x.XGetPixel.restype = ctypes.c_ulong
image = x.XGetImage(x.XOpenDisplay(None), int(sys.argv[1]), 0, 0, 640, 360, 0xFFFFFFFF, 2)
ink = int(sys.argv[2])
print(sum(x.XGetPixel(image, c, r) & 0xFFFFFF == ink for r in range(360) for c in range(640)))
"""
    red, green, blue = COLOURS["cream"][0]
    ink = red << 16 | green << 8 | blue
    return int(x.run(sys.executable, "-c", script, window, str(ink)))


class _Font:
    """Ten pixels a character."""

    def size(self, text: str) -> tuple[int, int]:
        return 10 * len(text), 20


def testwrap() -> None:
    assert list(wrap("one two three", _Font(), 80)) == ["one two", "three"]
    assert list(wrap("abcdefghij", _Font(), 40)) == ["abcd", "efgh", "ij"]
    assert list(wrap("a\nb", _Font(), 40)) == ["a", "b"]
    assert list(wrap("ab", _Font(), 1)) == ["a", "b"]


@pytest.mark.parametrize("env", [{}, {"DISPLAY": ":98765"}])
def test_no_display_is_said(env: dict[str, str]) -> None:
    script = (
        "from audiodice.devices.window import Window\n"
        "from audiodice.devices.face import NoFace\n"
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


ANY_TEXT = ["", "\0", "サイコロ 1 1 5", "🎲 ﷽ \u202e", "한국어", "a" * 3000, "x\n\n\ty", "\ud800"]


def test_any_text_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window: Any = Window()
    try:
        for text in ANY_TEXT:
            for step in (-20, 0, 40, -7):
                window.bigger(step)
                window.show(text)
                while window.wait(0) is not None:
                    pass
    finally:
        window.close()
    window.close()


def test_no_face_is_an_exception_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(NoFace, match=r"No window: .*nonsense"):
        Window()


def test_neither_window_nor_mixer_brings_numpy_along() -> None:
    program = (
        "import sys\n"
        "from audiodice.devices import mixer, window\n"
        "import pygame, pygame.mixer\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
