"""Printed text is safe for terminals, and closed outputs cause no errors."""

from __future__ import annotations

import ast
import csv
import errno
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import audiodice
from audiodice import cli
from audiodice.core.model import Action
from audiodice.devices import printing
from audiodice.engine.journal import Header, Journal, Move, Seat
from audiodice.storage import paths
from audiodice.storage.records.store import Records
from tests.cli.test_cli_stats import game
from tests.support.commands import arguments, commands
from tests.support.each import each
from tests.support.program import AUDIODICE, bare_environment
from tests.support.require import require
from tests.support.said import sentence

PACKAGE = Path(audiodice.__file__).parent
OBEYED = "\x1b]0;x\x07\x9b2J\u202e\u2066\u200f\u061c\u2028\r\n"
"""A title, a bell, a cleared screen, letters turned round, ends of lines."""
ESCAPED = ascii(OBEYED)[1:-1]


def run(capsys: pytest.CaptureFixture[str], *line: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(line)
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err


# ------------------------------------------------------------------ one place that prints


ANOTHERS = ("done.stdout", "done.stderr")  # output of a finished program


def prints(source: str) -> Iterator[str]:
    """The places in a source that write to the standard streams."""
    for node in ast.walk(ast.parse(source)):
        name = ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""
        writes = name == "print" or name.endswith((".echo", ".secho", ".stdout", ".stderr"))
        if writes and name not in ANOTHERS:
            yield name


@pytest.mark.parametrize(
    "source", ["print('x')", "write=print", "click.echo('x')", "sys.stdout.write('x')",
               "import sys as s\ns.stderr.write('x')", "sys.__stdout__"],
)  # fmt: skip
def test_direct_printing_is_detected(source: str) -> None:
    assert list(prints(source)) or "__stdout__" in source


def test_only_devices_printing_prints() -> None:
    there = {path for path in PACKAGE.rglob("*.py") if list(prints(path.read_text("utf-8")))}
    # The terminal face draws, and __main__ cannot import `printing` in a broken installation.
    own = {PACKAGE / "devices" / "input" / "terminal.py", PACKAGE / "__main__.py"}
    assert there - own == {Path(printing.__file__)}


# ------------------------------------------------------------------ what a terminal would obey


def test_printed_lines_are_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    printing.print_line(f"a{OBEYED}b サ é\u202f!")
    printing.note(f"a{OBEYED}b")
    assert capsys.readouterr() == (f"a{ESCAPED}b サ é\u202f!\n", f"a{ESCAPED}b\n")


def test_printed_json_round_trips(capsys: pytest.CaptureFixture[str]) -> None:
    told = {"name": f"サ{OBEYED}\U000e0041\ud800"}
    printing.print_json(told)
    out = capsys.readouterr().out
    assert json.loads(out) == told
    assert out[:-1].isprintable()
    assert "サ" in out


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games."""
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


def journal(header: Header, *entries: Move) -> bytes:
    return "".join(f"{line}\n" for line in Journal(header, list(entries)).lines()).encode()


ROLL = Move(Action("roll"), (1, 2, 3, 4, 5, 6))
FOREIGN = {
    "a name": journal(Header("farkle", (Seat(OBEYED), Seat("Bo")), {}, 1)),
    "a long name": journal(Header("farkle", (Seat("a" * 21), Seat("Bo")), {}, 1)),
    "a policy": journal(Header("farkle", (Seat("Ann"), Seat("Bo", OBEYED)), {}, 1)),
    "a program": journal(Header("farkle", (Seat("Ann"), Seat("Bo")), {}, 1, program=OBEYED)),
    "a long program": journal(Header("farkle", (Seat("A"), Seat("B")), {}, 1, program="p" * 99)),
    "a game": journal(Header(OBEYED, (Seat("Ann"), Seat("Bo")), {}, 1)),
    "an option": journal(Header("farkle", (Seat("Ann"), Seat("Bo")), {OBEYED: 3}, 1)),
    "a long option": journal(Header("farkle", (Seat("Ann"), Seat("Bo")), {"o" * 9_000: 3}, 1)),
    "an action": journal(
        Header("farkle", (Seat("Ann"), Seat("Bo")), {}, 1), ROLL, Move(Action(OBEYED, "x" * 9_000))
    ),
    "a member": b'{"audiodice": 1, "\\u001b[2J' + b"m" * 9_000 + b'": 1}\n',
}


@pytest.mark.parametrize("what", FOREIGN)
def test_foreign_journal_is_refused_in_one_line(
    kept: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    path = kept / "20260101T000000Z-farkle.journal"
    path.write_bytes(FOREIGN[what])
    for line in (["replay", str(path)], ["replay", path.stem, "--json"], ["resume", "--list"]):
        status, out, err = run(capsys, *line)
        assert status == (0 if line[0] == "resume" else 2)
        assert (out + err).count("\n") == 1
        assert (out + err)[:-1].isprintable()
        assert len(out + err) < 600
    status, _, err = run(capsys, "stats", "--rebuild", "--lang", "en")
    assert (status, err) == (0, sentence("records_rebuilt", count=0) + "\n")


def test_hostile_names_in_records_are_escaped(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Records(kept.parent / "records.sqlite")) as records:
        records.add([game(1, 100, won=True, player=OBEYED)])
    for line in (["stats"], ["stats", "--csv"], ["stats", "--player", "Zoe"]):
        _, out, err = run(capsys, *line, "--lang", "en")
        assert all(text.isprintable() for text in (out + err).split("\n"))
    (told,) = json.loads(run(capsys, "stats", "--json")[1])["stats"]
    assert told["player"] == OBEYED.strip()  # a name has no blanks around it


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("+1", "'+1"), ("-1+2", "'-1+2"),
        ("@SUM(1)", "'@SUM(1)"), ("\t=1", "'=1"), ("\r=1", "'=1"), ("＝1", "'＝1"),
        ("Ann", "Ann"), ("a=1", "a=1"), ('=1,"b', '\'=1,"b'),
    ],
)  # fmt: skip
def test_csv_cells_are_never_formulas(
    kept: Path, capsys: pytest.CaptureFixture[str], name: str, cell: str
) -> None:
    with closing(Records(kept.parent / "records.sqlite")) as records:
        records.add([game(1, 100, won=True, player=name)])
    (row,) = csv.DictReader(io.StringIO(run(capsys, "stats", "--csv")[1]))
    assert row["player"] == cell
    assert row["best_score"] == "100"


def test_key_names_are_escaped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    text = ascii(OBEYED)[1:-1].replace("\\x", "\\u00")
    mine.write_text(f'roll = "{text}"\n"{text}" = "x"\nbank = ["{text}"]\n')
    status, out, err = run(capsys, "keys", "--keymap", str(mine), "--lang", "en")
    assert status == 2
    assert err.count("\n") == 3
    assert all(line.isprintable() for line in (out + err).split("\n"))


# ------------------------------------------------------------------ nobody reads


FULL = Path("/dev/full")
SLOW = {"doctor", "simulate", "solve", "advise fune", "advise dice4fun", "advise farkle"}
SLOW |= {"advise fonnjo_foon"}  # the solved game is read
SLOW |= {"languages"}  # one language is enough
SLOW |= {"relay", "web build", "web serve"}  # take minutes, or never end
LINES = [
    ([*path, *arguments(command), *(["--list"] if path == ("resume",) else [])], path)
    for path, command in commands()
    if path not in ((), ("play",), ("sounds", "play")) and " ".join(path) not in SLOW
]
LINES += [([*path, "--help"], path) for path, _ in commands()]
LINES += [(["simulate", "fune", "--games", "2"], ("simulate",)), (["--version"], ())]
LINES += [(["stats", "--csv"], ()), (["stats", "--json"], ()), (["keys", "--json"], ())]
LINES += [(["languages", "en"], ())]


def ended(home: Path, line: list[str], stdout: int | None, **extra: str) -> tuple[int, str]:
    """Exit status and standard error of a command with this standard output, None for a closed
    one."""
    if stdout is None and sys.platform == "win32":
        pytest.skip("a windowed program is what has no standard output there")
    done = subprocess.run(
        [str(AUDIODICE), *line],
        env=bare_environment(home, **extra),
        cwd=home,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        preexec_fn=(lambda: os.close(1)) if stdout is None else None,
    )
    return done.returncode, done.stderr


@each("line", [line for line, _ in LINES], ids=" ".join)
def test_full_disk_is_one_line(tmp_path: Path, line: list[str]) -> None:
    require(FULL.exists(), "there is no /dev/full")
    journals = tmp_path / "data" / "audiodice" / "games"
    journals.mkdir(parents=True)
    whole = journal(Header("farkle", (Seat("Ann"), Seat("Bo")), {}, 1), ROLL)
    (journals / "20260101T000000Z-farkle.journal").write_bytes(whole)
    with FULL.open("w") as full:
        status, err = ended(tmp_path, line, full.fileno(), PATH=os.environ["PATH"])
    assert (status, err) == (
        2, "audiodice: the output cannot be written: No space left on device\n"
    )  # fmt: skip


SOME = [["rules", "farkle"], ["--help"], ["stats", "--csv"], ["keys", "--json"]]
SOME += [["languages", "en"]]


@each("unbuffered", ["", "1"])
@each("line", SOME, ids=" ".join)
def test_closed_output_is_not_an_error(tmp_path: Path, line: list[str], unbuffered: str) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    try:
        assert ended(tmp_path, line, writes, PYTHONUNBUFFERED=unbuffered) == (0, "")
    finally:
        os.close(writes)
    assert ended(tmp_path, line, None, PYTHONUNBUFFERED=unbuffered) == (0, "")


def test_unprintable_complaints_change_nothing(tmp_path: Path) -> None:
    require(FULL.exists(), "there is no /dev/full")
    with FULL.open("w") as full:
        done = subprocess.run(
            [str(AUDIODICE), "play", "chess"], env=bare_environment(tmp_path), stderr=full
        )
    assert done.returncode == 2


class Closed(io.RawIOBase):
    """A pipe on Windows whose reader has left: a write is an invalid argument."""

    over = False  # the test is over: buffered data may be discarded

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        if self.over:
            return len(data)
        raise OSError(errno.EINVAL, "Invalid argument")


class System:
    """The module `sys` on a system, for `printing` alone."""

    def __init__(self, platform: str) -> None:
        self.platform = platform

    def __getattr__(self, name: str) -> Any:
        return getattr(sys, name)


@each("line", SOME, ids=" ".join)
@each(("platform", "status"), [("win32", 0), ("linux", 2)])
def test_windows_pipe_closed_early_is_handled(
    monkeypatch: pytest.MonkeyPatch, line: list[str], platform: str, status: int
) -> None:
    pipe, err = Closed(), io.StringIO()
    monkeypatch.setattr(printing, "let_go", lambda: None)  # there is no file to put in its place
    monkeypatch.setattr(printing, "sys", System(platform))
    with monkeypatch.context() as streams:
        streams.setattr(sys, "stdout", io.TextIOWrapper(io.BufferedWriter(pipe)))
        streams.setattr(sys, "stderr", err)
        with pytest.raises(SystemExit) as ended:
            cli.main(line)
    assert (ended.value.code, bool(err.getvalue())) == (status, bool(status))
    pipe.over = True


class Bytes(io.BytesIO):
    """A stream to print to, perhaps a console."""

    def __init__(self, *, console: bool) -> None:
        super().__init__()
        self.console = console

    def isatty(self) -> bool:
        return self.console


@pytest.mark.parametrize(
    ("console", "set_to", "encoding"),
    [(False, None, "utf-8"), (True, None, "cp1252"), (False, "cp1252", "cp1252")],
    ids=["a pipe", "an old console", "what is set"],
)
def test_windows_encoding_of_pipes_and_consoles(
    monkeypatch: pytest.MonkeyPatch, console: bool, set_to: str | None, encoding: str
) -> None:
    monkeypatch.setattr(printing, "sys", System("win32"))
    if set_to:
        monkeypatch.setenv("PYTHONIOENCODING", set_to)
    else:
        monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    told, noted = Bytes(console=console), Bytes(console=console)
    with monkeypatch.context() as streams:
        streams.setattr(sys, "stdout", io.TextIOWrapper(told, "cp1252", newline="\n"))
        streams.setattr(
            sys, "stderr", io.TextIOWrapper(noted, "cp1252", "backslashreplace", newline="\n")
        )
        printing.prepare()
        printing.print_line("é サ")
        printing.note("é サ")
        assert told.getvalue() == "é サ\n".encode(encoding, "replace")
        assert noted.getvalue() == "é サ\n".encode(encoding, "backslashreplace")


def test_windowed_program_works_without_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in `pythonw` and the windowed .exe."""
    with monkeypatch.context() as streams:
        for name in ("stdin", "stdout", "stderr", "__stdout__", "__stderr__"):
            streams.setattr(sys, name, None)
        ends = []
        for line in (["rules", "farkle"], ["--version"], ["--help"], ["play", "chess"], ["keys"]):
            with pytest.raises(SystemExit) as ended:
                cli.main(line)
            ends.append(ended.value.code)
        printing.let_go()
        printing.progress("half")
        assert not printing.on_terminal()
    assert ends == [0, 0, 0, 2, 0]


@pytest.mark.skipif(sys.platform == "win32", reason="no program starts with closed streams there")
def test_closed_streams_are_not_reused_for_files(tmp_path: Path) -> None:
    ask = "from audiodice.devices import printing\nprinting.prepare()\n"
    ask += f"print(open({str(tmp_path / 'x')!r}, 'w').fileno(), file=__import__('sys').stderr)"
    line = [sys.executable, "-c", ask]
    done = subprocess.run(
        line, stderr=subprocess.PIPE, text=True, preexec_fn=lambda: os.closerange(0, 2)
    )
    assert done.stderr == "3\n"
