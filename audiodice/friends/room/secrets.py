"""The secret that a spoken code leads to: a room's topic, and the encryption of its messages."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from audiodice.friends.room.crypto import Crypto

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
