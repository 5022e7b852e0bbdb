"""The values of the decisions in one turn of Fonnjo Foon."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from audiodice.core.model import Action
from audiodice.games.fonnjo_foon import PICTURE, ROLL
from audiodice.games.fonnjo_foon.groups import Party, Positions, held, reserves, sets
from audiodice.opponents.evaluators import ScoredDecision
from audiodice.opponents.fonnjo_foon.lots import FONNJO, SIZES, STRIDES, Spot, lot, spot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audiodice.games.fonnjo_foon.state import State

FACES = 6


class Levels(NamedTuple):
    """Values by level (points recorded on earlier days), and for each level by spot."""

    values: Sequence[float]
    wide: int  # number of spots
    lowest: int = 0  # the level in `values` that stands for 0 points

    def above(self, level: int) -> Levels:
        """The levels from `level` upwards; `level` becomes 0."""
        return self._replace(lowest=self.lowest + level)

    def at(self, level: int, place: int) -> float:
        """The value at a level (from 0) and place; above the highest level it is extrapolated."""
        wanted, top = self.lowest + level, len(self.values) // self.wide - 1
        if wanted <= top:
            return self.values[wanted * self.wide + place]
        last, before = (self.values[n * self.wide + place] for n in (top, top - 1))
        return last + (wanted - top) * (last - before)


class TurnPlan:
    """A turn played for the highest worth of its points.

    States passed in must belong to this turn; their scores are ignored. Values are in the unit of
    the worth. Past the highest solved level they are extrapolated linearly: if points are the
    worth, that is a lower bound, too low by far less than a point.
    """

    def __init__(self, index: Mapping[Spot, int], values: Levels, worth: Sequence[float]) -> None:
        """`index`: the number of each spot; `worth` of 0, 1, ... points, extrapolated from the
        last two; `values` as solved for it."""
        self._index, self._values = index, values
        self._worth = Levels(worth, 1)

    @property
    def value(self) -> float:
        return self._values.at(0, len(self._index) - 1)  # the last spot: all dice in hand

    def picture(self, points: int) -> float:
        """The worth of a turn that ends with these points (0 or more)."""
        return self._worth.at(points, 0)

    def rolling(self, recorded: int, groups: Positions, hand: int) -> float:
        """The value of rolling the lot `hand`, with these lots in the groups.

        `recorded` are the points of earlier days. Raises KeyError if no turn can come to this.
        """
        return self._values.at(recorded, self._index[spot(groups, hand)])

    def decisions(self, state: State) -> list[ScoredDecision]:
        """Every decision of the state, best first; of equals the picture, then the most dice.

        Before a roll only the roll; in a Crisis every group that may be picked and rolled;
        otherwise every set of dice that may enter, with the roll, or the picture if it is legal.
        Sets that are equal in families and faces are listed once. Empty if the game is over.
        Takes up to a few ms after a roll of ten dice.
        """
        if state.over:
            return []
        if state.crisis:
            return self._picks(state)
        if not state.open:
            return [ScoredDecision(self.value_of(state, ROLL), (ROLL,))]
        found = []
        base = _lots(state.party)
        *some, _none = sets(state.families, state.faces, held(state.party))
        for chosen in some:
            keep = Action("keep", chosen)
            lots = _moved(base, state, chosen)
            biggest = max(lots)
            if biggest >= FONNJO:
                worth = self.picture(state.recorded + SIZES[biggest])
                found.append(ScoredDecision(worth, (keep, PICTURE)))
            found.append(ScoredDecision(self._on(state, lots), (keep, ROLL)))
        return sorted(found, key=lambda decision: -decision.value)

    def best(self, state: State) -> ScoredDecision:
        """The best decision; raises ValueError if the game is over."""
        decisions = self.decisions(state)
        if not decisions:
            raise ValueError("the game is over")
        return decisions[0]

    def value_of(self, state: State, action: Action) -> float:
        """The value of the turn after a legal action, before its dice are thrown.

        A keep or a pick settles nothing: it has the value of the best decision.
        """
        if action == PICTURE:
            return self.picture(state.worth)
        if action != ROLL:
            return self.best(state).value
        return self.rolling(*next_roll(state))

    def _picks(self, state: State) -> list[ScoredDecision]:
        found = []
        for group in reserves(state.party):
            ready = group.face == state.picked
            actions = (ROLL,) if ready else (Action("pick", group.face), ROLL)
            found.append(ScoredDecision(self._pick(state, group.face), actions))
        return sorted(found, key=lambda decision: -decision.value)

    def _pick(self, state: State, face: int) -> float:
        return self.rolling(*_picked(state, face))

    def _on(self, state: State, lots: list[int]) -> float:
        return self.rolling(*_entered(state, lots))


def next_roll(state: State) -> tuple[int, Positions, int]:
    """The points recorded, the lots in the groups and the hand, if the state's dice are rolled."""
    if state.crisis:
        return _picked(state, state.picked)
    if not state.open:
        return 0, (), lot(state.cup)
    return _entered(state, _moved(_lots(state.party), state, state.kept))


def _picked(state: State, face: int) -> tuple[int, Positions, int]:
    lots = _lots(state.party)
    hand, lots[face] = lots[face], 0
    return state.recorded, tuple(filter(None, lots)), hand


def _entered(state: State, lots: list[int]) -> tuple[int, Positions, int]:
    """Rolling with these lots in the Party; it is Another Day if all dice are in."""
    hand = lot(state.available) - sum(lots)
    day = 0 if hand else SIZES[max(lots)]
    return state.recorded + day, tuple(filter(None, lots)), hand


def _lots(party: Party) -> list[int]:
    """The lot on each face, at the index of the face (1-6)."""
    lots = [0] * (FACES + 1)
    for group in party:
        lots[group.face] = lot(group.dice)
    return lots


def _moved(lots: list[int], state: State, chosen: Positions) -> list[int]:
    after = lots.copy()
    for place in chosen:
        after[state.faces[place]] += STRIDES[state.families[place] - 1]
    return after
