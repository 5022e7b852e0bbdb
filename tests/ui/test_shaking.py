"""The cup is shaken while the roll key is held, and the dice are poured on its release."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from audiodice.core.model import Event
from audiodice.engine.entries import Move
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.ui.learning.lesson import LessonScreen
from audiodice.ui.screen import push
from tests.support.headless import Player, SilentMixer
from tests.support.said import said

STROKE = "stroke"
ROLLED = (1, 5, 2, 2, 4, 6)


def seated(**how: Any) -> Player:
    """Return a player whose turn it is to roll in Farkle."""
    how.setdefault("dice", [ROLLED, (1, 5, 2, 2)])
    player = Player(GameSetup("farkle", opponents=()), **how)
    player.let_play()
    return player


def moves(table: Table) -> list[Move]:
    return [entry for entry in table.journal.entries if isinstance(entry, Move)]


def thrown(table: Table) -> list[tuple[int, ...]]:
    """Return all throws so far, from the journal."""
    return [move.dice for move in moves(table) if move.dice]


def cues_since(player: Player, first: int) -> list[tuple[str, int]]:
    """Return the family and the delay of each cue since index `first`."""
    lines = [line for line in player.out.lines[first:] if line["kind"] == "cue"]
    return [(line["name"].rstrip("0123456789").rstrip("_"), line["delay_ms"]) for line in lines]


def strokes(player: Player, first: int = 0) -> list[int]:
    return [delay for name, delay in cues_since(player, first) if name == STROKE]


def roll_is_told(player: Player, heard: object) -> None:
    assert heard == said("rolled", faces=ROLLED)
    assert thrown(player.table) == [ROLLED]


# ---------------------------------------------------------------------- holding and tapping


def test_dice_are_not_thrown_while_the_key_is_held() -> None:
    player = seated()
    assert player.hold("enter", ms=2000) == ""
    assert thrown(player.table) == []
    roll_is_told(player, player.release("enter"))


def test_strokes_sound_eight_to_nine_times_a_second_from_the_press() -> None:
    player = seated()
    before = len(player.out.lines)
    player.hold("enter")
    first, second = strokes(player, before)
    assert first == 0
    assert 100 <= second <= 130
    player.spend(3000)
    rate = (len(strokes(player, before)) - 1) / 3
    assert 8 <= rate <= 9.5


def test_strokes_are_uneven_but_never_late() -> None:
    player = seated()
    times = []
    player.hold("enter")
    for _ in range(30):
        due = player.router.due()
        assert due is not None
        times.append(due)
        player.spend(due - player.clock.now)
    gaps = [later - sooner for sooner, later in pairwise(times)]
    assert all(100 <= gap <= 130 for gap in gaps)
    assert max(gaps) - min(gaps) > 8


@pytest.mark.parametrize("tap", [1, 60, 100, 179])
def test_tap_sounds_as_early_as_a_key_without_release(tap: int) -> None:
    """Each cue has the same delay after the press as with a key that is not held."""
    plain, held = seated(), seated()
    first = len(plain.out.lines)
    plain.press("enter")
    at_once = [cue for cue in cues_since(plain, first) if cue[0] != "shake"]
    first = len(held.out.lines)
    held.hold("enter")
    poured = len(held.out.lines)
    roll_is_told(held, held.release("enter", after=tap))
    assert len(strokes(held, first)) == 2, "a short shake"
    assert [(name, at + tap) for name, at in cues_since(held, poured)] == at_once


def test_after_a_long_shake_the_pour_is_immediate_and_later_cues_keep_their_distance() -> None:
    farkle = (2, 2, 3, 3, 4, 6)
    player = seated(dice=[farkle])
    player.hold("enter", ms=1500)
    first = len(player.out.lines)
    player.release("enter")
    heard = dict(cues_since(player, first))
    assert heard["pour"] == 0
    assert heard["farkle"] == 320


def test_voice_waits_for_the_pour_not_for_the_shake(monkeypatch: pytest.MonkeyPatch) -> None:
    player = seated()
    waits: list[int] = []
    monkeypatch.setattr(player.speech, "say", lambda _, **how: waits.append(how["not_before_ms"]))
    player.hold("enter")
    player.release("enter", after=100)
    (tapped,) = waits
    again = seated()
    monkeypatch.setattr(again.speech, "say", lambda _, **how: waits.append(how["not_before_ms"]))
    again.press("enter")
    assert tapped + 100 == waits.pop()


def test_press_cuts_speech() -> None:
    player = seated()
    player.hold("enter")
    assert player.speech.hushed == 1


def test_key_repeat_does_not_throw_again() -> None:
    player = seated()
    player.hold("enter")
    for _ in range(20):
        assert player.hold("enter", wait=60) == ""
    roll_is_told(player, player.release("enter"))


def test_longest_shake_pours_once() -> None:
    player = seated()
    player.hold("enter", ms=7900)
    assert thrown(player.table) == []
    player.spend(200)
    assert thrown(player.table) == [ROLLED]
    for _ in range(30):
        assert player.hold("enter", wait=60) == ""
    assert player.release("enter") == ""
    assert len(thrown(player.table)) == 1
    player.press("a")
    player.hold("enter", ms=200)
    player.release("enter")
    assert len(thrown(player.table)) == 2, "the key is a key again"


def test_stroke_sound_depends_on_the_number_of_dice() -> None:
    player = seated()
    player.keys("enter a")
    first = len(player.out.lines)
    player.hold("enter")
    names = {line["name"] for line in player.out.lines[first:] if line["kind"] == "cue"}
    assert {name.rpartition("_")[2] for name in names} == {"4"}


def test_length_of_a_shake_does_not_change_the_dice() -> None:
    plain, held = seated(dice=None, seed=5), seated(dice=None, seed=5)
    plain.press("enter")
    held.hold("enter", ms=3210)
    held.release("enter")
    assert thrown(held.table) == thrown(plain.table) != []


# ---------------------------------------------------------------------- answers at the press


def test_refusal_is_said_when_the_key_is_pressed() -> None:
    player = seated()
    player.press("enter")
    assert player.hold("enter", wait=1000) == said("nothing_kept")
    assert player.release("enter") == ""
    assert len(thrown(player.table)) == 1


def test_key_too_soon_after_a_throw_is_answered_at_the_press() -> None:
    player = seated()
    player.press("enter")
    first = len(player.out.lines)
    player.hold("enter", wait=100)
    assert cues_since(player, first) == [("too_soon", 0)]
    player.release("enter")
    assert len(thrown(player.table)) == 1


def test_question_is_asked_when_the_key_is_pressed_and_the_next_press_shakes() -> None:
    player = Player(GameSetup("fune", opponents=()), seed=3)
    player.let_play()
    player.press("enter")
    assert player.hold("enter", wait=1000, ms=300) == said("roll_all")
    assert player.release("enter") == ""
    assert len(thrown(player.table)) == 1
    assert player.hold("enter", ms=300) == ""
    assert player.release("enter") == said("rolled", ...)
    assert len(thrown(player.table)) == 2


def test_other_keys_act_when_pressed() -> None:
    player = seated()
    assert player.hold("s") == said("scores")
    assert player.release("s") == ""


def test_input_help_describes_the_key_without_shaking() -> None:
    player = seated()
    player.press("i")
    assert player.hold("enter") == said("described")
    player.release("enter")
    assert thrown(player.table) == []


def test_key_without_release_rolls_immediately() -> None:
    player = seated()
    roll_is_told(player, player.press("enter"))


# ---------------------------------------------------------------------- other ends of a shake


def test_another_key_pours_before_its_answer() -> None:
    player = seated()
    player.hold("enter", ms=300)
    assert player.hold("s", wait=0) == said("rolled", ..., "scores")
    assert thrown(player.table) == [ROLLED]
    assert player.release("enter") == ""
    assert len(thrown(player.table)) == 1


def test_overlapping_keys_play_as_separate_keys() -> None:
    """If the next key goes down before Enter is released, the dice are thrown before it."""
    player = seated()
    player.hold("enter")
    player.hold("a", wait=60)
    player.release("enter", after=30)
    player.release("a", after=30)
    assert [move.action.verb for move in moves(player.table)] == ["roll", "keep"]


def test_undo_ends_the_shake_without_a_throw() -> None:
    player = seated()
    player.hold("enter", ms=500)
    assert player.press("backspace", wait=0) == said("put_down")
    first = len(player.out.lines)
    assert player.release("enter", after=1000) == ""
    assert strokes(player, first) == []
    assert player.table.journal.entries == []


def test_undo_of_a_shake_keeps_earlier_actions() -> None:
    player = seated()
    player.press("enter")
    player.press("a")
    before = list(player.table.journal.entries)
    player.hold("enter", ms=500)
    player.press("backspace", wait=0)
    assert player.table.journal.entries == before


def test_escape_ends_the_shake_without_a_throw_and_opens_the_menu() -> None:
    player = seated()
    player.hold("enter", ms=500)
    assert player.press("escape", wait=0)
    assert player.router.screen.scope.value == "list"
    assert player.release("enter") == ""
    assert player.table.journal.entries == []


def test_leaving_does_not_throw() -> None:
    player = seated()
    player.hold("enter", ms=500)
    player.press("ctrl+q", wait=0)
    assert player.router.done
    assert player.table.journal.entries == []


def test_closed_window_does_not_throw() -> None:
    player = seated()
    player.hold("enter", ms=500)
    player.router.closed()
    assert player.router.done
    assert player.table.journal.entries == []


@pytest.mark.parametrize("elsewhere", ["speak", "quiet"])
def test_losing_the_focus_pours(elsewhere: str) -> None:
    player = seated()
    player.context.settings.elsewhere = elsewhere
    player.hold("enter", ms=500)
    player.router.focus(gained=False)
    assert thrown(player.table) == [ROLLED]
    player.router.focus(gained=True)
    player.press("a")
    player.hold("enter", ms=300)
    player.release("enter")
    assert len(thrown(player.table)) == 2, "the key is not taken for one that is still held"


def test_f10_pours_before_it_switches_speech() -> None:
    player = seated()
    player.hold("enter", ms=500)
    player.press("f10", wait=0)
    assert thrown(player.table) == [ROLLED]
    assert not player.output.speech_on


def test_dice_are_poured_before_effects_are_switched_off() -> None:
    player = seated()
    player.hold("enter", ms=500)
    player.press("f9", wait=0)
    assert thrown(player.table) == [ROLLED]


def test_throw_is_not_lost_with_the_sound_device() -> None:
    player = seated()
    player.hold("enter", ms=500)
    player.housekeeping.sound_device(came=False)
    player.spend(500)
    player.release("enter")
    assert thrown(player.table) == [ROLLED]


def test_crash_ends_the_shake() -> None:
    player = seated()
    player.hold("enter", ms=500)
    player.router.recover(Event("defect", None, {"path": ""}), player.launcher.main_menu)
    first = len(player.out.lines)
    player.release("enter", after=1000)
    assert strokes(player, first) == []
    assert player.table.journal.entries == []


# ---------------------------------------------------------------------- sessions without shaking


def waits(player: Player) -> bool:
    """Whether a held key throws only when it is released."""
    player.hold("enter", ms=300)
    return thrown(player.table) == []


def beside_a_screen_reader(shake: str = "auto") -> Player:
    player = seated()
    player.speech.own_voice = False
    player.context.settings.shake = shake
    return player


@pytest.mark.parametrize(("shake", "waited"), [
    ("auto", False), ("held", True), ("tap", False), ("off", False),
])  # fmt: skip
def test_with_a_screen_reader_shaking_is_off_by_default(shake: str, waited: bool) -> None:
    assert waits(beside_a_screen_reader(shake)) is waited


@pytest.mark.parametrize(("shake", "waited"), [
    ("auto", True), ("held", True), ("tap", False), ("off", False),
])  # fmt: skip
def test_with_our_own_voice_shaking_is_on_by_default(shake: str, waited: bool) -> None:
    player = seated()
    player.context.settings.shake = shake
    assert waits(player) is waited


@pytest.mark.parametrize("shake", ["auto", "held", "tap", "off"])
def test_without_a_voice_keys_act_at_the_press(shake: str) -> None:
    player = seated(speech=False)
    player.context.settings.shake = shake
    assert not waits(player)


def test_without_sound_keys_act_at_the_press() -> None:
    assert not waits(seated(mixer=SilentMixer(available=False, why="No sound.")))
    without_effects = seated()
    without_effects.press("f9")
    assert not waits(without_effects)
    for volume in ("effects", "dice_volume"):
        silent = seated()
        setattr(silent.context.settings, volume, 0)
        assert not waits(silent)


def pours(player: Player) -> Sequence[tuple[str, int]]:
    first = len(player.out.lines)
    player.press("enter")
    return [cue for cue in cues_since(player, first) if cue[0].startswith(("shake", "pour"))]


def test_sounds_of_a_roll_without_a_held_key() -> None:
    def own(shake: str) -> Player:
        player = seated()
        player.context.settings.shake = shake
        return player

    short = [("shake", 0), ("pour", 180)]
    assert pours(own("auto")) == pours(own("held")) == pours(own("tap")) == short
    assert pours(own("off")) == [("pour", 0)]
    assert pours(beside_a_screen_reader("auto")) == [("pour_short", 0)]
    assert pours(beside_a_screen_reader("tap")) == [("shake", 0), ("pour_short", 180)]


def test_shaking_works_in_a_lesson() -> None:
    player = Player()
    lesson = player.context.lessons["farkle"]
    screen = LessonScreen(player.context, player.launcher, lesson, pause=player.launcher.main_menu)
    player.router.carry_out(push(screen))
    player.hold("enter", ms=400)
    assert screen.table.journal.entries == []
    player.release("enter")
    assert len(screen.table.journal.entries) == 1
