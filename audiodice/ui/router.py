"""The router: from a key to a command, from a screen's response to speech and sounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.present.utterance import Utterance, joined
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.global_commands import HISTORY, GlobalCommands
from audiodice.ui.history import kinds_of
from audiodice.ui.key_meanings import KeyMeanings, works
from audiodice.ui.key_names import left_to_reader
from audiodice.ui.ports import Output
from audiodice.ui.screen import (
    Pending,
    Pop,
    Quit,
    Response,
    Restart,
    Screen,
    refuse,
    say_and_cue,
    wait_for,
)
from audiodice.ui.screen_stack import ScreenStack
from audiodice.ui.shaking import Shaking
from audiodice.ui.switch_access import SwitchAccess

PATIENCE_MS = 400.0  # after this long the player hears that work is still going on


class Router:
    """The screens, of which the topmost is active, and the commands of every screen.

    Its driver passes keys to `key`, and to `release` if it can, calls `tick` at the time of `due`
    and when a job has ended, and stops once it is `done`.
    """

    def __init__(self, context: UiContext, output: Output, launcher: Launcher) -> None:
        self.done = False
        """The player has left, and the last words are on their way."""
        self._context, self._output, self._launcher = context, output, launcher
        self._screens = ScreenStack(self._run)
        self._global = GlobalCommands(context, output, lambda: self.screen)
        self._meanings = KeyMeanings(context)
        self._switches = SwitchAccess(context, self._global.help)
        self._shaking = Shaking(output, context.clock, self._pour)
        self._away = self._leaving = False
        self._typing = False  # whether the output's text input is on
        self._at_table = False  # what the output was told
        self._table: Screen | None = None  # the last game in play
        self._held: list[Utterance] = []  # opponents' news that waits while the player reads
        self._pending: Pending | None = None
        self._patience_ends: float | None = None
        self._early: list[Callable[[], object]] = []  # what was pressed while a job runs

    @property
    def screen(self) -> Screen:
        """The active screen."""
        return self._screens.top

    @property
    def input_help(self) -> bool:
        """Whether keys are described and not run."""
        return self._global.input_help

    # ------------------------------------------------------------------ what comes in

    def start(self, first: Response) -> None:
        """Carry out the response that opens the first screen."""
        sound = Response((), (Event("start"),), interrupt=False)
        self._carry_out(sound.before(first))

    def key(self, name: str, text: str = "", *, held: bool = False) -> None:
        """Run the command of a pressed key and answer it.

        While a job runs, keys wait, since the job may lead to another screen. After `PATIENCE_MS`
        they are refused. Volumes and the like work at once. If `release` will be called for the
        key (`held`), dice are not thrown before that.
        """
        repeated = held and not self._shaking.press(name)
        if self._comes_early(self._meanings.command(name, self.screen)):
            self._early.append(partial(self.key, name, text))
            return
        if not (self.screen.takes_text and text):
            name = self._meanings.without_caps_lock(name, self.screen, self._switches.meaning)
        command = self._meaning(name, text)
        if repeated and command is not None and command.id == "roll":
            return  # one press, one throw
        self._press(name, command, partial(self._answer, name, text, command), held=held)

    def command(self, command: Command, *, held: bool = False) -> None:
        """Run a command whose button was pressed, as its key does; `held` is as in `key`.

        `release` then gets the command's id.
        """
        repeated = held and not self._shaking.press(command.id)
        if self._comes_early(command):
            self._early.append(partial(self.command, command))
            return
        if repeated and command.id == "roll":
            return
        self._switches.forget()

        def answer() -> Response:
            key = next(iter(self._context.keymap.keys[command.id]), "")
            here = works(command, self.screen)
            return self._answer(key, "", command) if here else refuse(Event("no_such_action"))

        self._press(command.id, command, answer, held=held and works(command, self.screen))

    def offer(self, name: str) -> None:
        """Do what the active screen offers under this name."""
        self.do(lambda: self._offered(name))

    def do(self, act: Callable[[], Response]) -> None:
        """Do something that is wished for without a key: `act` returns the response.

        While a job runs it is refused, for the job may lead to another screen.
        """
        if self._pending is not None and self._pending.done:
            self._end_pending(self._pending)
        self._switches.forget()
        waits = self._pending is not None
        self._press("", None, lambda: refuse(Event("one_moment")) if waits else act())

    def _offered(self, name: str) -> Response:
        """What the active screen offers under this name; under input help, what it is called."""
        offered = next((one for one in self.screen.offers() if one.name == name), None)
        if offered is None:
            return refuse(Event("no_such_action"))
        if self._global.input_help:
            label = offered.text() if offered.text else self._context.words.text(offered.label)
            return say_and_cue(Event("announced", None, {"text": label}))
        return offered.do()

    def _press(
        self,
        name: str,
        command: Command | None,
        answer: Callable[[], Response],
        *,
        held: bool = False,
    ) -> None:
        """Answer a press, or begin to shake if it throws dice and is `held`."""
        self._output.key_pressed(name, command.id if command else None)
        if command is None and left_to_reader(name):
            return
        if command is None or command.id not in HISTORY:
            self._context.history.place = None
        instead = self._shaking.another_key(command)
        count = self._shaken_by(command) if held and instead is None else 0
        if count:
            self._shaking.begin(name, count)
        else:
            self._carry_out(instead or answer())

    def release(self, name: str) -> None:
        """The player let go of a key: dice that were shaken with it are poured."""
        self._shaking.release(name)

    def _meaning(self, name: str, text: str) -> Command | None:
        """The command of a key, or None: nobody's, or typed text."""
        switch = self._switches.meaning(name)
        if switch is None:
            self._switches.forget()
        typing = self.screen.takes_text and text != ""
        return switch or (None if typing else self._meanings.command(name, self.screen))

    def _shaken_by(self, command: Command | None) -> int:
        """How many dice are shaken while the key of this command is held; 0: it acts at once."""
        if command is None or self._pending is not None or self._global.input_help:
            return 0
        return self.screen.throws(command) if self._output.shakes else 0

    def _pour(self, since: float) -> None:
        """Throw the dice that were shaken `since` then."""
        self._carry_out(self._answer("", "", COMMANDS["roll"]), shaken_since=since)

    def _comes_early(self, command: Command | None) -> bool:
        """Whether a key has to wait for a job."""
        pending = self._pending
        if pending is not None and pending.done:
            self._end_pending(pending)
        if self._pending is None or self._patience_ends is None:
            return False
        return command is None or command.id not in self._global.at_once

    def announce(self, event: Event) -> None:
        """Say something that no key asked for, after what is being said."""
        utterance = Utterance(self._context.words.utter((event,)), (event,))
        self._context.history.say(utterance)
        self._output.put(utterance)

    def focus(self, *, gained: bool) -> None:
        """The window lost or gained the focus; when it gains it, say where the player is.

        Without the focus, the program speaks or is quiet, as the player has set.
        """
        if not gained:
            self._shaking.let_go()
            self._away = True
            self._output.in_front(False)
            self._let_hear_table()
            self._output.quiet = self._context.settings.elsewhere == "quiet"
            if self._output.quiet:
                self._output.silence()
        elif self._away:  # not at the start: the first screen says it already
            self._away = self._output.quiet = False
            self._output.in_front(True)
            self._carry_out(replace(self.screen.where(), interrupt=False))

    def closed(self) -> None:
        """The window was closed or the program was asked to end, perhaps more than once."""
        if self._leaving:
            return
        self._shaking.stop()
        self._pending, self._early = None, []
        self._carry_out(Response(then=Quit()))

    def recover(self, what: Event, screen: Callable[[], Screen]) -> None:
        """After a crash: leave the table, say what happened, and restart with a screen."""
        self._global.input_help, self._leaving, self._held = False, False, []
        self._pending, self._early = None, []
        self._shaking.stop()
        leaving = self._launcher.leave_table()
        self._carry_out(
            wait_for(leaving, lambda kept: say_and_cue(what, *kept, then=Restart(screen())))
        )

    def title(self) -> str:
        """The window's title: the game and its standing, or the menu."""
        return self._context.words.utter(self._screens.lowest.titled()).rstrip(".")

    # ------------------------------------------------------------------ time

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: only when a job has ended."""
        times = [self._output.due(), self._shaking.due()]
        if self._pending is not None:
            times.append(self._context.clock() if self._pending.done else self._patience_ends)
        elif not self._output.busy:  # computer players wait for earcons
            times += [screen.due() for screen in self._screens.awake]
            if not self._away:
                times.append(self._switches.due())
        return min((at for at in times if at is not None), default=None)

    def tick(self, now: float) -> None:
        """Continue earcons and a shake, then the pending job, screens and switches, each when due.

        `now` is the clock's time in ms.
        """
        self._output.tick()
        self._shaking.tick()
        if self._pending is not None:
            self._look_at_pending(self._pending, now)
            return
        if self._output.busy:
            return
        for screen in self._screens.awake:
            at = screen.due()
            if at is not None and at <= now:
                self._carry_out(screen.tick())
        at = self._switches.due()  # asked last: news delays the step
        if at is not None and at <= now and not self._away:
            self._carry_out(replace(self._switches.step(self.screen), interrupt=False))

    def _look_at_pending(self, pending: Pending, now: float) -> None:
        if pending.done:
            self._end_pending(pending)
        elif self._patience_ends is not None and self._patience_ends <= now:
            self._patience_ends = None
            self.announce(Event("one_moment"))

    def _end_pending(self, pending: Pending) -> None:
        """Carry out the rest of a pending response, then the keys pressed meanwhile."""
        self._pending = self._patience_ends = None
        self._carry_out(pending.response())
        early, self._early = self._early, []
        for press in early:
            if not self.done:
                press()

    # ------------------------------------------------------------------ finding the answer

    def _answer(self, name: str, text: str, command: Command | None) -> Response:
        if self._pending and (command is None or command.id not in self._global.at_once):
            return refuse(Event("one_moment"))
        if self._global.input_help and (command is None or command.id != "input_help"):
            return self._meanings.described(name, command, self.screen)
        if command is None:
            return self.screen.typed(name, text) or self._meanings.none(name)
        if command.scope is Scope.SWITCHES:
            act = self._switches.step if command.id == "step" else self._switches.press
            return act(self.screen)
        if command.id in self._global.acts:
            return self._global.acts[command.id]()
        return self.screen.command(command)

    # ------------------------------------------------------------------ carrying it out

    def _carry_out(self, response: Response, *, shaken_since: float | None = None) -> None:
        """Change screens as a response says, output it, and remember its pending job.

        `shaken_since` is as in `Output.put`.
        """
        context = self._context
        leaves = isinstance(response.then, Pop | Restart)
        response = self._settled(response)
        if response.changed:
            context.words.verbosity = context.settings.verbosity
            self._output.apply_settings()
        if response.pending is not None:
            self._pending = response.pending
            self._patience_ends = context.clock() + PATIENCE_MS
        self._let_type()
        self._let_hear_table()
        if response.news and not response.interrupt:
            self._switches.forget()  # after news, stepping starts at the first offer again
        utterance = self._utterance(response)
        self._tell(response, utterance, leaves=leaves, shaken_since=shaken_since)
        if self.done:
            self._output.play((Event("exit"),))

    def _settled(self, response: Response) -> Response:
        """Follow a response and the results of its jobs, as far as these have ended."""
        response = self._follow(response)
        while (pending := response.pending) is not None and pending.done:
            rest = self._follow(pending.response())
            response = replace(response, pending=None).before(rest)
        return response

    def _follow(self, response: Response) -> Response:
        """Change screens as a response says; returns it joined with the new screen's response."""
        if not isinstance(response.then, Quit):
            return self._screens.follow(response)
        self._leaving = True
        leaving = wait_for(self._launcher.leave_table(), self._goodbye)
        return replace(response, then=None).before(leaving)

    def _goodbye(self, kept: tuple[Event, ...]) -> Response:
        self.done = True
        return say_and_cue(*kept, Event("goodbye"))

    def _run(self, command: Command) -> Response:
        """The response to a command that was chosen from a list."""
        return self._follow(self._answer("", "", command))

    def _utterance(self, response: Response) -> Utterance:
        words = self._context.words
        who = words.listener.who
        return Utterance(
            words.utter(response.speech),
            response.speech if response.earcons is None else response.earcons,
            response.news,
            kinds_of(response.speech, who) if response.news else frozenset(),
        )

    def _tell(
        self,
        response: Response,
        utterance: Utterance,
        *,
        leaves: bool,
        shaken_since: float | None,
    ) -> None:
        """Output a response; opponents' news waits while the player reads."""
        reading = not leaves and (
            self.screen.scope is Scope.LIST or self._context.history.place is not None
        )
        if response.news and not response.interrupt and reading:
            self._output.play(response.cues)
            if utterance.text:
                self._held.append(utterance)
            self._context.history.add(utterance)
            return
        if self._held and not reading:
            held, self._held = self._held, []
            # The held news is in the history already.
            utterance = replace(joined((utterance, *held)), news=utterance.news)
        self._context.history.say(utterance)
        self._output.put(
            utterance, response.cues, interrupt=response.interrupt, shaken_since=shaken_since
        )
        if response.news and response.interrupt:  # the player's own action is not missed
            self._context.history.heard()
        spoken = utterance.text if self._output.speech_on else ""
        self._switches.heard(spoken, interrupt=response.interrupt)

    def _let_hear_table(self) -> None:
        """Tell the output when a game comes into play or is left, or its window is."""
        table = self._screens.table
        at_table = table is not None and not (self._away or self._leaving)
        begins = table is not None and table is not self._table
        if begins or at_table != self._at_table:
            self._table, self._at_table = table, at_table
            self._output.at_table(at_table, begins=begins)

    def _let_type(self) -> None:
        """Turn text input on if the active screen takes text, else off."""
        typing = self.screen.takes_text and not self._global.input_help
        if typing != self._typing:
            self._typing = typing
            self._shaking.let_go()  # from here on, or till here, no releases are reported
            self._output.text_entry(typing)
