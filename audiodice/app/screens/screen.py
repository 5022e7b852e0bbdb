"""What every screen shares: the response it gives, where it leads, and the desk it works at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from audiodice.app.best_scores import BestScores
from audiodice.core.model import Event
from audiodice.present.commands import Command, Scope

if TYPE_CHECKING:
    from audiodice.app.history import History
    from audiodice.app.keeper import Keeper
    from audiodice.app.keeping import Keeping
    from audiodice.app.records import Records
    from audiodice.app.remembered import Remembered
    from audiodice.app.seating import Plan
    from audiodice.app.settings import Settings
    from audiodice.engine.table import Table
    from audiodice.present.cue import Sound
    from audiodice.present.keymap import Keymap
    from audiodice.present.listener import Listener
    from audiodice.present.words import Words


@dataclass(frozen=True, slots=True)
class Push:
    """Open a screen over this one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Pop:
    """Close this screen; `run` is a command that the screen below then gets."""

    run: Command | None = None


@dataclass(frozen=True, slots=True)
class Restart:
    """Close every screen and start with this one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Then = Push | Pop | Restart | Quit


@dataclass(frozen=True, slots=True)
class Response:
    """What a key press, or a timer, leads to.

    `said` becomes one utterance; `sounded` become cues; `told` is what a session without a voice
    tells in place of what is said (None: the same). `interrupt` cuts what is being said; `news`
    tells of the game (it is kept for "what did I miss"). `changed` names a setting that was
    changed, to be put in force and kept.
    """

    said: tuple[Event, ...] = ()
    sounded: tuple[Event, ...] = ()
    interrupt: bool = True
    news: bool = False
    then: Then | None = None
    changed: str = ""
    told: tuple[Event, ...] | None = None


def tell(*events: Event, then: Then | None = None, changed: str = "") -> Response:
    """A response that says and sounds the same events."""
    return Response(events, events, then=then, changed=changed)


def refuse(event: Event) -> Response:
    """A refusal: its words, and the cue of all refusals."""
    return Response((event,), (Event("refused"),))


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be done here, for a player whose only keys are one or two switches.

    `name` tells it from the others here. `label` is the message that names it; where there is
    none, `reach` says what is heard as the player comes to it.
    """

    name: str
    do: Callable[[], Response]
    label: str = ""
    reach: Callable[[], Response] | None = None
    here: bool = False
    """The player stands there already."""
    stays: bool = True
    """Once it is done the next step goes on from here, not from the first again."""


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

    @property
    def records(self) -> Callable[[], Records] | None:
        """Opens the records for the thread that calls it, which closes them; DatabaseError."""
        return self.keeping.records if self.keeping else None


class Screen(Protocol):
    """One place the player can be in."""

    scope: Scope
    takes_text: bool
    """Every typed character belongs to the screen (text entry)."""
    pauses: bool
    """Computer players below wait while it is open."""

    def enter(self) -> Response:
        """It has been opened: its name and first item."""

    def resume(self) -> Response:
        """The screen above it was closed."""

    def command(self, command: Command) -> Response:
        """A key that means something here was pressed."""

    def typed(self, name: str, text: str) -> Response | None:
        """Any other key: its name and the character typed; None when it means nothing."""

    def titled(self) -> tuple[Event, ...]:
        """What the window is called while this is the lowest screen."""

    def where(self) -> Response:
        """Where the player is: the screen, and the place in it."""

    def offers(self) -> Iterable[Offer]:
        """What a switch steps through here, what is wanted most first."""

    def due(self) -> float | None:
        """When `tick` wants to be called next, in ms of the desk's clock; None: not at all."""

    def tick(self) -> Response:
        """The time has come."""
