"""The menu that sets up a new game: people, opponents, options, Start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice import games, opponents
from audiodice.core.model import Event, Option, OptionError, with_defaults
from audiodice.core.text import is_name
from audiodice.engine.setup import BEGINS, GameSetup
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.screen import Pop, Response, Restart, push, refuse
from audiodice.ui.seating import people_names, shared_name
from audiodice.ui.text_entry import Entry, number_entry


def game_title(context: UiContext, game: str) -> str:
    return context.words.game_text(game, "game-name")


def described(context: UiContext, game: str) -> str:
    """Return a game's name and kind."""
    kind = game_kind(context, game)
    return context.words.text("game_described", game=game_title(context, game), kind=kind)


def game_kind(context: UiContext, game: str) -> str:
    """Return a few words that describe a game."""
    return context.words.game_text(game, "game-kind")


def start(context: UiContext, launcher: Launcher) -> Response:
    """Start a game with the context's setup, begun by the first seat.

    Refuses options that do not fit the number of seats.
    """
    setup = replace(context.setup, first=0)
    try:
        games.load(setup.game).initial(setup.seats, **setup.options)
    except OptionError as error:
        if error.reason is None:
            raise
        return refuse(Event(str(error.reason), None, error.reason.fields))
    return Response(then=Restart(launcher.new_game(setup)))


class NewGame:
    """The menu that edits the setup of the next game, `context.setup`."""

    def __init__(self, context: UiContext, launcher: Launcher) -> None:
        self.context, self._launcher = context, launcher

    def menu(self) -> Menu:
        text = self.context.words.text
        return Menu(self.context, text("new_game_menu"), self._items)

    def _items(self) -> list[Item]:
        setup, text = self.context.setup, self.context.words.text
        items = [Item(lambda: text("menu_start"), self._checked_start)]
        if len(games.names()) > 1:
            items.append(Item(self._game_label, change=self._change_game, value=self._game_number))
        many = self._many
        items.append(Item(self._people_label, change=self._change_people, value=many("people")))
        if len(setup.people) > 1:
            items += [self._name_item(number) for number in range(len(setup.people))]
        items += self._opponents_and_options()
        return [*items, self._begins_item()] if setup.seats > 1 else items

    def _opponents_and_options(self) -> list[Item]:
        setup, many = self.context.setup, self._many("opponents")
        options = games.load(setup.game).options
        return [
            Item(self._opponents_label, change=self._change_opponents, value=many),
            *(self.opponent_item(number) for number in range(len(setup.opponents))),
            *(self._option_item(name, option) for name, option in options.items()),
        ]

    def _game_number(self) -> int:
        return games.names().index(self.context.setup.game) + 1

    def _many(self, seats: str) -> Callable[[], int]:
        return lambda: len(getattr(self.context.setup, seats))

    def _checked_start(self) -> Response:
        setup = self.context.setup
        seats = games.load(setup.game).seats
        if setup.seats < seats[0]:
            return refuse(Event("too_few_seats"))
        if same := shared_name(self.context.words, setup.people):
            return refuse(Event("same_name", None, {"name": same}))
        return start(self.context, self._launcher)

    def _game_label(self) -> str:
        game = described(self.context, self.context.setup.game)
        return self.context.words.text("menu_game", game=game)

    def _change_game(self, by: int) -> Response | None:
        names = games.names()
        place = names.index(self.context.setup.game) + by
        if not 0 <= place < len(names):
            return None
        self.context.setup = self.context.last_setups.of(names[place])
        return CHANGED

    def _people_label(self) -> str:
        return self.context.words.text("menu_people", number=len(self.context.setup.people))

    def _opponents_label(self) -> str:
        return self.context.words.text(
            "menu_add_opponent", number=len(self.context.setup.opponents)
        )

    def _change_people(self, by: int) -> Response | None:
        people = self.context.setup.people
        changed = (*people, "") if by > 0 else people[:-1]
        return self._resize(replace(self.context.setup, people=changed))

    def _change_opponents(self, by: int) -> Response | None:
        others = self.context.setup.opponents
        more = (*others, others[-1] if others else "cautious")
        changed = more if by > 0 else others[:-1]
        return self._resize(replace(self.context.setup, opponents=changed))

    def _resize(self, setup: GameSetup) -> Response | None:
        most = games.load(setup.game).seats[-1]
        if setup.seats > most:
            game = game_title(self.context, setup.game)
            return refuse(Event("too_many_seats", None, {"game": game, "most": most}))
        if setup == self.context.setup:
            return None
        self.context.setup = setup
        return CHANGED

    def _name_item(self, number: int) -> Item:
        def label() -> str:
            name = people_names(self.context.words, self.context.setup.people)[number]
            return self.context.words.text("menu_name", number=number + 1, value=name)

        def take(name: str) -> Response | None:
            if name and not is_name(name):
                return refuse(Event("name_unheard"))
            people = list(self.context.setup.people)
            people[number] = name
            self.context.setup = replace(self.context.setup, people=tuple(people))
            return None

        return Item(label, lambda: push(Entry(Event("type_name", None, {"label": label()}), take)))

    def opponent_item(self, number: int, *, later: bool = False) -> Item:
        """Return the entry that changes an opponent, given its index among the opponents.

        `later`: a game is in play, and the entry is about the next game.
        """

        def label() -> str:
            policy = self.context.setup.opponents[number]
            text = self.context.words.text
            value = self.context.words.game_text(self.context.setup.game, f"opponent-{policy}")
            if len(self.context.setup.opponents) == 1:
                return text("menu_one_opponent", value=value, later=later)
            return text("menu_opponent", number=number + 1, value=value, later=later)

        def change(by: int) -> Response | None:
            known = opponents.names(self.context.setup.game)
            now = list(self.context.setup.opponents)
            place = known.index(now[number]) + by
            if not 0 <= place < len(known):
                return None
            now[number] = known[place]
            self.context.setup = replace(self.context.setup, opponents=tuple(now))
            return CHANGED

        def value() -> int:
            policy = self.context.setup.opponents[number]
            return opponents.names(self.context.setup.game).index(policy) + 1

        return Item(label, change=change, value=value)

    def _option_item(self, name: str, option: Option) -> Item:
        words = self.context.words

        def value() -> int | bool:
            setup = self.context.setup
            now: int | bool = with_defaults(games.load(setup.game).options, setup.options)[name]
            return now

        def label() -> str:
            title = words.game_text(self.context.setup.game, f"option-{name}")
            return words.text("menu_option", option=title, value=words.value(value()))

        def change(by: int) -> Response | None:
            allowed = option.allowed
            if isinstance(allowed, range):
                changed: int | bool = _stepped(option, value(), by)
            else:
                changed = allowed[max(0, min(allowed.index(value()) + by, len(allowed) - 1))]
            if changed == value():
                return None
            put(changed)
            return CHANGED

        def put(changed: int) -> None:
            anew = {other for by_value in option.sets.values() for other in by_value}
            kept = {n: v for n, v in self.context.setup.options.items() if n not in anew}
            self.context.setup = replace(self.context.setup, options={**kept, name: changed})

        def take(number: int) -> Response:
            put(number)
            return Response(then=Pop())

        def enter_number(begins: str) -> Response:
            return number_entry(label(), option.allowed, take, begins=begins)

        return Item(
            label,
            change=change,
            value=value,
            explain=partial(words.game_text, self.context.setup.game, f"option-{name}.help"),
            enter_number=None if isinstance(option.default, bool) else enter_number,
        )

    def _begins_item(self) -> Item:
        text = self.context.words.text

        def place() -> int:
            return BEGINS.index(self.context.setup.begins)

        def label() -> str:
            return text("menu_begins", value=text(f"value-{self.context.setup.begins}"))

        def change(by: int) -> Response | None:
            wanted = place() + by
            if not 0 <= wanted < len(BEGINS):
                return None
            self.context.setup = replace(self.context.setup, begins=BEGINS[wanted])
            return CHANGED

        explain = partial(text, "menu_begins.help")
        return Item(label, change=change, value=lambda: place() + 1, explain=explain)


def _stride(option: Option) -> int:
    """Return the change by one key press: a round number, about a twentieth of the range.

    >>> _stride(Option(1000, range(100, 10_001, 5)))
    500
    """
    span = option.allowed[-1] - option.allowed[0]
    return max(step for step in (1, 5, 10, 25, 50, 100, 500) if step == 1 or step <= span / 18)


def _stepped(option: Option, value: int, by: int) -> int:
    """Return the next multiple of the stride above or below a value, within the option's range."""
    stride = _stride(option)
    wanted = (value // stride + 1) * stride if by > 0 else (-(-value // stride) - 1) * stride
    return max(option.allowed[0], min(wanted, option.allowed[-1]))
