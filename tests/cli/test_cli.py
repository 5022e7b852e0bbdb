"""The command line: bad input gets one line on stderr and exit status 2."""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from audiodice import __version__, cli
from audiodice.cli import parts
from audiodice.cli.params import Language, known_opponents
from audiodice.devices.input import face
from audiodice.session.transcript import Transcript
from tests.support.each import each
from tests.support.own_files import all_in
from tests.support.program import AUDIODICE, bare_environment
from tests.support.require import require_program
from tests.support.said import label, sentence


def run(home: Path, *arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(AUDIODICE), *arguments],
        env=bare_environment(home, **extra),
        cwd=home,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


WRONG = [
    ("--bogus", "--bogus", "--help"),
    ("frob", "frob", "play"),
    ("play", "GAME", "--help"),
    ("play chess", "GAME: 'chess'", "farkle"),
    ("play farkle --option target=7", "target: '7'", "100 to 10000"),
    ("play farkle --option minimum=-5", "minimum: '-5'", "0 to 200"),
    ("play farkle --option rounds=3", "--option: 'rounds=3'", "first_bank"),
    ("play fune --option x=1", "--option: 'x=1'", "no --option, because fune has none"),
    ("play farkle --option last_round=maybe", "'maybe'", "off or on"),
    ("play farkle --option scale=100", "scale: '100'", "1000 or 10000"),
    ("play farkle --option teams=on", "'teams' is on", "off with 2 seats"),
    ("play farkle --host --players Ann,Bo", "--players: 'Ann,Bo'", "one person at each program"),
    (
        "play --join 471926350813 --players Ann,Bo",
        "--players: 'Ann,Bo'",
        "one person at each program",
    ),
    ("play --join 4719-2635", "'4719-2635' does not have twelve digits", "twelve digits of a room"),
    ("play --join=", "--join: '' does not have twelve digits", "twelve digits of a room"),
    ("play --join 4719-2635-0814", "--join: '4719-2635-0814'", ""),
    ("play --host --near --relays network", "--relays: 'network'", "--relays or --near"),
    ("play --join 471926350813 --seed 0", "--join: '4719", "--join alone"),
    ("play --join 471926350813 --fair", "--join: '4719", "--join alone"),
    ("play --join 471926350813 --opponents steady", "--join: '471926350813'", "--join alone"),
    ("play --join 471926350813 --option target=500", "--join: '471926350813'", "--join alone"),
    ("play --join 471926350813 --begins loser", "--join: '471926350813'", "--join alone"),
    ("play farkle --seats 3", "--seats: '3'", "--host"),
    ("play farkle --host --seats 9", "--seats: '9'", "2 to 8"),
    ("play farkle --host --seats 8 --opponents steady", "'9 seats'", "1 to 8"),
    ("simulate farkle --option teams=on", "'teams' is on", "off with 2 seats"),
    ("advise farkle --option teams=on", "'teams' is on", "off with 2 seats"),
    ("solve farkle --option penalty=50", "--option: 'penalty=50'", "penalty=0"),
    ("play farkle --begins nobody", "--begins: 'nobody'", "first, turn, winner, loser"),
    ("play farkle --opponents deep_blue", "--opponents: 'deep_blue'", "perfect (Petra)"),
    ("play farkle --opponents Petras --lang ja", "--opponents: 'Petras'", "perfect ("),
    ("advise farkle --dice 1", "--dice: '1'", "--turn-points"),
    ("advise farkle --dice 1,1,5", "--dice: '1,1,5'", "6 dice"),
    ("advise farkle --dice-left 2", "--dice-left: '2'", "--turn-points"),
    ("play farkle --seed -1", "--seed: '-1'", "from 0"),
    ("play farkle --seed dice", "--seed: 'dice'", "from 0"),
    ("play farkle --lang xx", "--lang: 'xx'", "en"),
    ("play farkle --face mirror", "--face: 'mirror'", "terminal"),
    ("play farkle --speech loud", "--speech: 'loud'", "embedded"),
    ("play farkle --sounds maybe", "--sounds: 'maybe'", "on, off"),
    ("play farkle --players a,,b", "--players: 'a,,b'", "names"),
    ("play farkle --players a,b,c,d,e,f,g,h,i", "9 seats", "1 to 8"),
    ("play farkle --keymap nowhere.toml", "--keymap: 'nowhere.toml' not found", "existing file"),
    ("play farkle", "no display", "terminal"),
    ("", "no display", "terminal"),
    ("play farkle --face terminal", "terminal", "standard input"),
    ("play farkle --face window", "--face window", "isplay"),
    ("simulate farkle --games 0", "--games: '0'", "from 1"),
    ("simulate farkle --seats nobody", "--seats: 'nobody'", "steady"),
    ("simulate farkle --workers none", "--workers: 'none'", "from 1"),
    ("resume", "no saved game", "play GAME"),
    ("resume 20260101T000000Z-farkle", "NAME: '2026", "there is none"),
    ("rules", "GAME", "--help"),
    ("keys --keymap nowhere.toml", "--keymap: 'nowhere.toml'", "existing file"),
]


@each(("line", "wrong", "allowed"), WRONG, ids=[w[0] or "menu" for w in WRONG])
def test_bad_input_is_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    line: str, wrong: str, allowed: str,
) -> None:  # fmt: skip
    if line.endswith("window") and sys.platform == "win32":
        pytest.skip("there is always a display")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(face, "display", lambda: False)
    all_in(tmp_path, monkeypatch)
    with pytest.raises(SystemExit) as ended:
        cli.main(line.split())
    out, err = capsys.readouterr()
    assert ended.value.code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert wrong in err
    assert allowed in err


@pytest.mark.parametrize(
    ("typed", "lang", "ids"),
    [
        ("perfect", "en", ("perfect",)),
        ("Petra", "en", ("perfect",)),
        ("PETRA,cora", "en", ("perfect", "cautious")),
        ("Bold,bo", "en", ("bold", "bold")),
        ("petra", "ja", ("perfect",)),
        ("ペトラ", "ja", ("perfect",)),
        ("оля", "ru", ("perfect",)),
        ("STELLA", "tr", ("steady",)),
    ],
)
def test_opponents_are_found_by_id_or_spoken_name(
    typed: str, lang: str, ids: tuple[str, ...]
) -> None:
    assert known_opponents("farkle", typed.split(","), "--opponents", lang) == ids


@pytest.mark.parametrize(
    ("typed", "tag"),
    [("zh", "zh-Hans"), ("pt", "pt-BR"), ("DE", "de"), ("pt_PT", "pt-BR"), ("fr-CA", "fr")],
)
def test_language_is_found_by_a_similar_tag(typed: str, tag: str) -> None:
    assert Language().convert(typed, None, None) == tag


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are POSIX")
def test_transcript_to_a_pipe_without_reader_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="No such device") as refused:
        Transcript(path)
    assert refused.value.filename == str(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    transcript = Transcript(path)
    try:
        transcript.write("key", key="b")
        assert json.loads(os.read(reader, 4096))["key"] == "b"
        for _ in range(2000):  # more than a pipe holds: an unread pipe must not block the game
            transcript.write("say", text="x" * 100)
        assert transcript.failure is not None
    finally:
        transcript.close()
        os.close(reader)


def test_unwritable_transcript_is_named_in_the_error(tmp_path: Path) -> None:
    path = str(Path("no/where.jsonl"))
    done = run(tmp_path, "play", "farkle", "--face", "terminal", "--transcript", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"audiodice: --transcript: '{path}'")
    assert done.stderr.count("\n") == 1


def test_crash_prints_apology_writes_report_and_exits_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr("audiodice.cli.simulate.simulate", broken)
    all_in(tmp_path, monkeypatch)
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", "farkle"])
    assert ended.value.code == 1
    err = capsys.readouterr().err
    assert "sorry" in err
    assert "Traceback" not in err
    (report,) = tmp_path.rglob("defect.txt")
    assert "ZeroDivisionError" in report.read_text("utf-8")


def test_simulate_gives_the_same_json_for_any_number_of_workers(tmp_path: Path) -> None:
    line = ["simulate", "farkle", "--seats", "steady,cautious", "--games", "401", "--json"]
    one, two = (json.loads(run(tmp_path, *line, "--workers", w).stdout) for w in "12")
    assert one["seats"] == two["seats"]
    assert [seat["policy"] for seat in one["seats"]] == ["steady", "cautious"]
    assert set(one["seats"][0]) == {"policy", "mean", "sd", "sem", "wins", "win_share"}
    assert sum(seat["wins"] for seat in one["seats"]) == 401
    assert one["games_per_second"] > 0


def test_rules_and_keys_are_printed(tmp_path: Path) -> None:
    assert len(run(tmp_path, "rules", "farkle").stdout.splitlines()) == 22
    keys = run(tmp_path, "keys").stdout
    assert f"C: {label('command-points')}\n" in keys
    mine = tmp_path / "mine.toml"
    mine.write_text('points = "q"\nrol = "x"\n', "utf-8")
    done = run(tmp_path, "keys", "--keymap", str(mine), "--json")
    assert (done.returncode, json.loads(done.stdout)["keys"]["points"]) == (2, ["q"])
    assert (
        done.stderr
        == f"{sentence('keymap_unknown_command', path=str(mine), line=2, given='rol')}\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="the voices of Windows are there, or are not")
def test_doctor_names_the_voice_that_speaks_and_why_better_ones_do_not(tmp_path: Path) -> None:
    done = run(tmp_path, "doctor", "--json")
    told = json.loads(done.stdout)
    assert done.returncode == 0
    assert told["speaks"] == "embedded"
    rungs = {rung["name"]: rung for rung in told["rungs"]}
    assert list(rungs) == ["screen-reader", "native", "embedded", "text"]
    assert not rungs["screen-reader"]["able"]
    assert "Speech Dispatcher" in rungs["screen-reader"]["why"]
    assert not rungs["native"]["able"]
    assert rungs["embedded"]["able"]


@pytest.mark.skipif(sys.platform == "win32", reason="the voices of Windows are there, or are not")
def test_doctor_prints_text_without_a_sound_card(tmp_path: Path) -> None:
    done = run(tmp_path, "doctor", SDL_AUDIODRIVER="none")
    assert done.returncode == 0
    assert label("doctor-sentence") in done.stdout


def test_every_command_has_help(tmp_path: Path) -> None:
    named = ("play", "simulate", "doctor", "keys", "rules", "solve", "advise", "replay", "stats")
    for command in ((), *((name,) for name in named), ("advise", "fune"), ("advise", "farkle")):
        done = run(tmp_path, *command, "--help")
        assert done.returncode == 0
        assert done.stdout.startswith("Usage: audiodice")


@pytest.mark.parametrize("group", ["", "advise", "sounds"])
def test_lists_of_commands_are_not_truncated(
    group: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main([*group.split(), "--help"])
    _, _, commands = capsys.readouterr().out.partition("Commands:")
    assert len(commands.splitlines()) > 3
    assert "..." not in commands


def test_error_shows_a_path_with_single_backslashes(capsys: pytest.CaptureFixture[str]) -> None:
    path = r"C:\Users\Ann's\mine.toml"
    with pytest.raises(SystemExit):
        cli.main(["keys", "--keymap", path])
    assert f'--keymap: "{path}"' in capsys.readouterr().err


def test_apology_shows_a_path_with_single_backslashes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", r"C:\games\a")

    monkeypatch.setattr("audiodice.cli.simulate.simulate", broken)
    all_in(tmp_path, monkeypatch)
    with pytest.raises(SystemExit):
        cli.main(["simulate", "farkle"])
    assert r"Permission denied: C:\games\a'" in capsys.readouterr().err


def test_version_works_without_package_metadata(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frozen program and a bare checkout have no metadata."""

    def missing(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", missing)
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"audiodice, version {__version__}"
    assert told[-1] == "libraries: no metadata"


def test_version_names_the_commit_and_the_libraries(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The commit that was written at the build; that of a checkout; or that it is not known."""
    package = tmp_path / "audiodice"
    package.mkdir()
    monkeypatch.setattr(parts, "_PACKAGE", package)
    assert parts.commit() == "not known"
    git = require_program("git")
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for command in (("init", "-q"), (*who, "commit", "-q", "--allow-empty", "-m", "first")):
        subprocess.run([git, *command], cwd=tmp_path, check=True)
    assert re.fullmatch("[0-9a-f]{7,}", parts.commit())
    (package / "commit.txt").write_text("abcdef1\n")
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    told = capsys.readouterr().out
    assert "\ncommit: abcdef1\n" in told
    assert f"click {importlib.metadata.version('click')}," in told
