"""A room's secret, to which its spoken code leads, and its cryptography.

`friends/wire/sodium.py` implements `Crypto`.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import NamedTuple, Protocol

LARGEST = 65_536
"""The most bytes of a message; a larger one is ignored."""
TOPICS = "audiodice/2/"
"""The prefix of each room's topic."""
SALT = sha256(b"audiodice room 2").digest()[:16]
"""The salt for stretching a code. It is fixed: a code must be enough to find a room."""
PASSES, MEMORY = 3, 64 * 2**20
"""Argon2id's parameters for stretching a code."""
NONCE, TAG = 24, 16
OVERHEAD = NONCE + TAG


class SigningKey(Protocol):
    """The secret half of an Ed25519 key."""

    public: bytes
    """The public half, 32 bytes."""

    def sign(self, data: bytes) -> bytes:
        """The signature of `data`, 64 bytes."""


class Crypto(Protocol):
    """Ed25519, XChaCha20-Poly1305 and Argon2id."""

    def new_key(self, seed: bytes) -> SigningKey:
        """The key made from 32 random bytes."""

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        """Whether the owner of `public` signed `data`. Never raises."""

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        """Encrypt `data` with a key of 32 bytes; the result is 16 bytes longer.

        A `nonce` of 24 bytes must be used only once. `about` is authenticated, but not included.
        """

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        """The decrypted data; None if anything was changed."""

    def stretch(self, code: str) -> bytes:
        """32 bytes of a spoken code, slowly: Argon2id, 64 MiB, three passes (about 0.3 s)."""


class RoomSecret(NamedTuple):
    """A room's topic and the key of its messages, known to all who have the code."""

    topic: str
    """32 hex digits: the name at the relays."""
    key: bytes
    """32 bytes."""


def secret_of(stretched: bytes) -> RoomSecret:
    """The secret of a room, from its stretched code (`Crypto.stretch`): HKDF with SHA-256."""
    extracted = hmac.digest(b"audiodice room 2", stretched, sha256)
    first = hmac.digest(extracted, b"topic\x01", sha256)
    return RoomSecret(first[:16].hex(), hmac.digest(extracted, b"key\x01", sha256))


def sealed(crypto: Crypto, secret: RoomSecret, nonce: bytes, data: bytes) -> bytes:
    """The encrypted message that the relays see."""
    return nonce + crypto.seal(secret.key, nonce, data, secret.topic.encode())


def opened(crypto: Crypto, secret: RoomSecret, message: bytes) -> bytes | None:
    """The decrypted message; None if it is of another room, was changed, or is too long."""
    if not OVERHEAD <= len(message) <= LARGEST:
        return None
    return crypto.open(secret.key, message[:NONCE], message[NONCE:], secret.topic.encode())
