"""Work that runs beside the interface, and how to wait for its result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NoReturn, Protocol, TypeVar

from audiodice.core.model import Event

if TYPE_CHECKING:
    from concurrent.futures import Future

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

    def start(self, work: Callable[[], T]) -> Future[T]:
        """Start `work` and return at once."""

    def later(self, steps: Iterable[object]) -> Future[None]:
        """Run `steps` while the program is idle, so that no key waits for them; return at once."""


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
    """Runs background work at once, for programs without a player: `start` waits for it."""

    def start(self, work: Callable[[], T]) -> Future[T]:
        from concurrent.futures import Future

        future: Future[T] = Future()
        try:
            future.set_result(work())
        except JobError as error:
            future.set_exception(error)
        return future

    def later(self, steps: Iterable[object]) -> Future[None]:
        return self.start(lambda: take_all(steps))


def take_all(steps: Iterable[object]) -> None:
    """Run all steps and ignore their values."""
    for _ in steps:
        pass
