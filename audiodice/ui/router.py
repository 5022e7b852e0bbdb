"""One key, one answer: from a key's name to a command, a screen, and what is said and heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from audiodice.app.housekeeping import Housekeeping
from audiodice.core.model import Event
from audiodice.output.output import Output
from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.global_commands import HISTORY, GlobalCommands
from audiodice.ui.history import Utterance, joined, kinds_of
from audiodice.ui.key_names import spoken_or_name
from audiodice.ui.menu import Menu
from audiodice.ui.replay import Replay
from audiodice.ui.response import Pop, Push, Quit, Response, Restart, refuse, tell
from audiodice.ui.screen import Screen
from audiodice.ui.screen_stack import ScreenStack, both
from audiodice.ui.switch_access import SwitchAccess


class Router:
    """The screens, the topmost one in play, and everything that works on every screen."""

    def __init__(self, context: UiContext, output: Output) -> None:
        self.context = context
        self.output = output
        self.done = False
        self._screens = ScreenStack(context, self._run)
        self._upkeep = Housekeeping(context, output)
        self._everywhere = GlobalCommands(context, output, lambda: self.screen)
        self._away = False
        self._typing = False  # whether the face has been told that a text is typed
        self._held: list[Utterance] = []  # opponents' news that waits while something is read
        self._switches = SwitchAccess(context, self._everywhere.help)
        self._everywhere.acts["step"] = lambda: self._switches.step(self.screen)
        self._everywhere.acts["press"] = lambda: self._switches.press(self.screen)

    @property
    def screen(self) -> Screen:
        """The one in play."""
        return self._screens.top

    # ------------------------------------------------------------------ what comes in

    def start(self, screen: Screen) -> None:
        """Open the first screen."""
        self._carry_out(Response((), (Event("start"),), interrupt=False, then=Push(screen)))

    def key(self, name: str, text: str = "") -> None:
        """A key was pressed: find what it means here, do it, answer it."""
        self.output.speech.hasten()
        self.context.presses += 1
        typing = self.screen.takes_text and text != ""
        switch = self._switches.meaning(name)
        if switch is None:
            self._switches.forget()
        bound = switch or (None if typing else self._bound(name))
        self.output.transcript.write("key", key=name, command=bound.id if bound else None)
        if bound is None or bound.id not in HISTORY:
            self.context.history.place = None
        self._carry_out(self._answer(name, text, bound))

    def recover(self, told: Event, screen: Callable[[], Screen]) -> None:
        """After a defect: leave everything, say what happened, and begin anew at a screen."""
        self._everywhere.input_help, self._held = False, []
        self._carry_out(tell(told, *self.context.leave_table(), then=Restart(screen())))

    def due(self) -> float | None:
        """When `tick` wants to be called, in ms of the desk's clock."""
        times = [self.output.captions.due(), self.output.teller.due()]
        # Computer players wait while something is told.
        if not self.output.teller.busy:
            times += [s.due() for s in self._screens.awake]
        if not (self._away or self.output.teller.busy):
            times.append(self._switches.due())
        return min((at for at in times if at is not None), default=None)

    def tick(self) -> None:
        """Let what is told go on, then every screen whose time has come act, and the switch."""
        self.output.captions.tick()
        self.output.teller.tick()
        if self.output.teller.busy:
            return
        now = self.context.clock()
        for screen in self._screens.awake:
            at = screen.due()
            if at is not None and at <= now:
                self._carry_out(screen.tick())
        at = self._switches.due()  # asked last: news puts the step off
        if at is not None and at <= now and not self._away:
            self.context.presses += 1  # what waits for "the next key" has been passed by
            self._carry_out(replace(self._switches.step(self.screen), interrupt=False))

    def focus(self, *, gained: bool) -> None:
        """The window was left, or entered again: then where the player is.

        A window left goes on telling what happens, or keeps quiet, as the player has set.
        """
        if not gained:
            self._away = True
            self.output.quiet = self.context.settings.elsewhere == "quiet"
            if self.output.quiet:
                self.output.silence()
        elif self._away:  # the first time is the start, which says it already
            self._away = self.output.quiet = False
            self._carry_out(replace(self.screen.where(), interrupt=False))

    def closed(self) -> None:
        """The window was closed or the program told to end."""
        self._carry_out(Response(then=Quit()))

    def woken(self) -> None:
        """Another thread has something to say."""
        self.output.flush_notices()

    def sound_device(self, *, came: bool) -> None:
        """The sound device has gone, or one came."""
        self.output.sound_device(came=came)

    def look_after(self) -> None:
        """What needs no key and must not delay one."""
        self._upkeep.look(self._screens.lowest, leaving=self.done)

    # ------------------------------------------------------------------ finding the answer

    def _bound(self, name: str) -> Command | None:
        found = self.context.keymap.lookup(self.screen.scope, name) or self._question(name)
        # In lists letters jump; a letter that no entry begins with keeps its meaning.
        jumps = self.screen.scope is Scope.LIST and len(name) == 1 and self._jumps(name)
        return COMMANDS[found] if found and not jumps else None

    def _question(self, name: str) -> str | None:
        """A question of the table's, which a game heard again answers too."""
        asked = isinstance(self.screen, Replay)
        found = self.context.keymap.lookup(Scope.TABLE, name) if asked else None
        return found if found and COMMANDS[found].kind is Kind.ASK else None

    def _jumps(self, letter: str) -> bool:
        items = self.screen.items if isinstance(self.screen, Menu) else ()
        return any(item.begins_with(letter) for item in items)

    def _answer(self, name: str, text: str, command: Command | None) -> Response:
        if self._everywhere.input_help and (command is None or command.id != "input_help"):
            return self._describe(name, command)
        if command is None:
            return self.screen.typed(name, text) or self._unbound(name)
        if command.id in self._everywhere.acts:
            return self._everywhere.acts[command.id]()
        return self.screen.command(command)

    def _unbound(self, name: str) -> Response:
        if not name:  # an input method's text, that no key typed
            return refuse(Event("no_such_action"))
        return refuse(Event("unbound", None, {"bound": spoken_or_name(self.context.words, name)}))

    def _describe(self, name: str, command: Command | None) -> Response:
        if command is None:
            return self._unbound(name)
        words = self.context.words
        return tell(
            Event(
                "described",
                None,
                {
                    "bound": spoken_or_name(words, name),
                    "command": words.text(f"command-{command.id}"),
                    "help": words.text(f"command-{command.id}.help"),
                },
            )
        )

    # ------------------------------------------------------------------ carrying it out

    def _carry_out(self, response: Response) -> None:
        if response.changed:
            self._put_in_force()
        followed, response = response, self._follow(response)
        self._let_type()
        if response.news and not response.interrupt:
            self._switches.forget()  # a turn may have passed: what is wanted most comes first
        utterance = Utterance(
            self.context.words.utter(response.said),
            response.said if response.told is None else response.told,
            response.news,
            kinds_of(response.said, self.context.words.listener.who)
            if response.news
            else frozenset(),
        )
        reading = not isinstance(followed.then, Pop | Restart) and (
            self.screen.scope is Scope.LIST or self.context.history.place is not None
        )
        if response.news and not response.interrupt and reading:
            self._hold(utterance, response.sounded)
            return
        if self._held and not reading:
            held, self._held = self._held, []
            # They are in the history as news already.
            utterance = replace(joined((utterance, *held)), news=utterance.news)
        self.output.put(utterance, response.sounded, interrupt=response.interrupt)
        if response.news and response.interrupt:  # one's own move is nothing missed
            self.context.history.heard()
        spoken = utterance.text if self.output.speech_on else ""
        self._switches.heard(spoken, interrupt=response.interrupt)
        if self.done:
            self.output.sound((Event("exit"),))

    def _let_type(self) -> None:
        """Turn the face's input method on where a text is typed, and off everywhere else."""
        typing = self.screen.takes_text and not self._everywhere.input_help
        if typing != self._typing:
            self._typing = typing
            self.output.face.text_entry(typing)

    def _hold(self, utterance: Utterance, sounded: Sequence[Event]) -> None:
        """Opponents' news waits while a list, a reader or the history is open; not its cues."""
        self.output.sound(sounded)
        if utterance.text:
            self._held.append(utterance)
            self.context.history.add(utterance)

    def _follow(self, response: Response) -> Response:
        """Go where the response leads; its words and cues with those of the place reached."""
        if not isinstance(response.then, Quit):
            return self._screens.follow(response)
        self.done = True
        return both(response, tell(*self.context.leave_table(), Event("goodbye")))

    def _run(self, command: Command) -> Response:
        """What a command that was chosen from a list leads to."""
        return self._follow(self._answer("", "", command))

    def _put_in_force(self) -> None:
        self.context.words.verbosity = self.context.settings.verbosity
        self._screens.wrap()
        self.output.apply_settings()
        self._upkeep.saving.changed()
