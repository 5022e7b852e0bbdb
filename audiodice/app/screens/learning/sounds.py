"""Learn the sounds: every cue with its name, a trainer for values by ear, and a quiz."""

from __future__ import annotations

from audiodice.app.screens.desk import Desk
from audiodice.app.screens.item import CHANGED, Item
from audiodice.app.screens.learning.quiz import quiz_menu
from audiodice.app.screens.learning.trainer import Trainer
from audiodice.app.screens.menu import Menu
from audiodice.app.screens.response import Response, push
from audiodice.present.families import GROUPS, Family, families, family_name
from audiodice.present.words import Words


def learn_menu(desk: Desk) -> Menu:
    """The groups of cues, the values trainer and the quiz."""
    text = desk.words.text
    # Values first: the rest is soon guessed, they have to be learnt.
    entries = [
        Item(lambda: text("menu_trainer"), lambda: push(Trainer(desk))),
        Item(lambda: text("menu_quiz"), lambda: push(quiz_menu(desk))),
        *(_group_item(desk, group) for group in GROUPS),
    ]
    return Menu(text("menu_learn"), lambda: entries)


def _group_item(desk: Desk, group: str) -> Item:
    return Item(lambda: desk.words.text(f"cues-{group}"), lambda: push(group_menu(desk, group)))


def group_menu(desk: Desk, group: str) -> Menu:
    """The cues of a group, each heard as the player comes to it."""
    entries = [
        _family_item(desk.words, family)
        for family in families(desk.sounds)
        if family.group == group
    ]
    return Menu(desk.words.text(f"cues-{group}"), lambda: entries)


def _family_item(words: Words, family: Family) -> Item:
    """A cue; Left and Right change the number of a family that has numbers."""
    numbers, now = family.numbers, family.usual

    def change(by: int) -> Response | None:
        nonlocal now
        place = numbers.index(now) + by if numbers else -1
        if not 0 <= place < len(numbers):
            return None
        now = numbers[place]
        return CHANGED

    return Item(
        lambda: family_name(words, family.name, now),
        change=change,
        value=(lambda: now) if numbers else None,
        plays=lambda: family.cues[now],
    )
