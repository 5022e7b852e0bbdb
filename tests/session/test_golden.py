"""Golden transcripts of every game: all words and cues that a player hears."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from audiodice import games
from audiodice.devices.drawing.board import board
from audiodice.present.catalogue import Catalogue
from audiodice.present.translation import SOURCE, files, read
from audiodice.present.words import VERBOSITIES
from audiodice.storage import paths
from bench.pictures import scenes
from tests.support import nvda
from tests.support.golden import FOLDER, held_against, play, run, said_since
from tests.support.languages import OTHERS

GAMES = games.names()
LOCALE = paths.locale()
BOARDS = {
    "farkle-kept": [(79, 22), (30, 8)],
    "fune-later": [(79, 22), (40, 12), (20, 5)],
    "fonnjo-party": [(79, 22)],
    "fonnjo-crisis": [(40, 12)],
    "menu": [(79, 22), (40, 7)],
    "find": [(79, 22)],
}
"""Columns and rows in which these pictures (bench/pictures.py) are drawn in a terminal."""


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", games.names())
def test_script_matches_its_golden_transcript(game: str, verbosity: str, all_solved: None) -> None:
    held_against(f"{game}.{verbosity}.txt", play(game, verbosity))


@pytest.mark.parametrize("game", games.names())
def test_script_played_as_sounds_matches_its_golden_transcript(game: str, all_solved: None) -> None:
    held_against(f"{game}.told.txt", play(game, "normal", speech=False))


def test_game_through_nvda_matches_its_golden_transcript(tmp_path: Path) -> None:
    """tests/windows compares the same game, with NVDA's DLL, with the same file."""
    held_against(nvda.TRANSCRIPT.name, nvda.play(tmp_path))


@pytest.mark.parametrize("lang", OTHERS)
def test_scripts_in_every_language_match_their_golden_transcripts(
    lang: str, all_solved: None
) -> None:
    told = [f"==== {game} ====\n{run(game, 'normal', said_since, lang=lang)}" for game in GAMES]
    held_against(f"languages/{lang}.txt", "\n".join(told))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_pictures_in_text_match_their_golden_file(lang: str) -> None:
    drawn = [
        f"==== {name}, {size} ====\n" + "\n".join(board(picture, *size))
        for name, picture in scenes(lang)
        for size in BOARDS.get(name, ())
    ]
    held_against(f"board.{lang}.txt", "\n".join((*drawn, "")))


def test_messages_that_no_script_says_are_listed(
    monkeypatch: pytest.MonkeyPatch, all_solved: None
) -> None:
    """`audiodice languages` prints these messages for translators."""
    said: set[str] = set()
    render = Catalogue.render

    def heard(own: Catalogue, name: str, attribute: str, fields: Mapping[str, Any]) -> str:
        said.add(f"{own.file_of(name).removesuffix('.ftl')}/{name}")
        return render(own, name, attribute, fields)

    monkeypatch.setattr(Catalogue, "render", heard)
    for game in GAMES:
        for verbosity in VERBOSITIES:
            run(game, verbosity, said_since)
    there = {path.name.removesuffix(".ftl"): read(path)[0] for path in files(LOCALE / SOURCE)}
    said &= {f"{file}/{name}" for file in there for name in there[file]}  # without those of `told`
    wanted = list(said)
    while wanted:  # the messages said, with all their parts
        file, _, name = wanted.pop().partition("/")
        for part in there[file][name].references:
            for place in (file, "common"):
                if part in there[place] and (new := f"{place}/{part}") not in said:
                    said.add(new)
                    wanted.append(new)
    left = sorted({f"{file}/{name}" for file in there for name in there[file]} - said)
    held_against(str(LOCALE / "unplayed.txt"), "\n".join((*left, "")))


@pytest.mark.parametrize("which", ["normal", "told"])
@pytest.mark.parametrize("game", games.names())
def test_every_key_press_has_an_answer(game: str, which: str) -> None:
    lines = (FOLDER / f"{game}.{which}.txt").read_text("utf-8").splitlines()
    keys = [n for n, line in enumerate(lines) if not line.startswith(" ")]
    for n, following in zip(keys, [*keys[1:], len(lines)], strict=True):
        assert following > n + 1, f"line {n + 1}: {lines[n]}"
