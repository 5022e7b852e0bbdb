"""At the table: commands become actions and queries, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from audiodice import opponents
from audiodice.core.model import Event, Reason
from audiodice.engine.table import Table
from audiodice.present.commands import Command, Kind, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.play import fairness
from audiodice.ui.play.computer_turns import ComputerTurns
from audiodice.ui.play.greeting import greeting
from audiodice.ui.play.hint import Hint
from audiodice.ui.play.key_debounce import HELD_BACK, KeyDebounce
from audiodice.ui.play.own_turn import OwnTurn
from audiodice.ui.play.queries import Queries, no_meaning
from audiodice.ui.play.selection import Selection, refusal
from audiodice.ui.play.switch_actions import SwitchActions
from audiodice.ui.play.switch_offers import offers
from audiodice.ui.response import Response, Restart, push
from audiodice.ui.screen import Offer, Screen


class TableScreen:
    """One game in play."""

    scope = Scope.TABLE
    takes_text = False
    pauses = False

    def __init__(
        self,
        context: UiContext,
        table: Table,
        seed: int | str,
        *,
        pause: Callable[[Table], Screen],
        again: Callable[[], Screen],
    ) -> None:
        """`pause` makes the pause menu, `again` a new table with the same seats."""
        self.context, self.table, self.game = context, table, table.game
        self._pause, self._again = pause, again
        self._guard = guard = KeyDebounce(context.clock)
        self._choosing = choosing = Selection(context, table)
        self._others = others = ComputerTurns(context, table, seed, self._after)
        self._hint = hint = Hint(context, table, opponents.adviser(table.game.name))
        self._own = own = OwnTurn(context, table, choosing, others, guard, self._after)
        self._asking = Queries(context, table, choosing, others, hint)
        self._hands = SwitchActions(table.game, choosing, own, hint, guard, self.command)

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """Which game, against whom; who starts, or how it stands."""
        self._set_up()
        self._others.schedule(new_turn=True)
        greets = greeting(self.table, self.context.words)
        return replace(greets, said=(*greets.said, *fairness.begun(self.table)))

    def resume(self) -> Response:
        """Back from a menu or a list: whose turn it is."""
        self._set_up()
        self._others.schedule()
        return Response(self._whose_turn(), (Event("menu_close"),))

    def _set_up(self) -> None:
        """Go by settings that a menu may have changed."""
        self.table.throws_stand = self.context.settings.undo == "step"

    def command(self, command: Command) -> Response:
        """Act, ask, or say why not."""
        self._own.pressed(command)
        if command.kind is Kind.ASK:
            return self._asking.ask(command)
        if command.id == "back":
            return push(self._pause(self.table))
        if command.id in ("hint", "hint_numbers"):
            return self._asking.advice(numbers=command.id == "hint_numbers")
        if command.id not in self._own.acts:
            return no_meaning(self.context, self.table, command)
        if command.id == "roll" and self._hint.open:
            return self._own.play(*self._hint.open)
        return self._while_waiting(command) or self._own.acts[command.id]()

    def titled(self) -> tuple[Event, ...]:
        """The game, whose turn it is, and the scores."""
        asked = [q for q in ("turn", "scores") if q in self.game.queries]
        title = Event("titled", None, {"title": self.context.words.text("game_name")})
        return (title, *(event for query in asked for event in self.table.query(query)))

    def offers(self) -> Iterator[Offer]:
        """What can be done now, what plays on first."""
        return offers(self.table, self._hands, mine=not self._others.to_act)

    def where(self) -> Response:
        """Whose turn it is."""
        return Response(self._whose_turn())

    def typed(self, name: str, text: str) -> Response | None:  # noqa: ARG002
        """Keys without a command mean nothing at the table."""
        return None

    def due(self) -> float | None:
        """When the next computer player acts."""
        return self._others.due

    def tick(self) -> Response:
        """A computer player acts."""
        return self._others.tick()

    # ------------------------------------------------------------------ how

    def _whose_turn(self) -> tuple[Event, ...]:
        return self.table.query("turn") if "turn" in self.game.queries else ()

    def _while_waiting(self, command: Command) -> Response | None:
        """What an act comes to while computers play, or after the end; None in a person's turn."""
        if not (self.table.over or self._others.to_act):
            return None
        if command.id == "undo" and self.table.may_undo:
            return self._own.undo()
        if self.table.over:
            return self._after_the_end(command)
        if command.id == "toggle":
            return self._others.hurry(Event("hurried"))
        return refusal(self.table, Reason("not_your_turn"))

    def _after_the_end(self, command: Command) -> Response:
        if command.id != "roll":
            return refusal(self.table, Reason("game_over"))
        return HELD_BACK if self._guard.holds_new_game else Response(then=Restart(self._again()))

    def _after(self, events: tuple[Event, ...], seat: int) -> None:
        """A throw or a change of turn makes every selection and walk begin anew."""
        thrown = any(event.key == "rolled" for event in events)
        if thrown or self.table.turn != seat or self.table.over:
            self._choosing.begin()
        if self.table.over:
            self._guard.ended()
        if self.table.turn != seat:
            self._guard.turned()
            self._hint.prepare()
        self._others.schedule(new_turn=self.table.turn != seat)
