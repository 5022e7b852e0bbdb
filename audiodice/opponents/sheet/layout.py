"""The states of a score sheet, and the place of the value of each in a flat array.

The points still to come depend on the open boxes and on the points in the upper ones, of which only
those up to the threshold matter. Only reachable states are solved, and all totals with which even
the best throws would miss the bonus are one state. That leaves 1,873 of the 64 x 64
combinations of upper boxes and totals. The array runs over sets of open upper boxes, in
each over sets of open lower boxes, in each over totals.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING

from audiodice.opponents.sheet.keeps import ROLLS

if TYPE_CHECKING:
    from audiodice.games.sheet.card import Card


class Layout:
    """The states of one sheet. Sets of boxes are bit masks, separate for upper and lower boxes."""

    def __init__(self, card: Card, boxes: Iterable[str]) -> None:
        """`boxes`: ids of `card`; raises ValueError for an unknown id or one given twice."""
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
        worth = [card.worth(roll) for roll in ROLLS]
        self.levels = {box: sorted({points[box] for points in worth}) for box in self.boxes}
        """By box: the points it can score, ascending."""
        self.totals: list[list[int]] = []
        """By set of open upper boxes: the totals solved, one for each state, ascending."""
        self.state_of: list[dict[int, int]] = []
        """By set of open upper boxes: for each possible total, the index of its state."""
        for mask, reached in enumerate(self._held()):
            self._add(mask, reached)
        sizes = [len(totals) << len(self.lowers) for totals in self.totals]
        self.begins = [0, *accumulate(sizes)]
        """By set of open upper boxes: where its values begin; at the end, their number."""

    @property
    def states(self) -> int:
        return self.begins[-1]

    def _held(self) -> list[set[int]]:
        """By set of open upper boxes: the possible totals of the others, up to the threshold."""
        every = (1 << len(self.uppers)) - 1
        found: list[set[int]] = [{0} for _ in range(every + 1)]
        for mask in range(every - 1, -1, -1):
            place = (~mask & mask + 1).bit_length() - 1  # of the first box that is filled
            before, levels = found[mask | 1 << place], self.levels[self.uppers[place]]
            limit = self.card.threshold
            found[mask] = {min(limit, total + points) for total in before for points in levels}
        return found

    def _add(self, mask: int, reached: set[int]) -> None:
        opened = [box for box in self.uppers if self.bit[box] & mask]
        needed = self.card.threshold - sum(self.levels[box][-1] for box in opened)
        hopeless = sorted(total for total in reached if total < needed)
        totals = hopeless[:1] + sorted(reached - set(hopeless))
        states = {total: n for n, total in enumerate(totals)}
        self.totals.append(totals)
        self.state_of.append(dict.fromkeys(hopeless, 0) | states)

    def masks(self, opened: Iterable[str]) -> tuple[int, int]:
        """The upper and the lower mask of open boxes.

        Raises ValueError for a box that is not on the sheet or given twice.
        """
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
        """The totals, up to the threshold, that are possible with these upper boxes open."""
        return tuple(sorted(self.state_of[upper]))

    def state(self, upper: int, points: int) -> int:
        """The index of the state with these upper boxes and total; raises ValueError if none."""
        state = self.state_of[upper].get(min(points, self.card.threshold))
        if state is None:
            names = ", ".join(box for box in self.uppers if self.bit[box] & upper) or "none"
            allowed = ", ".join(map(str, self.reachable(upper)))
            raise ValueError(f"{points} upper points: with {names} open, {allowed} are possible")
        return state

    def place(self, upper: int, lower: int, state: int) -> int:
        return self.begins[upper] + lower * len(self.totals[upper]) + state
