"""The values of decisions in a solved game, and opponents and hints that use them.

An evaluator gives the value of a decision for a seat: its expected final points, or its chance
to win.
`perfect` takes the best decision. The graded opponents take decision i with a probability
proportional to

    exp((value[i] - best) / slack),

the softmax of quantal response (McKelvey and Palfrey 1995): costly mistakes are rare, cheap ones
common, and `slack` sets how much a decision costs on average.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from audiodice.opponents import tables
from audiodice.opponents.opponent import Advice, Estimate, Opponent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from audiodice.core.model import Action, Chance, Decision, Game
    from audiodice.opponents.tables import TableHandle, TableSpec


class ScoredDecision(NamedTuple):
    """A decision: its actions in order, and its value for the seat."""

    value: float
    actions: tuple[Action, ...]


class Evaluator(Protocol):
    """Gives the values of decisions, from a solved table if the state has one."""

    def spec(self, state: Any) -> TableSpec | None:
        """The table that has the values of this state; None if it needs none."""

    def solves(self, state: Any) -> bool:
        """Whether that table is solved on the first request (seconds), or only loaded."""

    def knows(self, state: Any) -> bool:
        """Whether that table is loaded; starts nothing."""

    def prepare(self, state: Any) -> None:
        """Compute the plan of the current turn, up to 0.5 s; call it on another thread."""

    def unit(self, state: Any) -> str:
        """The unit of the values: `points` at the end, or `chance` to win, 0.0 to 1.0."""

    def decisions(self, state: Any) -> Sequence[ScoredDecision]:
        """Every decision of the seat in turn, best first; empty when the game is over."""

    def value_of(self, state: Any, action: Action) -> float:
        """The value for the seat in turn after this action and before its dice are thrown."""

    def expected_value(self, state: Any, seat: int) -> float:
        """The value for a seat (index) if all play as well as possible."""


def request_table(evaluator: Evaluator, state: Any) -> TableHandle | None:
    """Request the table for a state; None if none is needed."""
    spec = evaluator.spec(state)
    return None if spec is None else tables.request(spec, solve=evaluator.solves(state))


def table_of(spec: TableSpec) -> Any:
    """The table of a spec that has been requested; None until it is loaded."""
    handle = tables.find(spec)
    return handle.table if handle else None


class EvaluatorAdviser:
    """Hints from the solved table; until it is loaded, from an estimate."""

    def __init__(self, evaluator: Evaluator, meanwhile: Estimate | None = None) -> None:
        self._evaluator, self._meanwhile = evaluator, meanwhile

    def prepare(self, state: Any) -> None:
        """Compute the plan of the turn; the first hint requests the table."""
        if self._evaluator.knows(state):
            self._evaluator.prepare(state)
        elif self._meanwhile:
            self._meanwhile.prepare(state)

    def study(self, state: Any) -> TableHandle | None:
        return request_table(self._evaluator, state)

    def advise(self, state: Any) -> Advice | None:
        if not self._evaluator.knows(state):
            return self._meanwhile.advise(state) if self._meanwhile else None
        decisions = self._evaluator.decisions(state)
        if not decisions:
            return None
        (value, actions), *others = decisions
        unit = self._evaluator.unit(state)
        if not others:
            return Advice(actions, value, unit=unit)
        return Advice(actions, value, others[0].actions, others[0].value, unit)


def opponents(
    evaluator: Evaluator, steady: Opponent, slacks: Mapping[str, float]
) -> tuple[Opponent, ...]:
    """The graded opponents, by name and `slack`, then `perfect`.

    Until the table is loaded, `steady` decides for them.
    """

    def made(
        name: str, choose: Callable[[Sequence[ScoredDecision], Chance], ScoredDecision]
    ) -> Opponent:
        def decide(game: Game[Any], state: Any, chance: Chance) -> Action | Decision:
            if not evaluator.knows(state):
                return steady.decide(game, state, chance)
            return needed(game, state, choose(evaluator.decisions(state), chance).actions)

        def prepare(state: Any) -> None:
            (evaluator if evaluator.knows(state) else steady).prepare(state)

        return Opponent(name, decide, prepare, lambda state: request_table(evaluator, state))

    def by(slack: float) -> Callable[[Sequence[ScoredDecision], Chance], ScoredDecision]:
        return lambda decisions, chance: leaning(decisions, slack, chance)

    def best(decisions: Sequence[ScoredDecision], _chance: Chance) -> ScoredDecision:
        return decisions[0]

    return (*(made(name, by(slack)) for name, slack in slacks.items()), made("perfect", best))


def leaning(decisions: Sequence[ScoredDecision], slack: float, chance: Chance) -> ScoredDecision:
    """One of these decisions (best first), drawn by the softmax of their values."""
    best = decisions[0].value
    weights = [exp((decision.value - best) / slack) for decision in decisions]
    at = chance.random() * sum(weights)
    for decision, weight in zip(decisions, weights, strict=True):
        at -= weight
        if at < 0:
            return decision
    return decisions[0]


def needed(game: Game[Any], state: Any, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions of a decision, without its keep if these dice are kept already."""
    first = actions[0]
    if len(actions) > 1 and isinstance(first.arg, tuple):
        faces, kept = game.dice(state)
        # Dice that show the same face are interchangeable, unless the game tells its dice apart.
        alike = "dice" not in game.queries
        wanted, held = (
            sorted(faces[place] if alike else place for place in places)
            for places in (first.arg, kept)
        )
        if wanted == held:
            return actions[1:]
    return actions
