"""The menu that sets up a table for friends: game, seats, who can come, options."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from audiodice import games
from audiodice.core.model import Event, OptionError
from audiodice.core.text import is_name
from audiodice.engine.setup import GameSetup
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.friends.codes import Codes
from audiodice.ui.friends.meeting import Meeting, host_setup, named
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.new_game import NewGame
from audiodice.ui.ports import Friends
from audiodice.ui.screen import Pop, Response, push, refuse
from audiodice.ui.text_entry import Entry

_USUAL = 2  # people, unless the host says more


class HostMenu(NewGame):
    """As the menu of a new game, but people are those who come."""

    def __init__(
        self, context: UiContext, launcher: Launcher, friends: Friends, codes: Codes
    ) -> None:
        game, options = context.setup.game, context.setup.options
        # A setup of its own: the main menu goes on to offer the player's usual game.
        own = replace(context, setup=GameSetup(game, ("",), (), options))
        super().__init__(own, launcher)
        self._context_of_all = context
        self._friends, self._codes = friends, codes
        self._meeting = Meeting(context, launcher, friends)
        self._seats, self._near = _USUAL, False

    def open(self, setup: GameSetup, *, near: bool) -> Response:
        """Open a table for this setup at once; its people are as many seats."""
        self.context.setup = replace(setup, people=("",))
        self._seats, self._near = max(_USUAL, len(setup.people)), near
        return named(self._context_of_all, self._open)

    def menu(self) -> Menu:
        """Open first, then what can be changed."""
        return Menu(self.context, self.context.words.text("host_menu"), self._items)

    def _items(self) -> list[Item]:
        setup, text = self.context.setup, self.context.words.text
        game = Item(self._game_label, change=self._change_game, value=self._game_number)
        others = self._many("opponents")
        options = games.load(setup.game).options
        return [
            Item(partial(text, "host_open"), partial(named, self._context_of_all, self._open)),
            game,
            Item(self._seats_label, change=self._change_seats, value=lambda: self._seats),
            Item(self._name_label, self._ask_name),
            *self._near_items(),
            Item(self._opponents_label, change=self._change_opponents, value=others),
            *(self.opponent_item(number) for number in range(len(setup.opponents))),
            *(self._option_item(name, option) for name, option in options.items()),
        ]

    def _change_game(self, by: int) -> Response | None:
        changed = super()._change_game(by)
        if changed is not None:  # the last setup of that game had others at the table
            self.context.setup = replace(self.context.setup, people=("",), opponents=())
            self._seats = min(self._seats, self._most)
        return changed

    @property
    def _most(self) -> int:
        """How many people may sit beside the computer players."""
        setup = self.context.setup
        return games.load(setup.game).seats[-1] - len(setup.opponents)

    def _seats_label(self) -> str:
        return self.context.words.text("host_seats", number=self._seats)

    def _change_seats(self, by: int) -> Response | None:
        wanted = self._seats + by
        if not _USUAL <= wanted <= self._most:
            return None
        self._seats = wanted
        return CHANGED

    def _change_opponents(self, by: int) -> Response | None:
        if by > 0 and self._most <= _USUAL:
            return None
        changed = super()._change_opponents(by)
        self._seats = min(self._seats, self._most)
        return changed

    def _name_label(self) -> str:
        return self.context.words.text("host_name", value=self.context.settings.name)

    def _ask_name(self) -> Response:
        def done(name: str) -> Response | None:
            if not is_name(name):
                return refuse(Event("name_unheard" if name else "friends_need_name"))
            self.context.settings.name = name
            return Response(then=Pop())

        return push(Entry(Event("friends_name"), done))

    def _near_items(self) -> list[Item]:
        """Who can come, where there is a choice."""
        if not self._friends.near:
            return []
        explain = partial(self.context.words.text, "host_near.help")
        return [Item(self._near_label, change=self._change_near, explain=explain)]

    def _near_label(self) -> str:
        return self.context.words.text("host_near", reach=self._reach)

    @property
    def _reach(self) -> str:
        """Who can come: from this network, by the broker that is set, from this computer only."""
        if self._near:
            return "near"
        return "broker" if self._friends.broker else "here"

    def _change_near(self, by: int) -> Response | None:
        if self._near == (by > 0):
            return None
        self._near = by > 0
        return CHANGED

    def _open(self) -> Response:
        setup = self.context.setup
        try:
            games.load(setup.game).initial(self._seats + len(setup.opponents), **setup.options)
        except OptionError as error:
            if error.reason is None:
                raise
            return refuse(Event(str(error.reason), None, error.reason.fields))
        code = self._codes.new(self._friends.chance)
        return self._meeting.host(code, host_setup(self.context, self._seats), near=self._near)
