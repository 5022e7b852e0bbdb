"""Hostile settings and keymaps: each fault is reported in a line, and the program continues."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from audiodice import cli
from audiodice.engine.setup import GameSetup
from audiodice.present.commands import COMMANDS
from audiodice.session import keymaps
from audiodice.storage.settings import SettingsFile
from tests.storage.hostile import FILES
from tests.storage.test_player_toml import HARMLESS
from tests.support.each import each
from tests.support.headless import Player
from tests.support.own_files import all_in
from tests.support.program import Program, bare_environment

LINES = ("settings", "settings rate", "keys", "rules farkle", "sounds list")
LONGEST = 600  # the most characters of a complaint, including the file's path


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    all_in(tmp_path, monkeypatch)
    (tmp_path / "audiodice").mkdir()
    return tmp_path / "audiodice"


def run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, list[str]]:
    with pytest.raises(SystemExit) as ended:
        cli.main(line.split())
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err.splitlines()


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("name", ["settings.toml", "keymap.toml"])
def test_every_command_works_despite_hostile_files(
    own: Path, capsys: pytest.CaptureFixture[str], name: str, kind: str
) -> None:
    FILES[kind](own / name)
    began = time.process_time()
    for line in LINES:
        status, out, err = run(capsys, line)
        faulty_keys = line == "keys" and name == "keymap.toml"
        assert (status, bool(out)) == (2 if faulty_keys and err else 0, True), line
        assert all(text.isprintable() and len(text) < LONGEST for text in err), line
        if line == name.removesuffix(".toml").replace("keymap", "keys"):
            assert any(str(own / name) in text for text in err)
    assert time.process_time() - began < 10


@pytest.mark.parametrize("kind", FILES)
def test_settings_are_saved_or_the_failure_is_said(
    own: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    path = own / "settings.toml"
    FILES[kind](path)
    began = time.process_time()
    status, _, err = run(capsys, "settings verbosity full")
    assert time.process_time() - began < 10
    assert all(text.isprintable() and len(text) < LONGEST for text in err)
    if kind in HARMLESS and status == 0:
        assert SettingsFile(path, ("en",)).load()[0].verbosity == "full"
    else:
        assert status == 2
        assert str(path) in err[-1]


@pytest.mark.parametrize("raised", [RecursionError, AttributeError, KeyError])
def test_every_error_of_tomlkit_becomes_an_os_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, raised: type[Exception]
) -> None:
    def broken(_: str) -> None:
        raise raised

    monkeypatch.setattr("tomlkit.parse", broken)
    path = tmp_path / "settings.toml"
    path.write_text("rate = 300\n")
    file = SettingsFile(path, ("en",))
    own, _ = file.load()
    own.verbosity = "full"
    with pytest.raises(OSError, match="mend or delete"):
        file.save(own)
    assert path.read_text() == "rate = 300\n"


def test_overlong_value_is_refused(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("p" * 3_000, "\x1b[2J"):
        with pytest.raises(SystemExit) as ended:
            cli.main(["settings", "pack", text])
        assert ended.value.code == 2
        assert "at most 900 characters" in capsys.readouterr().err
    assert run(capsys, "settings pack " + "\\" * 900)[0] == 0
    assert SettingsFile(own / "settings.toml", ("en",)).load()[0].pack == "\\" * 900


@each("kind", FILES)
def test_every_command_has_keys_despite_a_hostile_keymap(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "keymap.toml"
    FILES[kind](path)
    assert set(keymaps.load(path).keys) == set(COMMANDS)


@pytest.mark.parametrize("kind", ["a pipe", "a link to /dev/zero", "a dotted key of 40 kB"])
def test_a_game_begins_despite_hostile_files(tmp_path: Path, kind: str) -> None:
    own = tmp_path / "config" / "audiodice"
    own.mkdir(parents=True)
    for name in ("settings.toml", "keymap.toml"):
        FILES[kind](own / name)
    environ = bare_environment(tmp_path, SDL_VIDEODRIVER="dummy")
    line = ("play", "farkle", "--speech", "text", "--face", "window", "--lang", "en")
    program = Program(tmp_path, environ, *line)
    try:
        said = [told["text"] for told in program.transcript.wait(3, "say")]
        assert program.process.poll() is None
    finally:
        program.process.terminate()
        program.end()
    assert Player(GameSetup("farkle")).heard[0] in said
    assert any("keymap.toml" in text.lower() for text in said)
    assert any("settings.toml" in text.lower() for text in said)
