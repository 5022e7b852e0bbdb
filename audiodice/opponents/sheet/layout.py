"""Which states a score sheet can be in, and where each one's value lies in a flat array.

What is still to come depends on the open boxes and on the points in the upper ones, of which only
those up to the threshold matter. A state is solved only if play can reach it; and where even the
best throws would leave the bonus out of reach, all totals are one state. That leaves 1,873 of
64 x 64 combinations of upper boxes and totals. The array runs over sets of open upper boxes, in
each over sets of open lower boxes, in each over totals.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audiodice.opponents.sheet.solver_sweeps import ROLLS, Whole

if TYPE_CHECKING:
    from audiodice.games.sheet.card import Card

NOWHERE = -1


class Block(NamedTuple):
    """Sheets solved together: one set of open upper boxes, some sets of lower ones, all totals."""

    upper: int
    lowers: Whole


def _open(mask: int, boxes: Sequence[str]) -> list[str]:
    return [box for place, box in enumerate(boxes) if mask >> place & 1]


class Layout:
    """The states of one sheet: a set of boxes is a mask of bits, upper and lower ones apart."""

    def __init__(self, card: Card, boxes: Iterable[str]) -> None:
        """`boxes` on the sheet, ids of `card`; raises ValueError for others or one twice."""
        self.card, self.boxes = card, tuple(boxes)
        if len(set(self.boxes)) < len(self.boxes) or not set(self.boxes) <= set(card.face_of):
            raise ValueError(f"{', '.join(self.boxes)} are not boxes of this card, once each")
        self.uppers = tuple(box for box in self.boxes if card.face_of[box])
        self.lowers = tuple(box for box in self.boxes if not card.face_of[box])
        self.bit = {
            box: 1 << place
            for group in (self.uppers, self.lowers)
            for place, box in enumerate(group)
        }
        self.levels: dict[str, Whole] = {}
        """By box: the points it can score, ascending."""
        self.level_of: dict[str, Whole] = {}
        """By box: which of its levels each of `ROLLS` scores."""
        for box in self.boxes:
            points = [card.worth(roll)[box] for roll in ROLLS]
            self.levels[box], self.level_of[box] = np.unique(points, return_inverse=True)
        self.totals: list[Whole] = []
        """By set of upper boxes: the totals solved, one for each state, ascending."""
        self.state_of: list[Whole] = []
        """By set of upper boxes: which of `totals` stands for a total, or NOWHERE."""
        for mask in range(1 << len(self.uppers)):
            self._add(_open(mask, self.uppers))
        self.states = sum(len(totals) for totals in self.totals) << len(self.lowers)
        self.widest = max(len(totals) for totals in self.totals)
        """The most totals that a set of upper boxes has."""
        self.bonuses = np.where(self.totals[0] >= card.threshold, float(card.bonus), 0.0)
        """What a full sheet still brings, by its states."""

    def _add(self, opened: Collection[str]) -> None:
        limit, reached = self.card.threshold, {0}
        for box in self.uppers:
            if box not in opened:
                levels = self.levels[box].tolist()
                reached = {min(limit, total + points) for total in reached for points in levels}
        needed = limit - sum(int(self.levels[box][-1]) for box in opened)
        hopeless = sorted(total for total in reached if total < needed)
        totals = hopeless[:1] + sorted(reached - set(hopeless))
        states = np.full(limit + 1, NOWHERE)
        states[hopeless] = 0
        states[totals] = np.arange(len(totals))
        self.totals.append(np.array(totals))
        self.state_of.append(states)

    def masks(self, opened: Iterable[str]) -> tuple[int, int]:
        """Open boxes as their upper and their lower mask; ValueError for strangers and twins."""
        upper = lower = 0
        for box in opened:
            bit = self.bit.get(box, 0)
            if not bit or bit & (upper if box in self.uppers else lower):
                known = ", ".join(self.boxes)
                raise ValueError(f"{box}: open boxes are some of {known}, each once")
            if box in self.uppers:
                upper |= bit
            else:
                lower |= bit
        return upper, lower

    def reachable(self, upper: int) -> tuple[int, ...]:
        """The totals, up to the threshold, that play can lead to with these upper boxes open."""
        return tuple(np.flatnonzero(self.state_of[upper] != NOWHERE).tolist())

    def state(self, upper: int, points: int) -> int:
        """Which state of this set of upper boxes a total belongs to; ValueError if it has none."""
        state = NOWHERE
        if points >= 0:
            state = int(self.state_of[upper][min(points, self.card.threshold)])
        if state == NOWHERE:
            names = ", ".join(_open(upper, self.uppers)) or "none"
            allowed = ", ".join(map(str, self.reachable(upper)))
            raise ValueError(f"{points} upper points: with {names} open, {allowed} are possible")
        return state

    def leads(self, upper: int, box: str) -> Whole:
        """Where filling an open upper box leads: levels of the box x states of `upper`."""
        gains = self.levels[box][:, None]
        totals = np.minimum(self.totals[upper] + gains, self.card.threshold)
        found: Whole = self.state_of[upper ^ self.bit[box]][totals]
        return found

    def places(self) -> Iterator[tuple[int, int, tuple[int, int]]]:
        """By set of upper boxes: where its values begin and end, and their shape."""
        begin = 0
        for totals in self.totals:
            shape = 1 << len(self.lowers), len(totals)
            end = begin + shape[0] * shape[1]
            yield begin, end, shape
            begin = end

    def blocks(self, width: int) -> Iterator[Block]:
        """All states, about `width` at a time, each after those that it leads to."""
        lowers = np.arange(1 << len(self.lowers))
        many = np.array([mask.bit_count() for mask in lowers.tolist()])
        for upper in sorted(range(len(self.totals)), key=int.bit_count):
            step = max(1, width // len(self.totals[upper]))
            for size in range(len(self.lowers) + 1):
                alike = lowers[many == size]
                for first in range(0, len(alike), step):
                    yield Block(upper, alike[first : first + step])
