"""The terminal, on a real pty."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from audiodice.devices.input.face import NoFace
from audiodice.devices.input.terminal import Terminal
from audiodice.devices.input.terminal_cursor import Below, OnText, Pages, cursor
from tests.devices.face_programs import PROGRAM, Report, environment
from tests.support.backends import wait_until
from tests.support.each import each
from tests.support.program import kill_in_terminal

LFLAG = 3
ASKED, ASKED_NO_MORE = "\x1b[?2004h", "\x1b[?2004l"  # that pastes be told from keys


class Program:
    def __init__(
        self, path: Path, *settings: str, term: str = "xterm-256color", **environ: str
    ) -> None:
        self.report = Report(path)
        self.tty = pexpect.spawn(
            sys.executable,
            [str(PROGRAM), "terminal", str(path), *settings],
            env=environment(TERM=term, LC_ALL="C.UTF-8", FORCE_COLOR="1", **environ),
            timeout=10,
            encoding="utf-8",
        )
        self.tty.delaybeforesend = None
        self.before = termios.tcgetattr(self.tty.child_fd)
        self.ready = self.report.take(1, within=15)[0]

    def mode(self) -> list[object]:
        return list(termios.tcgetattr(self.tty.child_fd))

    def end(self) -> str:
        """The lines it has printed, the program ended."""
        if self.tty.isalive():
            self.tty.kill(signal.SIGTERM)
        self.tty.expect(pexpect.EOF)
        self.tty.wait()
        self.tty.close()
        printed = str(self.tty.before)
        if printed.startswith(ASKED):
            assert printed.endswith(ASKED_NO_MORE)
        return printed.removeprefix(ASKED).removesuffix(ASKED_NO_MORE)


Start = Callable[..., Program]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Program] = []

    def begin(*settings: str, term: str = "xterm-256color", **environ: str) -> Program:
        path = tmp_path / f"{len(started)}.jsonl"
        program = Program(path, *settings, term=term, **environ)
        started.append(program)
        return program

    yield begin
    for program in started:
        kill_in_terminal(program.tty)


SENT = {
    "s": "s", "S": "shift+s", "?": "?", "1": "1", " ": "space", "\r": "enter", "\n": "enter",
    "\t": "tab", "\x7f": "backspace", "\x08": "backspace", "\x03": "ctrl+c", "\x1a": "ctrl+z",
    "\x04": "ctrl+d", "\x13": "ctrl+s", "\0": "ctrl+space", "é": "é", "\x1b[A": "up",
    "\x1bOB": "down", "\x1b[C": "right", "\x1b[D": "left", "\x1b[H": "home", "\x1b[F": "end",
    "\x1b[1~": "home", "\x1b[4~": "end", "\x1b[5~": "pageup", "\x1b[6~": "pagedown",
    "\x1b[2~": "insert", "\x1b[3~": "delete", "\x1bOP": "f1", "\x1b[15~": "f5", "\x1b[24~": "f12",
    "\x1b[Z": "shift+tab", "\x1b[1;2C": "shift+right", "\x1b[1;5D": "ctrl+left",
    "\x1b[1;2P": "shift+f1", "\x1bx": "alt+x", "\x1bX": "alt+shift+x",
}  # fmt: skip


def test_keys_one_by_one_and_pasted_at_once(start: Start) -> None:
    program = start()
    program.tty.send("".join(SENT))
    assert program.report.names(len(SENT)) == list(SENT.values())
    for sent, name in SENT.items():
        program.tty.send(sent)
        assert program.report.names(1) == [name], repr(sent)


@pytest.mark.parametrize(
    ("term", "sent"),
    [("linux", "\x1b[[A"), ("rxvt", "\x1b[11~"), ("screen", "\x1bOP"), ("nonsense", "\x1bOP")],
)
def test_other_terminals(start: Start, term: str, sent: str) -> None:
    program = start(term=term)
    program.tty.send(sent + "s")
    assert program.report.names(2) == ["f1", "s"]


def test_text_is_what_was_typed(start: Start) -> None:
    program = start()
    program.tty.send("Sé\r\x1b[Aサ")
    assert [key["text"] for key in program.report.take(5)] == ["S", "é", "", "", "サ"]


def test_a_paste_of_fifty_keys_keeps_its_order(start: Start) -> None:
    program = start()
    program.tty.send(pasted := "bankD164 ?sHhlurp123" * 2 + "cdstjkyzva")
    assert len(pasted) == 50
    assert "".join(key["text"] for key in program.report.take(50)) == pasted


def test_escape_alone_is_told_from_a_sequence_and_soon(start: Start) -> None:
    program = start()
    program.tty.send("\x1b[A")
    program.report.take(1)
    sent = time.monotonic()
    program.tty.send("\x1b")
    key = program.report.take(1)[0]
    assert key["name"] == "escape"
    assert key["at"] - sent < 0.25
    program.tty.send("\x1b")
    time.sleep(0.02)  # a slow line
    program.tty.send("[A")
    assert program.report.names(1) == ["up"]


@pytest.mark.parametrize(
    ("environ", "late", "names"),
    [
        ({}, 0.2, ["escape"]), ({"ESCDELAY": "400"}, 0.2, ["up"]),
        ({"ESCDELAY": "nonsense"}, 0.2, ["escape"]), ({"SSH_TTY": "/dev/pts/1"}, 0.1, ["up"]),
        ({"SSH_CONNECTION": "::1 1 ::1 22"}, 0.1, ["up"]),
        ({"SSH_TTY": "/dev/pts/1", "ESCDELAY": "20"}, 0.1, ["escape"]),
    ],
)  # fmt: skip
def test_an_arrow_in_two_pieces_is_an_arrow_or_escape_and_never_its_letters(
    start: Start, environ: dict[str, str], late: float, names: list[str]
) -> None:
    program = start(**environ)
    program.tty.send("\x1b")
    time.sleep(late)
    program.tty.send("[A")
    time.sleep(0.1)
    program.tty.send("q")
    assert program.report.names(len(names) + 1) == [*names, "q"]


def test_garbage_is_no_key_and_holds_nothing_up(start: Start) -> None:
    program = start()
    os.write(program.tty.child_fd, b"\xc3")  # half a character
    os.write(program.tty.child_fd, b"\xff\xfe\x1b[999;9;9x\x1b]0;title\x07")
    program.tty.send("q\x1b[15~")
    assert program.report.names(2) == ["q", "f5"]


def test_a_paste_is_no_keys_and_a_text_where_one_is_typed(start: Start) -> None:
    pasted = "\x1b[200~b\rbank\x1b[201~"
    program = start()
    program.tty.send(pasted + "s")
    assert program.report.names(1) == ["s"]
    typing = start("typing=1")
    typing.tty.send(pasted + "s")
    text, key = typing.report.take(2)
    assert (text["name"], text["text"], key["name"]) == ("", "b\rbank", "s")


def test_that_pastes_be_told_is_asked_again_after_a_stop(start: Start) -> None:
    program = start()
    program.tty.kill(signal.SIGTSTP)
    wait_until(lambda: _state(program.tty.pid) == "T")
    program.tty.kill(signal.SIGCONT)
    program.tty.send("s")
    program.report.take(1)
    program.end()
    printed = str(program.tty.before)
    assert printed.count(ASKED_NO_MORE) == 2
    assert printed.count(ASKED) >= 2


def test_a_key_is_told_soon(start: Start) -> None:
    program = start()
    taken = []
    for _ in range(10):
        sent = time.monotonic()
        program.tty.send("s")
        taken.append(program.report.take(1)[0]["at"] - sent)
    assert sorted(taken)[5] < 0.02


def test_wake_ends_a_sleep_at_once(start: Start) -> None:
    program = start("wake=0.3")
    woken = program.report.take(1)[0]
    assert woken["kind"] == "Woken"
    assert woken["at"] - program.ready["at"] < 0.6
    program.tty.send("s")
    assert program.report.names(1) == ["s"]


def test_wake_does_not_split_a_sequence(start: Start) -> None:
    program = start("wake=0.3")
    time.sleep(max(0.0, program.ready["at"] + 0.27 - time.monotonic()))
    program.tty.send("\x1b")
    time.sleep(0.035)
    program.tty.send("[A")
    assert sorted(program.report.names(2)) == ["Woken", "up"]


def test_an_idle_terminal_sleeps(start: Start) -> None:
    program = start()
    stat = Path(f"/proc/{program.tty.pid}/schedstat")
    before = stat.read_text().split()
    time.sleep(2)
    assert stat.read_text().split() == before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signals_close_and_the_mode_is_restored(start: Start, number: signal.Signals) -> None:
    program = start()
    assert program.mode()[LFLAG] != program.before[LFLAG]
    program.tty.kill(number)
    closed = program.report.take(1)[0]
    assert closed["kind"] == "Closed"
    assert closed["reason"] in ("terminated", "hung up", "interrupt")
    assert program.end() == ""


@pytest.mark.parametrize("ending", ["term", "crash"])
def test_the_mode_is_restored_for_the_shell(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "events.jsonl"
    crash = "crash=1" if ending == "crash" else ""
    shell = pexpect.spawn(
        "/bin/sh",
        ["-c", f"{sys.executable} {PROGRAM} terminal {path} {crash}; echo after; read x"],
        env=environment(TERM="xterm"), timeout=10, encoding="utf-8",
    )  # fmt: skip
    before = termios.tcgetattr(shell.child_fd)
    report = Report(path)
    try:
        report.take(1, within=15)
        assert termios.tcgetattr(shell.child_fd)[LFLAG] != before[LFLAG]
        if ending == "crash":
            shell.send("s")
        else:
            found = subprocess.check_output(["pgrep", "-P", str(shell.pid)], text=True)
            os.kill(int(found), signal.SIGTERM)
        shell.expect("after")
        assert termios.tcgetattr(shell.child_fd) == before
    finally:
        kill_in_terminal(shell)


def test_lost_terminal_closes(start: Start) -> None:
    program = start()
    pid = program.tty.pid
    program.tty.ptyproc.fileobj.close()
    program.tty.child_fd = -1
    program.tty.closed = True
    assert program.report.take(1)[0]["kind"] == "Closed"
    _pid, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    program.tty.ptyproc.terminated = True
    program.tty.ptyproc.closed = True


def test_stop_and_continue(start: Start) -> None:
    program = start()
    raw = program.mode()
    program.tty.kill(signal.SIGTSTP)
    wait_until(lambda: _state(program.tty.pid) == "T")
    assert program.mode()[LFLAG] == program.before[LFLAG]
    program.tty.kill(signal.SIGCONT)
    wait_until(lambda: program.mode() == raw)
    program.tty.setwinsize(10, 30)  # SIGWINCH
    program.tty.send("s\x1b[A")
    assert program.report.names(2) == ["s", "up"]


def _state(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_only_plain_lines_are_printed_on_a_screen_of_their_own(start: Start) -> None:
    program = start("show=1 1 5, 25.\x1b[31m\x07 サイコロ")
    program.tty.send("\x1b[24~")
    program.report.take(1)
    printed = program.end()
    began = "\r\n" * 24 + "\x1b[H"
    assert printed.startswith(began)
    lines = printed.removeprefix(began)
    assert lines == "1 1 5, 25. [31m  サイコロ\r\r\n" + "Farkle! " * 9 + "\r\n"
    assert not re.search(r"[\x00-\x09\x0b\x0c\x0e-\x1f]", lines)


def test_a_dumb_terminal_gets_nothing_but_lines(start: Start) -> None:
    program = start("show=1 1 5, 25.", term="dumb")
    assert program.end() == "1 1 5, 25.\r\n"


def test_a_screen_that_is_full_is_wiped_and_never_scrolls(start: Start) -> None:
    program = start(term="xterm")
    program.tty.setwinsize(7, 30)  # each text takes 3 rows, and F12 moves a cursor for all we know
    for _ in range(5):
        program.tty.send("\x1b[24~")
        program.report.take(1)
    program.tty.setwinsize(8, 30)
    program.tty.send("\x1b[24~")
    program.report.take(1)
    long, wiped = "Farkle! " * 9, "\x1b[H\x1b[J"
    pages = [f"{long}\r\n{long}"] * 2 + [long, long + "\r\n"]
    assert program.end() == "\r\n" * 7 + "\x1b[H" + wiped.join(pages)


def test_half_a_screen_is_kept_for_keys_after_which_none_should_be_wiped() -> None:
    pages, size = Pages(), os.terminal_size((10, 4))
    wiped = [
        pages.around("x", size, key).startswith("\x1b[H")
        for key in ("enter", "s", "left", "backspace", "left", "s", "s", "s")
    ]
    assert wiped == [False, False, False, False, True, False, True, False]


@each(
    ("pressed", "rows", "at_end"),
    [
        ("", 2, False), ("a", 2, False), ("shift+h", 2, False), ("?", 1, False),
        ("enter", 2, False), ("tab", 1, False), ("space", 1, False), ("down", 1, False),
        ("down", 2, True), ("left", 1, True), ("backspace", 1, True), ("escape", 1, True),
        ("f5", 1, True), ("shift+tab", 1, True),
    ],
)  # fmt: skip
def test_the_cursor_is_at_the_line_start_if_orca_speaks_from_there(
    pressed: str, rows: int, at_end: bool
) -> None:
    pages, size = Pages(), os.terminal_size((10, 6))
    text = "x" * 10 * rows
    assert pages.around(text, size, pressed).endswith(
        "x" if at_end else "\r\x1b[1A"[: rows * 5 - 4]
    )
    assert pages.after() == "\n" * (1 if at_end else rows)


def test_in_the_console_the_cursor_goes_back_to_the_first_row_of_the_text(start: Start) -> None:
    program = start("show=1 1 5, 25.\x1b[31m\x07 サイコロ", term="linux")
    program.tty.setwinsize(10, 30)
    for _ in range(2):
        program.tty.send("\x1b[24~")
        program.report.take(1)
    printed = program.end()
    long = "Farkle! " * 9 + "\r\x1b[2A"
    assert printed == "\r\n1 1 5, 25. [31m  サイコロ\r\r\n" + long + "\r\n" * 3 + long + "\r\n" * 3


def test_a_text_longer_than_the_screen_leaves_the_cursor_at_its_top() -> None:
    at = OnText()
    assert at.around("x" * 50, os.terminal_size((10, 3))).endswith("x\r\x1b[2A")
    assert at.after() == "\n" * 3


@each(
    ("platform", "environ", "kind"),
    [
        ("linux", {"TERM": "linux"}, OnText),
        ("linux", {"TERM": "linux", "DISPLAY": ":0"}, OnText),
        ("linux", {"TERM": "tmux-256color"}, OnText),
        ("linux", {"TERM": "screen", "WAYLAND_DISPLAY": "wayland-0"}, Pages),
        ("linux", {"TERM": "screen", "SSH_CONNECTION": "::1 1 ::1 22"}, Pages),
        ("linux", {"TERM": "xterm-256color"}, Pages),
        ("darwin", {"TERM": "xterm-256color"}, Below),
        ("linux", {"TERM": "dumb"}, Below),
        ("linux", {}, Below),
        ("win32", {"TERM": "linux"}, Below),
    ],
)
def test_the_kind_of_cursor_for_a_terminal(
    platform: str, environ: dict[str, str], kind: type
) -> None:
    assert isinstance(cursor(platform, environ), kind)


def test_what_the_terminal_cannot_show_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "events.jsonl"
    tty = pexpect.spawn(
        sys.executable, [str(PROGRAM), "terminal", str(path), "show=Bär サ"],
        env=environment(TERM="xterm", PYTHONIOENCODING="latin-1"), timeout=10,
    )  # fmt: skip
    Report(path).take(1, within=15)
    tty.kill(signal.SIGTERM)
    tty.expect(pexpect.EOF)
    tty.close()
    assert "\x1b[HBär ?\r\r\n".encode("latin-1") in tty.before


def test_no_terminal_is_said() -> None:
    script = (
        "from audiodice.devices.input.terminal import Terminal\n"
        "from audiodice.devices.input.face import NoFace\n"
        "try: Terminal()\n"
        "except NoFace as why: print(why)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == "No terminal: standard input is not one.\n"
    with pytest.raises(NoFace), Path("/dev/null").open() as nothing:
        Terminal(nothing)
