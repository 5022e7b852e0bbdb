"""Typing the code of a table: the first letters of each word are enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from audiodice.core.model import Event
from audiodice.present.commands import Command, Scope
from audiodice.ui.screen import Offer, Pop, Response, UntimedScreen, refuse, say_and_cue

WORDS = 5
_ENDS = " -,.;、"
"""What ends a word, so that a code can be pasted as it was copied."""
_FEW = 4  # completions that are named


class CodeEntry(UntimedScreen):
    """One word after another; a word is taken as soon as it is the only one that begins so.

    Letters that go on with the word just taken are swallowed, so typing it in full does no harm;
    Space or Enter goes on to the next.
    """

    scope = Scope.LIST
    takes_text = True
    pauses = True

    def __init__(
        self,
        asks: Event,
        complete: Callable[[str], Sequence[str]],
        done: Callable[[tuple[str, ...]], Response],
    ) -> None:
        """`complete` returns the words that begin so, one's own language first; `done` gets the
        whole code."""
        self._asks, self._complete, self._done = asks, complete, done
        self.words: list[str] = []
        self._typed = ""
        self._at = -1  # which of the completions is named, by Up and Down

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """What is asked for."""
        return say_and_cue(self._asks)

    def resume(self) -> Response:
        """After the list of keys: what is asked for, and what is there."""
        return self.where()

    def where(self) -> Response:
        """The words that are there, and the letters of the next."""
        there = Event("code_so_far", None, {"code": tuple(self.words), "typed": self._typed})
        return Response((self._asks, there))

    def titled(self) -> tuple[Event, ...]:
        """What is asked for."""
        return (self._asks,)

    def can(self, command: Command) -> bool:
        """There are no entries to find, explain, change or delete."""
        none = ("find", "explain", "delete", "list_left", "list_right", "list_first", "list_last")
        return command.id not in none and super().can(command)

    def offers(self) -> Sequence[Offer]:
        """Letters, and the commands."""
        letters = [
            Offer(letter, lambda letter=letter: self._add(letter), text=lambda t=letter: t)  # type: ignore[misc]
            for letter in "abcdefghijklmnopqrstuvwxyz"
        ]
        return [
            Offer("done", self._enter, "offer-done"),
            *letters,
            Offer("erase", self._erase, "offer-erase"),
            Offer("back", lambda: Response(then=Pop()), "command-back"),
        ]

    def command(self, command: Command) -> Response:
        """Enter takes the word, or the code; Up and Down walk the words that begin so."""
        match command.id:
            case "select":
                return self._enter()
            case "back":
                return Response(then=Pop())
            case "list_previous":
                return self._walk(-1)
            case "list_next":
                return self._walk(1)
        return self.where()

    def typed(self, name: str, text: str) -> Response | None:
        """A letter, or Backspace; several at once are pasted."""
        if name == "backspace":
            return self._erase()
        if not text:
            return None
        response = Response()
        for char in text.casefold():
            response = self._end_word() if char in _ENDS or char.isspace() else self._add(char)
        return response

    def fill(self, text: str) -> Response:
        """Take a code that was typed elsewhere."""
        self.words, self._typed = [], ""
        answer = self.typed("", text)
        return self._enter() if answer and self._typed + "".join(self.words) else self.where()

    # ------------------------------------------------------------------ how

    def _add(self, char: str) -> Response:
        """A letter of the word."""
        if len(self.words) == WORDS:
            return refuse(Event("code_full"))
        typed = self._typed + char
        found = self._complete(typed)
        if not found:
            return refuse(Event("code_no_word", None, {"typed": typed}))
        before = self._complete(self._typed) if self._typed else ()
        self._typed, self._at = typed, -1
        if len(found) == 1 and tuple(before) != tuple(found):
            return self._named(found[0], 1)
        return _heard(Event("typed", None, {"text": char}))

    def _named(self, word: str, many: int) -> Response:
        return _heard(Event("code_word", None, {"word": word, "many": many}))

    def _walk(self, by: int) -> Response:
        found = self._complete(self._typed) if self._typed else ()
        if not found:
            return refuse(Event("nothing_typed"))
        self._at = max(0, min(self._at + by if self._at >= 0 else 0, len(found) - 1))
        return self._named(found[self._at], len(found))

    def _end_word(self) -> Response:
        """Space: the word is whole, or the only one that begins so."""
        if not self._typed:
            return Response((Event("code_so_far", None, {"code": tuple(self.words), "typed": ""}),))
        found = self._complete(self._typed)
        word = self._chosen(found)
        if word is None:
            few = tuple(found[:_FEW])
            return refuse(Event("code_several", None, {"words": few, "many": len(found)}))
        self.words.append(word)
        self._typed, self._at = "", -1
        left = WORDS - len(self.words)
        taken = Event("code_taken", None, {"word": word, "number": len(self.words), "left": left})
        return Response((taken,), (Event("menu_select"),))

    def _chosen(self, found: Sequence[str]) -> str | None:
        if self._at >= 0:
            return found[self._at]
        whole = [word for word in found if word == self._typed]
        return whole[0] if whole else found[0] if len(found) == 1 else None

    def _enter(self) -> Response:
        response = Response()
        if self._typed:
            before = len(self.words)
            response = self._end_word()
            if len(self.words) == before:  # refused
                return response
        if len(self.words) < WORDS:
            if response.speech:
                return response
            missing = WORDS - len(self.words)
            return refuse(Event("code_short", None, {"left": missing}))
        return self._done(tuple(self.words))

    def _erase(self) -> Response:
        """Backspace takes a letter; where there is none, the whole word before."""
        self._at = -1
        if self._typed:
            last, self._typed = self._typed[-1], self._typed[:-1]
            return _heard(Event("erased", None, {"text": last}))
        if self.words:
            return _heard(Event("erased", None, {"text": self.words.pop()}))
        return refuse(Event("nothing_typed"))


def _heard(event: Event) -> Response:
    return Response((event,), (Event("menu_move"),))
