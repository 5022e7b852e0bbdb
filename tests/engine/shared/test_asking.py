"""Requests for missing journal entries, and the size of the answers."""

from __future__ import annotations

from collections import Counter

import pytest

from audiodice.engine.shared import messages
from audiodice.engine.shared.presence import BEAT, GONE
from tests.support.friends import Friend, Network, hear, place, say, sent, table_of


def many_steps() -> tuple[Network, Friend, Friend]:
    network, (ann, bob) = table_of(target=2_000)
    for _ in range(100):
        for friend in (ann, bob):
            network.play(friend, "cautious")
        network.run(10)
    assert len(ann.lines) > 60
    assert ann.lines == bob.lines
    return network, ann, bob


@pytest.mark.parametrize("differ", [1, 2, 7, 30])
def test_an_answer_begins_near_the_first_entry_that_differs(differ: int) -> None:
    network, ann, bob = many_steps()
    replica = bob.shared._desk.replica
    assert replica is not None
    for back in range(1, differ + 1):
        replica.heads[-back] = bytes(32)
    before = len(network.log)
    bob.shared._asking._send(ann.shared._desk.key.public)
    for message in bob.shared.line(True, network.now).send:
        network.do(ann, ann.shared.receive(message, network.now))
    items = [item for one in sent(network, before) if one["t"] == "items" for item in one["items"]]
    assert differ / 3 < len(items) <= 4 * differ


@pytest.mark.parametrize(
    "before", [None, 1, "ab", [[]], [[1]], [["a", "b"]], [[-1, ""], [10**9, ""]]]
)
def test_invalid_request_for_entries_does_not_change_the_game(before: object) -> None:
    network, ann, bob = many_steps()
    whom, n = ann.shared._desk.key.public, len(ann.lines) + 5
    message = say(network, bob, "ask", whom=whom, n=n, head=bytes(32), before=before)
    hear(network, message, ann)
    assert len(ann.told("friend_odd")) <= 1
    network.play_on()
    assert ann.lines == bob.lines


def parted() -> tuple[Network, Friend, Friend]:
    """Two seats that lost each other, and each continued with a computer."""
    network, ann, bob = many_steps()
    for friend in (ann, bob):
        friend.up = False
    network.run(GONE + 5_000)
    for friend, other in ((ann, 1), (bob, 0)):
        network.do(friend, friend.shared.choose(other, "computer", network.now))
    for _ in range(20):
        for friend in (ann, bob):
            network.play(friend, "cautious")
        network.run(100)
    for friend in (ann, bob):
        friend.up = True
    network.run(30_000)
    assert ann.told("table_split")
    assert bob.told("table_split")
    return network, ann, bob


def test_seats_with_split_journals_send_few_messages() -> None:
    network, _, bob = parted()
    network.restart(bob)  # a program that was killed asks until it knows how far the game is
    network.run(GONE + 10_000)  # for so long somebody may still follow
    before = len(network.log)
    network.run(60_000)
    kinds = Counter(one["t"] for one in sent(network, before))
    assert kinds["here"] <= 2 * 60_000 / BEAT + 4
    assert kinds["ask"] <= 6
    assert kinds["items"] <= 2 * kinds["ask"]


def test_split_journal_is_requested_rarely() -> None:
    network, (ann, bob) = table_of()
    rule = say(network, ann, "rule", **place(ann), what="skip", seat=1)
    hear(network, say(network, ann, "items", items=[messages.packed([rule[24:-16]])]), bob)
    replica = ann.shared._desk.replica
    assert replica is not None
    replica.heads[-1] = bytes(32)  # her heartbeats have this head from now on
    before = len(network.log)
    network.run(50_000)
    kinds = [
        one["t"] for one in sent(network, before) if one["by"] == bob.shared._desk.key.public.hex()
    ]
    assert kinds.count("here") > 10
    assert 1 <= kinds.count("ask") <= 2
