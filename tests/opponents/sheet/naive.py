"""A naive solver of sheet games: exact, over ordered throws, using only the game's own steps.

It asks `legal_actions`, `throw_size`, `apply` and `totals` for the keeps, the results of throws,
the points of boxes and the bonus. It is fast enough for the last three boxes.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import lcm
from typing import NamedTuple

from audiodice.core.dice import throws
from audiodice.core.model import Action
from audiodice.games.sheet import ROLL, Sheet
from audiodice.games.sheet.boxes import Faces
from audiodice.games.sheet.state import Line, State

HANDS = tuple(hand for hand, _ in throws(5))


class Dice(NamedTuple):
    """The keeps and throws that a game allows on any sheet."""

    keeps: dict[Faces, tuple[Faces, ...]]
    """By hand: the dice that may be kept of it when the others are thrown."""
    outcomes: dict[Faces, Counter[Faces]]
    """By kept dice: the sorted hands that ordered throws of the others lead to."""


class Turn(NamedTuple):
    """The values of hands and keeps, both by rolls left: hands from 0 to 3, keeps from 1."""

    hands: tuple[dict[Faces, Fraction], ...]
    kept: tuple[dict[Faces, Fraction], ...]


def on_sheet(game: Sheet, line: Line, hand: Faces = (), left: int = 3) -> State:
    """A game of one seat with this sheet, with a hand on the table and `left` rolls left."""
    turns = sum(points is not None for points in line)
    return State(game.initial(1).boxes, (line,), faces=hand, throws=left, turns=turns)


def boxed(line: Line) -> int:
    """The points in the boxes."""
    return sum(points or 0 for points in line)


@cache
def lines(game: Sheet, opened: frozenset[str]) -> dict[int, Line]:
    """A sheet for each upper total that the closed boxes can hold; their lower boxes are 0."""
    found: dict[int, Line] = {0: ()}
    for box in game.initial(1).boxes:
        face = game.face_of[box]
        ways = (None,) if box in opened else tuple(n * face for n in range(6 if face else 1))
        found = {boxed((*line, n)): (*line, n) for line in found.values() for n in ways}
    return found


def _outcomes(game: Sheet, kept: Faces) -> Counter[Faces]:
    start = game.apply(game.initial(1), ROLL, (*kept, 1, 1, 1, 1, 1)[:5]).state
    state = game.apply(start, Action("keep", tuple(range(len(kept))))).state if kept else start
    ordered = product(range(1, 7), repeat=game.throw_size(state, ROLL))
    return Counter(tuple(sorted(game.apply(state, ROLL, new).state.faces)) for new in ordered)


@cache
def dice(game: Sheet) -> Dice:
    """The `Dice` of a game, computed once."""
    keeps = {}
    for hand in HANDS:
        state = game.apply(game.initial(1), ROLL, hand).state
        offered = [action for action in game.legal_actions(state) if action.verb == "keep"]
        after = [state, *(game.apply(state, action).state for action in offered)]
        keeps[hand] = tuple(each.chosen for each in after if game.throw_size(each, ROLL))
    every = {keep for found in keeps.values() for keep in found}
    return Dice(keeps, {keep: _outcomes(game, keep) for keep in every})


@cache
def _scored(game: Sheet, place: int, hand: Faces) -> int:
    """The points of a hand in a box, as the game scores it."""
    start = game.initial(1)
    score = Action("score", start.boxes[place])
    state = game.apply(on_sheet(game, start.scores[0], hand, 0), score).state
    return state.scores[0][place] or 0


@cache
def _played(game: Sheet, final: tuple[int, ...], unit: int) -> Turn:
    """A turn from the values of `HANDS` at its end, in whole numbers: `unit` is one point."""
    rules, worth = dice(game), dict(zip(HANDS, final, strict=True))
    hands, kept = [_points(worth, unit)], [dict[Faces, Fraction]()]
    for _ in range(3):
        unit *= 6**5
        thrown = {
            keep: sum(n * worth[hand] for hand, n in found.items()) * 6 ** len(keep)
            for keep, found in rules.outcomes.items()
        }
        worth = {
            hand: max(worth[hand] * 6**5, *(thrown[keep] for keep in rules.keeps[hand]))
            for hand in HANDS
        }
        hands.append(_points(worth, unit))
        kept.append(_points(thrown, unit))
    return Turn(tuple(hands), tuple(kept))


def _points(values: dict[Faces, int], unit: int) -> dict[Faces, Fraction]:
    return {faces: Fraction(value, unit) for faces, value in values.items()}


def turn_of(game: Sheet, line: Line) -> Turn:
    """The turn that begins with this sheet."""
    opened = [place for place, points in enumerate(line) if points is None]
    scored = {place: [_scored(game, place, hand) for hand in HANDS] for place in opened}
    brings = {
        (place, n): n + to_come(game, (*line[:place], n, *line[place + 1 :]))
        for place in opened
        for n in set(scored[place])
    }
    unit = lcm(*(value.denominator for value in brings.values()))
    whole = {filling: int(value * unit) for filling, value in brings.items()}
    final = [max(whole[place, scored[place][n]] for place in opened) for n in range(len(HANDS))]
    return _played(game, tuple(final), unit)


def to_come(game: Sheet, line: Line) -> Fraction:
    """Points still to come before a turn; for a full sheet, those beyond its boxes."""
    opened = frozenset(
        box for box, points in zip(game.initial(1).boxes, line, strict=True) if points is None
    )
    return _to_come(game, lines(game, opened)[game.upper(on_sheet(game, line), 0)])


@cache
def _to_come(game: Sheet, line: Line) -> Fraction:
    if None not in line:
        return Fraction(game.totals(on_sheet(game, line))[0] - boxed(line))
    return turn_of(game, line).kept[3][()]
