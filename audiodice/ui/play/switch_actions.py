"""Actions of switch access at a table: reaching an item names it, a press does it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from audiodice.core.model import Event, Game
from audiodice.present.commands import COMMANDS, Command
from audiodice.ui.play.game_in_play import Undoing
from audiodice.ui.play.key_debounce import KeyDebounce
from audiodice.ui.play.own_turn import OwnTurn
from audiodice.ui.play.selection import Selection, places
from audiodice.ui.screen import Response


class SwitchActions:
    """Runs a command, names or takes a choice or a die (index), and gives hints."""

    def __init__(
        self,
        game: Game[Any],
        selection: Selection,
        own: OwnTurn,
        undoing: Undoing,
        debounce: KeyDebounce,
        run: Callable[[Command], Response],
        say: Callable[[Event], str],
    ) -> None:
        """`run` runs a command as if its key had been pressed; `say` puts an event into words."""
        self._game = game
        self._selection, self._own, self._undoing = selection, own, undoing
        self._debounce = debounce
        self.run, self._say = run, say

    @property
    def choice(self) -> int:
        """The index of the choice that Up and Down have reached; -1 for none."""
        return self._selection.at

    @property
    def die(self) -> int:
        """The index of the die that Left and Right have reached; -1 for none."""
        return self._selection.die

    def name_choice(self, place: int) -> Response:
        """Name a choice without selecting its dice."""
        return self._selection.name(place)

    def choice_in_words(self, place: int) -> str:
        """The name of a choice, for a list."""
        return self._say(self._selection.choices[place].event)

    def die_in_words(self, place: int) -> str:
        """The name of a die, for a list, and whether it is kept."""
        return self._say(self._selection.told(place))

    def take_choice(self, place: int) -> Response:
        """Keep the dice of a choice, or commit to it."""
        action = self._selection.choices[place].action
        self._selection.at = place
        if action.verb == self._game.commit:
            return self.run(COMMANDS["commit"])
        self._debounce.another_key()
        if action.verb == "keep":
            keep = partial(self._selection.keep, places(action))
            return self._undoing.remember(keep)
        return self._undoing.remember(partial(self._own.play, action))

    def name_die(self, place: int) -> Response:
        """Name a die, and say whether it is kept."""
        self._selection.die = place
        return self._selection.walk_dice(0)

    def turn_die(self, place: int) -> Response:
        """Keep or release a die."""
        self._selection.die = place
        return self.run(COMMANDS["toggle"])

    def hint(self) -> Response:
        """Give a hint; pressed again at once, play it."""
        return self.run(COMMANDS["hint"])
