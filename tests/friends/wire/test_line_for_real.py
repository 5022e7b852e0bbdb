"""A line through real brokers delivers every message, whatever happens on the way."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiodice.core.broker_address import parse
from audiodice.core.line import LineState
from audiodice.friends.wire import mqtt_connection, probing
from audiodice.friends.wire.inbox import MOST
from audiodice.friends.wire.mqtt_line import pause_s
from tests.friends.wire.ends import TOPIC, End, ends
from tests.support.cable import Cable
from tests.support.mqtt_brokers import Broker, certificate, free_port

# paho leaves a socket whose handshake fails to the garbage collector, which closes it.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Exception ignored in. <(ssl|socket).:pytest.PytestUnraisableExceptionWarning"
)
KINDS = ("mosquitto", "nats-server", "amqtt")
LOST = LineState(up=False, reason="line_lost")
UP = LineState(up=True)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("brokers")


@pytest.fixture(scope="module")
def secured(folder: Path) -> tuple[Path, Path, Path]:
    return certificate(folder / "certificates")


@pytest.fixture(scope="module", params=KINDS)
def broker(request: pytest.FixtureRequest, folder: Path) -> Iterator[Broker]:
    made = Broker(request.param, folder / request.param).start()
    yield made
    made.stop()


def numbered(count: int, start: int = 0) -> list[bytes]:
    return [b"%06d" % number + bytes(230) for number in range(start, start + count)]


def test_messages_arrive_in_order(broker: Broker) -> None:
    with ends(*[broker.url("tcp")] * 3) as (ann, bob, cleo):
        said = numbered(50)
        for message in said:
            ann.line.send(message)
        for other in (bob, cleo):
            other.until(lambda other=other: len(other.messages) == 50)  # type: ignore[misc]
            assert other.messages == said
        bob.line.send(b"answer")
        ann.until(lambda: ann.messages)
        assert ann.messages == [b"answer"]  # its own messages do not come back


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("scheme", ["mqtts", "ws", "wss"])
def test_messages_arrive_by_tls_and_websocket(
    kind: str,
    scheme: str,
    folder: Path,
    secured: tuple[Path, Path, Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(secured[0]))
    safe = None if scheme == "ws" else secured
    broker = Broker(kind, folder / f"{kind}-{scheme}", secured=safe).start()
    try:
        with ends(*[broker.url(scheme)] * 2) as (ann, bob):
            ann.line.send(*numbered(20), bytes(60_000))
            bob.until(lambda: len(bob.messages) == 21)
            assert bob.messages == [*numbered(20), bytes(60_000)]
    finally:
        broker.stop()


def test_unknown_certificate_is_refused(folder: Path, secured: tuple[Path, Path, Path]) -> None:
    broker = Broker("mosquitto", folder / "unknown", secured=secured).start()
    try:
        for scheme in ("mqtts", "wss"):
            ann = End(broker.url(scheme))
            ann.until(lambda ann=ann: ann.states)  # type: ignore[misc]
            ann.line.close()
            assert ann.states == [LineState(up=False, reason="line_certificate")]
    finally:
        broker.stop()


def test_certificate_for_another_name_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = certificate(folder / "other", "broker.example")
    monkeypatch.setenv("SSL_CERT_FILE", str(other[0]))
    broker = Broker("mosquitto", folder / "other-name", secured=other).start()
    try:
        ann = End(broker.url("mqtts"))
        ann.until(lambda: ann.states)
        ann.line.close()
        assert ann.states == [LineState(up=False, reason="line_certificate")]
    finally:
        broker.stop()


def test_broker_with_a_password(folder: Path) -> None:
    broker = Broker("mosquitto", folder / "password", password="open sesame").start()
    try:
        for wrong in ("", "Ann:guess@"):
            ann = End(broker.url("tcp").replace("//", f"//{wrong}"))
            ann.until(lambda ann=ann: ann.states)  # type: ignore[misc]
            ann.line.close()
            assert ann.states == [LineState(up=False, reason="line_refused")]
        known = broker.url("tcp").replace("//", "//Ann:open%20sesame@")
        with ends(known, known) as (ann, bob):
            ann.line.send(b"hello")
            bob.until(lambda: bob.messages)
            assert "sesame" not in ann.line.address
    finally:
        broker.stop()


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        ("acl_file {folder}/rights", "line_refused"),
        ("max_packet_size 300", "line_refused"),
        ("message_size_limit 300", "line_lost"),  # it hangs up without a word
    ],
)
def test_broker_that_forbids_publishing_is_reported_once(
    folder: Path, limit: str, reason: str
) -> None:
    (folder / "rights").write_text("topic read audiodice/#\n")
    more = (limit.format(folder=folder),)
    broker = Broker("mosquitto", folder / "takes-nothing", more=more).start()
    try:
        ann = End(broker.url("tcp")).up()
        ann.line.send(bytes(400))
        ann.until(lambda: len(ann.states) > 1)
        time.sleep(4)
        ann.take()
        ann.line.close()
        assert ann.states == [UP, LineState(up=False, reason=reason)]
        (asked,) = probing.state({"this": parse(broker.url("tcp"))})["relays"]
        why = {"line_refused": "it refuses us", "line_lost": "it hung up"}[reason]
        assert asked == {"name": "this", "ms": None, "why": why}
    finally:
        broker.stop()


def test_retries_are_at_most_eight_seconds_apart() -> None:
    pauses = [pause_s(tries) for tries in range(40) for _ in range(20)]
    assert max(pauses) <= 8.0
    assert pauses[0] < 1.0


def test_closed_port_is_reported() -> None:
    ann = End(f"tcp://127.0.0.1:{free_port()}")
    ann.until(lambda: ann.states)
    ann.line.close()
    assert ann.states == [LineState(up=False, reason="line_unreachable")]


def test_unknown_host_is_reported() -> None:
    ann = End("tcp://nowhere.invalid")
    ann.until(lambda: ann.states)
    ann.line.close()
    assert ann.states[0].reason in ("line_no_host", "line_unreachable")  # without a resolver


_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\n\r\n"


@pytest.mark.parametrize(
    ("scheme", "says"),
    [
        ("tcp", _BAD_REQUEST),
        ("ws", _BAD_REQUEST),
        ("mqtts", _BAD_REQUEST),
        ("ws", b"HTTP/1.1 101 x\r\nUpgrade\r\nSec-WebSocket-Accept\r\n\r\n"),  # no values
    ],
)
def test_server_that_is_not_a_broker_is_reported(scheme: str, says: bytes) -> None:
    def answer(server: socket.socket) -> None:
        while True:
            try:
                asked, _ = server.accept()
            except OSError:
                return
            asked.sendall(says)
            asked.close()

    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=answer, args=(server,), daemon=True).start()
        ann = End(f"{scheme}://127.0.0.1:{server.getsockname()[1]}")
        ann.until(lambda: ann.states)
        ann.line.close()
        assert ann.line.ended(5)
        server.shutdown(socket.SHUT_RDWR)
    assert ann.states == [LineState(up=False, reason="line_no_broker")]


def test_broker_without_tls_is_reported(folder: Path) -> None:
    broker = Broker("mosquitto", folder / "no-tls").start()
    try:
        ann = End(broker.url("tcp").replace("tcp", "mqtts"))
        ann.until(lambda: ann.states)
        ann.line.close()
        assert ann.states == [LineState(up=False, reason="line_no_broker")], "and not that nobody"
    finally:
        broker.stop()


def test_invalid_user_name_is_reported(folder: Path) -> None:
    broker = Broker("mosquitto", folder / "long-name").start()
    try:
        ann = End(broker.url("tcp").replace("//", f"//{'a' * 70_000}@"))
        ann.until(lambda: ann.states)
        ann.line.close()
        assert ann.states == [LineState(up=False, reason="line_no_broker")]
    finally:
        broker.stop()


def test_line_survives_a_restarted_broker(broker: Broker) -> None:
    with ends(broker.url("tcp"), broker.url("tcp")) as (ann, bob):
        ann.line.send(b"before")
        bob.until(lambda: bob.messages)
        broker.stop()
        for end in (ann, bob):
            end.until(lambda end=end: end.states[-1] != UP)  # type: ignore[misc]
            assert end.states[1] == LOST
        broker.start()
        for end in (ann, bob):
            end.up(times=2)
        ann.line.send(b"after")
        bob.until(lambda: b"after" in bob.messages)


def test_broken_line_loses_no_message(broker: Broker) -> None:
    cable = Cable(broker.ports["tcp"])
    with ends(f"tcp://127.0.0.1:{cable.port}", broker.url("tcp")) as (ann, bob):
        said = numbered(400)
        for number, message in enumerate(said):
            ann.line.send(message)
            if number == 200:
                cable.break_off()
        bob.until(lambda: set(bob.messages) == set(said))
        # Unconfirmed messages come twice, each time in order.
        assert list(dict.fromkeys(bob.messages)) == said
        ann.take()
        assert LOST in ann.states
    cable.close()


def test_cut_connection_is_noticed_and_reopened(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mqtt_connection, "UNANSWERED_S", 1.0)
    monkeypatch.setattr(mqtt_connection, "OPEN_S", 2.0)
    monkeypatch.setattr(mqtt_connection, "_ANSWER_5_S", 1.0)
    cable = Cable(broker.ports["tcp"])
    with ends(f"tcp://127.0.0.1:{cable.port}", broker.url("tcp")) as (ann, bob):
        cable.cut()
        ann.line.send(b"into the dark")
        ann.until(lambda: LOST in ann.states)
        assert bob.messages == []
        cable.mend()
        bob.until(lambda: bob.messages == [b"into the dark"], 40)
        ann.up(times=2)
    cable.close()


def test_silent_connection_is_noticed_by_pings(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mqtt_connection, "KEEPALIVE_S", 2)
    broker = Broker("mosquitto", folder / "pings").start()
    cable = Cable(broker.ports["tcp"])
    try:
        with ends(f"tcp://127.0.0.1:{cable.port}") as (ann,):
            cable.cut()
            since = time.monotonic()
            ann.until(lambda: LOST in ann.states)
            assert 1.0 < time.monotonic() - since < 12.0
            cable.mend()
            ann.up(times=2)
    finally:
        cable.close()
        broker.stop()


def test_closing_sends_remaining_messages(broker: Broker) -> None:
    with ends(broker.url("tcp")) as (ann,):
        bob = End(broker.url("tcp")).up()
        bob.line.send(*numbered(100), b"goodbye")
        since = time.perf_counter()
        bob.line.close()
        assert time.perf_counter() - since < 0.1
        assert bob.line.ended(5)
        ann.until(lambda: b"goodbye" in ann.messages)
        time.sleep(0.3)
        ann.take()
        assert len(ann.messages) == 101


# ---------------------------------------------------------------------- what others may send


def flood(url: str, count: int, size: int, a_second: float) -> threading.Thread:
    """A stranger who floods our topic with paho at a given rate."""
    from paho.mqtt.client import Client
    from paho.mqtt.enums import CallbackAPIVersion

    where = parse(url)
    client = Client(CallbackAPIVersion.VERSION2)
    client.connect(where.host, where.port)
    client.loop_start()

    def run() -> None:
        began = time.monotonic()
        for number in range(count):
            client.publish(TOPIC, b"x" * size, qos=0)
            ahead = number / a_second - (time.monotonic() - began)
            if ahead > 0:
                time.sleep(ahead)
        until = time.monotonic() + 10
        while client.want_write() and time.monotonic() < until:
            time.sleep(0.01)
        client.disconnect()
        client.loop_stop()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


def test_ten_megabytes_are_dropped_unread(folder: Path) -> None:
    """With MQTT 5 the broker holds them back, with MQTT 3 we drop them."""
    for kind in ("mosquitto", "amqtt"):
        broker = Broker(kind, folder / f"{kind}-large").start()
        try:
            with ends(broker.url("tcp"), broker.url("tcp")) as (ann, bob):
                flood(broker.url("tcp"), 2, 10_000_000, 100).join()
                time.sleep(0.5)
                bob.line.send(b"still here")
                ann.until(lambda ann=ann: ann.messages)  # type: ignore[misc]
                assert ann.messages == [b"still here"]
                assert ann.states == [UP]
        finally:
            broker.stop()


def test_flood_does_not_stall_the_line(folder: Path) -> None:
    """10,000 messages a second for 3 seconds: reading stays short, and friends get through."""
    broker = Broker("mosquitto", folder / "flood").start()
    try:
        with ends(broker.url("tcp"), broker.url("tcp")) as (ann, bob):
            thread = flood(broker.url("tcp"), 30_000, 240, 10_000)
            longest, asked = 0.0, 0
            while thread.is_alive():
                bob.line.send(b"friend %d" % asked)
                asked += 1
                until = time.monotonic() + 0.1
                while time.monotonic() < until:
                    since = time.perf_counter()
                    ann.take()
                    longest = max(longest, time.perf_counter() - since)
                    time.sleep(0.005)
                bob.messages.clear()
                bob.take()
            last = b"friend %d" % (asked - 1)
            ann.until(lambda: last in ann.messages, 30)
            heard = sum(message.startswith(b"friend") for message in ann.messages)
            assert longest < 0.25  # of a busy machine; usually 1 ms
            assert heard > asked * 0.9
            assert ann.states == [UP]
    finally:
        broker.stop()


def test_unread_messages_are_bounded(broker: Broker) -> None:
    """Unread messages are bounded, and the interface is not woken for each one."""
    with ends(broker.url("tcp"), broker.url("tcp")) as (ann, bob):
        ann.wakes = 0
        for message in numbered(MOST + 500):
            bob.line.send(message)
            if int(message[:6]) % 500 == 0:
                bob.until(lambda: bob.line.idle)
        bob.until(lambda: bob.line.idle)
        time.sleep(1.0)
        assert ann.wakes < 5
        ann.until(lambda: not ann.line.waiting)
        assert len(ann.messages) <= MOST
        bob.line.send(b"now")
        ann.until(lambda: ann.messages[-1] == b"now")
