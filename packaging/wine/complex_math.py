"""Wine 8's C runtime has no complex numbers (crealf and its like are stubs), which numpy needs.

complex_math.py PYTHON_FOLDER: puts npy-ms-win-crt-math-l1-1-0.dll beside python.exe, which has
them from mingw and hands everything else on to Wine's ucrtbase, and lets the extension modules
in the folder load it in place of api-ms-win-crt-math-l1-1-0.dll (a name of the same length).
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

UCRT = "/usr/lib/x86_64-linux-gnu/wine/x86_64-windows/ucrtbase.dll"
OLD, NEW = b"api-ms-win-crt-math-l1-1-0.dll", b"npy-ms-win-crt-math-l1-1-0.dll"
UNARY = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cos",
    "cosh",
    "exp",
    "log",
    "proj",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
]
REAL = ["real", "imag", "arg", "abs"]


def objdump(path):
    return subprocess.run(
        ["x86_64-w64-mingw32-objdump", "-p", str(path)], capture_output=True, text=True
    ).stdout


def main(root):
    imports, touched = set(), []
    site = root / "Lib" / "site-packages"
    for path in [*site.rglob("*.pyd"), *site.rglob("*.dll")]:
        data = path.read_bytes()
        if path.name.encode() == NEW or (OLD not in data and NEW not in data):
            continue
        dll = ""
        for line in objdump(path).splitlines():
            if m := re.match(r"\s+DLL Name: (.*)", line):
                dll = m[1].encode()
            elif (m := re.match(r"\t[0-9a-f]+\t\s*\d+\s+(\S+)$", line)) and dll in (OLD, NEW):
                imports.add(m[1])
            elif "Export Tables" in line:
                dll = b""
        touched.append((path, data))
    has = set(re.findall(r"^\t\[\s*\d+\] (\S+)$", objdump(UCRT), re.M))
    code = [
        "#include <complex.h>",
        "typedef struct { double re, im; } D; typedef struct { float re, im; } F;",
        "static double _Complex d(D v) { double _Complex z; __real__ z = v.re; __imag__ z = v.im; return z; }",
        "static float _Complex f(F v) { float _Complex z; __real__ z = v.re; __imag__ z = v.im; return z; }",
    ]
    ours = {}
    for s, ty, real, to in (
        ("", "D", "double", "d"),
        ("f", "F", "float", "f"),
        ("l", "D", "double", "d"),
    ):
        e = "" if s == "l" else s  # long double is double there
        for n in UNARY:
            code.append(
                f"{ty} s_c{n}{s}({ty} v) {{ {real} _Complex z = c{n}{e}({to}(v)); return ({ty}){{__real__ z, __imag__ z}}; }}"
            )
            ours[f"c{n}{s}"] = f"s_c{n}{s}"
        code.append(
            f"{ty} s_cpow{s}({ty} v, {ty} w) {{ {real} _Complex z = cpow{e}({to}(v), {to}(w)); return ({ty}){{__real__ z, __imag__ z}}; }}"
        )
        code.append(f"{ty} s_conj{s}({ty} v) {{ v.im = -v.im; return v; }}")
        ours |= {f"cpow{s}": f"s_cpow{s}", f"conj{s}": f"s_conj{s}"}
        for n in REAL:
            code.append(f"{real} s_c{n}{s}({ty} v) {{ return c{n}{e}({to}(v)); }}")
            ours[f"c{n}{s}"] = f"s_c{n}{s}"
    exports = [
        f"{n}={ours[n]}" if n in ours else f"{n}=ucrtbase.{n}"
        for n in sorted(imports | set(ours))
        if n in ours or n in has
    ]
    with tempfile.TemporaryDirectory() as work:
        c, d = Path(work, "m.c"), Path(work, "m.def")
        c.write_text("\n".join(code))
        d.write_text(f"LIBRARY {NEW.decode()}\nEXPORTS\n" + "\n".join(exports))
        subprocess.run(
            [
                "x86_64-w64-mingw32-gcc",
                "-O2",
                "-s",
                "-shared",
                "-static",
                "-o",
                str(root / NEW.decode()),
                str(c),
                str(d),
            ],
            check=True,
        )
    for path, data in touched:
        if OLD in data:
            path.write_bytes(data.replace(OLD, NEW))
    print(
        f"{len(exports)} functions, {len(touched)} modules, missing: {sorted(imports - has - set(ours))}"
    )


main(Path(sys.argv[1]))
