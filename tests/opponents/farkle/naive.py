"""A second Farkle solver, simple and slow, as a reference for the fast one.

It asks the public game for everything: the choices of each throw, the banks that are allowed, and
where they lead. It compares every choice, in numbers of the given type, floats or fractions.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from audiodice.games.farkle import BANK, GAME, ROLL
from audiodice.games.farkle.state import Rules, State

Values = dict[tuple[int, int], Any]  # {(mine, other): chance to win at the start of my turn}


@cache
def offered(n: int, scale: int) -> tuple[tuple[tuple[tuple[int, int], ...], int], ...]:
    """(((dice to throw next, points // step), ...), how many of the 6**n throws); no farkles."""
    found: Counter[tuple[tuple[int, int], ...]] = Counter()
    before: State = GAME.initial(2, scale=scale)
    step = before.rules.step
    if n < 6:
        kept = tuple(range(6 - n))
        before = State(before.rules, (0, 0), faces=(1,) * 6, kept=kept, open=True)
    for faces, many in Counter(tuple(sorted(d)) for d in product(range(1, 7), repeat=n)).items():
        state = GAME.apply(before, ROLL, faces).state
        keeps = [action for action in GAME.legal_actions(state) if action.verb == "keep"]
        after = [GAME.apply(state, keep).state for keep in keeps]
        offer = {(kept.to_throw, (kept.at_stake - state.points) // step) for kept in after}
        if offer:
            found[tuple(sorted(offer))] += many
    return tuple(found.items())


def bank(rules: Rules, mine: int, other: int, points: int, values: Values) -> Any:
    """The value of a bank, by the game: a result, or the other's turn; None if it is refused."""
    closing = 1 if other >= rules.target else -1
    before = State(
        rules, (mine, other), points=points - rules.step, faces=(5, 2), kept=(0,), open=True,
        closing=closing,
    )  # fmt: skip
    if points == 0 or BANK not in GAME.legal_actions(before):
        return None
    after = GAME.apply(before, BANK).state
    first, second = after.scores
    if GAME.outcome(after) is None:
        return 1 - values[second, first]
    return Fraction((first > second) + (first >= second), 2)


def banks(
    rules: Rules, mine: int, other: int, values: Values, lead: int = 0, number: Any = float
) -> list[Any]:
    """Values of banks as `number`, [points // step], up to the points that certainly win."""
    step = rules.step
    floor = max(rules.minimum, rules.first_bank if mine == 0 else 0, step)
    reach = other + step if other >= rules.target else max(rules.target, other + lead)
    found = (bank(rules, mine, other, t, values) for t in range(0, max(reach - mine, floor), step))
    return [value if value is None else number(value) for value in found]


def naive_turn(banked: list[Any], farkled: Any, scale: int = 1000) -> list[list[Any]]:
    """Chances when rolling, [dice][points // step]; above the given banks, each bank wins."""
    best: list[list[Any]] = [[1] * (len(banked) + 150) for _ in range(7)]
    rolls: list[list[Any]] = [[0] * len(banked) for _ in range(7)]
    for t in range(len(banked) - 1, -1, -1):
        for n in range(1, 7):
            won, left = 0 * farkled, 6**n
            for offer, many in offered(n, scale):
                won += many * max([best[m][t + p] for m, p in offer])
                left -= many
            rolls[n][t] = (won + left * farkled) / 6**n
        for n in range(1, 7):
            here = banked[t]
            best[n][t] = rolls[n][t] if here is None else max(here, rolls[n][t])
    return rolls


def naive_values(rules: Rules, lead: int = 0) -> Values:
    """Plain value iteration, pair by pair from the highest sum downwards.

    With the last round a bank that leads by `lead` points or more counts as won.
    """
    target, step = rules.target, rules.step
    first = max(rules.minimum, rules.first_bank, step)
    scores = [0, *range(first, target, step)]
    values: Values = {}
    for mine, other in product(scores, range(target, target + lead, step)):
        turn = naive_turn(banks(rules, mine, other, {}), 0.0, rules.scale)
        values[mine, other] = turn[6][0] if other - mine < lead else 0.0
    for a, b in sorted(product(scores, scores), key=sum, reverse=True):
        if a < b:
            continue
        ends = {pair: banks(rules, *pair, values, lead) for pair in ((a, b), (b, a))}
        values[a, b], values[b, a], change = 0.5, 0.5, 1.0
        while change > 1e-11:
            change = 0.0
            for mine, other in ends:
                found = naive_turn(ends[mine, other], 1 - values[other, mine], rules.scale)[6][0]
                change = max(change, abs(found - values[mine, other]))
                values[mine, other] = found
    return values
