"""The replay of a game: by steps, by turns, automatically, and from every menu."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice import opponents
from audiodice.core.model import Action
from audiodice.engine.journal import Journal, read_file
from audiodice.engine.setup import GameSetup
from audiodice.engine.story import played
from audiodice.engine.table import Table, resume
from audiodice.games.farkle.combos import worth
from audiodice.ui.replay import Replay, ToldStep, kept_before, replay, retold
from audiodice.ui.seating import listener
from audiodice.ui.switch_access import speaking_ms
from tests.support.each import each
from tests.support.headless import Player
from tests.support.ready import finished
from tests.support.said import said

FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"
KEPT = sorted({path.name.partition(".")[0] for path in FIXTURES.glob("*.journal")})


def journal(game: str) -> Journal:
    return read_file((FIXTURES / f"{game}.2.journal").read_bytes()).journal


@pytest.fixture(autouse=True)
def no_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the chances, which tests/ui/test_course.py tries."""
    monkeypatch.setattr(opponents, "chances", lambda _game: None)


def at(game: str = "farkle", verbosity: str = "normal", *, speech: bool = True) -> Player:
    player = Player(verbosity=verbosity, speech=speech)
    player.router.carry_out(replay(player.context, player.launcher, journal(game)))
    return player


def steps_of(player: Player, game: str) -> list[ToldStep]:
    table = resume(journal(game))
    return list(retold(table.journal, table.game, player.context.words))


def told_in(player: Player, game: str = "farkle") -> list[str]:
    """Return the text of every step of the game."""
    return [player.context.words.utter(step.speech) for step in steps_of(player, game)]


@each("verbosity", ["brief", "normal", "full"])
@each("game", KEPT)
def test_right_and_left_go_through_every_step(game: str, verbosity: str) -> None:
    player = at(game, verbosity)
    expected = told_in(player, game)
    assert all(expected)
    assert [player.press("right") for _ in expected] == expected
    assert player.press("right") == expected[-1]
    assert player.cued[-1] == "menu_edge"
    assert [player.press("left") for _ in expected[1:]] == expected[-2::-1]
    assert player.press("end") == expected[-1]
    assert player.press("home") == expected[0]


@pytest.mark.parametrize("game", KEPT)
def test_turns_of_every_seat_are_told_roll_by_roll_without_naming_keys(game: str) -> None:
    player, named = at(game), list[str]()
    player.context.words.key = lambda name: named.append(name) or name  # type: ignore[func-returns-value]
    told_in(player, game)
    assert named == []  # F9: a replay must not tell anyone to press keys
    table = resume(journal(game))
    seats = range(len(table.seats))
    rolls = dict.fromkeys(seats, 0)
    for step in played(table.journal, table.game):
        rolls[table.game.turn(step.before)] += step.action.verb == "roll"
    told = [event for step in steps_of(player, game) for event in step.speech]
    for seat in seats:  # F10: every seat's turns are told like the player's own
        assert sum(e.key == "told_rolled" and e.seat == seat for e in told) == rolls[seat] > 0
    assert any(e.key == "told_kept" and e.fields["faces"] for e in told)


@pytest.mark.parametrize("game", KEPT)
def test_replay_numbers_turns_as_the_scores_query_does(game: str) -> None:
    table = resume(journal(game))
    assert len(table.seats) > 1
    turns_of: dict[int, list[object]] = {}
    for step in steps_of(at(game), game):
        for event in step.speech:
            if event.key == "replay_turn" and event.seat is not None:
                turns_of.setdefault(event.seat, []).append(event.fields["turn"])
    assert all(told == list(range(1, len(told) + 1)) for told in turns_of.values())
    assert max(map(len, turns_of.values())) == table.game.round(table.state).round


def test_cues_of_the_dice_are_played_with_their_steps() -> None:
    player = at()
    player.press("right")
    assert {"shake_6", "pour_6"} <= set(player.cued)


@pytest.mark.parametrize("game", KEPT)
def test_down_tells_the_next_turn_and_up_the_previous_one(game: str) -> None:
    player = at(game)
    whole: dict[int, list[str]] = {}
    for step, told in zip(steps_of(player, game), told_in(player, game), strict=True):
        whole.setdefault(step.turn, []).append(told)
    turns = [" ".join(told) for told in whole.values()]
    assert [player.press("down") for _ in turns] == turns
    player.press("down")
    assert player.cued[-1] == "menu_edge"
    assert player.press("up") == turns[-2]
    assert player.press("left") == whole[len(turns) - 2][-2]  # the place is the end of the turn


def test_enter_plays_automatically_at_the_pace_of_speech_and_space_pauses() -> None:
    player = at()
    first = player.press("enter")
    due = player.router.due()
    own = player.context.settings
    wait = speaking_ms(first, own.rate) + 350  # the fast pace
    assert due is not None
    assert due == pytest.approx(player.clock.now + wait)
    player.clock.now = due
    player.router.tick(player.clock())
    assert player.heard[-1] != first
    assert player.press("space") == said("replay_paused")
    assert player.router.due() is None
    assert player.press("tab") == said("replay_where", place=2)
    player.press("space")
    player.let_play()
    assert player.heard[-1] == told_in(player)[-1]
    assert player.press("enter") == first  # from the start again


def test_arrow_keys_stop_automatic_playing() -> None:
    player = at()
    player.press("enter")
    player.press("right")
    assert player.router.due() is None


def test_every_key_of_a_replay_has_an_answer_in_sounds() -> None:
    player = at(speech=False)
    player.let_play()
    for key in ("right", "down", "tab", "enter", "space", "up", "end", "right", "q"):
        del player.out.lines[:]
        player.press(key)
        if key != "enter":
            player.let_play()
        assert player.cued, key


def test_replay_works_with_switches() -> None:
    player = at()
    player.context.settings.switches = "two"
    assert player.press("space") == said("offer", label="offer-play-on")
    assert player.press("space") == said("offer", label="offer-step")
    assert player.press("enter") == told_in(player)[0]
    names = [offer.name for offer in player.router.screen.offers()]
    assert names[-1] == "back"


def test_game_just_finished_can_be_replayed() -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100})
    player = Player(setup, dice=[(1, 1, 1, 1, 2, 3)])
    player.keys("enter a b escape")
    labels = [item.label() for item in player.router.screen.items]  # type: ignore[attr-defined]
    hear = player.context.words.text("menu_replay")
    assert hear in labels
    while player.press("down") != hear:
        pass
    assert player.press("enter").startswith("Farkle, You: 1 turn to hear.")
    assert player.press("end")
    assert player.press("escape") == hear


def test_finished_game_can_be_replayed_from_the_saved_games(tmp_path: Path) -> None:
    setup = GameSetup("farkle", ("",), (), {"target": 100})
    player = Player(setup, dice=[(1, 1, 1, 1, 2, 3)], keep_in=tmp_path)
    player.keys("enter a b")
    player.autosave.close()
    again = Player(keep_in=tmp_path)
    again.press("k")
    while again.press("tab") != said("list_where", label="kept-title"):
        again.press("k")
    again.keys("enter end enter")
    again.press("enter")  # one place for replay, review and statistics
    labels = [item.label() for item in again.router.screen.items]  # type: ignore[attr-defined]
    text = again.context.words.text
    assert labels == [text(f"menu_{name}") for name in ("replay", "review", "statistics")]
    assert again.press("enter").startswith("Farkle, You: 1 turn to hear.")
    assert isinstance(again.router.screen, Replay)
    assert again.press("end") == said(..., "ended")
    again.press("escape")
    assert not isinstance(again.router.screen, Replay)


def test_replay_of_a_file_damaged_meanwhile_is_refused_in_words(tmp_path: Path) -> None:
    kept = tmp_path / "games" / "finished" / "20261121T104651Z-farkle.journal"
    kept.parent.mkdir(parents=True)
    whole = (FIXTURES / "farkle.2.journal").read_bytes()
    kept.write_bytes(whole)
    player = Player(keep_in=tmp_path)
    finished = player.keys("k enter end enter")[-1]
    assert finished == said("menu_open", label="kept-game", points=220)
    kept.write_bytes(whole[:-200] + b"x" + whole[-199:])
    assert player.press("enter") == said("replay_failed")
    kept.unlink()
    assert player.press("enter") == said("replay_failed")
    assert player.press("tab") == said("list_where", title="finished-title")


@pytest.mark.parametrize("game", KEPT)
def test_queries_in_a_replay_are_answered_for_the_current_step(game: str) -> None:
    player = at(game)
    assert player.press("s") == said("replay_open")  # before the first step: how to begin
    table = resume(journal(game))
    player.press("end")
    words = player.context.words
    for key, query in (("s", "scores"), ("d", "roll"), ("g", "rules")):
        assert player.press(key) == words.utter(table.query(query))
    player.press("home")
    early = player.press("s")
    assert early != words.utter(table.query("scores"))
    assert player.press("b") == said("unbound", bound="B")
    player.keys("i")
    assert player.press("s") == said("described", bound="S", command="command-scores")


@pytest.mark.parametrize("game", ["farkle", "fonnjo_foon"])
@pytest.mark.parametrize("seed", range(3))
def test_replay_tells_dice_that_were_kept_without_a_key(game: str, seed: int) -> None:  # C11
    table = finished(game, ("cautious", "bold", "steady"), seed)
    told = told_before_ends(table)
    ends = [s for s in played(table.journal, table.game) if s.action.verb == table.game.commit]
    assert len(told) == len(ends) > 5
    for kept, step in zip(told, ends, strict=True):
        assert kept
        chosen = kept_before(table.game, step.before, step.action)
        assert kept == chosen
        places = table.game.dice(step.before)[1] or table.game.keep_all(step.before).arg
        state = table.game.apply(step.before, Action("keep", places)).state
        assert table.game.apply(state, step.action).state == step.after


def told_before_ends(table: Table) -> list[tuple[int, ...]]:
    """Return the dice that are told before each bank or picture."""
    words = Player().context.words
    words.play(table.game.name, listener(table, words))
    steps = retold(table.journal, table.game, words)
    found = []
    for step in steps:
        keys = [event.key for event in step.speech]
        if any(key.endswith(("banked", "picture")) for key in keys):
            kept = step.speech[keys.index("told_kept")].fields
            assert kept["points"] == 0  # the points are told with the bank
            found.append(kept["faces"])
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("seed", range(4))
def test_replay_tells_the_points_of_dice_kept_before_a_roll(seed: int) -> None:  # C11
    player = Player(GameSetup("farkle", ("",), (), {"target": 2000}), seed=seed)
    for _ in range(80):
        player.keys("enter a")
    table, sums = player.table, 0
    for step in retold(table.journal, table.game, player.context.words):
        for event in step.speech:
            if event.key == "told_kept":
                points = worth(event.fields["faces"], 1000)  # type: ignore[arg-type]
                assert event.fields["points"] == points > 0
                sums += points
            elif event.key == "told_farkled":
                assert event.fields["lost"] == sums
                sums = 0
    assert any(step.action.verb == "keep" for step in played(table.journal, table.game))
