"""The router: turns keys into commands, and responses of screens into speech and sounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import inf

from audiodice.core.model import Event
from audiodice.core.picture import Touch
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.present.utterance import Utterance, joined
from audiodice.ui.context import GUARD_MS, Launcher, UiContext
from audiodice.ui.deferred_news import DeferredNews
from audiodice.ui.global_commands import HISTORY, GlobalCommands
from audiodice.ui.held_keys import HeldKeys, acts_once
from audiodice.ui.history import kinds_of
from audiodice.ui.key_meanings import KeyMeanings, works
from audiodice.ui.key_names import left_to_reader
from audiodice.ui.pictures import NO, entries
from audiodice.ui.ports import Output
from audiodice.ui.screen import (
    HELD_BACK,
    Pending,
    PlainScreen,
    Pop,
    Push,
    Quit,
    Response,
    Restart,
    Screen,
    refuse,
    say_and_cue,
    wait_for,
)
from audiodice.ui.shaking import Shaking
from audiodice.ui.switch_access import SwitchAccess

PATIENCE_MS = 400.0  # after this time the player hears that the work continues


class Router:
    """Manages the open screens, of which the topmost is active, and the commands of every screen.

    Its driver passes keys to `key`, and to `release` if it can, calls `tick` at the time of `due`
    and when a job has ended, and stops once it is `done`.

    While a response waits for a job, keys are queued, because the job may lead to another screen.
    After `PATIENCE_MS` they are refused. Keys for volumes and the like always work.
    """

    def __init__(self, context: UiContext, output: Output, launcher: Launcher) -> None:
        self.done = False
        """Whether the player has left, and the last words are queued."""
        self._context, self._output, self._launcher = context, output, launcher
        self._screens: list[Screen] = []  # the lowest screen first
        self._global = GlobalCommands(context, output, lambda: self.screen)
        self._meanings = KeyMeanings(context)
        self._switches = SwitchAccess(context, self._global.help)
        self._shaking = Shaking(output, context.clock, self._pour)
        self._held_keys = HeldKeys(context.clock)
        self._deferred = DeferredNews(context)
        self._pending: Pending | None = None  # the job that the last response waits for
        self._patience_ends: float | None = None  # None: keys are refused during the job
        self._early: list[Callable[[], object]] = []  # presses queued until the job has ended
        self._shaken_since: float | None = None  # for dice that have not landed yet
        self._away = self._leaving = False
        self._typing = False  # whether the output's text input is on
        self._at_table = False  # the value last passed to the output
        self._table: Screen | None = None  # the last game in play
        self._applied = replace(context.settings)

    @property
    def screen(self) -> Screen:
        """The active screen."""
        return self._screens[-1]

    @property
    def here(self) -> Screen | PlainScreen:
        """The active screen; before the start, a plain screen with the usual names of commands."""
        return self._screens[-1] if self._screens else PlainScreen()

    @property
    def input_help(self) -> bool:
        """Whether keys are described instead of run."""
        return self._global.input_help

    @property
    def waiting(self) -> bool:
        """Whether a response waits for a job."""
        return self._pending is not None

    # ------------------------------------------------------------------ beginning and end

    def lay(self, *screens: Screen) -> None:
        """Put screens below the first screen, for the player to go back to. Call before `start`."""
        self._screens += screens

    def start(self, first: Response) -> None:
        """Carry out the response that opens the first screen."""
        sound = Response((), (Event("start"),), interrupt=False)
        self.carry_out(sound.before(first))

    def closed(self) -> None:
        """End the program after the window was closed; may be called more than once."""
        if not self._leaving:
            self._forget_keys()
            self.carry_out(Response(then=Quit()))

    def recover(self, what: Event, screen: Callable[[], Screen]) -> None:
        """Recover from a crash: leave the table, say what happened, and restart with a screen."""
        self._global.input_help = self._leaving = False
        self._deferred.waiting.clear()
        self._forget_keys()
        leaving = self._launcher.leave_table()
        self.carry_out(
            wait_for(leaving, lambda kept: say_and_cue(what, *kept, then=Restart(screen())))
        )

    def _forget_keys(self) -> None:
        """Cancel shaken dice, the pending job and queued keys."""
        self._shaking.stop()
        self._held_keys.forget()
        self._pending, self._early = None, []

    # ------------------------------------------------------------------ keys

    def key(self, name: str, text: str = "", *, held: bool = False) -> None:
        """Run the command of a pressed key and answer it.

        `held` means that `release` will be called for the key; dice are not thrown before that.
        """
        context = self._context
        context.words.by_touch = False
        if held or not context.unreleased or context.settings.key_repeat:
            self._key(name, text, held=held)
            return
        typed = self.screen.takes_text and text != ""
        command = None if typed else self._meanings.command(name, self.screen, text)
        once = command is not None and acts_once(command)
        self._held_keys.press(name, partial(self._key, name, text), once=once)

    def _key(self, name: str, text: str = "", *, held: bool = False) -> None:
        repeated = held and not self._shaking.press(name)
        self._end_wait()
        screen = self.screen
        typed = screen.takes_text and text != ""
        plain = name if typed else self._meanings.without_caps_lock(name, screen, self._switch)
        command = self._switch(plain)
        if command is None and not typed:
            command = self._meanings.command(plain, screen, text)
        if self._comes_early(command):
            self._early.append(partial(self._key, name, text))
            return
        if self._switching and (command is None or command.scope is not Scope.SWITCHES):
            self._switches.forget()
        answer = partial(self._answer, plain, text, command)
        self._press(plain, command, answer, held=held, repeated=repeated)

    def command(self, command: Command, *, held: bool = False) -> None:
        """Run a command like its key after its button was pressed; `held` is as in `key`.

        `release` is then called with the command's id.
        """
        self._context.words.by_touch = True
        repeated = held and not self._shaking.press(command.id)
        self._end_wait()
        if self._comes_early(command):
            self._early.append(partial(self.command, command))
            return
        if self._switching:
            self._switches.forget()
        here = works(command, self.screen)

        def answer() -> Response:
            key = next(iter(self._context.keymap.keys[command.id]), "")
            if not works(command, self.screen):
                return refuse(Event("no_such_action"))
            return self._answer(key, "", command)

        self._press(command.id, command, answer, held=held and here, repeated=repeated)

    def release(self, name: str) -> None:
        """Pour the dice that were shaken with a key that the player released."""
        self._shaking.release(name)

    def offer(self, name: str) -> None:
        """Run the active screen's offer with this name, after its button was pressed."""
        self._context.words.by_touch = True
        self.do(lambda: self._offered(name), offered=name)

    def touch(self, touch: Touch) -> None:
        """Do what a touch on the picture asks for, as the key would.

        `held` is as in `key`; `release` is then called with the command's id.
        """
        self._context.words.by_touch = True
        id_, screen = str(touch.id), self.screen
        command = COMMANDS.get(id_)
        if touch.what in ("die", "box"):
            self.do(partial(self._touched, touch), offered=f"{touch.what} {id_}")
        elif touch.what == "item":
            found = dict(enumerate(entries(screen)))
            self.offer(found[touch.id].name if touch.id in found else "")
        elif command is not None and works(command, screen):
            self.command(command, held=touch.held)
        elif id_ == NO and (asked := self._context.question) is not None:
            self.do(asked.no or _not_done)
        else:
            self.offer(id_)

    def _touched(self, touch: Touch) -> Response:
        if self._global.input_help:
            command = COMMANDS["toggle" if touch.what == "die" else "commit"]
            return self._answer(self._context.keymap.keys[command.id][0], "", command)
        return self.screen.touched(touch)

    def do(self, act: Callable[[], Response], *, kept: bool = False, offered: str = "") -> None:
        """Do something that was requested without a key; `act` returns the response.

        While a job runs, it is refused or, if `kept`, queued until the job has ended. `offered` is
        its name among the offers.
        """
        self._end_wait()
        if self._switching:
            self._switches.forget()
        if self.waiting and kept:
            self._early.append(partial(self.do, act, kept=True))
            if self._patience_ends is not None:
                return
        answer = (lambda: refuse(Event("one_moment"))) if self.waiting else act
        self._press("", None, answer, offered=offered)

    def _offered(self, name: str) -> Response:
        """Run an offer of the active screen; under input help, say its name."""
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
        repeated: bool = False,
        offered: str = "",
    ) -> None:
        """Answer a press, or begin to shake if the press throws dice and is `held`.

        A press does not answer the question of the same key if it comes too soon after the
        question, or if the system has `repeated` it.
        """
        if repeated and command is not None and command.id == "roll":
            return  # one press, one throw
        context = self._context
        self._output.key_pressed(name, command.id if command else None)
        context.pressed_at = context.clock()
        if command is None and left_to_reader(name):
            return
        pressed = context.pressed = command.id if command else name or f"offer {offered}"
        if context.asked and self._just_asked(pressed, within_ms=inf if repeated else GUARD_MS):
            if not repeated:
                self.carry_out(HELD_BACK)
            return
        if command is None or command.id not in HISTORY:
            context.history.place = None
        instead = self._shaking.another_key(command) if self._shaking.count else None
        if command and held and instead is None and (count := self._shaken_by(command)):
            self._shaking.begin(name, count)
        else:
            self.carry_out(instead or answer())

    def _shaken_by(self, command: Command) -> int:
        """Return how many dice are shaken while a command's key is held; 0: it acts immediately."""
        described = self.waiting or self._global.input_help
        return 0 if described or not self._output.shakes else self.screen.throws(command)

    def _just_asked(self, pressed: str, within_ms: float) -> bool:
        """Whether the last message is a question of the same key, at most `within_ms` old."""
        context, asked = self._context, self._context.asked
        if asked is None or asked.by != pressed or context.clock() - asked.at >= within_ms:
            return False
        return any(event is asked.event for event in context.history.latest.events)

    def _pour(self, since: float) -> None:
        """Throw the dice that have been shaken `since` that time."""
        response = self._answer("", "", COMMANDS["roll"])
        self.carry_out(replace(response, shaken_since=since))

    def _answer(self, name: str, text: str, command: Command | None) -> Response:
        """Return the response to a key, given its name, the typed text and its command."""
        if self.waiting and (command is None or command.id not in self._global.at_once):
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
                self._deferred.read()
            return response
        return self.screen.command(command)

    @property
    def _switching(self) -> bool:
        """Whether the player uses switches; only then `SwitchAccess` is called."""
        return self._context.settings.switches != "off"

    def _switch(self, key: str) -> Command | None:
        """Return the command of a key that is a switch, else None."""
        return self._switches.meaning(key) if self._switching else None

    # ------------------------------------------------------------------ waiting for a job

    def _comes_early(self, command: Command | None) -> bool:
        """Whether a key has to wait for a job."""
        if self._pending is None or self._patience_ends is None:
            return False
        return command is None or command.id not in self._global.at_once

    def _end_wait(self) -> bool:
        """If the job has ended, carry out its response and the queued keys; returns if it had."""
        pending = self._pending
        if pending is None or not pending.done:
            return False
        told = self._patience_ends is None
        self._pending = self._patience_ends = None
        self.carry_out(pending.response())
        if told:  # the player was told to wait, and this continues that wait
            self._patience_ends = None
        early, self._early = self._early, []
        for press in early:
            if not self.done:
                press()
        return True

    # ------------------------------------------------------------------ carrying out a response

    def carry_out(self, response: Response) -> None:
        """Change screens as a response says, output it, and remember its pending job."""
        leaves = isinstance(response.then, Pop | Restart)
        response = self._follow(response)
        while isinstance(response.then, Pending) and response.then.done:
            response = response.before(self._follow(response.then.response()))
        if isinstance(response.then, Pending):
            self._pending = response.then
            self._patience_ends = self._context.clock() + PATIENCE_MS
        if response.dice:
            response = self._thrown(response)
        if self._context.settings != self._applied:
            self._apply_settings()
        self._let_type()
        self._let_hear_table()
        if self._switching and response.news and not response.interrupt:
            self._switches.forget()  # after news, steps start at the first offer again
        self._tell(response, leaves=leaves)
        if self.done:
            self._output.play((Event("exit"),))

    def _follow(self, response: Response) -> Response:
        """Change screens as a response says; returns it joined with the new screen's response."""
        match response.then:
            case Push(screen):
                self._screens.append(screen)
                return response.before(screen.enter())
            case Restart(screen):
                for closed in self._screens:
                    closed.left()
                self._screens[:] = [screen]
                return response.before(screen.enter())
            case Pop(run):
                self._screens.pop().left()
                below = self._follow(self._answer("", "", run)) if run else self.screen.resume()
                return response.before(below)
            case Quit():
                self._leaving = True
                return response.before(wait_for(self._launcher.leave_table(), self._goodbye))
        return response

    def _goodbye(self, kept: tuple[Event, ...]) -> Response:
        self.done = True
        return say_and_cue(*kept, Event("goodbye"))

    def _thrown(self, response: Response) -> Response:
        """Remember the start of the shake while the dice of a throw have not landed."""
        if response.dice == "coming":
            self._output.hush()  # as the answer would
            self._shaken_since = response.shaken_since
        elif self._shaken_since is not None:
            response, self._shaken_since = replace(response, shaken_since=self._shaken_since), None
        return response

    def _apply_settings(self) -> None:
        settings = self._context.settings
        self._applied = replace(settings)
        self._context.words.verbosity = settings.verbosity
        self._output.apply_settings()
        if not self._switching:
            self._switches.forget()

    def _let_type(self) -> None:
        """Turn text input on if the active screen takes text, else off."""
        typing = self.screen.takes_text and not self._global.input_help
        if typing != self._typing:
            self._typing = typing
            self._shaking.let_go()  # while text is typed, releases are not reported
            self._output.text_entry(typing)

    def _let_hear_table(self) -> None:
        """Tell the output when a game begins, is left or returned to, or the focus changes.

        Begin the history anew with a new game.
        """
        table = next((screen for screen in self._screens if screen.at_table), None)
        at_table = table is not None and not (self._away or self._leaving)
        begins = table is not None and table is not self._table
        if begins:
            self._context.history.begin()
        if begins or at_table != self._at_table:
            self._table, self._at_table = table, at_table
            self._output.at_table(at_table, begins=begins)

    # ------------------------------------------------------------------ output

    def announce(self, event: Event) -> None:
        """Say an event after the current speech; for news that does not answer a key."""
        utterance = Utterance(self._context.words.utter((event,)), (event,))
        self._context.history.say(utterance)
        self._output.put(utterance)

    def title(self) -> str:
        """Return the window's title: the game and its standing, or the menu."""
        return self._context.words.utter(self._screens[0].titled()).rstrip(".。")

    def focus(self, *, gained: bool) -> None:
        """Handle a change of the window's focus; when the focus returns, say where the player is.

        Without the focus, the program speaks or is quiet depending on the settings.
        """
        if not gained:
            self._shaking.let_go()
            self._away = True
            self._output.in_front(False)
            self._let_hear_table()
            self._output.quiet = self._context.settings.elsewhere == "quiet"
            if self._output.quiet:
                self._output.silence()
        elif self._away:  # not at the start, when the first screen says it
            self._away = self._output.quiet = False
            self._output.in_front(True)
            self.carry_out(replace(self.screen.where(), interrupt=False))

    def _tell(self, response: Response, *, leaves: bool) -> None:
        """Output a response; defer opponents' news while the player reads."""
        history, deferred = self._context.history, self._deferred
        utterance = self._utterance(response)
        if response.quiet:
            history.add(self._utterance(Response(response.quiet, news=True)))
        if response.meanwhile:
            deferred.add(self._utterance(Response(response.meanwhile, news=True)))
        reading = not leaves and (self._in_list or (history.place is not None and deferred.reading))
        if response.news and not response.interrupt and reading:
            self._output.play(response.cues)
            deferred.add(utterance)
            return
        own = utterance.text
        if not reading and deferred.waiting:
            utterance = replace(joined((utterance, *deferred.waiting)), news=utterance.news)
            deferred.waiting.clear()
        if own:
            history.say(utterance)
        elif utterance.text:  # deferred news is in the history already
            history.latest = utterance
        if utterance.text and not response.interrupt:
            history.place = None  # reading starts at the last message
        self._output.put(
            utterance,
            response.cues,
            interrupt=response.interrupt,
            shaken_since=response.shaken_since,
        )
        if response.news and response.interrupt:  # the player's own action does not count as missed
            history.heard()
        if self._switching:
            spoken = utterance.text if self._output.speech_on else ""
            self._switches.heard(spoken, interrupt=response.interrupt)

    def _utterance(self, response: Response) -> Utterance:
        words = self._context.words
        silent = response.speech == HELD_BACK.speech and self._output.cues_heard
        return Utterance(
            "" if silent else words.utter(response.speech),
            response.speech if response.earcons is None else response.earcons,
            response.news,
            kinds_of(response.speech, words.listener.who) if response.news else frozenset(),
        )

    @property
    def _in_list(self) -> bool:
        """Whether the player reads a list over the screen that has the news."""
        return len(self._screens) > 1 and self.screen.scope is Scope.LIST

    # ------------------------------------------------------------------ time

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: only when a job has ended."""
        times = [self._output.due(), self._shaking.due(), self._held_keys.due()]
        if self._context.room is not None:
            times.append(self._context.room.due())
        if self._pending is not None:
            times.append(self._context.clock() if self._pending.done else self._patience_ends)
        elif not self._output.busy:  # computer players wait for earcons
            times += [screen.due() for screen in self._awake]
            times += [self._deferred_due(), self._step_due()]
        return min((at for at in times if at is not None), default=None)

    def tick(self, now: float) -> None:
        """Continue what is due: earcons, a shake, messages of friends, the job, screens, switches.

        `now` is the clock's time in ms.
        """
        self._output.tick()
        self._shaking.tick()
        self._held_keys.tick()
        if self._context.room is not None:  # on every screen, because others wait for it
            self._context.room.tick(now)
        if self.waiting:
            if not self._end_wait() and _is_due(self._patience_ends, now):
                self._patience_ends = None
                self.announce(Event("one_moment"))
            return
        if self._output.busy:
            return
        if _is_due(self._deferred_due(), now):  # before later news
            self.carry_out(Response(interrupt=False))
        for screen in self._awake:
            if _is_due(screen.due(), now):
                self.carry_out(screen.tick())
        if _is_due(self._step_due(), now):  # last, because news delays the step
            self.carry_out(replace(self._switches.step(self.screen), interrupt=False))

    @property
    def _awake(self) -> list[Screen]:
        """The screens whose timers run: all but those below a screen that pauses."""
        pausing = [place for place, screen in enumerate(self._screens) if screen.pauses]
        return self._screens[pausing[-1] if pausing else 0 :]

    def _deferred_due(self) -> float | None:
        """When to say deferred news; while a list is open, the news waits until it is closed."""
        return None if self._in_list else self._deferred.due()

    def _step_due(self) -> float | None:
        """When switch access steps by itself."""
        return self._switches.due() if self._switching and not self._away else None


def _not_done() -> Response:
    """Close a question: it is open only while it was the last message."""
    return Response((Event("not_done"),), (Event("menu_close"),))


def _is_due(at: float | None, now: float) -> bool:
    return at is not None and at <= now
