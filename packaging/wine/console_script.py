"""console_script.py PYTHON_FOLDER NAME MODULE:FUNCTION: NAME.exe beside python.exe, as pip makes it
on Windows: distlib's launcher (in pip's wheel), a shebang, a zip."""

import io
import sys
import zipfile
from pathlib import Path

import pip._vendor.distlib as distlib

folder, name, entry = Path(sys.argv[1]), sys.argv[2], sys.argv[3].split(":")
windows = "Z:" + str((folder / "python.exe").resolve()).replace("/", "\\")
packed = io.BytesIO()
with zipfile.ZipFile(packed, "w") as z:
    z.writestr(
        "__main__.py", f"import sys\nfrom {entry[0]} import {entry[1]}\nsys.exit({entry[1]}())\n"
    )
launcher = Path(distlib.__file__).with_name("t64.exe").read_bytes()
(folder / f"{name}.exe").write_bytes(launcher + f'#!"{windows}"\r\n'.encode() + packed.getvalue())
