"""Text entry, which speaks typed characters and finished words, and number entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from string import ascii_lowercase

from audiodice.core.model import Event, Value
from audiodice.core.picture import Field, Picture
from audiodice.core.text import LONGEST_NAME, boundary_after, boundary_before, composed, whole
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.ui.labels import Labels
from audiodice.ui.screen import (
    Offer,
    Pop,
    Response,
    UntimedScreen,
    push,
    refuse,
    say_and_cue,
)


class Entry(UntimedScreen):
    """A line of text with a cursor; Enter accepts, Escape cancels."""

    scope = Scope.LIST
    takes_text = True

    def __init__(
        self,
        asks: Event,
        done: Callable[[str], Response | None],
        leave: Callable[[], Response] = lambda: Response(then=Pop()),
        *,
        begins: str = "",
        longest: int = LONGEST_NAME,
        pauses: bool = True,
    ) -> None:
        """`asks` is the question; `begins` is the text that is already typed.

        `done` gets the text after Enter. If it returns None, the screen closes. `leave` returns
        the response to Escape.
        """
        self._asks, self.pauses = asks, pauses
        self.text = begins
        self._cursor = len(begins)
        self._done, self._leave, self._longest = done, leave, longest

    def enter(self) -> Response:
        return _heard(self.text) if self.text else say_and_cue(self._asks)

    def resume(self) -> Response:
        return replace(self.where(), cues=(Event("menu_close"),))

    def command(self, command: Command) -> Response:
        """Accept, cancel or move the cursor; any other command of a list says the text."""
        if command.id == "select":
            return self._done(composed(self.text).strip()) or Response(then=Pop())
        if command.id == "back":
            return self._leave()
        walks = {
            "list_left": boundary_before(self.text, self._cursor),
            "list_right": boundary_after(self.text, self._cursor),
            "list_first": 0,
            "list_last": len(self.text),
        }
        if command.id in walks:
            return self._walk(walks[command.id])
        return _heard(self.text or "")

    def typed(self, name: str, text: str) -> Response | None:
        """Insert a character or the text of an input method, and speak a word when it ends.

        Backspace removes a character with all its marks.
        """
        if name == "backspace":
            return self._erase()
        if not text:
            return None
        # Wide spaces become plain ones.
        text = composed("".join(" " if char.isspace() else char for char in text))
        if not text.isprintable():
            return refuse(Event("no_such_action"))
        before, after = self.text[: self._cursor], self.text[self._cursor :]
        now = composed(before + text)
        if len(now) + len(after) > self._longest:
            return refuse(Event("entry_full", None, {"most": self._longest}))
        self.text, self._cursor = now + after, len(now)
        words = before.split()
        if text == " " and words:
            return _heard(words[-1])
        return _heard(text if len(text) > 1 else now[boundary_before(now, len(now)) :])

    def fill(self, text: str) -> Response:
        """Replace the text by a text that was typed elsewhere, and accept it."""
        before = self.text, self._cursor
        self.text, self._cursor = "", 0
        answer = self.typed("", text)
        if text and not self.text and answer is not None:  # refused
            self.text, self._cursor = before
            return answer
        return self.command(COMMANDS["select"])

    def can(self, command: Command) -> bool:
        return command.id not in ("find", "explain", "delete") and super().can(command)

    def titled(self) -> tuple[Event, ...]:
        return (self._asks,)

    def where(self) -> Response:
        return Response((self._asks, *_heard(self.text).speech))

    def drawn(self, plain: Picture, labels: Labels) -> Picture:  # noqa: ARG002
        return replace(plain, field=Field(plain.title, self.text, self._cursor))

    def offers(self) -> Sequence[Offer]:
        done = Offer("done", partial(self.command, COMMANDS["select"]), "offer-done")
        erase = Offer("erase", self._erase, "offer-erase")
        back = Offer("back", partial(self.command, COMMANDS["back"]), "command-back")
        letters = [
            Offer(
                letter,
                partial(self._put, letter),
                reach=partial(_heard, letter),
                text=partial(str, letter),
            )
            for letter in f"{ascii_lowercase} "
        ]
        return [done, *letters, erase, back]

    def _put(self, letter: str) -> Response:
        """Insert a letter chosen with a switch; the first letter of a word becomes a capital."""
        begins = not self.text[: self._cursor].rstrip() or self.text[self._cursor - 1] == " "
        typed = letter.upper() if begins else letter
        return self.typed("", typed) or refuse(Event("no_such_action"))

    def _walk(self, wanted: int) -> Response:
        place = max(0, min(wanted, len(self.text)))
        edge = Event("menu_move" if place == wanted else "menu_edge")
        self._cursor = place
        return _heard(self.text[place : boundary_after(self.text, place)], edge)

    def _erase(self) -> Response:
        if not self._cursor:
            return refuse(Event("nothing_typed"))
        end, self._cursor = self._cursor, boundary_before(self.text, self._cursor)
        last = self.text[self._cursor : end]
        self.text = self.text[: self._cursor] + self.text[end:]
        return Response((Event("erased", None, {"text": last}),), (Event("menu_move"),))


def _heard(text: str, cue: Event | None = None) -> Response:
    """Say a text; name a space or an empty text, because voices do not speak them."""
    key = {" ": "space", "": "blank"}.get(text, "typed")
    return Response((Event(key, None, {"text": text}),), (cue or Event("menu_move"),))


def number_entry(
    label: str,
    allowed: Sequence[int],
    take: Callable[[int], Response],
    *,
    begins: str = "",
) -> Response:
    """Ask for one of the `allowed` numbers and call `take` with it; empty input changes nothing.

    `begins` is the text that is already typed.
    """
    one_by_one = () if isinstance(allowed, range) else tuple(map(str, allowed))
    fields: dict[str, Value] = {
        "least": allowed[0],
        "most": allowed[-1],
        "step": allowed.step if isinstance(allowed, range) else 0,
        "numbers": one_by_one,
    }

    def done(text: str) -> Response | None:
        if not text:
            return None
        number = whole(text)
        if number is None or number not in allowed:
            return refuse(Event("number_wanted", None, {**fields, "text": text}))
        return take(number)

    asks = Event("type_number", None, {**fields, "label": label})
    return push(Entry(asks, done, begins=begins))
