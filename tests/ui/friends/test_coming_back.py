"""A program that ended comes back to its seat: from the kept games to the table."""

from __future__ import annotations

from pathlib import Path

from audiodice.storage.kept_seats import KeptSeatsFolder
from audiodice.ui.friends.friends_table import FriendsTable
from tests.support.friends_net import FriendsNet, NetFriends
from tests.support.headless import Player
from tests.support.said import said
from tests.ui.friends.evening import (
    at_table,
    during,
    end_turn,
    hosting,
    joining,
    journals,
    line_of,
    turn,
)


def begun(net: FriendsNet, folder: Path) -> tuple[Player, Player]:
    """Ann hosts, and Bob keeps his games in a folder; a turn has been played."""
    ann = hosting(net)
    bob = joining(net, "Bob", keep_in=folder, kept_seats=KeptSeatsFolder(folder / "friends"))
    ann.keys("home enter")
    net.pass_ms(2000)
    end_turn(net, ann)
    net.pass_ms(5000)
    return ann, bob


def back(net: FriendsNet, folder: Path) -> Player:
    """Bob's program, started again."""
    return net.player("Bob", keep_in=folder, kept_seats=KeptSeatsFolder(folder / "friends"))


def test_a_shared_game_is_resumed_at_its_table(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    bob.keys("escape end up enter")
    bob.autosave.close()
    net.silent.add(1)
    net.pass_ms(2000)
    again = back(net, tmp_path)
    assert again.press("enter") == said("menu_open", label="shared-back", title="shared-needs")
    again.press("enter")
    assert isinstance(again.router.screen, FriendsTable)
    net.pass_ms(6000)
    assert "friend_back" in [key for heard in ann.heard for key in heard.keys]
    assert again.context.company is not None
    assert again.context.company.shared.my_seat == 1
    assert turn(again) == turn(ann)
    assert len(journals(ann, again)) == 1
    again.press("enter")
    net.pass_ms(2000)
    assert len(journals(ann, again)) == 1


def test_what_was_played_without_us_is_told_in_short(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob, cora = at_table(net, "Bob", "Cora")
    line = line_of(bob)
    end_turn(net, ann)
    net.pass_ms(3000)
    end_turn(net, bob)
    net.pass_ms(3000)
    net.silent.add(1)
    line.cut()
    end_turn(net, cora)
    line.mend()
    net.silent.clear()
    heard = during(net, bob, 10_000)
    assert len(journals(ann, bob, cora)) == 1
    assert "line_found" in heard.keys


def test_a_shared_game_of_which_nothing_was_kept_says_so(tmp_path: Path) -> None:
    net = FriendsNet()
    _, bob = begun(net, tmp_path)
    bob.keys("escape end up enter")
    bob.autosave.close()
    for path in (tmp_path / "friends").iterdir():
        path.unlink()
    again = back(net, tmp_path)
    again.press("enter")
    assert again.press("enter") == said("friends_not_kept")


def test_without_a_way_to_friends_it_says_what_is_missing(tmp_path: Path) -> None:
    net = FriendsNet()
    _, bob = begun(net, tmp_path)
    bob.keys("escape end up enter")
    bob.autosave.close()
    again = Player(keep_in=tmp_path, clock=net.clock)
    again.press("enter")
    assert again.press("enter").keys == ["friends_missing"]
    assert NetFriends.missing == ""
