"""The places to practise and the losses in a file: one line for each thing that happened.

Lines are only appended, so a kill loses nothing that was heard, and two programs may share the
file. It is written anew when most of its lines have been replaced by later ones.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from audiodice.core.errors import error_text
from audiodice.core.jobs import Background, Job
from audiodice.core.model import Event, Value
from audiodice.engine.practice import PracticeBook, line_of
from audiodice.storage.disk import Disk, atomic_write_text, private_folder, read_bytes, tighten

LARGEST = 2**24  # bytes: many times 500 places
ROOM = 200  # lines that may be out of date before the file is written anew
CLOSE_S = 1.0  # how long the end of the program waits for a disk that hangs


class PracticeFile(PracticeBook):
    """A PracticeBook that reads the file at `path`, and appends to it in the background."""

    def __init__(self, path: Path, background: Background | None) -> None:
        """Without a `background`, the file is only read."""
        super().__init__()
        self._path, self._background = path, background
        self._writing = threading.Lock()
        self._waiting: deque[str] = deque()
        self._job: Job[None] = super().kept
        self._torn = False  # whether the last line was cut off
        self._read()

    @property
    def kept(self) -> Job[None]:
        return self._job

    def close(self) -> None:
        """Write what is not written yet; waits `CLOSE_S` at most for a write in progress."""
        self._write(CLOSE_S)

    def append_now(self, records: Iterable[Mapping[str, Any]]) -> None:
        """Write these records; raises OSError, and then the file is as before."""
        text = "".join(f"{line_of(record)}\n" for record in records)
        if not text:
            return
        with self._writing:
            size = self._path.stat().st_size if self._path.exists() else 0
            try:
                self._append("\n" * self._torn + text)
            except OSError:
                with suppress(OSError):
                    os.truncate(self._path, size)
                    if not size:
                        self._path.unlink()
                raise

    def _keep(self, *records: Mapping[str, Any]) -> None:
        super()._keep(*records)
        self._waiting.extend(map(line_of, records))
        if self._background:
            self._job = self._background.start(self._write)

    def _write(self, patience: float = -1) -> None:
        if not self._writing.acquire(timeout=patience):
            return
        try:
            lines = [self._waiting.popleft() for _ in range(len(self._waiting))]
            if lines:
                self._append("\n" * self._torn + "\n".join(lines) + "\n")
                self._torn = False
        except OSError:  # the session goes on with what is in memory
            pass
        finally:
            self._writing.release()

    def _append(self, text: str) -> None:
        disk = Disk()
        private_folder(self._path.parent)
        if not self._path.exists():
            disk.write(self._path, b"")
        disk.append(self._path, text.encode())
        disk.sync(self._path)

    def _read(self) -> None:
        """Read the file; a line that cannot be used is left out, and told as a problem."""
        try:
            tighten(self._path)
            data = read_bytes(self._path, LARGEST)
        except FileNotFoundError:
            return
        except OSError as error:
            self.problems = (self._problem(0, error_text(error)),)
            return
        lines = data.split(b"\n")
        self._torn = lines[-1] != b""
        problems, count = [], 0
        for number, line in enumerate(lines, start=1):
            if line:
                count += 1
                try:
                    self.read(line.decode().rstrip("\r"))
                except ValueError as error:
                    problems.append(self._problem(number, str(error)))
        self.problems = tuple(problems)
        if self._background and count > 2 * (len(self.places) + len(self.losses)) + ROOM:
            self._background.start(self._anew)

    def _anew(self) -> None:
        with self._writing:
            try:
                atomic_write_text(self._path, "".join(f"{line}\n" for line in self.lines()))
                self._torn = False
            except (OSError, RuntimeError):  # or an answer came meanwhile: the next start does it
                pass

    def _problem(self, line: int, why: str) -> Event:
        fields: dict[str, Value] = {"path": str(self._path), "line": line, "why": why}
        return Event("practice_line_bad", None, fields)
