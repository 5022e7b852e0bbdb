"""The words of a language, with another as fallback: a translator's mistake never stops a game.

Players always use `FallbackWords`. Tests use `Words`, which raises.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from audiodice.core.diagnostic import Diagnostic
from audiodice.present.catalogue import Catalogue, CatalogueError, has_words, read
from audiodice.present.texts import Texts
from audiodice.present.words import Words

_PIECES = ("-item", "-joint", "-last")  # each language has only the ones it needs


class FallbackWords(Words):
    """The words of a language, and those of `stand_in` for messages that are broken or missing."""

    def __init__(self, locale: Texts, lang: str, stand_in: str) -> None:
        """Raises CatalogueError if there is no such language."""
        super().__init__(locale, lang)
        self.flaws: deque[Diagnostic] = deque()
        """Broken or missing messages, each once; the caller removes those that it reports.

        The field `message` is the message's id, "" if the whole file cannot be read.
        """
        self._reported: set[str] = set()
        self._stand_in = Words(locale, stand_in)

    def warm(self) -> Iterator[None]:
        """Parse every message, skipping broken ones; then look for missing ones."""
        found: list[Diagnostic] = []  # reported together at the end
        for catalogue in self.catalogues():
            for broken in catalogue.broken():
                if broken:
                    found += self._new_flaw(catalogue.file_of(broken), broken)
                yield
        for theirs in self._fallback().catalogues():
            for key, file in theirs.asked_for().items():
                missing = not (self.has(key) or key.endswith(_PIECES))
                if missing or (
                    self._silent(self.catalogues(), key, "") and not theirs.is_silent(key, "")
                ):
                    found += self._new_flaw(file, key)
            yield
        self.flaws.extend(found)

    def rules(self, game: str) -> tuple[str, ...]:
        known = self._catalogue(game).has("rules-1")
        return super().rules(game) if known else self._stand_in.rules(game)

    def tips(self, game: str) -> tuple[str, ...]:
        return super().tips(game) or self._stand_in.tips(game)

    def _format(self, key: str, fields: Mapping[str, Any]) -> str:
        message_id, _, attribute = key.replace("_", "-").partition(".")
        try:
            own = super()._format(key, fields)
            if has_words(own) or not self._silent(self.catalogues(), message_id, attribute):
                return own
        except (CatalogueError, KeyError):
            own = None
        text = self._fallback().text(key, **fields)
        if own is not None and not has_words(text):
            return own  # silent in both languages
        for catalogue in (*self.catalogues(), *self._stand_in.catalogues()):
            if catalogue.has(message_id):
                self.flaws.extend(self._new_flaw(catalogue.file_of(message_id), message_id))
                break
        return text

    def _of_game(self, game: str, message_id: str, attribute: str, **fields: int) -> str:
        try:
            text = super()._of_game(game, message_id, attribute, **fields)
            if has_words(text) or not self._silent((self._catalogue(game),), message_id, attribute):
                return text
        except (CatalogueError, KeyError):
            pass
        text = self._fallback().game_text(game, message_id, **fields)
        self.flaws.extend(self._new_flaw(f"{game}.ftl", message_id))
        return text

    def _silent(self, catalogues: Iterable[Catalogue], message_id: str, attribute: str) -> bool:
        """Whether the message has no words in the first catalogue that has it."""
        there = next((one for one in catalogues if one.has(message_id)), None)
        try:
            return there is not None and there.is_silent(message_id, attribute or self.verbosity)
        except CatalogueError:
            return False

    def _usable(self, path: Texts) -> bool:
        """Whether a file can be read; if not, the other language replaces it."""
        try:
            return path.exists() and bool(read(path))
        except CatalogueError:
            self.flaws.extend(self._new_flaw(path.name, ""))
            return False

    def _new_flaw(self, file: str, message: str) -> Iterator[Diagnostic]:
        if (noted := message or file) not in self._reported:
            self._reported.add(noted)
            path = f"{self.lang}/{file}"
            yield Diagnostic("message_broken", path, fields={"message": message})

    def _fallback(self) -> Words:
        """The other language, with the same settings and listener."""
        other = self._stand_in
        other.verbosity, other.sorts_dice = self.verbosity, self.sorts_dice
        other.commas, other.key, other.chosen = self.commas, self.key, self.chosen
        other.by_touch = self.by_touch
        other.play(self._game, self.listener)
        return other
