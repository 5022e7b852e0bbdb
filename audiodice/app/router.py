"""One key, one answer: from a key's name to a command, a screen, and what is said and heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from audiodice.app.history import Utterance, joined, kinds_of
from audiodice.app.keynames import spoken_or_name
from audiodice.app.output import Output
from audiodice.app.screens.menu import Item, Menu
from audiodice.app.screens.screen import (
    Desk,
    Pop,
    Push,
    Quit,
    Response,
    Restart,
    Screen,
    refuse,
    tell,
)
from audiodice.app.solved import SolvedWatch
from audiodice.app.switches import Switches
from audiodice.core.model import Event
from audiodice.present.commands import COMMANDS, Command, Scope

_HISTORY = ("older", "newer", "oldest", "newest", "copy")
_STEPS = {
    "softer": ("effects", -1),
    "louder": ("effects", 1),
    "voice_softer": ("voice_volume", -1),
    "voice_louder": ("voice_volume", 1),
    "slower": ("rate", -1),
    "faster": ("rate", 1),
    "caption_smaller": ("caption", -1),
    "caption_bigger": ("caption", 1),
}
_TOLD_AS = {
    "effects": "effects_volume",
    "voice_volume": "voice_volume",
    "rate": "voice_rate",
    "caption": "caption_size",
}


class Router:
    """The screens, the topmost one in play, and everything that works on every screen."""

    def __init__(self, desk: Desk, output: Output) -> None:
        self.desk = desk
        self.output = output
        self.done = False
        self._screens: list[Screen] = []
        self._input_help = False
        self._unsaved = self._away = False
        self._title = ""
        self._solved = SolvedWatch()
        self._held: list[Utterance] = []  # opponents' news that waits while something is read
        self._everywhere: dict[str, Callable[[], Response]] = {
            "help": self._help,
            "input_help": self._toggle_input_help,
            "stop": self._stop,
            "verbosity": self._verbosity,
            "missed": self._missed,
            "recent": self._recent,
            "kind": self._kind,
            "where": self._where,
            "effects": self._toggle_effects,
            "speech": self._toggle_speech,
            "leave": lambda: Response(then=Quit()),
        }
        for name in _HISTORY[:-1]:
            self._everywhere[name] = partial(self._walk_history, name)
        self._everywhere["copy"] = self._copy
        self._switches = Switches(desk, self._help)
        self._everywhere["step"] = lambda: self._switches.step(self.screen)
        self._everywhere["press"] = lambda: self._switches.press(self.screen)
        for command, (setting, by) in _STEPS.items():
            self._everywhere[command] = partial(self._step, setting, by)

    @property
    def screen(self) -> Screen:
        """The one in play."""
        return self._screens[-1]

    # ------------------------------------------------------------------ what comes in

    def start(self, screen: Screen) -> None:
        """Open the first screen."""
        self._carry_out(Response((), (Event("start"),), interrupt=False, then=Push(screen)))

    def key(self, name: str, text: str = "") -> None:
        """A key was pressed: find what it means here, do it, answer it."""
        self.output.speech.hasten()
        self.desk.presses += 1
        typing = self.screen.takes_text and (len(text) == 1 and text.isprintable())
        switch = self._switches.meaning(name)
        if switch is None:
            self._switches.forget()
        bound = switch or (None if typing else self._bound(name))
        self.output.transcript.write("key", key=name, command=bound.id if bound else None)
        if bound is None or bound.id not in _HISTORY:
            self.desk.history.place = None
        self._carry_out(self._answer(name, text, bound))

    def recover(self, told: Event, screen: Callable[[], Screen]) -> None:
        """After a defect: leave everything, say what happened, and begin anew at a screen."""
        self._input_help, self._held = False, []
        kept = self.desk.keeping.leave() if self.desk.keeping else ()
        self._carry_out(tell(told, *kept, then=Restart(screen())))

    def due(self) -> float | None:
        """When `tick` wants to be called, in ms of the desk's clock."""
        times = [self.output.captions.due(), self.output.teller.due()]
        # Computer players wait while something is told.
        if not self.output.teller.busy:
            times += [s.due() for s in self._awake()]
        if not (self._away or self.output.teller.busy):
            times.append(self._switches.due())
        return min((at for at in times if at is not None), default=None)

    def tick(self) -> None:
        """Let what is told go on, then every screen whose time has come act, and the switch."""
        self.output.captions.tick()
        self.output.teller.tick()
        if self.output.teller.busy:
            return
        now = self.desk.clock()
        for screen in self._awake():
            at = screen.due()
            if at is not None and at <= now:
                self._carry_out(screen.tick())
        at = self._switches.due()  # asked last: news puts the step off
        if at is not None and at <= now and not self._away:
            self.desk.presses += 1  # what waits for "the next key" has been passed by
            self._carry_out(replace(self._switches.step(self.screen), interrupt=False))

    def focus(self, *, gained: bool) -> None:
        """The window was left, or entered again: then where the player is.

        A window left goes on telling what happens, or keeps quiet, as the player has set.
        """
        if not gained:
            self._away = True
            self.output.quiet = self.desk.settings.elsewhere == "quiet"
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
        self.output.heed()

    def _awake(self) -> list[Screen]:
        """The screens for which time goes on: what lies below one that pauses waits."""
        pausing = [place for place, screen in enumerate(self._screens) if screen.pauses]
        return self._screens[pausing[-1] if pausing else 0 :]

    def look_after(self) -> None:
        """What needs no key and must not delay one: devices, solved games, title, settings."""
        self.output.poll()
        told, sounded = self._solved.look()
        self.output.sound(sounded)
        for event in (*told, *(self.desk.keeper.news() if self.desk.keeper else ())):
            self.output.announce(event)
        self._name_window()
        if self._unsaved:
            self._unsaved = False
            try:
                self.desk.settings.save()
            except OSError as error:
                why = error.strerror or str(error)
                self.output.announce(Event("settings_unwritable", None, {"why": why}))
                self.desk.settings.path = None  # said once

    def _name_window(self) -> None:
        """Screen readers read titles: the game and how it stands, or where in the menus."""
        title = self.desk.words.utter(self._screens[0].titled()).rstrip(".")
        if title != self._title:
            self._title = title
            own = title.casefold() == "audiodice"
            self.output.face.title("audiodice" if own else f"{title} – audiodice")

    # ------------------------------------------------------------------ finding the answer

    def _bound(self, name: str) -> Command | None:
        found = self.desk.keymap.lookup(self.screen.scope, name)
        # In lists letters jump; a letter that no entry begins with keeps its meaning.
        jumps = self.screen.scope is Scope.LIST and len(name) == 1 and self._jumps(name)
        return COMMANDS[found] if found and not jumps else None

    def _jumps(self, letter: str) -> bool:
        items = self.screen.items if isinstance(self.screen, Menu) else ()
        return any(item.label().casefold().startswith(letter) for item in items)

    def _answer(self, name: str, text: str, command: Command | None) -> Response:
        if self._input_help and (command is None or command.id != "input_help"):
            return self._describe(name, command)
        if command is None:
            return self.screen.typed(name, text) or self._unbound(name)
        if command.id in self._everywhere:
            return self._everywhere[command.id]()
        return self.screen.command(command)

    def _unbound(self, name: str) -> Response:
        return refuse(Event("unbound", None, {"bound": spoken_or_name(self.desk.words, name)}))

    def _describe(self, name: str, command: Command | None) -> Response:
        if command is None:
            return self._unbound(name)
        words = self.desk.words
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
        if response.news and not response.interrupt:
            self._switches.forget()  # a turn may have passed: what is wanted most comes first
        utterance = Utterance(
            self.desk.words.utter(response.said),
            response.said if response.told is None else response.told,
            response.news,
            kinds_of(response.said, self.desk.words.listener.who) if response.news else frozenset(),
        )
        reading = not isinstance(followed.then, Pop | Restart) and (
            self.screen.scope is Scope.LIST or self.desk.history.place is not None
        )
        if response.news and not response.interrupt and reading:
            self._hold(utterance, response.sounded)
            return
        if self._held and not reading:
            held, self._held = self._held, []
            # They are in the history as news already.
            utterance = replace(joined((utterance, *held)), news=utterance.news)
        self.output.put(utterance, response.sounded, interrupt=response.interrupt)
        spoken = utterance.text if self.output.speech_on else ""
        self._switches.heard(spoken, interrupt=response.interrupt)
        if self.done:
            self.output.sound((Event("exit"),))

    def _hold(self, utterance: Utterance, sounded: Sequence[Event]) -> None:
        """Opponents' news waits while a list, a reader or the history is open; not its cues."""
        self.output.sound(sounded)
        if utterance.text:
            self._held.append(utterance)
            self.desk.history.add(utterance)

    def _follow(self, response: Response) -> Response:
        """Go where the response leads; its words and cues with those of the place reached."""
        match response.then:
            case Push(screen):
                self._open(screen)
                return _both(response, screen.enter())
            case Restart(screen):
                self._screens.clear()
                self._open(screen)
                return _both(response, screen.enter())
            case Pop(run):
                self._screens.pop()
                if run is None:
                    return _both(response, self.screen.resume())
                return _both(response, self._follow(self._answer("", "", run)))
            case Quit():
                self.done = True
                kept = self.desk.keeping.leave() if self.desk.keeping else ()
                return _both(response, tell(*kept, Event("goodbye")))
        return response

    def _open(self, screen: Screen) -> None:
        if isinstance(screen, Menu):
            screen.wraps = self.desk.settings.wrap
        self._screens.append(screen)

    def _put_in_force(self) -> None:
        self.desk.words.verbosity = self.desk.settings.verbosity
        for screen in self._screens:
            if isinstance(screen, Menu):
                screen.wraps = self.desk.settings.wrap
        self.output.apply_settings()
        self._unsaved = True

    # ------------------------------------------------------------------ what works everywhere

    def _help(self) -> Response:
        words, keymap, scope = self.desk.words, self.desk.keymap, self.screen.scope
        commands = [c for c in COMMANDS.values() if c.scope in (scope, Scope.EVERYWHERE)]
        queries = getattr(getattr(self.screen, "game", None), "queries", ())
        items = []
        for command in commands:
            keys = keymap.keys[command.id]
            useless = command.id == "delete" and not getattr(self.screen, "deletes", False)
            if useless or not keys or (command.query and command.query not in queries):
                continue
            label = words.text(
                "help_line",
                bound=spoken_or_name(words, keys[0]),
                command=words.text(f"command-{command.id}"),
            )
            items.append(Item(partial(str, label), partial(Response, then=Pop(command))))
        return Response(then=Push(Menu(words.text("here_title"), lambda: items, pauses=False)))

    def _toggle_input_help(self) -> Response:
        self._input_help = not self._input_help
        return tell(Event("input_help_on" if self._input_help else "input_help_off"))

    def _stop(self) -> Response:
        self.output.silence()
        return Response(interrupt=False)

    def _verbosity(self) -> Response:
        order = ("brief", "normal", "full")
        now = order.index(self.desk.settings.verbosity)
        self.desk.settings.verbosity = order[(now + 1) % len(order)]
        told = Event("verbosity_set", None, {"value": self.desk.settings.verbosity})
        return tell(told, changed="verbosity")

    def _missed(self) -> Response:
        news = self.desk.history.missed()
        return Response(news or (Event("nothing_missed"),))

    def _recent(self) -> Response:
        last = self.desk.history.last(self.desk.settings.recent)
        if not last.text:
            return refuse(Event("history_empty"))
        self.output.repeat(last)
        return Response(interrupt=False)

    def _kind(self) -> Response:
        told = Event("kind_set", None, {"value": self.desk.history.next_kind()})
        return Response((told,), (Event("menu_move"),))

    def _where(self) -> Response:
        return self.screen.where()

    def _walk_history(self, where: str) -> Response:
        utterance = self.desk.history.walk(where)
        if utterance is None:
            return refuse(Event("history_empty"))
        self.output.sound((Event("menu_move"),))
        # Repeating is not saying: what is read again is not recorded again.
        self.output.repeat(utterance)
        return Response(interrupt=False)

    def _copy(self) -> Response:
        copied = self.output.face.copy(self.desk.history.current())
        return tell(Event("copied")) if copied else refuse(Event("not_copied"))

    def _step(self, setting: str, by: int) -> Response:
        if setting in ("rate", "voice_volume") and not self.output.speech.own_voice:
            key = "voice_not_ours" if setting == "rate" else "voice_volume_not_ours"
            return refuse(Event(key))
        moved = self.desk.settings.step(setting, by)
        if setting == "caption" and moved:
            self.output.face.bigger(by)
        value = getattr(self.desk.settings, setting)
        told = Event(_TOLD_AS[setting], None, {"value": value})
        cue = Event("menu_move" if moved else "menu_edge")
        return Response((told,), (cue,), changed=setting)

    def _toggle_effects(self) -> Response:
        on = not self.output.effects_on
        if not on and not self.output.speech_on:
            return refuse(Event("nothing_left"))  # no voice and no sound: nobody could come back
        self.output.effects_on = on
        return tell(Event("effects_on" if on else "effects_off"), Event("menu_select"))

    def _toggle_speech(self) -> Response:
        if self.output.speech_on:
            # Its last words say how to bring it back.
            self.output.put(Utterance(self.desk.words.text("speech_off")), interrupt=True)
            self.output.speech_on = False
            self.output.effects_on = True
            return Response((), (Event("menu_select"),), interrupt=False)
        self.output.teller.silence()
        self.output.speech_on = True
        return tell(Event("speech_on"), Event("menu_select"))


def _both(first: Response, second: Response) -> Response:
    return replace(
        second,
        said=(*first.said, *second.said),
        told=_told(first, second),
        sounded=(*first.sounded, *second.sounded),
        interrupt=first.interrupt and second.interrupt,
        news=first.news or second.news,
    )


def _told(first: Response, second: Response) -> tuple[Event, ...] | None:
    if first.told is None and second.told is None:
        return None
    return tuple(event for r in (first, second) for event in (r.said if r.told is None else r.told))
