"""The screens that lie on one another: where responses lead, and for which of them time goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from audiodice.core.model import Event
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.menu import Menu
from audiodice.ui.response import Pop, Push, Response, Restart
from audiodice.ui.screen import Screen


class ScreenStack:
    """The screens, the lowest first; the topmost is in play."""

    def __init__(self, context: UiContext, run: Callable[[Command], Response]) -> None:
        """`run` does a command on the screen in play, and goes where its response leads."""
        self._context, self._run = context, run
        self._screens: list[Screen] = []

    def __len__(self) -> int:
        return len(self._screens)

    @property
    def lowest(self) -> Screen:
        """The one that all others lie on."""
        return self._screens[0]

    @property
    def top(self) -> Screen:
        """The one in play."""
        return self._screens[-1]

    @property
    def awake(self) -> list[Screen]:
        """The screens for which time goes on: what lies below one that pauses waits."""
        pausing = [place for place, screen in enumerate(self._screens) if screen.pauses]
        return self._screens[pausing[-1] if pausing else 0 :]

    def follow(self, response: Response) -> Response:
        """Go where the response leads; its words and cues with those of the place reached."""
        match response.then:
            case Push(screen):
                self._open(screen)
                return both(response, screen.enter())
            case Restart(screen):
                self._screens.clear()
                self._open(screen)
                return both(response, screen.enter())
            case Pop(run):
                self._screens.pop()
                return both(response, self._run(run) if run else self.top.resume())
        return response

    def wrap(self) -> None:
        """Let menus go round at their ends, or not, as the player has set."""
        for screen in self._screens:
            if isinstance(screen, Menu):
                screen.wraps = self._context.settings.wrap

    def _open(self, screen: Screen) -> None:
        self._screens.append(screen)
        self.wrap()


def both(first: Response, second: Response) -> Response:
    """Two responses in one, which leads where the second does."""
    return replace(
        second,
        said=(*first.said, *second.said),
        told=_told(first, second),
        sounded=(*first.sounded, *second.sounded),
        interrupt=first.interrupt and second.interrupt,
        news=first.news or second.news,
    )


def _told(first: Response, second: Response) -> tuple[Event, ...] | None:
    if first.told is None and second.told is None:
        return None
    return tuple(event for r in (first, second) for event in (r.said if r.told is None else r.told))
