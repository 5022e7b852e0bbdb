"""A game in a terminal window made with VTE, like GNOME's."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.ending import end
from tests.support.orca_desktop import PYTHON, Desktop
from tests.support.program import AUDIODICE, Transcript, bare_environment

_TERMINAL = """
import os, sys, gi
gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Vte
rows, *command = sys.argv[1:]
terminal = Vte.Terminal()
terminal.set_size(80, int(rows))
terminal.connect("child-exited", lambda *_: Gtk.main_quit())
window = Gtk.Window(title="terminal")
window.add(terminal)
window.show_all()
nothing = GLib.SpawnFlags.DEFAULT, None, None, -1, None, None
terminal.spawn_async(Vte.PtyFlags.DEFAULT, None, command, None, *nothing)
Gtk.main()
"""
NAMES = {"enter": "Return", "up": "Up", "down": "Down", "left": "Left", "right": "Right",
         "backspace": "BackSpace", "escape": "Escape", "tab": "Tab", "?": "question",
         "shift+h": "H"}  # fmt: skip


class WindowGame:
    """A game in a terminal's window."""

    def __init__(self, desktop: Desktop, transcript: Transcript) -> None:
        self.desktop, self.transcript = desktop, transcript

    def press(self, key: str) -> str:
        """The answer to a key."""
        said = len(self.transcript.said())
        self.desktop.press(NAMES.get(key, key))
        self.transcript.wait(said + 1, "say")
        return self.transcript.said()[-1]


@contextmanager
def game_in_a_window(desktop: Desktop, home: Path, rows: int = 24) -> Iterator[WindowGame]:
    """A game in a terminal of so many rows, in front."""
    transcript = Transcript(home / "transcript.jsonl")
    display = {name: desktop.environ[name] for name in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
    environ = bare_environment(home, **display)
    play = ("play", "farkle", "--seed", "7", "--face", "terminal")
    record = ("--transcript", str(transcript.path))
    inside = ("env", "-i", "TERM=xterm-256color", *(f"{k}={v}" for k, v in environ.items()))
    process = subprocess.Popen(
        [PYTHON, "-c", _TERMINAL, str(rows), *inside, str(AUDIODICE), *play, *record],
        env=desktop.environ,
    )
    try:
        desktop.front(process)
        transcript.wait(1, "say")
        yield WindowGame(desktop, transcript)
    finally:
        end(process)
