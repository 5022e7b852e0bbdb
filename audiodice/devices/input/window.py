"""The window: keys and the mouse from SDL, and the picture of the screen.

To start fast, it starts only SDL's display. See view.py for when it draws.
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from audiodice.core.picture import Touch
from audiodice.devices.input import keys
from audiodice.devices.input.composing import COMPOSED, Composing
from audiodice.devices.input.face import (
    Closed,
    Event,
    Focus,
    Key,
    KeyFace,
    Released,
    Signals,
    SoundDevice,
    Woken,
)
from audiodice.devices.input.view import View
from audiodice.devices.input.window_opening import open_window, scale, sdl_library
from audiodice.devices.input.window_sleep import sleeper
from audiodice.devices.input.window_title import Title

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.picture import Picture

_TEXT_INPUT = 0x303  # SDL_TEXTINPUT


class Window(KeyFace):
    """A KeyFace in a window of `size` pixels, with text `caption_px` pixels high.

    With `repeat`, a key that is held down repeats. Raises NoFace if there is no display.
    """

    captions = True

    def __init__(
        self, size: tuple[int, int] = (640, 360), caption_px: int = 32, repeat: bool = False
    ) -> None:
        self.name = "window"
        self._pg = pg = open_window(size)
        self._title = Title(pg.display.set_caption, spoken=sys.platform == "win32")
        self._events: deque[Any] = deque()
        self._ctrl_alone = False
        self._down: dict[int, str] = {}  # by scancode: Shift may change the name before the release
        self._pressed = ""  # the choice on which the mouse's button is down
        self._reader_keys: set[int] = set()  # held down, so other keys are the screen reader's
        self._typing = self._lost = self._closed = False
        self._sdl = sdl_library(pg)
        pg.event.set_blocked(None)
        pg.event.set_allowed([
            pg.QUIT, pg.KEYDOWN, pg.KEYUP, pg.TEXTINPUT, pg.WINDOWFOCUSGAINED,
            pg.WINDOWFOCUSLOST, pg.WINDOWEXPOSED, pg.WINDOWSIZECHANGED,
            pg.AUDIODEVICEADDED, pg.AUDIODEVICEREMOVED, pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP,
        ])  # fmt: skip
        self.text_entry(False)
        if repeat:
            pg.key.set_repeat(500, 60)
        self._signals = Signals()
        self._view = View(caption_px, scale(), self._signals.stir)
        self._composing = Composing(pg, self._signals.stir)
        self._sleep = sleeper(pg, self._sdl, self._signals, repeat)

    def wait(self, timeout_ms: int | None) -> Event | None:
        """See KeyFace. Draws what has changed, but first returns events that have come."""
        until = None if timeout_ms is None else time.perf_counter() + timeout_ms / 1000
        while True:
            while self._events:
                if (event := self._read(self._events.popleft())) is not None:
                    self._view.changed()
                    return event
            self._gather(0)
            if self._events:
                continue
            now, drawn_at = time.perf_counter(), self._view.due()
            if drawn_at is not None and drawn_at <= now:
                self._draw()
                continue  # new events may be in Xlib's queue, where they end no sleep
            if until is not None and until <= now:
                return None
            ends = min((at for at in (until, drawn_at) if at is not None), default=None)
            self._gather(None if ends is None else max(1, round((ends - now) * 1000)))

    def _gather(self, ms: int | None) -> None:
        if not self._lost:
            self._lost = not self._sleep.until_event(ms)
        if not self._lost:
            self._events.extend(map(self._composing.sorted_out, self._pg.event.get()))
        self._events.extend(self._composing.take_keys())
        if self._signals.taken():
            self._events.append(Woken())
        if reason := self._signals.reason or ("display lost" if self._lost else ""):
            self._events.append(Closed(reason))

    def _read(self, event: Any) -> Event | None:
        """The event for the loop; None for events that it does not need."""
        if isinstance(event, Woken | Closed):
            return event
        if isinstance(event, Key):
            return event if event.name or self._typing else None
        if event is COMPOSED:
            self._ctrl_alone = False
            return None
        pg = self._pg
        if event.type == pg.KEYDOWN:
            return self._press(event)
        if event.type == pg.KEYUP:
            return self._lift(event)
        if event.type in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
            return self._click(event, down=event.type == pg.MOUSEBUTTONDOWN)
        return self._read_other(event)

    def _read_other(self, event: Any) -> Event | None:
        pg = self._pg
        if event.type == pg.TEXTINPUT:  # without a key: from an input method, or a held key
            return Key("", event.text) if self._typing and not self._reader_keys else None
        if event.type == pg.QUIT:
            return Closed("window closed")
        if event.type in (pg.WINDOWFOCUSGAINED, pg.WINDOWFOCUSLOST):
            return self._focus(gained=event.type == pg.WINDOWFOCUSGAINED)
        if event.type in (pg.AUDIODEVICEADDED, pg.AUDIODEVICEREMOVED):
            came = event.type == pg.AUDIODEVICEADDED
            # Of removed devices only the one in use has a number. Microphones do not matter.
            ours = not event.iscapture and (came or event.which != 0)
            return SoundDevice(came) if ours else None
        self._view.exposed()
        return None

    def _click(self, event: Any, *, down: bool) -> Touch | Released | None:
        if event.button != 1:
            return None
        pressed, self._pressed = self._pressed, ""
        if not down:
            return Released(pressed) if pressed else None
        touch = self._view.hit(event.pos)
        if touch is not None and touch.what == "choice":
            self._pressed = str(touch.id)
            return replace(touch, held=True)
        return touch

    def _press(self, event: Any) -> Key | None:
        # SDL posts a key and the text it types together. pygame's event.unicode keeps one text for
        # each key, not for each press: of two fast presses, the first would get the second's text.
        text = ""
        if self._events and getattr(self._events[0], "type", None) == self._pg.TEXTINPUT:
            text = self._events.popleft().text
        elif self._sdl is None:
            text = event.unicode if event.unicode.isprintable() else ""
        only_ctrl = not event.mod & 0xF03  # no shift, alt or cmd
        self._ctrl_alone = event.scancode in keys.CTRL_SCANCODES and only_ctrl
        name = keys.pressed(event.key, event.scancode, event.mod, text)
        if name.startswith(("ctrl+", "alt+", "cmd+")):
            text = ""
        if keys.belongs_to_reader(event.key, name):
            self._reader_keys.add(event.scancode)
        elif self._reader_keys:
            return None
        if not name:
            return None
        if not self._typing:
            self._down[event.scancode] = name
        return Key(name, text, held=not self._typing)

    def _lift(self, event: Any) -> Key | Released | None:
        alone, self._ctrl_alone = self._ctrl_alone, False
        self._reader_keys.discard(event.scancode)
        if alone and event.scancode in keys.CTRL_SCANCODES:
            return Key("ctrl")
        name = self._down.pop(event.scancode, "")  # SDL posts this too when the focus is lost
        return Released(name) if name else None

    def _focus(self, *, gained: bool) -> Focus:
        self._ctrl_alone = False
        self._reader_keys.clear()
        self._title.focus(gained=gained)
        if gained:  # SDL has turned the input method on again
            self._take_text()
        return Focus(gained)

    def wake(self) -> None:
        self._signals.ring()

    def show(self, text: str) -> None:
        self._view.show(text)

    def title(self, text: str) -> None:
        if not self._lost:
            self._title.set(text)

    def bigger(self, step: int) -> None:
        self._view.bigger(step)

    def dress(self, colours: str, *, captions: bool, motion: bool) -> None:
        self._view.dress(colours, captions=captions, motion=motion)

    def draw_from(
        self, make: Callable[[str], Picture], failed: Callable[[Exception], object]
    ) -> None:
        self._view.use(make, failed)

    def changed(self) -> None:
        self._view.ticked()

    @property
    def copies(self) -> bool:
        return self._sdl is not None

    def copy(self, text: str) -> bool:
        if self._sdl is None:
            return False
        return bool(self._sdl.SDL_SetClipboardText(text.encode(errors="replace")) == 0)

    def text_entry(self, on: bool) -> None:
        if on != self._typing and not self._lost:
            self._gather(0)
            self._composing.switch(on)
        self._typing = on
        self._take_text()

    def _take_text(self) -> None:
        """Have SDL report the typed text of keys, but use its input method only to type a text."""
        # On a Mac all text comes by way of the input method. With one that composes, keys still
        # come, and are named by their place; so it stays on.
        if self._typing or self._pg.display.get_driver() == "cocoa":
            self._pg.key.start_text_input()
            return
        self._pg.key.stop_text_input()  # turns off the input method, but also text events
        if self._sdl is not None:
            self._sdl.SDL_EventState(_TEXT_INPUT, 1)  # turns text events on again

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._composing.close()
        self._signals.close()
        self._sleep.close()
        os.close(self._signals.fd)
        if self._lost:
            atexit.unregister(self._pg.quit)  # it would call the lost server
        else:
            self._pg.display.quit()

    def _draw(self) -> None:
        surface = None if self._lost else self._pg.display.get_surface()
        if surface is None:
            self._view.give_up()
        else:
            self._view.draw(surface, self._flip)

    def _flip(self, part: Any) -> None:
        if part is None:
            self._pg.display.flip()
        else:
            self._pg.display.update(part)
