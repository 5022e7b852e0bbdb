"""The event loop: it waits for a key or a timer, and never polls."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from audiodice.devices.input.face import (
    Closed,
    Event,
    Face,
    Focus,
    Key,
    Released,
    SoundDevice,
    Woken,
)
from audiodice.session.housekeeping import LOOK_MS, Housekeeping
from audiodice.ui.router import Router


def run(
    face: Face,
    router: Router,
    housekeeping: Housekeeping,
    clock: Callable[[], float],
    rescue: Callable[[Exception], bool] = lambda _: False,
) -> None:
    """Run until the router is done. `clock` returns ms.

    After an exception on a key or a timer, `rescue` returns whether to go on; if not, the
    exception is raised.
    """
    gc.freeze()  # objects made at start-up stay; scanning them again would delay key presses
    gc.enable()
    sys.setswitchinterval(0.0005)  # s: other threads delay a key by half a ms, not five
    look_at = clock() + LOOK_MS
    while not router.done:
        due = router.due()
        wanted = look_at if due is None else min(due, look_at)
        event = face.wait(max(0, round(wanted - clock())))
        try:
            _pass_on(event, router, housekeeping)
            now = clock()
            router.tick(now)
            if now >= look_at:
                look_at = now + LOOK_MS
                housekeeping.look()
        except Exception as error:
            if not rescue(error):
                raise
    housekeeping.look(leaving=True)


def _pass_on(event: Event | None, router: Router, housekeeping: Housekeeping) -> None:
    match event:
        case Key(name, text, held):
            router.key(name, text, held=held)
        case Released(name):
            router.release(name)
        case Closed():
            router.closed()
        case Focus(gained):
            router.focus(gained=gained)
        case Woken():
            housekeeping.flush_notices()
        case SoundDevice(came):
            housekeeping.sound_device(came=came)
