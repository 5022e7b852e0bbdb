"""Periodic work without a key: devices, solved games, the window's title, settings."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.model import Event
from audiodice.session.notices import Notices
from audiodice.session.output import SessionOutput
from audiodice.session.saving import SettingsSaving
from audiodice.session.solving_watch import SolvingWatch
from audiodice.ui.router import Router

CHECK_MS = 2000.0  # how often `Housekeeping.check` runs


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
        """Do all periodic work; `leaving` is the last time."""
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
        """Say and log something that no key asked for."""
        self._note(f"{event.key} {dict(event.fields)}")
        self._router.announce(event)

    def _language_flaws(self) -> Iterator[Event]:
        """The first message that the language cannot say, and the number of others."""
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
