"""The event loop: it waits for a key or a timer, and never polls."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from audiodice.devices.input.face import Closed, Event, Face, Focus, Key, SoundDevice, Woken
from audiodice.ui.router import Router

LOOK_MS = 2000.0  # how often a lost sound device is looked for, and changed settings are kept


def run(
    face: Face,
    router: Router,
    clock: Callable[[], float],
    rescue: Callable[[Exception], bool] = lambda _: False,
) -> None:
    """Run until the router is done. `clock` gives ms; timers are the screens' own.

    `rescue` is asked whether to go on after an exception on a key or a timer; else it is raised.
    """
    gc.freeze()  # what start-up made stays: looking at it again would only cost key presses time
    gc.enable()
    sys.setswitchinterval(0.0005)  # s: work beside us lets a key through within half a ms, not five
    look_at = clock() + LOOK_MS
    while not router.done:
        due = router.due()
        wanted = look_at if due is None else min(due, look_at)
        event = face.wait(max(0, round(wanted - clock())))
        try:
            _pass_on(event, router)
            now = clock()
            if due is not None and due <= now:
                router.tick()
            if now >= look_at:
                look_at = now + LOOK_MS
                router.look_after()
        except Exception as error:
            if not rescue(error):
                raise
    router.look_after()


def _pass_on(event: Event | None, router: Router) -> None:
    match event:
        case Key(name, text):
            router.key(name, text)
        case Closed():
            router.closed()
        case Focus(gained):
            router.focus(gained=gained)
        case Woken():
            router.woken()
        case SoundDevice(came):
            router.sound_device(came=came)
