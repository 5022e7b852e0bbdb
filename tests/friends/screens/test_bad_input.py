"""Bad messages from outside are reported to the players concerned, and the game continues."""

from __future__ import annotations

import json
from typing import Any

import pytest

from audiodice.core.jobs import Failed, Job, JobError
from audiodice.core.model import Event
from audiodice.friends.ports import Line
from audiodice.friends.room.messages import signed
from audiodice.friends.room.secrets import RoomSecret, sealed
from audiodice.friends.screens.room_screen import RoomScreen
from tests.friends.screens.evening import (
    at_table,
    during,
    end_turn,
    journals,
    line_of,
    room_of,
    to_friends,
    turn,
    type_code,
)
from tests.support.friends_net import CODE, FriendsNet, NetFriends
from tests.support.headless import Player
from tests.support.said import said


def by(player: Player, kind: str, **fields: Any) -> bytes:
    """A message that this player's program signs and seals, whatever its rules say."""
    common = room_of(player).room
    common._sent += 1
    message = common.sign(kind, s=common.members.session, c=common._sent, **fields)
    return sealed(common.crypto, common.secret, b"n" * 24, message.raw)


def goes_on(net: FriendsNet, *players: Player) -> None:
    """The seat in turn can play, and all journals are equal."""
    for _ in range(2):
        end_turn(net, players[turn(players[0])])
        net.pass_ms(6000)
    assert len(journals(*players)) == 1


class Refusing(NetFriends):
    """A line that fails with a reason."""

    def __init__(self, net: FriendsNet, reason: str) -> None:
        super().__init__(net, 9)
        self._reason = reason

    def join(self, secret: RoomSecret, *, known: bool = False) -> Job[Line]:
        return Failed(JobError(Event(self._reason, None, {"address": "relay.example:8883"})))


@pytest.mark.parametrize(
    "reason", ["line_refused", "line_certificate", "line_no_broker", "line_no_host"]
)
def test_refusing_relay_and_wrong_certificate_are_reported(reason: str) -> None:
    net = FriendsNet()
    bob = net.player("Bob", friends=Refusing(net, reason))
    to_friends(bob)
    bob.keys("down enter")
    type_code(bob, CODE)
    assert bob.heard[-1] == said(reason, address="relay.example:8883")
    assert bob.context.room is None
    assert bob.press("escape") == said("menu_close", ..., label="friends-join")


def test_key_is_answered_after_ten_megabytes_and_a_flood() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    line = line_of(ann)
    line.hear(b"x" * 10_000_000)
    line.hear(*(b"y" * 300 for _ in range(5_000)))
    chat = by(bob, "said", id=bytes(8), text="spam", phrase=0)
    line.hear(*(chat for _ in range(5_000)))
    before = net.clock.now
    assert "whose_turn" in ann.press("t").keys
    assert net.clock.now - before < 1000
    net.pass_ms(2000)
    goes_on(net, ann, bob)


@pytest.mark.parametrize("name", ["Bo\u0007b", "\u202eBob", "B\n" * 9, "B" * 5000])
def test_name_with_control_characters_is_ignored(name: str) -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    common = room_of(ann).room
    beat = signed(
        net.crypto.new_key(b"s" * 32), common.secret.topic, "here", s=bytes(8), c=1,
        saw={common.me.hex()[:16]: common.members.session}, name=name, wants="sit",
        tip=bytes(32), g=0, o=b"", n=0, head=bytes(32), floor=0, spent=0,
    )  # fmt: skip
    line_of(ann).hear(sealed(net.crypto, common.secret, b"n" * 24, beat.raw))
    assert "friend_came" not in during(net, ann, 6000).keys
    texts = json.dumps([str(one) for one in ann.heard], ensure_ascii=False)
    assert name not in texts
    goes_on(net, ann, bob)


def test_seat_that_breaks_the_rules_is_named_and_ignored() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    before = journals(ann)
    place = room_of(bob).room.place()
    line_of(ann).hear(by(bob, "act", **place, acts=[["bank", None, 0]] * 99))
    assert during(net, ann, 2000) == said("friend_odd", ..., name="Bob")
    assert journals(ann) == before
    goes_on(net, ann, bob)


def test_room_that_its_host_opens_anew_during_a_game_is_gone_back_to() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    room_of(ann).do(room_of(ann).room.open)
    net.pass_ms(3000)
    assert isinstance(ann.router.screen, RoomScreen)
    assert isinstance(bob.router.screen, RoomScreen)
