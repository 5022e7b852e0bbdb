"""A line of text being typed: characters are heard, and words as they end; Enter takes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from string import ascii_lowercase

from audiodice.core.model import Event
from audiodice.core.text import LONGEST_NAME
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.ui.response import Pop, Response, refuse, tell
from audiodice.ui.screen import Offer, Untimed


class Entry(Untimed):
    """A line of text with a cursor between its characters; Escape leaves it as it was."""

    scope = Scope.LIST
    takes_text = True
    pauses = True

    def __init__(
        self,
        asks: Event,
        done: Callable[[str], Response | None],
        leave: Callable[[], Response] = lambda: Response(then=Pop()),
    ) -> None:
        """`asks` asks for it; `done` gets the text when Enter takes it, and may say where that
        leads; `leave` says where Escape does. Otherwise both go back."""
        self._asks = asks
        self.text = ""
        self._cursor = 0
        self._done, self._leave = done, leave

    def enter(self) -> Response:
        """What is asked for."""
        return tell(self._asks)

    def resume(self) -> Response:
        """Back from the list of keys: what is asked for, and what has been typed."""
        return replace(self.where(), sounded=(Event("menu_close"),))

    def command(self, command: Command) -> Response:
        """Enter takes the text, Escape leaves; Left, Right, Home and End walk, Up and Down read."""
        if command.id == "select":
            return self._done(self.text.strip()) or Response(then=Pop())
        if command.id == "back":
            return self._leave()
        walks = {
            "list_left": self._cursor - 1,
            "list_right": self._cursor + 1,
            "list_first": 0,
            "list_last": len(self.text),
        }
        if command.id in walks:
            return self._walk(walks[command.id])
        return _heard(self.text or "")

    def typed(self, name: str, text: str) -> Response | None:
        """A text is added whole, Backspace takes a character away; a word is heard when it ends.

        The text is a character, or what an input method has put together.
        """
        if name == "backspace":
            return self._erase()
        if not text:
            return None
        text = "".join(" " if char.isspace() else char for char in text)  # the wide one too
        if not text.isprintable():
            return refuse(Event("no_such_action"))
        if len(self.text) + len(text) > LONGEST_NAME:
            return refuse(Event("entry_full", None, {"most": LONGEST_NAME}))
        before = self.text[: self._cursor]
        self.text = before + text + self.text[self._cursor :]
        self._cursor += len(text)
        words = before.split()
        return _heard(words[-1] if text == " " and words else text)

    def titled(self) -> tuple[Event, ...]:
        """What is asked for."""
        return self.enter().said

    def where(self) -> Response:
        """What is asked for, and what has been typed."""
        return Response((*self.enter().said, *_heard(self.text).said))

    def offers(self) -> Sequence[Offer]:
        """Letters to be put together, and what ends it."""
        done = Offer("done", partial(self.command, COMMANDS["select"]), "offer-done")
        erase = Offer("erase", self._erase, "offer-erase")
        back = Offer("back", partial(self.command, COMMANDS["back"]), "command-back")
        letters = [
            Offer(letter, partial(self._put, letter), reach=partial(_heard, letter))
            for letter in f"{ascii_lowercase} "
        ]
        return [done, *letters, erase, back]

    def _put(self, letter: str) -> Response:
        """A letter that was stepped to; one that begins a word is a capital."""
        begins = not self.text[: self._cursor].rstrip() or self.text[self._cursor - 1] == " "
        typed = letter.upper() if begins else letter
        return self.typed("", typed) or refuse(Event("no_such_action"))

    def _walk(self, wanted: int) -> Response:
        place = max(0, min(wanted, len(self.text)))
        edge = Event("menu_move" if place == wanted else "menu_edge")
        self._cursor = place
        return _heard(self.text[place : place + 1] or "", edge)

    def _erase(self) -> Response:
        if not self._cursor:
            return refuse(Event("nothing_typed"))
        self._cursor -= 1
        last = self.text[self._cursor]
        self.text = self.text[: self._cursor] + self.text[self._cursor + 1 :]
        return Response((Event("erased", None, {"text": last}),), (Event("menu_move"),))


def _heard(text: str, cue: Event | None = None) -> Response:
    """A space, and nothing, are called by name: no voice says them."""
    key = {" ": "space", "": "blank"}.get(text, "typed")
    return Response((Event(key, None, {"text": text}),), (cue or Event("menu_move"),))
