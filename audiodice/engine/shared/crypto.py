"""What a shared table needs of a library of cryptography; `net/sodium.py` has it."""

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
        """The key that 32 bytes of chance make."""

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        """Whether the owner of `public` signed `data`; no bytes make it raise."""

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        """`data` that only holders of the key (32 bytes) can read or change, 16 bytes longer.

        A `nonce` of 24 bytes is used once. `about` is not in it, but whoever opens it needs it.
        """

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        """What was sealed; None if anything was changed."""

    def stretch(self, code: str) -> bytes:
        """32 bytes of a spoken code, slowly: Argon2id, 64 MiB, three passes (about 0.3 s)."""
