"""The values trainer: plays the cue of a pressed digit, or the cues of five thrown dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from audiodice.core.model import Event
from audiodice.engine.throw import SeededThrow, new_seed
from audiodice.present.cue import Sound
from audiodice.present.spelling import WIDEST
from audiodice.ui.context import UiContext
from audiodice.ui.menu import CHANGED, Item, Menu, played
from audiodice.ui.screen import Response
from audiodice.ui.settings_menu import setting_item

DICE = 5
_AFTER_MS = 250  # from the key's cue to the dice


class Trainer(Menu):
    """A menu of values; Enter plays the sound of one, and a digit key plays that value."""

    def __init__(self, context: UiContext) -> None:
        self._kept = False
        self._untold: tuple[int, ...] = ()  # faces (1-6) thrown, but not said yet
        self._throw = SeededThrow(f"trainer/{new_seed() if context.seed is None else context.seed}")
        text = context.words.text
        entries = [
            Item(lambda: text("trainer-hand"), self._throw_or_tell),
            setting_item(context, "values_pace"),
            Item(self._kept_label, change=self._change_kept, value=lambda: self._kept),
        ]
        super().__init__(context, text("menu_trainer"), lambda: entries, opened="trainer_open")

    def typed(self, name: str, text: str) -> Response | None:
        """Play the value of a digit; other keys work as in any menu."""
        digit = digit_of(name)
        if digit is None:
            return super().typed(name, text)
        return Response(cues=(played(self._cue(digit)),))

    def _throw_or_tell(self) -> Response:
        """Throw dice to recognise, or say the faces that were thrown."""
        if self._untold:
            event = Event("trainer_answer", None, {"faces": self._untold, "kept": self._kept})
            self._untold = ()
            return Response((event,))
        self._untold = self._throw(DICE)
        cues = [self._cue(face) for face in self._untold]
        return Response(cues=tuple(in_a_row(self._context.sounds, cues, _AFTER_MS)))

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


def digit_of(key: str) -> int | None:
    """Return the digit of a key by its name, because on some layouts digit keys type symbols."""
    return int(key) if len(key) == 1 and key in "0123456789" else None


def value_cue(digit: int, *, kept: bool, brisk: bool) -> str:
    return f"value_{digit}{'_kept' if kept else ''}{'_brisk' if brisk else ''}"


def in_a_row(sounds: Mapping[str, Sound], cues: Sequence[str], after_ms: int) -> Iterator[Event]:
    """Return the events of cues from left to right, each after the end of the previous one."""
    for place, cue in enumerate(cues):
        pan = WIDEST * (2 * place / (len(cues) - 1) - 1) if len(cues) > 1 else 0.0
        event = played(cue, after_ms)
        yield replace(event, fields={**event.fields, "pan": round(100 * pan)})
        after_ms += sounds[cue].ms
