"""The manual page: it has all commands and options, and roff accepts it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from audiodice.cli import cli
from audiodice.cli.manual import page
from tests.support.require import require_program


@pytest.fixture(scope="module")
def manual() -> str:
    done = CliRunner().invoke(cli, ["manual"], prog_name="audiodice")
    assert done.exit_code == 0
    return done.output


def commands(group: click.Group, path: str) -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield f"{path} {name}", command
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name}")


EVERY = dict(commands(cli, "audiodice"))


def test_every_command_and_option_has_help() -> None:
    assert len(EVERY) > 15
    for path, command in EVERY.items():
        assert command.help, path
        for param in command.params:
            assert not isinstance(param, click.Option) or param.help, (path, param.name)


def test_manual_has_every_command_and_option(manual: str) -> None:
    parts = {part.split("\n", 1)[0]: part for part in manual.split(".SS ")[1:]}
    for path, command in EVERY.items():
        (heading,) = [h for h in parts if re.match(rf'"{re.escape(path)}( [A-Z\[]|")', h)]
        for param in command.params:
            if isinstance(param, click.Option):
                name = max(param.opts, key=len).replace("-", r"\-")
                assert name in parts[heading], (path, name)


def test_manual_has_the_usual_sections_and_only_known_requests(manual: str) -> None:
    assert manual.startswith('.TH AUDIODICE 1 "" "audiodice ')
    headings = re.findall(r"^\.SH (.+)$", manual, re.M)
    assert headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "FILES", "EXIT STATUS",
    ]  # fmt: skip
    requests = {line.split()[0] for line in manual.splitlines() if line.startswith(".")}
    assert requests == {".TH", ".SH", ".SS", ".TP", ".B"}


def test_text_is_escaped_for_roff() -> None:
    odd = click.Command("odd", help=".so evil", params=[click.Option(["--x"], help="'a\\b")])
    lines = [*page(odd, click.Context(odd, info_name="odd"))]
    assert r"\&.so evil" in lines
    assert r"\&'a\eb" in lines


def test_roff_formats_the_manual_without_warnings(manual: str) -> None:
    groff = require_program("groff")
    done = subprocess.run(
        [groff, "-man", "-ww", "-Tascii"],
        input=manual, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert done.stderr == ""
    plain = re.sub(r"\x1b\[[\d;]*m|.\x08", "", done.stdout)
    assert "audiodice play [OPTIONS] [GAME]" in plain
    assert "--opponents NAMES" in plain
