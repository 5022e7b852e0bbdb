"""A person's turn at a table: keys that throw, choose, commit and take back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.model import Action, Event, Reason, Value
from audiodice.engine.table import Table
from audiodice.present.commands import Command
from audiodice.ui.confirmation import Confirmation
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness
from audiodice.ui.play.computer_turns import ComputerTurns
from audiodice.ui.play.key_debounce import HELD_BACK, KeyDebounce
from audiodice.ui.play.selection import Selection, refusal
from audiodice.ui.response import Response, tell

ROLL = Action("roll")
_KEEPS = ("kept", "released", "hot_dice", "all_in", "picked")
_WALKS = ("previous", "next", "first", "last")


class OwnTurn:
    """What a person does at one table: `acts` by the id of their command."""

    def __init__(
        self,
        context: UiContext,
        table: Table,
        choosing: Selection,
        others: ComputerTurns,
        guard: KeyDebounce,
        after: Callable[[tuple[Event, ...], int], None],
    ) -> None:
        """`after` is told the events of each act, and the seat that was in turn before it."""
        self._context, self._table, self._game = context, table, table.game
        self._choosing, self._others = choosing, others
        self._guard, self._after = guard, after
        self._doubted = Confirmation[Action](context)
        self._told_why = False  # that in a fair game rolls stand
        self.acts: dict[str, Callable[[], Response]] = {
            "roll": self._roll,
            "commit": self._commit,
            "undo": self.undo,
            "all": choosing.all,
            "toggle": choosing.toggle,
            "left": partial(choosing.walk_dice, -1),
            "right": partial(choosing.walk_dice, 1),
            **{name: partial(choosing.walk, name) for name in _WALKS},
            **{f"digit_{digit}": partial(self._digit, digit) for digit in range(10)},
        }

    def pressed(self, command: Command) -> None:
        """A key was pressed: one that does not throw lets the next one throw again."""
        if command.id != "roll":
            self._guard.another_key()

    def undo(self) -> Response:
        """Take back the last step: a choice that waits, or what the table lets be taken back."""
        choosing, table = self._choosing, self._table
        retaken = table.retaken
        if choosing.pending is not None:
            choosing.pending = None
        elif not table.undo():
            return self._nothing_to_undo()
        choosing.leave()
        self._others.schedule()
        faces, kept = self._game.dice(table.state)
        left = tuple(sorted(faces[place] for place in kept))
        if table.retaken == retaken:
            return tell(Event("undone", table.turn, {"kept": left}))
        choosing.begin()
        told: dict[str, Value] = {"faces": faces, "kept": left, "first": not retaken}
        return tell(Event("throw_undone", table.turn, told))

    def _nothing_to_undo(self) -> Response:
        """The refusal; in a fair game, whatever the player has set, it says why once."""
        if not self._table.fair:
            return refusal(self._table, Reason("nothing_to_undo"))
        first, self._told_why = not self._told_why, True
        return refusal(self._table, Reason("rolls_stand", first=first))

    def play(self, *actions: Action) -> Response:
        """Take actions in order; one response for all of them."""
        events: list[Event] = []
        for action in actions:
            reason = self._table.why_not(action)
            if reason is not None:
                return refusal(self._table, reason)
            self._context.history.mark()
            seat = self._table.turn
            if self._game.throw_size(self._table.state, action):
                self._guard.thrown()
            # Only the last step of a hint is told; its keep is part of it.
            events = [e for e in events if e.key not in _KEEPS]
            events += self._table.act(action)
            self._after(tuple(events), seat)
        told = (*events, *fairness.ended(self._table, events))
        return Response(told, tuple(events), news=True)

    def _roll(self) -> Response:
        if self._guard.holds_throw:
            return HELD_BACK
        if self._choosing.pending is not None:
            return self._choosing.judge_pending()
        return self._ask_first(ROLL)

    def _commit(self) -> Response:
        if self._choosing.pending is not None:
            return self._choosing.judge_pending()
        plain = Action(self._game.commit)
        choices = self._choosing.choices
        if not choices or choices[0].action == plain or choices[0].action.verb != plain.verb:
            return self._ask_first(plain)
        # A choice must be in focus first: the key that commits never surprises.
        if self._choosing.at < 0:
            return self._choosing.walk("first")
        return self._ask_first(choices[self._choosing.at].action)

    def _digit(self, digit: int) -> Response:
        picks = [choice.action for choice in self._choosing.choices]
        picked = [a for a in picks if a.verb != "keep" and a.arg == digit]
        return self.play(picked[0]) if picked else self._choosing.digit(digit)

    def _ask_first(self, action: Action) -> Response:
        """Take an action, unless it may be a slip and has not just been asked about."""
        if self._context.settings.confirmations and self._table.why_not(action) is None:
            doubt = self._game.confirmation(self._table.state, action)
            if doubt is not None and not self._doubted.confirmed(action):
                return tell(Event(str(doubt), self._table.turn, doubt.fields))
        return self.play(action)
