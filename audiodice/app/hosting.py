"""How players come to a table: one newly laid, or one that is gone on with."""

from __future__ import annotations

from functools import partial

from audiodice.app.screens.desk import Desk
from audiodice.app.screens.home import Home
from audiodice.app.screens.play.seed_word import SeedWord
from audiodice.app.screens.play.table import TableScreen
from audiodice.app.screens.response import Response, Restart, tell
from audiodice.app.screens.screen import Screen
from audiodice.app.seating import Plan, acts, listener, sit_down
from audiodice.app.telling.history import Acts
from audiodice.engine.table import Table
from audiodice.engine.throw import new_seed
from audiodice.present.cues import Cues
from audiodice.present.listener import Listener


class Host:
    """Does what a desk's `seat`, `sit` and `attend` say."""

    def __init__(self, desk: Desk, cues: Cues, home: Home) -> None:
        """From now on the desk has this host."""
        self._desk, self._cues, self._home = desk, cues, home
        desk.seat, desk.sit, desk.attend = self.seat, self.sit, self.attend

    def seat(self, plan: Plan) -> Screen:
        """A new table for a plan; the same game again throws other dice. Before fair dice a second
        person is asked for a word, and the table comes after it."""
        desk = self._desk
        seed = new_seed() if desk.seed is None else desk.seed
        desk.seed = None  # a given seed serves one game: the next one is new
        if not desk.fair:
            return self._begin(plan, seed)
        title = desk.words.game_text(plan.game, "game-name")
        return SeedWord(title, seed, partial(self._begin, plan, seed), self._leave)

    def _leave(self) -> Response:
        """To the main menu; a game that was in play before is kept."""
        return tell(*self._desk.leave_table(), then=Restart(self._home.main()))

    def _begin(self, plan: Plan, seed: int | str, word: str = "") -> Screen:
        """The table, kept from now on: its header is written before the first throw."""
        desk = self._desk
        table = sit_down(plan, desk.words, seed, word=word, fair=desk.fair)
        if desk.keeping:
            desk.keeping.begin(table)
        desk.remembered.remember(plan)
        return self.sit(table, plan)

    def attend(self, game: str, who: Listener, acts: Acts = lambda: None) -> None:
        """Say and sound things as at a table of this game; `acts` as in `History.sit`."""
        self._desk.words.play(game, who)
        self._cues.play(game, who)
        self._desk.history.sit((game, who), acts)

    def sit(self, table: Table, plan: Plan) -> Screen:
        """The screen of a table, and what would be played again after it."""
        desk, home = self._desk, self._home
        desk.plan = plan
        self.attend(table.game.name, listener(table), acts(table))
        return TableScreen(
            desk,
            table,
            table.journal.header.seed,
            pause=lambda table: home.pause(table, home.main),
            again=lambda: self.seat(desk.plan),
        )
