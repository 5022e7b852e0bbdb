"""Typing the code of a table: the first letters of each word are enough."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from string import ascii_lowercase

from audiodice.core.model import Event, Value
from audiodice.core.text import boundary_before, composed
from audiodice.present.code_words import WORDS
from audiodice.present.commands import Command, Scope
from audiodice.ui.friends.codes import Codes
from audiodice.ui.screen import Offer, Pop, Response, UntimedScreen, refuse, say_and_cue

_ENDS = " -,.;、"
"""What ends a word, so that a code can be pasted as it was copied."""
_FEW = 4  # completions that are named


class CodeEntry(UntimedScreen):
    """One word after another. A word is said as soon as its first letters tell which it is.

    Space goes on to the next; Up and Down walk the words that begin so.
    """

    scope = Scope.LIST
    takes_text = True
    pauses = True

    def __init__(
        self,
        asks: Event,
        codes: Codes,
        done: Callable[[tuple[str, ...]], Response],
        *,
        begins: str = "",
    ) -> None:
        """`asks` asks for the code; `done` gets it once it is whole. `begins` is what was typed
        already, elsewhere."""
        self._asks, self._codes, self._done, self._begins = asks, codes, done, begins
        self.words: list[str] = []
        self._typed = ""
        self._at = -1  # which of the completions is named, by Up and Down
        self._named = ""  # the word that was said last

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """What is asked for, or the way to the table whose code was typed already."""
        return self.fill(self._begins) if self._begins else say_and_cue(self._asks)

    def resume(self) -> Response:
        """After the list of keys: what is asked for, and what is there."""
        return self.where()

    def where(self) -> Response:
        """The words that are there, and the letters of the next."""
        return Response((self._asks, self._so_far))

    @property
    def _so_far(self) -> Event:
        return Event("code_so_far", None, {"code": tuple(self.words), "typed": self._typed})

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
            Offer(one, partial(self._add, one), text=partial(str, one)) for one in ascii_lowercase
        ]
        return [
            Offer("done", self._enter, "offer-done"),
            Offer("next", self._end_word, "command-list-next"),
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
        return Response((self._so_far,), (Event("menu_move"),))

    def typed(self, name: str, text: str) -> Response | None:
        """A letter, or Backspace; several at once are pasted."""
        if name == "backspace":
            return self._erase()
        if not text:
            return None
        if len(text) > 1:
            return self.fill(text) if any(char in _ENDS for char in text) else self._add(text)
        return self._end_word() if text in _ENDS or text.isspace() else self._add(text)

    def fill(self, text: str) -> Response:
        """Take a whole code that was typed elsewhere; else its words up to one that is wrong."""
        found = self._codes.parse(text)
        self._typed, self._at, self._named = "", -1, ""
        if isinstance(found, Event):
            self.words = self._right(text)
            return refuse(found, *self.where().speech)
        self.words = list(found)
        return self._done(found)

    def _right(self, text: str) -> list[str]:
        """The words with which a text begins, at most as many as a code has."""
        words: list[str] = []
        for typed in re.split(f"[{re.escape(_ENDS)}]+", text.strip(_ENDS))[:WORDS]:
            word = self._codes.meant(typed.casefold(), words) if typed else None
            if word is None:
                break
            words.append(word)
        return words

    # ------------------------------------------------------------------ how

    def _add(self, letters: str) -> Response:
        """Letters of the word."""
        if len(self.words) == WORDS:
            return refuse(Event("code_full"))
        typed = composed(self._typed + letters.casefold())
        if not self._codes.complete(typed, self.words):
            return refuse(Event("code_no_word", None, {"typed": typed}))
        before = self._codes.meant(self._typed, self.words) if self._typed else None
        self._typed, self._at = typed, -1
        word = self._codes.meant(typed, self.words)
        if word is not None and word != before:
            return self._name(word, 1)
        return _heard(Event("typed", None, {"text": letters}))

    def _name(self, word: str, many: int) -> Response:
        self._named = word
        return _heard(Event("code_word", None, {"word": word, "many": many}))

    def _walk(self, by: int) -> Response:
        found = self._codes.complete(self._typed, self.words) if self._typed else ()
        if not found:
            return refuse(Event("nothing_typed"))
        self._at = max(0, min(self._at + by if self._at >= 0 else 0, len(found) - 1))
        return self._name(found[self._at], len(found))

    def _end_word(self) -> Response:
        """Space: go on to the next word, if it is known which one this is."""
        if not self._typed:
            return Response((self._so_far,), (Event("menu_edge"),))
        found = self._codes.complete(self._typed, self.words)
        word = found[self._at] if self._at >= 0 else self._codes.meant(self._typed, self.words)
        if word is None:
            few = tuple(found[:_FEW])
            return refuse(Event("code_several", None, {"words": few, "many": len(found)}))
        heard = self._named == word
        self.words.append(word)
        self._typed, self._at, self._named = "", -1, ""
        fields: dict[str, Value] = {"word": "" if heard else word, "number": len(self.words)}
        taken = Event("code_taken", None, {**fields, "left": WORDS - len(self.words)})
        return Response((taken,), (Event("menu_select"),))

    def _enter(self) -> Response:
        if self._typed:
            before, response = len(self.words), self._end_word()
            if len(self.words) == before or len(self.words) < WORDS:
                return response
        if len(self.words) < WORDS:
            return refuse(Event("code_short", None, {"left": WORDS - len(self.words)}))
        found = self._codes.parse(" ".join(self.words))
        return refuse(found) if isinstance(found, Event) else self._done(found)

    def _erase(self) -> Response:
        """Backspace takes a letter; where there is none, the whole word before."""
        self._at, self._named = -1, ""
        if self._typed:
            begins = boundary_before(self._typed, len(self._typed))
            last, self._typed = self._typed[begins:], self._typed[:begins]
            return _heard(Event("erased", None, {"text": last}))
        if self.words:
            return _heard(Event("erased", None, {"text": self.words.pop()}))
        return refuse(Event("nothing_typed"))


def _heard(event: Event) -> Response:
    return Response((event,), (Event("menu_move"),))
