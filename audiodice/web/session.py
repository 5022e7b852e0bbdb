"""A session in a browser: it takes messages of the page and returns answers, without threads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from audiodice.core.model import Event
from audiodice.core.relays import public
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.opponents import tables
from audiodice.present.cues import Cues
from audiodice.present.keymap import in_browser
from audiodice.present.settings import Settings
from audiodice.present.words import languages
from audiodice.session import keymaps, language
from audiodice.session.beginning import beginning
from audiodice.session.clock import monotonic_ms
from audiodice.session.crash_handling import sorry
from audiodice.session.diagnostics import at_start
from audiodice.session.housekeeping import CHECK_MS, Notices
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.lesson_files import LessonFiles
from audiodice.session.session import Parts, Session
from audiodice.session.transcript import Transcript
from audiodice.storage import paths
from audiodice.storage.autosave import Autosave
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.journal_writer import InlineWriter
from audiodice.storage.kept_rooms import KeptRoomsFolder
from audiodice.storage.locks import NoLock
from audiodice.storage.practice_file import PracticeFile
from audiodice.storage.settings import SettingsFile
from audiodice.storage.small_files import LastSetupsFile, QuizScoresFile
from audiodice.web.fetched_tables import FetchedTables
from audiodice.web.friends import BrowserFriends
from audiodice.web.game_files import GameFiles, PlayerFiles
from audiodice.web.incoming import PageRequests
from audiodice.web.outbox import Message, Outbox
from audiodice.web.page import PageFace, PageSounds, PageVoice
from audiodice.web.start import Start, start_of
from audiodice.web.work_in_turn import WorkInTurn

GROWS_MS = 400.0
"""Interval for showing a list while it is read: naming entries takes longer than reading them."""
SOUNDS = "sounds/"
"""The address of the sounds, relative to the page."""
PATIENCE_MS = 10.0
"""How long a key may have to wait for background work."""


class WebSession:
    """The program behind one page.

    `begin` and `receive` answer the page. `tick`, to be called after `wait_ms`, does work that is
    due. Each returns messages for the page; `view` returns the changes of the screen.
    """

    def __init__(
        self,
        message: Mapping[str, Any],
        folder: Path,
        fetch: Callable[[str], object],
        fetch_friends: Callable[[], object],
        clock: Callable[[], float] = monotonic_ms,
    ) -> None:
        """`message` is the page's `start`; `folder` has the player's files.

        `fetch` begins to fetch a solved table (see `FetchedTables`), and `fetch_friends` the
        libraries for playing with friends (see `BrowserFriends`). `clock` returns ms.
        """
        self._clock, self._outbox = clock, Outbox()
        self._notices, self._background = Notices(lambda: None), WorkInTurn(sorry, clock)
        known = languages(paths.locale())
        self._settings_file = SettingsFile(folder / paths.SETTINGS, known)
        own, self._complaints = self._settings_file.load()
        self._own, self._start = own, start_of(message, own)
        self.tables = FetchedTables(fetch, clock)
        tables.install(self.tables)
        self.friends = BrowserFriends(
            fetch_friends,
            lambda: own.relays,
            lambda: own.relays_agreed,
            lambda: public(paths.relays().read_text("utf-8")),
            self._background,
        )
        self._words = language.words(self._start.lang)
        self._words.verbosity, self._words.by_touch = own.verbosity, self._start.touch
        self._speech = PageVoice(self._outbox, self._start.lang, self._start.way)
        voice = VoiceSettings(rate=own.rate)
        self._mixer = PageSounds(self._outbox, SOUNDS, voice)
        self._launch = _launch(self._start, own)
        self.journals = JournalFolder(
            folder / "games",
            locking=NoLock,
            writer=InlineWriter(self._seconds),
            cap=own.kept_games,
            clock=self._seconds,
        )
        self._store = self._opened_store(own, folder)
        keys = folder / paths.KEYMAP  # brought in from a desktop
        self._keymap = in_browser(keymaps.load(keys if keys.exists() else None))
        self._session = Session(self._launch, self._parts(own, folder, voice))
        self.router = self._session.router
        interface = self._session.interface
        files = GameFiles(interface.launcher, self._store, self.journals, self._outbox)
        player_files = PlayerFiles(
            interface.launcher, self._store, folder, self._background, self._outbox
        )
        self._requests = PageRequests(
            interface, own, files, player_files, self._speech, self._hear_sounds
        )
        self._check_at = clock() + CHECK_MS
        self._shown_at = 0.0
        self._only_read = False
        self.done = False

    def _seconds(self) -> float:
        return self._clock() / 1000

    def _parts(self, own: Settings, folder: Path, voice: VoiceSettings) -> Parts:
        background = self._background
        return Parts(
            words=self._words,
            flaws=self._words.flaws,
            cues=Cues(paths.sounds()),
            sounds=paths.sounds(),
            settings=own,
            keymap=self._keymap,
            face=PageFace(self._outbox, own),
            mixer=self._mixer,
            speech=self._speech,
            voice=voice,
            transcript=Transcript(None),
            background=background,
            notices=self._notices,
            store=self._store,
            last_setups=LastSetupsFile(folder / paths.LAST, background),
            quiz_scores=QuizScoresFile(folder / paths.QUIZ, background),
            practice=PracticeFile(folder / paths.PRACTICE, background),
            friends=self.friends,
            kept_rooms=KeptRoomsFolder(folder / paths.ROOMS, locking=NoLock),
            last_writes=(self.friends.close,),
            lessons=LessonFiles(paths.lessons()),
            packs=lambda: (),
            save_settings=self._settings_file.save,
            note=lambda _: None,
            clock=self._clock,
        )

    def _opened_store(self, own: Settings, folder: Path) -> Autosave:
        return Autosave(
            folder,
            background=self._background,
            notice=self._notices.say,
            finished_cap=lambda: own.kept_games,
            journals=self.journals,
            read_first=partial(self._background.later, first=1),
        )

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._own

    # ------------------------------------------------------------------ what comes in

    def begin(self) -> list[Message]:
        """Open the first screen."""
        session = self._session
        self._outbox.post_change("lang", lang=self._start.lang)
        troubles = at_start(
            self._words,
            missing=session.output.load(),
            pack=(),
            keys=self._keymap.problems,
            settings=self._complaints,
        )
        first, remarks = beginning(session, self._launch)
        if self._start.wrong:
            remarks = (*remarks, Event("address_wrong", None, {"text": self._start.wrong}))
        session.start(first, (*remarks, *troubles))
        session.housekeeping.check()
        self._mixer.announce()
        return self._outbox.take_messages()

    def receive(self, message: object) -> list[Message]:
        """Do what a message of the page asks for; ignore an invalid message."""
        self._only_read = False
        act = self._requests.read(message)
        return [] if act is None else self._guarded(act)

    def tick(self) -> list[Message]:
        """Do what is due, and some ms of background work."""
        told = self._guarded(lambda: self._background.go_on(PATIENCE_MS))
        self._only_read = not told and self._background.waits
        return told

    @property
    def wait_ms(self) -> float:
        """The time until `tick` is due, if no message comes before."""
        if self._background.waits:
            return 0.0
        due, now = self.router.due(), self._clock()
        return max(0.0, (self._check_at if due is None else min(due, self._check_at)) - now)

    def view(self) -> list[Message]:
        """Return what the player can do now, if that has changed."""
        now = self._clock()
        if not (self.done or (self._only_read and now < self._shown_at + GROWS_MS)):
            self._shown_at = now
            interface = self._session.interface
            picture = interface.picture(interface.context.history.latest.text)
            self._outbox.post_change("screen", **asdict(picture))
        return self._outbox.take_messages()

    def _guarded(self, act: Callable[[], object]) -> list[Message]:
        """Call `act`, then do what is due, as the main loop does on a desktop."""
        if self.done:
            return []
        try:
            act()
            self._run()
        except Exception as error:
            if not self._session.rescue(error):
                self._outbox.post("trouble", key="defect")
                self._end()
        return self._outbox.take_messages()

    def _run(self) -> None:
        now, housekeeping = self._clock(), self._session.housekeeping
        self.router.tick(now)
        housekeeping.flush_notices()
        if now >= self._check_at:
            self._check_at = now + CHECK_MS
            housekeeping.check()
        if self.router.done:
            housekeeping.check(leaving=True)
            self._end()

    def _end(self) -> None:
        self.done = True
        self._session.close()
        self._outbox.post("ended")

    def _hear_sounds(self, state: str) -> None:
        """Handle a new state of the page's sound device."""
        self._mixer.heard(state=state)
        for event in self._session.output.check_device():
            self._session.housekeeping.announce(event)


def _launch(start: Start, own: Settings) -> LaunchOptions:
    return LaunchOptions(
        lang=start.lang,
        face="page",
        speech="off" if own.speech == "off" else "auto",
        seed=start.seed,
        setup=start.setup,
    )
