"""What a screen answers: what is said and sounded, and where it leads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.present.commands import Command

if TYPE_CHECKING:
    from audiodice.ui.screen import Screen


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


def push(screen: Screen) -> Response:
    """A response that opens a screen over this one."""
    return Response(then=Push(screen))
