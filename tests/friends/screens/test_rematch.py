"""The next table with the same people: the host begins again, and guests may follow."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.engine.setup import GameSetup
from tests.support.friends_net import CODE, NEXT_CODE, FriendsNet
from tests.support.headless import Player
from tests.support.said import Heard, said
from tests.ui.friends.evening import (
    at_table,
    company_of,
    during,
    hosting,
    joining,
    journals,
    play_to_the_end,
)

SHORT = GameSetup("farkle", options={"target": 200})


def played(net: FriendsNet, *guests: str) -> list[Player]:
    """A finished game whose end everybody has heard."""
    people = at_table(net, *guests, setup=SHORT)
    play_to_the_end(net, people)
    net.pass_ms(20_000)
    return people


def told(player: Player) -> list[str]:
    return [key for heard in player.heard for key in heard.keys]


def meaning(player: Player, key: str) -> Heard:
    """The description of a key in input help."""
    player.press("i")
    described = player.press(key)
    player.press("i")
    return described


def names(player: Player) -> list[tuple[str, int | None]]:
    return [(person.name, person.seat) for person in company_of(player).people]


def mine(heard: Heard) -> list[Any]:
    """Numbers of the seats that the player was told are theirs."""
    sat = (event for event in heard.events if event.key == "friend_sat")
    return [event.fields["number"] for event in sat if event.fields["me"]]


def code(player: Player) -> tuple[str, ...] | None:
    company = player.context.company
    return company.code if company else None


def test_host_begins_again_and_guest_follows() -> None:
    net = FriendsNet()
    ann, bob = played(net, "Bob")
    assert "plays_again" in told(ann)
    assert "leaves_friends" not in told(ann)
    assert told(bob)[-1] == "not_begun_again"
    assert ann.press("enter") == said("friends_called", "menu_open")
    assert code(ann) == NEXT_CODE
    assert during(net, bob, 3000) == said("friend_begins_again", name="Ann")
    bob.press("enter")
    assert "friend_sat" in during(net, ann, 3000).keys
    ann.keys("home enter")
    net.pass_ms(3000)
    assert names(ann) == names(bob) == [("Ann", 0), ("Bob", 1)]
    assert len(journals(ann, bob)) == 1
    play_to_the_end(net, [ann, bob])
    net.pass_ms(20_000)
    ann.press("enter")
    assert code(ann) == CODE, "and once more"
    assert during(net, bob, 3000) == said("friend_begins_again", name="Ann")


def test_next_table_keeps_game_and_options() -> None:
    net = FriendsNet()
    ann, _ = played(net, "Bob")
    before = company_of(ann)
    offered = before.shared.host
    assert offered is not None
    assert offered.options["target"] == 200
    ann.press("enter")
    after = company_of(ann)
    assert after is not before
    assert after.shared.host == offered


def test_next_table_keeps_seats_in_any_order_of_arrival() -> None:
    net = FriendsNet()
    ann, bob, cora = played(net, "Bob", "Cora")
    ann.press("enter")
    net.pass_ms(3000)
    cora.press("enter")
    assert mine(during(net, cora, 3000)) == [2]
    bob.press("enter")
    assert mine(during(net, cora, 4000)) == [3], "a seat of one's own that is another is told"
    ann.keys("home enter")
    net.pass_ms(3000)
    assert names(cora) == [("Ann", 0), ("Bob", 1), ("Cora", 2)]
    assert len(journals(ann, bob, cora)) == 1


def test_player_who_does_not_follow_stays_undisturbed() -> None:
    net = FriendsNet()
    ann, bob, cora = played(net, "Bob", "Cora")
    ann.press("enter")
    assert during(net, cora, 3000).keys == ["friend_begins_again"]
    bob.press("enter")
    assert during(net, cora, 90_000).keys == []
    assert cora.press("s").keys == ["lead", "scores"]
    cora.press("escape")
    menu = [one.labels[0].key for one in cora.entries]
    assert "command-play-again" in menu
    cora.keys("home down enter")
    assert "friend_sat" in during(net, ann, 3000).keys


def test_guest_who_asks_for_a_rematch_before_the_host_joins_later() -> None:
    net = FriendsNet()
    ann, bob = played(net, "Bob")
    waits = said("game_over", "not_begun_again", name="Ann", review=False)
    assert [bob.press(key) for key in ("enter", "c", "a", "b")] == [waits] * 4
    assert meaning(bob, "enter") == said("described", command="friends-next")
    ann.press("enter")
    net.pass_ms(3000)
    assert bob.press("c") == said("game_over", "friend_begins_again", name="Ann")
    bob.press("enter")
    assert code(bob) == NEXT_CODE
    assert "friend_left" not in told(ann)


def test_call_can_be_followed_before_it_is_heard() -> None:
    net = FriendsNet()
    ann, bob = played(net, "Bob")
    net.silent.add(1)
    ann.press("enter")
    net.pass_ms(10)
    company_of(bob).tick(net.clock.now)
    bob.press("enter", wait=0)
    assert code(bob) == NEXT_CODE


def test_guest_leaves_by_the_menu_to_the_menu_of_friends() -> None:
    net = FriendsNet()
    ann, bob = played(net, "Bob")
    assert len(journals(ann, bob)) == 1
    bob.keys("escape end up enter")
    assert bob.context.company is None
    assert any(one.labels[0].key == "menu-friends" for one in bob.entries)
    net.pass_ms(1000)
    assert "code_told" in ann.press("enter").keys, "the host can wait for somebody else"


def test_guests_can_leave_after_the_host_is_gone() -> None:
    net = FriendsNet()
    ann, bob = played(net, "Bob")
    ann.keys("escape end up enter")
    assert during(net, bob, 3000).keys == ["friend_left"]
    assert bob.press("c") == said("game_over", "leaves_friends")
    assert meaning(bob, "enter") == said("described", command="friends-leave")
    bob.press("enter")
    assert bob.context.company is None


def test_host_left_alone_hears_the_new_code() -> None:
    net = FriendsNet()
    ann, bob = played(net, "Bob")
    bob.keys("escape end up enter")
    net.pass_ms(3000)
    assert ann.press("enter").keys[0] == "code_told"


def test_call_is_heard_after_the_whole_end() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob", setup=SHORT)
    bob.context.settings.pace = "slow"
    ann.context.settings.pace = "instant"
    first = len(bob.heard)
    play_to_the_end(net, [ann, bob])
    ann.press("enter", wait=3000)
    ann.press("enter")
    assert code(ann) == NEXT_CODE
    net.pass_ms(60_000)
    keys = [key for heard in bob.heard[first:] for key in heard.keys]
    assert keys.index("ended") < keys.index("friend_begins_again")
    assert keys[-1] == "friend_begins_again"
    bob.press("enter")
    assert code(bob) == NEXT_CODE


@pytest.mark.parametrize("wanted", ["sit", "watch"])
def test_watcher_follows_to_the_next_table(wanted: str) -> None:
    net = FriendsNet()
    ann, bob = hosting(net, seats=3, setup=SHORT), joining(net, "Bob")
    cora = joining(net, "Cora")
    if wanted == "watch":
        cora.keys("home down down down enter")
        net.pass_ms(2000)
    ann.keys("home enter")
    net.pass_ms(2000)
    play_to_the_end(net, [ann, bob] if wanted == "watch" else [ann, bob, cora])
    net.pass_ms(20_000)
    assert cora.press("enter") == said("game_over", "not_begun_again", name="Ann")
    ann.press("enter")
    net.pass_ms(3000)
    cora.press("enter")
    net.pass_ms(3000)
    assert code(cora) == NEXT_CODE
    assert company_of(cora).shared.wants == wanted


@pytest.mark.parametrize("key", ["c", "r", "u", "x"])
def test_only_the_roll_key_begins_again(key: str) -> None:
    net = FriendsNet()
    ann, _ = played(net, "Bob")
    ann.press(key)
    assert code(ann) == CODE
