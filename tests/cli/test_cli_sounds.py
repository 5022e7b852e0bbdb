"""`audiodice sounds`: list, play and check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiodice import cli
from audiodice.devices.audio.sound_shape import shape_of
from audiodice.present.cues import Cues
from audiodice.storage import paths
from tests.cli.test_cli import run
from tests.desktop.test_sound_packs import tone
from tests.devices.test_no_samples import from_a_pipe, wav
from tests.support.diskaudio import FRAMES_A_SECOND, frames, level
from tests.support.each import each
from tests.support.own_files import all_in
from tests.support.program import Program, bare_environment, settings
from tests.support.said import label, sentence


def pack(home: Path, text: str) -> Path:
    folder = home / "config" / "audiodice" / "packs" / "wood"
    folder.mkdir(parents=True)
    (folder / "cues.toml").write_text(text, "utf-8")
    return folder


WRONG = [
    ("sounds frob", "frob", "check, list, play"),
    ("sounds play", "CUE", "--help"),
    ("sounds play farkel", "CUE: 'farkel'", "farkle"),
    ("sounds play pour", "CUE: 'pour'", "pour_1"),
    ("sounds play xyzzy", "CUE: 'xyzzy'", "sounds list"),
    ("sounds play farkle --pan 2", "--pan: '2'", "-1.0"),
    ("sounds play farkle --pan nan", "--pan: 'nan'", "-1.0"),
    ("sounds play farkle --pan left", "--pan: 'left'", "-1.0"),
    ("sounds play farkle --pack nowhere", "PACK: 'nowhere'", "cues.toml"),
    ("sounds check nowhere", "PACK: 'nowhere'", "cues.toml"),
    ("sounds check", "PACK", "--help"),
    ("sounds list --lang xx", "--lang: 'xx'", "en"),
]


@each(("line", "wrong", "allowed"), WRONG, ids=[w[0] for w in WRONG])
def test_bad_input_is_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    line: str, wrong: str, allowed: str,
) -> None:  # fmt: skip
    all_in(tmp_path, monkeypatch)
    with pytest.raises(SystemExit) as ended:
        cli.main(line.split())
    out, err = capsys.readouterr()
    assert (ended.value.code, out, err.count("\n")) == (2, "", 1)
    assert wrong in err
    assert allowed in err


def test_all_cues_are_listed(tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "sounds", "list", "--lang", "en", "--json").stdout)["cues"]
    assert [row["cue"] for row in told] == list(Cues(paths.sounds()).sounds)
    (one,) = (row for row in told if row["cue"] == "win")
    assert one == {
        "cue": "win",
        "name": label("cue-win"),
        "bus": "interface",
        "variants": 3,
        "ms": 2000,
    }
    lines = run(tmp_path, "sounds", "list", "--lang", "en").stdout.splitlines()
    assert len(lines) == len(told)
    assert f"win: {label('cue-win')}. interface, 3 variants, 2000 ms" in lines


def test_play_plays_a_cue_to_its_end(tmp_path: Path) -> None:
    disk = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tmp_path / "out.raw")}
    done = run(tmp_path, "sounds", "play", "value_5", "--pan", "-0.5", **disk)
    assert (done.returncode, done.stdout) == (0, "")  # SDL tells stderr that it writes to a disk
    left, right = frames(tmp_path)
    assert level(left) > 1.7 * level(right) > 0
    (file,) = Cues(paths.sounds()).sounds["value_5"].files
    heard = [n for n, sample in enumerate(left) if sample]
    whole = shape_of(paths.sounds() / file).seconds
    assert (heard[-1] - heard[0]) / FRAMES_A_SECOND > 0.8 * whole


def test_play_without_sound_device_is_one_line_and_status_2(tmp_path: Path) -> None:
    done = run(tmp_path, "sounds", "play", "value_5", SDL_AUDIODRIVER="none")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("audiodice: value_5 cannot be played: There is no sound")


def test_broken_cue_of_a_pack_is_one_line_and_status_2(tmp_path: Path) -> None:
    folder = pack(tmp_path, "[cues]\nwin = {}")
    tone(folder / "win.wav")
    done = run(tmp_path, "sounds", "play", "win", "--pack", "wood")
    assert (done.returncode, done.stderr) == (0, "")
    shipped = (paths.sounds() / "win_1.ogg").read_bytes()
    (folder / "win.wav").unlink()
    # Both ends are intact, so the headers are right, but decoding fails.
    broken = shipped[:60] + bytes(len(shipped) - 260) + shipped[-200:]
    (folder / "win.ogg").write_bytes(broken)
    done = run(tmp_path, "sounds", "play", "win", "--pack", "wood")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "win.ogg" in done.stderr


def test_check_accepts_a_pack_without_flaws(tmp_path: Path) -> None:
    tone(pack(tmp_path, "[cues]\nwin = {}") / "win.wav")
    done = run(tmp_path, "sounds", "check", "wood", "--lang", "en", SDL_AUDIODRIVER="none")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == sentence("pack_fine", count=1) + "\n"


def test_check_prints_a_line_for_each_flaw(tmp_path: Path) -> None:
    text = """[cues]
    wni = {}
    win = { bus = "loud" }
    lose = {}
    tie = { files = ["../out.wav"] }
    bank = {}
    zero = {}
    score = {}
    """
    folder = pack(tmp_path, text)
    tone(folder.parent / "out.wav")
    tone(folder / "bank.wav", 6)
    tone(folder / "score.wav", rate=4_000, channels=3)
    shipped = (paths.sounds() / "zero_1.ogg").read_bytes()
    (folder / "zero.ogg").write_bytes(shipped[:60] + bytes(len(shipped) - 260) + shipped[-200:])
    line = ("sounds", "check", str(folder), "--lang", "en")
    done = run(tmp_path, *line, SDL_AUDIODRIVER="none")
    assert (done.returncode, done.stderr) == (2, "")
    lines = [row.removeprefix(f"{folder}/cues.toml, ") for row in done.stdout.splitlines()]
    about = ("wni", "win", "lose", "../out.wav", "bank.wav", "zero.ogg", "score.wav")
    assert len(lines) == len(about)
    for number, (line_, name) in enumerate(zip(lines, about, strict=True), start=2):
        assert str(number) in line_
        assert name in line_
    told = json.loads(run(tmp_path, *line, "--json").stdout)
    assert [found["line"] for found in told["findings"]] == [2, 3, 4, 5, 6, 7, 8]
    assert told["cues"] == ["bank", "zero"]


@pytest.mark.parametrize(("count", "rate"), [(0, 44_100), (0, 8_000), (1, 96_000), (1, 88_201)])
def test_silent_sound_is_reported_but_accepted(tmp_path: Path, count: int, rate: int) -> None:
    folder = pack(tmp_path, "[cues]\nwin = {}\nlose = {}")
    (folder / "win.wav").write_bytes(wav(count, rate))
    (folder / "lose.wav").write_bytes(from_a_pipe(5000, 0xFFFFFFFF))
    line = ("sounds", "check", str(folder), "--lang", "en")
    done = run(tmp_path, *line, SDL_AUDIODRIVER="none")
    silent = sentence(
        "pack_silent_file", path=f"{folder}/cues.toml", line=2, cue="win", file="win.wav"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [silent, sentence("pack_fine", count=2)]
    told = json.loads(run(tmp_path, *line, "--json").stdout)
    assert [found["key"] for found in told["findings"]] == ["pack_silent_file"]
    (folder / "lose.wav").write_bytes(b"")
    done = run(tmp_path, *line)
    assert (done.returncode, len(done.stdout.splitlines())) == (2, 2)
    assert silent in done.stdout.splitlines()


def test_every_command_has_help(tmp_path: Path) -> None:
    for command in ((), ("list",), ("play",), ("check",)):
        done = run(tmp_path, "sounds", *command, "--help")
        assert done.returncode == 0
        assert done.stdout.startswith("Usage: audiodice sounds")


def test_session_uses_the_pack_setting_and_reports_flaws(tmp_path: Path) -> None:
    folder = pack(tmp_path, "[cues]\nwin = {}\nlose = {}\nstart = {}")
    tone(folder / "start.wav")
    settings(tmp_path, 'pack = "wood"\nlanguage = "en"\n')
    environ = bare_environment(tmp_path, SDL_VIDEODRIVER="dummy")
    program = Program(tmp_path, environ, "play", "farkle", "--speech", "text", "--face", "window")
    said = program.transcript.wait(3, "say")
    program.process.terminate()
    program.end()
    texts = [line["text"] for line in said]
    assert sentence("pack_missing_file", path="cues.toml", line=2, cue="win", file="win") in texts
    assert sentence("pack_flawed", count=1) in texts
