"""Keys do what the last message said, and never discard dice or points without a question.

Keys are pressed by name; events, fields, cues and states are compared, not words.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from audiodice.core.model import Action, Event, Value
from audiodice.engine.journal import Move
from audiodice.engine.setup import GameSetup
from tests.support.headless import Player

ALONE = GameSetup("farkle", ("",), ())
CORA = GameSetup("farkle", ("",), ("cautious",))
PAIR = GameSetup("farkle", ("Ann", "Bo"), ())
STRAIGHT = (1, 4, 5, 1, 2, 3)


def at(*dice: tuple[int, ...], game: GameSetup = ALONE, keys: str = "enter", **how: str) -> Player:
    player = Player(game, dice=dice, **how)  # type: ignore[arg-type]
    player.keys(keys)
    return player


def told(player: Player) -> tuple[Event, ...]:
    """Return the events of the last message."""
    return player.context.history.latest.events


def keys_of(player: Player) -> list[str]:
    return [event.key for event in told(player)]


def fields(player: Player, key: str) -> Mapping[str, Value]:
    return next(event.fields for event in told(player) if event.key == key)


def moves(player: Player) -> list[Action]:
    return [e.action for e in player.table.journal.entries if isinstance(e, Move)]


# ---------------------------------------------------------------- B acts on the last message


@pytest.mark.parametrize(
    "between", ["left space", "s", "d", "u", "right", "m m m", "escape escape"]
)
def test_b_names_the_box_again_if_another_message_was_said(between: str) -> None:
    player = at((3, 3, 3, 5, 5), game=GameSetup("fune", ("",), ()), keys="enter down")
    named = told(player)[0]
    assert named.key == "choice"
    player.keys(f"{between} b")
    again = told(player)[-1]
    assert (again.key, again.fields) == (named.key, named.fields)
    assert "score" not in [action.verb for action in moves(player)]
    player.press("b")
    assert moves(player)[-1] == Action("score", named.fields["box"])  # type: ignore[arg-type]


def test_b_fills_a_box_whose_message_was_repeated() -> None:
    player = at((3, 3, 3, 5, 5), game=GameSetup("fune", ("",), ()), keys="enter down s j j")
    assert keys_of(player) == ["choice"]
    player.press("b")
    assert moves(player)[-1].verb == "score"


def test_zero_named_by_b_needs_confirmation() -> None:
    player = at((3, 3, 5, 1, 2), game=GameSetup("fune", ("",), ()), keys="enter end s b")
    assert (keys_of(player), player.cued[-1]) == (["zero"], "question")
    player.press("b")
    assert "zero" in player.cued


# ------------------------------------------------------------------------------------- hints


def test_hint_does_not_change_what_other_keys_do(all_solved: None) -> None:
    """F1: a hint must not discard the dice that the player kept."""
    player = Player(CORA, seed=1)
    player.keys("enter 1 2 h")
    assert keys_of(player) == ["hint", "hint_how"]
    player.press("enter")
    assert len(player.table.state.faces) == 2


@pytest.mark.parametrize("between", ["", "j", "s j j"])
def test_hint_key_plays_the_hint_while_it_is_the_last_message(
    all_solved: None, between: str
) -> None:
    player = Player(CORA, seed=1)
    player.keys("enter 1 2 h")
    player.keys(f"{between} h")
    assert len(player.table.state.faces) == 5


def test_hint_is_given_again_after_dice_were_kept(all_solved: None) -> None:
    player = Player(CORA, seed=1)
    player.keys("enter 1 2 h 2 j j")
    assert keys_of(player) == ["hint", "hint_how"]  # the old hint, repeated
    player.press("h")
    assert keys_of(player) == ["hint", "hint_how"]
    assert len(player.table.state.faces) == 6


def test_hint_that_scores_zero_says_so(all_solved: None) -> None:
    """FUNE F1."""
    player = Player(GameSetup("fune", ("Ann",), ()), seed=2)
    for _ in range(40):
        player.press("h")
        if fields(player, "hint")["zero"]:
            break
        player.press("h")
    box = fields(player, "hint")["box"]
    assert fields(player, "hint")["commit"]
    player.press("h")
    assert "zeroed" in keys_of(player)
    assert moves(player)[-1] == Action("score", box)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------ dice that B leaves


def test_bank_of_fewer_points_than_possible_needs_confirmation() -> None:
    """F4."""
    player = Player(ALONE, seed=1210)
    player.keys("enter 5 5 b")
    assert fields(player, "bank_less") == {"there": 410, "points": 150}
    assert player.cued[-1] == "question"
    player.press("b")
    assert player.table.state.scores == (150,)


def test_bank_that_wins_needs_no_confirmation() -> None:
    short = GameSetup("farkle", ("",), (), {"target": 100})
    player = at((1, 1, 1, 1, 5, 2), game=short, keys="enter 1 b")
    assert player.table.over


def test_rerolling_dice_equal_to_the_kept_ones_needs_confirmation() -> None:
    throws = ((1, 1, 2, 3, 6), (1, 1, 5), (6, 6, 6))
    player = at(*throws, game=GameSetup("fune", ("",), ()), keys="enter 1 enter enter")
    assert fields(player, "alike_left") == {"faces": (1, 1)}
    assert player.cued[-1] == "question"
    player.press("enter")
    assert player.table.state.faces == (1, 1, 6, 6, 6)


def test_rerolling_a_duplicate_in_a_straight_needs_no_confirmation() -> None:
    throws = ((2, 3, 4, 5, 1), (2,), (6,))
    keys = "enter 2 3 4 5 enter enter enter"  # breaking the long straight needs confirmation
    player = at(*throws, game=GameSetup("fune", ("",), ()), keys=keys)
    assert player.table.state.faces == (2, 3, 4, 5, 6)


# ------------------------------------------------------------------------------------- C, D, R


def test_c_tells_collected_points_then_those_on_the_table() -> None:
    """F3: points of dice that were not kept do not count as collected."""
    player = Player(ALONE, seed=1)
    player.keys("enter c")
    first = fields(player, "points")
    assert (first["points"], first["there"], first["bank"]) == (0, 35, 0)
    player.keys("1 enter c")
    then = fields(player, "points")
    assert (then["before"], then["here"], then["there"], then["bank"]) == (10, 0, 40, 50)


def test_c_and_tab_name_no_key_in_the_turn_of_another() -> None:
    player = at((1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4), (2, 2, 3), game=CORA, keys="enter a b c")
    told = fields(player, "points")
    assert (player.table.turn, told["open"], told["bank"], told["enough"]) == (1, False, 0, True)
    while not player.table.game.dice(player.table.state)[0]:
        player.spend(100)
    for key in ("c", "tab"):
        player.press(key, wait=0)
        told = fields(player, "points")
        assert (player.table.turn, told["bank"], told["enough"]) == (1, 0, True)
        assert told["stake"]


def test_c_and_d_answer_with_a_partial_selection() -> None:
    """F2."""
    player = at(STRAIGHT, keys="enter a 5")
    for key, answer in (("c", "points"), ("d", "last_roll")):
        player.press(key)
        assert keys_of(player) == [answer, "incomplete"]
        assert fields(player, "incomplete")["faces"] == (1, 1, 2, 3, 4)
        assert player.cued[-1] != "refused"
    player.press("c")
    assert fields(player, "points")["bank"] == 0  # because B would be refused


def test_risk_is_computed_for_a_roll_that_is_possible() -> None:
    """B7."""
    player = Player(ALONE, seed=1)
    player.keys("enter r")
    risk = fields(player, "risk")
    assert (risk["keep_first"], risk["throws"], risk["percent"]) == (True, 1, 67)


# ---------------------------------------------------------------------------------------- undo


def test_undo_takes_back_one_key_press() -> None:
    """F7: undo must not lead to a state that the player never had."""
    player = at(STRAIGHT, keys="enter a 5 5 backspace")
    assert keys_of(player) == ["undone", "incomplete"]
    assert fields(player, "incomplete")["faces"] == (1, 1, 2, 3, 4)
    player.press("backspace")
    assert fields(player, "undone")["kept"] == (1, 1, 2, 3, 4, 5)
    player.press("backspace")
    assert fields(player, "undone")["kept"] == ()
    player.press("backspace")
    assert keys_of(player) == ["nothing_to_undo"]


def test_undo_says_what_was_undone_and_whose_turn_it_is() -> None:
    """B20, FUNE 19."""
    player = at((1, 1, 1, 2, 3, 4), game=PAIR, keys="enter b backspace")
    undone = told(player)[0]
    assert (undone.seat, undone.fields["what"], undone.fields["again"]) == (0, "commit", True)
    player = Player(GameSetup("fune", ("",), ("cautious",)), seed=1)
    player.context.settings.undo = "more"
    player.keys("escape escape enter b b")
    player.let_play()
    player.press("backspace")
    undone = told(player)[0]
    assert (undone.seat, undone.fields["what"]) == (0, "commit")
    assert undone.fields["gone"] == ("Cora",)
    assert undone.fields["box"]
    assert len(undone.fields["faces"]) == 5  # type: ignore[arg-type]


@pytest.mark.parametrize("pace", ["instant", "fast", "normal"])
@pytest.mark.parametrize("pause", [0, 1000, 3000])
def test_bank_can_be_undone_until_the_computer_throws(pace: str, pause: int) -> None:
    player = at((1, 1, 1, 2, 3, 4), game=CORA, pace=pace)
    player.context.settings.undo_pause = pause
    player.press("b")
    due = player.router.due()
    assert due is not None
    assert due - player.clock.now == max(pause, {"instant": 0, "fast": 300, "normal": 900}[pace])
    player.press("backspace", wait=0)
    assert player.table.turn == 0
    assert player.router.due() is None


def test_computer_does_not_wait_if_nothing_can_be_undone() -> None:
    player = at((2, 2, 3, 4, 6, 6), game=CORA, pace="instant")
    due = player.router.due()
    assert due is not None
    assert "farkle" in player.cued
    assert due <= player.clock.now


# ------------------------------------------------------------------------------- A, Space, digits


def test_keep_all_pressed_twice_keeps_all() -> None:
    player = at(STRAIGHT, keys="enter down a a")
    assert player.table.state.kept == (0, 1, 2, 3, 4, 5)
    assert keys_of(player) == ["hot_dice"]
    assert [action.verb for action in moves(player)] == ["roll", "keep"]


def test_space_is_ignored_just_after_the_turn_began() -> None:
    player = at((1, 1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4), game=CORA, keys="enter b space")
    assert player.table.turn == 0
    assert player.press("space", wait=100) == ""
    assert player.cued[-1] == "too_soon"
    player.press("space")
    assert keys_of(player) == ["roll_first"]


def test_roll_too_soon_plays_its_own_cue() -> None:
    """F12."""
    player = at((1, 1, 1, 2, 3, 4), game=PAIR, keys="enter b")
    assert player.press("enter", wait=100) == ""
    assert player.cued[-1] == "too_soon"


def test_digit_selects_only_a_die_that_can_score() -> None:
    """F8: of two twos, only the two that fits a straight is selected."""
    player = at((1, 2, 3, 2, 5, 4), keys="enter 2 1 3 4 5")
    assert player.table.state.chosen == (1, 2, 3, 5, 4)


def test_selection_that_can_never_score_is_refused() -> None:
    """B21."""
    player = at((1, 2, 3, 2, 5, 4), keys="enter 2 right right right right space")
    assert fields(player, "worthless")["faces"] == (2, 2)
    assert player.cued[-1] == "refused"
    player.press("d")
    assert fields(player, "incomplete")["faces"] == (2,)


@pytest.mark.parametrize("keys", ["a 5", "5 left right space space"])
def test_releasing_a_die_of_a_set_plays_the_release_cue(keys: str) -> None:
    """F6."""
    assert at(STRAIGHT, keys=f"enter {keys}").cued[-1] == "release"


def test_question_has_another_cue_than_a_refusal() -> None:
    """FUNE 20."""
    player = at((3, 3, 5, 1, 2), game=GameSetup("fune", ("",), ()), keys="enter enter")
    assert (keys_of(player), player.cued[-1]) == (["roll_all"], "question")
    player.keys("escape down enter")
    assert (keys_of(player), player.cued[-1]) == (["loss_asked"], "question")


def test_restart_asks_again_after_walking_in_the_menu() -> None:
    """FUNE F2."""
    player = at((3, 3, 5, 1, 2), game=GameSetup("fune", ("",), ()), keys="enter escape down enter")
    table = player.table
    player.keys("down " * 8 + "home down enter")
    assert keys_of(player) == ["loss_asked"]
    assert player.table is table
