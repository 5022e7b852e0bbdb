"""What comes in from the table's topic: opened, looked at, and given to the part that it is for."""

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
"""So many messages are known again: whoever can write to the topic could send them again."""


class Ear:
    """Hears everybody at the table, and whoever else writes to its topic."""

    def __init__(
        self,
        desk: Desk,
        asking: Asking,
        cheating: Cheating,
        meanings: dict[str, Callable[[Signed], None]],
    ) -> None:
        """`meanings`: by kind of message, what to do with one."""
        self.meanings = meanings
        self._desk, self._asking, self._cheating = desk, asking, cheating
        self._door = Door(desk)
        self._heard: dict[bytes, None] = {}  # nonce and tag of each message, in order

    def hear(self, data: bytes) -> None:
        """A message: any bytes at all. What fits no rule is told of and changes nothing."""
        if (which := data[:NONCE] + data[-TAG:]) in self._heard:
            return
        raw = opened(self._desk.crypto, self._desk.secret, data)
        if raw is None:
            return
        self._heard[which] = None
        if len(self._heard) > _REMEMBERED:
            del self._heard[next(iter(self._heard))]
        by = b""  # nobody is told of before it is sure whose message it is
        try:
            claimed, body = claimed_by(raw)
            kind = str(body["t"])
            if claimed == self._desk.key.public:
                self._own(raw, kind)
            elif kind in self.meanings and self._door.lets_in(claimed, len(raw), kind):
                read = claimed, body
                message = verified(self._desk.crypto, self._desk.secret.topic, raw, read)
                by = claimed
                if kind == "roll":  # other kinds are looked at where they begin an item
                    self._cheating.instead_of_throw(message)
                self.meanings[kind](message)
        except NotNowError:
            pass  # it came too late, or too early: what is missing is asked for
        except (IllegalAction, BadMessageError) as error:
            self._door.tell_of(by, str(error))
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
            self._door.tell_of(by, type(error).__name__)

    def _own(self, raw: bytes, kind: str) -> None:
        """Our own message comes back: of use only to a program that was killed after it sent it."""
        if kind in ("roll", "act", "back") and not self._asking.knows_the_end:
            message = verified(self._desk.crypto, self._desk.secret.topic, raw)
            self.meanings[kind](message)
