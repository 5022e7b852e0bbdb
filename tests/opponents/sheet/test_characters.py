"""The sheet opponents: steady's plan against a naive one, single decisions, and their order."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from audiodice.core.model import Action
from audiodice.engine.match import simulate
from audiodice.engine.throw import SeededThrow, chance
from audiodice.games import fune as fune_rules
from audiodice.games.sheet import Sheet
from audiodice.games.sheet.state import State
from audiodice.opponents import dice4fun, fune
from audiodice.opponents.sheet.characters import SheetCharacters

ROLL = Action("roll")
BOTH_SHEETS = (fune.CHARACTERS, dice4fun.CHARACTERS)
EVERY_PLAYER = pytest.mark.parametrize("player", BOTH_SHEETS, ids=["f", "d"])
SHEET = fune_rules.SHEET


def only_open(player: SheetCharacters, *opened: str) -> State:
    """A sheet with only these boxes open; the others are 0."""
    boxes = player.game.initial(1).boxes
    line = tuple(None if box in opened else 0 for box in boxes)
    return State(boxes, (line,), turns=len(boxes) - len(opened))


def naive_value(game: Sheet, box: str) -> float:
    """The expected points of the last box, over ordered throws and sets of positions."""

    @cache
    def value(hand: tuple[int, ...], left: int) -> float:
        best = float(game.worth(hand)[box])
        if not left:
            return best
        for n in range(5):
            for places in combinations(range(5), n):
                best = max(best, thrown(tuple(hand[place] for place in places), left))
        return best

    @cache
    def thrown(kept: tuple[int, ...], left: int) -> float:
        throws = list(product(range(1, 7), repeat=5 - len(kept)))
        return sum(value(tuple(sorted(kept + new)), left - 1) for new in throws) / len(throws)

    return thrown((), 3)


@pytest.mark.parametrize("box", ["fours", "fune", "full_house", "short_straight", "choice"])
def test_last_turn_is_exact(box: str) -> None:
    """With one box open the plan is exact except for the par; the bonus is out of reach."""
    plan = fune.CHARACTERS.plan(only_open(fune.CHARACTERS, box))
    rolls = product(range(1, 7), repeat=5)
    value = sum(plan.choices(tuple(sorted(r)), 2)[0][0] for r in rolls) / 6**5
    assert value + fune.PARS[box] == pytest.approx(naive_value(SHEET, box), abs=1e-9)


def decide(player: SheetCharacters, name: str, state: State) -> Action:
    return getattr(player, name)(player.game, state, chance(0, name))  # type: ignore[no-any-return]


def rolled(*dice: int) -> State:
    return SHEET.apply(SHEET.initial(2), ROLL, dice).state  # type: ignore[no-any-return]


def test_cautious_scores_a_straight_that_bold_rolls_again() -> None:
    state = rolled(1, 2, 3, 4, 6)
    assert decide(fune.CHARACTERS, "cautious", state) == Action("score", "short_straight")
    assert decide(fune.CHARACTERS, "bold", state) == Action("keep", (0, 1, 2, 3))


def test_of_equal_boxes_bold_fills_the_first_on_the_sheet() -> None:
    state = replace(rolled(3, 3, 3, 3, 1), throws=0)
    assert decide(fune.CHARACTERS, "bold", state) == Action("score", "three_dice")


def test_bold_rolls_for_five_alike_and_scores_them() -> None:
    assert decide(fune.CHARACTERS, "bold", rolled(5, 5, 5, 5, 2)) == Action("keep", (0, 1, 2, 3))
    assert decide(fune.CHARACTERS, "bold", rolled(5, 5, 5, 5, 5)) == Action("score", "fune")


def test_steady_scores_fune_at_once_but_rolls_again_after_three_sixes() -> None:
    assert decide(fune.CHARACTERS, "steady", rolled(5, 5, 5, 5, 5)) == Action("score", "fune")
    assert decide(fune.CHARACTERS, "steady", rolled(6, 6, 6, 1, 2)) == Action("keep", (0, 1, 2))
    kept = SHEET.apply(rolled(6, 6, 6, 1, 2), Action("keep", (0, 1, 2))).state
    assert decide(fune.CHARACTERS, "steady", kept) == ROLL


def test_steady_fills_sixes_if_that_gives_the_bonus() -> None:
    boxes = SHEET.initial(1).boxes
    line: tuple[int | None, ...] = (3, 6, 9, 12, 15, None, None, 0, 0, 0, 0, 0, 0)
    state: Any = State(boxes, (line,), turns=11)
    for dice in ((6, 6, 6, 1, 2), (1, 2), (1, 2)):
        state = SHEET.apply(state, ROLL, dice).state
        if state.throws == 2:
            state = SHEET.apply(state, Action("keep", (0, 1, 2))).state
    assert decide(fune.CHARACTERS, "steady", state) == Action("score", "sixes")


@EVERY_PLAYER
def test_advice_has_the_best_and_the_next_best_decision(player: SheetCharacters) -> None:
    state = player.game.apply(player.game.initial(1), ROLL, (6, 6, 6, 1, 2)).state
    advice = player.advise(state)
    assert advice is not None
    assert advice.value >= advice.other_value
    assert advice.actions[-1] == ROLL
    last = player.game.initial(1)
    assert (player.advise(last) or [None])[0] == (ROLL,)


@EVERY_PLAYER
def test_decisions_are_fast(player: SheetCharacters) -> None:
    throw, stream = SeededThrow(1), chance(1, "quick")
    state: Any = player.game.initial(1)
    player.prepare(state)
    spent = []
    while not state.over:
        began = time.perf_counter()
        action = player.steady(player.game, state, stream)
        spent.append(time.perf_counter() - began)
        state = player.game.apply(state, action, throw(player.game.throw_size(state, action))).state
    spent.sort()
    assert spent[len(spent) * 9 // 10] < 0.02  # slower ones are noise of the machine


@pytest.mark.parametrize(("game", "least"), [("fune", 235), ("dice4fun", 228)])
def test_steady_scores_more_than_bold_and_cautious(game: str, least: float) -> None:
    """The standard error of 60 games is 5.5 points at most, and the gaps are 50 points."""
    mean = {
        name: simulate(game, (name,), 60, "order")["seats"][0]["mean"]
        for name in ("random", "cautious", "bold", "steady")
    }
    assert mean["random"] + 50 < min(mean["cautious"], mean["bold"])
    assert max(mean["cautious"], mean["bold"]) + 20 < mean["steady"]
    assert mean["steady"] > least
