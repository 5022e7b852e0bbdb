"""Checks for `audiodice doctor` how friends can be reached."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

from audiodice.core.broker_address import BrokerAddress
from audiodice.core.line import LineState
from audiodice.friends.room.secrets import TOPICS
from audiodice.friends.wire import brokers, nearby
from audiodice.friends.wire.friends import EXTRA, missing
from audiodice.friends.wire.relays import RelayLine

_PATIENCE_S = 5.0  # for all relays together
_STEP_S = 0.005
_SMALL = 512  # bytes of the message that is sent
_WHY = {
    "line_certificate": "its certificate does not fit",
    "line_refused": "it refuses us",
    "line_no_broker": "what answers there is no MQTT broker",
    "line_no_host": "no host has this name",
    "line_unreachable": "nobody answers there",
    "line_lost": "it hung up",
}


def state(relays: Mapping[str, BrokerAddress]) -> dict[str, Any]:
    """Whether and how friends can be reached; asks all these relays (by name) at once."""
    if extra := missing():
        return {"able": False, "why": f"not possible before {extra} is installed", "relays": []}
    asked = _asked(relays)
    by_relay = any(one["ms"] is not None for one in asked)
    if found := brokers.found():
        where = nearby.own_address()
        network = f"this computer or its network ({where})" if where else "this computer alone"
        own = f"a table that you host has its own {next(iter(found))}, for {network}"
    else:
        own = f"a table that you host has no broker of its own: install {EXTRA} or mosquitto"
    able = bool(found) or by_relay
    return {
        "able": able,
        "why": f"{'possible' if able else 'not possible'}; {own}",
        "relays": asked,
    }


def _asked(relays: Mapping[str, BrokerAddress]) -> list[dict[str, Any]]:
    """Of each relay its name, the ms until it had a message, and why it has none."""
    since, topic = time.monotonic(), f"{TOPICS}{secrets.token_hex(16)}"
    lines = {name: RelayLine([address], topic, lambda: None) for name, address in relays.items()}
    for line in lines.values():
        line.send(bytes(_SMALL))  # some brokers accept a connection, but no message
    found: dict[str, dict[str, Any]] = {}
    while len(found) < len(lines) and time.monotonic() < since + _PATIENCE_S:
        for name in lines.keys() - found.keys():
            whys = [
                one.reason for one in lines[name].take() if isinstance(one, LineState) if one[1]
            ]
            if whys:
                found[name] = {"ms": None, "why": _WHY[whys[0]]}
            elif lines[name].idle:
                found[name] = {"ms": round((time.monotonic() - since) * 1000), "why": ""}
        time.sleep(_STEP_S)
    for line in lines.values():
        line.close()
    nothing = {"ms": None, "why": f"no answer in {_PATIENCE_S:.0f} seconds"}
    return [{"name": name, **found.get(name, nothing)} for name in lines]
