"""Codes of tables: five words in the player's language, and those of friends in any other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from audiodice.core.model import Event, Value
from audiodice.present.texts import Texts

if TYPE_CHECKING:
    from audiodice.present.code_words import WordList


class Codes:
    """The words that codes are made of, read when the first code is made or typed.

    A code is of one language, whoever types it.
    """

    def __init__(self, locale: Texts, lang: str) -> None:
        """`lang` is the player's language."""
        self._locale, self._lang = locale, lang

    @property
    def _lists(self) -> Sequence[WordList]:
        from audiodice.present.code_words import all_words

        return all_words(self._locale, self._lang)

    def _fitting(self, before: Sequence[str]) -> Sequence[WordList]:
        """The lists that have every word typed before; all, if none has."""
        lists = self._lists
        return [one for one in lists if all(map(one.find, before))] or lists

    def new(self, chance: Callable[[int], bytes]) -> tuple[str, ...]:
        """The words of a new code, in the player's language."""
        from audiodice.present.code_words import new_code

        return new_code(self._lists[0], chance).words

    def complete(self, prefix: str, before: Sequence[str]) -> Sequence[str]:
        """The words that begin so and may follow those typed `before`, one's own language first."""
        from audiodice.present.code_words import complete

        return complete(prefix, self._fitting(before))

    def meant(self, prefix: str, before: Sequence[str]) -> str | None:
        """The word that is meant by its first letters, or in full; None if several may be."""
        for one in self._fitting(before):
            if word := one.exact(prefix):
                return word
            begun = one.complete(prefix)
            if begun:
                return begun[0] if len(begun) == 1 else None
        return None

    def parse(self, text: str) -> tuple[str, ...] | Event:
        """The code that was typed or pasted as a whole; or why it is none."""
        from audiodice.present.code_words import Code, UnknownWord, parse

        found = parse(text, self._lists)
        if isinstance(found, Code):
            return found.words
        if isinstance(found, UnknownWord):
            fields: dict[str, Value] = {
                "number": found.number,
                "typed": found.typed,
                "nearest": found.nearest,
            }
            return Event("code_unknown_word", None, fields)
        return Event("code_wrong_count", None, {"count": found.count})
