"""The values of every roll, keep and box in one turn of a solved sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Literal, NamedTuple

from audiodice.opponents.sheet.keeps import (
    FIRST_ROLL,
    INDEX,
    ROLLS,
    Values,
    keep_best,
    keeps_in,
    throw_rest,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.games.sheet.boxes import Faces
    from audiodice.games.sheet.card import Card


class ScoredChoice(NamedTuple):
    """A choice after a roll: ("score", box id, value) or ("roll", sorted faces kept, value).

    The value is the expected points from here on: those it scores, all later ones under perfect
    play, and the bonus.
    """

    action: Literal["score", "roll"]
    what: str | Faces
    value: float


_value = attrgetter("value")


class TurnPlan:
    """The values within one turn, for dice in any order; `left` is the number of rolls left, 0-2.

    All are points still to come: of this turn, all later ones, and the bonus. With F[roll] the
    value of filling the best box, E1 = throw_rest(F), M1 = keep_best(E1), E2 = throw_rest(M1), M2 =
    keep_best(E2), and the value of the turn is the mean of M2 (the sweeps are in `keeps.py`).
    """

    def __init__(self, card: Card, after: Mapping[str, Mapping[int, float]]) -> None:
        """`after`: by open box and by the points it scores, the value of scoring them, these points
        included. Takes less than 1 ms."""
        self._card, self._after = card, after
        worth = [card.worth(roll) for roll in ROLLS]
        (first, values), *others = after.items()
        final = [values[points[first]] for points in worth]
        for box, values in others:
            final = [
                a if a > (b := values[points[box]]) else b
                for a, points in zip(final, worth, strict=True)
            ]
        self._rolls: list[Values] = [final]
        self._keeps: list[Values] = [[]]
        for _ in range(2):
            self._keeps.append(throw_rest(self._rolls[-1]))
            self._rolls.append(keep_best(self._keeps[-1]))
        self.value = throw_rest(self._rolls[-1])[0]
        """The value before the first throw: `to_come` of the table, apart from rounding."""

    def score_value(self, box: str, faces: Sequence[int]) -> float:
        """The value of filling a box with five dice; raises KeyError if it is not open."""
        return self._after[box][self._card.worth(faces)[box]]

    def keep_value(self, kept: Sequence[int], left: int) -> float:
        """The value of keeping up to four dice and throwing the others.

        `left` is 1 or 2, that throw included.
        """
        return self._keeps[left][INDEX[tuple(sorted(kept))]]

    def roll_value(self, faces: Sequence[int], left: int) -> float:
        """The value of five dice on the table, with the best choice."""
        return self._rolls[left][INDEX[tuple(sorted(faces))] - FIRST_ROLL]

    def best_fills(self) -> list[tuple[str, int]]:
        """For each of `ROLLS`, the box to fill with it at the end of the turn, and its points."""
        boxes, worth = tuple(self._after), [self._card.worth(roll) for roll in ROLLS]
        values = [[after[points[box]] for points in worth] for box, after in self._after.items()]
        best = [boxes[row.index(max(row))] for row in zip(*values, strict=True)]
        return [(box, points[box]) for box, points in zip(best, worth, strict=True)]

    def keep_values(self, left: int) -> Values:
        """The value of each of `KEEPS` as in `keep_value`; five dice are a keep, too."""
        return self._keeps[left]

    def choices(self, faces: Sequence[int], left: int) -> list[ScoredChoice]:
        """All choices with five dice, best first.

        Equal ones are in the order of the sheet, then by the number of dice kept.
        """
        return sorted(self._choices(faces, left), key=_value, reverse=True)

    def _choices(self, faces: Sequence[int], left: int) -> Iterator[ScoredChoice]:
        hand = tuple(sorted(faces))
        worth = self._card.worth(hand)
        for box, after in self._after.items():
            yield ScoredChoice("score", box, after[worth[box]])
        if left:
            keeps = self._keeps[left]
            for kept, row in keeps_in(hand):
                yield ScoredChoice("roll", kept, keeps[row])
