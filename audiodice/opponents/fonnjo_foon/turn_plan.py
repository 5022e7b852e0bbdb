"""A turn of Fonnjo Foon as it is played: what each decision of a concrete state is worth."""

from __future__ import annotations

from typing import NamedTuple

from audiodice.core.model import Action
from audiodice.games.fonnjo_foon import PICTURE, ROLL
from audiodice.games.fonnjo_foon.groups import Party, Positions, held, reserves, sets
from audiodice.games.fonnjo_foon.state import State
from audiodice.opponents.fonnjo_foon.solver_graph import FACES, Floats, Graph, spot
from audiodice.opponents.fonnjo_foon.solver_rolls import FONNJO, SIZES, STRIDES, lot


class Option(NamedTuple):
    """A decision: what it is worth, and its actions in order (keep, then roll or picture)."""

    value: float
    actions: tuple[Action, ...]


class Plan:
    """A turn played for the most of some worth of its points.

    The state given must be one of the turn in play; its scores are not looked at. Values are in
    the unit of that worth. Past the highest level solved they go on straight: with points as
    the worth that is a lower bound, short by far less than a point.
    """

    def __init__(self, graph: Graph, values: Floats, utility: Floats) -> None:
        """`values` from `sweep`, whose last two levels show how they go on, and its `utility`."""
        self._graph, self._values, self._utility = graph, values, utility

    @property
    def value(self) -> float:
        """What a turn is worth before it begins."""
        return float(self._values[0, self._graph.start])

    def picture(self, points: int) -> float:
        """What a turn that ends with these points (0 or more) is worth."""
        return float(_beyond(self._utility, points))

    def rolling(self, recorded: int, groups: Positions, hand: int) -> float:
        """What a roll of `hand` is worth, with lots (`solver_rolls.lot`) in the groups.

        `recorded` are the points of earlier days. KeyError where no turn comes to this.
        """
        number = self._graph.index[spot(groups, hand)]
        return float(_beyond(self._values[:, number], recorded))

    def options(self, state: State) -> list[Option]:
        """Every decision of the state, best first; of equals the picture, then the most dice.

        Before a roll the roll alone; in Crisis every group that may be picked, and rolled; else
        every set of dice that may enter, and then the roll, or the picture where it may be
        taken. Dice alike in family and face are told once. Empty when the game is over. Up to
        a few milliseconds after a roll of ten dice.
        """
        if state.over:
            return []
        if state.crisis:
            return self._picks(state)
        if not state.open:
            return [Option(self.value_of(state, ROLL), (ROLL,))]
        found = []
        base = _lots(state.party)
        *some, _none = sets(state.families, state.faces, held(state.party))
        for chosen in some:
            keep = Action("keep", chosen)
            lots = _moved(base, state, chosen)
            biggest = max(lots)
            if biggest >= FONNJO:
                found.append(Option(self.picture(state.recorded + SIZES[biggest]), (keep, PICTURE)))
            found.append(Option(self._on(state, lots), (keep, ROLL)))
        return sorted(found, key=lambda option: -option.value)

    def best(self, state: State) -> Option:
        """The best decision; ValueError when the game is over."""
        options = self.options(state)
        if not options:
            raise ValueError("the game is over")
        return options[0]

    def value_of(self, state: State, action: Action) -> float:
        """What the turn is worth after a legal action, its dice not yet thrown.

        A keep or a pick decides nothing yet: they are worth what the best of all options is.
        """
        if action == PICTURE:
            return self.picture(state.worth)
        if action != ROLL:
            return self.best(state).value
        if state.crisis:
            return self._pick(state, state.picked)
        if not state.open:
            return self.rolling(0, (), lot(state.cup))
        return self._on(state, _moved(_lots(state.party), state, state.kept))

    def _picks(self, state: State) -> list[Option]:
        found = []
        for group in reserves(state.party):
            ready = group.face == state.picked
            actions = (ROLL,) if ready else (Action("pick", group.face), ROLL)
            found.append(Option(self._pick(state, group.face), actions))
        return sorted(found, key=lambda option: -option.value)

    def _pick(self, state: State, face: int) -> float:
        lots = _lots(state.party)
        hand, lots[face] = lots[face], 0
        return self.rolling(state.recorded, tuple(filter(None, lots)), hand)

    def _on(self, state: State, lots: list[int]) -> float:
        """To roll on with these lots in the Party; another day when that is everybody."""
        hand = lot(state.available) - sum(lots)
        day = 0 if hand else SIZES[max(lots)]
        return self.rolling(state.recorded + day, tuple(filter(None, lots)), hand)


def _lots(party: Party) -> list[int]:
    """The lot on each face, at its number."""
    lots = [0] * (FACES + 1)
    for group in party:
        lots[group.face] = lot(group.dice)
    return lots


def _moved(lots: list[int], state: State, chosen: Positions) -> list[int]:
    after = lots.copy()
    for place in chosen:
        after[state.faces[place]] += STRIDES[state.families[place] - 1]
    return after


def _beyond(known: Floats, n: int) -> float:
    """The nth number, or where the last two point."""
    past = n - len(known) + 1
    return float(known[n] if past <= 0 else known[-1] + past * (known[-1] - known[-2]))
