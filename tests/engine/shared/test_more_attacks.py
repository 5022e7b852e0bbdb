"""More attacks by a seat, the broker or a stranger, and why they gain nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from audiodice.core.model import Action
from audiodice.engine.shared import checking, messages
from audiodice.engine.shared.items import request_of
from audiodice.engine.shared.kept import Kept
from audiodice.engine.shared.messages import Signed
from audiodice.engine.shared.people import HostSetup
from audiodice.engine.shared.replica import Replica
from audiodice.engine.shared.secrets import LARGEST, sealed
from audiodice.engine.shared.worst import worst_end
from tests.support.friends import SECRET, Friend, Network, StandInCrypto, hear, place, say, table_of

ROLL, BANK = Action("roll"), Action("bank")


def may_bank(people: str = "Ann Bob Cem") -> tuple[Network, Friend, list[Friend]]:
    """A table at which the first returned seat may roll or bank."""
    network, friends = table_of(people)
    for _ in range(300):
        table = friends[0].shared.table
        assert table
        who = friends[table.turn]
        if who.shared.why_not(BANK) is None and who.shared.why_not(ROLL) is None:
            return network, who, [friend for friend in friends if friend is not who]
        legal = table.game.legal_actions(table.state)
        action = ROLL if ROLL in legal else next(a for a in legal if a != BANK)
        network.do(who, who.shared.act(action, network.now))
        network.run(300)
    raise AssertionError("another seed")


def test_consent_to_undo_during_a_throw_is_not_cheating() -> None:
    """Withholding a part and agreeing to an undo would make the thrower sign two items."""
    network, who, (bob, cem) = may_bank()
    network.do(who, who.shared.ask_undo(network.now))
    network.run(500)
    network.do(cem, cem.shared.answer_undo(True, network.now))
    network.run(500)
    cem.up = bob.up = False
    network.do(who, who.shared.act(ROLL, network.now))
    pending = who.shared._throwing.pending
    assert pending
    asked = {"seat": who.shared.my_seat, "many": 1}
    hear(network, say(network, bob, "consent", **place(bob), **asked), who)
    replica = who.shared._desk.replica
    assert replica
    last = replica.items[-1].messages[0]
    two = messages.packed((pending.roll.raw, last.raw))
    hear(network, say(network, bob, "proof", m=two), cem)
    assert not cem.told("friend_cheated")
    cem.up = bob.up = True
    network.run(5_000)
    assert who.lines == bob.lines == cem.lines
    assert '"roll"' in who.lines[-1]


def bank_after_looking(who: Friend, network: Network, others: list[Friend]) -> bytes:
    """Have somebody see all parts of their throw, as a changed program might, and not show theirs;
    returns another action of theirs for its place."""
    instead = who.shared._desk.sign("act", **place(who), do="bank", arg=None, after=0).raw
    who.shared._throwing._look = lambda: None  # type: ignore[method-assign]
    network.do(who, who.shared.act(ROLL, network.now))
    network.run(500)
    pending = who.shared._throwing.pending
    assert pending
    assert len(pending.parts) == len(others)
    return instead


def total(friend: Friend, seat: int) -> int:
    table = friend.shared.table
    assert table
    scores = table.game.query(table.state, "scores")[0].fields["scores"]
    assert isinstance(scores, tuple)
    return int(scores[seat])  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["act", "items"])
def test_thrower_who_saw_all_parts_cannot_bank_instead(kind: str) -> None:
    """Only the thrower knows the dice before showing the last part."""
    network, who, others = may_bank()
    instead = bank_after_looking(who, network, others)
    if kind == "act":
        data = sealed(network.crypto, SECRET, network.random.randbytes(24), instead)
    else:
        data = say(network, who, "items", items=[messages.packed([instead])], more=False)
    seat = who.shared.my_seat or 0
    hear(network, data, *others)
    network.run(5_000)
    for friend in others:
        assert [news.event.seat for news in friend.told("friend_cheated")] == [seat]
        assert total(friend, seat) == 0
        assert friend.shared.table
        assert friend.shared.table.owner(seat) == "computer"
    who.running = False
    network.play_on()
    assert others[0].lines == others[1].lines


def test_journals_agree_again_after_a_cheat_split_them() -> None:
    network, who, others = may_bank("Ann Bob Cem Dan")
    instead = bank_after_looking(who, network, others)
    first, pending = others[0], others[0].shared._throwing.pending
    assert pending
    seat = next(n for n in pending.parts if n != first.shared.my_seat)
    del pending.parts[seat]  # a part that was lost
    pending.complete_since = None
    hear(network, say(network, who, "items", items=[messages.packed([instead])]), *others)
    who.running = False
    network.run(10_000)
    network.play_on()
    assert others[0].lines == others[1].lines == others[2].lines
    assert all(friend.told("friend_cheated") for friend in others)


@pytest.mark.parametrize("many", [0, 1_500])
def test_proof_of_cheating_reaches_everybody(many: int) -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    one, two = (
        say(network, ann, "roll", **place(ann), do="roll", arg=None, after=after, more=" " * many)
        for after in (0, 1)
    )
    hear(network, one, bob, cem)
    cem.up = bool(many)  # the short proof is lost on the way
    hear(network, two, bob)
    network.run(2_000)
    cem.up = True
    network.run(8_000)
    assert [news.event.seat for news in cem.told("friend_cheated")] == [0]
    assert bob.lines == cem.lines
    assert '"computer"' in bob.lines[-1]


@pytest.mark.parametrize("what", ["end", "computer", "skip"])
def test_ruling_of_one_silent_seat_is_ignored(what: str) -> None:
    """A seat without heartbeats for 25 s seems away, but its ruling alone binds nobody."""
    network, (ann, *others) = table_of("Ann Bob Cem Dan")
    ann.running = False
    network.run(26_000)
    rule = ann.shared._desk.sign("rule", **place(ann), what=what, seat=1).raw
    hear(network, say(network, ann, "items", items=[messages.packed([rule])]), *others)
    for friend in others:
        assert len(friend.lines) == 1
        assert not friend.shared.ended
        assert friend.told("table_split")


def test_silent_thrower_of_two_cannot_throw_again() -> None:
    """A seat with bad dice could pretend to be away for 25 s, skip the other and throw alone."""
    network, who, (other,) = may_bank("Ann Bob")
    bank_after_looking(who, network, [other])
    who.running = False
    network.run(26_000)
    rule = who.shared._desk.sign("rule", **place(who), what="skip", seat=other.shared.my_seat).raw
    before = other.lines
    hear(network, say(network, who, "items", items=[messages.packed([rule])]), other)
    assert other.lines == before
    assert other.told("table_split")


def test_seat_that_was_cut_off_accepts_the_others_ruling() -> None:
    network, (ann, bob) = table_of("Ann Bob")
    bob.up = False
    network.do(ann, ann.shared.act(ROLL, network.now))
    network.run(70_000)
    assert '"skip"' in ann.lines[1]
    network.mend(bob)
    network.run(10_000)
    assert bob.lines == ann.lines
    assert not bob.told("table_split")


def test_game_of_strangers_is_not_joined() -> None:
    """A stranger with the code can sign a header alone and send it to the lobby."""
    network = Network(3)
    ann = network.add("Ann", HostSetup("farkle", {}, 4))
    bob = network.add("Bob")
    network.run(3_000)
    strangers = Network(99, network.crypto)
    eve, _ = strangers.seated("Eve Mallory")
    replica = eve.shared._desk.replica
    assert replica
    began = messages.packed(message.raw for message in replica.opening)
    hear(network, say(network, eve, "opening", m=began), ann, bob)
    assert ann.shared.table is None
    assert bob.shared.table is None
    network.do(ann, ann.shared.begin(network.now))
    network.run(5_000)
    assert (ann.shared.my_seat, bob.shared.my_seat) == (0, 1)


def test_replayed_heartbeats_do_not_mark_a_seat_gone() -> None:
    """Answers to an old heartbeat must not make two connected seats seem gone."""
    network, people = table_of("Ann Bob Cem")
    network.run(20_000)
    old: dict[str, bytes] = {}
    for data in network.log:
        body = json.loads(data[24 + 64 : -16])
        if body["t"] == "here":
            old.setdefault(body["by"], data)
    network.run(80_000)
    for _ in range(900):
        network.run(100)
        for data in old.values():
            for friend in people[:2]:
                network.do(friend, friend.shared.receive(data, network.now))
    assert not any(f.told("friend_quiet") or f.told("friend_gone") for f in people)


@pytest.mark.parametrize(("many", "head"), [(1, "none"), (20, bytes(32))])
def test_strangers_cannot_prevent_the_start(many: int, head: object) -> None:
    network = Network(3)
    ann = network.add("Ann", HostSetup("farkle", {}, 4))
    bob = network.add("Bob")
    network.run(3_000)
    network.do(ann, ann.shared.begin(network.now))
    for number in range(many):
        key = network.crypto.new_key(bytes([number]) * 32)
        raw = messages.signed(key, SECRET.topic, "agree", head=head).raw
        data = sealed(network.crypto, SECRET, network.random.randbytes(24), raw)
        for friend in (ann, bob):
            network.do(friend, friend.shared.receive(data, network.now))
    network.run(5_000)
    assert (ann.shared.my_seat, bob.shared.my_seat) == (0, 1)


def test_forged_message_is_not_blamed_on_the_claimed_sender() -> None:
    network, (ann, bob) = table_of("Ann Bob")
    raw = bob.shared._desk.sign("said", id=bytes(8), saw={}, text="x", phrase=0).raw
    forged = bytes(64) + raw[64:]
    hear(network, sealed(network.crypto, SECRET, network.random.randbytes(24), forged), ann)
    assert not ann.told("friend_odd")


def test_bad_early_part_is_not_blamed_on_the_thrower() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    replica = ann.shared._desk.replica
    assert replica
    request = request_of(replica.head, ROLL, after := 6)
    hear(network, say(network, cem, "part", roll=request, x=bytes(32)), bob)
    hear(network, say(network, ann, "roll", **place(ann), do="roll", arg=None, after=after), bob)
    assert bob.told("friend_throws")
    assert not bob.told("friend_odd")


def said_when(network: Network, message: Signed, others: list[Friend]) -> int:
    """Messages at the table while one seat repeats a message a hundred times a second."""
    before = len(network.log)
    for _ in range(400):
        data = sealed(network.crypto, SECRET, network.random.randbytes(24), message.raw)
        for friend in others:
            network.do(friend, friend.shared.receive(data, network.now))
        network.run(10)
    return len(network.log) - before


def test_repeated_throw_requests_cause_no_flood() -> None:
    network, (ann, *others) = table_of("Ann Bob Cem Dan Eve Fay")
    ann.shared._throwing._look = lambda: None  # type: ignore[method-assign]
    network.do(ann, ann.shared.act(ROLL, network.now))
    network.run(4_000)
    pending = ann.shared._throwing.pending
    assert pending
    assert said_when(network, pending.roll, others) < 400
    assert not any(friend.told("friend_odd") for friend in others)


@pytest.mark.parametrize("yes", [True, False])
def test_repeated_undo_requests_cause_no_flood(yes: bool) -> None:
    network, who, others = may_bank("Ann Bob Cem Dan")
    network.do(who, who.shared.ask_undo(network.now))
    network.run(500)
    question = who.shared._consent._question
    assert question
    asked = question.yes[who.shared._desk.key.public]
    for friend in others[1:]:
        network.do(friend, friend.shared.answer_undo(yes, network.now))
    network.run(500)
    assert said_when(network, asked, others) < 100


def test_strangers_share_one_limit_of_answers() -> None:
    network, (ann, _) = table_of("Ann Bob")
    whom, answered = ann.shared._desk.key.public, 0
    for number in range(100):
        key = network.crypto.new_key(bytes([number]) * 32)
        raw = messages.signed(key, SECRET.topic, "ask", whom=whom, n=0, head=bytes(32)).raw
        data = sealed(network.crypto, SECRET, network.random.randbytes(24), raw)
        answered += bool(ann.shared.receive(data, network.now).send)
    assert answered == 1


def test_header_with_an_unknown_computer_is_refused() -> None:
    """The game used to begin, and the program that acted for this player failed."""
    network = Network(3)
    ann = network.add("Ann", HostSetup("farkle", {}, 4))
    bob = network.add("Bob")
    network.run(3_000)
    send = ann.shared._desk.send

    def unknown(kind: str, **fields: Any) -> Signed:
        if kind == "header":
            fields["header"]["seats"].append({"name": "", "policy": "nobody"})
            for name in ("keys", "tips"):
                fields["header"][name].append("")
        return send(kind, **fields)

    ann.shared._desk.send = unknown  # type: ignore[method-assign]
    network.do(ann, ann.shared.begin(network.now))
    network.run(3_000)
    assert bob.shared.table is None
    assert bob.told("friend_odd")


def test_unknown_rulings_are_not_stored() -> None:
    network, (ann, bob, _) = table_of("Ann Bob Cem")
    for number in range(50):
        rule = say(network, ann, "rule", **place(ann), what=f"rule {number}", seat=2)
        network.do(bob, bob.shared.receive(rule, network.now))
    assert len(bob.shared._absence._signed) == 0


def test_too_long_included_message_is_refused() -> None:
    network, who, others = may_bank()
    act = who.shared._desk.sign(
        "act", **place(who), do="bank", arg=None, after=0, more=" " * 45_000
    )
    data = say(network, who, "items", items=[messages.packed([act.raw])])
    assert len(data) < LARGEST
    lines = len(others[0].lines)
    hear(network, data, *others)
    assert [len(friend.lines) for friend in others] == [lines, lines]


@pytest.mark.parametrize("before", [0, 1], ids=["here", "another end"])
def test_message_with_many_rulings_is_cheap(monkeypatch: pytest.MonkeyPatch, before: int) -> None:
    """The worst end of a turn takes a tenth of a second in some games, an end 8 ms in a long one:
    one message held up a program for ten seconds."""
    network, who, others = may_bank("Ann Bob Cem Dan")
    rewound = Replica.rewound
    work: list[str] = []

    def counted(*args: Any) -> Any:
        work.append("worst")
        return worst_end(*args)

    def again(self: Replica, to: int) -> Replica:
        work.append("rewound")
        return rewound(self, to)

    monkeypatch.setattr(checking, "worst_end", counted)
    monkeypatch.setattr(Replica, "rewound", again)
    replica, cem = others[0].shared._desk.replica, others[1]
    assert replica
    n, seat = replica.n - before, who.shared.my_seat
    lost = (
        cem.shared._desk.sign("rule", n=n, prev=replica.heads[n], what="lost", seat=seat, x=x).raw
        for x in range(100)
    )
    data = say(network, cem, "items", items=[messages.packed([raw]) for raw in lost])
    for _ in range(5):
        others[0].shared.receive(data, network.now)
    assert len(work) <= 1


@pytest.mark.parametrize("broken", ["items", "rolled"])
def test_damaged_seat_file_is_reported(broken: str) -> None:
    network, (ann, _) = table_of("Ann Bob")
    kept = Kept.read(ann.shared.keep())
    said = ann.shared._desk.sign("nonsense").raw
    fields: dict[str, Any] = {broken: (said,) if broken == "rolled" else (b"[]",)}
    changed = replace(kept, **fields)
    with pytest.raises(ValueError, match=r"message"):
        network.add("Ann", kept=changed.write())


def test_unresponsive_seat_does_not_block_catching_up() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    bob.up = False
    network.do(ann, ann.shared.act(ROLL, network.now))
    network.run(36_000)
    bob.up = True
    assert len(ann.lines) > len(bob.lines)
    cem.shared._ear.meanings["ask"] = lambda _: None
    for _ in range(1_500):
        saw = {bob.shared._desk.key.public.hex()[:16]: bob.shared._desk.presence._mine[-1][0]}
        beat = say(
            network, cem, "here", id=network.random.randbytes(4), saw=saw, name="Cem", wants="sit",
            tip=bytes(32), n=10**6, head=bytes(32),
        )  # fmt: skip
        network.do(bob, bob.shared.receive(beat, network.now))
        network.run(20)
    assert bob.lines == ann.lines


def test_stranger_with_many_keys_has_one_limit() -> None:
    network, (ann, _) = table_of("Ann Bob")
    crypto = network.crypto
    assert isinstance(crypto, StandInCrypto)
    crypto.verified = 0
    for number in range(20):
        key = crypto.new_key(bytes([number, 7]) * 16)
        beat = messages.signed(
            key, SECRET.topic, "here", id=bytes(4), saw={}, name="Eve", wants="watch",
            tip=bytes(32), n=0, head=bytes(32),
        )  # fmt: skip
        said = messages.signed(key, SECRET.topic, "said", id=bytes(8), saw={}, text="", phrase=1)
        for message in (beat, *[said] * 200):
            data = sealed(crypto, SECRET, network.random.randbytes(24), message.raw)
            ann.shared.receive(data, network.now)
    assert crypto.verified <= 600


def test_replayed_message_does_not_count_against_its_author() -> None:
    """Anybody who can write to the topic can do that: two thousand times, until nothing of Bob's
    would be let in any more."""
    network, (ann, bob) = table_of("Ann Bob")
    message = say(network, bob, "said", id=bytes(8), saw={}, text="x", phrase=0)
    for _ in range(2_000):
        network.do(ann, ann.shared.receive(message, network.now))
    assert not ann.told("friend_odd")
    network.do(ann, ann.shared.act(ROLL, network.now))
    network.run(100)
    assert '"roll"' in ann.lines[-1]


def test_long_messages_count_as_several() -> None:
    network, (ann, bob) = table_of("Ann Bob")
    crypto = network.crypto
    assert isinstance(crypto, StandInCrypto)
    crypto.verified = 0
    raw = bob.shared._desk.sign("act", n=10**6, prev=bytes(32), do="bank", arg=None, after=0).raw
    for _ in range(1_000):
        data = say(network, bob, "items", items=[messages.packed([raw])] * 100)
        ann.shared.receive(data, network.now)
    assert crypto.verified < 15_000


def test_header_with_other_options_is_refused() -> None:
    network = Network(3)
    ann = network.add("Ann", HostSetup("farkle", {"target": 500}, 4))
    bob = network.add("Bob")
    network.run(3_000)
    ann.shared._lobby.host = HostSetup("farkle", {"target": 10_000}, 4)
    network.do(ann, ann.shared._do(network.now, ann.shared._lobby.start))
    network.run(500)
    assert bob.shared.table is None
    assert bob.told("friend_odd")


def test_chat_is_limited() -> None:
    network, (ann, bob) = table_of("Ann Bob")
    for _ in range(100):
        network.do(bob, bob.shared.say("Hello", network.now))
        network.run(20)
    assert len(ann.told("friend_said")) == 8
    network.run(8_000)
    network.do(bob, bob.shared.say("Hello", network.now))
    network.run(20)
    assert len(ann.told("friend_said")) == 9
