"""The real Speech Dispatcher ends during a session and comes back; each is said once."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.support.program import AUDIODICE, Program, bare_environment, settings
from tests.support.require import require_program
from tests.support.speechd import Daemon
from tests.support.xserver import XServer

GONE = "Speech Dispatcher is gone; own voice speaks."
BACK = "Speech Dispatcher speaks."


def test_lost_voice_and_its_return_are_each_said_once(tmp_path: Path) -> None:
    x, daemon = XServer(), Daemon(tmp_path / "daemon")
    settings(tmp_path, 'pace = "instant"\n')
    daemon.start()
    environ = bare_environment(tmp_path, DISPLAY=x.display, SPEECHD_ADDRESS=daemon.address)
    program = Program(tmp_path, environ, "play", "farkle", "--seed", "7")
    try:
        program.transcript.wait(1, "spoken")
        daemon.kill()
        x.keys("s")
        program.transcript.wait(3, "spoken")
        x.keys("t")
        program.transcript.wait(4, "spoken")
        daemon.start()
        for pressed in range(5, 30):  # it is looked for every two seconds
            if BACK in program.transcript.said():
                break
            x.run("sleep", "0.5")
            x.keys("s")
            program.transcript.wait(pressed, "spoken")
        x.keys("ctrl+q")
        assert program.end()[0] == 0
    finally:
        daemon.stop()
        x.stop()
    said = program.transcript.said()
    assert said.count(GONE) == 1
    assert said.count(BACK) == 1
    by = {line["text"]: line["backend"] for line in program.transcript.lines("spoken")}
    assert by[GONE] == "embedded"
    assert by[BACK] == "Speech Dispatcher"


def test_daemon_started_by_the_doctor_ends(tmp_path: Path) -> None:
    places = f"{AUDIODICE.parent}:{Path(require_program('speech-dispatcher')).parent}"
    conf = tmp_path / "config" / "speech-dispatcher" / "speechd.conf"
    conf.parent.mkdir(parents=True)
    conf.write_text('Timeout 0\nAudioOutputMethod "libao"\n')
    (tmp_path / ".libao").write_text("default_driver=null\n")
    with tempfile.TemporaryDirectory(prefix="speechd-", ignore_cleanup_errors=True) as run:
        environ = bare_environment(tmp_path, XDG_RUNTIME_DIR=run, PATH=places)
        command = [str(AUDIODICE), "doctor", "--lang", "en"]
        done = subprocess.run(command, env=environ, cwd=tmp_path, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
        assert b"screen-reader: works" in done.stdout
        assert running(run)  # it was started
        until = time.monotonic() + 20
        while (left := running(run)) and time.monotonic() < until:
            time.sleep(0.2)
        for number in left:
            os.kill(number, signal.SIGKILL)
        assert not left


def running(folder: str) -> list[int]:
    """The processes whose command line names the folder."""
    found = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):  # it has just ended
            if folder.encode() in line.read_bytes():
                found.append(int(line.parent.name))
    return found
