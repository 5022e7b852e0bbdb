"""The site with the real Pyodide in it. Building it takes half a minute."""

from __future__ import annotations

import json
import re
import subprocess
import zipfile
from collections import Counter
from html import escape
from pathlib import Path

import pytest

from audiodice import games, opponents
from audiodice.web import pyodide_archive
from audiodice.web.npm_package import node
from audiodice.web.wasm_parts import PARTS
from tests.support.languages import LANGS

START = """
import sys
sys.path.insert(0, "/host/program")
import json
import {module}
from audiodice import games, opponents
from audiodice.session import language
from audiodice.core.model import Event
from audiodice.present.words import languages
from audiodice.storage import paths
heard = [language.words(lang).utter([Event("new_here")]) for lang in languages(paths.locale())]
print(json.dumps({{
    "games": {{game: opponents.names(game) for game in games.names()}},
    "heard": heard,
    "loaded": sorted(name for name, module in sys.modules.items() if module),
}}))
"""


@pytest.fixture(scope="module")
def unpacked(real_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    host: Path = tmp_path_factory.mktemp("host")
    for name in ("audiodice.zip", *(path.name for path in (real_site / "locale").glob("*.zip"))):
        folder = real_site if name == "audiodice.zip" else real_site / "locale"
        with zipfile.ZipFile(folder / name) as archive:
            archive.extractall(host / "program")
    return host


@pytest.fixture(scope="module")
def started(real_site: Path, unpacked: Path) -> dict[str, object]:
    """Output of the packed program in the packed Python, under node."""
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
    assert len(set(heard)) == len(LANGS)
    assert all(heard)


def test_no_unneeded_module_is_loaded(started: dict[str, object]) -> None:
    loaded = started["loaded"]
    assert isinstance(loaded, list)
    assert {"audiodice.web.session", "audiodice.ui.router"} <= set(loaded)
    assert [name for name in loaded if name.startswith("audiodice.friends.")] == []
    assert {name.split(".")[0] for name in loaded} & {
        "numpy",
        "pygame",
        "click",
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

    # One of the languages is fetched: English is in the program, of the others the largest counts.
    locale = {path: path.stat().st_size for path in (real_site / "locale").glob("*.zip")}
    small = max(locale.values())
    for name in files_in(real_site):
        # The files for friends are fetched when needed: `test_friends.py` checks the requests.
        if not name.startswith(("friends/", "locale/", "sounds/", "tables/")):
            data = (real_site / name).read_bytes()
            plain = undeflated(data) if name.endswith(".zip") else data
            small += min(len(data), len(brotli.compress(plain, quality=9)))
    assert small < 6_000_000


# ------------------------------------------------------------------ licences

PYTHONS_OWN = {
    "array", "atexit", "cmath", "errno", "faulthandler", "fcntl", "gc", "itertools", "math", "mmap",
    "posix", "select", "termios", "time", "unicodedata", "xxsubtype", "_abc", "_ast", "_asyncio",
    "_bisect", "_codecs", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr",
    "_codecs_tw", "_collections", "_contextvars", "_csv", "_datetime", "_functools", "_heapq",
    "_imp", "_io", "_json", "_locale", "_lsprof", "_multibytecodec", "_opcode", "_operator",
    "_pickle", "_posixsubprocess", "_pyodide_core", "_queue", "_random", "_remote_debugging",
    "_signal", "_socket", "_sre", "_stat", "_statistics", "_string", "_struct", "_suggestions",
    "_symtable", "_sysconfig", "_testbuffer", "_testcapi", "_testcapi_datetime", "_testclinic",
    "_testclinic_limited", "_testinternalcapi", "_testlimitedcapi", "_thread", "_tokenize",
    "_tracemalloc", "_types", "_typing", "_weakref", "_xxtestfuzz", "_zoneinfo",
}  # fmt: skip
"""Modules of Python and Pyodide that need no third-party library."""
OWN_FUNCTIONS = ("Py", "pyproxy", "hiwire", "Js", "js2python", "python2js", "wrap")
A_LIBRARY = 8  # functions whose names begin alike


@pytest.fixture(scope="module")
def exported(real_site: Path) -> list[str]:
    """The names that Pyodide's WebAssembly exports."""
    code = (
        "const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));"
        "console.log(JSON.stringify(WebAssembly.Module.exports(m).map(one => one.name)))"
    )
    command = [*node(), "-e", code, str(real_site / "pyodide/pyodide.asm.wasm")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


def test_no_module_in_the_wasm_needs_a_library_without_a_licence(exported: list[str]) -> None:
    start = "PyInit_"
    modules = {name.removeprefix(start) for name in exported if name.startswith(start)}
    assert len(modules) > 80
    claimed = {name for part in PARTS for name in part.modules}
    assert modules - PYTHONS_OWN == claimed


def test_no_library_in_the_wasm_lacks_its_licence(exported: list[str]) -> None:
    begun = Counter(
        name.lstrip("_").partition("_")[0]
        for name in exported
        if "_" in name.lstrip("_") and not name.startswith("_Z")  # C++, which is LLVM's
    )
    libraries = {name for name, many in begun.items() if many >= A_LIBRARY}
    claimed = {name for part in PARTS for name in part.functions}
    assert {"BZ2", "sqlite3", "lzma", "ZSTD", "ffi"} <= libraries
    left = {name for name in libraries - claimed if not name.startswith(OWN_FUNCTIONS)}
    assert left == set()


def test_the_versions_that_the_page_names_are_in_the_wasm(real_site: Path) -> None:
    wasm = (real_site / "pyodide/pyodide.asm.wasm").read_bytes()
    for part in PARTS:
        for version in re.findall(r"\d+\.\d+\.\d+", part.name):
            assert version.encode() in wasm, part.name


def test_each_text_is_quoted_whole(real_site: Path) -> None:
    page = (real_site / "licences.html").read_text("utf-8")
    folder = Path(pyodide_archive.__file__).with_name("licence_texts")
    texts = sorted(folder.glob("*.txt"))
    assert {text for part in PARTS for text in part.texts} <= {path.stem for path in texts}
    assert [path.name for path in texts if escape(path.read_text("utf-8")) not in page] == []
