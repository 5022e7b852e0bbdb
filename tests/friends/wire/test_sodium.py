"""libsodium against published test vectors."""

from __future__ import annotations

import time

import pytest

from audiodice.friends.wire.sodium import Sodium

pytest.importorskip("nacl")
SODIUM = Sodium()
NONCE = bytes.fromhex("404142434445464748494a4b4c4d4e4f5051525354555657")
KEY = bytes.fromhex("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f")
ABOUT = bytes.fromhex("50515253c0c1c2c3c4c5c6c7")
PLAIN = (
    b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    b"sunscreen would be it."
)


def test_ed25519_as_in_rfc_8032() -> None:
    seed = bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    key = SODIUM.new_key(seed)
    public = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    assert key.public.hex() == public
    signature = key.sign(b"\x72")
    assert signature.hex().startswith("92a009a9f0d4cab8720e820b5f642540")
    assert SODIUM.verify(key.public, b"\x72", signature)
    assert not SODIUM.verify(key.public, b"\x73", signature)
    assert not SODIUM.verify(SODIUM.new_key(bytes(32)).public, b"\x72", signature)


def test_xchacha20_poly1305_as_in_the_internet_draft() -> None:
    sealed = SODIUM.seal(KEY, NONCE, PLAIN, ABOUT)
    assert sealed[:16].hex() == "bd6d179d3e83d43b9576579493c0e939"
    assert sealed[-16:].hex() == "c0875924c1c7987947deafd8780acf49"
    assert SODIUM.open(KEY, NONCE, sealed, ABOUT) == PLAIN


@pytest.mark.parametrize("place", [0, 50, -1])
def test_changed_message_is_not_opened(place: int) -> None:
    sealed = bytearray(SODIUM.seal(KEY, NONCE, PLAIN, ABOUT))
    sealed[place] ^= 1
    assert SODIUM.open(KEY, NONCE, bytes(sealed), ABOUT) is None


def test_message_of_another_topic_is_not_opened() -> None:
    assert SODIUM.open(KEY, NONCE, SODIUM.seal(KEY, NONCE, PLAIN, ABOUT), b"other") is None
    assert SODIUM.open(bytes(32), NONCE, SODIUM.seal(KEY, NONCE, PLAIN, ABOUT), ABOUT) is None


@pytest.mark.parametrize("junk", [b"", b"x", bytes(15), bytes(16), bytes(1000)])
def test_random_bytes_never_raise(junk: bytes) -> None:
    assert SODIUM.open(KEY, NONCE, junk, b"") is None
    assert SODIUM.open(KEY, junk, bytes(40), b"") is None
    assert SODIUM.open(junk, NONCE, bytes(40), b"") is None
    assert not SODIUM.verify(junk, b"data", bytes(64))
    assert not SODIUM.verify(SODIUM.new_key(bytes(32)).public, b"data", junk)


def test_code_gives_the_same_key_everywhere() -> None:
    """Changing this value would break joining between versions."""
    began = time.process_time()
    stretched = SODIUM.stretch("471926350813")
    assert time.process_time() - began > 0.02  # it is dear to guess
    assert stretched.hex() == ("8172ce8b114738e7b827c6289da3b550cafa2ac40d087461e45fe0b9faa4c3f4")
    assert stretched != SODIUM.stretch("lantern harvest copper violin anchors")
