"""The cryptography of a room; `friends/wire/sodium.py` implements it."""

from __future__ import annotations

from typing import Protocol


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
