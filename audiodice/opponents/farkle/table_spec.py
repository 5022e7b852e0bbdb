"""The tables of Farkle for two seats: name, fingerprint, and how to make each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.core.dice import throws
from audiodice.core.model import with_defaults
from audiodice.games.farkle import OPTIONS
from audiodice.games.farkle.combos import SHEET, combination
from audiodice.games.farkle.state import DICE, Rules
from audiodice.opponents.farkle.win_chances import WinChances

if TYPE_CHECKING:
    from audiodice.opponents.table_file import Arrays
    from audiodice.opponents.tables import Progress

VERSION = 1  # of the solver; raise it when values change, and older files are solved again


def solvable(rules: Rules) -> Rules | None:
    """The rules of the table that has the values for `rules`; None if no table can.

    Limits between two multiples of the scale's step mean the higher one. With a penalty the farkles
    in a row would be part of every state: nine times as many.
    """
    if rules.penalty:
        return None

    def reached(points: int) -> int:
        return -(-points // rules.step) * rules.step

    return Rules(
        reached(rules.minimum),
        reached(rules.first_bank),
        reached(rules.target),
        rules.last_round,
        rules.scale,
    )


def _limits(rules: Rules) -> tuple[int, int, int, bool]:
    return rules.minimum, rules.first_bank, rules.target, rules.last_round


@dataclass(frozen=True, slots=True)
class FarkleSpec:
    """The table for two seats under rules that `solvable` returned."""

    rules: Rules

    @property
    def name(self) -> str:
        """Such as "farkle_1000" for the default options, "farkle_1000_30_0_1" for others."""
        rules = self.rules
        game = "farkle" if rules.scale == SHEET else f"farkle_scale_{rules.scale}"
        usual = {"scale": rules.scale, "target": rules.target}
        if rules == Rules(**with_defaults(OPTIONS, usual)):
            return f"{game}_{rules.target}"
        return "_".join([game, *(str(int(value)) for value in _limits(rules))])

    @property
    def fingerprint(self) -> str:
        """The solver's version, the rules, and the points of every combination."""
        hands = [faces for n in range(1, DICE + 1) for faces, _ in throws(n)]
        found = [(faces, combination(faces, self.rules.scale)) for faces in hands]
        worth = [(faces, combo.points) for faces, combo in found if combo]
        return repr((VERSION, _limits(self.rules), worth))

    def solve(self, progress: Progress) -> WinChances:
        from audiodice.opponents.farkle import solver

        return solver.solve(self.rules, progress)

    def restore(self, arrays: Arrays) -> WinChances:
        table = WinChances(self.rules, arrays["values"])
        table.plan(0, 0)  # fills the caches that all plans share, before a player waits for them
        return table
