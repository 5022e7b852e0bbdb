"""From the main menu to a room: open one, join one, come back, and what can go wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.friends.room.codes import groups, spoken
from audiodice.friends.screens.room_screen import RoomScreen
from audiodice.friends.screens.table import FriendsTable
from audiodice.storage.kept_rooms import KeptRoomsFolder
from tests.friends.screens.evening import (
    at_table,
    begin,
    during,
    hosting,
    in_room,
    joining,
    line_of,
    room_of,
    to_friends,
    type_code,
)
from tests.support.friends_net import CODE, Bare, FriendsNet, NetFriends, Unreachable
from tests.support.headless import Player
from tests.support.said import said


def test_main_menu_has_friends_only_if_they_can_be_reached() -> None:
    there = [one.labels[0].key for one in FriendsNet().player("Ann").entries]
    alone = [one.labels[0].key for one in Player().entries]
    assert "menu-friends" in there
    assert "menu-friends" not in alone


def test_missing_libraries_are_named() -> None:
    net = FriendsNet()
    player = net.player("Ann", friends=Bare(net, 9))
    player.keys("w enter")
    assert player.press("enter") == said("friends_missing", what="audiodice[friends]")


def test_host_hears_code_after_three_keys() -> None:
    ann = FriendsNet().player("Ann")
    ann.keys("w enter")
    heard = ann.press("enter")
    code = room_of(ann).code
    assert heard == said(
        "code_told", "room_keys", "menu_open", code=spoken(code), title="room-title"
    )
    assert len(code) == 12


def test_keys_of_a_room_are_said_once_a_session() -> None:
    ann = FriendsNet().player("Ann")
    ann.context.copies = False
    ann.keys("w enter")
    assert ann.press("enter") == said("code_told", "room_keys", ..., keys="host")
    ann.keys("end enter")
    to_friends(ann)
    assert ann.press("enter") == said("code_told", "menu_open")


def test_code_can_be_repeated_and_copied() -> None:
    ann = hosting(FriendsNet())
    code = room_of(ann).code
    assert ann.press("tab") == said("code_told", "friends_here", code=spoken(code), alone=True)
    ann.press("y")
    assert ann.face.copied == [" ".join(groups(code))]


def test_link_is_copied_where_page_is_known() -> None:
    class OnPage(NetFriends):
        def invitation(self, code: str) -> str:
            return f"https://dice.example/#{code}"

    net = FriendsNet()
    ann = hosting(net, friends=OnPage(net, 9))
    ann.press("y")
    assert ann.face.copied == [f"https://dice.example/#{room_of(ann).code}"]


def test_player_without_name_is_asked_for_one() -> None:
    player = FriendsNet().player("")
    player.keys("w enter")
    assert player.press("enter") == said("friends_name")
    for letter in "Ann":
        player.press(letter.lower(), letter)
    assert player.press("enter") == said("code_told", ...)
    assert player.context.settings.name == "Ann"


# ------------------------------------------------------------------ public relays


class Asking(NetFriends):
    """A port with public relays to which the player has not agreed."""

    player: Player

    @property
    def unagreed(self) -> tuple[str, ...]:  # type: ignore[override]
        settings = self.player.context.settings
        asks = settings.relays == "automatic" and not settings.relays_agreed
        return ("One", "Two") if asks else ()


def undecided(net: FriendsNet) -> Player:
    friends = Asking(net, 9)
    friends.player = player = net.player("Ann", friends=friends)
    to_friends(player)
    return player


@pytest.mark.parametrize(
    ("keys", "agreed", "relays"),
    [("enter", True, "automatic"), ("down enter", False, "network"), ("escape", False, "network")],
)
def test_player_is_asked_once_about_public_relays(keys: str, agreed: bool, relays: str) -> None:
    net = FriendsNet()
    ann = undecided(net)
    assert ann.press("enter") == said("menu_open", title="consent-asked", names=("One", "Two"))
    ann.keys(keys)
    assert isinstance(ann.router.screen, RoomScreen)
    settings = ann.context.settings
    assert (settings.relays_agreed, settings.relays) == (agreed, relays)
    ann.keys("end enter")
    to_friends(ann)
    assert ann.press("enter") == said("code_told", ...)


def test_consent_is_asked_before_the_code() -> None:
    ann = undecided(FriendsNet())
    assert ann.keys("down enter")[-1] == said("menu_open", title="consent-asked")
    assert ann.press("enter") == said("code_asked")


# ------------------------------------------------------------------ joining


def test_host_and_guest_hear_of_each_other() -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = net.player("Bob")
    to_friends(bob)
    bob.keys("down enter")
    first = len(bob.out.lines)
    type_code(bob, room_of(ann).code)
    assert bob._since(first)[-1] == said("table_sought")
    assert during(net, ann, 2000) == said("friend_sat", name="Bob", number=2, me=False)
    assert "friend_came" in ann.cued
    assert bob._since(first)[-2:] == [
        said("room_entered", "room_keys", name="Ann", others=(), game="farkle/game-name"),
        said("friend_sat", me=True, number=2),
    ]


def test_guest_hears_who_else_is_there() -> None:
    net = FriendsNet()
    *_, cora = in_room(net, "Bob", "Cora")
    assert said("room_entered", "room_keys", name="Ann", others=("Bob",)) in cora.heard


def test_guest_with_name_of_host_gets_another_one() -> None:
    net = FriendsNet()
    ann, other = in_room(net, "Ann")
    assert said("friend_sat", me=True, number=2) in other.heard
    assert said("friend_sat", name="Ann 2", me=False, number=2) in ann.heard


def test_host_cannot_begin_alone() -> None:
    ann = hosting(FriendsNet())
    assert ann.press("enter") == said("table_too_few")


def test_game_begins_for_both() -> None:
    net = FriendsNet()
    players = at_table(net, "Bob")
    assert all(isinstance(player.router.screen, FriendsTable) for player in players)
    assert said("seated", opponents=("Bob",)) in players[0].heard
    assert said("seated", opponents=("Ann",)) in players[1].heard


def test_guest_who_comes_during_game_watches_it() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    cora = joining(net, "Cora", ann)
    net.pass_ms(5000)
    assert isinstance(cora.router.screen, FriendsTable)
    assert said("room_entered", "watching", name="Ann", others=("Bob",), game="") in cora.heard
    assert cora.press("enter") == said("you_watch")
    assert cora.press("t") == said("whose_turn")


def test_who_only_watches_has_no_seat() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    bob.keys("o enter")  # Only watch
    net.pass_ms(2000)
    assert said("friend_stood_up", name="Bob") in ann.heard
    assert ann.keys("home enter")[-1] == said("table_too_few")


def test_empty_room_is_reported_and_can_be_waited_in() -> None:
    net = FriendsNet()
    bob = net.player("Bob")
    to_friends(bob)
    bob.keys("down enter")
    type_code(bob, CODE)
    assert "room_silent" in during(net, bob, 12_000).keys
    assert isinstance(bob.router.screen, RoomScreen)


def test_failed_connection_is_reported() -> None:
    net = FriendsNet()
    bob = net.player("Bob", friends=Unreachable(net, 9))
    to_friends(bob)
    bob.keys("down enter")
    type_code(bob, CODE)
    assert bob.heard[-1] == said("line_unreachable", address="127.0.0.1:18655")
    assert bob.press("enter") == said("line_unreachable"), "which tries again"
    assert bob.press("1") == said("typed", text="1")
    assert bob.press("tab") == said("code_asked", "code_so_far", code=("1",))


def test_locked_room_lets_nobody_in_until_it_is_unlocked() -> None:
    net = FriendsNet()
    ann = hosting(net)
    ann.keys("l l")
    assert ann.press("enter") == said("room_locked")
    bob = joining(net, "Bob", ann)
    net.pass_ms(3000)
    assert bob.heard[-1] == said("room_refused", why="locked")
    assert ann.press("enter") == said("room_unlocked")
    net.pass_ms(6000)
    assert said("friend_sat", name="Bob") in ann.heard


# ------------------------------------------------------------------ typing a code


def asked() -> Player:
    player = FriendsNet().player("Bob")
    to_friends(player)
    player.keys("down enter")
    return player


def test_each_digit_is_echoed() -> None:
    player = asked()
    assert player.press("4") == said("typed", text="4")
    assert player.press("enter") == said("code_short", left=11)
    assert player.press("x") == said("code_digits_only")
    assert player.press("backspace") == said("erased", text="4")
    assert player.press("backspace") == said("nothing_typed")


@pytest.mark.parametrize("place", range(12))
def test_wrong_digit_is_reported_at_the_last_one(place: int) -> None:
    player = asked()
    wrong = CODE[:place] + str((int(CODE[place]) + 1) % 10) + CODE[place + 1 :]
    type_code(player, wrong)
    assert player.heard[-1] == said("code_wrong_check", code=spoken(wrong))
    assert player.press("tab") == said("code_asked", "code_so_far", code=())


@pytest.mark.parametrize(
    "text", ["4719 2635 0813", "4719-2635-0813", " 471926350813", "https://a.example/#471926350813"]
)
def test_pasted_code_or_link_is_accepted(text: str) -> None:
    player = asked()
    assert player.press("", text) == said("table_sought")
    assert room_of(player).code == CODE


def test_pasted_text_that_is_no_code_is_refused() -> None:
    assert asked().press("", "otter captain basement") == said("code_wrong_digits", "code_asked")


# ------------------------------------------------------------------ remembered rooms


def test_guest_leaves_and_comes_back_to_a_remembered_room(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = joining(net, "Bob", ann, kept_rooms=KeptRoomsFolder(tmp_path))
    bob.keys("end enter")
    assert bob.context.room is None
    assert during(net, ann, 5000) == said("friend_left", name="Bob")
    to_friends(bob)
    assert bob.entries[0] == said("entry", label="room-title", whose="named", name="Ann", code=())
    bob.press("enter")
    assert during(net, ann, 5000) == said("friend_sat", name="Bob", number=2)
    assert room_of(bob).code == room_of(ann).code


def test_guest_waits_in_remembered_room_without_host(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net, kept_rooms=KeptRoomsFolder(tmp_path / "ann"))
    bob = joining(net, "Bob", ann, kept_rooms=KeptRoomsFolder(tmp_path / "bob"))
    bob.keys("end enter")
    net.pass_ms(3000)
    ann.keys("end enter")  # nobody is left behind, so nothing is asked
    assert ann.context.room is None
    to_friends(ann)
    assert ann.entries[0] == said("entry", label="room-title", whose="mine", code=())
    ann.press("escape")
    to_friends(bob)
    bob.press("enter")
    net.pass_ms(5000)
    to_friends(ann)
    ann.press("enter")
    net.pass_ms(5000)
    begin(net, ann)
    assert isinstance(bob.router.screen, FriendsTable)


def test_remembered_room_can_be_forgotten(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net, kept_rooms=KeptRoomsFolder(tmp_path))
    ann.keys("end enter")
    to_friends(ann)
    assert ann.press("delete") == said("room_forgotten", ...)
    assert ann.entries[0] == said("entry", label="friends-host")


def test_rooms_of_one_host_are_told_apart_by_their_codes(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net, kept_rooms=KeptRoomsFolder(tmp_path))
    first = room_of(ann).code
    ann.keys("end enter")
    to_friends(ann)
    ann.keys("down enter")
    second = room_of(ann).code
    ann.keys("end enter")
    to_friends(ann)
    assert ann.entries[:2] == [
        said("entry", label="room-title", code=spoken(second)),
        said("entry", label="room-title", code=spoken(first)),
    ]


def test_damaged_room_file_leads_to_the_room_anew(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = joining(net, "Bob", ann, kept_rooms=KeptRoomsFolder(tmp_path))
    bob.keys("end enter")
    net.pass_ms(3000)
    (file,) = tmp_path.glob("*.room")
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    to_friends(bob)
    bob.press("enter")
    net.pass_ms(5000)
    assert room_of(bob).code == room_of(ann).code
    assert "Bob" in {person.name for person in room_of(ann).others_here}


def test_second_program_does_not_take_the_same_place(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net)
    joining(net, "Bob", ann, kept_rooms=KeptRoomsFolder(tmp_path))
    again = net.player("Bob", kept_rooms=KeptRoomsFolder(tmp_path))
    to_friends(again)
    assert again.press("enter") == said("game_open_elsewhere")


# ------------------------------------------------------------------ keys in the room


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_friends_keys_work_in_the_room(lang: str) -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = joining(net, "Bob", ann, lang=lang)
    told = (("Ann", 1, "here"), ("Bob", 2, "me"))
    assert bob.press("f") == said("friends_here", friends=told, alone=False)
    assert bob.press("q") == said("nothing_was_said")
    bob.press("e")
    assert bob.press("1") == said("you_said", ..., text="phrase-1")
    assert during(net, ann, 500) == said("friend_phrase", phrase=1, name="Bob")
    assert ann.press("q") == said("friend_phrase", name="Bob")
    assert bob.press("w") == said("say_what")
    bob.press("escape")
    assert bob.press("shift+f") == said("menu_open", ..., name="Ann")


def test_room_lists_and_describes_friends_keys() -> None:
    ann = hosting(FriendsNet())
    ann.press("?")
    assert said("entry", command="command-phrases") in ann.entries
    ann.keys("escape i")
    assert ann.press("f") == said("described", command="command-who")


def test_tab_says_first_that_the_line_is_lost() -> None:
    net = FriendsNet()
    ann = hosting(net)
    line_of(ann).cut()
    net.pass_ms(100)
    assert ann.press("tab") == said("line_still_lost", "code_told", "friends_here")
