"""Opponents for any score sheet: cautious and bold characters, and steady, who weighs boxes.

Steady's plan is exact within the turn, given what filling a box is worth. Let W(box, faces) be
the points, less the box's par (what an open box is worth to the rest of the game, measured), plus
what the bonus becomes more likely by. With F(roll) = max over open boxes of W, and for a kept
multiset of up to five dice

    E1[keep] = mean over one more die of E1[keep + die],    E1[five dice] = F
    M1[roll] = max over keeps in the roll of E1[keep]       (five kept: stop)

E2 follows from M1 as E1 from F: a plan is two sweeps over the 462 kept multisets.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.core.dice import FACES, counts, parts, positions, throws
from audiodice.core.model import Action
from audiodice.games.sheet import ROLL
from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.opponent import Advice, Opponent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audiodice.core.model import Chance, Game
    from audiodice.games.sheet import Sheet
    from audiodice.games.sheet.boxes import Faces
    from audiodice.games.sheet.state import State

# --- the 462 kept multisets, by size; the 252 of five dice come last ----------------------------

KEEPS: tuple[Faces, ...] = tuple(faces for n in range(DICE + 1) for faces, _ in throws(n))
INDEX: Mapping[Faces, int] = {faces: n for n, faces in enumerate(KEEPS)}
FIRST_ROLL = INDEX[1, 1, 1, 1, 1]
ROLLS = KEEPS[FIRST_ROLL:]
_ONE_MORE = [
    tuple(INDEX[tuple(sorted((*faces, face)))] for face in FACES) for faces in KEEPS[:FIRST_ROLL]
]

Values = list[float]
CONTENT = 5  # points: cautious is content with so much under par
ENOUGH = 40  # points: bold stops for no less
_ROWS_OF_FOUR: tuple[Faces, ...] = ((2, 3, 4, 5), (1, 2, 3, 4), (3, 4, 5, 6))


def _means(rolls: Values) -> Values:
    """The value of every keep when the dice not in it are thrown, from the values of rolls."""
    found = [0.0] * FIRST_ROLL + rolls
    for keep in range(FIRST_ROLL - 1, -1, -1):
        a, b, c, d, e, f = _ONE_MORE[keep]
        found[keep] = (found[a] + found[b] + found[c] + found[d] + found[e] + found[f]) / 6
    return found


def _best_of(keeps: Values) -> Values:
    """The value of every roll when its best keep is kept."""
    best = list(keeps)
    for keep, more in enumerate(_ONE_MORE):
        value = best[keep]
        for bigger in more:
            best[bigger] = max(best[bigger], value)
    return best[FIRST_ROLL:]


class Pars(NamedTuple):
    """What a game's boxes are worth while open, in points, by box id."""

    of: Mapping[str, float]
    upper_mean: tuple[float, ...] = (2.1, 5.3, 8.6, 12.2, 15.7, 19.2)
    """What each upper box brings on average, ones first."""
    upper_sd: tuple[float, ...] = (1.2, 2.0, 2.7, 3.3, 3.9, 4.6)


class Plan:
    """What to do in one turn: the values of final rolls and of keeps."""

    def __init__(self, game: Sheet, pars: Pars, opened: tuple[str, ...], have: int) -> None:
        """`opened` boxes, `have` points in the upper ones: about 2 ms."""
        self.game, self.pars, self.opened, self.have = game, pars, opened, have
        self._faces = tuple(face for box in opened if (face := game.face_of[box]))
        chance_now = self._chance(have, self._faces)
        self._cost = {box: pars.of[box] for box in opened}
        self._gain: dict[str, tuple[float, ...]] = {}
        for box in opened:
            if face := game.face_of[box]:
                rest = tuple(f for f in self._faces if f != face)
                self._gain[box] = tuple(
                    game.bonus * (self._chance(have + n * face, rest) - chance_now)
                    for n in range(DICE + 1)
                )
        self.final = [max(self.box_value(box, faces) for box in opened) for faces in ROLLS]
        self.keeps = {1: _means(self.final)}
        self.keeps[2] = _means(_best_of(self.keeps[1]))

    def _chance(self, have: int, faces: tuple[int, ...]) -> float:
        """How likely the bonus is with these upper boxes open: their sum taken as normal."""
        need = self.game.threshold - have
        if need <= 0 or need > DICE * sum(faces):
            return float(need <= 0)
        mean = sum(self.pars.upper_mean[face - 1] for face in faces)
        sd = sqrt(sum(self.pars.upper_sd[face - 1] ** 2 for face in faces))
        return 0.5 * (1 + erf((mean - need + 0.5) / (sd * sqrt(2))))

    def box_value(self, box: str, faces: Faces) -> float:
        """What filling `box` with sorted `faces` changes, in points over its par."""
        points = self.game.worth(faces)[box]
        gain = self._gain.get(box)
        more: float = gain[points // self.game.face_of[box]] if gain else 0.0
        return points - self._cost[box] + more

    def options(self, faces: Faces, left: int) -> list[tuple[float, Action | Faces]]:
        """All that may be done with sorted faces, best first: a box to score, or faces to keep."""
        found: list[tuple[float, Action | Faces]] = [
            (self.box_value(box, faces), Action("score", box)) for box in self.opened
        ]
        if left:
            keeps = self.keeps[left]
            found += [(keeps[INDEX[part]], part) for part in parts(faces) if len(part) < DICE]
        return sorted(found, key=lambda option: -option[0])


def _opened(state: State) -> tuple[str, ...]:
    line = zip(state.boxes, state.scores[state.seat], strict=True)
    return tuple(box for box, points in line if points is None)


def _keep_or_roll(state: State, faces: Faces) -> Action:
    """Keep these faces; once they are kept, roll."""
    if tuple(sorted(state.chosen)) == faces:
        return ROLL
    return Action("keep", positions(state.faces, faces))


class Player:
    """The opponents and the adviser of one sheet game."""

    def __init__(self, game: Sheet, pars: Mapping[str, float]) -> None:
        self.game, self.pars = game, Pars(pars)
        self._plan = lru_cache(maxsize=4096)(self._make_plan)

    def _make_plan(self, opened: tuple[str, ...], have: int) -> Plan:
        return Plan(self.game, self.pars, opened, have)

    def plan(self, state: State) -> Plan:
        """The plan of the turn that `state` is in; it stays the same throughout."""
        have = min(self.game.upper(state, state.seat), self.game.threshold)
        return self._plan(_opened(state), have)

    def prepare(self, state: State) -> None:
        """Fill the caches: what every roll scores, the first turn's plan."""
        if not state.over:
            self.plan(state)

    # ------------------------------------------------------------------ characters

    def steady(self, _game: Game[Any], state: State, _chance: Chance) -> Action:
        """Does what its plan values most."""
        if not state.open:
            return ROLL
        _, best = self.plan(state).options(tuple(sorted(state.faces)), state.throws)[0]
        return best if isinstance(best, Action) else _keep_or_roll(state, best)

    def cautious(self, _game: Game[Any], state: State, _chance: Chance) -> Action:
        """Takes the first box that pays nearly its par; keeps the commonest face until then."""
        if not state.open:
            return ROLL
        offers = self.game.offers(state)
        box, points = max(offers, key=lambda offer: offer[1] - self.pars.of[offer[0]])
        if not state.throws or points >= self.pars.of[box] - CONTENT:
            return Action("score", box)
        return _keep_or_roll(state, self._commonest(state))

    def bold(self, _game: Game[Any], state: State, _chance: Chance) -> Action:
        """Chases five alike, or a straight when four are in a row, to the last throw."""
        if not state.open:
            return ROLL
        box, points = self.game.offers(state)[0]
        if not state.throws or points >= ENOUGH:
            return Action("score", box)
        hand = tuple(sorted(state.faces))
        row = next((run for run in _ROWS_OF_FOUR if set(run) <= set(hand)), ())
        if row and any("straight" in box for box in _opened(state)):
            return _keep_or_roll(state, row)
        return _keep_or_roll(state, self._commonest(state))

    def _commonest(self, state: State) -> Faces:
        """The dice of the commonest face: of one whose upper box is open, if any."""
        wanted = {self.game.face_of[box] for box in _opened(state)}
        many, face = max(
            (n, face in wanted, face) for face, n in zip(FACES, counts(state.faces), strict=True)
        )[::2]
        return (face,) * many if many < DICE else ()

    # ------------------------------------------------------------------ hints

    def advise(self, state: State) -> Advice | None:
        """The best box or keep and the next best, in points over par; None when it is over."""
        if state.over:
            return None
        plan = self.plan(state)
        if not state.open:
            return Advice((ROLL,), plan.keeps[2][0])
        (value, best), *others = plan.options(tuple(sorted(state.faces)), state.throws)
        actions = _as_actions(state, best)
        if not others:
            return Advice(actions, value)
        return Advice(actions, value, _as_actions(state, others[0][1]), others[0][0])

    def opponents(self) -> tuple[Opponent, ...]:
        """The three characters, by name."""
        return (
            Opponent("cautious", self.cautious),
            Opponent("bold", self.bold),
            Opponent("steady", self.steady, self.prepare),
        )


def _as_actions(state: State, option: Action | Faces) -> tuple[Action, ...]:
    if isinstance(option, Action):
        return (option,)
    return (Action("keep", positions(state.faces, option)), ROLL)
