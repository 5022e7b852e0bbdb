"""The values trainer: a digit is heard as it is pressed, and five dice as they are told."""

from __future__ import annotations

from audiodice.app.screens.hand import heard_in_a_row, value_cue
from audiodice.app.screens.menu import CHANGED, Item, Menu, played
from audiodice.app.screens.preferences import setting_item
from audiodice.app.screens.screen import Desk, Response
from audiodice.core.model import Event
from audiodice.engine.throw import SeededThrow, new_seed

DICE = 5


class Trainer(Menu):
    """A menu of what can be heard. Digits play their value from every entry."""

    def __init__(self, desk: Desk) -> None:
        """The dice are those of the desk's seed, where it has one."""
        self._desk = desk
        self._kept = False
        self._hand: tuple[int, ...] = ()
        """What was thrown and not told yet"""
        seed = new_seed() if desk.seed is None else desk.seed
        self._throw = SeededThrow(f"trainer/{seed}")
        text = desk.words.text
        entries = [
            Item(lambda: text("trainer-hand"), self._throw_or_tell),
            setting_item(desk, "values_pace"),
            Item(self._kept_label, change=self._change_kept, value=lambda: self._kept),
        ]
        super().__init__(text("menu_trainer"), lambda: entries, opened="trainer_open")

    def typed(self, name: str, text: str) -> Response | None:
        """A digit plays its value; anything else is as in any menu."""
        digit = text or name
        if len(digit) != 1 or digit not in "0123456789":
            return super().typed(name, text)
        cue = value_cue(int(digit), kept=self._kept, brisk=self._brisk)
        return Response(sounded=(played(cue),))

    @property
    def _brisk(self) -> bool:
        return self._desk.settings.values_pace == "brisk"

    def _throw_or_tell(self) -> Response:
        """Enter throws five dice to be recognised; Enter again says what they were."""
        if not self._hand:
            self._hand = self._throw(DICE)
            return Response(sounded=self._heard(brisk=self._brisk))
        # Slowly: the strokes can be counted, and so tell the value where no voice does.
        told = Response(
            (Event("trainer_answer", None, {"faces": self._hand}),), (), told=()
        )
        if not self._desk.words.text("trainer-hand"):
            return told
        told = Response(told.said, self._heard(brisk=False), told=())
        self._hand = ()
        return told

    def _heard(self, *, brisk: bool) -> tuple[Event, ...]:
        return heard_in_a_row(self._desk.sounds, self._hand, kept=self._kept, brisk=brisk)

    def _kept_label(self) -> str:
        words = self._desk.words
        return words.text("trainer-kept", value=words.text(f"value-{'on' if self._kept else 'off'}"))

    def _change_kept(self, by: int) -> Response | None:
        if self._kept == (by > 0):
            return None
        self._kept = by > 0
        return CHANGED
