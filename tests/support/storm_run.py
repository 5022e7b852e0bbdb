"""A terminal storm against the real program: what was sent, and which keys the program took."""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from difflib import SequenceMatcher
from pathlib import Path

import pexpect

from audiodice.engine.journal import read_file
from audiodice.present.commands import COMMANDS, Kind
from tests.support.program import AUDIODICE, Transcript, bare_environment, settings
from tests.support.terminal_storm import paste, report

GAME = ("play", "farkle", "--players", "Ann,Bo", "--seed", "7", "--option", "target=10000",
        "--face", "terminal", "--speech", "text", "--sounds", "off", "--lang", "en")  # fmt: skip
KEYS = {
    "\r": "enter", "b": "b", "a": "a", "1": "1", "5": "5", "x": "x", "d": "d", "s": "s", "c": "c",
    "t": "t", "l": "l", " ": "space", "\x1b[A": "up", "\x1b[B": "down", "\x1bOC": "right",
    "\x1b[1;5D": "ctrl+left", "\x7f": "backspace", "é": "é", "\x1b[Z": "shift+tab",
}  # fmt: skip
IN_PIECES = [key for key in KEYS if len(key.encode()) > 1]
SETTLED_S = 1.2  # seconds until the program stops waiting for the rest of a truncated sequence


class Storm:
    """The program on a terminal, and the random input of a seed."""

    def __init__(self, home: Path, seed: int) -> None:
        self._home, self._chance = home, random.Random(seed)
        settings(home, 'pace = "instant"\n')
        # What was cut off after Escape is Escape, and nothing can tell: it is to open no menu.
        (home / "keys.toml").write_text('[everywhere]\nback = "f12"\n', "utf-8")
        self._transcript = Transcript(home / "transcript.jsonl")
        files = ("--keymap", str(home / "keys.toml"), "--transcript", str(self._transcript.path))
        self._tty = pexpect.spawn(
            str(AUDIODICE),
            [*GAME, *files],
            env=bare_environment(home, TERM="xterm-256color", ESCDELAY="150"), cwd=home, timeout=20,
        )  # fmt: skip
        self._tty.delaybeforesend = None
        self._transcript.wait(1, "say")
        self.pressed: list[str] = []
        self.sent = Counter[str]()
        self._cut = False  # something was cut off, and may be waited for
        self._last = ""
        self._began = time.monotonic()

    def send(self, many: int) -> None:
        """Send this many sequences, and the keys among them."""
        chance = self._chance
        while sum(self.sent.values()) - self.sent["keys"] < many:
            kind = chance.choices(
                ("report", "report in pieces", "cut", "paste", "key in pieces", "keys"),
                (50, 15, 15, 10, 5, 5),
            )[0]
            self.sent[kind] += 1
            self._one(kind)
            time.sleep(chance.choice((0, 0, 0, 0.001, 0.005, 0.02)))
            self._read()
        self._settle()

    def _one(self, kind: str) -> None:
        chance = self._chance
        if kind in ("key in pieces", "keys"):
            self._settle()
            fitting = IN_PIECES if kind == "key in pieces" else [*KEYS]
            self._last = key = chance.choice([one for one in fitting if one != self._last])
            self.pressed.append(KEYS[key])
            self._pieces(key.encode())
            return
        made = paste(chance) if kind == "paste" else report(chance)
        if made[:1] != b"\x1b":
            self._settle()  # a mouse report that was cut off takes any byte but Escape as its own
        if kind == "cut":
            made = made[: chance.randrange(1, len(made))]
            self._cut = True
            self._write(made)
        elif kind == "report in pieces":
            self._pieces(made)
        else:
            self._write(made)

    def _pieces(self, data: bytes) -> None:
        """Send in pieces, each soon enough for Escape not to be taken for the key."""
        while data:
            size = self._chance.randrange(1, len(data) + 1)
            self._write(data[:size])
            waits = (
                data[:size] != b"\x1b" or data[1:2] not in b" #%()*+-./"
            )  # else Escape and a key
            data = data[size:]
            time.sleep(waits and self._chance.uniform(0, 0.03) if data else 0)

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._tty.child_fd, data) :]

    def _read(self) -> None:
        """Read what the program prints, so that it never waits for that."""
        try:
            while self._tty.read_nonblocking(65536, 0):
                pass
        except (pexpect.TIMEOUT, pexpect.EOF):
            return

    def _settle(self) -> None:
        """Wait until the program no longer waits for the rest of a truncated sequence."""
        if self._cut:
            time.sleep(SETTLED_S)
            self._cut = False

    def end(self) -> None:
        """Leave the game."""
        self.seconds = round(time.monotonic() - self._began)
        self._write(b"\x11")
        self._tty.expect(pexpect.EOF)
        self._tty.close()

    def found(self) -> dict[str, object]:
        """The input sent, the keys read, and the keys that were never pressed.

        Escape, and Alt with what came after it, may be of what was cut off; they do nothing here.
        """
        lines = self._transcript.lines("key")[:-1]
        noise = [n for n in lines if n["command"] is None and n["key"] not in KEYS.values()]
        taken = [line["key"] for line in lines if line not in noise]
        same = SequenceMatcher(None, self.pressed, taken, autojunk=False)
        unlike = [one for one in same.get_opcodes() if one[0] != "equal"]
        games = (self._home / "data" / "audiodice" / "games").glob("*.journal")
        return {
            **self.sent,
            "seconds": self.seconds,
            "keys pressed": len(self.pressed),
            "keys taken": len(taken),
            "unasked": [key for _, _, _, to, end in unlike for key in taken[to:end]],
            "lost": [key for _, at, to, _, _ in unlike for key in self.pressed[at:to]],
            "without a command": dict(Counter(line["key"] for line in noise)),
            "acts": sum(
                COMMANDS[line["command"]].kind is Kind.ACT for line in lines if line["command"]
            ),
            "entries of the journal": sum(
                len(read_file(path.read_bytes()).journal.entries) for path in games
            ),
            "status": self._tty.exitstatus,
        }
