"""H at the table: what to do, in words, and Enter to do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from audiodice.app.background import Task
from audiodice.app.screens.desk import Desk
from audiodice.core.model import Action, Event, Game, Value
from audiodice.engine.table import Table
from audiodice.opponents import Advice, Adviser

SOON = 0.03  # s: a kept table is often loaded by then, and the hint is exact at once


class Hint:
    """The last hint given, which Enter plays if it is the very next key."""

    def __init__(self, desk: Desk, table: Table, adviser: Adviser | None) -> None:
        self._desk, self._table, self._adviser = desk, table, adviser
        self._actions: tuple[Action, ...] = ()
        self._given_at = 0  # the key press, counted, that it answered
        self._ready = self.prepare()

    def prepare(self) -> Task | None:
        """Let the adviser do the long work of the turn in the background."""
        adviser, state = self._adviser, self._table.state
        return Task(lambda: adviser.prepare(state)) if adviser else None

    @property
    def open(self) -> bool:
        """Whether a hint was given to the key before this one."""
        return bool(self._actions) and self._desk.presses == self._given_at + 1

    def take(self) -> tuple[Action, ...]:
        """The actions of the hint just given; any key closes it."""
        actions, self._actions = self._actions if self.open else (), ()
        return actions

    def give(self, *, numbers: bool) -> Event:
        """The hint as an event, or why there is none."""
        if self._adviser is None or self._ready is None:
            return Event("no_hint")
        solved = self._adviser.study(self._table.state)
        if solved is not None:
            solved.wait(SOON)
        advice = self._soon(self._adviser) if self._ready.done else None
        if advice is None:
            return Event("hint_not_ready", None, {"percent": solved.percent if solved else 0})
        self._actions, self._given_at = advice.actions, self._desk.presses
        fields = told(self._table.game, self._table.state, advice.actions)
        if not numbers:
            return Event("hint", self._table.turn, fields)
        return Event("hint_numbers", self._table.turn, {**fields, **self._numbers(advice)})

    def _soon(self, adviser: Adviser) -> Advice | None:
        """The advice, unless it takes long to make: then the next key finds it made."""
        state = self._table.state
        found: list[Advice | None] = [None]

        def advise() -> None:
            found[0] = adviser.advise(state)

        Task(advise).wait(SOON)
        return found[0]

    def _numbers(self, advice: Advice) -> dict[str, Value]:
        """Values as the unit is spoken: points with one decimal, chances in per cent."""
        scale = 100 if advice.unit == "chance" else 1
        found: dict[str, Value] = {"unit": advice.unit, "value": f"{scale * advice.value:.1f}"}
        if not advice.other:
            return {**found, "gap": "", "other": ""}
        game, state = self._table.game, self._table.state
        other = self._desk.words.say(
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
