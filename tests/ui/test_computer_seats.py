"""Computer players are prepared in the background, and play the same after a break."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import pytest

from audiodice import games, opponents
from audiodice.core.model import Action
from audiodice.desktop import background
from audiodice.desktop.background import BackgroundThreads
from audiodice.engine.journal import Journal, Seat
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table, rebuild
from audiodice.engine.throw import SeededThrow
from audiodice.opponents import Opponent
from audiodice.session.crash_handling import sorry
from audiodice.ui.play import game_alone
from audiodice.ui.play.game_alone import ComputerPlayers
from tests.support.headless import InlineBackground, Player
from tests.support.said import said
from tests.ui.test_solved_games import until

SEED = 11


def table_of(game: str, *policies: str) -> Table:
    seats = [Seat(policy, policy) for policy in policies]
    return Table(games.load(game), seats, SeededThrow(SEED), seed=SEED)


@pytest.mark.parametrize("game", [*filter(opponents.evaluator, games.names())])
def test_computer_plays_a_resumed_game_as_it_would_have_without_the_break(
    game: str, all_solved: None
) -> None:
    """`random` and `weak` use random numbers; the game is resumed after every few throws."""
    whole, broken = (table_of(game, "random", "weak") for _ in range(2))
    seats = ComputerPlayers(whole, InlineBackground())
    while not whole.over:
        seats.act()
    while not broken.over:
        journal = Journal(broken.journal.header, list(broken.journal.entries))
        broken = rebuild(journal, broken.game, SeededThrow(SEED))
        again = ComputerPlayers(broken, InlineBackground())
        for _ in range(5):
            if not broken.over:
                again.act()
    assert broken.journal.entries == whole.journal.entries


_A_TURN = """
import sys
from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
player = Player(GameSetup("fune", ("Ann",), ("cautious",)), seed=1)
for key in ("enter", "b", "b"):
    player.press(key)
player.let_play()
assert player.table.state.turns == 2
sys.exit("numpy" in sys.modules)
"""


def test_table_without_a_solved_game_does_not_load_numpy() -> None:
    assert subprocess.run([sys.executable, "-c", _A_TURN], check=False, timeout=60).returncode == 0


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start plans without a delay, because these tests play some thousand turns."""
    monkeypatch.setattr(background, "_ANSWER_S", 0.0)


def threads() -> BackgroundThreads:
    """Return background threads, as in the program."""
    return BackgroundThreads(lambda: None, sorry)


class Slow:
    """An opponent whose preparation waits for the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.prepared: list[Any] = []
        self.threads: set[str] = set()
        cautious = opponents.load("farkle", "cautious")
        slow = Opponent("slow", cautious.decide, self)
        monkeypatch.setattr(opponents, "load", lambda _game, _name: slow)

    def __call__(self, state: Any) -> None:
        self.threads.add(threading.current_thread().name)
        assert self.go.wait(20)
        self.prepared.append(state)


def test_each_turn_is_prepared_in_the_background_before_its_first_throw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow(monkeypatch)
    table = table_of("farkle", "slow", "slow")
    seats = ComputerPlayers(table, threads())
    assert not seats.ready
    slow.go.set()
    until(lambda: seats.ready)
    for turn in range(6):
        assert slow.prepared[-1] is table.state
        slow.go.clear()
        while table.turn == turn % 2:
            before = len(slow.prepared)
            seats.act()
            seats.begin_turn()
            if table.turn == turn % 2:
                assert seats.ready  # nothing is prepared again within a turn
            assert len(slow.prepared) == before
        assert not seats.ready
        slow.go.set()
        until(lambda: seats.ready)
    assert slow.threads == {"background"}


def test_turn_is_prepared_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow(monkeypatch)
    slow.go.set()
    table = table_of("farkle", "slow")
    seats = ComputerPlayers(table, threads())
    until(lambda: seats.ready)
    many = len(slow.prepared)
    for _ in range(100):
        seats.begin_turn()
        assert seats.ready
    assert len(slow.prepared) == many
    table.act(Action("roll"))
    seats.begin_turn()
    assert seats.ready
    assert len(slow.prepared) == many


FARKLE, BANKS = (2, 2, 3, 3, 4, 6), (1, 1, 1, 2, 3, 4)


def at_a_computers_turn() -> Player:
    """Return a player who has just lost their turn; two computers follow."""
    setup = GameSetup("farkle", ("",), ("cautious", "cautious"))
    dice = [FARKLE, BANKS, BANKS]
    player = Player(setup, dice=dice, pace="slow", background=threads())
    player.press("enter")
    assert player.table.turn == 1
    return player


def ready(player: Player) -> None:
    screen: Any = player.router.screen
    until(lambda: screen.game.computers.ready)


def test_hurrying_does_not_wait_for_a_turn_to_be_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    slow.go.set()
    player = at_a_computers_turn()
    ready(player)
    slow.go.clear()
    assert "banked" in player.press("space").keys
    assert player.table.turn == 2  # the seat whose turn is being prepared
    before = len(player.cued)
    assert player.press("space") == ""
    assert player.cued[before:] == ["hurry"]
    assert player.let_play(5) == ""
    slow.go.set()
    ready(player)
    now = player.clock.now
    assert player.let_play() == said(..., "turn", seat=0)
    assert player.clock.now - now < 100  # without a computer's pauses
    assert slow.threads == {"background"}


def test_hurrying_accepts_keys_and_stops_at_the_players_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_alone, "HURRY_MS", 0)
    player = at_a_computers_turn()
    ready(player)
    player.press("space")
    assert player.table.turn == 1  # it has thrown once
    assert player.press("s").of("scores")["scores"] == (0, 0, 0)
    before = player.clock.now
    while player.table.turn != 0:
        ready(player)
        player.let_play(1)
    assert player.clock.now - before < 1000  # the slow pace waits 1.6 s before a turn
