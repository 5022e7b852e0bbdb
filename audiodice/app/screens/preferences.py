"""The settings menu: every setting, changed with Left and Right."""

from __future__ import annotations

from dataclasses import replace

from audiodice.app.screens.menu import CHANGED, Item, Menu
from audiodice.app.screens.screen import Desk, Response
from audiodice.app.settings import ALLOWED


def settings_menu(desk: Desk) -> Menu:
    """Every setting, changed with Left and Right."""
    entries = [_setting(desk, name) for name in ALLOWED]
    return Menu(desk.words.text("settings_title"), lambda: entries)


def _setting(desk: Desk, name: str) -> Item:
    words, allowed = desk.words, ALLOWED[name]

    def label() -> str:
        return words.text(f"setting-{name}", value=_shown(desk, getattr(desk.settings, name)))

    def change(by: int) -> Response | None:
        if not desk.settings.step(name, by):
            return None
        return replace(CHANGED, changed=name)

    def value() -> int:
        """A number as it is, a word by its place among those allowed."""
        now = getattr(desk.settings, name)
        return now if type(now) is int else list(allowed).index(now) + 1

    return Item(label, change=change, value=value)


def _shown(desk: Desk, value: object) -> object:
    if isinstance(value, bool):
        return desk.words.text("value-on" if value else "value-off")
    return value if isinstance(value, int) else desk.words.text(f"value-{value}")
