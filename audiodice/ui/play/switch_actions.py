"""What a player with switches does at the table: coming to a thing names it, a press does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiodice.core.model import Event, Game
from audiodice.present.commands import COMMANDS, Command
from audiodice.ui.play.hint import Hint
from audiodice.ui.play.key_debounce import KeyDebounce
from audiodice.ui.play.own_turn import OwnTurn
from audiodice.ui.play.selection import Selection, places
from audiodice.ui.response import Response


class SwitchActions:
    """A command, a choice or a die by its place (index), or a hint."""

    def __init__(
        self,
        game: Game[Any],
        choosing: Selection,
        own: OwnTurn,
        hint: Hint,
        guard: KeyDebounce,
        run: Callable[[Command], Response],
    ) -> None:
        """`run` does a command as if its key had been pressed."""
        self._game = game
        self._choosing, self._own, self._hint, self._guard = choosing, own, hint, guard
        self.run = run

    def name_choice(self, place: int) -> Response:
        """A choice is only named: coming to it with a switch takes nothing yet."""
        choice = self._choosing.choices[place]
        return Response((choice.event,), (Event("menu_move"),))

    def take_choice(self, place: int) -> Response:
        """Keep its dice, or commit to it."""
        action = self._choosing.choices[place].action
        self._choosing.at = place
        if action.verb == self._game.commit:
            return self.run(COMMANDS["commit"])
        self._guard.another_key()
        if action.verb == "keep":
            return self._choosing.keep(places(action), places(action))
        return self._own.play(action)

    def name_die(self, place: int) -> Response:
        """The die there, whether it is kept."""
        self._choosing.die = place
        return self._choosing.walk_dice(0)

    def turn_die(self, place: int) -> Response:
        """Keep the die there, or release it."""
        self._choosing.die = place
        return self.run(COMMANDS["toggle"])

    def hint(self) -> Response:
        """A hint; pressed again at once, what it said."""
        return self.run(COMMANDS["roll" if self._hint.open else "hint"])
