"""The opponents of any score sheet: cautious, bold, and steady, who values open boxes.

The plan that steady follows is in `par_plan.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from audiodice.core.dice import FACES, counts, positions
from audiodice.core.model import Action
from audiodice.games.sheet import ROLL
from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.opponent import Advice, Opponent
from audiodice.opponents.sheet.par_plan import ParPlan, Pars

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audiodice.core.model import Chance, Game
    from audiodice.games.sheet import Sheet
    from audiodice.games.sheet.boxes import Faces
    from audiodice.games.sheet.state import State

CONTENT = 5  # points below par that cautious accepts
ENOUGH = 40  # points for which bold stops early
_ROWS_OF_FOUR: tuple[Faces, ...] = ((2, 3, 4, 5), (1, 2, 3, 4), (3, 4, 5, 6))


def _opened(state: State) -> tuple[str, ...]:
    line = zip(state.boxes, state.scores[state.seat], strict=True)
    return tuple(box for box, points in line if points is None)


def _keep_or_roll(state: State, faces: Faces) -> Action:
    """Keep these faces, or roll if they are kept already."""
    if tuple(sorted(state.chosen)) == faces:
        return ROLL
    return Action("keep", positions(state.faces, faces))


class SheetCharacters:
    """The opponents and the adviser of one sheet game."""

    def __init__(self, game: Sheet, pars: Mapping[str, float]) -> None:
        self.game, self.pars = game, Pars(pars)
        self._plan = lru_cache(maxsize=4096)(self._make_plan)

    def _make_plan(self, opened: tuple[str, ...], have: int) -> ParPlan:
        return ParPlan(self.game, self.pars, opened, have)

    def plan(self, state: State) -> ParPlan:
        have = min(self.game.upper(state, state.seat), self.game.threshold)
        return self._plan(_opened(state), have)

    def prepare(self, state: State) -> None:
        if not state.over:
            self.plan(state)

    def steady(self, _game: Game[Any], state: State, _chance: Chance) -> Action:
        if not state.open:
            return ROLL
        _, best = self.plan(state).choices(tuple(sorted(state.faces)), state.throws)[0]
        return best if isinstance(best, Action) else _keep_or_roll(state, best)

    def cautious(self, _game: Game[Any], state: State, _chance: Chance) -> Action:
        """Take the first box that scores nearly its par; until then keep the commonest face."""
        if not state.open:
            return ROLL
        worth = self.game.worth(state.faces)
        # The points without the bonus: this player ignores it.
        offers = [(box, worth[box]) for box, *_ in self.game.offers(state)]
        box, points = max(offers, key=lambda offer: offer[1] - self.pars.by_box[offer[0]])
        if not state.throws or points >= self.pars.by_box[box] - CONTENT:
            return Action("score", box)
        return _keep_or_roll(state, self._commonest(state))

    def bold(self, _game: Game[Any], state: State, _chance: Chance) -> Action:
        """Use every throw to try for five alike, or for a straight if four dice are in a row."""
        if not state.open:
            return ROLL
        worth = self.game.worth(state.faces)
        box = max(_opened(state), key=worth.__getitem__)  # of equal ones the first on the sheet
        if not state.throws or worth[box] >= ENOUGH:
            return Action("score", box)
        hand = tuple(sorted(state.faces))
        row = next((run for run in _ROWS_OF_FOUR if set(run) <= set(hand)), ())
        if row and any("straight" in box for box in _opened(state)):
            return _keep_or_roll(state, row)
        return _keep_or_roll(state, self._commonest(state))

    def _commonest(self, state: State) -> Faces:
        """The dice of the commonest face; of equals one whose upper box is open, if any."""
        wanted = {self.game.face_of[box] for box in _opened(state)}
        many, face = max(
            (n, face in wanted, face) for face, n in zip(FACES, counts(state.faces), strict=True)
        )[::2]
        return (face,) * many if many < DICE else ()

    def advise(self, state: State) -> Advice | None:
        """The best box or keep and the next best, by points over par; None if the game is over."""
        if state.over:
            return None
        plan = self.plan(state)
        if not state.open:
            return Advice((ROLL,), plan.keeps[2][0], unit="rule")
        (value, best), *others = plan.choices(tuple(sorted(state.faces)), state.throws)
        actions = _as_actions(state, best)
        if not others:
            return Advice(actions, value, unit="rule")
        return Advice(actions, value, _as_actions(state, others[0][1]), others[0][0], "rule")

    def opponents(self) -> tuple[Opponent, ...]:
        return (
            Opponent("cautious", self.cautious),
            Opponent("bold", self.bold),
            Opponent("steady", self.steady, self.prepare),
        )


def _as_actions(state: State, option: Action | Faces) -> tuple[Action, ...]:
    if isinstance(option, Action):
        return (option,)
    return (Action("keep", positions(state.faces, option)), ROLL)
