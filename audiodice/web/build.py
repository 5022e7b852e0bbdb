"""Builds the site, a folder of files for any web server."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from audiodice import games, opponents
from audiodice.core.errors import error_text
from audiodice.present.words import languages
from audiodice.storage import paths
from audiodice.storage.solved_tables import SolvedTable, file_of, inline
from audiodice.web import friends_libraries, licences, page_policy, placing, pyodide_archive
from audiodice.web.encoders import Encoders, undeflated
from audiodice.web.errors import WebError
from audiodice.web.packing import LOCALE, Archives, demand_sources, pack, put_languages

PROTOCOL = 1
"""The version of the messages in docs/web.md."""
SITE = "site.json"
"""The file that the worker reads first."""
FILES = "files.json"
WORKER = "service_worker.js"
RELAY = "relay.json"
"""The URL of the relay that comes with the page, "" for none. `audiodice relay` has its own."""
MANIFEST = "manifest.webmanifest"
_HERE = Path(__file__).parent
_PAGES = _HERE / "site"
_LATER = ("sounds/", "tables/", LOCALE)
"""Folders of files that are fetched once the game runs, except the spoken language."""
_WANTED = ("friends/",)
"""Folders of files that are fetched only to play with friends."""

Say = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Wishes:
    tables: bool = True
    """Solve the games that no shipped table covers."""
    archive: Path | None = None
    """Pyodide's package; None: npm downloads it."""
    smallest: bool = True
    """Compress better, which takes a minute more."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of a site, in bytes."""

    first: int
    """Files that are fetched before the first word, compressed if possible."""
    first_plain: int
    later: int
    """Sounds and tables, compressed if possible."""
    friends: int
    """Files that are fetched only to play with friends, compressed if possible."""
    files: int
    compressed: bool
    m4a: bool


def build(folder: Path, wishes: Wishes, say: Say) -> Sizes:
    """Build the site in a folder, in place of an older site; raises WebError.

    The folder stays unchanged until the build is complete. `say` is called with a line for each
    step.
    """
    demand_sources()
    encoders = Encoders.here()
    try:
        placing.demand_ours(folder)
        # Not beside the folder, because a killed build would leave its files there.
        with tempfile.TemporaryDirectory(prefix="audiodice-web-") as name:
            made = Path(name) / "site"
            made.mkdir()
            _make(made, Path(name), wishes, encoders, say)
            say(f"files for {folder}")
            placing.put(made, folder, last=(FILES, WORKER))
            return measured(made, encoders)
    except OSError as error:
        raise WebError(f"{folder} cannot be written: {error_text(error)}") from None


def _make(site: Path, scratch: Path, wishes: Wishes, encoders: Encoders, say: Say) -> None:
    say(f"Pyodide {pyodide_archive.VERSION}")
    loader = pyodide_archive.files(paths.cache_folder(), wishes.archive)
    say("the program, compiled")
    work = scratch / "work"
    work.mkdir()
    _put_python(site, loader, pack(loader, work, languages(paths.locale())))
    put_languages(site / LOCALE, languages(paths.locale()))
    say("tables")
    _put_tables(site / "tables", solve=wishes.tables)
    say("sounds")
    shutil.copytree(paths.sounds(), site / "sounds", ignore=_only_sounds)
    encoders.put_m4a(site / "sounds")
    say("libraries for playing with friends")
    libraries, their_licences = friends_libraries.fetched(paths.cache_folder())
    say("pages")
    _put_pages(site, their_licences)
    for name, data in libraries.items():
        (site / "friends" / name).write_bytes(data)
    list_files(site)
    say("compressed copies" + ", about a minute" * wishes.smallest)
    encoders.compress(site, lambda name: wishes.smallest and not name.startswith(_LATER))


def _put_python(site: Path, loader: Mapping[str, bytes], archives: Archives) -> None:
    folder = site / "pyodide"
    folder.mkdir()
    for name, data in loader.items():
        (folder / name).write_bytes(data)
    (folder / "python_stdlib.zip").write_bytes(archives.stdlib)
    # Empty the list of packages that Pyodide could fetch from elsewhere.
    lock = json.loads(loader["pyodide-lock.json"]) | {"packages": {}}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    (site / "audiodice.zip").write_bytes(archives.program)
    about = {
        "protocol": PROTOCOL,
        "pyodide": "pyodide/",
        "archives": ["audiodice.zip"],
        "tables": "tables/",
        "sounds": "sounds/",
        "friends": "friends/",
        "locale": LOCALE,
        "languages": list(languages(paths.locale())),
    }
    (site / SITE).write_text(json.dumps(about), "utf-8")
    (site / RELAY).write_text(json.dumps({"relay": ""}), "utf-8")


def _put_tables(into: Path, *, solve: bool) -> None:
    shutil.copytree(paths.shipped_tables(), into, ignore=shutil.ignore_patterns("*.py*", "__*"))
    for game in games.names():
        evaluator = opponents.evaluator(game)
        spec = evaluator.spec(games.load(game).initial(2)) if evaluator else None
        if spec is None or file_of(spec, into).exists():
            continue
        solved, kept = SolvedTable(spec), paths.cache_folder()
        if solved.load(kept):
            shutil.copyfile(file_of(spec, kept), file_of(spec, into))
        elif solve:
            solved.make(into, inline, lambda _: None)


def _only_sounds(folder: str, names: list[str]) -> list[str]:
    here = Path(folder)
    return [name for name in names if not name.endswith(".ogg") or (here / name).is_dir()]


def _put_pages(site: Path, more_licences: Mapping[str, str]) -> None:
    shutil.copytree(_PAGES, site, dirs_exist_ok=True)
    for page in site.glob("*.html"):
        text = _known_languages(page.read_text("utf-8"))
        page.write_text(page_policy.with_policy(text, page.name), "utf-8")
    (site / "licences.html").write_text(licences.page(more_licences), "utf-8")
    icons = [
        {"src": path.name, "type": "image/svg+xml", "sizes": "any"}
        if path.suffix == ".svg"
        else {"src": path.name, "type": "image/png", "sizes": _size_in(path.stem)}
        for path in sorted(site.glob("icon*.*"))
    ]
    manifest = {
        "name": "audiodice",
        "short_name": "audiodice",
        "description": "Dice games for people who play by ear",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "categories": ["games"],
        "icons": icons,
    }
    (site / MANIFEST).write_text(json.dumps(manifest, indent=1), "utf-8")


def _known_languages(page: str) -> str:
    """Return the page without its links to languages that the program does not have."""
    known = languages(paths.locale())
    lines = page.splitlines(keepends=True)
    named = ((line, re.search(r'hreflang="([^"]+)"', line)) for line in lines)
    return "".join(line for line, link in named if link is None or link[1] in known)


def _size_in(stem: str) -> str:
    """Read the size from a file name such as icon-192."""
    pixels = stem.rpartition("-")[2]
    return f"{pixels}x{pixels}" if pixels.isdecimal() else "any"


def list_files(site: Path) -> None:
    """Write the service worker, and for it the list of all files with their hashes."""
    ours = (FILES, WORKER, RELAY)
    hashes = {name: _hashes(site / name) for name in files_in(site) if name not in ours}
    listed = {
        "now": {name: one for name, one in hashes.items() if _when(name) == "now"},
        "later": {name: one for name, one in hashes.items() if _when(name) == "later"},
        "wanted": {name: one for name, one in hashes.items() if _when(name) == "wanted"},
    }
    text = json.dumps(listed, indent=0)
    (site / FILES).write_text(text, "utf-8")
    version = hashlib.sha256(text.encode()).hexdigest()
    code = (_HERE / WORKER).read_text("utf-8")
    (site / WORKER).write_text(f'const VERSION = "{version}";\n{code}', "utf-8")


def _when(name: str) -> str:
    """When a file is fetched: before the first word, after it, or when it is needed."""
    return "later" if name.startswith(_LATER) else "wanted" if name.startswith(_WANTED) else "now"


def files_in(site: Path) -> Iterator[str]:
    """The files of a site by their addresses below it, without compressed copies."""
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.suffix != ".br":
            yield path.relative_to(site).as_posix()


def _hashes(path: Path) -> list[str]:
    """The hashes the file may have; the compressed copy of an archive unpacks to other bytes."""
    data = path.read_bytes()
    forms = [data, undeflated(data)] if path.suffix == ".zip" else [data]
    return [hashlib.sha256(form).hexdigest() for form in forms]


def measured(site: Path, encoders: Encoders) -> Sizes:
    names = [*files_in(site)]
    now = [name for name in names if _when(name) == "now"]
    later = [name for name in names if _when(name) == "later" and not name.endswith(".m4a")]
    wanted = [name for name in names if _when(name) == "wanted"]
    return Sizes(
        first=sum(_sent(site / name) for name in now),
        first_plain=sum((site / name).stat().st_size for name in now),
        later=sum(_sent(site / name) for name in later),
        friends=sum(_sent(site / name) for name in wanted),
        files=len(names),
        compressed=encoders.brotli,
        m4a=any(name.endswith(".m4a") for name in names),
    )


def _sent(path: Path) -> int:
    compressed = path.with_name(f"{path.name}.br")
    return (compressed if compressed.exists() else path).stat().st_size
