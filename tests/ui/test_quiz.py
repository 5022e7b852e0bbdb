"""The quiz: levels, answers by digit or choice, the score and the best score."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from audiodice.core.picture import Touch
from audiodice.present.families import family_of
from audiodice.storage.small_files import QuizScoresFile
from audiodice.ui.learning.quiz import CHOICES, LEVELS, CueQuiz, ValueQuiz
from audiodice.ui.pictures import Pictures
from tests.support.headless import InlineBackground, Player
from tests.support.said import label, said
from tests.ui.test_learn import cues_to, learning

SPEECH = pytest.mark.parametrize("speech", [True, False], ids=["speech", "sounds"])


def quiz(level: str, *, speech: bool = True) -> tuple[Player, list[str]]:
    """Return a player in a level of the quiz, and the cues of its first question."""
    player = learning(speech=speech)
    cues_to(player, "down", "enter")
    down = ["down"] * LEVELS.index(level)
    cues_to(player, *down)
    return player, cues_to(player, "enter")


def digits(cues: list[str]) -> list[str]:
    """Return the values heard as the keys that answer them."""
    return [str(family_of(cue)[1]) for cue in cues if cue.startswith("value_")]


def answer(player: Player, heard: list[str]) -> list[str]:
    """Answer a value question by the cues heard; returns the cues that follow."""
    return cues_to(player, *digits(heard))


@SPEECH
@pytest.mark.parametrize("level", ["slow", "brisk", "dice"])
def test_ten_right_answers_give_the_highest_score(level: str, speech: bool) -> None:
    player, heard = quiz(level, speech=speech)
    for _ in range(9):
        assert player.router.screen.titled()[0].fields["title"] != label("menu-quiz")
        before = heard
        heard = answer(player, heard)
        assert "quiz_right" in heard
        assert digits(heard) != digits(before)
    end = answer(player, heard)
    assert player.context.quiz_scores.of(level) == 10
    assert player.router.screen.titled()[0].fields["title"] == label("menu-quiz")
    if speech:
        assert player.heard[-1] == said("quiz_ended", ..., right=10)
    else:
        at = end.index("tell_points")
        assert end[at : at + 6] == [
            "tell_points", "value_1", "value_0", "tell_total", "value_1", "value_0",
        ]  # fmt: skip


def test_level_sets_the_pace_of_the_values() -> None:
    assert not any(cue.endswith("_brisk") for cue in quiz("slow")[1])
    assert any(cue.endswith("_brisk") for cue in quiz("brisk")[1])


@SPEECH
def test_wrong_answer_says_the_right_one_and_enter_continues(speech: bool) -> None:
    player, heard = quiz("slow", speech=speech)
    (right,) = digits(heard)
    wrong = cues_to(player, "0" if right != "0" else "1")
    assert wrong[0] == "quiz_wrong"
    if speech:
        assert player.heard[-1] == said("quiz_wrong", answer=right)
    else:
        assert wrong[1:] == [f"value_{right}"]
    following = cues_to(player, "enter")
    assert len(digits(following)) == 1
    assert player.context.quiz_scores.of("slow") is None


@SPEECH
def test_s_says_the_score(speech: bool) -> None:
    player, heard = quiz("slow", speech=speech)
    answer(player, heard)
    told = cues_to(player, "s")
    if speech:
        assert player.heard[-1] == said("quiz_score", right=1, wrong=0, left=9)
    else:
        assert told == ["tell_yes", "value_1", "tell_no", "value_0", "tell_left", "value_9"]


def test_score_key_is_the_same_as_at_the_table() -> None:
    player, _ = quiz("slow")
    keys = {**player.context.keymap.keys, "scores": ("q",)}
    player.context.keymap = replace(player.context.keymap, keys=keys)
    assert player.press("q") == said("quiz_score", right=0, left=10)
    assert player.cued[-1] != "refused"
    player.press("s")
    assert player.cued[-1] == "refused"


def test_digit_key_works_on_a_layout_that_types_a_symbol() -> None:
    player, heard = quiz("slow")
    player.press(digits(heard)[0], "&")
    assert "quiz_right" in player.cued


def test_question_can_be_repeated_without_limit() -> None:
    player, heard = quiz("dice")
    question = [cue for cue in heard if cue.startswith("value_")]
    for key in ("enter", "up", "left"):
        assert cues_to(player, key) == question


def test_backspace_removes_a_digit_of_an_answer() -> None:
    player, heard = quiz("dice")
    faces = digits(heard)
    other = "1" if faces[0] != "1" else "2"
    assert player.press(other) == other
    assert player.press("backspace") == said("erased", text=other)
    assert player.press("backspace") == said("nothing_typed")
    assert "quiz_right" in cues_to(player, *faces)


def test_quiz_ends_after_a_wrong_last_answer() -> None:
    player, heard = quiz("slow")
    for _ in range(9):
        heard = answer(player, heard)
    player.press("1" if digits(heard) != ["1"] else "2")
    assert isinstance(player.router.screen, ValueQuiz)
    assert player.press("enter") == said("quiz_ended", ..., right=9)
    assert player.heard[-1] == said("quiz_ended", ..., best=9)


def test_lower_score_does_not_replace_the_best_score() -> None:
    player, heard = quiz("slow")
    player.context.quiz_scores.take("slow", 10)
    for _ in range(10):
        player.press("1" if digits(heard) != ["1"] else "2")
        heard = cues_to(player, "enter")
    assert player.heard[-1] == said("quiz_ended", ..., right=0, best=10)
    assert player.context.quiz_scores.of("slow") == 10


# ------------------------------------------------------------------ the cue quiz


def right_place(player: Player) -> int:
    screen = player.router.screen
    assert isinstance(screen, CueQuiz)
    return screen._right


@SPEECH
@pytest.mark.parametrize("level", ["combo", "cues"])
def test_ten_right_choices_among_four_cues_give_the_highest_score(level: str, speech: bool) -> None:
    player, heard = quiz(level, speech=speech)
    for number in range(10):
        screen = player.router.screen
        assert isinstance(screen, CueQuiz)
        assert len({item.label() for item in screen.items}) == 4
        assert screen._cue in heard
        walk = ["down"] * right_place(player)
        heard = cues_to(player, *walk, "enter")
        assert "quiz_right" in heard, number
    assert player.context.quiz_scores.of(level) == 10


def test_choices_are_names_without_sounds_if_there_is_a_voice() -> None:
    player, _ = quiz("combo")
    screen = player.router.screen
    assert isinstance(screen, CueQuiz)
    assert player.heard[-1] == said("quiz_open", ..., title="level-combo")
    assert cues_to(player, "down") == ["menu_move"]
    assert player.heard[-1] == screen.items[1].label()


def test_choices_are_numbers_and_sounds_without_a_voice() -> None:
    player, _ = quiz("combo", speech=False)
    screen = player.router.screen
    assert isinstance(screen, CueQuiz)
    event = screen.items[1].event
    assert event is not None
    assert cues_to(player, "down") == ["menu_move", "value_2", event.fields["cue"]]


@SPEECH
def test_wrong_choice_says_the_right_one(speech: bool) -> None:
    player, _ = quiz("combo", speech=speech)
    screen = player.router.screen
    assert isinstance(screen, CueQuiz)
    right = right_place(player)
    cue, name = screen._cue, screen.items[right].label()
    heard = cues_to(player, *(["down"] if right == 0 else []), "enter")
    if speech:
        assert player.heard[-1] == said("quiz_missed", answer=name)
    else:
        assert heard[-3:] == ["quiz_wrong", f"value_{right + 1}", cue]
    before = screen._cue
    player.press("enter")
    assert screen._cue != before


def test_s_says_the_score_and_left_repeats_the_question_of_the_cue_quiz() -> None:
    player, _ = quiz("cues")
    screen = player.router.screen
    assert isinstance(screen, CueQuiz)
    assert player.press("s") == said("quiz_score", right=0, left=10)
    assert cues_to(player, "left") == [screen._cue]


def test_escape_leaves_and_the_same_seed_asks_the_same_questions() -> None:
    one, first = quiz("cues")
    one.press("escape")
    assert not isinstance(one.router.screen, CueQuiz)
    assert quiz("cues")[1] == first


# ------------------------------------------------------------------ the best score


def test_best_scores_are_saved(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "quiz.json"
    assert QuizScoresFile(path, InlineBackground()).take("slow", 4)
    again = QuizScoresFile(path, InlineBackground())
    assert again.of("slow") == 4
    assert not again.take("slow", 4)
    assert [file.name for file in path.parent.iterdir()] == ["quiz.json"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "null",
        '{"slow": "x"}',
        '{"slow": true}',
        '{"slow": -1}',
        '{"slow": 11}',
        "[" * 9999,
    ],
)
def test_damaged_quiz_file_counts_as_empty(tmp_path: Path, text: str) -> None:
    path = tmp_path / "quiz.json"
    path.write_text(text, "utf-8")
    best = QuizScoresFile(path, InlineBackground())
    assert best.of("slow") is None
    assert best.take("slow", 0)
    assert QuizScoresFile(path, InlineBackground()).of("slow") == 0


def test_quiz_file_that_is_not_text_counts_as_empty(tmp_path: Path) -> None:
    path = tmp_path / "quiz.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert QuizScoresFile(path, InlineBackground()).of("slow") is None


def test_best_score_is_remembered_in_memory_if_the_folder_is_unwritable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    best = QuizScoresFile(tmp_path / "file" / "quiz.json", InlineBackground())
    best.take("slow", 3)
    assert best.of("slow") == 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_picture_of_each_level_has_its_answers(level: str) -> None:
    player, _ = quiz(level)
    shown = Pictures(player.context).of(player.router.screen)
    if level in ("combo", "cues"):
        assert len(shown.items) == CHOICES
    else:
        buttons = [choice.id for choice in shown.choices]
        assert buttons == ["again", *"1234567890", "erase", "back"]


@pytest.mark.parametrize("level", ["slow", "brisk", "dice"])
def test_a_value_is_answered_by_touch(level: str) -> None:
    player, heard = quiz(level)
    first = len(player.cued)
    for digit in digits(heard):
        player.clock.now += 600
        player.router.touch(Touch("choice", digit))
    assert "quiz_right" in player.cued[first:]
