"""Lessons: following the instructions completes them, and other keys do no harm."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pexpect
import pytest

from audiodice import games
from audiodice.core.model import Event
from audiodice.devices.speech.embedded import sentences
from audiodice.devices.speech.espeak import Espeak
from audiodice.engine.journal import Move
from audiodice.engine.setup import GameSetup
from audiodice.present import readings
from audiodice.present.commands import COMMANDS, Kind, Scope
from audiodice.present.words import languages
from audiodice.session.lesson_files import LessonFiles
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys
from audiodice.ui.learning.lesson import begin_lesson
from audiodice.ui.play.table_screen import TableScreen
from tests.desktop.test_going_on_for_real import in_a_terminal
from tests.support.headless import Player
from tests.support.learner import Learner
from tests.support.said import label, said, sentence

LANGS = languages(paths.locale())
LESSONS = LessonFiles(paths.lessons())
LONGEST_S = {
    "zh-Hans": 225.0
}  # its voice is slowed until a row of dice takes as long as in English
USUAL_LONGEST_S = 180.0
ROLL_S = 0.3  # how long our voice lets a throw sound before it speaks


def test_every_game_has_a_lesson() -> None:
    assert {"dice4fun", "farkle", "fonnjo_foon", "fune"} <= {*LESSONS} <= {*games.names()}
    with pytest.raises(KeyError, match="no_such_game"):
        LESSONS["no_such_game"]


@pytest.mark.parametrize("game", LESSONS)
def test_lesson_steps_name_existing_commands(game: str) -> None:
    steps = LESSONS[game].steps
    assert 12 <= len(steps) <= 20
    assert len({step.say for step in steps}) == len(steps)
    assert all(COMMANDS[step.press].scope is Scope.TABLE for step in steps if step.press)
    assert all(step.press or step.until for step in steps)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", LESSONS)
def test_lesson_takes_about_three_minutes(game: str, lang: str) -> None:
    learner = Learner(lang=lang, pace="normal").begin(game)
    learner.to_the_end()
    assert learner.lesson.where().speech[0].key == "lesson_over"
    rolls = sum(cue.startswith("pour") for cue in learner.cued)
    longest = LONGEST_S.get(lang, USUAL_LONGEST_S)
    assert 60 < seconds(learner.heard, lang) + ROLL_S * rolls < longest


def seconds(heard: Sequence[str], lang: str) -> float:
    """Return how long the embedded voice needs for these texts at its default rate, in s."""
    voice, read = Espeak(), readings.load(paths.readings(lang))
    voice.select(lang)
    pieces = [piece for text in heard for piece in sentences(read(text))]
    made = [voice.render(p, rate=220, pitch=50, volume=1.0, pause=True) for p in pieces]
    return sum(map(len, made)) / 2 / voice.rate


@pytest.mark.parametrize("game", LESSONS)
def test_lesson_uses_all_its_throws(game: str) -> None:
    learner = Learner().begin(game)
    learner.to_the_end()
    moves = [e for e in learner.lesson.table.journal.entries if isinstance(e, Move)]
    assert tuple(move.dice for move in moves if move.dice) == learner.lesson.lesson.dice


@pytest.mark.parametrize("game", LESSONS)
def test_wrong_key_is_answered_without_an_action(game: str) -> None:
    learner = Learner(pace="slow").begin(game)
    acts = [c for c in COMMANDS.values() if c.scope is Scope.TABLE and c.id != "verbosity"]
    for _ in learner.lesson.lesson.steps:
        screen = learner.lesson
        step, table = screen._step, screen.table
        assert step is not None
        before = table.state, len(table.journal.entries)
        for command in acts:
            hurries = command.id == "toggle" and not step.press
            if command.id != step.press and not hurries:
                assert learner.press(learner.key_of(command.id)), (step, command)
                if learner.router.screen is not screen:
                    learner.press("escape")
                assert (table.state, len(table.journal.entries)) == before, (step, command)
                assert screen._step is step
        learner.do_step()
        if step.press == "commit" and screen._step is step:
            learner.do_step()  # named or asked again after the keys in between
        assert screen._step is not step


def test_wrong_key_is_refused_and_repeats_the_step() -> None:
    learner = Learner().begin("farkle")
    answer = learner.press("b")
    assert answer == said("lesson_first", text="teach-roll", bound="key-enter")
    assert learner.cued[-1] == "refused"
    learner.press("enter")
    assert learner.press("enter") == said("lesson_first", bound="1")
    assert learner.press("5") == said("lesson_first", bound="1")  # its introduction is said once
    assert learner.press("1") == said("kept", ..., faces=(1,))


@pytest.mark.parametrize("key", ["h", "shift+h", "tab"])
def test_hint_key_and_where_key_repeat_the_step(key: str) -> None:
    learner = Learner().begin("fune")
    learner.press("enter")
    assert learner.press(key) == said("lesson_step", text="teach-keep", bound="6")


def test_key_list_returns_to_the_step_or_runs_its_command() -> None:
    learner = Learner().begin("farkle")
    learner.press("enter")
    step = learner.lesson.where().speech
    assert learner.press("?") == said("menu_open", title="here-title")
    assert learner.press("escape") == said("lesson_step", bound="1")
    assert learner.lesson.where().speech == step
    learner.press("?")
    ones = learner.entries.index(said("entry", command="command-digit-1"))  # type: ignore[arg-type]
    learner.keys(" ".join(["home", *["down"] * ones]))
    assert learner.press("enter") == said("kept", ..., faces=(1,))
    assert learner.step == learner.lesson.lesson.steps[2]


def test_input_help_runs_no_command_in_a_lesson() -> None:
    learner = Learner().begin("farkle")
    learner.press("i")
    assert learner.press("enter") == said("described", bound="key-enter", command="command-roll")
    assert learner.step == learner.lesson.lesson.steps[0]


def bind(learner: Learner, command: str, *keys: str) -> None:
    """Bind a command to these keys only."""
    keymap = replace(learner.context.keymap, keys={**learner.context.keymap.keys, command: keys})
    learner.context.keymap = keymap
    name_keys(learner.context.words, keymap)


def test_lesson_names_the_keys_that_are_bound() -> None:
    learner = Learner().begin("farkle")
    bind(learner, "all", "q")
    learner.keys("enter 1")
    assert learner.press("a") == said("unbound", bound="A")
    assert learner.press("tab") == said("lesson_step", text="teach-all", bound="Q")


def test_lesson_names_a_command_that_has_no_key() -> None:
    learner = Learner().begin("farkle")
    bind(learner, "digit_1")
    assert learner.press("enter") == said(
        ..., "lesson_step", bound="key-none", command="command-digit-1"
    )


def test_lesson_overrides_settings() -> None:
    learner = Learner().begin("fune")
    own = learner.context.settings
    own.digits, own.confirmations, own.dice, own.pace = "place", False, "sorted", "instant"
    learner.to_the_end()
    assert (own.digits, own.confirmations) == ("place", False)


def test_lesson_asks_again_about_a_zero_after_a_pause() -> None:
    learner = Learner().begin("fune")
    step = learner.to("confirm")
    learner.press("tab")
    assert learner.press("b") == said("zero")
    assert learner.step is step
    assert learner.press("b") == said("zeroed", ..., points=0)


def test_ignored_throw_does_not_complete_a_step() -> None:
    learner = Learner().begin("farkle")
    step = learner.to("second")
    assert learner.press("enter", wait=10) == ""
    assert learner.step is step
    assert learner.press("enter") == said("rolled", ..., faces=(1, 2, 2, 3, 6, 6), choices=1)


def test_undo_is_refused_after_the_turn_ended() -> None:
    learner = Learner().begin("farkle")
    learner.to("others")
    assert learner.press("backspace") == said("lesson_first")
    assert learner.press("space") == said(..., "banked", ..., seat=1)


def test_lesson_menu_continues_restarts_and_leaves() -> None:
    learner = Learner().begin("farkle")
    learner.press("enter")
    first = learner.lesson
    assert learner.press("escape") == said("menu_open", label="lesson-continue", title="pause-menu")
    assert learner.press("enter") == said("lesson_step", bound="1")
    assert learner.lesson is first
    assert learner.keys("escape down enter")[-1] == said(
        "lesson_begun", ..., game="farkle/game-name"
    )
    assert learner.lesson is not first
    assert learner.keys("escape end enter")[-1] == said("menu_open", title="main-menu")


def test_after_a_lesson_enter_starts_a_game_and_escape_leaves() -> None:
    learner = Learner().begin("farkle")
    learner.to_the_end()
    assert learner.press("r") == said("risk", throws=6)
    assert learner.press("a") == said("lesson_over")
    assert learner.press("enter", wait=2000) == said(
        "seated", seat=0, game="farkle/game-name", opponents=("opponent-name-cautious",)
    )
    assert type(learner.router.screen) is TableScreen

    learner = Learner().begin("farkle")
    learner.to_the_end()
    assert learner.press("enter", wait=50) == ""  # a press by reflex
    assert learner.press("escape") == said("menu_open", label="menu-lessons")


def test_lesson_is_not_saved_as_a_game(tmp_path: Path) -> None:
    learner = Learner(keep_in=tmp_path).begin("farkle")
    learner.to_the_end()
    learner.press("escape")
    learner.autosave.close()
    assert learner.context.last_setups.fresh
    assert not [*tmp_path.rglob("*.journal"), *tmp_path.rglob("*.sqlite")]


def test_lesson_is_refused_without_voice_and_captions() -> None:
    player = Player(speech=False)
    player.context.settings.captions = False
    refused = begin_lesson(player.context, player.launcher, "farkle")
    assert refused.speech == (Event("lessons_need_words"),)
    assert refused.cues == (Event("refused"),)
    player.context.settings.captions = True
    assert begin_lesson(player.context, player.launcher, "farkle").then is not None


def test_lesson_with_captions_only_signals_each_step() -> None:
    learner = Learner(speech=False).begin("farkle")
    learner.press("enter")
    learner.let_play()
    assert learner.cued[-1] == "text"
    assert learner.heard[-1] == said(..., "lesson_step", bound="1")


def test_lesson_can_be_played_with_two_switches() -> None:
    learner = Learner().begin("farkle")
    learner.context.settings.switches = "two"
    for _ in range(60):
        if learner.step is None:
            break
        learner.keys("space enter")
        learner.let_play()
    assert learner.step is None


def test_main_menu_has_the_lessons() -> None:
    player = Player()
    lessons = said("entry", label="menu-lessons")
    down = ["down"] * player.entries.index(lessons)  # type: ignore[arg-type]
    assert player.keys(" ".join([*down, "enter"]))[-1] == said(
        "menu_open", game="fune/game-name", kind="fune/game-kind", title="menu-lessons"
    )
    assert player.keys("down down")[-1] == said("menu_move", game="farkle/game-name")
    assert player.press("enter") == said(
        "lesson_begun", ..., game="farkle/game-name", opponent="opponent-name-cautious"
    )
    player.housekeeping.check()
    assert player.face.titles[-1] == "Farkle – audiodice"


@pytest.mark.parametrize("game", LESSONS)
def test_queries_do_not_advance_the_lesson(game: str) -> None:
    learner = Learner().begin(game)
    learner.press("enter")
    screen = learner.lesson
    step = screen._step
    for command in COMMANDS.values():
        if command.kind is Kind.ASK and command.query in screen.queries:
            answer = learner.press(learner.key_of(command.id))
            assert answer
            assert "lesson_first" not in answer.keys
            if command.id == "sheet":
                learner.press("escape")
    assert learner.step is step


# ------------------------------------------------------------------ the program itself


def test_only_new_players_are_told_of_the_lessons(tmp_path: Path) -> None:
    child = in_a_terminal(tmp_path)
    child.expect_exact(sentence("new_here"))
    child.send("l\r")
    child.expect_exact(label("menu-lessons") + ". FUNE")
    time.sleep(0.1)  # presses closer together would count as a held key
    child.send("\r")
    child.expect_exact(label("fune/teach-roll"))
    child.send("\x11")
    child.expect(pexpect.EOF)
    child = in_a_terminal(tmp_path)
    child.expect_exact(sentence("new_here"))  # a lesson does not count as a game
    child.send("\x1b[H\r")
    child.expect_exact(Player(GameSetup("fune", ("",), ("cautious",))).heard[0])
    child.send("\x11")
    child.expect(pexpect.EOF)
    child = in_a_terminal(tmp_path)
    child.expect_exact(label("main-menu").capitalize())
    child.send("l")
    child.expect_exact(label("menu-lessons"))
    assert sentence("new_here") not in child.before
    child.send("\x11")
    child.expect(pexpect.EOF)
