"""Decrypts and checks the messages of the table's topic, and calls the handler of each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.model import IllegalAction
from audiodice.engine.shared.door import Door
from audiodice.engine.shared.messages import BadMessageError, NotNowError, claimed_by, verified
from audiodice.engine.shared.secrets import NONCE, TAG, opened

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.engine.shared.asking import Asking
    from audiodice.engine.shared.cheating import Cheating
    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.messages import Signed

_REMEMBERED = 4_096
"""The number of past messages that are recognized when someone repeats them."""


class Ear:
    """Receives the messages of members and of anybody else who writes to the topic."""

    def __init__(
        self,
        desk: Desk,
        asking: Asking,
        cheating: Cheating,
        meanings: dict[str, Callable[[Signed], None]],
    ) -> None:
        """`meanings` are the handlers by kind of message."""
        self.meanings = meanings
        self._desk, self._asking, self._cheating = desk, asking, cheating
        self._door = Door(desk)
        self._heard: dict[bytes, None] = {}  # nonce and tag of each message, in order

    def hear(self, data: bytes) -> None:
        """Handle a message: any bytes. An invalid one is reported, and changes nothing."""
        if (which := data[:NONCE] + data[-TAG:]) in self._heard:
            return
        raw = opened(self._desk.crypto, self._desk.secret, data)
        if raw is None:
            return
        self._heard[which] = None
        if len(self._heard) > _REMEMBERED:
            del self._heard[next(iter(self._heard))]
        by = b""  # a sender is reported only once the signature is checked
        try:
            claimed, body = claimed_by(raw)
            kind = str(body["t"])
            if claimed == self._desk.key.public:
                self._own(raw, kind)
            elif kind in self.meanings and self._door.lets_in(claimed, len(raw), kind):
                read = claimed, body
                message = verified(self._desk.crypto, self._desk.secret.topic, raw, read)
                by = claimed
                if kind == "roll":  # other kinds are checked where they begin an item
                    self._cheating.instead_of_throw(message)
                self.meanings[kind](message)
        except NotNowError:
            pass  # too late or too early; `Asking` requests missing entries
        except (IllegalAction, BadMessageError) as error:
            self._door.tell_of(by, str(error))
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            self._door.tell_of(by, type(error).__name__)

    def _own(self, raw: bytes, kind: str) -> None:
        """Handle our own message: it is only of use if the program was killed after sending it."""
        if kind in ("roll", "act", "back") and not self._asking.knows_the_end:
            message = verified(self._desk.crypto, self._desk.secret.topic, raw)
            self.meanings[kind](message)
