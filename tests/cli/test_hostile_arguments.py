"""Hostile values for every option of every command: one line, never a crash."""

from __future__ import annotations

import click
import pytest

from audiodice import cli
from audiodice.cli.params import BadInput
from audiodice.devices.input import face
from tests.support.commands import JOURNAL, TAKEN, arguments, commands
from tests.support.each import each
from tests.support.own_files import all_in

HOSTILE = {
    "5,000 digits": "9" * 5_000,
    "minus 5,000 digits": "-" + "9" * 5_000,
    "two long numbers": f"{'9' * 5_000},{'9' * 5_000}",
    "a long option": f"target={'9' * 5_000}",
    "a long word": "a" * 5_000,
    "a long path": "/" + "a/" * 5_000,
    "a path too long by its name": "a" * 300,
    "a home nobody has": "~nobody_of_that_name",
    "a zero in it": "a\0b",
    "half a character": "a\udcff",
    "escapes": "\x1b[2J\x07\u202e",
    "a number of another script": "٣",
    "nothing": "",
}
VALUED = [
    (path, command, param)
    for path, command in commands()
    for param in command.params
    if not getattr(param, "is_flag", False)
]


@pytest.fixture(autouse=True)
def nowhere(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty home and no display, so that no window opens."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.chdir(home)
    all_in(home, monkeypatch)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(face, "display", lambda: False)
    for slow in ("solve", "doctor", "simulate"):  # their arguments are parsed before this call
        monkeypatch.setattr(f"audiodice.cli.{slow}.{slow}", lambda *_, **__: None)
    monkeypatch.setattr("audiodice.cli.web.make", refuses)
    monkeypatch.setattr("audiodice.cli.relay.run", lambda *_, **__: None)
    monkeypatch.setattr("audiodice.cli.web.serve_site", lambda *_, **__: None)


def refuses(*_: object) -> None:
    raise BadInput("nothing is built here")


def line(
    path: tuple[str, ...], command: click.Command, param: click.Parameter, value: str
) -> list[str]:
    """A command line in which a parameter has this value."""
    if isinstance(param, click.Option):
        return [*path, *arguments(command), param.opts[-1], value]
    wanted = [p for p in command.params if not isinstance(p, click.Option)]
    before = wanted[: wanted.index(param)]
    after = (p for p in wanted[len(before) + 1 :] if p.required)
    told = [*(TAKEN[p.name or ""] for p in before), value, *(TAKEN[p.name or ""] for p in after)]
    return [*path, "--", *told]


@each(
    ("path", "command", "param"),
    VALUED,
    ids=[f"{' '.join(path)} {param.opts[-1]}" for path, _, param in VALUED],
)
def test_hostile_value_is_accepted_or_refused_in_one_line(
    path: tuple[str, ...],
    command: click.Command,
    param: click.Parameter,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for kind, value in HOSTILE.items():
        with pytest.raises(SystemExit) as ended:
            cli.main(line(path, command, param, value))
        out, err = capsys.readouterr()
        assert ended.value.code in (0, 2), (kind, err)
        assert "\x1b" not in out + err, kind
        if ended.value.code == 2:
            assert err.count("\n") == 1 or (out and not err), (kind, err)  # its findings
            assert err[:-1].isprintable(), kind
            assert len(err) < 2_000, kind


def test_wrong_path_of_a_journal_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    for path in ("/" + "a" * 300, f"{JOURNAL}/inside", "a\0b"):
        with pytest.raises(SystemExit) as ended:
            cli.main(["replay", path])
        err = capsys.readouterr().err
        assert ended.value.code == 2
        assert err.startswith("audiodice: FILE: '")
