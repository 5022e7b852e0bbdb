"""The relays by which friends meet: the setting `relays`, and the public ones of relays.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # urllib: not at the start
    from audiodice.core.broker_address import BrokerAddress

AUTOMATIC, NETWORK = "automatic", "network"


class RelayError(ValueError):
    """Text that names no relays; `wrong` is the part that is wrong, without a password."""

    def __init__(self, wrong: str, why: str) -> None:
        super().__init__(why)
        self.wrong = wrong


@dataclass(frozen=True, slots=True)
class Relay:
    """A public relay: its operator as it is said, and its URL for a desktop and for a page."""

    operator: str
    desktop: str
    page: str


def public(text: str) -> tuple[Relay, ...]:
    """The public relays; `text` is relays.toml."""
    import tomllib

    return tuple(Relay(**one) for one in tomllib.loads(text)["relay"])


def tidy(text: str) -> str:
    """The setting in one form: single blanks; "automatic" if there is no text."""
    parts = text.replace(",", " ").split()
    choice = " ".join(parts).casefold()
    return choice if choice in (AUTOMATIC, NETWORK) else " ".join(parts) or AUTOMATIC


def own(text: str) -> tuple[BrokerAddress, ...]:
    """The addresses in the setting; () if it has none. Raises RelayError.

    >>> [one.said for one in own(" relay.example,ws://[::1]:9001/x ")]
    ['relay.example:8883', '[::1]:9001']
    """
    text = tidy(text)
    return () if text in (AUTOMATIC, NETWORK) else tuple(map(_address, text.split()))


def _address(part: str) -> BrokerAddress:
    from audiodice.core.broker_address import AddressError, parse

    shown = part.rpartition("@")[2]
    if "//" not in part:  # a host alone; one without a dot is rather a word that is misspelt
        if "." not in part:
            raise RelayError(shown, "is no address")
        part = f"mqtts://{part}"
    try:
        return parse(part)
    except AddressError as error:
        raise RelayError(shown, str(error)) from None
