"""The router: from a key to a command, from a screen's response to speech and sounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.present.commands import Command, Scope
from audiodice.present.utterance import Utterance, joined
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.global_commands import HISTORY, GlobalCommands
from audiodice.ui.held_news import HeldNews
from audiodice.ui.history import kinds_of
from audiodice.ui.key_meanings import KeyMeanings
from audiodice.ui.ports import Output
from audiodice.ui.presses import Presses
from audiodice.ui.screen import (
    HELD_BACK,
    PlainScreen,
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
from audiodice.ui.switch_access import SwitchAccess
from audiodice.ui.waiting import Waiting


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
        self._presses = Presses(context, output, self._switches, self)
        self._waiting = Waiting(context.clock, self.carry_out)
        self._away = self._leaving = False
        self._shaken_since: float | None = None  # the dice of a throw that is not there yet
        self._typing = False  # whether the output's text input is on
        self._at_table = False  # what the output was told
        self._table: Screen | None = None  # the last game in play
        self._held = HeldNews(context)

    @property
    def screen(self) -> Screen:
        """The active screen."""
        return self._screens.top

    @property
    def here(self) -> Screen | PlainScreen:
        """The active screen; before the start, one where commands have their usual names."""
        return self._screens.top if self._screens.any else PlainScreen()

    @property
    def input_help(self) -> bool:
        """Whether keys are described and not run."""
        return self._global.input_help

    # ------------------------------------------------------------------ what comes in

    def lay(self, *screens: Screen) -> None:
        """Before the start: what is below the first screen, for the player who goes back."""
        self._screens.lay(*screens)

    def start(self, first: Response) -> None:
        """Carry out the response that opens the first screen."""
        sound = Response((), (Event("start"),), interrupt=False)
        self.carry_out(sound.before(first))

    def key(self, name: str, text: str = "", *, held: bool = False) -> None:
        """Run the command of a pressed key and answer it.

        While a job runs, keys wait, since the job may lead to another screen. After 0.4 s
        they are refused. Volumes and the like work at once. If `release` will be called for the
        key (`held`), dice are not thrown before that.
        """
        self._presses.key(name, text, held=held)

    def command(self, command: Command, *, held: bool = False) -> None:
        """Run a command whose button was pressed, as its key does; `held` is as in `key`.

        `release` then gets the command's id.
        """
        self._presses.command(command, held=held)

    def release(self, name: str) -> None:
        """The player let go of a key: dice that were shaken with it are poured."""
        self._presses.shaking.release(name)

    def offer(self, name: str) -> None:
        """Do what the active screen offers under this name."""
        self.do(lambda: self._offered(name), offered=name)

    def do(self, act: Callable[[], Response], *, kept: bool = False, offered: str = "") -> None:
        """Do something that is wished for without a key: `act` returns the response.

        While a job runs it is refused, for the job may lead to another screen. If it is to be
        `kept`, it is done once the job has ended. `offered` is its name among the offers.
        """
        self._waiting.end()
        self._switches.forget()
        waits = self._waiting.on
        if waits and kept:
            self.wait_with(partial(self.do, act, kept=True))
        if not (kept and self._waiting.patient):
            answer = (lambda: refuse(Event("one_moment"))) if waits else act
            self._presses.press("", None, answer, offered=offered)

    def _offered(self, name: str) -> Response:
        """What the active screen offers under this name; under input help, what it is called."""
        offered = next((one for one in self.screen.offers() if one.name == name), None)
        if offered is None:
            return refuse(Event("no_such_action"))
        if self._global.input_help:
            label = offered.text() if offered.text else self._context.words.text(offered.label)
            return say_and_cue(Event("announced", None, {"text": label}))
        return offered.do()

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
            self._presses.shaking.let_go()
            self._away = True
            self._output.in_front(False)
            self._let_hear_table()
            self._output.quiet = self._context.settings.elsewhere == "quiet"
            if self._output.quiet:
                self._output.silence()
        elif self._away:  # not at the start: the first screen says it already
            self._away = self._output.quiet = False
            self._output.in_front(True)
            self.carry_out(replace(self.screen.where(), interrupt=False))

    def closed(self) -> None:
        """The window was closed or the program was asked to end, perhaps more than once."""
        if self._leaving:
            return
        self._presses.shaking.stop()
        self._presses.unreleased.forget()
        self._waiting.forget()
        self.carry_out(Response(then=Quit()))

    def recover(self, what: Event, screen: Callable[[], Screen]) -> None:
        """After a crash: leave the table, say what happened, and restart with a screen."""
        self._global.input_help = self._leaving = False
        self._held.taken()
        self._waiting.forget()
        self._presses.shaking.stop()
        self._presses.unreleased.forget()
        leaving = self._launcher.leave_table()
        self.carry_out(
            wait_for(leaving, lambda kept: say_and_cue(what, *kept, then=Restart(screen())))
        )

    def title(self) -> str:
        """The window's title: the game and its standing, or the menu."""
        return self._context.words.utter(self._screens.lowest.titled()).rstrip(".。")

    # ------------------------------------------------------------------ time

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: only when a job has ended."""
        presses = self._presses
        times = [self._output.due(), presses.shaking.due(), presses.unreleased.due()]
        times.append(self._waiting.due())
        if self._context.company is not None:
            times.append(self._context.company.due())
        if not (self._waiting.on or self._output.busy):  # computer players wait for earcons
            times += [screen.due() for screen in self._screens.awake]
            times.append(self._held_due())
            if not self._away:
                times.append(self._switches.due())
        return min((at for at in times if at is not None), default=None)

    def tick(self, now: float) -> None:
        """Continue earcons, a shake and the talk with friends, then the pending job, screens and
        switches, each when due.

        `now` is the clock's time in ms.
        """
        self._output.tick()
        self._presses.shaking.tick()
        self._presses.unreleased.tick()
        if self._context.company is not None:  # others wait for it, whatever is on the screen
            self._context.company.tick(now)
        if self._waiting.on:
            if self._waiting.look(now):
                self.announce(Event("one_moment"))
            return
        if self._output.busy:
            return
        at = self._held_due()  # before later news
        if at is not None and at <= now:
            self.carry_out(Response(interrupt=False))
        for screen in self._screens.awake:
            at = screen.due()
            if at is not None and at <= now:
                self.carry_out(screen.tick())
        at = self._switches.due()  # asked last: news delays the step
        if at is not None and at <= now and not self._away:
            self.carry_out(replace(self._switches.step(self.screen), interrupt=False))

    def _held_due(self) -> float | None:
        """When news that waits is to be told; in a list it waits until that is closed."""
        return None if self._in_list else self._held.due()

    # ------------------------------------------------------------------ finding the answer

    def comes_early(self, command: Command | None) -> bool:
        """Whether a key has to wait for a job."""
        self._waiting.end()
        if not self._waiting.patient:
            return False
        return command is None or command.id not in self._global.at_once

    def wait_with(self, press: Callable[[], object]) -> None:
        """Press this again once the job has ended, unless the player has left by then."""
        self._waiting.keep(lambda: None if self.done else press())

    @property
    def acts_now(self) -> bool:
        """Whether a command is run at once: no job runs, and no key is only described."""
        return not (self._waiting.on or self._global.input_help)

    def answer(self, name: str, text: str, command: Command | None) -> Response:
        """The response to a key: its name, the typed text and its command."""
        if self._waiting.on and (command is None or command.id not in self._global.at_once):
            return refuse(Event("one_moment"))
        if self._global.input_help and (command is None or command.id != "input_help"):
            return self._meanings.described(name, command, self.screen, text)
        if command is None:
            return self.screen.typed(name, text) or self._meanings.none(name)
        if command.scope is Scope.SWITCHES:
            act = self._switches.step if command.id == "step" else self._switches.press
            return act(self.screen)
        if command.id in self._global.acts:
            response = self._global.acts[command.id]()
            if command.id in HISTORY:
                self._held.read()
            return response
        return self.screen.command(command)

    # ------------------------------------------------------------------ carrying it out

    def carry_out(self, response: Response) -> None:
        """Change screens as a response says, output it, and remember its pending job."""
        context = self._context
        leaves = isinstance(response.then, Pop | Restart)
        response = self._shaken(self._settled(response))
        if response.changed:
            context.words.verbosity = context.settings.verbosity
            self._output.apply_settings()
        if response.pending is not None:
            self._waiting.begin(response.pending)
        self._let_type()
        self._let_hear_table()
        if response.news and not response.interrupt:
            self._switches.forget()  # after news, stepping starts at the first offer again
        self._tell(response, self._utterance(response), leaves=leaves)
        if self.done:
            self._output.play((Event("exit"),))

    def _shaken(self, response: Response) -> Response:
        """A response whose dice come later than the key is told when they were shaken for it."""
        if response.dice == "coming":
            self._output.hush()  # as the answer would, if it were there
            self._shaken_since = response.shaken_since
        elif response.dice == "landed" and self._shaken_since is not None:
            response, self._shaken_since = replace(response, shaken_since=self._shaken_since), None
        return response

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
        return self._follow(self.answer("", "", command))

    def _utterance(self, response: Response) -> Utterance:
        words = self._context.words
        who = words.listener.who
        silent = response.speech == HELD_BACK.speech and self._output.cues_heard
        return Utterance(
            "" if silent else words.utter(response.speech),
            response.speech if response.earcons is None else response.earcons,
            response.news,
            kinds_of(response.speech, who) if response.news else frozenset(),
        )

    def _tell(self, response: Response, utterance: Utterance, *, leaves: bool) -> None:
        """Output a response; opponents' news waits while the player reads."""
        history = self._context.history
        if response.quiet:
            history.add(self._utterance(Response(response.quiet, news=True)))
        if response.meanwhile:
            self._held.add(self._utterance(Response(response.meanwhile, news=True)))
        reading = not leaves and (self._in_list or self._held.reading)
        if response.news and not response.interrupt and reading:
            self._output.play(response.cues)
            self._held.add(utterance)
            return
        own = utterance.text
        if not reading and (held := self._held.taken()):
            utterance = replace(joined((utterance, *held)), news=utterance.news)
        if own:
            history.say(utterance)
        elif utterance.text:  # what waited is in the history already
            history.latest = utterance
        if utterance.text and not response.interrupt:
            history.place = None  # what was heard last is read first
        self._output.put(
            utterance,
            response.cues,
            interrupt=response.interrupt,
            shaken_since=response.shaken_since,
        )
        if response.news and response.interrupt:  # the player's own action is not missed
            history.heard()
        spoken = utterance.text if self._output.speech_on else ""
        self._switches.heard(spoken, interrupt=response.interrupt)

    @property
    def _in_list(self) -> bool:
        """Whether the player reads a list, which lies over the screen that has the news."""
        return self.screen.scope is Scope.LIST and self.screen is not self._screens.lowest

    def _let_hear_table(self) -> None:
        """Tell the output when a game comes into play or is left, or its window is; the history of
        what is said begins anew with a game."""
        table = self._screens.table
        at_table = table is not None and not (self._away or self._leaving)
        begins = table is not None and table is not self._table
        if begins:
            self._context.history.begin()
        if begins or at_table != self._at_table:
            self._table, self._at_table = table, at_table
            self._output.at_table(at_table, begins=begins)

    def _let_type(self) -> None:
        """Turn text input on if the active screen takes text, else off."""
        typing = self.screen.takes_text and not self._global.input_help
        if typing != self._typing:
            self._typing = typing
            self._presses.shaking.let_go()  # from here on, or till here, no releases are reported
            self._output.text_entry(typing)
