"""From the main menu to a shared table: host, join, tables near, and what can go wrong."""

from __future__ import annotations

import pytest

from audiodice.ui.friends.friends_table import FriendsTable
from audiodice.ui.friends.lobby import Lobby
from tests.support.friends_net import CODE, Bare, FriendsNet, SomeCodes, Unreachable
from tests.support.headless import Player
from tests.support.said import said
from tests.ui.friends.evening import (
    at_table,
    cues_during,
    during,
    hosting,
    joining,
    line_of,
    type_code,
)


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


def test_code_can_be_repeated_and_copied() -> None:
    net = FriendsNet()
    ann = hosting(net)
    assert ann.press("tab") == said("code_told", "friends_here", code=CODE, alone=True)
    ann.press("y")
    assert ann.face.copied == [" ".join(CODE)]


@pytest.mark.parametrize("copies", [True, False])
def test_copy_key_is_named_only_where_it_works(copies: bool) -> None:
    net = FriendsNet()
    player = net.player("Ann")
    player.context.copies = copies
    player.keys("w enter enter")
    heard = player.press("enter")
    assert heard == said("code_told", "listening", ..., copies=copies, address="")


def test_address_is_said_if_others_can_reach_it() -> None:
    net = FriendsNet()
    player = net.player("Ann")
    player.keys("w enter enter down down down down right home")
    heard = player.press("enter")
    assert heard == said("code_told", "listening", ..., address="192.168.1.5:18655")


def test_tab_in_the_lobby_says_first_that_the_line_is_lost() -> None:
    net = FriendsNet()
    ann = hosting(net)
    line_of(ann).cut()
    net.pass_ms(100)
    assert ann.press("tab") == said("line_lost", "code_told", "friends_here")


def test_player_without_a_name_is_asked_for_one() -> None:
    net = FriendsNet()
    player = net.player("")
    player.keys("w enter enter")
    assert player.press("enter") == said("friends_name")
    for letter in "Ann":
        player.press(letter.lower(), letter)
    assert player.press("enter") == said("code_told", "listening", ..., code=CODE)
    assert player.context.settings.name == "Ann"


def test_host_and_guest_hear_of_each_other() -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = net.player("Bob")
    bob.keys("w enter down enter")
    type_code(bob)
    assert bob.press("enter") == said("table_sought", ..., label="lobby-wait")
    first = len(bob.out.lines)
    assert during(net, ann, 2000) == said("friend_sat", name="Bob", number=2, me=False)
    assert "friend_came" in ann.cued
    heard = bob._since(first)
    assert said("table_found", name="Ann") in heard
    assert said("friend_sat", me=True, number=2) in heard


def test_guest_named_like_host_hears_their_seat() -> None:
    net = FriendsNet()
    ann, other = hosting(net, seats=3), joining(net, "Ann")
    assert said("friend_sat", me=True, number=2) in other.heard
    assert said("table_found", name="Ann") in other.heard, "and not that the host has a seat"
    assert said("friend_sat", name="Ann 2", me=False, number=2) in ann.heard


def test_host_cannot_begin_alone() -> None:
    net = FriendsNet()
    ann = hosting(net)
    assert ann.press("enter") == said("table_too_few")


def test_game_begins_for_both() -> None:
    net = FriendsNet()
    players = at_table(net, "Bob")
    assert all(isinstance(player.router.screen, FriendsTable) for player in players)
    assert said("seated", opponents=("Bob",)) in players[0].heard
    assert said("seated", opponents=("Ann",)) in players[1].heard


def test_full_table_is_reported_and_can_be_watched() -> None:
    net = FriendsNet()
    ann, bob = hosting(net), joining(net, "Bob")
    cora = joining(net, "Cora")
    assert any("table_full" in heard.keys for heard in cora.heard)
    ann.keys("home enter")
    net.pass_ms(3000)
    assert isinstance(cora.router.screen, FriendsTable)
    assert said("watching", hurries=False) in cora.heard
    assert cora.press("enter") == said("you_watch")
    assert cora.press("t") == said("whose_turn")
    assert cora.press("s") == said("lead", "scores")
    assert isinstance(bob.router.screen, FriendsTable)


def test_wrong_code_is_reported_after_a_while() -> None:
    net = FriendsNet()
    hosting(net)
    bob = net.player("Bob")
    bob.keys("w enter down enter")
    type_code(bob, ("otter", "otter", "otter", "otter", "otter"))
    bob.press("enter")
    assert "table_silent" in during(net, bob, 12_000).keys


def test_failed_connection_is_reported() -> None:
    net = FriendsNet()
    bob = net.player("Bob", friends=Unreachable(net, 9))
    bob.keys("w enter down enter")
    type_code(bob)
    assert bob.press("enter") == said("line_unreachable", address="127.0.0.1:18655")


def test_nearby_tables_are_listed_and_joined_by_code() -> None:
    net = FriendsNet()
    bob = net.player("Bob")
    bob.keys("w enter down down")
    assert bob.press("enter") == said("menu_open", label="near-table", name="Ann")
    assert bob.press("enter") == said("code_asked", name="Ann")


def test_escape_in_the_lobby_asks_unless_alone() -> None:
    net = FriendsNet()
    ann, bob = hosting(net), joining(net, "Bob")
    assert ann.press("escape") == said("leave_asked", host=True)
    assert isinstance(ann.router.screen, Lobby)
    ann.press("escape")
    assert ann.context.company is None
    assert "friend_left" in cues_during(net, bob, 2000)


def test_seats_range_from_two_to_the_limit_of_the_game() -> None:
    player = FriendsNet().player("Ann")
    player.keys("w enter enter down down")
    assert player.press("left") == said("menu_edge", label="host-seats", number=2)
    for _ in range(10):
        last = player.press("right")
    assert last == said("menu_edge", label="host-seats", number=8)


# ---------------------------------------------------------------------- typing a code


def asked() -> Player:
    player = FriendsNet().player("Bob")
    player.keys("w enter down enter")
    return player


def test_code_word_is_said_when_its_letters_are_unique() -> None:
    player = asked()
    assert player.press("o") == said("typed", text="o")
    told = [player.press(letter) for letter in "tter"]
    assert sum("code_word" in heard.keys for heard in told) == 1
    assert player.press("space", " ") == said("code_taken", word="", number=1, left=4)


def test_letter_that_fits_no_word_is_refused() -> None:
    player = asked()
    player.press("o")
    assert player.press("1") == said("code_no_word", typed="o1")
    assert player.press("backspace") == said("erased", text="o")


def test_ambiguous_letters_list_their_words() -> None:
    player = asked()
    player.press("c")
    heard = player.press("space", " ")
    assert heard.keys == ["code_several"]
    assert heard.of("code_several")["many"] > 4
    first = player.press("down")
    assert first.keys == ["code_word"]
    assert player.press("space", " ") == said("code_taken", word="")


def test_incomplete_code_is_not_sent() -> None:
    player = asked()
    for letter in "otter":
        player.press(letter)
    player.press("space", " ")
    assert player.press("enter") == said("code_short", left=4)


@pytest.mark.parametrize("joint", [" ", "-", ", "])
def test_pasted_code_is_accepted_immediately(joint: str) -> None:
    net = FriendsNet()
    hosting(net)
    bob = net.player("Bob")
    bob.keys("w enter down enter")
    assert bob.press("", joint.join(CODE)) == said("table_sought", ...)


def test_backspace_deletes_a_word_if_no_letter_is_typed() -> None:
    player = asked()
    for letter in "otter":
        player.press(letter)
    player.press("space", " ")
    assert player.press("backspace") == said("erased", text="otter")


def test_codes_of_every_language_are_accepted() -> None:
    codes = SomeCodes()
    german = next(one for one in codes._lists if one.lang == "de")
    word = next(w for w in german.words if codes.meant(w, ()) == w)
    assert codes.complete(word[:4], ())


# ---------------------------------------------------------------------- keys in the lobby


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_friends_keys_work_in_the_lobby(lang: str) -> None:
    net = FriendsNet()
    ann, bob = hosting(net), joining(net, "Bob", lang=lang)
    told = (("Ann", -1, "here"), ("Bob", -1, "me"))
    assert bob.press("f") == said("friends_here", friends=told, alone=False)
    assert bob.press("q") == said("nothing_was_said")
    bob.press("e")
    assert bob.press("1") == said("you_said", ..., text="phrase-1")
    assert during(net, ann, 500) == said("friend_phrase", phrase=1, name="Bob")
    assert ann.press("q") == said("friend_phrase", name="Bob")
    assert bob.press("w") == said("say_what")
    bob.press("escape")
    assert bob.press("shift+f") == said("menu_open", ..., name="Ann")


def test_lobby_lists_and_describes_friends_keys() -> None:
    net = FriendsNet()
    ann = hosting(net)
    ann.press("?")
    assert said("entry", command="command-phrases") in ann.entries
    ann.keys("escape i")
    assert ann.press("f") == said("described", command="command-who")


def test_other_letters_jump_in_the_lobby() -> None:
    net = FriendsNet()
    ann = hosting(net)
    assert ann.press("l") == said("menu_move", label="lobby-leave")


def test_full_table_is_reported_immediately() -> None:
    net = FriendsNet()
    hosting(net)
    joining(net, "Bob")
    cora = joining(net, "Cora")
    cora.press("home")
    for _ in range(2):
        assert said("entry", label="lobby-sit") in cora.entries
        cora.press("t")
        assert cora.press("enter") == said("table_full", most=2)
        assert cora.cued[-1] == "refused"
        assert during(net, cora, 5000) == ""
