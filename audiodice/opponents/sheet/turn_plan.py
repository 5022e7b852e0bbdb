"""One turn of a solved sheet: what every roll, every keep and every box is worth in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Literal, NamedTuple

from audiodice.opponents.sheet.solver_sweeps import (
    FIRST_ROLL,
    INDEX,
    Floats,
    keep_best,
    keeps_in,
    throw_rest,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.games.sheet.boxes import Faces
    from audiodice.games.sheet.card import Card


class Choice(NamedTuple):
    """One thing to do with a roll: ("score", box id, value) or ("roll", sorted faces kept, value).

    The value is what is still to come when it is done: the points it scores, all later ones under
    perfect play, and the bonus.
    """

    action: Literal["score", "roll"]
    what: str | Faces
    value: float


_value = attrgetter("value")


class TurnPlan:
    """The values within one turn, for dice in any order; `left` is how many rolls are left, 0 to 2.

    All are points still to come: this turn's, all later ones and the bonus.
    """

    def __init__(
        self, card: Card, after: Mapping[str, Mapping[int, float]], values: Floats, scratch: Floats
    ) -> None:
        """`after`: by open box and by the points it scores, the value of scoring them (these
        points included); `values`, one column of a desk, holds those of filling the best box with
        each roll."""
        self._card, self._after = card, after
        self._rolls: list[list[float]] = [values[FIRST_ROLL:, 0].tolist()]
        self._keeps: list[list[float]] = [[]]
        for _ in range(2):
            throw_rest(values, scratch)
            self._keeps.append(values[:, 0].tolist())
            keep_best(values, scratch)
            self._rolls.append(values[FIRST_ROLL:, 0].tolist())
        throw_rest(values, scratch)
        self.value = float(values[0, 0])
        """Before the first throw; the same as the table's `to_come`."""

    def score_value(self, box: str, faces: Sequence[int]) -> float:
        """What filling an open box with five dice is worth; KeyError when it is not open."""
        return self._after[box][self._card.worth(faces)[box]]

    def keep_value(self, kept: Sequence[int], left: int) -> float:
        """What keeping up to four dice is worth when the others are thrown; `left` is 1 or 2,
        that throw included."""
        return self._keeps[left][INDEX[tuple(sorted(kept))]]

    def roll_value(self, faces: Sequence[int], left: int) -> float:
        """What five dice on the table are worth, the best choice made."""
        return self._rolls[left][INDEX[tuple(sorted(faces))] - FIRST_ROLL]

    def choices(self, faces: Sequence[int], left: int) -> list[Choice]:
        """All that may be done with five dice, best first; equals in the order of the sheet, then
        fewest dice kept first."""
        return sorted(self._choices(faces, left), key=_value, reverse=True)

    def best(self, faces: Sequence[int], left: int) -> Choice:
        """The first of `choices`, sooner."""
        return max(self._choices(faces, left), key=_value)

    def _choices(self, faces: Sequence[int], left: int) -> Iterator[Choice]:
        hand = tuple(sorted(faces))
        worth = self._card.worth(hand)
        for box, after in self._after.items():
            yield Choice("score", box, after[worth[box]])
        if left:
            keeps = self._keeps[left]
            for kept, row in keeps_in(hand):
                yield Choice("roll", kept, keeps[row])
