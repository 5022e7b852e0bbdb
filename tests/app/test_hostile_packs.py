"""Packs made to do harm: names no folder has, headers that lie, control characters."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from audiodice.app import cli
from audiodice.app.packs.loading import load_pack
from audiodice.app.packs.pack import find_pack
from audiodice.devices.sound_shape import shape_of
from tests.app.test_cli import run
from tests.app.test_sound_packs import OURS, pack, said, tone
from tests.standins.program import Program, bare_environment, settings

BYTES_A_SECOND = 28  # where a WAV file tells them


@pytest.mark.parametrize("name", ["~nobody_of_that_name/pack", "x" * 5000, "a\0b", "/", ".."])
def test_a_name_that_leads_nowhere_is_named(tmp_path: Path, name: str) -> None:
    found = load_pack(find_pack(name, tmp_path / "packs"), OURS)
    assert [flaw.key for flaw in found.flaws] == ["pack_unusable"]
    assert not found.sounds


@pytest.mark.parametrize("name", ["~nobody_of_that_name/pack", "x" * 5000])
def test_it_is_one_line_on_the_command_line_too(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["sounds", "check", name])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_long_file_cannot_pass_as_short(tmp_path: Path) -> None:
    path = tone(tmp_path / "win.wav", 70, rate=8_000)
    data = bytearray(path.read_bytes())
    struct.pack_into("<I", data, BYTES_A_SECOND, 2**31)
    path.write_bytes(data)
    assert shape_of(path).seconds == 70
    (told,) = said(pack(tmp_path, "[cues]\nwin = {}"))
    assert "longer than 60 seconds" in told


@pytest.mark.parametrize(("rate", "channels"), [(400, 1), (7_999, 1), (96_001, 1), (44_100, 3)])
def test_what_would_fill_memory_when_resampled_is_refused(
    tmp_path: Path, rate: int, channels: int
) -> None:
    tone(tmp_path / "win.wav", 0.1, rate=rate, channels=channels)
    found = pack(tmp_path, "[cues]\nwin = {}")
    (told,) = said(found)
    assert told.startswith(f"cues.toml, line 2: win: win.wav has {rate} samples a second")
    assert not found.sounds


def test_control_characters_and_endless_names_are_not_said(tmp_path: Path) -> None:
    text = f"""[cues]
    "\\u001b[2Jfar\\nkle" = {{}}
    win = {{ files = ["\\u001b]0;x.wav", "{"y" * 200}.wav"] }}
    """
    told = said(pack(tmp_path, text))
    assert len(told) == 3
    assert all(line.isprintable() for line in told)
    assert "\\x1b[2Jfar\\nkle" in told[0]
    assert "y" * 80 in told[2]
    assert "y" * 81 not in told[2]


def test_a_cue_that_falls_back_to_ours_says_so_and_is_heard(tmp_path: Path) -> None:
    folder = tmp_path / "p"
    pack(folder, "[cues]\nvalue_5 = {}\nwin = {}")
    line = ("sounds", "play", "value_5", "--pack", str(folder), "--lang", "en")
    done = run(tmp_path, *line)
    assert done.returncode == 0
    assert done.stderr == (
        f"{folder}/cues.toml, line 2: value_5: value_5 is missing. "
        "The program's own sound stands in.\n"
    )


def test_a_pack_broken_in_every_way_does_not_stop_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "audiodice" / "packs" / "bad"
    folder.mkdir(parents=True)
    (folder / "cues.toml").write_text("[cues]\nlose = {}\nmenu_open = 3\nwin = {}\n", "utf-8")
    data = tone(folder / "lose.wav").read_bytes()
    # Its headers are whole, but no decoder knows such samples.
    (folder / "lose.wav").write_bytes(data[:20] + struct.pack("<H", 0x7777) + data[22:])
    settings(tmp_path, 'pack = "bad"\nlanguage = "en"\n')
    environ = bare_environment(tmp_path, SDL_VIDEODRIVER="dummy")
    program = Program(tmp_path, environ, "play", "farkle", "--speech", "text", "--face", "window")
    try:
        said = [line["text"] for line in program.transcript.wait(4, "say")]
        assert program.process.poll() is None
    finally:
        program.process.terminate()
        program.end()
    assert any(text.startswith("Farkle against") for text in said)
    assert any(", line 3: menu_open: " in text for text in said)
    assert any(text.startswith("1 more problem in the sound pack") for text in said)
    named = [text for text in said if text.startswith("Sound lose.wav of the pack cannot")]
    assert len(named) == 1
