"""The speech thread: one queue in, one voice at a time out, and nothing said is lost."""

from __future__ import annotations

import contextlib
import math
import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING

from audiodice.devices.speech.delivery import Delivery
from audiodice.devices.speech.desk import Close, Desk, Wish
from audiodice.devices.speech.follower import Follower
from audiodice.devices.speech.messages import Message, Until
from audiodice.devices.speech.reports import Reports
from audiodice.devices.speech.rungs import Rungs, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from audiodice.devices.speech.backend import Backend

_PATIENCE = 3.0  # s: a disk that hangs must not silence the game for longer


class Speech:
    """Speaks what it is told, in order, by the best voice that works.

    `backends` run from best to last. A call that takes longer than `timeout_ms` is abandoned
    and its backend left alone until the call returns; the message goes to the next one. Every
    `probe_ms` while a better voice than the one in force exists, it is looked for.

    `on_spoken(text, backend)` and `on_failed(text, backend, why)` are called on the speech
    thread, when a text has been taken and when a backend failed to take or to finish it;
    `on_changed(before, now, better)` when another voice than the last has taken one.
    """

    def __init__(
        self,
        backends: Sequence[Backend],
        *,
        on_spoken: Callable[[str, str], object] | None = None,
        on_failed: Callable[[str, str, str], object] | None = None,
        on_changed: Callable[[str, str, bool], object] | None = None,
        timeout_ms: int = 1500,
        probe_ms: int = 2000,
    ) -> None:
        timeout, probe_every = timeout_ms / 1000, probe_ms / 1000
        reports = Reports(on_spoken, on_failed, on_changed)
        self._inbox: SimpleQueue[object] = SimpleQueue()
        self._rungs = rungs = Rungs(backends, self._inbox.put, timeout, probe_every)
        self._desk = desk = Desk(self._inbox, rungs, timeout)
        self._follower = Follower(desk, rungs, reports)
        self._delivery = Delivery(desk, rungs, self._follower, reports, probe_every)
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)

    def probe_all(self) -> Iterator[tuple[Backend, BaseException | None]]:
        """Each backend, and what its probe raised: None, it could speak now. Only before `start`.

        As later, each is called on its own thread, and one that hangs is left behind (`Hung`).
        """
        for rung in self._rungs:
            yield rung.backend, self._delivery.probe(rung)

    def start(self) -> None:
        """Start the thread; without backends there is none, and `say` does nothing."""
        if self._rungs:
            self._thread.start()

    def say(
        self,
        text: str,
        *,
        interrupt: bool = False,
        not_before_ms: int = 0,
        braille: str | None = None,
        after: Until | None = None,
    ) -> None:
        """Queue `text`; never blocks. `braille` is what a braille display shows of it, "" for
        nothing, None for the text itself.

        With `interrupt` it cuts what is sounding and goes first, and takes the place of an
        earlier interrupting text still waiting; other waiting texts follow it. An own voice
        starts it no sooner than `not_before_ms` from now. No voice starts it before `after` is
        done, unless that takes longer than `_PATIENCE`.
        """
        now = time.monotonic()
        not_before = now + not_before_ms / 1000 if not_before_ms else 0.0
        if self._rungs and text.strip():
            self._inbox.put(Message(text, interrupt, not_before, braille, after, now + _PATIENCE))
            if after is not None:
                after.when_done(lambda: self._inbox.put(Wish.LOOK))

    def silence(self) -> None:
        """Cut what is sounding and drop what is waiting; never blocks."""
        self._inbox.put(Wish.SILENCE)

    def hasten(self) -> None:
        """A key was pressed: no text waits for its not-before time any longer."""
        self._inbox.put(Wish.HASTEN)

    @property
    def backend(self) -> str:
        """The name of the voice in force; "none" when there is none."""
        best = self._rungs.best
        return best.backend.name if best else "none"

    @property
    def likely(self) -> str:
        """As `backend`; but before the first probe has come back, the voice about to be tried."""
        rung = self._rungs.likely
        return rung.backend.name if rung else "none"

    @property
    def own_voice(self) -> bool:
        """Whether this program makes the sound, so that it can time, duck and tune it."""
        best = self._rungs.best
        return best is not None and best.backend.own_voice

    def close(self, wait_ms: int = 300) -> None:
        """Hand over what is waiting, for at most `wait_ms`, then let go of every backend."""
        if not self._thread.is_alive():
            return
        wait = wait_ms / 1000
        self._inbox.put(Close(time.monotonic() + wait))
        self._thread.join(wait + 0.2)

    # The rest runs on the speech thread.

    def _run(self) -> None:
        desk, follower = self._desk, self._follower
        self._delivery.find_best()
        while True:
            if desk.cut or self._interrupted():
                follower.silence()
            follower.follow()
            now = time.monotonic()
            if desk.closing and (now >= desk.closing.until or self._nothing_left()):
                break
            if desk.waiting and self._starts_at() <= now:
                self._delivery.deliver(desk.waiting.take())
                continue
            self._rungs.look_up()
            desk.note_next(self._next_due())
        self._let_go()

    def _interrupted(self) -> bool:
        """An own voice is cut at once, though the answer itself may have to wait its time."""
        return self._follower.own_sounds and self._desk.waiting.answer

    def _nothing_left(self) -> bool:
        return not self._desk.waiting and not self._follower.own_sounds

    def _starts_at(self) -> float:
        """When the first waiting text may start: in the past, at a time, or never as yet."""
        if self._follower.own_sounds:
            return math.inf  # until its end, or until cut
        waiting = self._desk.waiting
        waits = self.own_voice and not self._desk.closing
        held = waiting.held_until(time.monotonic())
        return max(self._delivery.not_before, held, waiting.not_before if waits else 0.0)

    def _next_due(self) -> float:
        """When the thread must act if nothing arrives; infinity lets an idle table sleep."""
        desk = self._desk
        return min(
            self._follower.due,
            self._rungs.next_probe(),
            self._starts_at() if desk.waiting else math.inf,
            desk.closing.until if desk.closing else math.inf,
        )

    def _let_go(self) -> None:
        until = self._desk.closing.until if self._desk.closing else 0.0
        for rung in self._rungs:
            if rung.state is State.HUNG:
                continue  # its thread is a daemon and ends with the program
            used = rung.state is State.UP or rung is self._follower.last
            left = until - time.monotonic()
            with contextlib.suppress(BaseException):
                if used and left > 0:
                    self._desk.call(rung, rung.backend.close, left)
                elif used:
                    rung.hand.ask(rung.backend.close)
            rung.hand.leave()
