"""Attacks by a seat, a relay or a stranger with the code, and why they gain nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from audiodice.core.model import Action
from audiodice.engine.entries import Move
from audiodice.friends.room import messages
from audiodice.friends.room.members import LOST
from audiodice.friends.room.people import MOST_WATCHING, Setup
from audiodice.friends.room.room import Room
from audiodice.friends.room.secrets import LARGEST, opened, sealed
from tests.support.room import SECRET, Network, Program

ROLL = Action("roll")


def say(network: Network, program: Program, kind: str, **fields: Any) -> bytes:
    """A message that this program's person could send, with all fields chosen."""
    common = program.room._common
    common._sent += 1
    message = common.sign(kind, s=common.members.session, c=common._sent, **fields)
    return sealed(common.crypto, SECRET, network.random.randbytes(24), message.raw)


def hear(network: Network, message: bytes, *receivers: Program) -> None:
    for receiver in receivers:
        network.do(receiver, receiver.room.receive(message, network.now))


def place(program: Program) -> dict[str, Any]:
    return program.room._common.place()


def entry(program: Program, kind: str, **fields: Any) -> messages.Signed:
    """An entry after this program's journal, signed by its person."""
    state = program.room.state
    g = {"g": state.generation.number, "o": state.generation.by} | {
        name: fields.pop(name) for name in ("g", "o") if name in fields
    }
    end = {"n": state.n + 1, "prev": state.head}
    return program.room._common.sign("entry", k=kind, **g, **end, **fields)


def bring(network: Network, program: Program, *entries: messages.Signed) -> bytes:
    """The message that brings entries."""
    packed = [one.packed for one in entries]
    return say(network, program, "entries", m=packed, i=0, of=1, last=entries[-1].head)


def dice(program: Program) -> list[tuple[int, ...]]:
    table = program.room.table
    entries = table.journal.entries if table else []
    return [one.dice for one in entries if isinstance(one, Move) and one.dice]


def turn_of(network: Network, seat: int) -> None:
    """Play until it is this seat's turn, and its program knows."""
    host = network.programs[0]
    while host.room.table and host.room.table.turn != seat:
        network.run(500)
        for program in network.programs:
            if program.room.table and program.room.my_seat != seat:
                network.play(program)
    network.run(2000)


def test_thrower_who_knows_the_host_link_gets_no_other_throw() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    turn_of(network, 1)
    hear(network, say(network, ben, "roll", **place(ben), do="roll", arg=None, after=0), ann)
    before = len(dice(ann))
    state = ann.room.state.head
    hear(network, say(network, ben, "roll", **place(ben), do="roll", arg=None, after=7), ann)
    hear(network, say(network, ben, "act", **place(ben), acts=[["bank", None, 0]]), ann)
    assert ann.room.state.head == state  # the host is bound
    ben.running = False
    network.run(LOST + 5000)
    assert len(dice(ann)) == before + 0 or ann.told("ruled_lost")
    assert [n.event.seat for n in ann.told("ruled_lost")] == [1]


def test_act_instead_of_a_throw_is_taken_before_the_host_has_shown() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem", Setup("fune", {}, most=3))
    turn_of(network, 1)
    cem.up = False
    network.move(ben, ROLL)
    network.run(1000)
    assert not ann.room._throwing.is_bound


def test_wrong_link_is_refused_and_blamed() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    network.do(ann, ann.room.do(network.now, ann.room.moves.act, ROLL))
    link = ann.room.state.playing.link if ann.room.state.playing else 0
    wrong = say(network, ben, "part", **place(ann), link=link, x=[[1, bytes(32).hex()]])
    hear(network, wrong, ann)
    assert [n.event.fields["name"] for n in ann.told("friend_odd")] == ["Ben"]


def test_move_for_another_seat_is_ignored() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    before = ann.room.state.n
    hear(network, say(network, ben, "act", **place(ann), acts=[["bank", None, 0]]), ann)
    hear(network, say(network, ben, "roll", **place(ann), do="roll", arg=None, after=0), ann)
    network.run(1000)
    assert ann.room.state.n == before


def test_entry_of_a_guest_is_refused() -> None:
    network = Network()
    _ann, ben, cem = network.seated("Ann Ben Cem")
    forged = entry(ben, "away", seat=2, lost=False)
    before = cem.room.state.n
    hear(network, bring(network, ben, forged), cem)
    assert cem.room.state.n == before
    assert cem.told("friend_odd")


def test_entry_against_the_rules_is_refused() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    before = ben.room.state.n
    hear(network, bring(network, ann, entry(ann, "move", do="bank", arg=None, after=0)), ben)
    assert ben.room.state.n == before
    assert [n.event.fields["name"] for n in ben.told("friend_odd")] == ["Ann"]


def test_host_who_writes_another_throw_is_reported() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem")
    hear(network, say(network, ann, "roll", **place(ann), do="roll", arg=None, after=0), ben, cem)
    game = ann.room.state.playing
    assert game is not None
    links = [p.room._common.chain.links[game.link] for p in (ann, ben, cem)]  # type: ignore[union-attr]
    other = entry(ann, "move", do="roll", arg=None, after=5, links=links)
    hear(network, bring(network, ann, other), ben, cem)
    assert [n.event.fields["why"] for n in ben.told("friend_odd")] == ["another throw"]


def test_generation_of_a_member_is_not_followed_while_the_host_is_heard() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem")
    keys = [ann.key, ben.key, cem.key]
    fields = {"here": keys, "link": 1, "dropped": False}
    forged = entry(ben, "open", g=99, o=ben.key, **fields)
    hear(network, bring(network, ben, forged), ann, cem)
    whole = [*ben.room._common.journal.entries, forged]
    hear(network, bring(network, ben, *whole), ann, cem)
    assert ann.room.am_host
    assert cem.room.state.host == ann.key


def test_room_of_a_stranger_is_not_followed() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem")
    eve = network.add("Eve")
    network.run(3000)
    people = [[eve.key, "Eve"], *([network.random.randbytes(32), f"P{n}"] for n in range(9))]
    fields = {"people": people, "locked": False, "removed": [], "setup": None}
    state = eve.room.state
    start = eve.room._common.sign(
        "entry", k="start", g=99, o=eve.key, n=state.n + 1, prev=state.head, **fields
    )
    hear(network, bring(network, eve, start), ann, ben, cem)
    network.run(5000)
    assert all(p.room.state.host == ann.key for p in (ann, ben, cem))


def test_checkpoint_with_our_generation_but_another_writer_is_refused() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem")
    state = ben.room.state
    header = next(
        e.body["header"] for e in ben.room._common.journal.entries if e.body["k"] == "begin"
    )
    forged = ben.room._common.sign(
        "entry", k="begin", g=state.generation.number, o=ann.key, n=state.n + 9,
        prev=bytes(32), header=header, **state.snapshot(),
    )  # fmt: skip
    before = cem.room.state.head
    hear(network, bring(network, ben, forged), cem)
    assert cem.room.state.head == before


def test_who_watches_cannot_go_on_with_the_game() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    eve = network.add("Eve")
    network.run(3000)
    ann.running = False
    network.run(70_000)
    network.do(eve, eve.room.do(network.now, eve.room.following.go_on))
    assert ben.room.state.host == ann.key
    forged = entry(eve, "open", g=99, o=eve.key, here=[eve.key, ben.key], link=1, dropped=False)
    hear(network, bring(network, eve, forged), ben)
    assert ben.room.state.host == ann.key


@pytest.mark.parametrize("seed", range(5))
def test_arbitrary_bytes_change_nothing(seed: int) -> None:
    network = Network(seed)
    ann, ben = network.seated("Ann Ben")
    network.logs = True
    network.run(5000)
    before = ann.room.state.head
    for _ in range(200):
        message = bytearray(network.random.choice(network.log))
        for _ in range(network.random.randint(1, 4)):
            message[network.random.randrange(len(message))] = network.random.randrange(256)
        hear(network, bytes(message), ann)
        raw = bytearray(opened(network.crypto, SECRET, network.random.choice(network.log)) or b"")
        raw[64 + network.random.randrange(len(raw) - 64)] = network.random.randrange(32, 127)
        nonce = network.random.randbytes(24)
        hear(network, sealed(network.crypto, SECRET, nonce, bytes(raw)), ann)
        hear(network, network.random.randbytes(network.random.randrange(300)), ann)
    assert ann.room.state.head == before
    assert not ann.told("friend_odd")  # nobody signed it
    del ben


VALUES: list[Any] = [None, True, -1, 2**40, 1.5, "", "x" * 400, "0" * 64, [], [[]], {}, [None] * 9]


@pytest.mark.parametrize("kind", [*Room.KINDS, "here", "unknown"])
def test_signed_nonsense_raises_nothing(kind: str) -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    good = {
        "roll": {**place(ann), "do": "roll", "arg": None, "after": 0},
        "act": {**place(ann), "acts": [["roll", None, 0]]},
        "part": {**place(ann), "link": 1, "x": []},
        "since": {"to": ann.key, "g": 1, "o": ann.key, **place(ann)},
        "entries": {"m": [], "i": 0, "of": 1, "last": bytes(32)},
        "said": {"id": bytes(8), "text": "", "phrase": 0},
        "heard": {"id": bytes(8)},
        "undo": {**place(ann), "many": 1},
        "answer": {**place(ann), "seat": 0, "many": 1, "yes": True},
        "here": {
            "name": "Ben", "wants": "sit", "tip": bytes(32), "saw": {}, "g": 0, "o": b"",
            "n": 0, "head": bytes(32), "floor": 0, "spent": 0,
        },
    }.get(kind, {})  # fmt: skip
    before = ann.room.state.head
    for name in good:
        for value in VALUES:
            hear(network, say(network, ben, kind, **{**good, name: value}), ann)
        hear(network, say(network, ben, kind, **{n: v for n, v in good.items() if n != name}), ann)
    assert ann.room.state.head == before


@pytest.mark.parametrize("kind", ["move", "away", "back", "skip", "came", "went", "begin", "host"])
def test_entries_of_nonsense_by_the_host_raise_nothing(kind: str) -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    before = ben.room.state.head
    for name in ("do", "arg", "links", "seat", "seats", "who", "name", "header", "people", "link"):
        for value in VALUES:
            hear(network, bring(network, ann, entry(ann, kind, **{name: value})), ben)
    assert ben.room.state.head == before


def test_forged_message_is_not_blamed_on_its_claimed_sender() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    common = ben.room._common
    raw = common.sign("said", s=common.members.session, c=9999, id=5, text="", phrase=1).raw
    forged = bytes(64) + raw[64:]
    hear(network, sealed(common.crypto, SECRET, network.random.randbytes(24), forged), ann)
    assert not ann.told("friend_odd")
    hear(network, sealed(common.crypto, SECRET, network.random.randbytes(24), raw), ann)
    assert ann.told("friend_odd")


def test_repeated_messages_make_nobody_seem_to_be_here() -> None:
    network = Network()
    network.logs = True
    ann, ben = network.seated("Ann Ben")
    ben.running = False
    for _ in range(70):
        network.run(1000)
        for message in network.log[-300:]:
            hear(network, message, ann)
    assert ann.told("friend_gone")
    assert not ann.told("ruled_computer")  # an early beat, repeated, does not put Ben elsewhere
    again = network.restart(ann)  # a new program does not take them for new, either
    for _ in range(70):
        network.run(1000)
        for message in network.log[-300:]:
            hear(network, message, again)
    assert len(again.told("friend_gone")) == 2


def test_repeated_chat_is_told_once() -> None:
    network = Network()
    network.logs = True
    ann, ben = network.seated("Ann Ben")
    network.do(ben, ben.room.do(network.now, ben.room.chat.say, "Hello"))
    network.run(1000)
    for message in network.log:
        hear(network, message, ann)
    assert len(ann.told("friend_said")) == 1


def test_chat_is_limited() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    for number in range(30):
        network.do(ben, ben.room.do(network.now, ben.room.chat.say, f"line {number}"))
    network.run(1000)
    assert len(ann.told("friend_said")) == 8


class StrangersApart(Network):
    """Strangers do not hear each other: that would take long."""

    def delays(self, sender: Program, receiver: Program) -> Iterator[float]:
        if not sender.name.startswith("Eve") or not receiver.name.startswith("Eve"):
            yield from super().delays(sender, receiver)


def test_eighty_strangers_are_not_named_and_take_no_seat() -> None:
    network = StrangersApart()
    ann, ben = network.seated("Ann Ben", Setup("farkle", {"target": 2000}, most=2))
    for number in range(80):
        network.add(f"Eve {number}")
    network.run(20_000)
    came = [n for n in ann.told("friend_came") if str(n.event.fields["name"]).startswith("Eve")]
    assert len(came) <= MOST_WATCHING
    assert len(ann.room.state.people) <= 2 + MOST_WATCHING
    network.play(ann)
    network.run(3000)
    assert ben.told("stepped")


def test_flood_of_a_stranger_does_not_silence_a_player() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    turn_of(network, 1)
    eve = network.add("Eve")
    network.run(3000)
    for _ in range(2000):
        hear(network, say(network, eve, "call"), ann)
    network.move(ben, ROLL)
    network.run(3000)
    assert ben.told("stepped")


def test_repeated_questions_cause_no_flood() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    network.logs = True
    before = len(network.log)
    for _ in range(200):
        since = say(network, ben, "since", to=ann.key, g=0, o=b"", n=0, head=bytes(32))
        hear(network, since, ann)
        hear(network, say(network, ben, "call"), ann)
    network.run(100)
    assert network.sent(before).count("entries") <= 3
    assert network.sent(before).count("here") <= 2


def test_message_that_is_too_long_is_not_read() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    verified = network.crypto.verified  # type: ignore[attr-defined]
    hear(network, bytes(LARGEST + 1), ann)
    hear(network, say(network, ben, "said", id=bytes(8), text="x" * 60_000, phrase=0), ann)
    assert not ann.told("friend_said")
    assert network.crypto.verified <= verified + 1  # type: ignore[attr-defined]


def test_two_programs_with_one_profile_are_told_and_the_newer_one_plays() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben", Setup("farkle", {"target": 2000}, most=2))
    copy = network.add("Ben", ben.kept)
    network.run(40_000)
    assert ben.told("two_programs")
    assert copy.told("two_programs")
    assert [n.event.fields["name"] for n in ann.told("two_programs")] == ["Ben"]
    turn_of(network, 1)
    if ann.room.table and ann.room.table.turn == 1:
        network.move(copy, ROLL)
        network.run(3000)
        assert copy.told("stepped")


@pytest.mark.parametrize("newer", [True, False])
def test_host_chooses_which_of_two_programs_stays(newer: bool) -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben", Setup("farkle", {"target": 2000}, most=2))
    copy = network.add("Ben", ben.kept)
    network.run(40_000)
    network.do(ann, ann.room.do(network.now, ann.room.hosting.put_out, ben.key, newer=newer))
    network.run(20_000)
    stays, goes = (ben, copy) if newer else (copy, ben)
    assert goes.told("put_out")
    assert not stays.room.gone
    turn_of(network, 1)
    network.move(stays, ROLL)
    network.run(5000)
    assert dice(stays) == dice(ann)


def test_own_messages_that_a_relay_sends_back_are_not_another_program() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    network.logs = True
    network.run(20_000)
    for message in network.log:
        hear(network, message, ann, ben)
    assert not ann.told("two_programs")
    assert not ben.told("two_programs")
    play = dice(ben)
    network.move(ann, ROLL)
    network.run(2000)
    assert len(dice(ben)) == len(play) + 1
