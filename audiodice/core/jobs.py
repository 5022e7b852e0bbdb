"""Work that runs beside the interface, and how to wait for its result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NoReturn, Protocol, TypeVar

from audiodice.core.model import Event

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class JobError(Exception):
    """The work failed; `event` tells the player what is wrong."""

    def __init__(self, event: Event) -> None:
        super().__init__(event.key)
        self.event = event


class Job(Protocol[T_co]):
    """Work that runs elsewhere. A `concurrent.futures.Future` is one."""

    def done(self) -> bool:
        """Whether the work has ended, with a result or an error."""

    def result(self) -> T_co:
        """The result of the work; a Future waits for it. `ui/` calls this only once it is done.

        Raises what the work raised. A JobError has an event for the player.
        """


class Background(Protocol):
    """Runs work beside the interface."""

    def start(self, work: Callable[[], T]) -> Job[T]:
        """Start `work` and return at once."""


class PatientBackground(Background, Protocol):
    """A background that also runs work at idle times."""

    def later(self, steps: Iterable[object]) -> Job[None]:
        """Iterate over `steps` at idle times, as no key waits for them; return at once."""


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """A job whose result is known from the start."""

    value: T

    def done(self) -> bool:
        return True

    def result(self) -> T:
        return self.value


@dataclass(frozen=True, slots=True)
class Failed:
    """A job that failed at once."""

    error: JobError

    def done(self) -> bool:
        return True

    def result(self) -> NoReturn:
        raise self.error


class AtOnce:
    """A background for programs without a player: `start` returns when the work is done."""

    def start(self, work: Callable[[], T]) -> Job[T]:
        try:
            return Done(work())
        except JobError as error:
            return Failed(error)

    def later(self, steps: Iterable[object]) -> Job[None]:
        return self.start(lambda: take_all(steps))


def take_all(steps: Iterable[object]) -> None:
    """Iterate over all steps, for what they do."""
    for _ in steps:
        pass
