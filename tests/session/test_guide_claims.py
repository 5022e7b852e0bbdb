"""Claims and figures of the guides and docs/architecture.md that other tests do not check."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pexpect
import pytest

from audiodice import opponents
from audiodice.core.model import Event
from audiodice.devices.speech import screenreaders
from audiodice.devices.speech.orca import Orca
from audiodice.devices.speech.screenreaders import VoiceOver
from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.engine.setup import GameSetup
from audiodice.present import translation
from audiodice.present.fallback_words import FallbackWords
from audiodice.present.settings import GROUPS
from audiodice.present.words import Words, languages
from audiodice.session import keymaps
from audiodice.session.housekeeping import CHECK_MS
from audiodice.storage import paths
from audiodice.storage.records.store import RESULTS, STATS, Records
from audiodice.ui.key_names import name_keys, spoken
from tests.desktop.test_surroundings import leave
from tests.support.headless import Player
from tests.support.languages import about, guides
from tests.support.program import AUDIODICE, ROOT, Transcript, bare_environment
from tests.support.said import sentence
from tests.support.shipped_games import SHIPPED

KEYMAP = keymaps.load()


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def section(name: str, heading: str) -> str:
    """Return the text under a heading, up to the next heading of any level."""
    return re.split(r"\n#+ ", page(name).partition(f"\n## {heading}\n")[2])[0]


# ------------------------------------------------------------------ the players' guides


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_menu_names_the_strength_of_each_opponent(lang: str) -> None:
    """In points or games won. For games won against `perfect`, `perfect` itself has no figure."""
    words = Words(paths.locale(), lang)
    silent = [
        (game, name)
        for game in SHIPPED
        for name in opponents.names(game)
        if not re.search(r"\d", words.game_text(game, f"opponent-{name}"))
    ]
    assert silent == [("farkle", "perfect")]


def readers(lang: str) -> str:
    """Return the heading of a guide's section on screen readers."""
    guide = about(lang).guide
    assert guide is not None
    return guide.readers


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("README.md", "Who speaks"),
        *((f"docs/{path.name}", readers(lang)) for lang, path in guides().items()),
    ],
)
def test_guide_names_screen_readers_in_the_order_they_are_tried(name: str, heading: str) -> None:
    readers = [
        reader().name for reader in (*screenreaders.WINDOWS, VoiceOver, Orca, SpeechDispatcher)
    ]
    text = " ".join(section(name, heading).split())
    places = [text.find(reader) for reader in readers]
    assert -1 not in places
    assert places == sorted(places)


def any_terminal_sends(key: str) -> bool:
    """Whether every terminal sends the key: a key alone, or a letter with Shift."""
    held, _, base = key.rpartition("+")
    return key == "+" or not held or (held == "shift" and base.isalpha() and len(base) == 1)


def test_guide_names_the_keys_that_a_terminal_may_not_send() -> None:
    words = Words(paths.locale(), "en")
    name_keys(words, KEYMAP)
    unsent = {command for command, keys in KEYMAP.keys.items()
              if not any(any_terminal_sends(key) for key in keys if key != "ctrl")}  # fmt: skip
    assert unsent - {"leave"} == {"voice_softer", "voice_louder"}  # Control Q: `leave` below
    told = " ".join(section("docs/guide.md", "In a terminal").split())
    keys = [spoken(words, KEYMAP.keys[command][0]) for command in ("voice_softer", "voice_louder")]
    assert " and ".join(keys) in told
    assert "voice_volume" in GROUPS["voice"]


@pytest.mark.parametrize(("speech", "speaks"), [("auto", "text"), ("embedded", "embedded")])
def test_terminal_has_no_second_voice_and_no_clipboard(
    tmp_path: Path, speech: str, speaks: str
) -> None:
    transcript = Transcript(tmp_path / "transcript.jsonl")
    terminal = pexpect.spawn(
        str(AUDIODICE),
        ["play", "farkle", "--face", "terminal", "--speech", speech,
         "--transcript", str(transcript.path)],
        env={**bare_environment(tmp_path), "TERM": "xterm"}, encoding="utf-8", timeout=15,
    )  # fmt: skip
    terminal.expect_exact(Player(GameSetup("farkle")).heard[0])
    assert {line["backend"] for line in transcript.wait(1, "spoken")} == {speaks}
    terminal.send("y")
    terminal.expect_exact(sentence("not_copied"))
    leave(terminal)


# ------------------------------------------------------------------ docs/languages.md


def test_copied_language_works_and_falls_back_to_english_for_missing_files(
    tmp_path: Path,
) -> None:
    for folder in ("en", "pt-BR"):
        shutil.copytree(paths.locale() / "en", tmp_path / folder)
    lost = tmp_path / "pt-BR" / "fune.ftl"
    many = sum(line[:1].isalpha() for line in lost.read_text("utf-8").splitlines())
    lost.unlink()
    assert languages(tmp_path) == ("en", "pt-BR")
    missing = translation.findings(tmp_path, "pt-BR")
    assert {(one.file, one.what.partition(";")[0]) for one in missing} == {("fune.ftl", "missing")}
    assert len(missing) == many
    assert FallbackWords(tmp_path, "pt-BR", "en").game_text("fune", "game-name") == "FUNE"


def test_sentences_begin_with_a_capital_except_after_a_spaced_mark(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "common.ftl").write_text("claim = un dé. deux ! et trois? oui\n", "utf-8")
    assert Words(tmp_path, "xx").say(Event("claim")) == "Un dé. Deux ! et trois? Oui"


# ------------------------------------------------------------------ docs/architecture.md


def test_housekeeping_runs_every_two_seconds() -> None:
    assert CHECK_MS == 2000
    assert "Every two seconds it also looks at" in " ".join(page("docs/architecture.md").split())


@pytest.mark.parametrize("question", [STATS, RESULTS])
def test_records_query_uses_one_covering_index(tmp_path: Path, question: str) -> None:
    path = tmp_path / "records.sqlite"
    Records(path).close()
    named = {"game": "", "player": "", "opponents": None}
    with closing(sqlite3.connect(path)) as database:
        plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {question}", named)]
    assert "COVERING INDEX people" in plan[0]
    assert not [step for step in plan[1:] if "SEARCH" in step or "SCAN" in step]
