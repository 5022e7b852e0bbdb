"""Selecting dice and boxes with single keys: faces, positions and arrows.

A legal choice is part of the table's state (its kept dice). A partial selection, which may become
legal with more dice, is pending here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from audiodice.core.dice import FACES
from audiodice.core.model import INCOMPLETE, Action, Choice, Event, Reason, Value
from audiodice.engine.table import Table
from audiodice.ui.play import dice_choice
from audiodice.ui.play.dice_choice import Verdict
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, refuse, say_and_cue

if TYPE_CHECKING:
    from audiodice.ui.play.game_in_play import GameInPlay


def refusal(table: Table, reason: Reason) -> Response:
    """Return the refusal of a key: the reason in words, and the cue."""
    return refuse(Event(str(reason), table.turn, reason.fields))


def places(action: Action) -> tuple[int, ...]:
    """Return the dice positions (indices from 0) that an action names."""
    return action.arg if isinstance(action.arg, tuple) else ()


class Memory(NamedTuple):
    """The part of a selection that the table does not store; undo restores it."""

    pending: tuple[int, ...] | None
    pressed: frozenset[int]
    held: tuple[int, ...]


class Selection:
    """The selection at one table, and the focus of the arrow keys."""

    def __init__(self, game: GameInPlay) -> None:
        self._game, self._context, self._table = game, game.context, game.table
        self._rules = game.table.game
        self.pending: tuple[int, ...] | None = None  # selected, but not a legal choice yet
        self.at = -1  # index of the choice in focus (Up and Down), or -1
        self.die = -1  # index of the die in focus (Left and Right), or -1
        self._pressed: frozenset[int] = frozenset()  # faces whose key was pressed since the throw
        self.kept_at_once = False  # whether the dice were kept with the throw, without a key
        self._held: tuple[int, ...] = ()  # the positions kept right after the throw
        # The choice that was named last.
        self.named = Proposal[Action](game.context, lambda: game.table.state)
        self.begin()

    def begin(self) -> None:
        """Reset the selection and the focus, after a throw or a change of turn."""
        self.leave()
        self.pending = None
        self.kept_at_once = False
        self._held = self._kept
        self._pressed = frozenset()

    def leave(self) -> None:
        """Reset the focus; the selection stays."""
        self.at = self.die = -1

    @property
    def memory(self) -> Memory:
        return Memory(self.pending, self._pressed, self._held)

    def restore(self, memory: Memory) -> None:
        self.pending, self._pressed, self._held = memory

    @property
    def has_dice(self) -> bool:
        return bool(self._faces)

    @property
    def _faces(self) -> tuple[int, ...]:
        return self._rules.dice(self._table.state)[0]

    @property
    def _kept(self) -> tuple[int, ...]:
        return self._rules.dice(self._table.state)[1]

    @property
    def selected(self) -> tuple[int, ...]:
        return self._kept if self.pending is None else self.pending

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The legal choices, best first; boxes in sheet order if the settings say so."""
        found = self._rules.choices(self._table.state)
        in_sheet_order = self._context.settings.box_order == "sheet"
        boxes = self._boxes() if in_sheet_order else ()
        return (
            tuple(sorted(found, key=lambda c: boxes.index(str(c.action.arg)))) if boxes else found
        )

    @property
    def at_or_best(self) -> int:
        """The index of the choice in focus; without a focus, that of the best choice."""
        best = self._rules.choices(self._table.state)[0]
        return self.choices.index(best) if self.at < 0 else self.at

    # ------------------------------------------------------------------ keeping and releasing

    def all(self) -> Response:
        """Keep all dice that score; if they are kept already, say them again."""
        if refused := self._no_dice():
            return refused
        everything = self._rules.keep_all(self._table.state)
        if self.pending is None and everything.arg == self._kept:
            return say_and_cue(*self._rules.apply(self._table.state, everything).events)
        return self.keep(places(everything))

    def toggle(self) -> Response:
        """Keep or release the die in focus."""
        if refused := self._no_dice():
            return refused
        self.die = max(self.die, 0)
        return self._toggle(self.order[self.die])

    def digit(self, digit: int) -> Response:
        """Select the dice of a face or the die at a position, depending on the settings.

        Once dice cannot be rolled any more, name the box with this number on the sheet.
        """
        if refused := self._no_dice():
            return refused
        boxes = self._boxes()
        if boxes and self._table.why_not(Action("keep", ())) is not None:
            return self._name_box(boxes, digit)
        faces = self._faces
        if self._context.settings.digits == "place":
            number = (digit or 10) - 1
            if number >= len(faces):
                return refusal(self._table, Reason("no_such_die", dice=len(faces)))
            return self._toggle(self.order[number])
        if digit not in FACES:
            return refusal(self._table, Reason("no_such_digit"))
        anew = self._starts_anew(digit)
        if anew and self.kept_at_once and any(faces[place] == digit for place in self._kept):
            return self.keep(self._kept)  # this press would have kept them, so do not release them
        wanted = dice_choice.of_face(faces, self.selected, digit, self._judge, anew=anew)
        if wanted is None:
            return refusal(self._table, Reason("no_such_face", face=digit))
        return self.keep(wanted)

    def keep(self, positions: tuple[int, ...]) -> Response:
        """Select these dice; a selection that is not a legal choice yet becomes pending.

        The cue is panned to the dice that are kept or released.
        """
        action, selected = Action("keep", positions), self.selected
        reason = self._table.why_not(action)
        if reason is not None and reason != INCOMPLETE:
            return refusal(self._table, reason)
        placed = {"pan": self._pan(positions, selected)}
        self._context.history.mark()
        if reason is not None:
            if self._kept:
                self._act(Action("keep", ()))
            self.pending = positions
            events: tuple[Event, ...] = (Event(INCOMPLETE, self._table.turn, reason.fields),)
        else:
            self.pending = None
            events = self._act(action)
        fewer = len(positions) < len(selected)
        sounded = (Event("released", self._table.turn),) if fewer else events
        return Response(events, tuple(replace(e, fields={**e.fields, **placed}) for e in sounded))

    def _pan(self, positions: tuple[int, ...], before: tuple[int, ...]) -> int:
        """Return the stereo position (percent) of the dice in which two selections differ.

        If the selections are equal, return the position of all their dice.
        """
        order = self.order
        moved = set(positions) ^ set(before) or positions
        return dice_choice.pan(order, [order.index(place) for place in moved])

    @property
    def half_built(self) -> tuple[Event, ...]:
        """The event that says which dice the pending selection lacks; () without one."""
        reason = self._table.why_not(Action("keep", self.pending)) if self.pending else None
        return (Event(str(reason), self._table.turn, reason.fields),) if reason else ()

    def judge_pending(self) -> Response:
        """Keep the pending selection if the rules allow it, else say which dice it lacks."""
        reason = self._table.why_not(Action("keep", self.pending))
        return refusal(self._table, reason) if reason else self.keep(self.pending or ())

    def _toggle(self, place: int) -> Response:
        """Keep or release one die, and the dice that depend on it."""
        wanted = dice_choice.toggled(self.selected, place)
        reason = self._table.why_not(Action("keep", wanted))
        if reason is None or reason != INCOMPLETE:
            return self.keep(wanted)
        added = place in wanted
        response = self.keep(dice_choice.settled(wanted, added, reason.fields))
        if added or not reason.fields.get("orphans"):
            return response
        alone = Event(INCOMPLETE, self._table.turn, reason.fields)  # says why these go too
        return replace(response, speech=(alone, *response.speech))

    def _judge(self, positions: tuple[int, ...]) -> Verdict:
        reason = self._table.why_not(Action("keep", positions))
        if reason is None:
            return Verdict.LEGAL
        return Verdict.PARTIAL if reason == INCOMPLETE else Verdict.REFUSED

    def _starts_anew(self, face: int) -> bool:
        """Whether a face's key is pressed first since the throw, and its dice are unchanged."""
        pressed = face in self._pressed
        self._pressed |= {face}
        moved = set(self.selected) ^ set(self._held)
        return not pressed and not any(self._faces[place] == face for place in moved)

    # ------------------------------------------------------------------ walking

    def walk_dice(self, by: int) -> Response:
        """Go to the next die (Left and Right), and say whether it is kept."""
        if refused := self._no_dice():
            return refused
        faces = self._faces
        wanted = 0 if self.die < 0 else self.die + by
        self.die = max(0, min(wanted, len(faces) - 1))
        told = self.told(self.die)
        moved = "menu_move" if wanted == self.die else "menu_edge"
        return Response((told,), (Event(moved, None, told.fields),))

    def told(self, number: int) -> Event:
        """Return the event for the die at this index (in spoken order) and whether it is kept."""
        faces, place = self._faces, self.order[number]
        fields: dict[str, Value] = {
            **self._more_of(place),
            "face": faces[place],
            "place": number + 1,
            "kept": place in self.selected,
            "pan": dice_choice.pan(faces, (number,)),
        }
        return Event("die", None, fields)

    def walk(self, where: str) -> Response:
        """Go to a choice (Up, Down, Home, End): say it, and select its dice if it has any."""
        choices = self.choices
        if not choices:
            return self._no_dice() or refusal(self._table, Reason("nothing_to_choose"))
        last = len(choices) - 1
        wanted = {"previous": self.at - 1, "next": self.at + 1, "first": 0, "last": last}[where]
        place = max(0, min(wanted, last))
        named = self.name(place)
        self._context.asked = None  # the same key walks on and does not answer a question
        sounded: tuple[Event, ...] = (Event("menu_edge" if wanted != place else "menu_move"),)
        action = choices[place].action
        if action.verb != self._rules.commit:
            placed = {"pan": self._pan(places(action), self.selected)}
            self.pending = None
            self._context.history.mark()
            kept = self._act(action)
            sounded = (*sounded, *(replace(e, fields={**e.fields, **placed}) for e in kept))
        return replace(named, cues=sounded)

    def name(self, place: int) -> Response:
        """Name the choice at this index without selecting it."""
        choice = self.choices[place]
        self.at = place
        self.named.make(choice.action, choice.event)
        return Response((choice.event,), (Event("menu_move"),))

    def _name_box(self, boxes: Sequence[str], digit: int) -> Response:
        number = (digit or 10) - 1
        action = Action(self._rules.commit, boxes[number] if number < len(boxes) else "")
        reason = self._table.why_not(action)
        if reason is not None:
            return refusal(self._table, reason)
        return self.name([choice.action for choice in self.choices].index(action))

    def _act(self, action: Action) -> tuple[Event, ...]:
        """Do an action that does not throw dice."""
        return self._game.act(action) or ()

    def _boxes(self) -> tuple[str, ...]:
        """Return the ids of all boxes, filled or open, in sheet order; () without score sheets."""
        if "sheet" not in self._rules.queries:
            return ()
        lines = (event.fields for event in self._table.query("sheet") if event.key == "sheet_line")
        return tuple(str(fields["box"]) for fields in lines)

    @property
    def order(self) -> list[int]:
        """Return the positions of the dice in the order in which they are said."""
        return self.order_of(self._faces)

    def order_of(self, faces: Sequence[int]) -> list[int]:
        """Return the positions of these dice in the order in which they would be said."""
        order = list(range(len(faces)))
        if self._context.settings.dice == "sorted":
            order.sort(key=faces.__getitem__)
        return order

    def _more_of(self, place: int) -> Mapping[str, Value]:
        """Return the game's fields of a die, if dice differ in more than their face."""
        if "dice" not in self._rules.queries:
            return {}
        return self._table.query("dice")[place].fields

    # ------------------------------------------------------------------ refusals

    def _no_dice(self) -> Response | None:
        """Return the refusal if there are no dice to select, else None."""
        if self.has_dice:
            return None
        reason = self._table.why_not(Action("keep", ()))
        return refusal(self._table, reason or Reason("nothing_to_choose"))
