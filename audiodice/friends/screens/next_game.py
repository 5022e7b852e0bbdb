"""The host's choice of the next game, as entries of the room's menu."""

from __future__ import annotations

from dataclasses import replace

from audiodice.engine.setup import GameSetup
from audiodice.friends.room.people import Setup
from audiodice.friends.screens.client import RoomClient
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.menu import CHANGED, Item
from audiodice.ui.new_game import NewGame
from audiodice.ui.screen import Response

_TWO = ("", "")  # at least one friend can sit beside the host


class NextGame(NewGame):
    """As the menu of a new game, but its people are those who come."""

    def __init__(self, context: UiContext, launcher: Launcher, client: RoomClient) -> None:
        # A setup of its own: the main menu goes on to offer the player's usual game.
        super().__init__(replace(context, setup=context.setup), launcher)
        self._client = client
        self._chosen: Setup | None = None

    def entries(self) -> list[Item]:
        """The game, computer players, the options, and whether the chance to win is told."""
        self._adopt()
        game = Item(self._game_label, change=self._change_game, value=self._game_number)
        told = Item(self._chance_label, change=self._change_chance)
        return [game, *self._opponents_and_options(), told]

    def _chance_label(self) -> str:
        words, chosen = self.context.words, self._client.room.state.setup
        return words.text("room_chance", value=words.value(bool(chosen and chosen.chance)))

    def _change_chance(self, by: int) -> Response | None:
        chosen = self._client.room.state.setup
        if chosen is None or chosen.chance == (by > 0):
            return None
        self._client.do(self._client.room.hosting.choose_game, replace(chosen, chance=by > 0))
        return CHANGED

    def _opponents_label(self) -> str:
        number = len(self.context.setup.opponents)
        return self.context.words.text("room_computers", number=number)

    def _adopt(self) -> bool:
        """Take over what was chosen in the room since; returns whether anything was."""
        chosen = self._client.room.state.setup
        if chosen is None or chosen == self._chosen:
            return False
        self._chosen = chosen
        self.context.setup = GameSetup(chosen.game, _TWO, chosen.computers, chosen.options)
        return True

    def send(self) -> None:
        """Choose in the room what was changed here."""
        room = self._client.room
        if self._adopt() or self._chosen is None or not room.am_host or room.state.playing:
            return
        setup = self.context.setup
        options, computers = dict(setup.options), setup.opponents
        now = replace(self._chosen, game=setup.game, options=options, computers=computers)
        if now != self._chosen:
            self._client.do(room.hosting.choose_game, now)

    def _change_game(self, by: int) -> Response | None:
        changed = super()._change_game(by)
        if changed is not None:  # the last setup of that game had others at the table
            self.context.setup = replace(self.context.setup, people=_TWO, opponents=())
        return changed
