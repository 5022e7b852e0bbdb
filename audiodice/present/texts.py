"""The source of texts: a folder on a disk, or what a browser or a test has instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class Texts(Protocol):
    """A folder of texts, or one text. A `pathlib.Path` fits."""

    def __hash__(self) -> int:
        """Needed because each text is read only once."""

    @property
    def name(self) -> str:
        """The last part of its path."""

    def __truediv__(self, name: str, /) -> Texts:
        """A text or a folder in this folder; it need not exist."""

    def exists(self) -> bool:
        """Whether it is there."""

    def is_file(self) -> bool:
        """Whether it is a text."""

    def is_dir(self) -> bool:
        """Whether it is a folder."""

    def iterdir(self) -> Iterator[Texts]:
        """The texts and folders in it."""

    def read_text(self, encoding: str, /) -> str:
        """The text; raises OSError, or UnicodeDecodeError if it is not in this encoding."""
