"""The tables of score sheets: name, fingerprint, and how to make each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from audiodice import games
from audiodice.core.dice import throws
from audiodice.games.sheet.boxes import DICE
from audiodice.opponents.sheet.layout import Layout
from audiodice.opponents.sheet.sheet_values import SheetValues

if TYPE_CHECKING:
    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver; raise it when values change, and older files are solved again


@dataclass(frozen=True, slots=True)
class SheetSpec:
    """The table of a game whose sheets have these boxes."""

    game: str
    boxes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Such as "fune_13"."""
        return f"{self.game}_{len(self.boxes)}"

    @property
    def fingerprint(self) -> str:
        """The solver's version, the points of every throw in every box, and the bonus."""
        card = self._card
        worth = [[card.worth(faces)[box] for box in self.boxes] for faces, _ in throws(DICE)]
        return repr((VERSION, self.boxes, card.bonus, card.threshold, worth))

    def solve(self, progress: Progress) -> SheetValues:
        from audiodice.opponents.sheet import solver

        return solver.solve(self._card, self.boxes, progress)

    def restore(self, arrays: Arrays) -> SheetValues:
        return SheetValues(Layout(self._card, self.boxes), arrays["values"])

    @property
    def _card(self) -> Any:
        return games.load(self.game)
