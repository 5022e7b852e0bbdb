"""The menus: main menu, new game, pause, settings, rules and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice import games, opponents
from audiodice.app.keynames import spoken_or_name
from audiodice.app.screens.learn import learn_menu
from audiodice.app.screens.menu import Item, Menu, events_reader, reader
from audiodice.app.screens.new_game import NewGame, game_title, start
from audiodice.app.screens.preferences import settings_menu
from audiodice.app.screens.review import Review
from audiodice.app.screens.screen import Desk, Pop, Push, Quit, Response, Restart, Screen, tell
from audiodice.app.seating import Plan, opponent_names, people_names
from audiodice.app.statistics import statistics
from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.present.commands import COMMANDS


class Home:
    """Makes the menus; they share the desk and its plan, the game that would start next."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.new_game = NewGame(desk)

    # ------------------------------------------------------------------ main menu

    def main(self) -> Menu:
        """The first screen."""
        text = self.desk.words.text
        plans = self.desk.remembered.plans()
        likeliest = self.desk.plan
        others = [plan for plan in plans if plan.game != likeliest.game]
        entries = [
            *(self._play_item(plan) for plan in (likeliest, *others)),
            Item(lambda: text("menu_new_game"), lambda: _push(self.new_game.menu())),
            Item(lambda: text("menu_rules"), self._rules),
            Item(lambda: text("menu_keys"), lambda: _push(self.keys())),
            Item(lambda: text("menu_learn"), lambda: _push(learn_menu(self.desk))),
            Item(lambda: text("menu_settings"), lambda: _push(self.settings())),
            Item(lambda: text("menu_credits"), self._credits),
            Item(lambda: text("menu_quit"), lambda: Response(then=Quit())),
        ]
        return Menu(text("main_menu"), lambda: entries, root=True)

    def _play_item(self, plan: Plan) -> Item:
        def choose() -> Response:
            self.desk.plan = plan
            return start(self.desk)

        number = games.names().index(plan.game) + 1
        return Item(partial(self._play_label, plan), choose, value=lambda: number)

    def _play_label(self, plan: Plan) -> str:
        words = self.desk.words
        game = game_title(self.desk, plan.game)
        others = (*people_names(words, plan.people)[1:], *opponent_names(words, plan.opponents))
        if not others:
            return words.text("menu_play_alone", game=game)
        return words.text("menu_play", game=game, opponents=others)

    # ------------------------------------------------------------------ at the table

    def pause(self, table: Table, leave_to: Callable[[], Screen]) -> Menu:
        """Escape at the table. Opponents chosen here sit down when the game starts again."""
        text = self.desk.words.text
        again = "menu_play_again" if table.over else "menu_restart"
        entries = [
            Item(lambda: text("menu_continue"), lambda: Response(then=Pop())),
            Item(lambda: text("menu_statistics"), lambda: _push(self._statistics(table))),
            *self._review_item(table),
            self._asked_once(table, again, partial(start, self.desk)),
            *map(self.new_game.opponent_item, range(len(self.desk.plan.opponents))),
            Item(lambda: text("menu_rules"), self._rules),
            Item(lambda: text("menu_keys"), lambda: _push(self.keys())),
            Item(lambda: text("menu_learn"), lambda: _push(learn_menu(self.desk))),
            Item(lambda: text("menu_settings"), lambda: _push(self.settings())),
            self._asked_once(table, "menu_main", lambda: Response(then=Restart(leave_to()))),
            self._asked_once(table, "menu_quit", lambda: Response(then=Quit())),
        ]
        if not table.over:
            del entries[1]  # there is nothing to sum up yet
        return Menu(text("end_menu" if table.over else "pause_menu"), lambda: entries)

    def _review_item(self, table: Table) -> tuple[Item, ...]:
        """The entry for a finished game that somebody can judge."""
        judge = opponents.reviewer(table.game.name)
        if not table.over or judge is None:
            return ()
        review = Review(table, self.desk.words, judge)
        return (Item(lambda: self.desk.words.text("menu_review"), review.open),)

    def _asked_once(self, table: Table, key: str, choose: Callable[[], Response]) -> Item:
        """An entry that would end a running game: the first Enter asks, the second does it."""
        asked = False

        def act() -> Response:
            nonlocal asked
            if table.over or asked or not self.desk.settings.confirmations:
                return choose()
            asked = True
            return tell(Event("loss_asked"))

        return Item(lambda: self.desk.words.text(key), act)

    def _statistics(self, table: Table) -> Menu:
        """The game just played: ranking, margin, best and worst turns."""
        words = self.desk.words
        return events_reader(words.text("statistics_title"), statistics(table), words.say)

    def _credits(self) -> Response:
        words = self.desk.words
        lines = [words.text("credits")]
        lines += [line for name in games.names() if (line := words.game_text(name, "game-credits"))]
        return _push(reader(words.text("menu_credits"), lines))

    # ------------------------------------------------------------------ reading and settings

    def _rules(self) -> Response:
        words = self.desk.words
        if len(games.names()) == 1:
            return _push(self._rules_of(games.names()[0]))
        entries = [
            Item(partial(game_title, self.desk, name), partial(self._read_rules, name))
            for name in games.names()
        ]
        menu = Menu(words.text("menu_rules"), lambda: entries)
        menu.place = games.names().index(self.desk.plan.game)
        return _push(menu)

    def _read_rules(self, game: str) -> Response:
        return _push(self._rules_of(game))

    def _rules_of(self, game: str) -> Menu:
        words = self.desk.words
        title = words.text("rules_title", game=game_title(self.desk, game))
        return reader(title, words.rules(game))

    def keys(self) -> Menu:
        """Every key and what it does."""
        words = self.desk.words
        rows = []
        for command in COMMANDS.values():
            for key in self.desk.keymap.keys[command.id][:1]:
                name = words.text(f"command-{command.id}")
                bound = spoken_or_name(words, key)
                more = words.text(f"command-{command.id}.help")
                rows.append(f"{words.text('help_line', bound=bound, command=name)}. {more}")
        return reader(words.text("keys_title"), rows)

    def settings(self) -> Menu:
        """Every setting."""
        return settings_menu(self.desk)


def _push(screen: Screen) -> Response:
    return Response(then=Push(screen))
