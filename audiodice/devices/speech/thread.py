"""The speech thread: one queue in, one voice at a time out, and nothing said is lost."""

from __future__ import annotations

import contextlib
import itertools
import threading
import time
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from audiodice.devices.speech.backend import Backend, Follows, Progress, Unable
from audiodice.devices.speech.hand import Call
from audiodice.devices.speech.messages import Message, Until, Waiting
from audiodice.devices.speech.rungs import Rung, Rungs, State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_FOLLOW_OWN = 0.02  # s: two mixer buffers; the next utterance starts this soon after the last
_PATIENCE = 3.0  # s: a disk that hangs must not silence the game for longer
_FOLLOW_OTHER = 0.1  # s: only to notice a daemon that died mid-sentence


class _Hung(Exception):  # noqa: N818
    """A backend's call did not come back in time."""


@dataclass(frozen=True, slots=True)
class _Close:
    until: float  # monotonic, s


_SILENCE, _HASTEN, _SAFE = object(), object(), object()


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
        self._inbox: SimpleQueue[object] = SimpleQueue()
        self._rungs = Rungs(backends, self._inbox.put, timeout_ms / 1000, probe_ms / 1000)
        self._on_spoken = on_spoken
        self._on_failed = on_failed
        self._on_changed = on_changed
        self._timeout = timeout_ms / 1000
        self._retry_every = probe_ms / 1000
        self._pending = Waiting()
        self._trying: Message | None = None  # in the hands of a backend that has not returned
        self._playing: Rung | None = None  # took something that has not ended
        self._in_doubt: list[str] = []  # what it took since it was last quiet
        self._last: Rung | None = None  # the one to silence
        self._cut = False
        self._follow_at = self._retry_at = 0.0
        self._closing: _Close | None = None
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)

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
                after.when_done(lambda: self._inbox.put(_SAFE))

    def silence(self) -> None:
        """Cut what is sounding and drop what is waiting; never blocks."""
        self._inbox.put(_SILENCE)

    def hasten(self) -> None:
        """A key was pressed: no text waits for its not-before time any longer."""
        self._inbox.put(_HASTEN)

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
        self._inbox.put(_Close(time.monotonic() + wait))
        self._thread.join(wait + 0.2)

    # The rest runs on the speech thread.

    def _run(self) -> None:
        self._find_best()
        while True:
            if self._cut or self._interrupted():
                self._silence_now()
            self._follow()
            now = time.monotonic()
            if self._closing and (now >= self._closing.until or self._nothing_left()):
                break
            if self._pending and self._starts_at() <= now:
                self._deliver(self._pending.take())
                continue
            self._rungs.look_up()
            wait = self._next_due() - time.monotonic()
            with contextlib.suppress(Empty):
                self._take(self._inbox.get(timeout=None if wait == float("inf") else max(wait, 0)))
        self._let_go()

    def _own_is_sounding(self) -> bool:
        return self._playing is not None and self._playing.backend.own_voice

    def _interrupted(self) -> bool:
        """An own voice is cut at once, though the answer itself may have to wait its time."""
        return self._own_is_sounding() and self._pending.answer

    def _nothing_left(self) -> bool:
        return not self._pending and not self._own_is_sounding()

    def _starts_at(self) -> float:
        """When the first waiting text may start: in the past, at a time, or never as yet."""
        if self._own_is_sounding():
            return float("inf")  # until its end, or until cut
        waits = self.own_voice and not self._closing
        retry_at = 0.0 if self._rungs.best else self._retry_at
        held = self._pending.held_until(time.monotonic())
        return max(retry_at, held, self._pending.not_before if waits else 0.0)

    def _next_due(self) -> float:
        """When the thread must act if nothing arrives; infinity lets an idle table sleep."""
        due = [float("inf")]
        if self._playing is not None:
            due.append(self._follow_at)
        if self._pending:
            due.append(self._starts_at())
        due.append(self._rungs.next_probe())
        if self._closing:
            due.append(self._closing.until)
        return min(due)

    def _take(self, event: object) -> None:
        """Note one event; calls nothing, so it may run while a backend is busy."""
        match event:
            case Message():
                self._pending.add(event)
                if event.interrupt and self._trying is not None and self._trying.interrupt:
                    self._trying = None
            case Call():
                for rung in self._rungs:
                    rung.returned(event)
            case _Close():
                self._closing = event
            case _ if event is _SILENCE:
                self._pending.clear()
                self._trying = None
                self._cut = True
            case _ if event is _HASTEN:
                self._pending.hasten()
            case _:
                pass  # what a text waited for is done: waking up was all

    def _call(self, rung: Rung, function: Callable[[], object], timeout: float = 0.0) -> object:
        """Let the rung's hand call `function`; events that arrive meanwhile are noted.

        Raises what it raised, and `_Hung` when it does not return in time.
        """
        call = rung.hand.ask(function)
        deadline = time.monotonic() + (timeout or self._timeout)
        while (left := deadline - time.monotonic()) > 0:
            with contextlib.suppress(Empty):
                event = self._inbox.get(timeout=left)
                if event is not call:
                    self._take(event)
                elif call.error is not None:
                    raise call.error
                else:
                    return call.value
        rung.hang(call)
        raise _Hung(f"{rung.backend.name} did not answer within {self._timeout:g} s")

    def _deliver(self, message: Message) -> None:
        """Give the message to the first rung that takes it; keep it when none does."""
        self._trying = message
        for rung in self._rungs:
            if rung.able and self._offer(rung, message):
                self._trying = None
                return
            if self._dropped():
                return
            if self._pending.answer and not message.interrupt:
                self._trying = None  # an answer came: were this spoken now, it would be cut
                self._pending.put_back([message])
                return
        self._trying = None
        self._pending.put_back([message])
        self._retry_at = time.monotonic() + self._retry_every
        for rung in self._rungs:
            if rung.state is State.DOWN and rung.late is None:
                rung.state = State.UNKNOWN

    def _dropped(self) -> bool:
        """Whether the text being tried was silenced, or superseded, while a backend failed."""
        return self._trying is None

    def _offer(self, rung: Rung, message: Message) -> bool:
        """Whether the rung took the message; a raising one is rebuilt and asked once more."""
        for last_chance in (False, True):
            if not self._probe(rung) or self._dropped():
                return False
            try:
                self._call(rung, lambda: rung.backend.speak(message.text, message.interrupt))
            except _Hung as error:
                self._failed(message.text, rung, error)
                return False
            except BaseException as error:  # noqa: BLE001, RUF100
                self._failed(message.text, rung, error)
                # A timeout of its own means stopped, not broken: rebuilding only waits again.
                if last_chance or isinstance(error, TimeoutError | Unable):
                    rung.state = State.DOWN
                    return False
                with contextlib.suppress(BaseException):
                    self._call(rung, rung.backend.close)
                if not rung.able or self._dropped():
                    return False
            else:
                self._spoken(message, rung)
                return True
        return False

    def _probe(self, rung: Rung) -> bool:
        """Ask the rung whether it can speak now, and wait for the answer."""
        try:
            self._call(rung, rung.backend.probe)
        except _Hung:
            return False
        except BaseException:  # noqa: BLE001, RUF100 - whatever it raises, it is not able
            rung.state = State.DOWN
        else:
            rung.state = State.UP
        return rung.state is State.UP

    def _spoken(self, message: Message, rung: Rung) -> None:
        text, before, self._last = message.text, self._last, rung
        shown = text if message.braille is None else message.braille
        if isinstance(rung.backend, Follows):
            if self._playing is not rung:
                self._in_doubt.clear()
            self._playing = rung
            self._in_doubt.append(text)
            self._follow_at = time.monotonic() + self._pace(rung)
        if shown and rung.backend.rung == "screen-reader":
            # Not waited for: were it to hang, the words must not be said again.
            rung.hand.ask(lambda: rung.backend.braille(shown))
        if self._on_spoken:
            with contextlib.suppress(Exception):  # the game's record must not silence it
                self._on_spoken(text, rung.backend.name)
        if self._on_changed and before not in (None, rung):
            better = rung in itertools.takewhile(lambda one: one is not before, self._rungs)
            with contextlib.suppress(Exception):
                self._on_changed(before.backend.name, rung.backend.name, better)

    def _failed(self, text: str, rung: Rung, error: object) -> None:
        # One that fails though its probe is well is not trusted again at once.
        self._rungs.wait()
        if self._on_failed:
            why = str(error) or type(error).__name__
            with contextlib.suppress(Exception):
                self._on_failed(text, rung.backend.name, why)

    @staticmethod
    def _pace(rung: Rung) -> float:
        return _FOLLOW_OWN if rung.backend.own_voice else _FOLLOW_OTHER

    def _follow(self) -> None:
        """Ask the sounding backend how far it is; what it lost is said again, first."""
        rung = self._playing
        if rung is None or time.monotonic() < self._follow_at:
            return
        self._follow_at = time.monotonic() + self._pace(rung)
        assert isinstance(rung.backend, Follows)  # noqa: S101 - set only for those
        try:
            progress = self._call(rung, rung.backend.progress)
            assert isinstance(progress, Progress)  # noqa: S101
        except BaseException as error:  # noqa: BLE001, RUF100
            progress = Progress(False, tuple(self._in_doubt), str(error) or type(error).__name__)
            if rung.able:
                rung.state = State.DOWN
        if not progress.busy:
            self._playing = None
            self._in_doubt.clear()
        if progress.lost and not self._cut:  # cut meanwhile: nobody waits for it
            for text in progress.lost:
                self._failed(text, rung, progress.why)
            self._pending.put_back([Message(text) for text in progress.lost])

    def _silence_now(self) -> None:
        self._cut = False
        rung, self._playing = self._last, None
        self._in_doubt.clear()
        if rung is not None and rung.state is State.UP:
            try:
                self._call(rung, rung.backend.silence)
            except _Hung:
                pass
            except BaseException:  # noqa: BLE001, RUF100
                rung.state = State.UNKNOWN

    def _find_best(self) -> None:
        """At the start: probe downwards until one is able, so that `backend` is known."""
        for rung in self._rungs:
            if self._probe(rung):
                return

    def _let_go(self) -> None:
        until = self._closing.until if self._closing else 0.0
        for rung in self._rungs:
            if rung.state is State.HUNG:
                continue  # its thread is a daemon and ends with the program
            used = rung.state is State.UP or rung is self._last
            left = until - time.monotonic()
            with contextlib.suppress(BaseException):
                if used and left > 0:
                    self._call(rung, rung.backend.close, left)
                elif used:
                    rung.hand.ask(rung.backend.close)
            rung.hand.leave()
