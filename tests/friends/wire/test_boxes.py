from __future__ import annotations

import pytest

from audiodice.core.line import LineState
from audiodice.friends.room.secrets import LARGEST
from audiodice.friends.wire import outbox
from audiodice.friends.wire.inbox import AT_ONCE, MOST, Inbox
from audiodice.friends.wire.outbox import Outbox


def test_inbox_returns_messages_in_order_and_in_parts() -> None:
    woken: list[int] = []
    box = Inbox(lambda: woken.append(1))
    messages = [b"%d" % number for number in range(AT_ONCE + 10)]
    for message in messages:
        box.put(message)
    assert len(woken) == 1
    assert list(box.take()) == messages[:AT_ONCE]
    assert box.waiting
    assert list(box.take()) == messages[AT_ONCE:]
    assert box.take() == ()
    box.put(b"more")
    assert len(woken) == 2


def test_inbox_drops_excess_messages_but_never_a_state() -> None:
    box = Inbox(lambda: None)
    box.put(bytes(LARGEST + 1))
    assert box.take() == ()
    box.put(bytes(LARGEST))
    for number in range(MOST + 5):
        box.put(b"%d" % number)
    box.put(LineState(up=False, reason="line_lost"))
    taken: list[bytes | LineState] = []
    while box.waiting:
        taken += box.take()
    assert len(taken) == MOST + 1
    assert taken[-1] == LineState(up=False, reason="line_lost")


def test_unconfirmed_messages_are_resent_first() -> None:
    box = Outbox()
    box.put(b"1", b"2", b"3", b"4")
    for number in (1, 2, 3):
        message = box.next()
        assert message is not None
        box.sent(number)
    box.arrived(2)
    box.arrived(77)
    assert not box.empty
    assert box.next() == b"4"  # and the line was lost before it went out
    box.put(b"5")
    box.again()
    assert [box.next() for _ in range(5)] == [b"1", b"3", b"4", b"5", None]


def test_message_being_sent_is_unconfirmed() -> None:
    box = Outbox()
    box.put(b"1")
    box.next()
    assert not box.empty
    box.sent(1)
    box.arrived(1)
    assert box.empty


def test_time_since_the_oldest_unconfirmed_message(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("audiodice.friends.wire.outbox.time.monotonic", lambda: now)
    box = Outbox()
    assert box.oldest_s == 0
    box.put(b"1", b"2")
    box.next()
    box.sent(1)
    now = 104.0
    box.next()
    box.sent(2)
    assert box.oldest_s == 4
    box.arrived(1)
    now = 105.0
    assert box.oldest_s == 1
    box.arrived(2)
    assert box.empty


def test_outbox_drops_the_oldest_messages() -> None:
    box = Outbox()
    box.put(*(b"%d" % number for number in range(outbox.MOST + 3)))
    assert box.next() == b"3"


def test_messages_that_waited_too_long_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("audiodice.friends.wire.outbox.time.monotonic", lambda: now)
    box = Outbox()
    box.put(b"1")
    now = 130.0
    box.put(b"2")
    now = 165.0
    box.forget(60)
    assert [box.next(), box.next()] == [b"2", None]


def test_one_source_leaves_room_for_another() -> None:
    box = Inbox(lambda: None)
    for number in range(MOST + 5):
        box.put(b"%d" % number, "one")
    box.put(b"true", "other")
    taken: list[bytes | LineState] = []
    while box.waiting:
        taken += box.take()
    assert len(taken) == MOST + 1
    assert taken[-1] == b"true"


def test_too_long_message_is_refused() -> None:
    with pytest.raises(ValueError, match="bytes"):
        Outbox().put(bytes(LARGEST + 1))
