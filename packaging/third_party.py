"""Write THIRD-PARTY.md: the packages that audiodice installs, and their licences.

    uv run packaging/third_party.py

The list is made from the metadata of installed packages, and from `ELSEWHERE` for those of other
systems. The one-folder program contains the packages, so it gets the texts of all licences, too
(`audiodice.spec` calls `page(texts=True)`). Standard library only.
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
from collections.abc import Iterator
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


def page(*, texts: bool = False) -> str:
    """The page; raises LookupError for a package without a licence, or without its text."""
    if texts:  # for the one-folder program, which contains only installed packages, and no prism
        there = {name: found for name, found in packages().items() if found}
    else:
        there = packages("audiodice[friends,prism]")
    rows = "".join(f"| {name} | {licence(name, found)} |\n" for name, found in there.items())
    made = f"{_ABOUT}| package | licence |\n|---|---|\n{rows}{_MORE}"
    return made + "".join(_all_texts(there)) if texts else made


def _all_texts(there: dict[str, Distribution | None]) -> Iterator[str]:
    yield "\n# The texts of the licences\n"
    for name in ("LGPL-2.1-or-later", "PSF-2.0"):  # NVDA's library, SDL's; Python
        yield _section(name, _TEXTS[name].read_text("utf-8"))
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


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8", newline="\n")
    sys.stdout.write(f"{FILE}\n")
