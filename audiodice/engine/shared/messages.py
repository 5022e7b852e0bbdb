"""Messages of a shared table: signed JSON that may be hostile. See docs/shared-table.md."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from audiodice.core.model import Action
from audiodice.engine.shared.secrets import LARGEST, OVERHEAD

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from audiodice.engine.shared.crypto import Crypto, SigningKey

VERSION = 1
_SIGNATURE, _KEY = 64, 32
MOST_NUMBER = 2**31
SMALL = 2_048
"""The most bytes of a journal message; the 20 messages of the longest item fit into one message."""
_TALK, _TALKS = 8_192, ("here", "table", "header", "said", "left", "next", "ask", "proof")
_BRING = ("items", "opening")
LONGEST_TEXT = 300
"""The most characters of a chat text."""


class BadMessageError(ValueError):
    """A message is invalid."""


class NotNowError(BadMessageError):
    """A message may be valid, but it does not follow our journal."""


def largest(kind: str) -> int:
    """The most bytes of a message of this kind, with its signature."""
    return LARGEST - OVERHEAD if kind in _BRING else _TALK if kind in _TALKS else SMALL


@dataclass(frozen=True, slots=True)
class Signed:
    """A message with a valid signature: its signer, its content and its bytes."""

    by: bytes
    body: Mapping[str, Any]
    raw: bytes

    @property
    def kind(self) -> str:
        """The kind of the message."""
        return str(self.body["t"])

    @property
    def content(self) -> tuple[Any, ...]:
        """Its fields without the sender, to compare it with others."""
        return tuple(sorted((key, repr(value)) for key, value in self.body.items() if key != "by"))

    def number(self, name: str, most: int = MOST_NUMBER) -> int:
        """A whole number from 0 to `most`."""
        value = self.body.get(name)
        if type(value) is not int or not 0 <= value <= most:
            raise BadMessageError(f"{name} is no number from 0 to {most}")
        return value

    def text(self, name: str, most: int = LONGEST_TEXT) -> str:
        """Printable text of at most so many characters."""
        value = self.body.get(name)
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise BadMessageError(f"{name} is no text of at most {most} characters")
        return value

    def data(self, name: str, size: int = 32) -> bytes:
        """So many bytes; the message has them in hex."""
        value = self.body.get(name)
        if not isinstance(value, str) or len(value) != 2 * size:
            raise BadMessageError(f"{name} has not {size} bytes")
        try:
            found = bytes.fromhex(value)
        except ValueError:
            raise BadMessageError(f"{name} is not in hex") from None
        if found.hex() != value:
            raise BadMessageError(f"{name} is not in hex")
        return found

    @property
    def action(self) -> Action:
        """The action of an `act` or a `roll`."""
        arg: Any = self.body.get("arg")
        if isinstance(arg, list) and len(arg) <= 64 and all(type(item) is int for item in arg):
            arg = tuple(arg)
        elif not (arg is None or type(arg) is int or (isinstance(arg, str) and arg.isprintable())):
            raise BadMessageError("an argument is a whole number, a word or whole numbers")
        return Action(self.text("do", 20), arg)


def signed(key: SigningKey, topic: str, kind: str, **fields: Any) -> Signed:
    """Sign a message; bytes are written in hex, tuples as lists."""
    body = {"t": kind, "by": key.public.hex()}
    body |= {n: v.hex() if isinstance(v, bytes) else v for n, v in fields.items()}
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
    return Signed(key.public, json.loads(text), key.sign(_about(topic, text)) + text)


def claimed_by(raw: bytes) -> tuple[bytes, Mapping[str, Any]]:
    """The sender that a message claims, and its body; raises BadMessageError. Verifies nothing."""
    try:
        body = json.loads(raw[_SIGNATURE:].decode())
        by = bytes.fromhex(body["by"])
        if not isinstance(body["t"], str) or len(by) != _KEY:
            raise BadMessageError("it does not say who it is from")
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadMessageError("it is no JSON object") from error
    return by, body


def verified(
    crypto: Crypto, topic: str, raw: bytes, read: tuple[bytes, Mapping[str, Any]] | None = None
) -> Signed:
    """The verified message; raises BadMessageError. `read` is the result of `claimed_by`."""
    by, body = read or claimed_by(raw)
    if not crypto.verify(by, _about(topic, raw[_SIGNATURE:]), raw[:_SIGNATURE]):
        raise BadMessageError("its signature is not theirs")
    return Signed(by, body, raw)


def _about(topic: str, text: bytes) -> bytes:
    """The signed bytes. They name the table, so a signature is not valid at another one."""
    return b"audiodice shared 1 " + topic.encode() + b" " + text


def packed(raws: Iterable[bytes]) -> list[str]:
    """Messages in the form in which another message includes them."""
    return [b64encode(raw).decode() for raw in raws]


def unpacked(crypto: Crypto, topic: str, texts: object) -> tuple[Signed, ...]:
    """The messages that another message includes; raises BadMessageError."""
    if not isinstance(texts, list) or not 1 <= len(texts) <= 20:
        raise BadMessageError("messages are a list")
    try:
        found = tuple([verified(crypto, topic, b64decode(text, validate=True)) for text in texts])
    except (ValueError, TypeError) as error:
        raise BadMessageError("a message in it is not whole") from error
    if any(len(message.raw) > largest(message.kind) for message in found):
        raise BadMessageError("a message in it is too long to be told on")
    return found
