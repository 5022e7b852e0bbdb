"""Perfect play on any score sheet: the expected points still to come, exactly.

With V(open boxes, upper points) the points still to come, a turn is played to maximise

    F[roll] = max over open boxes of points + V(the other boxes, the upper points then)

at its end. E1 = throw_rest(F), M1 = keep_best(E1), E2 = throw_rest(M1), M2 = keep_best(E2), and V
is the mean of M2 over throws of five dice (the sweeps are in `sweeps.py`). V of a full sheet is
the bonus or 0: the bonus counts as paid at the end, so V includes it to the last, also once it is
sure. The states are solved from the full sheet backwards, in float64.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from audiodice.opponents.sheet.layout import Block, Layout
from audiodice.opponents.sheet.solver_sweeps import (
    FIRST_ROLL,
    ODDS,
    Desk,
    Floats,
    Whole,
    keep_best,
    throw_rest,
)
from audiodice.opponents.sheet.turn_plan import Choice, TurnPlan

if TYPE_CHECKING:
    from audiodice.games.sheet.card import Card

__all__ = ["Choice", "Table", "TurnPlan", "solve"]

WIDTH = 256  # states at a time: few calls of numpy, and their values stay in the cache
CLASSES = 32  # of rolls, at most, in a panel of more than one box

Arrays = Mapping[str, np.ndarray[Any, Any]]


class _Panel(NamedTuple):
    """Boxes compared together, once for each class of rolls that none of them tells apart."""

    levels: Mapping[str, Whole]  # by box: which of its levels each class scores
    class_of: Whole  # by roll


def _panel(layout: Layout, boxes: tuple[str, ...]) -> tuple[_Panel, int]:
    """The panel of these boxes, and how many classes it has."""
    scored = np.stack([layout.level_of[box] for box in boxes])
    kinds, classes = np.unique(scored, axis=1, return_inverse=True)
    return _Panel(dict(zip(boxes, kinds, strict=True)), classes.ravel()), kinds.shape[1]


def _panels(layout: Layout) -> list[_Panel]:
    """Splits the boxes, in their order, into as few panels as `CLASSES` allows."""
    panels: list[_Panel] = []
    for box in (*layout.uppers, *layout.lowers):
        if panels:
            joined, classes = _panel(layout, (*panels[-1].levels, box))
            if classes <= CLASSES:
                panels[-1] = joined
                continue
        panels.append(_panel(layout, (box,))[0])
    return panels


class Table:
    """A sheet solved: the value of every state that play can reach. Make one with `solve`."""

    def __init__(self, layout: Layout, values: Floats) -> None:
        """`values` by state, in the order of the layout."""
        self._layout, self._values, self._panels = layout, values, _panels(layout)
        self._parts = [values[begin:end].reshape(shape) for begin, end, shape in layout.places()]
        """By set of upper boxes: values by set of lower boxes x totals."""

    @property
    def boxes(self) -> tuple[str, ...]:
        """The ids on the sheet."""
        return self._layout.boxes

    @property
    def states(self) -> int:
        """How many states were solved."""
        return len(self._values)

    @property
    def value(self) -> float:
        """The expected total of a whole game, the bonus included, in points."""
        return self.to_come(self.boxes, 0)

    def to_come(self, opened: Iterable[str], upper: int) -> float:
        """Expected points still to come before a turn, the bonus included, sure or not.

        `opened` are box ids in any order, none when the sheet is full; `upper` the points in the
        upper boxes already filled (from the threshold up they are all one). ValueError for a box
        not on the sheet or there twice, or a total that cannot be; it says what is allowed.
        """
        uppers, lowers = self._layout.masks(opened)
        return float(self._parts[uppers][lowers, self._layout.state(uppers, upper)])

    def uppers(self, opened: Iterable[str]) -> tuple[int, ...]:
        """The upper totals, ascending and up to the threshold, that can be with these open."""
        return self._layout.reachable(self._layout.masks(opened)[0])

    def turn(self, opened: Iterable[str], upper: int) -> TurnPlan:
        """The plan of a turn: arguments and errors as for `to_come`, and at least one box."""
        boxes = tuple(opened)
        uppers, lowers = self._layout.masks(boxes)
        if not boxes:
            raise ValueError("a turn needs an open box")
        state = self._layout.state(uppers, upper)
        block, one = Block(uppers, np.array([lowers])), slice(state, state + 1)
        after = {
            box: dict(zip(self._layout.levels[box].tolist(), values[:, 0].tolist(), strict=True))
            for box in boxes
            if (values := self._scored(block, box, one)) is not None
        }
        values, scratch = Desk(1).cut(1)
        self._finals(block, values[FIRST_ROLL:], scratch, one)
        return TurnPlan(self._layout.card, after, values, scratch)

    def to_arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """What `numpy.savez` can keep: `boxes` (ids) and `values` (float64, by state)."""
        return {"boxes": np.array(self.boxes), "values": self._values}

    @classmethod
    def from_arrays(cls, arrays: Arrays, card: Card) -> Table:
        """The table that `to_arrays` gave, of the same card.

        KeyError or ValueError when the arrays cannot be one: an array is missing, of another
        length or kind, or has gaps. That the rules are still the same is for the caller to know.
        """
        layout = Layout(card, map(str, arrays["boxes"].ravel().tolist()))
        values = arrays["values"]
        if values.shape != (layout.states,) or values.dtype != np.float64:
            raise ValueError(f"a table of this sheet has {layout.states} float64 values")
        if not np.isfinite(values).all():
            raise ValueError("the table has gaps")
        return cls(layout, values)

    def fill(self, block: Block, desk: Desk) -> int:
        """Solves the states of a block, once those they lead to are; returns how many."""
        part = self._parts[block.upper]
        columns = len(block.lowers) * part.shape[1]
        if not block.upper and not block.lowers.any():
            part[0] = self._layout.bonuses
            return columns
        values, scratch = desk.cut(columns)
        rolls = values[FIRST_ROLL:]
        self._finals(block, rolls, scratch)
        for _ in range(2):
            throw_rest(values, scratch)
            keep_best(values, scratch)
        part[block.lowers] = (ODDS @ rolls).reshape(len(block.lowers), -1)
        return columns

    def _finals(
        self, block: Block, best: Floats, scratch: Floats, states: slice = slice(None)
    ) -> None:
        """Fills `best`, rolls x columns, with the value of filling the best box with each roll.

        A column is a set of lower boxes and one of the `states` of the block, in that order.
        """
        best.fill(-np.inf)
        for panel in self._panels:
            of_class: Floats | None = None
            for box, levels in panel.levels.items():
                scored = self._scored(block, box, states)
                if scored is not None:
                    one = scored.take(levels, axis=0)
                    of_class = one if of_class is None else np.maximum(of_class, one, out=of_class)
            if of_class is not None:
                of_class.take(panel.class_of, axis=0, out=scratch, mode="clip")
                np.maximum(best, scratch, out=best)

    def _scored(self, block: Block, box: str, states: slice) -> Floats | None:
        """The value of filling `box`, by level x columns; -inf where it is not open.

        None where it is open nowhere in the block.
        """
        levels, lowers = self._layout.levels[box][:, None], block.lowers
        bit = self._layout.bit[box]
        if box in self._layout.uppers:
            if not block.upper & bit:
                return None
            leads = self._layout.leads(block.upper, box)[:, states]
            after = self._parts[block.upper ^ bit][lowers[:, None], leads[:, None, :]]
            return levels + after.reshape(len(leads), -1)
        if not (opened := (lowers & bit) > 0).any():
            return None
        after = np.where(opened[:, None], self._parts[block.upper][lowers & ~bit, states], -np.inf)
        return levels + after.reshape(1, -1)


def _unheard(_part: float) -> None:
    """Nobody waits for the progress."""


def solve(
    card: Card,
    boxes: Iterable[str] | None = None,
    progress: Callable[[float], None] = _unheard,
) -> Table:
    """Solves a sheet with these `boxes` of the card (all by default): 13 take 1.3 seconds, 15 six.

    `progress` hears the part done, from 0.0 to 1.0, about a thousand times a second. ValueError for
    boxes that the card has not, or twice.
    """
    layout = Layout(card, [box.id for box in card.boxes] if boxes is None else boxes)
    table = Table(layout, np.full(layout.states, np.nan))
    desk = Desk(max(WIDTH, layout.widest))
    done = 0
    progress(0.0)
    for block in layout.blocks(WIDTH):
        done += table.fill(block, desk)
        progress(done / layout.states)
    return table
