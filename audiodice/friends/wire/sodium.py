"""The cryptography of a room, by libsodium (PyNaCl): `Crypto` of friends/room."""

from __future__ import annotations

from audiodice.friends.room.secrets import MEMORY, PASSES, SALT


class SodiumKey:
    """An Ed25519 key."""

    def __init__(self, seed: bytes) -> None:
        from nacl.signing import SigningKey

        self._key = SigningKey(seed)
        self.public = bytes(self._key.verify_key)

    def sign(self, data: bytes) -> bytes:
        return bytes(self._key.sign(data).signature)


class Sodium:
    """Ed25519, XChaCha20-Poly1305 and Argon2id."""

    def new_key(self, seed: bytes) -> SodiumKey:
        return SodiumKey(seed)

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        from nacl.exceptions import CryptoError
        from nacl.signing import VerifyKey

        try:
            VerifyKey(public).verify(data, signature)
        except (CryptoError, ValueError, TypeError):
            return False
        return True

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_encrypt as encrypt

        return bytes(encrypt(data, about, nonce, key))

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt as decrypt
        from nacl.exceptions import CryptoError

        try:
            return bytes(decrypt(sealed, about, nonce, key))
        except (CryptoError, ValueError, TypeError):
            return None

    def stretch(self, code: str) -> bytes:
        from nacl import pwhash

        return bytes(pwhash.argon2id.kdf(32, code.encode(), SALT, opslimit=PASSES, memlimit=MEMORY))
