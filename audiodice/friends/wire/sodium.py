"""The cryptography of a room, by libsodium (PyNaCl): `Crypto` of friends/room."""

from __future__ import annotations

from audiodice.friends.room.secrets import MEMORY, PASSES, SALT


class SodiumKey:
    """An Ed25519 key."""

    def __init__(self, seed: bytes) -> None:
        """From 32 random bytes."""
        from nacl.signing import SigningKey

        self._key = SigningKey(seed)
        self.public = bytes(self._key.verify_key)
        """32 bytes"""

    def sign(self, data: bytes) -> bytes:
        """The signature, 64 bytes."""
        return bytes(self._key.sign(data).signature)


class Sodium:
    """Ed25519, XChaCha20-Poly1305 and Argon2id."""

    def new_key(self, seed: bytes) -> SodiumKey:
        """The key made from 32 random bytes."""
        return SodiumKey(seed)

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        """Whether the owner of a public key has signed the data; any bytes may be given."""
        from nacl.exceptions import CryptoError
        from nacl.signing import VerifyKey

        try:
            VerifyKey(public).verify(data, signature)
        except (CryptoError, ValueError, TypeError):
            return False
        return True

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        """Encrypt data with a key (32 bytes); a nonce (24 bytes) must be used only once."""
        from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_encrypt as encrypt

        return bytes(encrypt(data, about, nonce, key))

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        """The decrypted data; None if anything was changed."""
        from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt as decrypt
        from nacl.exceptions import CryptoError

        try:
            return bytes(decrypt(sealed, about, nonce, key))
        except (CryptoError, ValueError, TypeError):
            return None

    def stretch(self, code: str) -> bytes:
        """32 bytes from the words of a code; 64 MB and 0.3 s make guessing expensive."""
        from nacl import pwhash

        return bytes(pwhash.argon2id.kdf(32, code.encode(), SALT, opslimit=PASSES, memlimit=MEMORY))
