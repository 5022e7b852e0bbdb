"""A quiz answered with a choice of four: which cue was it?

With a voice the four are names. Without one each is its number and then its sound, so that it
takes a good ear; a wrong answer tells the number of the right one.
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
from audiodice.ui.learning.quiz_tally import NEXT_MS, OPEN_MS, Tally, asks_score
from audiodice.ui.menu import Menu
from audiodice.ui.response import Response
from audiodice.ui.screen import Offer

CHOICES = 4
# The same sound once more, only shorter: not to be told from the other.
_LEFT_OUT = ("pour_short",)


class CueQuiz(Menu):
    """Up and Down walk the four, Enter answers, Left and Right hear the question again, S tells
    the score, Escape leaves."""

    def __init__(self, context: UiContext, level: str, tally: Tally) -> None:
        """`level` is combo, for combinations only, or cues, for all but the values."""
        self._context, self._tally = context, tally
        self._title = context.words.text(f"level-{level}")
        self._chance = chance(new_seed() if context.seed is None else context.seed, f"quiz/{level}")
        self._pool = [
            family
            for family in families(context.sounds)
            if family.name not in _LEFT_OUT
            and (family.group == "combo" if level == "combo" else family.group != "value")
        ]
        self._four: list[Family] = []
        self._right = 0  # which of them it is
        self._missed = False  # the last answer was wrong: which was right has been told
        super().__init__(self._title, self._choices)
        self._draw()

    def enter(self) -> Response:
        """What this is, the first question, and the first of the four."""
        opened = Event("quiz_open", None, {"title": self._title, "digits": 0})
        return self._ask((opened,), OPEN_MS, opened)

    def command(self, command: Command) -> Response:
        """Enter answers, or goes on after a wrong answer."""
        if command.id == "select":
            return self._next() if self._missed else self._judge()
        if command.id in ("list_left", "list_right"):
            return Response(sounded=(played(self._cue),))
        return super().command(command)

    def typed(self, name: str, text: str) -> Response | None:
        """S is the score, also where a name begins with it."""
        if asks_score(self._context.keymap, name):
            return self._tally.told()
        return super().typed(name, text)

    def resume(self) -> Response:
        """The entry the player left, and the question again."""
        back = super().resume()
        return replace(back, sounded=(*back.sounded, played(self._cue, OPEN_MS)))

    def offers(self) -> Sequence[Offer]:
        """The four, and the question again."""
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
        """Four of the pool, and another cue to be recognised than the last one."""
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
        told: dict[str, Value] = {"answer": answer, "place": self._right + 1, "cue": self._cue}
        missed = Event("quiz_missed", None, told)
        return Response((missed,), (missed,))

    def _next(self, *before: Event) -> Response:
        """The next question, or the end."""
        if self._tally.over:
            return self._tally.end(*before)
        self._draw()
        return self._ask(before, NEXT_MS if before else 0)

    def _ask(self, before: Sequence[Event], after_ms: int, *said: Event) -> Response:
        """The cue to be recognised, then the first of the four."""
        first = self._event("menu_move")
        own = self.items[0].event
        told = (Event("quiz_asked"), first, *([own] if own else []))
        sounded = (*before, played(self._cue, after_ms))
        return Response((*said, first), sounded, told=told)
