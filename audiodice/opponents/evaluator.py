"""What a solved game has to say: every decision's value, and the opponents made from it.

A judge values what a seat may expect in the end: its final points, or its chance to win. `perfect`
takes the best decision. The graded ones take decision i with a probability proportional to

    exp((value[i] - best) / slack),

the softmax of quantal response (McKelvey and Palfrey 1995): dear mistakes are rare, cheap ones
common, and `slack` sets how much a decision costs on average.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from audiodice.opponents import tables
from audiodice.opponents.opponent import Advice, Opponent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from audiodice.core.model import Action, Chance, Decision, Game
    from audiodice.opponents.tables import Recipe, Solved


class Valued(NamedTuple):
    """A decision: its actions in order, and what the seat may expect in the end."""

    value: float
    actions: tuple[Action, ...]


class Judge(Protocol):
    """Values decisions, by a solved table where there is one for the state."""

    def recipe(self, state: Any) -> Recipe | None:
        """The table that judges this state, None where it needs none."""

    def solves(self, state: Any) -> bool:
        """Whether that table is made when first wanted, which takes seconds, or only loaded."""

    def knows(self, state: Any) -> bool:
        """Whether that table is there, so that the best decision is known; starts nothing."""

    def prepare(self, state: Any) -> None:
        """Do the long work of the turn in play, up to half a second: off the loop."""

    def unit(self, state: Any) -> str:
        """What values are: `points` at the end, or `chance` to win, 0.0 to 1.0."""

    def options(self, state: Any) -> Sequence[Valued]:
        """Every decision of the seat in turn, best first; empty when the game is over."""

    def value_of(self, state: Any, action: Action) -> float:
        """What the seat in turn may expect after this action, its dice not yet thrown."""

    def standing(self, state: Any, seat: int) -> float:
        """What a seat (index) may expect when all play on as well as can be."""


class Estimate(Protocol):
    """Advice without a table."""

    def prepare(self, state: Any) -> None:
        """Do the long work for this state's options."""

    def advise(self, state: Any) -> Advice | None:
        """What to do, by estimate."""


def obtain(judge: Judge, state: Any) -> Solved | None:
    """The table for a state, or its beginning; None where none is needed or none will be."""
    recipe = judge.recipe(state)
    return None if recipe is None else tables.obtain(recipe, solve=judge.solves(state))


def table_of(recipe: Recipe) -> Any:
    """The table of a recipe that has been obtained, None while it is not there."""
    solved = tables.look(recipe)
    return solved.table if solved else None


class JudgeAdviser:
    """Hints from the solution; from another policy's plan while there is none."""

    def __init__(self, judge: Judge, meanwhile: Estimate | None = None) -> None:
        self._judge, self._meanwhile = judge, meanwhile

    def prepare(self, state: Any) -> None:
        """Prepare the plan of the turn; the table is asked for with the first hint."""
        if self._meanwhile:
            self._meanwhile.prepare(state)
        self._judge.prepare(state)

    def study(self, state: Any) -> Solved | None:
        """The table, or its beginning."""
        return obtain(self._judge, state)

    def advise(self, state: Any) -> Advice | None:
        """The best decision and the next best."""
        if not self._judge.knows(state):
            return self._meanwhile.advise(state) if self._meanwhile else None
        options = self._judge.options(state)
        if not options:
            return None
        (value, actions), *others = options
        unit = self._judge.unit(state)
        if not others:
            return Advice(actions, value, unit=unit)
        return Advice(actions, value, others[0].actions, others[0].value, unit)


def opponents(judge: Judge, steady: Opponent, slacks: Mapping[str, float]) -> tuple[Opponent, ...]:
    """The graded opponents by the `slack` of each, then `perfect`; `steady` plays while the table
    is not there."""

    def made(name: str, choose: Callable[[Sequence[Valued], Chance], Valued]) -> Opponent:
        def decide(game: Game[Any], state: Any, chance: Chance) -> Action | Decision:
            if not judge.knows(state):
                return steady.decide(game, state, chance)
            return needed(game, state, choose(judge.options(state), chance).actions)

        def prepare(state: Any) -> None:
            steady.prepare(state)
            judge.prepare(state)

        return Opponent(name, decide, prepare, lambda state: obtain(judge, state))

    def by(slack: float) -> Callable[[Sequence[Valued], Chance], Valued]:
        return lambda options, chance: leaning(options, slack, chance)

    def best(options: Sequence[Valued], _chance: Chance) -> Valued:
        return options[0]

    return (*(made(name, by(slack)) for name, slack in slacks.items()), made("perfect", best))


def leaning(options: Sequence[Valued], slack: float, chance: Chance) -> Valued:
    """One of these decisions (best first), the better the likelier."""
    best = options[0].value
    weights = [exp((option.value - best) / slack) for option in options]
    at = chance.random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    return options[0]


def needed(game: Game[Any], state: Any, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """A decision without a keep that is in force already."""
    first = actions[0]
    if len(actions) > 1 and isinstance(first.arg, tuple):
        faces, kept = game.dice(state)
        # Dice that show the same face are the same, but where they differ in more than that.
        alike = "dice" not in game.queries
        wanted, held = (
            sorted(faces[place] if alike else place for place in places)
            for places in (first.arg, kept)
        )
        if wanted == held:
            return actions[1:]
    return actions
