"""The speech thread: takes texts from a queue, uses one voice at a time, and loses no text."""

from __future__ import annotations

import contextlib
import math
import threading
import time
from typing import TYPE_CHECKING, TypeVarTuple

from audiodice.devices.base import Until, Voice
from audiodice.devices.speech.delivery import Dispatcher, PlaybackTracker
from audiodice.devices.speech.inbox import Close, Message, Request, SpeechInbox
from audiodice.devices.speech.ladder import VoiceLadder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from audiodice.devices.speech.backend import Backend
    from audiodice.devices.speech.braille_display import BrailleDisplay
    from audiodice.devices.speech.slot import VoiceSlot

_PATIENCE = 3.0  # s: a disk that hangs must not silence the game for longer


class Speech(Voice):
    """Speaks each text, in order, with the best voice that works.

    `backends` are ordered from the best to the last. If a call takes longer than `timeout_ms`, the
    text goes to the next voice, and the backend is not used until the call returns. While there
    are better voices than the current one, they are probed every `probe_ms`.

    These are called on the speech thread: `on_spoken(text, backend)` when a voice took a text,
    `on_failed(text, backend, why)` when a voice failed to take or to finish it, and
    `on_changed(before, now, better)` when another voice took a text than the player knows of:
    the first, and later the one whose news `say` has said with `only_by`.
    """

    def __init__(
        self,
        backends: Sequence[Backend],
        *,
        on_spoken: Callable[[str, str], object] | None = None,
        on_failed: Callable[[str, str, str], object] | None = None,
        on_changed: Callable[[str, str, bool], object] | None = None,
        display: BrailleDisplay | None = None,
        timeout_ms: int = 1500,
        probe_ms: int = 2000,
    ) -> None:
        timeout, probe_every = timeout_ms / 1000, probe_ms / 1000
        self._on_spoken, self._on_failed, self._on_changed = on_spoken, on_failed, on_changed
        self._inbox = SpeechInbox()
        self._ladder = VoiceLadder(backends, self._inbox, timeout, probe_every)
        self._tracker = PlaybackTracker(self._ladder)
        self._display = display
        self._dispatcher = Dispatcher(self._inbox, self._ladder, self._failed, probe_every, display)
        self._known: VoiceSlot | None = None  # the voice that the player knows to be speaking
        self._spoke = ""  # the voice that took the last text
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)

    def probe_all(self) -> Iterator[tuple[Backend, BaseException | None]]:
        """Each backend, and what its probe raised, or None if it could speak. Only before `start`.

        Each is called on its own thread. For one that hangs the error is a BackendTimeout.
        """
        for slot in self._ladder:
            yield slot.backend, self._ladder.probe(slot)

    def start(self) -> None:
        """Start the thread. Without backends there is no thread, and `say` does nothing."""
        if self._ladder:
            self._thread.start()

    def say(
        self,
        text: str,
        *,
        interrupt: bool = False,
        not_before_ms: int = 0,
        braille: str | None = None,
        after: Until | None = None,
        only_by: str = "",
    ) -> None:
        now = time.monotonic()
        not_before = now + not_before_ms / 1000 if not_before_ms else 0.0
        if self._ladder and text.strip():
            patience = now + _PATIENCE
            self._inbox.post(
                Message(text, interrupt, not_before, braille, after, patience, only_by)
            )
            if after is not None:
                after.when_done(lambda: self._inbox.post(Request.LOOK))

    def silence(self) -> None:
        self._inbox.post(Request.SILENCE)

    def hush(self) -> None:
        self._inbox.post(Request.HUSH)

    def hasten(self) -> None:
        self._inbox.post(Request.HASTEN)

    def in_front(self, front: bool) -> None:
        self._inbox.post(Request.FRONT if front else Request.BEHIND)
        if self._display is not None:
            self._display.in_front(front)

    @property
    def backend(self) -> str:
        """The name of the current voice; "none" if there is none."""
        best = self._ladder.best
        return best.backend.name if best else "none"

    @property
    def likely(self) -> str:
        """Like `backend`, but until the first probe has returned, the voice to be tried first."""
        likely = self._ladder.likely
        return likely.backend.name if likely else "none"

    @property
    def kind(self) -> str:
        likely = self._ladder.likely
        return likely.backend.rung if likely else "off"

    @property
    def own_voice(self) -> bool:
        best = self._ladder.best
        return best is not None and best.backend.own_voice

    @property
    def shows_braille(self) -> bool:
        return self._display is not None or not self.own_voice

    @property
    def uses_settings(self) -> bool:
        best = self._ladder.best
        return best is not None and best.backend.uses_settings

    def close(self, wait_ms: int = 300) -> None:
        """Pass on the waiting texts, for at most `wait_ms`, then close every backend."""
        if not self._thread.is_alive():
            return
        wait = wait_ms / 1000
        self._inbox.post(Close(time.monotonic() + wait))
        self._thread.join(wait + 0.2)
        if self._display is not None:
            self._display.close()

    # The rest runs on the speech thread.

    def _run(self) -> None:
        inbox, ladder, tracker = self._inbox, self._ladder, self._tracker
        ladder.find_best()
        while True:
            if inbox.focus is not None:
                ladder.pass_focus(inbox.focus)
                inbox.focus = None
            # An answer cuts our own voice now, though it may have to wait itself.
            if inbox.cut or (tracker.own_sounds and inbox.waiting.answer):
                inbox.cut = False
                tracker.silence()
            self._follow()
            now = time.monotonic()
            nothing_left = not inbox.waiting and not tracker.own_sounds
            if inbox.closing and (now >= inbox.closes_at or nothing_left):
                break
            if inbox.waiting and self._starts_at() <= now:
                self._deliver()
                continue
            ladder.look_up()
            ladder.wait_for_item(self._next_due())
        ladder.close(inbox.closes_at, tracker.last)

    def _deliver(self) -> None:
        message = self._inbox.take_text()
        slot = self._dispatcher.offer(message)
        if slot is None:
            return
        self._tracker.took(slot, message.text)
        _report(self._on_spoken, message.text, slot.backend.name)
        if self._known is None or message.only_by:
            self._known = slot
        elif slot.backend.name not in (self._known.backend.name, self._spoke):
            better = slot in self._ladder.above(self._known)
            _report(self._on_changed, self._known.backend.name, slot.backend.name, better)
        self._spoke = slot.backend.name

    def _follow(self) -> None:
        """Say the texts that the current voice has lost again, before all others."""
        followed = self._tracker.follow()
        if followed is None or self._inbox.cut:  # if it was cut meanwhile, it is not wanted
            return
        slot, progress = followed
        self._ladder.postpone_probe()
        for text in progress.lost:
            self._failed(text, slot, progress.why)
        self._inbox.waiting.put_back([Message(text) for text in progress.lost])

    def _failed(self, text: str, slot: VoiceSlot, why: str) -> None:
        _report(self._on_failed, text, slot.backend.name, why)

    def _starts_at(self) -> float:
        """When the first waiting text may start (monotonic, s); a time in the past means now."""
        if self._tracker.own_sounds or self._inbox.hushed:
            return math.inf  # until its end, or until cut
        first = self._inbox.waiting[0]
        own_time = first.not_before if self.own_voice and not self._inbox.closing else 0.0
        return max(self._dispatcher.not_before, first.held_until(time.monotonic()), own_time)

    def _next_due(self) -> float:
        """When the thread must act if nothing is posted (monotonic, s); infinity: not at all."""
        inbox = self._inbox
        return min(
            self._tracker.due,
            self._ladder.next_probe(),
            self._starts_at() if inbox.waiting else math.inf,
            inbox.closes_at,
        )


Facts = TypeVarTuple("Facts")


def _report(listener: Callable[[*Facts], object] | None, *facts: *Facts) -> None:
    if listener is not None:
        with contextlib.suppress(Exception):  # a listener that fails must not silence the game
            listener(*facts)
