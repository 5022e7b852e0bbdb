"""Undo by consent. The seat that writes next adds it to the journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audiodice.engine.shared.messages import BadMessageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

AGAIN = 2_000.0  # ms after which an unanswered question is sent again
PATIENCE = 30_000.0  # ms after which the question is given up


@dataclass(slots=True)
class Question:
    """A request of a seat to take back some of its last steps."""

    seat: int
    many: int
    since: float
    sent: float
    yes: dict[bytes, Signed] = field(default_factory=dict)
    """The signatures of those who agree, by key; the asking seat is among them."""


class Consent:
    """The undo that waits for answers, if there is one."""

    def __init__(
        self,
        desk: Desk,
        take: Callable[[tuple[Signed, ...]], None],
        throw_waits: Callable[[], bool],
    ) -> None:
        """`take` adds an item to the journal."""
        self.desk, self._take, self._throw_waits = desk, take, throw_waits
        self._question: Question | None = None
        self._answered = -AGAIN  # when we last answered a repeated question
        self._refused: set[int] = set()  # seats whose question about this step was refused
        self.hear = {"consent": self._consent, "no": self._no}

    @property
    def waits(self) -> bool:
        """Whether a question waits for answers."""
        return self._question is not None

    def ask(self, many: int) -> None:
        """Ask to take back `many` of our last steps, if there are as many."""
        replica = self.desk.replica
        if (
            replica is None
            or replica.me is None
            or replica.over
            or self._question is not None
            or not 1 <= many <= replica.undoable(replica.me)
        ):
            self.desk.tell("nothing_to_undo", self.desk.my_seat)
            return
        self._agree(self._begin(replica.me, many))

    def answer(self, *, yes: bool) -> None:
        """Answer the question of another person."""
        if self._question is None:
            return
        if yes:
            self._agree(self._question)
        else:
            self._refuse(self._question.seat)
            self._end()

    def _refuse(self, seat: int) -> None:
        self._refused.add(seat)
        self.desk.send("no", **self.desk.game.place)

    def _begin(self, seat: int, many: int) -> Question:
        self._question = Question(seat, many, self.desk.now, self.desk.now)
        return self._question

    def _agree(self, question: Question) -> None:
        desk, what = self.desk, {"seat": question.seat, "many": question.many}
        question.yes[desk.key.public] = desk.send("consent", **desk.game.place, **what)
        self._look()

    def _consent(self, consent: Signed) -> None:
        replica, seat = self.desk.game, consent.number("seat", 100)
        many = consent.number("many", 64)
        if not replica.continues(consent) or replica.over:
            return
        by, mine = self.desk.seat_of(consent.by), self.desk.key.public
        if by is None or not 1 <= many <= replica.undoable(seat):
            raise BadMessageError("there is nothing to take back")
        if seat in self._refused and replica.me is not None:
            if self._may_answer_again():
                self._refuse(seat)
            return
        question = self._question
        if question is None and by == seat:
            question = self._begin(seat, many)
            if replica.me is not None:
                self.desk.tell("undo_asked", seat, many=many)
        if question is not None and (question.seat, question.many) == (seat, many):
            again = by == seat and consent.by in question.yes
            if again and mine in question.yes and self._may_answer_again():
                self.desk.pass_on(question.yes[mine])  # ours was lost
            question.yes[consent.by] = consent
            self._look()

    def _may_answer_again(self) -> bool:
        """Whether to answer a repeated question: endless questions must not cause a flood."""
        now = self.desk.now
        if now - self._answered < AGAIN / 2:
            return False
        self._answered = now
        return True

    def _no(self, no: Signed) -> None:
        by = self.desk.seat_of(no.by)
        if by is not None and self.desk.game.continues(no):
            self._end("undo_refused", by)

    def _look(self) -> None:
        """Add the undo if all have agreed and we write next."""
        desk, replica, question = self.desk, self.desk.game, self._question
        if question is None or replica.me != replica.author or self._throw_waits():
            return  # signing it in place of our own throw would prove us a cheat
        yes = {seat: m for by, m in question.yes.items() if (seat := desk.seat_of(by)) is not None}
        if desk.key.public in question.yes and {*replica.live, question.seat} <= set(yes):
            what = {"seat": question.seat, "many": question.many}
            undo = desk.sign("undo", **replica.place, **what)
            others = [message for seat, message in yes.items() if seat != replica.me]
            self._take((undo, *others))

    def _end(self, key: str = "", seat: int | None = None) -> None:
        if key and self._question is not None:
            self.desk.tell(key, seat)
        self._question = None

    def moved(self) -> None:
        """Drop the question, because the journal went on."""
        items = self.desk.game.items
        done = items and items[-1].messages[0].kind == "undo"
        self._end("" if done else "undo_refused")
        self._refused.clear()

    def tick(self) -> None:
        """Repeat the question, or give it up."""
        question, now = self._question, self.desk.now
        if question is None:
            return
        if now - question.since >= PATIENCE:
            self._end("undo_refused")
        elif question.seat == self.desk.my_seat and now - question.sent >= AGAIN:
            question.sent = now
            self.desk.pass_on(question.yes[self.desk.key.public])
