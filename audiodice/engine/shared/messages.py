"""Messages of a shared table: signed JSON, read with suspicion. docs/shared-table.md lists them."""

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
"""Bytes of a message of the journal: the 20 of the longest item fit into one that brings them."""
_TALK, _TALKS = 8_192, ("here", "table", "header", "said", "left", "next", "ask", "proof")
_BRING = ("items", "opening")
LONGEST_TEXT = 300
"""Characters of what is said at the table."""


class BadMessageError(ValueError):
    """A message is not what it should be."""


class NotNowError(BadMessageError):
    """A message may be right, but it follows something else than what is here."""


def largest(kind: str) -> int:
    """How many bytes a message of this kind may have, with its signature."""
    return LARGEST - OVERHEAD if kind in _BRING else _TALK if kind in _TALKS else SMALL


@dataclass(frozen=True, slots=True)
class Signed:
    """A message, whose signature was checked: who signed it, what it says, and its bytes."""

    by: bytes
    body: Mapping[str, Any]
    raw: bytes

    @property
    def kind(self) -> str:
        """What kind of message it is."""
        return str(self.body["t"])

    @property
    def content(self) -> tuple[Any, ...]:
        """What it says, whoever says it."""
        return tuple(sorted((key, repr(value)) for key, value in self.body.items() if key != "by"))

    def number(self, name: str, most: int = MOST_NUMBER) -> int:
        """A whole number from 0 to `most`."""
        value = self.body.get(name)
        if type(value) is not int or not 0 <= value <= most:
            raise BadMessageError(f"{name} is no number from 0 to {most}")
        return value

    def text(self, name: str, most: int = LONGEST_TEXT) -> str:
        """Text that can be shown, of at most so many characters."""
        value = self.body.get(name)
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise BadMessageError(f"{name} is no text of at most {most} characters")
        return value

    def data(self, name: str, size: int = 32) -> bytes:
        """So many bytes, written in hex."""
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
    """A message of one's own; bytes are written in hex, tuples as lists."""
    body = {"t": kind, "by": key.public.hex()}
    body |= {n: v.hex() if isinstance(v, bytes) else v for n, v in fields.items()}
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
    return Signed(key.public, json.loads(text), key.sign(_about(topic, text)) + text)


def claimed_by(raw: bytes) -> tuple[bytes, Mapping[str, Any]]:
    """Who a message says it is from, and its body; raises BadMessageError. Nothing is verified."""
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
    """The message in its bytes; raises BadMessageError. `read`: what `claimed_by` made of them."""
    by, body = read or claimed_by(raw)
    if not crypto.verify(by, _about(topic, raw[_SIGNATURE:]), raw[:_SIGNATURE]):
        raise BadMessageError("its signature is not theirs")
    return Signed(by, body, raw)


def _about(topic: str, text: bytes) -> bytes:
    """What is signed: a signature of one table says nothing at another."""
    return b"audiodice shared 1 " + topic.encode() + b" " + text


def packed(raws: Iterable[bytes]) -> list[str]:
    """Messages to stand in another."""
    return [b64encode(raw).decode() for raw in raws]


def unpacked(crypto: Crypto, topic: str, texts: object) -> tuple[Signed, ...]:
    """The messages that stand in another; raises BadMessageError."""
    if not isinstance(texts, list) or not 1 <= len(texts) <= 20:
        raise BadMessageError("messages are a list")
    try:
        found = tuple([verified(crypto, topic, b64decode(text, validate=True)) for text in texts])
    except (ValueError, TypeError) as error:
        raise BadMessageError("a message in it is not whole") from error
    if any(len(message.raw) > largest(message.kind) for message in found):
        raise BadMessageError("a message in it is too long to be told on")
    return found
