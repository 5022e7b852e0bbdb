from __future__ import annotations

import pytest

from audiodice.core.broker_address import AddressError, BrokerAddress, parse
from tests.support.each import each


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("tcp://10.0.0.2", BrokerAddress("10.0.0.2", 1883)),
        ("mqtt://broker.example:18655", BrokerAddress("broker.example", 18655)),
        ("mqtts://broker.example", BrokerAddress("broker.example", 8883, tls=True)),
        ("ws://b.example", BrokerAddress("b.example", 80, websocket=True)),
        ("wss://b.example/deep/way?x=1",
         BrokerAddress("b.example", 443, tls=True, websocket=True, path="/deep/way?x=1")),
        ("WSS://B.Example:9001/", BrokerAddress("b.example", 9001, True, True, path="/")),
        ("tcp://Ann:p%40ss%20word@b.example",
         BrokerAddress("b.example", 1883, user="Ann", password="p@ss word")),
        ("tcp://[::1]:18655", BrokerAddress("::1", 18655)),
    ],
)  # fmt: skip
def test_valid_addresses_are_parsed(url: str, address: BrokerAddress) -> None:
    assert parse(url) == address


@each(
    "url",
    [
        "", "broker.example", "http://broker.example", "tcp:broker.example", "tcp://",
        "tcp://:1883", "tcp://b:0", "tcp://b:70000", "tcp://b:x", "tcp://[::1", "tcp://b/path",
        "tcp://b example", "tcp://b\n", "tcp://b\u200bx\0", "://", "wss:///mqtt",
    ],
)  # fmt: skip
def test_invalid_address_is_refused(url: str) -> None:
    with pytest.raises(AddressError) as refused:
        parse(url)
    assert str(refused.value) != "b"


@pytest.mark.parametrize(
    ("url", "said"),
    [("wss://Ann:secret@b.example/mqtt", "b.example:443"), ("tcp://[::1]", "[::1]:1883")],
)
def test_spoken_address_has_no_password(url: str, said: str) -> None:
    assert parse(url).said == said
