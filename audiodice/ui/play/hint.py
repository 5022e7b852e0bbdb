"""Hints at a table: the hint key says what to do; pressed again, it does that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from audiodice.core.model import Action, Event, Game, Value
from audiodice.engine.table import Table
from audiodice.opponents import Advice, Adviser
from audiodice.ui.context import UiContext
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, refuse, say_and_cue, wait_for


class Hint:
    """The last hint; it can be played while it is the last message."""

    def __init__(self, context: UiContext, table: Table, adviser: Adviser | None) -> None:
        self._context, self._table, self._adviser = context, table, adviser
        self._given = Proposal[tuple[Action, ...]](context, lambda: table.state)
        self.prepare()

    def prepare(self) -> None:
        """Let the adviser do its long work for the turn in the background."""
        adviser, state = self._adviser, self._table.state
        if adviser is not None:
            self._context.background.later(map(adviser.prepare, (state,)))

    @property
    def open(self) -> tuple[Action, ...]:
        """The actions of the hint if it is the last message, else ()."""
        return self._given.open or ()

    def give(self, *, numbers: bool) -> Response:
        """Give a hint, with its value if `numbers`, or say why there is none."""
        adviser, state = self._adviser, self._table.state
        if adviser is None:
            return refuse(Event("no_hint"))
        solved = adviser.study(state)

        def advise() -> Response:
            advice = self._context.background.start(lambda: adviser.advise(state))
            return wait_for(advice, show)

        def show(advice: Advice | None) -> Response:
            if advice is None:
                percent = solved.percent if solved else 0
                if solved:
                    solved.awaited = True
                return refuse(Event("hint_not_ready", None, {"percent": percent}))
            return self._show(advice, numbers=numbers)

        return wait_for(solved.loading, lambda _: advise()) if solved else advise()

    def _show(self, advice: Advice, *, numbers: bool) -> Response:
        key, state = "hint_numbers" if numbers else "hint", self._table.state
        fields = hint_fields(self._table.game, state, advice.actions, worth=not numbers)
        if numbers:
            fields |= self._numbers(advice)
        hint = Event(key, self._table.turn, fields)
        self._given.make(advice.actions, hint)
        self._table.hinted = True
        how: dict[str, Value] = {"numbers": numbers, "first": bool(fields.get("other"))}
        return say_and_cue(hint, Event("hint_how", None, how))

    def _numbers(self, advice: Advice) -> dict[str, Value]:
        """Return values as they are spoken (see `rounded`): points, or chances in percent.

        `gap` and `other` describe the next best action; both are "" if it is equally good or said
        in the same words.
        """
        scale = 100 if advice.unit == "chance" else 1
        found: dict[str, Value] = {
            "unit": advice.unit,
            "value": rounded(scale * advice.value),
            # `other` is also empty if the adviser knows no values, or omits useless actions.
            "only": not advice.other and forced(self._table.game, self._table.state),
        }
        gap = str(rounded(scale * (advice.value - advice.other_value))) if advice.other else ""
        worse = gap not in ("", "0.0") and advice.unit != "rule"
        other = self._told(advice.other) if worse else ""
        if other in ("", self._told(advice.actions)):
            return {**found, "gap": "", "other": ""}
        return {**found, "gap": gap, "other": other}

    def _told(self, actions: tuple[Action, ...]) -> str:
        fields = hint_fields(self._table.game, self._table.state, actions)
        return self._context.words.say(Event("hint", self._table.turn, fields))


def rounded(value: float) -> int | str:
    """Return a value as it is spoken: a whole number, or one decimal if below one."""
    return round(value) if abs(value) >= 0.95 else f"{value:.1f}"


def forced(game: Game[Any], state: Any) -> bool:
    """Whether the rules allow only one decision: one set of dice, and one action with it."""
    found: set[tuple[Any, Action]] = set()
    seen, ahead = {state}, [state]
    while ahead and len(found) < 2:
        now = ahead.pop()
        faces, places = game.dice(now)
        kept = tuple(sorted(faces[place] for place in places))
        for action in game.legal_actions(now):
            if action.verb == game.commit or game.throw_size(now, action):
                found.add((kept or now, action))  # without kept dice, the state may have a pick
            elif (then := game.apply(now, action).state) not in seen:
                seen.add(then)
                ahead.append(then)
    return len(found) == 1


def hint_fields(
    game: Game[Any], state: Any, actions: Sequence[Action], *, worth: bool = False
) -> dict[str, Value]:
    """Return the fields of a `hint` event for a decision.

    They are the game's fields for the keep or pick, and: `faces` kept (1-6), whether they are
    `all` dice that can be kept, the `box`, whether it scores `zero`, its upper `bonus`, the `pick`
    (0: none), whether the decision is the `commit`, and the number of dice it `throws`. With
    `worth`, also the points of the box; 0 means that they are not said.
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
    chosen = [choice.event.fields for choice in game.choices(state) if choice.action == last]
    brings: Mapping[str, Value] = chosen[0] if chosen else {}
    return {
        **fields,
        "faces": faces,
        "all": everything,
        "box": last.arg if isinstance(last.arg, str) else "",
        "worth": brings.get("points", 0) if worth else 0,
        "zero": brings.get("points") == 0,
        "bonus": brings.get("bonus", 0),
        "pick": pick,
        "commit": last.verb == game.commit,
        "throws": game.throw_size(state, last),
    }
