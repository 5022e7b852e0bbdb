"""Solves any score sheet: the expected points still to come, exactly. Needs numpy.

With V(open boxes, upper points) the points still to come, a turn is played to maximise

    F[roll] = max over open boxes of points + V(the other boxes, the upper points then)

at its end, and before that by the sweeps of `solver_sweeps.py`. V is the mean, over throws of five
dice, of the value of the turn after them. V of a full sheet is the bonus or 0: the bonus is counted
at the end, so V includes it even when it is certain. The states are solved from the full sheet
backwards, in float64.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.sheet_values import SheetValues
from audiodice.opponents.sheet.solver_sweeps import (
    FIRST_ROLL,
    ODDS,
    ROLLS,
    Floats,
    Whole,
    Workspace,
    keep_best,
    throw_rest,
)

if TYPE_CHECKING:
    from audiodice.games.sheet.card import Card

WIDTH = 256  # states solved at once: few calls of numpy, and their values fit into the cache
CLASSES = 32  # the most classes of rolls in a panel of more than one box


class Block(NamedTuple):
    """Sheets solved together: one set of open upper boxes, some sets of lower ones, all totals."""

    upper: int
    lowers: Whole


class _Panel(NamedTuple):
    """Boxes compared together, once for each class of rolls that score the same in all of them."""

    levels: Mapping[str, Whole]  # by box: the index of the level that each class scores
    class_of: Whole  # by roll: its class


def _panel(level_of: Mapping[str, Whole], boxes: tuple[str, ...]) -> tuple[_Panel, int]:
    """The panel of these boxes, and how many classes it has."""
    scored = np.stack([level_of[box] for box in boxes])
    kinds, classes = np.unique(scored, axis=1, return_inverse=True)
    return _Panel(dict(zip(boxes, kinds, strict=True)), classes.ravel()), kinds.shape[1]


def _panels(layout: Layout) -> list[_Panel]:
    """Split the boxes, in their order, into as few panels as `CLASSES` allows."""
    level_of = {}
    """By box: the index of the level that each of `ROLLS` scores."""
    for box in layout.boxes:
        points = [layout.card.worth(roll)[box] for roll in ROLLS]
        level_of[box] = np.unique(points, return_inverse=True)[1]
    panels: list[_Panel] = []
    for box in (*layout.uppers, *layout.lowers):
        if panels:
            joined, classes = _panel(level_of, (*panels[-1].levels, box))
            if classes <= CLASSES:
                panels[-1] = joined
                continue
        panels.append(_panel(level_of, (box,))[0])
    return panels


def blocks(layout: Layout, width: int) -> Iterator[Block]:
    """All states, about `width` at a time, each after the states to which it leads."""
    lowers = np.arange(1 << len(layout.lowers))
    many = np.array([mask.bit_count() for mask in lowers.tolist()])
    for upper in sorted(range(len(layout.totals)), key=int.bit_count):
        step = max(1, width // len(layout.totals[upper]))
        for size in range(len(layout.lowers) + 1):
            alike = lowers[many == size]
            for first in range(0, len(alike), step):
                yield Block(upper, alike[first : first + step])


class _Solving:
    """The values of one sheet while they are computed, block by block."""

    def __init__(self, layout: Layout) -> None:
        self._layout, self._panels = layout, _panels(layout)
        self.values: Floats = np.full(layout.states, np.nan)
        self._levels = {box: np.array(levels)[:, None] for box, levels in layout.levels.items()}
        self._parts = [
            self.values[begin:end].reshape(-1, len(totals))
            for begin, end, totals in zip(
                layout.begins, layout.begins[1:], layout.totals, strict=False
            )
        ]
        """By set of open upper boxes: values by set of open lower boxes x totals."""
        self._known_leads: dict[tuple[int, str], Whole] = {}

    def fill(self, block: Block, workspace: Workspace) -> int:
        """Solve the states of a block, after those they lead to; returns how many states."""
        part = self._parts[block.upper]
        columns = len(block.lowers) * part.shape[1]
        if not block.upper and not block.lowers.any():
            full, card = np.array(self._layout.totals[0]), self._layout.card
            part[0] = np.where(full >= card.threshold, float(card.bonus), 0.0)
            return columns
        values, scratch = workspace.cut(columns)
        rolls = values[FIRST_ROLL:]
        self._finals(block, rolls, scratch)
        for _ in range(2):
            throw_rest(values, scratch)
            keep_best(values, scratch)
        part[block.lowers] = (ODDS @ rolls).reshape(len(block.lowers), -1)
        return columns

    def _finals(self, block: Block, best: Floats, scratch: Floats) -> None:
        """Fill `best`, rolls x columns, with the value of filling the best box with each roll.

        A column is a set of lower boxes and a total of the block, in that order.
        """
        best.fill(-np.inf)
        for panel in self._panels:
            of_class: Floats | None = None
            for box, levels in panel.levels.items():
                scored = self._scored(block, box)
                if scored is not None:
                    one = scored.take(levels, axis=0)
                    of_class = one if of_class is None else np.maximum(of_class, one, out=of_class)
            if of_class is not None:
                of_class.take(panel.class_of, axis=0, out=scratch, mode="clip")
                np.maximum(best, scratch, out=best)

    def _scored(self, block: Block, box: str) -> Floats | None:
        """The value of filling `box`, levels x columns; -inf where it is not open.

        None if it is open nowhere in the block.
        """
        levels, lowers = self._levels[box], block.lowers
        bit = self._layout.bit[box]
        if box in self._layout.uppers:
            if not block.upper & bit:
                return None
            leads = self._leads(block.upper, box)
            after = self._parts[block.upper ^ bit][lowers[:, None], leads[:, None, :]]
            return levels + after.reshape(len(leads), -1)
        if not (opened := (lowers & bit) > 0).any():
            return None
        after = np.where(opened[:, None], self._parts[block.upper][lowers & ~bit], -np.inf)
        return levels + after.reshape(1, -1)

    def _leads(self, upper: int, box: str) -> Whole:
        """The states after filling an open upper box: levels of the box x states of `upper`."""
        layout = self._layout
        rest = upper ^ layout.bit[box]
        if (upper, box) not in self._known_leads:
            self._known_leads[upper, box] = np.array(
                [
                    [layout.state(rest, total + points) for total in layout.totals[upper]]
                    for points in layout.levels[box]
                ]
            )
        return self._known_leads[upper, box]


def solve(
    card: Card,
    boxes: Iterable[str] | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> SheetValues:
    """Solve a sheet with these `boxes` of the card (default all): 13 take 1.3 s, 15 take 6 s.

    `progress` is called with the part done, 0.0 to 1.0, about a thousand times a second. Raises
    ValueError for a box that is not on the card or given twice.
    """
    layout = Layout(card, [box.id for box in card.boxes] if boxes is None else boxes)
    solving = _Solving(layout)
    workspace = Workspace(max(WIDTH, *map(len, layout.totals)))
    done = 0
    progress(0.0)
    for block in blocks(layout, WIDTH):
        done += solving.fill(block, workspace)
        progress(done / layout.states)
    return SheetValues(layout, array("d", solving.values.tobytes()))
