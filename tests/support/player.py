"""A player's files as the program writes them: games, records, settings, practice."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from audiodice.core.jobs import AtOnce
from audiodice.engine.practice import Losses
from audiodice.engine.setup import GameSetup
from audiodice.storage import paths
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.journal_writer import InlineWriter
from audiodice.storage.moving import Home
from audiodice.storage.practice_file import PracticeFile
from audiodice.storage.records.store import Records
from audiodice.storage.small_files import LastSetupsFile, QuizScoresFile
from tests.engine.test_practice import place
from tests.support.keeping import new_table, play

FINISHED, BEGUN = 3, 2


def home(folder: Path) -> Home:
    """The empty home in a folder, as the XDG variables of `own_files.below` set it."""
    return Home(folder / "config" / "audiodice", folder / "data" / "audiodice")


def filled(folder: Path, *, finished: int = FINISHED, begun: int = BEGUN, seed: int = 0) -> Home:
    """A home with everything that a player may have."""
    found = home(folder)
    play_games(found, finished=finished, begun=begun, seed=seed)
    LastSetupsFile(found.config / paths.LAST, AtOnce()).remember(GameSetup("fune"))
    QuizScoresFile(found.config / paths.QUIZ, AtOnce()).take("dice", 7)
    lost = Losses("a", "fune", date(2026, 11, 2), "points", {"kept": (8, 6.0)})
    book = PracticeFile(found.data / paths.PRACTICE, AtOnce())
    book.take([place(1, date(2026, 11, 3)), place(2, date(2026, 11, 3))], lost)
    book.note(Losses("", "fune", date(2026, 11, 3), "points", {"kept": (1, 2.0)}))
    (found.config / paths.SETTINGS).write_text("# mine\nrate = 300\n", "utf-8")
    (found.config / paths.KEYMAP).write_text('roll = "w"\n', "utf-8")
    return found


def play_games(where: Home, *, finished: int = 0, begun: int = 0, seed: int = 0) -> None:
    """Play games to their end, and begin others; the throws are those of seeds from `seed` on."""
    store = JournalFolder(where.data / paths.GAMES, writer=InlineWriter())
    records = Records(where.data / paths.RECORDS)
    for number in range(finished):
        table = new_table(100, seed + number)
        store.begin(table)
        play(table)
        store.finish(records.record)
    records.close()
    for number in range(begun):
        table = new_table(10_000, seed + finished + number)
        store.begin(table)
        play(table, 9)
    store.close()


def files(where: Home) -> dict[str, bytes]:
    """Every file of a home but the records, by its path within it."""
    return {
        f"{top}/{path.relative_to(folder)}": path.read_bytes()
        for top, folder in zip(("config", "data"), where, strict=True)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".sqlite" not in path.name
    }
