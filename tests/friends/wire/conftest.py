"""Tests use ports of their own, so they never meet a game on this machine."""

from __future__ import annotations

import pytest

from audiodice.friends.wire import own_broker
from tests.support.mqtt_brokers import free_port


@pytest.fixture(autouse=True)
def own_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_broker, "PORTS", tuple(free_port() for _ in range(4)))
