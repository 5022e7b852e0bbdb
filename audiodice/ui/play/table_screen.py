"""The table screen: turns commands into actions and queries of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from audiodice import opponents
from audiodice.core.model import Action, Event, Reason
from audiodice.engine.table import Table
from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness, standing
from audiodice.ui.play.ending import Ending, plays_again
from audiodice.ui.play.game_alone import ComputerTurns
from audiodice.ui.play.game_in_play import Undoing
from audiodice.ui.play.greeting import greeting
from audiodice.ui.play.hint import Hint
from audiodice.ui.play.key_debounce import KeyDebounce
from audiodice.ui.play.own_turn import OwnTurn
from audiodice.ui.play.queries import OF_A_TURN, Queries, no_meaning
from audiodice.ui.play.selection import Selection, refusal
from audiodice.ui.play.switch_actions import SwitchActions
from audiodice.ui.play.switch_offers import offers
from audiodice.ui.play.turn_start import TurnStart
from audiodice.ui.play.turns import Turns
from audiodice.ui.reading import worth_reader
from audiodice.ui.screen import (
    HELD_BACK,
    Offer,
    PlainScreen,
    Response,
    Restart,
    Screen,
    push,
    refuse,
)

HINTS = ("hint", "hint_numbers")


class TableScreen(PlainScreen):
    """One game in play."""

    scope = Scope.TABLE
    at_table = True

    def __init__(
        self,
        context: UiContext,
        table: Table,
        *,
        pause: Callable[[], Screen],
        again: Callable[[], Screen],
        review: Callable[[], Response] | None = None,
    ) -> None:
        """`pause` makes the pause menu, `again` a new table with the same seats; `review` opens
        the review of the finished game."""
        self.context, self.table = context, table
        self._pause, self._again = pause, again
        self._debounce = debounce = KeyDebounce(context.clock)
        self._selection = selection = Selection(context, table, self._choose)
        self._ending = ending = Ending(context, table, review, self._keys_after)
        self._turn_start = start = TurnStart(context, table, ending)
        self._turns = turns = self._others()
        self._hint = hint = Hint(context, table, opponents.adviser(table.game.name))
        self._paused = False
        self._own = own = OwnTurn(
            context, table, selection, debounce, start, self._after, turns.act
        )
        self._undoing = undoing = self._undoes()
        self._queries = Queries(context, table, selection, hint, ending, self._is_over)
        self._switch_actions = SwitchActions(
            table.game, selection, own, undoing, debounce, self.command, context.words.say
        )

    def _keys_after(self, review: bool) -> tuple[Event, ...]:
        """What keys do after the end, where the game can be reviewed or not."""
        return plays_again(review)

    @property
    def over(self) -> bool:
        """Whether nothing more is played here."""
        return self.table.over

    def _is_over(self) -> tuple[Event, ...]:
        """That the game is over, and what keys do now."""
        return (Event("game_over"), *self._keys_after(review=False))

    def _choose(self, action: Action) -> tuple[Event, ...]:
        """Do an action that throws no dice, so that its events are there at once."""
        return self._turns.act(action) or ()

    def _others(self) -> Turns:
        """Who plays besides the player."""
        return ComputerTurns(self.context, self.table, self._turn_start, self._after)

    def _undoes(self) -> Undoing:
        """What takes back the player's key presses."""
        return Undoing(self.table, self.context.words, self._selection, self._turns.schedule)

    # ------------------------------------------------------------------ the screen's side

    @property
    def queries(self) -> tuple[str, ...]:
        """What the game can be asked."""
        return self.table.game.queries

    def can(self, command: Command) -> bool:
        """After the end, of the acts only a new game and what can be undone."""
        if command.group == "friends":
            return False
        if self.over:
            if command.kind is Kind.ACT:
                return command.id == "roll" or (command.id == "undo" and self.table.may_undo)
            if command.query in OF_A_TURN or command.id in HINTS:
                return False
        return super().can(command)

    def not_now(self, command: Command) -> Event | None:
        """While others play, what only the player's own turn has; in it, why the rules refuse."""
        reason: Reason | None = None
        if self.table.here_to_act:
            reason = self._own.why_not(command)
        elif not self.over and (command.id in self._own.acts or command.id in HINTS):
            reason = None if command.id == "toggle" else Reason("not_your_turn")
        return None if reason is None else Event(str(reason), self.table.turn, reason.fields)

    def throws(self, command: Command) -> int:
        """The dice of a roll, if nothing else would be said or asked first."""
        mine = self.table.here_to_act and not (self.over or self._turns.throwing)
        return self._own.rolls if command.id == "roll" and mine else 0

    def name_of(self, command: Command) -> str:
        """After the end, the key that rolls plays again; while others play, one hurries them."""
        if self.over and command.id == "roll":
            return "command-play-again"
        hurries = command.id == "toggle" and not (self.over or self.table.here_to_act)
        return "offer-hurry" if hurries else super().name_of(command)

    def enter(self) -> Response:
        """The game and its players; then who starts, or the standing."""
        self._set_up()
        self._turns.schedule(new_turn=True)
        greets = greeting(self.table, self.context.words)
        said = self._turn_start.said(*greets.speech)
        return replace(greets, speech=(*said, *fairness.begun(self.table)))

    def resume(self) -> Response:
        """After a list: whose turn it is; after the pause menu, or the end, the whole state, and
        what goes on from there."""
        self._set_up()
        self._turns.schedule()
        said = self._whole() if self._paused or self.table.over else self._whose_turn()
        self._paused = False
        if self.table.over:
            said = (*said, *self._keys_after(review=False))
        return Response(said, (Event("menu_close"),))

    def _set_up(self) -> None:
        """Apply settings that a menu may have changed."""
        self.table.throws_stand = self.context.settings.undo == "step"

    def command(self, command: Command) -> Response:
        """Act, answer a query, or refuse with a reason."""
        if command.id != "roll":
            self._debounce.another_key()
        if command.kind is Kind.ASK:
            return self._queries.ask(command)
        if command.id == "back":
            self._paused = True
            return push(self._pause())
        if command.id == "worth":
            return push(worth_reader(self.context, self.table.game.name))
        if command.id == "hint" and (hinted := self._hint.open):
            return self._undoing.remember(partial(self._own.play, *hinted))
        if command.id in HINTS:
            return self._queries.advice(numbers=command.id == "hint_numbers")
        if command.id != "undo" and command.id not in self._own.acts:
            return no_meaning(self.context, self.table, command)
        if waits := self._while_waiting(command):
            return waits
        if command.id == "undo":
            return self._undoing.undo()
        return self._undoing.remember(self._own.acts[command.id])

    def titled(self) -> tuple[Event, ...]:
        """The game, whose turn it is, and the scores."""
        title = Event("titled", None, {"title": self.context.words.text("game_name")})
        scores = self.table.query("scores") if "scores" in self.queries else ()
        return (title, *self._whose_turn(), *scores)

    def offers(self) -> Iterator[Offer]:
        """What can be done now, what continues the game first."""
        after = self.name_of(COMMANDS["roll"]) if self.over else ""
        return offers(
            self.table,
            self._switch_actions,
            mine=self.table.here_to_act,
            after=after,
            hinted=bool(self._hint.open),
        )

    def where(self) -> Response:
        """The whole state: whose turn it is, the dice, the points, and where the player stands."""
        return Response(self._whole())

    def typed(self, name: str, text: str) -> Response | None:  # noqa: ARG002
        """Keys without a command mean nothing at the table."""
        return None

    def due(self) -> float | None:
        """When the next computer player acts, or more is known of a game's end, in ms."""
        return self._turns.due if self._ending.due is None else self._ending.due

    def tick(self) -> Response:
        """A computer player acts, or more is said of the end."""
        if self._ending.due is not None:
            return Response(self._ending.said(), interrupt=False, news=True)
        return self._turns.tick()

    # ------------------------------------------------------------------ how

    def _whole(self) -> tuple[Event, ...]:
        return standing.whole(self.table, self.context.words.listener)

    def _whose_turn(self) -> tuple[Event, ...]:
        return self.table.query("turn") if "turn" in self.queries else ()

    def _while_waiting(self, command: Command) -> Response | None:
        """The response to an act while others play or after the end; else None."""
        if self._turns.throwing:
            return refusal(self.table, Reason("dice_coming"))
        if self.table.here_to_act or (command.id == "undo" and self.table.may_undo):
            return None
        if self.table.over:
            return self._after_the_end(command)
        if command.id == "toggle":
            return self._turns.hurry(Event("hurried"))
        if command.id == "undo" and self._played_here:
            return refusal(self.table, Reason("undo_too_late"))
        return refusal(self.table, Reason("not_your_turn"))

    @property
    def _played_here(self) -> bool:
        """Whether a person here has done something."""
        seats = {self.table.game.turn(step.state) for step in self.table.back}
        return any(self.table.owner(seat) == "here" for seat in seats)

    def _after_the_end(self, command: Command) -> Response:
        if command.id != "roll":
            return refuse(*self._is_over())
        return HELD_BACK if self._debounce.holds_new_game else Response(then=Restart(self._again()))

    def _after(self, events: tuple[Event, ...], seat: int) -> None:
        """Update the selection, the key debounce and the others after an act of `seat`."""
        thrown = any(event.key == "rolled" for event in events)
        if thrown or self.table.turn != seat or self.table.over:
            self._selection.begin()
        if self.table.over:
            self._debounce.ended()
            self._ending.begin()
        if self.table.turn != seat:
            self._debounce.turned()
            self._hint.prepare()
        slip = self.table.owner(seat) == "here" and self.table.may_undo
        self._turns.schedule(new_turn=self.table.turn != seat, slip=slip)
