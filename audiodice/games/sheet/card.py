"""The score card of a variant: its boxes, its bonus, and the points of dice and sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from audiodice.core.dice import FACES, throws
from audiodice.games.sheet.boxes import DICE, most

if TYPE_CHECKING:
    from audiodice.games.sheet.boxes import Box, Faces
    from audiodice.games.sheet.state import State

KIND = "kind"  # in `made`, among ids of boxes: three or more alike


class Offer(NamedTuple):
    """The points for filling a box, with the upper `bonus` if that box reaches it."""

    box: str
    points: int
    bonus: int = 0


class Card:
    """The boxes of one variant and their points, without turns."""

    def __init__(
        self, boxes: Sequence[Box], *, bonus: int, threshold: int, made: Sequence[str]
    ) -> None:
        """`bonus` points are given for `threshold` points in the upper boxes.

        `made` lists the names of rolls: ids of boxes or KIND; the first that fits is taken.
        """
        self.boxes = tuple(boxes)
        self.bonus, self.threshold = bonus, threshold
        self.face_of = {box.id: box.face for box in boxes}
        self._made = tuple(made)
        self._worth: dict[Faces, Mapping[str, int]] = {}

    def worth(self, faces: Sequence[int]) -> Mapping[str, int]:
        """The points of five faces (in any order) in each box, by box id."""
        hand = tuple(sorted(faces))
        found = self._worth.get(hand)
        if found is None:
            found = self._worth[hand] = {box.id: box.score(hand) for box in self.boxes}
        return found

    @cached_property
    def most(self) -> Mapping[str, int]:
        """The most points that each box can have, by box id."""
        hands = [self.worth(hand) for hand, _ in throws(DICE)]
        return {box.id: max(worth[box.id] for worth in hands) for box in self.boxes}

    @cached_property
    def fixed(self) -> frozenset[str]:
        """The boxes that pay one fixed sum or nothing."""
        paid = {
            box.id: {self.worth(hand)[box.id] for hand, _ in throws(DICE)} for box in self.boxes
        }
        return frozenset(box for box, sums in paid.items() if len(sums - {0}) == 1)

    @cached_property
    def chances(self) -> Mapping[str, int]:
        """The number of throws of five dice that score in each box, by box id."""
        hands = [(self.worth(hand), many) for hand, many in throws(DICE)]
        return {box.id: sum(many for worth, many in hands if worth[box.id]) for box in self.boxes}

    def upper(self, state: State, seat: int) -> int:
        """The points of a seat (index) in its upper boxes."""
        line = zip(state.boxes, state.scores[seat], strict=True)
        return sum(points or 0 for box, points in line if self.face_of[box])

    def pace(self, state: State, seat: int) -> int:
        """How far a seat is ahead of an even pace to the bonus; below 0 if it is behind.

        Every filled upper box owes its share of the threshold: with 63, three dice of its face.
        """
        line = zip(state.boxes, state.scores[seat], strict=True)
        filled = sum(self.face_of[box] for box, points in line if points is not None)
        return self.upper(state, seat) - self.threshold * filled // sum(FACES)

    def bonus_of(self, state: State, seat: int) -> int:
        """The bonus of a seat (index); 0 until it is reached."""
        return self.bonus if self.upper(state, seat) >= self.threshold else 0

    def totals(self, state: State) -> tuple[int, ...]:
        """Every seat's points so far, the bonus included."""
        return tuple(
            sum(points or 0 for points in line) + self.bonus_of(state, seat)
            for seat, line in enumerate(state.scores)
        )

    def brings(self, state: State, box: str) -> Offer:
        """The increase of the total if this open box is filled."""
        points = self.worth(state.faces)[box]
        bonus = 0
        if points and self.face_of[box]:
            have = self.upper(state, state.seat)
            bonus = self.bonus if have < self.threshold <= have + points else 0
        return Offer(box, points + bonus, bonus)

    def offers(self, state: State) -> list[Offer]:
        """The points of the dice in each open box, the most first; [] before a throw.

        Of equal points the rarer box comes first; of those worth 0 the rarer comes last, where
        the cheapest box to give up is expected.
        """
        if not state.open:
            return []
        line = zip(state.boxes, state.scores[state.seat], strict=True)
        found = [self.brings(state, box) for box, points in line if points is None]
        often = self.chances
        return sorted(found, key=lambda o: (-o.points, often[o.box] if o.points else -often[o.box]))

    def top(self, state: State, count: int) -> tuple[tuple[str, int, int], ...]:
        return tuple((o.box, o.points, o.bonus) for o in self.offers(state)[:count])

    def made_left(self, state: State) -> Offer | None:
        """The best open box of a fixed sum that the dice make and the next roll may unmake."""
        for offer in self.offers(state):
            if offer.box in self.fixed and offer.points:
                rolls = throws(state.to_throw)
                if any(not self.worth((*state.chosen, *dice))[offer.box] for dice, _ in rolls):
                    return offer
        return None

    def made_of(self, state: State) -> tuple[tuple[str, int, int, int], ...]:
        """The name of the dice: () or ((open box or KIND, face, how many, points),)."""
        return self._named(state.faces, {o.box: o.points for o in self.offers(state)})

    def name_of(self, faces: Sequence[int]) -> tuple[tuple[str, int, int, int], ...]:
        """The name of five faces whichever boxes are open, in the same form."""
        return self._named(faces, self.worth(faces))

    def _named(
        self, faces: Sequence[int], worth: Mapping[str, int]
    ) -> tuple[tuple[str, int, int, int], ...]:
        many, face = most(faces)
        for name in self._made:
            if name == KIND and many >= 3:
                return ((KIND, face, many, 0),)
            if worth.get(name):
                return ((name, face, many, worth[name]),)
        return ()
