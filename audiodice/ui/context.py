"""The desk that screens work at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.storage.quiz_scores import QuizScores

if TYPE_CHECKING:
    from audiodice.engine.table import Table
    from audiodice.present.cue import Sound
    from audiodice.present.keymap import Keymap
    from audiodice.present.listener import Listener
    from audiodice.present.words import Words
    from audiodice.storage.autosave import Autosave
    from audiodice.storage.game_store import GameStore
    from audiodice.storage.last_setups import LastSetups
    from audiodice.storage.records.store import Records
    from audiodice.storage.settings import Settings
    from audiodice.ui.history import History
    from audiodice.ui.screen import Screen
    from audiodice.ui.seating import GameSetup


@dataclass(slots=True)
class UiContext:
    """What screens work with. `clock` gives ms; `plan` is the likeliest game to start."""

    words: Words
    settings: Settings
    keymap: Keymap
    history: History
    clock: Callable[[], float]
    plan: GameSetup
    last_setups: LastSetups
    seed: int | str | None = None
    fair: bool = False
    """Games are begun with dice that can be checked."""
    sounds: Mapping[str, Sound] = field(default_factory=dict)
    """Every sound there is, by cue"""
    best: QuizScores = field(default_factory=QuizScores)
    presses: int = 0
    """Keys pressed so far: what waits for "the same key again" counts them."""
    autosave: Autosave | None = None
    """The kept games; None: nothing is kept."""
    seat: Callable[[GameSetup], Screen] = field(repr=False, default=NotImplemented)
    """Begins a game"""
    sit: Callable[[Table, GameSetup], Screen] = field(repr=False, default=NotImplemented)
    """The screen of a table in play"""
    worded: Callable[[], bool] = field(repr=False, default=lambda: True)
    """Whether words reach the player now: by a voice, or as captions"""
    attend: Callable[[str, Listener], None] = field(repr=False, default=NotImplemented)
    """Says and sounds things as at a table of this game, to these listeners"""

    @property
    def store(self) -> GameStore | None:
        """Who keeps games; None: nothing is kept."""
        return self.autosave.store if self.autosave else None

    def leave_table(self) -> tuple[Event, ...]:
        """Leave the table, its game kept for later; what to say of that."""
        return self.autosave.leave() if self.autosave else ()

    @property
    def records(self) -> Callable[[], Records] | None:
        """Opens the records for the thread that calls it, which closes them; DatabaseError."""
        return self.autosave.records if self.autosave else None
