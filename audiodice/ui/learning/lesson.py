"""A lesson: a first game with known dice, led step by step over a table like any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.key_names import spoken_or_name
from audiodice.ui.learning.lesson_plans import LEARNED, LEARNER, Lesson, Step
from audiodice.ui.new_game import game_title
from audiodice.ui.play.key_debounce import HELD_BACK, KeyDebounce
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.response import Push, Response, Restart, refuse
from audiodice.ui.screen import Offer, Screen
from audiodice.ui.seating import listener, opponent_names

_HINTS = ("hint", "hint_numbers")
_HARMLESS = ("left", "right")  # the dice one by one, of the keys that act
_NOT_DONE = {"refused", "held_back"}


class LessonScreen:
    """The table, with somebody beside the player who says what to press and minds the dice.

    Whatever only asks is answered as at any table. Of the keys that act, the one awaited does;
    the others are answered with what comes first. Nothing of a lesson is kept or counted.
    """

    scope = Scope.TABLE
    takes_text = False
    pauses = False

    def __init__(
        self,
        context: UiContext,
        lesson: Lesson,
        *,
        pause: Callable[[Table], Screen],
        leave_to: Callable[[], Screen],
    ) -> None:
        """`pause` makes the menu of the lesson, `leave_to` the screen to go back to at its end."""
        self.context, self.lesson = context, lesson
        self.table = lesson.table(context.words)
        self.game = self.table.game
        self._leave_to = leave_to
        self._screen = TableScreen(context, self.table, 0, pause=pause, again=self._real_game)
        self._done = 0  # how many steps
        self._refused_at = -1  # the step at which another key was refused last
        self._guard = KeyDebounce(context.clock)

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """What this is, and the first thing to do."""
        self.context.attend(self.lesson.game, listener(self.table))
        begun = self._screen.enter()
        told = {"game": game_title(self.context, self.lesson.game), "opponent": self._opponent}
        return replace(begun, said=(Event("lesson_begun", None, told), self._told()))

    def resume(self) -> Response:
        """Back from a menu or a list: what to do."""
        back = self._screen.resume()
        return replace(back, said=(self._told(),))

    def command(self, command: Command) -> Response:
        """As at the table, unless it would lead away from the lesson."""
        if command.id in _HINTS:
            return self.where()
        if self._step is None and command.id in ("roll", "back"):
            return self._go_on(command)
        if self._astray(command):
            return self._first()
        with self._as_taught():
            return self._followed(self._screen.command(command), command.id)

    def typed(self, name: str, text: str) -> Response | None:
        """Keys without a command mean nothing here."""
        return self._screen.typed(name, text)

    def titled(self) -> tuple[Event, ...]:
        """Which game is learned."""
        return (Event("titled", None, {"title": self.context.words.text("game_name")}),)

    def where(self) -> Response:
        """What to do."""
        return Response((self._told(),))

    def offers(self) -> Iterator[Offer]:
        """What the step waits for, what it was, and the menu."""
        step = self._step
        wanted = step.press or "toggle" if step else "roll"
        yield Offer(wanted, self._run(wanted), f"command-{wanted}", stays=False)
        yield Offer("hint", self._run("hint"), "command-hint")
        yield Offer("back", self._run("back"), "pause-menu", stays=False)

    def due(self) -> float | None:
        """When the opponent acts; at the end she waits for ever."""
        return self._screen.due() if self._step else None

    def tick(self) -> Response:
        """The opponent acts."""
        return self._followed(self._screen.tick())

    # ------------------------------------------------------------------ the lesson

    @property
    def _step(self) -> Step | None:
        """The step the player is at; None at the end."""
        steps = self.lesson.steps
        return steps[self._done] if self._done < len(steps) else None

    @property
    def _mine(self) -> bool:
        return self.table.turn == LEARNER

    def _astray(self, command: Command) -> bool:
        """Whether a key would act, and not as the step says."""
        acts = command.kind is Kind.ACT and command.id not in _HARMLESS
        if self._step is None:
            return acts
        if not self._mine:
            return command.id == "undo"  # the table would take back what ended the turn
        return acts and command.id != self._step.press

    def _first(self) -> Response:
        """Another key does nothing yet: what comes first, its beginning told only once."""
        told = self._told()
        if self._step is None:
            return refuse(told)
        again, self._refused_at = self._refused_at == self._done, self._done
        fields = {**told.fields, "text": ""} if again and told.fields["bound"] else told.fields
        return refuse(Event("lesson_first", None, fields))

    def _followed(self, response: Response, pressed: str = "") -> Response:
        """Go on to the next step once this one is reached, and say it after what was done."""
        if not self._reached(response, pressed):
            return response
        self._done += 1
        if self._step is None:
            self._guard.ended()
        if isinstance(response.then, Push):
            return response  # what opens is read first; coming back says the next step
        return replace(response, said=(*response.said, self._told()))

    def _reached(self, response: Response, pressed: str) -> bool:
        step = self._step
        if step is None or (step.press and pressed != step.press):
            return False
        happened = (*response.said, *response.sounded)
        if step.until:
            mine = (None, LEARNER)
            return any(e.key == step.until and e.seat in mine for e in happened)
        return not any(event.key in _NOT_DONE for event in happened)

    def _told(self) -> Event:
        """What to do now, in words; at the end what was learned and how to go on."""
        words, step = self.context.words, self._step
        if step is None:
            fields = {"text": words.text(f"teach-{LEARNED}"), "opponent": self._opponent}
            return Event("lesson_over", None, fields)
        bound = self._bound(step.press) if step.press else ""
        return Event("lesson_step", None, {"text": words.text(f"teach-{step.say}"), "bound": bound})

    def _bound(self, command: str) -> str:
        """What the command's key is called, or the command where it has none."""
        words, keys = self.context.words, self.context.keymap.keys[command]
        return spoken_or_name(words, keys[0]) if keys else words.text(f"command-{command}")

    @property
    def _opponent(self) -> str:
        return opponent_names(self.context.words, self.lesson.plan.opponents)[0]

    @contextmanager
    def _as_taught(self) -> Iterator[None]:
        """Keys do what the lesson says of them, whatever the player has set."""
        own = self.context.settings
        digits, asks = own.digits, own.confirmations
        own.digits, own.confirmations = "face", True
        try:
            yield
        finally:
            own.digits, own.confirmations = digits, asks

    # ------------------------------------------------------------------ after it

    def _go_on(self, command: Command) -> Response:
        """To a real game, or back; a reflex after the last step does not begin one."""
        if command.id == "back":
            return Response(then=Restart(self._leave_to()))
        return (
            HELD_BACK if self._guard.holds_new_game else Response(then=Restart(self._real_game()))
        )

    def _real_game(self) -> Screen:
        return self.context.seat(self.lesson.plan)

    def _run(self, command: str) -> Callable[[], Response]:
        return partial(self.command, COMMANDS[command])
