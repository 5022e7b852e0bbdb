"""What is kept for a player: settings, keys, last choices, best scores, records."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict

from bench.readers.reader import ROOT, file, folder, words


def keymap(data: bytes) -> None:
    """A player's keymap: every command keeps its keys, and every complaint has words."""
    from audiodice.app import keymaps
    from audiodice.app.diagnostics import of_keys
    from audiodice.present.commands import COMMANDS

    loaded = keymaps.load(file("keymap.toml", data))
    assert set(loaded.keys) == set(COMMANDS)
    for told in loaded.problems:
        assert of_keys(words(), told)


def keymaps() -> Sequence[bytes]:
    own = b'roll = ["r", "shift+f3"]\n[table]\nbank = "ctrl+q"\nq = 3\n'
    return (ROOT / "keymap.toml").read_bytes(), own


def settings(data: bytes) -> None:
    """A settings file: every setting has an allowed value; what is changed can be kept."""
    from audiodice.core.model import Event
    from audiodice.storage import settings

    own, complaints = settings.load(file("settings.toml", data))
    for name in settings.ALLOWED:
        assert settings.fits(name, getattr(own, name))
    for told in complaints:
        assert words().say(Event("settings_broken", None, asdict(told)))
    own.step("effects", -1)
    with contextlib.suppress(OSError):  # a file that is no TOML is left alone
        own.save()
        again, _ = settings.load(own.path)
        assert again.effects == own.effects


def own_settings() -> Sequence[bytes]:
    return (
        b'# mine\nverbosity = "full"\nrate = 300\nnight = true\npack = "x"\n',
        b"effects = 200\ncolours = 'green' # no\n[odd]\na.b = [1, {c = 2}]\n",
    )


def last(data: bytes) -> None:
    """The last choices: there is a plan for every game, and a new one can be kept."""
    from audiodice import games
    from audiodice.storage.last_setups import LastSetups

    last_setups = LastSetups(file("last.json", data))
    plans = last_setups.plans()
    assert {plan.game for plan in plans} == set(games.names())
    for plan in plans:
        last_setups.remember(plan)


def lasts() -> Sequence[bytes]:
    from audiodice.storage.last_setups import LastSetups
    from audiodice.ui.seating import GameSetup

    path = folder() / "last.json"
    last_setups = LastSetups(path)
    for game in ("fune", "farkle"):
        last_setups.remember(GameSetup(game, ("Ann", "ボブ"), ("steady",)))
    return (path.read_bytes(),)


def best(data: bytes) -> None:
    """The best scores of the quiz: numbers that a level can have, or none."""
    from audiodice.storage.quiz_scores import QUESTIONS, QuizScores

    scores = QuizScores(file("quiz.json", data))
    assert all(scores.of(level) in (None, *range(QUESTIONS + 1)) for level in ("easy", "hard"))
    scores.take("easy", QUESTIONS)
    assert scores.of("easy") == QUESTIONS


def bests() -> Sequence[bytes]:
    return (b'{"easy": 7, "hard": 10}',)


def records(data: bytes) -> None:
    """The records: answers, or a DatabaseError that has words."""
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
