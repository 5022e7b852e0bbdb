"""The secret that a spoken code leads to: a table's topic and the encryption of its messages."""

from __future__ import annotations

import hmac
import unicodedata
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.engine.shared.crypto import Crypto

LARGEST = 65_536
"""The most bytes of a message; a larger one is ignored."""
TOPICS = "audiodice/1/"
"""The prefix of each table's topic."""
SALT = sha256(b"audiodice table 1").digest()[:16]
"""The salt for stretching a code. It is fixed: a code must be enough to find a table.

Five words of a list of 2,048 are 55 bits."""
PASSES, MEMORY = 3, 64 * 2**20
"""Argon2id's parameters for stretching a code."""
NONCE, TAG = 24, 16
OVERHEAD = NONCE + TAG


class TableSecret(NamedTuple):
    """A table's topic and the key of its messages, known to all who have the code."""

    topic: str
    """32 hex digits: the name at the broker."""
    key: bytes
    """32 bytes."""


def normal_code(words: Sequence[str]) -> str:
    """The code in the form that is stretched: one space between words, lower case.

    >>> normal_code(["Otter ", "ÄPFEL"])
    'otter äpfel'
    """
    text = unicodedata.normalize("NFKC", " ".join(words)).casefold()
    return unicodedata.normalize("NFKC", " ".join(text.split()))


def secret_of(stretched: bytes) -> TableSecret:
    """The secret of a table, from its stretched code (`Crypto.stretch`): HKDF with SHA-256."""
    extracted = hmac.digest(b"audiodice table 1", stretched, sha256)
    first = hmac.digest(extracted, b"topic\x01", sha256)
    return TableSecret(first[:16].hex(), hmac.digest(extracted, b"key\x01", sha256))


def sealed(crypto: Crypto, secret: TableSecret, nonce: bytes, data: bytes) -> bytes:
    """The encrypted message that the broker sees."""
    return nonce + crypto.seal(secret.key, nonce, data, secret.topic.encode())


def opened(crypto: Crypto, secret: TableSecret, message: bytes) -> bytes | None:
    """The decrypted message; None if it is of another table, was changed, or is too long."""
    if not OVERHEAD <= len(message) <= LARGEST:
        return None
    return crypto.open(secret.key, message[:NONCE], message[NONCE:], secret.topic.encode())
