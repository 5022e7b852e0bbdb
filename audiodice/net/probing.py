"""Checks for `audiodice doctor` whether tables with friends are possible."""

from __future__ import annotations

import secrets
import time

from audiodice.core.broker_address import parse
from audiodice.core.line import LineState
from audiodice.engine.shared.messages import SMALL
from audiodice.engine.shared.secrets import TOPICS
from audiodice.net import brokers, nearby
from audiodice.net.friends import EXTRA, missing
from audiodice.net.mqtt_line import MqttLine

_PATIENCE_S = 12.0
_WHY = {
    "line_certificate": "its certificate does not fit",
    "line_refused": "it refuses us",
    "line_no_broker": "what answers there is no MQTT broker",
    "line_no_host": "no host has this name",
    "line_unreachable": "nobody answers there",
}


def state(url: str) -> tuple[bool, str]:
    """Whether friends can be reached, and a sentence about it; tries the broker that is set."""
    if extra := missing():
        return False, f"not possible before {extra} is installed"
    if url:
        return _asked(url)
    if not (found := brokers.found()):
        return False, f"there is no broker: install {EXTRA} or mosquitto"
    where = nearby.own_address()
    network = f"this computer or its network ({where})" if where else "this computer alone"
    return (
        True,
        f"possible; a table that you host would have its own {next(iter(found))}, for {network}",
    )


def _asked(url: str) -> tuple[bool, str]:
    address = parse(url)
    line = MqttLine(address, f"{TOPICS}{secrets.token_hex(16)}", lambda: None)
    line.send(bytes(SMALL))  # some brokers accept a connection, but no message
    reason = _trouble(line)
    line.close()
    if not reason:
        return True, f"possible; the broker {address.said} answers"
    return False, f"not possible by the broker {address.said}: {_WHY.get(reason, 'it hung up')}"


def _trouble(line: MqttLine) -> str:
    """Why a message does not arrive; "" if it does."""
    first = line.opened(_PATIENCE_S)
    if first is None or not first.up:
        return first.reason if first else "line_unreachable"
    until = time.monotonic() + _PATIENCE_S
    while not line.idle and time.monotonic() < until:
        for item in line.take():
            if isinstance(item, LineState) and not item.up:
                return item.reason
        time.sleep(0.02)
    return "" if line.idle else "line_lost"
