"""A game in play: its table, the acts of all seats and their times, and undo."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from audiodice import opponents
from audiodice.core.model import Action, Event, Reason, Value
from audiodice.engine.table import Table, Taken
from audiodice.ui.context import GUARD_MS, PACES, UiContext
from audiodice.ui.play import fairness, standing
from audiodice.ui.play.chance import ChanceToWin
from audiodice.ui.play.ending import Ending
from audiodice.ui.play.hint import Hint
from audiodice.ui.play.selection import Memory, Selection, refusal
from audiodice.ui.screen import Response

END_GUARD_MS = 1000  # a key pressed by reflex after the last throw must not start a new game


class KeyDebounce:
    """Decides which keys to ignore, by the times of the last throw, change of turn, and end."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock  # returns ms
        self._thrown_at = self._turned_at = self._ended_at = -inf
        self._another = True  # whether another key followed the last throw

    def another_key(self) -> None:
        """Note a key that does not throw, so that the next throw is not a repeated press."""
        self._another = True

    def thrown(self) -> None:
        self._thrown_at, self._another = self._clock(), False

    def turned(self) -> None:
        self._turned_at = self._clock()

    def ended(self) -> None:
        self._ended_at = self._clock()

    @property
    def holds_throw(self) -> bool:
        twice = self._clock() - self._thrown_at < GUARD_MS and not self._another
        return twice or self.just_turned

    @property
    def just_turned(self) -> bool:
        """Whether the turn changed so recently that a key may be meant for the previous turn."""
        return self._clock() - self._turned_at < GUARD_MS

    @property
    def holds_new_game(self) -> bool:
        """Whether it is too soon after the end to start a new game."""
        return self._clock() - self._ended_at < END_GUARD_MS


_KEEPS = ("kept", "released", "hot_dice", "all_in", "picked")
_TURN_STARTS = ("turn", "next_turn")  # the rules' events for the start of a turn


class Before(NamedTuple):
    """The state before a key press: the number of steps at the table, and the selection."""

    steps: int
    selected: Memory
    kept: tuple[int, ...]
    """The positions of the kept dice."""


class GameInPlay(ABC):
    """One game in play: `GameAlone` or `GameWithFriends`.

    The player acts by `play` and `act`, and undoes by `undo`. The other seats act in `tick`, at
    the time of `due`: one throw at a time, at the set pace. `acted` is called after each act of any
    seat, and `said_of` returns the events to say about it.
    """

    def __init__(
        self,
        context: UiContext,
        table: Table,
        review: Callable[[], Response] | None = None,
    ) -> None:
        """`review` opens the review of the finished game."""
        self.context, self.table = context, table
        self.debounce = KeyDebounce(context.clock)
        self.selection = Selection(self)
        self.ending = Ending(self, review)
        self.hint = Hint(context, table, opponents.adviser(table.game.name))
        self.chance = ChanceToWin(context, table)
        self._at = 0.0  # when another seat acts, in ms of the clock
        self._hurrying = False
        self._presses: list[Before] = []
        self._told_why = False  # whether it was said that rolls of a fair game cannot be undone

    # ------------------------------------------------------------------ state of the game

    @property
    def over(self) -> bool:
        """Whether the game is over here."""
        return self.table.over

    @property
    def throwing(self) -> bool:
        """Whether the dice of the player's throw are not known yet."""
        return False

    def whose_turn(self) -> tuple[Event, ...]:
        return self.table.query("turn") if "turn" in self.table.game.queries else ()

    def whole(self) -> tuple[Event, ...]:
        """Return whose turn it is, the dice, the points, and the player's standing."""
        return standing.whole(self.table, self.context.words.listener)

    def is_over(self) -> tuple[Event, ...]:
        """Say that the game is over, and what keys do now."""
        return (Event("game_over"), *self.keys_after(review=False))

    def keys_after(self, *, review: bool) -> tuple[Event, ...]:
        """Say what keys do after the end of the game; `review`: it can be reviewed."""
        return (Event("plays_again", None, {"review": review}),)

    # ------------------------------------------------------------------ acting

    @abstractmethod
    def act(self, action: Action) -> tuple[Event, ...] | None:
        """Do an action of the player; returns None if its dice are not known yet."""

    def play(self, *actions: Action) -> Response:
        """Do the player's actions in order; returns one response for all."""
        events: list[Event] = []
        seat = self.table.turn
        for action in actions:
            reason = self.table.why_not(action)
            if reason is not None:
                return refusal(self.table, reason)
            self.context.history.mark()
            if self.table.game.throw_size(self.table.state, action):
                self.debounce.thrown()
            # Only the last action of a hint is said; that includes the kept dice.
            events = [e for e in events if e.key not in _KEEPS]
            acted = self.act(action)
            if acted is None:  # only the last action throws
                return Response(tuple(events), tuple(events), dice="coming")
            events += acted
            events += self._keep_at_once(tuple(events), seat)
        return self._played(tuple(events), seat)

    def _played(self, events: tuple[Event, ...], seat: int) -> Response:
        return Response(self.said_of(events, seat), events, news=True)

    def _keep_at_once(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """After an act of the player, keep dice without a key if the settings say so and no other
        decision is possible; returns the events of the keep."""
        wanted = self.context.settings.auto_keep and self.table.turn == seat
        only = self.table.only_keep if wanted else None
        at_once = (self.act(only) or ()) if only else ()
        self.acted((*events, *at_once), seat)
        self.selection.kept_at_once = bool(at_once)
        return at_once

    def acted(self, events: tuple[Event, ...], seat: int) -> None:
        """Update everything that depends on the table after an act of any `seat`."""
        table = self.table
        turned = table.turn != seat
        if turned or table.over or any(event.key == "rolled" for event in events):
            self.selection.begin()
        if table.over:
            self.debounce.ended()
            self.ending.begin()
        if turned:
            self.debounce.turned()
            self.hint.prepare()
            self.chance.prepare()
        slip = table.owner(seat) == "here" and table.may_undo
        self.schedule(new_turn=turned, slip=slip)

    # ------------------------------------------------------------------ messages

    def turn_starts(self, *whose: Event) -> tuple[Event, ...]:
        """Return the events said at the start of a turn; `whose` says whose turn it is.

        Called for each turn of a person or a computer, and for the current turn when a table is
        opened. Add an event to the result to say it at each of them.
        """
        return whose

    def said_of(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """Return the events to say about an act of `seat`, and after the end, about the game."""
        table, said = self.table, list[Event]()
        for event in events:
            if event.key not in _TURN_STARTS:
                said.append(event)
                continue
            # "Bo's turn" is left out between others: the next line names Bo.
            others = not (table.over or table.here_to_act) and table.owner(seat) != "here"
            said += self.turn_starts(*() if others and event.key == "turn" else (event,))
        return (*said, *fairness.ended(table, events), *self.ending.said())

    # ------------------------------------------------------------------ the other seats

    def schedule(self, *, new_turn: bool = False, slip: bool = False) -> None:
        """Set the time of the next act: the pause is longer before a turn than between its throws.

        `slip`: until then a person can undo the action that ended the previous turn.
        """
        before_turn, between = PACES[self.context.settings.pace]
        wait = before_turn if new_turn else between
        if new_turn and slip:
            wait = max(wait, self.context.settings.undo_pause)
        self._at = self.context.clock() + wait

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: never, or not known yet."""
        return self._others_due if self.ending.due is None else self.ending.due

    def tick(self) -> Response:
        """Let another seat act, or say more about the end."""
        if self.ending.due is not None:
            return Response(self.ending.said(), interrupt=False, news=True)
        return self._others_act()

    @property
    @abstractmethod
    def _others_due(self) -> float | None:
        """When another seat acts next, in ms of the clock."""

    @abstractmethod
    def _others_act(self) -> Response:
        """Let the other seats do the acts that are due."""

    @abstractmethod
    def hurry(self, *cues: Event) -> Response:
        """Play without pauses to the player's turn or the end; only cues of results are played."""

    # ------------------------------------------------------------------ undo

    def remember(self, press: Callable[[], Response]) -> Response:
        """Return the response to a key press, and let undo take back what the press changed."""
        table = self.table
        before = Before(table.steps, self.selection.memory, table.game.dice(table.state)[1])
        response = press()
        changed = self.selection.memory.pending != before.selected.pending
        if changed or table.steps != before.steps:
            self._presses.append(before)
        return response

    def undo(self) -> Response:
        """Take back the last key press, or in a resumed game the last step."""
        table, selection = self.table, self.selection
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
        fields = self._undone_fields(taken, turned=table.turn != seat)
        fields["first"] = table.retaken > retaken == 0
        game, state = table.game, table.state
        # The choices are said if there are no dice to show them.
        asked = "choices" in game.queries and game.choices(state) and not game.dice(state)[0]
        return self._undone(fields, *table.query("choices") if asked else ())

    def _undone(self, fields: dict[str, Value], *more: Event) -> Response:
        self.selection.leave()
        self.schedule()
        undone = Event("undone", self.table.turn, fields)
        return Response((undone, *self.selection.half_built, *more), (undone,))

    def _undone_fields(self, taken: Sequence[Taken], *, turned: bool) -> dict[str, Value]:
        """Return the fields about what was undone and the dice that lie there now.

        `what` is commit, roll or keep, `box` the box of a commit, `gone` the other players whose
        turns were undone too. `faces` are included only if the player may not know them any more.
        """
        table, game = self.table, self.table.game
        mine = [step for step in taken if game.turn(step.state) == table.turn]
        commit = next((step.action for step in mine if step.action.verb == game.commit), None)
        rolled = any(step.thrown for step in mine)
        others = {game.turn(step.state): None for step in reversed(taken) if step not in mine}
        faces, kept = game.dice(table.state)
        lie = table.query("roll")[0].fields if "roll" in game.queries else {}
        names = self.context.words.listener.names
        return {
            **lie,
            "what": "commit" if commit else "roll" if rolled else "keep",
            "box": commit.arg if commit and isinstance(commit.arg, str) else "",
            "gone": tuple(names[number] for number in others),
            "again": commit is not None or turned,
            "open": bool(faces) and self.selection.pending is None,
            "faces": faces if rolled or others else (),
            "kept": tuple(sorted(faces[place] for place in kept)),
        }

    def _nothing_to_undo(self) -> Response:
        """Return the refusal; in a fair game it gives the reason once, at any verbosity."""
        if not self.table.fair:
            return refusal(self.table, Reason("nothing_to_undo"))
        first, self._told_why = not self._told_why, True
        return refusal(self.table, Reason("rolls_stand", first=first))
