"""The table of Fonnjo Foon: name, fingerprint, and how to make it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from audiodice.games.fonnjo_foon.groups import FAMILIES
from audiodice.opponents.fonnjo_foon.turn_values import TurnValues

if TYPE_CHECKING:
    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver; raise it when values change, and older files are solved again
SPOTS = 0x8E5C3C9D
"""CRC-32 of the spots of the game's ten dice; with other spots no state would be found."""


@dataclass(frozen=True, slots=True)
class FonnjoSpec:
    """The only table, because options change the game, but not the turn."""

    @property
    def name(self) -> str:
        return "fonnjo_foon"

    @property
    def fingerprint(self) -> str:
        """The solver's version and the families of the dice."""
        return repr((VERSION, FAMILIES))

    def solve(self, progress: Progress) -> TurnValues:
        from audiodice.opponents.fonnjo_foon import solver

        return solver.solve(FAMILIES, progress)

    def restore(self, arrays: Arrays) -> TurnValues:
        if crc32(arrays["spots"]) != SPOTS:
            raise ValueError("the spots are not those of a turn")
        return TurnValues(arrays)


SPEC = FonnjoSpec()
