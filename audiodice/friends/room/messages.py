"""Messages of a room: signed JSON that may be hostile. docs/shared-table.md lists them."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from audiodice.core.model import Action
from audiodice.friends.room.secrets import LARGEST, OVERHEAD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audiodice.friends.room.secrets import Crypto, SigningKey

_SIGNATURE, _KEY = 64, 32
MOST_NUMBER = 2**31
LONGEST = 8_192
"""The most bytes of a message that contains no others."""
LONGEST_TEXT = 300
"""The most characters of a chat text."""
LONGEST_PAUSE = 30 * 24 * 3600
"""The most seconds that are noted for an action."""


class BadMessageError(ValueError):
    """A message is invalid."""


class NotNowError(BadMessageError):
    """A message may be valid, but it does not follow our journal."""


@dataclass(frozen=True)
class Signed:
    """A message with a valid signature: its signer, its content and its bytes."""

    by: bytes
    body: Mapping[str, Any]
    raw: bytes

    @property
    def kind(self) -> str:
        """The kind of the message."""
        return str(self.body["t"])

    @cached_property
    def head(self) -> bytes:
        """The head of a journal that ends with this entry. `prev` binds it to all before it."""
        return sha256(self.raw[_SIGNATURE:]).digest()

    @cached_property
    def packed(self) -> str:
        """The message as another message, or a file, includes it."""
        return b64encode(self.raw).decode()

    def number(self, name: str, most: int = MOST_NUMBER) -> int:
        """A whole number from 0 to `most`."""
        value = self.body.get(name)
        if type(value) is not int or not 0 <= value <= most:
            raise BadMessageError(f"{name} is not a number from 0 to {most}")
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.body.get(name)
        if type(value) is not bool:
            raise BadMessageError(f"{name} is neither true nor false")
        return value

    def text(self, name: str, most: int = LONGEST_TEXT) -> str:
        """Printable text of at most so many characters."""
        value = self.body.get(name)
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise BadMessageError(f"{name} is not a text of at most {most} characters")
        return value

    def data(self, name: str, size: int = 32) -> bytes:
        """So many bytes; the message has them in hex."""
        return hex_bytes(self.body.get(name), size)

    def listed(self, name: str, most: int) -> list[Any]:
        """A list of at most so many items."""
        value = self.body.get(name)
        if not isinstance(value, list) or len(value) > most:
            raise BadMessageError(f"{name} is not a list of at most {most}")
        return value

    def datas(self, name: str, most: int) -> tuple[bytes, ...]:
        """A list of at most so many keys or links: 32 bytes each."""
        return tuple(hex_bytes(item) for item in self.listed(name, most))

    @property
    def action(self) -> Action:
        """The action in `do` and `arg`."""
        arg: Any = self.body.get("arg")
        if isinstance(arg, list) and len(arg) <= 64 and all(type(item) is int for item in arg):
            arg = tuple(arg)
        elif not (arg is None or type(arg) is int or (isinstance(arg, str) and arg.isprintable())):
            raise BadMessageError("an argument is a whole number, a word or whole numbers")
        return Action(self.text("do", 20), arg)

    @property
    def after(self) -> int:
        """The seconds that the player took for the action."""
        return self.number("after", LONGEST_PAUSE)


def hex_bytes(value: object, size: int = _KEY) -> bytes:
    """So many bytes that a message has in hex."""
    if isinstance(value, str) and len(value) == 2 * size:
        try:
            found = bytes.fromhex(value)
        except ValueError:
            found = b""
        if found.hex() == value:
            return found
    raise BadMessageError(f"it is not {size} bytes in hex")


def plain(value: Any) -> Any:
    """The value for JSON: bytes in hex, tuples as lists."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


def signed(key: SigningKey, topic: str, kind: str, **fields: Any) -> Signed:
    """Sign a message; bytes are written in hex."""
    body = plain({"t": kind, "by": key.public, **fields})
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
    return Signed(key.public, json.loads(text), key.sign(_about(topic, text)) + text)


def verified(crypto: Crypto, topic: str, raw: bytes) -> Signed:
    """The verified message; raises BadMessageError."""
    try:
        body = json.loads(raw[_SIGNATURE:].decode())
        by = hex_bytes(body["by"])
        if not isinstance(body["t"], str):
            raise BadMessageError("it has no kind")
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadMessageError("it is no JSON object with a sender and a kind") from error
    if not crypto.verify(by, _about(topic, raw[_SIGNATURE:]), raw[:_SIGNATURE]):
        raise BadMessageError("its signature is not theirs")
    if len(raw) > (LARGEST - OVERHEAD if body["t"] == "entries" else LONGEST):
        raise BadMessageError("it is too long")
    return Signed(by, body, raw)


def _about(topic: str, text: bytes) -> bytes:
    """The signed bytes. They name the room, so a signature is not valid in another one."""
    return b"audiodice room 2 " + topic.encode() + b" " + text


def unpacked(crypto: Crypto, topic: str, text: object) -> Signed:
    """An entry that another message, or a file, includes; raises BadMessageError."""
    try:
        raw = b64decode(str(text), validate=True)
    except ValueError as error:
        raise BadMessageError("an entry is not in base64") from error
    message = verified(crypto, topic, raw)
    if message.kind != "entry":
        raise BadMessageError("it is not an entry")
    return message
