"""Options before a command are passed on to it, or refused if it lacks them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
import pytest

from audiodice import cli
from tests.support.commands import JOURNAL, arguments, commands
from tests.support.each import each
from tests.support.own_files import all_in
from tests.support.said import label

GIVEN = {
    "lang": "ja", "face": "terminal", "speech": "text", "sounds": "off", "transcript": "t.jsonl",
    "keymap": "mine.toml", "relays": "ws://broker.example/",
}  # fmt: skip
"""All options that may stand before a command, with an unusual value."""


def run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(line.split())
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    all_in(tmp_path, monkeypatch)
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "mine.toml").write_text('points = "q"\n')
    return tmp_path


def test_all_options_of_groups_are_covered() -> None:
    told = {p.name for p in cli.cli.params if isinstance(p, click.Option)}
    assert told - {"version"} == {*GIVEN}


OPTIONS = [
    (path, command, name)
    for path, command in commands()
    for name in GIVEN
    if path and any(p.name == name for p in command.params if isinstance(p, click.Option))
]


@each(
    ("path", "command", "name"),
    OPTIONS,
    ids=[f"{name} {' '.join(path)}" for path, _, name in OPTIONS],
)
def test_command_gets_the_option_unless_it_has_its_own(
    path: tuple[str, ...], command: click.Command, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    got: list[Mapping[str, Any]] = []
    monkeypatch.setattr(command, "callback", lambda *_, **told: got.append(told))
    before = [f"--{name}", GIVEN[name]]
    own = [
        f"--{name}",
        {
            "lang": "fr",
            "face": "window",
            "speech": "off",
            "sounds": "on",
            "relays": "tcp://broker.example",
        }.get(name, "x"),
    ]
    for line in ([*before, *path], [*path, *before], [*before, *path, *own], [*path, *own]):
        with pytest.raises(SystemExit) as ended:
            cli.main([*line, *arguments(command)])
        assert ended.value.code == 0
    values = [told[name] for told in got]
    assert str(values[0]) == GIVEN[name]
    assert values[0] == values[1] != values[2] == values[3]


NONE = [
    (path, command, name)
    for path, command in commands()
    for name in GIVEN
    if path and (path, command, name) not in OPTIONS
]


@each(("path", "command", "name"), NONE, ids=[f"{name} {' '.join(path)}" for path, _, name in NONE])
def test_command_without_the_option_refuses_it(
    path: tuple[str, ...],
    command: click.Command,
    name: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = [f"--{name}", GIVEN[name], *path, *arguments(command)]
    status, out, err = run(capsys, " ".join(line))
    assert (status, out) == (2, "")
    assert err.startswith(f"audiodice: --{name}: {' '.join(path)} ")
    assert err.count("\n") == 1
    has = any(p.name == "lang" for p in command.params if isinstance(p, click.Option))
    assert ("--lang" in err.partition(";")[2]) == has


def test_options_from_the_bug_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    assert "ダイス" in run(capsys, "--lang ja rules farkle")[1]
    assert run(capsys, "--lang ja rules farkle --lang en")[1].startswith(label("farkle/in-short"))
    assert json.loads(run(capsys, "--keymap mine.toml keys --json")[1])["keys"]["points"] == ["q"]
    wished: list[Any] = []
    monkeypatch.setattr("audiodice.desktop.desktop.run", wished.append)
    line = "--face terminal --transcript t.jsonl --lang ja"
    for command in ("play farkle", f"replay {JOURNAL} --heard"):
        assert run(capsys, f"{line} {command}")[0] == 0
    assert run(capsys, line)[0] == 0  # the menu itself
    told = [(wish.face, str(wish.transcript), wish.lang) for wish in wished]
    assert told == [("terminal", "t.jsonl", "ja")] * 3


def test_completion_works_after_options(capsys: pytest.CaptureFixture[str]) -> None:
    from click.testing import CliRunner

    environ = {
        "_AUDIODICE_COMPLETE": "bash_complete",
        "COMP_WORDS": "audiodice --face terminal rules f",
        "COMP_CWORD": "4",
    }
    done = CliRunner().invoke(cli.cli, [], prog_name="audiodice", env=environ)
    assert "farkle" in done.output
