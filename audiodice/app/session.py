"""A session put together: face, speech, sounds, words, and the screens that use them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from audiodice import __version__
from audiodice.app import keymaps, language
from audiodice.app.background import Task, slowly
from audiodice.app.clock import monotonic_ms
from audiodice.app.crash_handling import CrashHandler, Net
from audiodice.app.diagnostics import at_start
from audiodice.app.launch_options import LaunchOptions, open_face
from audiodice.core.model import Event
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.input.face import Face
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.opponents import tables
from audiodice.output.output import Output
from audiodice.output.sound_packs.loading import load_pack
from audiodice.output.sound_packs.pack import Flaw, find_pack, own_packs
from audiodice.output.transcript import Transcript
from audiodice.output.voices import Voices
from audiodice.present.cues import Cues
from audiodice.present.forgiving import FallbackWords
from audiodice.storage import paths, settings
from audiodice.storage.autosave import Autosave
from audiodice.storage.last_setups import LastSetups
from audiodice.storage.log import Log, about_here
from audiodice.storage.quiz_scores import QuizScores
from audiodice.ui.context import UiContext
from audiodice.ui.history import History
from audiodice.ui.home import Home
from audiodice.ui.key_names import name_keys
from audiodice.ui.launcher import Launcher
from audiodice.ui.menu import Menu
from audiodice.ui.replay import replay_screen
from audiodice.ui.response import Restart
from audiodice.ui.router import Router
from audiodice.ui.saved_games import resume_by_name
from audiodice.ui.screen import Screen
from audiodice.ui.seating import sit_down


class Session:
    """One run of the program, from the first word to the last."""

    def __init__(
        self,
        launch: LaunchOptions,
        face: Face,
        own: settings.Settings,
        out: Transcript,
        autosave: Autosave,
    ) -> None:
        """Wire everything up; the first words are said by `start`."""
        self.face, self.autosave, self.log = face, autosave, Log()
        speech_wish = f"speech {launch.speech}, language {launch.lang}"
        self.log.note(f"audiodice {__version__}, {about_here()}, {face.name}, {speech_wish}")
        words = language.words(launch.lang)
        words.verbosity = own.verbosity
        cues = Cues(paths.sounds())
        self._pack_flaws = self._put_on(own.pack, cues)
        self.context = self._set_desk(launch, own, words, cues)
        self.output = self._connect(launch, own, words, cues, out)
        self.context.worded = lambda: self.output.speech_on or own.captions
        autosave.tell = self.output.notice
        self.router = Router(self.context, self.output)
        self.home = Home(self.context)
        Launcher(self.context, cues, self.home)
        self.rescue = CrashHandler(self.router, self.home.main, self.log.note)
        self._plan, self._resume, self._replay = launch.plan, launch.resume, launch.replay

    def _set_desk(
        self, launch: LaunchOptions, own: settings.Settings, words: FallbackWords, cues: Cues
    ) -> UiContext:
        """What the screens work with."""
        last_setups = LastSetups(paths.own_folder() / "last.json")
        own_keys = launch.keymap or paths.own_keymap()
        context = UiContext(
            words,
            own,
            keymaps.load(own_keys),
            History(),
            monotonic_ms,
            launch.plan or last_setups.plans()[0],
            last_setups,
            seed=launch.seed,
            fair=launch.fair,
            sounds=cues.sounds,
            best=QuizScores(paths.own_folder() / "quiz.json"),
            autosave=self.autosave,
        )
        name_keys(words, context.keymap)
        return context

    def _connect(
        self,
        launch: LaunchOptions,
        own: settings.Settings,
        words: FallbackWords,
        cues: Cues,
        out: Transcript,
    ) -> Output:
        """The way to ears and eyes; nothing is opened yet."""
        voice, mixer = VoiceSettings(rate=own.rate), Mixer(own.buffer, ours=paths.sounds())
        voices = Voices(
            launch,
            terminal=self.face.name == "terminal",
            out=out,
            log=self.log,
            notice=lambda event: self.output.notice(event),
            notice_sound=lambda event: self.output.notice_sound(event),
        )
        output = Output(
            face=self.face,
            speech=voices.speech(mixer, voice),
            voice=voice,
            mixer=mixer,
            words=words,
            cues=cues,
            history=self.context.history,
            transcript=out,
            settings=own,
            flaws=words.flaws,
        )
        output.note = self.log.note
        output.effects_on = launch.sounds
        output.speech_on = launch.speech != "off"
        return output

    def _put_on(self, pack: str, cues: Cues) -> tuple[Flaw, ...]:
        """Let the sound pack of that name be heard; what is wrong with it."""
        if not pack:
            return ()
        folder = find_pack(pack, own_packs(paths.own_folder()))
        found = load_pack(folder, cues.sounds)
        cues.put_on(found.sounds)
        return found.flaws

    def start(self, complaints: tuple[settings.Complaint, ...]) -> None:
        """The first screen, then what is wrong with the player's files."""
        missing = self.output.sounds.load()
        self.output.pending_save = lambda: self.autosave.store.pending
        first, troubles = self._first()
        self.router.start(first)
        # Only now, with the first words queued: opening devices competes with making words.
        self.output.start()
        Task(lambda: slowly(self._warm()))
        self.autosave.tidy()
        self.log.open(paths.log_folder())
        if self.context.last_setups.fresh and isinstance(first, Menu):
            self.output.announce(Event("new_here"))
        wrong = at_start(
            self.context.words,
            missing=missing,
            pack=self._pack_flaws,
            keys=self.context.keymap.problems,
            settings=complaints,
        )
        for event in (*troubles, *wrong):
            self.output.announce(event)

    def _first(self) -> tuple[Screen, tuple[Event, ...]]:
        """The screen to begin with, and why it is not the one asked for."""
        if self._replay:
            return replay_screen(self.context, self._replay, self.home.main), ()
        if self._plan:
            return self.context.seat(self._plan), ()
        if not self._resume:
            return self.home.main(), ()
        response = resume_by_name(self.context, self._resume, self.home.main)
        if response.said:  # it is not gone on with at once
            self.autosave.look()
        first = response.then.screen if isinstance(response.then, Restart) else self.home.main()
        return first, response.said

    def close(self) -> None:
        """Keep what is to be kept, say the last words, let go of everything."""
        self.autosave.close()
        self.output.close()
        self.log.note("end")
        self.log.close()

    def _warm(self) -> Iterator[object]:
        """What would else be done at the first key that needs it."""
        yield from self.context.words.warm()
        yield from self.output.sounds.warm()
        mixer = self.output.mixer
        self.log.note("sound: there" if mixer.available else f"sound: none, {mixer.why}")


def run(launch: LaunchOptions) -> None:
    """Play until the player leaves.

    Raises NoFace where the face cannot be had, OSError for an unwritable transcript,
    CatalogueError for an unknown language, OptionError or ValueError for a plan no game takes.
    """
    from audiodice.app.loop import run as run_loop

    if launch.plan is not None:
        sit_down(launch.plan, language.words(launch.lang), 0)  # fails before a window
    tables.keep_in(paths.cache_folder())
    own, complaints = settings.load(paths.own_folder() / "settings.toml")
    out = Transcript(launch.transcript)
    if launch.speech == "auto":
        launch = replace(launch, speech=own.speech)
    session: Session | None = None
    with Net(lambda line: session.log.note(line) if session else None):
        autosave = Autosave(paths.data_folder(), own)
        if not (launch.plan or launch.resume or launch.replay):
            autosave.look()  # while the window opens: the first word does not wait for it
        face = open_face(launch.face, own)
        face.title("audiodice")
        try:
            session = Session(launch, face, own, out, autosave)
            session.start(complaints)
            run_loop(face, session.router, monotonic_ms, session.rescue)
        finally:
            if session is not None:
                session.close()
            else:
                face.close()
