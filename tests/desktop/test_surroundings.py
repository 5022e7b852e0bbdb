"""In odd surroundings the program works, or says in one line why it does not."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
from tests.support.own_files import below
from tests.support.program import AUDIODICE, ROOT, bare_environment, kill_in_terminal
from tests.support.require import require, require_program
from tests.support.said import label, sentence

STARTED = Player(GameSetup("farkle")).heard[0]
LOCALES = {"de_DE.ISO-8859-1": "Würfel", "ja_JP.EUC-JP": "ファークル"}


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of locales whose encodings are older than UTF-8."""
    folder = tmp_path_factory.mktemp("locales")
    maker = require_program("localedef")
    require(Path("/usr/share/i18n/locales/de_DE").exists(), "the sources of locales are missing")
    for name in LOCALES:
        language, encoding = name.split(".")
        command = [maker, "-i", language, "-f", encoding, str(folder / name)]
        subprocess.run(command, check=True, capture_output=True)
    return folder


def ask(environ: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [str(AUDIODICE), *arguments],
        env=environ,
        cwd=environ["HOME"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )


def in_a_terminal(
    environ: dict[str, str], *arguments: str, encoding: str = "utf-8"
) -> pexpect.spawn:
    return pexpect.spawn(
        str(AUDIODICE),
        [*arguments, "--face", "terminal", "--speech", "text"] if arguments else [],
        env={**environ, "TERM": "xterm"},
        encoding=encoding,
        timeout=15,
    )


def leave(terminal: pexpect.spawn) -> None:
    terminal.send("\x11")  # Control Q
    terminal.expect(pexpect.EOF)
    terminal.wait()
    terminal.close()
    assert terminal.exitstatus == 0


@pytest.mark.parametrize("name", LOCALES)
def test_an_old_encoding_gets_its_own_language(tmp_path: Path, locales: Path, name: str) -> None:
    environ = bare_environment(tmp_path, LC_ALL=name, LOCPATH=str(locales))
    encoding, word = name.split(".")[1], LOCALES[name]
    done = ask(environ, "rules", "farkle")
    assert (done.returncode, done.stderr) == (0, b"")
    assert word in done.stdout.decode(encoding)
    terminal = in_a_terminal(environ, "play", "farkle", "--seed", "7", encoding=encoding)
    terminal.expect_exact("Farkle" if name.startswith("de") else word)
    terminal.send("\r")
    terminal.expect_exact("5 2 2 1 6 5")
    leave(terminal)


def test_letters_missing_in_an_encoding_do_not_end_the_program(
    tmp_path: Path, locales: Path
) -> None:
    environ = bare_environment(tmp_path, LC_ALL="de_DE.ISO-8859-1", LOCPATH=str(locales))
    done = ask(environ, "rules", "farkle", "--lang", "ja")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"1000?" in done.stdout


@pytest.mark.parametrize("name", ["C", "POSIX", "xx_YY.nonsense"])
def test_locale_without_a_language_is_english(tmp_path: Path, name: str) -> None:
    done = ask(bare_environment(tmp_path, LC_ALL=name), "rules", "farkle")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().startswith(label("farkle/in-short"))


def test_over_ssh_without_a_display_the_terminal_is_offered(tmp_path: Path) -> None:
    environ = bare_environment(tmp_path, SSH_TTY="/dev/pts/0", SSH_CONNECTION="::1 1 ::1 22")
    terminal = in_a_terminal(environ)
    terminal.expect_exact(label("no-display"))
    terminal.send("\r")
    terminal.expect_exact(label("fune/game-name"))
    leave(terminal)


@pytest.mark.parametrize("lang", ["de", "ja", "ru", "tr", "zh-Hans"])
def test_the_terminal_is_offered_in_the_language_of_the_session(tmp_path: Path, lang: str) -> None:
    terminal = in_a_terminal(bare_environment(tmp_path, LC_ALL=f"{lang.replace('-', '_')}.UTF-8"))
    terminal.expect_exact(label("no-display", lang=lang))
    kill_in_terminal(terminal)


DEAD = [
    {"DISPLAY": ":987"}, {"DISPLAY": "localhost:77.0"}, {"DISPLAY": "nonsense"},
    {"WAYLAND_DISPLAY": "wayland-9"}, {"DISPLAY": ":987", "WAYLAND_DISPLAY": "wayland-9"},
    {"WAYLAND_DISPLAY": "/nowhere"}, {"DISPLAY": ":-1"}, {"SDL_VIDEODRIVER": "nonsense"},
]  # fmt: skip


@pytest.mark.parametrize("dead", DEAD, ids=str)
def test_dead_display_counts_as_none(tmp_path: Path, dead: dict[str, str]) -> None:
    environ = bare_environment(tmp_path, **dead)
    terminal = in_a_terminal(environ)
    terminal.expect_exact(label("no-display"))
    terminal.send("\r")
    terminal.expect_exact(label("fune/game-name"))
    leave(terminal)
    done = ask(environ, "play", "farkle")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().splitlines() == [
        "audiodice: --face: there is no display for a window, and this is not a terminal"
    ]
    done = ask(environ, "--face", "window")
    assert done.returncode == 2
    assert done.stderr.startswith(b"audiodice: --face window: No window: ")


@pytest.fixture
def closed(tmp_path: Path) -> dict[str, str]:
    """A home that cannot be written to, even by root, as on a read-only disk."""
    environ = bare_environment(tmp_path / "open")
    (tmp_path / "home").write_text("a file, so no folder can be made in it", "ascii")
    ours = {name: str(tmp_path / "home") for name in environ if name in below(tmp_path)}
    return {**environ, **ours}


def test_unwritable_home_is_named_once(
    closed: dict[str, str],
) -> None:
    terminal = in_a_terminal(closed, "play", "farkle", "--seed", "7")
    terminal.expect_exact(STARTED)
    terminal.send("\r")
    terminal.expect_exact("5 2 2 1 6 5")
    terminal.expect_exact(sentence("game_not_kept", why="Not a directory"))
    terminal.send("a")
    terminal.expect_exact("1 5 5")
    leave(terminal)
    assert "Not a directory" not in terminal.before


def test_unwritable_home_is_named_by_commands_that_write(closed: dict[str, str]) -> None:
    assert ask(closed, "rules", "farkle").stderr == b""
    done = ask(closed, "settings", "verbosity", "brief")
    assert done.returncode == 2
    assert b"settings.toml" in done.stderr
    assert b"Not a directory" in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_home_of_another_user_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `sudo -u`. Root may read everything, so the system is made to refuse."""
    from audiodice.storage import paths
    from audiodice.storage.settings import SettingsFile

    def refuse(_: Path, *__: object, **___: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", refuse)
    monkeypatch.setattr(os, "open", refuse)
    own, complaints = SettingsFile(tmp_path / "settings.toml", ("en",)).load()
    assert own.verbosity == "normal"
    assert [c.fields["why"] for c in complaints] == ["Permission denied"]
    assert paths.own_keymap() is None


def test_path_may_have_spaces_and_any_letters(tmp_path: Path) -> None:
    home = tmp_path / "ein Würfel サイコロ"
    home.mkdir()
    transcript = home / "gehört 聞.jsonl"
    terminal = in_a_terminal(
        bare_environment(home), "play", "farkle", "--seed", "7", "--transcript", str(transcript)
    )
    terminal.expect_exact(STARTED)
    terminal.send("\r")
    terminal.expect_exact("5 2 2 1 6 5")
    leave(terminal)
    assert transcript.exists()
    assert list((home / "data").rglob("*farkle*"))


def test_old_python_gets_a_message_of_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("audiodice", run_name="__main__")
    assert ended.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith("audiodice: this is Python 3.10, and 3.11 or newer is needed")
    assert err.count("\n") == 1


@pytest.mark.parametrize("version", [(3, 7), (3, 10)])
def test_first_module_parses_on_an_old_python(version: tuple[int, int]) -> None:
    import ast

    for name in ("__init__.py", "__main__.py"):
        source = (ROOT / "audiodice" / name).read_text("ascii")
        ast.parse(source, feature_version=version)


def test_checkout_without_libraries_names_a_missing_one(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-m", "audiodice"],
        env=bare_environment(tmp_path),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "audiodice: the library click is not installed" in done.stderr
    assert done.stderr.count("\n") == 1
