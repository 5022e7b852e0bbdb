"""Putting a new game together: people, opponents and options, then Start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from audiodice import games, opponents
from audiodice.app.screens.desk import Desk
from audiodice.app.screens.entry import Entry
from audiodice.app.screens.item import CHANGED, Item
from audiodice.app.screens.menu import Menu
from audiodice.app.screens.response import Response, Restart, push, refuse
from audiodice.app.seating import Plan, people_names
from audiodice.core.model import Event, Option


def game_title(desk: Desk, game: str) -> str:
    """A game's name in the language in force."""
    return desk.words.game_text(game, "game-name")


def start(desk: Desk) -> Response:
    """Sit down to the desk's plan."""
    return Response(then=Restart(desk.seat(desk.plan)))


class NewGame:
    """The menu that edits the desk's plan, the game that would start next."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def menu(self) -> Menu:
        """The game, people, opponents and options, with Start first."""
        text = self.desk.words.text
        return Menu(text("new_game_menu"), self._items)

    def _items(self) -> list[Item]:
        plan, text = self.desk.plan, self.desk.words.text
        items = [Item(lambda: text("menu_start"), self._checked_start)]
        if len(games.names()) > 1:
            items.append(Item(self._game_label, change=self._change_game, value=self._game_number))
        many = self._many
        items.append(Item(self._people_label, change=self._change_people, value=many("people")))
        if len(plan.people) > 1:
            items += [self._name_item(number) for number in range(len(plan.people))]
        others = many("opponents")
        items.append(Item(self._opponents_label, change=self._change_opponents, value=others))
        items += [self.opponent_item(number) for number in range(len(plan.opponents))]
        options = games.load(plan.game).options
        return items + [self._option_item(name, option) for name, option in options.items()]

    def _game_number(self) -> int:
        return games.names().index(self.desk.plan.game) + 1

    def _many(self, seats: str) -> Callable[[], int]:
        return lambda: len(getattr(self.desk.plan, seats))

    def _checked_start(self) -> Response:
        plan = self.desk.plan
        seats = games.load(plan.game).seats
        if plan.seats < seats[0]:
            return refuse(Event("too_few_seats"))
        return start(self.desk)

    def _game_label(self) -> str:
        return self.desk.words.text("menu_game", game=game_title(self.desk, self.desk.plan.game))

    def _change_game(self, by: int) -> Response | None:
        names = games.names()
        place = names.index(self.desk.plan.game) + by
        if not 0 <= place < len(names):
            return None
        self.desk.plan = self.desk.remembered.of(names[place])
        return CHANGED

    def _people_label(self) -> str:
        return self.desk.words.text("menu_people", number=len(self.desk.plan.people))

    def _opponents_label(self) -> str:
        return self.desk.words.text("menu_add_opponent", number=len(self.desk.plan.opponents))

    def _change_people(self, by: int) -> Response | None:
        people = self.desk.plan.people
        changed = (*people, "") if by > 0 else people[:-1]
        return self._resize(replace(self.desk.plan, people=changed))

    def _change_opponents(self, by: int) -> Response | None:
        others = self.desk.plan.opponents
        more = (*others, others[-1] if others else "cautious")
        changed = more if by > 0 else others[:-1]
        return self._resize(replace(self.desk.plan, opponents=changed))

    def _resize(self, plan: Plan) -> Response | None:
        most = games.load(plan.game).seats[-1]
        if plan.seats > most:
            game = game_title(self.desk, plan.game)
            return refuse(Event("too_many_seats", None, {"game": game, "most": most}))
        if plan == self.desk.plan:
            return None
        self.desk.plan = plan
        return CHANGED

    def _name_item(self, number: int) -> Item:
        def label() -> str:
            name = people_names(self.desk.words, self.desk.plan.people)[number]
            return self.desk.words.text("menu_name", number=number + 1, value=name)

        def take(name: str) -> None:
            people = list(self.desk.plan.people)
            people[number] = name
            self.desk.plan = replace(self.desk.plan, people=tuple(people))

        return Item(label, lambda: push(Entry(Event("type_name", None, {"label": label()}), take)))

    def opponent_item(self, number: int) -> Item:
        """Who sits in an opponent's seat (index among the opponents)."""

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
            return CHANGED

        def value() -> int:
            policy = self.desk.plan.opponents[number]
            return opponents.names(self.desk.plan.game).index(policy) + 1

        return Item(label, change=change, value=value)

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
            return CHANGED

        return Item(label, change=change, value=value)


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
