"""The desktop entry and the icon of the program on Linux."""

from __future__ import annotations

import configparser
import re
import subprocess
import tomllib
from pathlib import Path

from audiodice.session import language
from tests.support.languages import LANGS
from tests.support.require import require_program

ROOT = Path(__file__).parents[1]
ENTRY = ROOT / "packaging" / "audiodice.desktop"


def entry() -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.read(ENTRY, "utf-8")
    return read["Desktop Entry"]


def test_entry_follows_the_standard() -> None:
    checker = require_program("desktop-file-validate")
    done = subprocess.run([checker, str(ENTRY)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_entry_starts_an_installed_program_and_has_words_in_every_language() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert entry()["exec"] in scripts
    for name in ("comment", "genericname"):
        named = (re.fullmatch(rf"{name}\[(\w+)\]", key) for key in entry())
        there = {language.choose((found[1],), LANGS) for found in named if found}
        assert there | {"en"} == {*LANGS}


def test_icon_exists_in_both_forms() -> None:
    drawn, painted = (ENTRY.with_name(entry()["icon"] + form) for form in (".svg", ".png"))
    assert 'viewBox="0 0 256 256"' in drawn.read_text("utf-8")
    header = painted.read_bytes()[:24]
    assert header.startswith(b"\x89PNG\r\n\x1a\n")
    assert header[16:24] == (256).to_bytes(4) * 2  # width and height
