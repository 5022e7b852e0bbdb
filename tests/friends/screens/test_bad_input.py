"""Bad messages from outside are reported to the players concerned, and the game continues."""

from __future__ import annotations

import json
from typing import Any

import pytest

from audiodice.core.jobs import Failed, Job, JobError
from audiodice.core.model import Event
from audiodice.engine.shared.messages import Signed, signed
from audiodice.friends.room.secrets import sealed
from audiodice.ui.ports import Line
from tests.support.friends_net import FriendsNet, NetFriends
from tests.support.headless import Player
from tests.ui.friends.evening import (
    at_table,
    company_of,
    during,
    end_turn,
    hosting,
    joining,
    journals,
    line_of,
    to_friends,
    turn,
    type_code,
)


def forged(net: FriendsNet, player: Player, message: Signed) -> bytes:
    """A message, sealed as this player's program would seal it."""
    secret = company_of(player).shared.secret
    return sealed(net.crypto, secret, b"n" * 24, message.raw)


def said_by(player: Player, kind: str, **fields: Any) -> Signed:
    """A message that this player's program signs, whatever its rules say."""
    desk = company_of(player).shared._desk
    return signed(desk.key, desk.secret.topic, kind, **fields)


def goes_on(net: FriendsNet, *players: Player) -> None:
    """The seat in turn can play, and all journals are equal."""
    for _ in range(2):
        end_turn(net, players[turn(players[0])])
        net.pass_ms(6000)
    assert len(journals(*players)) == 1


# ------------------------------------------------------------------ on the way to a table


class Refusing(NetFriends):
    """A line that fails with a reason."""

    def __init__(self, net: FriendsNet, reason: str) -> None:
        super().__init__(net, 9)
        self._reason = reason

    def join(self, secret: Any, *, by: str = "") -> Job[Line]:
        return Failed(JobError(Event(self._reason, None, {"address": "broker.example:8883"})))


@pytest.mark.parametrize(
    "reason", ["line_refused", "line_certificate", "line_no_broker", "line_no_host"]
)
def test_refusing_broker_and_wrong_certificate_are_reported(reason: str) -> None:
    net = FriendsNet()
    bob = net.player("Bob", friends=Refusing(net, reason))
    to_friends(bob)
    bob.keys("down enter")
    type_code(bob)
    heard = bob.press("enter")
    assert reason in heard.keys
    assert bob.context.company is None
    assert bob.press("escape").keys, "the menu is there, and answers"


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [("v", 2, "table_other_version"), ("game", "whist", "table_other_game")],
)
def test_table_of_another_game_or_version_is_reported(field: str, value: Any, told: str) -> None:
    net = FriendsNet()
    ann = hosting(net)
    desk = company_of(ann).shared._desk
    send = desk.send

    def of_another_kind(kind: str, **fields: Any) -> Signed:
        return send(kind, **{**fields, field: value} if kind == "table" else fields)

    desk.send = of_another_kind  # type: ignore[method-assign]
    bob = joining(net, "Bob")
    net.pass_ms(5000)
    assert told in [key for heard in bob.heard for key in heard.keys]
    assert bob.press("escape").keys


# ------------------------------------------------------------------ at a table


def test_key_is_answered_after_ten_megabytes_and_a_flood() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    line = line_of(ann)
    line.hear(b"x" * 10_000_000)
    line.hear(*(b"y" * 300 for _ in range(5_000)))
    beat = forged(net, bob, said_by(bob, "said", id="00" * 8, saw={}, text="spam", phrase=0))
    line.hear(*(beat for _ in range(5_000)))
    before = net.clock.now
    assert "whose_turn" in ann.press("t").keys
    assert net.clock.now - before < 1000
    net.pass_ms(2000)
    goes_on(net, ann, bob)


@pytest.mark.parametrize("name", ["Bo\u0007b", "\u202eBob", "B\n" * 9, "B" * 5000])
def test_name_with_control_characters_is_ignored(name: str) -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    stranger = net.crypto.new_key(b"s" * 32)
    secret = company_of(ann).shared.secret
    beat = signed(
        stranger, secret.topic, "here", id="00" * 4, saw={}, name=name, wants="watch",
        tip=bytes(32), n=0, head=bytes(32),
    )  # fmt: skip
    line_of(ann).hear(sealed(net.crypto, secret, b"n" * 24, beat.raw))
    heard = during(net, ann, 3000)
    assert "friend_came" not in heard.keys
    texts = json.dumps([str(one) for one in ann.heard], ensure_ascii=False)
    assert name not in texts
    goes_on(net, ann, bob)


def test_seat_that_breaks_the_rules_is_named_and_ignored() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    replica = company_of(ann).shared._desk.replica
    assert replica is not None
    place = {"n": replica.n, "prev": replica.head}
    out_of_turn = said_by(bob, "act", **place, do="bank", arg=None, after=0)
    before = journals(ann)
    line_of(ann).hear(forged(net, bob, out_of_turn))
    heard = during(net, ann, 2000)
    assert "friend_odd" in heard.keys
    assert journals(ann) == before
    goes_on(net, ann, bob)


def test_seat_that_signs_two_moves_is_replaced_by_a_computer() -> None:
    net = FriendsNet()
    ann, bob, cora = at_table(net, "Bob", "Cora")
    end_turn(net, ann)
    net.pass_ms(6000)
    replica = company_of(bob).shared._desk.replica
    assert replica is not None
    place = {"n": replica.n, "prev": replica.head}
    two = [said_by(bob, "roll", **place, do="roll", arg=None, after=after) for after in (0, 7)]
    net.silent.add(1)
    for player in (ann, cora):
        line_of(player).hear(*(forged(net, bob, one) for one in two))
    heard = [during(net, ann, 20_000), during(net, cora, 1000)]
    assert "friend_cheated" in heard[0].keys
    assert "friend_cheated" in [key for one in cora.heard for key in one.keys]
    assert "ruled_computer" in heard[0].keys
    net.pass_ms(30_000)
    assert len(journals(ann, cora)) == 1
    assert turn(ann) != 1, "the computer has played for Bob"
