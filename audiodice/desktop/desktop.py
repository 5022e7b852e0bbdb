"""A session on a desktop: opens its files and devices, and runs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import wait
from contextlib import closing
from dataclasses import replace
from functools import partial

from audiodice import __version__
from audiodice.core.diagnostic import Diagnostic
from audiodice.core.jobs import Background
from audiodice.core.relays import public
from audiodice.desktop.background import BackgroundThreads, ThreadErrors
from audiodice.desktop.sound_packs.loading import load_pack
from audiodice.desktop.sound_packs.pack import find_pack, own_packs, pack_names
from audiodice.desktop.voices import Voices
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.input.face import KeyFace
from audiodice.devices.leaving import at_most, within
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.friends.wire.friends import DesktopFriends
from audiodice.present.cues import Cues
from audiodice.present.keymap import in_terminal
from audiodice.present.settings import Settings
from audiodice.session import keymaps, language
from audiodice.session.beginning import beginning
from audiodice.session.crash_handling import report, sorry
from audiodice.session.diagnostics import at_start
from audiodice.session.housekeeping import Notices
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.lesson_files import LessonFiles
from audiodice.session.session import Parts, Session
from audiodice.session.transcript import Transcript
from audiodice.storage import paths, solved_tables
from audiodice.storage.autosave import LOOK_S, Autosave
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.kept_rooms import KeptRoomsFolder
from audiodice.storage.log import Log, about_here
from audiodice.storage.practice_file import PracticeFile
from audiodice.storage.settings import SettingsFile, own_settings_file
from audiodice.storage.small_files import LastSetupsFile, QuizScoresFile
from audiodice.ui.seating import sit_down

WRITE_S = 2.0  # for each of the last writes, because a disk may hang
CLOSE_S = 10.0  # for closing, because a display may hang; each step has a much lower limit


def run(launch: LaunchOptions) -> None:
    """Play until the player leaves.

    Raises NoFace if the face cannot be opened, OSError for an unwritable transcript,
    CatalogueError for an unknown language, OptionError or ValueError for an invalid setup.
    """
    if launch.setup is not None:
        sit_down(launch.setup, 0)  # raises before a window opens
    settings_file = own_settings_file()
    own, complaints = settings_file.load()
    transcript, log = Transcript(launch.transcript), Log()
    if launch.speech == "auto":
        launch = replace(launch, speech=own.speech)
    with ThreadErrors(log.note), closing(log), closing(transcript):
        games = JournalFolder(paths.own_games())
        # In the background while the window opens, so that it does not delay the first words.
        newest = BackgroundThreads(lambda: None, sorry).start(games.newest)
        face = open_face(launch.face, own)
        try:
            face.title("audiodice")
            background, notices = BackgroundThreads(face.wake, sorry), Notices(face.wake)
            solved_tables.install(background)
            store = Autosave(
                paths.data_folder(),
                background=background,
                notice=notices.say,
                finished_cap=lambda: own.kept_games,
                journals=games,
                newest=newest,
            )
            wait((newest,), LOOK_S)
            desktop = Desktop(launch, own, settings_file, face, transcript, log)
            _play(desktop, face, background, notices, store, complaints)
        except BaseException:
            face.close()  # does nothing if it is closed already
            raise


class Desktop:
    """Makes the parts of a session from the files and devices of a desktop."""

    def __init__(
        self,
        launch: LaunchOptions,
        own: Settings,
        settings_file: SettingsFile,
        face: KeyFace,
        transcript: Transcript,
        log: Log,
    ) -> None:
        self.launch, self.log = launch, log
        self._own, self._settings_file = own, settings_file
        self._face, self._transcript = face, transcript
        self.words = language.words(launch.lang)
        self.words.verbosity = own.verbosity
        self.cues = Cues(paths.sounds())
        self.pack_flaws = self._put_on_pack()
        wish = f"speech {launch.speech}, language {launch.lang}"
        log.note(f"audiodice {__version__}, {about_here()}, {face.name}, {wish}")

    def parts(self, background: Background, notices: Notices, store: Autosave) -> Parts:
        """The parts. Opens no device yet."""
        own, folder = self._own, paths.own_folder()
        terminal = self._face.name == "terminal"
        keymap = keymaps.load(self.launch.keymap or paths.own_keymap())
        mixer, voice = Mixer(own.buffer, ours=paths.sounds()), VoiceSettings(rate=own.rate)
        voices = Voices(
            self.launch.speech,
            self.launch.lang,
            terminal=terminal,
            transcript=self._transcript,
            note=self.log.note,
            notice=notices.say,
            notice_cue=notices.play,
        )
        last_setups = LastSetupsFile(folder / paths.LAST, background)
        quiz_scores = QuizScoresFile(folder / paths.QUIZ, background)
        practice = PracticeFile(paths.own_practice(), background)
        friends = DesktopFriends(
            lambda: self.launch.relays or own.relays,
            lambda: own.relays_agreed,
            lambda: public(paths.relays().read_text("utf-8")),
            background,
            self._face.wake,
        )
        return Parts(
            words=self.words,
            flaws=self.words.flaws,
            cues=self.cues,
            sounds=paths.sounds(),
            settings=own,
            keymap=in_terminal(keymap, capitals=sys.platform == "win32") if terminal else keymap,
            face=self._face,
            mixer=mixer,
            speech=voices.speech(mixer, voice),
            voice=voice,
            transcript=self._transcript,
            background=background,
            notices=notices,
            store=store,
            last_setups=last_setups,
            quiz_scores=quiz_scores,
            friends=friends,
            unreleased=terminal,
            kept_rooms=KeptRoomsFolder(paths.data_folder() / paths.ROOMS),
            practice=practice,
            last_writes=[
                partial(within, WRITE_S, one.close)
                for one in (friends, last_setups, quiz_scores, practice)
            ],
            lessons=LessonFiles(paths.lessons()),
            packs=lambda: pack_names(own_packs(folder)),
            save_settings=self._settings_file.save,
            note=self.log.note,
        )

    def _put_on_pack(self) -> tuple[Diagnostic, ...]:
        """Use the sound pack of the settings; returns its problems."""
        if not self._own.pack:
            return ()
        folder = find_pack(self._own.pack, own_packs(paths.own_folder()))
        found = load_pack(folder, self.cues.sounds)
        self.cues.use_pack(found.sounds)
        return found.flaws


def _play(
    desktop: Desktop,
    face: KeyFace,
    background: Background,
    notices: Notices,
    store: Autosave,
    complaints: Sequence[Diagnostic],
) -> None:
    from audiodice.desktop.loop import run as run_loop

    parts = desktop.parts(background, notices, store)
    session = Session(desktop.launch, parts)

    def not_drawn(error: Exception) -> None:
        desktop.log.note(f"drawing: {type(error).__name__}: {error}")
        report(error)

    face.draw_from(session.interface.picture, not_drawn)
    try:
        troubles = at_start(
            parts.words,
            missing=session.output.load(),
            pack=desktop.pack_flaws,
            keys=parts.keymap.problems,
            settings=complaints,
        )
        first, remarks = beginning(session, desktop.launch)
        session.start(first, (*remarks, *troubles))
        desktop.log.open(paths.log_folder())
        run_loop(face, session.router, session.housekeeping, parts.clock, session.rescue)
    finally:
        session.close(at_most(CLOSE_S))


def open_face(wish: str, own: Settings) -> KeyFace:
    """Open the wished face; raises NoFace with one sentence."""
    if wish == "terminal":
        from audiodice.devices.input.terminal import Terminal

        return Terminal()
    from audiodice.devices.input.window import Window

    return Window(caption_px=own.caption, repeat=own.key_repeat)
