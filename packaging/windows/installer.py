"""Make the Windows installer of the one-folder program, on any system that has NSIS's makensis.

    python packaging/windows/installer.py dist/audiodice 1.0.0 audiodice-1.0.0-setup.exe
    python packaging/windows/installer.py … --sign "signtool sign /a /fd SHA256 …"

Equal input gives an equal installer, unless it is signed. Standard library only.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path, PureWindowsPath

SCRIPT = Path(__file__).with_name("audiodice.nsi")
PROGRAMS = ("audiodice.exe", "audiodice-window.exe")
_LONGEST_FILE, _LONGEST_FOLDER = 259, 247  # what Windows takes as a path


def numbers(version: str) -> str:
    """The version as Windows wants it in the properties of a file.

    >>> numbers("1.0.0rc1"), numbers("1.2")
    ('1.0.0.0', '1.2.0.0')
    """
    found = re.match(r"\d{1,4}(\.\d{1,4}){0,2}", version)
    if not found or not re.fullmatch(r"[\w.+-]+", version):
        raise ValueError(f"VERSION is {version}; it must be like 1.0.0 or 1.0.0rc1")
    return ".".join([*found[0].split("."), "0", "0", "0"][:4])


def room(names: list[str], folders: list[str]) -> int:
    """The longest path that the folder of the program may have, so that each file in it fits."""
    files = _LONGEST_FILE - max(map(len, names))
    deepest = _LONGEST_FOLDER - max(map(len, folders), default=0)
    return min(files, deepest) - len("\\_new\\")


def listed(folder: Path) -> tuple[str, dict[str, int]]:
    """The files and folders as NSIS macros that call another macro for each, and their figures."""
    if missing := [name for name in PROGRAMS if not (folder / name).is_file()]:
        raise ValueError(f"FROZEN is {folder}; it must hold {' and '.join(missing)}")
    paths = sorted(folder.rglob("*"))
    name = {path: str(PureWindowsPath(path.relative_to(folder))) for path in paths}
    if odd := [one for one in name.values() if re.search(r'[$"]', one)]:
        raise ValueError(f"FROZEN has a file {odd[0]}; a name may have no $ and no quotation mark")
    files = [path for path in paths if path.is_file()]
    folders = sorted(name[path] for path in paths if path.is_dir())
    macros = {
        "FILES": [f'"{name[path]}" "{path}"' for path in files],
        "FOLDERS": [f'"{one}"' for one in folders],
        "FOLDERS_INNER_FIRST": [f'"{one}"' for one in reversed(folders)],
    }
    lines: list[str] = []
    for macro, arguments in macros.items():
        lines.append(f"!macro {macro} DO")
        lines += [f"!insertmacro ${{DO}} {one}" for one in arguments]
        lines.append("!macroend")
    size = sum(path.stat().st_size for path in files)
    figures = {"KB": size // 1024, "ROOM": room([name[path] for path in files], folders)}
    return "\n".join(lines) + "\n", figures


def make(folder: Path, version: str, out: Path, *, sign: str = "", quick: bool = False) -> None:
    """Make the installer `out`. Raises ValueError, or CalledProcessError if makensis fails."""
    if not shutil.which("makensis"):
        raise ValueError("makensis is missing; NSIS has it (apt-get install nsis)")
    text, figures = listed(folder.resolve())
    defines = {"VERSION": version, "NUMBERS": numbers(version), "OUT": out.resolve(), **figures}
    defines |= {"COMPRESSOR": "zlib" if quick else "lzma"} | ({"SIGN": sign} if sign else {})
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch, "list.nsh")
        listing.write_text(text, "utf-8")
        defines["LIST"] = listing
        command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
        command += [f"-D{name}={value}" for name, value in defines.items()]
        subprocess.run([*command, str(SCRIPT)], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the Windows installer.")
    parser.add_argument("frozen", metavar="FROZEN", type=Path, help="the one-folder program")
    parser.add_argument("version", metavar="VERSION")
    parser.add_argument("out", metavar="OUT.exe", type=Path)
    parser.add_argument(
        "--sign", default="", metavar="COMMAND", help="signs the file named after it"
    )
    parser.add_argument("--quick", action="store_true", help="a larger one in less time, for tests")
    given = parser.parse_args()
    try:
        make(given.frozen, given.version, given.out, sign=given.sign, quick=given.quick)
    except ValueError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    print(f"{given.out.name}: {given.out.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
