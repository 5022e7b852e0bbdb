"""The site with the real Pyodide in it. Building it takes half a minute."""

from __future__ import annotations

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from audiodice import games, opponents
from audiodice.web import pyodide_archive
from audiodice.web.pyodide_archive import node

START = """
import sys
sys.path.insert(0, "/host/program")
import json
import {module}
from audiodice import games, opponents
from audiodice.app import language
from audiodice.core.model import Event
heard = [language.words(lang).utter([Event("new_here")]) for lang in ("en", "de", "fr", "ja")]
print(json.dumps({{
    "games": {{game: opponents.names(game) for game in games.names()}},
    "heard": heard,
    "loaded": sorted(name for name, module in sys.modules.items() if module),
}}))
"""


@pytest.fixture(scope="module")
def unpacked(real_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    host: Path = tmp_path_factory.mktemp("host")
    with zipfile.ZipFile(real_site / "audiodice.zip") as archive:
        archive.extractall(host / "program")
    return host


@pytest.fixture(scope="module")
def started(real_site: Path, unpacked: Path) -> dict[str, object]:
    """What the packed program says in the packed Python, under node."""
    runner = Path(pyodide_archive.__file__).with_name("run_in_pyodide.mjs")
    code = START.format(module="audiodice.web.session")
    command = [*node(), str(runner), str(real_site / "pyodide"), str(unpacked), code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_the_packed_program_knows_every_game_and_opponent(started: dict[str, object]) -> None:
    wanted = {game: list(opponents.names(game)) for game in games.names()}
    assert started["games"] == wanted


def test_it_speaks_all_languages(started: dict[str, object]) -> None:
    heard = started["heard"]
    assert isinstance(heard, list)
    assert len(set(heard)) == 4
    assert all(heard)


def test_nothing_is_loaded_that_no_browser_uses(started: dict[str, object]) -> None:
    loaded = started["loaded"]
    assert isinstance(loaded, list)
    assert {"audiodice.web.session", "audiodice.ui.router"} <= set(loaded)
    assert {name.split(".")[0] for name in loaded} & {
        "numpy",
        "pygame",
        "click",
        "blessed",
    } == set()


def test_only_bytecode_and_data_are_packed(real_site: Path) -> None:
    for name in ("audiodice.zip", "pyodide/python_stdlib.zip"):
        with zipfile.ZipFile(real_site / name) as archive:
            packed = archive.namelist()
        assert len(packed) > 100
        assert [one for one in packed if one.endswith(".py")] == []
    with zipfile.ZipFile(real_site / "audiodice.zip") as archive:
        ours = archive.namelist()
    assert [
        one for one in ours if "/cli/" in one or one.endswith("/solver.pyc") or "packing" in one
    ] == []


def test_a_first_visit_is_within_its_aim(real_site: Path) -> None:
    import brotli

    from audiodice.web.build import files_in
    from audiodice.web.encoders import undeflated

    small = 0
    for name in files_in(real_site):
        if not name.startswith(("code-words/", "sounds/", "tables/")):
            data = (real_site / name).read_bytes()
            plain = undeflated(data) if name.endswith(".zip") else data
            small += min(len(data), len(brotli.compress(plain, quality=9)))
    assert small < 6_000_000
