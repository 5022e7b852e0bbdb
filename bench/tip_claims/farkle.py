"""The claims of the tips for Farkle, with the usual options in a game for two."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from audiodice.core.dice import throws
from audiodice.games.farkle.combos import SHEET, STEPS, scoring
from audiodice.games.farkle.state import DICE
from audiodice.opponents.farkle.turn_plan import risks
from bench.tip_claims.claim import Claim

if TYPE_CHECKING:
    from audiodice.opponents.farkle.turn_plan import TurnPlan
    from audiodice.opponents.farkle.win_chances import WinChances

STEP = STEPS[SHEET]
LEVEL = range(0, 701, 50)  # scores of both seats; near the target the best decisions differ


def one_die_alone(table: WinChances) -> Claim:
    """Of single 1s and 5s, also beside three twos, only one die is kept: a 1 before a 5."""
    rolls = [faces for faces, _ in throws(DICE) if _singles(faces) or _three_twos(faces)]
    plans = [table.plan(score, score) for score in LEVEL[::3]]
    right = sum(
        _best(plan, faces) == ((1,) if 1 in faces else (5,)) for plan in plans for faces in rolls
    )
    of = len(plans) * len(rolls)
    return Claim(right == of, {"rolls": len(rolls), "of": of, "right": right})


def bank_from(table: WinChances, few: int, four: int, five: int) -> Claim:
    """At equal scores, banking is best from these points on, by the number of dice left."""
    found: dict[int, list[int]] = {n: [] for n in range(1, 6)}
    for score in LEVEL:
        plan = table.plan(score, score)
        for n, points in found.items():
            points.append(_banks_from(plan, n, table.rules.target - score))
    holds = (
        all(max(found[n]) <= few for n in (1, 2, 3))
        and all(abs(points - four) <= STEP for points in found[4])
        and min(found[5]) >= five
    )
    figures = {f"{n} left": f"{min(points)}-{max(points)}" for n, points in found.items()}
    return Claim(holds, figures)


def gamble_with_one_die(table: WinChances, *points: int) -> Claim:
    """One die is rolled with these points, two dice are not; one die farkles two times in three."""
    scores = [score for score in LEVEL if 0 < score <= 550]
    gains = [
        [
            (plan := table.plan(score, score)).roll(n, held) - plan.bank(held)
            for score in scores
            for held in points
        ]
        for n in (1, 2)
    ]
    one, two = gains
    holds = min(one) > 0 > max(two) and round(3 * risks()[0]) == 2
    return Claim(
        holds, {"one die, at least": f"{min(one):+.4f}", "two, at most": f"{max(two):+.4f}"}
    )


def roll_hot_dice(table: WinChances, points: int, farkles: int, rolls: int) -> Claim:
    """At equal scores, all six dice are rolled again with up to these points."""
    low = [
        _banks_from(table.plan(score, score), DICE, table.rules.target - score)
        for score in LEVEL
        if score + points < table.rules.target
    ]
    risk = risks()[DICE - 1]
    holds = min(low) > points and round(risk * rolls) == farkles
    return Claim(holds, {"banks from": f"{min(low)}-{max(low)}", "farkles": f"{risk:.3f}"})


def never_stop_against(table: WinChances, other: int) -> Claim:
    """With four dice or more, banking is best only if it wins the game."""
    target = table.rules.target
    stops = [
        (score, n)
        for score in range(0, target - 99, 50)
        for plan in (table.plan(score, other),)
        for n in (4, 5, 6)
        if _banks_from(plan, n, target - score) < target - score
    ]
    return Claim(not stops, {"stops": stops})


def _banks_from(plan: TurnPlan, dice: int, wins: int) -> int:
    """The least points at which banking beats rolling these dice; `wins` if there are none."""
    points = range(plan.floor, wins, STEP)
    return next((held for held in points if plan.bank(held) >= plan.roll(dice, held)), wins)


def _best(plan: TurnPlan, faces: tuple[int, ...]) -> tuple[int, ...]:
    """The best dice to keep of a first roll."""
    return max(scoring(faces), key=lambda choice: _worth(plan, faces, *choice))[0]


def _worth(plan: TurnPlan, faces: tuple[int, ...], kept: tuple[int, ...], points: int) -> float:
    return max(plan.bank(points), plan.roll(len(faces) - len(kept) or DICE, points))


def _singles(faces: tuple[int, ...]) -> bool:
    """Whether only single 1s and 5s score."""
    kept = {face for choice, _ in scoring(faces) for face in choice}
    return bool(kept) and kept <= {1, 5} and max(Counter(faces)[face] for face in kept) < 3


def _three_twos(faces: tuple[int, ...]) -> bool:
    """Whether only three twos and single 1s or 5s score."""
    counts = Counter(faces)
    others = {face: many for face, many in counts.items() if face != 2}
    threes = counts[2] == 3 and max(others.values()) < 3
    return threes and bool({1, 5} & {*others}) and len(scoring(faces)[0][0]) < DICE
