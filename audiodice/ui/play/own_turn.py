"""A person's turn at a table: keys that throw, choose and commit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice.core.model import Action, Event, Reason
from audiodice.engine.table import Table
from audiodice.present.commands import Command
from audiodice.ui.context import UiContext
from audiodice.ui.play.key_debounce import KeyDebounce
from audiodice.ui.play.selection import Selection, refusal
from audiodice.ui.play.turn_start import TurnStart
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import HELD_BACK, Response

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
        debounce: KeyDebounce,
        turn_start: TurnStart,
        after: Callable[[tuple[Event, ...], int], None],
        act: Callable[[Action], tuple[Event, ...] | None],
    ) -> None:
        """`after` is called with the events of each act and the index of the seat that acted.

        `act` does an action at the table; it returns None if the dice are not there yet, and then
        `landed` gets its events.
        """
        self._context, self._table, self._game = context, table, table.game
        self._selection, self._debounce = selection, debounce
        self._turn_start, self._after, self._act = turn_start, after, act
        self._doubted = Proposal[Action](context, lambda: table.state)
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
            acted = self._act(action)
            if acted is None:  # only the last action throws
                return Response(tuple(events), tuple(events), dice="coming")
            events += acted
            events += self._settle(tuple(events), seat)
        done = tuple(events)
        return Response(self._turn_start.said_of(done, seat), done, news=True)

    def landed(self, events: tuple[Event, ...], seat: int) -> Response:
        """The response to a throw of `seat` whose dice came later than the key."""
        done = (*events, *self._settle(events, seat))
        return Response(self._turn_start.said_of(done, seat), done, news=True)

    def _settle(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """After an act: keep what is kept at once, and let the table know; its events."""
        at_once = self._kept_at_once(seat)
        self._after((*events, *at_once), seat)
        self._selection.kept_at_once = bool(at_once)
        return at_once

    def why_not(self, command: Command) -> Reason | None:
        """Why the rules refuse a command that acts; None if they do not, or if it does not act."""
        if command.id not in self.acts:
            return None
        choices, commit = self._selection.choices, Action(self._game.commit)
        if choices and choices[0].action.verb == commit.verb:
            commit = choices[0].action
        everything = self._game.keep_all(self._table.state)
        no_dice = None if self._selection.has_dice or choices else Action("keep", ())
        acts = {"roll": ROLL, "commit": commit, "all": no_dice or everything}
        action = acts.get(command.id, no_dice)
        return None if action is None else self._table.why_not(action)

    @property
    def rolls(self) -> int:
        """How many dice the key that rolls would throw now; 0 if it would do something else."""
        elsewhere = self._debounce.holds_throw or self._selection.pending is not None
        if elsewhere or self._table.why_not(ROLL) is not None or self._doubt(ROLL) is not None:
            return 0
        return self._game.throw_size(self._table.state, ROLL)

    def _kept_at_once(self, seat: int) -> tuple[Event, ...]:
        """What is kept without a key: if the player has set so, where nothing else can be."""
        wanted = self._context.settings.auto_keep and self._table.turn == seat
        only = self._table.only_keep if wanted else None
        return (self._act(only) or ()) if only else ()

    def _roll(self) -> Response:
        if self._debounce.holds_throw:
            return HELD_BACK
        if self._selection.pending is not None:
            return self._selection.judge_pending()
        return self._ask_first(ROLL)

    def _commit(self) -> Response:
        selection = self._selection
        if selection.pending is not None:
            return selection.judge_pending()
        plain, asked = Action(self._game.commit), self._doubted.open
        if asked is not None and asked.verb == plain.verb:
            return self.play(asked)
        choices = selection.choices
        if not choices or choices[0].action == plain or choices[0].action.verb != plain.verb:
            return self._ask_first(plain)
        # Only the choice that was heard last is taken; another is named first, by a question or so.
        selection.at = selection.at_or_best
        action = choices[selection.at].action
        if question := self._question(action):
            return question
        return self.play(action) if selection.named.open == action else selection.name(selection.at)

    def _toggle(self) -> Response:
        """Keep or release a die; the key that hurried the others may have been pressed for that."""
        return HELD_BACK if self._debounce.just_turned else self._selection.toggle()

    def _digit(self, digit: int) -> Response:
        picks = [choice.action for choice in self._selection.choices]
        picked = [a for a in picks if a.verb != "keep" and a.arg == digit]
        return self._ask_first(picked[0]) if picked else self._selection.digit(digit)

    def _ask_first(self, action: Action) -> Response:
        """Play an action; ask first if it may be a mistake and was not just asked about."""
        return self._question(action) or self.play(action)

    def _question(self, action: Action) -> Response | None:
        """The question about an action that may be a mistake; None if it was just asked."""
        doubt = self._doubt(action)
        if doubt is None:
            return None
        return self._doubted.ask(action, Event(str(doubt), self._table.turn, doubt.fields))

    def _doubt(self, action: Action) -> Reason | None:
        """Why an action may be a mistake; None if it is none, or the player was just asked."""
        table = self._table
        if not self._context.settings.confirmations or table.why_not(action) is not None:
            return None
        doubt = self._game.confirmation(table.state, action)
        return None if self._doubted.open == action else doubt
