"""Offers a text to the voices, the best first, and follows it to its end."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Progress, ReportsProgress, Unable
from audiodice.devices.speech.slot import BackendTimeout, VoiceSlot, VoiceState

if TYPE_CHECKING:
    from audiodice.devices.speech.braille_display import BrailleDisplay
    from audiodice.devices.speech.inbox import Message, SpeechInbox
    from audiodice.devices.speech.ladder import VoiceLadder

_LOOK_OWN = 0.02  # s: two mixer buffers; the longest gap before the next utterance
_LOOK_OTHER = 0.1  # s: only to notice a daemon that died mid-sentence


class Dispatcher:
    """Offers a text to each voice, the best first; keeps a text that no voice takes."""

    def __init__(
        self,
        inbox: SpeechInbox,
        ladder: VoiceLadder,
        failed: Callable[[str, VoiceSlot, str], object],
        retry_every: float,
        display: BrailleDisplay | None,
    ) -> None:
        """`failed(text, slot, why)` is called for each voice that did not take a text.

        A text that no voice took is offered again after `retry_every` seconds. `display` shows the
        texts of voices that are no screen readers; a screen reader has braille of its own.
        """
        self._display = display
        self._inbox = inbox
        self._ladder = ladder
        self._failed = failed
        self._retry_every = retry_every
        self._retry_at = 0.0

    @property
    def not_before(self) -> float:
        """When to offer again, on the monotonic clock (s); 0.0 while a voice is able."""
        return 0.0 if self._ladder.best else self._retry_at

    def offer(self, message: Message) -> VoiceSlot | None:
        """Offer the text; returns the voice that took it.

        None if the text waits again, or is no longer wanted.
        """
        inbox = self._inbox
        for slot in self._ladder:
            if message.only_by not in ("", slot.backend.name):
                if slot.able and self._ladder.probe(slot) is None:
                    return None  # the voice that it tells of is not the one that speaks
            elif slot.able and self._taken(message, slot):
                self._show_braille(message, slot)
                return slot
            if not inbox.text_wanted:
                return None
            if inbox.waiting.answer and not message.interrupt:
                # An answer has come, which would cut this text if it were spoken now.
                inbox.waiting.put_back([message])
                return None
        inbox.waiting.put_back([message])
        self._retry_at = time.monotonic() + self._retry_every
        self._ladder.retry_all()
        return None

    def _taken(self, message: Message, slot: VoiceSlot) -> bool:
        """Whether the voice took the text; a voice that raises is closed and asked once more."""
        for last_chance in (False, True):
            if self._ladder.probe(slot) is not None or not self._inbox.text_wanted:
                return False
            try:
                self._ladder.call(slot, lambda: slot.backend.speak(message.text, message.interrupt))
            except BaseException as error:  # noqa: BLE001, RUF100
                self._ladder.postpone_probe()
                self._failed(message.text, slot, error_text(error))
                if isinstance(error, BackendTimeout):
                    return False
                # After a timeout it is stopped, not broken: opening it again would wait again.
                if last_chance or isinstance(error, TimeoutError | Unable):
                    slot.failed()
                    return False
                with contextlib.suppress(BaseException):
                    self._ladder.call(slot, slot.backend.close)
                if not slot.able or not self._inbox.text_wanted:
                    return False
            else:
                return True
        return False

    def _show_braille(self, message: Message, slot: VoiceSlot) -> None:
        shown = message.text if message.braille is None else message.braille
        reader = slot.backend.rung == "screen-reader" and not slot.backend.uses_settings
        if shown and reader:
            # Do not wait for it: if it hangs, the words must not be said again.
            slot.ask(lambda: slot.backend.braille(shown))
        if self._display is not None:
            self._display.show("" if reader else shown)


class PlaybackTracker:
    """Follows the voice that speaks until it ends, is cut, or loses its texts."""

    def __init__(self, ladder: VoiceLadder) -> None:
        self._ladder = ladder
        self.last: VoiceSlot | None = None
        """The voice that took the last text, followed or not: the one to silence."""
        self.followed: VoiceSlot | None = None
        """The voice whose end is waited for."""
        self.due = math.inf
        """When to `follow` again, on the monotonic clock (s); infinity if nothing is followed."""
        self._progress: Callable[[], Progress] = lambda: Progress(False)
        self._texts: list[str] = []  # which the followed voice has taken since it was last quiet

    @property
    def own_sounds(self) -> bool:
        return self.followed is not None and self.followed.backend.own_voice

    def took(self, slot: VoiceSlot, text: str) -> None:
        """Note that the voice took a text, and follow it if the voice knows when it ends."""
        self.last = slot
        if isinstance(slot.backend, ReportsProgress):
            if self.followed is not slot:
                self.followed, self._progress, self._texts = slot, slot.backend.progress, []
            self._texts.append(text)
            self._look_later(slot)

    def follow(self) -> tuple[VoiceSlot, Progress] | None:
        """If it is time, ask the voice how far it is; returns it if it has lost texts.

        If the voice raises, all its texts are lost.
        """
        slot = self.followed
        if slot is None or time.monotonic() < self.due:
            return None
        self._look_later(slot)
        try:
            progress = self._ladder.call(slot, self._progress)
        except BaseException as error:  # noqa: BLE001, RUF100
            slot.failed()
            progress = Progress(False, tuple(self._texts), error_text(error))
        if not progress.busy:
            self._stop_following()
        return (slot, progress) if progress.lost else None

    def silence(self) -> None:
        """Cut the voice that took the last text, and stop following."""
        self._stop_following()
        slot = self.last
        if slot is not None and slot.state is VoiceState.ABLE:
            try:
                self._ladder.call(slot, slot.backend.silence)
            except BackendTimeout:
                pass
            except BaseException:  # noqa: BLE001, RUF100
                slot.state = VoiceState.UNKNOWN

    def _look_later(self, slot: VoiceSlot) -> None:
        self.due = time.monotonic() + (_LOOK_OWN if slot.backend.own_voice else _LOOK_OTHER)

    def _stop_following(self) -> None:
        self.followed, self.due = None, math.inf
