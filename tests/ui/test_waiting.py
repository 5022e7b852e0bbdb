"""Keys during a job wait at first; later keys are refused in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import TypeVar

from audiodice.core.jobs import take_all
from audiodice.engine.setup import GameSetup
from audiodice.ui.router import PATIENCE_MS
from tests.support.headless import Player

T = TypeVar("T")
ALONE = GameSetup("farkle", ("",), ())


class SlowBackground:
    """A background whose work ends when the test says so, if `slow`, else immediately."""

    def __init__(self) -> None:
        self.slow = False
        self._work: list[Callable[[], None]] = []

    def start(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()

        def run() -> None:
            future.set_result(work())

        if self.slow:
            self._work.append(run)
        else:
            run()
        return future

    def later(self, steps: Iterable[object]) -> Future[None]:
        return self.start(lambda: take_all(steps))

    def finish(self) -> None:
        for run in self._work:
            run()
        self._work = []


def asked_for_a_hint() -> tuple[Player, SlowBackground]:
    """Return a player at a table whose hint is being computed."""
    background = SlowBackground()
    player = Player(ALONE, background=background)
    player.press("enter")
    background.slow = True
    assert player.press("h", wait=0) == ""
    return player, background


def after(player: Player, ms: float) -> str:
    """Let time pass; returns the text said at the end."""
    before = len(player.heard)
    player.clock.now += ms
    due = player.router.due()
    if due is not None and due <= player.clock.now:
        player.router.tick(player.clock.now)
    return " | ".join(player.heard[before:])


def test_key_waits_for_the_answer_to_the_previous_key() -> None:
    player, background = asked_for_a_hint()
    assert player.press("s", wait=50) == ""
    background.finish()
    hint, scores = after(player, 1).split(" | ")
    assert hint
    assert scores == player.press("s")


def test_long_job_is_announced_once_and_then_keys_are_refused() -> None:
    player, background = asked_for_a_hint()
    words = player.context.words.text("one-moment")
    assert after(player, PATIENCE_MS) == words
    assert after(player, 10 * PATIENCE_MS) == ""
    assert player.press("s") == words
    background.finish()
    assert after(player, 1) != ""
    assert player.press("s") not in ("", words)


def test_volume_and_history_keys_work_during_a_job() -> None:
    player, background = asked_for_a_hint()
    player.context.settings.effects = volume = 70
    (louder, *_) = player.context.keymap.keys["louder"]
    assert player.press(louder, wait=50) != ""
    assert player.context.settings.effects > volume
    background.finish()
    assert after(player, 1) != ""  # the hint is not lost


def test_finished_job_is_answered_before_the_next_key() -> None:
    player, background = asked_for_a_hint()
    background.finish()
    hint, scores = player.press("s", wait=1).split(" | ")
    assert hint != scores == player.press("s")


def test_window_can_be_closed_during_a_job() -> None:
    player, background = asked_for_a_hint()
    player.press("s", wait=10)
    player.router.closed()
    background.finish()
    player.let_play(10)
    assert player.router.done
