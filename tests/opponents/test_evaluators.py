"""Perfect and graded opponents, and the adviser, against their evaluators."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from math import exp, sqrt
from pathlib import Path
from typing import Any

import pytest

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import Action, actions_of
from audiodice.engine import match
from audiodice.engine.match import simulate
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents import farkle, fune, tables
from audiodice.opponents.evaluators import ScoredDecision, leaning, needed
from audiodice.opponents.farkle.evaluator import FarkleEvaluator
from audiodice.storage.solved_tables import SolvedTables, file_of, write
from tests.support import ready

SOLVED = ("fune", "dice4fun", "farkle", "fonnjo_foon")
LONG = os.environ.get("AUDIODICE_LONG") == "1"
GRADES = ("weak", "fair", "strong", "perfect")


def states(game: str, n: int, seed: str) -> list[Any]:
    """States with a decision to make, from games between two random players."""
    rules, stream = games.load(game), chance(seed, "states")
    throw = SeededThrow(seed)
    found: list[Any] = []
    while len(found) < n:
        state = rules.initial(2)
        while rules.outcome(state) is None:
            decided = opponents.load(game, "random").decide(rules, state, stream)
            for action in actions_of(decided):
                state = rules.apply(state, action, throw(rules.throw_size(state, action))).state
            if rules.outcome(state) is None:
                found.append(state)
    return found[:n]


def evaluator_of(game: str) -> opponents.Evaluator:
    found = opponents.evaluator(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", SOLVED)
def test_decisions_are_sorted_and_valued_like_their_actions(game: str, all_solved: None) -> None:
    """The value of a decision is the value of its last action in the state after its keep."""
    rules, evaluator = games.load(game), evaluator_of(game)
    for state in states(game, 60, "options"):
        options = evaluator.decisions(state)
        values = [option.value for option in options]
        assert values == sorted(values, reverse=True)
        assert evaluator.expected_value(state, rules.turn(state)) == pytest.approx(
            values[0], abs=1e-12
        )
        for option in options:
            *keeps, last = needed(rules, state, option.actions)
            after = state
            for keep in keeps:
                assert evaluator.expected_value(state, rules.turn(state)) == values[0]
                after = rules.apply(after, keep).state
            assert evaluator.value_of(after, last) == pytest.approx(option.value, abs=1e-12)


@pytest.mark.parametrize("game", SOLVED)
def test_every_legal_action_is_part_of_a_decision(game: str, all_solved: None) -> None:
    """Every legal action begins a decision, or follows the keep in force; no value is negative."""
    rules, evaluator = games.load(game), evaluator_of(game)
    for state in states(game, 60, "ways"):
        faces, _ = rules.dice(state)
        offered = {
            tuple(sorted(faces[p] for p in one.arg)) if isinstance(one.arg, tuple) else one
            for option in evaluator.decisions(state)
            for one in option.actions
        }
        for action in rules.legal_actions(state):
            if isinstance(action.arg, tuple):
                kept = tuple(sorted(faces[place] for place in action.arg))
                assert kept in offered or not kept or len(kept) == len(faces)
            else:
                assert action in offered or action.verb == "roll"
        assert min(option.value for option in evaluator.decisions(state)) >= 0


@pytest.mark.parametrize("game", SOLVED)
def test_perfect_takes_the_best_decision(game: str, all_solved: None) -> None:
    rules, evaluator, perfect = (
        games.load(game),
        evaluator_of(game),
        opponents.load(game, "perfect"),
    )
    for state in states(game, 100, "perfect"):
        decided = perfect.decide(rules, state, chance(0, "unused"))
        assert decided == needed(rules, state, evaluator.decisions(state)[0].actions)


@pytest.mark.parametrize("game", SOLVED)
def test_steady_plays_until_the_table_is_loaded(game: str) -> None:
    rules, steady = games.load(game), opponents.load(game, "steady")
    for state in states(game, 30, "until"):
        for grade in GRADES:
            decided = opponents.load(game, grade).decide(rules, state, chance(1, "until"))
            assert decided == steady.decide(rules, state, chance(1, "until"))


def test_keep_in_force_is_not_made_again() -> None:
    game = games.load("fune")
    state = game.apply(game.initial(1), Action("roll"), (5, 5, 1, 5, 2)).state
    keep, roll = Action("keep", (0, 1)), Action("roll")
    assert needed(game, state, (keep, roll)) == (keep, roll)
    same_faces = game.apply(state, Action("keep", (1, 3))).state
    assert needed(game, same_faces, (keep, roll)) == (roll,)
    assert needed(game, state, (Action("score", "fives"),)) == (Action("score", "fives"),)


def test_leaning_follows_its_softmax() -> None:
    options = [ScoredDecision(value, (Action("score", str(value)),)) for value in (10.0, 9.0, 6.0)]
    stream, n = chance(5, "leaning"), 20_000
    seen = Counter(leaning(options, 2.0, stream).value for _ in range(n))
    weights = [exp((option.value - 10) / 2) for option in options]
    for option, weight in zip(options, weights, strict=True):
        odds = weight / sum(weights)
        assert abs(seen[option.value] - n * odds) < 4 * sqrt(n * odds * (1 - odds))
    assert leaning(options[:1], 2.0, stream) is options[0]


def test_higher_grades_lose_less(all_solved: None) -> None:
    """Compares the mean cost of a decision over the same states, with 100 decisions of each."""
    for game in SOLVED:
        rules, evaluator = games.load(game), evaluator_of(game)
        seen = states(game, 100, "grades")
        costs = []
        for grade in GRADES:
            play, stream, lost = opponents.load(game, grade), chance(2, grade), 0.0
            for state in seen:
                *keeps, last = actions_of(play.decide(rules, state, stream))
                after = state
                for keep in keeps:
                    after = rules.apply(after, keep).state
                lost += evaluator.decisions(state)[0].value - evaluator.value_of(after, last)
            costs.append(lost)
        assert costs == sorted(costs, reverse=True)
        assert costs[-1] == pytest.approx(0, abs=1e-9)


# --- the adviser ----------------------------------------------------------------------------------


def test_advice_is_the_plans_until_the_table_is_loaded_then_the_solutions() -> None:
    state = states("fune", 1, "adviser")[0]
    fune.ADVISER.prepare(state)
    before = fune.ADVISER.advise(state)
    assert before == fune.CHARACTERS.advise(state)
    ready.shelve("fune")
    after = fune.ADVISER.advise(state)
    assert before is not None
    assert after is not None
    assert (before.unit, after.unit) == ("rule", "points")
    first, second = fune.EVALUATOR.decisions(state)[:2]
    assert (after.value, after.actions) == first
    assert (after.other_value, after.other) == second


def test_farkle_advice_is_a_chance_for_two_seats_and_points_for_more(all_solved: None) -> None:
    for seats, unit in ((2, "chance"), (3, "turn")):
        state = games.load("farkle").initial(seats)
        solved = farkle.ADVISER.study(state)
        assert (solved is None) == (seats == 3)
        advice = farkle.ADVISER.advise(state)
        assert advice is not None
        assert advice.unit == unit


def test_farkle_table_is_not_solved_for_a_hint() -> None:
    state = games.load("farkle").initial(2, target=500)
    solved = farkle.ADVISER.study(state)
    assert solved is not None
    assert solved.failed
    assert solved.take_news() == ()
    assert FarkleEvaluator().unit(state) == "points"


# --- what perfect play is worth -------------------------------------------------------------------


def error_of(game: str, n: int) -> float:
    """By how many standard errors the mean of perfect, alone, differs from the solved value."""
    (seat,) = simulate(game, ["perfect"], n, "worth")["seats"]
    value: float = ready.solved(game).table.value
    if game == "fonnjo_foon":  # the value is that of a turn
        value *= games.load(game).initial(1).rules.rounds
    error: float = abs(seat["mean"] - value) / (seat["sd"] / sqrt(n))
    return error


@pytest.mark.parametrize("game", ["fune", "dice4fun", "fonnjo_foon"])
def test_perfect_alone_scores_the_solved_average(game: str, all_solved: None) -> None:
    assert error_of(game, 20_000 if LONG else 100) < (3 if LONG else 4)


def test_two_perfect_opponents_win_farkle_as_often_as_solved(all_solved: None) -> None:
    n = 20_000 if LONG else 100
    value: float = ready.solved("farkle").table.value
    first = simulate("farkle", ["perfect", "perfect"], n, "share")["seats"][0]
    error = sqrt(value * (1 - value) / n)
    assert abs(first["wins"] / n - value) < (3 if LONG else 4) * error


def test_simulate_requests_the_table_and_reports_that_it_cannot_be_made() -> None:
    with pytest.raises(RuntimeError, match=r"of perfect could not be made: solver_died"):
        simulate("fune", ["perfect"], 1, 1)


def test_simulate_waits_for_a_table_to_be_solved() -> None:
    """The result is that of perfect play, although the table was missing at the start."""
    packed = tables.pack(ready.spec_of("fune"), ready.solved("fune").table)
    tables.install(SolvedTables(None, AtOnce(), lambda _spec, _progress: packed))
    waited = simulate("fune", ["perfect"], 2, 1)["seats"]
    ready.shelve("fune")
    assert simulate("fune", ["perfect"], 2, 1)["seats"] == waited


class NeverDone(AtOnce):
    """A background whose work never ends."""

    def start(self, work: Callable[[], Any]) -> Any:
        return Future[Any]()


def test_simulate_does_not_play_while_a_table_is_being_made() -> None:
    tables.install(SolvedTables(None, NeverDone()))
    with pytest.raises(RuntimeError, match=r"of perfect is still being made"):
        simulate("fune", ["perfect"], 1, 1)


def keep_tables(folder: Path) -> None:
    """Let a worker load its tables from this folder, and solve none."""
    tables.install(SolvedTables(folder, AtOnce(), lambda _spec, _progress: None))


def test_workers_load_the_saved_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each worker installs the tables of the folder; the result is the same."""
    spec, table = ready.spec_of("fune"), ready.solved("fune").table
    write(file_of(spec, tmp_path), tables.pack(spec, table))
    keep_tables(tmp_path)
    monkeypatch.setattr(match, "BATCH", 2)
    alone = simulate("fune", ["perfect", "steady"], 4, 1)["seats"]
    shared = simulate(
        "fune", ["perfect", "steady"], 4, 1, workers=2, in_worker=partial(keep_tables, tmp_path)
    )
    assert shared["seats"] == alone
