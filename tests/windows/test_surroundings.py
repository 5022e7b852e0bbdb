"""The Windows program in odd surroundings: one clear sentence, and the game goes on.

`tests/desktop/test_surroundings.py` has those of Linux.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.support import nvda
from tests.support.require import require, require_program
from tests.support.said import label, sentence
from tests.support.wine import Listener, Window, Wine, held, windows

GAME = ("play", "farkle", "--seed", "7")
ROLL = "5, 2, 2, 1, 6, 5"
NAME = "山田 太郎"
LONG = ("p" * 60,) * 5  # folders


@pytest.fixture
def listener(wine: Wine, window: Window, tmp_path: Path) -> Listener:
    return Listener(wine, window, (wine.python, "-m", "audiodice"), tmp_path)


@pytest.fixture(scope="module")
def japan(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Make Wine a Japanese Windows: code page 932."""
    require(Path("/usr/share/i18n/locales/ja_JP").exists(), "the sources of locales are missing")
    folder, maker = tmp_path_factory.mktemp("locales"), require_program("localedef")
    made = [maker, "-i", "ja_JP", "-f", "UTF-8", str(folder / "ja_JP.UTF-8")]
    subprocess.run(made, check=True, capture_output=True)
    return {"LC_ALL": "ja_JP.UTF-8", "LOCPATH": str(folder)}


def appdata(folder: str) -> dict[str, str]:
    return {f"WIN_PD_OVERRIDE_{name}": folder for name in ("APPDATA", "LOCAL_APPDATA")}


def played(
    listener: Listener,
    keys: str,
    environ: Mapping[str, str],
    *,
    say: int = 0,
    arguments: tuple[str, ...] = ("--lang", "en"),
) -> tuple[list[str], str]:
    """What was said, and printed, with keys each of which was answered.

    `say` is how much is said beside the answers before the program may be left.
    """
    pressed = keys.split()
    with listener.started(*GAME, *arguments, **environ) as program:
        spoken = listener.transcript
        spoken.wait(1, "spoken", within=90)  # before that, an answer takes the place of another
        for count, key in enumerate(pressed, 1):
            listener.press(key)
            spoken.wait(count, "key", within=30)
            spoken.wait(1 + count, "say", within=30)
        spoken.wait(1 + len(pressed) + say, "say", within=60)
        listener.press("ctrl+q")
        status, out = program.end(60)
    assert status == 0, out
    said = spoken.said()
    assert any(ROLL in text.replace("、", ", ") for text in said)
    assert [text for text in said if re.search(r"\.\.|。\.|。。", text)] == []
    return said, out


def count(said: list[str], key: str, **fields: Any) -> int:
    """Number of texts that say this event, for any reason."""
    pattern = re.escape(sentence(key, why="REASON", **fields)).replace("REASON", "[^.]+")
    return sum(re.fullmatch(pattern, text) is not None for text in said)


def run(wine: Wine, home: Path, *arguments: str, **environ: str) -> tuple[int, bytes, str]:
    """Exit status, output and errors of a command."""
    done = subprocess.run(
        [wine.python, "-m", "audiodice", *arguments],
        env=wine.environ(home, **environ),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.decode()


def test_missing_sound_card_is_said_once(listener: Listener) -> None:
    nothing = {"SDL_AUDIODRIVER": "wasapi", "PULSE_SERVER": "unix:/nowhere"}
    said, _ = played(listener, "enter a", nothing, say=1)
    assert count(said, "sounds_unavailable") == 1


def test_without_a_voice_each_sentence_is_printed(listener: Listener) -> None:
    nothing = {"FAKE_NVDA_RUNS": "no", "SDL_AUDIODRIVER": "bogus"}
    said, out = played(listener, "enter a", nothing)
    assert {line["backend"] for line in listener.transcript.lines("spoken")} == {"text"}
    assert set(out.splitlines()) == set(said)


def test_prism_says_that_it_reaches_no_screen_reader(wine: Wine, tmp_path: Path) -> None:
    ask = "from audiodice.devices.speech.prism import Prism; prism = Prism(); "
    done = subprocess.run(
        [wine.python, "-c", ask + "prism.prepare(); prism.probe()"],
        env=wine.environ(tmp_path),
        capture_output=True,
        timeout=120,
        check=False,
    )
    last = done.stderr.decode().splitlines()[-1]
    assert last.endswith("Unable: prism reaches no screen reader.")


def test_settings_held_by_another_program_are_unchanged(listener: Listener) -> None:
    path = listener.home / "config" / "audiodice" / "settings.toml"
    with held(listener.wine, path):
        said, _ = played(listener, "enter v a", {}, say=2)
    broken = {"path": "Settings.toml", "line": 1, "default": "every default"}
    assert count(said, "settings_broken", **broken) == 1
    assert count(said, "settings_unwritable") == 1
    assert path.read_text("utf-8") == nvda.SETTINGS


def test_unwritable_folder_is_named_once(listener: Listener) -> None:
    said, _ = played(listener, "enter v a", appdata("Z:\\sys\\nobody"), say=2)
    assert count(said, "game_not_kept") == 1
    assert count(said, "settings_unwritable") == 1


def test_path_of_300_characters_works(listener: Listener, wine: Wine) -> None:
    folder = listener.home.joinpath(*LONG)
    said, _ = played(listener, "enter v a", appdata(windows(folder)))
    assert len(said) == 5
    kept = {path.name for path in (folder / "audiodice").rglob("*") if path.is_file()}
    assert "settings.toml" in kept
    assert any(name.endswith("-farkle.journal") for name in kept)
    status, out, complaint = run(wine, listener.home, "replay", windows(folder / "none.journal"))
    assert (status, out, complaint.count("\n")) == (2, b"", 1)


def test_a_japanese_user_on_a_japanese_windows(
    listener: Listener, wine: Wine, japan: dict[str, str]
) -> None:
    home = listener.home / NAME
    home.mkdir()
    own = {**japan, **appdata(windows(home))}
    said, _ = played(listener, "enter v a", own, arguments=())
    assert label("farkle/game-name", lang="ja") in said[0]
    assert len(said) == 5
    assert (home / "audiodice" / "settings.toml").exists()
    # The program may be in that folder, too: espeak-ng opens its voices by the code page.
    (home / "py").symlink_to(wine.folder / "py", target_is_directory=True)
    report = home / "report.txt"
    doctor = ("-m", "audiodice", "doctor", "--report", windows(report))
    done = subprocess.run(
        [str(wine.folder / "run"), str(home / "py" / "python.exe"), *doctor],
        env=wine.environ(home, **own),
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = report.read_text("utf-8")
    assert "embedded: works" in told
    assert "encoding: cp932" in told
    assert "pywin32" in told


def test_old_code_page_loses_only_letters(wine: Wine, tmp_path: Path) -> None:
    rules = ("rules", "farkle", "--lang", "ja")
    assert run(wine, tmp_path, *rules)[1].decode().startswith(label("farkle/in-short", lang="ja"))
    status, out, complaint = run(wine, tmp_path, *rules, PYTHONIOENCODING="cp850")
    assert (status, complaint) == (0, "")
    assert b"1000?" in out
