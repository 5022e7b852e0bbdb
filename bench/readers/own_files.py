"""The readers of a player's files: settings, keys, last choices, best scores, records."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence

from bench.readers.reader import ROOT, file, folder, words


def keymap(data: bytes) -> None:
    """Read a player's keymap: every command has keys, and every problem has a message."""
    from audiodice.present.commands import COMMANDS
    from audiodice.session import keymaps
    from audiodice.session.diagnostics import in_words

    loaded = keymaps.load(file("keymap.toml", data))
    assert set(loaded.keys) == set(COMMANDS)
    for problem in loaded.problems:
        assert in_words(words(), problem)


def keymaps() -> Sequence[bytes]:
    own = b'roll = ["r", "shift+f3"]\n[table]\nbank = "ctrl+q"\nq = 3\n'
    return (ROOT / "keymap.toml").read_bytes(), own


def settings(data: bytes) -> None:
    """Read a settings file: every setting has an allowed value, and a change can be saved."""
    from audiodice.core.model import Event
    from audiodice.present.settings import NAMES
    from audiodice.storage.settings import SettingsFile

    kept = SettingsFile(file("settings.toml", data), ("de", "en"))
    own, complaints = kept.load()
    for name in NAMES:
        assert own.fits(name, getattr(own, name))
    for complaint in complaints:
        assert words().say(Event(complaint.key, None, complaint.message_fields))
    own.step("effects", -1)
    with contextlib.suppress(OSError):  # a file that is not TOML is never overwritten
        kept.save(own)
        again, _ = kept.load()
        assert again.effects == own.effects


def own_settings() -> Sequence[bytes]:
    return (
        b'# mine\nverbosity = "full"\nrate = 300\nnight = true\npack = "x"\n',
        b"effects = 200\ncolours = 'green' # no\n[odd]\na.b = [1, {c = 2}]\n",
    )


def last(data: bytes) -> None:
    """Read the last choices: each game has a setup, and a new setup can be stored."""
    from audiodice import games
    from audiodice.core.jobs import AtOnce
    from audiodice.storage.small_files import LastSetupsFile

    last_setups = LastSetupsFile(file("last.json", data), AtOnce())
    setups = last_setups.setups()
    assert {setup.game for setup in setups} == set(games.names())
    for setup in setups:
        last_setups.remember(setup)


def lasts() -> Sequence[bytes]:
    from audiodice.core.jobs import AtOnce
    from audiodice.engine.setup import GameSetup
    from audiodice.storage.small_files import LastSetupsFile

    path = folder() / "last.json"
    last_setups = LastSetupsFile(path, AtOnce())
    for game in ("fune", "farkle"):
        last_setups.remember(GameSetup(game, ("Ann", "ボブ"), ("steady",)))
    return (path.read_bytes(),)


def best(data: bytes) -> None:
    """Read the best scores of the quiz: each is possible at its level, or None."""
    from audiodice.core.jobs import AtOnce
    from audiodice.storage.small_files import MOST, QuizScoresFile

    scores = QuizScoresFile(file("quiz.json", data), AtOnce())
    assert all(scores.of(level) in (None, *range(MOST + 1)) for level in ("easy", "hard"))
    scores.take("easy", MOST)
    assert scores.of("easy") == MOST


def bests() -> Sequence[bytes]:
    return (b'{"easy": 7, "hard": 10}',)


def records(data: bytes) -> None:
    """Query the records: they answer, or raise a DatabaseError that has a message."""
    from audiodice.storage.records.database import DatabaseError
    from audiodice.storage.records.store import Records

    for path in folder().glob("records.sqlite*"):
        path.unlink()
    store = None
    try:
        store = Records(file("records.sqlite", data))
        for stats in store.stats():
            store.results(game=stats.game, player=stats.player)
        store.rebuild(())
    except DatabaseError as error:
        words().text(error.key, **error.fields)
    finally:
        if store is not None:
            with contextlib.suppress(sqlite3.Error):
                store.close()


def record_files() -> Sequence[bytes]:
    return ((ROOT / "tests/fixtures/records/records.1.sqlite").read_bytes(),)
