"""Where texts are read from: a folder on a disk, or whatever a browser or a test has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class Texts(Protocol):
    """A folder of texts, or one text of it. A `pathlib.Path` is one."""

    def __hash__(self) -> int:
        """A text is read once."""

    @property
    def name(self) -> str:
        """The last part of its path."""

    def __truediv__(self, name: str, /) -> Texts:
        """A text or a folder in this folder, there or not."""

    def exists(self) -> bool:
        """Whether it is there."""

    def is_file(self) -> bool:
        """Whether it is a text."""

    def is_dir(self) -> bool:
        """Whether it is a folder."""

    def iterdir(self) -> Iterator[Texts]:
        """What is in the folder."""

    def read_text(self, encoding: str, /) -> str:
        """The text; raises OSError where it cannot be read, UnicodeDecodeError for what is none."""
