"""The picture of a game in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from audiodice.core.model import INCOMPLETE, Action
from audiodice.core.picture import Choice, Die, Picture
from audiodice.present.commands import COMMANDS
from audiodice.ui.labels import Labels
from audiodice.ui.play import dice_choice
from audiodice.ui.play.drawing import Drawing
from audiodice.ui.play.own_turn import ROLL

if TYPE_CHECKING:
    from audiodice.ui.play.table_screen import TableScreen


class TablePicture(Drawing):
    """Draws a table with the player's selection and choices."""

    def __init__(self, screen: TableScreen, labels: Labels) -> None:
        self._screen, self._game, self._table = screen, screen.game, screen.table
        self._selection = selection = screen.game.selection
        super().__init__(labels, self._table.game, self._table.state)
        self.over = self._game.over
        if self.boxes and selection.at >= 0:
            self.focus = selection.choices[selection.at].action.arg
        self.fills = selection.named.open and self.focus

    def present(self, seat: int) -> bool:
        return self._screen.present(seat)

    def drawn(self, plain: Picture) -> Picture:
        return replace(super().drawn(plain), choices=tuple(self._choices()))

    def dice(self) -> Iterator[Die]:
        if self._game.throwing:
            yield from self._rolling()
            return
        selection, faces = self._selection, self.board.faces
        open_ = selection.has_dice and self.board.rolls != 0
        order = selection.order_of(faces)
        dice = self.roll(order, selection.selected, open_=open_)
        for number, (die, place) in enumerate(zip(dice, order, strict=True)):
            may = open_ and self._may(place)
            yield replace(die, focus=open_ and number == selection.die, may=may)

    def _may(self, place: int) -> bool:
        """Whether the die at this place can be kept or released."""
        wanted = dice_choice.toggled(self._selection.selected, place)
        reason = self._table.why_not(Action("keep", wanted))
        return self._table.here_to_act and (reason is None or reason == INCOMPLETE)

    def _rolling(self) -> Iterator[Die]:
        """Return the dice of a throw that are not known yet, and those kept beside them."""
        count, (faces, kept) = self.rules.throw_size(self.state, ROLL), self.rules.dice(self.state)
        beside = kept if len(kept) + count == len(faces) else ()
        for place in range(len(beside) + count):
            lies = place in beside
            yield self.die(place + 1, faces[place] if lies else 0, "kept" if lies else "rolling")

    # ------------------------------------------------------------------ choices

    def _choices(self) -> Iterator[Choice]:
        text = self.labels.text
        roll = self._choice("roll", self._roll(), main=True)
        if self.over:
            yield roll
            if self._game.ending.review:
                yield self.labels.choice("hint", text("review-title"))
            if self._game.ending.to_practise:
                yield self._choice("practise")
        elif self._table.here_to_act:
            yield roll
            yield self._choice("commit", self._commit(), main=not roll.can)
            yield from map(self._choice, ("all", "undo", "hint"))
            if self._screen.can(COMMANDS["practise"]) and not self.over:
                yield self._choice("practise")
        else:
            if self._screen.hurries:
                yield self._choice("toggle", text("label-hurry"), main=True)
            if self._table.may_undo:
                yield self._choice("undo")
        for id_ in self._screen.in_front:
            yield self._choice(id_, text("label-menu") if id_ == "back" else "")

    def _choice(self, id_: str, label: str = "", *, main: bool = False) -> Choice:
        screen, command = self._screen, COMMANDS[id_]
        can = screen.can(command) and screen.not_now(command) is None
        if id_ == "undo":
            can = self._table.may_undo
        label = label or self.labels.text(screen.name_of(command))
        return self.labels.choice(id_, label, can=can, main=main and can)

    def _roll(self) -> str:
        count = 0 if self.over else self.rules.throw_size(self.state, ROLL)
        if not count:
            return self.labels.text(self._screen.name_of(COMMANDS["roll"]))
        return self.labels.text("label-roll", count=count)

    def _commit(self) -> str:
        """Return the words for what ends the turn: with its points, or the box in focus."""
        name = self.labels.text(self._screen.name_of(COMMANDS["commit"]))
        points = self.board.stake
        if self.boxes:
            box = str(self.focus or next(iter(self.boxes)))
            name, points = self.labels.text("box-item", a=box), self.boxes[box]
        elif not points:
            return name
        return self.labels.text("label-commit", name=name, points=points)
