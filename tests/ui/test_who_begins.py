"""The setting who begins the next game at a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiodice.engine.entries import Header, Seat, header_of, header_text
from audiodice.engine.setup import BEGINS, GameSetup
from audiodice.storage.small_files import LastSetupsFile
from audiodice.ui.screen import push
from audiodice.ui.seating import listener, setup_of, sit_down
from tests.support.headless import InlineBackground, Player

SHORT = {"target": 100}


def seated(player: Player) -> list[str]:
    return [seat.policy or "person" for seat in player.table.seats]


@pytest.mark.parametrize(
    ("begins", "order"),
    [
        ("first", ["person", "cautious", "bold"]),
        ("turn", ["cautious", "bold", "person"]),
        ("winner", ["person", "cautious", "bold"]),
        ("loser", ["cautious", "bold", "person"]),
    ],
)
def test_enter_plays_again_and_the_chosen_seat_begins(begins: str, order: list[str]) -> None:
    setup = GameSetup("farkle", ("",), ("cautious", "bold"), SHORT, begins)
    player = Player(setup, dice=[(1, 1, 5, 2, 3, 4)] * 2)
    player.keys("enter b")
    assert player.table.over
    player.press("enter", wait=5000)
    assert seated(player) == order
    assert player.table.turn == 0


def test_restart_in_the_pause_menu_uses_the_same_first_seat_as_enter() -> None:
    setup = GameSetup("farkle", ("",), ("cautious",), SHORT, "loser")
    player = Player(setup, dice=[(1, 1, 5, 2, 3, 4)] * 2)
    player.keys("enter b escape down down down down enter")
    assert seated(player) == ["cautious", "person"]


def test_first_seat_begins_a_game_started_from_the_menu() -> None:
    setup = GameSetup("farkle", ("",), ("cautious",), SHORT, "turn")
    player = Player(setup, dice=[(1, 1, 5, 2, 3, 4)] * 3)
    player.keys("enter b")
    player.press("enter", wait=5000)
    assert seated(player) == ["cautious", "person"]
    player.router.start(push(player.launcher.main_menu()))
    player.press("enter")
    assert seated(player) == ["person", "cautious"]


def test_menu_names_who_begins_and_saves_it_for_each_game() -> None:
    player = Player()
    player.keys("n enter end")
    found = [player.context.setup.begins]
    for _ in BEGINS[1:]:
        player.press("right")
        found.append(player.context.setup.begins)
    assert tuple(found) == BEGINS
    player.press("right")
    assert player.cued[-1] == "menu_edge"


def test_resumed_game_keeps_who_began_and_who_begins_next() -> None:
    for people, others in (("",), ("bold", "steady")), (("Ann", "Bo"), ("bold", "steady")):
        for first in range(len(people) + len(others)):
            setup = GameSetup("farkle", people, others, SHORT, "loser", first)
            table = sit_down(setup, 1)
            again = sit_down(setup_of(table), 1)
            assert again.seats == table.seats
            assert setup_of(table).first == first
            assert again.journal.header == table.journal.header


def test_people_alone_keep_their_seats() -> None:
    table = sit_down(GameSetup("farkle", ("Ann", "Bo"), (), {}, "turn", 1), 1)
    assert setup_of(table).people == ("Bo", "Ann")


def test_stereo_positions_do_not_depend_on_who_begins() -> None:
    words = Player().context.words
    sides = set()
    for first in range(4):
        setup = GameSetup("farkle", ("",), ("cautious", "bold", "steady"), {}, "turn", first)
        table = sit_down(setup, 1)
        heard = listener(table, words)
        sides.add(tuple(sorted((name, heard.pan(n)) for n, name in enumerate(heard.names))))
    assert len(sides) == 1


def test_journal_says_who_begins_only_if_it_was_chosen() -> None:
    plain = Header("farkle", (Seat("Ann"),), {}, 1)
    assert '"begins"' not in header_text(plain)
    chosen = Header("farkle", (Seat("Ann"),), {}, 1, begins="loser")
    fields = json.loads(header_text(chosen))
    assert header_of(fields) == chosen
    with pytest.raises(ValueError, match="first, turn, winner, loser"):
        header_of({**fields, "begins": "nobody"})


def test_choice_of_who_begins_is_remembered_in_the_next_session(tmp_path: Path) -> None:
    setup = GameSetup("farkle", ("",), ("bold",), {}, "winner")
    LastSetupsFile(tmp_path / "last.json", InlineBackground()).remember(setup)
    assert LastSetupsFile(tmp_path / "last.json", InlineBackground()).of("farkle") == setup
