"""What makes the installer for Windows; `tests/windows` installs with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.each import each
from tests.support.program import ROOT
from tests.support.require import require_program

PROGRAM = ROOT / "packaging" / "windows" / "installer.py"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return program_in(tmp_path / "first")


def program_in(folder: Path, *names: str) -> Path:
    """A folder with three small files of a program."""
    for name in names or ("audiodice.exe", "_internal/voices/ä.txt", "audiodice-window.exe"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name * 100)
    return folder


def make(*arguments: str | Path, **environ: str) -> tuple[int, str]:
    """Run it; returns the exit status, and what it wrote."""
    require_program("makensis")
    done = subprocess.run(
        [sys.executable, PROGRAM, *arguments],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_equal_input_gives_equal_installers(folder: Path, tmp_path: Path) -> None:
    # The same files elsewhere, made in another order and at another time.
    again = program_in(
        tmp_path / "second", "audiodice-window.exe", "_internal/voices/ä.txt", "audiodice.exe"
    )
    for path in again.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
    outs = [tmp_path / name for name in ("one.exe", "two.exe", "other.exe")]
    assert make(folder, "1.0.0rc1", outs[0])[0] == 0
    assert make(again, "1.0.0rc1", outs[1])[0] == 0
    assert make(again, "1.0.0", outs[2])[0] == 0
    first, second, other = (out.read_bytes() for out in outs)
    assert first == second
    assert first != other


@each("version", ["1.0.0 beta", "one", "1.0.0/2", ""])
def test_bad_version_is_named_in_one_line(tmp_path: Path, version: str) -> None:
    status, out = make(program_in(tmp_path / "program"), version, tmp_path / "audiodice-setup.exe")
    assert (status, out.count("\n")) == (2, 1)
    assert out.startswith(f"VERSION is {version};")


def test_folder_without_the_programs_is_named_in_one_line(folder: Path, tmp_path: Path) -> None:
    (folder / "audiodice-window.exe").unlink()
    status, out = make(folder, "1.0.0", tmp_path / "audiodice-setup.exe")
    assert (status, out.count("\n")) == (2, 1)
    assert out.startswith(f"FROZEN is {folder};")
    assert "audiodice-window.exe" in out


def test_missing_makensis_is_named_in_one_line(folder: Path, tmp_path: Path) -> None:
    status, out = make(folder, "1.0.0", tmp_path / "audiodice-setup.exe", PATH=str(tmp_path))
    assert (status, out.count("\n")) == (2, 1)
    assert out.startswith("makensis is missing")


def test_installer_and_uninstaller_are_signed(folder: Path, tmp_path: Path) -> None:
    log = tmp_path / "signed"
    signer = tmp_path / "sign"
    signer.write_text(f'#!/bin/sh\nhead -c 2 "$1" >>"{log}"\n')
    signer.chmod(0o755)
    assert make(folder, "1.0.0", tmp_path / "audiodice-setup.exe", "--sign", str(signer))[0] == 0
    assert log.read_text() == "MZMZ"


def test_signing_that_fails_makes_no_installer(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "audiodice-setup.exe"
    assert make(folder, "1.0.0", out, "--sign", "false")[0] == 1
    assert not out.exists()
