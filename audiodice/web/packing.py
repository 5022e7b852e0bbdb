"""Makes the two archives that run in the browser: the standard library, and our program.

Both are made by Pyodide itself, under node: only the Python that will run them can compile them.
"""

from __future__ import annotations

import importlib.util
import json
import pickle
import shutil
import subprocess
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from audiodice.present.translation import SOURCE
from audiodice.storage import paths
from audiodice.web.errors import WebError
from audiodice.web.npm_package import node

LOCALE = "locale/"
"""The folder of the languages in the site."""
ROOTS = ("audiodice.web.bridge",)
"""The modules that the worker imports."""
_BY_NAME = (
    "_pyodide.", "_strptime", "audiodice.games.", "audiodice.opponents.", "encodings.utf_8",
    "pyodide.",
)  # fmt: skip
"""Prefixes of modules that are imported by computed names."""
_NEVER = (
    "_pyrepl", "argparse", "ctypes", "doctest", "email", "ensurepip", "ftplib", "gettext", "http",
    "idlelib", "multiprocessing", "optparse", "pdb", "platformdirs.android", "platformdirs.ios",
    "platformdirs.macos", "platformdirs.windows", "plistlib", "pydoc", "statistics", "tarfile",
    "test", "tkinter", "tracemalloc", "unittest", "urllib.request", "venv", "xmlrpc",
)  # fmt: skip
"""Modules that only unused functions of the standard library import."""
_LIBRARIES = (
    "attr", "babel", "fluent.runtime", "fluent.syntax", "platformdirs", "tomlkit", "wcwidth",
)  # fmt: skip
_LEAN = {
    "typing_extensions.py": "typing_extensions.py",
    "pytz.py": "pytz.py",
    "dates.py": "babel/dates.py",
    "wcwidth.py": "wcwidth/__init__.py",
}
_OF_A_LANGUAGE = ("plural_form", "ordinal_form", "number_symbols", "decimal_formats")
"""The data that Babel needs to format a language's numbers and choose plurals."""
_OF_ALL = ("language_aliases", "parent_exceptions")
_HERE = Path(__file__).parent
_PATIENCE_S = 600


@dataclass(frozen=True)
class Job:
    """What `precompile.pack` has to do. Paths are relative to the folder of the job's file."""

    stdlib: str
    program: str
    stdlib_out: str
    program_out: str
    roots: Sequence[str]
    all_of: Sequence[str]
    never: Sequence[str]


@dataclass(frozen=True)
class Archives:
    stdlib: bytes
    program: bytes


def pack(pyodide: Mapping[str, bytes], folder: Path, languages: Sequence[str]) -> Archives:
    """Make the archives, in an empty folder; raises WebError."""
    loader, program = folder / "pyodide", folder / "program"
    loader.mkdir()
    for name, data in pyodide.items():
        (loader / name).write_bytes(data)
    stage(program, languages)
    job = Job(
        "pyodide/python_stdlib.zip", "program", "stdlib.zip", "program.zip",
        ROOTS, _BY_NAME, _NEVER,
    )  # fmt: skip
    (folder / "job.json").write_text(json.dumps(asdict(job)), "utf-8")
    code = (
        "import sys; sys.path.insert(0, '/host/program')\nfrom pathlib import Path\n"
        "from audiodice.web.precompile import pack\npack(Path('/host/job.json'))"
    )
    _run(loader, folder, code)
    return Archives((folder / "stdlib.zip").read_bytes(), (folder / "program.zip").read_bytes())


def _run(loader: Path, folder: Path, code: str) -> None:
    command = [*node(), str(_HERE / "run_in_pyodide.mjs"), str(loader), str(folder), code]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise WebError(f"node could not run Pyodide: {error}") from None
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["it did not say why"]
        raise WebError(f"the program could not be packed: {lines[-1][:300]}")


def demand_sources() -> None:
    """Raise WebError in a one-folder program, which has no sources to pack."""
    if not Path(__file__).is_file():
        raise WebError(
            "this program comes without its sources, of which the site is made: build it with an "
            "audiodice installed by pip or uv, then `audiodice web serve --folder FOLDER` serves it"
        )


def stage(folder: Path, languages: Sequence[str]) -> None:
    """Copy our program, its data and its libraries into a folder."""
    package = _HERE.parent
    left = shutil.ignore_patterns(
        "__pycache__", "*.pyc", "site", "lean", "licences", "shipped",
        "readings.tsv", "unplayed.txt",
    )  # fmt: skip
    shutil.copytree(package, folder / "audiodice", ignore=left)
    for gone in ("cli", "sounds", "keymaps"):  # a wheel has the last two here
        shutil.rmtree(folder / "audiodice" / gone, ignore_errors=True)
    _put_sound_tables(folder / "audiodice" / "sounds")
    _leave_languages(folder / "audiodice" / "locale", languages)
    shutil.copyfile(paths.keymap(), folder / "audiodice" / "keymap.toml")
    for name in _LIBRARIES:
        place = folder.joinpath(*name.split("."))
        shutil.copytree(_folder_of(name), place, ignore=_no_data)
    for name, place_of in _LEAN.items():
        shutil.copyfile(_HERE / "lean" / name, folder / place_of)
    _put_babel_data(folder / "babel", languages)
    for useless in ("*.mjs", "*.js", "py.typed"):
        for found in (folder / "audiodice").rglob(useless):
            found.unlink()


def _put_sound_tables(into: Path) -> None:
    sounds = paths.sounds()
    into.mkdir()
    for path in sounds.glob("*.toml"):
        shutil.copyfile(path, into / path.name)
    shutil.copytree(sounds / "told", into / "told")


def _no_data(folder: str, names: list[str]) -> list[str]:
    """The names of all files except Python sources."""
    here = Path(folder)
    return [name for name in names if not name.endswith(".py") and not _has_source(here / name)]


def _has_source(folder: Path) -> bool:
    return any(folder.glob("*.py"))


def _folder_of(name: str) -> str:
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        found = None
    if found is None or not found.submodule_search_locations:
        raise WebError(f"the library {name} is not installed here")
    return str(found.submodule_search_locations[0])


def _leave_languages(locale: Path, languages: Sequence[str]) -> None:
    """Empty the files of all languages but English; their names say which languages there are."""
    for lang in {*languages} - {SOURCE}:
        for path in (locale / lang).iterdir():
            path.unlink()
        (locale / lang / "common.ftl").write_text(f"# fetched from {LOCALE}\n", "utf-8")


def put_languages(into: Path, languages: Sequence[str]) -> None:
    """Write an archive for each language but English; it is unpacked over the program."""
    into.mkdir()
    for lang in {*languages} - {SOURCE}:
        with zipfile.ZipFile(into / f"{lang}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted((paths.locale() / lang).glob("*.ftl")):
                place = zipfile.ZipInfo(f"audiodice/locale/{lang}/{path.name}")
                archive.writestr(place, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def _put_babel_data(folder: Path, languages: Sequence[str]) -> None:
    source = Path(_folder_of("babel"))
    everything = _unpickled(source / "global.dat")
    kept = {name: value if name in _OF_ALL else type(value)() for name, value in everything.items()}
    # Babel needs the parent "zh" of "zh_Hans", and looks up the usual script of "zh".
    parents = {lang.partition("-")[0] for lang in languages}
    usual = everything["likely_subtags"]
    kept["likely_subtags"] = {lang: usual[lang] for lang in sorted(parents) if lang in usual}
    (folder / "global.dat").write_bytes(pickle.dumps(kept, 4))
    (folder / "locale-data").mkdir()
    for name in sorted({"root", *parents, *(lang.replace("-", "_") for lang in languages)}):
        known = _unpickled(source / "locale-data" / f"{name}.dat")
        short = {part: known[part] for part in _OF_A_LANGUAGE if part in known}
        (folder / "locale-data" / f"{name}.dat").write_bytes(pickle.dumps(short, 4))


def _unpickled(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        found: dict[str, Any] = pickle.load(file)  # noqa: S301 -- Babel's own
        return found
