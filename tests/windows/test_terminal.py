"""A game of Farkle in the terminal face, by keys that Wine's console makes of a terminal's."""

from __future__ import annotations

import time
from pathlib import Path

import pexpect

from tests.support import nvda
from tests.support.program import ROOT, Transcript
from tests.support.wine import Wine, windows, write_settings


def test_a_game_in_a_terminal_says_what_it_says_on_linux(wine: Wine, tmp_path: Path) -> None:
    write_settings(tmp_path)
    transcript = Transcript(tmp_path / "transcript.jsonl")
    record = ("--transcript", windows(transcript.path))
    program = (str(wine.folder / "py" / "python.exe"), "-m", "audiodice")
    # A busy machine may not answer for its sound device in time, which would be said.
    face = ("--face", "terminal", "--speech", "text", "--sounds", "off")
    child = pexpect.spawn(
        "wine",
        [*program, *nvda.GAME, *face, *record],
        env=wine.environ(tmp_path, WINEPREFIX=str(wine.folder / "prefix"), TERM="xterm"),
        cwd=str(ROOT),
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 160),
    )
    told: list[str] = []
    try:
        for key, asked in nvda.expected():
            child.send({"": "", "enter": "\r", "ctrl+q": "\x11"}.get(key, key))
            told += [line.removeprefix("speak ") for line in asked if line.startswith("speak ")]
            transcript.wait(len(told), "say", within=60)
            time.sleep(0.5)  # no throw is taken sooner after the turn has passed
            child.expect([r".+", pexpect.TIMEOUT], timeout=0)  # so that no output waits
        child.expect(pexpect.EOF)
    finally:
        child.close(force=True)
    assert transcript.said() == told
    assert child.exitstatus == 0
