"""One language's words with another as fallback: a translator's mistake never stops a game.

Tests read every language by `Words` itself, which raises; players hear it by `FallbackWords`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from audiodice.present.catalogue import CatalogueError, read
from audiodice.present.texts import Texts
from audiodice.present.words import Words

_PIECES = ("-item", "-joint", "-last")  # a language has those that it needs


@dataclass(frozen=True, slots=True)
class Flaw:
    """A message that a language cannot say: the file and its id there, "" for the whole file."""

    file: str
    message: str


class FallbackWords(Words):
    """One language's words, and `stand_in`'s where a message is broken or missing."""

    def __init__(self, locale: Texts, lang: str, stand_in: str) -> None:
        """Raises CatalogueError where there is no such language."""
        super().__init__(locale, lang)
        self.flaws: deque[Flaw] = deque()
        """What was found broken or missing, each once, until somebody names it."""
        self._noted: set[str] = set()
        self._other = Words(locale, stand_in)

    def warm(self) -> Iterator[None]:
        """As Words, past what is broken; then look for what is missing."""
        found: list[Flaw] = []  # named together, however long this takes
        for catalogue in self.catalogues():
            for broken in catalogue.broken():
                if broken:
                    found += self._new(catalogue.file_of(broken), broken)
                yield
        for theirs in self._spare().catalogues():
            for key, file in theirs.asked_for().items():
                if not (self.has(key) or key.endswith(_PIECES)):
                    found += self._new(file, key)
            yield
        self.flaws.extend(found)

    def rules(self, game: str) -> tuple[str, ...]:
        """As Words; in one language from the first line to the last."""
        known = self._catalogue(game).has("rules-1")
        return super().rules(game) if known else self._other.rules(game)

    def _format(self, key: str, fields: Mapping[str, Any]) -> str:
        try:
            return super()._format(key, fields)
        except (CatalogueError, KeyError):
            text = self._spare().text(key, **fields)
        message_id = key.replace("_", "-").partition(".")[0]
        for catalogue in (*self.catalogues(), *self._other.catalogues()):
            if catalogue.has(message_id):
                self.flaws.extend(self._new(catalogue.file_of(message_id), message_id))
                break
        return text

    def _of_game(self, game: str, message_id: str, attribute: str) -> str:
        try:
            return super()._of_game(game, message_id, attribute)
        except (CatalogueError, KeyError):
            text = self._spare().game_text(game, message_id)
        self.flaws.extend(self._new(f"{game}.ftl", message_id))
        return text

    def _usable(self, path: Texts) -> bool:
        """A file that cannot be read at all is as if it were not there."""
        try:
            return path.exists() and bool(read(path))
        except CatalogueError:
            self.flaws.extend(self._new(path.name, ""))
            return False

    def _new(self, file: str, message: str) -> Iterator[Flaw]:
        """The flaw, unless it is known already."""
        if (noted := message or file) not in self._noted:
            self._noted.add(noted)
            yield Flaw(f"{self.lang}/{file}", message)

    def _spare(self) -> Words:
        """The other language, set as this one is."""
        other = self._other
        other.verbosity, other.sorts_dice, other.key = self.verbosity, self.sorts_dice, self.key
        other.reroll = self.reroll
        other.play(self._game, self.listener)
        return other
