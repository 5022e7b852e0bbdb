"""The host's own broker answers at its address and ends with the host, however the host ends."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from audiodice.friends.wire import brokers, own_broker
from audiodice.friends.wire.own_broker import NoBrokerError, OwnBroker
from tests.friends.wire.ends import TOPIC, ends
from tests.support.require import require

KINDS = ("mosquitto", "nats-server", "amqtt")
HOST = """
import sys, time
from audiodice.friends.wire.own_broker import OwnBroker
if __name__ == "__main__":
    broker = OwnBroker(only=sys.argv[1])
    print(broker.address.port, flush=True)
    time.sleep(60)
"""


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    require(request.param in brokers.found(), f"{request.param} is not installed")
    return str(request.param)


@pytest.fixture
def own(kind: str) -> Iterator[OwnBroker]:
    broker = OwnBroker(only=kind)
    yield broker
    broker.close()


def listens(port: int, host: str = "127.0.0.1") -> bool:
    with contextlib.suppress(OSError), socket.create_connection((host, port), 1):
        return True
    return False


def until_silent(port: int, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while listens(port):
        assert time.monotonic() < end, "the broker lives on"
        time.sleep(0.05)


def test_hosts_that_start_together_get_a_broker_each(kind: str) -> None:
    with ThreadPoolExecutor() as pool:
        started = [pool.submit(OwnBroker, only=kind) for _ in range(4)]
    brokers_of_each = [one.result() for one in started]
    try:
        ports = [broker.address.port for broker in brokers_of_each]
        assert len(set(ports)) == 4
        brokers_of_each.pop().close()
        assert all(map(listens, ports[:3]))
    finally:
        for broker in brokers_of_each:
            broker.close()


def test_broker_listens_on_loopback_only(own: OwnBroker, kind: str) -> None:
    assert own.name == kind
    url = f"tcp://{own.address.said}"
    with ends(url, url) as (ann, bob):
        ann.line.send(b"hello", bytes(60_000))
        bob.until(lambda: bob.messages == [b"hello", bytes(60_000)])
    from audiodice.friends.wire.nearby import own_address

    if elsewhere := own_address():
        assert not listens(own.address.port, elsewhere)


def test_too_long_message_is_not_delivered(own: OwnBroker, kind: str) -> None:
    """mosquitto and amqtt hang up; nats-server reads it, and drops it."""
    url = f"tcp://{own.address.said}"
    with ends(url, url) as (ann, bob):
        with socket.create_connection(("127.0.0.1", own.address.port)) as stranger:
            stranger.sendall(bytes.fromhex("100d00044d51545404020000000161"))
            assert stranger.recv(4)[:1] == b"\x20"
            size = 20_000_000
            digits = bytes((size & 127 | 128, size >> 7 & 127 | 128, size >> 14 & 127 | 128,
                            size >> 21))  # fmt: skip
            topic = len(TOPIC).to_bytes(2, "big") + TOPIC.encode()
            hung_up = False
            try:
                stranger.sendall(b"\x30" + digits + topic)
                for _ in range(200):
                    stranger.sendall(bytes(100_000))
            except OSError:
                hung_up = True
            assert hung_up or kind == "nats-server"
        ann.line.send(b"still here")
        bob.until(lambda: bob.messages == [b"still here"])


@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM"])
def test_broker_ends_when_the_host_is_killed(kind: str, how: str, tmp_path: Path) -> None:
    script = tmp_path / "host.py"
    script.write_text(HOST)
    host = subprocess.Popen(
        [sys.executable, str(script), kind],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.getcwd()},  # noqa: PTH109
        start_new_session=True,
    )
    assert host.stdout is not None
    with host.stdout:
        port = int(host.stdout.readline())
        assert listens(port)
        os.killpg(host.pid, getattr(signal, how))  # with all its child processes
        host.wait()
    until_silent(port)


def test_closing_ends_the_broker_and_leaves_no_files(own: OwnBroker) -> None:
    own.close()
    until_silent(own.address.port, 1)
    left = [path for path in Path("/tmp").glob("audiodice-*/broker.conf") if path.exists()]
    assert not [path for path in left if str(own.address.port) in path.read_text()]


def test_used_port_is_skipped() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(own_broker, "PORTS", (taken,))
            broker = OwnBroker()
            try:
                assert broker.address.port != taken
                assert listens(broker.address.port)
            finally:
                broker.close()


def test_next_broker_is_used_if_one_does_not_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    require("amqtt" in brokers.found(), "amqtt is not installed")
    broken = tmp_path / "mosquitto"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    monkeypatch.setattr(brokers, "found", lambda: {"mosquitto": str(broken), "amqtt": ""})
    broker = OwnBroker()
    assert broker.name == "amqtt"
    broker.close()


def test_missing_broker_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brokers, "found", dict)
    with pytest.raises(NoBrokerError, match="none"):
        OwnBroker()


def test_foreign_address_is_refused() -> None:
    with pytest.raises(NoBrokerError):
        OwnBroker("203.0.113.7")
