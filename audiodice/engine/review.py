"""Reviews a game: the cost of each decision, and luck.

A seat has an expected result: points, or its chance to win. It changes in two ways.

- A decision lowers it by the decision's cost: the expected result after the best decision, less
  the one after the decision that was made. The best decision costs 0.
- A throw changes it by the luck of the throw: the expected result after it, less the one before.
  Luck is 0 on average.

So for every seat

    result - expected at the start = sum of its luck - sum of its costs + effect of the others,

exactly, because the terms between cancel out. The effect of the others is 0 on a score sheet. In
Farkle for two it is their costs less their luck. If no table covers the whole game, each turn is
valued alone, and this term is the sum of the points expected of the seat's own turns.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from audiodice.engine.story import PlayedAction, played

if TYPE_CHECKING:
    from audiodice.core.model import Action, Decision, Game
    from audiodice.engine.journal import Journal
    from audiodice.opponents import Evaluator


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision: its state, the action that made it final, the best decision, and the cost.

    `turn` counts the seat's own turns from 1. The cost is in the unit of the evaluator, 0.0 for
    the best decision. `hinted`: a hint was given for it. `at`: the number of moves that led to it.
    """

    turn: int
    state: Any
    action: Action
    best: Decision
    cost: float
    hinted: bool = False
    at: int = 0


@dataclass(slots=True)
class Account:
    """One seat's game in the evaluator's unit (points, or chance to win)."""

    expected: float = 0.0
    result: float = 0.0
    luck: float = 0.0
    others: float = 0.0
    """The effect of the others' luck and decisions, or the points expected of new turns."""
    decisions: list[Decided] = field(default_factory=list)

    @property
    def cost(self) -> float:
        """The cost of all its decisions."""
        return sum(decided.cost for decided in self.decisions)

    @property
    def own(self) -> list[Decided]:
        """The decisions for which no hint was given."""
        return [decided for decided in self.decisions if not decided.hinted]

    def costliest(self, n: int = 3) -> list[Decided]:
        """Up to `n` decisions that cost something, the most costly first."""
        costly = [decided for decided in self.decisions if decided.cost > CENT]
        return sorted(costly, key=lambda decided: -decided.cost)[:n]


CENT = 1e-6  # a smaller cost is a rounding error, not a mistake


def review(journal: Journal, game: Game[Any], evaluator: Evaluator) -> tuple[Account, ...]:
    """An account for each seat of a finished game; the evaluator's table must be ready.

    Raises ValueError when the game has not ended.
    """
    accounts = tuple(Account() for _ in journal.header.seats)
    story = played(journal, game)
    if not story or game.outcome(story[-1].after) is None:
        raise ValueError("the game has not ended")
    now = [evaluator.expected_value(story[0].before, seat) for seat in range(len(accounts))]
    for account, value in zip(accounts, now, strict=True):
        account.expected = value
    turns = [1] * len(accounts)
    began = 0
    for number, step in enumerate(story, start=1):
        seat = game.turn(step.before)
        account = accounts[seat]
        best, done = (
            evaluator.expected_value(step.before, seat),
            evaluator.value_of(step.before, step.action),
        )
        account.others += best - now[seat]
        if step.decides:
            if decided := _decided(evaluator, step, turns[seat], best - done, began):
                account.decisions.append(decided)
            began = number
        now[seat] = evaluator.expected_value(step.after, seat)
        account.luck += now[seat] - done
        turns[seat] += step.ends_turn
    for seat, account in enumerate(accounts):
        account.result = evaluator.expected_value(story[-1].after, seat)
        account.others += account.result - now[seat]
    return accounts


def _decided(
    evaluator: Evaluator, played_action: PlayedAction, turn: int, cost: float, at: int
) -> Decided | None:
    """The decision that an action made final; None if there was no choice."""
    decisions = evaluator.decisions(played_action.before)
    if len(decisions) < 2:
        return None
    best = decisions[0].actions
    before, action = played_action.before, played_action.action
    return Decided(turn, before, action, best, cost, played_action.hinted, at)
