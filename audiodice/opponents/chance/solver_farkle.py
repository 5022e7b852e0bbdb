"""Solves the race of Farkle (`farkle_race.py`). Needs numpy.

A turn is pushed forward, from the fewest points set apart to the most: the odds of being at a
level with so many dice to throw, for many targets of the turn at once. Scores and points are
counted in levels, the steps of their scale.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audiodice.games.farkle.combos import MOST as MOST_POINTS
from audiodice.games.farkle.combos import STEPS
from audiodice.games.farkle.state import DICE, THIRD
from audiodice.opponents.chance.farkle_throws import PLAYERS, Throws, rows
from audiodice.opponents.farkle import SLACKS
from audiodice.opponents.farkle.turn_plan import risks

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.games.farkle.state import Rules

Floats = NDArray[np.float64]

RARE = 1e-9  # a turn as rare as this ends at once
HURRY = 1e-6  # the same of a last turn, which is an estimate
LEFT = 1e-6  # a race is cut off where no more than this is left, or after MOST turns
MOST = 400
REACH = 300  # levels; as good as out of reach of one turn
NEAR = 60  # levels; beyond them only some are solved
LEVELS = 400  # those that turns are followed to
FAR = np.array([2**60])
FORFEITS = 5  # sizes of the forfeit that turns are planned for, as each needs a plan
SHARP = 0.0015  # a slack with which a player is as good as perfect
GRADED = 400  # levels; for higher targets nobody has solved a table, and graded players play steady


def turn_points(throws: Throws, wins: NDArray[np.intp] = FAR) -> Floats:
    """The chance of each number of levels that a turn makes, one row for each of `wins`.

    A player who looks banks a throw at once if it offers `wins`; here that is so many points.
    """
    found, stopped = _pushed(throws, wins)
    if throws.looks:
        at = np.minimum(wins, len(found) - 1)
        found[at, np.arange(len(wins))] += stopped
    found[0] = 1 - found[1:].sum(axis=0)
    return found.T


def beats(throws: Throws) -> Floats:
    """The chance to make at least 0, 1, ... REACH levels in the last turn of a game."""
    if throws.looks:  # then it does not bank less
        levels = np.unique(
            np.append(np.arange(NEAR), np.linspace(NEAR, REACH, NEAR // 2, dtype=int))
        )
        _, found = _pushed(throws, np.maximum(levels, throws.floor), presses=True)
        return np.interp(np.arange(REACH + 1), levels, found)
    points = turn_points(throws)[0, 1:]
    at_least: Floats = points[::-1].cumsum()[::-1]
    return np.append(at_least[:1], at_least)[: REACH + 1]


def _pushed(
    throws: Throws, wins: NDArray[np.intp], *, presses: bool = False
) -> tuple[Floats, Floats]:
    """The chances of the levels banked, [level, one of wins], and of stops by a throw of `wins`.

    Whoever `presses` banks nothing else.
    """
    rare = HURRY if presses else RARE
    size = LEVELS + MOST_POINTS[throws.scale] // STEPS[throws.scale] + 1
    reached = np.zeros((size, DICE, len(wins)))
    found, stopped = np.zeros((size, len(wins))), np.zeros(len(wins))
    reached[0, -1] = 1
    for t, dice in product(range(LEVELS), range(1, DICE + 1)):
        chance = reached[t, dice - 1]
        if chance.max() < rare:
            reached[t, dice - 1] = 0
            found[t] += chance * (not presses)
            continue
        made = _outcomes(throws, min(t, throws.alike), dice)
        if throws.looks:
            going = (wins > t + made.most[:, None]) * chance
            stopped += (chance - going).T @ made.most_odds
            moved = made.odds @ going
        else:
            moved = made.odds.sum(axis=1)[:, None] * chance
        banks = made.banks & (not presses)
        np.add.at(found, t + made.gain[banks], moved[banks])
        rolls = ~banks
        reached[t + made.gain[rolls], made.left[rolls]] += moved[rolls]
    found[LEVELS:] += reached[LEVELS:].sum(axis=1)
    return found, stopped


class Outcomes(NamedTuple):
    """What comes of a roll: `odds` has a row for each end, a column for the most of a throw."""

    gain: NDArray[np.intp]
    left: NDArray[np.intp]  # dice to throw next, less one
    banks: NDArray[np.bool_]
    most: NDArray[np.intp]
    odds: Floats

    @property
    def most_odds(self) -> Floats:
        found: Floats = self.odds.sum(axis=0)
        return found


@lru_cache(maxsize=4096)
def _outcomes(throws: Throws, level: int, dice: int) -> Outcomes:
    made = throws.of(level, dice)
    ends, mosts = sorted({end for end, _ in made}), sorted({most for _, most in made})
    odds = np.zeros((len(ends), len(mosts)))
    for (end, most), odd in made.items():
        odds[ends.index(end), mosts.index(most)] = odd
    gain, left, banks = (np.array(column) for column in zip(*ends, strict=True))
    return Outcomes(gain, left - 1, banks.astype(bool), np.array(mosts), odds)


class Moves(NamedTuple):
    """What a player's turns do to a score, by streak of farkles (one where there is no penalty)."""

    banks: Floats  # [streak, score, score after], the last column all that reach the target
    farkles: Floats  # [streak, score]
    penalty: int

    def before(self, after: Floats) -> Floats:
        """The values [streak, score] before a turn, from those after it below the target."""
        kept: Floats = self.banks[:, :, :-1] @ after[0]
        if len(self.banks) == 1:
            return kept + self.farkles * after
        lower = np.maximum(np.arange(after.shape[1]) - self.penalty, 0)
        found: Floats = kept + self.farkles * np.stack([*after[1:], after[0][lower]])
        return found


def _moves(rules: Rules, points: Callable[[int, int, NDArray[np.intp]], Floats]) -> Moves:
    """From the points of turns: `points(floor, forfeit, scores)` has a row for each score."""
    top, penalty = rules.target // rules.step, rules.penalty // rules.step
    streaks = THIRD if penalty else 1
    banks, farkles = np.zeros((streaks, top, top + 1)), np.zeros((streaks, top))
    for streak in range(streaks):
        groups = defaultdict(list)
        for score in range(top):
            groups[_floor(rules, score), _forfeit(rules, streak, score)].append(score)
        for (floor, forfeit), scores in groups.items():
            for score, made in zip(scores, points(floor, forfeit, np.array(scores)), strict=True):
                farkles[streak, score] = made[0]
                inside = made[1 : top - score]
                banks[streak, score, score + 1 : score + 1 + len(inside)] = inside
                banks[streak, score, top] = made[top - score :].sum()
    return Moves(banks, farkles, penalty)


def _floor(rules: Rules, score: int) -> int:
    return rules.minimum if score else max(rules.minimum, rules.first_bank)


def _forfeit(rules: Rules, streak: int, score: int) -> int:
    """The points that a farkle costs, in as few sizes as FORFEITS."""
    if streak < THIRD - 1 or not score:
        return 0
    return -(-min(score * rules.step, rules.penalty) * FORFEITS // rules.penalty) * (
        rules.penalty // FORFEITS
    )


def _own_moves(rules: Rules, player: str) -> Moves:
    """The moves of a player who looks at its own turn alone."""
    top = rules.target // rules.step

    @cache
    def thrown(floor: int, forfeit: int) -> Throws:
        return Throws(player, rules.scale, floor, forfeit)

    def points(floor: int, forfeit: int, scores: NDArray[np.intp]) -> Floats:
        throws = thrown(floor, forfeit if player == "steady" else 0)
        if not throws.looks or rules.last_round:
            return np.repeat(turn_points(throws), len(scores), axis=0)
        wins, places = np.unique(np.clip(top - scores, throws.floor, LEVELS), return_inverse=True)
        return turn_points(throws, wins)[places]

    return _moves(rules, points)


class Course(NamedTuple):
    """A player's race from each score: [streak, score, turn]."""

    turns: Floats  # the chance to need 1, 2, ... turns
    last: Floats  # that to be below the target after 0, 1, ... turns, and to win by a last one

    @property
    def left(self) -> Floats:
        """The chance to be below the target after 1, 2, ... turns."""
        return (1 - self.turns.cumsum(axis=2)).clip(0, 1)


def _course(moves: Moves, wins: Floats) -> Course:
    """`wins`: by score, the chance that one more turn beats a seat that has reached the target."""
    reached, left = moves.banks[:, :, -1], np.ones(moves.farkles.shape)
    last = np.broadcast_to(wins, left.shape)
    turns, lasts = [], []
    while True:
        turns.append(reached)
        lasts.append(last)
        reached, last, left = map(moves.before, (reached, last, left))
        if left.max() < LEFT or len(turns) == MOST:
            turns[-1] = turns[-1] + left
            return Course(np.stack(turns, axis=2), np.stack(lasts, axis=2))


def solve(rules: Rules, progress: Callable[[float], None] = lambda _: None) -> dict[str, Floats]:
    """The arrays of `farkle_race.Race`; `progress` is called with the part done, 0.0 to 1.0."""
    top, later = rules.target // rules.step, _floor(rules, 1)
    tails = turn_points(Throws("steady", rules.scale, later))[0][::-1].cumsum()[::-1][1:]
    past = tails / tails.sum()  # how far past the target a race ends, in the long run
    found: dict[str, Floats] = {}

    def run(player: str, moves: Moves, last: Floats) -> Course:
        need = top - np.arange(top)[:, None] + np.arange(len(past))
        course = _course(moves, _halves(last)[np.minimum(need, REACH - 1)] @ past)
        found[player] = course.turns
        if rules.last_round:
            found[f"{player}_last"], found[f"{player}_beats"] = course.last, last
        return course

    graded = {**SLACKS, "perfect": SHARP} if not rules.penalty and top <= GRADED else {}
    part = 1 / (len(PLAYERS) + 1 + len(graded))
    for n, player in enumerate(PLAYERS):
        progress(n * part)
        last = (
            beats(Throws(player, rules.scale, later)) if rules.last_round else np.zeros(REACH + 1)
        )
        course = run(player, _own_moves(rules, player), last)
        if player == "steady":
            pressing, steady = last, course
    if graded:
        banks = _banks(rules, steady, pressing)
        plan = Plan(rules, banks)
        for n, (player, slack) in enumerate(graded.items(), len(PLAYERS) + 1):
            progress(n * part)
            made = plan.points(slack)
            run(player, _moves(rules, lambda _floor, _forfeit, scores: made[scores]), pressing)  # noqa: B023
    progress(1.0)
    return found


def _halves(last: Floats) -> Floats:
    """The chance to beat a lead of 0, 1, ... REACH - 1 levels, a tie counted half."""
    return (last[:-1] + last[1:]) / 2


def _banks(rules: Rules, steady: Course, last: Floats) -> Floats:
    """The chance to win after a bank of t from each score, [t, score], against one as far."""
    top = rules.target // rules.step
    turns, left = steady.turns[0], steady.left[0]
    if rules.last_round:
        after = np.pad(steady.last[0][:, 1:], ((0, 0), (0, 1)))
        wins = turns @ (left - after).T + steady.last[0] @ turns.T
        ends = 1 - _halves(last)
    else:
        wins, ends = turns @ left.T, np.ones(REACH)
    levels = top + (REACH // 2 if rules.last_round else 0)
    found = np.ones((levels, top))
    for score in range(top):
        found[: top - score, score] = wins[score:, score]
        if rules.last_round:
            t = np.arange(top - score, levels)
            found[t, score] = ends[np.minimum(t, REACH - 1)]
    return found


class Plan:
    """Turns from each score, played for the chance to win: what each choice is worth."""

    def __init__(self, rules: Rules, banks: Floats) -> None:
        """`banks`: by level and score; past the last level a bank wins."""
        by_dice = rows(rules.scale)
        self._rows = sorted({row for odds in by_dice for row in odds})
        self._odds = np.array([[odds.get(row, 0.0) for row in self._rows] for odds in by_dice])
        choices = sorted({choice for row in self._rows for choice in row})
        self._many = np.array([[row.count(choice) for choice in choices] for row in self._rows])
        self._left = np.array([left for left, _ in choices]) - 1
        self._gain = np.array([gain for _, gain in choices])
        self._levels, width = banks.shape
        beyond = MOST_POINTS[rules.scale] // rules.step + 1
        self._floors = np.array([-(-_floor(rules, a) // rules.step) for a in range(width)])
        self._floors = np.maximum(self._floors, 1)
        self._bank = np.concatenate([banks, np.ones((beyond, width))])
        self._bank[np.arange(len(self._bank))[:, None] < self._floors] = -np.inf
        self._roll = np.ones((len(self._bank), DICE, width))
        risk = np.array(risks())[:, None] * banks[0]
        held = [np.flatnonzero(row) for row in self._many]
        for t in range(self._levels - 1, -1, -1):
            best = self._values(t).max(axis=0)
            most = np.stack([best[places].max(axis=0) for places in held])
            self._roll[t] = risk + self._odds @ most

    def _values(self, t: int) -> Floats:
        """What each choice is worth at a level: [bank or roll, choice, score]."""
        at = t + self._gain
        return np.stack([self._bank[at], self._roll[at, self._left]])

    def points(self, slack: float) -> Floats:
        """The chance of each number of levels that a turn makes from each score, [score, t].

        A decision is drawn by the softmax of what it is worth (see `evaluators.py`).
        """
        width = self._bank.shape[1]
        found = np.zeros((len(self._bank), width))
        reached = np.zeros((len(self._bank), DICE, width))
        reached[0, -1] = 1
        for t in range(self._levels):
            values = self._values(t)
            weights = np.exp((values - values.max(axis=(0, 1))) / slack)
            thrown = self._odds.T @ reached[t] / (self._many @ weights.sum(axis=0))
            moved = weights * (self._many.T @ thrown)
            np.add.at(found, t + self._gain, moved[0])
            np.add.at(reached, (t + self._gain, self._left), moved[1])
        found[self._levels :] += reached[self._levels :].sum(axis=1)
        found[0] = 1 - found[1:].sum(axis=0)
        return found.T
