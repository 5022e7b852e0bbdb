"""A stand-in for Speech Dispatcher on a unix socket: records commands, misbehaves on demand.

As a script: `fake_ssip.py SOCKET LOG [key=value ...]`; LOG gets one JSON object on each line:
{"ev": "speak", "client": 1, "text": …}, {"ev": "cancel", …}, {"ev": "set", "line": …}.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path


class FakeSSIP:
    """Serves until `stop`; its fields change how it behaves from then on."""

    def __init__(self, path: Path, log: Path | None = None) -> None:
        self.path = path
        self.records: list[dict[str, object]] = []
        self.lasts = 0.0
        """The length of a message's sound, in seconds."""
        self.begins = True
        """Whether BEGIN and END are sent."""
        self.drops_during = ""
        """A message that contains this closes the connection after its BEGIN."""
        self.others = False
        """Whether another client is heard, until a client cancels all messages."""
        self.stubborn = False
        """Whether the other client goes on even then."""
        self.own = {"LANGUAGE": "en-US", "RATE": "0", "PITCH": "0", "VOLUME": "100"}
        """The answers to GET."""
        self.refuses = ""
        """A command that begins with this is answered with an error."""
        self.awake = threading.Event()
        """While this is cleared, no command is answered."""
        self.thinks = 0.0
        """The time to answer a line, in seconds."""
        self.awake.set()
        self._log = log
        self._clients: list[socket.socket] = []
        self._conversations: list[_Conversation] = []
        self._numbers = itertools.count(1)
        self._server = socket.socket(socket.AF_UNIX)
        path.unlink(missing_ok=True)
        self._server.bind(str(path))
        self._server.listen(16)
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def spoken(self) -> list[object]:
        return [record["text"] for record in self.records if record["ev"] == "speak"]

    @property
    def told(self) -> list[object]:
        """Texts and cancellations, in order."""
        return [r.get("text", r["ev"]) for r in self.records if r["ev"] in ("speak", "cancel")]

    @property
    def lines(self) -> list[object]:
        """The settings, in order."""
        return [record["line"] for record in self.records if record["ev"] == "set"]

    def stop(self) -> None:
        """Die: close every connection and remove the socket."""
        self._server.close()
        self.path.unlink(missing_ok=True)
        self.drop()
        self.awake.set()

    def drop(self) -> None:
        """Close every connection; new ones are accepted."""
        for client in self._clients:
            with contextlib.suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)
            client.close()
        self._clients.clear()

    def cancel(self) -> None:
        """Cancel what every client has queued, as a message of another client cancels texts."""
        for conversation in self._conversations:
            conversation.cancel()

    def _record(self, ev: str, client: int, **fields: object) -> None:
        record = {"t": time.monotonic(), "ev": ev, "client": client, **fields}
        with self._lock:
            self.records.append(record)
            if self._log is not None:
                with self._log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(record, ensure_ascii=False) + "\n")

    def _accept(self) -> None:
        for number in itertools.count(1):
            try:
                client, _ = self._server.accept()
            except OSError:
                return
            self._clients.append(client)
            conversation = _Conversation(self, client, number)
            self._conversations.append(conversation)
            threading.Thread(target=conversation.run, daemon=True).start()


class _Conversation:
    """Plays the messages of one client, one after another."""

    def __init__(self, fake: FakeSSIP, client: socket.socket, number: int) -> None:
        self._fake = fake
        self._client = client
        self._number = number
        self._queue: list[tuple[int, str]] = []
        self._changed = threading.Condition()
        self._notified = False
        self._priority = "text"
        self._over = False

    def run(self) -> None:
        threading.Thread(target=self._sound, daemon=True).start()
        with contextlib.suppress(OSError):
            self._talk()
        with self._changed:
            self._over = True
            self._changed.notify_all()

    def cancel(self) -> None:
        with self._changed:
            queue, self._queue = self._queue, []
            self._changed.notify_all()
        for number, _ in queue:  # the real one also reports those that had not begun
            self._event(703, "CANCELED", number)

    def _talk(self) -> None:
        body: list[str] | None = None
        for line in self._lines():
            self._fake.awake.wait()
            time.sleep(self._fake.thinks)
            if body is None:
                body = self._command(line)
            elif line != ".":
                body.append(line[1:] if line.startswith(".") else line)
            else:
                number, text = next(self._fake._numbers), "\n".join(body)
                probe = self._priority == "notification"
                self._fake._record("probe" if probe else "speak", self._number, text=text)
                self._send(f"225-{number}", "225 OK MESSAGE QUEUED")
                if not probe:
                    with self._changed:
                        self._queue.append((number, text))
                        self._changed.notify_all()
                elif self._fake.others:
                    self._event(703, "CANCELED", number)
                body = None

    def _command(self, line: str) -> list[str] | None:
        """Answer one command; returns a new list if a text follows."""
        refuses = self._fake.refuses
        if refuses and line.startswith(refuses):
            self._send("400 ERR REFUSED")
        elif line == "SPEAK":
            self._send("230 OK RECEIVING DATA")
            return []
        elif line.startswith("CANCEL"):
            self._fake._record("cancel", self._number, line=line)
            self._fake.others &= line != "CANCEL ALL" or self._fake.stubborn
            self.cancel()
            self._send("210 OK CANCELED")
        elif line.startswith("GET "):
            self._send(f"251-{self._fake.own[line[4:]]}", "251 OK GET RETURNED")
        elif line == ".":
            self._send("500 ERR INVALID COMMAND")
        else:
            if line.startswith("SET SELF PRIORITY"):
                self._priority = line.split()[-1]
            self._notified |= line.startswith("SET SELF NOTIFICATION")
            self._fake._record("set", self._number, line=line)
            self._send("208 OK")
        return None

    def _sound(self) -> None:
        with self._changed:
            while not self._over:
                if not self._queue or not self._fake.begins or self._fake.others:
                    self._changed.wait(0.05)
                    continue
                number, text = self._queue[0]
                self._event(701, "BEGIN", number)
                if self._fake.drops_during and self._fake.drops_during in text:
                    self._client.shutdown(socket.SHUT_RDWR)
                    return
                ends = time.monotonic() + self._fake.lasts
                while self._queue and self._queue[0][0] == number and not self._over:
                    if (left := ends - time.monotonic()) <= 0:
                        self._queue.pop(0)
                        self._event(702, "END", number)
                    else:
                        self._changed.wait(left)

    def _event(self, code: int, word: str, number: int) -> None:
        if self._notified:
            with contextlib.suppress(OSError):
                self._send(f"{code}-{number}", f"{code}-{self._number}", f"{code} {word}")

    def _send(self, *lines: str) -> None:
        self._client.sendall("".join(line + "\r\n" for line in lines).encode())

    def _lines(self) -> Iterator[str]:
        """SSIP lines end with CRLF only; a bare LF is part of the text."""
        buffer = b""
        while data := self._client.recv(4096):
            buffer += data
            while b"\r\n" in buffer:
                line, buffer = buffer.split(b"\r\n", 1)
                yield line.decode("utf-8", "replace")


if __name__ == "__main__":
    fake = FakeSSIP(Path(sys.argv[1]), Path(sys.argv[2]))
    for setting in sys.argv[3:]:
        key, _, value = setting.partition("=")
        setattr(fake, key, type(getattr(fake, key))(json.loads(value)))
    threading.Event().wait()
