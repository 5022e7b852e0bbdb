"""Which table of Farkle for two seats: its name, its fingerprint, and how to make it."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING

from audiodice.core.dice import throws
from audiodice.core.model import with_defaults
from audiodice.games.farkle import OPTIONS
from audiodice.games.farkle.combos import combination
from audiodice.games.farkle.state import DICE, Rules
from audiodice.opponents.farkle.win_chances import WinChances

if TYPE_CHECKING:
    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver; raise it when values change, and older files are solved again


@dataclass(frozen=True, slots=True)
class FarkleSpec:
    """The table for two seats under these rules."""

    rules: Rules

    @property
    def name(self) -> str:
        """Such as "farkle_1000" for the default options, "farkle_1000_30_0_1" for others."""
        rules = self.rules
        if rules == Rules(**with_defaults(OPTIONS, {"target": rules.target})):
            return f"farkle_{rules.target}"
        return "_".join(["farkle", *(str(int(value)) for value in astuple(rules))])

    @property
    def fingerprint(self) -> str:
        """The solver's version, the rules, and the points of every combination."""
        hands = [faces for n in range(1, DICE + 1) for faces, _ in throws(n)]
        worth = [(faces, combo.points) for faces in hands if (combo := combination(faces))]
        return repr((VERSION, astuple(self.rules), worth))

    def solve(self, progress: Progress) -> WinChances:
        """Solve the table now: takes minutes, and needs numpy."""
        from audiodice.opponents.farkle import solver

        return solver.solve(self.rules, progress)

    def restore(self, arrays: Arrays) -> WinChances:
        """The table in the arrays of a file; raises KeyError or ValueError if they do not fit."""
        table = WinChances(self.rules, arrays["values"])
        table.plan(0, 0)  # fills the caches that all plans share, before a player waits for them
        return table
