"""Random terminal input that is not a key: reports and pastes, whole or truncated."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Callable

MAY_BE_KEYS = re.compile(rb"\x1b\[(?:[\d;:]*[A-HPQSZa-du~^$@]|\[|M)")
"""CSI sequences that some terminal sends for a key, and the beginnings of others."""

TEXTS = (
    "rgb:1e1e/1e1e/2e2e", "b\rb\r", "1 5 a b", "xterm(388)", "0+r544e=787465726d", "Fünf 五 \u201d",
    "\x1b", "", "bank", "\t\n", "c;YmIK", "?1;2c",
)  # fmt: skip


def report(chance: random.Random) -> bytes:
    """A complete sequence that no key sends."""
    made = chance.choice(_KINDS)(chance)
    return report(chance) if MAY_BE_KEYS.fullmatch(made) else made


def paste(chance: random.Random) -> bytes:
    """A text that is pasted, as a terminal with bracketed paste tells it."""
    parts = ("b\r", "a", "1", "\x1b[A", "\x1b", "Ä", "enter", " ", "\x03", "\r\n", "[201~", "\x11")
    text, end = "".join(chance.choices(parts, k=chance.randrange(1, 40))), "\x1b[201~"
    while end in text:  # terminals leave out the end mark; the remaining text may contain another
        text = text.replace(end, "")
    return f"\x1b[200~{text}{end}".encode()


def _csi(chance: random.Random) -> bytes:
    private = chance.choice(("", "", "?", ">", "<", "="))
    digits = "".join(chance.choices("0123456789;:", k=chance.randrange(0, 12)))
    between = "".join(chance.choices(" !\"#$%&'()*+,-./", k=chance.choice((0, 0, 0, 1, 2))))
    last = chance.choice(string.ascii_letters + "@[\\]^_`{|}~")
    begin = "\x9b" if chance.random() < 0.1 else "\x1b["
    made = f"{private}{digits}{between}{last}"
    if MAY_BE_KEYS.fullmatch(b"\x1b[" + made.encode()):
        return _csi(chance)
    return (begin + made).encode("latin-1" if chance.random() < 0.5 else "utf-8")


def _known(chance: random.Random) -> bytes:
    """An answer or report of a kind that terminals send."""
    one, two = chance.randrange(1, 300), chance.randrange(1, 300)
    return chance.choice((
        "\x1b[I", "\x1b[O", f"\x1b[{one};{two}R", "\x1b[0n", "\x1b[?62;22;52c", "\x1b[>41;388;0c",
        f"\x1b[<{chance.randrange(70)};{one};{two}{chance.choice('Mm')}", f"\x1b[32;{one};{two}M",
        "\x1b[?2026;2$y", f"\x1b[8;{one};{two}t", "\x1b[?1u", "\x1b[98;1:3u", "\x1b[57441;2u",
        "\x1b[1;1:3B", "\x1b[25~", "\x1b[34;5~", "\x1b[99999999u", "\x1b[?997;1n", "\x1b[u",
    )).encode()  # fmt: skip


def _text(chance: random.Random) -> bytes:
    begin = chance.choice("P]X^_")
    text = "".join(chance.choices(TEXTS, k=chance.randrange(0, 4))).replace("\x1b", "")
    ends = ["\x1b\\"] + ["\a"] * (begin == "]")
    made = f"\x1b{begin}{chance.choice(('11;', '1$r', '', '>|', 'Gi=1;'))}{text}"
    if chance.random() < 0.1:
        return made.encode() + b"\x9c"
    return (made + chance.choice(ends)).encode()


def _ss3(chance: random.Random) -> bytes:
    return f"\x1bO{chance.choice(('', '', '5'))}{chance.choice('GJKLNTUVWYZefghiz_{|}~')}".encode()


def _mouse(chance: random.Random) -> bytes:
    if chance.random() < 0.5:
        return b"\x1b[M" + bytes(chance.randrange(32, 128) for _ in range(3))
    return b"\x1b[M" + "".join(chr(chance.randrange(32, 700)) for _ in range(3)).encode()


def _character_set(chance: random.Random) -> bytes:
    return f"\x1b{chance.choice(' #%()*+-./')}{chance.choice('0123ABGFb')}".encode()


_KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    _csi, _csi, _known, _known, _text, _text, _ss3, _mouse, _character_set,
)  # fmt: skip
