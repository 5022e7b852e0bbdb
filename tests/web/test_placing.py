"""Putting a site into a folder never loses files of others, even if they appear meanwhile."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from audiodice.cli import web
from audiodice.web import build as building
from audiodice.web import placing
from audiodice.web.build import FILES, SITE, WORKER
from audiodice.web.errors import WebError
from audiodice.web.placing import LIST
from tests.support.each import each
from tests.support.own_files import below
from tests.support.require import make_link, make_pipe

LAST = (FILES, WORKER)
PAGES = {"index.html": "page", FILES: "{}", WORKER: "work", "sounds/a.ogg": "a"}
OURS = {"maker": "audiodice web build"}


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def all_of(folder: Path) -> dict[str, str]:
    """Everything below a folder, with its kind and content."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"link to {path.readlink()}"
        elif path.is_file():
            found[name] = path.read_text("utf-8", "replace")
        else:
            found[name] = "folder" if path.is_dir() else "other"
    return found


def files_of(folder: Path) -> dict[str, str]:
    """The files below a folder, without our list."""
    there = {**all_of(folder)}
    there.pop(LIST, None)
    return {name: text for name, text in there.items() if text != "folder"}


def listed(folder: Path, *names: object) -> Path:
    return write(folder, {LIST: json.dumps({**OURS, "files": names})})


def link(path: Path, to: str | Path) -> Path:
    make_link(path, to)
    return path


def pipe(path: Path) -> Path:
    make_pipe(path)
    return path


def empty(path: Path) -> Path:
    path.mkdir(parents=True)
    return path


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The result of a build, at once."""
    files = {**PAGES}
    monkeypatch.setattr(building, "_make", lambda site, *_: write(site, files))
    return files


def build(folder: Path) -> Result:
    return CliRunner().invoke(web.command, ["build", str(folder)])


# ------------------------------------------------------------------ what is refused, unbuilt

REFUSED: dict[str, Callable[[Path], object]] = {
    "a site of somebody else": lambda at: write(at, {SITE: "{}", "index.html": "mine"}),
    "a diary beside an old site.json": lambda at: write(at, {SITE: "{}", "diary.txt": "dear"}),
    "a repository alone": lambda at: write(at, {".git/HEAD": "ref"}),
    "an empty folder within": lambda at: empty(at / "mine"),
    "a file": lambda at: write(at.parent, {at.name: "a file"}),
    "a link to a file": lambda at: (
        write(at.parent, {"file": "text"}), link(at, at.parent / "file")),
    "a link to nothing": lambda at: link(at, at.parent / "nothing"),
    "a link to a full folder": lambda at: (
        write(at.parent, {"full/a": "a"}), link(at, at.parent / "full")),
    "a list that is no JSON": lambda at: write(at, {LIST: "{", "index.html": "mine"}),
    "a list of other makers": lambda at: write(
        at, {LIST: '{"maker": "me", "files": ["index.html"]}', "index.html": "mine"}),
    "a list that is a number": lambda at: write(at, {LIST: "7", "index.html": "mine"}),
    "a list without files": lambda at: write(at, {LIST: json.dumps(OURS), "index.html": "mine"}),
    "a list that is deep": lambda at: write(at, {LIST: "[" * 9999, "index.html": "mine"}),
    "a list of a number": lambda at: listed(at, "index.html", 7),
    "a list of lists": lambda at: listed(at, ["index.html"]),
    "a name that leads out": lambda at: (write(at.parent, {"b": "b"}), listed(at, "../b")),
    "one that leads out later": lambda at: listed(at, "sounds/../../b"),
    "one from the top": lambda at: listed(at, "/etc/hostname"),
    "one of a drive": lambda at: listed(at, "C:\\b", "c:/b"),
    "one with a backslash": lambda at: listed(at, "..\\b"),
    "one of a repository": lambda at: (write(at, {".git/HEAD": "r"}), listed(at, ".git/HEAD")),
    "one that is empty": lambda at: listed(at, ""),
    "one with a line's end": lambda at: listed(at, "index.html\n"),
    "one with a zero": lambda at: listed(at, "index\0.html"),
    "a list that is a folder": lambda at: write(at, {f"{LIST}/a": "a"}),
    "a list that is a link": lambda at: (
        write(at.parent, {"l": json.dumps({**OURS, "files": ["a"]})}), write(at, {"a": "a"}),
        link(at / LIST, at.parent / "l")),
    "a list that is a pipe": lambda at: (write(at, {"a": "a"}), pipe(at / LIST)),
    "a folder where a file was": lambda at: (
        listed(at, "index.html"), write(at, {"index.html/diary": "dear"})),
    "an empty folder where a file was": lambda at: (
        listed(at, "index.html"), empty(at / "index.html")),
    "a link where a file was": lambda at: (
        write(at.parent, {"mine": "m"}), listed(at, "a"), link(at / "a", "../mine")),
    "a link where a folder was": lambda at: (
        write(at.parent, {"music/a.ogg": "m"}), listed(at, "sounds/a.ogg"),
        link(at / "sounds", "../music")),
}  # fmt: skip


@each("kind", REFUSED)
def test_folder_with_other_files_is_refused_before_the_build(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    REFUSED[kind](folder)
    before = all_of(tmp_path)
    monkeypatch.setattr(building, "_make", lambda *_: pytest.fail("it was built"))
    done = build(folder)
    assert (done.exit_code, all_of(tmp_path)) == (2, before)
    assert isinstance(done.exception, SystemExit)
    assert str(folder) in done.output


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder where even root may not write")
@pytest.mark.parametrize("folder", ["/proc", "/proc/site", "/proc/self/a/site", "/sys/kernel/site"])
def test_unwritable_folder_is_refused_before_the_build(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "_make", lambda *_: pytest.fail("it was built"))
    assert build(Path(folder)).exit_code == 2


def test_each_step_is_printed_without_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build takes minutes. Standard output has only the result."""
    steps = ["tables", "sounds", "pages"]
    monkeypatch.setattr(building, "_make", lambda *given: [*map(given[-1], steps)])
    done = CliRunner().invoke(web.command, ["build", str(tmp_path / "site"), "--json"])
    assert [line for line in done.stderr.splitlines() if line.split(": ")[-1] in steps] == [
        f"audiodice: {step}" for step in steps
    ]
    assert json.loads(done.stdout)["files"] == 0


# ------------------------------------------------------------------ what stays

OTHERS = {".git/HEAD": "ref", "CNAME": "dice.example", "diary.txt": "dear", "sounds/mine.ogg": "m"}


def test_only_listed_files_are_replaced(tmp_path: Path, built: dict[str, str]) -> None:
    folder = tmp_path / "new" / "site"
    assert build(folder).exit_code == 0
    assert files_of(folder) == PAGES
    write(folder, OTHERS)
    del built["sounds/a.ogg"]
    built |= {"index.html": "newer", "tables/t": "t"}
    assert build(folder).exit_code == 0
    assert files_of(folder) == {**built, **OTHERS}


def test_folder_without_needed_files_is_removed(tmp_path: Path, built: dict[str, str]) -> None:
    build(tmp_path / "site")
    del built["sounds/a.ogg"]
    build(tmp_path / "site")
    assert not (tmp_path / "site/sounds").exists()


def test_unchanged_file_keeps_its_date(tmp_path: Path, built: dict[str, str]) -> None:
    build(tmp_path)
    os.utime(tmp_path / "index.html", (1, 1))
    os.utime(tmp_path / WORKER, (1, 1))
    built[WORKER] = "else"
    build(tmp_path)
    assert (tmp_path / "index.html").stat().st_mtime == 1
    assert (tmp_path / WORKER).stat().st_mtime > 1


def test_a_file_may_become_a_folder_and_a_folder_a_file(
    tmp_path: Path, built: dict[str, str]
) -> None:
    build(tmp_path)
    del built["index.html"], built["sounds/a.ogg"]
    built |= {"index.html/a": "a", "sounds": "s"}
    assert build(tmp_path).exit_code == 0
    assert files_of(tmp_path) == built


def test_a_link_to_a_folder_stays_one(tmp_path: Path, built: dict[str, str]) -> None:
    (tmp_path / "real").mkdir()
    make_link(tmp_path / "site", tmp_path / "real")
    for _ in range(2):
        assert build(tmp_path / "site").exit_code == 0
        assert (tmp_path / "site").is_symlink()
        assert files_of(tmp_path / "real") == built


@each(
    ("meanwhile", "status"),
    [
        ({"diary.txt": "dear"}, 0),
        ({".git/HEAD": "ref", "sounds/mine.ogg": "m"}, 0),
        ({"index.html": "mine"}, 2),
        ({"sounds": "a file"}, 2),
        ({"index.html/a": "a"}, 2),
        ({LIST: "mine"}, 2),
    ],
)
@each("earlier", [False, True])
def test_file_put_there_during_the_build_stays(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    meanwhile: dict[str, str],
    status: int,
    earlier: bool,
) -> None:
    folder = tmp_path / "site"
    if earlier:
        write(tmp_path / "made", {"old.js": "old"})
        placing.put(tmp_path / "made", folder, last=LAST)

    def make(site: Path, *_: object) -> None:
        write(site, PAGES)
        write(folder, meanwhile)

    monkeypatch.setattr(building, "_make", make)
    done = build(folder)
    there = all_of(folder)
    assert {name: there[name] for name in meanwhile} == meanwhile
    assert done.exit_code == status
    assert ("index.html" in there and there["index.html"] == "page") == (status == 0)


def test_every_name_of_ours_can_be_listed(tmp_path: Path) -> None:
    """Otherwise a site could not be rebuilt."""
    ours = {path.name for top in ("audiodice/web/site", "sounds", "audiodice/opponents/shipped")
            for path in (Path(__file__).parents[2] / top).rglob("*") if path.is_file()}  # fmt: skip
    assert len(ours) > 300
    write(tmp_path / "made", dict.fromkeys({f"a/{name}.br" for name in ours}, ""))
    placing.put(tmp_path / "made", tmp_path / "site", last=())
    assert placing._listed(tmp_path / "site") == {f"a/{name}.br" for name in ours}


@each("seed", range(200))
def test_files_of_others_are_never_lost(tmp_path: Path, seed: int) -> None:
    """Random old, new and foreign files, with few names so that they collide."""
    dice = random.Random(seed)

    def some(of: str, most: int) -> dict[str, str]:
        names = {"/".join(dice.choices("abc", k=dice.randint(1, 3))) for _ in range(most)}
        return {name: of for name in names if not any(one.startswith(f"{name}/") for one in names)}

    folder, old, new = tmp_path / "site", some("old", 4), some("new", 4)
    write(tmp_path / "old", old)
    placing.put(tmp_path / "old", folder, last=LAST)
    others = {}
    for name in some("mine", 3):
        path = folder / name
        if not any(up.is_file() for up in [path, *path.parents]) and not path.is_dir():
            write(folder, {name: "mine"})
            others[name] = "mine"
    write(tmp_path / "new", new)
    before = all_of(folder)
    try:
        placing.demand_ours(folder)
        placing.put(tmp_path / "new", folder, last=LAST)
    except WebError:
        assert all_of(folder) == before
        ways = {"/".join(name.split("/")[:end]) for name in (*others, *new) for end in (1, 2, 3)}
        assert ways & {*others} & {*new} or any(
            one.startswith(f"{name}/") for name in (*others, *new) for one in (*others, *new)
        )
    else:
        assert files_of(folder) == {**new, **others}


# ------------------------------------------------------------------ ended in the middle

SLOWLY = """
import sys, time
from pathlib import Path
from audiodice.cli import main
from audiodice.web import build, placing

def make(site, *_):
    print("begun", flush=True)
    for number in range(40):
        (site / f"{number}.js").write_text(sys.argv[1] + str(number))
        time.sleep(0.01)

real = placing._write
def write(*given):
    time.sleep(0.005)
    real(*given)
    time.sleep(0.005)

build._make, placing._write = make, write
main(["web", "build", "site"])
"""


def begun(folder: Path, text: str) -> subprocess.Popen[str]:
    """A slowed build in a process of its own."""
    scratch = folder / "scratch"
    scratch.mkdir(exist_ok=True)
    environ = {**os.environ, **below(folder / "home"), "TMPDIR": str(scratch)}
    root = str(Path(__file__).parents[2])
    process = subprocess.Popen(
        [sys.executable, "-c", SLOWLY, text],
        env={**environ, "PYTHONPATH": root},
        cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout
    assert process.stdout.readline() == "begun\n"
    return process


@pytest.mark.real_time
@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be asked there to end so")
@pytest.mark.parametrize("number", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_terminated_build_leaves_no_files(tmp_path: Path, number: str) -> None:
    for seconds in (0.1, 0.3, 0.6, 0.9):
        with begun(tmp_path, "x") as process:
            time.sleep(seconds)
            process.send_signal(getattr(signal, number))
            process.wait(60)
            assert process.returncode in (0, 2, -getattr(signal, number))  # or it was done
        assert [*(tmp_path / "scratch").iterdir()] == []
        assert {path.name for path in tmp_path.iterdir()} <= {"scratch", "site", "home"}
        assert not (tmp_path / "site" / placing._PART).exists()


@pytest.mark.real_time
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_killed_build_is_cleaned_up_by_the_next(tmp_path: Path) -> None:
    for number, seconds in enumerate((0.2, 0.5, 0.55, 0.65, 0.75, 0.9)):
        with begun(tmp_path, f"of {number}: ") as process:
            time.sleep(seconds)
            process.kill()
        assert {path.name for path in tmp_path.iterdir()} <= {"scratch", "site", "home"}
        if (tmp_path / "site" / LIST).exists():
            write(tmp_path / "site", {"CNAME": "mine"})
    shutil.rmtree(tmp_path / "scratch")
    with begun(tmp_path, "last: ") as process:
        assert process.wait(60) == 0
    wanted = {f"{number}.js": f"last: {number}" for number in range(40)}
    assert files_of(tmp_path / "site") == {**wanted, "CNAME": "mine"}
