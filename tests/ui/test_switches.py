"""Two switches, or one and patience: everything can be done, and a whole game is played so."""

from __future__ import annotations

import random
import time

import pytest

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.journal import Move
from audiodice.engine.setup import GameSetup
from audiodice.ui import switch_access
from tests.support.headless import Player

SHORT = GameSetup("farkle", ("",), ("cautious",), {"target": 150})
ALONE = GameSetup("farkle", ("",), ())
STEP, PRESS = "space", "enter"
BANK = Action("bank")


def player(setup: GameSetup | None = None, mode: str = "two", **how: object) -> Player:
    found = Player(setup, **how)  # type: ignore[arg-type]
    found.context.settings.switches = mode
    return found


def step_to(player: Player, said: str, limit: int = 40) -> None:
    """Step until something is named that begins so."""
    for _ in range(limit):
        if player.press(STEP).startswith(said):
            return
    raise AssertionError(f"{said!r} is not among {player.heard[-limit:]}")


def do(player: Player, said: str) -> str:
    """Step to something and do it; the answer."""
    step_to(player, said)
    return player.press(PRESS)


# ------------------------------------------------------------------ what is offered


def test_the_two_keys_mean_what_they_did_until_switches_are_set() -> None:
    at_table = player(ALONE, "off", dice=[(1, 1, 5, 2, 3, 4)])
    assert at_table.press(PRESS).startswith("1 1 5 2 3 4.")
    assert at_table.press(STEP).startswith("Keep 1")


def test_a_turn_of_farkle_by_stepping() -> None:
    at_table = player(ALONE, dice=[(1, 1, 1, 5, 3, 3), (1, 4)])
    assert at_table.press(STEP) == "Roll"
    assert at_table.press(PRESS).startswith("1 1 1 5 3 3.")
    step_to(at_table, "1 1 1 5, 80 points")
    assert at_table.table.state.kept == ()  # named, not taken
    assert at_table.press(PRESS) == "Keep 1 1 1 5, 80 points. Enter rolls 2."
    assert at_table.press(STEP) == "Roll"
    assert at_table.press(PRESS).startswith("1 4.")
    assert at_table.press(STEP) == "Bank"
    assert at_table.press(PRESS).startswith("90 banked, 90 in all.")


def test_dice_and_boxes_of_a_sheet_by_stepping() -> None:
    at_table = player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 2), (3, 3, 1), (6, 6)])
    do(at_table, "Roll")
    assert at_table.press(STEP) == "3."
    assert at_table.press(PRESS) == "Keep 3. Enter rolls 4."
    assert at_table.press(STEP) == "3."  # the next die, not the first again
    at_table.press(PRESS)
    assert do(at_table, "Roll").startswith("New 3 3 1")
    assert do(at_table, "Threes: 12.").startswith("12 in Threes")


def test_a_zero_is_asked_about_and_a_second_press_confirms() -> None:
    at_table = player(GameSetup("fune", ("",), ()), dice=[(3, 3, 5, 1, 2)])
    do(at_table, "Roll")
    assert do(at_table, "Sixes: 0.") == "Put 0 in Sixes? B again."
    assert at_table.press(PRESS).startswith("0 in Sixes")


def test_a_hint_is_done_by_a_second_press(all_solved: None) -> None:
    at_table = player(ALONE, dice=[(1, 1, 1, 5, 3, 3), (1, 4)])
    do(at_table, "Roll")
    step_to(at_table, "Hint")
    until = time.monotonic() + 10
    while not at_table.press(PRESS).startswith("Keep"):  # the adviser prepares beside the loop
        assert time.monotonic() < until
        time.sleep(0.05)
    assert not at_table.press(PRESS).startswith("Keep")
    last = at_table.table.journal.entries[-1]
    assert isinstance(last, Move)
    assert last.action in (BANK, Action("roll"))


def test_undo_comes_and_goes_with_what_there_is_to_undo() -> None:
    at_table = player(ALONE, dice=[(1, 1, 5, 2, 6, 4)])
    do(at_table, "Roll")
    round_of_it = [at_table.press(STEP) for _ in range(20)]
    assert "Undo" not in round_of_it
    do(at_table, "1 1 5, 25 points")
    assert do(at_table, "Undo").startswith("Undone.")


def test_everything_else_is_in_the_list_of_keys_and_is_done_from_there() -> None:
    at_table = player(ALONE)
    assert do(at_table, "What you can press here").startswith("What you can press here.")
    assert do(at_table, "G: Game and options").startswith("Farkle")


def test_while_others_play_they_can_be_hurried() -> None:
    dice = [(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)]
    at_table = player(GameSetup("farkle", ("",), ("cautious",)), dice=dice)
    do(at_table, "Roll")
    do(at_table, "Bank")
    assert at_table.press(STEP) == "Hurry the others"
    assert "Your turn." in at_table.press(PRESS)


def test_menus_go_round_over_their_entries_and_the_way_back() -> None:
    at_home = player()
    do(at_home, "Settings")
    do(at_home, "What is said")
    assert do(at_home, "How much is said").endswith("full")
    assert at_home.press(PRESS).endswith("brief")  # after the last value the first
    assert do(at_home, "Back") == "What is said"
    assert do(at_home, "Back") == "Settings"
    first = at_home.press(STEP)
    first_menu = at_home.router.screen.items  # type: ignore[attr-defined]
    rounds = [first, *(at_home.press(STEP) for _ in first_menu)]
    assert rounds[-1] == first


def test_a_name_is_put_together_letter_by_letter() -> None:
    at_home = player()
    do(at_home, "New game")
    do(at_home, "People at this keyboard")
    do(at_home, "Name of player 1")
    for letter in ("B", "O"):
        assert do(at_home, letter) == letter
    assert do(at_home, "Done") == "Name of player 1: Bo"


def test_another_key_begins_the_round_anew() -> None:
    at_table = player(ALONE)
    at_table.press(STEP)
    at_table.press(STEP)
    at_table.press("s")
    assert at_table.press(STEP) == "Roll"


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("speech", [True, False])
def test_two_keys_at_random_are_always_answered(game: str, speech: bool) -> None:
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


def would_do(named: str, player: Player) -> bool:
    """Whether a plain player of Farkle does what was just named: bank as soon as one may."""
    state = player.table.state
    if not state.open:
        return named == "Roll"
    if player.table.why_not(BANK) is None:
        return named == "Bank"
    return named == "Roll" if state.kept else " points" in named


def test_a_whole_game_of_farkle_with_two_keys() -> None:
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
    assert at_table.heard[-1] == "Play again"
    at_table.press(PRESS)
    assert not at_table.table.over


def test_a_whole_game_of_farkle_with_one_key_and_time() -> None:
    at_table = player(SHORT, "one")
    rolled = 0
    for _ in range(4000):
        if at_table.table.over:
            break
        at_table.clock.now = max(at_table.clock.now, at_table.router.due() or 0) + 1
        before = len(at_table.heard)
        at_table.router.tick(at_table.clock())
        named = at_table.heard[-1] if len(at_table.heard) > before else ""
        if would_do(named, at_table):
            at_table.press(PRESS)
            rolled += named == "Roll"
    keys = [line["key"] for line in at_table.out.lines if line["kind"] == "key"]
    assert at_table.table.over
    assert set(keys) == {PRESS}
    assert rolled > 2
    assert len(keys) < 200


# ------------------------------------------------------------------ time


def step_by_itself(player: Player) -> tuple[str, float]:
    """Wait for the next step: what was said, and after how many ms."""
    due = player.router.due()
    assert due is not None
    waited = due - player.clock.now
    player.clock.now = due
    before = len(player.heard)
    player.router.tick(player.clock())
    return " | ".join(player.heard[before:]), waited


def test_a_step_waits_for_what_is_being_said_and_then_the_dwell() -> None:
    at_table = player(ALONE, "one")
    at_table.press(PRESS)  # nothing was named yet: the first thing is
    assert at_table.heard[-1] == "Roll"
    own = at_table.context.settings
    waits = switch_access.speaking_ms("Roll", own.rate)
    said, waited = step_by_itself(at_table)
    assert said == "Hint"
    assert waited == pytest.approx(waits + own.dwell)
    own.dwell = 4000
    at_table.press("s", wait=0)
    _, waited = step_by_itself(at_table)
    assert waited == pytest.approx(switch_access.speaking_ms(at_table.heard[-2], own.rate) + 4000)


def test_steps_by_themselves_cut_nothing() -> None:
    at_table = player(ALONE, "one")
    step_by_itself(at_table)
    assert at_table.out.lines[-1]["interrupt"] is False


def test_news_puts_the_step_off_and_the_round_begins_anew() -> None:
    dice = [(1, 1, 5, 5, 5, 2), (1, 1, 1, 2, 3, 4)]
    at_table = player(GameSetup("farkle", ("",), ("cautious",)), "one", dice=dice)
    for named in ("Roll", "Bank"):
        while step_by_itself(at_table)[0] != named:
            pass
        at_table.press(PRESS, wait=1)
    while "Your turn." not in at_table.heard[-1]:
        step_by_itself(at_table)
    own = at_table.context.settings
    said, waited = step_by_itself(at_table)
    assert said == "Roll"
    assert waited >= switch_access.speaking_ms("Your turn.", own.rate) + own.dwell


def test_without_a_press_it_rests_and_a_press_sets_it_going() -> None:
    at_table = player(ALONE, "one")
    rounds = 0
    while at_table.router.due() is not None:
        rounds += step_by_itself(at_table)[0] == "Roll"
        assert rounds <= switch_access.ROUNDS
    assert rounds == switch_access.ROUNDS
    entries = len(at_table.table.journal.entries)
    at_table.press(PRESS)
    assert len(at_table.table.journal.entries) == entries  # nothing is done by surprise
    assert at_table.router.due() is not None


def test_nothing_steps_while_the_window_is_left() -> None:
    at_table = player(ALONE, "one")
    at_table.router.focus(gained=False)
    assert at_table.router.due() is None
    at_table.router.focus(gained=True)
    assert at_table.router.due() is not None


def test_wide_characters_take_longer_and_a_fast_voice_less() -> None:
    assert switch_access.speaking_ms("番", 220) > switch_access.speaking_ms("a", 220)
    assert switch_access.speaking_ms("a word", 200) == pytest.approx(300)
    assert switch_access.speaking_ms("a word", 400) == pytest.approx(150)
