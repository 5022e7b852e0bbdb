"""What a key pressed again would do is what was heard last; otherwise it is asked again."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from audiodice.present.utterance import Utterance
from audiodice.ui.history import History
from audiodice.ui.proposal import Proposal
from tests.support.backends import wait_until
from tests.support.headless import Player
from tests.support.said import said
from tests.ui.test_going_on import left_behind

FARKLE = GameSetup("farkle", ("",), ("cautious",))
LOST = said("loss_asked")
STARTED = said("seated", seat=0, game="game-name", opponents=("opponent-name-cautious",))


def at_restart(**how: object) -> Player:
    """At the entry of the pause that starts a running game again."""
    player = Player(FARKLE, **how)  # type: ignore[arg-type]
    player.keys("enter escape down")
    assert player.heard[-1] == said("menu_move", label="menu-restart")
    return player


def test_it_is_open_while_its_message_is_the_last_one_heard() -> None:
    history, state = History(), [0]
    proposal = Proposal[str](history, lambda: state[0])
    asked, other = Event("asked"), Event("asked")
    found = [proposal.open]
    assert proposal.ask("this", asked).cues == (Event("question"),)
    found.append(proposal.open)  # not said yet
    for event in (asked, other):  # the same words, but said of something else
        history.say(Utterance("words", (event,)))
        found.append(proposal.open)
    for where in ("older", "older", "newer", "older"):
        history.walk(where)
        found.append(proposal.open)
    assert found == [None, None, "this", None, None, "this", None, "this"]
    state[0] = 1  # what it was about has changed
    assert proposal.open is None


@pytest.mark.parametrize(
    "between",
    ["up down", "down up", "s", "escape escape down", "f1 escape", "m", "/ escape", "left"],
)
def test_any_key_in_between_leaves_restart_unanswered(tmp_path: Path, between: str) -> None:
    player = at_restart(keep_in=tmp_path)
    table = player.table
    assert player.press("enter") == LOST
    player.keys(between)
    player.keys("home down")
    assert player.press("enter") == LOST
    assert player.table is table
    wait_until(lambda: len(list((tmp_path / "games").glob("*.journal"))) == 1)
    assert player.press("enter") == STARTED


def test_letters_that_jump_away_and_back_leave_it_unanswered() -> None:
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


def test_the_question_of_one_pause_is_not_answered_in_the_next() -> None:
    player = at_restart()
    assert player.press("enter") == LOST
    player.keys("escape escape down")
    assert player.press("enter") == LOST
    assert player.press("enter") == STARTED


def test_with_one_switch_a_step_that_comes_by_itself_leaves_it_unanswered() -> None:
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


def test_what_was_asked_about_playing_on_confirms_no_deletion(tmp_path: Path) -> None:
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
