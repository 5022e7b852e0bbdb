"""Runs audiodice on Windows, or under Wine, in a console or window of its own, and presses keys.

Only for a Python of Windows, with pywin32. A console gets records as its keyboard makes them, a
window the keys of the system's own input.
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SHIFT, LEFT_CTRL, LEFT_ALT, RIGHT_ALT, ENHANCED = 0x10, 0x08, 0x02, 0x01, 0x100
UNDER_WINE = sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")
_OWN_CONSOLE = 0x10  # CREATE_NEW_CONSOLE
_BOTH, _SHARED, _EXISTING = 0xC0000000, 3, 3


@dataclass(frozen=True)
class Press:
    """One key: our name, the number on Windows, its text, and the modifiers."""

    name: str
    code: int
    char: str = "\0"
    held: int = 0


def presses() -> dict[str, Press]:
    """The keys by their names."""
    found = [Press(chr(97 + n), 65 + n, chr(97 + n)) for n in range(26)]
    found += [Press(f"shift+{chr(97 + n)}", 65 + n, chr(65 + n), SHIFT) for n in range(26)]
    found += [Press(f"ctrl+{chr(97 + n)}", 65 + n, chr(1 + n), LEFT_CTRL) for n in range(26)]
    found += [Press(f"alt+{chr(97 + n)}", 65 + n, chr(97 + n), LEFT_ALT) for n in range(26)]
    found += [Press(str(n), 48 + n, str(n)) for n in range(10)]
    found += [Press(f"f{n}", 0x6F + n) for n in range(1, 13)]
    plain = {"enter": (13, "\r"), "escape": (27, "\x1b"), "space": (32, " "), "tab": (9, "\t"),
             "backspace": (8, "\b"), "shift+tab": (9, "\t")}  # fmt: skip
    found += [Press(k, *v, SHIFT if k.startswith("shift") else 0) for k, v in plain.items()]
    moves = {"left": 0x25, "up": 0x26, "right": 0x27, "down": 0x28, "home": 0x24, "end": 0x23,
             "pageup": 0x21, "pagedown": 0x22, "insert": 0x2D, "delete": 0x2E}  # fmt: skip
    found += [Press(name, code, held=ENHANCED) for name, code in moves.items()]
    found += [Press(",", 0xBC, ","), Press(".", 0xBE, "."), Press("-", 0xBD, "-"),
              Press("?", 0xBF, "?", SHIFT), Press("+", 0xBB, "+", SHIFT)]  # fmt: skip
    return {press.name: press for press in found}


class Session:
    """The program with these arguments, its files in `home`."""

    def __init__(self, home: Path, face: str, *arguments: str, speech: str = "text") -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.home, self.path = home, home / f"{time.monotonic_ns()}.jsonl"
        folders = {f"WIN_PD_OVERRIDE_{name}": str(home) for name in ("APPDATA", "LOCAL_APPDATA")}
        environ = {**os.environ, **folders, "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "audiodice", *arguments, "--face", face, "--speech", speech,
             "--lang", "en", "--transcript", str(self.path)],
            cwd=ROOT, env=environ, creationflags=_OWN_CONSOLE,
        )  # fmt: skip

    def lines(self) -> list[dict[str, Any]]:
        """The transcript so far."""
        if not self.path.exists():
            return []
        whole = self.path.read_text("utf-8").rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def wait(self, kind: str, count: int = 1, within: float = 60.0) -> list[dict[str, Any]]:
        """Wait for this many lines of a kind; returns fewer if the program has ended."""
        until = time.monotonic() + within
        while len(found := [line for line in self.lines() if line["kind"] == kind]) < count:
            if time.monotonic() > until or not self.running:
                break
            time.sleep(0.01)
        return found

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def defects(self) -> list[str]:
        """The reports of crashes."""
        return [path.read_text("utf-8") for path in self.home.rglob("defect.txt")]

    def stop(self) -> None:
        if self.running:
            self.process.kill()
        self.process.wait()


class Console(Session):
    """The terminal face in a console, to which this process attaches itself, too."""

    def __init__(self, home: Path, *arguments: str) -> None:
        super().__init__(home, "terminal", *arguments)
        self.wait("say")
        import win32api
        import win32console
        import win32file
        import win32gui

        self._console, self._api, self._gui = win32console, win32api, win32gui
        self._ignore = lambda _number: True
        win32api.SetConsoleCtrlHandler(self._ignore, True)
        self.leave()
        win32console.AttachConsole(self.process.pid)
        buffer = win32console.PyConsoleScreenBufferType
        opened = [
            win32file.CreateFile(name, _BOTH, _SHARED, None, _EXISTING, 0, None)
            for name in ("CONIN$", "CONOUT$")
        ]
        self._in, self._out = map(buffer, opened)

    def press(self, press: Press) -> None:
        """Press and release a key."""
        self._in.WriteConsoleInput([self._record(press, down=down) for down in (True, False)])

    def _record(self, press: Press, *, down: bool) -> Any:
        record = self._console.PyINPUT_RECORDType(self._console.KEY_EVENT)
        record.KeyDown, record.RepeatCount, record.Char = down, 1, press.char
        record.VirtualKeyCode, record.ControlKeyState = press.code, press.held
        record.VirtualScanCode = self._api.MapVirtualKey(press.code, 0)
        return record

    @property
    def mode(self) -> int:
        """The mode of its input."""
        return int(self._in.GetConsoleMode())

    @property
    def code_pages(self) -> tuple[int, int]:
        return self._console.GetConsoleCP(), self._console.GetConsoleOutputCP()

    def shown(self) -> str:
        """Content of the console, without blanks at the ends of lines."""
        size = self._out.GetConsoleScreenBufferInfo()["Size"]
        where = self._console.PyCOORDType
        rows = [self._out.ReadConsoleOutputCharacter(size.X, where(0, y)) for y in range(size.Y)]
        return "\n".join(row.rstrip() for row in rows).strip()

    def send(self, number: int) -> None:
        """Ctrl+C (0), Ctrl+Break (1) or the closing of the console (2), as the system sends it."""
        if UNDER_WINE and number:  # Wine 8 has no Break, and ends its programs without asking them
            self._call_handlers(number)
        elif number < 2:
            self._console.GenerateConsoleCtrlEvent(number, 0)
        else:
            window = self._console.GetConsoleWindow()
            self.leave()
            self._gui.PostMessage(window, 0x10, 0, 0)  # WM_CLOSE

    def _call_handlers(self, number: int) -> None:
        """Start the thread in the program that the system would start there."""
        import win32process

        library = self._api.GetModuleHandle("kernelbase.dll")
        routine = self._api.GetProcAddress(library, "CtrlRoutine")
        handle = self.process._handle  # type: ignore[attr-defined]
        win32process.CreateRemoteThread(int(handle), None, 0, routine, number, 0)

    def leave(self) -> None:
        """Detach this process from any console."""
        try:
            self._console.FreeConsole()
        except self._console.error:
            return  # it had none

    def stop(self) -> None:
        super().stop()
        self.leave()
        self._api.SetConsoleCtrlHandler(self._ignore, False)


class Window(Session):
    """The window, which must be in front."""

    def __init__(self, home: Path, *arguments: str) -> None:
        super().__init__(home, "window", *arguments)
        self.wait("say")
        import win32api

        self._api = win32api
        time.sleep(1)  # until the window has the focus

    def press(self, press: Press) -> None:
        """Press and release a key with its modifiers."""
        held = [code for bit, code in ((SHIFT, 0x10), (LEFT_CTRL, 0x11), (LEFT_ALT, 0x12))
                if press.held & bit]  # fmt: skip
        for code in (*held, press.code):
            self._event(code, 0)
        for code in (press.code, *reversed(held)):
            self._event(code, 2)

    def _event(self, code: int, flags: int) -> None:
        extended = 1 if 0x21 <= code <= 0x2E else 0
        self._api.keybd_event(code, self._api.MapVirtualKey(code, 0), flags | extended, 0)
