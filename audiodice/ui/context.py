"""The services and state that all screens share, and the protocol that opens tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Protocol

from audiodice.core.jobs import Background, Job
from audiodice.core.model import Event
from audiodice.engine.practice import Place, PracticeBook
from audiodice.engine.remembered import LastSetups, QuizScores
from audiodice.engine.saved_game import OpenedGame
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.present.cue import Sound
from audiodice.present.keymap import Keymap
from audiodice.present.listener import Listener
from audiodice.present.settings import Settings
from audiodice.present.words import Words
from audiodice.ui.history import Acts, History
from audiodice.ui.learning.lesson_plan import LessonPlan
from audiodice.ui.ports import Room, Rooms, Store
from audiodice.ui.screen import Response, Screen, refuse

GUARD_MS = 400  # a repeated key within this time after a question or a throw is ignored
PACES: Mapping[str, tuple[int, int]] = {  # ms before a turn, ms between throws
    "instant": (0, 0),
    "fast": (300, 350),
    "normal": (900, 1000),
    "slow": (1600, 2000),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question or an offer: its event, the press that would accept it, and when it was made (ms).

    `yes` is the id of the command that agrees to a question, "" for an offer. `no` declines it;
    None: any other message does.
    """

    event: Event
    by: str
    at: float
    yes: str = ""
    no: Callable[[], Response] | None = None


@dataclass(slots=True)
class UiContext:
    """The services and state that all screens share; only the last seven fields change."""

    words: Words
    settings: Settings
    keymap: Keymap
    history: History
    clock: Callable[[], float]
    """Returns the time in ms; only differences are meaningful."""
    background: Background
    last_setups: LastSetups
    quiz_scores: QuizScores
    store: Store | None
    """The saved games; None: games are not saved."""
    sounds: Mapping[str, Sound]
    """Every sound, by cue."""
    lessons: Mapping[str, LessonPlan]
    """The first lesson of each game."""
    packs: Callable[[], tuple[str, ...]]
    """Returns the names of the player's sound packs."""
    today: Callable[[], datetime]
    """Returns the current time, UTC."""
    fair: bool
    """Whether the dice of new games can be checked."""
    setup: GameSetup
    """The setup of the next game."""
    seed: int | None = None
    """The seed of the next game; None: a new seed."""
    rooms: Callable[[], Rooms] | None = None
    """Returns the rooms of friends, whose modules it imports first; None: not possible here."""
    practice: PracticeBook = field(default_factory=PracticeBook)
    """The decisions to practise."""
    practise: Callable[[Sequence[Place]], Response] = lambda _: refuse(Event("practise_none"))
    """Opens the practice of some decisions."""
    captions: bool = True
    """Whether speech is also shown as text with its own size and colours."""
    copies: bool = False
    """Whether there is a clipboard."""
    copy: Callable[[str], bool] = lambda _: False
    """Copies a text to the clipboard; returns False if that failed."""
    unreleased: bool = False
    """Whether key releases are not reported, so that a held key looks like many presses."""
    room: Room | None = None
    """The room of friends in which the player is, or None."""
    pressed_at: float = 0.0
    """When the last key was pressed, in ms of the clock."""
    pressed: str = ""
    """The id of the last key's command, or the key's name."""
    asked: Asked | None = None
    """The last question; it is open until the next message."""
    told: set[str] = field(default_factory=set)
    """Keys of the events that are said once a session and were said already."""

    @property
    def question(self) -> Asked | None:
        """The question that the last message asks, or None."""
        asked = self.asked
        if asked is None or not asked.yes:
            return None
        return asked if any(e is asked.event for e in self.history.latest.events) else None

    @property
    def day(self) -> date:
        """The day at the player's place."""
        return self.today().astimezone().date()


class Launcher(Protocol):
    """Opens tables and the main menu."""

    @property
    def words_reach_player(self) -> bool:
        """Whether words reach the player now, by a voice or as captions."""

    def new_game(self, setup: GameSetup) -> Screen:
        """Return the screen of a new table. Resets `UiContext.seed`, so that later games differ."""

    def resume(self, opened: OpenedGame) -> Screen:
        """Return the table screen of a saved game."""

    def open_table(self, table: Table, setup: GameSetup) -> Screen:
        """Return the screen of a table; "play again" starts `setup`."""

    def set_listener(self, game: str, who: Listener, acts: Acts = ...) -> None:
        """Use the words and sounds of this game for this listener; `acts` as in `History.sit`."""

    def leave_table(self, *, for_good: bool = False) -> Job[tuple[Event, ...]]:
        """Leave the table and save its game, or delete it if `for_good`; returns what to say."""

    def main_menu(self, *, at: str = "") -> Screen:
        """Return the main menu at the entry with the message key `at`, or at the first entry."""

    def to_main_menu(self, *first: Event) -> Response:
        """Leave the table, and go to the main menu; `first` is news to say before that."""
