"""Sessions without a voice: phrases in turn, the keys that cut, repeat and silence them."""

from __future__ import annotations

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.present.cue import Cue, Phrase
from audiodice.session.phrase_player import GAP_MS, PhrasePlayer
from audiodice.ui.screen import Response, Restart
from tests.support.headless import Clock, Player

ALONE = GameSetup("farkle", ("",), ())
PAIR = GameSetup("farkle", ("",), ("cautious",))
ROLL, NEXT = (1, 1, 5, 2, 3, 4), (2, 2, 3, 4, 6, 6)


def phrase(name: str, ms: int = 1000) -> Phrase:
    return Phrase((Cue(name),), ms)


class Stage:
    """A phrase player, the time, and what was played and cut."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.events: list[str] = []
        self.phrases = PhrasePlayer(
            lambda cue: self.events.append(cue.name),
            lambda: self.events.append("cut"),
            lambda: None,
            self.clock,
        )

    def later(self, ms: float) -> list[str]:
        """Let time pass; all that has happened so far."""
        self.clock.now += ms
        self.phrases.tick()
        return self.events


def test_phrases_are_told_in_turn_with_a_gap() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.phrases.play(phrase("b"), interrupt=False)
    assert stage.later(1000 + GAP_MS - 1) == ["a"]
    assert stage.later(1) == ["a", "b"]


def test_an_interrupting_one_cuts_and_goes_first_and_what_waits_follows() -> None:
    stage = Stage()
    for name in ("a", "b", "c"):
        stage.phrases.play(phrase(name), interrupt=False)
    stage.clock.now += 100
    stage.phrases.play(phrase("answer"), interrupt=True)
    assert stage.events == ["a", "cut", "answer"]
    stage.later(1000 + GAP_MS)
    assert stage.later(1000 + GAP_MS) == ["a", "cut", "answer", "b", "c"]


def test_nothing_is_cut_where_nothing_sounds_any_more() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.clock.now += 1000 + GAP_MS
    stage.phrases.play(phrase("b"), interrupt=True)
    assert stage.events == ["a", "b"]


def test_it_is_busy_until_all_has_been_heard() -> None:
    stage = Stage()
    assert stage.phrases.due() is None
    start = stage.clock.now
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.phrases.play(phrase("b"), interrupt=False)
    assert stage.phrases.due() == start + 1000 + GAP_MS
    stage.later(1000 + GAP_MS)
    assert stage.phrases.busy
    stage.later(1000 + GAP_MS)
    assert stage.phrases.due() is None


def test_silence_cuts_and_forgets() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.phrases.play(phrase("b"), interrupt=False)
    stage.phrases.silence()
    assert stage.later(5000) == ["a", "cut"]
    assert not stage.phrases.busy


def test_a_phrase_of_nothing_cuts_nothing() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.phrases.play(Phrase(), interrupt=True)
    assert stage.events == ["a"]


# ------------------------------------------------------------------ at the table


def test_others_wait_while_something_is_told() -> None:
    player = Player(PAIR, dice=[ROLL, NEXT, NEXT], speech=False, pace="fast")
    player.press("enter")
    player.press("a")
    player.press("b")  # Cora's turn
    told_until = player.output.due()
    assert told_until is not None
    before = player.table.state
    while (due := player.router.due()) is not None and due < told_until:
        player.clock.now = due
        player.router.tick(player.clock())
    assert player.table.state is before
    assert player.router.due() == told_until
    player.let_play()
    assert player.table.turn == 0


def test_a_key_cuts_what_is_told_and_the_news_follows_the_answer() -> None:
    player = Player(PAIR, dice=[ROLL, NEXT, NEXT], speech=False, pace="fast")
    player.keys("enter a b")
    while "farkle" not in player.cued:  # Cora's news is being told
        player.clock.now = player.router.due() or 0
        player.router.tick(player.clock())
    cuts = player.mixer.cuts
    player.press("t", wait=10)
    assert player.mixer.cuts == cuts + 1
    assert player.cued[-1] == "turn_mine"


def cues_of(player: Player, *keys: str) -> list[str]:
    before = len(player.cued)
    for key in keys:
        player.press(key)
    return player.cued[before:]


def test_z_silences_and_answers_nothing() -> None:
    player = Player(ALONE, dice=[ROLL], speech=False)
    player.press("enter")
    cuts = player.mixer.cuts
    assert cues_of(player, "z") == []
    assert player.mixer.cuts == cuts + 1
    assert not player.output.busy


def test_j_tells_again_what_was_told_with_its_cues() -> None:
    player = Player(ALONE, dice=[ROLL, NEXT], speech=False)
    told = cues_of(player, "enter")
    assert cues_of(player, "j") == ["menu_move", *told]
    player.press("a")
    farkled = cues_of(player, "enter")
    assert "farkle_big" in farkled  # 200 points
    assert cues_of(player, "j") == ["menu_move", *farkled]


def test_m_tells_the_news_since_the_last_action_again() -> None:
    player = Player(PAIR, dice=[ROLL, NEXT], speech=False)
    player.keys("enter a")
    player.press("b")
    before = len(player.cued)
    player.let_play()
    news = player.cued[before:]
    player.keys("s t")  # asking is not acting, and answers are no news
    assert cues_of(player, "m") == news


def test_what_another_table_told_is_not_told_with_this_ones_seats() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious", "steady")), dice=[ROLL], speech=False)
    told = cues_of(player, "s")
    assert "tell_total" in told
    assert "tell_total" in cues_of(player, "j")
    player.router.carry_out(Response(then=Restart(player.sit(PAIR))))
    assert "tell_total" in cues_of(player, "s")
    assert "tell_total" in cues_of(player, "shift+k")  # of this table
    # What the table before told, with a third seat, is not heard again here.
    assert "tell_total" not in cues_of(player, "shift+j")
    assert player.context.history.current() != player.heard[0]


@pytest.mark.parametrize("spoken", [True, False])
def test_f10_changes_over_in_play_both_ways(spoken: bool) -> None:
    player = Player(ALONE, dice=[ROLL], speech=spoken)
    player.press("enter")
    first = "value_1" in player.cued
    assert first is not spoken
    player.press("f10")
    assert player.output.speech_on is not spoken
    assert ("tell_dice" in cues_of(player, "d")) is spoken
    player.press("f10")
    assert ("tell_dice" in cues_of(player, "d")) is not spoken


def test_speech_back_on_leaves_nothing_to_be_told() -> None:
    player = Player(ALONE, dice=[ROLL], speech=False)
    player.press("enter")
    player.press("f10", wait=10)
    assert not player.output.busy
