"""Choosing dice and boxes by single keys: what a face, a place, an arrow makes of the selection.

What the rules call a choice is the table's own state (its kept dice). A selection that may become
one with more dice is not, and waits here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from audiodice.core.dice import FACES
from audiodice.core.model import INCOMPLETE, Action, Choice, Event, Reason, Value
from audiodice.engine.table import Table
from audiodice.ui.context import UiContext
from audiodice.ui.play import dice_choice
from audiodice.ui.play.dice_choice import Verdict
from audiodice.ui.response import Response, refuse


def refusal(table: Table, reason: Reason) -> Response:
    """Why a key did nothing: its words, and the cue of a refusal."""
    return refuse(Event(str(reason), table.turn, reason.fields))


def places(action: Action) -> tuple[int, ...]:
    """The positions of dice that an action names."""
    return action.arg if isinstance(action.arg, tuple) else ()


class Selection:
    """The selection at one table, and where the arrows stand."""

    def __init__(self, context: UiContext, table: Table) -> None:
        self.context = context
        self.table = table
        self.game = table.game
        self.pending: tuple[int, ...] | None = None  # chosen, but not a choice yet
        self.at = -1  # where Up and Down stand
        self.die = -1  # where Left and Right stand
        self._pressed: set[int] = set()  # the faces whose key was pressed since the throw
        self._held: tuple[int, ...] = ()  # what the throw left kept
        self.begin()

    def begin(self) -> None:
        """A throw or a change of turn: every selection and walk begins anew."""
        self.leave()
        self.pending = None
        self._held = self._kept
        self._pressed.clear()

    def leave(self) -> None:
        """The walks begin anew; what is selected stays."""
        self.at = self.die = -1

    @property
    def _faces(self) -> tuple[int, ...]:
        return self.game.dice(self.table.state)[0]

    @property
    def _kept(self) -> tuple[int, ...]:
        return self.game.dice(self.table.state)[1]

    @property
    def _selected(self) -> tuple[int, ...]:
        return self._kept if self.pending is None else self.pending

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules offer now, best first."""
        return self.game.choices(self.table.state)

    # ------------------------------------------------------------------ keeping and releasing

    def all(self) -> Response:
        """Keep all that scores; again, none."""
        if refused := self._no_dice():
            return refused
        everything = self.game.keep_all(self.table.state)
        again = self.pending is None and everything.arg == self._kept
        return self.keep(() if again else places(everything))

    def toggle(self) -> Response:
        """Keep or release the die in focus."""
        if refused := self._no_dice():
            return refused
        self.die = max(self.die, 0)
        return self._toggle(self._order()[self.die])

    def digit(self, digit: int) -> Response:
        """The dice of a face, or the die at a place, as the player has set."""
        if refused := self._no_dice():
            return refused
        faces = self._faces
        if self.context.settings.digits == "place":
            number = (digit or 10) - 1
            if number >= len(faces):
                return refusal(self.table, Reason("no_such_die", dice=len(faces)))
            return self._toggle(self._order()[number])
        if digit not in FACES:
            return refusal(self.table, Reason("no_such_digit"))
        anew = self._starts_anew(digit)
        wanted = dice_choice.of_face(faces, self._selected, digit, self._judge, anew=anew)
        if wanted is None:
            return refusal(self.table, Reason("no_such_face", face=digit))
        return self.keep(wanted, tuple(set(wanted) ^ set(self._selected)))

    def keep(self, positions: tuple[int, ...], moved: tuple[int, ...] = ()) -> Response:
        """Make this the selection; one that is not a choice yet waits here.

        `moved` are the positions whose place left to right is heard.
        """
        faces = self._faces if moved else ()
        action = Action("keep", positions)
        reason = self.table.why_not(action)
        if reason is not None and reason != INCOMPLETE:
            return refusal(self.table, reason)
        self.context.history.mark()
        if reason is not None:
            if self._kept:
                self.table.act(Action("keep", ()))
            self.pending = positions
            events: tuple[Event, ...] = (Event(INCOMPLETE, self.table.turn, reason.fields),)
        else:
            self.pending = None
            events = self.table.act(action)
        placed = {"pan": dice_choice.pan(faces, moved)}
        sounded = tuple(replace(e, fields={**e.fields, **placed}) for e in events)
        return Response(events, sounded)

    def judge_pending(self) -> Response:
        """What the rules say of a selection that waits: it is kept, or what it lacks."""
        reason = self.table.why_not(Action("keep", self.pending))
        return refusal(self.table, reason) if reason else self.keep(self.pending or ())

    def _toggle(self, place: int) -> Response:
        """Keep or release one die, and those that come or go with it."""
        wanted = dice_choice.toggled(self._selected, place)
        reason = self.table.why_not(Action("keep", wanted))
        if reason is not None and reason == INCOMPLETE:
            wanted = dice_choice.settled(wanted, place in wanted, reason.fields)
        return self.keep(wanted, (place,))

    def _judge(self, positions: tuple[int, ...]) -> Verdict:
        reason = self.table.why_not(Action("keep", positions))
        if reason is None:
            return Verdict.LEGAL
        return Verdict.PARTIAL if reason == INCOMPLETE else Verdict.REFUSED

    def _starts_anew(self, face: int) -> bool:
        """Whether this is a face's first press since the throw, its dice as the throw left them."""
        pressed = face in self._pressed
        self._pressed.add(face)
        moved = set(self._selected) ^ set(self._held)
        return not pressed and not any(self._faces[place] == face for place in moved)

    # ------------------------------------------------------------------ walking

    def walk_dice(self, by: int) -> Response:
        """Left and Right: the die there, whether it is kept."""
        if refused := self._no_dice():
            return refused
        faces = self._faces
        wanted = 0 if self.die < 0 else self.die + by
        self.die = max(0, min(wanted, len(faces) - 1))
        place = self._order()[self.die]
        told: dict[str, Value] = {
            **self._more_of(place),
            "face": faces[place],
            "place": self.die + 1,
            "kept": place in self._selected,
            "pan": dice_choice.pan(faces, (self.die,)),
        }
        moved = "menu_move" if wanted == self.die else "menu_edge"
        return Response((Event("die", None, told),), (Event(moved, None, told),))

    def walk(self, where: str) -> Response:
        """Up and Down, Home and End: a choice is heard, and one of dice is made at once."""
        choices = self.choices
        if not choices:
            return self._no_dice() or refusal(self.table, Reason("nothing_to_choose"))
        last = len(choices) - 1
        wanted = {"previous": self.at - 1, "next": self.at + 1, "first": 0, "last": last}[where]
        self.at = max(0, min(wanted, last))
        choice = choices[self.at]
        sounded: tuple[Event, ...] = (Event("menu_edge" if wanted != self.at else "menu_move"),)
        if choice.action.verb != self.game.commit:
            self.pending = None
            self.context.history.mark()
            sounded = (*sounded, *self.table.act(choice.action))
        return Response((choice.event,), sounded)

    def _order(self) -> list[int]:
        """The positions of dice in the order they are told."""
        faces = self._faces
        order = list(range(len(faces)))
        if self.context.settings.dice == "sorted":
            order.sort(key=faces.__getitem__)
        return order

    def _more_of(self, place: int) -> Mapping[str, Value]:
        """What the game tells of each die, where dice differ in more than their face."""
        if "dice" not in self.game.queries:
            return {}
        return self.table.query("dice")[place].fields

    # ------------------------------------------------------------------ refusals

    def _no_dice(self) -> Response | None:
        """The refusal for choosing dice where none lie to choose from."""
        if self._faces:
            return None
        reason = self.table.why_not(Action("keep", ()))
        return refusal(self.table, reason or Reason("nothing_to_choose"))
