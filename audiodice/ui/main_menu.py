"""The main menu."""

from __future__ import annotations

from functools import partial

from audiodice import games
from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from audiodice.engine.stats import Stats
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.key_list import all_keys
from audiodice.ui.learning.lesson import lessons_menu
from audiodice.ui.learning.practice import open_practice
from audiodice.ui.learning.sounds_menu import learn_menu
from audiodice.ui.menu import Item, Menu
from audiodice.ui.new_game import NewGame, game_kind, game_title, start
from audiodice.ui.ports import Store
from audiodice.ui.reader import credits_reader, events_reader, rules_menu
from audiodice.ui.record_lines import record_lines
from audiodice.ui.saved_games_screen import open_saved_games, resume_item
from audiodice.ui.screen import Quit, Response, push, refuse, wait_for
from audiodice.ui.seating import opponent_names, people_names
from audiodice.ui.settings_menu import settings_menu


def main_menu(context: UiContext, launcher: Launcher, *, at: str = "") -> Menu:
    """Return the main menu, at the entry with the message key `at` or at the first entry."""
    text = context.words.text
    setups = context.last_setups.setups()
    likeliest = context.setup
    others = [setup for setup in setups if setup.game != likeliest.game]
    resume = resume_item(context, launcher)
    new_game = NewGame(context, launcher)
    entries = [
        *((resume,) if resume else ()),
        *(_play_item(context, launcher, setup) for setup in (likeliest, *others)),
        Item(lambda: text("menu_new_game"), lambda: push(new_game.menu())),
        *_friends_items(context),
        *_saved_items(context, launcher),
        Item(
            lambda: text("menu_lessons"),
            lambda: push(lessons_menu(context, launcher)),
            known_as=lambda: text("lessons_letter"),  # new players are told to press this letter
        ),
        Item(
            lambda: text("menu_practise", due=len(context.practice.due(context.day))),
            lambda: open_practice(context, launcher),
        ),
        Item(lambda: text("menu_rules"), lambda: push(rules_menu(context))),
        Item(lambda: text("menu_keys"), lambda: push(all_keys(context))),
        Item(lambda: text("menu_learn"), lambda: push(learn_menu(context))),
        Item(lambda: text("menu_settings"), lambda: push(settings_menu(context))),
        Item(lambda: text("menu_credits"), lambda: push(credits_reader(context))),
        Item(lambda: text("menu_quit"), lambda: Response(then=Quit())),
    ]
    menu = Menu(context, text("main_menu"), lambda: entries, root=True)
    if at:
        menu.place = [item.label() for item in entries].index(text(at))
    return menu


def _friends_items(context: UiContext) -> tuple[Item, ...]:
    rooms, text = context.rooms, context.words.text
    if rooms is None:
        return ()
    return (Item(lambda: text("menu_friends"), lambda: rooms().home()),)


def _saved_items(context: UiContext, launcher: Launcher) -> tuple[Item, ...]:
    store, text = context.store, context.words.text
    if store is None:
        return ()
    return (
        Item(lambda: text("kept_title"), partial(open_saved_games, context, launcher, store)),
        Item(lambda: text("menu_records"), partial(_open_records, context, store)),
    )


def _open_records(context: UiContext, store: Store) -> Response:
    """Open a reader of the records, or say why there are none."""

    def show(stats: tuple[Stats, ...]) -> Response:
        if not stats:
            return refuse(Event("records_empty"))
        lines = list(record_lines(stats, context.words))
        return push(events_reader(context, context.words.text("menu_records"), lines))

    return wait_for(store.stats(), show)


def _play_item(context: UiContext, launcher: Launcher, setup: GameSetup) -> Item:
    def choose() -> Response:
        context.setup = setup
        return start(context, launcher)

    number = games.names().index(setup.game) + 1
    title = partial(game_title, context, setup.game)

    def label() -> str:
        play, kind = _play_label(context, setup), game_kind(context, setup.game)
        return context.words.text("play_described", label=play, kind=kind)

    return Item(label, choose, value=lambda: number, known_as=title)


def _play_label(context: UiContext, setup: GameSetup) -> str:
    words = context.words
    game = game_title(context, setup.game)
    people = people_names(words, setup.people)
    others = opponent_names(words, setup.opponents, people)
    if len(people) > 1:
        return words.text("menu_play_together", game=game, players=(*people, *others))
    if not others:
        return words.text("menu_play_alone", game=game)
    return words.text("menu_play", game=game, opponents=others)
