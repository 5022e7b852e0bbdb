"""The real program, ended in every way: what was heard is there when the game is resumed.

`AUDIODICE_LONG=1` kills it two hundred times instead of four.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table, resume
from audiodice.session.language import words
from audiodice.storage.journal_folder import JournalFolder
from audiodice.ui.play.standing import greeting
from audiodice.ui.seating import listener
from tests.support.headless import Player
from tests.support.program import AUDIODICE, Program, bare_environment, kill_in_terminal, settings
from tests.support.said import sentence
from tests.support.xserver import XServer

GAME = ("play", "farkle", "--seed", "7", "--option", "target=5000", "--players", "Ann")
KILLS = 200 if os.environ.get("AUDIODICE_LONG") else 4
HERE = Player(GameSetup("farkle", ("Ann",), (), {"target": 5000}), seed=7)
STARTED = HERE.heard[0] + "\r\n"
_, KEPT, RELEASED = HERE.keys("enter 1 1")
FIRST_ROLL = "5 2 2 1 6 5"


def games(home: Path) -> JournalFolder:
    return JournalFolder(home / "data" / "audiodice" / "games")


def kept_table(home: Path) -> Table:
    store = games(home)
    (kept,) = store.kept()
    assert kept.problem is None
    return resume(store.read(kept))


def said_of(table: Table) -> str:
    """The first words after this table is resumed."""
    english = words("en")
    english.play(table.game.name, listener(table, english))
    return english.utter(greeting(table, english).speech)


def in_a_terminal(home: Path, *arguments: str) -> pexpect.spawn:
    environ = bare_environment(home, TERM="dumb", SDL_AUDIODRIVER="none")
    options = [*arguments, "--face", "terminal"]
    return pexpect.spawn(
        str(AUDIODICE), options, env=environ, cwd=str(home), encoding="utf-8", timeout=20,
        dimensions=(24, 400),
    )  # fmt: skip


def test_kill_9_loses_nothing_heard_and_resume_says_it(tmp_path: Path) -> None:
    """The program is killed while dice are kept and released over and over."""
    draw = random.Random()
    settings(tmp_path, "key_repeat = true\n")  # else a key pressed so fast is one that is held
    child = in_a_terminal(tmp_path, *GAME)
    child.expect_exact(STARTED)
    child.send("\r")
    child.expect_exact(FIRST_ROLL)
    entries = 1
    for _ in range(KILLS):
        many = draw.randrange(1, 8)
        child.send("1" * 12)
        for _ in range(many):
            child.expect_exact([KEPT + "\r\n", RELEASED + "\r\n"])
        time.sleep(draw.uniform(0, 0.02))
        child.kill(signal.SIGKILL)
        rest = child.read()
        kill_in_terminal(child)
        heard = many + rest.count(KEPT) + rest.count(RELEASED)
        table = kept_table(tmp_path)
        assert len(table.journal.entries) >= entries + heard
        entries = len(table.journal.entries)
        child = in_a_terminal(tmp_path, "resume")
        child.expect_exact(said_of(table) + "\r\n")
    kill_in_terminal(child)


def hang_up(child: pexpect.spawn) -> None:
    os.kill(child.pid, signal.SIGHUP)


def terminate(child: pexpect.spawn) -> None:
    os.kill(child.pid, signal.SIGTERM)


def control_q(child: pexpect.spawn) -> None:
    child.send("\x11")


@pytest.mark.parametrize("end", [hang_up, terminate, control_q])
def test_audible_end_says_that_the_game_is_saved(
    tmp_path: Path, end: Callable[[pexpect.spawn], None]
) -> None:
    child = in_a_terminal(tmp_path, *GAME)
    child.expect_exact(STARTED)
    child.send("\r")
    child.expect_exact(FIRST_ROLL)
    end(child)
    child.expect_exact(f"{sentence('game_kept', young=True)} {sentence('goodbye')}\r\n")
    child.expect(pexpect.EOF)
    child.wait()
    child.close()
    assert child.exitstatus == 0
    goes_on(tmp_path)


def test_closed_terminal_keeps_the_game(tmp_path: Path) -> None:
    child = in_a_terminal(tmp_path, *GAME)
    child.expect_exact(STARTED)
    child.send("\r")
    child.expect_exact(FIRST_ROLL)
    os.close(child.child_fd)  # as a terminal's window that is closed
    os.waitpid(child.pid, 0)
    child.closed = True
    goes_on(tmp_path)


def test_lost_display_keeps_the_game(tmp_path: Path) -> None:
    server = XServer()
    environ = bare_environment(tmp_path, DISPLAY=server.display)
    program = Program(tmp_path, environ, *GAME, "--speech", "text")
    program.transcript.wait(1, "spoken")
    server.keys("Return")
    program.transcript.wait(2, "spoken")
    server.stop()
    program.end()
    goes_on(tmp_path)


def goes_on(home: Path) -> None:
    table = kept_table(home)
    assert table.game.dice(table.state)[0] == (5, 2, 2, 1, 6, 5)
    child = in_a_terminal(home, "resume")
    child.expect_exact(said_of(table) + "\r\n")
    assert FIRST_ROLL in said_of(table)
    kill_in_terminal(child)


def test_game_in_play_is_not_opened_by_a_second_program(tmp_path: Path) -> None:
    one = in_a_terminal(tmp_path, *GAME)
    one.expect_exact(STARTED)
    one.send("\r")
    one.expect_exact(FIRST_ROLL)
    (name,) = [kept.name for kept in games(tmp_path).kept()]
    two = in_a_terminal(tmp_path, "resume", name)
    two.expect_exact(sentence("game_open_elsewhere") + "\r\n")
    kill_in_terminal(two)
    three = in_a_terminal(tmp_path, *GAME)
    three.expect_exact(STARTED)
    three.send("\r")
    three.expect_exact(FIRST_ROLL)
    assert len(games(tmp_path).kept()) == 2
    for child in (one, three):
        kill_in_terminal(child)
    assert all(kept.problem is None for kept in games(tmp_path).kept())


def test_resume_lists_saved_games(tmp_path: Path) -> None:
    child = in_a_terminal(tmp_path, *GAME)
    child.expect_exact(STARTED)
    child.send("\r\x11")
    child.expect(pexpect.EOF)
    (name,) = [kept.name for kept in games(tmp_path).kept()]

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(AUDIODICE), "resume", *arguments], env=bare_environment(tmp_path),
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip

    assert run("--list").stdout == f"{name}  Farkle: Ann 0, turn 1, just now\n"
    wrong = run("nothing")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert name in wrong.stderr
    assert run().stderr.startswith("audiodice: --face: there is no display")


WRITER = """
import sys
from pathlib import Path
from audiodice.engine.setup import GameSetup
from audiodice.storage.small_files import LastSetupsFile
from audiodice.storage.settings import SettingsFile
from tests.support.headless import InlineBackground
folder = Path(sys.argv[1])
file = SettingsFile(folder / "settings.toml", ("en",))
own, _ = file.load()
last = folder / "last.json"
for number in range(60):
    own.step("effects", 1 if number % 2 else -1)
    file.save(own)
    setup = GameSetup("farkle", (sys.argv[2] * (number % 20),))
    LastSetupsFile(last, InlineBackground()).remember(setup)
"""


def test_files_written_by_two_programs_are_always_whole(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("# mine\npace = 'slow'\n")
    both = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path), name]) for name in ("a", "b")
    ]
    looks = 0
    while any(writer.poll() is None for writer in both):
        text = (tmp_path / "settings.toml").read_text()
        assert text.startswith("# mine\npace = 'slow'\n")
        if (tmp_path / "last.json").exists():
            assert json.loads((tmp_path / "last.json").read_text())["plans"][0]["game"] == "farkle"
            looks += 1
    assert looks > 5
    assert [writer.returncode for writer in both] == [0, 0]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["last.json", "settings.toml"]
