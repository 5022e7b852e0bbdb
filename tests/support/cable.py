"""A cable between two programs: a proxy that can hold everything back, disconnect, or be slow."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue


class Cable:
    """Listens on a port of its own, and carries each connection to another port."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._start(self._serve)

    def cut(self) -> None:
        """Let no more data through, without an error, as if the cable was pulled out."""
        self._whole.clear()

    def mend(self) -> None:
        """Let new connections through; data on the way is lost with its connection."""
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()
        self._whole.set()

    def break_off(self) -> None:
        """End all connections at once; let new ones through."""
        self.mend()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)  # ends the accept
        self._server.close()
        self.mend()
        for thread in self._threads:
            thread.join(5)

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> threading.Thread:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()
        return thread

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._server.accept()
                self._start(self._carry, near)

    def _carry(self, near: socket.socket) -> None:
        with near:
            self._ends.append(near)
            self._whole.wait()
            with (
                contextlib.suppress(OSError),
                socket.create_connection(("127.0.0.1", self._to)) as far,
            ):
                self._ends.append(far)
                for end in (near, far):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                back = self._start(self._pump, far, near)
                self._pump(near, far)
                back.join()

    def _pump(self, out: socket.socket, into: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := out.recv(65536):
                self._whole.wait()
                into.sendall(data)
        for end in (out, into):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class SlowCable(Cable):
    """A cable on which each piece of data takes `delay()` seconds, in order."""

    def __init__(self, port: int, delay: Callable[[], float]) -> None:
        self._delay = delay
        super().__init__(port)

    def _pump(self, out: socket.socket, into: socket.socket) -> None:
        queue: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
        late = threading.Thread(target=self._deliver, args=(queue, into), daemon=True)
        late.start()  # not one of `_threads`: we wait for it ourselves
        with contextlib.suppress(OSError):
            while data := out.recv(65536):
                queue.put((time.monotonic() + self._delay(), data))
        queue.put((time.monotonic(), b""))
        late.join()

    def _deliver(self, queue: SimpleQueue[tuple[float, bytes]], into: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while (item := queue.get())[1]:
                time.sleep(max(0.0, item[0] - time.monotonic()))
                self._whole.wait()
                into.sendall(item[1])
            into.shutdown(socket.SHUT_WR)
