"""The languages of the program, with facts for the tests: `tests/languages/LANG.toml`."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from audiodice.present.translation import SOURCE
from audiodice.present.words import languages
from audiodice.storage import paths

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests/languages"
LANGS = languages(paths.locale())
OTHERS = tuple(lang for lang in LANGS if lang != SOURCE)
NAMES = frozenset(
    (
        *("Audiodice", "Ben", "Bo", "Dice4Fun", "FUNE", "Farkle", "Fonnjo", "Foon", "Stella"),
        *("Max", "Edward", "Linda", "Belinda", "Steph", "Klatt"),
    )
)
"""Names that no language translates."""
ENGLISH_WORDS = re.compile(
    r"\b(yes|no|the|of|your|you|and|is|are|with|in all|dice|rolls?|box|boxes|turn|keep|kept|wins"
    r"|nothing)\b"
)
"""Words that show that a sentence is English; see `english_words`."""


@dataclass(frozen=True)
class Wording:
    """`[words]`: how words and numbers stand together in the language."""

    first: str
    """The name of the first player if no player has a name: "Player 1"."""
    second: str
    """The second of two players who are called Zoe: "Zoe 2"."""
    decimal: str = ","
    """The mark in a decimal."""
    one_is_a_word: bool = True
    """Whether the number one is spelled out: "one roll", not "1 roll"."""
    digits_name_boxes: bool = False
    """Whether the names of the upper boxes have a digit, followed by a word of its own."""


@dataclass(frozen=True)
class Voice:
    """`[voice]`: how the embedded voice speaks the language, in IPA without stress."""

    name: str
    """espeak-ng's voice that `select` chooses."""
    tags: list[str] = field(default_factory=list)
    """More tags that it is chosen for, such as "de-AT"."""
    digits: list[str] = field(default_factory=list)
    """1 to 6, each alone."""
    row: str = ""
    """The phonemes of "1 1 5 2 3 4 6.", if a digit sounds different after another one."""
    joins_thousands: bool = False
    """Whether the voice reads "5 110" as 5110, which the words must avoid."""
    sample: str = ""
    """Two sentences of a turn, as given to the voice, for measuring its loudness."""
    said: dict[str, str] = field(default_factory=dict)
    """Numbers that are worth hearing, such as 480 and "2,5", and other texts, not respelled."""
    heard: dict[str, str] = field(default_factory=dict)
    """Names, keys and loan words as `readings.tsv` respells them and the voice then says them."""
    respelled: dict[str, str] = field(default_factory=dict)
    """Texts, each with its form after `readings.tsv`."""


@dataclass(frozen=True)
class Guide:
    """`[guide]`: patterns to search `docs/guide.LANG.md` for."""

    keys: str
    """Part of the headings over lists of keys."""
    asked: str
    """The heading over the keys that ask, with its marks: "### Keys to ask"."""
    settings: str
    """The heading over the settings, with its marks."""
    readers: str
    """The heading over the screen readers, without marks."""
    stop: str
    """The text that ends a sentence before the next: ". "."""
    step: str
    """A pattern of a step of a first turn: group 1 is the key, nothing if the other one plays;
    group 2 is what is heard.
    """
    quote: str
    """A pattern of words of the program that are quoted; group 1 is the words."""

    @cached_property
    def steps(self) -> re.Pattern[str]:
        """`step`, for a whole guide."""
        return re.compile(self.step, re.M)


@dataclass(frozen=True)
class Language:
    """One file. Every part but `voice` and `words` may be left out."""

    voice: Voice
    words: Wording
    same: frozenset[str] = frozenset()
    """The words of whole sentences that are the same in English, in addition to NAMES."""
    alike: frozenset[str] = frozenset()
    """Words that are spelled like unrelated English ones: "dice" is "says" in Spanish."""
    numbers: dict[str, int] = field(default_factory=dict)
    """Numbers above six that the rules and G write as words, in small letters."""
    never: tuple[str, ...] = ()
    """Patterns of common mistakes, which no sentence of an evening may match."""
    guide: Guide | None = None


@cache
def about(lang: str) -> Language:
    """The facts about a language."""
    found: dict[str, Any] = tomllib.loads((FOLDER / f"{lang}.toml").read_text("utf-8"))
    guide = found.pop("guide", None)
    return Language(
        voice=Voice(**found.pop("voice")),
        words=Wording(**found.pop("words")),
        never=tuple(found.pop("never", ())),
        same=frozenset(found.pop("same", ())),
        alike=frozenset(found.pop("alike", ())),
        guide=Guide(**guide) if guide else None,
        **found,
    )


def english_words(text: str, lang: str) -> set[str]:
    """The English words in a text of another language, except those that this language also has."""
    return set(ENGLISH_WORDS.findall(text)) - about(lang).alike


def guides() -> dict[str, Path]:
    """The guides by language: `docs/guide.md` is English, `docs/guide.LANG.md` is LANG."""
    found = {path.name.split(".")[1]: path for path in (ROOT / "docs").glob("guide*.md")}
    return {("en" if lang == "md" else lang): path for lang, path in sorted(found.items())}
