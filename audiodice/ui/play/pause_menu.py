"""The menu that Escape opens at a table."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.game_history_menu import GameHistoryMenu
from audiodice.ui.key_list import all_keys
from audiodice.ui.learning.sounds_menu import learn_menu
from audiodice.ui.menu import Item, Menu
from audiodice.ui.new_game import NewGame
from audiodice.ui.proposal import Proposal
from audiodice.ui.reader import rules_reader
from audiodice.ui.screen import Pop, Quit, Response, Restart, push, wait_for
from audiodice.ui.seating import next_game
from audiodice.ui.settings_menu import settings_menu


def pause_menu(context: UiContext, launcher: Launcher, table: Table) -> Menu:
    """Return the pause menu. Opponents chosen here play in the next game."""
    text = context.words.text
    new_game = NewGame(context, launcher)
    entries = [
        Item(lambda: text("menu_continue", over=table.over), lambda: Response(then=Pop())),
        *(GameHistoryMenu(context, launcher, table).items() if table.over else ()),
        _again_item(context, launcher, table),
        *(
            new_game.opponent_item(number, later=not table.over)
            for number in range(len(context.setup.opponents))
        ),
        *help_items(context, table),
        Item(lambda: text("menu_main"), launcher.to_main_menu),
        Item(lambda: text("menu_quit"), lambda: Response(then=Quit())),
    ]
    return Menu(context, text("end_menu" if table.over else "pause_menu"), lambda: entries)


def help_items(context: UiContext, table: Table) -> list[Item]:
    """Return the entries of every pause menu: rules, keys, sounds and settings."""
    text = context.words.text
    return [
        Item(lambda: text("menu_rules"), lambda: push(rules_reader(context, table.game.name))),
        Item(lambda: text("menu_keys"), lambda: push(all_keys(context))),
        Item(lambda: text("menu_learn"), lambda: push(learn_menu(context))),
        Item(lambda: text("menu_settings"), lambda: push(settings_menu(context))),
    ]


def _again_item(context: UiContext, launcher: Launcher, table: Table) -> Item:
    """Return the entry that plays again with the same seats.

    During a game, the first Enter asks and the second one deletes the game. With confirmations
    off, one Enter restarts and the game is saved.
    """
    loss = Proposal[Table](context)

    def begin() -> Response:
        return Response(then=Restart(launcher.new_game(next_game(context.setup, table))))

    def again() -> Response:
        if table.over or not context.settings.confirmations:
            return begin()
        if loss.open is None:
            return loss.ask(table, Event("loss_asked"))
        leaving = launcher.leave_table(for_good=True)
        return wait_for(leaving, lambda _: begin())

    key = "menu_play_again" if table.over else "menu_restart"
    return Item(lambda: context.words.text(key), again)
