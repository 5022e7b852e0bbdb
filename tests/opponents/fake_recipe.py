"""A recipe of nothing much: its table is a row of numbers. Sent to solving processes as it is."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from audiodice.opponents.tables import Arrays, Progress

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass
class Row:
    """The table."""

    numbers: Numbers

    def to_arrays(self) -> dict[str, Numbers]:
        return {"numbers": self.numbers}


@dataclass(frozen=True)
class RowRecipe:
    """`size` numbers. `lame`, a file: while it is not there, solving writes its process's id into
    it and never ends; `broken`: solving fails."""

    size: int = 4
    rules: str = "as ever"
    lame: Path | None = None
    broken: bool = False

    @property
    def name(self) -> str:
        return f"row_{self.size}"

    @property
    def fingerprint(self) -> str:
        return repr((self.size, self.rules))

    def solve(self, progress: Progress) -> Row:
        if self.broken:
            raise SystemExit(1)  # a process that ends without a word
        for part in (0.0, 0.25, 0.5):
            progress(part)
        if self.lame is not None and not self.lame.exists():
            self.lame.write_text(str(os.getpid()), "utf-8")
            time.sleep(600)
        progress(1.0)
        return Row(np.arange(self.size, dtype=np.float64))

    def restore(self, arrays: Arrays) -> Row:
        numbers = arrays["numbers"]
        if numbers.shape != (self.size,):
            raise ValueError("a row of another size")
        return Row(numbers)
