"""The keys that throw, choose and commit in a person's turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.model import Action, Event, Reason
from audiodice.present.commands import Command
from audiodice.ui.play.game_in_play import GameInPlay
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import HELD_BACK, Response

ROLL = Action("roll")
_WALKS = ("previous", "next", "first", "last")


class OwnTurn:
    """A person's commands at one table; `acts` maps a command's id to its function."""

    def __init__(self, game: GameInPlay) -> None:
        self._game, self._context, self._table = game, game.context, game.table
        self._rules = game.table.game
        self._selection = selection = game.selection
        self._doubted = Proposal[Action](game.context, lambda: game.table.state)
        self.acts: dict[str, Callable[[], Response]] = {
            "roll": self._roll,
            "commit": self._commit,
            "all": selection.all,
            "toggle": self._toggle,
            "left": partial(selection.walk_dice, -1),
            "right": partial(selection.walk_dice, 1),
            **{name: partial(selection.walk, name) for name in _WALKS},
            **{f"digit_{digit}": partial(self._digit, digit) for digit in range(10)},
        }

    def why_not(self, command: Command) -> Reason | None:
        """Return why the rules refuse a command; None if they allow it or it is not an action."""
        if command.id not in self.acts:
            return None
        selection, action = self._selection, None
        if command.id == "roll":
            action = ROLL
        elif command.id == "commit":
            action, choices = Action(self._rules.commit), selection.choices
            if choices and choices[0].action.verb == action.verb:
                action = choices[0].action
        elif not (selection.has_dice or selection.choices):
            action = Action("keep", ())
        elif command.id == "all":
            action = self._rules.keep_all(self._table.state)
        return None if action is None else self._table.why_not(action)

    @property
    def rolls(self) -> int:
        """How many dice the roll key would throw now; 0 if it would do something else."""
        elsewhere = self._game.debounce.holds_throw or self._selection.pending is not None
        if elsewhere or self._table.why_not(ROLL) is not None or self._doubt(ROLL) is not None:
            return 0
        return self._rules.throw_size(self._table.state, ROLL)

    def _roll(self) -> Response:
        if self._game.debounce.holds_throw:
            return HELD_BACK
        if self._selection.pending is not None:
            return self._selection.judge_pending()
        return self._ask_first(ROLL)

    def _commit(self) -> Response:
        selection = self._selection
        if selection.pending is not None:
            return selection.judge_pending()
        plain, asked = Action(self._rules.commit), self._doubted.open
        if asked is not None and asked.verb == plain.verb:
            return self._game.play(asked)
        choices = selection.choices
        if not choices or choices[0].action == plain or choices[0].action.verb != plain.verb:
            return self._ask_first(plain)
        # Only the choice named by the last message is committed; another choice is named first.
        selection.at = selection.at_or_best
        action = choices[selection.at].action
        if question := self._question(action):
            return question
        if selection.named.open == action:
            return self._game.play(action)
        return selection.name(selection.at)

    def _toggle(self) -> Response:
        """Keep or release a die, unless the key was probably meant to hurry the other players."""
        return HELD_BACK if self._game.debounce.just_turned else self._selection.toggle()

    def _digit(self, digit: int) -> Response:
        picks = [choice.action for choice in self._selection.choices]
        picked = [a for a in picks if a.verb != "keep" and a.arg == digit]
        return self._ask_first(picked[0]) if picked else self._selection.digit(digit)

    def _ask_first(self, action: Action) -> Response:
        return self._question(action) or self._game.play(action)

    def _question(self, action: Action) -> Response | None:
        doubt = self._doubt(action)
        if doubt is None:
            return None
        question = Event(str(doubt), self._table.turn, doubt.fields)
        return self._doubted.ask(action, question, "roll" if action == ROLL else "commit")

    def _doubt(self, action: Action) -> Reason | None:
        """Return why an action may be a mistake; None if not, or if the player was just asked."""
        table = self._table
        if not self._context.settings.confirmations or table.why_not(action) is not None:
            return None
        doubt = self._rules.confirmation(table.state, action)
        return None if self._doubted.open == action else doubt
