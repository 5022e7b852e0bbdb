"""The chances at each turn in replay and review, and what decided a game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from audiodice import opponents
from audiodice.core.model import Event
from audiodice.engine.course import Course, TurnStart
from audiodice.engine.review import review
from audiodice.engine.table import Table
from audiodice.opponents import Chance
from audiodice.opponents.farkle import EVALUATOR
from audiodice.present.listener import Listener
from audiodice.ui.course import chance_at, chance_in, course_of, decided
from audiodice.ui.play.ending import Ending
from audiodice.ui.replay import replay, retold
from audiodice.ui.review import Review
from audiodice.ui.screen import Response
from tests.support import ready
from tests.support.headless import Player
from tests.support.ready import finished

ANN, NOBODY = frozenset({0}), frozenset[int]()


class Handle:
    """A table that is loaded when a test says so."""

    failed = working = awaited = False
    table: object = None


class Rising:
    """Chances of two seats: the first has 10 in 100 more after each turn, up to 90."""

    def __init__(self, handle: Handle | None = None) -> None:
        self.handle, self.asked = handle, 0

    def study(self, _state: Any) -> Handle | None:
        self.asked += 1
        return self.handle

    def tell(self, state: Any, _players: Sequence[str]) -> Chance | None:
        if self.handle and self.handle.table is None:
            return None
        first = min(0.9, 0.1 + state.turns / 10)
        return Chance((first, 1 - first), exact=True)


def use(monkeypatch: pytest.MonkeyPatch, rising: Rising) -> Rising:
    monkeypatch.setattr(opponents, "chances", lambda _game: rising)
    return rising


def replaying(table: Table) -> Player:
    player = Player()
    player.router.carry_out(replay(player.context, player.launcher, table.journal))
    return player


def starts(table: Table, player: Player) -> list[int]:
    """The place of the first step of each turn."""
    steps = retold(table.journal, table.game, player.context.words)
    return [place for place, step in enumerate(steps) if step.starts]


def test_replay_tells_the_chances_with_the_first_step_of_each_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use(monkeypatch, Rising())
    table = finished("farkle", ("steady", "bold"), 3)
    player = replaying(table)
    first = starts(table, player)
    heard = [player.press("right") for _ in range(first[-1] + 1)]
    with_chance = [place for place, one in enumerate(heard) if "chance" in one.keys]
    assert with_chance == first
    # Nobody listens alone, so the seat in turn is told first, after whose turn it is.
    assert heard[first[1]].keys[:2] == ["replay_turn", "chance"]
    assert heard[first[1]].events[1].seat == 1
    assert heard[first[1]].events[1].fields["points"] == 80
    assert player.press("end").keys[-1] == "decided"
    assert player.press("home").keys[:2] == ["replay_turn", "chance"]
    player.press("down")
    assert player.press("up").keys.count("chance") == 1


def test_replay_tells_them_once_the_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    handle = Handle()
    use(monkeypatch, Rising(handle))
    table = finished("farkle", ("steady", "bold"), 3)
    player = replaying(table)
    assert "chance" not in player.press("home").keys
    handle.table = object()
    player.router.due()
    assert "chance" in player.press("home").keys


def test_replay_of_one_seat_asks_for_no_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    rising = use(monkeypatch, Rising())
    player = replaying(finished("farkle", ("steady",), 3))
    assert "chance" not in player.press("right").keys
    assert rising.asked == 0


def test_review_tells_the_chances_with_decisions_and_what_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use(monkeypatch, Rising())
    ready.shelve("farkle")
    table = finished("farkle", ("random", "bold"), 3)
    player = Player()
    player.context.words.play("farkle", Listener(("Ann", "Bo"), ANN))
    player.router.carry_out(Review(player.context, table, EVALUATOR, lambda _: Response()).open())
    words = player.context.words
    costly = review(table.journal, table.game, EVALUATOR)[0].costliest()
    known = course_of(table)
    assert len(costly) == 3
    about_ann = player.press("home")
    assert words.utter(decided(known, words.listener)) in about_ann
    for one in costly:
        told = chance_at(known, 2 * (one.turn - 1), words.listener)
        assert player.press("down").endswith(words.utter(told))
    assert words.utter(decided(known, words.listener)) not in player.press("down")


_A_GAME = """
import sys
from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
player = Player(GameSetup({game!r}, ("Ann",), ("steady",)), seed=1)
player.press("enter")
before = {{name for name in sys.modules if name.startswith("audiodice.opponents.chance.")}}
assert before == {{"audiodice.opponents.chance.chance"}}, before
player.press("shift+c")
assert "audiodice.opponents.chance.{game}" in sys.modules
"""


@pytest.mark.parametrize("game", ["fune", "farkle"])
def test_nothing_of_the_chances_is_imported_before_they_are_asked_for(game: str) -> None:
    program = _A_GAME.format(game=game)
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)


def ended(table: Table) -> list[str]:
    """What is said after the end of a game in which Ann listens."""
    player = Player()
    player.context.words.play("farkle", Listener(("Ann", "Bo"), ANN))
    game: Any = SimpleNamespace(
        context=player.context, table=table, keys_after=lambda *, review: (Event(f"{review}"),)
    )
    ending = Ending(game, None)
    ending.begin()
    return [event.key for event in ending.said()]


@pytest.mark.parametrize(("policies", "told"), [(("steady", "bold"), True), (("steady",), False)])
def test_the_end_of_a_game_tells_what_decided_it(
    monkeypatch: pytest.MonkeyPatch, policies: tuple[str, ...], told: bool
) -> None:
    rising = use(monkeypatch, Rising())
    keys = ended(finished("farkle", policies, 3))
    assert ("decided" in keys) is told
    assert rising.asked == 0  # it requests no table


def test_the_end_tells_nothing_until_the_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Rising(Handle()))
    assert "decided" not in ended(finished("farkle", ("steady", "bold"), 3))


def course(*told: float, end: tuple[float, float]) -> Course:
    chances = (Chance((one, 1 - one), exact=True) for one in told)
    turns = (TurnStart(n // 2 + 1, n % 2, chance) for n, chance in enumerate(chances))
    return Course(tuple(turns), end)


LOST = course(0.5, 0.714, 0.179, 0.4, end=(0.0, 1.0))


@pytest.mark.parametrize(
    ("known", "humans", "expected"),
    [
        (LOST, ANN, Event("decided", 0, {"turn": 1, "before": 71, "after": 18})),
        (LOST, NOBODY, Event("decided", 1, {"turn": 1, "before": 29, "after": 82})),
        (
            course(0.5, 0.995, 0.004, 0.2, end=(0.0, 1.0)), ANN,
            Event("decided", 0, {"turn": 1, "before": 100, "after": 0}),
        ),
        (
            course(0.5, 0.5, end=(0.0, 1.0)), ANN,
            Event("decided", 0, {"turn": 1, "before": 50, "after": "0"}),
        ),
        (
            course(0.5, 0.5, end=(0.0, 1.0)), NOBODY,
            Event("decided", 1, {"turn": 1, "before": 50, "after": "100"}),
        ),
        (course(0.5, 0.6, end=(0.5, 0.5)), NOBODY, None),
        (None, ANN, None),
    ],
)  # fmt: skip
def test_what_decided_is_told_of_the_listener_else_of_the_winner(
    known: Course | None, humans: frozenset[int], expected: Event | None
) -> None:
    listener = Listener(("Ann", "Bo"), humans)
    assert decided(known, listener) == ((expected,) if expected else ())


def test_the_listeners_chance_comes_first() -> None:
    told = chance_at(LOST, 1, Listener(("Ann", "Bo"), ANN))
    assert told == (Event("chance", 0, {"points": 71, "chances": ((1, 29),), "exact": True}),)
    assert chance_at(LOST, 1, Listener(("Ann", "Bo"), NOBODY))[0].seat == 1
    assert chance_at(LOST, 4, Listener(("Ann", "Bo"), ANN)) == ()


def test_a_seats_own_turns_are_counted_from_one() -> None:
    listener = Listener(("Ann", "Bo"), ANN)
    assert chance_in(LOST, 1, 2, listener) == chance_at(LOST, 3, listener)
    assert chance_in(None, 1, 2, listener) == ()
