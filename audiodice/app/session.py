"""A session put together: face, speech, sounds, words, and the screens that use them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from audiodice import __version__
from audiodice.app import language, reports, resources, settings, sound_packs
from audiodice.app.background import Task, slowly
from audiodice.app.best_scores import BestScores
from audiodice.app.defects import Rescue
from audiodice.app.history import History
from audiodice.app.keeping import Keeping
from audiodice.app.keynames import name_keys
from audiodice.app.log import Log, about_here
from audiodice.app.output import Output
from audiodice.app.remembered import Remembered
from audiodice.app.router import Router
from audiodice.app.screens.home import Home
from audiodice.app.screens.kept_games import go_on_by_name
from audiodice.app.screens.menu import Menu
from audiodice.app.screens.replay import replay_screen
from audiodice.app.screens.screen import Desk, Restart, Screen
from audiodice.app.screens.table import TableScreen
from audiodice.app.seating import Plan, listener, sit_down
from audiodice.core.model import Event, Value
from audiodice.devices.face import Face
from audiodice.devices.keys import parse
from audiodice.devices.mixer import Mixer
from audiodice.devices.speech import ladder
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.thread import Speech
from audiodice.devices.transcript import Transcript
from audiodice.engine.journal import Journal
from audiodice.engine.table import Table
from audiodice.engine.throw import new_seed
from audiodice.opponents import tables
from audiodice.present import keymap, readings
from audiodice.present.cues import Cues
from audiodice.present.listener import Listener


def clock() -> float:
    """Monotonic ms."""
    return time.monotonic() * 1000


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks of a session."""

    lang: str = "en"
    face: str = ""
    """window, terminal, or "" for a window where there is a display"""
    speech: str = "auto"
    sounds: bool = True
    transcript: Path | None = None
    keymap: Path | None = None
    seed: int | None = None
    plan: Plan | None = None
    """the game to start with; None: the menu"""
    fair: bool = False
    """games begun have dice that can be checked"""
    replay: Journal | None = None
    """the game to be heard again first"""
    resume: str = ""
    """the name of the kept game to go on with; "": none"""


def open_face(wish: str, own: settings.Settings) -> Face:
    """The face asked for; raises NoFace with one sentence."""
    if wish == "terminal":
        from audiodice.devices.terminal import Terminal

        return Terminal()
    from audiodice.devices.window import Window

    return Window(caption_px=own.caption, repeat=own.key_repeat)


class Session:
    """One run of the program, from the first word to the last."""

    def __init__(
        self,
        wishes: Wishes,
        face: Face,
        own: settings.Settings,
        out: Transcript,
        keeping: Keeping,
    ) -> None:
        """Wire everything up; the first words are said by `start`."""
        self.face, self.keeping = face, keeping
        self.log, self._voice = Log(), ""
        speech_wish = f"speech {wishes.speech}, language {wishes.lang}"
        self.log.note(f"audiodice {__version__}, {about_here()}, {face.name}, {speech_wish}")
        words = language.words(wishes.lang)
        words.verbosity = own.verbosity
        cues = Cues(resources.sounds())
        self._pack_flaws = self._put_on(own.pack, cues)
        voice = VoiceSettings(rate=own.rate)
        mixer = Mixer(own.buffer)
        speech = self._speech(wishes, mixer, voice, out)
        history = History()
        remembered = Remembered(resources.own_folder() / "last.json")
        own_keys = wishes.keymap or resources.own_keymap()
        self.desk = Desk(
            words,
            own,
            keymap.load(resources.keymap(), own_keys, parse),
            history,
            clock,
            wishes.plan or remembered.plans()[0],
            remembered,
            seed=wishes.seed,
            fair=wishes.fair,
            sounds=cues.sounds,
            best=BestScores(resources.own_folder() / "quiz.json"),
        )
        self.desk.keeping = keeping
        self.desk.seat, self.desk.sit = self._seat, self._sit
        self.desk.attend = self._attend
        name_keys(words, self.desk.keymap)
        self.output = Output(
            face=face,
            speech=speech,
            voice=voice,
            mixer=mixer,
            words=words,
            cues=cues,
            history=history,
            transcript=out,
            settings=own,
            flaws=words.flaws,
        )
        self.output.note = self.log.note
        self.desk.worded = lambda: self.output.speech_on or own.captions
        keeping.tell = self.output.notice
        self.output.effects_on = wishes.sounds
        self.output.speech_on = wishes.speech != "off"
        self.router = Router(self.desk, self.output)
        self.home = Home(self.desk)
        self.rescue = Rescue(self.router, self.home.main, self.log.note)
        self._plan, self._resume, self._replay = wishes.plan, wishes.resume, wishes.replay

    def _put_on(self, pack: str, cues: Cues) -> tuple[sound_packs.Flaw, ...]:
        """Let the sound pack of that name be heard; what is wrong with it."""
        if not pack:
            return ()
        packs = sound_packs.own_packs(resources.own_folder())
        found = sound_packs.load(sound_packs.find(pack, packs), cues.sounds)
        cues.put_on(found.sounds)
        return found.flaws

    def start(self, complaints: tuple[settings.Complaint, ...]) -> None:
        """The first screen, then what is wrong with the player's files."""
        missing = self.output.load_sounds()
        self.output.unsafe = lambda: self.keeping.keeper.pending
        first, troubles = self._first()
        self.router.start(first)
        # Only now, with the first words queued: opening devices competes with making words.
        self.output.start()
        Task(lambda: slowly(self._warm()))
        self.keeping.tidy()
        self.log.open(resources.log_folder())
        if self.desk.remembered.fresh and isinstance(first, Menu):
            self.output.announce(Event("new_here"))
        for problem in (*troubles, *self._problems(missing, complaints)):
            self.output.announce(problem)

    def _first(self) -> tuple[Screen, tuple[Event, ...]]:
        """The screen to begin with, and why it is not the one asked for."""
        if self._replay:
            return replay_screen(self.desk, self._replay, self.home.main), ()
        if self._plan:
            return self._seat(self._plan), ()
        if not self._resume:
            return self.home.main(), ()
        response = go_on_by_name(self.desk, self._resume, self.home.main)
        if response.said:  # it is not gone on with at once
            self.keeping.look()
        first = response.then.screen if isinstance(response.then, Restart) else self.home.main()
        return first, response.said

    def close(self) -> None:
        """Keep what is to be kept, say the last words, let go of everything."""
        self.keeping.close()
        self.output.close()
        self.log.note("end")
        self.log.close()

    def _problems(
        self, missing: tuple[str, ...], complaints: tuple[settings.Complaint, ...]
    ) -> Iterator[Event]:
        """What is wrong with the sounds and the player's files, in words."""
        if missing:
            yield Event("sounds_missing", None, {"file": missing[0], "count": len(missing)})
        if self._pack_flaws:
            # The first: a pack may have hundreds, and `audiodice sounds check` names them all.
            first, *more = self._pack_flaws
            yield Event("announced", None, {"text": reports.flaw(self.desk.words, first)})
            if more:
                yield Event("pack_flawed", None, {"count": len(more)})
        for problem in self.desk.keymap.problems:
            yield Event("announced", None, {"text": reports.complaint(self.desk.words, problem)})
        for complaint in complaints:
            yield Event("settings_broken", None, asdict(complaint))

    def _warm(self) -> Iterator[object]:
        """What would else be done at the first key that needs it."""
        yield from self.desk.words.warm()
        yield from self.output.warm()
        mixer = self.output.mixer
        self.log.note("sound: there" if mixer.available else f"sound: none, {mixer.why}")

    def _speech(
        self, wishes: Wishes, mixer: Mixer, voice: VoiceSettings, out: Transcript
    ) -> Speech:
        terminal = self.face.name == "terminal"
        choice = "text" if terminal and wishes.speech == "auto" else wishes.speech
        # In a terminal the face prints every utterance already.
        write: Callable[[str], object] = (lambda _: None) if terminal else print
        rungs = ladder.build(
            choice,
            lang=wishes.lang,
            mixer=mixer,
            write=write,
            settings=voice,
            reading=readings.load(resources.readings(wishes.lang)),
            # Text in a window's console may go unseen: a sound tells that it is there.
            earcon=None if terminal else lambda: self.output.sound((Event("text"),)),
        )

        def spoken(text: str, backend: str) -> None:
            out.write("spoken", text=text, backend=backend)
            self._note_voice(backend)

        def failed(text: str, backend: str, why: str) -> None:
            out.write("failed", text=text, backend=backend, why=why)
            self.log.note(f"voice {backend} failed: {why}")

        return Speech(rungs, on_spoken=spoken, on_failed=failed, on_changed=self._voice_changed)

    def _note_voice(self, backend: str) -> None:
        if backend != self._voice:
            self._voice = backend
            self.log.note(f"voice: {backend}")

    def _voice_changed(self, before: str, now: str, better: bool) -> None:
        """Who speaks from now on, said by that voice; called on the speech thread."""
        told: dict[str, Value] = {"gone": before, "voice": now, "better": better}
        self.output.notice(Event("voice_changed", None, told))

    def _seat(self, plan: Plan) -> Screen:
        """A new table for a plan; the same game again throws other dice."""
        desk = self.desk
        seed = new_seed() if desk.seed is None else desk.seed
        desk.seed = None  # a given seed serves one game: the next one is new
        table = sit_down(plan, desk.words, seed, fair=desk.fair)
        self.keeping.begin(table)
        desk.remembered.remember(plan)
        return self._sit(table, plan)

    def _attend(self, game: str, who: Listener) -> None:
        """Say and sound things as at a table of this game."""
        self.desk.words.play(game, who)
        self.output.cues.play(game, who)
        self.desk.history.at = (game, who)

    def _sit(self, table: Table, plan: Plan) -> Screen:
        """The screen of a table, and what would be played again after it."""
        desk, game = self.desk, table.game.name
        desk.plan = plan
        self._attend(game, listener(table))
        return TableScreen(
            desk,
            table,
            table.journal.header.seed,
            pause=lambda table: self.home.pause(table, self.home.main),
            again=lambda: self._seat(desk.plan),
        )


def run(wishes: Wishes) -> None:
    """Play until the player leaves.

    Raises NoFace where the face cannot be had, OSError for an unwritable transcript,
    CatalogueError for an unknown language, OptionError or ValueError for a plan no game takes.
    """
    from audiodice.app.loop import run as run_loop

    if wishes.plan is not None:
        sit_down(wishes.plan, language.words(wishes.lang), 0)  # fails before a window
    tables.keep_in(resources.cache_folder())
    own, complaints = settings.load(resources.own_folder() / "settings.toml")
    out = Transcript(wishes.transcript)
    if wishes.speech == "auto":
        wishes = replace(wishes, speech=own.speech)
    keeping = Keeping(resources.data_folder(), own)
    if not (wishes.plan or wishes.resume or wishes.replay):
        keeping.look()  # while the window opens: the first word does not wait for it
    face = open_face(wishes.face, own)
    face.title("audiodice")
    session: Session | None = None
    try:
        session = Session(wishes, face, own, out, keeping)
        session.start(complaints)
        run_loop(face, session.router, clock, session.rescue)
    finally:
        if session is not None:
            session.close()
        else:
            face.close()


def display() -> bool:
    """Whether a window could be opened here, as far as the environment tells."""
    if sys.platform in ("win32", "darwin"):
        return True
    told = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in told)
