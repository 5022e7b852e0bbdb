"""H at the table: what to do, in words, and Enter to do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiodice.app import crash_handling
from audiodice.app.background import Task
from audiodice.core.model import Action, Event, Game, Value
from audiodice.engine.table import Table
from audiodice.opponents import Advice, Adviser
from audiodice.ui.confirmation import Confirmation
from audiodice.ui.context import UiContext

SOON = 0.03  # s: a kept table is often loaded by then, and the hint is exact at once


class Hint:
    """The last hint given, which Enter plays if it is the very next key."""

    def __init__(self, context: UiContext, table: Table, adviser: Adviser | None) -> None:
        self._context, self._table, self._adviser = context, table, adviser
        self._given = Confirmation[tuple[Action, ...]](context)
        self._ready = self.prepare()
        self._advising: tuple[Any, Task[Advice | None]] | None = None  # of a state, not done yet

    def prepare(self) -> Task[None] | None:
        """Let the adviser do the long work of the turn in the background."""
        adviser, state = self._adviser, self._table.state
        return Task(lambda: adviser.prepare(state)) if adviser else None

    @property
    def open(self) -> tuple[Action, ...]:
        """The actions of the hint that was given to the key before this one."""
        return self._given.open or ()

    def give(self, *, numbers: bool) -> Event:
        """The hint as an event, or why there is none."""
        if self._adviser is None or self._ready is None:
            return Event("no_hint")
        solved = self._adviser.study(self._table.state)
        if solved is not None:
            solved.wait(SOON)
        work = self._advise(self._adviser) if self._ready.done else None
        if work is not None and work.failure is not None:
            return crash_handling.sorry(work.failure)
        advice = work.value if work is not None else None
        if advice is None:
            return Event("hint_not_ready", None, {"percent": solved.percent if solved else 0})
        self._given.ask(advice.actions)
        fields = told(self._table.game, self._table.state, advice.actions)
        if not numbers:
            return Event("hint", self._table.turn, fields)
        return Event("hint_numbers", self._table.turn, {**fields, **self._numbers(advice)})

    def _advise(self, adviser: Adviser) -> Task[Advice | None]:
        """The making of the advice; one that takes long goes on, and the next key finds it made."""
        state = self._table.state
        if self._advising is not None and self._advising[0] is state:
            work = self._advising[1]
        else:
            work = Task(lambda: adviser.advise(state))
        self._advising = None if work.wait(SOON) else (state, work)
        return work

    def _numbers(self, advice: Advice) -> dict[str, Value]:
        """Values as the unit is spoken: points with one decimal, chances in per cent."""
        scale = 100 if advice.unit == "chance" else 1
        found: dict[str, Value] = {"unit": advice.unit, "value": f"{scale * advice.value:.1f}"}
        if not advice.other:
            return {**found, "gap": "", "other": ""}
        game, state = self._table.game, self._table.state
        other = self._context.words.say(
            Event("hint", self._table.turn, told(game, state, advice.other))
        )
        gap = scale * (advice.value - advice.other_value)
        return {**found, "gap": f"{gap:.1f}", "other": other}


def told(game: Game[Any], state: Any, actions: Sequence[Action]) -> dict[str, Value]:
    """A decision as the fields of a `hint`: those of what it keeps or picks, and more.

    `faces` kept, whether they are `all` there is to keep, the `box`, the `pick` (0 for none),
    whether it is the `commit`, and how many dice it `throws`.
    """
    fields: dict[str, Value] = {}
    faces: tuple[int, ...] = ()
    everything, pick = False, 0
    for action in actions[:-1]:
        everything = action == game.keep_all(state)
        pick = action.arg if isinstance(action.arg, int) else 0
        step = game.apply(state, action)
        state, fields = step.state, {**step.events[-1].fields}
        table, kept = game.dice(state)
        faces = tuple(sorted(table[place] for place in kept))
    last = actions[-1]
    return {
        **fields,
        "faces": faces,
        "all": everything,
        "box": last.arg if isinstance(last.arg, str) else "",
        "pick": pick,
        "commit": last.verb == game.commit,
        "throws": game.throw_size(state, last),
    }
