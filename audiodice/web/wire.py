"""The JavaScript objects that the worker gives to Python to play with friends."""

from __future__ import annotations

from typing import Protocol


class Bytes(Protocol):
    """A Uint8Array."""

    def to_bytes(self) -> bytes:
        """A copy of its bytes."""


class SodiumCalls(Protocol):
    """site/friends/sodium.js: libsodium.js."""

    def newKey(self, seed: bytes) -> Bytes:  # noqa: N802 -- JavaScript's name
        """A key, 64 bytes, of which the last 32 are public."""

    def sign(self, secret: bytes, data: bytes) -> Bytes:
        """An Ed25519 signature."""

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        """Whether it is a valid signature."""

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> Bytes:
        """XChaCha20-Poly1305"""

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> Bytes | None:
        """The data that was sealed; None if anything was changed."""

    def stretch(self, code: bytes, salt: bytes, passes: int, memory: int) -> Bytes:
        """32 bytes by Argon2id."""


class Wire(Protocol):
    """site/friends/wire.js: lines to brokers, each with a number. Messages go to the bridge."""

    page: str
    """The address of the page, without query or fragment."""
    relay: str
    """The URL of the relay that comes with the page; "" for none."""
    sodium: SodiumCalls

    def open(self, number: int, url: str, topic: str, user: str, password: str) -> None:
        """Connect, and reconnect until the line is closed."""

    def send(self, number: int, message: bytes) -> None:
        """Publish a message, now or when the line is up again."""

    def close(self, number: int) -> None:
        """Send the remaining messages, then close."""

    def closeAll(self) -> None:  # noqa: N802 -- JavaScript's name
        """Close every line."""
