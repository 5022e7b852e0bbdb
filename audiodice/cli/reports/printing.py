"""The standard streams: whatever a command or the text voice prints passes here.

What was asked for goes to standard output, everything else to standard error. Text may hold what
came from a file or another program; a terminal shows it and does not obey it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterable
from io import BufferedWriter, RawIOBase, TextIOWrapper
from typing import Any

from audiodice.core.text import shown


class OutputError(Exception):
    """Standard output takes no more; `str()` of it says why, "" where its reader went away."""


def prepare() -> None:
    """Make the streams fit for all that comes: called first of all."""
    for descriptor in range(3):  # a closed one would be taken by the next file that is opened
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if isinstance(sys.stdout, TextIOWrapper):
        if sys.stdout is sys.__stdout__ and isinstance(sys.stdout.buffer, RawIOBase):
            # PYTHONUNBUFFERED: what could not be written would be forgotten, and `flush` not fail.
            buffered = BufferedWriter(sys.stdout.buffer)
            sys.stdout = TextIOWrapper(buffered, encoding=sys.stdout.encoding)
        sys.stdout.reconfigure(errors="replace")  # a locale may lack letters that we say


def print_line(text: str) -> None:
    """A line of what was asked for, shown at once; raises OutputError."""
    _print(shown(text))


def print_lines(lines: Iterable[str]) -> None:
    """Lines of what was asked for; raises OutputError."""
    for line in lines:
        print_line(line)


def print_json(told: object) -> None:
    """What was asked for, as one line of JSON; raises OutputError."""
    text = json.dumps(told, ensure_ascii=False)
    # What JSON itself lets through as it is (a character that turns the direction, say).
    _print("".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text))


def note(text: str) -> None:
    """A line beside what was asked for: a complaint, or what is being done."""
    _write_error(shown(text) + "\n")


def progress(text: str, *, last: bool = False) -> None:
    """A line on a terminal that the next one overwrites, nothing elsewhere."""
    if sys.stderr is not None and sys.stderr.isatty():
        _write_error(f"\r{shown(text)}{chr(10) * last}")


def on_terminal() -> bool:
    """Whether somebody sits there: input and output are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def flush() -> None:
    """See that everything printed has gone out; raises OutputError."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise _gone(error) from None


def let_go() -> None:
    """Print nothing more: what is left could not be written at the program's end either."""
    _to_nowhere(sys.stdout)


def _print(text: str) -> None:
    try:
        if sys.stdout is not None:
            sys.stdout.write(text + "\n")
            sys.stdout.flush()
    except OSError as error:
        raise _gone(error) from None


def _gone(error: OSError) -> OutputError:
    return OutputError("" if isinstance(error, BrokenPipeError) else error.strerror)


def _write_error(text: str) -> None:
    try:
        if sys.stderr is not None:
            sys.stderr.write(text)
            sys.stderr.flush()
    except OSError:  # nobody is left to be told
        _to_nowhere(sys.stderr)


def _to_nowhere(stream: Any) -> None:
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
