"""The chances in Farkle against CHANCE.md's values and small games counted out."""

from __future__ import annotations

import os
from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import inf, nan
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice import opponents
from audiodice.core.dice import throws
from audiodice.core.model import with_defaults
from audiodice.engine.throw import SeededThrow, chance
from audiodice.games.farkle import GAME, OPTIONS
from audiodice.games.farkle.combos import best_faces, scoring, worth
from audiodice.games.farkle.state import Rules, State
from audiodice.opponents import Chance
from audiodice.opponents.chance.chance import Alone
from audiodice.opponents.chance.farkle import CHANCES
from audiodice.opponents.chance.farkle_race import Race, RaceSpec, race_rules
from audiodice.opponents.chance.farkle_sides import Side, Sides
from audiodice.opponents.chance.farkle_throws import PLAYERS, Throws
from audiodice.opponents.chance.farkle_turn import RaceTurn
from audiodice.opponents.chance.solver_farkle import beats, turn_points
from audiodice.opponents.farkle.points_plan import plan
from audiodice.opponents.farkle.table_spec import FarkleSpec
from audiodice.opponents.tables import TableSpec
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable
from tests.support import ready

STEP, TOP = 5, 20
SMALL = Rules(**with_defaults(OPTIONS, {"target": STEP * TOP}))


@cache
def loaded(spec: TableSpec) -> SolvedTable:
    found = SolvedTable(spec)
    if not found.load(paths.shipped_tables()) and isinstance(spec, RaceSpec):
        found.table = spec.solve(ready.nothing)
    found._ended = True
    return found


def race(**options: Any) -> Race:
    found: Race = loaded(RaceSpec(replace(SMALL, **options))).table
    return found


def state_of(*scores: int, **options: int) -> State:
    """The first seat's turn, with the tables loaded."""
    state: State = replace(GAME.initial(len(scores), **options), scores=scores)
    for spec in (FarkleSpec(replace(state.rules, teams=False)), RaceSpec(race_rules(state.rules))):
        ready.put(loaded(spec))
    return state


def told(state: State, *players: str) -> Chance:
    found = CHANCES.tell(state, players or [""] * len(state.scores))
    assert found is not None
    return found


def alone(state: State) -> Alone:
    found = CHANCES.alone(state)
    assert found is not None
    return found


@cache
def turns(player: str, floor: int, forfeit: int) -> Any:
    """By the levels missing to the target: the chance of each number of levels of a turn."""
    made = Throws(player, SMALL.scale, floor, forfeit)
    return turn_points(made, np.maximum(np.arange(TOP + 1), made.floor))


def turn(player: str, score: int, forfeit: int = 0) -> dict[int, float]:
    """The chance of each number of levels that a turn makes from a score in a small game."""
    floor = SMALL.minimum if score else SMALL.first_bank
    found = turns(player, floor, forfeit)[TOP - score // STEP]
    return {x: odds for x, odds in enumerate(found.tolist()) if odds}


@pytest.mark.parametrize(
    ("scores", "target", "expected"),
    [
        ((400, 300), 1000, (0.6538, 0.3462)),
        ((300, 400), 1000, (0.4274, 0.5726)),
        ((900, 950), 1000, (0.4884, 0.5116)),
        ((1500, 1200), 2000, (0.8364, 0.1636)),
        ((500, 500, 500), 1000, (0.3878, 0.3294, 0.2828)),
        ((800, 0, 750, 600), 1000, (0.6286, 0.0008, 0.2977, 0.0730)),
        ((0,) * 6, 1000, (0.1967, 0.1830, 0.1707, 0.1596, 0.1496, 0.1404)),
    ],
)
def test_measured_values(scores: tuple[int, ...], target: int, expected: tuple[float, ...]) -> None:
    found = told(state_of(*scores, target=target))
    assert found.seats == pytest.approx(expected, abs=5.1e-5)
    assert found.exact == (len(scores) == 2)


def test_opponents_who_look_at_their_own_score_are_exact() -> None:
    state, two = state_of(400, 300, 200), state_of(400, 300)
    assert told(state, "steady", "bold", "random").exact
    assert told(two, "steady", "cautious").exact
    assert told(two, "perfect", "").exact
    assert not told(two, "perfect", "bold").exact
    assert not told(two, "weak", "strong").exact
    # Without a table for two, perfect and graded players are steady, but nobody knows a person.
    assert told(state, "perfect", "weak", "cautious") == told(state, "steady", "steady", "cautious")
    assert told(state, "perfect", "weak", "cautious").exact
    assert not told(state, "steady", "steady", "").exact
    within = replace(state, open=True, faces=(1, 2, 2, 3, 4, 6))
    assert not told(within, "steady", "bold", "cautious").exact


def test_a_race_equals_its_games_played_out() -> None:
    """Push the odds of all scores forward, a turn at a time."""
    players, start = ("steady", "cautious", "bold", "random"), (60, 50, 70, 80)
    reached: dict[tuple[int, ...], float] = {start: 1.0}
    won = [0.0] * 4
    for n in range(120):
        seat = n % 4
        after: dict[tuple[int, ...], float] = defaultdict(float)
        for scores, odds in reached.items():
            for x, more in turn(players[seat], scores[seat]).items():
                total = scores[seat] + STEP * x
                if total >= SMALL.target:
                    won[seat] += odds * more
                else:
                    after[*scores[:seat], total, *scores[seat + 1 :]] += odds * more
        reached = after
    order = tuple(Side((player,), score) for player, score in zip(players, start, strict=True))
    assert Sides(race(), order).chances() == pytest.approx(won, abs=2e-6)


def test_a_penalty_depends_on_the_farkles_in_a_row() -> None:
    @cache
    def needs(score: int, streak: int, turns: int) -> float:
        """The chance to reach the target in this many turns."""
        if score >= SMALL.target or not turns:
            return float(score >= SMALL.target and not turns)
        forfeit = min(50, score) if streak == 2 else 0
        found = 0.0
        for x, odds in turn("steady", score, forfeit).items():
            if x:
                found += odds * needs(score + STEP * x, 0, turns - 1)
            else:
                lost = forfeit if streak == 2 else 0
                found += odds * needs(score - lost, (streak + 1) % 3, turns - 1)
        return found

    made = race(penalty=50)
    for score, streak in ((70, 0), (50, 1), (80, 2)):
        found = [needs(score, streak, n) for n in range(1, 4)]
        assert made.turns("steady", score, streak)[:3] == pytest.approx(found, abs=1e-6)


def test_the_mean_turn_of_steady_is_that_of_its_plan() -> None:
    for floor in (SMALL.first_bank, SMALL.minimum):
        made = turn_points(Throws("steady", SMALL.scale, floor))[0]
        mean = STEP * float(made @ np.arange(len(made)))
        assert mean == pytest.approx(plan(floor).roll(6, 0), abs=1e-4)


def test_a_cautious_turn_is_an_exact_fraction() -> None:
    @cache
    def points(dice: int, before: int) -> dict[int, Fraction]:
        found: dict[int, Fraction] = defaultdict(Fraction)
        for faces, many in throws(dice):
            odds, kept = Fraction(many, 6**dice), best_faces(faces)
            stake = before + worth(kept)
            if not kept:
                found[0] += odds
            elif stake >= SMALL.minimum:
                found[stake // STEP] += odds
            else:
                for x, more in points(dice - len(kept) or 6, stake).items():
                    found[x] += odds * more
        return found

    expected = {x: float(odds) for x, odds in points(6, 0).items()}
    assert turn("cautious", 50) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("player", PLAYERS)
def test_turns_are_those_that_the_opponent_plays(player: str) -> None:
    """The mean and the farkles of turns played by it, within 4 standard errors."""
    decide, seen = opponents.load("farkle", player).decide, []
    for seed in range(1000):
        throw, stream = SeededThrow(seed), chance(seed, "policy")
        state = replace(GAME.initial(2, target=10_000), scores=(100, 0))
        while state.seat == 0:
            action = decide(GAME, state, stream)
            size = GAME.throw_size(state, action)  # type: ignore[arg-type]
            state = GAME.apply(state, action, throw(size) if size else ()).state  # type: ignore[arg-type]
        seen.append((state.scores[0] - 100) // STEP)
    made = turn_points(Throws(player, SMALL.scale, SMALL.minimum))[0]
    error = np.std(seen) / np.sqrt(len(seen))
    assert np.mean(seen) == pytest.approx(made @ np.arange(len(made)), abs=4 * error)
    assert seen.count(0) / len(seen) == pytest.approx(made[0], abs=4 * 0.5 / np.sqrt(len(seen)))


@pytest.mark.parametrize("score", [0, 50, 80])
def test_a_turn_is_played_for_the_greatest_chance(score: int) -> None:
    """The first throws' chances average to that of the plan, and are never below steady's."""
    state = state_of(score, 60, 40, target=SMALL.target)
    players = ("steady", "bold", "steady")
    start, mixed = told(state, *players).seats, 0.0
    for faces, many in throws(6):
        if scoring(faces):
            found = told(replace(state, open=True, faces=faces), *players).seats
        else:
            found = told(replace(state, seat=1), *players).seats
        assert sum(found) == pytest.approx(1, abs=1e-9)
        assert min(found) >= 0
        mixed += many / 6**6 * found[0]
    order = tuple(Side((who,), s) for who, s in zip(players, (score, 60, 40), strict=True))
    assert mixed == pytest.approx(RaceTurn(Sides(race(), order)).plan.roll(6, 0), abs=1e-6)
    assert mixed >= start[0] - 1e-6


def test_dice_that_reach_the_target_win() -> None:
    state = replace(state_of(900, 700, 500, 300), open=True, faces=(1, 1, 1, 1, 2, 3))
    assert told(state).seats == pytest.approx((1, 0, 0, 0), abs=1e-9)
    over = replace(state, open=False, scores=(1010, 700, 500, 300), over=True, seat=0)
    assert told(over) == ((1, 0, 0, 0), True)
    tied = replace(over, scores=(1010, 1010, 500, 300))
    assert told(tied) == ((0.5, 0.5, 0, 0), True)


def test_with_a_last_round_the_others_may_pass_the_target() -> None:
    scores = (9500, 9400, 8000)
    state = replace(state_of(*scores, scale=10_000), open=True, faces=(1, 1, 1, 1, 2, 3))
    first, second, third = told(state).seats
    assert 0.6 < first < 0.95
    assert second > third > 0.01


def test_chances_are_by_seat_whoever_is_in_turn() -> None:
    one = state_of(500, 400, 300)
    two = replace(one, scores=(300, 500, 400), seat=1)
    assert told(two).seats == told(one).seats[-1:] + told(one).seats[:-1]
    one, two = (replace(state, open=True, faces=(1, 5, 2, 2, 3, 4)) for state in (one, two))
    assert told(two).seats == told(one).seats[-1:] + told(one).seats[:-1]


@settings(max_examples=30)
@given(
    st.lists(st.integers(0, 19).map(lambda n: STEP * n), min_size=2, max_size=8),
    st.sampled_from([{}, {"last_round": True}, {"penalty": 50}]),
    st.data(),
)
def test_chances_sum_to_one_and_rise_with_the_score(
    scores: list[int], options: dict[str, int], data: st.DataObject
) -> None:
    state = state_of(*scores, target=SMALL.target, **options)
    players = data.draw(st.lists(st.sampled_from(["", "weak", *PLAYERS]), min_size=8, max_size=8))
    names = players[: len(scores)]
    found = told(state, *names).seats
    assert sum(found) == pytest.approx(1, abs=1e-9)
    assert min(found) >= 0
    same = told(replace(state, scores=(50,) * len(scores))).seats
    assert options or list(same) == sorted(same, reverse=True)  # who moves sooner has more
    if 50 <= scores[-1] < 90 and players[len(scores) - 1] in ("", "weak", "steady"):
        # steady alone plays well enough that more points are hardly ever worse
        more = replace(state, scores=(*scores[:-1], scores[-1] + 10))
        assert told(more, *names).seats[-1] >= found[-1] - 0.01
    within = replace(state, open=True, faces=(1, 5, 5, 2, 3, 4))
    assert sum(told(within, *names).seats) == pytest.approx(1, abs=1e-9)


def test_the_last_turns_of_a_game_are_counted_out() -> None:
    """Two seats have a turn left, as cautious as neither looks at the other."""
    options = {"last_round": True}
    state = replace(state_of(60, 100, 50, target=SMALL.target, **options), closing=1, seat=2)
    found = told(state, "cautious", "cautious", "cautious")
    won = [0.0] * 3
    for x, one in turn("cautious", 50).items():
        for y, two in turn("cautious", 60).items():
            scores = (60 + STEP * y, 100, 50 + STEP * x)
            best = [seat for seat in range(3) if scores[seat] == max(scores)]
            for seat in best:
                won[seat] += one * two / len(best)
    assert found.seats == pytest.approx(won, abs=0.02)
    assert not found.exact


def test_steady_presses_on_in_its_last_turn() -> None:
    thrown = Throws("steady", SMALL.scale, SMALL.minimum)
    found = beats(thrown)
    assert all(a >= b for a, b in pairwise(found))
    made = turn_points(thrown)[0]
    for level in (10, 20, 60):
        assert found[level] > made[level:].sum()


def test_partners_have_the_chance_of_their_team() -> None:
    two = told(state_of(400, 300)).seats
    four = told(state_of(400, 300, 400, 300, teams=True))
    assert four == ((*two, *two), True)
    six = told(state_of(400, 300, 200, 400, 300, 200, teams=True), *["steady"] * 6)
    three = told(state_of(400, 300, 200), *["steady"] * 3)
    assert six == ((*three.seats, *three.seats), False)
    mixed = ("bold", "steady", "steady", "cautious", "steady", "steady")
    assert told(state_of(400, 300, 200, 400, 300, 200, teams=True), *mixed).seats[0] < six.seats[0]


def test_the_turns_to_come_of_one_seat() -> None:
    state = state_of(60, target=SMALL.target)
    start = alone(state)
    assert start.odds == pytest.approx(dict(enumerate(race().turns("steady", 60), 1)))
    assert (start.unit, start.exact) == ("turns", True)
    mixed: dict[int, float] = defaultdict(float)
    for faces, many in throws(6):
        if scoring(faces):
            found = alone(replace(state, open=True, faces=faces)).odds
        else:
            found = {1 + turns: odds for turns, odds in start.odds.items()}
        assert sum(found.values()) == pytest.approx(1, abs=1e-5)
        for turns, odds in found.items():
            mixed[turns] += many / 6**6 * odds
    assert mixed == pytest.approx({**dict.fromkeys(mixed, 0.0), **start.odds}, abs=1e-4)
    wins = alone(replace(state, open=True, faces=(1, 1, 1, 2, 3, 4)))
    assert wins.odds == {1: 1.0}
    over = replace(state, scores=(105,), over=True)
    assert alone(over).odds == {0: 1.0}
    with pytest.raises(ValueError, match="2 seats"):
        CHANCES.alone(GAME.initial(2))


@pytest.mark.parametrize(
    ("seats", "options", "name"),
    [
        (1, {}, "farkle_1250_race"),
        (1, {"last_round": True}, "farkle_1250_race"),
        (2, {"penalty": 500}, "farkle_30_50_1250_0_penalty_500_race"),
        (3, {"last_round": True}, "farkle_30_50_1250_1_race"),
        (6, {"teams": True}, "farkle_1250_race"),
    ],
)
def test_every_game_asks_for_a_race(seats: int, options: dict[str, int], name: str) -> None:
    state = GAME.initial(seats, **options, target=1250)
    handle = CHANCES.study(state)
    assert isinstance(handle, SolvedTable)
    assert handle.spec.name == name
    CHANCES.prepare(state, [""] * len(state.scores))


@pytest.mark.parametrize("seats", [1, 2, 3, 8])
def test_the_tables_of_the_usual_games_are_shipped(seats: int) -> None:
    state = GAME.initial(seats)
    handle = CHANCES.study(state)
    assert handle is not None
    assert handle.table is not None


def test_no_chances_until_the_table_is_loaded() -> None:
    state = GAME.initial(3, target=1260)
    assert CHANCES.tell(state, [""] * 3) is None
    assert CHANCES.alone(GAME.initial(1, target=1260)) is None


def test_a_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        CHANCES.tell(GAME.initial(3), ["", ""])


@pytest.mark.parametrize("bad", [-0.5, 1.5, nan, inf])
def test_damaged_tables_are_refused(bad: float) -> None:
    spec, arrays = RaceSpec(SMALL), dict(race().to_arrays())
    assert spec.restore(arrays).to_arrays() == arrays
    with pytest.raises(KeyError):
        spec.restore({"steady": arrays["steady"]})
    with pytest.raises(ValueError, match="not a race to 200"):
        RaceSpec(replace(SMALL, target=200)).restore(arrays)
    with pytest.raises(KeyError):
        RaceSpec(replace(SMALL, last_round=True)).restore(arrays)
    arrays["bold"] = arrays["bold"][:]
    arrays["bold"][3] = bad
    with pytest.raises(ValueError, match="not a race"):
        spec.restore(arrays)


@pytest.mark.parametrize("player", PLAYERS)
def test_shipped_races_satisfy_their_equation(player: str) -> None:
    shipped: Race = loaded(RaceSpec(replace(SMALL, target=1000))).table
    for score in (0, 345, 700):
        thrown = Throws(player, SMALL.scale, SMALL.minimum if score else SMALL.first_bank)
        made = turn_points(thrown, np.array([(1000 - score) // STEP]))[0]
        found = np.zeros(len(shipped.turns(player, score)))
        for x, odds in enumerate(made.tolist()):
            if score + STEP * x >= 1000:
                found[0] += odds
            else:
                found[1:] += odds * np.array(shipped.turns(player, score + STEP * x)[:-1])
        assert shipped.turns(player, score) == pytest.approx(found.tolist(), abs=2e-6)


@pytest.mark.skipif(os.environ.get("AUDIODICE_LONG") != "1", reason="10 s each")
@pytest.mark.parametrize("options", [{"target": 1000}, {"scale": 10_000}], ids=str)
def test_shipped_races_are_solved_again(options: dict[str, int]) -> None:
    spec = RaceSpec(race_rules(GAME.initial(3, **options).rules))
    shipped = loaded(spec).table.to_arrays()
    for name, values in spec.solve(ready.nothing).to_arrays().items():
        assert values == pytest.approx(shipped[name], abs=1e-6)


def test_the_names_of_players_are_those_of_the_opponents() -> None:
    assert set(PLAYERS) < set(opponents.names("farkle"))
    assert set(race().to_arrays()) == set(opponents.names("farkle"))
