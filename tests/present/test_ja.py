"""Japanese only: the embedded voice reads only kana."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast
from unittest.mock import MagicMock, patch

import pytest
from fluent.syntax import ast, parse

from audiodice import games
from audiodice.desktop.desktop import Desktop
from audiodice.devices.speech import ladder
from audiodice.devices.speech.embedded import Embedded
from audiodice.devices.speech.espeak import Espeak, load_library
from audiodice.engine.setup import GameSetup
from audiodice.present import readings
from audiodice.present.catalogue import CatalogueError
from audiodice.present.settings import Settings
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.transcript import Transcript
from audiodice.storage import paths
from audiodice.storage.log import Log
from tests.support.each import each
from tests.support.headless import InlineBackground, Player
from tests.support.said import Heard

CATALOGUES = sorted((paths.locale() / "ja").glob("*.ftl"))
READ = readings.load(paths.readings("ja"))
UNREAD = re.compile(r"[^ぁ-んァ-ヴー\s、。！？!?「」]")
NOT_OURS = {"path", "file", "why", "given", "text", "name", "cue"}  # known only at the moment


def expand(pattern: ast.Pattern) -> list[str]:
    """Texts that together have every variant of a pattern, with 2 for its numbers."""
    parts = [_element(element) for element in pattern.elements]
    most = max(map(len, parts))
    return ["".join(part[n % len(part)] for part in parts) for n in range(most)]


def _element(element: Any) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [text for variant in inner.variants for text in expand(variant.value)]
    if isinstance(inner, ast.StringLiteral):
        return [inner.value]
    if isinstance(inner, ast.MessageReference):
        return ["フネ"]
    if isinstance(inner, ast.FunctionReference):
        return ["エンター"]
    return ["フネ" if inner.id.name in NOT_OURS else "2"]


def texts(path: Path) -> Iterator[str]:
    """Every message and attribute of a catalogue, expanded."""
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            part: Any
            for part in (entry, *entry.attributes):
                if part.value is not None:
                    yield from expand(part.value)


@pytest.fixture(scope="module")
def phonemes() -> Callable[[str], str]:
    """A function that returns the phonemes of espeak-ng's Japanese voice; "(en)" marks English."""
    espeak, library = Espeak(), load_library()
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p

    def trace(text: str) -> str:
        espeak.select("ja")
        rest, made = ctypes.c_char_p(text.encode()), ""
        while rest.value is not None:  # each call reads one clause
            made += (library.espeak_TextToPhonemes(ctypes.byref(rest), 1, 2) or b"").decode()
        return made

    return trace


@each("path", CATALOGUES, ids=lambda path: path.stem)
def test_embedded_voice_reads_every_message_in_japanese(
    path: Path, phonemes: Callable[[str], str]
) -> None:
    said = list(texts(path))
    assert len(said) > 30
    assert not [f"{text} -> {READ(text)}" for text in said if UNREAD.search(READ(text))]
    assert not [text for text in said if "(en)" in phonemes(READ(text))]


def test_kanji_without_a_reading_would_be_said_in_english(
    phonemes: Callable[[str], str],
) -> None:
    assert "(en)" in phonemes("一番の犬。")
    assert phonemes("110") != phonemes(READ("110")) == phonemes("ひゃくじゅう")


class Recorder:
    """A synthesiser that records its texts."""

    rate = 22050

    def __init__(self) -> None:
        self.given: list[str] = []

    def select(self, lang: str, variant: str = "") -> str:
        return lang

    def render(self, text: str, **_: object) -> bytes:
        self.given.append(text)
        return bytes(2)


def test_embedded_voice_gets_the_reading() -> None:
    made, mixer = Recorder(), MagicMock()
    voice = Embedded(mixer, "ja", make=lambda: cast("Espeak", made), reading=READ)
    voice.speak("三番。", interrupt=False)
    assert made.given == [READ("三番。")]
    assert "番" not in made.given[0]


def test_only_the_embedded_voice_gets_the_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "own_folder", lambda: tmp_path)
    desktop = Desktop(
        LaunchOptions(lang="ja"), Settings(), MagicMock(), MagicMock(), Transcript(None), Log()
    )
    with patch.object(ladder, "build", return_value=[]) as build:
        desktop.parts(InlineBackground(), MagicMock(), MagicMock())
    (choice,), asked = build.call_args
    for platform in ("linux", "win32", "darwin"):
        rungs = ladder.build(choice, **{**asked, "platform": platform})
        assert [r.rung for r in rungs if asked["reading"] in vars(r).values()] == ["embedded"]
    assert asked["reading"]("番") == "ばん"


def evening(game: str, verbosity: str) -> list[Heard]:
    """All texts of an evening: games with every question asked, menus and help."""
    setup = GameSetup(game, ("",), ("cautious",))
    player = Player(setup, lang="ja", verbosity=verbosity, seed=4)
    for turn in range(24):
        player.keys("enter up")
        if turn % 4 == 0:
            player.keys("c d s t l r u p shift+p g m 2 3 left space backspace up")
        player.keys("enter up c b b")
        player.let_play()
    player.keys("h shift+s down escape ? down escape i b q i v v v escape down down escape")
    return player.heard


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
@pytest.mark.parametrize("game", games.names())
def test_whole_game_is_japanese_and_readable_for_the_embedded_voice(
    game: str, verbosity: str
) -> None:
    said = evening(game, verbosity)
    assert len(set(said)) > 60
    for text in said:
        assert not re.search(r"[A-Za-z]{3}|[{}$]", text), text  # no English, no placeholder
        assert not UNREAD.findall(READ(text)), f"{text} -> {READ(text)}"


@each(
    ("number", "counter", "read"),
    [
        ("0", "", "ぜろ"),
        ("3600", "", "さんぜんろっぴゃく"),
        ("10000", "", "いちまん"),
        ("88000300", "", "はっせんはっぴゃくまんさんびゃく"),
        ("12.5", "てん", "じゅうにてんごてん"),
        ("0.07", "", "れいてんぜろなな"),
        ("007", "", "ぜろぜろなな"),
        ("123456789", "", "いちにさんよんごろくななはちきゅう"),
        ("100", "かい", "ひゃっかい"),
        ("16", "てん", "じゅうろくてん"),
        ("21", "こ", "にじゅういっこ"),
        ("3", "ふん", "さんぷん"),
        ("26", "ふん", "にじゅうろっぷん"),
        ("45", "ふん", "よんじゅうごふん"),
    ],
)
def test_numbers(number: str, counter: str, read: str) -> None:
    assert readings.counted(number, counter) == read


def test_language_without_a_table_is_spoken_as_written() -> None:
    assert readings.load(paths.readings("en"))("3 dice, 2 left") == "3 dice, 2 left"


@pytest.mark.parametrize("line", ["点 てん", "点\t", "\tてん", "点\tてん\n点\tちょん"])
def test_broken_table_is_named_with_its_line(tmp_path: Path, line: str) -> None:
    path = tmp_path / "readings.tsv"
    path.write_text(f"# a comment\n{line}\n", "utf-8")
    with pytest.raises(CatalogueError, match=r"readings\.tsv, line [23]"):
        readings.load(path)


def test_every_reading_is_kana() -> None:
    lines = paths.readings("ja").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and line[0] != "#"]
    assert len(rows) > 200
    assert not [form for form, kana in rows if UNREAD.search(kana)]
