"""The picture of a game in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from audiodice.core.model import INCOMPLETE, Action, Board, board_of
from audiodice.core.picture import Choice, Die, DieState, Picture
from audiodice.present.commands import COMMANDS
from audiodice.ui.labels import Labels
from audiodice.ui.play import dice_choice, drawing
from audiodice.ui.play.own_turn import ROLL

if TYPE_CHECKING:
    from audiodice.ui.play.table_screen import TableScreen


class TablePicture:
    """Draws a table as it is now."""

    def __init__(self, screen: TableScreen, labels: Labels) -> None:
        self._screen, self._labels = screen, labels
        self._game, self._table = screen.game, screen.table
        self._rules, self._selection = self._table.game, self._game.selection
        self._boxes = drawing.brings(self._rules, self._table.state)

    def drawn(self, plain: Picture) -> Picture:
        labels, rules, state = self._labels, self._rules, self._table.state
        board, you = board_of(rules, state), labels.words.listener.you
        seat = self._table.turn if you is None else you
        named = self._selection.named.open
        return replace(
            plain,
            turn=drawing.turn(labels, rules, state, board.rolls),
            stake=labels.text("label-stake", points=board.stake) if board.stake else "",
            seats=tuple(drawing.seats(labels, rules, state, board.target, self._screen.present)),
            dice=tuple(self._dice(board)),
            trays=tuple(drawing.trays(labels, board)),
            sheet=tuple(
                drawing.sheet(labels, rules, state, seat, self._box, named.arg if named else None)
            ),
            choices=tuple(self._choices(board)),
            over=self._game.over,
        )

    # ------------------------------------------------------------------ dice

    def _dice(self, board: Board) -> Iterator[Die]:
        selection, labels = self._selection, self._labels
        if self._game.throwing:
            yield from self._rolling()
        elif not selection.has_dice:
            yield from drawing.lying(labels, board)
        else:
            faces, selected = board.faces, selection.selected
            for number, place in enumerate(selection.order):
                state: DieState = "kept" if place in selected else "rolled"
                family = board.families[place] if board.families else 0
                die = drawing.die(
                    labels, number + 1, faces[place], state if board.rolls else "locked", family
                )
                yield replace(die, focus=number == selection.die, may=self._may(place))

    def _may(self, place: int) -> bool:
        """Whether the die at this place can be kept or released."""
        wanted = dice_choice.toggled(self._selection.selected, place)
        reason = self._table.why_not(Action("keep", wanted))
        return self._table.here_to_act and (reason is None or reason == INCOMPLETE)

    def _rolling(self) -> Iterator[Die]:
        """Return the dice of a throw that are not known yet, and those kept beside them."""
        state = self._table.state
        count, (faces, kept) = self._rules.throw_size(state, ROLL), self._rules.dice(state)
        beside = kept if len(kept) + count == len(faces) else ()
        for place in range(len(beside) + count):
            if place in beside:
                yield drawing.die(self._labels, place + 1, faces[place], "kept")
            else:
                yield drawing.die(self._labels, place + 1, 0, "rolling")

    # ------------------------------------------------------------------ boxes and choices

    @property
    def _box(self) -> str:
        """The box where the player is."""
        at = self._selection.at
        return str(self._selection.choices[at].action.arg) if self._boxes and at >= 0 else ""

    def _choices(self, board: Board) -> Iterator[Choice]:
        over, mine = self._game.over, self._table.here_to_act
        roll = self._choice("roll", self._roll(), main=True)
        if over:
            yield roll
            if self._game.ending.review:
                yield self._labels.choice("hint", self._labels.text("review-title"))
        elif mine:
            yield roll
            yield self._choice("commit", self._commit(board), main=not roll.can)
            for name in ("all", "undo", "hint"):
                yield self._choice(name)
        else:
            yield self._choice("toggle", self._labels.text("label-hurry"), main=True)
            if self._table.may_undo:
                yield self._choice("undo")
        yield self._choice("scores")
        yield self._choice("back", self._labels.text("label-menu"))

    def _choice(self, id_: str, label: str = "", *, main: bool = False) -> Choice:
        screen, command = self._screen, COMMANDS[id_]
        can = screen.can(command) and screen.not_now(command) is None
        if id_ == "undo":
            can = self._table.may_undo
        label = label or self._labels.text(screen.name_of(command))
        return self._labels.choice(id_, label, can=can, main=main and can)

    def _roll(self) -> str:
        count = self._rules.throw_size(self._table.state, ROLL)
        if self._game.over or not count:
            return self._labels.text(self._screen.name_of(COMMANDS["roll"]))
        return self._labels.text("label-roll", count=count)

    def _commit(self, board: Board) -> str:
        """Return the words for what ends the turn: with its points, or with the box in focus."""
        name = self._labels.text(self._screen.name_of(COMMANDS["commit"]))
        points = board.stake
        if self._boxes:
            action = self._selection.choices[self._selection.at_or_best].action
            name = self._labels.text("box-item", a=str(action.arg))
            points = self._boxes[str(action.arg)]
        elif not points:
            return name
        return self._labels.text("label-commit", name=name, points=points)
