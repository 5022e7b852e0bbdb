"""What a host can do with a room, and what becomes of it when the host is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.friends.screens.room_screen import RoomScreen
from audiodice.friends.screens.table import FriendsTable
from audiodice.storage.kept_rooms import KeptRoomsFolder
from tests.friends.screens.evening import (
    at_table,
    begin,
    during,
    end_turn,
    hosting,
    in_room,
    joining,
    journals,
    line_of,
    play_to_the_end,
    room_of,
    table_of,
    to_friends,
    turn,
)
from tests.support import ready
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player
from tests.support.said import Heard, said

LOST_MS = 62_000


def choose(player: Player, label: str, **fields: object) -> Heard:
    """Choose the entry with this label in the open menu; returns what is said."""
    wanted = said("entry", label=label, **fields)
    place = next(n for n, entry in enumerate(player.entries) if entry == wanted)
    player.keys("home" + " down" * place)
    return player.press("enter")


def leave(player: Player) -> Heard:
    """Leave the room by the menu of the table or of the room."""
    if isinstance(player.router.screen, FriendsTable):
        player.press("escape")
    return choose(player, "room-leave")


def game_over(net: FriendsNet, *guests: str) -> list[Player]:
    """People at a short game of Farkle that is over."""
    people = in_room(net, *guests)
    lower_target(people[0], times=8)
    begin(net, people[0])
    play_to_the_end(net, people)
    net.pass_ms(15_000)
    return people


def lower_target(host: Player, *, times: int = 1) -> None:
    wanted = said("entry", label="menu-option", option="farkle/option-target")
    place = next(n for n, entry in enumerate(host.entries) if entry == wanted)
    host.keys("home" + " down" * place + " left" * times)


# ------------------------------------------------------------------ the next game


def test_host_chooses_game_and_guests_hear_it() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    ann.keys("home down")
    before = len(ann.out.lines)
    ann.press("right")
    assert during(net, bob, 2500) == said("game_chosen", game="fonnjo_foon/game-name")
    assert "game_chosen" not in [key for heard in ann._since(before) for key in heard.keys]
    begin(net, ann)
    assert {table_of(ann).game.name, table_of(bob).game.name} == {"fonnjo_foon"}


def test_options_and_computers_of_host_are_those_of_the_game() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    ann.keys("home down down right")
    lower_target(ann)
    begin(net, ann)
    header = table_of(bob).journal.header
    assert [seat.policy for seat in header.seats] == [None, None, "cautious"]
    assert header.options["target"] == 500


def test_change_of_an_option_is_not_announced() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    lower_target(ann)
    assert during(net, bob, 1000) == ""


def test_enter_begins_the_same_game_again_for_all() -> None:
    net = FriendsNet()
    ann, bob = game_over(net, "Bob")
    first = table_of(ann).journal.header
    assert bob.press("enter") == said(..., "not_begun_again", name="Ann")
    ann.press("enter")
    net.pass_ms(3000)
    for player in (ann, bob):
        assert isinstance(player.router.screen, FriendsTable)
        assert not table_of(player).over
        assert "seated" in [key for heard in player.heard[-4:] for key in heard.keys]
        assert "table_rewound" not in [key for heard in player.heard for key in heard.keys]
    assert table_of(ann).journal.header != first
    end_turn(net, [ann, bob][turn(ann)])
    net.pass_ms(6000)
    assert len(journals(ann, bob)) == 1


def test_host_chooses_another_game_after_the_end() -> None:
    net = FriendsNet()
    ann, bob = game_over(net, "Bob")
    ann.press("escape")
    choose(ann, "room-back")
    assert isinstance(ann.router.screen, RoomScreen)
    ann.keys("home down right")
    assert during(net, bob, 2500) == said("game_chosen", game="fonnjo_foon/game-name")
    begin(net, ann)
    assert table_of(bob).game.name == "fonnjo_foon"
    assert isinstance(bob.router.screen, FriendsTable)


def test_seats_stay_and_watcher_gets_one_in_the_next_game() -> None:
    net = FriendsNet()
    ann, bob = game_over(net, "Bob")
    cora = joining(net, "Cora", ann)
    net.pass_ms(5000)
    ann.press("enter")
    net.pass_ms(3000)
    assert [seat.name for seat in table_of(cora).seats] == ["Ann", "Bob", "Cora"]
    assert isinstance(cora.router.screen, FriendsTable)
    assert len(journals(ann, bob, cora)) == 1


# ------------------------------------------------------------------ leaving, closing, handing over


def test_host_who_leaves_is_asked_who_keeps_the_room() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    assert ann.press("escape") == said("menu_open", title="room-leave-asked", name="Bob")
    assert during(net, bob, 1000) == ""
    ann.press("enter")
    assert ann.context.room is None
    heard = during(net, bob, 5000)
    assert said("host_changed", ..., me=True) == heard
    assert room_of(bob).room.am_host
    assert "room-begin" in [label.key for entry in bob.entries for label in entry.labels]


def test_host_stays_after_escape() -> None:
    net = FriendsNet()
    ann, _ = in_room(net, "Bob")
    ann.keys("escape escape")
    assert isinstance(ann.router.screen, RoomScreen)
    assert room_of(ann).room.am_host


def test_closed_room_is_left_and_forgotten_by_all(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net, kept_rooms=KeptRoomsFolder(tmp_path / "ann"))
    bob = joining(net, "Bob", ann, kept_rooms=KeptRoomsFolder(tmp_path / "bob"))
    leave(ann)
    choose(ann, "room-close")
    heard = during(net, bob, 3000)
    assert heard == said("room_closed", ..., name="Ann")
    assert bob.context.room is None
    assert not list(tmp_path.rglob("*.room"))


def test_closed_game_is_kept(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob", keep_in=tmp_path)
    begin(net, ann)
    for _ in range(2):
        end_turn(net, [ann, bob][turn(ann)])
        net.pass_ms(6000)
    leave(ann)
    choose(ann, "room-close")
    net.pass_ms(3000)
    assert bob.context.room is None
    saved = bob.context.store.listing().result()  # type: ignore[union-attr]
    assert [one.shared for one in saved if one.shared]


def test_guest_who_leaves_is_asked_unless_alone() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    assert bob.press("escape") == said("leave_asked")
    bob.press("escape")
    assert bob.context.room is None
    assert during(net, ann, 3000) == said("friend_left", name="Bob")


def test_host_hands_the_room_over_in_play() -> None:
    net = FriendsNet()
    ann, bob, _ = at_table(net, "Bob", "Cora")
    ann.press("shift+f")
    choose(ann, "friend-entry", name="Cora")
    choose(ann, "person-hand-over")
    net.pass_ms(3000)
    assert room_of(bob).host == "Cora"
    ann.keys("escape escape")
    for _ in range(3):
        players = [ann, bob, net.players[2]]
        end_turn(net, players[turn(ann)])
        net.pass_ms(6000)
    assert len(journals(*net.players)) == 1


def test_removed_person_is_out_and_stays_out() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    ann.press("shift+f")
    choose(ann, "friend-entry", name="Bob")
    choose(ann, "person-remove")
    assert during(net, bob, 2000) == said("friend_removed", ..., me=True)
    assert bob.context.room is None
    ann.keys("escape escape")
    assert "friend_removed" in [key for heard in ann.heard[-2:] for key in heard.keys]


def test_only_the_host_has_the_entries_of_the_host() -> None:
    net = FriendsNet()
    _, bob = in_room(net, "Bob")
    labels = {label.key for entry in bob.entries for label in entry.labels}
    assert not labels & {"room-begin", "room-lock", "menu-game", "room-computers"}


# ------------------------------------------------------------------ the host is gone


def test_quitting_host_is_gone_at_once() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    ann.session.close()
    net.silent.add(0)
    assert "host_lost" in during(net, bob, 6000).keys


@pytest.mark.parametrize("begun", [True, False])
def test_lost_host_is_waited_for_or_left_behind(begun: bool) -> None:
    net = FriendsNet()
    ann, bob, cora = (at_table if begun else in_room)(net, "Bob", "Cora")
    net.silent.add(0)
    net.pass_ms(LOST_MS)
    for player in (bob, cora):
        assert said("host_lost", name="Ann", here=2, of=3) in player.heard
    bob.press("shift+f")
    choose(bob, "host-go-on", name="Ann")
    net.pass_ms(8000)
    assert said("host_went_on", ..., name="Bob", lost="Ann") in cora.heard
    assert room_of(cora).host == "Bob"
    net.silent.discard(0)
    net.pass_ms(30_000)
    assert room_of(ann).host == "Bob"
    setup = room_of(bob).room.state.setup
    assert setup is not None
    assert setup.computers == (), "and not those of Bob's usual game"
    if begun:
        assert said("table_changed", ..., name="Bob") in ann.heard
        for _ in range(3):
            end_turn(net, net.players[turn(bob)])
            net.pass_ms(8000)
        assert len(journals(ann, bob, cora)) == 1


def test_who_waits_for_the_host_loses_nothing() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    end_turn(net, ann)
    net.pass_ms(6000)
    before = journals(bob)
    net.silent.add(0)
    net.pass_ms(LOST_MS)
    bob.press("shift+f")
    assert choose(bob, "decide-wait", name="Ann") == said("chosen_wait", ..., name="Ann")
    net.pass_ms(60_000)
    net.silent.discard(0)
    net.pass_ms(15_000)
    assert journals(ann, bob) == before
    end_turn(net, bob)
    net.pass_ms(6000)
    assert len(journals(ann, bob)) == 1


def test_host_who_played_on_alone_is_asked_to_join_the_others() -> None:
    net = FriendsNet()
    ann, bob, cora = at_table(net, "Bob", "Cora")
    line_of(ann).apart = True
    net.pass_ms(LOST_MS)
    bob.press("shift+f")
    choose(bob, "host-go-on", name="Ann")
    for _ in range(2):
        ann.press("shift+f")
        ann.keys("home down enter")  # a computer plays for one who is gone
        net.pass_ms(2000)
    end_turn(net, ann)
    net.pass_ms(20_000)
    line_of(ann).apart = False
    assert "tables_meet" in during(net, ann, 30_000).keys
    before = journals(ann)
    assert before != journals(bob)
    ann.press("shift+f")
    choose(ann, "table-join-larger")
    net.pass_ms(10_000)
    assert said("table_changed", ..., name="Bob") in ann.heard
    assert len(journals(ann, bob, cora)) == 1


def test_two_programs_of_one_person_are_told_and_the_host_chooses(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = joining(net, "Bob", ann, kept_rooms=KeptRoomsFolder(tmp_path / "one"))
    folder = tmp_path / "two"
    folder.mkdir()
    for file in (tmp_path / "one").glob("*.room"):
        (folder / file.name).write_bytes(file.read_bytes())
    again = net.player("Bob", kept_rooms=KeptRoomsFolder(folder))
    to_friends(again)
    again.press("enter")
    net.pass_ms(20_000)
    assert said("two_programs", name="Bob", me=False) in ann.heard
    assert any("two_programs" in heard.keys for heard in (*bob.heard, *again.heard))
    ann.press("shift+f")
    choose(ann, "friend-entry", name="Bob")
    choose(ann, "twin-newer")
    net.pass_ms(5000)
    assert bob.context.room is None
    assert "put_out" in [key for heard in bob.heard for key in heard.keys]
    assert again.context.room is not None


@pytest.mark.parametrize("told", [False, True])
def test_chance_is_told_only_if_the_host_switched_it_on(told: bool) -> None:
    ready.shelve("farkle")
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    if told:
        wanted = said("entry", label="room-chance")
        place = next(n for n, entry in enumerate(ann.entries) if entry == wanted)
        ann.keys("home" + " down" * place + " right")
    begin(net, ann)
    for player in (ann, bob):
        assert player.press("shift+c").keys == ["chance" if told else "chance_off"]
