"""A lesson: a guided first game with known dice, at a normal table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.core.picture import Picture, Touch
from audiodice.present.commands import COMMANDS, Command, Kind
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.labels import Labels
from audiodice.ui.learning.lesson_plan import LEARNED, LEARNER, LessonPlan, LessonStep
from audiodice.ui.menu import Item, Menu
from audiodice.ui.new_game import described, game_title
from audiodice.ui.play.game_alone import GameAlone
from audiodice.ui.play.table_screen import HINTS, TableScreen
from audiodice.ui.reader import tips_menu
from audiodice.ui.screen import (
    HELD_BACK,
    Offer,
    PlainScreen,
    Pop,
    Push,
    Response,
    Restart,
    Screen,
    push,
    refuse,
)
from audiodice.ui.seating import listener, opponent_names
from audiodice.ui.settings_menu import settings_menu

_HARMLESS = ("left", "right")  # they only read the dice one by one
_NOT_DONE = {"refused", "held_back"}


class LessonScreen(TableScreen):
    """A table screen that says what to press, step by step, with known dice.

    Queries work as at any table. The only action that works is the one the step waits for; other
    actions repeat the instruction. A lesson's game is not saved or counted.
    """

    def __init__(
        self,
        context: UiContext,
        launcher: Launcher,
        lesson: LessonPlan,
        *,
        pause: Callable[[], Screen],
    ) -> None:
        super().__init__(GameAlone(context, lesson.table()), pause=pause, again=self._real_game)
        self.lesson, self._launcher = lesson, launcher
        self._done = 0  # number of steps reached
        self._refused_at = -1  # index of the step at which a key was last refused

    # ------------------------------------------------------------------ the screen's side

    # The lists of keys include all keys of a table, even if the step refuses them.
    can = PlainScreen.can
    not_now = PlainScreen.not_now

    def enter(self) -> Response:
        """Say the lesson's name and the first step."""
        self._launcher.set_listener(self.lesson.game, listener(self.table, self.context.words))
        begun = super().enter()
        fields = {"game": game_title(self.context, self.lesson.game), "opponent": self._opponent}
        return replace(begun, speech=(Event("lesson_begun", None, fields), self._instruction()))

    def resume(self) -> Response:
        """Repeat the instruction after a menu or a list."""
        back = super().resume()
        return replace(back, speech=(self._instruction(),))

    def command(self, command: Command) -> Response:
        """Run a command as at the table, but refuse actions that the step does not ask for."""
        if command.id in HINTS:
            return self.where()
        if self._step is None and command.id in ("roll", "back"):
            return self._go_on(command)
        if self._astray(command):
            return self._first()
        with self._as_taught():
            return self._followed(super().command(command), command.id)

    def throws(self, command: Command) -> int:
        """Return the number of dice as at the table, if the step waits for this command."""
        if self._step is None or self._astray(command):
            return 0
        with self._as_taught():
            return super().throws(command)

    def titled(self) -> tuple[Event, ...]:
        return (Event("titled", None, {"title": self.context.words.text("game_name")}),)

    def where(self) -> Response:
        return Response((self._instruction(),))

    def offers(self) -> Iterator[Offer]:
        """Offer the key that the step waits for, the step's text again, and the menu."""
        wanted = self._wanted.id
        yield Offer(wanted, self._run(wanted), f"command-{wanted}", stays=False)
        yield Offer("hint", self._run("hint"), "command-hint")
        yield Offer("back", self._run("back"), "pause-menu", stays=False)

    def drawn(self, plain: Picture, labels: Labels) -> Picture:
        """Put the button that the step waits for first, unless it waits for a die."""
        drawn, wanted = super().drawn(plain, labels), self._wanted
        if self._digit:
            return drawn
        label = labels.text("menu-new-game" if self._step is None else self.name_of(wanted))
        there = (choice.label for choice in drawn.choices if choice.id == wanted.id)
        label = next(there, label) if self._step else label
        others = (replace(one, main=False) for one in drawn.choices if one.id != wanted.id)
        first = labels.choice(wanted.id, label, main=True)
        return replace(drawn, choices=(first, *others))

    def touched(self, touch: Touch) -> Response:
        """Refuse a touch unless the step waits for what it does: that of a die for its digit."""
        if touch.what == "die" and self._digit:
            faces, order = self.table.game.dice(self.table.state)[0], self.game.selection.order
            shown: dict[int | str, int] = {n: faces[die] for n, die in enumerate(order, start=1)}
            return self.command(COMMANDS[f"digit_{shown.get(touch.id, 0)}"])
        acts = COMMANDS["toggle" if touch.what == "die" else "commit"]
        return self._first() if self._astray(acts) else super().touched(touch)

    def due(self) -> float | None:
        """When the opponent acts next, in ms of the clock; None after the last step."""
        return super().due() if self._step else None

    def tick(self) -> Response:
        return self._followed(super().tick())

    # ------------------------------------------------------------------ the lesson

    @property
    def _step(self) -> LessonStep | None:
        """The player's current step; None at the end."""
        steps = self.lesson.steps
        return steps[self._done] if self._done < len(steps) else None

    @property
    def _digit(self) -> bool:
        """Whether the step waits for a digit, which by touch are the dice of this face."""
        return self._step is not None and self._step.press.startswith("digit_")

    @property
    def _wanted(self) -> Command:
        """The command that goes on: what the step waits for, or hurries the opponent."""
        return COMMANDS[(self._step.press or "toggle") if self._step else "roll"]

    @property
    def _mine(self) -> bool:
        return self.table.turn == LEARNER

    def _astray(self, command: Command) -> bool:
        """Whether a command would do something other than the step says."""
        acts = command.kind is Kind.ACT and command.id not in _HARMLESS
        if self._step is None:
            return acts
        if not self._mine:
            return command.id == "undo"  # it would undo the action that ended the turn
        return acts and command.id != self._step.press

    def _first(self) -> Response:
        """Refuse another key and repeat the instruction; its introduction is said only once."""
        event = self._instruction()
        if self._step is None:
            return refuse(event)
        again, self._refused_at = self._refused_at == self._done, self._done
        fields = {**event.fields, "text": ""} if again and event.fields["bound"] else event.fields
        return refuse(Event("lesson_first", None, fields))

    def _followed(self, response: Response, pressed: str = "") -> Response:
        """If the response completes the step, go to the next step and say it after the response."""
        if not self._reached(response, pressed):
            return response
        self._done += 1
        if self._step is None:
            self.game.debounce.ended()
        if isinstance(response.then, Push):
            return response  # the opened screen is read first; `resume` says the step
        asked = self.context.asked
        asks = asked is not None and asked.yes != "" and asked.event in response.speech
        return replace(response, speech=(*response.speech, self._instruction(asks=asks)))

    def _reached(self, response: Response, pressed: str) -> bool:
        step = self._step
        if step is None or (step.press and pressed != step.press):
            return False
        happened = (*response.speech, *response.cues)
        if step.until:
            mine = (None, LEARNER)
            return any(e.key == step.until and e.seat in mine for e in happened)
        return not any(event.key in _NOT_DONE for event in happened)

    def _instruction(self, *, asks: bool = False) -> Event:
        """Say what to do now; at the end, what was learned and how to continue.

        By touch no button is named for a die, and for a question that is asked now.
        """
        words, step = self.context.words, self._step
        if step is None:
            fields = {"text": words.text(f"teach-{LEARNED}"), "opponent": self._opponent}
            return Event("lesson_over", None, fields)
        unnamed = words.by_touch and (asks or self._digit)
        bound = words.key(step.press) if step.press and not unnamed else ""
        return Event("lesson_step", None, {"text": words.text(f"teach-{step.say}"), "bound": bound})

    @property
    def _opponent(self) -> str:
        return opponent_names(self.context.words, self.lesson.setup.opponents)[0]

    @contextmanager
    def _as_taught(self) -> Iterator[None]:
        """Use the settings that the lesson's texts describe, instead of the player's settings."""
        own = self.context.settings
        as_set = own.digits, own.confirmations, own.auto_keep
        own.digits, own.confirmations, own.auto_keep = "face", True, False
        try:
            yield
        finally:
            own.digits, own.confirmations, own.auto_keep = as_set

    # ------------------------------------------------------------------ after it

    def _go_on(self, command: Command) -> Response:
        """Start a real game or leave; ignore a key too soon after the last step."""
        if command.id == "back":
            return Response(then=Restart(self._launcher.main_menu(at="menu_lessons")))
        return (
            HELD_BACK
            if self.game.debounce.holds_new_game
            else Response(then=Restart(self._real_game()))
        )

    def _real_game(self) -> Screen:
        return self._launcher.new_game(self.lesson.setup)

    def _run(self, command: str) -> Callable[[], Response]:
        return partial(self.command, COMMANDS[command])


def lessons_menu(context: UiContext, launcher: Launcher) -> Menu:
    """Return the menu of games that have a lesson, and of the tips."""
    entries = [
        Item(partial(described, context, game), partial(begin_lesson, context, launcher, game))
        for game in context.lessons
    ]
    entries.append(Item(lambda: context.words.text("menu_tips"), lambda: push(tips_menu(context))))
    return Menu(context, context.words.text("menu_lessons"), lambda: entries)


def begin_lesson(context: UiContext, launcher: Launcher, game: str) -> Response:
    """Open a lesson; refuse it if the player has neither a voice nor captions."""
    if not launcher.words_reach_player:
        return refuse(Event("lessons_need_words"))

    def pause() -> Menu:
        return _pause(context, launcher, game)

    screen = LessonScreen(context, launcher, context.lessons[game], pause=pause)
    return Response(then=Restart(screen))


def _pause(context: UiContext, launcher: Launcher, game: str) -> Menu:
    text = context.words.text

    def leave() -> Response:
        return Response(then=Restart(launcher.main_menu(at="menu_lessons")))

    entries = [
        Item(lambda: text("lesson_continue"), lambda: Response(then=Pop())),
        Item(lambda: text("lesson_anew"), partial(begin_lesson, context, launcher, game)),
        Item(lambda: text("menu_settings"), lambda: push(settings_menu(context))),
        Item(lambda: text("menu_main"), leave),
    ]
    return Menu(context, text("pause_menu"), lambda: entries)
