"""A quiz with four choices: which cue was played?

With a voice, the choices are names. Without a voice, each is its number and then its sound, and
a wrong answer gives the number of the right one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event, Value
from audiodice.engine.throw import chance, new_seed
from audiodice.present.commands import COMMANDS, Command
from audiodice.present.families import Family, families, family_name
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item, played
from audiodice.ui.learning.quiz_tally import NEXT_MS, OPEN_MS, Tally
from audiodice.ui.menu import Menu
from audiodice.ui.screen import Offer, Response

CHOICES = 4
# Of the cup's sounds only these are asked: the shorter ones and those of other seats mean the same.
_OF_THE_CUP = ("shake", "pour")


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
        """The key that asks the score jumps to no choice."""
        asks = letter in self._context.keymap.keys["scores"]
        return "" if asks else super().jumps_to(letter)

    def enter(self) -> Response:
        """The quiz's name, the first question, and the first choice."""
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
        """Draw four cues and which is the right one, never the same one twice in a row."""
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
        """The cue to recognise, then the first choice."""
        first = self._event("menu_move")
        own = self.items[0].event
        events = (Event("quiz_asked"), first, *([own] if own else []))
        sounded = (*before, played(self._cue, after_ms))
        return Response((*said, first), sounded, earcons=events)
