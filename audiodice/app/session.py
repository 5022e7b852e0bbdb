"""A session put together: face, speech, sounds, words, and the screens that use them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from audiodice import __version__
from audiodice.app import keymaps, language, resources, settings
from audiodice.app.background import Task, slowly
from audiodice.app.best_scores import BestScores
from audiodice.app.clock import monotonic_ms
from audiodice.app.complaints import at_start
from audiodice.app.defects import Net, Rescue
from audiodice.app.hosting import Host
from audiodice.app.kept.keeping import Keeping
from audiodice.app.keynames import name_keys
from audiodice.app.log import Log, about_here
from audiodice.app.packs.loading import load_pack
from audiodice.app.packs.pack import Flaw, find_pack, own_packs
from audiodice.app.remembered import Remembered
from audiodice.app.router import Router
from audiodice.app.screens.desk import Desk
from audiodice.app.screens.home import Home
from audiodice.app.screens.kept_games import go_on_by_name
from audiodice.app.screens.menu import Menu
from audiodice.app.screens.replay import replay_screen
from audiodice.app.screens.response import Restart
from audiodice.app.screens.screen import Screen
from audiodice.app.seating import sit_down
from audiodice.app.telling.history import History
from audiodice.app.telling.output import Output
from audiodice.app.telling.voices import Voices
from audiodice.app.wishes import Wishes, open_face
from audiodice.core.model import Event
from audiodice.devices.face import Face
from audiodice.devices.mixer import Mixer
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.transcript import Transcript
from audiodice.opponents import tables
from audiodice.present.cues import Cues
from audiodice.present.forgiving import Forgiving


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
        self.face, self.keeping, self.log = face, keeping, Log()
        speech_wish = f"speech {wishes.speech}, language {wishes.lang}"
        self.log.note(f"audiodice {__version__}, {about_here()}, {face.name}, {speech_wish}")
        words = language.words(wishes.lang)
        words.verbosity = own.verbosity
        cues = Cues(resources.sounds())
        self._pack_flaws = self._put_on(own.pack, cues)
        self.desk = self._set_desk(wishes, own, words, cues)
        self.output = self._connect(wishes, own, words, cues, out)
        self.desk.worded = lambda: self.output.speech_on or own.captions
        keeping.tell = self.output.notice
        self.router = Router(self.desk, self.output)
        self.home = Home(self.desk)
        Host(self.desk, cues, self.home)
        self.rescue = Rescue(self.router, self.home.main, self.log.note)
        self._plan, self._resume, self._replay = wishes.plan, wishes.resume, wishes.replay

    def _set_desk(
        self, wishes: Wishes, own: settings.Settings, words: Forgiving, cues: Cues
    ) -> Desk:
        """What the screens work with."""
        remembered = Remembered(resources.own_folder() / "last.json")
        own_keys = wishes.keymap or resources.own_keymap()
        desk = Desk(
            words,
            own,
            keymaps.load(own_keys),
            History(),
            monotonic_ms,
            wishes.plan or remembered.plans()[0],
            remembered,
            seed=wishes.seed,
            fair=wishes.fair,
            sounds=cues.sounds,
            best=BestScores(resources.own_folder() / "quiz.json"),
            keeping=self.keeping,
        )
        name_keys(words, desk.keymap)
        return desk

    def _connect(
        self,
        wishes: Wishes,
        own: settings.Settings,
        words: Forgiving,
        cues: Cues,
        out: Transcript,
    ) -> Output:
        """The way to ears and eyes; nothing is opened yet."""
        voice, mixer = VoiceSettings(rate=own.rate), Mixer(own.buffer, ours=resources.sounds())
        voices = Voices(
            wishes,
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
            history=self.desk.history,
            transcript=out,
            settings=own,
            flaws=words.flaws,
        )
        output.note = self.log.note
        output.effects_on = wishes.sounds
        output.speech_on = wishes.speech != "off"
        return output

    def _put_on(self, pack: str, cues: Cues) -> tuple[Flaw, ...]:
        """Let the sound pack of that name be heard; what is wrong with it."""
        if not pack:
            return ()
        folder = find_pack(pack, own_packs(resources.own_folder()))
        found = load_pack(folder, cues.sounds)
        cues.put_on(found.sounds)
        return found.flaws

    def start(self, complaints: tuple[settings.Complaint, ...]) -> None:
        """The first screen, then what is wrong with the player's files."""
        missing = self.output.sounds.load()
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
        wrong = at_start(
            self.desk.words,
            missing=missing,
            pack=self._pack_flaws,
            keys=self.desk.keymap.problems,
            settings=complaints,
        )
        for event in (*troubles, *wrong):
            self.output.announce(event)

    def _first(self) -> tuple[Screen, tuple[Event, ...]]:
        """The screen to begin with, and why it is not the one asked for."""
        if self._replay:
            return replay_screen(self.desk, self._replay, self.home.main), ()
        if self._plan:
            return self.desk.seat(self._plan), ()
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

    def _warm(self) -> Iterator[object]:
        """What would else be done at the first key that needs it."""
        yield from self.desk.words.warm()
        yield from self.output.sounds.warm()
        mixer = self.output.mixer
        self.log.note("sound: there" if mixer.available else f"sound: none, {mixer.why}")


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
    session: Session | None = None
    with Net(lambda line: session.log.note(line) if session else None):
        keeping = Keeping(resources.data_folder(), own)
        if not (wishes.plan or wishes.resume or wishes.replay):
            keeping.look()  # while the window opens: the first word does not wait for it
        face = open_face(wishes.face, own)
        face.title("audiodice")
        try:
            session = Session(wishes, face, own, out, keeping)
            session.start(complaints)
            run_loop(face, session.router, monotonic_ms, session.rescue)
        finally:
            if session is not None:
                session.close()
            else:
                face.close()
