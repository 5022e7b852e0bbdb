"""The real Speech Dispatcher goes while the program runs, and comes back: each is said once."""

from __future__ import annotations

from pathlib import Path

from tests.support.program import Program, bare_environment, settings
from tests.support.speechd import Daemon
from tests.support.xserver import XServer

GONE = "Speech Dispatcher is gone; own voice speaks."
BACK = "Speech Dispatcher speaks."


def test_a_voice_that_goes_and_comes_back_is_said_once_each(tmp_path: Path) -> None:
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
