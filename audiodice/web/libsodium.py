"""`Crypto` of friends/room in a browser, implemented with libsodium.js."""

from __future__ import annotations

from audiodice.friends.room.secrets import MEMORY, PASSES, SALT
from audiodice.web.wire import SodiumCalls

_PUBLIC = 32  # bytes


class LibsodiumKey:
    """An Ed25519 key."""

    def __init__(self, calls: SodiumCalls, seed: bytes) -> None:
        """`seed` is 32 random bytes."""
        self._calls, self._secret = calls, calls.newKey(seed).to_bytes()
        self.public = self._secret[-_PUBLIC:]

    def sign(self, data: bytes) -> bytes:
        return self._calls.sign(self._secret, data).to_bytes()


class Libsodium:
    def __init__(self, calls: SodiumCalls) -> None:
        self._calls = calls

    def new_key(self, seed: bytes) -> LibsodiumKey:
        return LibsodiumKey(self._calls, seed)

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        return bool(self._calls.verify(public, data, signature))

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        return self._calls.seal(key, nonce, data, about).to_bytes()

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        opened = self._calls.open(key, nonce, sealed, about)
        return None if opened is None else opened.to_bytes()

    def stretch(self, code: str) -> bytes:
        """Derive 32 bytes from the digits of a code; 64 MB and 0.5 s make guessing expensive."""
        return self._calls.stretch(code.encode(), SALT, PASSES, MEMORY).to_bytes()
