"""A program that plays each game through the interface without I/O or waits.

It reads the texts, bans modules and functions that the interface must not use, and only then
imports the interface. It prints the outcome of each game as a line of JSON. `test_without_io.py`
runs it.
"""

from __future__ import annotations

import builtins
import importlib
import io
import json
import sys
import time
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from babel.numbers import format_decimal

ROOT = Path(__file__).parents[2]
BANNED = (
    "ctypes", "multiprocessing", "numpy", "pygame", "socket", "sqlite3", "subprocess", "threading",
)  # fmt: skip
"""Modules that our modules must not import; other libraries may have imported them."""
KEYS = {
    "dice4fun": "enter h h s a l b b",
    "farkle": "enter a t b enter h h c",
    "fonnjo_foon": "enter a p enter 1 2 3 4 5 6 b",
    "fune": "enter right space enter h h u b b",
}
"""The keys that the person presses repeatedly in each game."""


def texts(folder: Path) -> dict[str, str]:
    """Return the texts of a folder by path, with `/` between its parts."""
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in folder.rglob("*.ftl")
    }


def forbidden(*_: Any, **__: Any) -> NoReturn:
    """Replace a function that must not be called."""
    raise AssertionError("the interface opened a file, or waited")


def ban() -> None:
    """Make banned imports in our modules fail, and every attempt to open a file or to sleep."""
    import_any, import_module = builtins.__import__, importlib.import_module

    def check(name: str, importer: str) -> None:
        if importer.partition(".")[0] == "audiodice" and name.partition(".")[0] in BANNED:
            raise AssertionError(f"{importer} imports {name}")

    def checked_import(
        name: str, caller: Mapping[str, Any] | None = None, *rest: Any, **named: Any
    ) -> Any:
        check(name, str((caller or {}).get("__name__", "")))
        return import_any(name, caller, *rest, **named)

    def checked_module(name: str, package: str | None = None) -> Any:
        check(name, str(sys._getframe(1).f_globals["__name__"]))
        return import_module(name, package)

    for place, name, stand_in in (
        (builtins, "open", forbidden),
        (io, "open", forbidden),
        (Path, "open", forbidden),
        (time, "sleep", forbidden),
        (builtins, "__import__", checked_import),
        (importlib, "import_module", checked_module),
    ):
        setattr(place, name, stand_in)
    for name in BANNED:  # check that the ban works
        for line in (f"import {name}", f"importlib.import_module({name!r})"):
            try:
                exec(line, {"__name__": "audiodice.ui.router", "importlib": importlib})
            except AssertionError:
                continue
            raise RuntimeError(f"{line} is possible")


def play(game: str, locale: Mapping[str, str], keymap: Mapping[str, Any]) -> dict[str, Any]:
    """Play a game to its end, by keys and time; returns the messages and the outcome."""
    from datetime import datetime

    from audiodice.core.jobs import AtOnce
    from audiodice.engine.remembered import LastSetups, QuizScores
    from audiodice.engine.setup import GameSetup
    from audiodice.present.keymap import defaults
    from audiodice.present.settings import Settings
    from audiodice.present.words import Words
    from audiodice.ui.context import UiContext
    from audiodice.ui.history import History
    from audiodice.ui.interface import Interface
    from audiodice.ui.play.table_screen import TableScreen
    from audiodice.ui.screen import push
    from tests.ui.stand_ins import Clock, MemoryTexts, RecordedOutput

    clock, output = Clock(), RecordedOutput()
    context = UiContext(
        words=Words(MemoryTexts(locale), "en"),
        settings=Settings(),
        keymap=defaults(keymap, str),
        history=History(),
        clock=clock,
        background=AtOnce(),
        last_setups=LastSetups(),
        quiz_scores=QuizScores(),
        store=None,
        sounds={},
        lessons={},
        packs=lambda: (),
        today=lambda: datetime(2026, 1, 1),
        fair=False,
        setup=GameSetup(game, ("Ann",), ("cautious", "perfect")),
        seed=1,
    )
    interface = Interface(context, output)
    router = interface.router
    router.start(push(interface.launcher.new_game(context.setup)))
    screen = router.screen
    assert isinstance(screen, TableScreen)
    keys, presses = KEYS[game].split(), 0
    while screen.table.game.outcome(screen.table.state) is None and presses < 5000:
        clock.now += 500
        if (due := router.due()) is not None:
            clock.now = max(clock.now, due)
            router.tick(clock.now)
        else:
            router.key(keys[presses % len(keys)])
            presses += 1
    outcome = screen.table.game.outcome(screen.table.state)
    router.key("escape")
    events = [event for utterance in output.spoken for event in utterance.events]
    return {
        "game": game,
        "presses": presses,
        "scores": outcome and outcome.scores,
        "winners": outcome and outcome.winners,
        "heard": sorted({event.key for event in events}),
        "cues": sorted({event.key for event in output.cues}),
        "on_top": type(router.screen).__name__,
    }


def main() -> None:
    """Play every game."""
    locale = texts(ROOT / "audiodice" / "locale")
    keymap = tomllib.loads((ROOT / "keymap.toml").read_text("utf-8"))
    format_decimal(1.5, locale="en")  # lets the library read its own data, once
    ban()
    assert not [name for name in sys.modules if name.partition(".")[0] == "audiodice"]
    for game in KEYS:
        print(json.dumps(play(game, locale, keymap)))


if __name__ == "__main__":
    main()
