"""After a crash the player hears an apology, the game is saved and the menu opens; also the log."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiodice.cli import _apologise
from audiodice.desktop import loop
from audiodice.devices.input.face import Event as FaceEvent
from audiodice.devices.input.face import Key
from audiodice.engine.setup import GameSetup
from audiodice.session.crash_handling import AGAIN_MS, REPORT, report
from audiodice.storage import paths
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.log import BYTES, FILES, Log
from audiodice.ui.menu import Menu
from audiodice.ui.play.queries import Queries
from tests.support.headless import Player
from tests.support.require import make_pipe
from tests.support.said import said

FARKLE = GameSetup("farkle", ("",), ("cautious",))


class Keys:
    """A face that delivers keys, `between` ms apart, and then closes."""

    def __init__(self, player: Player, names: str, between: float) -> None:
        self._names, self._player, self._between = iter(names.split()), player, between

    def wait(self, timeout_ms: int | None) -> FaceEvent | None:
        self._player.clock.now += self._between
        return Key(next(self._names, "ctrl+q"), "")

    def changed(self) -> None:
        pass


@pytest.fixture(autouse=True)
def as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(paths, "log_folder", lambda: tmp_path / "log")
    interval = sys.getswitchinterval()
    yield
    sys.setswitchinterval(interval)
    gc.unfreeze()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the key for scores raise."""
    ask = Queries.ask

    def broken(asking: Queries, command: Any) -> Any:
        if command.id == "scores":
            raise RuntimeError("the scores are out")
        return ask(asking, command)

    monkeypatch.setattr(Queries, "ask", broken)


def run(player: Player, names: str, between: float = 500.0) -> list[str]:
    face: Any = Keys(player, names, between)
    session = player.session
    loop.run(face, player.router, player.housekeeping, player.clock, session.rescue)
    return [note for note in player.notes if note.startswith("defect")]


def test_crash_is_apologised_for_and_the_game_is_saved(tmp_path: Path, broken: None) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    notes = run(player, "enter s enter t")
    path = tmp_path / "log" / REPORT
    apology, resumed, *last = player.heard[-4:]
    assert apology == said("defect", "game_kept", "menu_open", path=str(path), label="menu-resume")
    assert resumed == said(
        "resumed", ..., seat=0, game="game-name", opponents=("opponent-name-cautious",)
    )
    assert last == [said("whose_turn", seat=0), said("game_kept", "goodbye")]
    text = path.read_text()
    assert "RuntimeError: the scores are out" in text
    assert str(JournalFolder(tmp_path / "games").kept()[0].path) in text
    assert notes == ["defect: RuntimeError: the scores are out"]


def test_second_crash_within_10_s_ends_the_program(tmp_path: Path, broken: None) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    with pytest.raises(RuntimeError, match="the scores are out"):
        run(player, "enter s enter s")
    assert player.heard[-1] == said("defect_again")


def test_crash_long_after_another_is_handled_like_a_first_crash(
    tmp_path: Path, broken: None
) -> None:
    player = Player(FARKLE, keep_in=tmp_path)
    run(player, "enter s enter s", between=AGAIN_MS)
    assert player.heard[-1] == said("goodbye")


def test_crash_is_raised_if_the_menu_cannot_be_opened(
    tmp_path: Path, broken: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(FARKLE, keep_in=tmp_path)

    def no_menu(menu: Menu) -> Any:
        raise ValueError("no menu")

    monkeypatch.setattr(Menu, "enter", no_menu)
    with pytest.raises(RuntimeError, match="the scores are out"):
        run(player, "enter s")
    assert len(JournalFolder(tmp_path / "games").kept()) == 1


def test_command_line_names_the_report_that_names_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    error = RuntimeError("oh")
    path = report(error, tmp_path / "my.journal")
    assert path == tmp_path / "log" / REPORT
    assert _apologise(error) == 1
    assert str(path) in capsys.readouterr().err
    assert "my.journal" in path.read_text()


def test_unwritable_report_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("no folder")
    assert report(RuntimeError("oh")) is None


def test_log_is_buffered_then_written_then_rotated(tmp_path: Path) -> None:
    log = Log()
    log.note("before it was opened\nin two lines")
    log.open(tmp_path / "log")
    for number in range(12_000):
        log.note(f"line {number} " + "x" * 50)
    log.close(20_000)
    files = sorted((tmp_path / "log").iterdir())
    assert len(files) == FILES
    assert all(path.stat().st_size <= BYTES for path in files)
    assert "line 11999 " in (tmp_path / "log" / "audiodice.log").read_text()


def test_note_is_logged_as_one_line_with_its_time(tmp_path: Path) -> None:
    log = Log()
    log.note("before it was opened\nin two lines")
    log.open(tmp_path)
    log.close(5000)
    (line,) = (tmp_path / "audiodice.log").read_text().splitlines()
    assert line.startswith("20")
    assert line.endswith(" before it was opened in two lines")


def test_unwritable_log_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("no folder")
    log = Log()
    log.note("to nobody")
    log.open(tmp_path / "log")
    log.close(5000)
    assert (tmp_path / "log").read_text() == "no folder"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in a folder")
def test_hanging_log_disk_does_not_block(tmp_path: Path) -> None:
    make_pipe(tmp_path / "audiodice.log")  # with no reader, opening it never returns
    program = f"""
from pathlib import Path
from audiodice.storage.log import Log
log = Log()
log.note("to nobody")
log.open(Path({str(tmp_path)!r}))
log.close(100)
print("left")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=True
    )
    assert (done.stdout, done.stderr) == ("left\n", "")
