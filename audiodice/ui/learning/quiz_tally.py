"""What is counted in a quiz."""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.core.model import Event
from audiodice.present.commands import Scope
from audiodice.present.keymap import Keymap
from audiodice.storage.quiz_scores import QUESTIONS, QuizScores
from audiodice.ui.response import Pop, Response

NEXT_MS = 600  # the next question, after the cue of a right answer
OPEN_MS = 400  # the first question, after the cue of the place


def asks_score(keymap: Keymap, key: str) -> bool:
    """Whether a key is that of the scores at the table: here it tells the quiz's."""
    return keymap.lookup(Scope.TABLE, key) == "scores"


@dataclass(slots=True)
class Tally:
    """The answers of one quiz of a level."""

    level: str
    best: QuizScores
    right: int = 0
    wrong: int = 0

    @property
    def over(self) -> bool:
        """Whether all questions have been answered."""
        return self.right + self.wrong == QUESTIONS

    def count(self, *, right: bool) -> None:
        """Count an answer."""
        self.right += right
        self.wrong += not right

    def told(self) -> Response:
        """The score so far, as it was asked for."""
        left = QUESTIONS - self.right - self.wrong
        fields = {"right": self.right, "wrong": self.wrong, "left": left}
        return Response((Event("quiz_score", None, fields),))

    def end(self, *before: Event) -> Response:
        """Keep the score if it is the best, tell it and leave; the cues `before` come first."""
        best = self.best.take(self.level, self.right)
        fields = {
            "right": self.right,
            "count": QUESTIONS,
            "best": self.best.of(self.level) or 0,
            "record": best,
        }
        ended = Event("quiz_ended", None, fields)
        return Response((ended,), (*before, ended), then=Pop())
