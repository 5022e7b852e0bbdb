"""A spec whose table is just a row of numbers; it can be sent to solving processes."""

from __future__ import annotations

import os
import time
from array import array
from dataclasses import dataclass
from pathlib import Path

from audiodice.opponents.table_file import Arrays
from audiodice.opponents.tables import Progress


@dataclass
class Row:
    """The table of a RowSpec."""

    numbers: array[float]

    def to_arrays(self) -> dict[str, array[float]]:
        return {"numbers": self.numbers}


@dataclass(frozen=True)
class RowSpec:
    """A table of `size` numbers.

    While the file `lame` does not exist, solving writes its process id into it and never ends. With
    `broken`, solving fails.
    """

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
            raise SystemExit(1)  # the process ends without a message
        for part in (0.0, 0.25, 0.5):
            progress(part)
        if self.lame is not None and not self.lame.exists():
            self.lame.write_text(str(os.getpid()), "utf-8")
            time.sleep(600)
        progress(1.0)
        return Row(array("f", range(self.size)))

    def restore(self, arrays: Arrays) -> Row:
        numbers = arrays["numbers"]
        if len(numbers) != self.size:
            raise ValueError("a row of another size")
        return Row(numbers)
