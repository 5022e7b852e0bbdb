"""Screens, and their responses: the messages and cues, and the screen that follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

from audiodice.core.jobs import Job, JobError
from audiodice.core.model import Event
from audiodice.core.picture import Picture, Touch
from audiodice.present.commands import Command, Scope

if TYPE_CHECKING:
    from audiodice.ui.labels import Labels

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Push:
    """Open a screen over this one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Pop:
    """Close this screen; `run` is a command for the screen below."""

    run: Command | None = None


@dataclass(frozen=True, slots=True)
class Restart:
    """Close every screen and start with this one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


@dataclass(frozen=True, slots=True)
class Pending:
    """Wait for a job; its result continues the response."""

    job: Job[Any]
    then: Callable[[Any], Response]

    @property
    def done(self) -> bool:
        """Whether `response` returns at once."""
        return self.job.done()

    def response(self) -> Response:
        """Return the rest of the response; raises the job's exceptions except JobError."""
        try:
            result = self.job.result()
        except JobError as error:
            return refuse(error.event)
        return self.then(result)


Then = Push | Pop | Restart | Quit | Pending


@dataclass(frozen=True, slots=True)
class Response:
    """The result of a key press or a timer: messages, cues and the screen that follows.

    - `speech` becomes one utterance.
    - `cues` are events whose cues are played.
    - `then` changes the open screens; None: they stay.
    - `interrupt` cuts off the current speech.
    - `news` marks news of the game, for the command "what did I miss".
    - `earcons` are the events that a session without a voice plays instead of the speech
      (None: those of the speech).

    Only a table with friends needs the other fields.

    - `shaken_since`: the dice of the cues have been shaken since then, in ms of the clock.
    - `dice` are "coming" until all friends have added to a throw, then "landed".
    - `quiet` is news that is said only if the player asks what they missed.
    - `meanwhile` is news that is said after the answer and after deferred news.
    """

    speech: tuple[Event, ...] = ()
    cues: tuple[Event, ...] = ()
    interrupt: bool = True
    news: bool = False
    then: Then | None = None
    earcons: tuple[Event, ...] | None = None
    shaken_since: float | None = None
    dice: Literal["", "coming", "landed"] = ""
    quiet: tuple[Event, ...] = ()
    meanwhile: tuple[Event, ...] = ()

    def before(self, later: Response) -> Response:
        """Join this response with a `later` one, whose `then` is used."""
        return replace(
            later,
            speech=(*self.speech, *later.speech),
            earcons=self._earcons_before(later),
            cues=(*self.cues, *later.cues),
            interrupt=self.interrupt and later.interrupt,
            news=self.news or later.news,
            shaken_since=self.shaken_since if later.shaken_since is None else later.shaken_since,
            dice=later.dice or self.dice,
            quiet=(*self.quiet, *later.quiet),
            meanwhile=(*self.meanwhile, *later.meanwhile),
        )

    def _earcons_before(self, later: Response) -> tuple[Event, ...] | None:
        if self.earcons is None and later.earcons is None:
            return None
        return tuple(
            event
            for part in (self, later)
            for event in (part.speech if part.earcons is None else part.earcons)
        )


def say_and_cue(*events: Event, then: Then | None = None) -> Response:
    """Return a response that says events and plays their cues."""
    return Response(events, events, then=then)


def refuse(*events: Event) -> Response:
    """Return the response of a refusal: its words, and the cue that all refusals share."""
    return Response(events, (Event("refused"),))


HELD_BACK = Response((Event("held_back"),), (Event("held_back"),), interrupt=False)
"""The answer to a key that came too soon. If its cue is audible, its words are left out."""


def ask(event: Event) -> Response:
    """Return the response of a question: its words, and the cue that all questions share."""
    return Response((event,), (Event("question"),))


def push(screen: Screen) -> Response:
    return Response(then=Push(screen))


def wait_for(job: Job[T], then: Callable[[T], Response]) -> Response:
    """Return a response that continues with `then` once the job is done.

    If the job raises JobError, its event is said instead.
    """
    return Response(then=Pending(job, then))


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a player with one or two switches can do on a screen.

    `name` is unique on the screen. `label` is the message that names the offer. Without a label,
    `text` returns its name, and `reach` the response when the player steps to it.
    """

    name: str
    do: Callable[[], Response]
    label: str = ""
    reach: Callable[[], Response] | None = None
    text: Callable[[], str] | None = None
    here: bool = False
    """Whether the player is at this entry already."""
    stays: bool = True
    """Whether the next step after running it continues from here, not from the first offer."""
    rare: bool = False
    """Whether it is seldom needed; several rare offers are grouped in one entry."""


class Screen(Protocol):
    """A screen: takes commands and keys, returns responses."""

    scope: Scope
    takes_text: bool
    """Whether the screen takes every typed character (text entry)."""
    pauses: bool
    """Whether computer players on lower screens wait while this screen is open."""
    at_table: bool
    """Whether a game is in play here."""

    @property
    def queries(self) -> tuple[str, ...]:
        """The queries about a game that are answered here."""

    @property
    def copies(self) -> str:
        """The text that the copy key copies here; "": the last message."""

    def can(self, command: Command) -> bool:
        """Whether a command does something here, and so is in the list of keys."""

    def not_now(self, command: Command) -> Event | None:
        """Return the refusal of a command that works here, but not at this moment; else None."""

    def throws(self, command: Command) -> int:
        """Return how many dice a command would throw now; 0 if none, or if it would ask first."""

    def name_of(self, command: Command) -> str:
        """Return the key of the message that names a command here; its `.help` describes it."""

    def jumps_to(self, letter: str) -> str:
        """Return the label of the entry that a letter jumps to, even if it has a command, or ""."""

    def enter(self) -> Response:
        """Return the response to the opening of the screen: its name and first item."""

    def resume(self) -> Response:
        """Return the response to the closing of the screen above."""

    def left(self) -> None:
        """Called when the screen is closed for good."""

    def command(self, command: Command) -> Response:
        """Return the response to a key that has a command."""

    def typed(self, name: str, text: str) -> Response | None:
        """Return the response to another key, by its name and typed text; None: no meaning."""

    def titled(self) -> tuple[Event, ...]:
        """Return the window's title while this is the lowest screen."""

    def where(self) -> Response:
        """Say where the player is: the screen and the position in it."""

    def offers(self) -> Iterable[Offer]:
        """Return what a switch steps through here, the most useful offer first."""

    def drawn(self, plain: Picture, labels: Labels) -> Picture:
        """Return `plain`, which has title, entries and usual choices, with what is known here."""

    def touched(self, touch: Touch) -> Response:
        """Return the response to a touch on a die or a box of the picture."""

    def due(self) -> float | None:
        """When to call `tick` next, in ms of the clock; None: never."""

    def tick(self) -> Response:
        """Return the response at the time of `due`."""


class PlainScreen:
    """Default members of a Screen."""

    scope = Scope.LIST
    takes_text = False
    pauses = False
    at_table = False

    @property
    def queries(self) -> tuple[str, ...]:
        return ()

    @property
    def copies(self) -> str:
        return ""

    def can(self, command: Command) -> bool:
        """Allow every command of the screen's scope, and the queries that it answers."""
        if command.query:
            return command.query in self.queries
        return command.scope in (self.scope, Scope.EVERYWHERE)

    def not_now(self, command: Command) -> Event | None:  # noqa: ARG002 - there is no game
        return None

    def throws(self, command: Command) -> int:  # noqa: ARG002 - there are no dice
        return 0

    def name_of(self, command: Command) -> str:
        return f"command-{command.id}"

    def jumps_to(self, letter: str) -> str:  # noqa: ARG002 - there are no entries
        return ""

    def left(self) -> None:
        pass

    def drawn(self, plain: Picture, labels: Labels) -> Picture:  # noqa: ARG002
        return plain

    def touched(self, touch: Touch) -> Response:  # noqa: ARG002 - there are no dice
        return refuse(Event("no_such_action"))


class UntimedScreen(PlainScreen):
    """A screen without timers."""

    def due(self) -> float | None:
        return None

    def tick(self) -> Response:
        return Response()
