"""Undo by consent: a seat asks, all live seats agree, and the host writes it.

Every message of it is bound to a head. So nobody is asked about a step that their program does not
have yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.friends.room.common import Common
    from audiodice.friends.room.messages import Signed
    from audiodice.friends.room.throwing import Throwing

_AGAIN = 1_000.0  # ms after which a question or an answer is sent again
PATIENCE = 30_000.0  # ms after which the question is given up


@dataclass(slots=True)
class Question:
    """A seat wants to take back some of its last steps."""

    seat: int
    many: int
    since: float
    agreed: set[int]
    answer: bool | None = None
    """Our person's answer."""
    sent: float = 0.0
    """When we last sent the question, or our answer."""


class Consent:
    """The undo that waits for answers, if there is one."""

    def __init__(self, common: Common, throwing: Throwing) -> None:
        self._common, self._throwing = common, throwing
        self.question: Question | None = None

    def ask(self, many: int = 1) -> None:
        """Ask to take back `many` of our last steps."""
        common, game = self._common, self._common.state.playing
        me = common.my_seat
        if game is None or me is None or self.question or not 1 <= many <= game.undoable(me):
            common.tell("nothing_to_undo", me)
            return
        self.question = Question(me, many, common.now, {me}, answer=True)
        self._send(self.question)
        self._look()

    def answer(self, *, yes: bool) -> None:
        """Answer the question of somebody else."""
        question, me = self.question, self._common.my_seat
        if question is None or me is None or question.answer is not None:
            return
        question.answer = yes
        if yes:
            question.agreed.add(me)
        self._send(question)
        self._look()

    def _send(self, question: Question) -> None:
        """Send our question, or our answer to another one."""
        common, many = self._common, question.many
        question.sent = common.now
        if question.seat == common.my_seat:
            common.send("undo", **common.place(), many=many)
        else:
            yes = bool(question.answer)
            common.send("answer", **common.place(), seat=question.seat, many=many, yes=yes)

    def asked_for(self, message: Signed) -> None:
        """Somebody asks for an undo."""
        common, game, question = self._common, self._common.state.playing, self.question
        seat, many = common.state.seat_of(message.by), message.number("many", 64)
        if game is None or seat is None or not common.is_here(message):
            return
        if seat not in game.live or not 1 <= many <= game.undoable(seat):
            return
        if question is None:
            self.question = Question(seat, many, common.now, {seat})
            if common.my_seat is not None:
                common.tell("undo_asked", seat, many=many)
        elif (
            question.seat == seat
            and question.answer is not None
            and common.now - question.sent >= _AGAIN / 2
        ):
            self._send(question)
        self._look()

    def answered(self, message: Signed) -> None:
        """Somebody answers the question."""
        common, question = self._common, self.question
        seat, yes = common.state.seat_of(message.by), message.flag("yes")
        about = message.number("seat", 8), message.number("many", 64)
        if question is None or seat is None or not common.is_here(message):
            return
        if about != (question.seat, question.many):
            return
        if yes:
            question.agreed.add(seat)
            self._look()
        elif question.seat == common.my_seat:
            self._refused(seat)

    def _refused(self, seat: int | None = None) -> None:
        self.question = None
        self._common.tell("undo_refused", seat)

    def _look(self) -> None:
        """Write the undo, as the host, if all have agreed."""
        common, game, question = self._common, self._common.state.playing, self.question
        if question is None or game is None or not common.am_host:
            return
        if game.live <= question.agreed and not self._throwing.committed:
            common.write("undo", seat=question.seat, many=question.many)

    def moved(self, kind: str) -> None:
        """Drop the question: the journal went on."""
        if self.question is not None and kind != "undo":
            self._refused()
        self.question = None

    def tick(self) -> None:
        """Ask again, or give it up."""
        common, question = self._common, self.question
        if question is None:
            return
        if common.now - question.since >= PATIENCE:
            self._refused()
        elif question.seat == common.my_seat and common.now - question.sent >= _AGAIN:
            self._send(question)
