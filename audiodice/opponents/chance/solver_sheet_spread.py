"""Solves how the points still to come on a sheet are spread under perfect play. Needs numpy.

A turn is played by its best choices, as in `sheet/solver.py`, and the odds of the dice are pushed
forward through it. That gives, for each state at the start of a turn, P(box, points), and

    D(state) = sum over (box, points) of P(box, points) * D(the next state) moved up by the points

where D of a full sheet is the bonus or 0 for certain. A turn fills one box, so D is needed only for
the states with the last two numbers of open boxes; the others are dropped once they are packed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from audiodice.core.dice import FACES
from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.chance.sheet_table import Spreads
from audiodice.opponents.chance.solver_sheet_packing import Packing
from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.solver import WIDTH, Block, blocks, solve
from audiodice.opponents.sheet.solver_sweeps import (
    FIRST_ROLL,
    INDEX,
    KEEPS,
    ODDS,
    ROLLS,
    Floats,
    Whole,
    Workspace,
    throw_rest,
)

if TYPE_CHECKING:
    from audiodice.games.sheet.card import Card

Singles = npt.NDArray[np.float32]
Choices = npt.NDArray[np.int8]
"""By dice x columns: 0 for keeping all of them, or n for taking away one of their nth face."""

_VALUES = 0.05  # the part of the work that goes into solving the values


def _less(size: int) -> list[tuple[Whole, Whole]]:
    """For each n, the rows of dice that have an nth face, and their rows without one die of it."""
    rows = [(row, dice) for row, dice in enumerate(KEEPS) if len(dice) == size]
    found = []
    for nth in range(min(size, len(FACES))):
        pairs = []
        for row, dice in rows:
            faces = sorted(set(dice))
            if nth < len(faces):
                place = dice.index(faces[nth])
                pairs.append((row, INDEX[dice[:place] + dice[place + 1 :]]))
        having, without = np.array(pairs).T
        found.append((having, without))
    return found


_UPWARDS = [_less(size) for size in range(1, DICE + 1)]


def _one_more(size: int) -> tuple[Whole, list[tuple[Whole, Whole]]]:
    """The rows of dice of this size; for each face, those with one more die of it.

    Beside these, as a column: which of its faces, counted from 1, is that face.
    """
    rows = [row for row, dice in enumerate(KEEPS) if len(dice) == size]
    found = []
    for face in FACES:
        more = [tuple(sorted((*KEEPS[row], face))) for row in rows]
        nth = [sorted(set(dice)).index(face) + 1 for dice in more]
        found.append((np.array([INDEX[dice] for dice in more]), np.array(nth)[:, None]))
    return np.array(rows), found


_ONE_MORE = [_one_more(size) for size in range(DICE)]


def keep_best(values: Floats) -> Choices:
    """As `solver_sweeps.keep_best`, in place; returns the choices that give the best keeps."""
    choices = np.zeros(values.shape, np.int8)
    for ways in _UPWARDS:
        for nth, (rows, less) in enumerate(ways, 1):
            one, best = values[less], values[rows]
            better = one > best
            values[rows] = np.where(better, one, best)
            choices[rows] = np.where(better, nth, choices[rows])
    return choices


def push(rolled: Floats, choices: Choices) -> Floats:
    """From the chances of rolls, rolls x columns, those after these choices and the next throw."""
    chances = np.zeros(choices.shape)
    chances[FIRST_ROLL:] = rolled
    for rows, ways in reversed(_ONE_MORE):
        for more, nth in ways:
            chances[rows] += chances[more] * (choices[more] == nth)
    chances *= choices == 0
    for rows, ways in _ONE_MORE:
        for more, _ in ways:  # for one face, all different
            chances[more] += chances[rows] / len(FACES)
    return chances[FIRST_ROLL:]


class _Spreading:
    """The distributions of one sheet while they are computed, block by block."""

    def __init__(self, layout: Layout, values: Floats) -> None:
        """`values`: the expected points to come by state."""
        self._layout, self._values, card = layout, values, layout.card
        self._order = (*layout.uppers, *layout.lowers)
        self._tops = sorted((layout.levels[box][-1] for box in layout.boxes), reverse=True)
        self._level_of = {
            box: np.searchsorted(layout.levels[box], [card.worth(roll)[box] for roll in ROLLS])
            for box in layout.boxes
        }
        self._scores = {
            box: (np.arange(len(layout.levels[box]))[:, None] == level_of).astype(float)
            for box, level_of in self._level_of.items()
        }
        """By box: levels x rolls, 1 where the roll scores that level."""
        self._workspace = Workspace(max(WIDTH, *map(len, layout.totals)))
        self._row = np.zeros(layout.states, np.int32)  # in the array of its layer, by state
        self._before = self._layer = np.zeros((0, 0), np.float32)
        self.packing = Packing(layout)

    def begin_layer(self, opened: int, states: int) -> None:
        """Go on to the states with so many open boxes, one more than before."""
        width = 1 + self._layout.card.bonus + sum(self._tops[:opened])
        self._before, self._layer = self._layer, np.zeros((states, width), np.float32)
        self._used = 0

    def fill(self, block: Block, opened: int) -> int:
        """Compute the states of a block, with `opened` boxes open; returns how many states."""
        layout = self._layout
        states = self._states(block.upper, block.lowers).ravel()
        rows = slice(self._used, self._used + len(states))
        self._row[states], self._used = np.arange(rows.start, rows.stop), rows.stop
        spread = self._layer[rows]
        if opened:
            self._play(block, spread)
        else:
            for state, total in enumerate(layout.totals[0]):
                spread[state, layout.card.bonus if total >= layout.card.threshold else 0] = 1
        by_lower = spread.reshape(len(block.lowers), -1, spread.shape[1])
        self.packing.add(block.upper, block.lowers.tolist(), by_lower)
        return len(states)

    def _states(self, upper: int, lowers: Whole) -> Whole:
        """The states with these open boxes, sets of lower boxes x totals."""
        width = len(self._layout.totals[upper])
        return self._layout.begins[upper] + lowers[:, None] * width + np.arange(width)

    def _play(self, block: Block, spread: Singles) -> None:
        """Add the distributions of a block to `spread`, columns x points, which is 0."""
        values, scratch = self._workspace.cut(len(spread))
        best = values[FIRST_ROLL:]
        best.fill(-np.inf)
        filled = np.full(best.shape, -1, np.int8)  # the place of the best box in `_order`
        ways = []
        for place, box in enumerate(self._order):
            after = self._after(block, box)
            if after is None:
                continue
            gained = np.array(self._layout.levels[box])[:, None]
            scored = np.where(after < 0, -np.inf, gained + self._values[after])
            one = scored[self._level_of[box]]
            filled[one > best] = place
            np.maximum(best, one, out=best)
            ways.append((place, box, after))
        choices = []
        for _ in range(2):
            throw_rest(values, scratch)
            choices.append(keep_best(values))
        rolled = np.repeat(ODDS[:, None], len(spread), axis=1)
        for choice in reversed(choices):
            rolled = push(rolled, choice)
        for place, box, after in ways:
            chances = self._scores[box] @ (rolled * (filled == place))
            for points, chance, states in zip(
                self._layout.levels[box], chances.astype(np.float32), after, strict=True
            ):
                at = np.flatnonzero(chance)
                moved = self._before[self._row[states[at]], : spread.shape[1] - points]
                spread[at, points : points + moved.shape[1]] += chance[at, None] * moved

    def _after(self, block: Block, box: str) -> Whole | None:
        """The states after filling a box, levels x columns; -1 where it is not open.

        None if it is open nowhere in the block.
        """
        layout, lowers = self._layout, block.lowers
        bit, levels = layout.bit[box], layout.levels[box]
        if box in layout.uppers:
            if not block.upper & bit:
                return None
            rest = block.upper ^ bit
            leads = np.array(
                [
                    [layout.state(rest, total + points) for total in layout.totals[block.upper]]
                    for points in levels
                ]
            )
            begins = self._states(rest, lowers)[:, 0]
            found: Whole = begins[None, :, None] + leads[:, None, :]
            return found.reshape(len(levels), -1)
        opened = (lowers & bit) > 0
        if not opened.any():
            return None
        after = np.where(opened[:, None], self._states(block.upper, lowers & ~bit), -1)
        return np.repeat(after.reshape(1, -1), len(levels), axis=0)


def _opened(block: Block) -> int:
    return block.upper.bit_count() + int(block.lowers[0]).bit_count()


def spreads(
    card: Card,
    boxes: Iterable[str] | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> Spreads:
    """Solve a sheet with these `boxes` of the card (default all): 13 take 32 s and 155 MB.

    `progress` and errors are those of `solver.solve`.
    """
    solved = solve(card, boxes, lambda part: progress(_VALUES * part))
    layout = Layout(card, solved.boxes)
    spreading = _Spreading(
        layout, np.frombuffer(solved.to_arrays()["values"], np.float32).astype(float)
    )
    done = 0
    ordered = sorted(blocks(layout, WIDTH), key=_opened)
    for opened, layer in groupby(ordered, key=_opened):
        together = list(layer)
        states = sum(len(block.lowers) * len(layout.totals[block.upper]) for block in together)
        spreading.begin_layer(opened, states)
        for block in together:
            done += spreading.fill(block, opened)
            progress(_VALUES + (1 - _VALUES) * done / layout.states)
    return Spreads(layout, spreading.packing.arrays())
