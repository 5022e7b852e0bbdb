"""The program ends within seconds, whatever hangs, and saves the game before that."""

from __future__ import annotations

import itertools
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from audiodice.engine.table import resume
from audiodice.storage.journal_folder import JournalFolder
from bench.ends import busy, sound, statuses
from tests.support.program import Transcript, bare_environment, kill_in_terminal
from tests.support.pulse import Pulse

CONTROL_Q, CONTROL_C = "\x11", "\x03"
WAYS = (CONTROL_Q, CONTROL_C, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
SOON_S, AT_LAST_S = 9.0, 20.0  # on a busy machine; the last resort comes after ten seconds
KEYS = "\r1\r2\r3"  # with the seed 7: to roll, to choose
STEPS = 5  # three rolls, and twice what is kept

PROGRAM = """
import ctypes, sys, threading, time
def hang(*_, **__): time.sleep(1e6)
{patch}
from audiodice.cli import main
main()
"""
SLOW_DISK = """
from audiodice.storage.journal_file import JournalFile
whole, calls = JournalFile.flush, []
def flush(self):
    calls.append(self)
    if len(calls) > {many}: hang()
    whole(self)
JournalFile.flush = flush
"""
HANGS = {
    "nothing": "",
    "mixer quit": "import pygame.mixer; pygame.mixer.quit = hang",
    "mixer init": "import pygame.mixer; pygame.mixer.init = hang",
    "sound check": "import audiodice.devices.audio.sound_device as at; at.check_audio = hang",
    "decoding": "from audiodice.devices.audio.mixer import Mixer; Mixer.preload = hang",
    "speech, speaking": "from audiodice.devices.speech.ladder import Text; Text.speak = hang",
    "speech, probing": "from audiodice.devices.speech.ladder import Text; Text.probe = hang",
    "speech, closing": "from audiodice.devices.speech.ladder import Text; Text.close = hang",
    "small files": "from audiodice.storage.small_files import SavedLater; SavedLater.close = hang",
    "background": "import audiodice.storage.journal_folder as at; at.JournalFolder.tidying = hang",
    "the list": "from audiodice.storage.autosave import Autosave; Autosave._look = hang",
    "the log": "from audiodice.storage.log import _Writer; _Writer.stop = hang",
    "a thread": "threading.Thread(target=hang).start()",
    "a library's end": "import atexit; atexit.register(hang)",
    "the disk, soon": SLOW_DISK.format(many=2),
    "the disk, later": SLOW_DISK.format(many=4),
}
LOCKED = "lambda: ctypes.PyDLL(None).sleep(1000)"
AT_LAST = {
    "the face": "from audiodice.devices.input.terminal import Terminal; Terminal.close = hang",
    "mixer, with the interpreter's lock": f"import pygame.mixer; pygame.mixer.quit = {LOCKED}",
    "a library's end, with the lock": f"import atexit; atexit.register({LOCKED})",
}


class Game:
    """A game of FUNE in a terminal, after some steps."""

    def __init__(self, home: Path, patch: str = "", *, speech: str = "text", **more: str) -> None:
        self.home = home
        self.heard = Transcript(home / "heard.jsonl")
        environ = bare_environment(home, TERM="dumb", **more)
        play = ["play", "fune", "--seed", "7", "--face", "terminal", "--speech", speech]
        program = ["-c", PROGRAM.format(patch=patch), *play, "--transcript", str(self.heard.path)]
        self.child = pexpect.spawn(sys.executable, program, env=environ, timeout=30)

    def play(self) -> None:
        self.heard.wait(1, "say", within=30)
        for number, key in enumerate(KEYS, start=1):
            self.child.send(key)
            self.heard.wait(number, "key", within=15)
            self.read()
            time.sleep(0.3)

    def read(self) -> None:
        """Read its output, or it would wait for that in the end."""
        try:
            while self.child.read_nonblocking(100_000, 0):
                pass
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass

    def leave(self, way: str | signal.Signals, within: float) -> int:
        """End the program; returns its exit status, negative after a signal."""
        if isinstance(way, signal.Signals):
            os.kill(self.child.pid, way)
        else:
            self.child.send(way)
        until = time.monotonic() + within
        while self.child.isalive():
            self.read()
            assert time.monotonic() < until, f"it has not ended after {within} s"
            time.sleep(0.05)
        self.child.close()
        status = self.child.exitstatus
        return -(self.child.signalstatus or 0) if status is None else status

    def kept(self) -> int:
        """The number of steps on the disk, up to which the game is whole."""
        store = JournalFolder(self.home / "data" / "audiodice" / "games")
        saved = store.newest()
        assert saved is not None
        assert saved.problem is None
        return len(resume(store.read(saved)).journal.entries)

    def end(self) -> None:
        kill_in_terminal(self.child)


@pytest.fixture
def games() -> Iterator[list[Game]]:
    begun: list[Game] = []
    yield begun
    for game in begun:
        game.end()


@pytest.fixture
def pulse(tmp_path: Path) -> Iterator[Pulse]:
    pulse = Pulse(tmp_path)
    pulse.start()
    yield pulse
    pulse.kill()


def test_all_steps_are_saved_if_nothing_hangs(tmp_path: Path, games: list[Game]) -> None:
    games.append(game := Game(tmp_path))
    game.play()
    assert game.leave(CONTROL_Q, SOON_S) == 0
    assert game.kept() == STEPS


@pytest.mark.parametrize(("hang", "way"), list(zip(HANGS, itertools.cycle(WAYS), strict=False)))
def test_program_ends_whatever_hangs(
    tmp_path: Path, games: list[Game], hang: str, way: str | signal.Signals
) -> None:
    games.append(game := Game(tmp_path, HANGS[hang]))
    game.play()
    assert game.leave(way, SOON_S) == 0
    if hang in ("the disk, soon", "the disk, later"):  # it has what came before
        assert 1 <= game.kept() < STEPS
    else:
        assert game.kept() == STEPS


@pytest.mark.parametrize("hang", AT_LAST)
def test_program_ends_at_the_last_limit_if_everything_hangs(
    tmp_path: Path, games: list[Game], hang: str
) -> None:
    games.append(game := Game(tmp_path, AT_LAST[hang]))
    game.play()
    assert game.leave(CONTROL_Q, AT_LAST_S) == 1
    assert game.kept() == STEPS


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("speech", ["text", "embedded"])
def test_program_ends_with_a_sound_server_that_stopped_during_the_game(
    tmp_path: Path, pulse: Pulse, games: list[Game], way: str | signal.Signals, speech: str
) -> None:
    environ = {name: pulse.environ[name] for name in ("PULSE_SERVER", "SDL_AUDIODRIVER")}
    games.append(game := Game(tmp_path, speech=speech, **environ))
    game.play()
    time.sleep(1)
    pulse.send(signal.SIGSTOP)
    game.child.send("t")
    assert game.leave(way, SOON_S) == 0
    assert game.kept() == STEPS


def test_program_ends_with_a_sound_server_that_stopped_before(
    tmp_path: Path, pulse: Pulse, games: list[Game]
) -> None:
    pulse.send(signal.SIGSTOP)
    environ = {name: pulse.environ[name] for name in ("PULSE_SERVER", "SDL_AUDIODRIVER")}
    games.append(game := Game(tmp_path, **environ))
    game.play()
    assert game.leave(CONTROL_Q, SOON_S) == 0
    assert game.kept() == STEPS


@pytest.mark.parametrize("kind", ["pulse", "dummy", "none"])
def test_program_that_ends_while_devices_open_exits_normally(tmp_path: Path, kind: str) -> None:
    """`python -m bench.ends` does it more often."""
    import random

    with sound(kind, tmp_path) as environ, busy(2):
        found, _ = statuses(tmp_path, 5, random.Random(kind), **environ)
    assert found == {0: 5}
