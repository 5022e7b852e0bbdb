"""The whole interface: its context and router, and the launcher, which opens tables."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from audiodice.core.jobs import Done, Job
from audiodice.core.model import Event
from audiodice.core.picture import Picture
from audiodice.engine.saved_game import OpenedGame
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import new_seed
from audiodice.present.listener import Listener
from audiodice.ui.context import UiContext
from audiodice.ui.game_history_menu import GameHistoryMenu
from audiodice.ui.history import Acts
from audiodice.ui.key_names import name_keys
from audiodice.ui.learning.practice import practise
from audiodice.ui.main_menu import main_menu
from audiodice.ui.pictures import Pictures
from audiodice.ui.play.fairness import SeedWord
from audiodice.ui.play.game_alone import GameAlone
from audiodice.ui.play.pause_menu import pause_menu
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.ports import Output
from audiodice.ui.router import Router
from audiodice.ui.screen import Response, Restart, Screen, say_and_cue, wait_for
from audiodice.ui.seating import acts, listener, next_game, setup_of, sit_down


class GameLauncher:
    def __init__(self, context: UiContext, output: Output) -> None:
        self._context, self._output = context, output

    @property
    def words_reach_player(self) -> bool:
        return self._output.speech_on or self._context.settings.captions

    def new_game(self, setup: GameSetup) -> Screen:
        """Return the screen of a new table; with fair dice, the screen that asks for a word."""
        context = self._context
        seed = new_seed() if context.seed is None else context.seed
        context.seed = None
        if not context.fair:
            return self._begin(setup, seed)
        title = context.words.game_text(setup.game, "game-name")
        return SeedWord(title, seed, partial(self._begin, setup, seed), self.to_main_menu)

    def _begin(self, setup: GameSetup, seed: int, word: str = "") -> Screen:
        """Begin the journal, which saves the seed before the first throw, and open the table."""
        context = self._context
        table = sit_down(setup, seed, word=word, fair=context.fair)
        if context.store:
            context.store.begin(table)
        context.last_setups.remember(replace(setup, first=0))
        return self.open_table(table, setup)

    def resume(self, opened: OpenedGame) -> Screen:
        table = opened.table
        opened.take_up()
        return self.open_table(table, setup_of(table))

    def open_table(self, table: Table, setup: GameSetup) -> Screen:
        self._context.setup = setup
        self.set_listener(table.game.name, listener(table, self._context.words), acts(table))
        return TableScreen(
            GameAlone(
                self._context,
                table,
                review=lambda: GameHistoryMenu(self._context, self, table).review(),
            ),
            pause=lambda: pause_menu(self._context, self, table),
            again=lambda: self.new_game(next_game(self._context.setup, table)),
        )

    def set_listener(self, game: str, who: Listener, acts: Acts = lambda: None) -> None:
        self._context.words.play(game, who)
        self._output.set_table(game, who)
        self._context.history.sit((game, who), acts)

    def leave_table(self, *, for_good: bool = False) -> Job[tuple[Event, ...]]:
        store, room = self._context.store, self._context.room
        if room is not None:
            self._context.room = None
            room.leave()
        return store.leave(for_good=for_good) if store else Done(())

    def main_menu(self, *, at: str = "") -> Screen:
        return main_menu(self._context, self, at=at)

    def to_main_menu(self, *first: Event) -> Response:
        def left(kept: tuple[Event, ...]) -> Response:
            told = say_and_cue(*first, *kept, then=Restart(self.main_menu()))
            return replace(told, interrupt=not first)

        return wait_for(self.leave_table(), left)


class Interface:
    """The interface that a desktop, a browser or a test drives with keys and the time."""

    def __init__(self, context: UiContext, output: Output) -> None:
        """`context` is shared by all screens; `output` is what the player hears and sees."""
        self.context = context
        self.launcher = GameLauncher(context, output)
        context.practise = partial(practise, context, self.launcher)
        self.router = Router(context, output, self.launcher)
        self._pictures = Pictures(context)
        name_keys(
            context.words,
            context.keymap,
            lambda: self.router.here,
            lambda command: self._pictures.button(self.router.screen, command),
        )

    def picture(self, said: str) -> Picture:
        """The picture of the screen; `said` is shown as the last words."""
        router = self.router
        return self._pictures.of(router.screen, said, input_help=router.input_help)
