"""A score sheet to read line by line; Left and Right go to the sheets of other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.engine.table import Table
from audiodice.present.commands import Command
from audiodice.present.utterance import stopped
from audiodice.ui.context import UiContext
from audiodice.ui.menu import Item, Menu
from audiodice.ui.screen import Offer, Response


class ScoreSheetScreen(Menu):
    def __init__(self, context: UiContext, table: Table, seat: int) -> None:
        """Start with the sheet of `seat` (seat index)."""
        self._table, self._words, self._seat = table, context.words, seat
        super().__init__(context, "", self._lines, pauses=False)
        self._name_it()

    def can(self, command: Command) -> bool:
        if command.id in ("list_left", "list_right"):
            return len(self._table.seats) > 1
        return super().can(command)

    def name_of(self, command: Command) -> str:
        turns = command.id in ("list_left", "list_right")
        return f"command-sheet-{command.id}" if turns else super().name_of(command)

    def command(self, command: Command) -> Response:
        by = {"list_left": -1, "list_right": 1}.get(command.id)
        if by is None:
            return super().command(command)
        seat = self._seat + by
        if not 0 <= seat < len(self._table.seats):
            return self._tell(self._event("menu_edge"))
        return self._turn_to(seat)

    def offers(self) -> Sequence[Offer]:
        """Offer the lines, the next seat's sheet, and the way back."""
        others = len(self._table.seats) > 1
        sheet = Offer("sheet", self._next_sheet, "offer-sheet")
        *lines, back = super().offers()
        return [*lines, sheet, back] if others else [*lines, back]

    def _next_sheet(self) -> Response:
        return self._turn_to((self._seat + 1) % len(self._table.seats))

    def _turn_to(self, seat: int) -> Response:
        """Say the same line of another seat's sheet."""
        self._seat, self.place = seat, min(self.place, len(self.items) - 1)
        self._name_it()
        here = self._event("menu_move")
        label = f"{stopped(self.title)} {here.fields['label']}"
        event = Event("sheet_of", seat)
        moved = self._tell(replace(here, fields={**here.fields, "label": label}))
        return replace(moved, earcons=(event, *(moved.earcons or ())))

    def _name_it(self) -> None:
        listener = self._words.listener
        self.title = self._words.text(
            "sheet_title", who=listener.who(self._seat), name=listener.names[self._seat]
        )

    def _lines(self) -> list[Item]:
        events = self._table.query(f"sheet {self._seat}")
        return [Item(partial(self._words.say, event), event=event) for event in events]
