"""The services and state that all screens share, and the protocol that opens tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Literal, Protocol

from audiodice.core.jobs import Background, Job
from audiodice.core.model import Event
from audiodice.engine.remembered import LastSetups, QuizScores
from audiodice.engine.saved_game import OpenedGame, SavedGame
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.present.cue import Sound
from audiodice.present.keymap import Keymap
from audiodice.present.listener import Listener
from audiodice.present.settings import Settings
from audiodice.present.words import Words
from audiodice.ui.history import Acts, History
from audiodice.ui.learning.lesson_plan import LessonPlan
from audiodice.ui.ports import Friends, KeptSeats, Store
from audiodice.ui.screen import Response, Screen

if TYPE_CHECKING:
    from audiodice.ui.friends.codes import Codes
    from audiodice.ui.friends.company import Company


GUARD_MS = 400  # a press within this time after the same one, which asked or threw, is a slip


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: the event that tells it, the press that would answer it, and when it was made."""

    event: Event
    by: str
    at: float


@dataclass(slots=True)
class UiContext:
    """The services and state that all screens share. Only the last seven fields change."""

    words: Words
    settings: Settings
    keymap: Keymap
    history: History
    clock: Callable[[], float]
    """The time in ms; only differences mean something."""
    background: Background
    last_setups: LastSetups
    quiz_scores: QuizScores
    store: Store | None
    """The saved games; None: nothing is kept."""
    sounds: Mapping[str, Sound]
    """Every sound there is, by cue."""
    lessons: Mapping[str, LessonPlan]
    """The first game of "Learn to play", by game."""
    packs: Callable[[], tuple[str, ...]]
    """The sound packs that the player has."""
    today: Callable[[], datetime]
    """The date and time of day, UTC."""
    fair: bool
    """Games are begun with dice that can be checked."""
    setup: GameSetup
    """The game that would start next."""
    seed: int | None = None
    """The seed of the next game; None: a new one."""
    friends: Friends | None = None
    """The way to friends at other machines; None: there is none here."""
    codes: Codes | None = None
    """The words of which codes of shared tables are made."""
    captions: bool = True
    """What is said is also shown, in a size and colours of its own."""
    copies: bool = False
    """Texts can be copied to the clipboard here."""
    copy: Callable[[str], bool] = lambda _: False
    """Copies a text to the clipboard; returns whether that worked."""
    kept_seats: KeptSeats | None = None
    """What is needed to come back to shared tables; None: nothing is kept."""
    unreleased: bool = False
    """Keys come without their releases: a held key looks like presses."""
    company: Company | None = None
    """The people at the shared table where the player is; None: at no such table."""
    pressed_at: float = 0.0
    """When the last key was pressed, in ms of the clock."""
    pressed: str = ""
    """The id of its command, or its name."""
    asked: Asked | None = None
    """The last question; it is open while it is the last that was heard."""
    told: set[str] = field(default_factory=set)
    """The events that are told once in a session, as far as they have been."""


Opens = Literal["begins", "comes back", "goes another way"]
"""Why the screen of a shared table is opened: its game begins; we come back, and it went on without
us; what was done last did not reach the others, who decided something else."""


class Launcher(Protocol):
    """Opens tables and the main menu."""

    @property
    def words_reach_player(self) -> bool:
        """Whether words reach the player now, by a voice or as captions."""

    def new_game(self, setup: GameSetup) -> Screen:
        """The screen of a new table. A given seed is used for one game only; later games differ."""

    def resume(self, opened: OpenedGame) -> Screen:
        """The table of a saved game."""

    def open_shared(self, company: Company, opens: Opens = "begins") -> Screen:
        """The screen of a shared table whose game has begun."""

    def offer_table(self, saved: SavedGame) -> Response:
        """Say that a saved game needs its friends, and offer to go back to its table."""

    def open_table(self, table: Table, setup: GameSetup) -> Screen:
        """The screen of a table; `setup` is what "play again" starts."""

    def set_listener(self, game: str, who: Listener, acts: Acts = ...) -> None:
        """Use the words and sounds of this game for this listener; `acts` as in `History.sit`."""

    def leave_table(self, *, for_good: bool = False) -> Job[tuple[Event, ...]]:
        """Leave the table and save its game, unless left `for_good`; returns what to say."""

    def main_menu(self, *, at: str = "") -> Screen:
        """The main menu at the entry with this message key, or at the first entry."""

    def to_main_menu(self) -> Response:
        """Leave the table, and go to the main menu."""
