"""The event loop, which waits for a key or a timer and never polls."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from audiodice.core.picture import Touch
from audiodice.devices.input.face import (
    Closed,
    Event,
    Focus,
    Key,
    KeyFace,
    Released,
    SoundDevice,
    Woken,
)
from audiodice.session.housekeeping import CHECK_MS, Housekeeping
from audiodice.ui.router import Router


def run(
    face: KeyFace,
    router: Router,
    housekeeping: Housekeeping,
    clock: Callable[[], float],
    rescue: Callable[[Exception], bool] = lambda _: False,
) -> None:
    """Run until the router is done. `clock` returns ms.

    `rescue` is called with an exception on a key or a timer; unless it returns True, the exception
    is raised.
    """
    gc.freeze()  # the objects made so far stay; scanning them again would delay keys
    gc.enable()
    sys.setswitchinterval(0.0005)  # s: other threads delay a key by 0.5 ms instead of 5
    check_at = clock() + CHECK_MS
    while not router.done:
        due = router.due()
        wanted = check_at if due is None else min(due, check_at)
        event = face.wait(max(0, round(wanted - clock())))
        try:
            _pass_on(event, router, housekeeping)
            now = clock()
            router.tick(now)
            if due is not None and due <= now:
                face.changed()
            if now >= check_at:
                check_at = now + CHECK_MS
                housekeeping.check()
        except Exception as error:
            if not rescue(error):
                raise
    housekeeping.check(leaving=True)


def _pass_on(event: Event | None, router: Router, housekeeping: Housekeeping) -> None:
    match event:
        case Key(name, text, held):
            router.key(name, text, held=held)
        case Released(name):
            router.release(name)
        case Touch():
            router.touch(event)
        case Closed():
            router.closed()
        case Focus(gained):
            router.focus(gained=gained)
        case Woken():
            housekeeping.flush_notices()
        case SoundDevice(came):
            housekeeping.sound_device(came=came)
