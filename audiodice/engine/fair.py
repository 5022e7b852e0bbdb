"""Dice anyone can check: the seed is bound before the first throw, and told after the last.

Whoever plays with fair dice hears a commitment at the start: SHA-256, in hex, of the seed as
text (a number's decimal digits; a word as UTF-8). The seed told at the end has to give it, and
has to give every throw: face after face, however they are grouped into throws, is
`random.Random("dice/" + seed).choices((1, 2, 3, 4, 5, 6))`, Python's Mersenne Twister.
"""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.engine.journal import Journal, Move
from audiodice.engine.throw import SeededThrow


@dataclass(frozen=True, slots=True)
class Verdict:
    """What throwing a journal's dice again has shown.

    `wrong_line` is the first line, counted from 1, whose dice do not come from the seed, None
    where all do; `bound` is whether the seed is the one that was committed to.
    """

    throws: int
    faces: int
    bound: bool
    wrong_line: int | None = None

    @property
    def fair(self) -> bool:
        """Whether the dice are proven to be those committed to."""
        return self.bound and self.wrong_line is None


def verify(journal: Journal, commitment: str = "") -> Verdict:
    """Throw everything from the seed again and compare.

    `commitment` is the one heard at the start; without it the seed is taken as it stands (that
    it fits the journal's own commitment was seen when the journal was read).

    >>> from audiodice.core.model import Action
    >>> from audiodice.engine.journal import Header, Seat
    >>> header = Header("farkle", (Seat("Ann"),), {}, 7)
    >>> thrown = Move(Action("roll"), SeededThrow(7)(6))
    >>> verify(Journal(header, [thrown])).fair
    True
    >>> sixes = Move(Action("roll"), (6, 6, 6, 6, 6, 6))
    >>> verify(Journal(header, [thrown, sixes])).wrong_line
    3
    """
    bound = commitment.strip().lower() in ("", journal.header.commitment)
    throw, throws, faces = SeededThrow(journal.header.seed), 0, 0
    for line, entry in enumerate(journal.entries, start=2):
        if isinstance(entry, Move) and entry.dice:
            if throw(len(entry.dice)) != entry.dice:
                return Verdict(throws, faces, bound, line)
            throws, faces = throws + 1, faces + len(entry.dice)
    return Verdict(throws, faces, bound)
