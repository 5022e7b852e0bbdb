"""The source of texts: a folder on a disk, or its stand-in in a browser or a test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class Texts(Protocol):
    """A folder of texts, or one text. A `pathlib.Path` fits."""

    def __hash__(self) -> int:
        """Needed for caches, because each text is read only once."""

    @property
    def name(self) -> str: ...

    def __truediv__(self, name: str, /) -> Texts:
        """A text or folder in this folder; it need not exist."""

    def exists(self) -> bool: ...

    def is_file(self) -> bool: ...

    def is_dir(self) -> bool: ...

    def iterdir(self) -> Iterator[Texts]: ...

    def read_text(self, encoding: str, /) -> str:
        """Raises OSError, or UnicodeDecodeError if the text is not in this encoding."""
