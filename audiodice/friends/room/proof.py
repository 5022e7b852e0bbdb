"""Checks a saved shared game: each link, each face, and who took part in each throw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.core.model import IllegalAction
from audiodice.engine.entries import SET_ASIDE, Entry, Move, Ruling, Undo
from audiodice.engine.table import game_of, rebuild
from audiodice.friends.room.chain import faces, follows, head_after, head_of, request_of
from audiodice.friends.room.worst import worst_end

if TYPE_CHECKING:
    from audiodice.engine.entries import Header
    from audiodice.engine.journal import Journal
    from audiodice.engine.table import Table


@dataclass(slots=True)
class SharedVerification:
    """The result of checking a shared game's dice.

    `wrong_line` is the first line, counted from 1, whose dice are not those of the links, or that
    the rules of a room do not allow; None if there is none. `without` is the number of
    throws without the link of a person who sat there, `lost` the number of turns that
    a seat lost because it did not show its link.
    """

    throws: int = 0
    faces: int = 0
    wrong_line: int | None = None
    without: int = 0
    lost: int = 0

    @property
    def fair(self) -> bool:
        """Whether every throw came from the links of those who took part."""
        return self.wrong_line is None


class _Check:
    """Checks a journal entry by entry."""

    def __init__(self, header: Header, table: Table) -> None:
        self.table = table
        self.first = self.head = head_of(header)
        self.shown = [(0, tip) for tip in header.tips]
        self.people = [seat for seat, key in enumerate(header.keys) if key]
        self.forced: list[Move] = []
        self.found = SharedVerification()

    def right(self, entry: Entry) -> bool:
        """Whether this entry is valid here; if so, it is applied."""
        right = self._move(entry) if isinstance(entry, Move) else not self.forced
        if isinstance(entry, Undo):  # never past a throw
            right = right and bool(self.table.back) and not self.table.back[-1].thrown
        if right and isinstance(entry, Ruling) and entry.what == "lost":
            self.forced = list(worst_end(self.table.game, self.table.state))
            self.found.lost += 1
        if right:
            try:
                self.table.replay(entry)
            except IllegalAction:
                return False
            self.head = head_after(self.head, entry)
        return right

    def _move(self, move: Move) -> bool:
        if self.forced:
            return move == self.forced.pop(0)
        if not move.dice or move.proof is None:
            return not move.dice and move.proof is None
        k, links = move.proof.k, move.proof.links
        took_part = {seat for seat, link in enumerate(links) if link}
        ruled = self.table.ruled
        live = {s for s in self.people if ruled.get(s) not in SET_ASIDE}
        if len(links) != len(self.shown) or not live <= took_part <= set(self.people):
            return False
        if not took_part or k <= max(number for number, _ in self.shown):
            return False
        if not all(follows(links[s], k, self.shown[s][1], self.shown[s][0]) for s in took_part):
            return False
        for seat in took_part:
            self.shown[seat] = (k, links[seat])
        self.found.throws += 1
        self.found.faces += len(move.dice)
        self.found.without += took_part != set(self.people)
        request = request_of(self.head, move.action, move.after)
        return faces(self.first, k, request, links, len(move.dice)) == move.dice


def verify_shared(journal: Journal) -> SharedVerification:
    """Check a shared game; raises JournalError if its header is invalid."""
    header = journal.header
    check = _Check(header, rebuild(type(journal)(header, []), game_of(journal)))
    for number, entry in enumerate(journal.entries, start=2):
        if not check.right(entry):
            check.found.wrong_line = number
            break
    return check.found
