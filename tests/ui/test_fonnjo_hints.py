"""Hints at a table of Fonnjo Foon: in words, with numbers, and played by a second press."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from audiodice import opponents
from audiodice.core.model import Action, Value
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.games.fonnjo_foon import GAME, ROLL
from audiodice.opponents import Advice, Adviser
from audiodice.opponents.fonnjo_foon import EVALUATOR
from audiodice.ui.play.hint import Hint
from audiodice.ui.screen import Pending
from tests.support.headless import Player
from tests.support.said import said

ALONE = GameSetup("fonnjo_foon", ("Ann",), ())
FIRST = (6, 2, 1, 5, 3, 3, 3, 6, 4, 5)  # Fonnjo and a quad show sixes; a twin is not on threes


def at(*dice: tuple[int, ...]) -> Player:
    """Return a player after the first roll, with prepared hints."""
    player = Player(ALONE, dice=dice)
    if dice:
        player.press("enter")
    return player


class Always:
    """An adviser that always gives the same advice."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice

    def prepare(self, state: object) -> None:
        pass

    def study(self, state: object) -> None:
        return None

    def advise(self, state: object) -> Advice:
        return self._advice


def shown(table: Table, adviser: Adviser | None = None) -> Mapping[str, Value]:
    """Return the fields of the hint with numbers."""
    hint = Hint(at().context, table, adviser or opponents.adviser("fonnjo_foon"))
    response = hint.give(numbers=True)
    while isinstance(response.then, Pending):
        response = response.then.response()
    return response.speech[0].fields


def test_h_says_which_dice_to_keep_and_a_second_press_keeps_them(all_solved: None) -> None:
    player = at(FIRST, (3, 3, 3, 3, 3, 3, 3, 3))
    assert player.press("h") == said("hint", "hint_how", faces=(3, 3), throws=8)
    _, kept = GAME.dice(player.table.state)
    assert kept == ()
    player.press("h")
    assert [group.face for group in player.table.state.party] == [3]
    assert len(player.table.state.faces) == 8


def test_shift_h_adds_the_points_and_the_next_best_action(all_solved: None) -> None:
    player = at(FIRST)
    best, other, *_ = EVALUATOR.decisions(player.table.state)
    hint = shown(player.table)
    assert (hint["unit"], hint["value"]) == ("turn", round(best.value))
    assert hint["gap"] == f"{best.value - other.value:.1f}"
    assert hint["other"]


def test_points_of_a_hint_count_this_turn_only(all_solved: None) -> None:
    """A score of 40 does not change them."""
    player = at(FIRST)
    before = shown(player.table)["value"]
    player.table.state = replace(player.table.state, scores=(40,))
    assert shown(player.table)["value"] == before


def test_next_best_action_is_omitted_if_equally_good_or_named_alike() -> None:
    player = at(FIRST)
    best = (GAME.keep_all(player.table.state), ROLL)
    for other, value in ((best, 1.0), ((Action("keep", (4, 5)), ROLL), 5.0)):
        found = shown(player.table, Always(Advice(best, 5.0, other, value)))
        assert (found["gap"], found["other"], found["only"]) == ("", "", False)
    found = shown(player.table, Always(Advice(best, 5.0, (Action("keep", (4, 5)), ROLL), 1.0)))
    assert (found["gap"], found["only"]) == ("4", False)


def test_hint_is_a_rule_of_thumb_until_the_turn_is_solved() -> None:
    player = at(FIRST)
    hint = shown(player.table)
    assert hint["unit"] == "rule"
    assert hint["gap"] == ""
    # The hint ignores the current selection: steady itself would roll.
    player.press("3")
    assert {**shown(player.table), "value": ""} == {**hint, "value": ""}


def test_hint_in_a_crisis_names_the_group_to_pick(all_solved: None) -> None:
    """Fonnjo and two Reserve Groups are in, and the other dice do not match any of them."""
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


def test_hint_is_short_when_all_ten_dice_can_enter(all_solved: None) -> None:
    player = at((4,) * 10)
    assert player.press("h") == said("hint", "hint_how", throws=10)
