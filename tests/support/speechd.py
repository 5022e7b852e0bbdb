"""The real Speech Dispatcher, on its own socket, with espeak-ng; with a sound device or none."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from tests.support.pulse import Pulse
from tests.support.require import require, require_program

_FAST = 70  # of 100: a test waits for each text that is played to its end
_MODULES = Path("/usr/lib/speech-dispatcher-modules")
_SLOW = """\
Debug 0
GenericExecuteSynth "for word in $DATA; do sleep 0.2; done"
GenericPunctNone ""
GenericLanguage "en" "en" "utf-8"
GenericMaxChunkLength 10000
AddVoice "en" "male1" "slow"
"""


class Daemon:
    """One daemon in `folder`; a sentence takes about 60 ms, because libao's null does not wait.

    With a `card` it plays there, and a sentence takes as long as a player hears it. If it is
    `slow`, nothing is synthesised, and each word takes 0.2 s.
    """

    def __init__(self, folder: Path, card: Pulse | None = None, *, slow: bool = False) -> None:
        self.program = require_program("speech-dispatcher")
        module = "sd_generic" if slow else "sd_espeak-ng"
        require(os.access(_MODULES / module, os.X_OK), f"its module {module} is not installed")
        self.folder, self._card = folder, card
        # The path of a socket may have 107 letters: a folder of a test is too long for some.
        self.run = Path(tempfile.mkdtemp(prefix="speechd-"))
        self.socket = self.run / "speech-dispatcher" / "speechd.sock"
        self.socket.parent.mkdir()
        self.process: subprocess.Popen[bytes] | None = None
        for name in ("home", "conf/modules", "log"):
            (folder / name).mkdir(parents=True)
        (folder / "home/.libao").write_text("default_driver=null\n")
        name = "slow" if slow else "espeak-ng"
        own = "" if slow else Path(f"/etc/speech-dispatcher/modules/{name}.conf").read_text()
        (folder / f"conf/modules/{name}.conf").write_text(own or _SLOW)
        (folder / "conf/speechd.conf").write_text(
            f'AudioOutputMethod "{"pulse" if card else "libao"}"\n'
            f'AddModule "{name}" "{module}" "{name}.conf"\n'
            f"DefaultModule {name}\n"
            f"DefaultRate {_FAST if card else 0}\n"
        )

    @property
    def environ(self) -> dict[str, str]:
        folder = str(self.folder)
        return dict(
            os.environ,
            HOME=f"{folder}/home",
            XDG_RUNTIME_DIR=str(self.run),
            TMPDIR=folder,
            **({"PULSE_SERVER": self._card.environ["PULSE_SERVER"]} if self._card else {}),
        )

    @property
    def address(self) -> str:
        return f"unix_socket:{self.socket}"

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                *(self.program, "-s", "-c", "unix_socket", "-S", str(self.socket), "-t", "0"),
                *("-l", "1", "-L", f"{self.folder}/log", "-P", f"{self.folder}/pid"),
                *("-C", f"{self.folder}/conf"),
            ],
            env=self.environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 10
        while time.monotonic() < until:
            try:
                with socket.socket(socket.AF_UNIX) as probe:
                    probe.connect(str(self.socket))
                    return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("speech-dispatcher did not start")

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def module(self) -> int:
        """The process of its output module, which makes the sound."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        (module,) = (int(child) for child in children if _runs(child, "sd_"))
        return module

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(5)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.run, ignore_errors=True)


def _runs(pid: str, name: str) -> bool:
    return name in Path(f"/proc/{pid}/comm").read_text()
