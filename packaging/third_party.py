"""Write THIRD-PARTY.md: the packages that audiodice installs, and their licences.

    uv run packaging/third_party.py                write the page of the checkout
    packaging/third_party.py FOLDER OUT            that of FOLDER, with files and texts
    packaging/third_party.py --check FOLDER        every file of FOLDER is on its own page

The list is made from the metadata of installed packages, and from `ELSEWHERE` for those of other
systems. FOLDER is the one-folder program, or where packages are installed: it contains them, so its
page has the texts of all licences, too, and a row for each file with machine code, because wheels
bring libraries of others (`libraries.toml`). Standard library only.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = ROOT / "THIRD-PARTY.md"
_TEXTS = {
    "GPL-3.0-or-later": ROOT / "packaging/licence_texts/GPL-3.0.txt",
    "LGPL-2.1-or-later": ROOT / "packaging/licence_texts/LGPL-2.1.txt",
    "Apache-2.0": ROOT / "audiodice/web/licence_texts/Apache-2.0.txt",
    "MPL-2.0": ROOT / "audiodice/web/licence_texts/MPL-2.0.txt",
    "PSF-2.0": ROOT / "audiodice/web/licence_texts/PSF-2.0.txt",
}
"""Texts for packages that have none."""
_PERMISSIVE = ROOT / "packaging/licence_texts/permissive.txt"
_LIBRARIES = tomllib.loads((ROOT / "packaging/libraries.toml").read_text("utf-8"))
_CODE = re.compile(r"\.(dll|exe|pyd|dylib|so)(\.[\d.]+)?$", re.I)
_OF_PYTHON = re.compile(r"base_library\.zip|python3\.\d+|python3\d*\.dll|lib-dynload", re.I)
_OURS = re.compile(r"audiodice(-[\w.]+\.dist-info|-window)?(\.exe)?|[A-Z][A-Z0-9.-]+(\.md|\.txt)?")
ELSEWHERE = {
    "appscript": "public domain",
    "colorama": "BSD-3-Clause",
    "comtypes": "MIT",
    "espeakng-loader": "GPL-3.0-or-later",
    "jeepney": "MIT",
    "prismatoid": "MPL-2.0",
    "pygame-ce": "LGPL-2.1-or-later",
    "pyobjc": "MIT",
    "pypiwin32": "PSF-2.0",
    "pywin32": "PSF-2.0",
}
"""Licences of packages for other systems or Pythons, or without a licence in their metadata."""
_NEVER = {"dataclasses"}
"""Packages for older Pythons only."""
_USUAL = {
    "APL 2": "Apache-2.0", "BSD License": "BSD-3-Clause", "ISC License": "ISC",
    "LGPL": "LGPL-2.1-or-later", "MIT License": "MIT", "MPLv2.0": "MPL-2.0",
}  # fmt: skip
_LONGEST = 60
_ABOUT = """\
# Third-party software

audiodice itself is under the MIT licence ([LICENSE](LICENSE)). It installs these packages of
others, each under its own licence; some only on Windows, macOS or some versions of Python, and
those of `audiodice[friends]` and `audiodice[prism]` only where these are wanted. A wheel and a
source archive of audiodice hold none of them; the one-folder program holds them, except that of
`audiodice[prism]`, and the texts of their licences. What the page for browsers holds is in its
`licences.html`. `packaging/third_party.py` makes this list.

"""
_MORE = """
## Under the GPL, the LGPL and the MPL

- **espeakng-loader** names no licence; it holds espeak-ng, under the GPL, version 3 or later:
  <https://github.com/espeak-ng/espeak-ng>. audiodice loads it as a separate library. Who passes
  on a folder that holds it does so under the GPL, and offers its sources.
- **pygame-ce** (<https://github.com/pygame-community/pygame-ce>) and **zeroconf**
  (<https://github.com/python-zeroconf/python-zeroconf>) are under the LGPL, version 2.1 or later.
  They stay files that can be replaced.
- **pyttsx3** (<https://github.com/nateshmbhat/pyttsx3>) and **prismatoid**
  (<https://github.com/ethindp/prism>) are under the MPL 2.0, without changes of ours.

## Within packages

- **accessible-output2** brings libraries by which Windows screen readers are reached. NVDA's
  (`nvdaControllerClient`) is under the LGPL 2.1. Those of ZDSR, Dolphin, PC-Talker and System
  Access came to it without a licence: who installs it has them from its makers; we pass none of
  them on, and the one-folder program leaves them out.
- **pygame-ce** brings SDL 2 (Zlib) and what it needs: FreeType, libpng, libjpeg,
  libtiff, libwebp, Ogg, Vorbis, Opus, FLAC and others under licences like BSD; on Linux also
  mpg123, libsndfile and FluidSynth (LGPL 2.1).
- **numpy** brings OpenBLAS (BSD) and the runtime of GCC (GPL with its runtime exception).
- The one-folder program also holds Python (PSF) and PyInstaller's start program (GPL with an
  exception for programs started by it).
"""


_AS_A_WHOLE = """\
**The folder as a whole** holds espeak-ng, so it is passed on under the GNU General Public License,
version 3 or later (`GPL-3.0.txt`). The code of audiodice in it stays under the MIT licence, too.
The sources are in the same release: those of audiodice as `audiodice-VERSION-source.tar.gz`, those
of espeak-ng 1.52.0 at <https://github.com/espeak-ng/espeak-ng/releases/tag/1.52.0>; the package
espeakng-loader says how it was built: <https://github.com/thewh1teagle/espeakng-loader>.

"""


@cache
def packages(root: str = "audiodice[friends]") -> dict[str, Distribution | None]:
    """All packages of an installation by name; None for those not installed here."""
    found: dict[str, Distribution | None] = {}
    waiting = [root]
    while waiting:
        name, extra = re.findall(r"^([\w.-]+)(?:\[([\w,]+)\])?", waiting.pop())[0]
        name = re.sub(r"[-_.]+", "-", name).lower()
        if name in _NEVER or (name in found and not extra):
            continue
        try:
            found[name] = there = importlib.metadata.distribution(name)
        except PackageNotFoundError:
            found[name] = None
            continue
        for needed in there.requires or ():
            only = re.search(r"extra == ['\"](.+?)['\"]", needed)
            if only is None or only[1] in extra.split(","):
                waiting.append(needed)
    found.pop("audiodice")
    return dict(sorted(found.items()))


def licence(name: str, found: Distribution | None) -> str:
    """The name of a package's licence; raises LookupError if it is unknown."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    if found is None:
        raise LookupError(f"{name} is not installed here, and ELSEWHERE does not name it")
    told = found.metadata
    kinds = (one.rpartition(" :: ")[2] for one in told.get_all("Classifier") or () if "Lic" in one)
    for said in (told["License-Expression"], told["License"], *kinds):
        if said and said != "UNKNOWN" and len(said) < _LONGEST:
            return str(_USUAL.get(said, said))
    raise LookupError(f"{name} names no licence, and ELSEWHERE does not name it")


def owners() -> dict[str, str]:
    """By a file's path where packages are installed, the package that brought it."""
    return {
        file.as_posix(): name
        for name, found in packages().items()
        for file in (found.files or () if found else ())
    }


def used(sources: Iterable[str]) -> set[str]:
    """The packages from which these files come."""
    where = {
        str(Path(str(file.locate())).resolve()): name
        for name, found in packages().items()
        for file in (found.files or () if found else ())
    }
    return {where[path] for one in sources if (path := str(Path(one).resolve())) in where}


def page_of(folder: Path, there: Container[str] | None = None) -> str:
    """The page of a folder, with a row for each file with machine code; `there`: packages in it."""
    named = owners()
    tops: dict[str, set[str]] = {}
    rows = []
    for path, at in _files(folder):
        top = at.partition("/")[0]
        of = named.get(at) or _whose(top)
        tops.setdefault(of, set()).add(top)
        if _is_code(path):
            rows.append(f"| {at} | {' | '.join(_library(at) or (of, _licence_of(of), ''))} |\n")
    found = {name: one for name, one in packages().items() if one and (not there or name in there)}
    lines = [f"| {name} | {licence(name, one)} |" for name, one in found.items()]
    told = [f"{_ABOUT}{_AS_A_WHOLE}| package | licence |\n|---|---|", *lines, _MORE]
    told += ["## Where they are\n\n| whose | in |\n|---|---|"]
    told += [f"| {of} | {', '.join(sorted(some))} |" for of, some in sorted(tops.items())]
    told += [
        "\n## Files with machine code\n\n| file | what | licence | copyright |\n|---|---|---|---|"
    ]
    return "\n".join(told) + "\n" + "".join(rows) + "".join(_all_texts(found))


def unnamed(folder: Path) -> list[str]:
    """The files of a folder that have no line on its page, or one without a licence."""
    page = (folder / FILE.name).read_text("utf-8")
    places = page.partition("## Where they are")[2].partition("\n## ")[0]
    tops = {top for row in re.findall(r"^\| (?!unknown)[^|]+ \| (.+) \|$", places, re.M)
            for top in row.split(", ")}  # fmt: skip
    told = re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|", page, re.M)
    code = {at for at, licence in told if licence not in ("?", "none")}
    return [
        at
        for path, at in _files(folder)
        if at.partition("/")[0] not in tops or (_is_code(path) and at not in code)
    ]


UNKNOWN = "unknown"


def _files(folder: Path) -> Iterator[tuple[Path, str]]:
    """All files, and where they are; what PyInstaller puts into `_internal` is where it was."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.parent.name != "__pycache__":
            yield path, path.relative_to(folder).as_posix().removeprefix("_internal/")


def _is_code(path: Path) -> bool:
    if _CODE.search(path.name):
        return True
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _whose(top: str) -> str:
    if _OURS.fullmatch(top):
        return "audiodice"
    if _OF_PYTHON.match(top) or top.removesuffix(".pyd") in sys.stdlib_module_names:
        return "Python"
    for name, found in packages().items():  # metadata that an installer wrote
        if found and re.sub(r"[-_.]+", "-", top).lower().startswith(
            f"{name}-{found.version}".replace(".", "-")
        ):
            return name
    library = _library(top)
    return library[0] if library else UNKNOWN


def _library(at: str) -> tuple[str, str, str] | None:
    name = at.rpartition("/")[2].lower()
    if at.startswith("python3") and "lib-dynload" in at:
        return None
    bare = name.removeprefix("lib")
    fits = max((one for one in _LIBRARIES if bare.startswith(one)), key=len, default=None)
    return tuple(_LIBRARIES[fits]) if fits else None


def _licence_of(of: str) -> str:
    if of == "Python":
        return "PSF-2.0"
    return "?" if of == UNKNOWN else licence(of, packages().get(of))


def page() -> str:
    """The page of the checkout; raises LookupError for a package without a licence."""
    there = packages("audiodice[friends,prism]")
    rows = (f"| {name} | {licence(name, found)} |\n" for name, found in there.items())
    return f"{_ABOUT}| package | licence |\n|---|---|\n{''.join(rows)}{_MORE}"


def _all_texts(there: Mapping[str, Distribution | None]) -> Iterator[str]:
    yield "\n# The texts of the licences\n"
    for name in ("GPL-3.0-or-later", "LGPL-2.1-or-later", "Apache-2.0", "PSF-2.0"):
        yield _section(name, _TEXTS[name].read_text("utf-8"))
    yield _section("Libraries", _PERMISSIVE.read_text("utf-8"))
    for name, found in there.items():
        if found is None:
            continue
        told = [*_own_texts(found)] or [_TEXTS[licence(name, found)].read_text("utf-8")]
        yield _section(f"{name} {found.version}", "\n\n".join(told))


def _own_texts(found: Distribution) -> Iterator[str]:
    for path in sorted(found.files or (), key=str):
        is_text = re.search(r"licen[cs]e|copying|notice|e[dp]l-v", path.name, re.I)
        if is_text and path.suffix not in (".py", ".pyc") and path.parts[0] != "..":
            yield Path(str(path.locate())).read_text("utf-8", "replace").strip()


def _section(title: str, text: str) -> str:
    indented = "".join(f"    {line}".rstrip() + "\n" for line in text.splitlines())
    return f"\n## {title}\n\n{indented}"


def main() -> int:
    """Write or check a page; the status is 1 if a file has no line."""
    options = argparse.ArgumentParser()
    options.add_argument("folder", nargs="?", type=Path)
    options.add_argument("out", nargs="?", type=Path, default=FILE)
    options.add_argument("--check", action="store_true")
    asked = options.parse_args()
    if asked.check:
        gone = unnamed(asked.folder)
        for at in gone:
            print(f"{asked.folder / FILE.name} has no line with a licence for {at}")
        return 1 if gone else 0
    made = page_of(asked.folder) if asked.folder else page()
    asked.out.write_text(made, "utf-8", newline="\n")
    print(asked.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
