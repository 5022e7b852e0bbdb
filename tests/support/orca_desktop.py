"""A desktop on which Debian's Orca runs: screen, window manager, D-Bus session, AT-SPI, speech.

Everything has a home folder and a run folder of its own, so nothing of whoever runs the tests is
read, spoken over or ended.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.support.ending import end
from tests.support.own_files import below
from tests.support.program import Program, bare_environment, settings
from tests.support.pulse import Pulse
from tests.support.require import require, require_program
from tests.support.speechd import Daemon
from tests.support.ssip_proxy import Proxy
from tests.support.xserver import XServer

PYTHON = "/usr/bin/python3"  # the one that Debian's Orca and GTK are installed for
_BUS = Path("/usr/libexec/at-spi-bus-launcher")
EDITOR = """
import sys, gi
gi.require_version("Gtk", "3.0")
from gi.repository import Atk, GLib, Gtk
window = Gtk.Window(title=sys.argv[1])
view = Gtk.TextView()
view.get_buffer().set_text(open(sys.argv[2]).read())
view.get_buffer().place_cursor(view.get_buffer().get_start_iter())
told = Gtk.Box()
told.add(Gtk.Label(label=sys.argv[3]))
told.get_accessible().set_role(Atk.Role.NOTIFICATION)
both = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
both.add(view)
both.add(told)
window.add(both)
window.set_default_size(400, 200)
window.connect("destroy", Gtk.main_quit)
window.show_all()
told.hide()
view.grab_focus()
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, 10, lambda: told.hide() or told.show_all() or True)
Gtk.main()
"""


class Desktop:
    """The desktop without Orca; `orca`, `editor` and `game` start programs on it."""

    def __init__(self, home: Path) -> None:
        require(_BUS.exists(), "at-spi2-core is not installed")
        require_program("orca")
        self._stack = ExitStack()
        self.home = home
        self.moves: list[float] = []
        """When a key was pressed, or another window came to the front."""
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        self.run = Path(tempfile.mkdtemp(prefix="orca-"))  # a socket's path may be no longer
        self._stack.callback(shutil.rmtree, self.run, ignore_errors=True)
        self.x = XServer()
        self._stack.callback(self.x.stop)
        (self.home / "card").mkdir()
        card = Pulse(self.home / "card")
        self._stack.callback(card.kill)
        card.start()
        self.daemon = Daemon(self.home / "daemon", card)
        self._stack.callback(self.daemon.stop)
        self.daemon.start()
        self.proxy = Proxy(self.run / "speech-dispatcher" / "speechd.sock", self.daemon.socket)
        self._stack.callback(self.proxy.stop)
        self.log = self.proxy.log
        bus = self.run / "bus"
        self.environ = {
            **{name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"},
            **below(self.home / "reader"),
            "HOME": str(self.home / "reader"),
            "XDG_RUNTIME_DIR": str(self.run),
            "DISPLAY": self.x.display,
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={bus}",
            "GSETTINGS_BACKEND": "memory",
            "SPEECHD_ADDRESS": self.proxy.address,
            "LC_ALL": "C.UTF-8",
            "PATH": f"{self._blind_pgrep()}:{os.environ['PATH']}",
        }
        (self.home / "reader").mkdir()
        self._begin(
            *(require_program("dbus-daemon"), "--session", "--nofork", "--nopidfile"),
            f"--address=unix:path={bus}",
        )
        self._await(bus.exists, "the session bus did not start")
        self._begin(str(_BUS), "--launch-immediately")
        self._begin(require_program("openbox"))

    def _blind_pgrep(self) -> Path:
        """A folder with a `pgrep` that finds nothing.

        Orca asks pgrep for other Orcas of the same user, and ends if there is one. One on another
        desktop is none of its business.
        """
        folder = self.run / "bin"
        folder.mkdir()
        (folder / "pgrep").write_text("#!/bin/sh\nexit 1\n")
        (folder / "pgrep").chmod(0o755)
        return folder

    def _begin(self, *command: str) -> subprocess.Popen[bytes]:
        with (self.home / f"{Path(command[0]).name}.out").open("wb") as out:
            process = subprocess.Popen(
                command, env=self.environ, cwd=self.home, stdout=out, stderr=out
            )
        self._stack.callback(end, process)
        return process

    @staticmethod
    def _await(what: Callable[[], object], why: str, within: float = 15.0) -> None:
        until = time.monotonic() + within
        while not what():
            assert time.monotonic() < until, why
            time.sleep(0.02)

    @contextmanager
    def orca(self) -> Iterator[subprocess.Popen[bytes]]:
        """Start Orca, and wait until it has said so."""
        before = len(self.log.by("orca"))
        process = self._begin("orca", f"--debug-file={self.home / 'orca.debug'}")
        try:
            self.log.wait(lambda log: len(log.by("orca")) > before, 30)
            yield process
        finally:
            end(process)

    @contextmanager
    def editor(self, text: str, told: str = "") -> Iterator[subprocess.Popen[bytes]]:
        """Open an editor with a text, in front. On SIGUSR1 it shows a notification, `told`."""
        file = self.home / "text"
        file.write_text(text)
        process = self._begin(PYTHON, "-c", EDITOR, "editor", str(file), told)
        try:
            self.front(process)
            yield process
        finally:
            end(process)

    @contextmanager
    def game(self, *arguments: str, pace: str = "instant") -> Iterator[Program]:
        """Start a game in a window, in front, and wait for its first words."""
        home = self.home / f"game-{len(list(self.home.glob('game-*')))}"
        home.mkdir()
        settings(home, f'pace = "{pace}"\n')
        names = ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "SPEECHD_ADDRESS")
        environ = bare_environment(home, **{name: self.environ[name] for name in names})
        program = Program(home, environ, "play", *arguments, "--seed", "7")
        try:
            program.transcript.wait(1, "spoken")
            self.front(program.process)
            yield program
        finally:
            if program.process.poll() is None:
                program.process.kill()
            program.end()

    def front(self, program: subprocess.Popen[Any]) -> None:
        """Bring the window of a program to the front."""
        self.moves.append(time.monotonic())

        def asked(*command: str) -> list[str]:
            try:
                return self.x.run("xdotool", *command).split()
            except subprocess.CalledProcessError:  # there is no such window yet
                return []

        def brought() -> bool:
            # Not by its title: xdotool finds none that has more than ASCII in it.
            windows = asked("search", "--onlyvisible", "--pid", str(program.pid))
            if not windows or asked("getactivewindow") == windows[:1]:
                return bool(windows)
            asked("windowactivate", windows[0])
            return False

        self._await(brought, f"no window of {program.args!r} came to the front")

    def press(self, *names: str) -> None:
        """Press keys."""
        self.moves.append(time.monotonic())
        self.x.keys(*names)

    def close(self) -> None:
        """End everything."""
        self._stack.close()
