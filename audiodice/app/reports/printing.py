"""How reports are printed: what was asked for to stdout, everything else to stderr."""

from __future__ import annotations

import sys


def print_line(text: str) -> None:
    """A line of what was asked for."""
    sys.stdout.write(text + "\n")


def note(text: str) -> None:
    """A line beside it: progress, a complaint."""
    sys.stderr.write(text + "\n")
