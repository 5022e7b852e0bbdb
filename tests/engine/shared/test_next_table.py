"""The call to the next table: who may send it, and when."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from audiodice.engine.shared.people import HostSetup, Identity
from audiodice.engine.shared.secrets import SALT, TableSecret
from audiodice.engine.shared.shared_table import SharedTable
from tests.support.friends import Friend, Network, hear, say

CODE = ("oasis", "fetch", "basement", "captain", "otter")
WORDS = " ".join(CODE)
NEXT = TableSecret("ff" * 16, sha256(SALT).digest())


def finished(people: str = "Ann Bob Cem") -> tuple[Network, list[Friend]]:
    network = Network(12)
    network.seated(people, target=100)
    network.play_on()
    return network, list(network.friends)


def call(network: Network, friend: Friend, code: Any = WORDS) -> bytes:
    """The call as a modified program could sign it."""
    return say(network, friend, "next", code=code)


def test_call_to_the_next_table_is_reported_once_to_all() -> None:
    network, (ann, bob, cem) = finished()
    network.do(ann, ann.shared.go_on(CODE, network.now))
    network.do(ann, ann.shared.leave(network.now))
    network.run(90_000)
    for friend in (bob, cem):
        (news,) = friend.told("friend_begins_again")
        assert (news.event.seat, news.event.fields["name"]) == (0, "Ann")
        assert friend.shared.next_code == CODE
        assert not friend.told("friend_left")
        assert not friend.told("friend_gone")


def test_only_the_host_can_call() -> None:
    network, (ann, bob, cem) = finished()
    hear(network, call(network, bob), ann, cem)
    assert not cem.told("friend_begins_again")
    assert not cem.shared.next_code
    assert not ann.shared.next_code


def test_call_is_ignored_during_a_game() -> None:
    network = Network(12)
    ann, bob = network.seated("Ann Bob", target=100)
    hear(network, call(network, ann), bob)
    assert not bob.told("friend_begins_again")
    network.play_on()
    assert len(bob.told("friend_begins_again")) == 1, "what came early is told once it is over"


def test_only_the_first_call_counts_and_is_reported_once() -> None:
    network, (ann, bob, _) = finished()
    first, second = call(network, ann), call(network, ann, "some other words of code")
    for message in (first, first, second):
        hear(network, message, bob)
    assert len(bob.told("friend_begins_again")) == 1
    assert bob.shared.next_code == CODE


def test_invalid_call_is_reported_as_odd() -> None:
    network, (ann, bob, _) = finished()
    for code in (7, None, ["otter"], "x" * 301, "two\nlines"):
        hear(network, call(network, ann, code), bob)
    hear(network, call(network, ann, ""), bob)
    assert not bob.shared.next_code
    assert len(bob.told("friend_odd")) == 1


def test_only_the_old_host_can_host_the_next_table() -> None:
    network, people = finished()
    keys = people[1].shared.keys
    assert len(set(keys)) == 3

    def at_next(friend: Friend, *, hosts: bool) -> SharedTable:
        me = Identity(friend.shared.identity.signing, network.random.randbytes(32), friend.name)
        host = HostSetup("farkle", {}, 3) if hosts else None
        chance, now = network.random.randbytes, network.now
        return SharedTable(secret=NEXT, crypto=network.crypto, me=me, chance=chance, now=now,
                           host=host, before=keys)  # fmt: skip

    ann, bob, cem = people
    true, false = at_next(ann, hosts=True), at_next(bob, hosts=True)
    guest = at_next(cem, hosts=False)
    for host, found in ((false, 0), (true, 1)):
        sent = host.sit(network.now).send
        news = [one for data in sent for one in guest.receive(data, network.now).news]
        assert [one.event.key for one in news].count("table_found") == found
