"""Undo by consent: a seat asks, all live seats agree, and the host writes it.

Every message of it is bound to a head. So nobody is asked about a step that their program does not
have yet.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

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
    sent: float
    agreed: set[int] = field(default_factory=set)
    answer: bool | None = None
    """Our person's answer."""


class Consent:
    """The undo that waits for answers, if there is one."""

    def __init__(self, common: Common, throwing: Throwing, write: Callable[..., object]) -> None:
        self._common, self._throwing, self._write = common, throwing, write
        self.question: Question | None = None
        self.hear = {"undo": self._hear_undo, "answer": self._hear_answer}

    def ask(self, many: int = 1) -> None:
        """Ask to take back `many` of our last steps."""
        common, game = self._common, self._common.state.playing
        me = common.my_seat
        if game is None or me is None or self.question or not 1 <= many <= game.undoable(me):
            common.tell("nothing_to_undo", me)
            return
        self.question = Question(me, many, common.now, common.now, {me}, answer=True)
        common.send("undo", **common.place(), many=many)
        self._look()

    def answer(self, *, yes: bool) -> None:
        """Answer the question of somebody else."""
        question, me = self.question, self._common.my_seat
        if question is None or me is None or question.answer is not None:
            return
        question.answer = yes
        if yes:
            question.agreed.add(me)
        self._send_answer(question)
        self._look()

    def _answer_again(self, question: Question) -> None:
        if self._common.now - question.sent >= _AGAIN / 2:
            self._send_answer(question)

    def _send_answer(self, question: Question) -> None:
        common = self._common
        question.sent = common.now
        common.send(
            "answer", **common.place(), seat=question.seat, many=question.many,
            yes=bool(question.answer),
        )  # fmt: skip

    def _hear_undo(self, message: Signed) -> None:
        common, game = self._common, self._common.state.playing
        seat, many = common.state.seat_of(message.by), message.number("many", 64)
        if game is None or seat is None or not common.is_here(message):
            return
        if seat not in game.live or not 1 <= many <= game.undoable(seat):
            return
        if self.question is None:
            self.question = Question(seat, many, common.now, common.now, {seat})
            if common.my_seat is not None:
                common.tell("undo_asked", seat, many=many)
        elif self.question.seat == seat and self.question.answer is not None:
            self._answer_again(self.question)
        self._look()

    def _hear_answer(self, message: Signed) -> None:
        common, question = self._common, self.question
        seat, yes = common.state.seat_of(message.by), message.flag("yes")
        if question is None or seat is None or not common.is_here(message):
            return
        if (message.number("seat", 8), message.number("many", 64)) != (
            question.seat,
            question.many,
        ):
            return
        if yes:
            question.agreed.add(seat)
            self._look()
        elif question.seat == common.my_seat:
            self.question = None
            common.tell("undo_refused", seat)

    def _look(self) -> None:
        """Write the undo, as the host, if all have agreed."""
        common, game, question = self._common, self._common.state.playing, self.question
        if question is None or game is None or not common.am_host:
            return
        if game.live <= question.agreed and not self._throwing.is_bound:
            self._write("undo", seat=question.seat, many=question.many)

    def moved(self, kind: str) -> None:
        """Drop the question: the journal went on."""
        if self.question is not None and kind != "undo":
            self._common.tell("undo_refused")
        self.question = None

    def tick(self) -> None:
        """Ask again, or give it up."""
        common, question = self._common, self.question
        if question is None:
            return
        if common.now - question.since >= PATIENCE:
            self.question = None
            common.tell("undo_refused")
        elif question.seat == common.my_seat and common.now - question.sent >= _AGAIN:
            question.sent = common.now
            common.send("undo", **common.place(), many=question.many)
