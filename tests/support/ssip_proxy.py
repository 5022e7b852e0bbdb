"""A proxy before Speech Dispatcher that notes who speaks, when speech begins, and how it ends.

It changes nothing. Our program and Orca both ask the daemon for the events that tell this.
"""

from __future__ import annotations

import contextlib
import html
import re
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

_EVENTS = {"701": "begin", "702": "end", "703": "cancel"}
_NAME = re.compile(r"SET SELF CLIENT_NAME ['\"]?[^:]*:([^:'\"]*)", re.IGNORECASE)
_TAGS = re.compile("<[^>]*>")
_LATE = 0.3  # s: the longest that an event was late on a busy machine; a sentence lasts longer


@dataclass
class Said:
    """A message of a client: when (s) it was sent, taken, begun and ended (or cancelled)."""

    client: str
    text: str
    sent: float
    taken: float
    begun: float | None = None
    ended: float | None = None
    cancelled: bool = False
    left: bool = False
    """Its client disconnected before it ended: the daemon speaks it, but reports no events."""

    @property
    def over(self) -> bool:
        """Whether nothing more will be told of it."""
        return self.left or self.ended is not None

    def sounds(self, until: float) -> tuple[float, float] | None:
        """The times between which it was heard; a message still being spoken ends at `until`."""
        return None if self.begun is None else (self.begun, self.ended or until)


@dataclass
class Commanded:
    """What a client told the daemon, except its texts."""

    client: str
    line: str
    at: float


@dataclass
class Log:
    """Everything that went through; other threads add to it."""

    said: list[Said] = field(default_factory=list)
    commands: list[Commanded] = field(default_factory=list)

    def by(self, client: str) -> list[Said]:
        """What a client said."""
        return [one for one in list(self.said) if one.client == client]

    def wait(self, what: Callable[[Log], object], within: float = 15.0) -> None:
        """Return once `what` is true of this log; fail after `within` seconds."""
        until = time.monotonic() + within
        while not what(self):
            last = [(one.client, one.text[:60], one.begun, one.ended) for one in self.said[-4:]]
            assert time.monotonic() < until, f"not within {within} s; at the end: {last}"
            time.sleep(0.01)


def at_once(said: Iterable[Said]) -> list[tuple[Said, Said]]:
    """The pairs of messages of two clients that sounded at the same time, and not just in passing.

    Each client is told on a connection of its own, so of two events the later may come first.
    """
    now = time.monotonic()
    heard = [(one.sounds(now), one) for one in said]
    spans = sorted(((span, one) for span, one in heard if span), key=lambda pair: pair[0])
    return [
        (one, other)
        for place, ((_, end), one) in enumerate(spans)
        for (start, _), other in spans[place + 1 :]
        if start < end - _LATE and one.client != other.client
    ]


class Proxy:
    """Listens at `listen` and passes everything on to the daemon at `real`."""

    def __init__(self, listen: Path, real: Path) -> None:
        self.log, self._real = Log(), real
        self._open: list[socket.socket] = []
        listen.parent.mkdir(parents=True, exist_ok=True)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(listen))
        self._listener.listen()
        self.address = f"unix_socket:{listen}"
        threading.Thread(target=self._accept, daemon=True).start()

    def stop(self) -> None:
        """Close all connections."""
        for one in (self._listener, *self._open):
            _close(one)

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            daemon = socket.socket(socket.AF_UNIX)
            try:
                daemon.connect(str(self._real))
            except OSError:
                _close(client)
                continue
            self._open += [client, daemon]
            noting = _Noting(self.log)
            for source, to, note in (
                (client, daemon, noting.up),
                (daemon, client, noting.down),
            ):
                ways = (source, to, note, noting.hung_up)
                threading.Thread(target=_pass_on, args=ways, daemon=True).start()


def _close(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


def _pass_on(
    source: socket.socket,
    to: socket.socket,
    note: Callable[[str], None],
    hung_up: Callable[[], None],
) -> None:
    rest = b""
    try:
        while data := source.recv(65536):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:  # noted first: the answer may come before this thread goes on
                note(line.decode("utf-8", "replace").rstrip("\r"))
            to.sendall(data)
    except OSError:
        pass
    finally:
        _close(to)
        hung_up()


class _Noting:
    """One connection's lines, made into the log's entries."""

    def __init__(self, log: Log) -> None:
        self._log, self._client = log, "?"
        self._text: list[str] | None = None  # the lines of a text that is being sent
        self._sent: deque[tuple[str, float]] = deque()  # texts whose number has not come back
        self._known: dict[str, Said] = {}
        self._early: dict[str, list[str]] = {}  # events of a text whose number has not come back
        self._event: list[str] = []

    def up(self, line: str) -> None:
        """A line of the client."""
        if self._text is not None:
            if line != ".":
                self._text.append(line.removeprefix(".") if line.startswith("..") else line)
                return
            whole, self._text = " ".join(self._text), None
            self._sent.append((html.unescape(_TAGS.sub("", whole)), time.monotonic()))
        elif line.upper().startswith("SPEAK"):
            self._text = []
        elif line.upper().startswith(("CHAR ", "KEY ", "SOUND_ICON ")):
            self._sent.append((line, time.monotonic()))
        else:
            if named := _NAME.match(line):
                self._client = named[1].lower()
            self._log.commands.append(Commanded(self._client, line, time.monotonic()))

    def down(self, line: str) -> None:
        """A line of the daemon: an answer, or a part of an event."""
        code, last, text = line[:3], line[3:4] == " ", line[4:]
        if code in _EVENTS:
            self._event.append(text)
            if last:
                self._happened(_EVENTS[code], self._event[0])
                self._event = []
        elif code == "225" and not last and self._sent:
            self._known[text] = Said(self._client, *self._sent.popleft(), time.monotonic())
            self._log.said.append(self._known[text])
            for what in self._early.pop(text, ()):
                self._happened(what, text)
        elif code[:1] in "345" and last and self._sent:
            self._sent.popleft()  # refused

    def hung_up(self) -> None:
        """One of the two sides has closed the connection."""
        for one in self._known.values():
            one.left = one.ended is None

    def _happened(self, what: str, number: str) -> None:
        if (one := self._known.get(number)) is None:
            self._early.setdefault(number, []).append(what)
            return
        now = time.monotonic()
        if what == "begin":
            one.begun = now
        else:
            one.ended, one.cancelled = now, what == "cancel"
