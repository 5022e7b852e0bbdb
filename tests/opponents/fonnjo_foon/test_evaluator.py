"""Fonnjo Foon's evaluators: which turns are played for points or to win, and their speed."""

from __future__ import annotations

from time import perf_counter

import pytest

from audiodice.core.model import Action
from audiodice.games.fonnjo_foon import GAME, PICTURE, ROLL
from audiodice.games.fonnjo_foon.groups import Group
from audiodice.games.fonnjo_foon.state import Rules, State
from audiodice.opponents.fonnjo_foon import ADVISER, EVALUATOR, REVIEWER
from audiodice.opponents.fonnjo_foon.evaluator import FonnjoEvaluator
from tests.support import ready

ALL_FOURS = (4,) * 10
pytestmark = pytest.mark.usefixtures("all_solved")


def second(scores: tuple[int, int], **rules: int) -> State:
    """A state in which the second seat is about to end the first round."""
    return State(Rules(**rules), scores, 1, turns=1)


def rolled(state: State, faces: tuple[int, ...]) -> State:
    after: State = GAME.apply(state, ROLL, faces).state
    return after


def late(scores: tuple[int, int]) -> State:
    """Five dice in the Dungeon, three in the picture, two more rolled: for points, take it."""
    return State(
        Rules(rounds=1), scores, 1, turns=1, party=(Group(4, (1, 2, 4)),),
        dungeon=(2, 3, 3, 4, 4), families=(3, 4), faces=(4, 2), open=True,
    )  # fmt: skip


def perfect(state: State) -> tuple[Action, ...]:
    return EVALUATOR.decisions(state)[0].actions


@pytest.mark.parametrize("rules", [{"rounds": 1}, {"target": 20}])
def test_picture_that_wins_at_once_is_taken(rules: dict[str, int]) -> None:
    """All dice are in, and Another Day would bring more points, but not a better result."""
    state = rolled(second((25, 20), **rules), ALL_FOURS)
    assert REVIEWER.decisions(state)[0].actions[-1] == ROLL
    assert perfect(state)[-1] == PICTURE
    assert EVALUATOR.decisions(state)[0].value == 1
    assert EVALUATOR.unit(state) == "chance"


def test_perfect_never_stops_below_the_leader_in_the_last_round() -> None:
    assert REVIEWER.decisions(late((30, 0)))[0].actions[-1] == PICTURE
    assert perfect(late((30, 0)))[-1] == ROLL
    assert perfect(late((3, 0)))[-1] == PICTURE  # four dice are in the picture


def test_without_a_race_solver_only_the_last_turn_is_played_to_win() -> None:
    """This is the case in a browser, which has no numpy."""
    here = FonnjoEvaluator(to_win=True, solves_races=lambda: False)
    race = rolled(GAME.initial(2, target=50), ALL_FOURS)
    assert here.unit(race) == "points"
    assert here.decisions(race) == REVIEWER.decisions(race)
    last = rolled(second((25, 20), rounds=1), ALL_FOURS)
    assert here.unit(last) == "chance"
    assert here.decisions(last) == EVALUATOR.decisions(last)


def test_turns_before_the_last_round_or_alone_are_played_for_points() -> None:
    for state in (GAME.initial(1), GAME.initial(2), GAME.initial(1, target=50)):
        assert EVALUATOR.unit(state) == "points"
        assert EVALUATOR.decisions(state) == REVIEWER.decisions(state)
    assert EVALUATOR.unit(GAME.initial(2, target=50)) == "chance"
    assert REVIEWER.unit(GAME.initial(2, target=50)) == "points"


def test_expected_points_of_a_turn_include_the_score() -> None:
    table = ready.solved("fonnjo_foon").table
    state = State(Rules(), (30, 12), 1, turns=1)
    assert REVIEWER.expected_value(state, 1) == pytest.approx(12 + table.value)
    assert REVIEWER.expected_value(state, 0) == 30
    option = REVIEWER.decisions(state)[0]
    assert REVIEWER.value_of(state, ROLL) == option.value == pytest.approx(12 + table.value)


def test_in_a_crisis_any_group_can_be_picked_and_then_rolled() -> None:
    party = (Group(1, (1, 2)), Group(3, (3, 3)), Group(6, (4, 4, 4)))
    state = State(Rules(), (5, 0), party=party, dungeon=(2, 3, 4), crisis=True)
    options = REVIEWER.decisions(state)
    assert {option.actions for option in options} == {
        (Action("pick", face), ROLL) for face in (3, 6)
    }
    for option in options:
        picked = GAME.apply(state, option.actions[0]).state
        assert REVIEWER.expected_value(picked, 0) == options[0].value
        assert REVIEWER.value_of(picked, ROLL) == option.value
        assert ((ROLL,), option.value) in [(o.actions, o.value) for o in REVIEWER.decisions(picked)]


def test_seat_with_a_better_score_is_likelier_to_win() -> None:
    begun = [State(Rules(rounds=1), (lead, 20)) for lead in (10, 20, 30)]
    values = [EVALUATOR.decisions(state)[0].value for state in begun]
    assert values == sorted(values)
    assert 0 < values[0] < 0.5 < values[-1] < 1


def test_prepared_decision_is_fast() -> None:
    """`prepare` solves a turn that is played to win; then a decision takes 20 ms."""
    state = GAME.initial(2, target=60)
    EVALUATOR.prepare(state)
    after = rolled(state, (1, 1, 2, 2, 3, 3, 4, 4, 5, 5))
    spent = []
    for _ in range(5):
        began = perf_counter()
        ADVISER.advise(after)
        spent.append(perf_counter() - began)
    assert min(spent) < 0.02
