"""libsodium.js in the built site gives the same bytes as PyNaCl on a desktop."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from audiodice.web.npm_package import node

pytest.importorskip("nacl")

HERE = Path(__file__).parent
INSIDE = """
import json
from audiodice.web.libsodium import Libsodium
crypto = Libsodium(calls)

def hexed(value):
    return value.hex() if isinstance(value, bytes) else value

def done(name, *texts):
    if name == "stretch":
        return crypto.stretch(texts[0])
    data = [bytes.fromhex(text) for text in texts]
    if name == "public":
        return crypto.new_key(data[0]).public
    if name == "sign":
        return crypto.new_key(data[0]).sign(data[1])
    return getattr(crypto, name)(*data)

answer = json.dumps([hexed(done(*one)) for one in json.loads(given)])
"""


@pytest.fixture(scope="module")
def in_node(
    real_site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[list[Any]], Any]:
    scripts = tmp_path_factory.mktemp("scripts")
    shutil.copytree(real_site / "friends", scripts / "friends")
    (scripts / "package.json").write_text('{"type": "module"}')

    def run(questions: list[Any]) -> Any:
        runner = str(HERE / "libsodium_in_node.mjs")
        done = subprocess.run(
            [*node(), runner, str(real_site), str(scripts), INSIDE],
            input=json.dumps(questions), capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run


def test_both_libraries_agree(in_node: Callable[[list[Any]], Any]) -> None:
    from audiodice.friends.wire.sodium import Sodium

    ours, draw = Sodium(), random.Random(8)
    questions: list[tuple[str, ...]] = []
    wanted: list[Any] = []

    def ask(want: bytes | bool | None, name: str, *given: bytes) -> None:
        questions.append((name, *(one.hex() for one in given)))
        wanted.append(want.hex() if isinstance(want, bytes) else want)

    for length in (0, 1, 16, 239, 6000):
        seed, key, nonce = draw.randbytes(32), draw.randbytes(32), draw.randbytes(24)
        data, about = draw.randbytes(length), draw.randbytes(32)
        own = ours.new_key(seed)
        signature, sealed = own.sign(data), ours.seal(key, nonce, data, about)
        changed = bytes([sealed[0] ^ 1]) + sealed[1:]
        ask(own.public, "public", seed)
        ask(signature, "sign", seed, data)
        ask(True, "verify", own.public, data, signature)
        ask(False, "verify", own.public, data + b"x", signature)
        ask(sealed, "seal", key, nonce, data, about)
        ask(data, "open", key, nonce, sealed, about)
        ask(None, "open", key, nonce, changed, about)
        ask(None, "open", key, nonce, sealed, about + b"x")
    for junk in (b"", b"x", bytes(15), bytes(32), bytes(1000)):
        ask(False, "verify", junk, b"data", bytes(64))
        ask(False, "verify", ours.new_key(bytes(32)).public, b"data", junk)
        ask(None, "open", bytes(32), bytes(24), junk, b"")
        ask(None, "open", bytes(32), junk, bytes(40), b"")
        ask(None, "open", junk, bytes(24), bytes(40), b"")
    for code in ("lantern harvest copper violin anchor", "äpfel ほし"):
        questions.append(("stretch", code))
        wanted.append(ours.stretch(code).hex())
    assert in_node(questions) == wanted
