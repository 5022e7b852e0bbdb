"""How players come to a table: one newly laid, or one that is gone on with."""

from __future__ import annotations

from functools import partial

from audiodice.engine.table import Table
from audiodice.engine.throw import new_seed
from audiodice.present.cues import Cues
from audiodice.present.listener import Listener
from audiodice.ui.context import UiContext
from audiodice.ui.history import Acts
from audiodice.ui.home import Home
from audiodice.ui.play.seed_word import SeedWord
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.response import Response, Restart, tell
from audiodice.ui.screen import Screen
from audiodice.ui.seating import GameSetup, acts, listener, sit_down


class Launcher:
    """Does what a desk's `seat`, `sit` and `attend` say."""

    def __init__(self, context: UiContext, cues: Cues, home: Home) -> None:
        """From now on the desk has this host."""
        self._context, self._cues, self._home = context, cues, home
        context.seat, context.sit, context.attend = self.seat, self.sit, self.attend

    def seat(self, plan: GameSetup) -> Screen:
        """A new table for a plan; the same game again throws other dice. Before fair dice a second
        person is asked for a word, and the table comes after it."""
        context = self._context
        seed = new_seed() if context.seed is None else context.seed
        context.seed = None  # a given seed serves one game: the next one is new
        if not context.fair:
            return self._begin(plan, seed)
        title = context.words.game_text(plan.game, "game-name")
        return SeedWord(title, seed, partial(self._begin, plan, seed), self._leave)

    def _leave(self) -> Response:
        """To the main menu; a game that was in play before is kept."""
        return tell(*self._context.leave_table(), then=Restart(self._home.main()))

    def _begin(self, plan: GameSetup, seed: int | str, word: str = "") -> Screen:
        """The table, kept from now on: its header is written before the first throw."""
        context = self._context
        table = sit_down(plan, context.words, seed, word=word, fair=context.fair)
        if context.autosave:
            context.autosave.begin(table)
        context.last_setups.remember(plan)
        return self.sit(table, plan)

    def attend(self, game: str, who: Listener, acts: Acts = lambda: None) -> None:
        """Say and sound things as at a table of this game; `acts` as in `History.sit`."""
        self._context.words.play(game, who)
        self._cues.play(game, who)
        self._context.history.sit((game, who), acts)

    def sit(self, table: Table, plan: GameSetup) -> Screen:
        """The screen of a table, and what would be played again after it."""
        context, home = self._context, self._home
        context.plan = plan
        self.attend(table.game.name, listener(table), acts(table))
        return TableScreen(
            context,
            table,
            table.journal.header.seed,
            pause=lambda table: home.pause(table, home.main),
            again=lambda: self.seat(context.plan),
        )
