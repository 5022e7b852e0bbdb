"""Hints at a table of Fonnjo Foon: in words, with numbers, and Enter that does them."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from audiodice.games.fonnjo_foon import GAME, ROLL
from audiodice.opponents.fonnjo_foon import EVALUATOR
from tests.support.headless import Player
from tests.support.said import said

ALONE = GameSetup("fonnjo_foon", ("Ann",), ())
FIRST = (6, 2, 1, 5, 3, 3, 3, 6, 4, 5)  # Fonnjo and a quad show sixes; a twin is not on threes


def at(*dice: tuple[int, ...]) -> Player:
    """A player after the first roll, hints prepared."""
    player = Player(ALONE, dice=dice)
    player.press("enter")
    return player


def test_h_says_who_moves_and_enter_does_it(all_solved: None) -> None:
    player = at(FIRST, (3, 3, 3, 3, 3, 3, 3, 3))
    assert player.press("h") == said("hint", "hint_how", faces=(3, 3), throws=8)
    _, kept = GAME.dice(player.table.state)
    assert kept == ()
    player.press("enter")
    assert [group.face for group in player.table.state.party] == [3]
    assert len(player.table.state.faces) == 8


def test_shift_h_adds_the_points_and_the_next_best(all_solved: None) -> None:
    player = at(FIRST)
    best, other, *_ = EVALUATOR.decisions(player.table.state)
    told = player.press("shift+h")
    value, gap = f"{best.value:.1f}", f"{best.value - other.value:.1f}"
    numbers = said("hint_numbers", "hint_how", value=value, gap=gap, faces=(3, 3), throws=8)
    assert told == numbers


def test_a_crisis_is_told_by_the_group_to_pick(all_solved: None) -> None:
    """Fonnjo and two Reserve Groups are in, and the other dice find nobody."""
    player = at((4, 4, 6, 5, 5, 6, 2, 2, 1, 3))
    for key in ("4", "5", "2"):
        player.press(key)
    state = player.table.state
    after = GAME.apply(state, ROLL, (1, 3, 6, 1)).state
    assert after.crisis
    player.table.state = after
    face = EVALUATOR.decisions(after)[0].actions[0].arg
    assert face in (2, 5)
    assert player.press("h") == said("hint", "hint_how", pick=face)


def test_the_picture_is_told_shortly_where_all_may_be_on_it(all_solved: None) -> None:
    player = at((4,) * 10)
    words, seat = player.context.words, player.table.turn
    hint: dict[str, object] = {"pick": 0, "commit": True, "all": True, "faces": (4, 4), "part": ()}
    assert words.say(Event("hint", seat, hint)) == "Picture."  # type: ignore[arg-type]
    assert player.press("h") == said("hint", "hint_how", throws=10)


def test_without_the_table_a_hint_says_that_it_is_not_ready() -> None:
    assert at(FIRST).press("h") == said("hint_not_ready")
