"""`audiodice export` and `import`: words, JSON, bad input, a full disk."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.storage import paths
from audiodice.storage.moving import Home
from audiodice.storage.player_file import Member, pack, unpack
from tests.cli.test_cli_solved import run, told
from tests.storage.test_player_file import newer, zipped
from tests.support.each import each
from tests.support.own_files import below
from tests.support.player import BEGUN, FINISHED, files, filled, home
from tests.support.program import AUDIODICE, bare_environment
from tests.support.said import sentence
from tests.support.small_disk import small_disk

GAMES = BEGUN + FINISHED


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a home with everything; tests only read it."""
    folder = tmp_path_factory.mktemp("player")
    filled(folder)
    return folder


def live_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    for name, value in below(folder).items():
        monkeypatch.setenv(name, value)
    return home(folder)


@pytest.fixture
def saved(
    player: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Path:  # fmt: skip
    """The file of that player; commands then run in an empty home."""
    live_in(player, monkeypatch)
    path = tmp_path / "all.audiodice"
    assert run(capsys, f"export {path}")[0] == 0
    live_in(tmp_path / "here", monkeypatch)
    return path


def test_all_moves_from_one_home_to_another(
    player: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    live_in(player, monkeypatch)
    path = tmp_path / "all.audiodice"
    status, out, err = run(capsys, f"export {path}")
    assert (status, err) == (0, "")
    assert f"games {GAMES}" in out
    assert (path.stat().st_mode & 0o077 == 0) or os.name != "posix"
    here = live_in(tmp_path / "here", monkeypatch)
    status, out, err = run(capsys, f"import {path}")
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == sentence("import_games", count=GAMES, there=0)
    assert files(here) == files(home(player))
    again = run(capsys, f"import {path}")[1].splitlines()
    assert again[0] == sentence("import_games", count=0, there=GAMES)


def test_both_print_json(
    saved: Path, player: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert told(capsys, f"import {saved}") == {
        "games": GAMES, "games_there": 0, "continued": 0, "beside": [], "records": FINISHED,
        "records_there": 0, "practice": 2, "practice_there": 0, "finished": FINISHED,
        "settings": "new", "keymap": "new", "last": "new", "quiz": "new",
    }  # fmt: skip
    live_in(player, monkeypatch)
    other = tmp_path / "other"
    assert told(capsys, f"export {other}") == {
        "file": str(other), "bytes": other.stat().st_size, "games": GAMES, "records": FINISHED,
        "practice": 2, "files": ["settings", "keymap", "last", "quiz"], "left_out": [],
    }  # fmt: skip


def test_settings_stay_until_replace(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "settings rate 200")
    out = run(capsys, f"import {saved}")[1]
    assert sentence("import_file", what="settings", outcome="kept_unless") in out.splitlines()
    assert told(capsys, "settings rate") == {"rate": 200}
    assert told(capsys, f"import {saved} --replace")["settings"] == "replaced"
    assert told(capsys, "settings rate") == {"rate": 300}


def test_more_finished_games_than_stay_are_told(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    members = unpack(saved.read_bytes())
    over = next(one for name, one in members.items() if "/finished/" in name)
    bodies = {
        f"games/finished/20200101T{n:06}Z-farkle.journal": Member(
            over.data.replace(b"seed", b"seed", 1), 1
        )
        for n in range(3)
    }
    saved.write_bytes(pack({**members, **bodies, paths.SETTINGS: Member(b"kept_games = 50\n", 1)}))
    assert "deletes the oldest" not in run(capsys, f"import {saved}")[1]
    finished = home(saved.parent / "here").data / "games" / "finished"
    for number in range(60):
        name = f"20200101T{number:06}Z-farkle.journal"
        (finished / name).write_bytes(b"another game\n")
    (finished.parent / "finished" / next(iter(sorted(finished.glob("2026*")))).name).unlink()
    assert "The program keeps 50" in run(capsys, f"import {saved}")[1]


def test_no_file_is_replaced_unasked(
    player: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    live_in(player, monkeypatch)
    path = tmp_path / "mine"
    path.write_text("precious")
    status, out, err = run(capsys, f"export {path}")
    assert (status, out) == (2, "")
    assert err == (
        f"audiodice: FILE: '{path}' is there already; expected a new file, or --replace\n"
    )
    assert path.read_text() == "precious"
    assert run(capsys, f"export {path} --replace")[0] == 0
    assert unpack(path.read_bytes())


def test_home_of_the_first_version_moves_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its files are where that program wrote them."""
    old = tmp_path / "old"
    shutil.copytree(Path(__file__).parents[1] / "fixtures" / "0.1.0", old)
    live_in(old, monkeypatch)
    done = told(capsys, f"export {tmp_path / 'all'}")
    assert (done["files"], done["left_out"]) == (["settings", "keymap", "last"], [])
    here = live_in(tmp_path / "here", monkeypatch)
    assert told(capsys, f"import {tmp_path / 'all'}")["last"] == "new"
    assert files(here) == files(home(old))


def test_own_files_are_never_replaced(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, f"import {saved}")
    here = home(tmp_path / "here")
    before = files(here)
    (tmp_path / "link").symlink_to(here.config)
    for path in (here.data / paths.RECORDS, tmp_path / "link" / paths.SETTINGS):
        status, out, err = run(capsys, f"export {path} --replace")
        assert (status, out) == (2, "")
        assert err == (
            f"audiodice: FILE: '{path}' is among your games and settings; "
            "expected a new file in a folder that can be written\n"
        )
    assert files(here) == before
    assert told(capsys, f"import {saved}")["records_there"] == FINISHED


@each("line", [
    "export {0}", "export {0}/none/file", "export {0}/file/below", "export /dev/null --replace",
    "import {0}", "import {0}/none", "import /dev/zero", "import {0}/file",
])  # fmt: skip
def test_bad_file_is_refused_in_one_line(
    line: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del saved
    if os.name != "posix" and "/dev/" in line:
        return
    (tmp_path / "file").write_bytes(b"x")
    status, out, err = run(capsys, line.format(tmp_path))
    assert (status, out) == (2, "")
    assert err.startswith("audiodice: FILE: ")
    assert err.count("\n") == 1


@each(
    "bad",
    [
        zipped({}, head=newer),
        zipped({"games/../../x.journal": b""}),
        zipped({"settings.toml": b"= ="}),
        zipped({"records.sqlite": b"\0" * 5000}),
        pack({})[:-5],
    ],
)
def test_bad_content_is_refused_in_one_line(
    bad: bytes, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved.write_bytes(bad)
    for option in ("", " --json", " --lang ja"):
        status, out, err = run(capsys, f"import {saved}{option}")
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert err.startswith("audiodice: FILE: ")


@pytest.fixture
def little(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "little", 40) as folder:
        yield folder


def test_full_disk_leaves_the_old_file(player: Path, little: Path) -> None:
    """The program itself, in a process of its own."""
    path = little / "all.audiodice"
    environment = {**bare_environment(player), **below(player)}

    def export(*more: str) -> subprocess.CompletedProcess[str]:
        command = [str(AUDIODICE), "export", str(path), *more]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert export().returncode == 0
    before = path.read_bytes()
    (little / "filler").write_bytes(b"x" * 28_000)
    done = export("--replace")
    assert done.returncode == 2
    assert done.stderr == (
        f"audiodice: FILE: '{path}' cannot be written (No space left on device); "
        "expected a new file in a folder that can be written\n"
    )
    assert path.read_bytes() == before
    assert {one.name for one in little.iterdir()} == {"all.audiodice", "filler"}
