"""A line through several real relays at once: what some of them do is not even heard."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest

from audiodice.core.broker_address import parse
from audiodice.core.line import LineState
from audiodice.friends.wire import mqtt_connection
from audiodice.friends.wire.relays import RelayLine
from tests.friends.wire.ends import TOPIC, End, ends
from tests.support.fake_relay import FakeRelay, How
from tests.support.mqtt_brokers import Broker, free_port

UP = LineState(up=True)


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    made = Broker("mosquitto", tmp_path_factory.mktemp("broker")).start()
    yield made
    made.stop()


@pytest.fixture
def fake() -> Iterator[Callable[[How], FakeRelay]]:
    made: list[FakeRelay] = []

    def make(how: How) -> FakeRelay:
        made.append(FakeRelay(how))
        return made[-1]

    yield make
    for one in made:
        one.close()


def message(number: int) -> bytes:
    return b"%06d" % number + os.urandom(300)


def until(true: Callable[[], object], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.02)
    return bool(true())


# ---------------------------------------------------------------------- while relays fail

KINDS = ("mosquitto", "nats-server", "amqtt", "mosquitto")


@pytest.fixture
def four(tmp_path: Path) -> Iterator[list[Broker]]:
    made = [Broker(kind, tmp_path / str(place)) for place, kind in enumerate(KINDS)]
    for one in made:
        one.start()
    yield made
    for one in made:
        one.stop()


class Storm:
    """Kills, pauses and starts two relays at a time, and then waits until all are used again."""

    def __init__(self, four: list[Broker], there: list[End], stream: random.Random) -> None:
        self._four, self._there, self._stream = four, there, stream
        self.count = 0
        self._steps = self._storm()
        self._next = 0.0

    def step(self) -> None:
        """Do what is due."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + next(self._steps)

    def _storm(self) -> Iterator[float]:
        stream = self._stream
        while True:
            victims = stream.sample(self._four, 2)
            paused = [stream.random() < 0.5 for _ in victims]
            for one, pause in zip(victims, paused, strict=True):
                if pause:
                    _signal(one, signal.SIGSTOP)
                else:
                    one.stop()
                yield stream.uniform(0, 1)
            yield stream.choice((0.2, 1.0, 4.0))
            for one, pause in zip(victims, paused, strict=True):
                if pause:
                    _signal(one, signal.SIGCONT)
                else:
                    one.start()
                yield stream.uniform(0, 1)
            self.count += 1
            while not all(line.open for end in self._there for line in end.line._lines):
                yield 0.05


def _signal(broker: Broker, what: signal.Signals) -> None:
    assert broker.process is not None
    broker.process.send_signal(what)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP")
@pytest.mark.parametrize("seed", [1, 2])
def test_no_message_is_lost_or_doubled_while_any_two_relays_fail(
    four: list[Broker], seed: int
) -> None:
    urls = " ".join(broker.url("tcp") for broker in four)
    with ends(urls, urls) as there:
        ann, bob = there
        assert until(lambda: all(one.open for end in there for one in end.line._lines), 20)
        storm = Storm(four, there, random.Random(seed))
        sent: dict[str, list[bytes]] = {"ann": [], "bob": []}
        began, slowest = time.monotonic(), 0.0
        while time.monotonic() - began < 25 or storm.count < 3:
            assert time.monotonic() - began < 100
            storm.step()
            for end, name in ((ann, "ann"), (bob, "bob")):
                sent[name].append(message(len(sent[name])))
                end.line.send(sent[name][-1])
            since = time.monotonic()
            wanted = sent["ann"][-1], sent["bob"][-1]
            while not (wanted[0] in bob.messages[-50:] and wanted[1] in ann.messages[-50:]):
                assert time.monotonic() - since < 20
                ann.take()
                bob.take()
                storm.step()
                time.sleep(0.002)
            slowest = max(slowest, time.monotonic() - since)
            time.sleep(0.02)
        for end, other in ((ann, "bob"), (bob, "ann")):
            assert sorted(end.messages) == sorted(sent[other])
            assert end.states == [UP]
        assert slowest < 3, "somebody may be shaking the dice"


# ---------------------------------------------------------------------- one bad relay


@pytest.mark.parametrize("how", get_args(How))
def test_bad_relay_changes_nothing_while_another_works(
    how: How, broker: Broker, fake: Callable[[How], FakeRelay]
) -> None:
    bad = fake(how)
    urls = f"{bad.url} {broker.url('tcp')}"
    since = time.monotonic()
    with ends(urls, urls) as (ann, bob):
        assert time.monotonic() - since < 2
        good = [end.line._lines[1] for end in (ann, bob)]
        assert until(lambda: all(one.open for one in good), 10)
        sent = [message(number) for number in range(150)]
        slowest = 0.0
        for one in sent:
            since = time.monotonic()
            ann.line.send(one)
            bob.until(lambda one=one: one in bob.messages)  # type: ignore[misc]
            slowest = max(slowest, time.monotonic() - since)
            time.sleep(0.04)
        true = [one for one in bob.messages if one in sent]
        assert true == sent
        assert how in ("floods", "alters") or bob.messages == sent
        assert ann.states == bob.states == [UP]
        assert slowest < 1
        assert bad.asked < 30, "it is tried again with growing pauses"
        ann.line.send(b"last words")
        since = time.monotonic()
        ann.line.close()
        assert ann.line.ended(5)
        assert time.monotonic() - since < 1
        bob.until(lambda: b"last words" in bob.messages)


def test_flooding_relay_is_not_a_stranger_to_the_topic(
    broker: Broker, fake: Callable[[How], FakeRelay]
) -> None:
    """What it floods with reaches us, so the test above is none of an empty flood."""
    flood = fake("floods")
    with ends(flood.url) as (ann,):
        ann.until(lambda: len(ann.messages) > 1000)


# ---------------------------------------------------------------------- up and down


def test_line_is_down_once_no_relay_works(tmp_path: Path) -> None:
    two = [Broker("mosquitto", tmp_path / name).start() for name in "ab"]
    urls = " ".join(one.url("tcp") for one in two)
    try:
        with ends(urls) as (ann,):
            assert until(lambda: all(one.open for one in ann.line._lines), 10)
            two[0].stop()
            time.sleep(1)
            ann.take()
            assert ann.states == [UP]
            two[1].stop()
            ann.until(lambda: len(ann.states) > 1, 5)
            assert ann.states == [UP, LineState(up=False, reason="line_lost")]
            ann.line.send(b"kept")
            assert not ann.line.idle
            two[0].start()
            with ends(two[0].url("tcp")) as (bob,):
                bob.until(lambda: bob.messages == [b"kept"])
            ann.up(times=2)
            assert ann.line.idle
    finally:
        for one in two:
            one.stop()


def test_line_is_down_at_first_only_if_all_relays_fail(
    broker: Broker, fake: Callable[[How], FakeRelay], monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = f"tcp://127.0.0.1:{free_port()}"
    with ends(f"{closed} {fake('is silent').url} {broker.url('tcp')}"):
        pass
    line = RelayLine([parse(closed), parse(fake("hangs up").url)], TOPIC, lambda: None)
    try:
        state = line.opened(10)
        assert state is not None
        assert state.reason in ("line_unreachable", "line_no_broker")
        assert line.take() == (state,)
    finally:
        line.close()


def test_silent_relay_does_not_answer(
    fake: Callable[[How], FakeRelay], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mqtt_connection, "OPEN_S", 1.0)
    monkeypatch.setattr(mqtt_connection, "_ANSWER_5_S", 0.5)
    ann = End(fake("is silent").url)
    ann.until(lambda: ann.states)
    ann.line.close()
    assert ann.states == [LineState(up=False, reason="line_unreachable")]
    assert "no broker" not in ann.states[0].reason


def test_relay_that_is_added_is_used(broker: Broker) -> None:
    with ends(broker.url("tcp")) as (bob,):
        ann = RelayLine([parse(f"tcp://127.0.0.1:{free_port()}")], TOPIC, lambda: None)
        state = ann.opened(10)
        assert state is not None
        assert not state.up
        ann.send(b"early")
        gone: list[int] = []
        ann.add(parse(broker.url("tcp")), lambda: gone.append(1))
        ann.opened(10)
        assert ann.up
        ann.send(b"late")
        bob.until(lambda: b"late" in bob.messages)
        ann.close()
        assert ann.ended(5)
        assert until(lambda: gone, 5)
