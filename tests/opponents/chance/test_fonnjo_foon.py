"""The chances in Fonnjo Foon against the solver of its last round, and games counted out."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import cache
from math import inf, nan
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiodice import opponents
from audiodice.core.model import Action
from audiodice.games.fonnjo_foon import GAME, ROLL
from audiodice.games.fonnjo_foon.groups import Group
from audiodice.games.fonnjo_foon.state import Rules, State
from audiodice.opponents import Chance
from audiodice.opponents.chance import fonnjo_foon
from audiodice.opponents.chance.fonnjo_foon import CHANCES
from audiodice.opponents.chance.fonnjo_last import LAST, WIDE, LastRound, beating
from audiodice.opponents.chance.fonnjo_opponents import TURNS, odds_of
from audiodice.opponents.chance.solver_fonnjo_many import Mover, chances
from audiodice.opponents.fonnjo_foon import solver_race
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable
from tests.support import ready

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.opponents.fonnjo_foon.turn_values import TurnValues


@cache
def loaded() -> SolvedTable:
    found = SolvedTable(LAST)
    assert found.load(paths.shipped_tables())
    found._ended = True
    return found


def last() -> LastRound:
    found = loaded().table
    assert isinstance(found, LastRound)
    return found


def table() -> TurnValues:
    found: TurnValues = ready.shelve("fonnjo_foon").table
    return found


@pytest.fixture(autouse=True)
def shelved() -> None:
    ready.put(loaded())


def at(*scores: int, turns: int, **options: int) -> State:
    """The start of a turn."""
    return State(Rules(**options), scores, turns % len(scores), turns=turns)


def told(state: State, *players: str) -> Chance:
    found = CHANCES.tell(state, players or [""] * len(state.scores))
    assert found is not None
    return found


def own(player: str) -> Sequence[float]:
    found = odds_of(player)
    assert found
    return found


def is_told(
    found: Chance, expected: Sequence[float], *, exact: bool = True, close: float = 1e-6
) -> bool:
    return found.exact == exact and found.seats == pytest.approx(tuple(expected), abs=close)


# ---------------------------------------------------------------------- two seats


@pytest.mark.parametrize("lead", [-30, -9, 0, 6, 25])
def test_the_last_round_of_two_is_that_of_the_solver(lead: int) -> None:
    state = at(40 + lead, 40, turns=22)
    expected = solver_race.plan(table(), state).value
    assert is_told(told(state), (expected, 1 - expected))


@pytest.mark.parametrize("need", [-4, 0, 1, 8, 33])
def test_the_last_turn_of_two_is_that_of_the_solver(need: int) -> None:
    expected = table().beats(need)
    assert is_told(told(at(40 + need, 40, turns=23)), (1 - expected, expected))


@pytest.mark.parametrize("into", [0, 1])
def test_two_seats_before_the_last_round_are_counted_out(into: int) -> None:
    """With two rounds before the last one, or one turn less of the first seat."""
    won = 0.0
    turns = {points: odds for points, odds in enumerate(last().points) if odds}
    reached = {10: 1.0}  # leads
    for sign in (1, -1, 1, -1)[into:]:
        after: dict[int, float] = defaultdict(float)
        for lead, odds in reached.items():
            for points, more in turns.items():
                after[lead + sign * points] += odds * more
        reached = after
    for lead, odds in reached.items():
        won += odds * told(at(200 + lead, 200, turns=4, rounds=3)).seats[0]
    found = told(at(60, 50, turns=into, rounds=3))
    assert is_told(found, (won, 1 - won), close=1e-5)


def test_players_with_own_odds_play_by_these_in_the_last_round() -> None:
    state = at(45, 40, turns=22)
    fair = own("fair")
    won = sum(odds * (1 - beating(fair, 5 + mine)) for mine, odds in enumerate(own("weak")))
    assert is_told(told(state, "weak", "fair"), (won, 1 - won), exact=False)
    assert won < told(state, "perfect", "fair").seats[0]
    assert told(state, "weak", "").seats[0] < won
    assert told(state, "perfect", "").exact


def test_the_names_of_players_are_those_of_the_opponents() -> None:
    assert set(TURNS) | {"perfect"} == set(opponents.names("fonnjo_foon"))


# ---------------------------------------------------------------------- more seats


@pytest.mark.parametrize("scores", [(50, 50), (50, 43), (43, 50), (50, 20), (15, 50)])
def test_many_seats_are_exact_if_they_are_two_in_the_last_round(scores: tuple[int, int]) -> None:
    movers = [Mover([0.0] * score + [1.0], None) for score in scores]
    expected = told(at(*scores, turns=22)).seats
    assert chances(last(), movers, -1, [0.0] * 2) == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize(("lead", "turns"), [(0, 0), (0, 11), (20, 4), (-15, 15)])
def test_many_seats_are_close_if_they_are_two(lead: int, turns: int) -> None:
    state = at(60 + lead, 60, turns=turns)
    found = fonnjo_foon._many(last(), state, ("", ""))
    assert found == pytest.approx(told(state).seats, abs=0.005)


def test_the_last_turn_of_three_has_its_points_to_beat() -> None:
    beats = table().beats(9)
    found = told(at(30, 44, 35, turns=35)).seats
    assert found == pytest.approx((0, 1 - beats, beats), abs=1e-6)
    found = told(at(44, 44, 35, turns=35)).seats
    assert found == pytest.approx(((1 - beats) / 2, (1 - beats) / 2, beats), abs=0.01)
    assert told(at(30, 44, 45, turns=35)).seats == pytest.approx((0, 0, 1), abs=1e-9)


def test_players_with_own_odds_are_counted_out() -> None:
    """Three seats before the last two rounds, none of whom looks at the others."""
    players, scores = ("weak", "steady", "fair"), (12, 10, 14)
    expected = [0.0] * 3
    finals = []
    for player, score in zip(players, scores, strict=True):
        final: dict[int, float] = defaultdict(float)
        for one, a in enumerate(own(player)):
            for two, b in enumerate(own(player)):
                final[score + one + two] += a * b
        finals.append({points: odds for points, odds in final.items() if odds > 1e-9})
    for s, mine in enumerate(finals):
        others = [finals[n] for n in range(3) if n != s]
        for points, odds in mine.items():
            less = [sum(b for a, b in one.items() if a < points) for one in others]
            same = [one.get(points, 0.0) for one in others]
            alone, ties = less[0] * less[1], less[0] * same[1] + less[1] * same[0]
            expected[s] += odds * (alone + ties / 2 + same[0] * same[1] / 3)
    found = told(at(*scores, turns=0, rounds=2), *players)
    assert is_told(found, expected, exact=False, close=0.005)


@settings(deadline=None, max_examples=50)
@given(
    st.lists(st.integers(0, 120), min_size=2, max_size=8),
    st.integers(0, 11),
    st.data(),
)
def test_chances_sum_to_one_and_rise_with_the_score(
    scores: list[int], played: int, data: st.DataObject
) -> None:
    seats = len(scores)
    turns = played * seats + data.draw(st.integers(0, seats - 1))
    state = at(*scores, turns=turns)
    players = data.draw(
        st.lists(st.sampled_from(["", "perfect", *TURNS]), min_size=seats, max_size=seats)
    )
    found = told(state, *players).seats
    assert sum(found) == pytest.approx(1, abs=1e-9)
    assert min(found) >= -1e-12
    seat = data.draw(st.integers(0, seats - 1))
    more = replace(state, scores=(*scores[:seat], scores[seat] + 10, *scores[seat + 1 :]))
    assert told(more, *players).seats[seat] >= found[seat] - 0.01


# ---------------------------------------------------------------------- within a turn


@pytest.mark.parametrize(
    ("scores", "turns"), [((30, 45), 7), ((60, 66), 22), ((60, 66), 23), ((30, 40, 20), 33)]
)
def test_a_turn_begins_with_the_chances_of_its_start(scores: tuple[int, ...], turns: int) -> None:
    state = at(*scores, turns=turns)
    kinds = ("",) * len(scores)
    turn = fonnjo_foon._turn(table(), last(), state, kinds)
    assert turn
    found = [plan.value for plan in turn._seats]
    close = 1e-5 if len(scores) == 2 else 0.02
    assert found == pytest.approx(told(state).seats, abs=close)


def rolled(state: State, *faces: int) -> State:
    after: State = GAME.apply(state, ROLL, faces).state
    return after


@pytest.mark.parametrize("scores", [(31, 45), (31,)])
def test_what_is_prepared_is_not_worked_out_again(scores: tuple[int, ...]) -> None:
    table()
    state = rolled(at(*scores, turns=8), 1, 1, 1, 2, 2, 3, 4, 5, 6, 6)
    CHANCES.prepare(state, [""] * len(scores))
    caches = fonnjo_foon._turn, fonnjo_foon._points
    before = [cache.cache_info().misses for cache in caches]
    told(state)
    assert len(scores) > 1 or CHANCES.alone(state)
    assert [cache.cache_info().misses for cache in caches] == before


def test_dice_that_are_worth_a_win_win() -> None:
    table()
    state = rolled(at(40, 38, turns=23), 1, 1, 1, 1, 1, 2, 3, 4, 5, 6)
    assert is_told(told(state), (0, 1))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_picture_has_the_chances_after_it(seat: int) -> None:
    """Four dice are in the picture, and for points that is better than to roll the last one."""
    state = replace(
        at(48, 50, turns=20 + seat), party=(Group(4, (1, 2, 4)),),
        dungeon=(2, 3, 3, 4, 4), families=(3, 4), faces=(4, 2), open=True,
    )  # fmt: skip
    table()
    scores = (52, 50) if seat == 0 else (48, 54)
    picture = told(at(*scores, turns=21 + seat))
    assert is_told(told(state), picture.seats)


def test_the_last_turn_needs_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rolled(at(30, 44, 35, turns=35), 1, 1, 1, 2, 2, 3, 4, 5, 6, 6)
    turn = fonnjo_foon._turn(table(), last(), at(30, 44, 35, turns=35), ("",) * 3)
    assert turn
    monkeypatch.setattr(fonnjo_foon, "_has_numpy", lambda: False)
    assert told(state).seats == pytest.approx(turn.of(state), abs=1e-5)
    assert told(state).seats[0] == 0


def test_a_crisis_is_the_mean_over_its_rolls() -> None:
    """One of two dice has to join Fonnjo's group, or both a new one; else it is Foon."""
    crisis = replace(
        at(40, 42, turns=23), party=(Group(4, (1, 2, 4)), Group(2, (3, 3))),
        dungeon=(2, 3, 4, 4, 4), crisis=True,
    )  # fmt: skip
    table()
    found = told(crisis)
    picked = GAME.apply(crisis, Action("pick", 2)).state
    assert told(picked).seats == pytest.approx(found.seats, abs=1e-9)
    mean = 0.0
    for one in range(1, 7):
        for two in range(1, 7):
            after = GAME.apply(picked, ROLL, (one, two)).state
            mean += told(after).seats[1] / 36
    assert found.seats[1] == pytest.approx(mean, abs=1e-6)


# ---------------------------------------------------------------------- races


def test_a_race_of_two_is_that_of_the_solver() -> None:
    race = solver_race.pairs(table(), 100)
    replied = race.replied(50, 60)
    found = told(at(60, 50, turns=4, target=100))
    assert is_told(found, (1 - replied, replied), exact=False)
    assert told(at(60, 50, turns=5, target=100)).seats[0] == pytest.approx(race.moved(60, 50))
    beats = table().beats(54)
    assert told(at(104, 50, turns=5, target=100)).seats[1] == pytest.approx(beats)


def test_a_race_of_three_is_not_known() -> None:
    table()
    assert CHANCES.tell(at(10, 20, 30, turns=3, target=100), [""] * 3) is None


# ---------------------------------------------------------------------- alone


def test_alone_is_the_sum_of_the_turns_left() -> None:
    mean = sum(points * odds for points, odds in enumerate(last().points))
    found = CHANCES.alone(at(20, turns=4))
    assert found
    assert (found.unit, found.exact) == ("points", True)
    assert sum(found.odds.values()) == pytest.approx(1, abs=1e-7)
    expected = 20 + 8 * mean
    assert sum(a * b for a, b in found.odds.items()) == pytest.approx(expected, abs=1e-4)
    over = CHANCES.alone(replace(at(93, turns=12), over=True))
    assert over
    assert over.odds == {93: 1.0}
    assert CHANCES.alone(at(20, 20, turns=4)) is None


def test_alone_within_a_turn_has_the_mean_of_its_plan() -> None:
    state = rolled(at(20, turns=4), 1, 1, 1, 2, 2, 3, 4, 5, 6, 6)
    mean = sum(points * odds for points, odds in enumerate(last().points))
    expected = 20 + 7 * mean + table().points.best(state).value
    found = CHANCES.alone(state)
    assert found
    assert sum(found.odds.values()) == pytest.approx(1, abs=1e-7)
    assert sum(a * b for a, b in found.odds.items()) == pytest.approx(expected, abs=1e-4)


def test_alone_to_a_target_counts_turns() -> None:
    found = CHANCES.alone(at(0, turns=0, target=5))
    assert found
    assert found.unit == "turns"
    one = sum(last().points[5:])
    two = last().points[0] * one + sum(
        last().points[x] * sum(last().points[5 - x :]) for x in range(1, 5)
    )
    assert found.odds[1] == pytest.approx(one)
    assert found.odds[2] == pytest.approx(two)
    assert sum(found.odds.values()) == pytest.approx(1, abs=1e-6)
    table()
    within = CHANCES.alone(rolled(at(4, turns=0, target=5), 1, 1, 1, 1, 1, 2, 2, 2, 2, 2))
    assert within
    assert min(within.odds) == 1


# ---------------------------------------------------------------------- what is missing


def test_without_numpy_two_seats_are_known_between_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at(30, 36, turns=18)
    expected = told(state).seats
    monkeypatch.setattr(fonnjo_foon, "_has_numpy", lambda: False)
    fonnjo_foon._lead.cache_clear()
    fonnjo_foon._total.cache_clear()
    assert told(state).seats == pytest.approx(expected, abs=1e-9)
    assert CHANCES.tell(at(30, 36, 30, turns=18), [""] * 3) is None
    table()
    CHANCES.prepare(state, [""] * len(state.scores))
    assert CHANCES.tell(rolled(state, 1, 1, 1, 2, 2, 3, 4, 5, 6, 6), ["", ""]) is None
    assert CHANCES.alone(at(30, turns=4))
    assert CHANCES.alone(rolled(at(30, turns=4), 1, 1, 1, 2, 2, 3, 4, 5, 6, 6)) is None


def test_a_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        CHANCES.tell(GAME.initial(3), ["", ""])


def test_one_seat_wins() -> None:
    assert told(at(30, turns=3)) == ((1.0,), True)


def test_the_end_shares_a_tie() -> None:
    over = replace(at(50, 60, 60, turns=36), over=True)
    assert told(over) == ((0, 0.5, 0.5), True)


@pytest.mark.parametrize("bad", [-0.5, 1.5, nan, inf])
def test_damaged_tables_are_refused(bad: float) -> None:
    arrays = {name: values[:] for name, values in last().to_arrays().items()}
    assert LAST.restore(arrays).to_arrays() == arrays
    with pytest.raises(KeyError):
        LAST.restore({"points": arrays["points"]})
    with pytest.raises(ValueError, match="points has"):
        LAST.restore(arrays | {"points": arrays["points"][: WIDE - 1]})
    arrays["chase"][WIDE] = bad
    with pytest.raises(ValueError, match="chase"):
        LAST.restore(arrays)
