"""What is installed where, what the program does without it, and whose it is: THIRD-PARTY.md."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from audiodice.engine.setup import GameSetup
from tests.support.headless import Player
from tests.support.program import AUDIODICE, bare_environment
from tests.support.require import require

ROOT = Path(__file__).parents[1]
# By name, for mypy takes it for our folder of that name.
requirements = importlib.import_module("packaging.requirements")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

MACHINES = [
    ("linux", "x86_64", True),
    ("linux", "aarch64", True),
    ("linux", "riscv64", False),
    ("linux", "armv7l", False),
    ("linux", "i686", False),
    ("linux", "ppc64le", False),
    ("linux", "s390x", False),
    ("darwin", "x86_64", True),
    ("darwin", "arm64", True),
    ("win32", "AMD64", True),
    ("win32", "ARM64", True),
    ("win32", "x86", False),
    ("freebsd14", "amd64", False),
]


def installed(system: str, machine: str, python: str) -> set[str]:
    """The names of what is installed on a machine."""
    there = {"sys_platform": system, "platform_machine": machine, "python_version": python}
    needed = map(requirements.Requirement, PROJECT["project"]["dependencies"])
    return {one.name for one in needed if one.marker is None or one.marker.evaluate(there)}


@pytest.mark.parametrize(("system", "machine", "voice"), MACHINES)
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_each_machine_gets_what_is_made_for_it(
    system: str, machine: str, voice: bool, python: str
) -> None:
    there = installed(system, machine, python)
    assert ("espeakng-loader" in there) == voice
    new = python == "3.14" or (system, machine) == ("win32", "ARM64")
    assert there & {"pygame", "pygame-ce"} == {"pygame-ce" if new else "pygame"}
    assert {"blessed", "click", "fluent-runtime", "numpy"} <= there


# ------------------------------------------------------------------ without the own voice


@pytest.fixture
def voiceless(tmp_path: Path) -> dict[str, str]:
    """An environment in which espeakng-loader is not installed."""
    gone = tmp_path / "gone" / "espeakng_loader.py"
    gone.parent.mkdir()
    gone.write_text("raise ModuleNotFoundError(\"No module named 'espeakng_loader'\")", "utf-8")
    return bare_environment(tmp_path, PYTHONPATH=str(gone.parent))


def test_doctor_says_that_text_speaks_without_the_own_voice(voiceless: dict[str, str]) -> None:
    command = [str(AUDIODICE), "doctor", "--json"]
    done = subprocess.run(
        command, env=voiceless, capture_output=True, text=True, timeout=60, check=False
    )
    told = json.loads(done.stdout)
    rungs = {rung["name"]: rung for rung in told["rungs"]}
    assert (done.returncode, told["speaks"]) == (0, "text")
    assert not rungs["embedded"]["able"]
    assert "espeakng_loader" in rungs["embedded"]["why"]


@pytest.mark.skipif(os.name == "nt", reason="plays in a pseudo-terminal")
@pytest.mark.parametrize("speech", ["auto", "embedded", "native", "text"])
def test_it_plays_without_the_own_voice(voiceless: dict[str, str], speech: str) -> None:
    import pexpect

    terminal = pexpect.spawn(
        str(AUDIODICE),
        ["play", "farkle", "--seed", "7", "--face", "terminal", "--speech", speech],
        env={**voiceless, "TERM": "xterm"},
        encoding="utf-8",
        timeout=30,
    )
    terminal.expect_exact(Player(GameSetup("farkle")).heard[0])
    terminal.send("\r")
    terminal.expect_exact("5 2 2 1 6 5")
    terminal.send("\x11")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
