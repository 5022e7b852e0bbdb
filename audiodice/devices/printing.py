"""Prints to the standard streams, for every command and the text voice.

Requested output goes to standard output, everything else to standard error. Text may come from a
file or another program, so control characters in it are shown as escape sequences.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from collections.abc import Iterable
from io import BufferedWriter, RawIOBase, TextIOWrapper
from typing import Any

from audiodice.core.text import shown


class OutputError(Exception):
    """Standard output cannot be written; `str()` gives the reason, "" if its reader went away."""


def prepare() -> None:
    """Prepare the standard streams; to be called before anything is printed."""
    for descriptor in range(3):  # the next file opened would get the number of a closed one
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if isinstance(sys.stdout, TextIOWrapper):
        if sys.stdout is sys.__stdout__ and isinstance(sys.stdout.buffer, RawIOBase):
            # With PYTHONUNBUFFERED a failed write would be forgotten, and `flush` would not fail.
            buffered = BufferedWriter(sys.stdout.buffer)
            sys.stdout = TextIOWrapper(buffered, encoding=sys.stdout.encoding)
        # What a console or the locale takes may lack letters.
        sys.stdout.reconfigure(encoding=_encoding(sys.stdout), errors="replace")
    if isinstance(sys.stderr, TextIOWrapper):
        sys.stderr.reconfigure(encoding=_encoding(sys.stderr), errors="backslashreplace")


def _encoding(stream: TextIOWrapper) -> str:
    """UTF-8 for a pipe or a file on Windows, where no locale says what will read it.

    Python would write the old code page there, which has no Japanese and often no é.
    """
    if sys.platform == "win32" and not (stream.isatty() or "PYTHONIOENCODING" in os.environ):
        return "utf-8"
    return stream.encoding


def encoding() -> str:
    """The encoding of what is printed; "none" in a program without standard output."""
    return getattr(sys.stdout, "encoding", None) or "none"


def print_line(text: str) -> None:
    """Print a line of requested output at once; raises OutputError."""
    _print(shown(text))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines of requested output; raises OutputError."""
    for line in lines:
        print_line(line)


def print_json(value: object) -> None:
    """Print requested output as one line of JSON; raises OutputError."""
    text = json.dumps(value, ensure_ascii=False)
    # Also escape what JSON leaves as it is, such as characters that change the writing direction.
    _print("".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text))


def note(text: str) -> None:
    """Print a line on standard error: an error, a warning, or the current step."""
    _write_error(shown(text) + "\n")


def progress(text: str, *, last: bool = False) -> None:
    """Print a line on a terminal that the next line overwrites; nothing elsewhere."""
    if sys.stderr is not None and sys.stderr.isatty():
        _write_error(f"\r{shown(text)}{chr(10) * last}")


def on_terminal() -> bool:
    """Whether standard input and output are a terminal, so that a person may answer."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def flush() -> None:
    """Write out everything printed so far; raises OutputError."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise _gone(error) from None


def let_go() -> None:
    """Discard all further output, so that Python does not fail at its end."""
    _to_nowhere(sys.stdout)


def _print(text: str) -> None:
    try:
        if sys.stdout is not None:
            sys.stdout.write(text + "\n")
            sys.stdout.flush()
    except OSError as error:
        raise _gone(error) from None


def _gone(error: OSError) -> OutputError:
    closed = isinstance(error, BrokenPipeError)
    # Windows says "Invalid argument" of a pipe whose reader went away (`more`, left with q).
    closed = closed or (sys.platform == "win32" and error.errno == errno.EINVAL)
    return OutputError("" if closed else error.strerror)


def _write_error(text: str) -> None:
    try:
        if sys.stderr is not None:
            sys.stderr.write(text)
            sys.stderr.flush()
    except OSError:  # nowhere is left to report it
        _to_nowhere(sys.stderr)


def _to_nowhere(stream: Any) -> None:
    if stream is None:
        return
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
