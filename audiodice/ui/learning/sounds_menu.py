"""The menu "Learn the sounds": all cues with their names, the values trainer and the quiz."""

from __future__ import annotations

from audiodice.present.families import GROUPS, Family, families, family_name
from audiodice.present.words import Words
from audiodice.ui.context import UiContext
from audiodice.ui.learning.quiz import quiz_menu
from audiodice.ui.learning.trainer import Trainer
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.screen import Response, push


def learn_menu(context: UiContext) -> Menu:
    """Return the menu of the groups of cues, the values trainer and the quiz."""
    text = context.words.text
    # Values come first because they have to be learnt; other cues are easy to guess.
    entries = [
        Item(lambda: text("menu_trainer"), lambda: push(Trainer(context))),
        Item(lambda: text("menu_quiz"), lambda: push(quiz_menu(context))),
        *(_group_item(context, group) for group in GROUPS),
    ]
    return Menu(context, text("menu_learn"), lambda: entries)


def _group_item(context: UiContext, group: str) -> Item:
    return Item(
        lambda: context.words.text(f"cues-{group}"), lambda: push(group_menu(context, group))
    )


def group_menu(context: UiContext, group: str) -> Menu:
    """Return the menu of a group's cues; each is played when the player reaches its entry."""
    entries = [
        _family_item(context.words, family)
        for family in families(context.sounds)
        if family.group == group
    ]
    return Menu(context, context.words.text(f"cues-{group}"), lambda: entries)


def _family_item(words: Words, family: Family) -> Item:
    """Return the entry of a cue; Left and Right change its number if its family has numbers."""
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
