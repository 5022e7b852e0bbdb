"""A player who presses random keys while things break (`troubles.py`).

The same seed gives the same run: nothing depends on threads or on the real time. There are separate
random streams for what breaks and when, for failures of the sound device, and for when background
work ends, so that a new key or command does not change them.
"""

from __future__ import annotations

import errno
import random
from collections import Counter, deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

from audiodice.core.jobs import JobError, take_all
from audiodice.devices.speech.thread import Speech
from audiodice.engine.journal import Journal
from audiodice.engine.saved_game import SavedGame
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table, resume
from audiodice.opponents import tables
from audiodice.opponents.generic import cautious
from audiodice.present.commands import COMMANDS, Scope
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.solved_tables import SolvedTables
from audiodice.ui.play.table_screen import TableScreen
from tests.support import troubles
from tests.support.backends import Own, Told
from tests.support.flaky import Disk, FlakyMixer
from tests.support.headless import Clock, Player
from tests.support.memory_files import Inline, NoLock, Stopped

T = TypeVar("T")

FOLDER = Path("/nowhere/games")
MOST_KEPT = 20
MAY_BE_SILENT = {"stop"}
SHORT = {"farkle": {"target": 200}, "fonnjo_foon": {"rounds": 3}}
_ACTS = ("roll", "roll", "commit", "commit", "all", "all", "next", "toggle", "digit_1", "digit_5")
_RARE = ("undo", "hint", "back", "sheet", "help", "speech")
_MENUS = (*("list_next", "select") * 3, *("list_previous", "list_last", "list_right", "back") * 2,
          "list_left", "list_first", "delete")  # fmt: skip
_TYPED = [*"abz19 é漢/", "space", "tab", "delete", "f12", "shift+q", "pageup"]


@dataclass
class Tally:
    """The totals of a run."""

    keys: int = 0
    games: int = 0
    kills: int = 0
    resumed: int = 0
    quits: int = 0
    failed: int = 0
    """Calls to the disk that failed."""
    compared: int = 0
    """Tables that were compared with their journals."""
    troubles: Counter[str] = field(default_factory=Counter)
    screens: Counter[str] = field(default_factory=Counter)


class Fuzz:
    """Plays a game with random keys. The program is that of `Player`; its games are on a `Disk`."""

    def __init__(self, game: str, seed: int, folder: Path) -> None:
        self.draw = random.Random(f"{game} {seed}")
        """For keys, and for the setup of games."""
        self.breaks = random.Random(f"{game} {seed} breaks")
        """For what breaks, and when; each step draws equally often, whatever key is pressed."""
        self.device = random.Random(f"{game} {seed} device")
        self.delays = random.Random(f"{game} {seed} delays")
        self.pressed: list[tuple[str, str]] = []
        """Every key with its answer."""
        self.game, self.folder, self.tally = game, folder, Tally()
        self.clock = Clock()
        self.day = datetime(2026, 11, 21, tzinfo=UTC)
        self.disk = self._disk(Disk())
        self.bad_disk = False
        self.deleted: set[str] = set()
        self.safe: tuple[str, int] | None = (
            None  # the game, and how many of its entries the player knows of
        )
        self.player = self._sit_down()
        keys = self.player.context.keymap.keys
        self.keys = [key for command in COMMANDS for key in keys[command]] + _TYPED
        self.silent = {key for command in MAY_BE_SILENT for key in keys[command]}
        self.acts = [keys[name][0] for name in _ACTS * 4 + _RARE]
        self.menus = [keys[name][0] for name in _MENUS]

    # ------------------------------------------------------------------ the program

    def _sit_down(self) -> Player:
        others = self.draw.choice([("cautious",), ("bold",), ("cautious", "steady")])
        people = self.draw.choice([("",), ("",), ("Ann", "Bo")])
        setup = GameSetup(self.game, people, others, SHORT.get(self.game, {}))
        player = self._program(setup)
        self.tally.games += 1
        return player

    def _clear_up(self) -> None:
        """Delete old games: hundreds of them would make every start slow."""
        there = sorted(path for path in list(self.disk.now) if path.parent == FOLDER)
        for path in there[:-MOST_KEPT]:
            if self.safe is None or path.stem != self.safe[0]:
                del self.disk.now[path]
                self.disk.safe.pop(path, None)

    def _program(self, setup: GameSetup | None) -> Player:
        self._clear_up()
        store = Watched(
            self.deleted,
            FOLDER,
            files=self.disk,
            locking=NoLock,
            writer=Inline(self._seconds),
            today=self._today,
            clock=self._seconds,
        )
        self.background = LaterBackground()
        tables.install(SolvedTables(None, self.background, lambda _spec, _progress: None))
        self.mixer = FlakyMixer(self.device)
        self.reader, self.own = Told(), Own(lasts=0.0)
        self.voice = KnownVoice((self.reader, self.own))
        player = Player(
            setup,
            seed=self.draw.getrandbits(64),
            pace=self.draw.choice(("instant", "fast", "slow")),
            verbosity=self.draw.choice(("brief", "normal", "full")),
            speech=self.draw.random() < 0.8,
            keep_in=self.folder,
            store=store,
            fair=self.draw.random() < 0.3,
            background=self.background,
            clock=self.clock,
            mixer=self.mixer,
            voice=self.voice,
        )
        self.background.at_once = False
        player.context.today = lambda: self.day
        self.voice.start()
        player.autosave.tidy()
        return player

    def _disk(self, disk: Disk) -> Disk:
        """Make the disk fail whenever it is full."""

        def fails(_: str) -> int:
            self.tally.failed += self.bad_disk
            return errno.ENOSPC if self.bad_disk else 0

        disk.fails = fails
        return disk

    def _today(self) -> datetime:
        """A later time at each call: games last less than a second here, but need other names."""
        self.day += timedelta(minutes=1)
        return self.day

    def _seconds(self) -> float:
        return self.clock.now / 1000

    def _close(self) -> None:
        """The program ends by itself."""
        self.background.end_all()
        self.background.at_once = True
        self.player.autosave.close()
        self.voice.close(0)

    def end(self) -> None:
        """Play this game to its end, and close the program."""
        self.disk.stop_at, self.bad_disk = 0, False
        self.background.end_all()
        if self.player.autosave._table is None:
            self._close()
            self.player = self._sit_down()
        table = self.player.table
        while not table.over:
            table.act(cautious(table.game, table.state, self.draw))
        self._close()

    # ------------------------------------------------------------------ one key

    def step(self) -> None:
        """Perhaps break something, press a key, and perhaps let the others play."""
        player = self.player
        player.context.seed = self.draw.getrandbits(64)
        try:
            troubles.break_something(self)
            self.press()
            if self.draw.random() < 0.8:
                self._let_play(self.draw.choice((1, 3, 12)))
            screen = player.router.screen
            if screen is player.router._screens[0] and screen.scope is Scope.LIST:
                self._leave_the_main_menu()
            if player.router.done:
                self._close()
        except Stopped:
            self.killed()
            return
        if not player.router.done:
            self.check()
            return
        self.tally.quits += 1
        self.safe, self.disk.stop_at = None, 0
        again = self.draw.random() < 0.5
        self.player = self._sit_down() if again else self._program(None)

    def _let_play(self, limit: int) -> None:
        """Let time pass until nothing is due; meanwhile some background work ends."""
        for _ in range(limit):
            if self.delays.random() < 0.8:
                self.background.end_one()
            self.player.let_play(1)

    def _leave_the_main_menu(self) -> None:
        """Sometimes start a game: random keys alone would stay in the menu for hundreds of keys."""
        if self.draw.random() < 0.1:
            self.player.press("home")
            self.player.press("enter")

    def press(self) -> None:
        """Press one key; it must be answered with words or a cue."""
        screen = self.player.router.screen
        self.tally.screens[type(screen).__name__] += 1
        usual = self.acts if isinstance(screen, TableScreen) else self.menus
        key = self.draw.choice(usual if self.draw.random() < 0.8 else self.keys)
        if self.player.router._global.input_help and self.draw.random() < 0.3:
            key = self.player.context.keymap.keys["input_help"][0]
        text = {"space": " "}.get(key, key if len(key) == 1 else "")
        before = len(self.player.out.lines)
        self.tally.keys += 1
        self.player.press(key, text, wait=self.draw.choice((20, 500, 4000)))
        while not self.answers(before) and self._answer_waits():
            if self.delays.random() < 0.5:
                self.background.end_one()
            self._pass_time()
        answers = self.answers(before)
        assert answers or key in self.silent, (key, self.player.router.screen)
        self.pressed.append((key, " ".join(answers)))
        del self.player.out.lines[:]

    def _answer_waits(self) -> bool:
        """Whether the answer waits for sounds to end, or for background work."""
        return self.player.output.busy or self.player.router.waiting

    def _pass_time(self) -> None:
        """Let time pass until the answer can go on; no opponent plays meanwhile."""
        player = self.player
        self.clock.now = max(self.clock.now, player.router.due() or 0.0)
        if player.router.waiting:
            player.router.tick(self.clock.now)
        else:
            player.output.tick()

    def answers(self, since: int) -> list[str]:
        """The words and cues heard since then."""
        lines = self.player.out.lines[since:]
        heard = {"say": "text", "cue": "name"}
        return [line[heard[line["kind"]]] for line in lines if line["kind"] in heard]

    # ------------------------------------------------------------------ what must hold

    def check(self) -> None:
        """The table, its journal and the file on the disk agree."""
        table = self.player.autosave._table
        if table is None:
            return
        if self.draw.random() < 0.03:
            self.assert_same(resume(table.journal), table)
        store = self.player.autosave._journals
        game = store._game
        if game is not None and game.kept:
            self.safe = (game.name, len(table.journal.entries))
            if self.draw.random() < 0.03:
                kept = store.find(game.name)
                assert kept is not None
                assert store.read(kept) == table.journal

    def killed(self) -> None:
        """Start again with the files on the disk: everything the player has heard of is there."""
        self.tally.kills += 1
        table = self.player.autosave._table
        self.voice.close(0)
        left = self.disk.killed()
        self.disk = self._disk(Disk(left.now, left.safe))
        self.bad_disk = False
        player = self.player = self._program(None)
        self.background.end_all()
        safe, self.safe = self.safe, None
        found = player.autosave._journals.find(safe[0]) if safe else None
        if safe is None or found is None:
            assert safe is None or safe[0] in self.deleted
            self._close()
            self.player = self._sit_down()
            return
        journal = player.autosave._journals.read(found)
        assert len(journal.entries) >= safe[1]
        self.assert_same(resume(Journal(journal.header, journal.entries)), resume(journal))
        if table is not None and table.journal.header == journal.header:
            many = min(len(journal.entries), len(table.journal.entries))
            assert journal.entries[:many] == table.journal.entries[:many]
        self._go_on(player)

    def _go_on(self, player: Player) -> None:
        """Press the first entry of the menu, which resumes the newest game if there is one."""
        newest = player.autosave.newest
        player.press("home")
        player.press("enter")
        self.background.end_all()
        player.router.tick(self.clock.now)
        if newest is not None:
            self.tally.resumed += 1
            self.assert_same(resume(player.autosave._journals.read(newest)), player.table)

    def assert_same(self, one: Table, other: Table) -> None:
        """Both tables have the same state and the same entries."""
        self.tally.compared += 1
        assert one.state == other.state
        assert one.journal.entries == other.journal.entries
        assert one.retaken == other.retaken


class KnownVoice(Speech):
    """Real speech, except that it knows the voice without waiting for the speech thread."""

    def __init__(self, backends: tuple[Told, Own]) -> None:
        super().__init__(backends)
        self._screen_reader = backends[0]

    @property
    def own_voice(self) -> bool:
        """The embedded voice speaks when the screen reader is gone."""
        return not self._screen_reader.able

    @property
    def uses_settings(self) -> bool:
        """Only the embedded voice does."""
        return self.own_voice


class LaterBackground:
    """Does work in order, but only when `end_one` or `end_all` is called."""

    def __init__(self) -> None:
        self.at_once = True
        """Whether work is done at once, as at the start of the program, which waits for it."""
        self._waiting: deque[tuple[Callable[[], Any], Future[Any]]] = deque()

    def start(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        self._waiting.append((work, future))
        if self.at_once:
            self.end_all()
        return future

    def later(self, steps: Iterable[object]) -> Future[None]:
        return self.start(lambda: take_all(steps))

    def end_one(self) -> None:
        """Do the work that has waited longest, if there is any."""
        if self._waiting:
            work, future = self._waiting.popleft()
            try:
                future.set_result(work())
            except JobError as error:
                future.set_exception(error)

    def end_all(self) -> None:
        """Do all work that waits."""
        while self._waiting:
            self.end_one()


class Watched(JournalFolder):
    """Remembers which games the player deleted: no other game may be missing."""

    def __init__(self, deleted: set[str], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deleted = deleted

    def delete(self, kept: SavedGame) -> None:
        self.deleted.add(kept.name)
        super().delete(kept)
