"""A session put together: face, speech, sounds, words, and the screens that use them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from audiodice.app import reports, resources, settings, sound_packs
from audiodice.app.background import Task, slowly
from audiodice.app.best_scores import BestScores
from audiodice.app.history import History
from audiodice.app.keynames import name_keys
from audiodice.app.output import Output
from audiodice.app.remembered import Remembered
from audiodice.app.router import Router
from audiodice.app.screens.home import Home
from audiodice.app.screens.screen import Desk, Screen
from audiodice.app.screens.table import TableScreen
from audiodice.app.seating import Plan, listener, sit_down
from audiodice.core.model import Event
from audiodice.devices.face import Face
from audiodice.devices.keys import parse
from audiodice.devices.mixer import Mixer
from audiodice.devices.speech import ladder
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.thread import Speech
from audiodice.devices.transcript import Transcript
from audiodice.engine.throw import new_seed
from audiodice.opponents import tables
from audiodice.present import keymap, readings
from audiodice.present.cues import Cues
from audiodice.present.words import Words


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


def open_face(wish: str, own: settings.Settings) -> Face:
    """The face asked for; raises NoFace with one sentence."""
    if wish == "terminal":
        from audiodice.devices.terminal import Terminal

        return Terminal()
    from audiodice.devices.window import Window

    return Window(caption_px=own.caption, repeat=own.key_repeat)


class Session:
    """One run of the program, from the first word to the last."""

    def __init__(self, wishes: Wishes, face: Face, own: settings.Settings, out: Transcript) -> None:
        """Wire everything up; the first words are said by `start`."""
        self.face = face
        words = Words(resources.locale(), wishes.lang)
        words.verbosity = own.verbosity
        cues = Cues(resources.sounds())
        self._pack_flaws = self._put_on(own.pack, cues)
        voice = VoiceSettings(rate=own.rate)
        mixer = Mixer(own.buffer)
        speech = self._speech(wishes, mixer, voice, out)
        history = History()
        folder = resources.own_folder() / "keymap.toml"
        remembered = Remembered(resources.own_folder() / "last.json")
        own_keys = wishes.keymap or (folder if folder.exists() else None)
        self.desk = Desk(
            words,
            own,
            keymap.load(resources.keymap(), own_keys, parse),
            history,
            clock,
            wishes.plan or remembered.plans()[0],
            remembered,
            seed=wishes.seed,
            sounds=cues.sounds,
            best=BestScores(resources.own_folder() / "quiz.json"),
        )
        self.desk.seat = self._seat
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
        )
        self.output.effects_on = wishes.sounds
        self.output.speech_on = wishes.speech != "off"
        self.router = Router(self.desk, self.output)
        self.home = Home(self.desk)
        self._plan = wishes.plan

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
        self.router.start(self._seat(self._plan) if self._plan else self.home.main())
        # Only now, with the first words queued: opening devices competes with making words.
        self.output.start()
        Task(lambda: slowly(self._warm()))
        for problem in self._problems(missing, complaints):
            self.output.announce(problem)

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
        return Speech(
            rungs,
            on_spoken=lambda text, backend: out.write("spoken", text=text, backend=backend),
            on_failed=lambda text, backend, why: out.write(
                "failed", text=text, backend=backend, why=why
            ),
        )

    def _seat(self, plan: Plan) -> Screen:
        """A table for a plan; the same game again throws other dice."""
        desk = self.desk
        seed = new_seed() if desk.seed is None else desk.seed
        desk.seed = None  # a given seed serves one game: the next one is new
        table = sit_down(plan, desk.words, seed)
        desk.plan = plan
        desk.remembered.remember(plan)
        desk.words.play(plan.game, listener(table))
        self.output.cues.play(plan.game, desk.words.listener)
        return TableScreen(
            desk,
            table,
            seed,
            pause=lambda table: self.home.pause(table, self._leave),
            again=lambda: self._seat(desk.plan),
        )

    def _leave(self) -> Screen:
        return self.home.main()


def run(wishes: Wishes) -> None:
    """Play until the player leaves.

    Raises NoFace where the face cannot be had, OSError for an unwritable transcript,
    CatalogueError for an unknown language, OptionError or ValueError for a plan no game takes.
    """
    from audiodice.app.loop import run as run_loop

    if wishes.plan is not None:
        sit_down(wishes.plan, Words(resources.locale(), wishes.lang), 0)  # fails before a window
    tables.keep_in(resources.cache_folder())
    own, complaints = settings.load(resources.own_folder() / "settings.toml")
    out = Transcript(wishes.transcript)
    if wishes.speech == "auto":
        wishes = replace(wishes, speech=own.speech)
    face = open_face(wishes.face, own)
    face.title("audiodice")
    session: Session | None = None
    try:
        session = Session(wishes, face, own, out)
        session.start(complaints)
        run_loop(face, session.router, clock)
    finally:
        if session is not None:
            session.output.close()
        else:
            face.close()


def display() -> bool:
    """Whether a window could be opened here, as far as the environment tells."""
    if sys.platform in ("win32", "darwin"):
        return True
    told = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in told)
