"""The chances in Farkle against CHANCE.md's values and small games counted out."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import inf, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiodice import opponents
from audiodice.core.dice import throws
from audiodice.core.model import with_defaults
from audiodice.games.farkle import GAME, OPTIONS
from audiodice.games.farkle.combos import best_faces, scoring, worth
from audiodice.games.farkle.state import Rules, State
from audiodice.opponents import Chance
from audiodice.opponents.chance.farkle import CHANCES, RaceTurn, chances
from audiodice.opponents.chance.farkle_race import PLAYERS, TURNS, Race, RaceSpec, turn_points
from audiodice.opponents.farkle.points_plan import plan
from audiodice.opponents.farkle.table_spec import FarkleSpec
from audiodice.opponents.tables import TableSpec
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable
from tests.support import ready

SMALL = Rules(**with_defaults(OPTIONS, {"target": 100}))


@cache
def loaded(spec: TableSpec) -> SolvedTable:
    found = SolvedTable(spec)
    assert found.load(paths.shipped_tables())
    found._ended = True
    return found


@cache
def small() -> Race:
    return RaceSpec(SMALL).solve(lambda _: None)


def state_of(*scores: int, **options: int) -> State:
    """The first seat's turn, with the shipped tables loaded."""
    state: State = replace(GAME.initial(len(scores), **options), scores=scores)
    for spec in (FarkleSpec(state.rules), RaceSpec(state.rules)):
        ready.put(loaded(spec))
    return state


def told(state: State, *players: str) -> Chance:
    found = CHANCES.tell(state, players or [""] * len(state.scores))
    assert found is not None
    return found


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


@pytest.mark.parametrize("player", PLAYERS)
def test_only_players_who_look_at_their_own_score_are_exact(player: str) -> None:
    state = state_of(400, 300, 200)
    assert told(state, player, "steady", "cautious").exact
    assert not told(state, player, "steady", "perfect").exact
    assert not told(state, player, "steady", "").exact
    assert not told(replace(state, open=True, faces=(1, 2, 2, 3, 4, 6)), *[player] * 3).exact
    assert not told(state_of(400, 300), player, "perfect").exact


def test_a_race_equals_its_games_played_out() -> None:
    """Push the odds of all scores forward, a turn at a time."""
    players, start = ("steady", "cautious", "bold"), (60, 50, 70)
    turns = {(who, at): turn_points(SMALL, who, at) for who in players for at in range(50, 100, 5)}
    reached: dict[tuple[int, ...], float] = {start: 1.0}
    won = [0.0] * 3
    for turn in range(120):
        seat = turn % 3
        after: dict[tuple[int, ...], float] = defaultdict(float)
        for scores, odds in reached.items():
            for points, more in turns[players[seat], scores[seat]].items():
                total = scores[seat] + points
                if total >= SMALL.target:
                    won[seat] += odds * more
                else:
                    after[*scores[:seat], total, *scores[seat + 1 :]] += odds * more
        reached = after
    seats = [small().turns(*seat) for seat in zip(players, start, strict=True)]
    assert chances(seats) == pytest.approx(won, abs=1e-6)


def test_the_mean_turn_of_steady_is_that_of_its_plan() -> None:
    far = replace(SMALL, target=100_000)
    for score, floor in ((0, SMALL.first_bank), (50, SMALL.minimum)):
        mean = sum(x * odds for x, odds in turn_points(far, "steady", score).items())
        assert mean == pytest.approx(plan(max(floor, SMALL.minimum)).roll(6, 0), abs=1e-7)


def test_a_cautious_turn_is_an_exact_fraction() -> None:
    def points(dice: int, before: int) -> dict[int, Fraction]:
        found: dict[int, Fraction] = defaultdict(Fraction)
        for faces, many in throws(dice):
            odds, kept = Fraction(many, 6**dice), best_faces(faces)
            stake = before + worth(kept)
            if not kept:
                found[0] += odds
            elif stake >= SMALL.minimum:
                found[stake] += odds
            else:
                for x, more in points(dice - len(kept) or 6, stake).items():
                    found[x] += odds * more
        return found

    expected = {x: float(odds) for x, odds in points(6, 0).items()}
    assert turn_points(SMALL, "cautious", 50) == pytest.approx(expected, abs=1e-11)


@pytest.mark.parametrize("score", [0, 50, 80])
def test_a_turn_is_played_for_the_greatest_chance(score: int) -> None:
    """The first throws' chances average to that of the plan, and are never below steady's."""
    seats = (("bold", 60), ("steady", 40), ("steady", score))
    race = small()
    turn = RaceTurn(race, seats)
    farkle = chances([race.turns(*seat) for seat in seats])
    mixed = [0.0] * 3
    for faces, many in throws(6):
        found = turn.of(faces, 0) if scoring(faces) else farkle
        assert sum(found) == pytest.approx(1, abs=1e-9)
        mixed = [a + many / 6**6 * b for a, b in zip(mixed, found, strict=True)]
    assert mixed[-1] == pytest.approx(turn.plan.roll(6, 0), abs=1e-6)
    start = chances([race.turns(*seat) for seat in (seats[-1], *seats[:-1])])
    assert mixed[-1] >= start[0] - 1e-6


def test_dice_that_reach_the_target_win() -> None:
    state = replace(state_of(900, 700, 500, 300), open=True, faces=(1, 1, 1, 1, 2, 3))
    assert told(state).seats == pytest.approx((1, 0, 0, 0), abs=1e-9)
    over = replace(state, open=False, scores=(1010, 700, 500, 300), over=True, seat=0)
    assert told(over) == ((1, 0, 0, 0), True)


def test_chances_are_by_seat_whoever_is_in_turn() -> None:
    one = state_of(500, 400, 300)
    two = replace(one, scores=(300, 500, 400), seat=1)
    assert told(two).seats == told(one).seats[-1:] + told(one).seats[:-1]
    one, two = (replace(state, open=True, faces=(1, 5, 2, 2, 3, 4)) for state in (one, two))
    assert told(two).seats == told(one).seats[-1:] + told(one).seats[:-1]


@given(
    st.lists(st.integers(0, 199).map(lambda n: 5 * n), min_size=3, max_size=8),
    st.data(),
)
def test_chances_sum_to_one_and_rise_with_the_score(scores: list[int], data: st.DataObject) -> None:
    state = state_of(*scores)
    players = data.draw(st.lists(st.sampled_from(["", *PLAYERS]), min_size=8, max_size=8))
    found = told(state, *players[: len(scores)]).seats
    assert sum(found) == pytest.approx(1, abs=1e-12)
    assert min(found) >= 0
    same = told(replace(state, scores=(500,) * len(scores))).seats
    assert list(same) == sorted(same, reverse=True)  # who moves sooner has more
    if scores[-1] >= 50:
        more = replace(state, scores=(*scores[:-1], min(995, scores[-1] + 100)))
        # steady alone plays well enough that more points are never worse
        assert told(more).seats[-1] >= told(state).seats[-1] - 1e-6


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"last_round": True}),
        (3, {"penalty": 500}),
        (2, {"penalty": 500}),
        (4, {"teams": True}),
        (6, {"teams": True}),
    ],
)
def test_options_without_chances(seats: int, options: dict[str, int]) -> None:
    state = GAME.initial(seats, **options)
    assert CHANCES.study(state) is None
    CHANCES.prepare(state)
    assert CHANCES.tell(state, [""] * seats) is None


def test_no_chances_until_the_table_is_loaded() -> None:
    state = GAME.initial(3, target=1250)
    assert CHANCES.tell(state, [""] * 3) is None


def test_a_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        CHANCES.tell(GAME.initial(3), ["", ""])


@pytest.mark.parametrize("bad", [-0.5, 1.5, nan, inf])
def test_damaged_tables_are_refused(bad: float) -> None:
    arrays = small().to_arrays()
    assert RaceSpec(SMALL).restore(arrays).to_arrays() == arrays
    with pytest.raises(KeyError):
        RaceSpec(SMALL).restore({"steady": arrays["steady"]})
    with pytest.raises(ValueError, match="not a race to 200"):
        RaceSpec(replace(SMALL, target=200)).restore(arrays)
    arrays["bold"][TURNS] = bad
    with pytest.raises(ValueError, match="not a race"):
        RaceSpec(SMALL).restore(arrays)


def test_the_names_of_players_are_those_of_the_opponents() -> None:
    assert set(PLAYERS) < set(opponents.names("farkle"))
