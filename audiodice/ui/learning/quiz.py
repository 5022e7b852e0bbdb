"""The quiz: ten questions at a level; the best score of each level is saved.

After a right answer the next question follows immediately. After a wrong answer the quiz says the
right answer, and Enter continues.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from audiodice.core.model import Event, Value
from audiodice.core.picture import Picture
from audiodice.engine.remembered import QuizScores
from audiodice.engine.throw import chance, new_seed
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.present.families import Family, families, family_name
from audiodice.ui.context import UiContext
from audiodice.ui.labels import Labels
from audiodice.ui.learning.trainer import digit_of, in_a_row, value_cue
from audiodice.ui.menu import Item, Menu, played
from audiodice.ui.screen import Offer, Pop, Response, UntimedScreen, push, refuse

LEVELS = ("slow", "brisk", "dice", "combo", "cues")
_BY_DIGIT = LEVELS[:3]
QUESTIONS = 10  # in each level, which is also the highest score
CHOICES = 4  # of a question that is answered in a menu
DICE = 5  # in a question at the level "dice"
NEXT_MS = 600  # from the cue of a right answer to the next question
OPEN_MS = 400  # from the cue of the screen to the first question
# Only these sounds of the cup are asked; shorter ones and those of other seats mean the same.
_OF_THE_CUP = ("shake", "pour")


def quiz_menu(context: UiContext) -> Menu:
    """Return the menu of levels, each with its best score."""
    return Menu(
        context,
        context.words.text("menu_quiz"),
        lambda: [_level(context, level) for level in LEVELS],
    )


def _level(context: UiContext, level: str) -> Item:
    text, best = context.words.text, context.quiz_scores.of(level)
    name = text(f"level-{level}")
    known = () if best is None else (best,)
    label = text("quiz_level", name=name, best=known, count=QUESTIONS)
    kind = ValueQuiz if level in _BY_DIGIT else CueQuiz

    def choose() -> Response:
        return push(kind(context, level, Tally(level, context.quiz_scores)))

    return Item(lambda: label, choose, value=None if best is None else lambda: best)


@dataclass(slots=True)
class Tally:
    level: str
    best: QuizScores
    right: int = 0
    wrong: int = 0

    @property
    def over(self) -> bool:
        return self.right + self.wrong == QUESTIONS

    def count(self, *, right: bool) -> None:
        self.right += right
        self.wrong += not right

    def score(self) -> Response:
        left = QUESTIONS - self.right - self.wrong
        fields = {"right": self.right, "wrong": self.wrong, "left": left}
        return Response((Event("quiz_score", None, fields),))

    def end(self, *before: Event) -> Response:
        """Save the score if it is the best, say it and leave; the cues of `before` play first."""
        best = self.best.take(self.level, self.right)
        fields = {
            "right": self.right,
            "count": QUESTIONS,
            "best": self.best.of(self.level) or 0,
            "record": best,
        }
        ended = Event("quiz_ended", None, fields)
        return Response((ended,), (*before, ended), then=Pop())


def _asked(family: str) -> bool:
    return family in _OF_THE_CUP or family.partition("_")[0] not in (*_OF_THE_CUP, "stroke")


class CueQuiz(Menu):
    """Up and Down walk the choices, Enter answers, Left and Right repeat the question, S says
    the score, Escape leaves."""

    def __init__(self, context: UiContext, level: str, tally: Tally) -> None:
        """`level` is "combo" for combinations only, or "cues" for all but the values."""
        self._tally = tally
        self._title = context.words.text(f"level-{level}")
        self._chance = chance(new_seed() if context.seed is None else context.seed, f"quiz/{level}")
        self._pool = [
            family
            for family in families(context.sounds)
            if _asked(family.name)
            and family.group != "music"
            and (family.group == "combo" if level == "combo" else family.group != "value")
        ]
        self._four: list[Family] = []
        self._right = 0  # index of the right choice
        self._missed = False  # the last answer was wrong, and the right one was given
        super().__init__(context, self._title, self._choices)
        self._draw()

    @property
    def queries(self) -> tuple[str, ...]:
        return ("scores",)

    def jumps_to(self, letter: str) -> str:
        """Return "" for the key that says the score, so that it does not jump to a choice."""
        asks = letter in self._context.keymap.keys["scores"]
        return "" if asks else super().jumps_to(letter)

    def enter(self) -> Response:
        """Say the quiz's name, the first question, and the first choice."""
        opened = Event("quiz_open", None, {"title": self._title, "digits": 0})
        return self._ask((opened,), OPEN_MS, opened)

    def command(self, command: Command) -> Response:
        if command.id == "scores":
            return self._tally.score()
        if command.id == "select":
            return self._next() if self._missed else self._judge()
        if command.id in ("list_left", "list_right"):
            return Response(cues=(played(self._cue),))
        return super().command(command)

    def resume(self) -> Response:
        back = super().resume()
        return replace(back, cues=(*back.cues, played(self._cue, OPEN_MS)))

    def offers(self) -> Sequence[Offer]:
        again = Offer("again", partial(self.command, COMMANDS["list_right"]), "offer-again")
        *four, back = super().offers()
        return [*four, again, back]

    @property
    def _cue(self) -> str:
        return self._four[self._right].cues[self._four[self._right].usual]

    def _choices(self) -> list[Item]:
        return [
            Item(
                partial(family_name, self._context.words, family.name, family.usual),
                event=Event("cue_told", None, {"cue": family.cues[family.usual]}),
            )
            for family in self._four
        ]

    def _draw(self) -> None:
        """Draw four cues and the right one among them, which differs from the previous one."""
        last = self._cue if self._four else ""
        while not self._four or self._cue == last:
            self._four = self._chance.sample(self._pool, CHOICES)
            self._right = self._chance.randrange(CHOICES)
        self.place, self._missed = 0, False

    def _judge(self) -> Response:
        right = self.place == self._right
        self._tally.count(right=right)
        if right:
            return self._next(Event("quiz_right"))
        self._missed = True
        family = self._four[self._right]
        answer = family_name(self._context.words, family.name, family.usual)
        fields: dict[str, Value] = {"answer": answer, "place": self._right + 1, "cue": self._cue}
        missed = Event("quiz_missed", None, fields)
        return Response((missed,), (missed,))

    def _next(self, *before: Event) -> Response:
        """The next question, or the end."""
        if self._tally.over:
            return self._tally.end(*before)
        self._draw()
        return self._ask(before, NEXT_MS if before else 0)

    def _ask(self, before: Sequence[Event], after_ms: int, *said: Event) -> Response:
        """Play the cue to recognise, then say the first choice."""
        first = self._event("menu_move")
        own = self.items[0].event
        events = (Event("quiz_asked"), first, *([own] if own else []))
        sounded = (*before, played(self._cue, after_ms))
        return Response((*said, first), sounded, earcons=events)


class ValueQuiz(UntimedScreen):
    """Digits are the answer, Enter repeats the question, S says the score, Escape leaves."""

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
        """Say the quiz's name and the first question."""
        opened = Event("quiz_open", None, {"title": self._title, "digits": len(self._answer)})
        return Response((opened,), (opened, *self._asked(OPEN_MS)), earcons=())

    def resume(self) -> Response:
        return Response(cues=(Event("menu_close"), *self._asked(OPEN_MS)))

    def command(self, command: Command) -> Response:
        """Continue on Enter after a wrong answer; else repeat the question on Enter or an arrow."""
        if command.id == "back":
            return Response(then=Pop())
        if command.id == "scores":
            return self._tally.score()
        if command.id == "select" and self._missed:
            return self._next()
        return Response(cues=self._asked())

    def typed(self, name: str, text: str) -> Response | None:  # noqa: ARG002
        """Add a digit to the answer; Backspace removes the last one."""
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
        # After a wrong answer the same command opens the next question.
        again = Offer("again", partial(self.command, COMMANDS["select"]), "offer-again")
        erase = Offer("erase", self._erase, "offer-erase")
        back = Offer("back", partial(self.command, COMMANDS["back"]), "command-back")
        return [again, *digits, erase, back]

    def drawn(self, plain: Picture, labels: Labels) -> Picture:  # noqa: ARG002
        """Leave out the buttons of lists, which would only repeat the question."""
        known = {choice.id: choice for choice in plain.choices}
        choices = (known[offer.name] for offer in self.offers())
        return replace(plain, choices=tuple(choices))

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
