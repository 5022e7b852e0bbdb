"""A player who presses anything while everything breaks (`troubles.py`)."""

from __future__ import annotations

import errno
import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from audiodice.devices.speech.thread import Speech
from audiodice.engine.journal import Journal
from audiodice.engine.table import Table, resume
from audiodice.opponents.generic import cautious
from audiodice.present.commands import COMMANDS, Scope
from audiodice.storage.game_store import GameStore
from audiodice.storage.saved_game import SavedGame
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.seating import GameSetup
from tests.app import troubles
from tests.app.headless import Player
from tests.standins.backends import Own, Told
from tests.standins.flaky import Disk, FlakyMixer
from tests.standins.memory_files import Inline, NoLock, Stopped

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
    """What a run has come to."""

    keys: int = 0
    games: int = 0
    kills: int = 0
    resumed: int = 0
    quits: int = 0
    failed: int = 0
    """Calls to the disk that failed"""
    compared: int = 0
    """Tables that were compared with what their journals give"""
    troubles: Counter[str] = field(default_factory=Counter)
    screens: Counter[str] = field(default_factory=Counter)


class Fuzz:
    """One game, pressed at random. The program is as in `Player`, its games kept on a `Disk`."""

    def __init__(self, game: str, seed: int, folder: Path) -> None:
        self.draw = random.Random(f"{game} {seed}")
        self.game, self.folder, self.tally = game, folder, Tally()
        self.day = datetime(2026, 11, 21, tzinfo=UTC)
        self.disk = self._disk(Disk())
        self.bad_disk = False
        self.deleted: set[str] = set()
        self.safe: tuple[str, int] | None = None  # the game and its entries that were told
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
        plan = GameSetup(self.game, people, others, SHORT.get(self.game, {}))
        player = self._program(plan)
        self.tally.games += 1
        return player

    def _clear_up(self) -> None:
        """Hundreds of games that nobody goes on with would only make every start slow."""
        there = sorted(path for path in list(self.disk.now) if path.parent == FOLDER)
        for path in there[:-MOST_KEPT]:
            if self.safe is None or path.stem != self.safe[0]:
                del self.disk.now[path]
                self.disk.safe.pop(path, None)

    def _program(self, plan: GameSetup | None) -> Player:
        self._clear_up()
        store = Watched(FOLDER, files=self.disk, locking=NoLock, writer=Inline(), today=self._today)
        player = Player(
            plan,
            seed=self.draw.getrandbits(64),
            pace=self.draw.choice(("instant", "fast", "slow")),
            verbosity=self.draw.choice(("brief", "normal", "full")),
            speech=self.draw.random() < 0.8,
            keep_in=self.folder,
            store=store,
            fair=self.draw.random() < 0.3,
        )
        store.deleted = self.deleted
        self.mixer = FlakyMixer(self.draw)
        player.output.mixer = player.output.sounds.mixer = self.mixer  # type: ignore[assignment]
        self.told, self.own = Told(), Own(lasts=0.0)
        player.output.speech = Speech([self.told, self.own])
        player.output.speech.start()
        player.autosave.tidy()
        return player

    def _disk(self, disk: Disk) -> Disk:
        """The same, failing whenever it is full."""

        def fails(_: str) -> int:
            self.tally.failed += self.bad_disk
            return errno.ENOSPC if self.bad_disk else 0

        disk.fails = fails
        return disk

    def _today(self) -> datetime:
        """No two games begin in one second: here whole games last less."""
        self.day += timedelta(minutes=1)
        return self.day

    def _end(self, player: Player) -> None:
        """The program has ended, or was killed: its threads go."""
        player.output.speech.close(0)
        for task in player.autosave._finishing:
            assert task.wait(10)

    def end(self) -> None:
        """The player has had enough, after this game."""
        self.disk.stop_at, self.bad_disk = 0, False
        if self.player.autosave._table is None:
            self._end(self.player)
            self.player = self._sit_down()
        table = self.player.table
        while not table.over:
            table.act(cautious(table.game, table.state, self.draw))
        self.player.autosave.close()
        self._end(self.player)

    # ------------------------------------------------------------------ one key

    def step(self) -> None:
        """Something may break, then a key is pressed, and the others may play."""
        player = self.player
        player._seed = self.draw.getrandbits(64)
        try:
            troubles.break_something(self)
            self.press()
            if self.draw.random() < 0.8:
                player.let_play(self.draw.choice((1, 3, 12)))
            if len(player.router._screens) == 1 and player.router.screen.scope is Scope.LIST:
                self._leave_the_main_menu()
        except Stopped:
            self.killed()
            return
        self.check()
        if player.router.done:
            self.tally.quits += 1
            player.autosave.close()
            self._end(player)
            self.safe, self.disk.stop_at = None, 0
            again = self.draw.random() < 0.5
            self.player = self._sit_down() if again else self._program(None)

    def _leave_the_main_menu(self) -> None:
        """Chance alone would stay there for hundreds of keys."""
        if self.draw.random() < 0.1:
            self.player.press("home")
            self.player.press("enter")

    def press(self) -> None:
        """Press one key: it must be answered, in words or by a cue."""
        screen = self.player.router.screen
        self.tally.screens[type(screen).__name__] += 1
        usual = self.acts if isinstance(screen, TableScreen) else self.menus
        key = self.draw.choice(usual if self.draw.random() < 0.8 else self.keys)
        if self.player.router._everywhere.input_help and self.draw.random() < 0.3:
            key = self.player.context.keymap.keys["input_help"][0]
        text = {"space": " "}.get(key, key if len(key) == 1 else "")
        before = len(self.player.out.lines)
        self.tally.keys += 1
        self.player.press(key, text, wait=self.draw.choice((20, 500, 4000)))
        told = self.player.output.teller
        while len(self.answers(before)) == 0 and told.busy:
            self.player.clock.now = told.due() or 0
            told.tick()
        assert self.answers(before) or key in self.silent, (key, self.player.router.screen)
        del self.player.out.lines[:]

    def answers(self, since: int) -> list[str]:
        """The kinds of what was heard since then."""
        lines = self.player.out.lines[since:]
        return [line["kind"] for line in lines if line["kind"] in ("say", "cue")]

    # ------------------------------------------------------------------ what must hold

    def check(self) -> None:
        """What is at the table is what its journal tells, and what is on the disk."""
        table = self.player.autosave._table
        if table is None:
            return
        if self.draw.random() < 0.03:
            self.assert_same(resume(table.journal), table)
        store = self.player.autosave.store
        game = store._game
        if game is not None and game.kept:
            self.safe = (game.name, len(table.journal.entries))
            if self.draw.random() < 0.03:
                kept = store.find(game.name)
                assert kept is not None
                assert store.read(kept) == table.journal

    def killed(self) -> None:
        """Start anew on what the disk has: what had been told is there."""
        self.tally.kills += 1
        table = self.player.autosave._table
        self._end(self.player)
        left = self.disk.killed()
        self.disk = self._disk(Disk(left.now, left.safe))
        self.bad_disk = False
        player = self.player = self._program(None)
        for task in player.autosave._finishing:
            assert task.wait(10)
        safe, self.safe = self.safe, None
        found = player.autosave.store.find(safe[0]) if safe else None
        if safe is None or found is None:
            assert safe is None or safe[0] in self.deleted
            self._end(player)
            self.player = self._sit_down()
            return
        journal = player.autosave.store.read(found)
        assert len(journal.entries) >= safe[1]
        self.assert_same(resume(Journal(journal.header, journal.entries)), resume(journal))
        if table is not None and table.journal.header == journal.header:
            many = min(len(journal.entries), len(table.journal.entries))
            assert journal.entries[:many] == table.journal.entries[:many]
        self._go_on(player)

    def _go_on(self, player: Player) -> None:
        """The first entry of the menu goes on with the newest game, if there is one."""
        newest = player.autosave.newest
        player.press("home")
        player.press("enter")
        if newest is not None:
            self.tally.resumed += 1
            self.assert_same(resume(player.autosave.store.read(newest)), player.table)

    def assert_same(self, one: Table, other: Table) -> None:
        """Both stand alike, and would throw alike."""
        self.tally.compared += 1
        assert one.state == other.state
        assert one.journal.entries == other.journal.entries
        assert one.retaken == other.retaken


class Watched(GameStore):
    """A keeper that tells which games the player had deleted: no other may be gone."""

    deleted: set[str]

    def delete(self, kept: SavedGame) -> None:
        self.deleted.add(kept.name)
        super().delete(kept)
