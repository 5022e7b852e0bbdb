"""Menus and their entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain

from audiodice.core.model import Event, Value
from audiodice.core.text import folded
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.present.cue import CUE_PLAYED
from audiodice.ui.context import UiContext
from audiodice.ui.screen import Offer, Pop, Response, UntimedScreen, push, refuse, say_and_cue
from audiodice.ui.text_entry import Entry


@dataclass(frozen=True, slots=True)
class Item:
    """A menu entry: its label, and the functions for choosing it and for Left (-1) and Right (+1).

    - `change` returns None at the end of the allowed values.
    - `value` and `event` are for a session without a voice. It plays the entry's number, then
      the value, or the event that the label puts into words.
    - `plays` names a cue. It is played when the player reaches the entry, and alone when the
      entry is chosen.
    - `delete` runs on the delete key; with `reset`, that key restores the default instead.
    - `known_as` is another name by which a letter finds the entry.
    - `holds` is more text for the search: the labels in the entry's submenu.
    - `begins` is the beginning of the label, for lists of thousands whose labels are slow to make.
    - `section` names the part of the list that contains this entry, said when the player enters it.
    - `key` is the name of a key. Its letter finds this entry before entries that begin with it.
    - `explain` returns a longer description than the label.
    - `enter_number` opens a number entry with the given text already typed.
    """

    label: Callable[[], str]
    choose: Callable[[], Response] | None = None
    change: Callable[[int], Response | None] | None = None
    value: Callable[[], int] | None = None
    event: Event | None = None
    plays: Callable[[], str] | None = None
    delete: Callable[[], Response] | None = None
    reset: Callable[[], Response] | None = None
    known_as: Callable[[], str] | None = None
    holds: Callable[[], str] | None = None
    begins: Callable[[], str] | None = None
    section: str = ""
    key: str = ""
    explain: Callable[[], str] | None = None
    enter_number: Callable[[str], Response] | None = None

    def begins_with(self, letter: str) -> bool:
        label = self.begins or self.label
        names = (label, self.known_as) if self.known_as else (label,)
        return any(folded(name()).startswith(letter) for name in names)

    def has(self, text: str) -> bool:
        """Whether the label, or a label in the entry's submenu, contains this text."""
        texts = (self.label, self.holds) if self.holds else (self.label,)
        return any(folded(text) in folded(own_text()) for own_text in texts)


CHANGED = Response()
"""Returned by `Item.change` after a change: the menu says the entry again."""


def played(cue: str, after_ms: int = 0) -> Event:
    """Return the event that plays only a cue, `after_ms` after the response's other cues."""
    # Without a voice, the number of a menu's entry (its `place`) follows the cue.
    return Event(CUE_PLAYED, None, {"cue": f"{cue}@{after_ms}", "place": (), "value": ()})


_AFTER_MS = 200  # from the menu's cue to the cue that an entry plays


class Menu(UntimedScreen):
    """A menu: Up and Down walk the entries, Enter chooses one, Escape leaves.

    The entries may change: `items` is called again after each change.
    """

    scope = Scope.LIST

    def __init__(
        self,
        context: UiContext,
        title: str,
        items: Callable[[], Sequence[Item]],
        *,
        pauses: bool = True,
        opened: str = "menu_open",
        root: bool = False,
    ) -> None:
        """`title` is said first; a `root` menu has no screen below it."""
        self._context = context
        self.title = title
        self.pauses = pauses
        self._sought = ""
        self._lost = False  # whether the last search failed
        self.place = 0
        self._items = items
        self._opened = opened
        self._root = root

    @property
    def items(self) -> Sequence[Item]:
        return self._items()

    def can(self, command: Command) -> bool:
        """Allow the commands explain, change and delete only if an entry supports them."""
        items = self.items
        match command.id:
            case "explain":
                return any(item.explain for item in items)
            case "list_left" | "list_right":
                return any(item.change or item.section for item in items)
            case "delete":
                return any(item.delete or item.reset for item in items)
            case "back":
                return not self._root
        return super().can(command)

    def name_of(self, command: Command) -> str:
        """Name Left and Right (change a value or walk sections) and Delete (delete or reset)."""
        if command.id == "delete" and any(item.reset for item in self.items):
            return "command-reset"
        walks = command.id in ("list_left", "list_right") and any(i.section for i in self.items)
        return f"command-section-{command.id}" if walks else super().name_of(command)

    def jumps_to(self, letter: str) -> str:
        """Return the label of the next entry that a letter finds, or "".

        On an entry with an explanation, the letter that explains it does not jump.
        """
        explains = letter in self._context.keymap.keys["explain"]
        if explains and self.items[self.place].explain:
            return ""
        place = self._found_by(letter)
        return "" if place is None else self.items[place].label()

    def enter(self) -> Response:
        event = self._event(self._opened, section=self.items[self.place].section)
        fields: dict[str, Value] = {**event.fields, "title": self.title}
        return self._tell(replace(event, fields=fields))

    def resume(self) -> Response:
        """Say the current entry, or that the search had no result."""
        self.place = min(self.place, len(self.items) - 1)
        if self._lost:
            self._lost = False
            key = "not_found" if self._sought else "nothing_sought"
            return refuse(Event(key, None, {"text": self._sought}))
        return self._tell(self._event("menu_close"), self._event("menu_again"))

    def command(self, command: Command) -> Response:
        last = len(self.items) - 1
        walks = {
            "list_previous": self.place - 1,
            "list_next": self.place + 1,
            "list_first": 0,
            "list_last": last,
        }
        if command.id in walks:
            return self._go(walks[command.id])
        if command.id == "find":
            return self._find()
        item = self.items[self.place]
        if command.id == "explain":
            return self._explain(item)
        if command.id == "select":
            return self._select(item)
        if command.id in ("list_left", "list_right"):
            return self._change(item, -1 if command.id == "list_left" else 1)
        if command.id == "delete" and item.reset:
            return self._changed(item.reset())
        if command.id == "delete" and item.delete:
            return item.delete()
        if command.id == "back" and not self._root:
            return Response(then=Pop())
        return self._tell(self._event("menu_edge"))

    def typed(self, name: str, text: str) -> Response | None:
        """Jump to the next entry that begins with a letter; open a number entry for a digit."""
        letter = folded(text) or name
        if len(letter) != 1 or not letter.isalnum():
            return None
        enter_number = self.items[self.place].enter_number
        if enter_number and letter.isdecimal():
            return enter_number(letter)
        place = self._found_by(letter)
        return None if place is None else self._go(place)

    def _found_by(self, letter: str) -> int | None:
        """Return the index of the next entry that a letter finds, wrapping round, or None."""
        items = self.items
        order = [(self.place + step) % len(items) for step in range(1, len(items) + 1)]
        keys = (place for place in order[:-1] if items[place].key == letter)
        return next(chain(keys, (n for n in order if items[n].begins_with(letter))), None)

    def _select(self, item: Item) -> Response:
        if item.enter_number:
            return item.enter_number("")
        if item.plays:
            return Response(cues=(played(item.plays()),))
        if item.choose is None:
            return self._do(self.place)
        chosen = item.choose()
        return replace(chosen, cues=(Event("menu_select"), *chosen.cues))

    def _explain(self, item: Item) -> Response:
        if item.explain is None:
            return refuse(Event("not_explained"))
        return say_and_cue(Event("explained", None, {"text": item.explain()}))

    def _event(self, key: str, *, section: str = "") -> Event:
        item = self.items[self.place]
        label = item.label()
        if section:
            label = self._context.words.text("in-section", section=section, label=label)
        fields: dict[str, Value] = {
            "label": label,
            "place": self.place + 1,
            "count": len(self.items),
            "value": (item.value(),) if item.value else (),
        }
        return Event(key, None, fields)

    def _tell(self, *events: Event) -> Response:
        """Say and play events of the current entry; among earcons, its own event comes last."""
        item = self.items[self.place]
        if item.plays:
            # Without a voice the cue comes first, then the entry's number instead of its name.
            cue = played(item.plays(), _AFTER_MS)
            value = self._event(CUE_PLAYED).fields["value"]
            own = {"place": (self.place + 1,), "value": value}
            cue = replace(cue, fields={**cue.fields, **own})
            return Response(events, (*events, cue), earcons=(cue,))
        return replace(say_and_cue(*events), earcons=(*events, item.event) if item.event else None)

    def titled(self) -> tuple[Event, ...]:
        return (Event("titled", None, {"title": self.title}),)

    def where(self) -> Response:
        event = self._event("list_where")
        return Response((replace(event, fields={**event.fields, "title": self.title}),))

    def offers(self) -> Sequence[Offer]:
        items = self.items
        found = [
            Offer(
                f"entry {place}",
                partial(self._do, place),
                reach=partial(self._go, place),
                text=item.label,
                here=place == self.place,
            )
            for place, item in enumerate(items)
        ]
        if items[self.place].delete or items[self.place].reset:
            delete = COMMANDS["delete"]
            found.append(Offer("delete", partial(self.command, delete), self.name_of(delete)))
        back = Offer("back", partial(self.command, COMMANDS["back"]), "command-back")
        return found if self._root else [*found, back]

    def _do(self, place: int) -> Response:
        """Choose the entry at a place, or change it if it cannot be chosen."""
        self.place = place
        item = self.items[place]
        if item.choose or item.plays:
            return self.command(COMMANDS["select"])
        if item.change is None:
            return self._tell(self._event("menu_move"))
        return self._changed(_next_round(item.change))

    def _find(self) -> Response:
        """Ask for a text and go to the next entry that has it; empty input searches again."""
        return push(Entry(Event("find"), self._seek))

    def _seek(self, text: str) -> None:
        self._sought = text or self._sought
        place = self._next_with(self._sought) if self._sought else None
        self._lost = place is None
        self.place = self.place if place is None else place

    def _next_with(self, text: str) -> int | None:
        """Return the index of the next entry that contains a text, wrapping round, or None."""
        items = self.items
        for step in range(1, len(items) + 1):
            place = (self.place + step) % len(items)
            if items[place].has(text):
                return place
        return None

    def _go(self, place: int) -> Response:
        items = self.items
        last = len(items) - 1
        if self._context.settings.wrap and place in (-1, last + 1):
            self.place = place % (last + 1)
            return self._tell(self._event("menu_wrap"))
        moved = 0 <= place <= last
        before = items[self.place].section
        self.place = max(0, min(place, last))
        now = items[self.place].section
        event = self._event("menu_move" if moved else "menu_edge", section=now * (now != before))
        return self._tell(event)

    def _change(self, item: Item, by: int) -> Response:
        if item.section and not item.change:
            return self._go_to_section(item.section, by)
        return self._changed(item.change(by) if item.change else None)

    def _go_to_section(self, section: str, by: int) -> Response:
        """Go to the first entry of the previous or next section."""
        items = self.items
        sections = list(dict.fromkeys(item.section for item in items))
        wanted = sections.index(section) + by
        if not 0 <= wanted < len(sections):
            return self._tell(self._event("menu_edge"))
        place = next(n for n, item in enumerate(items) if item.section == sections[wanted])
        return self._go(place)

    def _changed(self, response: Response | None) -> Response:
        if response is None:
            return self._tell(self._event("menu_edge"))
        if response.speech:
            return response
        changed = self._tell(self._event("menu_changed"))
        return replace(changed, cues=(Event("menu_move"), *changed.cues[1:]))


def _next_round(change: Callable[[int], Response | None]) -> Response | None:
    """Change to the next value; wrap round, because Enter and switches only go forward."""
    changed = change(1)
    if changed is None or changed.speech:  # at the end, or refused
        while (earlier := change(-1)) is not None and not earlier.speech:
            changed = earlier
    return changed
