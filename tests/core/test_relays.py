"""What the setting `relays` may be, and the public relays of relays.toml."""

from __future__ import annotations

import pytest

from audiodice.core.broker_address import BrokerAddress, parse
from audiodice.core.relays import Relay, RelayError, own, public, tidy
from audiodice.storage import paths
from tests.support.each import each

MQTTS = BrokerAddress("relay.example", 8883, tls=True)


@pytest.mark.parametrize(
    ("text", "addresses"),
    [
        ("automatic", ()),
        (" Network ", ()),
        ("", ()),
        (" relay.example ", (MQTTS,)),
        ("relay.example:8883", (MQTTS,)),
        ("mqtts://relay.example,tcp://10.0.0.2", (MQTTS, BrokerAddress("10.0.0.2", 1883))),
        ("10.0.0.2 \t relay.example", (BrokerAddress("10.0.0.2", 8883, tls=True), MQTTS)),
    ],
)
def test_addresses_of_the_setting(text: str, addresses: tuple[BrokerAddress, ...]) -> None:
    assert own(text) == own(tidy(text)) == addresses


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("netwrok", "netwrok"),
        ("relay.example http://x", "http://x"),
        ("http://ann:secret@x.example relay.example", "x.example"),
        ("automatic relay.example", "automatic"),
        ("relay.example:99999", "relay.example:99999"),
    ],
)
def test_wrong_part_is_named(text: str, wrong: str) -> None:
    with pytest.raises(RelayError) as refused:
        own(text)
    assert refused.value.wrong == wrong


@each("one", public(paths.relays().read_text("utf-8")))
def test_public_relays_are_pairs_with_tls(one: Relay) -> None:
    assert one.operator
    desktop, page = parse(one.desktop), parse(one.page)
    assert desktop.host == page.host
    assert (desktop.tls, desktop.websocket) == (True, False)
    assert (page.tls, page.websocket) == (True, True)


def test_no_public_relay_is_listed_twice() -> None:
    listed = public(paths.relays().read_text("utf-8"))
    assert len(listed) > 1
    for values in zip(*((one.operator, one.desktop, one.page) for one in listed), strict=True):
        assert len({*values}) == len(listed)
