"""Failed background work is logged, reported and said to the player, but not printed."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.jobs import JobError
from audiodice.core.model import Event
from audiodice.desktop.background import BackgroundThreads, ThreadErrors
from audiodice.devices.audio.sound_clock import Request, SoundClock
from audiodice.engine.setup import GameSetup
from audiodice.session.crash_handling import REPORT, sorry
from audiodice.storage import paths
from audiodice.storage.journal_folder import JournalFolder
from audiodice.ui import review
from audiodice.web.work_in_turn import WorkInTurn
from tests.support.backends import wait_until
from tests.support.headless import Player
from tests.support.program import ROOT, bare_environment
from tests.support.said import Heard, said

ALONE = GameSetup("farkle", ("",), ())
SORRY = said("defect")


class BrokenError(Exception):
    pass


def fails(*_: object, **__: object) -> Any:
    raise BrokenError("it broke")


def threads() -> BackgroundThreads:
    return BackgroundThreads(lambda: None, sorry)


def answer(player: Player, name: str) -> Heard:
    """The answer to a key that starts work on a thread."""
    return player.press(name) or player.await_rest()


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Catch errors of threads as a session does; returns the log's lines."""
    monkeypatch.setattr(paths, "log_folder", lambda: tmp_path / "log")
    lines: list[str] = []
    with ThreadErrors(lines.append):
        yield lines


def test_failed_work_is_done_and_reported(
    notes: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    job = threads().start(fails)
    failure = job.exception(5)
    assert isinstance(failure, JobError)
    assert isinstance(failure.__cause__, BrokenError)
    assert failure.event == Event("defect", None, {"path": str(tmp_path / "log" / REPORT)})
    wait_until(lambda: notes)
    assert notes == ["defect in background: BrokenError: it broke"]
    assert 'raise BrokenError("it broke")' in (tmp_path / "log" / REPORT).read_text()
    assert capfd.readouterr().err == ""


def test_errors_of_other_threads_are_reported_too(
    notes: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    for work in (fails, sys.exit):
        thread = threading.Thread(target=work, name="mixer ears")
        thread.start()
        thread.join()
    assert notes == ["defect in mixer ears: BrokenError: it broke"]
    assert capfd.readouterr().err == ""


def test_failing_log_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    before = threading.excepthook
    with ThreadErrors(fails):
        assert threads().start(fails).exception(5)
        wait_until(lambda: not any(t.name == "background" for t in threading.enumerate()))
    assert threading.excepthook is before
    assert capfd.readouterr().err == ""


def has(notes: list[str], many: int) -> bool:
    return len(notes) == many


def test_failed_hint_is_announced(notes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(ALONE, dice=[(1, 1, 1, 5, 3, 3)], background=threads())
    player.press("enter")
    hint = player.router.screen.game.hint  # type: ignore[attr-defined]
    monkeypatch.setattr(type(hint._adviser), "advise", fails)
    monkeypatch.setattr(type(hint._adviser), "study", lambda *_: None)
    for pressed in (1, 2):
        assert answer(player, "h") == SORRY
        assert player.cued[-1] == "refused"
        wait_until(partial(has, notes, pressed))
    assert player.press("1") == said("kept", faces=(1, 1, 1))


def test_failed_review_is_announced_once_per_press(
    notes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "request_table", lambda *_: None)
    monkeypatch.setattr(review, "review", fails)
    setup = GameSetup("farkle", ("",), ("cautious",), {"target": 100})
    player = Player(setup, dice=[(1, 1, 5, 2, 3, 4)], background=threads())
    player.keys("enter b escape")
    place = player.entries.index(said("entry", label="menu-review"))  # type: ignore[arg-type]
    player.keys("home" + " down" * place)
    for pressed in (1, 2):
        assert answer(player, "enter") == SORRY
        wait_until(partial(has, notes, pressed))


def test_player_hears_that_games_cannot_be_listed(
    notes: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(keep_in=tmp_path, background=threads())
    monkeypatch.setattr(JournalFolder, "each", fails)
    player.press("k")
    path = str(tmp_path / "log" / REPORT)
    assert answer(player, "enter") == said("defect", path=path)


def test_delayed_sounds_go_on_after_one_failed(notes: list[str]) -> None:
    started: list[str] = []

    def start(request: Request, _: int) -> None:
        if request.name == "broken":
            fails()
        started.append(request.name)

    lock = threading.RLock()
    clock = SoundClock(lock, lambda: 0, start)
    with lock:
        clock.add(Request("broken"), 1)
    wait_until(lambda: notes)
    with lock:
        clock.add(Request("whole"), 1)
    wait_until(lambda: started == ["whole"])
    with lock:
        clock.close()
    assert notes == ["defect in mixer clock: BrokenError: it broke"]


SESSION = """
import threading, time
from audiodice.desktop import desktop
from audiodice.session.crash_handling import REPORT
from audiodice.session.launch_options import LaunchOptions
from audiodice.devices.input.face import Closed
from audiodice.storage import paths

class Patient:
    "A face that is closed once the report is there"
    name = "terminal"
    def wait(self, timeout_ms):
        until = time.monotonic() + 10
        while not (paths.log_folder() / REPORT).exists() and time.monotonic() < until:
            time.sleep(0.01)
        return Closed("window closed")
    def __getattr__(self, name):
        return lambda *_, **__: None

def fails(*_):
    yield
    raise RuntimeError("it broke")
desktop.open_face = lambda *_: Patient()
desktop.Session._warm = fails
before = threading.excepthook
desktop.run(LaunchOptions(speech="off"))
assert threading.excepthook is before
print(paths.log_folder())
"""


def test_session_reports_background_errors_and_prints_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SESSION],
        env={**bare_environment(tmp_path), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    folder = Path(done.stdout.strip())
    assert "RuntimeError: it broke" in (folder / REPORT).read_text()
    assert "defect in background: RuntimeError: it broke" in (folder / "audiodice.log").read_text()


# ------------------------------------------------------------------ without threads


def in_turn(clock: Callable[[], float] = lambda: 0.0) -> WorkInTurn:
    return WorkInTurn(lambda _: Event("crash"), clock)


def test_idle_work_is_done_between_keys_in_order() -> None:
    done: list[int] = []
    background = in_turn()
    jobs = [background.later(map(done.append, (1, 2))), background.later(map(done.append, (3,)))]
    assert background.start(lambda: 7).result() == 7
    assert (done, background.waits, [job.done() for job in jobs]) == ([], True, [False, False])
    background.go_on(1.0)
    assert (done, background.waits, [job.done() for job in jobs]) == ([1, 2, 3], False, [True] * 2)


def test_key_waits_at_most_for_the_current_step() -> None:
    done: list[int] = []
    background = in_turn(clock=lambda: 6.0 * len(done))
    background.later(map(done.append, range(5)))
    background.go_on(10.0)
    assert done == [0, 1]


def test_failed_idle_work_is_announced_and_the_rest_goes_on() -> None:
    done: list[int] = []
    background = in_turn()
    broken = background.later(int(text) for text in ("1", "x", "2"))
    background.later(map(done.append, (1,)))
    background.go_on(1.0)
    assert isinstance(broken.exception(), JobError)
    assert done == [1]
