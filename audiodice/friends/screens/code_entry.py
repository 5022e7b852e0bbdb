"""Typing the code of a room: twelve digits, each of which is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.core.picture import Field, Picture
from audiodice.friends.room.codes import DIGITS, CodeError, read_code, spoken
from audiodice.present.commands import Command, Scope
from audiodice.ui.labels import Labels
from audiodice.ui.screen import Offer, Pop, Response, UntimedScreen, refuse, say_and_cue

_BETWEEN = " -.\u00a0\u202f"
_GROUP = 4


def no_code(text: str, error: CodeError) -> Event:
    """What is said of a text that is no code."""
    return Event(f"code_wrong_{error}", None, {"code": spoken(text)})


class CodeEntry(UntimedScreen):
    """One digit after another. The last one goes to the room, or says that a digit is wrong."""

    scope = Scope.LIST
    takes_text = True
    pauses = True

    def __init__(self, done: Callable[[str], Response], *, begins: str = "") -> None:
        """`done` gets the code once it is right. `begins` is what was typed already, elsewhere."""
        self._done, self._begins = done, begins
        self.digits = ""

    def enter(self) -> Response:
        """What is asked for, or the way to the room whose code was typed already."""
        return self.fill(self._begins) if self._begins else say_and_cue(Event("code_asked"))

    def resume(self) -> Response:
        return self.where()

    def where(self) -> Response:
        """What is asked for, and the digits that are there."""
        return Response((Event("code_asked"), self._so_far))

    @property
    def _so_far(self) -> Event:
        return Event("code_so_far", None, {"code": spoken(self.digits)})

    def titled(self) -> tuple[Event, ...]:
        return (Event("code_asked"),)

    def can(self, command: Command) -> bool:
        """There are no entries to find, explain, change or delete."""
        none = ("find", "explain", "delete", "list_left", "list_right", "list_first", "list_last")
        return command.id not in none and super().can(command)

    def drawn(self, plain: Picture, labels: Labels) -> Picture:  # noqa: ARG002
        return replace(plain, field=Field(plain.title, self.digits, len(self.digits)))

    def offers(self) -> Sequence[Offer]:
        """Digits, and the commands."""
        digits = [
            Offer(one, partial(self._add, one), text=partial(str, one)) for one in "0123456789"
        ]
        return [
            *digits,
            Offer("erase", self._erase, "offer-erase"),
            Offer("back", lambda: Response(then=Pop()), "command-back"),
        ]

    def command(self, command: Command) -> Response:
        """Enter says what is missing; the last digit needs no Enter, but a second try does."""
        if command.id == "back":
            return Response(then=Pop())
        if command.id == "select":
            if len(self.digits) == DIGITS:
                return self._done(self.digits)
            return refuse(Event("code_short", None, {"left": DIGITS - len(self.digits)}))
        return Response((self._so_far,), (Event("menu_move"),))

    def typed(self, name: str, text: str) -> Response | None:
        """A digit, or Backspace; several characters at once are pasted."""
        if name == "backspace":
            return self._erase()
        if len(text) > 1:
            return self.fill(text)
        if text and text in _BETWEEN:
            return Response((), (Event("menu_edge"),))
        return self._add(text) if text else None

    def fill(self, text: str) -> Response:
        """Take a whole code that was typed elsewhere, also in a link."""
        try:
            code = read_code(text)
        except CodeError as error:
            return refuse(no_code(text, error), Event("code_asked"))
        self.digits = code
        return self._done(code)

    def _add(self, digit: str) -> Response:
        if digit not in "0123456789":
            return refuse(Event("code_digits_only"))
        if len(self.digits) == DIGITS:  # the way to that room failed
            self.digits = ""
        self.digits += digit
        if len(self.digits) < DIGITS:
            cue = "menu_select" if len(self.digits) % _GROUP == 0 else "menu_move"
            return Response((Event("typed", None, {"text": digit}),), (Event(cue),))
        try:
            code = read_code(self.digits)
        except CodeError as error:
            typed, self.digits = self.digits, ""
            return refuse(no_code(typed, error))
        return self._done(code)

    def _erase(self) -> Response:
        if not self.digits:
            return refuse(Event("nothing_typed"))
        last, self.digits = self.digits[-1], self.digits[:-1]
        return Response((Event("erased", None, {"text": last}),), (Event("menu_move"),))
