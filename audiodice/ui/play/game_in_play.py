"""Undo at a table: one key press is one step back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from audiodice.core.model import Event, Reason, Value
from audiodice.engine.table import Table, Taken
from audiodice.present.words import Words
from audiodice.ui.play.selection import Memory, Selection, refusal
from audiodice.ui.screen import Response


class Before(NamedTuple):
    """How it was before a key press: the number of the table's steps, and the selection."""

    steps: int
    selected: Memory
    kept: tuple[int, ...]
    """The positions of the kept dice."""


class Undoing:
    """What each key press at one table changed, and how to take it back."""

    def __init__(
        self, table: Table, words: Words, selection: Selection, went_back: Callable[[], None]
    ) -> None:
        """`went_back` is called after a step back; the listener of `words` has the names."""
        self._words = words
        self._table, self._selection, self._went_back = table, selection, went_back
        self._presses: list[Before] = []
        self._told_why = False  # that rolls of a fair game cannot be undone

    def remember(self, act: Callable[[], Response]) -> Response:
        """The response of a key press; if it changes something, it can be taken back."""
        table = self._table
        before = Before(table.steps, self._selection.memory, table.game.dice(table.state)[1])
        response = act()
        changed = self._selection.memory.pending != before.selected.pending
        if changed or self._table.steps != before.steps:
            self._presses.append(before)
        return response

    def undo(self) -> Response:
        """Take back the last key press; of a game that was resumed, the last step."""
        table, selection = self._table, self._selection
        press = self._presses[-1] if self._presses else None
        seat, retaken = table.turn, table.retaken
        taken: tuple[Taken, ...] = ()
        if press is None or press.steps != table.steps:
            taken = table.undo(press.steps if press else None)
            if not taken:
                return self._nothing_to_undo()
        if press is not None:
            self._presses.pop()
            selection.restore(press.selected)
        elif table.retaken != retaken:
            selection.begin()
        selection.leave()
        self._went_back()
        fields = self._fields(taken, turned=table.turn != seat)
        fields["first"] = table.retaken > retaken == 0
        undone = Event("undone", table.turn, fields)
        return Response((undone, *selection.half_built, *self._to_pick()), (undone,))

    def _to_pick(self) -> tuple[Event, ...]:
        """What may be chosen and is, where no dice lie there that tell it."""
        game, state = self._table.game, self._table.state
        asked = "choices" in game.queries and game.choices(state) and not game.dice(state)[0]
        return self._table.query("choices") if asked else ()

    def _fields(self, taken: Sequence[Taken], *, turned: bool) -> dict[str, Value]:
        """What was undone, and what lies there now.

        `what` is commit, roll or keep, `box` what a commit filled, `gone` who else's turn went too.
        `faces` are told only if they may not be known any more.
        """
        table, game = self._table, self._table.game
        mine = [step for step in taken if game.turn(step.state) == table.turn]
        commit = next((step.action for step in mine if step.action.verb == game.commit), None)
        rolled = any(step.thrown for step in mine)
        others = {game.turn(step.state): None for step in reversed(taken) if step not in mine}
        faces, kept = game.dice(table.state)
        lie = table.query("roll")[0].fields if "roll" in game.queries else {}
        return {
            **lie,
            "what": "commit" if commit else "roll" if rolled else "keep",
            "box": commit.arg if commit and isinstance(commit.arg, str) else "",
            "gone": tuple(self._words.listener.names[number] for number in others),
            "again": commit is not None or turned,
            "open": bool(faces) and self._selection.pending is None,
            "faces": faces if rolled or others else (),
            "kept": tuple(sorted(faces[place] for place in kept)),
        }

    def _nothing_to_undo(self) -> Response:
        """The refusal; in a fair game it says why once, at any verbosity."""
        if not self._table.fair:
            return refusal(self._table, Reason("nothing_to_undo"))
        first, self._told_why = not self._told_why, True
        return refusal(self._table, Reason("rolls_stand", first=first))
