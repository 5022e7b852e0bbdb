"""The score of a quiz."""

from __future__ import annotations

from dataclasses import dataclass

from audiodice.core.model import Event
from audiodice.engine.remembered import QuizScores
from audiodice.ui.screen import Pop, Response

QUESTIONS = 10  # for each level: also the highest score
NEXT_MS = 600  # from the cue of a right answer to the next question
OPEN_MS = 400  # from the cue of the screen to the first question


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
        """Save the score if it is the best, say it and leave; the cues of `before` come first."""
        best = self.best.take(self.level, self.right)
        fields = {
            "right": self.right,
            "count": QUESTIONS,
            "best": self.best.of(self.level) or 0,
            "record": best,
        }
        ended = Event("quiz_ended", None, fields)
        return Response((ended,), (*before, ended), then=Pop())
