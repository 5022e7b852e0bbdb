"""TOML files made to stop a program: what each is, and who would read it for ever."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.support.require import make_link, make_pipe

Make = Callable[[Path], object]

DEEP = "[" * 5_000 + "]" * 5_000
TEXTS = {
    "nested arrays": f"a = {DEEP}",
    "nested arrays over lines": "a = " + "[\n" * 5_000 + "]" * 1_000,
    "nested within reach of Python": "a = " + "[" * 60 + "]" * 60,
    "nested tables": "a = " + "{b = " * 100 + "1" + "}" * 100,
    "a number of 5,000 digits": "rate = " + "9" * 5_000,
    "a number of 1,900 digits": "rate = " + "9" * 1_900,
    "a key name of 3,000 characters": 'roll = "' + "k" * 3_000 + '"',
    "a key name of 1,900 characters": 'roll = "' + "k" * 1_900 + '"',
    "a name of 1,900 characters": "k" * 1_900 + " = 1",
    "a dotted key of 40 kB": ".".join("a" * 20_000) + " = 1",
    "dotted keys over lines": "".join(f"{'.'.join('b' * 900)}.k{n} = 1\n" for n in range(8)),
    "a dotted key in quotes": '"\\"".' * 300 + "a = 1",
    "a dotted table": "[" + ".".join("a" * 900) + "]\n" + "b = 1\n" * 1_000,
    "a dotted key in a table": "a = {" + ".".join("a" * 900) + " = 1}",
    "a long text": "# " + "\n# x" * 50_000,
    "many names": "".join(f"k{n} = 1\n" for n in range(1_700)),
    "many dotted names": "".join(f"a.b.c.d.k{n}=1\n" for n in range(1_000)),
    "no UTF-8": "a = '\udcff'",
    "control characters": '"\\u001b[2J\\u202e" = "\\u0007"\nroll = "\\u001b]0;x"\n',
}


def _written(text: str) -> Make:
    return lambda path: path.write_bytes(text.encode("utf-8", "surrogateescape"))


FILES: dict[str, Make] = {
    **{name: _written(text) for name, text in TEXTS.items()},
    "a pipe": make_pipe,
    "a link to /dev/zero": lambda path: make_link(path, "/dev/zero"),
    "a link to a terminal": lambda path: make_link(path, "/dev/tty"),
    "a folder": Path.mkdir,
    "a loop of links": lambda path: make_link(path, path.name),
}
