"""The menus: main menu, new game, pause, settings, rules and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice import games, opponents
from audiodice.app.keynames import spoken_or_name
from audiodice.app.screens.entry import Entry
from audiodice.app.screens.menu import Item, Menu, reader
from audiodice.app.screens.review import Review
from audiodice.app.screens.screen import (
    Desk,
    Pop,
    Push,
    Quit,
    Response,
    Restart,
    Screen,
    refuse,
    tell,
)
from audiodice.app.seating import Plan, opponent_names, people_names
from audiodice.app.settings import ALLOWED
from audiodice.app.statistics import statistics
from audiodice.core.model import Event, Option
from audiodice.engine.table import Table
from audiodice.present.commands import COMMANDS

_NUMBERS = ("rate", "effects", "voice_volume", "caption", "buffer")


class Home:
    """Makes the menus; they share the desk and its plan, the game that would start next."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # ------------------------------------------------------------------ main menu

    def main(self) -> Menu:
        """The first screen."""
        text = self.desk.words.text
        plans = self.desk.remembered.plans()
        likeliest = self.desk.plan
        others = [plan for plan in plans if plan.game != likeliest.game]
        entries = [
            *(self._play_item(plan) for plan in (likeliest, *others)),
            Item(lambda: text("menu_new_game"), lambda: _push(self.new_game())),
            Item(lambda: text("menu_rules"), self._rules),
            Item(lambda: text("menu_keys"), lambda: _push(self.keys())),
            Item(lambda: text("menu_settings"), lambda: _push(self.settings())),
            Item(lambda: text("menu_credits"), self._credits),
            Item(lambda: text("menu_quit"), lambda: Response(then=Quit())),
        ]
        return Menu(text("main_menu"), lambda: entries, root=True)

    def _play_item(self, plan: Plan) -> Item:
        def start() -> Response:
            self.desk.plan = plan
            return self._start()

        return Item(partial(self._play_label, plan), start)

    def _play_label(self, plan: Plan) -> str:
        words = self.desk.words
        game = game_title(self.desk, plan.game)
        others = (*people_names(words, plan.people)[1:], *opponent_names(words, plan.opponents))
        if not others:
            return words.text("menu_play_alone", game=game)
        return words.text("menu_play", game=game, opponents=others)

    def _start(self) -> Response:
        return Response(then=Restart(self.desk.seat(self.desk.plan)))

    # ------------------------------------------------------------------ a new game

    def new_game(self) -> Menu:
        """People, opponents and options, then Start."""
        text = self.desk.words.text
        return Menu(text("new_game_menu"), self._new_game_items)

    def _new_game_items(self) -> list[Item]:
        plan, text = self.desk.plan, self.desk.words.text
        items = [Item(lambda: text("menu_start"), self._checked_start)]
        if len(games.names()) > 1:
            items.append(Item(self._game_label, change=self._change_game))
        items.append(Item(self._people_label, change=self._change_people))
        if len(plan.people) > 1:
            items += [self._name_item(number) for number in range(len(plan.people))]
        items.append(Item(self._opponents_label, change=self._change_opponents))
        items += [self._opponent_item(number) for number in range(len(plan.opponents))]
        options = games.load(plan.game).options
        return items + [self._option_item(name, option) for name, option in options.items()]

    def _checked_start(self) -> Response:
        plan = self.desk.plan
        seats = games.load(plan.game).seats
        if plan.seats < seats[0]:
            return refuse(Event("too_few_seats"))
        return self._start()

    def _game_label(self) -> str:
        return self.desk.words.text("menu_game", game=game_title(self.desk, self.desk.plan.game))

    def _change_game(self, by: int) -> Response | None:
        names = games.names()
        place = names.index(self.desk.plan.game) + by
        if not 0 <= place < len(names):
            return None
        self.desk.plan = self.desk.remembered.of(names[place])
        return _moved(self._game_label())

    def _people_label(self) -> str:
        return self.desk.words.text("menu_people", number=len(self.desk.plan.people))

    def _opponents_label(self) -> str:
        return self.desk.words.text("menu_add_opponent", number=len(self.desk.plan.opponents))

    def _change_people(self, by: int) -> Response | None:
        people = self.desk.plan.people
        changed = (*people, "") if by > 0 else people[:-1]
        return self._resize(replace(self.desk.plan, people=changed), self._people_label)

    def _change_opponents(self, by: int) -> Response | None:
        others = self.desk.plan.opponents
        more = (*others, others[-1] if others else "cautious")
        changed = more if by > 0 else others[:-1]
        return self._resize(replace(self.desk.plan, opponents=changed), self._opponents_label)

    def _resize(self, plan: Plan, label: Callable[[], str]) -> Response | None:
        most = games.load(plan.game).seats[-1]
        if plan.seats > most:
            game = game_title(self.desk, plan.game)
            return refuse(Event("too_many_seats", None, {"game": game, "most": most}))
        if plan == self.desk.plan:
            return None
        self.desk.plan = plan
        return _moved(label())

    def _name_item(self, number: int) -> Item:
        def label() -> str:
            name = people_names(self.desk.words, self.desk.plan.people)[number]
            return self.desk.words.text("menu_name", number=number + 1, value=name)

        def take(name: str) -> None:
            people = list(self.desk.plan.people)
            people[number] = name
            self.desk.plan = replace(self.desk.plan, people=tuple(people))

        return Item(label, lambda: _push(Entry(label(), "", take)))

    def _opponent_item(self, number: int) -> Item:
        def label() -> str:
            policy = self.desk.plan.opponents[number]
            text = self.desk.words.text
            value = self.desk.words.game_text(self.desk.plan.game, f"opponent-{policy}")
            if len(self.desk.plan.opponents) == 1:
                return text("menu_one_opponent", value=value)
            return text("menu_opponent", number=number + 1, value=value)

        def change(by: int) -> Response | None:
            known = opponents.names(self.desk.plan.game)
            now = list(self.desk.plan.opponents)
            place = known.index(now[number]) + by
            if not 0 <= place < len(known):
                return None
            now[number] = known[place]
            self.desk.plan = replace(self.desk.plan, opponents=tuple(now))
            return _moved(label())

        return Item(label, change=change)

    def _option_item(self, name: str, option: Option) -> Item:
        words = self.desk.words

        def value() -> int | bool:
            return self.desk.plan.options.get(name, option.default)

        def label() -> str:
            now = value()
            shown = words.text(f"value-{'on' if now else 'off'}") if isinstance(now, bool) else now
            title = words.game_text(self.desk.plan.game, f"option-{name}")
            return words.text("menu_option", option=title, value=shown)

        def change(by: int) -> Response | None:
            allowed = option.allowed
            if isinstance(allowed, range):
                changed: int | bool = _stepped(option, value(), by)
            else:
                changed = allowed[max(0, min(allowed.index(value()) + by, len(allowed) - 1))]
            if changed == value():
                return None
            options = {**self.desk.plan.options, name: changed}
            self.desk.plan = replace(self.desk.plan, options=options)
            return _moved(label())

        return Item(label, change=change)

    # ------------------------------------------------------------------ at the table

    def pause(self, table: Table, leave_to: Callable[[], Screen]) -> Menu:
        """Escape at the table. Opponents chosen here sit down when the game starts again."""
        text = self.desk.words.text
        entries = [
            Item(lambda: text("menu_continue"), lambda: Response(then=Pop())),
            Item(lambda: text("menu_statistics"), lambda: _push(self._statistics(table))),
            *self._review_item(table),
            self._asked_once(
                table, "menu_play_again" if table.over else "menu_restart", self._start
            ),
            *(self._opponent_item(number) for number in range(len(self.desk.plan.opponents))),
            Item(lambda: text("menu_rules"), self._rules),
            Item(lambda: text("menu_keys"), lambda: _push(self.keys())),
            Item(lambda: text("menu_settings"), lambda: _push(self.settings())),
            self._asked_once(table, "menu_main", lambda: Response(then=Restart(leave_to()))),
            self._asked_once(table, "menu_quit", lambda: Response(then=Quit())),
        ]
        if not table.over:
            del entries[1]  # there is nothing to sum up yet
        return Menu(text("end_menu" if table.over else "pause_menu"), lambda: entries)

    def _review_item(self, table: Table) -> tuple[Item, ...]:
        """The entry for a finished game that somebody can judge."""
        judge = opponents.judge(table.game.name)
        if not table.over or judge is None:
            return ()
        review = Review(table, self.desk.words, judge)
        return (Item(lambda: self.desk.words.text("menu_review"), review.open),)

    def _asked_once(self, table: Table, key: str, choose: Callable[[], Response]) -> Item:
        """An entry that would end a running game: the first Enter asks, the second does it."""
        asked = False

        def act() -> Response:
            nonlocal asked
            if table.over or asked:
                return choose()
            asked = True
            return tell(Event("loss_asked"))

        return Item(lambda: self.desk.words.text(key), act)

    def _statistics(self, table: Table) -> Menu:
        """The game just played: ranking, margin, best and worst turns."""
        words = self.desk.words
        return reader(words.text("statistics_title"), statistics(words, table))

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
        """Every setting, changed with Left and Right."""
        entries = [self._setting(name) for name in ALLOWED]
        return Menu(self.desk.words.text("settings_title"), lambda: entries)

    def _setting(self, name: str) -> Item:
        words = self.desk.words

        def label() -> str:
            value = getattr(self.desk.settings, name)
            shown = value if name in _NUMBERS else words.text(f"value-{value}")
            return words.text(f"setting-{name}", value=shown)

        def change(by: int) -> Response | None:
            if not self.desk.settings.step(name, by):
                return None
            return replace(_moved(label()), changed=name)

        return Item(label, change=change)


def game_title(desk: Desk, game: str) -> str:
    """A game's name in the language in force."""
    return desk.words.game_text(game, "game-name")


def _stride(option: Option) -> int:
    """By how much a key press changes a long range: a round number, some twenty from end to end.

    >>> _stride(Option(1000, range(100, 10_001, 5)))
    500
    """
    span = option.allowed[-1] - option.allowed[0]
    return max(step for step in (1, 5, 10, 25, 50, 100, 500) if step == 1 or step <= span / 18)


def _stepped(option: Option, value: int, by: int) -> int:
    """The next multiple of the stride above or below a value, within what is allowed."""
    stride = _stride(option)
    wanted = (value // stride + 1) * stride if by > 0 else (-(-value // stride) - 1) * stride
    return max(option.allowed[0], min(wanted, option.allowed[-1]))


def _push(screen: Screen) -> Response:
    return Response(then=Push(screen))


def _moved(label: str) -> Response:
    return tell(Event("menu_move", None, {"label": label}))
