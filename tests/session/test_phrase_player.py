"""Sessions without a voice: phrases play in order; keys cut, repeat and silence them."""

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
    """A phrase player with a clock, and the cues that it played and cut."""

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
        """Let time pass; returns everything that happened so far."""
        self.clock.now += ms
        self.phrases.tick()
        return self.events


def test_phrases_are_played_in_order_with_a_gap() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.phrases.play(phrase("b"), interrupt=False)
    assert stage.later(1000 + GAP_MS - 1) == ["a"]
    assert stage.later(1) == ["a", "b"]


def test_interrupting_phrase_is_played_before_waiting_phrases() -> None:
    stage = Stage()
    for name in ("a", "b", "c"):
        stage.phrases.play(phrase(name), interrupt=False)
    stage.clock.now += 100
    stage.phrases.play(phrase("answer"), interrupt=True)
    assert stage.events == ["a", "cut", "answer"]
    stage.later(1000 + GAP_MS)
    assert stage.later(1000 + GAP_MS) == ["a", "cut", "answer", "b", "c"]


def test_finished_phrase_is_not_cut() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.clock.now += 1000 + GAP_MS
    stage.phrases.play(phrase("b"), interrupt=True)
    assert stage.events == ["a", "b"]


def test_player_is_busy_until_the_last_phrase_ends() -> None:
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


def test_silence_cuts_and_drops_waiting_phrases() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.phrases.play(phrase("b"), interrupt=False)
    stage.phrases.silence()
    assert stage.later(5000) == ["a", "cut"]
    assert not stage.phrases.busy


def test_empty_phrase_does_not_cut_another() -> None:
    stage = Stage()
    stage.phrases.play(phrase("a"), interrupt=False)
    stage.phrases.play(Phrase(), interrupt=True)
    assert stage.events == ["a"]


# ------------------------------------------------------------------ at the table


def test_computer_players_wait_while_a_phrase_plays() -> None:
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


def test_key_cuts_a_phrase_and_the_news_follows_the_answer() -> None:
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


def test_z_silences_without_an_answer() -> None:
    player = Player(ALONE, dice=[ROLL], speech=False)
    player.press("enter")
    cuts = player.mixer.cuts
    assert cues_of(player, "z") == []
    assert player.mixer.cuts == cuts + 1
    assert not player.output.busy


def test_j_repeats_a_phrase_with_its_cues() -> None:
    player = Player(ALONE, dice=[ROLL, NEXT], speech=False)
    told = cues_of(player, "enter")
    assert cues_of(player, "j") == ["menu_move", *told]
    player.press("a")
    farkled = cues_of(player, "enter")
    assert "farkle_big" in farkled  # 200 points
    assert cues_of(player, "j") == ["menu_move", *farkled]


def test_m_repeats_the_news_since_the_last_action() -> None:
    player = Player(PAIR, dice=[ROLL, NEXT], speech=False)
    player.keys("enter a")
    player.press("b")
    before = len(player.cued)
    player.let_play()
    news = player.cued[before:]
    player.keys("s t")  # queries are not actions, and answers are not news
    assert cues_of(player, "m") == news


def test_phrase_from_an_earlier_table_omits_its_seats() -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious", "steady")), dice=[ROLL], speech=False)
    told = cues_of(player, "s")
    assert "tell_total" in told
    assert "tell_total" in cues_of(player, "j")
    player.router.carry_out(Response(then=Restart(player.sit(PAIR))))
    assert "tell_total" in cues_of(player, "s")
    assert "tell_total" in cues_of(player, "shift+k")  # of this table
    # A message of the previous table, with a third seat, is not repeated here.
    assert "tell_total" not in cues_of(player, "shift+j")
    assert player.context.history.current() != player.heard[0]


@pytest.mark.parametrize("spoken", [True, False])
def test_f10_switches_speech_on_and_off_in_play(spoken: bool) -> None:
    player = Player(ALONE, dice=[ROLL], speech=spoken)
    player.press("enter")
    first = "value_1" in player.cued
    assert first is not spoken
    player.press("f10")
    assert player.output.speech_on is not spoken
    assert ("tell_dice" in cues_of(player, "d")) is spoken
    player.press("f10")
    assert ("tell_dice" in cues_of(player, "d")) is not spoken


def test_waiting_phrases_are_dropped_when_speech_is_on_again() -> None:
    player = Player(ALONE, dice=[ROLL], speech=False)
    player.press("enter")
    player.press("f10", wait=10)
    assert not player.output.busy
