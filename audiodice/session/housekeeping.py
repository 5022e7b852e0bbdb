"""Periodic work without a key: devices, solved games, the window's title, settings."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.model import Event
from audiodice.session.notices import Notices
from audiodice.session.output import DesktopOutput
from audiodice.session.saving import SettingsSaving
from audiodice.session.solving_watch import SolvingWatch
from audiodice.ui.router import Router

LOOK_MS = 2000.0  # how often it runs


class Housekeeping:
    """Does a session's periodic work."""

    def __init__(
        self,
        router: Router,
        output: DesktopOutput,
        notices: Notices,
        saving: SettingsSaving,
        news: Callable[[], Sequence[Event]],
        flaws: deque[Diagnostic],
        note: Callable[[str], object],
    ) -> None:
        """`news` returns new events about the saving of games, each once.

        `flaws` collects messages that the language cannot say; `note` writes a line to the log.
        """
        self._router, self._output, self._notices = router, output, notices
        self._saving, self._news, self._flaws, self._note = saving, news, flaws, note
        self._solving = SolvingWatch()
        self._title = ""

    def look(self, *, leaving: bool = False) -> None:
        """Do all periodic work; `leaving`: for the last time."""
        solving, thinking = self._solving.look()
        self._output.play(thinking)
        for event in (
            *self._output.look_after(),
            *self._language_flaws(),
            *solving,
            *self._news(),
            *self._saving.look(leaving=leaving),
        ):
            self.announce(event)
        self.flush_notices()
        self._name_window()

    def flush_notices(self) -> None:
        """Say and play the notices of other threads."""
        said, played = self._notices.take()
        self._output.play(played)
        for event in said:
            self.announce(event)

    def sound_device(self, *, came: bool) -> None:
        """A sound device was removed or added: react at once, not at the next `look`."""
        for event in self._output.sound_device(came=came):
            self.announce(event)

    def announce(self, event: Event) -> None:
        """Say something that no key asked for, and log it."""
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
        """Set the window's title, which screen readers read: the game's standing, or the menu."""
        title = self._router.title()
        if title != self._title:
            self._title = title
            own = title.casefold() == "audiodice"
            self._output.title("audiodice" if own else f"{title} – audiodice")
