"""Players' names, the end of a game, and its records, review and replay."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from audiodice import opponents
from audiodice.cli import main
from audiodice.core.jobs import Done
from audiodice.core.model import Action
from audiodice.engine.journal import Journal, Seat, read
from audiodice.engine.review import review
from audiodice.engine.setup import GameSetup
from audiodice.engine.stats import Stats
from audiodice.engine.summary import summary
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow
from audiodice.games import load
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.records.database import connect
from audiodice.storage.records.schema import MIGRATIONS
from audiodice.storage.records.store import Records
from audiodice.ui.play.game_alone import GameAlone
from audiodice.ui.record_lines import record_lines
from audiodice.ui.replay import Replay, decision
from audiodice.ui.seating import names
from tests.support.headless import Player
from tests.support.languages import LANGS, OTHERS
from tests.support.ready import finished
from tests.support.said import said

ALONE = GameSetup("farkle", ("",), (), {"target": 100})
WON = [(1, 1, 1, 1, 2, 3)]
FUNE = GameSetup("fune", ("",), ("cautious",))

# --- players' names ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_unnamed_player_is_saved_without_a_name(tmp_path: Path, lang: str) -> None:  # F4
    player = Player(ALONE, dice=WON, keep_in=tmp_path, lang=lang)
    player.keys("enter a b")
    player.autosave.close()
    (kept,) = JournalFolder(tmp_path / "games").kept(finished=True)
    header = json.loads(kept.path.read_text("utf-8").splitlines()[0])
    assert header["seats"] == [{"name": "", "policy": None}]
    assert [one.player for one in Records(tmp_path / "records.sqlite").stats()] == [""]


@pytest.mark.parametrize("name", ["You", "Du", "Vous", "あなた"])
def test_placeholder_name_in_an_older_journal_means_the_unnamed_player(name: str) -> None:  # F4
    player = Player(ALONE, dice=WON)
    journal = Journal(replace(player.table.journal.header, seats=(Seat(name),)))
    assert read(journal.lines()).header.seats == (Seat(""),)


@pytest.mark.parametrize("name", ["You", "Du", "Vous", "あなた"])
def test_placeholder_name_in_older_records_means_the_unnamed_player(
    tmp_path: Path, name: str
) -> None:  # F4
    path = tmp_path / "records.sqlite"
    base = connect(path, MIGRATIONS[:1])
    base.execute("INSERT INTO games VALUES (1, 'x', 'farkle', '{}', '2026', 'target', 0, 60, 0)")
    for seat, (called, against) in enumerate(((name, "cautious"), (name, "cautious+people"))):
        base.execute(
            "INSERT INTO seats VALUES (1, ?, 'farkle', '2026', 60, 0, ?, NULL, ?, 100, 1, 1, 0, 3,"
            " 100, 50, 0, 6, 20, 0)",
            (seat, called, against),
        )
    base.close()
    found = Records(path).stats()
    assert {one.opponents: one.player for one in found} == {
        "cautious": "",
        "cautious+people": name,  # names at a shared keyboard were typed by a person
    }
    assert [one.reviewed for one in found] == [0, 0]


def test_computer_players_have_names_of_the_current_language() -> None:
    seats = (Seat(""), Seat("Clara", "cautious"), Seat("Bo", "bold"))
    for lang in LANGS:
        words = Player(lang=lang).context.words
        given = (
            words.text("you_name"),
            *(words.text(f"opponent-name-{policy}") for policy in ("cautious", "bold")),
        )
        assert names(seats, words) == given
    assert names((Seat("Ann"), Seat("")), words)[0] == "Ann"


@pytest.mark.parametrize(
    "players", ["Ann,Ann", "ann,Bo,Ann", "José,Jose\u0301", "JOSE\u0301,josé", "か\u3099く,がく"]
)
def test_same_name_twice_is_refused_on_the_command_line(
    players: str, capsys: pytest.CaptureFixture[str]
) -> None:  # F7
    with pytest.raises(SystemExit) as left:
        main(["play", "fune", "--players", players, "--face", "terminal"])
    assert left.value.code == 2
    assert "--players" in capsys.readouterr().err


def test_same_name_twice_is_refused_in_the_menu() -> None:  # F7
    player = Player()
    player.context.setup = GameSetup("fune", ("Ann", "ann"), ())
    player.press("n")
    player.press("enter")
    player.press("home")
    assert player.press("enter") == said("same_name", name="ann")


# --- the end of a game ---------------------------------------------------------------------------


def test_end_says_the_result_first_and_what_enter_does_last() -> None:
    player = Player(GameSetup("dice4fun", (), ("cautious", "bold", "steady")), pace="instant")
    keys = player.let_play().keys
    assert keys[-4:] == ["podium", "podium", "podium", "plays_again"]
    assert keys[-5] == "ended"


class Bests:
    """A store with one best score."""

    def __init__(self, best: int, game: str = "fune", variant: str = "") -> None:
        self._stats = Stats(
            game, "", "bold", 1, 0, 0, best, best, 0, 0, 13, 50, 10.0, 0, 1, 1, 0, 0, 60, variant
        )

    def stats(self) -> object:
        return Done((self._stats,))


@pytest.mark.parametrize(("before", "told"), [(100, True), (400, False)])
def test_new_best_score_against_any_opponent_is_said(before: int, told: bool) -> None:
    table = finished("fune", ("steady", "cautious"), 3)
    table.seats = (Seat(""), Seat("", "cautious"))
    table.journal.header = replace(table.journal.header, seats=table.seats)
    player = Player(FUNE)
    player.context.store = Bests(before)  # type: ignore[assignment]
    ending = GameAlone(player.context, table).ending
    ending.begin()
    said_ = ending.said()
    assert any(event.key == "new_best" for event in said_) == told
    assert said_[-1].key == "plays_again"
    assert ending.said() == ()  # said only once


@pytest.mark.parametrize("boxes", [13, 15])
@pytest.mark.parametrize("variant", ["", "boxes=13"])
def test_new_best_is_compared_only_with_the_same_variant(boxes: int, variant: str) -> None:
    table = finished("dice4fun", ("steady", "cautious"), 3, boxes=boxes)
    table.seats = (Seat(""), Seat("", "cautious"))
    table.journal.header = replace(table.journal.header, seats=table.seats)
    player = Player(FUNE)
    player.context.store = Bests(1, "dice4fun", variant)  # type: ignore[assignment]
    ending = GameAlone(player.context, table).ending
    ending.begin()
    told = any(event.key == "new_best" for event in ending.said())
    assert told == ((variant == "boxes=13") == (boxes == 13))


def test_the_costliest_decisions_are_said_by_turn(all_solved: None) -> None:
    table = finished("fune", ("cautious", "steady"), 3)
    evaluator = opponents.reviewer("fune")
    assert evaluator is not None
    worst = review(table.journal, table.game, evaluator)[0].costliest()
    ending = GameAlone(Player(FUNE).context, table).ending
    ending.begin()
    costliest, _practise, again = ending.said()
    assert (costliest.key, costliest.seat) == ("costliest", 0)
    dear = tuple((one.turn, round(one.cost), "points") for one in worst)
    assert costliest.fields["dear"] == dear
    assert len(dear) == 3
    assert again.key == "plays_again"


def test_h_after_the_end_opens_the_review_whose_decisions_lead_to_the_replay(
    all_solved: None,
) -> None:
    player = Player(GameSetup("fune", ("",), ()), seed=2)
    for _ in range(13):
        player.keys("enter home b b b")
    assert player.table.over
    player.press("h")
    entries = player.router.screen.items  # type: ignore[attr-defined]
    place = next(n for n, item in enumerate(entries) if item.event.key == "review_decision")
    turn = entries[place].event.fields["turn"]
    for _ in range(place):
        player.press("down")
    assert player.press("enter") == said("replay_turn", ..., turn=turn)
    assert isinstance(player.router.screen, Replay)
    player.press("escape")
    assert player.router.screen.items[place].event.key == "review_decision"  # type: ignore[attr-defined]


def test_decisions_of_a_replay_are_told_in_the_past(all_solved: None) -> None:
    game = load("fune")
    table = Table(game, (Seat(""),), ScriptedThrow(((1, 2, 2, 3, 6),)))
    table.act(Action("roll"))
    words = Player(FUNE).context.words
    words.play("fune", Player(FUNE).context.words.listener)
    (zero,) = decision(game, table.state, Action("score", "long_straight"), words)
    assert (zero.key, zero.fields["box"]) == ("told_zeroed", "long_straight")
    table.act(Action("keep", (1, 2)))
    (kept,) = decision(game, table.state, Action("roll"), words)
    assert (kept.key, kept.fields["faces"]) == ("told_kept", (2, 2))


# --- the state of a game -------------------------------------------------------------------------


def at_the_table() -> Player:
    player = Player(
        GameSetup("farkle", ("",), ("cautious",)),
        dice=[(1, 1, 5, 5, 5, 2), (1, 1, 1, 5, 5, 2), (1, 2, 2, 2, 3, 5)],
    )
    player.keys("enter b")
    player.let_play()
    player.keys("enter 1 2")
    return player


def test_tab_and_closing_the_pause_menu_tell_the_whole_state() -> None:
    player = at_the_table()
    whole = said(
        "whose_turn", "last_roll", "points", "standing", kept=(1, 2, 2, 2), free=(3, 5), points=30
    )
    assert player.press("tab") == whole
    standing = player.press("tab").of("standing")
    assert (standing["where"], standing["points"]) == ("behind", 70)
    player.press("escape")
    assert player.press("escape") == whole
    player.press("?")
    assert player.press("escape") == said("whose_turn")  # a list does not hide the table


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((0, 28, 0), 2),
        ((10, 30, 10, 10), 2),
        ((5, 20, 30, 5), 2),
        ((0, 0, 28, 0), 2),
        ((10, 30, 20), 3),
        ((5, 20, 30, 10), 4),
        ((10, 30), 2),
    ],
)
def test_shared_place_is_not_said(points: tuple[int, ...], places: int) -> None:
    player = Player(GameSetup("farkle", ("",), ("cautious",) * (len(points) - 1)))
    player.table.state = replace(player.table.state, scores=points)
    standing = player.press("tab").of("standing")
    assert (standing["where"], standing["by"]) == ("behind", max(points) - points[0])
    assert standing["seats"] == places


def test_scores_query_names_the_leader_and_uses_the_order_of_the_settings() -> None:
    player = at_the_table()
    told = player.press("s")
    assert told == said("lead", "scores")
    (mine, other) = told.of("scores")["scores"]
    assert other > mine
    assert told.of("lead")["by"] == other - mine
    player.context.settings.scores = "points"
    assert player.press("s").of("scores")["scores"] == ((1, other), (0, mine))


@pytest.mark.parametrize("game", ["farkle", "fune", "dice4fun", "fonnjo_foon"])
def test_shift_v_lists_what_each_combination_scores(game: str) -> None:
    player = Player(GameSetup(game, ("",), ()))
    player.press("shift+v")
    lines = [item.label() for item in player.router.screen.items]  # type: ignore[attr-defined]
    rules = player.context.words.rules(game)
    assert len(lines) >= 5
    assert set(lines) <= set(rules[1:])
    for lang in OTHERS:
        other = Player(lang=lang).context.words
        assert other.game_text(game, "worth-lines") == player.context.words.game_text(
            game, "worth-lines"
        )


def test_help_in_a_replay_describes_its_keys_and_queries(tmp_path: Path) -> None:
    player = Player(ALONE, dice=WON, keep_in=tmp_path)
    player.keys("enter a b escape down enter")
    assert isinstance(player.router.screen, Replay)
    words = player.context.words
    player.press("i")
    assert player.press("right") == said("described", command="command-replay-list-right")
    player.press("i")
    player.press("?")
    labels = [item.label() for item in player.router.screen.items]  # type: ignore[attr-defined]
    for key in (
        "command-points",
        "command-last-roll",
        "command-scores",
        "command-replay-list-right",
    ):
        assert any(words.text(key) in label for label in labels), key
    assert not any(words.text("command-list-left") in label for label in labels)


def test_records_have_the_luck_and_skill_of_the_review(tmp_path: Path, all_solved: None) -> None:
    table = finished("fune", ("cautious", "steady"), 3)
    evaluator = opponents.reviewer("fune")
    assert evaluator is not None
    account = review(table.journal, table.game, evaluator)[0]
    seats = (Seat("Ann"), Seat("", "steady"))
    journal = Journal(replace(table.journal.header, seats=seats), table.journal.entries)
    records = Records(tmp_path / "records.sqlite")
    for _ in range(2):  # the same game does not count again
        records.record(journal)
    (one,) = records.stats()
    assert (one.reviewed, one.unit) == (1, "points")
    assert (one.luck, one.cost) == pytest.approx((account.luck, account.cost))
    luck = next(e for e in record_lines((one,), Player().context.words) if e.key == "record_luck")
    assert luck.fields["cost"] == round(account.cost)
    unjudged = summary(journal)
    assert unjudged is not None
    records.add((replace(unjudged, unit=""),))  # as rebuilt without the solved table
    assert records.stats() == (one,)


def test_totals_come_first_in_the_records() -> None:
    one = Stats("fune", "", "bold", 3, 1, 0, 240, 200.0, 1, 0, 39, 50, 10.0, 0, 1, 1, 0, 0, 60)
    two = Stats("fune", "", "steady", 1, 1, 0, 260, 260.0, 1, 0, 13, 50, 10.0, 0, 1, 1, 0, 0, 60)
    words = Player(FUNE).context.words
    first, *rest = record_lines((one, two), words)
    assert first.key == "record_overall"
    assert (first.fields["count"], first.fields["best"]) == (4, (260,))
    assert first.fields["mean"] == "215.0"
    assert all(event.key != "record_overall" for event in rest)
    assert all(event.key != "record_overall" for event in record_lines((one,), words))
