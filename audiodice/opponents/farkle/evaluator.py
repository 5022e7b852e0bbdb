"""The judge of Farkle: for two seats the chance to win, where a table tells it; else turn points.

Without a table a turn is valued by itself, by the exact plan of its expected points
(`farkle_plan.py`), and a seat's standing is its score with what the turn it is in will bring.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from audiodice.core.dice import positions, throws
from audiodice.core.model import Action, with_defaults
from audiodice.games.farkle import BANK, OPTIONS, ROLL
from audiodice.games.farkle.combos import combination, scoring
from audiodice.games.farkle.state import DICE, Rules, State
from audiodice.opponents.evaluator import Valued, table_of
from audiodice.opponents.farkle.points_plan import Plan, plan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.opponents.tables import Arrays, Progress

VERSION = 1  # of the solver: a change of its values makes older files be solved again
TWO = 2  # seats: the table is of a game between two


@dataclass(frozen=True, slots=True)
class FarkleRecipe:
    """The table of Farkle for two under some rules."""

    rules: Rules

    @property
    def name(self) -> str:
        """Such as "farkle_1000" for the default options, "farkle_1000_30_0_1" for others."""
        rules = self.rules
        if rules == Rules(**with_defaults(OPTIONS, {"target": rules.target})):
            return f"farkle_{rules.target}"
        return "_".join(["farkle", *(str(int(value)) for value in astuple(rules))])

    @property
    def fingerprint(self) -> str:
        """The rules, and what every combination scores."""
        hands = [faces for n in range(1, DICE + 1) for faces, _ in throws(n)]
        worth = [(faces, combo.points) for faces in hands if (combo := combination(faces))]
        return repr((VERSION, astuple(self.rules), worth))

    def solve(self, progress: Progress) -> Any:
        """The table; minutes."""
        from audiodice.opponents.farkle import solver as farkle

        return farkle.solve(self.rules, progress)

    def restore(self, arrays: Arrays) -> Any:
        """The table behind arrays."""
        from audiodice.opponents.farkle import solver as farkle

        table = farkle.Table.from_arrays(arrays)
        if table.rules != self.rules:
            raise ValueError("the table of other rules")
        table.plan(0, 0)  # what all plans share is made here, before anyone waits for a decision
        return table


class Turn(Protocol):
    """What the two ways on in a turn are worth."""

    def bank(self, points: int, /) -> float:
        """To bank so many points of this turn, a number that may be banked."""

    def roll(self, dice: int, points: int, /) -> float:
        """To roll so many dice with so many points set apart."""


@dataclass(frozen=True, slots=True)
class ByPoints:
    """A turn valued by itself: the seat's `score`, and what the plan expects of the turn."""

    plan: Plan
    score: int

    def bank(self, points: int) -> float:
        """The score after the bank."""
        return float(self.score + points)

    def roll(self, dice: int, points: int) -> float:
        """The score that may be expected after the turn."""
        return self.score + self.plan.roll(dice, points)


@lru_cache(maxsize=64)
def _turn(table: Any, mine: int, other: int) -> Turn:
    found: Turn = table.plan(mine, other)
    return found


class FarkleJudge:
    """Values as chances to win, or as points where no table tells of the game."""

    def recipe(self, state: State) -> FarkleRecipe | None:
        """The table for two seats under these rules; none for more or fewer."""
        return FarkleRecipe(state.rules) if len(state.scores) == TWO else None

    def solves(self, state: State) -> bool:  # noqa: ARG002
        """A table takes minutes: it is shipped, or made by `audiodice solve`."""
        return False

    def knows(self, state: State) -> bool:
        """Whether a table tells of this game."""
        recipe = self.recipe(state)
        return recipe is not None and table_of(recipe) is not None

    def prepare(self, state: State) -> None:
        """Make the plan of the turn: some ms."""
        if self.knows(state):
            self.options(state)

    def unit(self, state: State) -> str:
        """A chance to win with a table, points without."""
        return "chance" if self.knows(state) else "points"

    def options(self, state: State) -> Sequence[Valued]:
        """Every scoring set, kept and then banked or rolled on from, best first."""
        if state.over:
            return ()
        if not state.open:
            return (Valued(self.value_of(state, ROLL), (ROLL,)),)
        turn = self._turn(state)
        found = []
        for faces, points in scoring(tuple(sorted(state.faces))):
            keep = Action("keep", positions(state.faces, faces))
            at_stake, left = state.points + points, len(state.faces) - len(faces) or DICE
            if at_stake >= state.floor:
                found.append(Valued(turn.bank(at_stake), (keep, BANK)))
            found.append(Valued(turn.roll(left, at_stake), (keep, ROLL)))
        return sorted(found, key=lambda option: -option.value)

    def value_of(self, state: State, action: Action) -> float:
        """The seat's standing after the action; a keep alone decides nothing."""
        if action.verb == "bank":
            return self.bank(state, state.at_stake)
        if action.verb == "roll":
            return self.roll(state, state.to_throw, state.at_stake if state.open else 0)
        return self.standing(state, state.seat)

    def standing(self, state: State, seat: int) -> float:
        """A seat's chance to win (a tie is half), or its points with those of the turn it is in."""
        chance = self.knows(state)
        if state.over:
            best = [s for s, score in enumerate(state.scores) if score == max(state.scores)]
            won = (seat in best) / len(best)
            return won if chance else float(state.scores[seat])
        if not chance and seat != state.seat:
            return float(state.scores[seat])
        value = self.options(state)[0].value
        return value if seat == state.seat else 1 - value

    def bank(self, state: State, points: int) -> float:
        """The standing of the seat in turn after banking so many points of this turn."""
        return self._turn(state).bank(points)

    def roll(self, state: State, dice: int, points: int) -> float:
        """Its standing when it rolls so many dice with so many points set apart."""
        return self._turn(state).roll(dice, points)

    def _turn(self, state: State) -> Turn:
        mine = state.scores[state.seat]
        recipe = self.recipe(state)
        table = recipe and table_of(recipe)
        if table is None:
            return ByPoints(plan(state.floor), mine)
        return _turn(table, mine, state.scores[1 - state.seat])
