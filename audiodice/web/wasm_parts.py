"""The libraries in Pyodide besides itself and Python, and the source of each licence text.

Pyodide's WebAssembly exports `PyInit_NAME` for each module of Python, and the functions of the
libraries. `tests/web/browser/test_packed.py` reads these names, and fails for any that no entry
here claims. Some libraries in modules (expat, libmpdec, HACL*, mimalloc) export no functions; they
are known from Python's sources. LLVM's and Emscripten's libraries are known from Emscripten's
sources. The parts of the loader are in the list of its sources (`pyodide.mjs.map` in npm's
package).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    licence: str
    texts: tuple[str, ...]
    """Its licences, as files in `licence_texts`."""
    source: str
    """The source of the text."""
    modules: tuple[str, ...] = ()
    """Python modules that need it."""
    functions: tuple[str, ...] = ()
    """Prefixes of its functions, without leading underscores."""


PARTS = (
    Part(
        "Emscripten 5", "MIT", ("emscripten",), "LICENSE of its sources",
        functions=("emscripten", "em", "syscall", "wasi", "wasm", "stack"),
    ),
    Part(
        "musl", "MIT", ("musl",), "COPYRIGHT of its sources",
        functions=("pthread", "atomic", "posix", "isoc99", "get", "ns", "inet"),
    ),
    Part(
        "LLVM's libraries (compiler-rt, libc++, libc++abi, libunwind)",
        "Apache 2.0 with LLVM's exceptions", ("Apache-2.0", "llvm-exceptions"),
        "LICENSE.TXT of LLVM", functions=("cxa", "Unwind"),
    ),
    Part(
        "bzip2 1.0.6", "BSD-like", ("bzip2",), "LICENSE of its sources, by Debian",
        modules=("_bz2",), functions=("BZ2",),
    ),
    Part(
        "expat 2.7.3", "MIT", ("expat",), "COPYING of its sources",
        modules=("pyexpat", "_elementtree"),
    ),
    Part(
        "HACL*", "MIT", ("hacl",), "the heads of the files in Modules/_hacl of Python",
        modules=("_blake2", "_hmac", "_md5", "_sha1", "_sha2", "_sha3"),
    ),
    Part(
        "libffi", "MIT", ("libffi",), "LICENSE of its sources",
        modules=("_ctypes",), functions=("ffi",),
    ),
    Part(
        "liblzma 5.6.7 (XZ Utils)", "0BSD", ("xz",), "COPYING.0BSD of its sources",
        modules=("_lzma",), functions=("lzma",),
    ),
    Part(
        "libmpdec", "BSD, 2 clauses", ("libmpdec",),
        "the heads of the files in Modules/_decimal/libmpdec of Python, by Debian",
        modules=("_decimal",),
    ),
    Part(
        "mimalloc", "MIT", ("mimalloc",), "the head of the files in Objects/mimalloc of Python"
    ),
    Part(
        "SQLite 3.39.0", "public domain", ("sqlite",), "the heads of its files",
        modules=("_sqlite3",), functions=("sqlite3",),
    ),
    Part(
        "stackframe and error-stack-parser, in the loader", "MIT", ("stackframe",),
        "LICENSE of their sources",
    ),
    Part(
        "zlib 1.3.1", "zlib licence", ("zlib",), "zlib.h, by Debian",
        modules=("zlib", "binascii"),
    ),
    Part(
        "Zstandard", "BSD, 3 clauses", ("zstd",), "LICENSE of its sources",
        modules=("_zstd",), functions=("ZSTD", "ZSTDMT", "ZDICT", "HUF", "FSE", "COVER", "POOL"),
    ),
)  # fmt: skip
