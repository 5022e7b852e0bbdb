"""Every opponent plays, makes only legal decisions, and depends only on its own random stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from types import SimpleNamespace
from typing import Any, Self

import pytest

from audiodice import games, opponents
from audiodice.core.model import Action, OptionError, actions_of
from audiodice.engine import match
from audiodice.engine.match import BATCH, play, play_batch, simulate
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents import generic
from tests.support.each import each

EVERY_SEAT = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in games.names() for name in opponents.names(game)]
)


@pytest.mark.parametrize("game", games.names())
def test_generic_opponents_play_every_game(game: str) -> None:
    assert {"random", "cautious", "bold"} <= set(opponents.names(game))
    for opponent in generic.OPPONENTS:
        end = play(games.load(game), [opponent.decide] * 2, 1, {})
        assert len(end.scores) == 2


@EVERY_SEAT
def test_opponents_decide_legally_in_every_turn(game: str, name: str, all_solved: None) -> None:
    rules, opponent = games.load(game), opponents.load(game, name)
    for seats in (1, 2, rules.seats[-1]):
        throw, stream = SeededThrow(f"{name}/{seats}"), chance(seats, name)
        state = rules.initial(seats)
        opponent.prepare(state)
        while rules.outcome(state) is None:
            before = repr(state)
            decided = actions_of(opponent.decide(rules, state, stream))
            assert decided
            assert repr(state) == before
            for action in decided:
                assert action in rules.legal_actions(state)
                state = rules.apply(state, action, throw(rules.throw_size(state, action))).state


@each("game", [name for name in games.names() if opponents.adviser(name)])
@each("solved", [True, False])
def test_advice_is_legal(game: str, solved: bool, request: pytest.FixtureRequest) -> None:
    if solved:
        request.getfixturevalue("all_solved")
    adviser, rules = opponents.adviser(game), games.load(game)
    assert adviser is not None
    throw, stream = SeededThrow("advice"), chance(1, "advice")
    state = rules.initial(2)
    adviser.prepare(state)
    while rules.outcome(state) is None:
        advice = adviser.advise(state)
        if advice is not None:
            after: Any = state
            for action in advice.actions:
                assert rules.why_not(after, action) is None
                if not rules.throw_size(after, action):
                    after = rules.apply(after, action).state
            assert not advice.other or advice.other != advice.actions
        action = generic.random(rules, state, stream)
        state = rules.apply(state, action, throw(rules.throw_size(state, action))).state
    assert adviser.advise(state) is None


def test_unknown_game_or_opponent_lists_the_known_names() -> None:
    with pytest.raises(KeyError, match=r"'oracle' does not play farkle; there are: random"):
        opponents.load("farkle", "oracle")
    assert opponents.names("a_fifth_game") == ("random", "cautious", "bold")
    assert opponents.adviser("a_fifth_game") is None


@pytest.mark.parametrize("game", [*filter(opponents.evaluator, games.names())])
def test_opponents_rise_in_strength_up_to_perfect(game: str) -> None:
    """All eight are listed, the graded ones in their order, perfect last."""
    names = opponents.names(game)
    assert sorted(names) == sorted(
        ["random", "cautious", "bold", "steady", "weak", "fair", "strong", "perfect"]
    )
    graded = [name for name in names if name in ("weak", "fair", "strong", "perfect")]
    assert graded == ["weak", "fair", "strong", "perfect"]
    assert (names[0], names[-1]) == ("random", "perfect")


def test_pick_chooses_all_actions_equally_often() -> None:
    actions = tuple(Action("keep", n) for n in range(4))
    stream = chance(3, "pick")
    many = [generic.pick(stream, actions) for _ in range(8000)]
    for action in actions:
        assert abs(many.count(action) - 2000) < 5 * sqrt(8000 * 3 / 16)


# --- simulate ---------------------------------------------------------------------------------


def test_number_of_workers_changes_no_result() -> None:
    n = 2 * BATCH + 30
    told: list[int] = []
    alone = simulate("farkle", ("cautious", "bold"), n, 3)
    shared = simulate("farkle", ("cautious", "bold"), n, 3, workers=2, progress=told.append)
    assert shared["seats"] == alone["seats"]
    assert sum(told) == n


def test_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    one = simulate("farkle", ("cautious", "bold"), 50, "a")["seats"]
    assert simulate("farkle", ("cautious", "bold"), 50, "a")["seats"] == one
    assert simulate("farkle", ("cautious", "bold"), 50, "b")["seats"] != one


def test_summary_matches_the_games_played() -> None:
    n, seats = 40, ("cautious", "random", "bold")
    options = {"target": 300, "last_round": True}
    games_played = play_batch("farkle", seats, options, 8, range(n))
    told = simulate("farkle", seats, n, 8, options=options)
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(n, abs=0.01)
    for number, seat in enumerate(told["seats"]):
        scores = [scores[number] for scores, _, _ in games_played]
        mean = sum(scores) / n
        sd = sqrt(sum((score - mean) ** 2 for score in scores) / (n - 1))
        wins = sum((number in winners) / len(winners) for _, winners, _ in games_played)
        assert seat["policy"] == seats[number]
        assert seat["mean"] == pytest.approx(mean, abs=0.001)
        assert seat["sd"] == pytest.approx(sd, abs=0.001)
        assert seat["sem"] == pytest.approx(sd / sqrt(n), abs=0.001)
        assert seat["wins"] == pytest.approx(wins, abs=0.001)
        assert seat["win_share"] == pytest.approx(wins / n, abs=0.001)


def test_one_game_has_no_spread() -> None:
    (seat,) = simulate("farkle", ("cautious",), 1, 1)["seats"]
    assert (seat["sd"], seat["sem"], seat["wins"]) == (0.0, 0.0, 1.0)


def test_simulate_refuses_impossible_games() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        simulate("farkle", ("cautious",), 0, 1)
    with pytest.raises(KeyError, match="no game is called 'chess'"):
        simulate("chess", ("cautious",), 1, 1)
    with pytest.raises(KeyError, match="'oracle' does not play"):
        simulate("farkle", ("oracle",), 1, 1)
    with pytest.raises(OptionError, match="'target' is 7"):
        simulate("farkle", ("cautious",), 1, 1, options={"target": 7})
    with pytest.raises(ValueError, match="1 to 8"):
        simulate("farkle", (), 1, 1)


def test_windows_waits_for_at_most_61_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Pool:
        def __init__(self, workers: int, *_: object) -> None:
            asked.append(workers)

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def map(self, play: Callable[[range], Any], tasks: list[range]) -> Iterator[Any]:
            return map(play, tasks)

    monkeypatch.setattr(match, "ProcessPoolExecutor", Pool)
    for platform in ("win32", "linux"):
        monkeypatch.setattr(match, "sys", SimpleNamespace(platform=platform))
        simulate("fune", ("cautious", "cautious"), 2, 1, workers=64)
    assert asked == [61, 64]
