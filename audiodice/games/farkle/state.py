"""The state of a game of Farkle, and what can be computed from it alone."""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.core.model import Round, round_of
from audiodice.games.farkle.combos import SHEET, STEPS, scoring, worth

DICE = 6
THIRD = 3  # the farkle in a row that costs the penalty


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of this game. Limits and `penalty` are points."""

    minimum: int
    first_bank: int
    target: int
    last_round: bool
    scale: int = SHEET
    penalty: int = 0
    teams: bool = False

    @property
    def step(self) -> int:
        return STEPS[self.scale]

    def share(self, points: int) -> int:
        """Points in percent of the usual target of this scale."""
        return points * 100 // self.scale


@dataclass(frozen=True, slots=True)
class State:
    """A game of Farkle between two actions.

    `scores` are by seat; partners have the same. `points` were set aside in this turn's earlier
    rolls, for the faces in `taken`. `faces` is the last roll, thrown by seat `roller`, and `kept`
    the positions kept in it; `open` is true while dice of it may be kept. `turns` counts finished
    turns. `closing` is the seat that reached the target first while the others still have a turn,
    else -1. `streaks` are the farkles in a row by seat, counted only where there is a penalty.
    """

    rules: Rules
    scores: tuple[int, ...]
    seat: int = 0
    points: int = 0
    taken: tuple[tuple[int, ...], ...] = ()
    faces: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    roller: int = 0
    open: bool = False
    turns: int = 0
    closing: int = -1
    over: bool = False
    streaks: tuple[int, ...] = ()

    @property
    def sides(self) -> int:
        """The number of totals: one for each seat, or for each team of two seats this far apart."""
        seats = len(self.scores)
        return seats // 2 if self.rules.teams else seats

    def partners(self, seat: int, other: int) -> bool:
        """Whether two seats, which may be equal, play for the same total."""
        return (seat - other) % self.sides == 0

    @property
    def round(self) -> Round:
        return round_of(self.turns, len(self.scores), over=self.over)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The faces kept from the last roll, in the order thrown."""
        faces = self.faces
        return tuple([faces[place] for place in self.kept])

    @property
    def chain(self) -> int:
        """How often all six dice have scored in this turn, counting the dice kept now."""
        return (sum(map(len, self.taken)) + len(self.kept)) // DICE

    @property
    def to_throw(self) -> int:
        """How many dice the next roll throws: those left over, or all six."""
        left = len(self.faces) - len(self.kept)
        return left or DICE if self.open else DICE

    @property
    def at_stake(self) -> int:
        """The points that a bank would score now; if no dice are kept, those of the best choice."""
        if not self.open:
            return self.points
        here = worth(self.chosen, self.rules.scale) if self.kept else self.best
        return self.points + here

    @property
    def best(self) -> int:
        """The most points that the open roll has; 0 if none is open."""
        return scoring(tuple(sorted(self.faces)), self.rules.scale)[0][1] if self.open else 0

    @property
    def floor(self) -> int:
        """The points a bank needs now: the minimum, or the first bank while the score is 0."""
        rules = self.rules
        first = self.scores[self.seat] == 0
        return max(rules.minimum, rules.first_bank) if first else rules.minimum

    @property
    def forfeit(self) -> int:
        """The points of the score that a farkle would cost now; a score never falls below 0."""
        if not self.streaks or self.streaks[self.seat] < THIRD - 1:
            return 0
        return min(self.rules.penalty, self.scores[self.seat])
