"""Fonnjo Foon's solver against brute force with fewer dice, and against play with all ten."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import sqrt
from random import Random

import numpy as np
import pytest

from audiodice.core.model import Action
from audiodice.games.fonnjo_foon import GAME, ROLL
from audiodice.games.fonnjo_foon import groups as fonnjo_groups
from audiodice.games.fonnjo_foon.groups import Group
from audiodice.games.fonnjo_foon.state import Rules, State
from audiodice.opponents import tables
from audiodice.opponents.fonnjo_foon.lots import lot
from audiodice.opponents.fonnjo_foon.solver import play, solve
from audiodice.opponents.fonnjo_foon.solver_graph import Floats, Graph, build
from audiodice.opponents.fonnjo_foon.solver_rolls import Lost, Pick, roll_ways
from audiodice.opponents.fonnjo_foon.solver_sweep import sweep
from audiodice.opponents.fonnjo_foon.table_spec import SPEC
from audiodice.opponents.fonnjo_foon.turn_plan import Levels, TurnPlan
from audiodice.opponents.fonnjo_foon.turn_values import TurnValues
from tests.opponents.fonnjo_foon.naive import Naive, dice
from tests.support import ready

LONG = bool(os.environ.get("AUDIODICE_LONG"))
CRISIS = (1, 2, 2, 3, 3, 4, 4)  # with fewer dice a Crisis has no choice
FEW = [(1, 2, 2), (1, 2, 3, 3)]
MORE = [(1, 4, 4, 4), (1, 2, 2, 3, 3), (1, 2, 4, 4, 4)] if LONG else []
CLOSE = 1e-12


@pytest.fixture(scope="module")
def table() -> TurnValues:
    found: TurnValues = ready.made("fonnjo_foon")
    return found


def played(table: TurnValues, worth: Sequence[float]) -> TurnPlan:
    """The turn of this table, solved for another worth of its points."""
    return play(table, Graph(table.arrays), worth)


def grid(table: TurnValues) -> Floats:
    """The expected points by points recorded and spot."""
    return np.array(table.arrays["points"]).reshape(-1, len(table.spots))


def points(state: State) -> Fraction:
    return Fraction(state.scores[0])


def curved(state: State) -> Fraction:
    """A worth that rises in jumps: 0 0 1 1 4 9 9 9 ... for 0, 1, 2, ... points."""
    return Fraction((0, 0, 1, 1, 4, 9)[min(state.scores[0], 5)])


def turns(families: tuple[int, ...], many: int) -> Iterator[State]:
    """States with a choice, from random turns with these dice."""
    chance = Random(f"{families}")
    for _ in range(many):
        state = GAME.initial(1)
        while state.turns == 0:
            if state.crisis or (state.open and not state.kept):
                yield state
            legal = GAME.legal_actions(state)
            action = chance.choice([a for a in legal if a.verb != "picture"] or legal)
            faces = [chance.randint(1, 6) for _ in range(GAME.throw_size(state, action))]
            state = GAME.apply(state, action, faces).state


@pytest.mark.parametrize("families", [*FEW, *MORE])
def test_points_of_fewer_dice_equal_brute_force(families: tuple[int, ...]) -> None:
    with dice(families):
        naive = Naive(points, limit=8).rolling(GAME.initial(1))
    assert solve(families).value == pytest.approx(float(naive), abs=CLOSE)


@pytest.mark.parametrize("families", [*FEW, *MORE])
def test_any_worth_of_points_equals_brute_force(families: tuple[int, ...]) -> None:
    plan = played(solve(families), [0, 0, 1, 1, 4, 9])
    with dice(families):
        naive = Naive(curved, limit=5).rolling(GAME.initial(1))
    assert plan.value == pytest.approx(float(naive), abs=CLOSE)


@pytest.mark.parametrize("families", [*FEW, *MORE])
def test_choices_of_a_state_equal_brute_force(families: tuple[int, ...]) -> None:
    plan = played(solve(families), [0, 0, 1, 1, 4, 9])
    days = set()
    with dice(families):
        naive = Naive(curved, limit=5)
        for state in turns(families, 60):
            if state.recorded < 5:
                days.add(len(state.days))
                agree(plan, naive, state)
    assert days >= {0, 1}


def test_choices_in_a_crisis_equal_brute_force() -> None:
    """Covers one day; later days are tested with fewer dice."""
    graph, worth = build(CRISIS), np.arange(12.0)
    values = sweep(graph, worth, levels=2, lost=0)
    index = {at: n for n, at in enumerate(graph.spots)}
    plan = TurnPlan(index, Levels(values.ravel().tolist(), len(index)), worth.tolist())
    groups = (Group(1, (1, 2)), Group(4, (3, 3)), Group(6, (4, 4)))
    two = State(Rules(), (0,), party=groups, dungeon=(2,), crisis=True)
    with dice(CRISIS):
        naive = Naive(points, limit=0)
        agree(plan, naive, two)
        agree(plan, naive, GAME.apply(two, Action("pick", 6)).state)
        rolled = GAME.apply(GAME.apply(two, Action("pick", 4)).state, ROLL, (4, 1)).state
        agree(plan, naive, rolled)
        again = GAME.apply(GAME.apply(two, Action("pick", 4)).state, ROLL, (5, 3)).state
        assert again.crisis
        agree(plan, naive, again)


def agree(plan: TurnPlan, naive: Naive, state: State) -> None:
    """Assert that every decision is there, best first, with the value that brute force gives."""
    options = plan.decisions(state)
    values = [option.value for option in options]
    assert values == sorted(values, reverse=True)
    told = {option.actions: option.value for option in options}
    assert len(told) == len(options)
    for actions, value in naive.decisions(state):
        assert told.pop(actions) == pytest.approx(float(value), abs=CLOSE)
    for actions in told:  # Another Day, which brute force leaves out
        assert actions[-1] == ROLL
        assert GAME.apply(state, actions[0]).state.all_in


def test_rest_of_a_decision_has_the_same_value_after_its_keep(table: TurnValues) -> None:
    for state in turns(fonnjo_groups.FAMILIES, 12):
        for value, (first, *rest) in table.points.decisions(state)[:20]:
            chosen = GAME.apply(state, first).state if rest else state
            last = rest[0] if rest else first
            assert GAME.why_not(chosen, last) is None
            assert table.points.value_of(chosen, last) == value


def test_other_faces_change_no_value(table: TurnValues) -> None:
    other = {1: 4, 2: 6, 3: 1, 4: 5, 5: 3, 6: 2}
    for state in turns(fonnjo_groups.FAMILIES, 12):
        if state.crisis:
            continue
        party = tuple(sorted(group._replace(face=other[group.face]) for group in state.party))
        faces = tuple(other[face] for face in state.faces)
        turned = State(
            state.rules, state.scores, days=state.days, party=party, dungeon=state.dungeon,
            families=state.families, faces=faces, open=True,
        )  # fmt: skip
        assert [o.value for o in table.points.decisions(turned)] == [
            o.value for o in table.points.decisions(state)
        ]


def test_rolls_of_every_spot_cover_all_throws() -> None:
    graph = build((1, 2, 2, 3, 3, 3))
    for batch in graph.batches:
        sums = np.add.reduceat(batch.odds[:, 0], batch.first)
        assert sums == pytest.approx(1)


def test_chance_of_foon_equals_the_games() -> None:
    for families, held in [
        (fonnjo_groups.FAMILIES, 0), ((1, 2, 3, 3, 4), 2), ((1,), 4),
        ((2, 2, 3, 3, 3), 1), ((4, 4, 4), 3), ((3, 4, 4), 2), ((2, 3, 3, 4), 5),
    ]:  # fmt: skip
        found = roll_ways(lot(families), held)
        ends = np.cumsum(found.lengths)
        lost = sum(
            many
            for many, end in zip(found.throws, ends, strict=True)
            if isinstance(found.ways[found.offered[end - 1]], Lost | Pick)
        )
        assert lost == fonnjo_groups.foons(families, held)
        assert sum(found.throws) == 6 ** len(families)


def test_values_of_the_whole_turn_are_as_known(table: TurnValues) -> None:
    assert table.value == pytest.approx(7.463214026, abs=1e-9)
    spread = np.array(table.spread)
    assert spread.sum() == pytest.approx(1, abs=1e-9)
    assert spread @ np.arange(len(spread)) == pytest.approx(table.value, abs=1e-6)
    # One level up a turn can gain less than is at stake; one level down it can gain more.
    points, graph = grid(table), Graph(table.arrays)
    content = len(points) - 2
    starts = np.append(graph.days[:, 0], graph.start)
    assert points[content, starts].max() <= content
    assert points[content - 1, starts].max() > content - 1


def test_points_past_the_last_level_are_extrapolated_as_a_lower_bound(table: TurnValues) -> None:
    flat = played(table, [0.0] * 240 + [float(n) for n in range(240, 300)])  # days end at 301 here
    level, all_dice = 250, lot(fonnjo_groups.FAMILIES)
    assert flat.rolling(level, (), all_dice) == pytest.approx(
        table.points.rolling(level, (), all_dice), abs=0.02
    )


def test_chase_of_a_number_equals_a_turn_played_for_that_step(table: TurnValues) -> None:
    for need in (1, 2, 3, 7, 20):
        step = [0.0] * need + [0.5, 1.0]
        assert table.chase(need).value == pytest.approx(played(table, step).value, abs=CLOSE)
    assert [table.beats(n) for n in (-1, 0)] == [1, (1 + table.beats(1)) / 2]
    reach = [table.beats(n) for n in range(-1, 102)]
    assert reach == sorted(reach, reverse=True)
    with pytest.raises(ValueError, match="from 1 point, not 0"):
        table.chase(0)
    with pytest.raises(ValueError, match="may not be worth less"):
        played(table, [1, 0])


def test_file_restores_the_same_table(table: TurnValues) -> None:
    again: TurnValues = tables.unpack(SPEC, tables.pack(SPEC, table))
    assert again.states == table.states
    assert again.value == pytest.approx(table.value, rel=1e-7)
    assert again.chase(9).value == pytest.approx(table.chase(9).value, rel=1e-7)
    assert played(again, [0.0, 1.0]).value == played(table, [0.0, 1.0]).value  # the same graph


def test_arrays_of_no_table_are_refused(table: TurnValues) -> None:
    whole = table.to_arrays()
    gap, strange = whole["reach"][:], whole["spots"][:]
    gap[3], strange[3] = float("nan"), 200
    for broken in (
        {"points": whole["points"][:-1]},
        {"points": whole["points"][: table.states]},
        {"reach": whole["reach"][: -table.states]},
        {"reach": gap},
        {"spots": whole["spots"][:-1]},
        {"spots": strange},
        {"spots": whole["spots"][:0]},
    ):
        with pytest.raises(ValueError, match=r"do not fit|gaps|a spot is"):
            TurnValues({**whole, **broken})
    others = whole["spots"][7:] + whole["spots"][:7]
    with pytest.raises(ValueError, match="not those of a turn"):
        SPEC.restore({**whole, "spots": others})
    with pytest.raises(KeyError):
        TurnValues({})


def test_progress_rises_to_the_end() -> None:
    told: list[float] = []
    solve((1, 2, 2), told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 1)


def test_perfect_turns_average_the_solved_value(table: TurnValues) -> None:
    chance, many = Random(7), 20_000 if LONG else 1_000
    brought = []
    for _ in range(many):
        state = GAME.initial(1)
        while state.turns == 0:
            for action in table.points.best(state).actions:
                faces = [chance.randint(1, 6) for _ in range(GAME.throw_size(state, action))]
                state = GAME.apply(state, action, faces).state
        brought.append(state.scores[0])
    assert abs(np.mean(brought) - table.value) < 3 * np.std(brought) / sqrt(many)
    assert np.mean(np.array(brought) == 0) == pytest.approx(table.spread[0], abs=0.04)
