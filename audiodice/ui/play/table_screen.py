"""The table screen: turns commands into actions and queries of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from audiodice.core.model import Action, Event, Reason
from audiodice.core.picture import Picture, Touch
from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.ui.labels import Labels
from audiodice.ui.play import fairness
from audiodice.ui.play.game_in_play import GameInPlay
from audiodice.ui.play.own_turn import OwnTurn
from audiodice.ui.play.queries import OF_A_TURN, Queries, no_meaning
from audiodice.ui.play.selection import refusal
from audiodice.ui.play.standing import greeting
from audiodice.ui.play.switch_offers import SwitchOffers
from audiodice.ui.play.table_picture import TablePicture
from audiodice.ui.reader import worth_reader
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
_ASKED_BY = {"bonus": "bonus", "total": "scores"}
"""The commands that tell more about these lines of a sheet."""


class TableScreen(PlainScreen):
    scope = Scope.TABLE
    at_table = True
    in_front: tuple[str, ...] = ("scores", "back")
    """The commands that always have a button in front."""

    def __init__(
        self, game: GameInPlay, *, pause: Callable[[], Screen], again: Callable[[], Screen]
    ) -> None:
        """`pause` makes the pause menu, `again` a new table with the same seats."""
        self.game, self.context, self.table = game, game.context, game.table
        self._pause, self._again = pause, again
        self._own = OwnTurn(game)
        self._queries = Queries(game)
        self._switch_offers = SwitchOffers(game, self.command)
        self._paused = False

    # ------------------------------------------------------------------ the screen's side

    @property
    def queries(self) -> tuple[str, ...]:
        return self.table.game.queries

    def can(self, command: Command) -> bool:
        """Allow commands of this game; after the end, the only actions are a new game and undo."""
        if command.group == "friends":
            return False
        if command.id == "practise":
            return bool(self.game.over and self.game.ending.to_practise)
        if self.game.over:
            if command.kind is Kind.ACT:
                return command.id == "roll" or (command.id == "undo" and self.table.may_undo)
            if command.query in OF_A_TURN or command.id in ("chance", *HINTS):
                return False
        return super().can(command)

    def not_now(self, command: Command) -> Event | None:
        """Say why the rules refuse a command, or that it is not the player's turn."""
        reason: Reason | None = None
        if self.table.here_to_act:
            reason = self._own.why_not(command)
        elif not self.game.over and (command.id in self._own.acts or command.id in HINTS):
            reason = None if command.id == "toggle" else Reason("not_your_turn")
        return None if reason is None else Event(str(reason), self.table.turn, reason.fields)

    def throws(self, command: Command) -> int:
        mine = self.table.here_to_act and not (self.game.over or self.game.throwing)
        return self._own.rolls if command.id == "roll" and mine else 0

    def name_of(self, command: Command) -> str:
        """Name the roll key "play again" after the end, and the key that hurries other players."""
        if command.id == "roll" and self.game.over:
            return "command-play-again"
        hurries = command.id == "toggle" and not (self.game.over or self.table.here_to_act)
        return "offer-hurry" if hurries else super().name_of(command)

    def enter(self) -> Response:
        """Say the game and its players, then who starts, or the standing of a resumed game."""
        self._set_up()
        self.game.schedule(new_turn=True)
        greets = greeting(self.table, self.context.words)
        said = self.game.turn_starts(*greets.speech)
        return replace(greets, speech=(*said, *fairness.begun(self.table)))

    def resume(self) -> Response:
        """Say whose turn it is; after the pause menu or the end, the whole state.

        After the end, also say what keys do.
        """
        self._set_up()
        self.game.schedule()
        said = self.game.whole() if self._paused or self.table.over else self.game.whose_turn()
        self._paused = False
        if self.table.over:
            said = (*said, *self.game.keys_after(review=False))
        return Response(said, (Event("menu_close"),))

    def _set_up(self) -> None:
        """Apply settings that a menu may have changed."""
        self.table.throws_stand = self.context.settings.undo == "step"

    def command(self, command: Command) -> Response:
        if command.id != "roll":
            self.game.debounce.another_key()
        if command.kind is Kind.ASK:
            return self._queries.ask(command)
        if command.id == "back":
            self._paused = True
            return push(self._pause())
        if command.id == "worth":
            return push(worth_reader(self.context, self.table.game.name))
        if command.id == "hint" and (hinted := self.game.hint.open):
            return self.game.remember(partial(self.game.play, *hinted))
        if command.id in ("chance", "practise", *HINTS):
            return self._queries.reckon(command.id)
        if command.id != "undo" and command.id not in self._own.acts:
            return no_meaning(self.context, self.table, command)
        if waits := self._while_waiting(command):
            return waits
        if command.id == "undo":
            return self.game.undo()
        return self.game.remember(self._own.acts[command.id])

    def titled(self) -> tuple[Event, ...]:
        """Return the game, whose turn it is, and the scores."""
        title = Event("titled", None, {"title": self.context.words.text("game_name")})
        scores = self.table.query("scores") if "scores" in self.queries else ()
        return (title, *self.game.whose_turn(), *scores)

    def offers(self) -> Iterator[Offer]:
        yield from self._switch_offers.offers(
            self.name_of(COMMANDS["roll"]) if self.game.over else ""
        )
        practise = COMMANDS["practise"]
        if self.can(practise):
            yield Offer("practise", partial(self.command, practise), self.name_of(practise))

    def where(self) -> Response:
        return Response(self.game.whole())

    def typed(self, name: str, text: str) -> Response | None:  # noqa: ARG002
        return None

    def due(self) -> float | None:
        return self.game.due()

    def tick(self) -> Response:
        return self.game.tick()

    # ------------------------------------------------------------------ the picture

    def drawn(self, plain: Picture, labels: Labels) -> Picture:
        """Draw the game: seats, dice, trays, sheet, and the choices in front."""
        return TablePicture(self, labels).drawn(plain)

    @property
    def hurries(self) -> bool:
        """Whether `toggle` hurries who is in turn."""
        return True

    def present(self, seat: int) -> bool:  # noqa: ARG002 - all are at this program
        """Whether the player of a seat is there."""
        return True

    def touched(self, touch: Touch) -> Response:
        self.game.debounce.another_key()
        if touch.what == "box":
            return self._touch_box(str(touch.id))
        if waits := self._while_waiting(COMMANDS["all"]):
            return waits
        selection = self.game.selection
        if dice := len(selection.order):
            if touch.id not in range(1, dice + 1):
                return refusal(self.table, Reason("no_such_die", dice=dice))
            selection.die = int(touch.id) - 1
        return self.command(COMMANDS["toggle"])

    def _touch_box(self, box: str) -> Response:
        """Go to a box, or fill it if the player is there; its bonus and total only tell more."""
        if box in _ASKED_BY:
            return self.command(COMMANDS[_ASKED_BY[box]])
        if "sheet" not in self.queries:
            return refuse(Event("no_such_action"))
        if waits := self._while_waiting(COMMANDS["commit"]):
            return waits
        action, selection = Action(self.table.game.commit, box), self.game.selection
        if reason := self.table.why_not(action):
            return refusal(self.table, reason)
        place = [choice.action for choice in selection.choices].index(action)
        here = place == selection.at
        return self.command(COMMANDS["commit"]) if here else selection.name(place)

    # ------------------------------------------------------------------ refusals

    def _while_waiting(self, command: Command) -> Response | None:
        """Return the response to an action while others play or after the end, else None."""
        if self.game.throwing:
            return refusal(self.table, Reason("dice_coming"))
        if self.table.here_to_act or (command.id == "undo" and self.table.may_undo):
            return None
        if self.table.over:
            return self._after_the_end(command)
        if command.id == "toggle":
            return self.game.hurry(Event("hurried"))
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
            return refuse(*self.game.is_over())
        if self.game.debounce.holds_new_game:
            return HELD_BACK
        return Response(then=Restart(self._again()))
