"""The ladder of voices, the best first: the backends, and which of them can speak."""

from __future__ import annotations

import contextlib
import itertools
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from audiodice.devices.speech.backend import Backend, MindsFocus, Prepares, VoiceSettings
from audiodice.devices.speech.slot import BackendTimeout, VoiceSlot, VoiceState

if TYPE_CHECKING:
    from audiodice.devices.speech.backend import VoiceChannel
    from audiodice.devices.speech.inbox import SpeechInbox

T = TypeVar("T")

PREPARING_S = 10.0  # the longest that imports and opening may take, which no other call includes
_LONGEST_PAUSE = 5  # times `probe_every`: how rarely absent voices are asked in the end
CHOICES = ("auto", "screen-reader", "prism", "native", "embedded", "text", "off")
_NATIVE_DRIVERS = {"win32": "sapi5", "darwin": "nsss"}


def build(
    choice: str,
    *,
    lang: str,
    mixer: VoiceChannel,
    write: Callable[[str], object],
    settings: VoiceSettings | None = None,
    earcon: Callable[[], object] | None = None,
    reading: Callable[[str], str] = str,
    platform: str = sys.platform,
) -> list[Backend]:
    """The backends for a choice, not yet opened. Other backends are not imported.

    "text" is the last backend of every choice, so that nothing is lost if the others fail; "off"
    is an empty list. Our own voices read `settings` for every sentence. `write` shows a line, given
    without its line end, and `earcon` plays a sound with it. espeak-ng speaks `reading(text)`.
    Raises ValueError for any other choice.
    """
    if choice not in CHOICES:
        raise ValueError(f"Speech is one of {', '.join(CHOICES)}, not {choice}.")
    if choice == "off":
        return []
    settings = settings or VoiceSettings()
    backends: list[Backend] = []
    if choice in ("auto", "screen-reader"):
        backends += _screen_readers(lang, settings, platform)
    if choice == "prism":
        from audiodice.devices.speech.prism import Prism

        backends.append(Prism())
    # On Linux the native voice is espeak-ng too, but called indirectly: only if asked for.
    if choice == "native" or (choice == "auto" and platform in _NATIVE_DRIVERS):
        if driver := _NATIVE_DRIVERS.get(platform):
            from audiodice.devices.speech.native import Native

            backends.append(Native(settings, lang, driver=driver))
        else:
            from audiodice.devices.speech.native_file import NativeFile

            backends.append(NativeFile(mixer, lang, settings, reading=reading))
    if choice in ("auto", "embedded"):
        from audiodice.devices.speech.embedded import Embedded

        backends.append(Embedded(mixer, lang, settings, reading=reading))
    backends.append(Text(write, earcon))
    return backends


def _screen_readers(lang: str, settings: VoiceSettings, platform: str) -> list[Backend]:
    if platform == "win32":
        from audiodice.devices.speech.screenreaders import WINDOWS

        return [reader() for reader in WINDOWS]
    if platform == "darwin":
        from audiodice.devices.speech.screenreaders import VoiceOver

        return [VoiceOver()]
    from audiodice.devices.speech.announcement import Announcement
    from audiodice.devices.speech.orca import Orca
    from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher

    return [Orca(), Announcement(), SpeechDispatcher(lang, settings)]


class Text(Backend):
    """The last voice: writes each text as a line, which rarely fails, and plays a short sound."""

    name = "text"
    rung = "text"

    def __init__(
        self, write: Callable[[str], object], earcon: Callable[[], object] | None = None
    ) -> None:
        self._write = write
        self._earcon = earcon

    def probe(self) -> None: ...

    def speak(self, text: str, interrupt: bool) -> None:  # noqa: ARG002
        self._write(text)
        if self._earcon is not None:
            self._earcon()

    def silence(self) -> None: ...

    def close(self) -> None: ...


class VoiceLadder:
    """All voices, the best first. Calls them, and looks for a better one than the current one.

    Only for the speech thread, which goes on taking from `inbox` while it waits for a backend.
    """

    def __init__(
        self, backends: Sequence[Backend], inbox: SpeechInbox, timeout: float, probe_every: float
    ) -> None:
        """A call may take `timeout` s.

        Better voices are probed after `probe_every` s, then after pauses that grow.
        """
        self._slots = [VoiceSlot(backend, inbox.post) for backend in backends]
        self._inbox = inbox
        self._timeout = timeout
        self._probe_every = self._pause = probe_every
        self._probe_at = 0.0

    def __iter__(self) -> Iterator[VoiceSlot]:
        return iter(self._slots)

    def __bool__(self) -> bool:
        return bool(self._slots)

    @property
    def best(self) -> VoiceSlot | None:
        """The current voice: the first that is known to be able to speak."""
        return next((slot for slot in self._slots if slot.state is VoiceState.ABLE), None)

    @property
    def likely(self) -> VoiceSlot | None:
        """The current voice; until the first probe has returned, the first that may be able."""
        return self.best or next((slot for slot in self._slots if slot.able), None)

    def above(self, slot: VoiceSlot | None) -> Iterator[VoiceSlot]:
        return itertools.takewhile(lambda other: other is not slot, self._slots)

    def call(self, slot: VoiceSlot, function: Callable[[], T], timeout: float = 0.0) -> T:
        """Have the slot's worker call `function`, and wait; notes what is posted meanwhile.

        Raises what the function raised, or BackendTimeout if it does not return within `timeout`
        seconds (by default the ladder's timeout).
        """
        call = slot.ask(function)
        timeout = timeout or self._timeout
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            if self.wait_for_item(deadline) is call:
                return call.result()
        slot.hang(call)
        raise BackendTimeout(f"{slot.backend.name} did not answer within {timeout:g} s")

    def wait_for_item(self, until: float) -> Future[Any] | None:
        """Take one item from the inbox, waiting at most until `until` (monotonic, s; may be inf).

        If it is a call that has returned, tells its slot and returns it.
        """
        call = self._inbox.wait_for_item(until)
        if call is not None:
            for slot in self._slots:
                slot.returned(call)
        return call

    def probe(self, slot: VoiceSlot) -> BaseException | None:
        """Ask the voice whether it can speak now, and wait; returns None, or why not."""
        try:
            if isinstance(slot.backend, Prepares):
                self.call(slot, slot.backend.prepare, PREPARING_S)
            self.call(slot, slot.backend.probe)
        except BackendTimeout as error:
            return error
        except BaseException as error:  # noqa: BLE001, RUF100 - any error: unable
            slot.failed()
            return error
        slot.state = VoiceState.ABLE
        return None

    def find_best(self) -> None:
        """At the start: probe from the best down until one is able.

        The screen readers prepare themselves side by side, each on its own thread.
        """
        for slot in self._slots:
            if isinstance(slot.backend, Prepares) and slot.backend.rung == "screen-reader":
                slot.ask(slot.backend.prepare)
        for slot in self._slots:
            if slot.able and self.probe(slot) is None:
                return

    def next_probe(self) -> float:
        """When to `look_up` again (monotonic, s); infinity if there is no better voice."""
        return self._probe_at if self._better() else math.inf

    def postpone_probe(self) -> None:
        """Wait a full interval: a voice that answered its probe has just failed to speak."""
        self._pause = self._probe_every
        self._probe_at = time.monotonic() + self._probe_every

    def look_up(self) -> None:
        """If it is time, probe the better voices, without waiting for the answers."""
        now = time.monotonic()
        if now < self._probe_at:
            return
        self._probe_at = now + self._pause
        self._pause = min(2 * self._pause, _LONGEST_PAUSE * self._probe_every)
        for slot in self._better():
            slot.probe_idly(now, self._timeout)

    def retry_all(self) -> None:
        """Try all voices again, except those that hang."""
        for slot in self._slots:
            if slot.state is VoiceState.UNABLE and not slot.recovering:
                slot.state = VoiceState.UNKNOWN

    def pass_focus(self, front: bool) -> None:
        """Tell the voices that mind it that the window won or lost the focus, without waiting."""
        for slot in self._slots:
            if isinstance(backend := slot.backend, MindsFocus):
                slot.ask(partial(backend.in_front, front))

    def close(self, until: float, last: VoiceSlot | None) -> None:
        """Close the voices that were used, waiting at most until `until` (monotonic, s).

        `last` took the last text.
        """
        for slot in self._slots:
            if slot.state is VoiceState.HUNG:
                continue  # its thread is a daemon and ends with the program
            used = slot.state is VoiceState.ABLE or slot is last
            left = until - time.monotonic()
            with contextlib.suppress(BaseException):
                if used and left > 0:
                    self.call(slot, slot.backend.close, left)
                elif used:
                    slot.ask(slot.backend.close)
            slot.end()

    def _better(self) -> list[VoiceSlot]:
        return [slot for slot in self.above(self.best) if not slot.recovering]
