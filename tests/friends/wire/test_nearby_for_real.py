"""Tables announced on this computer are found, and the announcement has nothing private."""

from __future__ import annotations

import socket
import time
from secrets import token_hex
from typing import Any

import pytest

from audiodice.core.broker_address import BrokerAddress
from audiodice.friends.wire import nearby
from audiodice.friends.wire.nearby import announce, fingerprint, search

pytest.importorskip("zeroconf")


def test_rooms_are_found_by_their_codes() -> None:
    topics = [token_hex(16) for _ in range(3)]
    places = [BrokerAddress("127.0.0.1", port) for port in (18655, 18656)]
    found: list[list[BrokerAddress]] = [[], [], []]
    ends = [announce(topics[0], "127.0.0.1", 18655)]
    ends += [search(topic, one.append) for topic, one in zip(topics, found, strict=True)]
    ends += [announce(topics[1], "127.0.0.1", 18656)]
    try:
        last = time.monotonic() + 10
        while not (found[0] and found[1]):
            assert time.monotonic() < last
            time.sleep(0.01)
    finally:
        for end in ends:
            end()
    assert [{*one} for one in found] == [{places[0]}, {places[1]}, set()]


def test_announcement_has_neither_player_nor_code(monkeypatch: pytest.MonkeyPatch) -> None:
    import zeroconf

    sent: list[bytes] = []
    real = zeroconf.Zeroconf.async_send

    def send(self: Any, out: Any, *arguments: Any, **named: Any) -> Any:
        sent.extend(out.packets())
        return real(self, out, *arguments, **named)

    monkeypatch.setattr(zeroconf.Zeroconf, "async_send", send)
    announce("0123456789abcdef", "127.0.0.1", 18655)()
    told = b"".join(sent)
    assert fingerprint("0123456789abcdef").encode() in told
    for private in ("0123456789abcdef", socket.gethostname()):
        assert private.encode() not in told


def info(**changes: Any) -> Any:
    from zeroconf import ServiceInfo

    usual = {"v": "1", "t": fingerprint("ab")}
    kind = "_audiodice._tcp.local."
    return ServiceInfo(
        kind, f"a.{kind}", addresses=changes.pop("addresses", [b"\x7f\0\0\1"]),
        port=changes.pop("port", 5), properties={**usual, **changes}, server="a.local.",
    )  # fmt: skip


@pytest.mark.parametrize(
    "changes", [{"v": "2"}, {"addresses": []}, {"port": 0}, {"v": None}, {"t": "ab"}]
)
def test_foreign_announcements_are_ignored(changes: dict[str, Any]) -> None:
    assert nearby._read(info(), "ab") is not None
    assert nearby._read(info(**changes), "ab") is None
