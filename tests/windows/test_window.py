"""A game of Farkle by real keys in a window, as NVDA hears it: installed, killed, frozen."""

from __future__ import annotations

from pathlib import Path

from tests.support import nvda
from tests.support.require import require
from tests.support.wine import Listener, Window, Wine


def test_a_game_in_a_window_is_heard_by_nvda_as_on_linux(
    wine: Wine, window: Window, tmp_path: Path
) -> None:
    listener = Listener(wine, window, (wine.python, "-m", "audiodice"), tmp_path)
    assert listener.play_through(*nvda.GAME) == nvda.TRANSCRIPT.read_text("utf-8")
    assert {line["backend"] for line in listener.transcript.lines("spoken")} == {"NVDA"}
    assert listener.transcript.lines("failed") == []


def test_killed_game_continues_with_the_dice_that_nvda_heard(
    wine: Wine, window: Window, tmp_path: Path
) -> None:
    listener = Listener(wine, window, (wine.python, "-m", "audiodice"), tmp_path)
    game = list(nvda.expected())
    with listener.started(*nvda.GAME) as program:
        listener.wait(len(game[0][1]))
        for key, asked in game[1:3]:
            before = len(nvda.heard(listener.log))
            listener.press(key)
            listener.wait(before + len(asked))
        program.kill()
        program.end()
    listener.log.unlink()
    with listener.started("resume", "--lang", "en") as program:
        listener.wait(2)
        for key, asked in game[3:5]:
            before = len(nvda.heard(listener.log))
            listener.press(key)
            assert listener.wait(before + len(asked))[before:] == asked
        listener.press("ctrl+q")
        assert program.end() == (0, "")


def test_the_frozen_folder_is_heard_by_nvda_as_on_linux(
    wine: Wine, window: Window, tmp_path: Path
) -> None:
    folder = wine.folder / "frozen" / "audiodice"
    require(folder.is_dir(), "packaging/wine/freeze.sh has not made the frozen folder")
    program = (str(wine.folder / "run"), str(folder / "audiodice.exe"))
    listener = Listener(wine, window, program, tmp_path)
    assert listener.play_through(*nvda.GAME) == nvda.TRANSCRIPT.read_text("utf-8")
