"""Give numpy the complex functions that Wine 8's C runtime lacks (crealf and its like are stubs).

    complex_math.py PYTHON_FOLDER

Puts a library beside python.exe that has them from mingw and forwards all others to Wine's own, and
changes the library's name in each extension module. Both names are equally long, so a module needs
no other change.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

UCRT = "/usr/lib/x86_64-linux-gnu/wine/x86_64-windows/ucrtbase.dll"
OLD, NEW = b"api-ms-win-crt-math-l1-1-0.dll", b"npy-ms-win-crt-math-l1-1-0.dll"

# Microsoft's compiler expects a complex number as a structure; mingw returns it differently.
HEAD = """\
#include <complex.h>
typedef struct { double re, im; } D;
typedef struct { float re, im; } F;
static double _Complex d(D v) {
    double _Complex z; __real__ z = v.re; __imag__ z = v.im; return z;
}
static float _Complex f(F v) {
    float _Complex z; __real__ z = v.re; __imag__ z = v.im; return z;
}
"""
UNARY = (
    "{shape} our_c{name}{suffix}({shape} v) {{"
    " {real} _Complex z = c{name}{ours}({number}(v));"
    " return ({shape}){{__real__ z, __imag__ z}}; }}\n"
)
REAL = "{real} our_c{name}{suffix}({shape} v) {{ return c{name}{ours}({number}(v)); }}\n"
OTHERS = """\
{shape} our_cpow{suffix}({shape} v, {shape} w) {{
    {real} _Complex z = cpow{ours}({number}(v), {number}(w));
    return ({shape}){{__real__ z, __imag__ z}};
}}
{shape} our_conj{suffix}({shape} v) {{ v.im = -v.im; return v; }}
"""
UNARY_NAMES = (
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh"),
    *("exp", "log", "proj", "sin", "sinh", "sqrt", "tan", "tanh"),
)
REAL_NAMES = ("real", "imag", "arg", "abs")

# By suffix: type in C, our structure, suffix of mingw's function. Here long double is double.
KINDS = {"": ("double", "D", ""), "f": ("float", "F", "f"), "l": ("double", "D", "")}


def source() -> tuple[str, set[str]]:
    """The C source, and the names of its functions."""
    code, names = [HEAD], set()
    for suffix, (real, shape, ours) in KINDS.items():
        words = {"suffix": suffix, "real": real, "shape": shape, "ours": ours}
        words["number"] = shape.lower()
        code += [UNARY.format(name=name, **words) for name in UNARY_NAMES]
        code += [REAL.format(name=name, **words) for name in REAL_NAMES]
        code.append(OTHERS.format(**words))
        names |= {f"c{name}{suffix}" for name in (*UNARY_NAMES, *REAL_NAMES, "pow")}
        names.add(f"conj{suffix}")
    return "".join(code), names


def described(path: str | Path) -> str:
    """The output of objdump for a library."""
    command = ("x86_64-w64-mingw32-objdump", "-p", str(path))
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def imported(description: str) -> Iterator[str]:
    """The functions that a module imports from the runtime's mathematics."""
    library = b""
    for line in description.splitlines():
        if found := re.match(r"\s+DLL Name: (.*)", line):
            library = found[1].encode()
        elif "Export Tables" in line:
            library = b""
        elif library in (OLD, NEW) and (found := re.match(r"\t[0-9a-f]+\t\s*\d+\s+(\S+)$", line)):
            yield found[1]


def exported(description: str) -> set[str]:
    """The functions that a library exports."""
    return set(re.findall(r"^\t\[\s*\d+\] (\S+)$", description, re.MULTILINE))


def compile_library(target: Path, code: str, exports: list[str]) -> None:
    with tempfile.TemporaryDirectory() as work:
        source_file, definition = Path(work, "math.c"), Path(work, "math.def")
        source_file.write_text(code)
        definition.write_text("\n".join([f"LIBRARY {target.name}", "EXPORTS", *exports]))
        compiler = ("x86_64-w64-mingw32-gcc", "-O2", "-s", "-shared", "-static")
        subprocess.run((*compiler, "-o", target, source_file, definition), check=True)


def main() -> None:
    """Make the library, and make every module in the Python's folder load it."""
    root = Path(sys.argv[1])
    site = root / "Lib" / "site-packages"
    modules = [*site.rglob("*.pyd"), *site.rglob("*.dll")]
    users = {path: path.read_bytes() for path in modules}
    users = {path: data for path, data in users.items() if OLD in data or NEW in data}
    wanted = {name for path in users for name in imported(described(path))}
    code, ours = source()
    theirs = exported(described(UCRT)) - ours
    exports = [f"{name}=our_{name}" for name in sorted(ours)]
    exports += [f"{name}=ucrtbase.{name}" for name in sorted(wanted & theirs)]
    compile_library(root / NEW.decode(), code, exports)
    for path, data in users.items():
        if OLD in data:
            path.write_bytes(data.replace(OLD, NEW))
    missing = sorted(wanted - theirs - ours)
    print(f"{len(exports)} functions, {len(users)} modules, missing: {missing or 'none'}")


if __name__ == "__main__":
    main()
