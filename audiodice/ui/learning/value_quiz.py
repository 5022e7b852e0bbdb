"""A quiz answered with digits: which value, or which five dice, were played?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from audiodice.core.model import Event
from audiodice.engine.throw import chance, new_seed
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.learning.quiz_tally import NEXT_MS, OPEN_MS, Tally
from audiodice.ui.learning.values import digit_of, in_a_row, value_cue
from audiodice.ui.screen import Offer, Pop, Response, UntimedScreen, refuse

DICE = 5


class ValueQuiz(UntimedScreen):
    """Digits answer, Enter repeats the question, S says the score, Escape leaves."""

    scope = Scope.LIST
    takes_text = False
    pauses = True

    def __init__(self, context: UiContext, level: str, tally: Tally) -> None:
        """`level` is "slow" or "brisk" for one value, or "dice" for five at the set pace."""
        self._context, self._level, self._tally = context, level, tally
        self._chance = chance(new_seed() if context.seed is None else context.seed, f"quiz/{level}")
        self._title = context.words.text(f"level-{level}")
        self._answer: tuple[int, ...] = ()
        self._cues: list[str] = []
        self._typed: tuple[int, ...] = ()
        self._missed = False  # the last answer was wrong, and the right one was given
        self._draw()

    @property
    def queries(self) -> tuple[str, ...]:
        return ("scores",)

    def enter(self) -> Response:
        """The quiz's name, and the first question."""
        opened = Event("quiz_open", None, {"title": self._title, "digits": len(self._answer)})
        return Response((opened,), (opened, *self._asked(OPEN_MS)), earcons=())

    def resume(self) -> Response:
        return Response(cues=(Event("menu_close"), *self._asked(OPEN_MS)))

    def command(self, command: Command) -> Response:
        """Enter goes on after a wrong answer; otherwise Enter and arrows repeat the question."""
        if command.id == "back":
            return Response(then=Pop())
        if command.id == "scores":
            return self._tally.score()
        if command.id == "select" and self._missed:
            return self._next()
        return Response(cues=self._asked())

    def typed(self, name: str, text: str) -> Response | None:  # noqa: ARG002
        """A digit is part of the answer, Backspace removes one."""
        if name == "backspace":
            return self._erase()
        digit = digit_of(name)
        if digit is None:
            return None
        if self._missed:
            return self._next()
        self._typed = (*self._typed, digit)
        if len(self._typed) == len(self._answer):
            return self._judge()
        return Response((Event("typed", None, {"text": name}),), (Event("menu_move"),), earcons=())

    def titled(self) -> tuple[Event, ...]:
        return (Event("titled", None, {"title": self._title}),)

    def where(self) -> Response:
        return self._tally.score()

    def offers(self) -> Sequence[Offer]:
        digits = [
            Offer(digit, partial(self._answered, digit), reach=partial(_digit, digit))
            for digit in "1234567890"
        ]
        # After a wrong answer the same command goes on to the next question.
        again = Offer("again", partial(self.command, COMMANDS["select"]), "offer-again")
        erase = Offer("erase", self._erase, "offer-erase")
        back = Offer("back", partial(self.command, COMMANDS["back"]), "command-back")
        return [again, *digits, erase, back]

    def _answered(self, digit: str) -> Response:
        return self.typed(digit, digit) or Response()

    def _erase(self) -> Response:
        if not self._typed:
            return refuse(Event("nothing_typed"))
        last, self._typed = self._typed[-1], self._typed[:-1]
        return Response((Event("erased", None, {"text": str(last)}),), (Event("menu_move"),))

    def _judge(self) -> Response:
        right = self._typed == self._answer
        self._tally.count(right=right)
        if not right:
            self._missed = True
            wrong = Event("quiz_wrong", None, {"answer": " ".join(map(str, self._answer))})
            return Response((wrong,), (wrong,))
        return self._next(Event("quiz_right"))

    def _next(self, *before: Event) -> Response:
        """The next question, or the end."""
        if self._tally.over:
            return self._tally.end(*before)
        self._draw()
        return Response(cues=(*before, *self._asked(NEXT_MS if before else 0)))

    def _draw(self) -> None:
        """Draw a question that differs from the last one."""
        self._typed, self._missed = (), False
        last, most = self._answer, DICE if self._level == "dice" else 1
        while self._answer == last:
            values = range(1, 7) if self._level == "dice" else range(10)
            self._answer = tuple(self._chance.choices(values, k=most))
        kept = self._chance.random() < 0.5
        pace = self._context.settings.values_pace if self._level == "dice" else self._level
        self._cues = [value_cue(n, kept=kept, brisk=pace == "brisk") for n in self._answer]

    def _asked(self, after_ms: int = 0) -> tuple[Event, ...]:
        return tuple(in_a_row(self._context.sounds, self._cues, after_ms))


def _digit(digit: str) -> Response:
    event = Event("offer", None, {"label": digit, "place": int(digit)})
    return Response((event,), (Event("menu_move"),))
