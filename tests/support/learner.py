"""Plays a lesson, doing what it asks, without devices."""

from __future__ import annotations

from audiodice.ui.learning.lesson import LessonScreen, begin_lesson
from audiodice.ui.learning.lesson_plan import LessonStep
from tests.support.headless import Player


class Learner(Player):
    """A player who does what a lesson asks."""

    def begin(self, game: str) -> Learner:
        """Begin the lesson of a game, as from the menu."""
        self.router.carry_out(begin_lesson(self.context, self.launcher, game))
        return self

    @property
    def lesson(self) -> LessonScreen:
        screen = self.router.screen
        assert isinstance(screen, LessonScreen)
        return screen

    @property
    def step(self) -> LessonStep | None:
        """The current step; None at the end."""
        return self.lesson._step

    def key_of(self, command: str) -> str:
        return self.context.keymap.keys[command][0]

    def do_step(self) -> str:
        """Do what the step asks; returns the answer."""
        step = self.step
        assert step is not None
        if not step.press:
            return self.let_play()
        said = self.press(self.key_of(step.press))
        return f"{said} {self.press('escape')}" if step.press == "sheet" else said

    def to(self, say: str) -> LessonStep:
        """Go on to a step, and return it."""
        while (step := self.step) and step.say != say:
            self.do_step()
        assert step is not None, say
        return step

    def to_the_end(self) -> None:
        """Do every step, to the end."""
        while before := self.step:
            self.do_step()
            assert self.step is not before, before
