"""The tables of how the points still to come on a sheet are spread: how to make each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from audiodice import games
from audiodice.opponents.chance.sheet_table import FULL, PARTS, Spreads
from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.table_spec import SheetSpec

if TYPE_CHECKING:
    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 2  # of `solver_sheet_spread.py`; raise it when values change


@dataclass(frozen=True, slots=True)
class SpreadSpec:
    """The table of a game whose sheets have these boxes."""

    game: str
    boxes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Such as "fune_13_spread"."""
        return f"{self._values.name}_spread"

    @property
    def fingerprint(self) -> str:
        return repr((VERSION, PARTS, FULL, self._values.fingerprint))

    def solve(self, progress: Progress) -> Spreads:
        from audiodice.opponents.chance import solver_sheet_spread

        return solver_sheet_spread.spreads(self._card, self.boxes, progress)

    def restore(self, arrays: Arrays) -> Spreads:
        return Spreads(Layout(self._card, self.boxes), arrays)

    @property
    def _values(self) -> SheetSpec:
        return SheetSpec(self.game, self.boxes)

    @property
    def _card(self) -> Any:
        return games.load(self.game)
