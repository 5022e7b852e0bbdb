"""The stack of open screens."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.present.commands import Command
from audiodice.ui.screen import Pop, Push, Response, Restart, Screen


class ScreenStack:
    """The open screens, the lowest first; the topmost is active."""

    def __init__(self, run: Callable[[Command], Response]) -> None:
        """`run` runs a command on the active screen and follows its response."""
        self._run = run
        self._screens: list[Screen] = []

    @property
    def any(self) -> bool:
        """Whether a screen is open: not before the start."""
        return bool(self._screens)

    @property
    def lowest(self) -> Screen:
        """The lowest screen."""
        return self._screens[0]

    @property
    def top(self) -> Screen:
        """The active screen."""
        return self._screens[-1]

    @property
    def awake(self) -> list[Screen]:
        """The screens whose timers run: not those below a screen that pauses."""
        pausing = [place for place, screen in enumerate(self._screens) if screen.pauses]
        return self._screens[pausing[-1] if pausing else 0 :]

    @property
    def table(self) -> Screen | None:
        """The screen on which a game is in play, even if a menu lies over it; None for no game."""
        return next((screen for screen in self._screens if screen.at_table), None)

    def lay(self, *screens: Screen) -> None:
        """Put screens on top without a word: the player is going on to another one."""
        self._screens += screens

    def follow(self, response: Response) -> Response:
        """Change screens as a response says; returns it joined with the new screen's response."""
        match response.then:
            case Push(screen):
                self._screens.append(screen)
                return response.before(screen.enter())
            case Restart(screen):
                for closed in self._screens:
                    closed.left()
                self._screens[:] = [screen]
                return response.before(screen.enter())
            case Pop(run):
                self._screens.pop().left()
                return response.before(self._run(run) if run else self.top.resume())
        return response
