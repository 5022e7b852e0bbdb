"""Attacks by a seat, the broker or a stranger, and why they gain nothing."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.core.model import Action
from audiodice.core.text import same_name
from audiodice.engine.entries import Move
from audiodice.engine.shared import messages
from audiodice.engine.shared.people import HostSetup, Identity
from audiodice.engine.shared.secrets import LARGEST, sealed, secret_of
from audiodice.engine.shared.shared_table import SharedTable
from tests.support.friends import (
    SECRET,
    Friend,
    Network,
    StandInCrypto,
    hear,
    place,
    say,
    sent,
    table_of,
)

ROLL = Action("roll")


def test_two_requests_for_one_throw_exclude_the_seat() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    one = say(network, ann, "roll", **place(ann), do="roll", arg=None, after=0)
    two = say(network, ann, "roll", **place(ann), do="roll", arg=None, after=1)
    hear(network, one, bob)
    hear(network, two, bob)
    network.run(5_000)
    assert [n.event.seat for n in bob.told("friend_cheated")] == [0]
    assert [n.event.seat for n in cem.told("friend_cheated")] == [0]
    assert bob.shared.table
    assert bob.shared.table.owner(0) == "computer"
    assert bob.lines == cem.lines
    ann.running = False
    network.play_on()
    assert bob.lines == cem.lines


def test_no_link_is_shown_for_a_second_request() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    one = say(network, ann, "roll", **place(ann), do="roll", arg=None, after=0)
    two = say(network, ann, "roll", **place(ann), do="roll", arg=None, after=1)
    before = len(network.log)
    hear(network, one, bob)
    hear(network, two, cem)
    parts = {(m["by"], m["roll"]) for m in sent(network, before) if m["t"] == "part"}
    assert parts
    assert len({by for by, _ in parts}) == len(parts)  # no link serves two requests


def test_illegal_action_is_ignored_and_reported_once() -> None:
    network, (ann, bob) = table_of()
    for _ in range(3):
        hear(network, say(network, ann, "act", **place(ann), do="bank", arg=None, after=0), bob)
    assert len(bob.lines) == 1
    assert len(bob.told("friend_odd")) == 1


def test_action_for_another_seat_is_ignored() -> None:
    network, (ann, bob) = table_of()
    hear(network, say(network, bob, "roll", **place(bob), do="roll", arg=None, after=0), ann)
    assert not ann.shared._throwing.pending
    assert len(ann.told("friend_odd")) == 1


def test_wrong_link_is_refused() -> None:
    network, (ann, bob) = table_of()
    bob.up = False
    network.do(ann, ann.shared.act(ROLL, network.now))
    pending = ann.shared._throwing.pending
    assert pending
    for x in (bytes(32), bob.shared._desk.chain[0], bob.shared._desk.chain[2]):
        hear(network, say(network, bob, "part", roll=pending.request, x=x), ann)
    assert ann.shared.throwing
    link = bob.shared._desk.chain[1]
    hear(network, say(network, bob, "part", roll=pending.request, x=link), ann)
    assert not ann.shared.throwing


def test_single_seat_cannot_skip_a_present_player() -> None:
    """A thrower who sees the other's link and dislikes the dice cannot throw again."""
    network, (ann, bob) = table_of()
    rule = say(network, ann, "rule", **place(ann), what="skip", seat=1)
    inner = messages.packed([rule[24:-16]])
    hear(network, say(network, ann, "items", items=[inner]), bob)
    assert len(bob.lines) == 1
    assert bob.told("table_split")


def test_header_needs_all_signatures() -> None:
    network = Network(3)
    ann = network.add("Ann", HostSetup("farkle", {}, 2))
    bob = network.add("Bob")
    bob.shared._lobby.hear["agree"] = lambda _: None
    bob.shared._ear.meanings["header"] = lambda _: None
    network.run(3000)
    network.do(ann, ann.shared.begin(network.now))
    network.run(10_000)
    assert ann.shared.table is None


def test_full_table_is_reported_and_can_be_watched() -> None:
    network = Network(3)
    ann = network.add("Ann", HostSetup("farkle", {}, 2))
    bob = network.add("Bob")
    network.run(3000)
    cem = network.add("Cem")
    network.run(6000)
    assert [n.event.fields["most"] for n in cem.told("table_full")] == [2]
    assert [(p.name, p.watching) for p in ann.shared.people] == [
        ("Ann", False), ("Bob", False), ("Cem", True),
    ]  # fmt: skip
    network.do(bob, bob.shared.leave(network.now))
    bob.running = False
    network.run(9000)
    assert [n.event.fields["me"] for n in cem.told("friend_sat")][-1] is True


@pytest.mark.parametrize(
    ("fields", "key"),
    [({"v": 2}, "table_other_version"), ({"game": "chess"}, "table_other_game")],
)
def test_other_version_or_game_is_reported(fields: dict[str, Any], key: str) -> None:
    network = Network(3)
    ann = network.add("Ann", HostSetup("farkle", {}, 2))
    bob = network.add("Bob")
    table = {"v": 1, "game": "farkle", "options": {}, "most": 2, "computers": [], "sat": []}
    hear(network, say(network, ann, "table", **(table | fields)), bob)
    assert len(bob.told(key)) == 1
    assert not bob.told("friend_odd")


def test_wrong_code_is_reported_after_ten_seconds() -> None:
    network = Network(3)
    network.add("Ann", HostSetup("farkle", {}, 2))
    other = secret_of(bytes(32))
    me = Identity(bytes(32), bytes(32), "Eve")
    eve = SharedTable(
        secret=other, crypto=network.crypto, me=me, chance=network.random.randbytes, now=0.0
    )
    network.run(9_000)
    heard = [eve.receive(message, network.now) for message in network.log]
    assert all(effects == ((), ()) for effects in heard)
    keys = [n.event.key for ms in (9_000, 11_000) for n in eve.tick(ms).news]
    assert keys == ["table_silent"]


@pytest.mark.parametrize(
    "name", ["", "  ", "\x1b[2J", "a" * 21, "a\nb", "\u3164", "\u2800", "!", None, 5]
)
def test_unprintable_name_is_ignored(name: object) -> None:
    network, (ann, bob) = table_of()
    message = say(
        network, bob, "here", id=bytes(4), saw={}, name=name, wants="sit", tip=bytes(32), n=0,
        head=bytes(32),
    )  # fmt: skip
    hear(network, message, ann)
    assert [p.name for p in ann.shared.people] == ["Ann", "Bob"]
    assert len(ann.told("friend_odd")) == 1


@pytest.mark.parametrize("names", ["Bob bob BOB", "José Jose\u0301 JOSÉ", "がく か\u3099く ガク"])
def test_equal_names_are_distinguished(names: str) -> None:
    _, people = table_of(names)
    assert people[0].shared.table
    assert len({same_name(seat.name) for seat in people[0].shared.table.seats}) == 3


def test_arbitrary_bytes_are_accepted() -> None:
    network, (ann, bob) = table_of()
    before, chance = ann.lines, network.random
    for size in (0, 1, 23, 24, 39, 40, 41, 100, 1000):
        assert ann.shared.receive(chance.randbytes(size), network.now) == ((), ())
    bodies: list[bytes] = [
        b"", b"[]", b"{}", b"[" * 30_000, b'{"t":1}', b'{"t":"here"}', b"\xff\xfe", b"null",
        b'{"t":"here","by":"zz"}', b'{"t":"roll","by":' + b"9" * 6000 + b"}",
    ]  # fmt: skip
    strange: list[Any] = [
        None, -1, 10**30, "x", [], {}, [None], [[]], [["AA=="]], 1.5, True, "\ud800",
    ]  # fmt: skip
    for kind in (*bob.shared._ear.meanings, "?"):
        for value in strange:
            fields = dict.fromkeys(
                ("n", "prev", "do", "arg", "after", "roll", "x", "seat", "what", "many", "items",
                 "m", "saw", "id", "whom", "head", "text", "phrase", "sat", "header", "v", "game"),
                value,
            )  # fmt: skip
            try:
                raw = bob.shared._desk.sign(kind, **fields).raw
            except UnicodeEncodeError:
                continue
            bodies.append(raw)
    for body in bodies:
        data = body if len(body) > 64 and body in bodies[10:] else bytes(64) + body
        message = sealed(network.crypto, SECRET, chance.randbytes(24), data)
        network.now += 20
        ann.shared.receive(message, network.now)
    assert ann.lines == before
    network.play_on()
    assert ann.lines == bob.lines


def test_ten_megabytes_are_not_parsed_and_a_flood_is_cheap() -> None:
    crypto = StandInCrypto()
    network = Network(3, crypto)
    ann, bob = network.seated()
    opened = crypto.open
    calls: list[int] = []

    def count(key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes | None:
        calls.append(len(data))
        return opened(key, nonce, data, about)

    crypto.open = count  # type: ignore[method-assign, assignment]
    ann.shared.receive(bytes(10_000_000), network.now)
    ann.shared.receive(bytes(LARGEST + 1), network.now)
    assert not calls
    crypto.verified = 0
    for _ in range(10_000):
        message = say(network, bob, "said", id=bytes(8), saw={}, text="x" * 200, phrase=0)
        network.do(ann, ann.shared.receive(message, network.now))
    assert crypto.verified < 1_000
    assert [n.event.fields["why"] for n in ann.told("friend_odd")] == ["too many messages"]
    network.run(10_000)
    network.play_on()
    assert ann.lines == bob.lines


def test_flood_of_strangers_does_not_silence_players() -> None:
    network, (ann, bob) = table_of()
    for number in range(3_000):
        stranger = network.crypto.new_key(number.to_bytes(32, "big"))
        message = messages.signed(stranger, SECRET.topic, "said", id=bytes(8), saw={}, text="x")
        data = sealed(network.crypto, SECRET, network.random.randbytes(24), message.raw)
        network.do(ann, ann.shared.receive(data, network.now))
    assert len(ann.shared._desk.presence.members) <= 64
    network.play_on()
    assert ann.lines == bob.lines


def test_replayed_heartbeats_do_not_mark_a_seat_present() -> None:
    network, (ann, bob) = table_of()
    network.run(20_000)
    beats = list(network.log)
    bob.running = False
    for _ in range(70):
        network.run(1_000)
        for beat in beats[-40:]:
            network.do(ann, ann.shared.receive(beat, network.now))
    assert [n.event.seat for n in ann.told("friend_gone")] == [1]


def test_replayed_chat_is_not_told_again() -> None:
    network, (ann, bob) = table_of()
    network.do(bob, bob.shared.say("hi \x1b[2J", network.now))
    said = network.log[-1]
    network.do(bob, bob.shared.phrase(3, network.now))
    network.run(1000)
    hear(network, said, ann)
    assert [n.event.fields["text"] for n in ann.told("friend_said")] == ["hi [2J"]
    assert [n.event.fields["phrase"] for n in ann.told("friend_phrase")] == [3]
    again = network.restart(ann)
    network.run(10_000)
    hear(network, said, again)
    assert not again.told("friend_said")


def may_undo(friend: Friend) -> bool:
    replica = friend.shared._desk.replica
    return bool(replica and replica.undoable(friend.shared.my_seat or 0))


def test_undo_needs_consent_of_all_and_stops_at_a_throw() -> None:
    network, (ann, bob) = table_of()
    network.do(ann, ann.shared.ask_undo(network.now))
    assert len(ann.told("nothing_to_undo")) == 1
    assert bob.shared.table
    while not any(isinstance(e, Move) and not e.dice for e in bob.shared.table.journal.entries):
        for friend in (ann, bob):
            network.play(friend, "cautious")
            network.run(300)
    who, other = (ann, bob) if may_undo(ann) else (bob, ann)
    lines = len(who.lines)
    network.do(who, who.shared.ask_undo(network.now))
    network.run(500)
    assert len(other.told("undo_asked")) == 1
    network.do(other, other.shared.answer_undo(False, network.now))
    network.run(4000)
    assert (len(who.lines), len(who.told("undo_refused"))) == (lines, 1)


def test_undo_with_consent_is_in_every_journal() -> None:
    network, (ann, bob) = table_of()
    for _ in range(200):
        who = next(filter(may_undo, (ann, bob)), None)
        if who:
            break
        for friend in (ann, bob):
            network.play(friend, "cautious")
            network.run(300)
    assert who
    other = bob if who is ann else ann
    network.do(who, who.shared.ask_undo(network.now))
    network.run(500)
    network.do(other, other.shared.answer_undo(True, network.now))
    network.run(2000)
    assert ann.lines == bob.lines
    assert '"undo"' in ann.lines[-1]
    assert len(ann.told("undone")) == len(bob.told("undone")) == 1
    network.play_on()
    assert ann.lines == bob.lines


def test_action_seen_by_one_seat_yields_to_the_ruling() -> None:
    network, (ann, bob, cem, dan) = table_of("Ann Bob Cem Dan")
    network.do(ann, ann.shared.act(ROLL, network.now))
    network.run(1000)
    assert ann.shared.table
    assert ann.shared.table.turn == 0, "another seed: Ann farkled"
    keep = next(
        a for a in ann.shared.table.game.legal_actions(ann.shared.table.state) if a.verb == "keep"
    )
    effects = ann.shared.act(keep, network.now)
    ann.running = False
    for message in effects.send:
        cem.shared.receive(message, network.now)
    cem.up = False
    network.run(66_000)
    network.do(bob, bob.shared.choose(0, "computer", network.now))
    network.do(dan, dan.shared.choose(2, "computer", network.now))
    network.run(10_000)
    assert len(cem.lines) > 2
    assert cem.lines[:3] != bob.lines[:3]
    network.mend(cem)
    network.run(20_000)
    assert [n.event.fields["many"] for n in cem.told("table_rewound")] == [1]
    assert bob.lines == cem.lines == dan.lines
    network.play_on()
    assert bob.lines == cem.lines == dan.lines
