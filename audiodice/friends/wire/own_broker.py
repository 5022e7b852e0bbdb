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
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.broker_address import BrokerAddress
from audiodice.friends.wire import brokers
from audiodice.friends.wire.brokers import Listening
from audiodice.friends.wire.inbox import LARGEST_PACKET

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PORTS = range(18655, 18665)
"""Tried in this order, so that a friend who types an address rarely needs another port."""
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 -- only where somebody asks for it
_START_S = 15.0
_END_S = 3.0


class NoBrokerError(Exception):
    """No broker could be started; its text says why."""


class OwnBroker:
    """A broker in another process."""

    def __init__(
        self, host: str = LOOPBACK, only: str = "", *, relay: Listening | None = None
    ) -> None:
        """Start the first broker that works, or the one that `only` names; raises NoBrokerError.

        It listens for MQTT at one of PORTS, or at any port that is free. A `relay` listens exactly
        where it is told to, and prefers a broker for many.
        """
        found = brokers.found()
        order = brokers.FOR_MANY if relay else tuple(found)
        where = relay or Listening(host, 0)
        ports = (where.port,) if relay else (*PORTS, *[0] * 10)  # 0: any free port
        whys = []
        for name in order:
            if name in found and only in ("", name):
                try:
                    return self._start(name, found[name], where, ports)
                except (OSError, EOFError, NoBrokerError) as error:
                    whys.append(f"{name}: {error or type(error).__name__}")
        raise NoBrokerError("; ".join(whys) or "none is installed")

    def close(self) -> None:
        """End it; waits up to 3 seconds."""
        self._tie.close()
        self._process.join(_END_S)
        if self._process.is_alive():
            self._process.kill()

    def wait(self) -> None:
        """Wait until it ends by itself."""
        while self._process.is_alive():
            self._process.join(1.0)  # without a limit, Windows would not interrupt it

    def _start(self, name: str, path: str, where: Listening, ports: Sequence[int]) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")  # not fork: this process has threads
        self._tie, theirs = context.Pipe()
        self._process = context.Process(
            target=run, args=(theirs, name, path, where, ports), name="broker", daemon=True
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
        self.name, self.address = name, BrokerAddress(where.host, port)


# ---------------------------------------------------------------------- in the other process


def run(tie: Connection, name: str, path: str, wanted: Listening, ports: Sequence[int]) -> None:
    """Run a broker at the first free one of these ports until the other end of `tie` is closed.

    Sends its port and "" once it listens, or 0 and why it does not.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the game alone
    with contextlib.suppress(AttributeError, OSError):
        os.setsid()  # a kill of the game's whole process group must end the broker, too
    with contextlib.suppress(EOFError, OSError, BrokenPipeError):
        try:
            port, claim = _claimed(wanted.host, ports)
            where = replace(wanted, port=port)
            with claim:
                if name == brokers.AMQTT:
                    _run_library(tie, where)
                else:
                    _run_program(tie, name, path, where)
        except Exception as error:
            tie.send((0, f"{type(error).__name__}: {error}"))


def _claimed(host: str, ports: Sequence[int]) -> tuple[int, socket.socket]:
    """A free port, and a datagram socket of that number, which is open while the broker runs.

    The socket claims the port, so that brokers which start at the same time choose different ones.
    Raises OSError if the address is not ours.
    """
    last = OSError("no port is free")
    for wanted in ports:
        claim = socket.socket(type=socket.SOCK_DGRAM)
        try:
            claim.bind((host, wanted))
            port = free_port(host, int(claim.getsockname()[1]))
        except OSError as error:
            claim.close()
            last = error
        else:
            return port, claim
    raise last


def free_port(host: str, wanted: int) -> int:
    """The port, or a free one for 0; raises OSError if nothing can listen there."""
    with socket.socket() as trial:
        if sys.platform != "win32":  # on Windows it would let two programs use one port
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind((host, wanted))
        return int(trial.getsockname()[1])


def _run_program(tie: Connection, name: str, path: str, where: Listening) -> None:
    with tempfile.TemporaryDirectory(prefix="audiodice-", ignore_cleanup_errors=True) as folder:
        program = subprocess.Popen(
            brokers.command(name, path, Path(folder), where),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        # Also if this process is terminated.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        try:
            until = time.monotonic() + _START_S
            while not all(_listens(where.host, port) for port in where.ports):
                if program.poll() is not None or time.monotonic() > until:
                    tie.send((0, f"it ended with status {program.poll()}"))
                    return
                time.sleep(0.02)
            tie.send((where.port, ""))
            _watch(tie, lambda: program.poll() is None)
        finally:
            program.terminate()
            try:
                program.wait(_END_S)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()


def _listens(host: str, port: int) -> bool:
    there = LOOPBACK if host == EVERYWHERE else host
    with contextlib.suppress(OSError), socket.create_connection((there, port), 1.0):
        return True
    return False


def _watch(tie: Connection, runs: Callable[[], bool] = lambda: True) -> None:
    """Wait until the host is gone, or the broker. The host never sends anything."""
    with contextlib.suppress(EOFError, OSError):
        while runs() and not tie.poll(1.0):
            pass


def _run_library(tie: Connection, where: Listening) -> None:
    import asyncio
    import logging

    from audiodice.friends.wire.amqtt_broker import SmallBroker

    logging.disable()  # otherwise it logs each client

    async def serve() -> None:
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        broker = SmallBroker(brokers.amqtt_settings(where), LARGEST_PACKET)
        await broker.start()
        tie.send((where.port, ""))

        def watch() -> None:
            _watch(tie)
            loop.call_soon_threadsafe(over.set)

        threading.Thread(target=watch, daemon=True).start()
        await over.wait()
        os._exit(0)  # its own shutdown waits for every client

    asyncio.run(serve())
