"""The offers that a switch steps through at a table: actions and a few queries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, islice

from audiodice.core.model import Action
from audiodice.present.commands import COMMANDS, Command
from audiodice.ui.play import dice_choice
from audiodice.ui.play.game_in_play import GameInPlay
from audiodice.ui.play.own_turn import ROLL
from audiodice.ui.play.selection import places
from audiodice.ui.screen import Offer, Response

ASKS = ("points", "last_roll", "scores", "turn", "risk", "sheet")
"""The queries that are offered; the others are in the list of keys."""


class SwitchOffers:
    """The offers for switches at one table: reaching an offer names it, a press runs it."""

    def __init__(self, game: GameInPlay, run: Callable[[Command], Response]) -> None:
        """`run` runs a command as if its key had been pressed."""
        self._game, self._table, self._run = game, game.table, run
        self._selection = game.selection

    def offers(self, after: str) -> Iterator[Offer]:
        """Return all offers; those that continue the game come first.

        `after` names what the roll key does after the end; "" during a game. A hint is the second
        offer, because a player with one switch waits for each offer.
        """
        if after:
            yield self._command("roll", after, stays=False)
        elif self._table.here_to_act:
            plays = (self._command(name, stays=False) for name in self._plays())
            onward = chain(self._dice(), plays, self._choices())
            yield from islice(onward, 1)
            yield self._command("hint", stays=not self._game.hint.open)
            yield from onward
            if self._table.may_undo:
                yield self._command("undo")
        else:
            yield self._command("toggle", "offer-hurry", stays=False)
        for name in ASKS:
            if COMMANDS[name].query in self._table.game.queries:
                yield self._command(name)
        yield self._command("back", "pause-menu", stays=False)

    def _command(self, name: str, label: str = "", *, stays: bool = True) -> Offer:
        run = partial(self._run, COMMANDS[name])
        return Offer(name, run, label or f"command-{name}", stays=stays)

    @property
    def _has_boxes(self) -> bool:
        """Whether the choices are boxes, so that dice are kept one by one."""
        choices = self._table.game.choices(self._table.state)
        return any(choice.action.verb == self._table.game.commit for choice in choices)

    def _dice(self) -> Iterator[Offer]:
        """Offer the dice that can be kept or released, in games whose choices are boxes."""
        table = self._table
        faces, kept = table.game.dice(table.state) if self._has_boxes else ((), ())
        for place in range(len(faces)):
            if table.why_not(Action("keep", dice_choice.toggled(kept, place))) is None:
                yield Offer(
                    f"die {place}",
                    partial(self._toggle_die, place),
                    reach=partial(self._name_die, place),
                    text=partial(self._die_label, place),
                    here=place == self._selection.die,
                )

    def _plays(self) -> Iterator[str]:
        """Return the commands that continue the game and are legal now."""
        table = self._table
        if table.why_not(ROLL) is None:
            yield "roll"
        choices = table.game.choices(table.state)
        commit = Action(table.game.commit)
        if table.why_not(commit) is None and all(choice.action != commit for choice in choices):
            yield "commit"
        everything = table.game.keep_all(table.state)
        best = choices[0].action if choices else None
        more = everything.arg and everything != best and not self._has_boxes
        if more and table.why_not(everything) is None:
            yield "all"

    def _choices(self) -> Iterator[Offer]:
        """Offer the choices, best first."""
        for number, choice in enumerate(self._table.game.choices(self._table.state)):
            yield Offer(
                f"choice {number}",
                partial(self._do_choice, number),
                reach=partial(self._selection.name, number),
                text=partial(self._choice_label, number),
                here=number == self._selection.at,
                stays=False,
                rare=choice.event.fields.get("points") == 0,
            )

    def _choice_label(self, number: int) -> str:
        return self._game.context.words.say(self._selection.choices[number].event)

    def _die_label(self, place: int) -> str:
        return self._game.context.words.say(self._selection.told(place))

    def _do_choice(self, number: int) -> Response:
        """Keep the dice of a choice, or commit to it."""
        action = self._selection.choices[number].action
        self._selection.at = number
        if action.verb == self._table.game.commit:
            return self._run(COMMANDS["commit"])
        self._game.debounce.another_key()
        if action.verb == "keep":
            return self._game.remember(partial(self._selection.keep, places(action)))
        return self._game.remember(partial(self._game.play, action))

    def _name_die(self, place: int) -> Response:
        self._selection.die = place
        return self._selection.walk_dice(0)

    def _toggle_die(self, place: int) -> Response:
        self._selection.die = place
        return self._run(COMMANDS["toggle"])
