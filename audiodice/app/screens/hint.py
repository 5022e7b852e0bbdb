"""H at the table: what to do, in words, and Enter to do it."""

from __future__ import annotations

from audiodice.app.background import Task
from audiodice.core.model import Action, Event, Value
from audiodice.engine.table import Table
from audiodice.opponents import Advice, Adviser
from audiodice.present.words import Words


class Hint:
    """The last hint given, which Enter plays if it is the very next key."""

    def __init__(self, table: Table, words: Words, adviser: Adviser | None) -> None:
        """Prepares the adviser in the background."""
        self._table, self._words, self._adviser = table, words, adviser
        self._open: tuple[Action, ...] = ()
        state = table.state
        self._ready = Task(lambda: adviser.prepare(state)) if adviser else None

    @property
    def open(self) -> bool:
        """Whether a hint was given and no key has closed it."""
        return bool(self._open)

    def take(self) -> tuple[Action, ...]:
        """The actions of the hint just given; any key closes it."""
        actions, self._open = self._open, ()
        return actions

    def give(self, *, numbers: bool) -> Event:
        """The hint as an event, or why there is none."""
        if self._adviser is None or self._ready is None:
            return Event("no_hint")
        if not self._ready.done:
            return Event("hint_not_ready")
        advice = self._adviser.advise(self._table.state)
        if advice is None:
            return Event("no_hint")
        self._open = advice.actions
        fields = self._fields(advice.actions)
        if not numbers:
            return Event("hint", self._table.turn, fields)
        return Event("hint_numbers", self._table.turn, {**fields, **self._numbers(advice)})

    def _fields(self, actions: tuple[Action, ...]) -> dict[str, Value]:
        game, state = self._table.game, self._table.state
        faces: tuple[int, ...] = ()
        for action in actions[:-1]:
            state = game.apply(state, action).state
            table, kept = game.dice(state)
            faces = tuple(sorted(table[place] for place in kept))
        last = actions[-1]
        return {
            "faces": faces,
            "box": last.arg if isinstance(last.arg, str) else "",
            "commit": last.verb == game.commit,
            "throws": game.throw_size(state, last),
        }

    def _numbers(self, advice: Advice) -> dict[str, Value]:
        gap = advice.value - advice.other_value
        other = (
            self._words.say(Event("hint", None, self._fields(advice.other)))
            if (advice.other)
            else ""
        )
        return {
            "value": f"{advice.value:.1f}",
            "other": other,
            "gap": f"{gap:.1f}" if advice.other else "",
        }
