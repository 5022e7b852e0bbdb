"""Solved tables on disk and while they are made: damage, old versions, dead solvers."""

from __future__ import annotations

import os
import pickle
import signal
import stat
import sys
import time
from array import array
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from audiodice import games
from audiodice.core.jobs import AtOnce
from audiodice.core.model import Event
from audiodice.desktop.background import BackgroundThreads
from audiodice.opponents import table_file
from audiodice.opponents.farkle.table_spec import FarkleSpec
from audiodice.opponents.sheet.table_spec import SheetSpec
from audiodice.opponents.tables import NoTables, digest, pack, unpack
from audiodice.storage import paths, solved_tables
from audiodice.storage.solved_tables import (
    SolvedTable,
    SolvedTables,
    file_of,
    in_subprocess,
    inline,
    write,
)
from tests.opponents.fake_spec import RowSpec
from tests.support.each import each
from tests.support.ready import nothing

SHORT = SheetSpec("fune", ("ones", "fune"))


def packed(spec: Any) -> bytes:
    return inline(spec, nothing)


def never(_spec: Any, _progress: Any) -> bytes | None:
    raise AssertionError("solved although it was kept")


# --- files ----------------------------------------------------------------------------------------


def test_table_is_the_same_after_saving_and_loading() -> None:
    table = unpack(SHORT, packed(SHORT))
    assert table.boxes == SHORT.boxes
    assert table.value == pytest.approx(SHORT.solve(nothing).value, rel=1e-7)


@pytest.mark.parametrize("spec", [RowSpec(), SHORT])
def test_same_table_gives_the_same_bytes(spec: Any) -> None:
    assert packed(spec) == packed(spec)


def resave(spec: Any, **arrays: array[Any]) -> bytes:
    return table_file.pack(digest(spec), arrays)


def test_every_truncated_file_is_refused() -> None:
    whole = packed(RowSpec(3))
    for n in range(0, len(whole), 3):
        with pytest.raises(ValueError, match=r".+"):
            unpack(RowSpec(3), whole[:n])


def test_every_flipped_bit_is_detected() -> None:
    whole = packed(RowSpec(3))
    for n in range(len(whole)):
        hurt = bytearray(whole)
        hurt[n] ^= 1 << n % 8
        with pytest.raises(ValueError, match=r"damaged"):
            unpack(RowSpec(3), bytes(hurt))


WRONG: list[Callable[[], bytes]] = [
    lambda: b"",
    lambda: b"not a table at all",
    lambda: packed(RowSpec())[:-10],
    lambda: pickle.dumps({"digest": digest(RowSpec())}),
    lambda: resave(RowSpec(), letters=array("f", range(4))),
    lambda: resave(RowSpec(), numbers=array("f", range(5))),
    lambda: packed(RowSpec(rules="older")),
]


@each("wrong", WRONG)
def test_damaged_or_older_file_is_solved_again_and_reported_once(
    tmp_path: Path, wrong: Callable[[], bytes]
) -> None:
    spec = RowSpec()
    path = file_of(spec, tmp_path)
    path.write_bytes(wrong())
    with pytest.raises(ValueError, match=r".+"):
        unpack(spec, wrong())
    solved = SolvedTable(spec)
    assert not solved.load(tmp_path)
    solved.make(tmp_path, inline, nothing)
    assert solved.table.numbers.tolist() == [0, 1, 2, 3]
    assert solved.take_news() == ("table_rebuilt",)
    assert solved.take_news() == ()
    again = SolvedTable(spec)
    assert again.load(tmp_path)
    assert again.take_news() == ()


def test_digests_differ_between_rules() -> None:
    assert digest(RowSpec(rules="a")) != digest(RowSpec(rules="b"))
    assert digest(SHORT) != digest(SheetSpec("fune", ("ones", "choice")))
    rules = games.load("farkle").initial(2).rules
    other = games.load("farkle").initial(2, minimum=35).rules
    assert digest(FarkleSpec(rules)) != digest(FarkleSpec(other))
    assert FarkleSpec(rules).name != FarkleSpec(other).name


def test_table_of_another_size_is_refused_whatever_its_digest() -> None:
    other = SheetSpec("fune", ("ones", "fune", "choice"))
    arrays = other.solve(nothing).to_arrays()
    with pytest.raises(ValueError, match="this sheet has"):
        unpack(SHORT, resave(SHORT, **arrays))


def test_folder_that_cannot_be_written_is_reported_once(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", "utf-8")
    solved = SolvedTable(RowSpec())
    solved.make(in_the_way / "folder", inline, nothing)
    assert solved.table is not None
    assert solved.take_news() == ("cache_unwritable",)
    assert solved.take_news() == ()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_folder_without_permission_is_reported(tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IREAD | stat.S_IEXEC)
    solved = SolvedTable(RowSpec())
    solved.make(tmp_path, inline, nothing)
    tmp_path.chmod(stat.S_IRWXU)
    assert solved.take_news() == ("cache_unwritable",)


def test_failed_write_leaves_only_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "row.table"
    write(path, b"old")

    def full(self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def write_often(path: Path, fill: int) -> None:
    """Write a file many times, in a process of its own: one of two writers."""
    for _ in range(100):
        write(path, bytes([fill]) * 100_000)


def test_two_processes_may_write_at_once_and_readers_see_whole_files(tmp_path: Path) -> None:
    path = tmp_path / "row.table"
    write(path, b"\0" * 100_000)
    fresh = get_context("spawn")
    writers = [fresh.Process(target=write_often, args=(path, fill)) for fill in (1, 2)]
    for writer in writers:
        writer.start()
    seen = set()
    while any(writer.is_alive() for writer in writers):
        found = path.read_bytes()
        assert len(found) == 100_000
        assert len(set(found)) == 1
        seen.add(found[0])
    assert [writer.exitcode for writer in writers] == [0, 0]
    assert seen & {1, 2}
    assert list(tmp_path.iterdir()) == [path]


# --- in the making --------------------------------------------------------------------------------


def beside(folder: Path | None) -> SolvedTables:
    """Tables that are loaded and solved on threads, with real solving processes."""
    return SolvedTables(folder, BackgroundThreads(lambda: None, lambda _: Event("crash")))


def at_once(folder: Path | None) -> SolvedTables:
    """Tables that are loaded at once, and never solved."""
    return SolvedTables(folder, AtOnce(), never)


def ended(solved: SolvedTable) -> bool:
    """Wait for the work to end; return whether there is a table then."""
    for _ in range(6000):
        if solved._ended:
            return solved.table is not None
        time.sleep(0.01)
    raise AssertionError("it never ended")


def test_without_an_installed_source_there_is_no_table() -> None:
    solved = NoTables().request(SHORT)
    assert (solved.table, solved.failed, solved.working, solved.percent) == (None, True, False, 0)
    assert (solved.loading.done(), solved.take_news()) == (True, ())
    assert (NoTables().find(SHORT), NoTables().requested()) == (None, ())


def test_table_is_solved_in_the_background_and_saved(tmp_path: Path) -> None:
    shelf = beside(tmp_path)
    solved = shelf.request(SHORT)
    assert shelf.request(SHORT) is solved
    assert shelf.find(SHORT) is solved
    assert shelf.requested() == (solved,)
    assert ended(solved)
    assert (solved.progress, solved.working, solved.failed) == (1.0, False, False)
    assert solved.table.value == pytest.approx(SHORT.solve(nothing).value, rel=1e-7)
    assert file_of(SHORT, tmp_path).read_bytes() == packed(SHORT)


def test_saved_table_is_loaded_and_not_solved(tmp_path: Path) -> None:
    write(file_of(SHORT, tmp_path), packed(SHORT))
    solved = at_once(tmp_path).request(SHORT)
    assert solved.loading.done()
    assert solved.table is not None
    assert solved.take_news() == ()


class Hanging(AtOnce):
    """A background whose work hangs, as on a slow disk."""

    def start(self, work: Callable[[], Any]) -> Any:
        return Future[Any]()


def test_slow_disk_is_waited_for_only_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [5.0]
    monkeypatch.setattr(solved_tables, "monotonic", lambda: now[0])
    solved = SolvedTables(None, Hanging()).request(SHORT)
    assert not solved.loading.done()
    now[0] += solved_tables.LOADING_S
    assert solved.loading.done()
    assert (solved.table, solved.failed, solved.working) == (None, False, False)


def test_progress_comes_from_the_process_and_rises() -> None:
    heard: list[float] = []
    assert in_subprocess(RowSpec(), heard.append) == packed(RowSpec())
    assert heard == [0.0, 0.25, 0.5, 1.0]


def killed(spec: RowSpec) -> None:
    """Wait until the table is being solved, and kill that process."""
    assert spec.lame is not None
    for _ in range(3000):
        if spec.lame.exists() and (told := spec.lame.read_text("utf-8")):
            os.kill(int(told), signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
            return
        time.sleep(0.01)
    raise AssertionError("it never began")


def test_killed_solver_is_reported_once_and_the_next_game_tries_again(tmp_path: Path) -> None:
    spec, shelf = RowSpec(lame=tmp_path / "process"), beside(None)
    solved = shelf.request(spec)
    killed(spec)
    assert not ended(solved)
    assert (solved.failed, solved.working, solved.table) == (True, False, None)
    assert solved.take_news() == ("solver_died",)
    again = shelf.request(spec)
    assert again is not solved
    assert ended(again)
    assert again.take_news() == ()


def test_failing_solver_gives_no_table(capfd: pytest.CaptureFixture[str]) -> None:
    assert in_subprocess(RowSpec(broken=True), nothing) is None


def test_missing_table_fails_without_solving_and_is_not_tried_again() -> None:
    shelf = at_once(None)
    solved = shelf.request(RowSpec(), solve=False)
    assert solved.failed
    assert solved.take_news() == ()
    assert shelf.request(RowSpec(), solve=False) is solved


def test_damaged_table_that_is_not_solved_again_is_not_reported_as_rebuilt(tmp_path: Path) -> None:
    file_of(RowSpec(), tmp_path).write_bytes(b"damaged")
    solved = at_once(tmp_path).request(RowSpec(), solve=False)
    assert solved.failed
    assert solved.take_news() == ("table_damaged",)


def test_working_is_true_for_solving_and_false_for_loading() -> None:
    solved = SolvedTable(RowSpec())
    seen = [solved.working]
    solved._advance(0.5)
    seen.append(solved.working)
    solved._ended = True
    assert [*seen, solved.working] == [False, True, False]


# --- what is shipped ------------------------------------------------------------------------------


SHIPPED: tuple[dict[str, int], ...] = (
    {"target": 1000}, {"target": 1500}, {"target": 2000}, {"scale": 10_000},
)  # fmt: skip


def shipped_spec(options: dict[str, int]) -> FarkleSpec:
    return FarkleSpec(games.load("farkle").initial(2, **options).rules)


@pytest.mark.parametrize("options", SHIPPED, ids=str)
def test_shipped_tables_match_the_rules_and_the_solver(options: dict[str, int]) -> None:
    spec = shipped_spec(options)
    solved = SolvedTable(spec)
    assert solved.load(paths.shipped_tables())
    assert solved.take_news() == ()
    assert 0.5 < solved.table.value < 0.56
    # Packing the table again gives the shipped bytes.
    shipped = file_of(spec, paths.shipped_tables()).read_bytes()
    assert pack(spec, solved.table) == shipped


def test_only_needed_tables_are_shipped() -> None:
    names = {path.name for path in paths.shipped_tables().iterdir() if path.is_file()}
    specs = [shipped_spec(options) for options in SHIPPED]
    farkle = {f"{spec.name}{race}.table" for spec in specs for race in ("", "_race")}
    others = ("fune_13_spread", "dice4fun_15_spread", "fonnjo_foon_last")
    assert names == farkle | {f"{name}.table" for name in others}


@pytest.mark.skipif(os.environ.get("AUDIODICE_LONG") != "1", reason="minutes")
@pytest.mark.parametrize("options", SHIPPED, ids=str)
def test_shipped_table_is_reproduced_byte_for_byte(options: dict[str, int]) -> None:
    spec = shipped_spec(options)
    assert packed(spec) == file_of(spec, paths.shipped_tables()).read_bytes()
