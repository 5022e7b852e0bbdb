"""Put a program beside the Windows Python, as pip does on Windows.

    console_script.py PYTHON_FOLDER NAME MODULE:FUNCTION

The program is distlib's launcher (it is in pip's wheel), a line that names python.exe, and a zip.
"""

from __future__ import annotations

import io
import sys
import zipfile
from importlib.resources import files
from pathlib import Path

START = "import sys\nfrom {module} import {function}\nsys.exit({function}())\n"


def zipped(source: str) -> bytes:
    """A zip whose `__main__.py` is `source`."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("__main__.py", source)
    return packed.getvalue()


def program(python: Path, entry: str) -> bytes:
    """The bytes of the program that calls `entry` with this Python."""
    module, _, function = entry.partition(":")
    launcher = files("pip._vendor.distlib").joinpath("t64.exe").read_bytes()
    windows = "Z:" + str(python.resolve()).replace("/", "\\")
    start = START.format(module=module, function=function)
    return launcher + f'#!"{windows}"\r\n'.encode() + zipped(start)


def main() -> None:
    folder, name, entry = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    (folder / f"{name}.exe").write_bytes(program(folder / "python.exe", entry))


if __name__ == "__main__":
    main()
