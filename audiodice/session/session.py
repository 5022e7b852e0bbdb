"""A session: devices, files and words, connected to the interface."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.core.diagnostic import Diagnostic
from audiodice.core.jobs import Background
from audiodice.core.model import Event
from audiodice.devices.base import Face, Sounds, Voice
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.engine.practice import PracticeBook
from audiodice.engine.remembered import LastSetups, QuizScores
from audiodice.present.cues import Cues
from audiodice.present.keymap import Keymap
from audiodice.present.settings import Settings
from audiodice.present.words import Words
from audiodice.session.clock import monotonic_ms, utc_now
from audiodice.session.crash_handling import CrashHandler
from audiodice.session.housekeeping import Housekeeping, Notices
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.output import SessionOutput
from audiodice.session.saving import SettingsSaving
from audiodice.session.transcript import Transcript
from audiodice.storage.autosave import Autosave
from audiodice.ui.context import UiContext
from audiodice.ui.history import History
from audiodice.ui.interface import Interface
from audiodice.ui.learning.lesson_plan import LessonPlan
from audiodice.ui.screen import Response

if TYPE_CHECKING:
    from audiodice.friends.ports import Friends, KeptRooms
    from audiodice.friends.screens.rooms import Rooms


@dataclass(frozen=True, slots=True)
class Parts:
    """The devices and files of a session, or stand-ins for them in a test."""

    words: Words
    flaws: deque[Diagnostic]
    """Collects the messages that the language cannot say."""
    cues: Cues
    sounds: Path
    """The folder of our own sound files."""
    settings: Settings
    keymap: Keymap
    face: Face
    mixer: Sounds
    speech: Voice
    voice: VoiceSettings
    transcript: Transcript
    background: Background
    notices: Notices
    store: Autosave | None
    last_setups: LastSetups
    quiz_scores: QuizScores
    lessons: Mapping[str, LessonPlan]
    packs: Callable[[], tuple[str, ...]]
    save_settings: Callable[[Settings], object]
    note: Callable[[str], object]
    """Writes a line to the log."""
    practice: PracticeBook = field(default_factory=PracticeBook)
    last_writes: Sequence[Callable[[], object]] = ()
    """Functions called at the end to write unsaved data."""
    clock: Callable[[], float] = monotonic_ms
    friends: Friends | None = None
    """The network of rooms with friends; None: not possible here."""
    kept_rooms: KeptRooms | None = None
    """The saved data to come back to rooms; only without friends there is none."""
    unreleased: bool = False
    """Whether the face does not report the release of a key."""


class Session:
    """One run of the program: output, interface, housekeeping. `start` opens the devices."""

    def __init__(self, launch: LaunchOptions, parts: Parts) -> None:
        self.parts = parts
        self.output = SessionOutput(
            face=parts.face,
            speech=parts.speech,
            voice=parts.voice,
            mixer=parts.mixer,
            words=parts.words,
            cues=parts.cues,
            sounds=parts.sounds,
            transcript=parts.transcript,
            settings=parts.settings,
            clock=parts.clock,
            pending_save=lambda: parts.store.pending if parts.store else None,
            notice=parts.notices.say,
            speech_on=launch.speech != "off",
            effects_on=launch.sounds,
        )
        self.interface = Interface(self._context(launch), self.output)
        self.router = self.interface.router
        self.rooms = _rooms(self.interface, parts)
        self.interface.context.rooms = self.rooms
        self.housekeeping = Housekeeping(
            self.router,
            self.output,
            parts.notices,
            SettingsSaving(
                parts.settings, parts.save_settings, parts.background.start, parts.clock
            ),
            parts.store.news if parts.store else lambda: (),
            parts.flaws,
            parts.note,
        )
        self.rescue = CrashHandler(
            self.router,
            self.interface.launcher.main_menu,
            game=lambda: parts.store.path if parts.store else None,
            note=parts.note,
            clock=parts.clock,
        )

    def _context(self, launch: LaunchOptions) -> UiContext:
        parts = self.parts
        return UiContext(
            words=parts.words,
            settings=parts.settings,
            keymap=parts.keymap,
            history=History(),
            clock=parts.clock,
            background=parts.background,
            last_setups=parts.last_setups,
            quiz_scores=parts.quiz_scores,
            practice=parts.practice,
            store=parts.store,
            captions=parts.face.captions,
            copies=parts.face.copies,
            unreleased=parts.unreleased,
            copy=self.output.copy,
            sounds=parts.cues.sounds,
            lessons=parts.lessons,
            packs=parts.packs,
            today=utc_now,
            fair=launch.fair,
            setup=(None if launch.host else launch.setup) or parts.last_setups.setups()[0],
            seed=launch.seed,
        )

    def start(self, first: Response, remarks: Sequence[Event] = ()) -> None:
        """Carry out `first`, which opens the first screen, then say the `remarks`."""
        self.router.start(first)
        # After the first words are queued, because opening devices would delay them.
        self.output.start()
        self.parts.background.later(self._warm())
        if self.parts.store:
            self.parts.store.tidy()
        for event in remarks:
            self.housekeeping.announce(event)

    def close(self, limit: AbstractContextManager[None] = nullcontext()) -> None:  # noqa: B008
        """Save everything, then say the last words and close the devices, within a `limit`."""
        if self.interface.context.room is not None:
            self.interface.context.room.leave()
        if self.parts.store:
            self.parts.store.close()
        with limit:
            for write in self.parts.last_writes:
                write()
            self.output.close()
            self.housekeeping.flush_notices()  # notices that arrived meanwhile
            self.parts.note("end")

    def _warm(self) -> Iterator[object]:
        """Do work that would otherwise delay the first key that needs it."""
        yield from self.parts.words.warm()
        yield from self.output.warm()
        self.parts.note(self.output.sound_state)


def _rooms(interface: Interface, parts: Parts) -> Callable[[], Rooms] | None:
    """The rooms with friends, which are made when they are wanted; None: not possible here."""
    friends, kept = parts.friends, parts.kept_rooms
    if friends is None or kept is None:
        return None

    @cache
    def rooms() -> Rooms:
        # Imported here so that the program starts faster.
        from audiodice.friends.screens.rooms import Rooms

        return Rooms(interface.context, interface.launcher, friends, kept)

    return rooms
