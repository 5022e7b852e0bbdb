"""The settings menus, one for each group of settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from audiodice.core.model import Event
from audiodice.core.relays import AUTOMATIC, NETWORK
from audiodice.core.text import LONGEST_NAME
from audiodice.present.settings import FREE, GROUPS, LONGEST, kept, wrong_relay
from audiodice.ui.context import UiContext
from audiodice.ui.menu import CHANGED, Item, Menu
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Pop, Response, push, refuse, say_and_cue
from audiodice.ui.text_entry import Entry, number_entry


def settings_menu(context: UiContext) -> Menu:
    """Return the menu of the setting groups that apply here, with an entry to restore defaults."""
    text = context.words.text
    groups = [group for group in GROUPS if context.captions or group != "captions"]

    def held(group: str) -> str:
        return "\n".join(item.label() for item in _of_group(context, group))

    entries = [
        Item(partial(text, f"settings_{g}"), partial(_open, context, g), holds=partial(held, g))
        for g in groups
    ]
    entries.append(_reset_item(context))
    return Menu(context, text("settings_title"), lambda: entries)


def _reset_item(context: UiContext) -> Item:
    """Return the entry that restores all defaults; the first Enter asks for confirmation."""
    asked = Proposal[str](context)

    def reset() -> Response:
        if asked.open is None:
            return asked.ask("all", Event("reset_asked"))
        context.settings.reset()
        return say_and_cue(Event("settings_reset"))

    return Item(partial(context.words.text, "menu_reset"), reset)


def _open(context: UiContext, group: str) -> Response:
    entries = list(_of_group(context, group))
    title = context.words.text(f"settings_{group}")
    opened = "menu_open" if "settings_open" in context.told else "settings_open"
    context.told.add(opened)
    return push(Menu(context, title, lambda: entries, opened=opened))


def _of_group(context: UiContext, group: str) -> Iterator[Item]:
    for name in GROUPS[group]:
        if name not in FREE:
            yield setting_item(context, name)
        elif name in _TYPED:
            yield _typed_item(context, name)
        elif packs := _packs(context):
            yield _pack_item(context, ("", *packs))


def setting_item(context: UiContext, name: str) -> Item:
    """Return the entry of a setting that has a list of allowed values."""
    words, allowed = context.words, context.settings.allowed(name)

    def label() -> str:
        now = getattr(context.settings, name)
        return words.text(f"setting-{name}", value=words.value(now))

    def change(by: int) -> Response | None:
        if not context.settings.step(name, by):
            return None
        return CHANGED

    def take(number: int) -> Response:
        setattr(context.settings, name, number)
        return Response(then=Pop())

    def enter_number(begins: str) -> Response:
        return number_entry(label(), context.settings.numbers(name), take, begins=begins)

    def value() -> int:
        """Return the number itself, or the position of a word among the allowed values, from 1."""
        now = getattr(context.settings, name)
        return now if type(now) is int else list(allowed).index(now) + 1

    return Item(
        label,
        change=change,
        value=value,
        explain=partial(words.text, f"setting-{name}.help"),
        reset=partial(_reset, context, name),
        enter_number=enter_number if context.settings.numbers(name) else None,
    )


def _reset(context: UiContext, name: str) -> Response:
    context.settings.reset(name)
    return CHANGED


def _packs(context: UiContext) -> tuple[str, ...]:
    """Return the player's sound packs, including the pack that is set, wherever it is."""
    own, now = context.packs(), context.settings.pack
    return own if now in ("", *own) else (*own, now)


def _pack_item(context: UiContext, packs: Sequence[str]) -> Item:
    """Return the entry of the sound pack; a change applies at the next start."""

    def label() -> str:
        pack = context.settings.pack or context.words.text("value-none")
        return context.words.text("setting-pack", value=pack)

    def change(by: int) -> Response | None:
        place = packs.index(context.settings.pack) + by
        if not 0 <= place < len(packs):
            return None
        context.settings.pack = packs[place]
        return CHANGED

    return Item(
        label,
        change=change,
        value=lambda: packs.index(context.settings.pack),
        reset=partial(_reset, context, "pack"),
        explain=partial(context.words.text, "setting-pack.help"),
    )


_TYPED = {
    "relays": ("relays_asked", "relays_refused", LONGEST),
    "name": ("friends_name", "name_unheard", LONGEST_NAME),
}
"""Typed settings: the event that asks, the event that refuses, the maximum of characters."""
_CHOICES = (AUTOMATIC, NETWORK)  # of the setting `relays`, beside addresses


def _typed_item(context: UiContext, name: str) -> Item:
    """Return the entry of a typed setting; Enter opens a text entry."""
    words, settings = context.words, context.settings
    asks, refuses, longest = _TYPED[name]

    def label() -> str:
        value = words.value(getattr(settings, name)) or words.text("value-none")
        return words.text(f"setting-{name}", value=value)

    def take(text: str) -> Response:
        text = kept(name, text)
        if not settings.fits(name, text):
            wrong = {"url": wrong_relay(text)} if name == "relays" else {}
            return refuse(Event(refuses, None, wrong))
        setattr(settings, name, text)
        return Response(then=Pop())

    def type_it() -> Response:
        begins = getattr(settings, name)
        begins = "" if begins in _CHOICES else begins
        return push(Entry(Event(asks), take, begins=begins, longest=longest))

    def change(by: int) -> Response | None:
        now = settings.relays
        wanted = _CHOICES[by > 0]
        if now == wanted or now not in _CHOICES:  # an address is not lost by a slip
            return None
        settings.relays = wanted
        return CHANGED

    return Item(
        label,
        type_it,
        change=change if name == "relays" else None,
        explain=partial(words.text, f"setting-{name}.help"),
    )
