"""The desk that screens work at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audiodice.app.best_scores import BestScores
from audiodice.core.model import Event

if TYPE_CHECKING:
    from audiodice.app.kept.keeper import Keeper
    from audiodice.app.kept.keeping import Keeping
    from audiodice.app.records.store import Records
    from audiodice.app.remembered import Remembered
    from audiodice.app.screens.screen import Screen
    from audiodice.app.seating import Plan
    from audiodice.app.settings import Settings
    from audiodice.app.telling.history import History
    from audiodice.engine.table import Table
    from audiodice.present.cue import Sound
    from audiodice.present.keymap import Keymap
    from audiodice.present.listener import Listener
    from audiodice.present.words import Words


@dataclass(slots=True)
class Desk:
    """What screens work with. `clock` gives ms; `plan` is the likeliest game to start."""

    words: Words
    settings: Settings
    keymap: Keymap
    history: History
    clock: Callable[[], float]
    plan: Plan
    remembered: Remembered
    seed: int | str | None = None
    fair: bool = False
    """Games are begun with dice that can be checked."""
    sounds: Mapping[str, Sound] = field(default_factory=dict)
    """Every sound there is, by cue"""
    best: BestScores = field(default_factory=BestScores)
    presses: int = 0
    """Keys pressed so far: what waits for "the same key again" counts them."""
    keeping: Keeping | None = None
    """The kept games; None: nothing is kept."""
    seat: Callable[[Plan], Screen] = field(repr=False, default=NotImplemented)
    """Begins a game"""
    sit: Callable[[Table, Plan], Screen] = field(repr=False, default=NotImplemented)
    """The screen of a table in play"""
    worded: Callable[[], bool] = field(repr=False, default=lambda: True)
    """Whether words reach the player now: by a voice, or as captions"""
    attend: Callable[[str, Listener], None] = field(repr=False, default=NotImplemented)
    """Says and sounds things as at a table of this game, to these listeners"""

    @property
    def keeper(self) -> Keeper | None:
        """Who keeps games; None: nothing is kept."""
        return self.keeping.keeper if self.keeping else None

    def leave_table(self) -> tuple[Event, ...]:
        """Leave the table, its game kept for later; what to say of that."""
        return self.keeping.leave() if self.keeping else ()

    @property
    def records(self) -> Callable[[], Records] | None:
        """Opens the records for the thread that calls it, which closes them; DatabaseError."""
        return self.keeping.records if self.keeping else None
