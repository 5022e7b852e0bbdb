"""The values trainer: a digit is heard as it is pressed, and five dice as they are told."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.engine.throw import SeededThrow, new_seed
from audiodice.ui.context import UiContext
from audiodice.ui.item import CHANGED, Item, played
from audiodice.ui.learning.values import digit_of, in_a_row, value_cue
from audiodice.ui.menu import Menu
from audiodice.ui.response import Response
from audiodice.ui.settings_menu import setting_item

DICE = 5
_AFTER_MS = 250  # the dice, after the cue of the key


class Trainer(Menu):
    """A menu of what can be heard. Digits play their value from every entry."""

    def __init__(self, context: UiContext) -> None:
        """The dice are those of the desk's seed, where it has one."""
        self._context = context
        self._kept = False
        self._untold: tuple[int, ...] = ()  # thrown, and not told yet
        self._throw = SeededThrow(f"trainer/{new_seed() if context.seed is None else context.seed}")
        text = context.words.text
        entries = [
            Item(lambda: text("trainer-hand"), self._throw_or_tell),
            setting_item(context, "values_pace"),
            Item(self._kept_label, change=self._change_kept, value=lambda: self._kept),
        ]
        super().__init__(text("menu_trainer"), lambda: entries, opened="trainer_open")

    def typed(self, name: str, text: str) -> Response | None:
        """A digit plays its value; anything else is as in any menu."""
        digit = digit_of(name)
        if digit is None:
            return super().typed(name, text)
        return Response(sounded=(played(self._cue(digit)),))

    def _throw_or_tell(self) -> Response:
        """Throw dice to be recognised, or say what was thrown."""
        if self._untold:
            told = Event("trainer_answer", None, {"faces": self._untold, "kept": self._kept})
            self._untold = ()
            return Response((told,))
        self._untold = self._throw(DICE)
        cues = [self._cue(face) for face in self._untold]
        return Response(sounded=tuple(in_a_row(self._context.sounds, cues, _AFTER_MS)))

    def _cue(self, digit: int) -> str:
        brisk = self._context.settings.values_pace == "brisk"
        return value_cue(digit, kept=self._kept, brisk=brisk)

    def _kept_label(self) -> str:
        text = self._context.words.text
        return text("trainer-kept", value=text("value-on" if self._kept else "value-off"))

    def _change_kept(self, by: int) -> Response | None:
        if self._kept == (by > 0):
            return None
        self._kept = by > 0
        return CHANGED
