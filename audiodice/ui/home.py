"""The menus: main menu, new game, pause, settings, rules and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from audiodice import games, opponents
from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.present.commands import COMMANDS
from audiodice.ui.confirmation import Confirmation
from audiodice.ui.context import UiContext
from audiodice.ui.game_statistics import statistics
from audiodice.ui.item import Item
from audiodice.ui.key_names import spoken_or_name
from audiodice.ui.learning.lessons_menu import lessons_menu
from audiodice.ui.learning.sounds_menu import learn_menu
from audiodice.ui.menu import Menu
from audiodice.ui.new_game import NewGame, game_title, start
from audiodice.ui.reader import events_reader, reader
from audiodice.ui.records import records_reader
from audiodice.ui.replay import replay
from audiodice.ui.response import Pop, Quit, Response, Restart, push, tell
from audiodice.ui.review import Review
from audiodice.ui.saved_games import kept_games, resume_item
from audiodice.ui.screen import Screen
from audiodice.ui.seating import GameSetup, opponent_names, people_names
from audiodice.ui.settings_menu import settings_menu


class Home:
    """Makes the menus; they share the desk and its plan, the game that would start next."""

    def __init__(self, context: UiContext) -> None:
        self.context = context
        self.new_game = NewGame(context)

    # ------------------------------------------------------------------ main menu

    def main(self) -> Menu:
        """The first screen."""
        text = self.context.words.text
        plans = self.context.last_setups.plans()
        likeliest = self.context.plan
        others = [plan for plan in plans if plan.game != likeliest.game]
        resume = resume_item(self.context)
        entries = [
            *((resume,) if resume else ()),
            *(self._play_item(plan) for plan in (likeliest, *others)),
            Item(lambda: text("menu_new_game"), lambda: push(self.new_game.menu())),
            *self._kept_items(),
            Item(
                lambda: text("menu_lessons"),
                lambda: push(lessons_menu(self.context, self._at_lessons)),
            ),
            Item(lambda: text("menu_rules"), self._rules),
            Item(lambda: text("menu_keys"), lambda: push(self.keys())),
            Item(lambda: text("menu_learn"), lambda: push(learn_menu(self.context))),
            Item(lambda: text("menu_settings"), lambda: push(self.settings())),
            Item(lambda: text("menu_credits"), self._credits),
            Item(lambda: text("menu_quit"), lambda: Response(then=Quit())),
        ]
        return Menu(text("main_menu"), lambda: entries, root=True)

    def _at_lessons(self) -> Menu:
        """The main menu after a lesson: the next one is one key away."""
        menu, lessons = self.main(), self.context.words.text("menu_lessons")
        menu.place = [item.label() for item in menu.items].index(lessons)
        return menu

    def _kept_items(self) -> tuple[Item, ...]:
        store, records, text = self.context.store, self.context.records, self.context.words.text
        if store is None or records is None:
            return ()
        kept = partial(kept_games, self.context, store, self.main)
        told = partial(records_reader, records, self.context.words)
        return (
            Item(lambda: text("kept_title"), kept),
            Item(lambda: text("menu_records"), told),
        )

    def _play_item(self, plan: GameSetup) -> Item:
        def choose() -> Response:
            self.context.plan = plan
            return start(self.context)

        number = games.names().index(plan.game) + 1
        title = partial(game_title, self.context, plan.game)
        return Item(partial(self._play_label, plan), choose, value=lambda: number, known_as=title)

    def _play_label(self, plan: GameSetup) -> str:
        words = self.context.words
        game = game_title(self.context, plan.game)
        others = (*people_names(words, plan.people)[1:], *opponent_names(words, plan.opponents))
        if not others:
            return words.text("menu_play_alone", game=game)
        return words.text("menu_play", game=game, opponents=others)

    # ------------------------------------------------------------------ at the table

    def pause(self, table: Table, leave_to: Callable[[], Screen]) -> Menu:
        """Escape at the table. Opponents chosen here sit down when the game starts again."""
        text = self.context.words.text
        entries = [
            Item(lambda: text("menu_continue"), lambda: Response(then=Pop())),
            Item(lambda: text("menu_statistics"), lambda: push(self._statistics(table))),
            *self._replay_item(table),
            *self._review_item(table),
            self._again_item(table),
            *map(self.new_game.opponent_item, range(len(self.context.plan.opponents))),
            Item(lambda: text("menu_rules"), self._rules),
            Item(lambda: text("menu_keys"), lambda: push(self.keys())),
            Item(lambda: text("menu_learn"), lambda: push(learn_menu(self.context))),
            Item(lambda: text("menu_settings"), lambda: push(self.settings())),
            Item(lambda: text("menu_main"), lambda: self._leave(leave_to)),
            Item(lambda: text("menu_quit"), lambda: Response(then=Quit())),
        ]
        if not table.over:
            del entries[1]  # there is nothing to sum up yet
        return Menu(text("end_menu" if table.over else "pause_menu"), lambda: entries)

    def _replay_item(self, table: Table) -> tuple[Item, ...]:
        if not table.over:
            return ()
        hear = partial(replay, self.context, table.journal)
        return (Item(lambda: self.context.words.text("menu_replay"), hear),)

    def _review_item(self, table: Table) -> tuple[Item, ...]:
        """The entry for a finished game that can be reviewed."""
        evaluator = opponents.reviewer(table.game.name)
        if not table.over or evaluator is None:
            return ()
        review = Review(table, self.context.words, evaluator)
        return (Item(lambda: self.context.words.text("menu_review"), review.open),)

    def _leave(self, leave_to: Callable[[], Screen]) -> Response:
        """To the main menu; the game is kept."""
        return tell(*self.context.leave_table(), then=Restart(leave_to()))

    def _again_item(self, table: Table) -> Item:
        """The same seats again. Of a running game the first Enter asks, the very next key gives it
        up; it is kept where nothing is asked."""
        loss = Confirmation[Table](self.context)

        def act() -> Response:
            if not table.over and self.context.settings.confirmations:
                if not loss.confirmed(table):
                    return tell(Event("loss_asked"))
                if self.context.autosave:
                    self.context.autosave.leave(for_good=True)
            return start(self.context)

        key = "menu_play_again" if table.over else "menu_restart"
        return Item(lambda: self.context.words.text(key), act)

    def _statistics(self, table: Table) -> Menu:
        """The game just played: ranking, margin, best and worst turns."""
        words = self.context.words
        return events_reader(words.text("statistics_title"), statistics(table), words.say)

    def _credits(self) -> Response:
        words = self.context.words
        lines = [words.text("credits")]
        lines += [line for name in games.names() if (line := words.game_text(name, "game-credits"))]
        return push(reader(words.text("menu_credits"), lines))

    # ------------------------------------------------------------------ reading and settings

    def _rules(self) -> Response:
        words = self.context.words
        if len(games.names()) == 1:
            return push(self._rules_of(games.names()[0]))
        entries = [
            Item(partial(game_title, self.context, name), partial(self._read_rules, name))
            for name in games.names()
        ]
        menu = Menu(words.text("menu_rules"), lambda: entries)
        menu.place = games.names().index(self.context.plan.game)
        return push(menu)

    def _read_rules(self, game: str) -> Response:
        return push(self._rules_of(game))

    def _rules_of(self, game: str) -> Menu:
        words = self.context.words
        title = words.text("rules_title", game=game_title(self.context, game))
        return reader(title, words.rules(game))

    def keys(self) -> Menu:
        """Every key and what it does."""
        words = self.context.words
        rows = []
        for command in COMMANDS.values():
            for key in self.context.keymap.keys[command.id][:1]:
                name = words.text(f"command-{command.id}")
                bound = spoken_or_name(words, key)
                more = words.text(f"command-{command.id}.help")
                rows.append(f"{words.text('help_line', bound=bound, command=name)}. {more}")
        return reader(words.text("keys_title"), rows)

    def settings(self) -> Menu:
        """Every setting."""
        return settings_menu(self.context)
