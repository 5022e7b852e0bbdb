"""Putting a new game together: people, opponents and options, then Start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from audiodice import games, opponents
from audiodice.core.model import Event, Option
from audiodice.ui.context import UiContext
from audiodice.ui.item import CHANGED, Item
from audiodice.ui.menu import Menu
from audiodice.ui.response import Response, Restart, push, refuse
from audiodice.ui.seating import GameSetup, people_names
from audiodice.ui.text_entry import Entry


def game_title(context: UiContext, game: str) -> str:
    """A game's name in the language in force."""
    return context.words.game_text(game, "game-name")


def start(context: UiContext) -> Response:
    """Sit down to the desk's plan."""
    return Response(then=Restart(context.seat(context.plan)))


class NewGame:
    """The menu that edits the desk's plan, the game that would start next."""

    def __init__(self, context: UiContext) -> None:
        self.context = context

    def menu(self) -> Menu:
        """The game, people, opponents and options, with Start first."""
        text = self.context.words.text
        return Menu(text("new_game_menu"), self._items)

    def _items(self) -> list[Item]:
        plan, text = self.context.plan, self.context.words.text
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
        return games.names().index(self.context.plan.game) + 1

    def _many(self, seats: str) -> Callable[[], int]:
        return lambda: len(getattr(self.context.plan, seats))

    def _checked_start(self) -> Response:
        plan = self.context.plan
        seats = games.load(plan.game).seats
        if plan.seats < seats[0]:
            return refuse(Event("too_few_seats"))
        return start(self.context)

    def _game_label(self) -> str:
        return self.context.words.text(
            "menu_game", game=game_title(self.context, self.context.plan.game)
        )

    def _change_game(self, by: int) -> Response | None:
        names = games.names()
        place = names.index(self.context.plan.game) + by
        if not 0 <= place < len(names):
            return None
        self.context.plan = self.context.last_setups.of(names[place])
        return CHANGED

    def _people_label(self) -> str:
        return self.context.words.text("menu_people", number=len(self.context.plan.people))

    def _opponents_label(self) -> str:
        return self.context.words.text("menu_add_opponent", number=len(self.context.plan.opponents))

    def _change_people(self, by: int) -> Response | None:
        people = self.context.plan.people
        changed = (*people, "") if by > 0 else people[:-1]
        return self._resize(replace(self.context.plan, people=changed))

    def _change_opponents(self, by: int) -> Response | None:
        others = self.context.plan.opponents
        more = (*others, others[-1] if others else "cautious")
        changed = more if by > 0 else others[:-1]
        return self._resize(replace(self.context.plan, opponents=changed))

    def _resize(self, plan: GameSetup) -> Response | None:
        most = games.load(plan.game).seats[-1]
        if plan.seats > most:
            game = game_title(self.context, plan.game)
            return refuse(Event("too_many_seats", None, {"game": game, "most": most}))
        if plan == self.context.plan:
            return None
        self.context.plan = plan
        return CHANGED

    def _name_item(self, number: int) -> Item:
        def label() -> str:
            name = people_names(self.context.words, self.context.plan.people)[number]
            return self.context.words.text("menu_name", number=number + 1, value=name)

        def take(name: str) -> None:
            people = list(self.context.plan.people)
            people[number] = name
            self.context.plan = replace(self.context.plan, people=tuple(people))

        return Item(label, lambda: push(Entry(Event("type_name", None, {"label": label()}), take)))

    def opponent_item(self, number: int) -> Item:
        """Who sits in an opponent's seat (index among the opponents)."""

        def label() -> str:
            policy = self.context.plan.opponents[number]
            text = self.context.words.text
            value = self.context.words.game_text(self.context.plan.game, f"opponent-{policy}")
            if len(self.context.plan.opponents) == 1:
                return text("menu_one_opponent", value=value)
            return text("menu_opponent", number=number + 1, value=value)

        def change(by: int) -> Response | None:
            known = opponents.names(self.context.plan.game)
            now = list(self.context.plan.opponents)
            place = known.index(now[number]) + by
            if not 0 <= place < len(known):
                return None
            now[number] = known[place]
            self.context.plan = replace(self.context.plan, opponents=tuple(now))
            return CHANGED

        def value() -> int:
            policy = self.context.plan.opponents[number]
            return opponents.names(self.context.plan.game).index(policy) + 1

        return Item(label, change=change, value=value)

    def _option_item(self, name: str, option: Option) -> Item:
        words = self.context.words

        def value() -> int | bool:
            return self.context.plan.options.get(name, option.default)

        def label() -> str:
            now = value()
            shown = words.text(f"value-{'on' if now else 'off'}") if isinstance(now, bool) else now
            title = words.game_text(self.context.plan.game, f"option-{name}")
            return words.text("menu_option", option=title, value=shown)

        def change(by: int) -> Response | None:
            allowed = option.allowed
            if isinstance(allowed, range):
                changed: int | bool = _stepped(option, value(), by)
            else:
                changed = allowed[max(0, min(allowed.index(value()) + by, len(allowed) - 1))]
            if changed == value():
                return None
            options = {**self.context.plan.options, name: changed}
            self.context.plan = replace(self.context.plan, options=options)
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
