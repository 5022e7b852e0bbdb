"""Periodic work without a key: devices, solved games, the window's title, settings."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.model import Event
from audiodice.opponents import tables
from audiodice.opponents.tables import TableHandle
from audiodice.session.output import SessionOutput
from audiodice.session.saving import SettingsSaving
from audiodice.ui.router import Router

CHECK_MS = 2000.0  # how often `Housekeeping.check` runs
THINKING = Event("thinking")


class Notices:
    """Queues messages of other threads, because only the loop may speak and play sounds."""

    def __init__(self, wake: Callable[[], object]) -> None:
        """`wake` wakes the loop; it is called on any thread."""
        self._wake = wake
        self._said: deque[Event] = deque()
        self._played: deque[Event] = deque()

    def say(self, event: Event) -> None:
        """Let the loop say an event. Thread-safe."""
        self._said.append(event)
        self._wake()

    def play(self, event: Event) -> None:
        """Let the loop play an event's cues. Thread-safe."""
        self._played.append(event)
        self._wake()

    def take_events(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Remove and return the events to say, and those to play."""
        return _emptied(self._said), _emptied(self._played)


def _emptied(events: deque[Event]) -> tuple[Event, ...]:
    return tuple(events.popleft() for _ in range(len(events)))


class SolvingWatch:
    """Watches all requested solved tables; only speaks of a table that the player waits for."""

    def __init__(self) -> None:
        self._working: set[TableHandle] = set()  # at the last check

    def check(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Return events to say, each once, and to play while the player waits for a table."""
        said: list[Event] = []
        waiting = False
        for solved in tables.requested():
            said += map(Event, solved.take_news())
            if solved.working:
                self._working.add(solved)
                waiting = waiting or solved.awaited
            elif solved in self._working:
                self._working.remove(solved)
                said += [Event("solved")] * (solved.awaited and solved.table is not None)
                solved.awaited = False
        return tuple(said), (THINKING,) * waiting


class Housekeeping:
    def __init__(
        self,
        router: Router,
        output: SessionOutput,
        notices: Notices,
        saving: SettingsSaving,
        news: Callable[[], Sequence[Event]],
        flaws: deque[Diagnostic],
        note: Callable[[str], object],
    ) -> None:
        """`news` returns new events about the saving of games, each once.

        `flaws` holds the messages that the language cannot say; `note` writes a line to the log.
        """
        self._router, self._output, self._notices = router, output, notices
        self._saving, self._news, self._flaws, self._note = saving, news, flaws, note
        self._solving = SolvingWatch()
        self._title = ""

    def check(self, *, leaving: bool = False) -> None:
        """Do all periodic work; `leaving` means that the program ends."""
        solving, thinking = self._solving.check()
        self._output.play(thinking)
        for event in (
            *self._output.check_device(),
            *self._language_flaws(),
            *solving,
            *self._news(),
            *self._saving.check(leaving=leaving),
        ):
            self.announce(event)
        self.flush_notices()
        self._name_window()

    def flush_notices(self) -> None:
        """Say and play the notices of other threads."""
        said, played = self._notices.take_events()
        self._output.play(played)
        for event in said:
            self.announce(event)

    def sound_device(self, *, came: bool) -> None:
        """React to a sound device that was removed or added."""
        for event in self._output.sound_device(came=came):
            self.announce(event)

    def announce(self, event: Event) -> None:
        """Say and log an event that does not answer a key."""
        self._note(f"{event.key} {dict(event.fields)}")
        self._router.announce(event)

    def _language_flaws(self) -> Iterator[Event]:
        """Report the first message that the language cannot say, and the number of others."""
        found = [self._flaws.popleft() for _ in range(len(self._flaws))]
        if found:
            first = found[0]
            yield Event(first.key, None, {"file": first.path, **first.fields})
        if found[1:]:
            yield Event("messages_broken", None, {"count": len(found) - 1})

    def _name_window(self) -> None:
        title = self._router.title()
        if title != self._title:
            self._title = title
            own = title.casefold() == "audiodice"
            self._output.title("audiodice" if own else f"{title} – audiodice")
