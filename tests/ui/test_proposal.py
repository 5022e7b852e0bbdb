"""A key pressed again does what the last message proposed; otherwise it asks again."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from audiodice.present.utterance import Utterance
from audiodice.ui.history import History
from audiodice.ui.proposal import Proposal
from tests.support.backends import wait_until
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import said
from tests.ui.test_going_on import left_behind

FARKLE = GameSetup("farkle", ("",), ("cautious",))
LOST = said("loss_asked")
STARTED = said("seated", seat=0, game="game-name", opponents=("opponent-name-cautious",))


def at_restart(**how: object) -> Player:
    """Return a player at the entry of the pause menu that restarts the game."""
    player = Player(FARKLE, **how)  # type: ignore[arg-type]
    player.keys("enter escape down")
    assert player.heard[-1] == said("menu_move", label="menu-restart")
    return player


def test_proposal_is_open_while_its_message_is_the_last_one_heard() -> None:
    context, state = Player(FARKLE).context, [0]
    history = context.history = History()
    proposal = Proposal[str](context, lambda: state[0])
    asked, other = Event("asked"), Event("asked")
    found = [proposal.open]
    assert proposal.ask("this", asked).cues == (Event("question"),)
    found.append(proposal.open)  # the question is not said yet
    for event in (asked, other):  # the same words from another event
        history.say(Utterance("words", (event,)))
        found.append(proposal.open)
    for where in ("older", "older", "newer", "older"):
        history.walk(where)
        found.append(proposal.open)
    assert found == [None, None, "this", None, None, "this", None, "this"]
    state[0] = 1  # the state has changed
    assert proposal.open is None


@pytest.mark.parametrize(
    "between",
    ["up down", "down up", "s", "escape escape down", "f1 escape", "m", "/ escape", "left"],
)
def test_any_key_in_between_closes_the_restart_question(tmp_path: Path, between: str) -> None:
    player = at_restart(keep_in=tmp_path)
    table = player.table
    assert player.press("enter") == LOST
    player.keys(between)
    player.keys("home down")
    assert player.press("enter") == LOST
    assert player.table is table
    wait_until(lambda: len(list((tmp_path / "games").glob("*.journal"))) == 1)
    assert player.press("enter") == STARTED


def test_letters_that_jump_away_and_back_close_the_restart_question() -> None:
    player = Player(FARKLE)
    player.keys("enter escape s")
    assert player.heard[-1] == said("menu_move", label="menu-restart")
    assert player.press("enter") == LOST
    assert player.keys("s s") == [
        said("menu_move", label="menu-settings"),
        said("menu_move", label="menu-restart"),
    ]
    assert player.press("enter") == LOST
    assert player.press("enter") == STARTED


def test_closing_the_pause_menu_closes_the_restart_question() -> None:
    player = at_restart()
    assert player.press("enter") == LOST
    player.keys("escape escape down")
    assert player.press("enter") == LOST
    assert player.press("enter") == STARTED


def test_automatic_step_closes_the_restart_question() -> None:
    player = at_restart()
    player.context.settings.switches = "one"
    player.router._switches._stand(player.router.screen, "entry 1")
    assert player.press("enter") == LOST
    due = player.router._switches.due()
    assert due is not None
    player.clock.now = due
    player.router.tick(player.clock())
    assert player.heard[-1] != LOST
    player.router._switches._stand(player.router.screen, "entry 1")
    assert player.press("enter") == LOST
    assert player.press("enter") == STARTED


def test_question_about_resuming_does_not_confirm_a_deletion(tmp_path: Path) -> None:
    left_behind(tmp_path, "enter 1 enter").press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    path.write_bytes(path.read_bytes().replace(b'"arg"', b'"art"', 1))
    player = Player(keep_in=tmp_path)
    player.keys("k enter")
    assert player.press("enter") == said(..., "good_part_asked")
    assert player.press("delete") == said("delete_asked")
    assert path.exists()
    assert player.press("enter") == said(..., "good_part_asked")
    assert player.press("delete") == said("delete_asked")
    assert player.press("delete") == said("game_deleted", ...)
    assert not path.exists()


QUESTIONS = {
    "bank": (GameSetup("farkle", ("",), ()), [(1, 1, 1, 5, 2, 3)], "enter 1", "b"),
    "roll": (GameSetup("fune", ("",), ()), None, "enter", "enter"),
    "box": (GameSetup("fune", ("",), ()), [(3, 3, 5, 1, 5)], "enter", "b"),
    "zero": (GameSetup("dice4fun", ("",), ()), [(3, 3, 5, 1, 5)], "enter 3 end", "b"),
    "hint": (FARKLE, [(1, 1, 1, 5, 2, 3)], "enter", "h"),
    "hint for dice": (GameSetup("fune", ("",), ()), None, "enter", "h"),
    "restart": (FARKLE, [(1, 1, 1, 5, 2, 3)], "enter escape down", "enter"),
}


@each("ms", [0, 30, 60, 150, 250, 399])
@each("question", QUESTIONS)
def test_second_press_within_400_ms_does_not_answer_the_question(question: str, ms: float) -> None:
    setup, dice, before, key = QUESTIONS[question]
    player = Player(setup, dice=dice)
    player.keys(before)
    table, state = player.table, player.table.state
    asked = player.press(key)
    assert asked
    cues = len(player.cued)
    assert player.press(key, wait=ms) == ""
    assert player.cued[cues:] == ["too_soon"]
    assert (player.table, player.table.state) == (table, state)
    assert player.press(key, wait=400 - ms) != asked
    assert (player.table, player.table.state) != (table, state)


@pytest.mark.parametrize("off", ["effects", "volume", "bus", "device"])
def test_press_too_soon_is_answered_in_words_if_cues_are_inaudible(off: str) -> None:
    player = Player(FARKLE, dice=[(1, 1, 1, 5, 2, 3)])
    player.keys("enter 1")
    own = player.context.settings
    if off == "effects":
        player.output.effects_on = False
    elif off == "device":
        player.mixer.available = False
    else:
        setattr(own, "effects" if off == "volume" else "interface_volume", 0)
    asked = player.press("b")
    assert asked == said("bank_less")
    assert player.press("b", wait=150) == said("held_back")
    assert not player.out.lines[-1].get("interrupt", False)
    assert player.press("j") == asked  # the answer is not in the history
    assert player.press("b") == said("banked", ...)


def test_other_keys_and_arrows_act_without_a_delay_after_a_question() -> None:
    player = Player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 5)])
    player.keys("enter down")
    assert player.press("down", wait=50) == said("choice")
    assert player.press("b", wait=50) == said("scored", ...)


def test_key_held_in_a_window_does_not_answer_its_question() -> None:
    player = Player(GameSetup("farkle", ("",), ()), dice=[(1, 1, 1, 5, 2, 3)])
    player.context.settings.key_repeat = True
    player.keys("enter 1")
    assert player.hold("b") == said("bank_less")
    for wait in (500, 60, 60, 400):
        assert player.hold("b", wait=wait) == ""
    player.release("b")
    assert player.hold("b") == said("banked", ...)


def test_double_tap_on_an_offer_counts_once() -> None:
    player = Player(FARKLE, dice=[(1, 1, 1, 5, 2, 3)])
    player.keys("enter 1")
    state, before = player.table.state, len(player.heard)
    for _ in range(2):
        player.clock.now += 100
        player.router.offer("commit")
    assert player.table.state is state
    assert player.heard[before:] == [said("bank_less")]
    player.clock.now += 400
    player.router.offer("commit")
    assert player.heard[-1] == said("banked", ...)
