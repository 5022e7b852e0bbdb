"""Hostile packs: impossible names, false headers, control characters."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import pytest

from audiodice import cli
from audiodice.desktop.sound_packs.loading import load_pack
from audiodice.desktop.sound_packs.pack import find_pack
from audiodice.devices.audio.sound_shape import shape_of
from audiodice.engine.setup import GameSetup
from tests.cli.test_cli import run
from tests.desktop.test_sound_packs import OURS, pack, said, tone
from tests.support import ogg
from tests.support.headless import Player
from tests.support.program import Program, bare_environment, settings
from tests.support.said import sentence

BYTES_A_SECOND = 28  # where a WAV file tells them


@pytest.mark.parametrize("name", ["~nobody_of_that_name/pack", "x" * 5000, "a\0b", "/", ".."])
def test_missing_path_is_named(tmp_path: Path, name: str) -> None:
    found = load_pack(find_pack(name, tmp_path / "packs"), OURS)
    assert [flaw.key for flaw in found.flaws] == ["pack_unusable"]
    assert not found.sounds


@pytest.mark.parametrize("name", ["~nobody_of_that_name/pack", "x" * 5000])
def test_missing_path_is_one_line_on_the_command_line(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["sounds", "check", name])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_length_of_a_forged_file_is_found(tmp_path: Path) -> None:
    path = tone(tmp_path / "win.wav", 70, rate=8_000)
    data = bytearray(path.read_bytes())
    struct.pack_into("<I", data, BYTES_A_SECOND, 2**31)
    path.write_bytes(data)
    assert shape_of(path).seconds == 70
    (told,) = said(pack(tmp_path, "[cues]\nwin = {}"))
    assert "longer than 60 seconds" in told


@pytest.mark.parametrize(("rate", "channels"), [(400, 1), (7_999, 1), (96_001, 1), (44_100, 3)])
def test_rate_that_would_fill_memory_is_refused(tmp_path: Path, rate: int, channels: int) -> None:
    tone(tmp_path / "win.wav", 0.1, rate=rate, channels=channels)
    found = pack(tmp_path, "[cues]\nwin = {}")
    (flaw,) = found.flaws
    assert (flaw.key, flaw.line) == ("pack_odd_file", 2)
    assert (flaw.fields["file"], flaw.fields["rate"]) == ("win.wav", rate)
    assert not found.sounds


def test_control_characters_and_overlong_names_are_not_said(tmp_path: Path) -> None:
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


def test_cue_that_falls_back_to_ours_is_announced_and_played(tmp_path: Path) -> None:
    folder = tmp_path / "p"
    pack(folder, "[cues]\nvalue_5 = {}\nwin = {}")
    line = ("sounds", "play", "value_5", "--pack", str(folder), "--lang", "en")
    done = run(tmp_path, *line)
    assert done.returncode == 0
    assert done.stderr == (
        sentence(
            "pack_missing_file",
            path=str(folder / "cues.toml"),
            line=2,
            cue="value_5",
            file="value_5",
        )
        + "\n"
    )


def test_thoroughly_broken_pack_does_not_stop_a_game(tmp_path: Path) -> None:
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
    assert Player(GameSetup("farkle")).heard[0] in said
    assert any(", line 3: menu_open: " in text for text in said)
    assert sentence("pack_flawed", count=1) in said
    named = [text for text in said if "lose.wav" in text]
    assert len(named) == 1


def test_file_with_a_false_length_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "win.ogg").write_bytes(ogg.tiny_packets(1800))
    (tmp_path / "lose.ogg").write_bytes(ogg.chained(ogg.tone(30, loud=0), 20))
    (tmp_path / "tie.ogg").write_bytes(ogg.endless_codebooks())
    (tmp_path / "bank.ogg").write_bytes(ogg.forged(ogg.tone(1.5)))
    (tmp_path / "zero.ogg").write_bytes(ogg.junk_page(ogg.tone(0.2)))
    files = ("win", "lose", "tie", "bank", "zero")
    found = pack(tmp_path, "[cues]\n" + "".join(f"{name} = {{}}\n" for name in files))
    assert found.flaws == ()  # their headers look well
    done = run(tmp_path, "sounds", "check", str(tmp_path), "--lang", "en")
    told = [
        row.removeprefix(f"{tmp_path / 'cues.toml'}, line ") for row in done.stdout.splitlines()
    ]
    assert (done.returncode, done.stderr) == (2, "")
    lies = sentence(
        "pack_lying_file", path="", line=5, cue="bank", file="bank.ogg", says="0.5", seconds="1.5"
    )
    assert f", line {told.pop(3)}" == lies
    refused = ((2, "win"), (3, "lose"), (4, "tie"), (6, "zero"))
    for row, (line, cue) in zip(told, refused, strict=True):
        assert row.startswith(f"{line}: {cue}: {cue}.ogg")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts what was read")
def test_large_file_listed_thousands_of_times_is_not_read_completely(tmp_path: Path) -> None:
    def bytes_read() -> int:
        counts = Path("/proc/self/io").read_text("ascii").split()
        return int(counts[counts.index("rchar:") + 1])

    *first, last = ogg.pages(ogg.tone(1))
    (tmp_path / "a.ogg").write_bytes(b"".join((*first, bytes(4_900_000), last)))
    names = ", ".join(["'a.ogg'"] * 60)
    lines = (f"{cue} = {{ files = [{names}] }}\n" for cue in OURS)
    before = bytes_read()
    found = pack(tmp_path, "[cues]\n" + "".join(lines))
    assert bytes_read() - before < 100_000 * 60 * len(OURS)  # not 4,900,000
    assert len(found.sounds) == len(OURS)


def test_file_with_a_false_length_is_replaced_by_ours_in_play(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "audiodice" / "packs" / "bad"
    folder.mkdir(parents=True)
    (folder / "cues.toml").write_text("[cues]\nmenu_open = {}\nmenu_move = {}\n", "utf-8")
    (folder / "menu_open.ogg").write_bytes(ogg.forged(ogg.tone(300, loud=0)))
    tone(folder / "menu_move.wav")
    settings(tmp_path, 'pack = "bad"\nlanguage = "en"\n')
    environ = bare_environment(tmp_path, SDL_VIDEODRIVER="dummy")
    program = Program(tmp_path, environ, "--speech", "text", "--face", "window")
    try:
        wrong = "menu_open.ogg"
        said = program.transcript.wait(2, "say")
        while not any(wrong in line["text"] for line in said):
            said = program.transcript.wait(len(said) + 1, "say")
        assert program.process.poll() is None
    finally:
        program.process.terminate()
        program.end()
    assert sum(wrong in line["text"] for line in said) == 1
