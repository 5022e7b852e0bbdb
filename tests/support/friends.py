"""Stand-ins for the cryptography of a room."""

from __future__ import annotations

import hmac
from hashlib import sha256


class StandInKey:
    """A key whose signatures only its StandInCrypto can check."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self.public = sha256(b"public" + seed).digest()

    def sign(self, data: bytes) -> bytes:
        return hmac.digest(self._seed, data, "sha512")


class StandInCrypto:
    """Fast and not secret: any code with this object knows every key made with it."""

    def __init__(self) -> None:
        self._keys: dict[bytes, StandInKey] = {}
        self.verified = 0

    def new_key(self, seed: bytes) -> StandInKey:
        key = StandInKey(seed)
        self._keys[key.public] = key
        return key

    def verify(self, public: bytes, data: bytes, signature: bytes) -> bool:
        self.verified += 1
        key = self._keys.get(public)
        return key is not None and hmac.compare_digest(key.sign(data), signature)

    def seal(self, key: bytes, nonce: bytes, data: bytes, about: bytes) -> bytes:
        return data + hmac.digest(key, nonce + about + data, "sha256")[:16]

    def open(self, key: bytes, nonce: bytes, sealed: bytes, about: bytes) -> bytes | None:
        data, mark = sealed[:-16], sealed[-16:]
        right = hmac.digest(key, nonce + about + data, "sha256")[:16]
        return data if hmac.compare_digest(mark, right) else None

    def stretch(self, code: str) -> bytes:
        return sha256(code.encode()).digest()
