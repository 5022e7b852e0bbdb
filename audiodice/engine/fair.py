"""Checks that the dice of a game came from the seed that was committed to.

In a fair game a commitment is announced at the start: SHA-256, in hex, of the seed as text
(a number's decimal digits; a word as UTF-8). Then, before the first throw, a second person may add
a word. The seed is shown at the end. It must give the commitment and every throw: the faces of all
throws, one after the other, are `random.Random("dice/SEED").choices((1, 2, 3, 4, 5, 6))` (Python's
Mersenne Twister), or with a word `random.Random("dice/SEED/WORD")`. That text is UTF-8, with the
word as the journal has it: capitals count, and nothing is normalised.

This does not prove

- that the seed is random: without a second person's word, the person who starts the game can try
  seeds until they like the dice;
- that the dice were unknown in advance: the seed is in the journal from the first throw;
- that the journal is complete: its end may have been cut off.
"""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.engine.journal import Journal, Move, Undo
from audiodice.engine.throw import SeededThrow


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of throwing a journal's dice again.

    `wrong_line` is the first line, counted from 1, whose dice do not come from the seed; None if
    all do. `bound` is whether the seed is the one that was committed to. `undone` is the number of
    throws that were taken back. `undone_unfairly` is whether that was forbidden: the journal says
    that the dice are fair, or a commitment was announced (then the journal may have been changed).
    """

    throws: int
    faces: int
    bound: bool
    wrong_line: int | None = None
    undone: int = 0
    undone_unfairly: bool = False

    @property
    def proven(self) -> bool:
        """Whether every throw came from the seed that was committed to."""
        return self.bound and self.wrong_line is None

    @property
    def fair(self) -> bool:
        """Whether every throw is proven, and none was taken back against the rules."""
        return self.proven and not self.undone_unfairly


def verify(journal: Journal, commitment: str = "") -> Verification:
    """Throw everything from the seed again and compare.

    `commitment` is the one announced at the start. Without it only the journal's own commitment
    counts, which `read` has compared with the seed. Throws that were taken back are compared too,
    because the next throw does not repeat them.

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
    header, heard = journal.header, commitment.strip().lower()
    bound, undone = heard in ("", header.commitment), throws_taken_back(journal)
    unfairly = undone > 0 and (header.fair or heard != "")
    throw, throws, faces = SeededThrow(header.seed, header.word), 0, 0
    for line, entry in enumerate(journal.entries, start=2):
        if isinstance(entry, Move) and entry.dice:
            if throw(len(entry.dice)) != entry.dice:
                return Verification(throws, faces, bound, line, undone, unfairly)
            throws, faces = throws + 1, faces + len(entry.dice)
    return Verification(throws, faces, bound, None, undone, unfairly)


def throws_taken_back(journal: Journal) -> int:
    """How many of a journal's throws were undone."""
    thrown: list[bool] = []  # whether each move that stands threw dice
    back = 0
    for entry in journal.entries:
        if isinstance(entry, Move):
            thrown.append(bool(entry.dice))
        elif isinstance(entry, Undo) and thrown:
            back += thrown.pop()
    return back
