"""The host's own broker, in another process, which always ends with the host."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.broker_address import BrokerAddress
from audiodice.net import brokers
from audiodice.net.inbox import LARGEST_PACKET

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PORTS = range(18655, 18665)
"""Tried in this order, so that a friend who types an address rarely needs another port."""
LOOPBACK = "127.0.0.1"
_START_S = 15.0
_END_S = 3.0


class NoBrokerError(Exception):
    """No broker could be started; its text says why."""


class OwnBroker:
    """A broker that listens at one address of this machine."""

    def __init__(self, host: str = LOOPBACK, only: str = "") -> None:
        """Start the first broker that works, or the one that `only` names; raises NoBrokerError."""
        choice = {name: path for name, path in brokers.found().items() if only in ("", name)}
        whys = []
        for name, path in choice.items():
            try:
                self._start(name, path, host)
            except (OSError, EOFError, NoBrokerError) as error:
                whys.append(f"{name}: {error or type(error).__name__}")
                continue
            self.name = name
            """mosquitto, nats-server or amqtt"""
            return
        raise NoBrokerError("; ".join(whys) or "none is installed")

    def close(self) -> None:
        """End it; waits up to 3 seconds."""
        self._tie.close()
        self._process.join(_END_S)
        if self._process.is_alive():
            self._process.kill()

    def _start(self, name: str, path: str, host: str) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")  # not fork: this process has threads
        self._tie, theirs = context.Pipe()
        self._process = context.Process(
            target=run, args=(theirs, name, path, host, PORTS), name="broker", daemon=True
        )
        self._process.start()
        theirs.close()
        port, why = 0, "it does not start in time"
        try:
            if self._tie.poll(_START_S):
                port, why = self._tie.recv()
        except (EOFError, OSError):
            why = "it ended as it started"
        if why:
            self.close()
            raise NoBrokerError(why)
        self.address = BrokerAddress(host, port)


# ---------------------------------------------------------------------- in the other process


def run(tie: Connection, name: str, path: str, host: str, ports: Sequence[int]) -> None:
    """Run a broker at the first free one of these ports until the other end of `tie` is closed.

    Sends its port and "" once it listens, or 0 and why it does not.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the game alone
    with contextlib.suppress(AttributeError, OSError):
        os.setsid()  # a kill of the game's whole process group must end the broker, too
    with contextlib.suppress(EOFError, OSError, BrokenPipeError):
        try:
            port, claim = _claimed(host, ports)
            with claim:
                if name == brokers.AMQTT:
                    _run_library(tie, host, port)
                else:
                    _run_program(tie, name, path, host, port)
        except Exception as error:
            tie.send((0, f"{type(error).__name__}: {error}"))


def _claimed(host: str, ports: Sequence[int]) -> tuple[int, socket.socket]:
    """A free port, and a datagram socket of that number, which is open while the broker runs.

    The socket claims the port, so that brokers which start at the same time choose different ones.
    Raises OSError if the address is not ours.
    """
    last = OSError("no port is free")
    for wanted in (*ports, *[0] * 10):  # 0: any free port
        claim = socket.socket(type=socket.SOCK_DGRAM)
        try:
            claim.bind((host, wanted))
            port = int(claim.getsockname()[1])
            with socket.socket() as trial:
                if sys.platform != "win32":  # on Windows it would let two programs use one port
                    trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                trial.bind((host, port))
        except OSError as error:
            claim.close()
            last = error
        else:
            return port, claim
    raise last


def _run_program(tie: Connection, name: str, path: str, host: str, port: int) -> None:
    with tempfile.TemporaryDirectory(prefix="audiodice-", ignore_cleanup_errors=True) as folder:
        program = subprocess.Popen(
            brokers.command(name, path, Path(folder), host, port),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        with _ended(program):
            until = time.monotonic() + _START_S
            while not _listens(host, port):
                if program.poll() is not None or time.monotonic() > until:
                    tie.send((0, f"it ended with status {program.poll()}"))
                    return
                time.sleep(0.02)
            tie.send((port, ""))
            _watch(tie)


@contextlib.contextmanager
def _ended(program: subprocess.Popen[bytes]) -> Iterator[None]:
    """End a program at the end of the block, also if this process is terminated."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    finally:
        program.terminate()
        try:
            program.wait(_END_S)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def _listens(host: str, port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection((host, port), 1.0):
        return True
    return False


def _watch(tie: Connection) -> None:
    """Wait until the host is gone. The host never sends anything."""
    with contextlib.suppress(EOFError, OSError):
        tie.recv()


def _run_library(tie: Connection, host: str, port: int) -> None:
    import asyncio
    import logging

    from audiodice.net.amqtt_broker import small_broker

    logging.disable()  # otherwise it logs each client

    async def serve() -> None:
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        broker = small_broker(brokers.amqtt_settings(host, port), LARGEST_PACKET)
        await broker.start()
        tie.send((port, ""))

        def watch() -> None:
            _watch(tie)
            loop.call_soon_threadsafe(over.set)

        threading.Thread(target=watch, daemon=True).start()
        await over.wait()
        os._exit(0)  # its own shutdown waits for every client

    asyncio.run(serve())
