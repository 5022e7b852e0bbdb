"""A session in a browser: messages of the page in, messages to it out. There are no threads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from audiodice.app import keymaps, language
from audiodice.app.background import WorkInTurn
from audiodice.app.beginning import beginning
from audiodice.app.clock import monotonic_ms
from audiodice.app.crash_handling import sorry
from audiodice.app.diagnostics import at_start
from audiodice.app.launch_options import LaunchOptions
from audiodice.app.lesson_files import LessonFiles
from audiodice.app.loop import LOOK_MS
from audiodice.app.notices import Notices
from audiodice.app.session import Parts, Session
from audiodice.core.model import Event
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.opponents import tables
from audiodice.present import code_words
from audiodice.present.cues import Cues
from audiodice.present.keymap import in_browser
from audiodice.present.settings import Settings
from audiodice.present.words import languages
from audiodice.storage import paths
from audiodice.storage.autosave import Autosave
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.journal_writer import InlineWriter
from audiodice.storage.kept_seats import KeptSeatsFolder
from audiodice.storage.locks import NoLock
from audiodice.storage.settings import SettingsFile
from audiodice.storage.small_files import LastSetupsFile, QuizScoresFile
from audiodice.ui.buttons import Views
from audiodice.ui.friends.codes import WordCodes
from audiodice.ui.screen import Response, wait_for
from audiodice.web import incoming
from audiodice.web.fetched_tables import FetchedTables
from audiodice.web.friends import BrowserFriends, keep_words_in
from audiodice.web.game_files import GameFiles
from audiodice.web.outbox import Message, Outbox
from audiodice.web.page import NoRecord, PageFace, PageSounds, PageVoice
from audiodice.web.start import Start, start_of

GROWS_MS = 400.0
"""How often a list that is being read is shown anew: to name entries takes longer than to read."""
SOUNDS = "sounds/"
"""Where the site has its sounds, below the page."""
PATIENCE_MS = 10.0
"""How long a key may wait for work of a kind that can wait."""


class WebSession:
    """The program behind one page.

    `begin` and `take` answer the page; `tick` does what is due, `wait_ms` from now. Each returns
    messages for the page, and `view` what has changed on the screen.
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

        `fetch` begins to fetch a solved table, see `FetchedTables`, and `fetch_friends` what
        playing with friends needs, see `BrowserFriends`. `clock` returns ms.
        """
        self._clock, self._outbox = clock, Outbox()
        self._notices, self._background = Notices(lambda: None), WorkInTurn(sorry, clock)
        known = languages(paths.locale())
        self._settings_file = SettingsFile(folder / "settings.toml", known)
        own, self._complaints = self._settings_file.load()
        self._own, self._start = own, start_of(message, own)
        self.tables = FetchedTables(fetch, clock)
        tables.install(self.tables)
        self.friends = BrowserFriends(
            fetch_friends,
            keep_words_in(paths.locale(), code_words.FILE),
            lambda: own.broker,
            self._background,
        )
        self._words = language.words(self._start.lang)
        self._words.verbosity = own.verbosity
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
        self._session = Session(self._launch, self._parts(own, folder, voice))
        self.router = self._session.router
        self._views = Views(self._session.interface.context)
        self._files = GameFiles(
            self._session.interface.launcher, self._store, self.journals, self._outbox
        )
        self._look_at = clock() + LOOK_MS
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
            keymap=in_browser(keymaps.load()),
            face=PageFace(self._outbox, own),
            mixer=self._mixer,
            speech=self._speech,
            voice=voice,
            transcript=NoRecord(),
            background=background,
            notices=self._notices,
            store=self._store,
            last_setups=LastSetupsFile(folder / "last.json", background),
            quiz_scores=QuizScoresFile(folder / "quiz.json", background),
            friends=self.friends,
            codes=WordCodes(paths.locale(), self._start.lang),
            kept_seats=KeptSeatsFolder(folder / "friends", locking=NoLock),
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
        self._outbox.tell("lang", lang=self._start.lang)
        troubles = at_start(
            self._words,
            missing=session.output.load(),
            pack=(),
            keys=(),
            settings=self._complaints,
        )
        first, remarks = beginning(session, self._launch)
        if self._start.wrong:
            remarks = (*remarks, Event("address_wrong", None, {"text": self._start.wrong}))
        session.start(first, (*remarks, *troubles))
        session.housekeeping.look()
        self._mixer.announce()
        return self._outbox.take()

    def take(self, message: object) -> list[Message]:
        """Do what a message of the page asks for; one that means nothing does nothing."""
        self._only_read = False
        act = incoming.reading(message, self)
        return [] if act is None else self._guarded(act)

    def tick(self) -> list[Message]:
        """Do what is due, and for some ms what waits for a quiet moment."""
        told = self._guarded(lambda: self._background.go_on(PATIENCE_MS))
        self._only_read = not told and self._background.waits
        return told

    @property
    def wait_ms(self) -> float:
        """How long nothing is due, if no message comes."""
        if self._background.waits:
            return 0.0
        due, now = self.router.due(), self._clock()
        return max(0.0, (self._look_at if due is None else min(due, self._look_at)) - now)

    def view(self) -> list[Message]:
        """What can be done now, if that has changed."""
        now = self._clock()
        if not (self.done or (self._only_read and now < self._shown_at + GROWS_MS)):
            self._shown_at = now
            shown = self._views.of(self.router.screen, input_help=self.router.input_help)
            self._outbox.tell("screen", **asdict(shown))
        return self._outbox.take()

    def _guarded(self, act: Callable[[], object]) -> list[Message]:
        """Act, then do what is due, as the loop of a desktop does."""
        if self.done:
            return []
        try:
            act()
            self._run()
        except Exception as error:
            if not self._session.rescue(error):
                self._outbox.post("trouble", key="defect")
                self._end()
        return self._outbox.take()

    def _run(self) -> None:
        now, housekeeping = self._clock(), self._session.housekeeping
        self.router.tick(now)
        housekeeping.flush_notices()
        if now >= self._look_at:
            self._look_at = now + LOOK_MS
            housekeeping.look()
        if self.router.done:
            housekeeping.look(leaving=True)
            self._end()

    def _end(self) -> None:
        self.done = True
        self._session.close()
        self._outbox.post("ended")

    # ------------------------------------------------------------------ for `incoming`

    @property
    def repeats(self) -> bool:
        """Whether a key that is held down repeats."""
        return self._own.key_repeat

    def saves(self) -> None:
        """The player wants a game as a file."""
        self.router.do(self._files.save)

    def opens(self, text: str) -> None:
        """The player opens a game from a file."""
        self.router.do(lambda: self._files.open(text))

    def joins(self, code: str, broker: str) -> None:
        """The player follows an invitation to a table, unless they are there already.

        The page has it only once, so it waits for a job that runs.
        """
        context, launcher = self._session.interface.context, self._session.interface.launcher
        codes = context.codes
        if codes is None:
            return
        from audiodice.ui.friends.friends_home import join

        def go(_: None) -> Response:
            if context.company is not None and context.company.code == codes.parse(code):
                return Response()
            self.friends.invited_by = broker
            return join(context, launcher, self.friends, codes, code)

        self.router.do(lambda: wait_for(self.friends.prepare(), go), kept=True)

    def sounds(self, state: str) -> None:
        """The page tells how its sound device is."""
        self._mixer.heard(state=state)
        for event in self._session.output.look_after():
            self._session.housekeeping.announce(event)

    def speaks(self, way: str) -> None:
        """The page tells who speaks."""
        self._speech.way = way


def _launch(start: Start, own: Settings) -> LaunchOptions:
    return LaunchOptions(
        lang=start.lang,
        face="page",
        speech="off" if own.speech == "off" else "auto",
        seed=start.seed,
        setup=start.setup,
    )
