"""All texts in three verbosities, one file for each language, to be read as a whole.

`LANG.txt` has each sample with its key and fields, and the sentence: one line where brief, normal
and full are the same. With AUDIODICE_UPDATE_GOLDEN=1 the files are written anew; read what changed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from audiodice.devices.speech.espeak import Espeak
from audiodice.present import readings
from audiodice.present.catalogue import CatalogueError
from audiodice.present.translation import SOURCE
from audiodice.present.words import VERBOSITIES
from audiodice.storage import paths
from tests.spoken import derived, handmade, sessions
from tests.spoken.derived import FILES
from tests.spoken.samples import Label, Recorder, Sample, outcomes, place, speaker
from tests.support.languages import LANGS, NAMES, OTHERS, about, english_words
from tests.support.phonemes import phonemes

MISSING = "(missing)"  # no text: a mistake
UNTRANSLATED = "(untranslated)"  # the program says it in English: `audiodice languages` lists it


@cache
def samples() -> tuple[Sample, ...]:
    """Every sample, by file, then by key."""
    recorder = Recorder()
    sessions.record(recorder)
    handmade.add(recorder)
    derived.add(recorder)
    return tuple(sorted(recorder.samples, key=lambda one: (FILES.index(place(one)), one.key)))


@cache
def spoken(lang: str) -> Mapping[int, tuple[str, ...]]:
    """Each translated sample in each verbosity, by its index in `samples`."""
    words = [speaker(lang, verbosity) for verbosity in VERBOSITIES]
    said = (tuple(_said(sample, one) for one in words) for sample in samples())
    return {n: texts for n, texts in enumerate(said) if UNTRANSLATED not in texts}


def _said(sample: Sample, words: Any) -> str:
    try:
        return sample.said(words)
    except (KeyError, CatalogueError):
        return MISSING
    except pytest.skip.Exception:  # tests/support/untranslated.py
        return UNTRANSLATED


def sheet(lang: str) -> str:
    """The file of a language."""
    lines: list[str] = []
    before = ""
    for number, said in spoken(lang).items():
        sample = samples()[number]
        if place(sample) != before:
            before = place(sample)
            lines += [f"==== {before} ====", ""]
        lines.append(_heading(sample))
        if len(set(said)) == 1:
            lines.append(f"    {said[0]}".rstrip())
        else:
            lines += [
                f"  {v[0]} {text}".rstrip() for v, text in zip(VERBOSITIES, said, strict=True)
            ]
        lines.append("")
    return "\n".join(lines)


def _heading(sample: Sample) -> str:
    """The heading of a sample: its key, its seat, and its fields."""
    whose: tuple[str, ...] = (
        () if sample.seat is None else (f"seat={sample.seat} of {len(sample.names)}",)
    )
    if len(sample.humans) > 1:
        whose += ("shared",)
    fields = (f"{name}={_shown(value)}" for name, value in sample.fields.items())
    return " ".join((sample.key, *whose, *fields))


def _shown(value: Any) -> str:
    if isinstance(value, Label | Sample):
        return f"<{value.key}>"
    if isinstance(value, tuple):
        return f"({','.join(map(_shown, value))})"
    return str(value)


@pytest.mark.parametrize("lang", LANGS)
def test_spoken_samples_are_as_recorded(lang: str) -> None:
    path = Path(__file__).parent / f"{lang}.txt"
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        path.write_text(sheet(lang), "utf-8")
    assert path.read_text("utf-8") == sheet(lang)


def test_every_message_is_in_the_samples() -> None:
    assert derived.unsaid(samples()) == []


def test_derived_fields_reach_all_variants_of_handmade_ones() -> None:
    wanted: dict[tuple[str, str], set[Any]] = {}
    for key, game, fields in handmade.EVENTS:
        wanted.setdefault((game, key), set()).update(outcomes(game, key, fields))
    for (game, key), all_of in wanted.items():
        seen = derived.values_in(samples(), game)
        made = derived.made_up(game, key.replace("_", "-"), seen)
        found = {one for fields in made for one in outcomes(game, key, fields)}
        assert all_of <= found, key


FLAW = re.compile(
    r"[{}$<>_]|  |\bFalse\b|\bTrue\b|\?\?|[,;]\s*[,.;:!?]|(?<!\.)\.\.(?!\.)"
    r"|[。，、；][。，、；]| [,.，。、]"
)


@pytest.mark.parametrize("lang", LANGS)
def test_samples_have_no_gap_or_flaw(lang: str) -> None:
    for number, said in spoken(lang).items():
        heading = _heading(samples()[number])
        for text in said:
            assert text != MISSING, heading
            assert not FLAW.search(text), (heading, text)


@pytest.mark.parametrize("lang", OTHERS)
def test_only_names_are_said_as_in_english(lang: str) -> None:
    assert _same_as_english(lang) - NAMES == about(lang).same


def _same_as_english(lang: str) -> set[str]:
    """The words in all sentences that are the same in English."""
    same = {
        ours
        for number, all_ours in spoken(lang).items()
        for ours, english in zip(all_ours, spoken(SOURCE)[number], strict=True)
        if ours == english
    }
    return {word for text in same for word in re.findall(r"[^\W\d]\w*", text)}


@pytest.mark.parametrize("lang", OTHERS)
def test_other_languages_have_no_english_words(lang: str) -> None:
    found = [text for said in spoken(lang).values() for text in said if english_words(text, lang)]
    assert found == []


SAMPLED = 12  # one line of this many is spoken
LOANS = 0.09  # share of lines that may have a name or a loan word said as in English


@pytest.mark.parametrize("lang", LANGS)
def test_embedded_voice_stays_in_its_language(lang: str) -> None:
    """The voice reads unknown words as English; `readings.tsv` respells them."""
    voice, read = Espeak(), readings.load(paths.readings(lang))
    texts = list(dict.fromkeys(normal for _, normal, _ in spoken(lang).values() if normal))
    latin = sum(map(str.isascii, "".join(texts))) > sum(map(len, texts)) / 2
    away = {
        text: told
        for text in texts[::SAMPLED]
        # Where letters are others, Latin ones are names and keys.
        if re.search(
            r"\([a-z]{2,3}\)",
            told := phonemes(voice, lang, read(text if latin else re.sub("[A-Za-z]+", "", text))),
        )
    }
    assert len(away) <= LOANS * len(texts[::SAMPLED]), away
