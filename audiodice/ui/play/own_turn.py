"""A person's turn at a table: keys that throw, choose, commit and undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.model import Action, Event, Reason, Value
from audiodice.engine.table import Table
from audiodice.ui.confirmation import Confirmation
from audiodice.ui.context import UiContext
from audiodice.ui.play.computer_turns import ComputerTurns
from audiodice.ui.play.key_debounce import HELD_BACK, KeyDebounce
from audiodice.ui.play.selection import Selection, refusal
from audiodice.ui.play.turn_start import TurnStart
from audiodice.ui.screen import Response, say_and_cue

ROLL = Action("roll")
_KEEPS = ("kept", "released", "hot_dice", "all_in", "picked")
_WALKS = ("previous", "next", "first", "last")


class OwnTurn:
    """A person's commands at one table; `acts` maps a command's id to its function."""

    def __init__(
        self,
        context: UiContext,
        table: Table,
        selection: Selection,
        computers: ComputerTurns,
        debounce: KeyDebounce,
        turn_start: TurnStart,
        after: Callable[[tuple[Event, ...], int], None],
    ) -> None:
        """`after` is called with the events of each act and the index of the seat that acted."""
        self._context, self._table, self._game = context, table, table.game
        self._selection, self._computers = selection, computers
        self._debounce, self._turn_start, self._after = debounce, turn_start, after
        self._doubted = Confirmation[Action](context)
        self._told_why = False  # that rolls of a fair game cannot be undone
        self.acts: dict[str, Callable[[], Response]] = {
            "roll": self._roll,
            "commit": self._commit,
            "undo": self.undo,
            "all": selection.all,
            "toggle": selection.toggle,
            "left": partial(selection.walk_dice, -1),
            "right": partial(selection.walk_dice, 1),
            **{name: partial(selection.walk, name) for name in _WALKS},
            **{f"digit_{digit}": partial(self._digit, digit) for digit in range(10)},
        }

    def undo(self) -> Response:
        """Undo the last step: a pending selection, or what the table allows."""
        selection, table = self._selection, self._table
        retaken = table.retaken
        if selection.pending is not None:
            selection.pending = None
        elif not table.undo():
            return self._nothing_to_undo()
        selection.leave()
        self._computers.schedule()
        faces, kept = self._game.dice(table.state)
        left = tuple(sorted(faces[place] for place in kept))
        if table.retaken == retaken:
            return say_and_cue(Event("undone", table.turn, {"kept": left}))
        selection.begin()
        fields: dict[str, Value] = {"faces": faces, "kept": left, "first": not retaken}
        return say_and_cue(Event("throw_undone", table.turn, fields))

    def _nothing_to_undo(self) -> Response:
        """The refusal; in a fair game it says why once, at any verbosity."""
        if not self._table.fair:
            return refusal(self._table, Reason("nothing_to_undo"))
        first, self._told_why = not self._told_why, True
        return refusal(self._table, Reason("rolls_stand", first=first))

    def play(self, *actions: Action) -> Response:
        """Play actions in order; returns one response for all."""
        events: list[Event] = []
        seat = self._table.turn
        for action in actions:
            reason = self._table.why_not(action)
            if reason is not None:
                return refusal(self._table, reason)
            self._context.history.mark()
            if self._game.throw_size(self._table.state, action):
                self._debounce.thrown()
            # Only the last step of a hint is said; it includes the kept dice.
            events = [e for e in events if e.key not in _KEEPS]
            events += self._table.act(action)
            self._after(tuple(events), seat)
        done = tuple(events)
        return Response(self._turn_start.said_of(done, seat), done, news=True)

    def _roll(self) -> Response:
        if self._debounce.holds_throw:
            return HELD_BACK
        if self._selection.pending is not None:
            return self._selection.judge_pending()
        return self._ask_first(ROLL)

    def _commit(self) -> Response:
        if self._selection.pending is not None:
            return self._selection.judge_pending()
        plain = Action(self._game.commit)
        choices = self._selection.choices
        if not choices or choices[0].action == plain or choices[0].action.verb != plain.verb:
            return self._ask_first(plain)
        # A choice has to be read first, so that the commit key never takes an unknown one.
        if self._selection.at < 0:
            return self._selection.walk("first")
        return self._ask_first(choices[self._selection.at].action)

    def _digit(self, digit: int) -> Response:
        picks = [choice.action for choice in self._selection.choices]
        picked = [a for a in picks if a.verb != "keep" and a.arg == digit]
        return self.play(picked[0]) if picked else self._selection.digit(digit)

    def _ask_first(self, action: Action) -> Response:
        """Play an action; ask first if it may be a mistake and was not just asked about."""
        if self._context.settings.confirmations and self._table.why_not(action) is None:
            doubt = self._game.confirmation(self._table.state, action)
            if doubt is not None and not self._doubted.confirmed(action):
                return say_and_cue(Event(str(doubt), self._table.turn, doubt.fields))
        return self.play(action)
