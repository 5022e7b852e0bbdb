"""Wakes of other threads: a pipe that nobody reads holds nobody up."""

from __future__ import annotations

import os
import threading

from audiodice.devices.input.face import Signals

MANY = 100_000  # more than any pipe holds


def test_where_writes_wait_no_wake_does() -> None:
    signals = Signals(blocks=True)  # as on Windows, where a terminal does not read the pipe
    try:

        def ring() -> None:
            for _ in range(MANY):
                signals.ring()

        ringing = threading.Thread(target=ring, daemon=True)
        ringing.start()
        ringing.join(20)
        assert not ringing.is_alive()
        assert signals.taken()
        assert len(signals.read()) == 1
    finally:
        signals.close()
        os.close(signals.fd)


def test_after_each_reading_the_next_wake_arrives() -> None:
    for blocks in {True, os.name == "nt"}:
        signals = Signals(blocks=blocks)
        for _ in range(3):
            signals.stir()
            signals.stir()
            assert signals.read()
        signals.close()
        assert signals.read() == b""
        os.close(signals.fd)
