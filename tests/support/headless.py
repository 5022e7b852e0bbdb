"""The real program with stand-ins for the devices, which record words and cues."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from audiodice.core.jobs import Background, JobError, take_all
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.thread import Speech
from audiodice.engine.remembered import LastSetups, QuizScores
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import ScriptedThrow, Throw
from audiodice.friends.ports import Friends, KeptRooms
from audiodice.present.cues import Cues
from audiodice.present.keymap import Keymap
from audiodice.present.settings import Settings
from audiodice.present.words import languages
from audiodice.session import keymaps
from audiodice.session.housekeeping import Notices
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.lesson_files import LessonFiles
from audiodice.session.session import Parts, Session
from audiodice.storage import paths
from audiodice.storage.autosave import Autosave
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.settings import SettingsFile
from audiodice.ui.menu import Menu
from audiodice.ui.screen import Screen, push
from tests.support.said import Heard, RememberingWords
from tests.ui.stand_ins import Clock as Clock

T = TypeVar("T")


@dataclass
class _Speech:
    """A voice that accepts every text at once."""

    own_voice: bool = True
    uses_settings: bool = True
    shows_braille: bool = False
    backend: str = "recorder"
    likely: str = "recorder"
    kind: str = "text"
    silenced: int = 0
    hushed: int = 0
    front: bool = True

    def in_front(self, front: bool) -> None:
        self.front = front

    def hasten(self) -> None:
        pass

    def silence(self) -> None:
        self.silenced += 1

    def hush(self) -> None:
        self.hushed += 1

    def say(self, text: str, **how: Any) -> None:
        pass

    def close(self, limit_ms: float) -> None:
        pass


@dataclass
class _Face:
    captions: bool = True
    copies: bool = True
    copied: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    steps: int = 0
    titles: list[str] = field(default_factory=list)
    typing: list[bool] = field(default_factory=list)
    wakes: int = 0

    def dress(self, colours: str, *, captions: bool, motion: bool) -> None:
        pass

    def picture(self, *, on: bool) -> None:
        pass

    def title(self, text: str) -> None:
        self.titles.append(text)

    def copy(self, text: str) -> bool:
        self.copied.append(text)
        return True

    def bigger(self, step: int) -> None:
        self.steps += step

    def show(self, text: str) -> None:
        self.shown.append(text)

    def text_entry(self, on: bool) -> None:
        self.typing.append(on)

    def wake(self) -> None:
        self.wakes += 1

    def close(self) -> None:
        pass


@dataclass
class SilentMixer:
    """A sound device that plays everything, as far as the program can tell."""

    available: bool = True
    why: str = ""
    cuts: int = 0
    looped: str = ""
    volumes: dict[str, float] = field(default_factory=dict)
    shape: dict[str, Any] = field(default_factory=dict)

    def play_any(self, names: Sequence[str], **how: Any) -> bool:
        return True

    def loop(self, names: Sequence[str]) -> None:
        self.looped = next(iter(names), "")

    def cut(self, tag: str) -> None:
        self.cuts += 1

    def volume(self, bus: str, value: float) -> float:
        self.volumes[bus] = value
        return value

    def set_up(self, **shape: Any) -> None:
        self.shape = shape

    def knows(self, name: str) -> bool:
        return False

    def settle(self, wait_ms: int) -> None:
        pass

    def close(self) -> None:
        pass

    def device_lost(self) -> None:
        self.available, self.why = False, "it was pulled out"

    def device_came(self) -> None:
        self.available, self.why = True, ""

    def poll(self) -> None:
        pass


class _Transcript:
    def __init__(self, words: RememberingWords) -> None:
        self.lines: list[dict[str, Any]] = []
        self._words = words

    def close(self) -> None:
        pass

    def write(self, kind: str, **fields: Any) -> None:
        if kind == "say":
            fields["text"] = self._words.heard(fields["text"])
        self.lines.append({"kind": kind, **fields})


class InlineBackground:
    """Does work at once, on the caller's thread."""

    def start(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(work())
        except JobError as error:
            future.set_exception(error)
        return future

    def later(self, steps: Iterable[object]) -> Future[None]:
        return self.start(lambda: take_all(steps))


class _NoRooms:
    """Remembers no rooms."""

    def all(self) -> tuple[tuple[str, bytes], ...]:
        return ()

    def of(self, topic: str) -> bytes | None:
        return None

    def claim(self, topic: str) -> bool:
        return True

    def keep(self, topic: str, data: bytes) -> None:
        pass

    def leave(self, topic: str) -> None:
        pass

    forget = leave


class Player:
    """Presses keys, and returns what is said to each: to be compared with `said`."""

    def __init__(
        self,
        setup: GameSetup | None = None,
        *,
        dice: Sequence[tuple[int, ...]] | None = None,
        seed: int = 1,
        verbosity: str = "normal",
        pace: str = "fast",
        lang: str = "en",
        throw: Throw | None = None,
        speech: bool = True,
        keep_in: Path | None = None,
        fair: bool = False,
        store: JournalFolder | None = None,
        background: Background | None = None,
        settings_file: SettingsFile | None = None,
        clock: Clock | None = None,
        mixer: SilentMixer | None = None,
        voice: Speech | None = None,
        friends: Friends | None = None,
        kept_rooms: KeptRooms | None = None,
        name: str = "",
        keymap: Keymap | None = None,
    ) -> None:
        """`keep_in` is the folder of saved games and records; without it nothing is saved.

        `store` replaces the folder of journals in it. Background work is done at once, unless
        there is a `background`. `settings_file` saves changed settings. `clock`, `mixer` and
        `voice` replace the usual stand-ins. `friends` and `kept_rooms` lead to friends,
        who call the player by `name`. `keymap` replaces ours.
        """
        self.clock, self.settings_file = clock or Clock(), settings_file
        self._words = words = RememberingWords(paths.locale(), lang)
        words.verbosity = verbosity
        self.cues = Cues(paths.sounds())
        self.speech, self.face, self.mixer = _Speech(), _Face(), mixer or SilentMixer()
        self.out = _Transcript(words)
        self.notes: list[str] = []
        notices = Notices(self.face.wake)
        background = background or InlineBackground()
        langs = languages(paths.locale())
        settings = Settings(verbosity=verbosity, pace=pace, name=name, languages=langs)
        if keep_in is not None:
            self.autosave = Autosave(
                keep_in,
                background=background,
                notice=notices.say,
                finished_cap=lambda: settings.kept_games,
                journals=store,
            )
        devices: Any = {
            "speech": voice or self.speech, "face": self.face, "mixer": self.mixer,
            "transcript": self.out,
        }  # fmt: skip
        parts = Parts(
            words=words,
            flaws=deque(),
            cues=self.cues,
            sounds=paths.sounds(),
            settings=settings,
            keymap=keymap or keymaps.load(),
            voice=VoiceSettings(),
            background=background,
            notices=notices,
            store=self.autosave if keep_in is not None else None,
            last_setups=LastSetups(),
            quiz_scores=QuizScores(),
            lessons=LessonFiles(paths.lessons()),
            packs=lambda: (),
            save_settings=self._save,
            note=self.notes.append,
            clock=self.clock,
            friends=friends,
            kept_rooms=kept_rooms or _NoRooms(),
            **devices,
        )
        likeliest = setup or GameSetup()  # the main menu offers it first
        self.session = Session(LaunchOptions(lang=lang, fair=fair, setup=likeliest), parts)
        self.output, self.housekeeping = self.session.output, self.session.housekeeping
        self.output.speech_on = speech
        interface = self.session.interface
        self.context, self.router = interface.context, interface.router
        self.launcher = interface.launcher
        self._throw = throw or (ScriptedThrow(dice) if dice is not None else None)
        self._seed = seed
        self._open_table = self.launcher.open_table
        self._new_game = self.launcher.new_game
        # Every table that is opened goes through `_open`, where it gets its dice.
        setattr(self.launcher, "open_table", self._open)  # noqa: B010
        setattr(self.launcher, "new_game", self.sit)  # noqa: B010
        self.table: Table
        self.router.start(push(self.launcher.main_menu() if setup is None else self.sit(setup)))

    def sit(self, setup: GameSetup) -> Screen:
        """A new table, with the dice of this player's seed."""
        if self.context.seed is None:
            self.context.seed = self._seed
        return self._new_game(setup)

    def _open(self, table: Table, setup: GameSetup) -> Screen:
        self.table = table
        if self._throw is not None and not table.journal.entries:
            table._throw = self._throw
        return self._open_table(table, setup)

    def _save(self, settings: Settings) -> None:
        if self.settings_file is not None:
            self.settings_file.save(settings)

    @property
    def heard(self) -> list[Heard]:
        """All texts so far."""
        return self._since(0)

    def _since(self, first: int) -> list[Heard]:
        return [line["text"] for line in self.out.lines[first:] if line["kind"] == "say"]

    @property
    def entries(self) -> list[Heard]:
        """The labels of the open menu, each as `said("entry", label=...)`."""
        menu = self.router.screen
        assert isinstance(menu, Menu)
        return [self._words.label(item.label()) for item in menu.items]

    @property
    def cued(self) -> list[str]:
        """All cues so far."""
        return [line["name"] for line in self.out.lines if line["kind"] == "cue"]

    def press(self, name: str, text: str = "", *, wait: float = 500.0) -> Heard:
        """Press a key after `wait` ms; returns the answer, "" if nothing is said."""
        self.clock.now += wait
        before = len(self.out.lines)
        self.router.key(name, text or (name if len(name) == 1 else ""))
        return Heard.joined(self._since(before))

    def hold(self, name: str, *, ms: float = 0.0, wait: float = 500.0) -> Heard:
        """Press a key after `wait` ms and keep it down; returns what is said in the next `ms`."""
        self.clock.now += wait
        before = len(self.out.lines)
        self.router.key(name, name if len(name) == 1 else "", held=True)
        self.spend(ms)
        return Heard.joined(self._since(before))

    def release(self, name: str, *, after: float = 0.0) -> Heard:
        """Let go of a key after `after` ms; returns what is said to that."""
        self.spend(after)
        before = len(self.out.lines)
        self.router.release(name)
        return Heard.joined(self._since(before))

    def spend(self, ms: float) -> None:
        """Let this much time pass, and run every timer that becomes due."""
        until = self.clock.now + ms
        while (due := self.router.due()) is not None and due <= until:
            self.clock.now = max(self.clock.now, due)
            self.router.tick(self.clock.now)
        self.clock.now = until

    def keys(self, script: str) -> list[Heard]:
        """Press several keys, with spaces between their names; returns the answer to each."""
        return [self.press(name) for name in script.split()]

    def await_rest(self, seconds: float = 10.0) -> Heard:
        """Wait until the running job has ended, while the clock stands; return what is said."""
        before, until = len(self.out.lines), monotonic() + seconds
        while self.router.waiting and monotonic() < until:
            sleep(0.001)
            self.router.tick(self.clock.now)
        return Heard.joined(self._since(before))

    def let_play(self, limit: int = 1000) -> Heard:
        """Let time pass until no timer is due; returns what is said meanwhile."""
        before = len(self.out.lines)
        for _ in range(limit):
            due = self.router.due()
            if due is None:
                break
            self.clock.now = max(self.clock.now, due) + 1
            self.router.tick(self.clock.now)
        return Heard.joined(self._since(before))
