"""With one or two switches, a player can use every command and play whole games."""

from __future__ import annotations

import random
import time

import pytest

from audiodice import games
from audiodice.core.model import Action, Choice
from audiodice.engine.journal import Move
from audiodice.engine.setup import GameSetup
from audiodice.ui import switch_access
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import Heard, Said, said

SHORT = GameSetup("farkle", ("",), ("cautious",), {"target": 150})
ALONE = GameSetup("farkle", ("",), ())
STEP, PRESS = "space", "enter"
BANK = Action("bank")


def offer(label: str) -> Said:
    """Return the message that names an offer with this label."""
    return said("offer", label=label)


OFFERS_ROLL, OFFERS_BANK = offer("command-roll"), offer("command-commit")


def player(setup: GameSetup | None = None, mode: str = "two", **how: object) -> Player:
    found = Player(setup, **how)  # type: ignore[arg-type]
    found.context.settings.switches = mode
    return found


def step_to(player: Player, wanted: Said, limit: int = 40) -> None:
    """Step until this message is said."""
    for _ in range(limit):
        if player.press(STEP) == wanted:
            return
    raise AssertionError(f"{wanted!r} is not among {player.heard[-limit:]}")


def do(player: Player, wanted: Said) -> Heard:
    """Step to an offer and run it; returns the answer."""
    step_to(player, wanted)
    return player.press(PRESS)


# ------------------------------------------------------------------ offers


def test_switch_keys_keep_their_meaning_while_switches_are_off() -> None:
    at_table = player(ALONE, "off", dice=[(1, 1, 5, 2, 3, 4)])
    assert at_table.press(PRESS) == said("rolled", ..., faces=(1, 1, 5, 2, 3, 4))
    assert at_table.press(STEP) == said("kept", faces=(1,))


def test_turn_of_farkle_by_stepping() -> None:
    at_table = player(ALONE, dice=[(1, 1, 1, 5, 3, 3), (1, 4)])
    assert at_table.press(STEP) == OFFERS_ROLL
    assert at_table.press(PRESS) == said("rolled", faces=(1, 1, 1, 5, 3, 3))
    step_to(at_table, said("choice", faces=(1, 1, 1, 5), points=80))
    assert at_table.table.state.kept == ()  # the choice is named, not made
    assert at_table.press(PRESS) == said("kept", faces=(1, 1, 1, 5), points=80, throws=2)
    assert at_table.press(STEP) == OFFERS_ROLL
    assert at_table.press(PRESS) == said("rolled", faces=(1, 4), choices=1)
    assert at_table.press(STEP) == OFFERS_BANK
    assert at_table.press(PRESS) == said("banked", ..., points=90)


def test_turn_on_a_score_sheet_by_stepping() -> None:
    at_table = player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 2), (3, 3, 1), (6, 6)])
    do(at_table, OFFERS_ROLL)
    assert at_table.press(STEP) == said("die", face=3)
    assert at_table.press(PRESS) == said("kept", faces=(3,), throws=4)
    assert at_table.press(STEP) == offer("command-hint")
    assert at_table.press(STEP) == said("die", face=3)  # the next die, not the first again
    at_table.press(PRESS)
    assert do(at_table, OFFERS_ROLL) == said("rolled", faces=(3, 3, 1), kept=(3, 3), left=1)
    assert do(at_table, said("choice", box="threes", points=12)) == said(
        "scored", ..., box="threes", points=12
    )


def test_zero_is_confirmed_by_a_second_press() -> None:
    at_table = player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 2)])
    do(at_table, OFFERS_ROLL)
    assert do(at_table, offer("offer-zeros")) == said("choice", points=0)
    assert do(at_table, said("choice", box="sixes", points=0)) == said("zero", box="sixes")
    assert at_table.press(PRESS) == said("zeroed", ..., box="sixes", points=0)


def test_hint_is_played_by_a_second_press(all_solved: None) -> None:
    at_table = player(ALONE, dice=[(1, 1, 1, 5, 3, 3), (1, 4)])
    do(at_table, OFFERS_ROLL)
    step_to(at_table, offer("command-hint"))
    until = time.monotonic() + 10
    while at_table.press(PRESS) != said("hint", ...):  # the adviser prepares in the background
        assert time.monotonic() < until
        time.sleep(0.05)
    assert at_table.press(PRESS) != said("hint", ...)
    last = at_table.table.journal.entries[-1]
    assert isinstance(last, Move)
    assert last.action in (BANK, Action("roll"))


@each("game", games.names())
@each("seed", range(5))
def test_after_a_throw_a_hint_is_the_second_step(game: str, seed: int) -> None:
    at_table = player(GameSetup(game, ("",), ()), seed=seed)
    for _ in range(20):
        before = len(at_table.table.journal.entries)
        state = at_table.table.state
        if at_table.table.over:
            break
        first = at_table.press(STEP)
        assert first != offer("command-hint")
        if (
            at_table.table.why_not(Action("roll")) is None
            and not at_table.table.game.dice(state)[0]
        ):
            assert first == OFFERS_ROLL
            at_table.press(PRESS)
            continue
        assert at_table.press(STEP) == offer("command-hint")
        assert at_table.press(PRESS) == said("hint", ...)
        at_table.press(PRESS)  # plays the hint, and the round starts again
        assert len(at_table.table.journal.entries) > before


def test_boxes_for_zero_are_grouped_in_one_entry() -> None:
    at_table = player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 2)])
    zero = said("choice", points=0)
    do(at_table, OFFERS_ROLL)
    ring = [at_table.press(STEP) for _ in range(24)]
    assert zero not in ring
    assert offer("offer-zeros") in ring
    assert do(at_table, offer("offer-zeros")) == zero
    zeros = sum(choice.event.fields["points"] == 0 for choice in choices(at_table))
    assert [at_table.press(STEP) == zero for _ in range(zeros)] == [True] * (zeros - 1) + [False]
    at_table.press("s")  # another key restarts the round
    assert zero not in [at_table.press(STEP) for _ in range(24)]


def choices(player: Player) -> tuple[Choice, ...]:
    return player.table.game.choices(player.table.state)


def test_undo_is_offered_only_if_there_is_something_to_undo() -> None:
    at_table = player(ALONE, dice=[(1, 1, 5, 2, 6, 4)])
    do(at_table, OFFERS_ROLL)
    round_of_it = [at_table.press(STEP) for _ in range(20)]
    assert offer("command-undo") not in round_of_it
    do(at_table, said("choice", faces=(1, 1, 5), points=25))
    assert do(at_table, offer("command-undo")) == said("undone")


def test_other_commands_run_from_the_list_of_keys() -> None:
    at_table = player(ALONE)
    assert do(at_table, offer("here-title")) == said("menu_open", title="here-title")
    assert do(at_table, said("menu_move", command="command-game-rules")) == said("rules_in_force")


def test_switches_can_hurry_other_players() -> None:
    dice = [(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)]
    at_table = player(GameSetup("farkle", ("",), ("cautious",)), dice=dice)
    do(at_table, OFFERS_ROLL)
    do(at_table, OFFERS_BANK)
    assert at_table.press(STEP) == said("offer", label="offer-hurry")
    assert at_table.press(PRESS) == said(..., "turn", seat=0)


def test_steps_in_a_menu_go_round_through_entries_and_back() -> None:
    at_home, back = player(), offer("command-back")
    do(at_home, said("menu_move", label="menu-settings"))
    do(at_home, said("menu_move", label="settings-words"))
    speech = said("menu_move", label="setting-verbosity")
    assert do(at_home, speech) == said("menu_changed", value="value-full")
    assert at_home.press(PRESS) == said(
        "menu_changed", value="value-brief"
    )  # after the last value the first
    assert do(at_home, back) == said("menu_close", "menu_again", label="settings-words")
    assert do(at_home, back) == said("menu_close", "menu_again", label="menu-settings")
    first = at_home.press(STEP)
    first_menu = at_home.router.screen.items  # type: ignore[attr-defined]
    rounds = [first, *(at_home.press(STEP) for _ in first_menu)]
    assert rounds[-1] == first


def test_name_is_entered_letter_by_letter() -> None:
    at_home = player()
    do(at_home, said("menu_move", label="menu-new-game"))
    do(at_home, said("menu_move", label="menu-people"))
    do(at_home, said("menu_move", label="menu-name", number=1))
    for letter in ("b", "o"):
        assert do(at_home, said("typed", text=letter)) == said("typed", text=letter)
    assert do(at_home, offer("offer-done")) == said(
        "menu_close", "menu_again", label="menu-name", number=1, value="Bo"
    )


def test_another_key_restarts_the_round() -> None:
    at_table = player(ALONE)
    at_table.press(STEP)
    at_table.press(STEP)
    at_table.press("s")
    assert at_table.press(STEP) == OFFERS_ROLL


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("speech", [True, False])
def test_random_presses_of_two_switches_are_always_answered(game: str, speech: bool) -> None:
    at_table = player(GameSetup(game, ("",), ("cautious",)), speech=speech, seed=3)
    chance = random.Random(game)
    for _ in range(400):
        before = len(at_table.out.lines)
        at_table.press(chance.choice((STEP, STEP, STEP, PRESS)), wait=5000)
        while not speech and at_table.output.busy:
            at_table.clock.now = at_table.output.due() or 0
            at_table.output.tick()
        answer = [line for line in at_table.out.lines[before:] if line["kind"] != "key"]
        assert answer, at_table.out.lines[-5:]
        if at_table.router.done:
            break
        at_table.let_play()


# ------------------------------------------------------------------ whole games


def would_do(named: Heard, player: Player) -> bool:
    """Whether a simple player of Farkle, who banks as soon as possible, runs the named offer."""
    state = player.table.state
    if not state.open:
        return named == OFFERS_ROLL
    if player.table.why_not(BANK) is None:
        return named == OFFERS_BANK
    return named == OFFERS_ROLL if state.kept else named == said("choice")


def test_whole_game_of_farkle_with_two_switches() -> None:
    at_table = player(SHORT)
    for _ in range(2000):
        if at_table.table.over:
            break
        at_table.let_play()
        if would_do(at_table.press(STEP), at_table):
            at_table.press(PRESS)
    keys = {line["key"] for line in at_table.out.lines if line["kind"] == "key"}
    assert at_table.table.over
    assert keys == {STEP, PRESS}
    at_table.press(STEP)
    assert at_table.heard[-1] == said("offer", label="command-play-again")
    at_table.press(PRESS)
    assert not at_table.table.over


def test_whole_game_of_farkle_with_one_switch() -> None:
    at_table = player(SHORT, "one")
    rolled = 0
    for _ in range(4000):
        if at_table.table.over:
            break
        at_table.clock.now = max(at_table.clock.now, at_table.router.due() or 0) + 1
        before = len(at_table.heard)
        at_table.router.tick(at_table.clock())
        named = at_table.heard[-1] if len(at_table.heard) > before else Heard()
        if would_do(named, at_table):
            at_table.press(PRESS)
            rolled += named == OFFERS_ROLL
    keys = [line["key"] for line in at_table.out.lines if line["kind"] == "key"]
    assert at_table.table.over
    assert set(keys) == {PRESS}
    assert rolled > 2
    assert len(keys) < 200


# ------------------------------------------------------------------ time


def step_by_itself(player: Player) -> tuple[Heard, float]:
    """Wait for the next step; returns its message, and the time until it in ms."""
    due = player.router.due()
    assert due is not None
    waited = due - player.clock.now
    player.clock.now = due
    before = len(player.heard)
    player.router.tick(player.clock())
    return Heard.joined(player.heard[before:]), waited


def test_automatic_step_waits_for_speech_and_dwell_time() -> None:
    at_table = player(ALONE, "one")
    at_table.press(PRESS)  # no offer was named yet, so this names the first
    assert at_table.heard[-1] == OFFERS_ROLL
    own = at_table.context.settings
    waits = switch_access.speaking_ms(at_table.heard[-1], own.rate)
    answer, waited = step_by_itself(at_table)
    assert answer == offer("command-hint")
    assert waited == pytest.approx(waits + own.dwell)
    own.dwell = 4000
    at_table.press("s", wait=0)
    _, waited = step_by_itself(at_table)
    assert waited == pytest.approx(switch_access.speaking_ms(at_table.heard[-2], own.rate) + 4000)


def test_automatic_steps_do_not_interrupt_speech() -> None:
    at_table = player(ALONE, "one")
    step_by_itself(at_table)
    assert at_table.out.lines[-1]["interrupt"] is False


def test_news_delays_the_step_and_restarts_the_round() -> None:
    dice = [(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)]
    at_table = player(GameSetup("farkle", ("",), ("cautious",)), "one", dice=dice)
    for named in (OFFERS_ROLL, OFFERS_BANK):
        while step_by_itself(at_table)[0] != named:
            pass
        at_table.press(PRESS, wait=1)
    while at_table.heard[-1] != said("banked", "turn", scores=(70, 75)):
        step_by_itself(at_table)
    own, news = at_table.context.settings, at_table.heard[-1]
    answer, waited = step_by_itself(at_table)
    assert answer == OFFERS_ROLL
    assert waited >= switch_access.speaking_ms(news, own.rate) + own.dwell


def test_automatic_steps_stop_without_a_press_and_a_press_restarts_them() -> None:
    at_table = player(ALONE, "one")
    rounds = 0
    while at_table.router.due() is not None:
        rounds += step_by_itself(at_table)[0] == OFFERS_ROLL
        assert rounds <= switch_access.ROUNDS
    assert rounds == switch_access.ROUNDS
    entries = len(at_table.table.journal.entries)
    at_table.press(PRESS)
    assert len(at_table.table.journal.entries) == entries  # the press does not act
    assert at_table.router.due() is not None


def test_automatic_steps_stop_without_the_focus() -> None:
    at_table = player(ALONE, "one")
    at_table.router.focus(gained=False)
    assert at_table.router.due() is None
    at_table.router.focus(gained=True)
    assert at_table.router.due() is not None


def test_speaking_time_depends_on_wide_characters_and_rate() -> None:
    assert switch_access.speaking_ms("番", 220) > switch_access.speaking_ms("a", 220)
    assert switch_access.speaking_ms("a word", 200) == pytest.approx(300)
    assert switch_access.speaking_ms("a word", 400) == pytest.approx(150)
