"""The cryptography of a shared table in a browser, by libsodium.js: `Crypto` of engine/shared."""

from __future__ import annotations

from audiodice.engine.shared.secrets import MEMORY, PASSES, SALT
from audiodice.web.wire import SodiumCalls

_PUBLIC = 32  # bytes


class LibsodiumKey:
    """An Ed25519 key."""

    def __init__(self, calls: SodiumCalls, seed: bytes) -> None:
        """From 32 random bytes."""
        both = calls.newKey(seed).to_bytes()
        self.public, self._secret = both[:_PUBLIC], both[_PUBLIC:]
        self._calls = calls

    def sign(self, data: bytes) -> bytes:
        """The signature, 64 bytes."""
        return self._calls.sign(self._secret, data).to_bytes()


class Libsodium:
    """Ed25519, XChaCha20-Poly1305 and Argon2id."""

    def __init__(self, calls: SodiumCalls) -> None:
        self._calls = calls

    def new_key(self, seed: bytes) -> LibsodiumKey:
        """The key that 32 random bytes make."""
        return LibsodiumKey(self._calls, seed)

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        """Whether the owner of a public key has signed the data; any bytes may be given."""
        return bool(self._calls.verify(public, data, signature))

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        """Data that only the holders of a key (32 bytes) can read; a nonce (24) is used once."""
        return self._calls.seal(key, nonce, data, about).to_bytes()

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        """What was sealed; None if anything of it was changed."""
        opened = self._calls.open(key, nonce, sealed, about)
        return None if opened is None else opened.to_bytes()

    def stretch(self, code: str) -> bytes:
        """32 bytes from the words of a code: 64 MB and half a second, so that guessing is dear."""
        return self._calls.stretch(code.encode(), SALT, PASSES, MEMORY).to_bytes()
