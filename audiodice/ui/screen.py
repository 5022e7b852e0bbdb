"""Screens and their responses: what is said and played, and which screen follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol, TypeVar

from audiodice.core.jobs import Job, JobError
from audiodice.core.model import Event
from audiodice.present.commands import Command, Scope

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


Then = Push | Pop | Restart | Quit


@dataclass(frozen=True, slots=True)
class Pending:
    """A job that a response waits for, and how its result continues the response."""

    job: Job[Any]
    then: Callable[[Any], Response]

    @property
    def done(self) -> bool:
        """Whether `response` returns without waiting."""
        return self.job.done()

    def response(self) -> Response:
        """The rest of the response; raises the job's exceptions except JobError."""
        try:
            result = self.job.result()
        except JobError as error:
            return refuse(error.event)
        return self.then(result)


@dataclass(frozen=True, slots=True)
class Response:
    """The result of a key press or a timer.

    - `speech` becomes one utterance.
    - `cues` are events whose cues are played.
    - `earcons` are the events that a session without a voice plays instead of the speech
      (None: those of the speech).
    - `interrupt` cuts off what is being said.
    - `news` marks news of the game, for "what did I miss".
    - `changed` names a setting that was changed.
    - `pending` is a job whose result continues the response.
    - `shaken_since`: the dice of the cues have been shaken since then, in ms of the clock.
    - `dice` are "coming" if friends have to add to a throw before it is there, then "landed".
    - `quiet` is news that is not said, but that a player who asks for what was missed hears.
    - `meanwhile` is news that is said after the answer, and after what waited to be told.
    """

    speech: tuple[Event, ...] = ()
    cues: tuple[Event, ...] = ()
    interrupt: bool = True
    news: bool = False
    then: Then | None = None
    changed: str = ""
    earcons: tuple[Event, ...] | None = None
    pending: Pending | None = None
    shaken_since: float | None = None
    dice: Literal["", "coming", "landed"] = ""
    quiet: tuple[Event, ...] = ()
    meanwhile: tuple[Event, ...] = ()

    def before(self, later: Response) -> Response:
        """This response joined with a later one, whose `then` counts."""
        return replace(
            later,
            speech=(*self.speech, *later.speech),
            earcons=self._earcons_before(later),
            cues=(*self.cues, *later.cues),
            interrupt=self.interrupt and later.interrupt,
            news=self.news or later.news,
            changed=later.changed or self.changed,
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


def say_and_cue(*events: Event, then: Then | None = None, changed: str = "") -> Response:
    """A response that says events and plays their cues."""
    return Response(events, events, then=then, changed=changed)


def refuse(*events: Event) -> Response:
    """A refusal: its words, and the common cue of refusals."""
    return Response(events, (Event("refused"),))


HELD_BACK = Response((Event("held_back"),), (Event("held_back"),), interrupt=False)
"""The answer to a key that came too soon; its words are left out where its cue is heard."""


def ask(event: Event) -> Response:
    """A question: its words, and the common cue of questions."""
    return Response((event,), (Event("question"),))


def push(screen: Screen) -> Response:
    """A response that opens a screen over this one."""
    return Response(then=Push(screen))


def wait_for(job: Job[T], then: Callable[[T], Response]) -> Response:
    """A response that continues with `then` once the job is done.

    If the job raises JobError, its event is said instead.
    """
    return Response(pending=Pending(job, then))


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a player with one or two switches can do on a screen.

    `name` is unique on the screen. `label` is the message that names it; without a label, `text`
    returns its name, and `reach` what is heard when the player reaches it.
    """

    name: str
    do: Callable[[], Response]
    label: str = ""
    reach: Callable[[], Response] | None = None
    text: Callable[[], str] | None = None
    here: bool = False
    """The player stands there already."""
    stays: bool = True
    """Once it is done the next step goes on from here, not from the first again."""
    rare: bool = False
    """Seldom wanted: several of these stand behind one entry."""


class Screen(Protocol):
    """A screen: takes commands and keys, returns responses."""

    scope: Scope
    takes_text: bool
    """Every typed character belongs to the screen (text entry)."""
    pauses: bool
    """Computer players below wait while it is open."""
    at_table: bool
    """A game is in play here."""

    @property
    def queries(self) -> tuple[str, ...]:
        """The queries about a game that are answered here."""

    @property
    def copies(self) -> str:
        """What the key that copies takes here; "" for the last message."""

    def can(self, command: Command) -> bool:
        """Whether a command does something here, as the list of keys tells."""

    def not_now(self, command: Command) -> Event | None:
        """What refuses a command that does something here, but not at this moment; or None."""

    def throws(self, command: Command) -> int:
        """How many dice a command would throw now, without asking first; 0 if none."""

    def name_of(self, command: Command) -> str:
        """The message that names what a command does here; its `.help` says more."""

    def jumps_to(self, letter: str) -> str:
        """The label of the entry that a letter leads to here, even if it has a command; or ""."""

    def enter(self) -> Response:
        """The screen was opened: its name and first item."""

    def resume(self) -> Response:
        """The screen above it was closed."""

    def left(self) -> None:
        """The screen was closed for good."""

    def command(self, command: Command) -> Response:
        """A key with a command was pressed."""

    def typed(self, name: str, text: str) -> Response | None:
        """Another key was pressed: its name and the typed text; None if it means nothing."""

    def titled(self) -> tuple[Event, ...]:
        """The window's title while this is the lowest screen."""

    def where(self) -> Response:
        """Where the player is: the screen and the position in it."""

    def offers(self) -> Iterable[Offer]:
        """The items that a switch steps through here, the most useful first."""

    def due(self) -> float | None:
        """When to call `tick` next, in ms of the clock; None: never."""

    def tick(self) -> Response:
        """The time of `due` has come."""


class PlainScreen:
    """Default members of a Screen."""

    scope: Scope
    takes_text = False
    pauses = False
    at_table = False

    @property
    def queries(self) -> tuple[str, ...]:
        """No questions about a game."""
        return ()

    @property
    def copies(self) -> str:
        """The last message."""
        return ""

    def can(self, command: Command) -> bool:
        """Every command of its scope, and of the questions those that are answered here."""
        if command.query:
            return command.query in self.queries
        return command.scope in (self.scope, Scope.EVERYWHERE)

    def not_now(self, command: Command) -> Event | None:  # noqa: ARG002 - there is no game
        """Nothing."""
        return None

    def throws(self, command: Command) -> int:  # noqa: ARG002 - there are no dice
        """None."""
        return 0

    def name_of(self, command: Command) -> str:
        """The usual name."""
        return f"command-{command.id}"

    def jumps_to(self, letter: str) -> str:  # noqa: ARG002 - there are no entries
        """No entries."""
        return ""

    def left(self) -> None:
        """Nothing to stop."""


class UntimedScreen(PlainScreen):
    """A screen without timers."""

    def due(self) -> float | None:
        """Never."""
        return None

    def tick(self) -> Response:
        """Nothing."""
        return Response()
